import{f as e}from"./chunk-Z7SQORRT-BqzW0sm5.js";import{c as t,d as n,s as r}from"./catalogue-DHarkDn4.js";import{a as i,c as a}from"./session-BL1HnV_a.js";import{t as o}from"./Checkbox-CqKOxVRi.js";import{t as s}from"./Stack-CIedK1A6.js";import{n as c}from"./ClaimList-Cavl1wtY.js";import{t as l}from"./Evidence-BaX40Bwn.js";import{a as u,t as d}from"./marks-Dqy7i4n7.js";import{L as f}from"./index-BUNpqK6Y.js";import{n as p}from"./ScopeSelect-DWkBAp2E.js";import{t as m}from"./findings-tKhyAxME.js";import{t as h}from"./findings.module-C0G0N68a.js";i(`
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
`);var g=i(`
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
`),_=i(`
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
`),v=i(`mutation ConsoleDecideFinding($input: DecideFindingInput!) { decideFinding(input: $input) { finding { id state } } }`),y=i(`mutation ConsoleDecideReview($input: DecideReviewInput!) { decideReview(input: $input) { decided } }`),b=e();function x({finding:e,chosen:i,onChoose:g,highlight:_,children:v}){let y=r(m),x=r(p);return(0,b.jsxs)(n,{component:`article`,p:0,className:h.card??``,"data-highlight":_||void 0,id:e.id,"aria-label":e.explanation,children:[(0,b.jsxs)(a,{className:h.head??``,wrap:`nowrap`,align:`flex-start`,children:[g&&(0,b.jsx)(o,{size:`xs`,mt:3,"aria-label":y.choose(e.explanation),checked:i??!1,onChange:e=>{g(e.currentTarget.checked)}}),(0,b.jsxs)(s,{gap:4,flex:1,miw:0,children:[(0,b.jsx)(t,{size:`sm`,fw:550,children:e.explanation}),(0,b.jsxs)(a,{gap:6,children:[(0,b.jsx)(f,{color:`orange`,children:y.kinds[e.kind]??e.kind}),e.state!==`OPEN`&&(0,b.jsx)(f,{color:`gray`,children:y.state[e.state]}),(0,b.jsx)(t,{size:`xs`,c:`dimmed`,children:(0,b.jsx)(u,{at:e.openedAt})}),e.decision&&(0,b.jsxs)(t,{size:`xs`,c:`dimmed`,children:[y.decided(y.decisions[e.decision]??e.decision,e.decidedBy?.displayName??``),e.note?` · ${e.note}`:``]}),e.earlier&&(0,b.jsx)(t,{size:`xs`,c:`dimmed`,children:y.earlier})]})]}),v]}),(0,b.jsxs)(`div`,{className:h.sides,children:[e.claims.map((e,n)=>(0,b.jsxs)(`section`,{"aria-label":y.side(String(n+1)),children:[(0,b.jsx)(c,{claim:e}),(0,b.jsxs)(`div`,{className:h.grounds,children:[(0,b.jsx)(t,{size:`xs`,c:`dimmed`,children:x.evidence}),(0,b.jsx)(l,{evidence:e.evidence})]})]},e.id)),e.links.map(e=>(0,b.jsxs)(`section`,{className:h.other,children:[(0,b.jsx)(d,{page:e.from}),` `,e.type,` `,(0,b.jsx)(d,{page:e.to})]},e.id)),e.claims.length===0&&e.pages.map(e=>(0,b.jsx)(`section`,{className:h.other,children:e.deletedAt?e.title:(0,b.jsx)(d,{page:e})},e.id)),e.evidence.length>0&&(0,b.jsx)(`section`,{"aria-label":y.brought,children:(0,b.jsxs)(`div`,{className:h.brought,children:[(0,b.jsx)(t,{size:`xs`,fw:600,children:y.brought}),(0,b.jsx)(l,{evidence:e.evidence})]})})]})]})}export{_ as a,g as i,v as n,y as r,x as t};