import{L as e,T as t,_ as n,r,s as i,u as a}from"./index-DUczwK0B.js";import{r as o,t as s}from"./Stack-13tcqeUm.js";import{t as c}from"./Checkbox-DCg4ZN9I.js";import{R as l,a as u,c as d,r as f}from"./session-DC2LmVA1.js";import{c as p,p as m,u as h}from"./catalogue-CulEc5Cj.js";import{f as g,g as _,p as v}from"./chunk-Z7SQORRT-BqzW0sm5.js";import{n as y}from"./ClaimList-D5qAGYoC.js";import{t as b}from"./findings-C7tk7Lom.js";import{t as x}from"./format-CeiypsuT.js";import{a as S,i as C,r as w}from"./layout-hnVKH2GX.js";import{a as T,t as E}from"./marks-Bw10Wvmj.js";import{t as D}from"./Reason-BFlIa0qd.js";import{t as O}from"./toast-hNYeuTQt.js";import{i as k,n as A,r as j,t as M}from"./Undecided-4N9epoLB.js";var N=_(v(),1),P=g(),F=u(`
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
`),I=u(`mutation ConsoleDecideSuggestion($input: DecideSuggestionInput!) { decideSuggestion(input: $input) { revision } }`);function L(){let u=p(b),g=u.suggestions,_=x(),{admin:v,curates:L}=f(),{values:R,set:z,active:B,clear:V,after:H}=r(`state`),U=R.state in u.state?R.state:`OPEN`,W=l(F,{state:U,after:H}),[G,K]=(0,N.useState)(),[q,J]=(0,N.useState)(new Map),Y=k(I),X=(e,t)=>{Y.clear(),K({of:e,decision:t})},Z=async(e,t,n)=>{let{decided:r,left:i}=await Y.decide(e,e=>({suggestion:e,decision:t,...n?{note:n}:{}}));r>0&&O(e.size>1?u.bulkTold(_.number(r)):t===`ACCEPT`?g.accepted:g.rejected),J(new Map([...q].filter(([t])=>i.has(t)||!e.has(t)))),(r>0||e.size>1)&&K(void 0)},Q=v||L;return(0,P.jsxs)(P.Fragment,{children:[(0,P.jsx)(C,{title:g.title,text:g.intro}),!G&&(0,P.jsx)(M,{failed:Y.failed,onClose:Y.clear}),(0,P.jsx)(a,{of:W,rows:8,children:({suggestions:r})=>r&&(0,P.jsxs)(P.Fragment,{children:[(0,P.jsxs)(w,{active:B,onClear:V,children:[(0,P.jsx)(t,{"aria-label":u.stateLabel,value:U,data:Object.keys(u.state).map(e=>({value:e,label:u.state[e]})),onChange:e=>{J(new Map),z({state:e===`OPEN`?null:e},!0)}}),q.size>0&&(0,P.jsxs)(d,{gap:`xs`,role:`status`,children:[(0,P.jsx)(h,{size:`xs`,children:u.selected(_.number(q.size))}),(0,P.jsx)(o,{variant:`default`,onClick:()=>{X(q,`REJECT`)},children:g.rejectAll})]})]}),r.nodes.length===0&&(0,P.jsx)(i,{icon:n,title:g.none,children:g.noneHint}),(0,P.jsx)(s,{gap:`md`,children:r.nodes.map(t=>(0,P.jsxs)(m,{component:`article`,p:0,className:A.card??``,"aria-label":t.text,children:[(0,P.jsxs)(d,{className:A.head??``,wrap:`nowrap`,align:`flex-start`,children:[Q&&t.state===`OPEN`&&(0,P.jsx)(c,{size:`xs`,mt:3,"aria-label":u.choose(t.text),checked:q.has(t.id),onChange:e=>{J(j(q,t.id,t.text,e.currentTarget.checked))}}),(0,P.jsxs)(s,{gap:4,flex:1,miw:0,children:[(0,P.jsx)(h,{size:`sm`,fw:550,children:t.text}),(0,P.jsxs)(d,{gap:6,children:[(0,P.jsx)(e,{color:`blue`,children:t.kind}),(0,P.jsxs)(h,{size:`xs`,c:`dimmed`,children:[(0,P.jsx)(T,{at:t.openedAt}),t.note?` · ${t.note}`:``]})]})]}),t.state===`OPEN`&&(0,P.jsxs)(d,{gap:`xs`,wrap:`nowrap`,children:[Q&&(0,P.jsx)(o,{variant:`default`,onClick:()=>{X(new Map([[t.id,t.text]]),`REJECT`)},children:g.reject}),v&&(0,P.jsx)(o,{onClick:()=>{X(new Map([[t.id,t.text]]),`ACCEPT`)},children:g.accept})]})]}),(0,P.jsxs)(`div`,{className:A.sides,children:[(0,P.jsxs)(`section`,{className:A.other,children:[(0,P.jsx)(h,{size:`xs`,c:`dimmed`,mb:4,children:g.change}),(0,P.jsx)(`pre`,{className:A.change,tabIndex:0,children:JSON.stringify(t.change,null,2)})]}),(0,P.jsxs)(`section`,{children:[(0,P.jsx)(h,{size:`xs`,c:`dimmed`,className:A.other??``,children:g.rests}),t.pages.map(e=>(0,P.jsx)(`div`,{className:A.other,children:(0,P.jsx)(E,{page:e})},e.slug)),t.claims.map(e=>(0,P.jsx)(y,{claim:e},e.id))]})]})]},t.id))}),(0,P.jsx)(S,{info:r.pageInfo,total:r.totalCount})]})}),G&&(0,P.jsx)(D,{needed:!1,title:G.decision===`ACCEPT`?g.accept:g.reject,text:G.decision===`ACCEPT`?[...G.of.values()][0]:g.rejectWhy,action:G.decision===`ACCEPT`?g.accept:g.reject,busy:Y.busy,error:Y.failed[0]?.error,onClose:()=>{Y.clear(),K(void 0)},onDone:e=>void Z(G.of,G.decision,e)})]})}export{L as Area};