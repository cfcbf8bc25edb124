import{D as e,O as t,U as n,c as r,d as i,i as a,k as o,p as s,r as c}from"./index-Bs61NPIO.js";import{n as l,r as u}from"./Stack-CwOJb01n.js";import{c as d,n as f,o as p,r as m}from"./common-5y6ACeiy.js";import{a as h,c as g,n as _,u as v}from"./catalogue-BLtCGhkX.js";import{a as y,n as b,t as x}from"./jsx-runtime-Wy9s6hX0.js";import{a as S,i as C,r as w}from"./session-3ZRXwG3O.js";import{t as T}from"./Access-Di0o6sLr.js";import{t as E}from"./ClaimList-JwcwVEoB.js";import{n as D,t as O}from"./Roles-xP9uWo-U.js";import{a as k,i as A,o as j,t as M}from"./layout-CBKNJYKl.js";import{a as N,t as P}from"./marks-CgwetlNC.js";import{t as F}from"./PrincipalSelect-CxFj3GeX.js";import{t as I}from"./format-Dak9dJGG.js";import{t as L}from"./Reason-ZjRbq4iV.js";import{t as R}from"./toast-cNgOsJfp.js";var z=f(`outline`,`eraser`,`Eraser`,[[`path`,{d:`M19 20h-10.5l-4.21 -4.3a1 1 0 0 1 0 -1.41l10 -10a1 1 0 0 1 1.41 0l5 5a1 1 0 0 1 0 1.41l-9.2 9.3`,key:`svg-0`}],[`path`,{d:`M18 13.3l-6.3 -6.3`,key:`svg-1`}]]),B=y(b(),1),V=_({title:`Principal audit`,intro:`All that a principal holds, wrote and is the audience of. Each look is entered in the audit.`,who:`Principal`,tabs:{own:`Its own`,reach:`Its reach`,trail:`What it did`,explain:`Explain access`},pick:`Choose a principal to see what is its own.`,ownHint:`Claims of any version that are scoped to it, written or held by it.`,reachHint:`Claims of any version that it may know for itself.`,trailHint:`The audit trail: ids and codes, never content.`,none:`There is nothing.`,columns:{at:`When`,action:`What`,item:`Item`,detail:`Further`},item:`Id of a page, section, claim or link`,explain:`Explain`,erase:`Erase`,eraseTitle:e=>`Erase ${e}`,eraseWhy:`Nothing of its content is left afterwards. This cannot be undone: try it first.`,eraseTry:`Count what would go`,eraseWould:(e,t)=>`${e} ${h(e,`item`,`items`)} would be removed; ${t} that ${h(t,`stays names it and goes`,`stay name it and go`)} to the review queue.`,eraseSure:e=>`Write ${e} to confirm`,eraseAction:`Erase for good`,erased:e=>`Erased ${e} ${h(e,`item`,`items`)}.`},{title:`주체 감사`,intro:`주체가 보유하고, 쓰고, 독자인 모든 것. 볼 때마다 감사 기록에 남습니다.`,who:`주체`,tabs:{own:`자신의 것`,reach:`도달 범위`,trail:`한 일`,explain:`접근 설명`},pick:`주체를 선택하면 그의 것이 보입니다.`,ownHint:`그에게 공개되었거나, 그가 쓰거나 보유한 모든 버전의 주장.`,reachHint:`스스로 볼 수 있는 모든 버전의 주장.`,trailHint:`감사 기록: ID와 코드만 있고 내용은 없습니다.`,none:`아무것도 없습니다.`,columns:{at:`시각`,action:`행동`,item:`항목`,detail:`추가`},item:`페이지, 섹션, 주장 또는 연결의 ID`,explain:`설명`,erase:`완전 삭제`,eraseTitle:e=>`${e} 완전 삭제`,eraseWhy:`이후에는 내용이 전혀 남지 않습니다. 되돌릴 수 없으니 먼저 시험하세요.`,eraseTry:`지워질 것 세기`,eraseWould:(e,t)=>`${e}건이 제거됩니다. 남는 것 중 ${t}건이 이를 언급하며 검토 대기열로 갑니다.`,eraseSure:e=>`확인하려면 ${e} 입력`,eraseAction:`영구 삭제`,erased:e=>`${e}건을 완전히 삭제했습니다.`},{title:`主体审计`,intro:`某个主体持有、书写以及作为受众的全部内容。每次查看都记入审计。`,who:`主体`,tabs:{own:`自身的`,reach:`可及范围`,trail:`所做的事`,explain:`解释访问`},pick:`选择一个主体以查看其内容。`,ownHint:`仅对其可见、由其书写或持有的各版本断言。`,reachHint:`其自身可以知道的各版本断言。`,trailHint:`审计记录：只有编号和代码，没有内容。`,none:`没有内容。`,columns:{at:`时间`,action:`动作`,item:`条目`,detail:`其他`},item:`页面、段落、断言或关联的编号`,explain:`解释`,erase:`抹除`,eraseTitle:e=>`抹除 ${e}`,eraseWhy:`之后不会留下任何内容，且无法撤销：请先试算。`,eraseTry:`统计将被移除的内容`,eraseWould:(e,t)=>`将移除 ${e} 项；保留的 ${t} 项提及它，会进入审阅队列。`,eraseSure:e=>`输入 ${e} 以确认`,eraseAction:`永久抹除`,erased:e=>`已抹除 ${e} 项。`}),H=x(),U=S(`mutation ConsoleErase($input: EraseInput!) { erase(input: $input) { items review dryRun } }`);function W({uid:t,onClose:n}){let r=g(V),i=I(),[a,o]=(0,B.useState)(``),s=p(U),c=p(U),l=s.data?.erase;return(0,H.jsx)(L,{danger:!0,title:r.eraseTitle(t),text:r.eraseWhy,action:l?r.eraseAction:r.eraseTry,busy:s.isPending||c.isPending,error:c.error??s.error,ready:!l||a===t,onClose:n,onDone:e=>{l?c.mutate({input:{principal:t,reason:e}},{onSuccess:e=>{R(r.erased(i.number(e.erase?.items??0))),n()}}):s.mutate({input:{principal:t,reason:e,dryRun:!0}})},children:l&&(0,H.jsxs)(H.Fragment,{children:[(0,H.jsx)(v,{size:`sm`,role:`status`,children:r.eraseWould(i.number(l.items),i.number(l.review.length))}),(0,H.jsx)(e,{label:r.eraseSure(t),value:a,onChange:e=>{o(e.currentTarget.value)}})]})})}var G=S(`
  query ConsoleAudited($uid: String!) {
    principal(uid: $uid) {
      kind
      displayName
      active
      roles
      page {
        slug
      }
    }
  }
`),K=S(`
  query ConsolePrincipalAudit($uid: String!, $after: String) {
    claims: principalAudit(uid: $uid, first: 50, after: $after) {
      nodes {
        ...ClaimLine
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`),q=S(`
  query ConsoleReach($uid: String!, $after: String) {
    claims: reach(uid: $uid, first: 50, after: $after) {
      nodes {
        ...ClaimLine
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`),J=S(`
  query ConsoleTrail($actor: String!, $after: String) {
    audit(actor: $actor, first: 50, after: $after) {
      nodes {
        id
        at
        action
        item
        detail
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);function Y(){let e=g(V),{viewer:n}=C(),{admin:r,curator:i}=w(),{values:a,set:o,after:s}=c(`uid`,`tab`,`item`),l=a.uid||n.principal.uid,[d,f]=(0,B.useState)(!1),p=i?[`own`,`reach`,`trail`,`explain`]:[`own`,`explain`],h=p.find(e=>e===a.tab)??`own`;return(0,H.jsxs)(H.Fragment,{children:[(0,H.jsx)(A,{title:e.title,text:e.intro,children:r&&l!==n.principal.uid&&(0,H.jsx)(u,{variant:`default`,c:`red`,leftSection:(0,H.jsx)(z,{size:14}),onClick:()=>{f(!0)},children:e.erase})}),(0,H.jsx)(m,{mb:`md`,children:(0,H.jsx)(F,{w:280,label:e.who,value:l,onChange:e=>{o({uid:e,tab:a.tab},!0)}})}),(0,H.jsx)(X,{uid:l},l),(0,H.jsxs)(t,{value:h,keepMounted:!1,onChange:e=>{o({tab:e===`own`?null:e},!0)},children:[(0,H.jsx)(t.List,{mb:`md`,children:p.map(n=>(0,H.jsx)(t.Tab,{value:n,children:e.tabs[n]},n))}),(0,H.jsx)(t.Panel,{value:`own`,children:(0,H.jsx)(Z,{query:K,uid:l,after:s,hint:e.ownHint},l)}),(0,H.jsx)(t.Panel,{value:`reach`,children:(0,H.jsx)(Z,{query:q,uid:l,after:s,hint:e.reachHint},l)}),(0,H.jsx)(t.Panel,{value:`trail`,children:(0,H.jsx)(Q,{uid:l,after:s},l)}),(0,H.jsx)(t.Panel,{value:`explain`,children:(0,H.jsx)($,{uid:l,item:a.item,setItem:e=>{o({item:e},!0)}},l)})]}),d&&(0,H.jsx)(W,{uid:l,onClose:()=>{f(!1)}})]})}function X({uid:e}){let t=g(D),r=d(G,{uid:e},{of:e});return(0,H.jsx)(i,{of:r,rows:1,children:({principal:r})=>r&&(0,H.jsxs)(m,{mb:`md`,gap:`xs`,children:[(0,H.jsx)(v,{fw:600,size:`sm`,children:r.page?(0,H.jsx)(P,{page:{slug:r.page.slug,title:r.displayName}}):r.displayName}),(0,H.jsx)(v,{size:`xs`,ff:`monospace`,c:`dimmed`,children:e}),(0,H.jsx)(v,{size:`xs`,children:t.kinds[r.kind]}),(0,H.jsx)(O,{of:r.roles}),!r.active&&(0,H.jsx)(n,{color:`gray`,children:t.inactive})]})})}function Z({query:e,uid:t,after:n,hint:a}){let o=g(V),c=d(e,{uid:t,after:n},{still:!0,of:t});return(0,H.jsx)(i,{of:c,rows:10,children:({claims:e})=>e&&(0,H.jsxs)(M,{flush:!0,title:a,children:[e.nodes.length===0?(0,H.jsx)(r,{icon:s,title:o.none}):(0,H.jsx)(E,{claims:e.nodes}),(0,H.jsx)(`div`,{className:j.foot,children:(0,H.jsx)(k,{info:e.pageInfo})})]})})}function Q({uid:e,after:t}){let n=g(V),a=d(J,{actor:e,after:t},{still:!0,of:e});return(0,H.jsx)(i,{of:a,rows:10,children:({audit:e})=>e&&(0,H.jsxs)(M,{flush:!0,title:n.trailHint,children:[e.nodes.length===0?(0,H.jsx)(r,{icon:s,title:n.none}):(0,H.jsx)(o.ScrollContainer,{minWidth:560,type:`native`,children:(0,H.jsxs)(o,{children:[(0,H.jsx)(o.Thead,{children:(0,H.jsxs)(o.Tr,{children:[(0,H.jsx)(o.Th,{children:n.columns.at}),(0,H.jsx)(o.Th,{children:n.columns.action}),(0,H.jsx)(o.Th,{children:n.columns.item}),(0,H.jsx)(o.Th,{children:n.columns.detail})]})}),(0,H.jsx)(o.Tbody,{children:e.nodes.map(e=>(0,H.jsxs)(o.Tr,{children:[(0,H.jsx)(o.Td,{children:(0,H.jsx)(v,{size:`xs`,children:(0,H.jsx)(N,{at:e.at})})}),(0,H.jsx)(o.Td,{children:e.action}),(0,H.jsx)(o.Td,{children:(0,H.jsx)(v,{size:`xs`,ff:`monospace`,children:e.item})}),(0,H.jsx)(o.Td,{children:e.detail!=null&&(0,H.jsx)(l,{children:JSON.stringify(e.detail)})})]},e.id))})]})}),(0,H.jsx)(`div`,{className:j.foot,children:(0,H.jsx)(k,{info:e.pageInfo})})]})})}function $({uid:t,item:n,setItem:r}){let i=g(V),[o,s]=a(n);return(0,H.jsxs)(M,{title:i.tabs.explain,children:[(0,H.jsx)(`form`,{onSubmit:e=>{e.preventDefault(),r(o.trim())},children:(0,H.jsxs)(m,{align:`flex-end`,gap:`xs`,mb:`md`,children:[(0,H.jsx)(e,{flex:1,maw:480,label:i.item,value:o,onChange:e=>{s(e.currentTarget.value)}}),(0,H.jsx)(u,{type:`submit`,disabled:o.trim()===``,children:i.explain})]})}),n&&(0,H.jsx)(T,{item:n,initial:t},`${n} ${t}`)]})}export{Y as Area};