import{w as e}from"./index-BUNpqK6Y.js";import{L as t,a as n}from"./session-BL1HnV_a.js";import{f as r}from"./chunk-Z7SQORRT-BqzW0sm5.js";var i=r(),a=n(`
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
`);function o({value:n,onChange:r,label:o,w:s,placeholder:c,clearable:l,kind:u}){let{data:d}=t(a),f=(d?.principals?.nodes??[]).filter(e=>!u||e.kind===u).map(e=>({value:e.uid,label:e.displayName===e.uid?e.uid:`${e.displayName} (${e.uid})`})),p=n&&!f.some(e=>e.value===n)?[{value:n,label:n},...f]:f;return(0,i.jsx)(e,{...s?{w:s}:{},label:o,placeholder:c??``,searchable:!0,clearable:l??!1,allowDeselect:l??!1,data:p,value:n,onChange:r},f.length>0?`known`:`unknown`)}export{o as t};