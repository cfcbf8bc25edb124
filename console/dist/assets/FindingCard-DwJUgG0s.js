import{t as e}from"./jsx-runtime-Wy9s6hX0.js";import{c as t,p as n,u as r}from"./catalogue-BLtCGhkX.js";import{r as i}from"./common-5y6ACeiy.js";import{a}from"./session-3ZRXwG3O.js";import{t as o}from"./Checkbox-_8Afs6iz.js";import{t as s}from"./Stack-CwOJb01n.js";import{n as c}from"./ClaimList-JwcwVEoB.js";import{t as l}from"./Evidence-XgLLuxGz.js";import{a as u,n as d,s as f,t as p}from"./marks-CgwetlNC.js";import{U as m}from"./index-Bs61NPIO.js";import{n as h}from"./ScopeSelect-DR7peo7A.js";import{t as g}from"./findings-Cgg1vfPE.js";import{n as _}from"./Undecided-CQcUQwB6.js";a(`
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
`);var v=a(`
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
`),y=a(`
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
`),b=a(`mutation ConsoleDecideFinding($input: DecideFindingInput!) { decideFinding(input: $input) { finding { id state } } }`),x=a(`mutation ConsoleDecideReview($input: DecideReviewInput!) { decideReview(input: $input) { decided } }`);function S(e){return e.claims[0]?.text??e.deletedPages[0]?.title??e.pages[0]?.title??e.explanation}var C=e();function w({finding:e,chosen:a,onChoose:v,highlight:y,children:b}){let x=t(g),S=t(h);return(0,C.jsxs)(n,{component:`article`,p:0,className:_.card??``,"data-highlight":y||void 0,id:e.id,"aria-label":e.explanation,children:[(0,C.jsxs)(i,{className:_.head??``,wrap:`nowrap`,align:`flex-start`,children:[v&&(0,C.jsx)(o,{size:`xs`,mt:3,"aria-label":x.choose(e.explanation),checked:a??!1,onChange:e=>{v(e.currentTarget.checked)}}),(0,C.jsxs)(s,{gap:4,flex:1,miw:0,children:[(0,C.jsx)(r,{size:`sm`,fw:550,children:e.explanation}),(0,C.jsxs)(i,{gap:6,children:[(0,C.jsx)(m,{color:`orange`,children:x.kinds[e.kind]??e.kind}),e.state!==`OPEN`&&(0,C.jsx)(m,{color:`gray`,children:x.state[e.state]}),(0,C.jsx)(r,{size:`xs`,c:`dimmed`,children:(0,C.jsx)(u,{at:e.openedAt})}),e.decision&&(0,C.jsxs)(r,{size:`xs`,c:`dimmed`,children:[x.decided(x.decisions[e.decision]??e.decision,e.decidedBy?.displayName??``),e.note?` · ${e.note}`:``]}),e.earlier&&(0,C.jsx)(r,{size:`xs`,c:`dimmed`,children:x.earlier})]})]}),b]}),(0,C.jsxs)(`div`,{className:_.sides,children:[e.claims.map((e,t)=>(0,C.jsxs)(`section`,{"aria-label":x.side(String(t+1)),children:[(0,C.jsx)(c,{claim:e}),(0,C.jsxs)(`div`,{className:_.grounds,children:[(0,C.jsx)(r,{size:`xs`,c:`dimmed`,children:S.evidence}),(0,C.jsx)(l,{evidence:e.evidence})]})]},e.id)),e.links.map(e=>(0,C.jsxs)(`section`,{className:_.other,children:[(0,C.jsx)(p,{page:e.from}),` `,e.type,` `,(0,C.jsx)(p,{page:e.to})]},e.id)),e.claims.length===0&&e.pages.map(e=>(0,C.jsx)(`section`,{className:_.other,children:e.deletedAt?e.title:(0,C.jsx)(p,{page:e})},e.id)),e.deletedPages.map(e=>(0,C.jsx)(`section`,{className:_.other,children:(0,C.jsxs)(i,{gap:`xs`,children:[(0,C.jsx)(f,{type:e.type}),(0,C.jsx)(r,{size:`sm`,fw:550,children:e.title}),(0,C.jsx)(d,{scope:e.scope}),(0,C.jsx)(m,{color:`gray`,children:x.deleted})]})},e.id)),e.evidence.length>0&&(0,C.jsx)(`section`,{"aria-label":x.brought,children:(0,C.jsxs)(`div`,{className:_.brought,children:[(0,C.jsx)(r,{size:`xs`,fw:600,children:x.brought}),(0,C.jsx)(l,{evidence:e.evidence})]})})]})]})}export{S as a,v as i,b as n,y as o,x as r,w as t};