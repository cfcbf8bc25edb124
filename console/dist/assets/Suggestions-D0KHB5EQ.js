import{U as e,c as t,d as n,j as r,r as i,v as a}from"./index-Bs61NPIO.js";import{r as o,t as s}from"./Stack-CwOJb01n.js";import{t as c}from"./Checkbox-_8Afs6iz.js";import{c as l,r as u}from"./common-5y6ACeiy.js";import{c as d,p as f,u as p}from"./catalogue-BLtCGhkX.js";import{a as m,n as h,t as g}from"./jsx-runtime-Wy9s6hX0.js";import{a as _,r as v}from"./session-3ZRXwG3O.js";import{n as y}from"./ClaimList-JwcwVEoB.js";import{t as b}from"./findings-Cgg1vfPE.js";import{t as x}from"./format-Dak9dJGG.js";import{a as S,i as C,r as w}from"./layout-CBKNJYKl.js";import{a as T,t as E}from"./marks-CgwetlNC.js";import{t as D}from"./Reason-ZjRbq4iV.js";import{t as O}from"./toast-cNgOsJfp.js";import{i as k,n as A,r as j,t as M}from"./Undecided-CQcUQwB6.js";var N=m(h(),1),P=g(),F=_(`
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
`),I=_(`mutation ConsoleDecideSuggestion($input: DecideSuggestionInput!) { decideSuggestion(input: $input) { revision } }`);function L(){let m=d(b),h=m.suggestions,g=x(),{admin:_,curates:L}=v(),{values:R,set:z,active:B,clear:V,after:H}=i(`state`),U=Object.hasOwn(m.state,R.state)?R.state:`OPEN`,W=l(F,{state:U,after:H}),[G,K]=(0,N.useState)(),[q,J]=(0,N.useState)(new Map),Y=k(I),X=(e,t)=>{Y.clear(),K({of:e,decision:t})},Z=async(e,t,n)=>{let r=await Y.decide(e,e=>({suggestion:e,decision:t,...n?{note:n}:{}}));if(!r)return;let{decided:i,left:a}=r;i>0&&O(e.size>1?m.bulkTold(g.number(i)):t===`ACCEPT`?h.accepted:h.rejected),J(new Map([...q].filter(([t])=>a.has(t)||!e.has(t)))),(i>0||e.size>1)&&K(void 0)},Q=_||L;return(0,P.jsxs)(P.Fragment,{children:[(0,P.jsx)(C,{title:h.title,text:h.intro}),!G&&(0,P.jsx)(M,{failed:Y.failed,onClose:Y.clear}),(0,P.jsx)(n,{of:W,rows:8,children:({suggestions:n})=>n&&(0,P.jsxs)(P.Fragment,{children:[(0,P.jsxs)(w,{active:B,onClear:V,children:[(0,P.jsx)(r,{"aria-label":m.stateLabel,value:U,data:Object.keys(m.state).map(e=>({value:e,label:m.state[e]})),onChange:e=>{J(new Map),z({state:e===`OPEN`?null:e},!0)}}),q.size>0&&(0,P.jsxs)(u,{gap:`xs`,role:`status`,children:[(0,P.jsx)(p,{size:`xs`,children:m.selected(g.number(q.size))}),(0,P.jsx)(o,{variant:`default`,onClick:()=>{X(q,`REJECT`)},children:h.rejectAll})]})]}),n.nodes.length===0&&(0,P.jsx)(t,{icon:a,title:h.none,children:h.noneHint}),(0,P.jsx)(s,{gap:`md`,children:n.nodes.map(t=>(0,P.jsxs)(f,{component:`article`,p:0,className:A.card??``,"aria-label":t.text,children:[(0,P.jsxs)(u,{className:A.head??``,wrap:`nowrap`,align:`flex-start`,children:[Q&&t.state===`OPEN`&&(0,P.jsx)(c,{size:`xs`,mt:3,"aria-label":m.choose(t.text),checked:q.has(t.id),onChange:e=>{J(j(q,t.id,t.text,e.currentTarget.checked))}}),(0,P.jsxs)(s,{gap:4,flex:1,miw:0,children:[(0,P.jsx)(p,{size:`sm`,fw:550,children:t.text}),(0,P.jsxs)(u,{gap:6,children:[(0,P.jsx)(e,{color:`blue`,children:t.kind}),(0,P.jsxs)(p,{size:`xs`,c:`dimmed`,children:[(0,P.jsx)(T,{at:t.openedAt}),t.note?` · ${t.note}`:``]})]})]}),t.state===`OPEN`&&(0,P.jsxs)(u,{gap:`xs`,wrap:`nowrap`,children:[Q&&(0,P.jsx)(o,{variant:`default`,onClick:()=>{X(new Map([[t.id,t.text]]),`REJECT`)},children:h.reject}),_&&(0,P.jsx)(o,{onClick:()=>{X(new Map([[t.id,t.text]]),`ACCEPT`)},children:h.accept})]})]}),(0,P.jsxs)(`div`,{className:A.sides,children:[(0,P.jsxs)(`section`,{className:A.other,children:[(0,P.jsx)(p,{size:`xs`,c:`dimmed`,mb:4,children:h.change}),(0,P.jsx)(`pre`,{className:A.change,tabIndex:0,children:JSON.stringify(t.change,null,2)})]}),(0,P.jsxs)(`section`,{children:[(0,P.jsx)(p,{size:`xs`,c:`dimmed`,className:A.other??``,children:h.rests}),t.pages.map(e=>(0,P.jsx)(`div`,{className:A.other,children:(0,P.jsx)(E,{page:e})},e.slug)),t.claims.map(e=>(0,P.jsx)(y,{claim:e},e.id))]})]})]},t.id))}),(0,P.jsx)(S,{info:n.pageInfo,total:n.totalCount})]})}),G&&(0,P.jsx)(D,{needed:!1,title:G.decision===`ACCEPT`?h.accept:h.reject,text:G.decision===`ACCEPT`?[...G.of.values()][0]:h.rejectWhy,action:G.decision===`ACCEPT`?h.accept:h.reject,busy:Y.busy,error:Y.failed[0]?.error,onClose:()=>{Y.clear(),K(void 0)},onDone:e=>void Z(G.of,G.decision,e)})]})}export{L as Area};