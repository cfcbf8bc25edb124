import{L as e,S as t,s as n,u as r}from"./index-DUczwK0B.js";import{R as i,a,c as o,o as s}from"./session-DC2LmVA1.js";import{t as c}from"./Stack-13tcqeUm.js";import{c as l,u}from"./catalogue-CulEc5Cj.js";import{f as d,t as f}from"./chunk-Z7SQORRT-BqzW0sm5.js";import{n as p}from"./ScopeSelect-okScMD_o.js";import{t as m}from"./format-CeiypsuT.js";import{a as h,n as g,r as _,t as v}from"./marks-Bw10Wvmj.js";import{t as y}from"./IconQuoteOff-C9zPzT4z.js";import{t as b}from"./Access-DsIw1UDG.js";import{a as x,i as S}from"./ClaimList-D5qAGYoC.js";import{t as C}from"./Evidence-qPyqfqfE.js";var w=d(),T=a(`
  query ConsoleClaim($id: ID!) {
    claim(id: $id) {
      ...ClaimLine
      context
      property
      freshness
      validFrom
      validUntil
      retiredAt
      retiredReason
      settledAt
      settledBy {
        displayName
      }
      quality
      outcome
      outcomeNote
      evidence {
        ...EvidenceLine
      }
      questions: findings {
        id
        kind
        explanation
        openedAt
      }
      holderPage: holder {
        slug
        title
        type
      }
      supersedes {
        ...ChainLink
        supersedes {
          ...ChainLink
          supersedes {
            ...ChainLink
          }
        }
      }
      supersededBy {
        ...ChainLink
        supersededBy {
          ...ChainLink
          supersededBy {
            ...ChainLink
          }
        }
      }
    }
  }
`);a(`
  fragment ChainLink on Claim {
    id
    text
    state
    recordedAt
    retiredReason
    author {
      displayName
    }
  }
`);function E(e){let t=[];for(let n=e.supersededBy;n;n=n.supersededBy)t.unshift(n);let n=[];for(let t=e.supersedes;t;t=t.supersedes)n.push(t);return[...t,e,...n]}function D({id:e}){let t=l(p),a=i(T,{id:e});return(0,w.jsx)(r,{of:a,children:e=>e.claim?(0,w.jsx)(O,{claim:e.claim}):(0,w.jsx)(n,{icon:y,title:t.noClaim})})}function O({claim:n}){let r=l(p),i=l(s),a=m(),d=E(n),y=n.confidence??n.weight;return(0,w.jsxs)(c,{gap:`sm`,children:[(0,w.jsxs)(o,{justify:`space-between`,align:`flex-start`,wrap:`nowrap`,children:[(0,w.jsx)(u,{fw:560,size:`lg`,className:S.words??``,children:n.text}),(0,w.jsx)(x,{claim:n})]}),(0,w.jsxs)(o,{gap:6,children:[(0,w.jsx)(e,{color:d[0]===n&&n.state!==`RETIRED`?`teal`:`gray`,children:r.state[n.state]}),(0,w.jsx)(e,{color:`gray`,children:r.family[n.family]}),n.kind!==`fact`&&n.kind!==`take`&&(0,w.jsx)(e,{color:`gray`,children:n.kind}),n.expired&&(0,w.jsx)(e,{color:`gray`,children:r.expired}),(0,w.jsx)(g,{scope:n.scope})]}),(0,w.jsxs)(t,{defaultValue:`evidence`,children:[(0,w.jsxs)(t.List,{children:[(0,w.jsx)(t.Tab,{value:`evidence`,children:r.evidence}),(0,w.jsx)(t.Tab,{value:`chain`,children:r.chain}),(0,w.jsx)(t.Tab,{value:`access`,children:r.access.title})]}),(0,w.jsx)(t.Panel,{value:`evidence`,pt:`sm`,children:(0,w.jsxs)(c,{gap:`md`,children:[(0,w.jsx)(C,{evidence:n.evidence}),(0,w.jsxs)(`dl`,{className:S.facts,children:[(0,w.jsx)(k,{name:r.fields.about,children:n.about?.__typename===`Page`?(0,w.jsx)(v,{page:n.about}):n.about?.channelTitle??n.about?.externalId}),(0,w.jsx)(k,{name:r.fields.author,children:n.author?.displayName}),(0,w.jsx)(k,{name:r.fields.holder,children:n.holderPage&&(0,w.jsx)(v,{page:n.holderPage})}),(0,w.jsx)(k,{name:r.fields.recorded,children:(0,w.jsx)(h,{at:n.recordedAt})}),(0,w.jsx)(k,{name:r.fields.valid,children:[n.validFrom&&i.since(a.day(n.validFrom)),n.validUntil&&i.until(a.day(n.validUntil)),n.due&&i.due(a.day(n.due))].filter(Boolean).join(`, `)}),(0,w.jsx)(k,{name:n.family===`FACT`?r.fields.confidence:r.fields.weight,children:y!=null&&(0,w.jsxs)(w.Fragment,{children:[a.percent(y),` `,(0,w.jsx)(_,{value:y,label:r.fields.confidence})]})}),(0,w.jsx)(k,{name:r.fields.freshness,children:a.percent(n.freshness)}),(0,w.jsx)(k,{name:r.fields.importance,children:n.importance===`NORMAL`?null:r.importance[n.importance]}),(0,w.jsx)(k,{name:r.fields.property,children:n.property}),(0,w.jsx)(k,{name:r.fields.context,children:n.context}),(0,w.jsx)(k,{name:r.fields.settled,children:n.settledAt&&[n.quality&&r.grade[n.quality],n.settledBy?.displayName,a.day(n.settledAt),n.outcomeNote].filter(Boolean).join(` · `)})]}),n.questions.length>0&&(0,w.jsxs)(`div`,{children:[(0,w.jsx)(u,{size:`xs`,fw:600,mb:4,children:r.questions}),n.questions.map(e=>(0,w.jsx)(u,{size:`sm`,component:f,to:`/contradictions?finding=${e.id}`,display:`block`,children:e.explanation},e.id))]})]})}),(0,w.jsx)(t.Panel,{value:`chain`,pt:`sm`,children:d.length===1&&!n.retiredReason?(0,w.jsx)(u,{size:`sm`,c:`dimmed`,children:r.chainOnly}):(0,w.jsx)(`ol`,{className:S.chain,children:d.map(e=>(0,w.jsxs)(`li`,{"data-here":e.id===n.id||void 0,children:[(0,w.jsx)(u,{size:`sm`,...e.id===n.id?{fw:560}:{},children:e.id===n.id?e.text:(0,w.jsx)(f,{to:`/claims/${e.id}`,children:e.text})}),(0,w.jsxs)(u,{size:`xs`,c:`dimmed`,children:[r.state[e.state],e.author?` · ${e.author.displayName}`:``,` · `,a.moment(e.recordedAt),e.id===n.id?` · ${r.thisOne}`:``]}),e.retiredReason&&(0,w.jsx)(u,{size:`xs`,children:e.state===`SUPERSEDED`?r.replacedWhy(e.retiredReason):r.retiredWhy(e.retiredReason)})]},e.id))})}),(0,w.jsx)(t.Panel,{value:`access`,pt:`sm`,children:(0,w.jsx)(b,{item:n.id,scope:n.scope})})]})]})}function k({name:e,children:t}){return t==null||t===``||t===!1?null:(0,w.jsxs)(w.Fragment,{children:[(0,w.jsx)(`dt`,{children:e}),(0,w.jsx)(`dd`,{children:t})]})}export{k as n,D as t};