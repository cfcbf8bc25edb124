import{f as e}from"./chunk-Z7SQORRT-BqzW0sm5.js";import{c as t,d as n,s as r}from"./catalogue-DHarkDn4.js";import{a as i,c as a}from"./session-DZegHlTp.js";import{t as o}from"./Checkbox-Bjhlruk_.js";import{t as s}from"./Stack-CIedK1A6.js";import{n as c}from"./ClaimList-BZJnPkw5.js";import{t as l}from"./Evidence-DBRNxqAB.js";import{a as u,n as d,s as f,t as p}from"./marks-f1Bs6wiu.js";import{L as m}from"./index-CCDis7Zz.js";import{n as h}from"./ScopeSelect-CB5CfAGm.js";import{t as g}from"./findings-B96N9uhg.js";import{t as _}from"./findings.module-C0G0N68a.js";i(`
  fragment FindingFull on Finding {
    id
    kind
    state
    explanation
    severity
    openedAt
    decidedAt
    decision
    note
    decidedBy {
      displayName
    }
    earlier {
      id
    }
    evidence {
      ...EvidenceLine
    }
    pages {
      id
      slug
      title
      type
      deletedAt
    }
    deletedPages {
      id
      title
      type
      scope
    }
    links {
      id
      type
      from {
        slug
        title
        type
      }
      to {
        slug
        title
        type
      }
    }
    claims {
      ...ClaimLine
      evidence {
        ...EvidenceLine
      }
    }
  }
`);var v=i(`
  query ConsoleFindings($state: FindingState, $kind: String, $after: String) {
    findings(state: $state, kind: $kind, first: 15, after: $after) {
      nodes {
        ...FindingFull
      }
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`),y=i(`
  query ConsoleReviews($after: String) {
    reviewQueue(first: 15, after: $after) {
      nodes {
        ...FindingFull
      }
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`),b=i(`mutation ConsoleDecideFinding($input: DecideFindingInput!) { decideFinding(input: $input) { finding { id state } } }`),x=i(`mutation ConsoleDecideReview($input: DecideReviewInput!) { decideReview(input: $input) { decided } }`),S=e();function C({finding:e,chosen:i,onChoose:v,highlight:y,children:b}){let x=r(g),C=r(h);return(0,S.jsxs)(n,{component:`article`,p:0,className:_.card??``,"data-highlight":y||void 0,id:e.id,"aria-label":e.explanation,children:[(0,S.jsxs)(a,{className:_.head??``,wrap:`nowrap`,align:`flex-start`,children:[v&&(0,S.jsx)(o,{size:`xs`,mt:3,"aria-label":x.choose(e.explanation),checked:i??!1,onChange:e=>{v(e.currentTarget.checked)}}),(0,S.jsxs)(s,{gap:4,flex:1,miw:0,children:[(0,S.jsx)(t,{size:`sm`,fw:550,children:e.explanation}),(0,S.jsxs)(a,{gap:6,children:[(0,S.jsx)(m,{color:`orange`,children:x.kinds[e.kind]??e.kind}),e.state!==`OPEN`&&(0,S.jsx)(m,{color:`gray`,children:x.state[e.state]}),(0,S.jsx)(t,{size:`xs`,c:`dimmed`,children:(0,S.jsx)(u,{at:e.openedAt})}),e.decision&&(0,S.jsxs)(t,{size:`xs`,c:`dimmed`,children:[x.decided(x.decisions[e.decision]??e.decision,e.decidedBy?.displayName??``),e.note?` · ${e.note}`:``]}),e.earlier&&(0,S.jsx)(t,{size:`xs`,c:`dimmed`,children:x.earlier})]})]}),b]}),(0,S.jsxs)(`div`,{className:_.sides,children:[e.claims.map((e,n)=>(0,S.jsxs)(`section`,{"aria-label":x.side(String(n+1)),children:[(0,S.jsx)(c,{claim:e}),(0,S.jsxs)(`div`,{className:_.grounds,children:[(0,S.jsx)(t,{size:`xs`,c:`dimmed`,children:C.evidence}),(0,S.jsx)(l,{evidence:e.evidence})]})]},e.id)),e.links.map(e=>(0,S.jsxs)(`section`,{className:_.other,children:[(0,S.jsx)(p,{page:e.from}),` `,e.type,` `,(0,S.jsx)(p,{page:e.to})]},e.id)),e.claims.length===0&&e.pages.map(e=>(0,S.jsx)(`section`,{className:_.other,children:e.deletedAt?e.title:(0,S.jsx)(p,{page:e})},e.id)),e.deletedPages.map(e=>(0,S.jsx)(`section`,{className:_.other,children:(0,S.jsxs)(a,{gap:`xs`,children:[(0,S.jsx)(f,{type:e.type}),(0,S.jsx)(t,{size:`sm`,fw:550,children:e.title}),(0,S.jsx)(d,{scope:e.scope}),(0,S.jsx)(m,{color:`gray`,children:x.deleted})]})},e.id)),e.evidence.length>0&&(0,S.jsx)(`section`,{"aria-label":x.brought,children:(0,S.jsxs)(`div`,{className:_.brought,children:[(0,S.jsx)(t,{size:`xs`,fw:600,children:x.brought}),(0,S.jsx)(l,{evidence:e.evidence})]})})]})]})}export{y as a,v as i,b as n,x as r,C as t};