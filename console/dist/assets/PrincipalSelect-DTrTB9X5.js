import{w as e}from"./index-DUczwK0B.js";import{R as t,a as n}from"./session-DC2LmVA1.js";import{l as r}from"./catalogue-CulEc5Cj.js";import{f as i}from"./chunk-Z7SQORRT-BqzW0sm5.js";var a=i(),o=n(`
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
`);function s({value:n,onChange:i,label:s,w:c,placeholder:l,clearable:u,kind:d}){let{data:f}=t(o),p=(f?.principals?.nodes??[]).filter(e=>!d||e.kind===d).map(e=>({value:e.uid,label:e.displayName===e.uid?e.uid:`${r(e.displayName)} (${e.uid})`})),m=n&&!p.some(e=>e.value===n)?[{value:n,label:n},...p]:p;return(0,a.jsx)(e,{...c?{w:c}:{},label:s,placeholder:l??``,searchable:!0,clearable:u??!1,allowDeselect:u??!1,data:m,value:n,onChange:i},p.length>0?`known`:`unknown`)}export{s as t};