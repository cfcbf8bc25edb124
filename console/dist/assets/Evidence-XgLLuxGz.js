import{n as e,r as t}from"./common-5y6ACeiy.js";import{t as n}from"./Stack-CwOJb01n.js";import{c as r,u as i}from"./catalogue-BLtCGhkX.js";import{_ as a,f as o,g as s,x as c}from"./index-Bs61NPIO.js";import{a as l}from"./session-3ZRXwG3O.js";import{n as u}from"./ScopeSelect-DR7peo7A.js";import{t as d}from"./format-Dak9dJGG.js";import{i as f,r as p}from"./ClaimList-JwcwVEoB.js";import{t as m}from"./jsx-runtime-Wy9s6hX0.js";var h=e(`outline`,`link`,`Link`,[[`path`,{d:`M9 15l6 -6`,key:`svg-0`}],[`path`,{d:`M11 6l.463 -.536a5 5 0 0 1 7.071 7.072l-.534 .464`,key:`svg-1`}],[`path`,{d:`M13 18l-.397 .534a5.068 5.068 0 0 1 -7.127 0a4.972 4.972 0 0 1 0 -7.071l.524 -.463`,key:`svg-2`}]]),g=e(`outline`,`message`,`Message`,[[`path`,{d:`M8 9h8`,key:`svg-0`}],[`path`,{d:`M8 13h6`,key:`svg-1`}],[`path`,{d:`M18 4a3 3 0 0 1 3 3v8a3 3 0 0 1 -3 3h-5l-5 3v-3h-2a3 3 0 0 1 -3 -3v-8a3 3 0 0 1 3 -3h12`,key:`svg-2`}]]),_=e(`outline`,`signature`,`Signature`,[[`path`,{d:`M3 17c3.333 -3.333 5 -6 5 -8c0 -3 -1 -3 -2 -3s-2.032 1.085 -2 3c.034 2.048 1.658 4.877 2.5 6c1.5 2 2.5 2.5 3.5 1l2 -3c.333 2.667 1.333 4 3 4c.53 0 2.639 -2 3 -2c.517 0 1.517 .667 3 2`,key:`svg-0`}]]),v=m();l(`
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
`);var y={MESSAGE:g,DOCUMENT:a,URL:h,PAGE:a,CLAIM:s,ATTESTATION:_,MANUAL:o};function b({evidence:e}){let a=r(u),o=d();return e.length===0?(0,v.jsx)(i,{size:`sm`,c:`dimmed`,children:a.noEvidence}):(0,v.jsx)(`ul`,{className:f.evidence,children:e.map(e=>{let r=y[e.kind];return(0,v.jsx)(`li`,{children:(0,v.jsxs)(t,{gap:6,wrap:`nowrap`,align:`flex-start`,children:[(0,v.jsx)(r,{size:15,stroke:1.6,"aria-hidden":!0}),(0,v.jsxs)(n,{gap:2,miw:0,children:[(0,v.jsxs)(i,{size:`xs`,c:`dimmed`,children:[a.evidenceKind[e.kind],e.locator?` · ${e.locator}`:``,` · `,a.observed(o.day(e.observedAt??e.recordedAt))]}),e.note&&(0,v.jsx)(`span`,{children:e.note}),e.excerpt&&(0,v.jsx)(p,{children:e.excerpt}),e.url&&(0,v.jsx)(`a`,{href:e.url,target:`_blank`,rel:`noopener noreferrer nofollow`,children:e.url}),e.origin&&e.kind===`CLAIM`&&(0,v.jsx)(c,{to:`/claims/${e.origin}`,children:a.one}),e.origin&&e.kind===`PAGE`&&(0,v.jsx)(c,{to:`/objects/${e.origin}`,children:a.evidenceKind.PAGE})]})]})},e.id)})})}export{h as n,b as t};