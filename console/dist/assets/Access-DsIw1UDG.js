import{t as e}from"./Alert-CReAjbjU.js";import{R as t,a as n,c as r,i,r as a,s as o}from"./session-DC2LmVA1.js";import{c as s,w as c}from"./index-DUczwK0B.js";import{t as l}from"./Stack-13tcqeUm.js";import{c as u,u as d}from"./catalogue-CulEc5Cj.js";import{t as f}from"./IconEyeOff-BS-m6Od6.js";import{f as p,g as m,p as h}from"./chunk-Z7SQORRT-BqzW0sm5.js";import{n as g}from"./ScopeSelect-okScMD_o.js";import{n as _}from"./marks-Bw10Wvmj.js";import{t as v}from"./PrincipalSelect-DTrTB9X5.js";var y=o(`outline`,`eye`,`Eye`,[[`path`,{d:`M10 12a2 2 0 1 0 4 0a2 2 0 0 0 -4 0`,key:`svg-0`}],[`path`,{d:`M21 12c-2.4 4 -5.4 6 -9 6c-3.6 0 -6.6 -2 -9 -6c2.4 -4 5.4 -6 9 -6c3.6 0 6.6 2 9 6`,key:`svg-1`}]]),b=m(h(),1),x=p(),S=n(`
  query ConsoleExplainAccess($item: ID!, $principal: String!) {
    explainAccess(item: $item, principal: $principal) {
      allowed
      rule
      memberships
      text
    }
  }
`);function C({item:n,scope:o,initial:p}){let m=u(g).access,{curator:h}=a(),{principal:C}=i().viewer,[w,T]=(0,b.useState)(p??C.uid),{data:E,error:D}=t(S,{item:n,principal:w}),O=E?.explainAccess;return(0,x.jsxs)(l,{gap:`xs`,children:[o&&(0,x.jsx)(r,{gap:`xs`,children:(0,x.jsx)(_,{scope:o})}),h?(0,x.jsx)(v,{label:m.ask,value:w,onChange:e=>{e&&T(e)}}):(0,x.jsx)(c,{label:m.ask,data:[{value:C.uid,label:C.displayName}],value:w,readOnly:!0}),D&&(0,x.jsx)(s,{error:D}),O&&(0,x.jsxs)(e,{variant:`light`,color:O.allowed?`teal`:`gray`,icon:O.allowed?(0,x.jsx)(y,{size:16}):(0,x.jsx)(f,{size:16}),title:O.allowed?m.allowed(w):m.refused(w),role:`status`,children:[(0,x.jsx)(d,{size:`sm`,children:O.text}),(0,x.jsxs)(d,{size:`xs`,c:`dimmed`,mt:4,children:[m.rule,`: `,O.rule,O.memberships.length>0?` · ${m.by} ${O.memberships.join(`, `)}`:``]})]})]})}export{C as t};