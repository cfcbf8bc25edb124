import{t as e}from"./Badge-B5TGHtz2.js";import{_ as t,h as n,s as r,v as i,x as a}from"./catalogue-L1mks2ZB.js";import{t as o}from"./Checkbox-Bdzsw35I.js";import{W as s,c,f as l,l as u,o as d,r as f,s as p}from"./session-BgQ5YHWc.js";import{t as m}from"./SegmentedControl-DjQ3k5jD.js";import{m as h}from"./index-B_TEnSwf.js";import{f as g,g as _,p as v}from"./chunk-Z7SQORRT-BqzW0sm5.js";import{i as y,o as b}from"./ClaimMenu-BaF-1Yei.js";import{t as x}from"./findings-BpO0mvwQ.js";import{i as S,n as C,r as w}from"./layout-NTZwiD0o.js";import{a as T,t as E}from"./marks-DbL99P0d.js";import{t as D}from"./toast-CamG12Ir.js";import{n as O}from"./colour-B384Zo0S.js";import{t as k}from"./findings.module-C0G0N68a.js";var A=_(v(),1),j=g(),M=d(`
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
`),N=d(`mutation ConsoleDecideSuggestion($input: DecideSuggestionInput!) { decideSuggestion(input: $input) { revision } }`);function P(){let d=r(x),g=d.suggestions,{admin:_,curates:v}=f(),{values:P,set:F,active:I,clear:L,after:R}=O(`state`),z=P.state in d.state?P.state:`OPEN`,B=c(M,{state:z,after:R}),[V,H]=(0,A.useState)(),[U,W]=(0,A.useState)([]),G=p(N),[K,q]=(0,A.useState)(),J=async e=>{if(V){q(void 0);try{for(let{id:t}of V.of)await G.mutateAsync({input:{suggestion:t,decision:V.decision,...e?{note:e}:{}}});D(V.decision===`ACCEPT`?g.accepted:g.rejected),W([]),H(void 0)}catch(e){q(e)}}},Y=_||v;return(0,j.jsxs)(j.Fragment,{children:[(0,j.jsx)(w,{title:g.title,text:g.intro}),(0,j.jsx)(l,{of:B,rows:8,children:({suggestions:r})=>r&&(0,j.jsxs)(j.Fragment,{children:[(0,j.jsxs)(C,{active:I,onClear:L,children:[(0,j.jsx)(m,{"aria-label":d.stateLabel,value:z,data:Object.keys(d.state).map(e=>({value:e,label:d.state[e]})),onChange:e=>{W([]),F({state:e===`OPEN`?null:e},!0)}}),U.length>0&&(0,j.jsxs)(s,{gap:`xs`,role:`status`,children:[(0,j.jsx)(i,{size:`xs`,children:d.selected(String(U.length))}),(0,j.jsx)(t,{variant:`default`,onClick:()=>{H({of:r.nodes.filter(e=>U.includes(e.id)),decision:`REJECT`})},children:g.rejectAll})]})]}),r.nodes.length===0&&(0,j.jsx)(u,{icon:h,title:g.none,children:g.noneHint}),(0,j.jsx)(n,{gap:`md`,children:r.nodes.map(r=>(0,j.jsxs)(a,{component:`article`,p:0,className:k.card??``,"aria-label":r.text,children:[(0,j.jsxs)(s,{className:k.head??``,wrap:`nowrap`,align:`flex-start`,children:[Y&&r.state===`OPEN`&&(0,j.jsx)(o,{size:`xs`,mt:3,"aria-label":d.choose(r.text),checked:U.includes(r.id),onChange:e=>{W(e.currentTarget.checked?[...U,r.id]:U.filter(e=>e!==r.id))}}),(0,j.jsxs)(n,{gap:4,flex:1,miw:0,children:[(0,j.jsx)(i,{size:`sm`,fw:550,children:r.text}),(0,j.jsxs)(s,{gap:6,children:[(0,j.jsx)(e,{color:`blue`,children:r.kind}),(0,j.jsxs)(i,{size:`xs`,c:`dimmed`,children:[(0,j.jsx)(T,{at:r.openedAt}),r.note?` · ${r.note}`:``]})]})]}),r.state===`OPEN`&&(0,j.jsxs)(s,{gap:`xs`,wrap:`nowrap`,children:[Y&&(0,j.jsx)(t,{variant:`default`,onClick:()=>{H({of:[r],decision:`REJECT`})},children:g.reject}),_&&(0,j.jsx)(t,{onClick:()=>{H({of:[r],decision:`ACCEPT`})},children:g.accept})]})]}),(0,j.jsxs)(`div`,{className:k.sides,children:[(0,j.jsxs)(`section`,{className:k.other,children:[(0,j.jsx)(i,{size:`xs`,c:`dimmed`,mb:4,children:g.change}),(0,j.jsx)(`pre`,{className:k.change,tabIndex:0,children:JSON.stringify(r.change,null,2)})]}),(0,j.jsxs)(`section`,{children:[(0,j.jsx)(i,{size:`xs`,c:`dimmed`,className:k.other??``,children:g.rests}),r.pages.map(e=>(0,j.jsx)(`div`,{className:k.other,children:(0,j.jsx)(E,{page:e})},e.slug)),r.claims.map(e=>(0,j.jsx)(y,{claim:e},e.id))]})]})]},r.id))}),(0,j.jsx)(S,{info:r.pageInfo,total:r.totalCount})]})}),V&&(0,j.jsx)(b,{needed:!1,title:V.decision===`ACCEPT`?g.accept:g.reject,text:V.decision===`ACCEPT`?V.of[0]?.text:g.rejectWhy,action:V.decision===`ACCEPT`?g.accept:g.reject,busy:G.isPending,error:K,onClose:()=>{H(void 0)},onDone:e=>void J(e)})]})}export{P as Area};