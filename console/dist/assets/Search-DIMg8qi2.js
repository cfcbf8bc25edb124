import{A as e,D as t,M as n,U as r,a as i,c as a,d as o,h as s,i as c,r as l}from"./index-Bs61NPIO.js";import{r as u,t as d}from"./Stack-CwOJb01n.js";import{c as f,r as p}from"./common-5y6ACeiy.js";import{t as m}from"./Switch-C0gZAJZO.js";import{a as h,c as g,n as _,u as v}from"./catalogue-BLtCGhkX.js";import{t as y}from"./IconEyeOff-YT12O6OL.js";import{a as b,i as x,r as S}from"./session-3ZRXwG3O.js";import{t as C}from"./format-Dak9dJGG.js";import{i as w,t as T}from"./layout-CBKNJYKl.js";import{n as E,t as D}from"./marks-CgwetlNC.js";import{t as O}from"./PrincipalSelect-CxFj3GeX.js";import{t as k}from"./jsx-runtime-Wy9s6hX0.js";var A=_({title:`Search preview`,intro:`What recall answers, to whom and why. Compare two readers to see what one of them may not know.`,question:`Question`,ask:`Recall`,as:`As`,asOther:`Beside`,me:`Myself`,channel:`In conversation`,noChannel:`None`,mode:`Mode`,modes:{STRICT:`Strict`,RELAXED:`Relaxed`},history:`With past ones`,start:`Ask something to see what is recalled.`,startHint:`Any words do; a question finds relations too.`,none:`Nothing is recalled for this reader.`,hits:e=>`What ${e} gets`,only:e=>`Only ${e}`,both:`Both`,withheld:e=>`${e} withheld`,withheldHint:`Items that you would find and this reader may not know.`,tokens:e=>`${e} ${h(e,`token`,`tokens`)}`,omitted:(e,t)=>`Left out: ${e} for want of room, ${t} without a match`,degraded:`Answered without`,why:`Why`,score:`Score`,arms:{TEXT:`words`,VECTOR:`meaning`,NAME:`names`,GRAPH:`links`},rank:(e,t)=>`${e} no. ${t}`,types:{Claim:`Claim`,Passage:`Passage`,TimelineEvent:`Event`,Page:`Page`}},{title:`검색 미리보기`,intro:`회상이 누구에게 무엇을 왜 답하는지. 두 독자를 비교하면 한쪽이 볼 수 없는 것이 보입니다.`,question:`질문`,ask:`회상`,as:`독자`,asOther:`비교 대상`,me:`나`,channel:`대화`,noChannel:`없음`,mode:`모드`,modes:{STRICT:`엄격`,RELAXED:`완화`},history:`지난 것 포함`,start:`질문하면 무엇이 회상되는지 보입니다.`,startHint:`아무 단어나 됩니다. 질문은 관계도 찾습니다.`,none:`이 독자에게 회상되는 것이 없습니다.`,hits:e=>`${e} 님이 받는 것`,only:e=>`${e}만`,both:`둘 다`,withheld:e=>`${e}건 제외됨`,withheldHint:`당신은 찾지만 이 독자는 볼 수 없는 항목입니다.`,tokens:e=>`토큰 ${e}개`,omitted:(e,t)=>`제외: 공간 부족 ${e}건, 일치 없음 ${t}건`,degraded:`없이 답함`,why:`이유`,score:`점수`,arms:{TEXT:`단어`,VECTOR:`의미`,NAME:`이름`,GRAPH:`연결`},rank:(e,t)=>`${e} ${t}위`,types:{Claim:`주장`,Passage:`구절`,TimelineEvent:`사건`,Page:`페이지`}},{title:`检索预览`,intro:`回忆向谁回答什么、为什么。比较两位读者，可见其中一位无权知道的内容。`,question:`问题`,ask:`回忆`,as:`身份`,asOther:`对比`,me:`我自己`,channel:`会话`,noChannel:`无`,mode:`模式`,modes:{STRICT:`严格`,RELAXED:`宽松`},history:`包括过去的`,start:`提一个问题，看看会回忆起什么。`,startHint:`任何词都行；提问还能找到关系。`,none:`对这位读者没有可回忆的内容。`,hits:e=>`${e} 得到的`,only:e=>`仅 ${e}`,both:`两者`,withheld:e=>`保留了 ${e} 项`,withheldHint:`您能找到而这位读者无权知道的内容。`,tokens:e=>`${e} 个词元`,omitted:(e,t)=>`省略：因空间 ${e} 项，无匹配 ${t} 项`,degraded:`作答时缺少`,why:`原因`,score:`得分`,arms:{TEXT:`词语`,VECTOR:`语义`,NAME:`名称`,GRAPH:`关联`},rank:(e,t)=>`${e}第 ${t}`,types:{Claim:`断言`,Passage:`段落`,TimelineEvent:`事件`,Page:`页面`}}),j={question:`_question_l9thw_1`,two:`_two_l9thw_6`,hits:`_hits_l9thw_13`,hit:`_hit_l9thw_13`,text:`_text_l9thw_27`,why:`_why_l9thw_44`,factors:`_factors_l9thw_50`},M=k(),N=b(`
  query ConsoleRecall($query: String!, $history: Boolean, $conversation: ConversationInput, $as: String, $other: String, $two: Boolean!) {
    first: recall(query: $query, history: $history, conversation: $conversation, viewAs: $as) {
      ...RecallShown
    }
    second: recall(query: $query, history: $history, conversation: $conversation, viewAs: $other) @include(if: $two) {
      ...RecallShown
    }
  }
`),P=b(`
  fragment RecallShown on RecallResult {
    tokens
    withheld
    degraded
    omitted {
      byBudget
      byFloor
    }
    hits {
      score
      tokens
      why {
        text
        arms {
          arm
          rank
        }
        factors {
          name
          value
        }
        path {
          link
          forward
          from {
            title
          }
          to {
            title
          }
        }
      }
      item {
        __typename
        ... on Claim {
          id
          text
          scope
          about {
            __typename
            ... on Page {
              slug
              title
              type
            }
          }
        }
        ... on Passage {
          id
          text
          scope
          page {
            slug
            title
            type
          }
        }
        ... on TimelineEvent {
          id
          summary
          date
          scope
          on: about {
            slug
            title
            type
          }
        }
        ... on Page {
          id
          slug
          title
          type
          scope
        }
      }
    }
  }
`),F=b(`
  query ConsoleChannelNames {
    channels(first: 500) {
      nodes {
        externalId
        title
      }
    }
  }
`);function I(){let n=g(A),{viewer:r}=x(),{viewAs:i}=S(),{values:d,set:h}=l(`q`,`as`,`other`,`channel`,`mode`,`history`),[_,v]=c(d.q),y=f(F),b=Object.hasOwn(n.modes,d.mode)?d.mode:null,C=i?d.as:``,T=i&&d.other!==``,E=f(N,{query:d.q,history:d.history===`yes`||null,conversation:d.channel?{channel:d.channel,mode:b}:null,as:C||null,other:T?d.other:null,two:T},{enabled:d.q!==``,of:[C,T?d.other:``,d.channel,b].join(` `)}),D=e=>e||r.principal.displayName;return(0,M.jsxs)(M.Fragment,{children:[(0,M.jsx)(w,{title:n.title,text:n.intro}),(0,M.jsx)(`form`,{role:`search`,onSubmit:e=>{e.preventDefault(),h({q:_.trim()},!0)},children:(0,M.jsxs)(p,{align:`flex-end`,gap:`xs`,mb:`md`,children:[(0,M.jsx)(t,{label:n.question,className:j.question??``,value:_,leftSection:(0,M.jsx)(s,{size:14,"aria-hidden":!0}),onChange:e=>{v(e.currentTarget.value)}}),i&&(0,M.jsx)(O,{w:170,label:n.as,placeholder:n.me,clearable:!0,value:d.as||null,onChange:e=>{h({as:e},!0)}}),i&&(0,M.jsx)(O,{w:170,label:n.asOther,placeholder:n.noChannel,clearable:!0,value:d.other||null,onChange:e=>{h({other:e},!0)}}),(0,M.jsx)(e,{w:150,label:n.channel,placeholder:n.noChannel,clearable:!0,value:d.channel||null,data:(y.data?.channels?.nodes??[]).map(e=>({value:e.externalId,label:e.title??e.externalId})),onChange:e=>{h({channel:e},!0)}}),d.channel&&(0,M.jsx)(e,{w:100,label:n.mode,clearable:!0,value:b,data:Object.keys(n.modes).map(e=>({value:e,label:n.modes[e]})),onChange:e=>{h({mode:e},!0)}}),(0,M.jsx)(m,{size:`xs`,mb:6,label:n.history,checked:d.history===`yes`,onChange:e=>{h({history:e.currentTarget.checked?`yes`:null},!0)}}),(0,M.jsx)(u,{type:`submit`,disabled:_.trim()===``,children:n.ask})]})}),d.q===``?(0,M.jsx)(a,{icon:s,title:n.start,children:n.startHint}):(0,M.jsx)(o,{of:E,rows:10,children:({first:e,second:t})=>e&&(0,M.jsxs)(`div`,{className:t?j.two:void 0,children:[(0,M.jsx)(L,{result:e,name:D(C),...t?{other:t}:{}}),t&&(0,M.jsx)(L,{result:t,name:D(d.other),other:e})]})})]})}function L({result:e,name:t,other:i}){let o=g(A),s=C(),c=new Set(i?.hits.map(e=>e.item.id));return(0,M.jsxs)(T,{flush:!0,title:o.hits(t),count:e.hits.length,actions:(0,M.jsxs)(M.Fragment,{children:[e.withheld?(0,M.jsx)(n,{label:o.withheldHint,children:(0,M.jsx)(r,{color:`grape`,leftSection:(0,M.jsx)(y,{size:11,"aria-hidden":!0}),children:o.withheld(s.number(e.withheld))})}):null,(0,M.jsx)(v,{size:`xs`,c:`dimmed`,children:o.tokens(s.number(e.tokens))})]}),children:[e.hits.length===0&&(0,M.jsx)(a,{icon:y,title:o.none}),(0,M.jsx)(`ol`,{className:j.hits,children:e.hits.map(e=>(0,M.jsx)(`li`,{children:(0,M.jsx)(R,{hit:e,mark:i?c.has(e.item.id)?o.both:o.only(t):void 0,alone:i?!c.has(e.item.id):!1})},e.item.id))}),(0,M.jsxs)(v,{size:`xs`,c:`dimmed`,p:`sm`,children:[o.omitted(s.number(e.omitted.byBudget),s.number(e.omitted.byFloor)),e.degraded.length>0?` · ${o.degraded} ${e.degraded.join(`, `)}`:``]})]})}function R({hit:e,mark:t,alone:n}){let a=g(A),o=C(),[,s]=i(`claim`),{item:c,why:l}=e;return(0,M.jsx)(`div`,{className:j.hit,children:(0,M.jsxs)(d,{gap:4,children:[c.__typename===`Claim`&&(0,M.jsx)(`button`,{type:`button`,className:j.text,"aria-haspopup":`dialog`,onClick:()=>{s(c.id)},children:c.text}),c.__typename===`Passage`&&(0,M.jsx)(v,{size:`sm`,lineClamp:4,children:c.text}),c.__typename===`TimelineEvent`&&(0,M.jsxs)(v,{size:`sm`,children:[c.date,`: `,c.summary]}),c.__typename===`Page`&&(0,M.jsx)(D,{page:c}),(0,M.jsxs)(p,{gap:`xs`,children:[(0,M.jsx)(r,{color:`gray`,children:a.types[c.__typename]}),c.__typename===`Claim`&&c.about?.__typename===`Page`&&(0,M.jsx)(v,{size:`xs`,children:(0,M.jsx)(D,{page:c.about})}),c.__typename===`Passage`&&c.page&&(0,M.jsx)(v,{size:`xs`,children:(0,M.jsx)(D,{page:c.page})}),c.__typename===`TimelineEvent`&&(0,M.jsx)(v,{size:`xs`,children:(0,M.jsx)(D,{page:c.on})}),(0,M.jsx)(E,{scope:c.scope}),t&&(0,M.jsx)(r,{color:n?`orange`:`gray`,children:t})]}),(0,M.jsxs)(`details`,{className:j.why,children:[(0,M.jsxs)(`summary`,{children:[a.why,` · `,a.score,` `,e.score.toPrecision(3),` · `,l.arms.map(e=>a.rank(a.arms[e.arm],o.number(e.rank))).join(`, `)]}),(0,M.jsx)(v,{size:`xs`,mt:4,children:l.text}),l.path.length>0&&(0,M.jsx)(v,{size:`xs`,children:l.path.map(e=>e.forward?`${e.from.title} –${e.link}→ ${e.to.title}`:`${e.from.title} ←${e.link}– ${e.to.title}`).join(` · `)}),(0,M.jsx)(`dl`,{className:j.factors,children:l.factors.map(e=>(0,M.jsxs)(`div`,{children:[(0,M.jsx)(`dt`,{children:e.name}),(0,M.jsx)(`dd`,{children:e.value.toPrecision(3)})]},e.name))})]})]})})}export{I as Area,P as recallShown};