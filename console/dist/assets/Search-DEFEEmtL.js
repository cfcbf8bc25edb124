import{$ as e,A as t,C as n,E as r,Gn as i,Gt as a,Hn as o,N as s,O as c,Ot as l,Q as u,S as d,Tt as f,W as p,Wt as m,_ as h,g,h as _,jt as v,kt as y,m as b,on as x,p as S,tn as C,un as w,w as T,xn as E,z as D}from"./index-BpD9QSV_.js";import{t as O}from"./Switch-CTyIJnBs.js";import{r as k,t as A}from"./layout-BuMazkrp.js";var j=i(o(),1),M=u({title:`Search preview`,intro:`What recall answers, to whom and why. Compare two readers to see what one of them may not know.`,question:`Question`,ask:`Recall`,as:`As`,asOther:`Beside`,me:`Myself`,channel:`In conversation`,noChannel:`None`,mode:`Mode`,modes:{STRICT:`Strict`,RELAXED:`Relaxed`},history:`With past ones`,start:`Ask something to see what is recalled.`,startHint:`Any words do; a question finds relations too.`,none:`Nothing is recalled for this reader.`,hits:e=>`What ${e} gets`,only:e=>`Only ${e}`,both:`Both`,withheld:e=>`${e} withheld`,withheldHint:`Items that you would find and this reader may not know.`,tokens:e=>`${e} tokens`,omitted:(e,t)=>`Left out: ${e} for want of room, ${t} without a match`,degraded:`Answered without`,why:`Why`,score:`Score`,arms:{TEXT:`words`,VECTOR:`meaning`,NAME:`names`,GRAPH:`links`},rank:(e,t)=>`${e} no. ${t}`,types:{Claim:`Claim`,Passage:`Passage`,TimelineEvent:`Event`,Page:`Page`}},{title:`검색 미리보기`,intro:`회상이 누구에게 무엇을 왜 답하는지. 두 독자를 비교하면 한쪽이 볼 수 없는 것이 보입니다.`,question:`질문`,ask:`회상`,as:`독자`,asOther:`비교 대상`,me:`나`,channel:`대화`,noChannel:`없음`,mode:`모드`,modes:{STRICT:`엄격`,RELAXED:`완화`},history:`지난 것 포함`,start:`질문하면 무엇이 회상되는지 보입니다.`,startHint:`아무 단어나 됩니다. 질문은 관계도 찾습니다.`,none:`이 독자에게 회상되는 것이 없습니다.`,hits:e=>`${e} 님이 받는 것`,only:e=>`${e}만`,both:`둘 다`,withheld:e=>`${e}건 제외됨`,withheldHint:`당신은 찾지만 이 독자는 볼 수 없는 항목입니다.`,tokens:e=>`토큰 ${e}개`,omitted:(e,t)=>`제외: 공간 부족 ${e}건, 일치 없음 ${t}건`,degraded:`없이 답함`,why:`이유`,score:`점수`,arms:{TEXT:`단어`,VECTOR:`의미`,NAME:`이름`,GRAPH:`연결`},rank:(e,t)=>`${e} ${t}위`,types:{Claim:`주장`,Passage:`구절`,TimelineEvent:`사건`,Page:`페이지`}},{title:`检索预览`,intro:`回忆向谁回答什么、为什么。比较两位读者，可见其中一位无权知道的内容。`,question:`问题`,ask:`回忆`,as:`身份`,asOther:`对比`,me:`我自己`,channel:`会话`,noChannel:`无`,mode:`模式`,modes:{STRICT:`严格`,RELAXED:`宽松`},history:`包括过去的`,start:`提一个问题，看看会回忆起什么。`,startHint:`任何词都行；提问还能找到关系。`,none:`对这位读者没有可回忆的内容。`,hits:e=>`${e} 得到的`,only:e=>`仅 ${e}`,both:`两者`,withheld:e=>`保留了 ${e} 项`,withheldHint:`您能找到而这位读者无权知道的内容。`,tokens:e=>`${e} 个词元`,omitted:(e,t)=>`省略：因空间 ${e} 项，无匹配 ${t} 项`,degraded:`作答时缺少`,why:`原因`,score:`得分`,arms:{TEXT:`词语`,VECTOR:`语义`,NAME:`名称`,GRAPH:`关联`},rank:(e,t)=>`${e}第 ${t}`,types:{Claim:`断言`,Passage:`段落`,TimelineEvent:`事件`,Page:`页面`}}),N={question:`_question_1hhjt_1`,two:`_two_1hhjt_6`,hits:`_hits_1hhjt_13`,hit:`_hit_1hhjt_13`,text:`_text_1hhjt_28`,why:`_why_1hhjt_45`,factors:`_factors_1hhjt_51`},P=E(),F=r(`
  query ConsoleRecall($query: String!, $history: Boolean, $conversation: ConversationInput, $as: String, $other: String, $two: Boolean!) {
    first: recall(query: $query, history: $history, conversation: $conversation, viewAs: $as) {
      ...RecallShown
    }
    second: recall(query: $query, history: $history, conversation: $conversation, viewAs: $other) @include(if: $two) {
      ...RecallShown
    }
  }
`),I=r(`
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
`),L=r(`
  query ConsoleChannelNames {
    channels(first: 500) {
      nodes {
        externalId
        title
      }
    }
  }
`);function R(){let r=e(M),{viewer:i}=_(),{viewAs:a}=b(),{values:o,set:l}=n(`q`,`as`,`other`,`channel`,`mode`,`history`),[u,d]=(0,j.useState)(o.q),p=c(L),h=o.mode in r.modes?o.mode:null,g=a&&o.other!==``,v=c(F,{query:o.q,history:o.history===`yes`||null,conversation:o.channel?{channel:o.channel,mode:h}:null,as:a&&o.as?o.as:null,other:g?o.other:null,two:g},{enabled:o.q!==``}),C=e=>e||i.principal.displayName;return(0,P.jsxs)(P.Fragment,{children:[(0,P.jsx)(k,{title:r.title,text:r.intro}),(0,P.jsx)(`form`,{role:`search`,onSubmit:e=>{e.preventDefault(),l({q:u.trim()},!0)},children:(0,P.jsxs)(x,{align:`flex-end`,gap:`xs`,mb:`md`,children:[(0,P.jsx)(f,{label:r.question,className:N.question??``,value:u,leftSection:(0,P.jsx)(D,{size:14,"aria-hidden":!0}),onChange:e=>{d(e.currentTarget.value)}}),a&&(0,P.jsx)(S,{w:170,label:r.as,placeholder:r.me,clearable:!0,value:o.as||null,onChange:e=>{l({as:e},!0)}}),a&&(0,P.jsx)(S,{w:170,label:r.asOther,placeholder:r.noChannel,clearable:!0,value:o.other||null,onChange:e=>{l({other:e},!0)}}),(0,P.jsx)(y,{w:150,label:r.channel,placeholder:r.noChannel,clearable:!0,value:o.channel||null,data:(p.data?.channels?.nodes??[]).map(e=>({value:e.externalId,label:e.title??e.externalId})),onChange:e=>{l({channel:e},!0)}}),o.channel&&(0,P.jsx)(y,{w:100,label:r.mode,clearable:!0,value:h,data:Object.keys(r.modes).map(e=>({value:e,label:r.modes[e]})),onChange:e=>{l({mode:e},!0)}}),(0,P.jsx)(O,{size:`xs`,mb:6,label:r.history,checked:o.history===`yes`,onChange:e=>{l({history:e.currentTarget.checked?`yes`:null},!0)}}),(0,P.jsx)(m,{type:`submit`,disabled:u.trim()===``,children:r.ask})]})}),o.q===``?(0,P.jsx)(t,{icon:D,title:r.start,children:r.startHint}):(0,P.jsx)(s,{of:v,rows:10,children:({first:e,second:t})=>e&&(0,P.jsxs)(`div`,{className:t?N.two:void 0,children:[(0,P.jsx)(z,{result:e,name:C(o.as),...t?{other:t}:{}}),t&&(0,P.jsx)(z,{result:t,name:C(o.other),other:e})]})})]})}function z({result:n,name:r,other:i}){let o=e(M),s=d(),c=new Set(i?.hits.map(e=>e.item.id));return(0,P.jsxs)(A,{flush:!0,title:o.hits(r),count:n.hits.length,actions:(0,P.jsxs)(P.Fragment,{children:[n.withheld?(0,P.jsx)(v,{label:o.withheldHint,children:(0,P.jsx)(a,{color:`grape`,leftSection:(0,P.jsx)(p,{size:11,"aria-hidden":!0}),children:o.withheld(s.number(n.withheld))})}):null,(0,P.jsx)(C,{size:`xs`,c:`dimmed`,children:o.tokens(s.number(n.tokens))})]}),children:[n.hits.length===0&&(0,P.jsx)(t,{icon:p,title:o.none}),(0,P.jsx)(`ol`,{className:N.hits,children:n.hits.map(e=>(0,P.jsx)(`li`,{children:(0,P.jsx)(B,{hit:e,mark:i?c.has(e.item.id)?o.both:o.only(r):void 0,alone:i?!c.has(e.item.id):!1})},e.item.id))}),(0,P.jsxs)(C,{size:`xs`,c:`dimmed`,p:`sm`,children:[o.omitted(s.number(n.omitted.byBudget),s.number(n.omitted.byFloor)),n.degraded.length>0?` · ${o.degraded} ${n.degraded.join(`, `)}`:``]})]})}function B({hit:t,mark:n,alone:r}){let i=e(M),o=d(),[,s]=T(`claim`),{item:c,why:u}=t;return(0,P.jsx)(w,{p:0,withBorder:!1,className:N.hit??``,children:(0,P.jsxs)(l,{gap:4,children:[c.__typename===`Claim`&&(0,P.jsx)(`button`,{type:`button`,className:N.text,"aria-haspopup":`dialog`,onClick:()=>{s(c.id)},children:c.text}),c.__typename===`Passage`&&(0,P.jsx)(C,{size:`sm`,lineClamp:4,children:c.text}),c.__typename===`TimelineEvent`&&(0,P.jsxs)(C,{size:`sm`,children:[c.date,`: `,c.summary]}),c.__typename===`Page`&&(0,P.jsx)(g,{page:c}),(0,P.jsxs)(x,{gap:`xs`,children:[(0,P.jsx)(a,{color:`gray`,children:i.types[c.__typename]}),c.__typename===`Claim`&&c.about?.__typename===`Page`&&(0,P.jsx)(C,{size:`xs`,children:(0,P.jsx)(g,{page:c.about})}),c.__typename===`Passage`&&c.page&&(0,P.jsx)(C,{size:`xs`,children:(0,P.jsx)(g,{page:c.page})}),c.__typename===`TimelineEvent`&&(0,P.jsx)(C,{size:`xs`,children:(0,P.jsx)(g,{page:c.on})}),(0,P.jsx)(h,{scope:c.scope}),n&&(0,P.jsx)(a,{color:r?`orange`:`gray`,children:n})]}),(0,P.jsxs)(`details`,{className:N.why,children:[(0,P.jsxs)(`summary`,{children:[i.why,` · `,i.score,` `,t.score.toPrecision(3),` · `,u.arms.map(e=>i.rank(i.arms[e.arm],o.number(e.rank))).join(`, `)]}),(0,P.jsx)(C,{size:`xs`,mt:4,children:u.text}),u.path.length>0&&(0,P.jsx)(C,{size:`xs`,children:u.path.map(e=>e.forward?`${e.from.title} –${e.link}→ ${e.to.title}`:`${e.from.title} ←${e.link}– ${e.to.title}`).join(` · `)}),(0,P.jsx)(`dl`,{className:N.factors,children:u.factors.map(e=>(0,P.jsxs)(`div`,{children:[(0,P.jsx)(`dt`,{children:e.name}),(0,P.jsx)(`dd`,{children:e.value.toPrecision(3)})]},e.name))})]})]})})}export{R as Area,I as recallShown};