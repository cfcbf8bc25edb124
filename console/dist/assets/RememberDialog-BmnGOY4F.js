import{$ as e,D as t,E as n,Gn as r,Hn as i,O as a,T as o,c as s,jn as c,kt as l,l as u,xn as d,zt as f}from"./index-BpD9QSV_.js";import{t as p}from"./FormDialog-1AS-1AfM.js";import{t as m}from"./objects-Cka1kFBY.js";var h=r(i(),1),g=d(),_=n(`
  query ConsoleFindPages($text: String, $type: String) {
    pages(filter: { text: $text, type: $type }, first: 12) {
      nodes {
        slug
        title
        type
      }
    }
  }
`);function v({value:t,onChange:n,label:r,w:i,type:o,required:s,without:u}){let d=e(m),[f,p]=(0,h.useState)(``),[v]=c(f.trim(),200),{data:y}=a(_,{text:v||null,type:o??null},{still:!0}),b=(y?.pages?.nodes??[]).filter(e=>e.slug!==u).map(e=>({value:e.slug,label:e.title})),x=t&&!b.some(e=>e.value===t)?[{value:t,label:t},...b]:b;return(0,g.jsx)(l,{...i?{w:i}:{},searchable:!0,clearable:!0,label:r,required:s??!1,placeholder:d.pick,data:x,value:t,onChange:n,onSearchChange:p,filter:({options:e})=>e})}var y=n(`mutation ConsoleRemember($input: RememberInput!) { remember(input: $input) { status claim { id } } }`);function b({about:n,scope:r,onClose:i}){let a=e(o).remember,[c,l]=(0,h.useState)(``),[d,m]=(0,h.useState)(n??null),[_,b]=(0,h.useState)(``),[x,S]=(0,h.useState)(r??`world`),C=t(y);return(0,g.jsxs)(p,{title:a.title,action:a.action,ready:c.trim()!==``&&_.trim()!==``,busy:C.isPending,error:C.error,onClose:i,onSubmit:()=>{let e={text:c.trim(),about:d,scope:x,evidence:[{kind:`MANUAL`,note:_.trim()}]};C.mutate({input:e},{onSuccess:e=>{s(e.remember?.status===`DUPLICATE`?a.duplicate:a.told),i()}})},children:[(0,g.jsx)(f,{label:a.text,required:!0,"data-autofocus":!0,maxLength:2e3,value:c,onChange:e=>{l(e.currentTarget.value)}}),n===void 0&&(0,g.jsx)(v,{label:a.about,value:d,onChange:m}),(0,g.jsx)(f,{label:a.evidence,required:!0,maxLength:2e3,value:_,onChange:e=>{b(e.currentTarget.value)}}),(0,g.jsx)(u,{value:x,onChange:S})]})}export{v as n,b as t};