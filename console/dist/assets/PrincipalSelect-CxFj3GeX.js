import{A as e}from"./index-Bs61NPIO.js";import{a as t}from"./session-3ZRXwG3O.js";import{c as n}from"./common-5y6ACeiy.js";import{l as r}from"./catalogue-BLtCGhkX.js";import{t as i}from"./jsx-runtime-Wy9s6hX0.js";var a=i(),o=t(`
  query ConsolePrincipalNames {
    principals(first: 500) {
      nodes {
        uid
        displayName
        kind
        active
      }
    }
  }
`);function s({value:t,onChange:i,label:s,w:c,placeholder:l,clearable:u,kind:d}){let{data:f}=n(o),p=(f?.principals?.nodes??[]).filter(e=>!d||e.kind===d).map(e=>({value:e.uid,label:e.displayName===e.uid?e.uid:`${r(e.displayName)} (${e.uid})`})),m=t&&!p.some(e=>e.value===t)?[{value:t,label:t},...p]:p;return(0,a.jsx)(e,{...c?{w:c}:{},label:s,placeholder:l??``,searchable:!0,clearable:u??!1,allowDeselect:u??!1,data:m,value:t,onChange:i},p.length>0?`known`:`unknown`)}export{s as t};