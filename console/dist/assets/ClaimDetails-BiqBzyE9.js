import{D as e,H as t,b as n,s as r,u as i}from"./index-DL8v2XJh.js";import{c as a,r as o,t as s}from"./common-5y6ACeiy.js";import{t as c}from"./Stack-CwOJb01n.js";import{c as l,u}from"./catalogue-BLtCGhkX.js";import{a as d}from"./session-DnRW1IxZ.js";import{n as f}from"./ScopeSelect-BaF-LFJi.js";import{t as p}from"./format-CaQXsXck.js";import{a as m,n as h,r as g,t as _}from"./marks-DYIaYR77.js";import{t as v}from"./IconQuoteOff-DB5iacCl.js";import{t as y}from"./Access-D2C0BFQv.js";import{a as b,i as x}from"./ClaimList-LPiYOs2l.js";import{t as S}from"./Evidence-CEV6UQws.js";import{t as C}from"./jsx-runtime-Wy9s6hX0.js";var w=C(),T=d(`
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
`);function E(e){let t=[];for(let n=e.supersededBy;n;n=n.supersededBy)t.unshift(n);let n=[];for(let t=e.supersedes;t;t=t.supersedes)n.push(t);return[...t,e,...n]}function D({id:e}){let t=l(f),n=a(T,{id:e});return(0,w.jsx)(i,{of:n,children:e=>e.claim?(0,w.jsx)(O,{claim:e.claim}):(0,w.jsx)(r,{icon:v,title:t.noClaim})})}function O({claim:r}){let i=l(f),a=l(s),d=p(),v=E(r),C=r.confidence??r.weight;return(0,w.jsxs)(c,{gap:`sm`,children:[(0,w.jsxs)(o,{justify:`space-between`,align:`flex-start`,wrap:`nowrap`,children:[(0,w.jsx)(u,{fw:560,size:`lg`,className:x.words??``,children:r.text}),(0,w.jsx)(b,{claim:r})]}),(0,w.jsxs)(o,{gap:6,children:[(0,w.jsx)(t,{color:v[0]===r&&r.state!==`RETIRED`?`teal`:`gray`,children:i.state[r.state]}),(0,w.jsx)(t,{color:`gray`,children:i.family[r.family]}),r.kind!==`fact`&&r.kind!==`take`&&(0,w.jsx)(t,{color:`gray`,children:r.kind}),r.expired&&(0,w.jsx)(t,{color:`gray`,children:i.expired}),(0,w.jsx)(h,{scope:r.scope})]}),(0,w.jsxs)(e,{defaultValue:`evidence`,children:[(0,w.jsxs)(e.List,{children:[(0,w.jsx)(e.Tab,{value:`evidence`,children:i.evidence}),(0,w.jsx)(e.Tab,{value:`chain`,children:i.chain}),(0,w.jsx)(e.Tab,{value:`access`,children:i.access.title})]}),(0,w.jsx)(e.Panel,{value:`evidence`,pt:`sm`,children:(0,w.jsxs)(c,{gap:`md`,children:[(0,w.jsx)(S,{evidence:r.evidence}),(0,w.jsxs)(`dl`,{className:x.facts,children:[(0,w.jsx)(k,{name:i.fields.about,children:r.about?.__typename===`Page`?(0,w.jsx)(_,{page:r.about}):r.about?.channelTitle??r.about?.externalId}),(0,w.jsx)(k,{name:i.fields.author,children:r.author?.displayName}),(0,w.jsx)(k,{name:i.fields.holder,children:r.holderPage&&(0,w.jsx)(_,{page:r.holderPage})}),(0,w.jsx)(k,{name:i.fields.recorded,children:(0,w.jsx)(m,{at:r.recordedAt})}),(0,w.jsx)(k,{name:i.fields.valid,children:[r.validFrom&&a.since(d.day(r.validFrom)),r.validUntil&&a.until(d.day(r.validUntil)),r.due&&a.due(d.day(r.due))].filter(Boolean).join(`, `)}),(0,w.jsx)(k,{name:r.family===`FACT`?i.fields.confidence:i.fields.weight,children:C!=null&&(0,w.jsxs)(w.Fragment,{children:[d.percent(C),` `,(0,w.jsx)(g,{value:C,label:i.fields.confidence})]})}),(0,w.jsx)(k,{name:i.fields.freshness,children:d.percent(r.freshness)}),(0,w.jsx)(k,{name:i.fields.importance,children:r.importance===`NORMAL`?null:i.importance[r.importance]}),(0,w.jsx)(k,{name:i.fields.property,children:r.property}),(0,w.jsx)(k,{name:i.fields.context,children:r.context}),(0,w.jsx)(k,{name:i.fields.settled,children:r.settledAt&&[r.quality&&i.grade[r.quality],r.settledBy?.displayName,d.day(r.settledAt),r.outcomeNote].filter(Boolean).join(` · `)})]}),r.questions.length>0&&(0,w.jsxs)(`div`,{children:[(0,w.jsx)(u,{size:`xs`,fw:600,mb:4,children:i.questions}),r.questions.map(e=>(0,w.jsx)(u,{size:`sm`,component:n,to:`/contradictions?finding=${e.id}`,display:`block`,children:e.explanation},e.id))]})]})}),(0,w.jsx)(e.Panel,{value:`chain`,pt:`sm`,children:v.length===1&&!r.retiredReason?(0,w.jsx)(u,{size:`sm`,c:`dimmed`,children:i.chainOnly}):(0,w.jsx)(`ol`,{className:x.chain,children:v.map(e=>(0,w.jsxs)(`li`,{"data-here":e.id===r.id||void 0,children:[(0,w.jsx)(u,{size:`sm`,...e.id===r.id?{fw:560}:{},children:e.id===r.id?e.text:(0,w.jsx)(n,{to:`/claims/${e.id}`,children:e.text})}),(0,w.jsxs)(u,{size:`xs`,c:`dimmed`,children:[i.state[e.state],e.author?` · ${e.author.displayName}`:``,` · `,d.moment(e.recordedAt),e.id===r.id?` · ${i.thisOne}`:``]}),e.retiredReason&&(0,w.jsx)(u,{size:`xs`,children:e.state===`SUPERSEDED`?i.replacedWhy(e.retiredReason):i.retiredWhy(e.retiredReason)})]},e.id))})}),(0,w.jsx)(e.Panel,{value:`access`,pt:`sm`,children:(0,w.jsx)(y,{item:r.id,scope:r.scope})})]})]})}function k({name:e,children:t}){return t==null||t===``||t===!1?null:(0,w.jsxs)(w.Fragment,{children:[(0,w.jsx)(`dt`,{children:e}),(0,w.jsx)(`dd`,{children:t})]})}export{k as n,D as t};