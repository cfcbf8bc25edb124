import{$ as e,E as t,Gt as n,Ot as r,T as i,g as a,i as o,on as s,s as c,tn as l,un as u,xn as d,y as f}from"./index-BpD9QSV_.js";import{t as p}from"./Checkbox-DcrhrKcu.js";import{n as m,t as h}from"./findings.module-dCJ65JWO.js";t(`
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
`);var g=t(`
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
`),_=t(`
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
`),v=t(`mutation ConsoleDecideFinding($input: DecideFindingInput!) { decideFinding(input: $input) { finding { id state } } }`),y=t(`mutation ConsoleDecideReview($input: DecideReviewInput!) { decideReview(input: $input) { decided } }`),b=d();function x({finding:t,chosen:d,onChoose:g,highlight:_,children:v}){let y=e(m),x=e(i);return(0,b.jsxs)(u,{component:`article`,p:0,className:h.card??``,"data-highlight":_||void 0,id:t.id,"aria-label":t.explanation,children:[(0,b.jsxs)(s,{className:h.head??``,wrap:`nowrap`,align:`flex-start`,children:[g&&(0,b.jsx)(p,{size:`xs`,mt:3,"aria-label":y.choose(t.explanation),checked:d??!1,onChange:e=>{g(e.currentTarget.checked)}}),(0,b.jsxs)(r,{gap:4,flex:1,miw:0,children:[(0,b.jsx)(l,{size:`sm`,fw:550,children:t.explanation}),(0,b.jsxs)(s,{gap:6,children:[(0,b.jsx)(n,{color:`orange`,children:y.kinds[t.kind]??t.kind}),t.state!==`OPEN`&&(0,b.jsx)(n,{color:`gray`,children:y.state[t.state]}),(0,b.jsx)(l,{size:`xs`,c:`dimmed`,children:(0,b.jsx)(f,{at:t.openedAt})}),t.decision&&(0,b.jsxs)(l,{size:`xs`,c:`dimmed`,children:[y.decided(y.decisions[t.decision]??t.decision,t.decidedBy?.displayName??``),t.note?` · ${t.note}`:``]}),t.earlier&&(0,b.jsx)(l,{size:`xs`,c:`dimmed`,children:y.earlier})]})]}),v]}),(0,b.jsxs)(`div`,{className:h.sides,children:[t.claims.map((e,t)=>(0,b.jsxs)(`section`,{"aria-label":y.side(String(t+1)),children:[(0,b.jsx)(c,{claim:e}),(0,b.jsxs)(`div`,{className:h.grounds,children:[(0,b.jsx)(l,{size:`xs`,c:`dimmed`,children:x.evidence}),(0,b.jsx)(o,{evidence:e.evidence})]})]},e.id)),t.links.map(e=>(0,b.jsxs)(`section`,{className:h.other,children:[(0,b.jsx)(a,{page:e.from}),` `,e.type,` `,(0,b.jsx)(a,{page:e.to})]},e.id)),t.claims.length===0&&t.pages.map(e=>(0,b.jsx)(`section`,{className:h.other,children:e.deletedAt?e.title:(0,b.jsx)(a,{page:e})},e.id)),t.evidence.length>0&&(0,b.jsx)(`section`,{"aria-label":y.brought,children:(0,b.jsxs)(`div`,{className:h.brought,children:[(0,b.jsx)(l,{size:`xs`,fw:600,children:y.brought}),(0,b.jsx)(o,{evidence:t.evidence})]})})]})]})}export{_ as a,g as i,v as n,y as r,x as t};