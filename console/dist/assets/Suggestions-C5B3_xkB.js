import{t as e}from"./Badge-aQHyNaUd.js";import{g as t,h as n,p as r,s as i,y as a}from"./catalogue-DVAO8jZF.js";import{t as o}from"./Checkbox-Bc8E4zR0.js";import{W as s,c,f as l,l as u,o as d,r as f,s as p}from"./session-BegbMHSb.js";import{t as m}from"./SegmentedControl-BbEY03sU.js";import{m as h}from"./index-CNtmuo8S.js";import{f as g,g as _,p as v}from"./chunk-Z7SQORRT-BqzW0sm5.js";import{i as y,o as b}from"./ClaimMenu-C0EV6cPx.js";import{t as x}from"./findings-DnBLTj4b.js";import{i as S,n as C,r as w}from"./layout-DqsdOLZE.js";import{a as T,t as E}from"./marks-D6i1pC9M.js";import{t as D}from"./toast-D-vIcCum.js";import{n as O}from"./colour-G-wiWr2u.js";import{t as k}from"./findings.module-C0G0N68a.js";var A=_(v(),1),j=g(),M=d(`
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
`),N=d(`mutation ConsoleDecideSuggestion($input: DecideSuggestionInput!) { decideSuggestion(input: $input) { revision } }`);function P(){let d=i(x),g=d.suggestions,{admin:_,curates:v}=f(),{values:P,set:F,active:I,clear:L,after:R}=O(`state`),z=P.state in d.state?P.state:`OPEN`,B=c(M,{state:z,after:R}),[V,H]=(0,A.useState)(),[U,W]=(0,A.useState)([]),G=p(N),[K,q]=(0,A.useState)(),J=async e=>{if(V){q(void 0);try{for(let{id:t}of V.of)await G.mutateAsync({input:{suggestion:t,decision:V.decision,...e?{note:e}:{}}});D(V.decision===`ACCEPT`?g.accepted:g.rejected),W([]),H(void 0)}catch(e){q(e)}}},Y=_||v;return(0,j.jsxs)(j.Fragment,{children:[(0,j.jsx)(w,{title:g.title,text:g.intro}),(0,j.jsx)(l,{of:B,rows:8,children:({suggestions:i})=>i&&(0,j.jsxs)(j.Fragment,{children:[(0,j.jsxs)(C,{active:I,onClear:L,children:[(0,j.jsx)(m,{"aria-label":d.stateLabel,value:z,data:Object.keys(d.state).map(e=>({value:e,label:d.state[e]})),onChange:e=>{W([]),F({state:e===`OPEN`?null:e},!0)}}),U.length>0&&(0,j.jsxs)(s,{gap:`xs`,role:`status`,children:[(0,j.jsx)(t,{size:`xs`,children:d.selected(String(U.length))}),(0,j.jsx)(n,{variant:`default`,onClick:()=>{H({of:i.nodes.filter(e=>U.includes(e.id)),decision:`REJECT`})},children:g.rejectAll})]})]}),i.nodes.length===0&&(0,j.jsx)(u,{icon:h,title:g.none,children:g.noneHint}),(0,j.jsx)(r,{gap:`md`,children:i.nodes.map(i=>(0,j.jsxs)(a,{component:`article`,p:0,className:k.card??``,"aria-label":i.text,children:[(0,j.jsxs)(s,{className:k.head??``,wrap:`nowrap`,align:`flex-start`,children:[Y&&i.state===`OPEN`&&(0,j.jsx)(o,{size:`xs`,mt:3,"aria-label":d.choose(i.text),checked:U.includes(i.id),onChange:e=>{W(e.currentTarget.checked?[...U,i.id]:U.filter(e=>e!==i.id))}}),(0,j.jsxs)(r,{gap:4,flex:1,miw:0,children:[(0,j.jsx)(t,{size:`sm`,fw:550,children:i.text}),(0,j.jsxs)(s,{gap:6,children:[(0,j.jsx)(e,{color:`blue`,children:i.kind}),(0,j.jsxs)(t,{size:`xs`,c:`dimmed`,children:[(0,j.jsx)(T,{at:i.openedAt}),i.note?` · ${i.note}`:``]})]})]}),i.state===`OPEN`&&(0,j.jsxs)(s,{gap:`xs`,wrap:`nowrap`,children:[Y&&(0,j.jsx)(n,{variant:`default`,onClick:()=>{H({of:[i],decision:`REJECT`})},children:g.reject}),_&&(0,j.jsx)(n,{onClick:()=>{H({of:[i],decision:`ACCEPT`})},children:g.accept})]})]}),(0,j.jsxs)(`div`,{className:k.sides,children:[(0,j.jsxs)(`section`,{className:k.other,children:[(0,j.jsx)(t,{size:`xs`,c:`dimmed`,mb:4,children:g.change}),(0,j.jsx)(`pre`,{className:k.change,tabIndex:0,children:JSON.stringify(i.change,null,2)})]}),(0,j.jsxs)(`section`,{children:[(0,j.jsx)(t,{size:`xs`,c:`dimmed`,className:k.other??``,children:g.rests}),i.pages.map(e=>(0,j.jsx)(`div`,{className:k.other,children:(0,j.jsx)(E,{page:e})},e.slug)),i.claims.map(e=>(0,j.jsx)(y,{claim:e},e.id))]})]})]},i.id))}),(0,j.jsx)(S,{info:i.pageInfo,total:i.totalCount})]})}),V&&(0,j.jsx)(b,{needed:!1,title:V.decision===`ACCEPT`?g.accept:g.reject,text:V.decision===`ACCEPT`?V.of[0]?.text:g.rejectWhy,action:V.decision===`ACCEPT`?g.accept:g.reject,busy:G.isPending,error:K,onClose:()=>{H(void 0)},onDone:e=>void J(e)})]})}export{P as Area};