import{O as e,U as t,c as n,d as r,x as i}from"./index-Bs61NPIO.js";import{c as a,r as o,t as s}from"./common-5y6ACeiy.js";import{t as c}from"./Stack-CwOJb01n.js";import{c as l,u}from"./catalogue-BLtCGhkX.js";import{a as d}from"./session-3ZRXwG3O.js";import{n as f}from"./ScopeSelect-DR7peo7A.js";import{t as p}from"./format-Dak9dJGG.js";import{a as m,n as h,r as g,t as _}from"./marks-CgwetlNC.js";import{t as v}from"./IconQuoteOff-DB5iacCl.js";import{t as y}from"./Access-Di0o6sLr.js";import{a as b,i as x}from"./ClaimList-JwcwVEoB.js";import{t as S}from"./Evidence-XgLLuxGz.js";import{t as C}from"./jsx-runtime-Wy9s6hX0.js";var w=C(),T=d(`
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
`);d(`
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
`);function E(e){let t=[];for(let n=e.supersededBy;n;n=n.supersededBy)t.unshift(n);let n=[];for(let t=e.supersedes;t;t=t.supersedes)n.push(t);return[...t,e,...n]}function D({id:e}){let t=l(f),i=a(T,{id:e});return(0,w.jsx)(r,{of:i,children:e=>e.claim?(0,w.jsx)(O,{claim:e.claim}):(0,w.jsx)(n,{icon:v,title:t.noClaim})})}function O({claim:n}){let r=l(f),a=l(s),d=p(),v=E(n),C=n.confidence??n.weight;return(0,w.jsxs)(c,{gap:`sm`,children:[(0,w.jsxs)(o,{justify:`space-between`,align:`flex-start`,wrap:`nowrap`,children:[(0,w.jsx)(u,{fw:560,size:`lg`,className:x.words??``,children:n.text}),(0,w.jsx)(b,{claim:n})]}),(0,w.jsxs)(o,{gap:6,children:[(0,w.jsx)(t,{color:v[0]===n&&n.state!==`RETIRED`?`teal`:`gray`,children:r.state[n.state]}),(0,w.jsx)(t,{color:`gray`,children:r.family[n.family]}),n.kind!==`fact`&&n.kind!==`take`&&(0,w.jsx)(t,{color:`gray`,children:n.kind}),n.expired&&(0,w.jsx)(t,{color:`gray`,children:r.expired}),(0,w.jsx)(h,{scope:n.scope})]}),(0,w.jsxs)(e,{defaultValue:`evidence`,children:[(0,w.jsxs)(e.List,{children:[(0,w.jsx)(e.Tab,{value:`evidence`,children:r.evidence}),(0,w.jsx)(e.Tab,{value:`chain`,children:r.chain}),(0,w.jsx)(e.Tab,{value:`access`,children:r.access.title})]}),(0,w.jsx)(e.Panel,{value:`evidence`,pt:`sm`,children:(0,w.jsxs)(c,{gap:`md`,children:[(0,w.jsx)(S,{evidence:n.evidence}),(0,w.jsxs)(`dl`,{className:x.facts,children:[(0,w.jsx)(k,{name:r.fields.about,children:n.about?.__typename===`Page`?(0,w.jsx)(_,{page:n.about}):n.about?.channelTitle??n.about?.externalId}),(0,w.jsx)(k,{name:r.fields.author,children:n.author?.displayName}),(0,w.jsx)(k,{name:r.fields.holder,children:n.holderPage&&(0,w.jsx)(_,{page:n.holderPage})}),(0,w.jsx)(k,{name:r.fields.recorded,children:(0,w.jsx)(m,{at:n.recordedAt})}),(0,w.jsx)(k,{name:r.fields.valid,children:[n.validFrom&&a.since(d.day(n.validFrom)),n.validUntil&&a.until(d.day(n.validUntil)),n.due&&a.due(d.day(n.due))].filter(Boolean).join(`, `)}),(0,w.jsx)(k,{name:n.family===`FACT`?r.fields.confidence:r.fields.weight,children:C!=null&&(0,w.jsxs)(w.Fragment,{children:[d.percent(C),` `,(0,w.jsx)(g,{value:C,label:r.fields.confidence})]})}),(0,w.jsx)(k,{name:r.fields.freshness,children:d.percent(n.freshness)}),(0,w.jsx)(k,{name:r.fields.importance,children:n.importance===`NORMAL`?null:r.importance[n.importance]}),(0,w.jsx)(k,{name:r.fields.property,children:n.property}),(0,w.jsx)(k,{name:r.fields.context,children:n.context}),(0,w.jsx)(k,{name:r.fields.settled,children:n.settledAt&&[n.quality&&r.grade[n.quality],n.settledBy?.displayName,d.day(n.settledAt),n.outcomeNote].filter(Boolean).join(` · `)})]}),n.questions.length>0&&(0,w.jsxs)(`div`,{children:[(0,w.jsx)(u,{size:`xs`,fw:600,mb:4,children:r.questions}),n.questions.map(e=>(0,w.jsx)(u,{size:`sm`,component:i,to:`/contradictions?finding=${e.id}`,display:`block`,children:e.explanation},e.id))]})]})}),(0,w.jsx)(e.Panel,{value:`chain`,pt:`sm`,children:v.length===1&&!n.retiredReason?(0,w.jsx)(u,{size:`sm`,c:`dimmed`,children:r.chainOnly}):(0,w.jsx)(`ol`,{className:x.chain,children:v.map(e=>(0,w.jsxs)(`li`,{"data-here":e.id===n.id||void 0,children:[(0,w.jsx)(u,{size:`sm`,...e.id===n.id?{fw:560}:{},children:e.id===n.id?e.text:(0,w.jsx)(i,{to:`/claims/${e.id}`,children:e.text})}),(0,w.jsxs)(u,{size:`xs`,c:`dimmed`,children:[r.state[e.state],e.author?` · ${e.author.displayName}`:``,` · `,d.moment(e.recordedAt),e.id===n.id?` · ${r.thisOne}`:``]}),e.retiredReason&&(0,w.jsx)(u,{size:`xs`,children:e.state===`SUPERSEDED`?r.replacedWhy(e.retiredReason):r.retiredWhy(e.retiredReason)})]},e.id))})}),(0,w.jsx)(e.Panel,{value:`access`,pt:`sm`,children:(0,w.jsx)(y,{item:n.id,scope:n.scope})})]})]})}function k({name:e,children:t}){return t==null||t===``||t===!1?null:(0,w.jsxs)(w.Fragment,{children:[(0,w.jsx)(`dt`,{children:e}),(0,w.jsx)(`dd`,{children:t})]})}export{k as n,D as t};