import{E as e,H as t,i as n,j as r,k as i,m as a,r as o,s,u as c}from"./index-DL8v2XJh.js";import{r as l,t as u}from"./Stack-CwOJb01n.js";import{c as d,r as f}from"./common-5y6ACeiy.js";import{t as p}from"./Switch-DR56sOHv.js";import{a as m,c as h,n as g,u as _}from"./catalogue-BLtCGhkX.js";import{t as v}from"./IconEyeOff-YT12O6OL.js";import{a as y,n as b,t as x}from"./jsx-runtime-Wy9s6hX0.js";import{a as S,i as C,r as w}from"./session-DnRW1IxZ.js";import{t as T}from"./format-CaQXsXck.js";import{i as E,t as D}from"./layout-WQ_3kdlf.js";import{n as O,t as k}from"./marks-DYIaYR77.js";import{t as A}from"./PrincipalSelect-5B9bsu9m.js";var j=y(b(),1),M=g({title:`Search preview`,intro:`What recall answers, to whom and why. Compare two readers to see what one of them may not know.`,question:`Question`,ask:`Recall`,as:`As`,asOther:`Beside`,me:`Myself`,channel:`In conversation`,noChannel:`None`,mode:`Mode`,modes:{STRICT:`Strict`,RELAXED:`Relaxed`},history:`With past ones`,start:`Ask something to see what is recalled.`,startHint:`Any words do; a question finds relations too.`,none:`Nothing is recalled for this reader.`,hits:e=>`What ${e} gets`,only:e=>`Only ${e}`,both:`Both`,withheld:e=>`${e} withheld`,withheldHint:`Items that you would find and this reader may not know.`,tokens:e=>`${e} ${m(e,`token`,`tokens`)}`,omitted:(e,t)=>`Left out: ${e} for want of room, ${t} without a match`,degraded:`Answered without`,why:`Why`,score:`Score`,arms:{TEXT:`words`,VECTOR:`meaning`,NAME:`names`,GRAPH:`links`},rank:(e,t)=>`${e} no. ${t}`,types:{Claim:`Claim`,Passage:`Passage`,TimelineEvent:`Event`,Page:`Page`}},{title:`검색 미리보기`,intro:`회상이 누구에게 무엇을 왜 답하는지. 두 독자를 비교하면 한쪽이 볼 수 없는 것이 보입니다.`,question:`질문`,ask:`회상`,as:`독자`,asOther:`비교 대상`,me:`나`,channel:`대화`,noChannel:`없음`,mode:`모드`,modes:{STRICT:`엄격`,RELAXED:`완화`},history:`지난 것 포함`,start:`질문하면 무엇이 회상되는지 보입니다.`,startHint:`아무 단어나 됩니다. 질문은 관계도 찾습니다.`,none:`이 독자에게 회상되는 것이 없습니다.`,hits:e=>`${e} 님이 받는 것`,only:e=>`${e}만`,both:`둘 다`,withheld:e=>`${e}건 제외됨`,withheldHint:`당신은 찾지만 이 독자는 볼 수 없는 항목입니다.`,tokens:e=>`토큰 ${e}개`,omitted:(e,t)=>`제외: 공간 부족 ${e}건, 일치 없음 ${t}건`,degraded:`없이 답함`,why:`이유`,score:`점수`,arms:{TEXT:`단어`,VECTOR:`의미`,NAME:`이름`,GRAPH:`연결`},rank:(e,t)=>`${e} ${t}위`,types:{Claim:`주장`,Passage:`구절`,TimelineEvent:`사건`,Page:`페이지`}},{title:`检索预览`,intro:`回忆向谁回答什么、为什么。比较两位读者，可见其中一位无权知道的内容。`,question:`问题`,ask:`回忆`,as:`身份`,asOther:`对比`,me:`我自己`,channel:`会话`,noChannel:`无`,mode:`模式`,modes:{STRICT:`严格`,RELAXED:`宽松`},history:`包括过去的`,start:`提一个问题，看看会回忆起什么。`,startHint:`任何词都行；提问还能找到关系。`,none:`对这位读者没有可回忆的内容。`,hits:e=>`${e} 得到的`,only:e=>`仅 ${e}`,both:`两者`,withheld:e=>`保留了 ${e} 项`,withheldHint:`您能找到而这位读者无权知道的内容。`,tokens:e=>`${e} 个词元`,omitted:(e,t)=>`省略：因空间 ${e} 项，无匹配 ${t} 项`,degraded:`作答时缺少`,why:`原因`,score:`得分`,arms:{TEXT:`词语`,VECTOR:`语义`,NAME:`名称`,GRAPH:`关联`},rank:(e,t)=>`${e}第 ${t}`,types:{Claim:`断言`,Passage:`段落`,TimelineEvent:`事件`,Page:`页面`}}),N={question:`_question_l9thw_1`,two:`_two_l9thw_6`,hits:`_hits_l9thw_13`,hit:`_hit_l9thw_13`,text:`_text_l9thw_27`,why:`_why_l9thw_44`,factors:`_factors_l9thw_50`},P=x(),F=S(`
  query ConsoleRecall($query: String!, $history: Boolean, $conversation: ConversationInput, $as: String, $other: String, $two: Boolean!) {
    first: recall(query: $query, history: $history, conversation: $conversation, viewAs: $as) {
      ...RecallShown
    }
    second: recall(query: $query, history: $history, conversation: $conversation, viewAs: $other) @include(if: $two) {
      ...RecallShown
    }
  }
`),I=S(`
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
`),L=S(`
  query ConsoleChannelNames {
    channels(first: 500) {
      nodes {
        externalId
        title
      }
    }
  }
`);function R(){let t=h(M),{viewer:n}=C(),{viewAs:r}=w(),{values:u,set:m}=o(`q`,`as`,`other`,`channel`,`mode`,`history`),[g,_]=(0,j.useState)(u.q),v=d(L),y=Object.hasOwn(t.modes,u.mode)?u.mode:null,b=r?u.as:``,x=r&&u.other!==``,S=d(F,{query:u.q,history:u.history===`yes`||null,conversation:u.channel?{channel:u.channel,mode:y}:null,as:b||null,other:x?u.other:null,two:x},{enabled:u.q!==``,of:[b,x?u.other:``,u.channel,y].join(` `)}),T=e=>e||n.principal.displayName;return(0,P.jsxs)(P.Fragment,{children:[(0,P.jsx)(E,{title:t.title,text:t.intro}),(0,P.jsx)(`form`,{role:`search`,onSubmit:e=>{e.preventDefault(),m({q:g.trim()},!0)},children:(0,P.jsxs)(f,{align:`flex-end`,gap:`xs`,mb:`md`,children:[(0,P.jsx)(e,{label:t.question,className:N.question??``,value:g,leftSection:(0,P.jsx)(a,{size:14,"aria-hidden":!0}),onChange:e=>{_(e.currentTarget.value)}}),r&&(0,P.jsx)(A,{w:170,label:t.as,placeholder:t.me,clearable:!0,value:u.as||null,onChange:e=>{m({as:e},!0)}}),r&&(0,P.jsx)(A,{w:170,label:t.asOther,placeholder:t.noChannel,clearable:!0,value:u.other||null,onChange:e=>{m({other:e},!0)}}),(0,P.jsx)(i,{w:150,label:t.channel,placeholder:t.noChannel,clearable:!0,value:u.channel||null,data:(v.data?.channels?.nodes??[]).map(e=>({value:e.externalId,label:e.title??e.externalId})),onChange:e=>{m({channel:e},!0)}}),u.channel&&(0,P.jsx)(i,{w:100,label:t.mode,clearable:!0,value:y,data:Object.keys(t.modes).map(e=>({value:e,label:t.modes[e]})),onChange:e=>{m({mode:e},!0)}}),(0,P.jsx)(p,{size:`xs`,mb:6,label:t.history,checked:u.history===`yes`,onChange:e=>{m({history:e.currentTarget.checked?`yes`:null},!0)}}),(0,P.jsx)(l,{type:`submit`,disabled:g.trim()===``,children:t.ask})]})}),u.q===``?(0,P.jsx)(s,{icon:a,title:t.start,children:t.startHint}):(0,P.jsx)(c,{of:S,rows:10,children:({first:e,second:t})=>e&&(0,P.jsxs)(`div`,{className:t?N.two:void 0,children:[(0,P.jsx)(z,{result:e,name:T(b),...t?{other:t}:{}}),t&&(0,P.jsx)(z,{result:t,name:T(u.other),other:e})]})})]})}function z({result:e,name:n,other:i}){let a=h(M),o=T(),c=new Set(i?.hits.map(e=>e.item.id));return(0,P.jsxs)(D,{flush:!0,title:a.hits(n),count:e.hits.length,actions:(0,P.jsxs)(P.Fragment,{children:[e.withheld?(0,P.jsx)(r,{label:a.withheldHint,children:(0,P.jsx)(t,{color:`grape`,leftSection:(0,P.jsx)(v,{size:11,"aria-hidden":!0}),children:a.withheld(o.number(e.withheld))})}):null,(0,P.jsx)(_,{size:`xs`,c:`dimmed`,children:a.tokens(o.number(e.tokens))})]}),children:[e.hits.length===0&&(0,P.jsx)(s,{icon:v,title:a.none}),(0,P.jsx)(`ol`,{className:N.hits,children:e.hits.map(e=>(0,P.jsx)(`li`,{children:(0,P.jsx)(B,{hit:e,mark:i?c.has(e.item.id)?a.both:a.only(n):void 0,alone:i?!c.has(e.item.id):!1})},e.item.id))}),(0,P.jsxs)(_,{size:`xs`,c:`dimmed`,p:`sm`,children:[a.omitted(o.number(e.omitted.byBudget),o.number(e.omitted.byFloor)),e.degraded.length>0?` · ${a.degraded} ${e.degraded.join(`, `)}`:``]})]})}function B({hit:e,mark:r,alone:i}){let a=h(M),o=T(),[,s]=n(`claim`),{item:c,why:l}=e;return(0,P.jsx)(`div`,{className:N.hit,children:(0,P.jsxs)(u,{gap:4,children:[c.__typename===`Claim`&&(0,P.jsx)(`button`,{type:`button`,className:N.text,"aria-haspopup":`dialog`,onClick:()=>{s(c.id)},children:c.text}),c.__typename===`Passage`&&(0,P.jsx)(_,{size:`sm`,lineClamp:4,children:c.text}),c.__typename===`TimelineEvent`&&(0,P.jsxs)(_,{size:`sm`,children:[c.date,`: `,c.summary]}),c.__typename===`Page`&&(0,P.jsx)(k,{page:c}),(0,P.jsxs)(f,{gap:`xs`,children:[(0,P.jsx)(t,{color:`gray`,children:a.types[c.__typename]}),c.__typename===`Claim`&&c.about?.__typename===`Page`&&(0,P.jsx)(_,{size:`xs`,children:(0,P.jsx)(k,{page:c.about})}),c.__typename===`Passage`&&c.page&&(0,P.jsx)(_,{size:`xs`,children:(0,P.jsx)(k,{page:c.page})}),c.__typename===`TimelineEvent`&&(0,P.jsx)(_,{size:`xs`,children:(0,P.jsx)(k,{page:c.on})}),(0,P.jsx)(O,{scope:c.scope}),r&&(0,P.jsx)(t,{color:i?`orange`:`gray`,children:r})]}),(0,P.jsxs)(`details`,{className:N.why,children:[(0,P.jsxs)(`summary`,{children:[a.why,` · `,a.score,` `,e.score.toPrecision(3),` · `,l.arms.map(e=>a.rank(a.arms[e.arm],o.number(e.rank))).join(`, `)]}),(0,P.jsx)(_,{size:`xs`,mt:4,children:l.text}),l.path.length>0&&(0,P.jsx)(_,{size:`xs`,children:l.path.map(e=>e.forward?`${e.from.title} –${e.link}→ ${e.to.title}`:`${e.from.title} ←${e.link}– ${e.to.title}`).join(` · `)}),(0,P.jsx)(`dl`,{className:N.factors,children:l.factors.map(e=>(0,P.jsxs)(`div`,{children:[(0,P.jsx)(`dt`,{children:e.name}),(0,P.jsx)(`dd`,{children:e.value.toPrecision(3)})]},e.name))})]})]})})}export{R as Area,I as recallShown};