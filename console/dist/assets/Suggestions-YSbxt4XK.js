import{L as e,T as t,_ as n,r,s as i,u as a}from"./index-BUNpqK6Y.js";import{r as o,t as s}from"./Stack-CIedK1A6.js";import{t as c}from"./Checkbox-CqKOxVRi.js";import{I as l,L as u,a as d,c as f,r as p}from"./session-BL1HnV_a.js";import{c as m,d as h,s as g}from"./catalogue-DHarkDn4.js";import{f as _,g as v,p as y}from"./chunk-Z7SQORRT-BqzW0sm5.js";import{n as b}from"./ClaimList-Cavl1wtY.js";import{t as x}from"./findings-tKhyAxME.js";import{i as S,n as C,r as w}from"./layout-liImEvfI.js";import{a as T,t as E}from"./marks-Dqy7i4n7.js";import{t as D}from"./Reason-BNsLbQdI.js";import{t as O}from"./toast-BXdFxEU0.js";import{t as k}from"./findings.module-C0G0N68a.js";var A=v(y(),1),j=_(),M=d(`
  query ConsoleSuggestions($state: FindingState, $after: String) {
    suggestions(state: $state, first: 20, after: $after) {
      nodes {
        id
        kind
        state
        text
        change
        note
        openedAt
        pages {
          slug
          title
          type
        }
        claims {
          ...ClaimLine
        }
      }
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`),N=d(`mutation ConsoleDecideSuggestion($input: DecideSuggestionInput!) { decideSuggestion(input: $input) { revision } }`);function P(){let d=g(x),_=d.suggestions,{admin:v,curates:y}=p(),{values:P,set:F,active:I,clear:L,after:R}=r(`state`),z=P.state in d.state?P.state:`OPEN`,B=u(M,{state:z,after:R}),[V,H]=(0,A.useState)(),[U,W]=(0,A.useState)([]),G=l(N),[K,q]=(0,A.useState)(),J=async e=>{if(V){q(void 0);try{for(let{id:t}of V.of)await G.mutateAsync({input:{suggestion:t,decision:V.decision,...e?{note:e}:{}}});O(V.decision===`ACCEPT`?_.accepted:_.rejected),W([]),H(void 0)}catch(e){q(e)}}},Y=v||y;return(0,j.jsxs)(j.Fragment,{children:[(0,j.jsx)(w,{title:_.title,text:_.intro}),(0,j.jsx)(a,{of:B,rows:8,children:({suggestions:r})=>r&&(0,j.jsxs)(j.Fragment,{children:[(0,j.jsxs)(C,{active:I,onClear:L,children:[(0,j.jsx)(t,{"aria-label":d.stateLabel,value:z,data:Object.keys(d.state).map(e=>({value:e,label:d.state[e]})),onChange:e=>{W([]),F({state:e===`OPEN`?null:e},!0)}}),U.length>0&&(0,j.jsxs)(f,{gap:`xs`,role:`status`,children:[(0,j.jsx)(m,{size:`xs`,children:d.selected(String(U.length))}),(0,j.jsx)(o,{variant:`default`,onClick:()=>{H({of:r.nodes.filter(e=>U.includes(e.id)),decision:`REJECT`})},children:_.rejectAll})]})]}),r.nodes.length===0&&(0,j.jsx)(i,{icon:n,title:_.none,children:_.noneHint}),(0,j.jsx)(s,{gap:`md`,children:r.nodes.map(t=>(0,j.jsxs)(h,{component:`article`,p:0,className:k.card??``,"aria-label":t.text,children:[(0,j.jsxs)(f,{className:k.head??``,wrap:`nowrap`,align:`flex-start`,children:[Y&&t.state===`OPEN`&&(0,j.jsx)(c,{size:`xs`,mt:3,"aria-label":d.choose(t.text),checked:U.includes(t.id),onChange:e=>{W(e.currentTarget.checked?[...U,t.id]:U.filter(e=>e!==t.id))}}),(0,j.jsxs)(s,{gap:4,flex:1,miw:0,children:[(0,j.jsx)(m,{size:`sm`,fw:550,children:t.text}),(0,j.jsxs)(f,{gap:6,children:[(0,j.jsx)(e,{color:`blue`,children:t.kind}),(0,j.jsxs)(m,{size:`xs`,c:`dimmed`,children:[(0,j.jsx)(T,{at:t.openedAt}),t.note?` · ${t.note}`:``]})]})]}),t.state===`OPEN`&&(0,j.jsxs)(f,{gap:`xs`,wrap:`nowrap`,children:[Y&&(0,j.jsx)(o,{variant:`default`,onClick:()=>{H({of:[t],decision:`REJECT`})},children:_.reject}),v&&(0,j.jsx)(o,{onClick:()=>{H({of:[t],decision:`ACCEPT`})},children:_.accept})]})]}),(0,j.jsxs)(`div`,{className:k.sides,children:[(0,j.jsxs)(`section`,{className:k.other,children:[(0,j.jsx)(m,{size:`xs`,c:`dimmed`,mb:4,children:_.change}),(0,j.jsx)(`pre`,{className:k.change,tabIndex:0,children:JSON.stringify(t.change,null,2)})]}),(0,j.jsxs)(`section`,{children:[(0,j.jsx)(m,{size:`xs`,c:`dimmed`,className:k.other??``,children:_.rests}),t.pages.map(e=>(0,j.jsx)(`div`,{className:k.other,children:(0,j.jsx)(E,{page:e})},e.slug)),t.claims.map(e=>(0,j.jsx)(b,{claim:e},e.id))]})]})]},t.id))}),(0,j.jsx)(S,{info:r.pageInfo,total:r.totalCount})]})}),V&&(0,j.jsx)(D,{needed:!1,title:V.decision===`ACCEPT`?_.accept:_.reject,text:V.decision===`ACCEPT`?V.of[0]?.text:_.rejectWhy,action:V.decision===`ACCEPT`?_.accept:_.reject,busy:G.isPending,error:K,onClose:()=>{H(void 0)},onDone:e=>void J(e)})]})}export{P as Area};