import{$ as e,A as t,At as n,C as r,D as i,E as a,Gn as o,Gt as s,Hn as c,J as l,N as u,O as d,Ot as f,Wt as p,c as m,g as h,m as g,on as _,s as v,tn as y,u as b,un as x,xn as S,y as C}from"./index-BpD9QSV_.js";import{t as w}from"./Checkbox-DcrhrKcu.js";import{n as T,t as E}from"./findings.module-dCJ65JWO.js";import{i as D,n as O,r as k}from"./layout-BuMazkrp.js";var A=o(c(),1),j=S(),M=a(`
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
`),N=a(`mutation ConsoleDecideSuggestion($input: DecideSuggestionInput!) { decideSuggestion(input: $input) { revision } }`);function P(){let a=e(T),o=a.suggestions,{admin:c,curates:S}=g(),{values:P,set:F,active:I,clear:L,after:R}=r(`state`),z=P.state in a.state?P.state:`OPEN`,B=d(M,{state:z,after:R}),[V,H]=(0,A.useState)(),[U,W]=(0,A.useState)([]),G=i(N),[K,q]=(0,A.useState)(),J=async e=>{if(V){q(void 0);try{for(let{id:t}of V.of)await G.mutateAsync({input:{suggestion:t,decision:V.decision,...e?{note:e}:{}}});m(V.decision===`ACCEPT`?o.accepted:o.rejected),W([]),H(void 0)}catch(e){q(e)}}},Y=c||S;return(0,j.jsxs)(j.Fragment,{children:[(0,j.jsx)(k,{title:o.title,text:o.intro}),(0,j.jsx)(u,{of:B,rows:8,children:({suggestions:e})=>e&&(0,j.jsxs)(j.Fragment,{children:[(0,j.jsxs)(O,{active:I,onClear:L,children:[(0,j.jsx)(n,{"aria-label":a.stateLabel,value:z,data:Object.keys(a.state).map(e=>({value:e,label:a.state[e]})),onChange:e=>{W([]),F({state:e===`OPEN`?null:e},!0)}}),U.length>0&&(0,j.jsxs)(_,{gap:`xs`,role:`status`,children:[(0,j.jsx)(y,{size:`xs`,children:a.selected(String(U.length))}),(0,j.jsx)(p,{variant:`default`,onClick:()=>{H({of:e.nodes.filter(e=>U.includes(e.id)),decision:`REJECT`})},children:o.rejectAll})]})]}),e.nodes.length===0&&(0,j.jsx)(t,{icon:l,title:o.none,children:o.noneHint}),(0,j.jsx)(f,{gap:`md`,children:e.nodes.map(e=>(0,j.jsxs)(x,{component:`article`,p:0,className:E.card??``,"aria-label":e.text,children:[(0,j.jsxs)(_,{className:E.head??``,wrap:`nowrap`,align:`flex-start`,children:[Y&&e.state===`OPEN`&&(0,j.jsx)(w,{size:`xs`,mt:3,"aria-label":a.choose(e.text),checked:U.includes(e.id),onChange:t=>{W(t.currentTarget.checked?[...U,e.id]:U.filter(t=>t!==e.id))}}),(0,j.jsxs)(f,{gap:4,flex:1,miw:0,children:[(0,j.jsx)(y,{size:`sm`,fw:550,children:e.text}),(0,j.jsxs)(_,{gap:6,children:[(0,j.jsx)(s,{color:`blue`,children:e.kind}),(0,j.jsxs)(y,{size:`xs`,c:`dimmed`,children:[(0,j.jsx)(C,{at:e.openedAt}),e.note?` · ${e.note}`:``]})]})]}),e.state===`OPEN`&&(0,j.jsxs)(_,{gap:`xs`,wrap:`nowrap`,children:[Y&&(0,j.jsx)(p,{variant:`default`,onClick:()=>{H({of:[e],decision:`REJECT`})},children:o.reject}),c&&(0,j.jsx)(p,{onClick:()=>{H({of:[e],decision:`ACCEPT`})},children:o.accept})]})]}),(0,j.jsxs)(`div`,{className:E.sides,children:[(0,j.jsxs)(`section`,{className:E.other,children:[(0,j.jsx)(y,{size:`xs`,c:`dimmed`,mb:4,children:o.change}),(0,j.jsx)(`pre`,{className:E.change,tabIndex:0,children:JSON.stringify(e.change,null,2)})]}),(0,j.jsxs)(`section`,{children:[(0,j.jsx)(y,{size:`xs`,c:`dimmed`,className:E.other??``,children:o.rests}),e.pages.map(e=>(0,j.jsx)(`div`,{className:E.other,children:(0,j.jsx)(h,{page:e})},e.slug)),e.claims.map(e=>(0,j.jsx)(v,{claim:e},e.id))]})]})]},e.id))}),(0,j.jsx)(D,{info:e.pageInfo,total:e.totalCount})]})}),V&&(0,j.jsx)(b,{needed:!1,title:V.decision===`ACCEPT`?o.accept:o.reject,text:V.decision===`ACCEPT`?V.of[0]?.text:o.rejectWhy,action:V.decision===`ACCEPT`?o.accept:o.reject,busy:G.isPending,error:K,onClose:()=>{H(void 0)},onDone:e=>void J(e)})]})}export{P as Area};