import{a as e,c as t,s as n}from"./session-DC2LmVA1.js";import{t as r}from"./Stack-13tcqeUm.js";import{c as i,u as a}from"./catalogue-CulEc5Cj.js";import{d as o,g as s,h as c}from"./index-DUczwK0B.js";import{f as l,t as u}from"./chunk-Z7SQORRT-BqzW0sm5.js";import{n as d}from"./ScopeSelect-okScMD_o.js";import{t as f}from"./format-CeiypsuT.js";import{i as p,r as m}from"./ClaimList-D5qAGYoC.js";var h=n(`outline`,`link`,`Link`,[[`path`,{d:`M9 15l6 -6`,key:`svg-0`}],[`path`,{d:`M11 6l.463 -.536a5 5 0 0 1 7.071 7.072l-.534 .464`,key:`svg-1`}],[`path`,{d:`M13 18l-.397 .534a5.068 5.068 0 0 1 -7.127 0a4.972 4.972 0 0 1 0 -7.071l.524 -.463`,key:`svg-2`}]]),g=n(`outline`,`message`,`Message`,[[`path`,{d:`M8 9h8`,key:`svg-0`}],[`path`,{d:`M8 13h6`,key:`svg-1`}],[`path`,{d:`M18 4a3 3 0 0 1 3 3v8a3 3 0 0 1 -3 3h-5l-5 3v-3h-2a3 3 0 0 1 -3 -3v-8a3 3 0 0 1 3 -3h12`,key:`svg-2`}]]),_=n(`outline`,`signature`,`Signature`,[[`path`,{d:`M3 17c3.333 -3.333 5 -6 5 -8c0 -3 -1 -3 -2 -3s-2.032 1.085 -2 3c.034 2.048 1.658 4.877 2.5 6c1.5 2 2.5 2.5 3.5 1l2 -3c.333 2.667 1.333 4 3 4c.53 0 2.639 -2 3 -2c.517 0 1.517 .667 3 2`,key:`svg-0`}]]),v=l();e(`
  fragment EvidenceLine on Evidence {
    id
    kind
    observedAt
    recordedAt
    note
    locator
    url
    origin
    excerpt
  }
`);var y={MESSAGE:g,DOCUMENT:s,URL:h,PAGE:s,CLAIM:c,ATTESTATION:_,MANUAL:o};function b({evidence:e}){let n=i(d),o=f();return e.length===0?(0,v.jsx)(a,{size:`sm`,c:`dimmed`,children:n.noEvidence}):(0,v.jsx)(`ul`,{className:p.evidence,children:e.map(e=>{let i=y[e.kind];return(0,v.jsx)(`li`,{children:(0,v.jsxs)(t,{gap:6,wrap:`nowrap`,align:`flex-start`,children:[(0,v.jsx)(i,{size:15,stroke:1.6,"aria-hidden":!0}),(0,v.jsxs)(r,{gap:2,miw:0,children:[(0,v.jsxs)(a,{size:`xs`,c:`dimmed`,children:[n.evidenceKind[e.kind],e.locator?` · ${e.locator}`:``,` · `,n.observed(o.day(e.observedAt??e.recordedAt))]}),e.note&&(0,v.jsx)(`span`,{children:e.note}),e.excerpt&&(0,v.jsx)(m,{children:e.excerpt}),e.url&&(0,v.jsx)(`a`,{href:e.url,target:`_blank`,rel:`noopener noreferrer nofollow`,children:e.url}),e.origin&&e.kind===`CLAIM`&&(0,v.jsx)(u,{to:`/claims/${e.origin}`,children:n.one}),e.origin&&e.kind===`PAGE`&&(0,v.jsx)(u,{to:`/objects/${e.origin}`,children:n.evidenceKind.PAGE})]})]})},e.id)})})}export{h as n,b as t};