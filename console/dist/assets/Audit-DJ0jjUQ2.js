import{D as e,E as t,H as n,O as r,f as i,r as a,s as o,u as s}from"./index-DL8v2XJh.js";import{n as c,r as l}from"./Stack-CwOJb01n.js";import{c as u,n as d,o as f,r as p}from"./common-5y6ACeiy.js";import{a as m,c as h,n as g,u as _}from"./catalogue-BLtCGhkX.js";import{a as v,n as y,t as b}from"./jsx-runtime-Wy9s6hX0.js";import{a as x,i as S,r as C}from"./session-DnRW1IxZ.js";import{t as w}from"./Access-D2C0BFQv.js";import{t as T}from"./ClaimList-LPiYOs2l.js";import{n as E,t as D}from"./Roles-C0BT_ptr.js";import{a as O,i as k,o as A,t as j}from"./layout-WQ_3kdlf.js";import{a as M,t as N}from"./marks-DYIaYR77.js";import{t as P}from"./PrincipalSelect-5B9bsu9m.js";import{t as F}from"./format-CaQXsXck.js";import{t as I}from"./Reason-BaN0sE5P.js";import{t as L}from"./toast-Bgl7vULK.js";var R=d(`outline`,`eraser`,`Eraser`,[[`path`,{d:`M19 20h-10.5l-4.21 -4.3a1 1 0 0 1 0 -1.41l10 -10a1 1 0 0 1 1.41 0l5 5a1 1 0 0 1 0 1.41l-9.2 9.3`,key:`svg-0`}],[`path`,{d:`M18 13.3l-6.3 -6.3`,key:`svg-1`}]]),z=v(y(),1),B=g({title:`Principal audit`,intro:`All that a principal holds, wrote and is the audience of. Each look is entered in the audit.`,who:`Principal`,tabs:{own:`Its own`,reach:`Its reach`,trail:`What it did`,explain:`Explain access`},pick:`Choose a principal to see what is its own.`,ownHint:`Claims of any version that are scoped to it, written or held by it.`,reachHint:`Claims of any version that it may know for itself.`,trailHint:`The audit trail: ids and codes, never content.`,none:`There is nothing.`,columns:{at:`When`,action:`What`,item:`Item`,detail:`Further`},item:`Id of a page, section, claim or link`,explain:`Explain`,erase:`Erase`,eraseTitle:e=>`Erase ${e}`,eraseWhy:`Nothing of its content is left afterwards. This cannot be undone: try it first.`,eraseTry:`Count what would go`,eraseWould:(e,t)=>`${e} ${m(e,`item`,`items`)} would be removed; ${t} that ${m(t,`stays names it and goes`,`stay name it and go`)} to the review queue.`,eraseSure:e=>`Write ${e} to confirm`,eraseAction:`Erase for good`,erased:e=>`Erased ${e} ${m(e,`item`,`items`)}.`},{title:`주체 감사`,intro:`주체가 보유하고, 쓰고, 독자인 모든 것. 볼 때마다 감사 기록에 남습니다.`,who:`주체`,tabs:{own:`자신의 것`,reach:`도달 범위`,trail:`한 일`,explain:`접근 설명`},pick:`주체를 선택하면 그의 것이 보입니다.`,ownHint:`그에게 공개되었거나, 그가 쓰거나 보유한 모든 버전의 주장.`,reachHint:`스스로 볼 수 있는 모든 버전의 주장.`,trailHint:`감사 기록: ID와 코드만 있고 내용은 없습니다.`,none:`아무것도 없습니다.`,columns:{at:`시각`,action:`행동`,item:`항목`,detail:`추가`},item:`페이지, 섹션, 주장 또는 연결의 ID`,explain:`설명`,erase:`완전 삭제`,eraseTitle:e=>`${e} 완전 삭제`,eraseWhy:`이후에는 내용이 전혀 남지 않습니다. 되돌릴 수 없으니 먼저 시험하세요.`,eraseTry:`지워질 것 세기`,eraseWould:(e,t)=>`${e}건이 제거됩니다. 남는 것 중 ${t}건이 이를 언급하며 검토 대기열로 갑니다.`,eraseSure:e=>`확인하려면 ${e} 입력`,eraseAction:`영구 삭제`,erased:e=>`${e}건을 완전히 삭제했습니다.`},{title:`主体审计`,intro:`某个主体持有、书写以及作为受众的全部内容。每次查看都记入审计。`,who:`主体`,tabs:{own:`自身的`,reach:`可及范围`,trail:`所做的事`,explain:`解释访问`},pick:`选择一个主体以查看其内容。`,ownHint:`仅对其可见、由其书写或持有的各版本断言。`,reachHint:`其自身可以知道的各版本断言。`,trailHint:`审计记录：只有编号和代码，没有内容。`,none:`没有内容。`,columns:{at:`时间`,action:`动作`,item:`条目`,detail:`其他`},item:`页面、段落、断言或关联的编号`,explain:`解释`,erase:`抹除`,eraseTitle:e=>`抹除 ${e}`,eraseWhy:`之后不会留下任何内容，且无法撤销：请先试算。`,eraseTry:`统计将被移除的内容`,eraseWould:(e,t)=>`将移除 ${e} 项；保留的 ${t} 项提及它，会进入审阅队列。`,eraseSure:e=>`输入 ${e} 以确认`,eraseAction:`永久抹除`,erased:e=>`已抹除 ${e} 项。`}),V=b(),H=x(`mutation ConsoleErase($input: EraseInput!) { erase(input: $input) { items review dryRun } }`);function U({uid:e,onClose:n}){let r=h(B),i=F(),[a,o]=(0,z.useState)(``),s=f(H),c=f(H),l=s.data?.erase;return(0,V.jsx)(I,{danger:!0,title:r.eraseTitle(e),text:r.eraseWhy,action:l?r.eraseAction:r.eraseTry,busy:s.isPending||c.isPending,error:c.error??s.error,ready:!l||a===e,onClose:n,onDone:t=>{l?c.mutate({input:{principal:e,reason:t}},{onSuccess:e=>{L(r.erased(i.number(e.erase?.items??0))),n()}}):s.mutate({input:{principal:e,reason:t,dryRun:!0}})},children:l&&(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(_,{size:`sm`,role:`status`,children:r.eraseWould(i.number(l.items),i.number(l.review.length))}),(0,V.jsx)(t,{label:r.eraseSure(e),value:a,onChange:e=>{o(e.currentTarget.value)}})]})})}var W=x(`
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
`),G=x(`
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
`),K=x(`
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
`),q=x(`
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
`);function J(){let t=h(B),{viewer:n}=S(),{admin:r,curator:i}=C(),{values:o,set:s,after:c}=a(`uid`,`tab`,`item`),u=o.uid||n.principal.uid,[d,f]=(0,z.useState)(!1),m=i?[`own`,`reach`,`trail`,`explain`]:[`own`,`explain`],g=m.find(e=>e===o.tab)??`own`;return(0,V.jsxs)(V.Fragment,{children:[(0,V.jsx)(k,{title:t.title,text:t.intro,children:r&&u!==n.principal.uid&&(0,V.jsx)(l,{variant:`default`,c:`red`,leftSection:(0,V.jsx)(R,{size:14}),onClick:()=>{f(!0)},children:t.erase})}),(0,V.jsx)(p,{mb:`md`,children:(0,V.jsx)(P,{w:280,label:t.who,value:u,onChange:e=>{s({uid:e,tab:o.tab},!0)}})}),(0,V.jsx)(Y,{uid:u},u),(0,V.jsxs)(e,{value:g,keepMounted:!1,onChange:e=>{s({tab:e===`own`?null:e},!0)},children:[(0,V.jsx)(e.List,{mb:`md`,children:m.map(n=>(0,V.jsx)(e.Tab,{value:n,children:t.tabs[n]},n))}),(0,V.jsx)(e.Panel,{value:`own`,children:(0,V.jsx)(X,{query:G,uid:u,after:c,hint:t.ownHint},u)}),(0,V.jsx)(e.Panel,{value:`reach`,children:(0,V.jsx)(X,{query:K,uid:u,after:c,hint:t.reachHint},u)}),(0,V.jsx)(e.Panel,{value:`trail`,children:(0,V.jsx)(Z,{uid:u,after:c},u)}),(0,V.jsx)(e.Panel,{value:`explain`,children:(0,V.jsx)(Q,{uid:u,item:o.item,setItem:e=>{s({item:e},!0)}},u)})]}),d&&(0,V.jsx)(U,{uid:u,onClose:()=>{f(!1)}})]})}function Y({uid:e}){let t=h(E),r=u(W,{uid:e},{of:e});return(0,V.jsx)(s,{of:r,rows:1,children:({principal:r})=>r&&(0,V.jsxs)(p,{mb:`md`,gap:`xs`,children:[(0,V.jsx)(_,{fw:600,size:`sm`,children:r.page?(0,V.jsx)(N,{page:{slug:r.page.slug,title:r.displayName}}):r.displayName}),(0,V.jsx)(_,{size:`xs`,ff:`monospace`,c:`dimmed`,children:e}),(0,V.jsx)(_,{size:`xs`,children:t.kinds[r.kind]}),(0,V.jsx)(D,{of:r.roles}),!r.active&&(0,V.jsx)(n,{color:`gray`,children:t.inactive})]})})}function X({query:e,uid:t,after:n,hint:r}){let a=h(B),c=u(e,{uid:t,after:n},{still:!0,of:t});return(0,V.jsx)(s,{of:c,rows:10,children:({claims:e})=>e&&(0,V.jsxs)(j,{flush:!0,title:r,children:[e.nodes.length===0?(0,V.jsx)(o,{icon:i,title:a.none}):(0,V.jsx)(T,{claims:e.nodes}),(0,V.jsx)(`div`,{className:A.foot,children:(0,V.jsx)(O,{info:e.pageInfo})})]})})}function Z({uid:e,after:t}){let n=h(B),a=u(q,{actor:e,after:t},{still:!0,of:e});return(0,V.jsx)(s,{of:a,rows:10,children:({audit:e})=>e&&(0,V.jsxs)(j,{flush:!0,title:n.trailHint,children:[e.nodes.length===0?(0,V.jsx)(o,{icon:i,title:n.none}):(0,V.jsx)(r.ScrollContainer,{minWidth:560,type:`native`,children:(0,V.jsxs)(r,{children:[(0,V.jsx)(r.Thead,{children:(0,V.jsxs)(r.Tr,{children:[(0,V.jsx)(r.Th,{children:n.columns.at}),(0,V.jsx)(r.Th,{children:n.columns.action}),(0,V.jsx)(r.Th,{children:n.columns.item}),(0,V.jsx)(r.Th,{children:n.columns.detail})]})}),(0,V.jsx)(r.Tbody,{children:e.nodes.map(e=>(0,V.jsxs)(r.Tr,{children:[(0,V.jsx)(r.Td,{children:(0,V.jsx)(_,{size:`xs`,children:(0,V.jsx)(M,{at:e.at})})}),(0,V.jsx)(r.Td,{children:e.action}),(0,V.jsx)(r.Td,{children:(0,V.jsx)(_,{size:`xs`,ff:`monospace`,children:e.item})}),(0,V.jsx)(r.Td,{children:e.detail!=null&&(0,V.jsx)(c,{children:JSON.stringify(e.detail)})})]},e.id))})]})}),(0,V.jsx)(`div`,{className:A.foot,children:(0,V.jsx)(O,{info:e.pageInfo})})]})})}function Q({uid:e,item:n,setItem:r}){let i=h(B),[a,o]=(0,z.useState)(n);return(0,V.jsxs)(j,{title:i.tabs.explain,children:[(0,V.jsx)(`form`,{onSubmit:e=>{e.preventDefault(),r(a.trim())},children:(0,V.jsxs)(p,{align:`flex-end`,gap:`xs`,mb:`md`,children:[(0,V.jsx)(t,{flex:1,maw:480,label:i.item,value:a,onChange:e=>{o(e.currentTarget.value)}}),(0,V.jsx)(l,{type:`submit`,disabled:a.trim()===``,children:i.explain})]})}),n&&(0,V.jsx)(w,{item:n,initial:e},`${n} ${e}`)]})}export{J as Area};