<<<<<<<< HEAD:console/dist/assets/RememberDialog-Dbz6lyYG.js
import{P as e,w as t}from"./index-CCDis7Zz.js";import{f as n,g as r,p as i}from"./chunk-Z7SQORRT-BqzW0sm5.js";import{I as a,L as o,a as s}from"./session-DZegHlTp.js";import{s as c}from"./catalogue-DHarkDn4.js";import{n as l,t as u}from"./ScopeSelect-CB5CfAGm.js";import{t as d}from"./FormDialog-JVVsZnbc.js";import{t as f}from"./use-debounced-value-BdTrYAW0.js";import{n as p}from"./FilterText-dSFvl_tw.js";import{t as m}from"./toast-CAkmsp_j.js";var h=r(i(),1),g=n(),_=s(`
========
import{P as e,w as t}from"./index-CG6AQGd2.js";import{f as n,g as r,p as i}from"./chunk-Z7SQORRT-BqzW0sm5.js";import{I as a,R as o,a as s}from"./session-C_u2h-6T.js";import{c}from"./catalogue-CulEc5Cj.js";import{n as l,t as u}from"./ScopeSelect-DueAh3eh.js";import{t as d}from"./FormDialog-DTEBvXQq.js";import{t as f}from"./use-debounced-value-BdTrYAW0.js";import{n as p}from"./FilterText-BCOi1N7i.js";import{t as m}from"./toast-CRct7VAB.js";var h=r(i(),1),g=n(),_=s(`
>>>>>>>> api:console/dist/assets/RememberDialog-UXEIp6qg.js
  query ConsoleFindPages($text: String, $type: String) {
    pages(filter: { text: $text, type: $type }, first: 12) {
      nodes {
        slug
        title
        type
      }
    }
  }
`);function v({value:e,onChange:n,label:r,w:i,type:a,required:s,without:l}){let u=c(p),[d,m]=(0,h.useState)(``),[v]=f(d.trim(),200),{data:y}=o(_,{text:v||null,type:a??null},{still:!0}),b=(y?.pages?.nodes??[]).filter(e=>e.slug!==l).map(e=>({value:e.slug,label:e.title})),x=e&&!b.some(t=>t.value===e)?[{value:e,label:e},...b]:b;return(0,g.jsx)(t,{...i?{w:i}:{},searchable:!0,clearable:!0,label:r,required:s??!1,placeholder:u.pick,data:x,value:e,onChange:n,onSearchChange:m,filter:({options:e})=>e})}var y=s(`mutation ConsoleRemember($input: RememberInput!) { remember(input: $input) { status claim { id } } }`);function b({about:t,scope:n,onClose:r}){let i=c(l).remember,[o,s]=(0,h.useState)(``),[f,p]=(0,h.useState)(t??null),[_,b]=(0,h.useState)(``),[x,S]=(0,h.useState)(n??`world`),C=a(y);return(0,g.jsxs)(d,{title:i.title,action:i.action,ready:o.trim()!==``&&_.trim()!==``,busy:C.isPending,error:C.error,onClose:r,onSubmit:()=>{let e={text:o.trim(),about:f,scope:x,evidence:[{kind:`MANUAL`,note:_.trim()}]};C.mutate({input:e},{onSuccess:e=>{m(e.remember?.status===`DUPLICATE`?i.duplicate:i.told),r()}})},children:[(0,g.jsx)(e,{label:i.text,required:!0,"data-autofocus":!0,maxLength:2e3,value:o,onChange:e=>{s(e.currentTarget.value)}}),t===void 0&&(0,g.jsx)(v,{label:i.about,value:f,onChange:p}),(0,g.jsx)(e,{label:i.evidence,required:!0,maxLength:2e3,value:_,onChange:e=>{b(e.currentTarget.value)}}),(0,g.jsx)(u,{value:x,onChange:S})]})}export{v as n,b as t};