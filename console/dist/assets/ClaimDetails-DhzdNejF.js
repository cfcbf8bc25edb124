import{C as e,l as t,o as n,x as r,z as i}from"./index-KYxpIUNf.js";import{L as a,a as o,c as s,o as c}from"./session-BusFhvx_.js";import{c as l,s as u}from"./catalogue-DHarkDn4.js";import{f as d,t as f}from"./chunk-Z7SQORRT-BqzW0sm5.js";import{n as p}from"./ScopeSelect-pluU2IJ3.js";import{t as m}from"./format-CW9hbIQq.js";import{a as h,n as g,r as _,t as v}from"./marks-YfflsAR4.js";import{t as y}from"./IconQuoteOff-9hrgE-Eu.js";import{t as b}from"./Access-D3Nwdp6M.js";import{a as x,i as S}from"./ClaimList-PU4f5C8I.js";import{t as C}from"./Evidence-B8bM_X2n.js";var w=d(),T=o(`
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
`);o(`
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
`);function E(e){let t=[];for(let n=e.supersededBy;n;n=n.supersededBy)t.unshift(n);let n=[];for(let t=e.supersedes;t;t=t.supersedes)n.push(t);return[...t,e,...n]}function D({id:e}){let r=u(p),i=a(T,{id:e});return(0,w.jsx)(t,{of:i,children:e=>e.claim?(0,w.jsx)(O,{claim:e.claim}):(0,w.jsx)(n,{icon:y,title:r.empty})})}function O({claim:t}){let n=u(p),a=u(c),o=m(),d=E(t),y=t.confidence??t.weight;return(0,w.jsxs)(e,{gap:`sm`,children:[(0,w.jsxs)(s,{justify:`space-between`,align:`flex-start`,wrap:`nowrap`,children:[(0,w.jsx)(l,{fw:560,size:`lg`,className:S.words??``,children:t.text}),(0,w.jsx)(x,{claim:t})]}),(0,w.jsxs)(s,{gap:6,children:[(0,w.jsx)(i,{color:d[0]===t&&t.state!==`RETIRED`?`teal`:`gray`,children:n.state[t.state]}),(0,w.jsx)(i,{color:`gray`,children:n.family[t.family]}),t.kind!==`fact`&&t.kind!==`take`&&(0,w.jsx)(i,{color:`gray`,children:t.kind}),t.expired&&(0,w.jsx)(i,{color:`gray`,children:n.expired}),(0,w.jsx)(g,{scope:t.scope})]}),(0,w.jsxs)(r,{defaultValue:`evidence`,children:[(0,w.jsxs)(r.List,{children:[(0,w.jsx)(r.Tab,{value:`evidence`,children:n.evidence}),(0,w.jsx)(r.Tab,{value:`chain`,children:n.chain}),(0,w.jsx)(r.Tab,{value:`access`,children:n.access.title})]}),(0,w.jsx)(r.Panel,{value:`evidence`,pt:`sm`,children:(0,w.jsxs)(e,{gap:`md`,children:[(0,w.jsx)(C,{evidence:t.evidence}),(0,w.jsxs)(`dl`,{className:S.facts,children:[(0,w.jsx)(k,{name:n.fields.about,children:t.about?.__typename===`Page`?(0,w.jsx)(v,{page:t.about}):t.about?.channelTitle??t.about?.externalId}),(0,w.jsx)(k,{name:n.fields.author,children:t.author?.displayName}),(0,w.jsx)(k,{name:n.fields.holder,children:t.holderPage&&(0,w.jsx)(v,{page:t.holderPage})}),(0,w.jsx)(k,{name:n.fields.recorded,children:(0,w.jsx)(h,{at:t.recordedAt})}),(0,w.jsx)(k,{name:n.fields.valid,children:[t.validFrom&&a.since(o.day(t.validFrom)),t.validUntil&&a.until(o.day(t.validUntil)),t.due&&a.due(o.day(t.due))].filter(Boolean).join(`, `)}),(0,w.jsx)(k,{name:t.family===`FACT`?n.fields.confidence:n.fields.weight,children:y!=null&&(0,w.jsxs)(w.Fragment,{children:[o.percent(y),` `,(0,w.jsx)(_,{value:y,label:n.fields.confidence})]})}),(0,w.jsx)(k,{name:n.fields.freshness,children:o.percent(t.freshness)}),(0,w.jsx)(k,{name:n.fields.importance,children:t.importance===`NORMAL`?null:n.importance[t.importance]}),(0,w.jsx)(k,{name:n.fields.property,children:t.property}),(0,w.jsx)(k,{name:n.fields.context,children:t.context}),(0,w.jsx)(k,{name:n.fields.settled,children:t.settledAt&&[t.quality&&n.grade[t.quality],t.settledBy?.displayName,o.day(t.settledAt),t.outcomeNote].filter(Boolean).join(` · `)})]}),t.questions.length>0&&(0,w.jsxs)(`div`,{children:[(0,w.jsx)(l,{size:`xs`,fw:600,mb:4,children:n.questions}),t.questions.map(e=>(0,w.jsx)(l,{size:`sm`,component:f,to:`/contradictions?finding=${e.id}`,display:`block`,children:e.explanation},e.id))]})]})}),(0,w.jsx)(r.Panel,{value:`chain`,pt:`sm`,children:d.length===1&&!t.retiredReason?(0,w.jsx)(l,{size:`sm`,c:`dimmed`,children:n.chainOnly}):(0,w.jsx)(`ol`,{className:S.chain,children:d.map(e=>(0,w.jsxs)(`li`,{"data-here":e.id===t.id||void 0,children:[(0,w.jsx)(l,{size:`sm`,...e.id===t.id?{fw:560}:{},children:e.id===t.id?e.text:(0,w.jsx)(f,{to:`/claims/${e.id}`,children:e.text})}),(0,w.jsxs)(l,{size:`xs`,c:`dimmed`,children:[n.state[e.state],e.author?` · ${e.author.displayName}`:``,` · `,o.moment(e.recordedAt),e.id===t.id?` · ${n.thisOne}`:``]}),e.retiredReason&&(0,w.jsx)(l,{size:`xs`,children:e.state===`SUPERSEDED`?n.replacedWhy(e.retiredReason):n.retiredWhy(e.retiredReason)})]},e.id))})}),(0,w.jsx)(r.Panel,{value:`access`,pt:`sm`,children:(0,w.jsx)(b,{item:t.id,scope:t.scope})})]})]})}function k({name:e,children:t}){return t==null||t===``||t===!1?null:(0,w.jsxs)(w.Fragment,{children:[(0,w.jsx)(`dt`,{children:e}),(0,w.jsx)(`dd`,{children:t})]})}export{k as n,D as t};