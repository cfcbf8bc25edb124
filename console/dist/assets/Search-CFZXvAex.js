import{t as e}from"./Badge-B5TGHtz2.js";import{_ as t,h as n,n as r,s as i,v as a}from"./catalogue-L1mks2ZB.js";import{W as o,a as s,c,f as l,i as u,l as d,o as f,r as p}from"./session-BgQ5YHWc.js";import{t as m}from"./Select-C845UBwG.js";import{t as h}from"./Switch-DHXCgSOC.js";import{g,o as _,u as v}from"./index-B_TEnSwf.js";import{i as y,n as b,r as x}from"./colour-B384Zo0S.js";import{t as S}from"./IconEyeOff-7IhkZqnF.js";import{f as C,g as w,p as T}from"./chunk-Z7SQORRT-BqzW0sm5.js";import{r as E,t as D}from"./layout-NTZwiD0o.js";import{n as O,t as k}from"./marks-DbL99P0d.js";var A=w(T(),1),j=r({title:`Search preview`,intro:`What recall answers, to whom and why. Compare two readers to see what one of them may not know.`,question:`Question`,ask:`Recall`,as:`As`,asOther:`Beside`,me:`Myself`,channel:`In conversation`,noChannel:`None`,mode:`Mode`,modes:{STRICT:`Strict`,RELAXED:`Relaxed`},history:`With past ones`,start:`Ask something to see what is recalled.`,startHint:`Any words do; a question finds relations too.`,none:`Nothing is recalled for this reader.`,hits:e=>`What ${e} gets`,only:e=>`Only ${e}`,both:`Both`,withheld:e=>`${e} withheld`,withheldHint:`Items that you would find and this reader may not know.`,tokens:e=>`${e} tokens`,omitted:(e,t)=>`Left out: ${e} for want of room, ${t} without a match`,degraded:`Answered without`,why:`Why`,score:`Score`,arms:{TEXT:`words`,VECTOR:`meaning`,NAME:`names`,GRAPH:`links`},rank:(e,t)=>`${e} no. ${t}`,types:{Claim:`Claim`,Passage:`Passage`,TimelineEvent:`Event`,Page:`Page`}},{title:`검색 미리보기`,intro:`회상이 누구에게 무엇을 왜 답하는지. 두 독자를 비교하면 한쪽이 볼 수 없는 것이 보입니다.`,question:`질문`,ask:`회상`,as:`독자`,asOther:`비교 대상`,me:`나`,channel:`대화`,noChannel:`없음`,mode:`모드`,modes:{STRICT:`엄격`,RELAXED:`완화`},history:`지난 것 포함`,start:`질문하면 무엇이 회상되는지 보입니다.`,startHint:`아무 단어나 됩니다. 질문은 관계도 찾습니다.`,none:`이 독자에게 회상되는 것이 없습니다.`,hits:e=>`${e} 님이 받는 것`,only:e=>`${e}만`,both:`둘 다`,withheld:e=>`${e}건 제외됨`,withheldHint:`당신은 찾지만 이 독자는 볼 수 없는 항목입니다.`,tokens:e=>`토큰 ${e}개`,omitted:(e,t)=>`제외: 공간 부족 ${e}건, 일치 없음 ${t}건`,degraded:`없이 답함`,why:`이유`,score:`점수`,arms:{TEXT:`단어`,VECTOR:`의미`,NAME:`이름`,GRAPH:`연결`},rank:(e,t)=>`${e} ${t}위`,types:{Claim:`주장`,Passage:`구절`,TimelineEvent:`사건`,Page:`페이지`}},{title:`检索预览`,intro:`回忆向谁回答什么、为什么。比较两位读者，可见其中一位无权知道的内容。`,question:`问题`,ask:`回忆`,as:`身份`,asOther:`对比`,me:`我自己`,channel:`会话`,noChannel:`无`,mode:`模式`,modes:{STRICT:`严格`,RELAXED:`宽松`},history:`包括过去的`,start:`提一个问题，看看会回忆起什么。`,startHint:`任何词都行；提问还能找到关系。`,none:`对这位读者没有可回忆的内容。`,hits:e=>`${e} 得到的`,only:e=>`仅 ${e}`,both:`两者`,withheld:e=>`保留了 ${e} 项`,withheldHint:`您能找到而这位读者无权知道的内容。`,tokens:e=>`${e} 个词元`,omitted:(e,t)=>`省略：因空间 ${e} 项，无匹配 ${t} 项`,degraded:`作答时缺少`,why:`原因`,score:`得分`,arms:{TEXT:`词语`,VECTOR:`语义`,NAME:`名称`,GRAPH:`关联`},rank:(e,t)=>`${e}第 ${t}`,types:{Claim:`断言`,Passage:`段落`,TimelineEvent:`事件`,Page:`页面`}}),M={question:`_question_l9thw_1`,two:`_two_l9thw_6`,hits:`_hits_l9thw_13`,hit:`_hit_l9thw_13`,text:`_text_l9thw_27`,why:`_why_l9thw_44`,factors:`_factors_l9thw_50`},N=C(),P=f(`
  query ConsoleRecall($query: String!, $history: Boolean, $conversation: ConversationInput, $as: String, $other: String, $two: Boolean!) {
    first: recall(query: $query, history: $history, conversation: $conversation, viewAs: $as) {
      ...RecallShown
    }
    second: recall(query: $query, history: $history, conversation: $conversation, viewAs: $other) @include(if: $two) {
      ...RecallShown
    }
  }
`),F=f(`
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
`),I=f(`
  query ConsoleChannelNames {
    channels(first: 500) {
      nodes {
        externalId
        title
      }
    }
  }
`);function L(){let e=i(j),{viewer:n}=u(),{viewAs:r}=p(),{values:a,set:s}=b(`q`,`as`,`other`,`channel`,`mode`,`history`),[f,y]=(0,A.useState)(a.q),x=c(I),S=a.mode in e.modes?a.mode:null,C=r&&a.other!==``,w=c(P,{query:a.q,history:a.history===`yes`||null,conversation:a.channel?{channel:a.channel,mode:S}:null,as:r&&a.as?a.as:null,other:C?a.other:null,two:C},{enabled:a.q!==``}),T=e=>e||n.principal.displayName;return(0,N.jsxs)(N.Fragment,{children:[(0,N.jsx)(E,{title:e.title,text:e.intro}),(0,N.jsx)(`form`,{role:`search`,onSubmit:e=>{e.preventDefault(),s({q:f.trim()},!0)},children:(0,N.jsxs)(o,{align:`flex-end`,gap:`xs`,mb:`md`,children:[(0,N.jsx)(g,{label:e.question,className:M.question??``,value:f,leftSection:(0,N.jsx)(v,{size:14,"aria-hidden":!0}),onChange:e=>{y(e.currentTarget.value)}}),r&&(0,N.jsx)(_,{w:170,label:e.as,placeholder:e.me,clearable:!0,value:a.as||null,onChange:e=>{s({as:e},!0)}}),r&&(0,N.jsx)(_,{w:170,label:e.asOther,placeholder:e.noChannel,clearable:!0,value:a.other||null,onChange:e=>{s({other:e},!0)}}),(0,N.jsx)(m,{w:150,label:e.channel,placeholder:e.noChannel,clearable:!0,value:a.channel||null,data:(x.data?.channels?.nodes??[]).map(e=>({value:e.externalId,label:e.title??e.externalId})),onChange:e=>{s({channel:e},!0)}}),a.channel&&(0,N.jsx)(m,{w:100,label:e.mode,clearable:!0,value:S,data:Object.keys(e.modes).map(t=>({value:t,label:e.modes[t]})),onChange:e=>{s({mode:e},!0)}}),(0,N.jsx)(h,{size:`xs`,mb:6,label:e.history,checked:a.history===`yes`,onChange:e=>{s({history:e.currentTarget.checked?`yes`:null},!0)}}),(0,N.jsx)(t,{type:`submit`,disabled:f.trim()===``,children:e.ask})]})}),a.q===``?(0,N.jsx)(d,{icon:v,title:e.start,children:e.startHint}):(0,N.jsx)(l,{of:w,rows:10,children:({first:e,second:t})=>e&&(0,N.jsxs)(`div`,{className:t?M.two:void 0,children:[(0,N.jsx)(R,{result:e,name:T(a.as),...t?{other:t}:{}}),t&&(0,N.jsx)(R,{result:t,name:T(a.other),other:e})]})})]})}function R({result:t,name:n,other:r}){let o=i(j),c=s(),l=new Set(r?.hits.map(e=>e.item.id));return(0,N.jsxs)(D,{flush:!0,title:o.hits(n),count:t.hits.length,actions:(0,N.jsxs)(N.Fragment,{children:[t.withheld?(0,N.jsx)(y,{label:o.withheldHint,children:(0,N.jsx)(e,{color:`grape`,leftSection:(0,N.jsx)(S,{size:11,"aria-hidden":!0}),children:o.withheld(c.number(t.withheld))})}):null,(0,N.jsx)(a,{size:`xs`,c:`dimmed`,children:o.tokens(c.number(t.tokens))})]}),children:[t.hits.length===0&&(0,N.jsx)(d,{icon:S,title:o.none}),(0,N.jsx)(`ol`,{className:M.hits,children:t.hits.map(e=>(0,N.jsx)(`li`,{children:(0,N.jsx)(z,{hit:e,mark:r?l.has(e.item.id)?o.both:o.only(n):void 0,alone:r?!l.has(e.item.id):!1})},e.item.id))}),(0,N.jsxs)(a,{size:`xs`,c:`dimmed`,p:`sm`,children:[o.omitted(c.number(t.omitted.byBudget),c.number(t.omitted.byFloor)),t.degraded.length>0?` · ${o.degraded} ${t.degraded.join(`, `)}`:``]})]})}function z({hit:t,mark:r,alone:c}){let l=i(j),u=s(),[,d]=x(`claim`),{item:f,why:p}=t;return(0,N.jsx)(`div`,{className:M.hit,children:(0,N.jsxs)(n,{gap:4,children:[f.__typename===`Claim`&&(0,N.jsx)(`button`,{type:`button`,className:M.text,"aria-haspopup":`dialog`,onClick:()=>{d(f.id)},children:f.text}),f.__typename===`Passage`&&(0,N.jsx)(a,{size:`sm`,lineClamp:4,children:f.text}),f.__typename===`TimelineEvent`&&(0,N.jsxs)(a,{size:`sm`,children:[f.date,`: `,f.summary]}),f.__typename===`Page`&&(0,N.jsx)(k,{page:f}),(0,N.jsxs)(o,{gap:`xs`,children:[(0,N.jsx)(e,{color:`gray`,children:l.types[f.__typename]}),f.__typename===`Claim`&&f.about?.__typename===`Page`&&(0,N.jsx)(a,{size:`xs`,children:(0,N.jsx)(k,{page:f.about})}),f.__typename===`Passage`&&f.page&&(0,N.jsx)(a,{size:`xs`,children:(0,N.jsx)(k,{page:f.page})}),f.__typename===`TimelineEvent`&&(0,N.jsx)(a,{size:`xs`,children:(0,N.jsx)(k,{page:f.on})}),(0,N.jsx)(O,{scope:f.scope}),r&&(0,N.jsx)(e,{color:c?`orange`:`gray`,children:r})]}),(0,N.jsxs)(`details`,{className:M.why,children:[(0,N.jsxs)(`summary`,{children:[l.why,` · `,l.score,` `,t.score.toPrecision(3),` · `,p.arms.map(e=>l.rank(l.arms[e.arm],u.number(e.rank))).join(`, `)]}),(0,N.jsx)(a,{size:`xs`,mt:4,children:p.text}),p.path.length>0&&(0,N.jsx)(a,{size:`xs`,children:p.path.map(e=>e.forward?`${e.from.title} –${e.link}→ ${e.to.title}`:`${e.from.title} ←${e.link}– ${e.to.title}`).join(` · `)}),(0,N.jsx)(`dl`,{className:M.factors,children:p.factors.map(e=>(0,N.jsxs)(`div`,{children:[(0,N.jsx)(`dt`,{children:e.name}),(0,N.jsx)(`dd`,{children:e.value.toPrecision(3)})]},e.name))})]})]})})}export{L as Area,F as recallShown};