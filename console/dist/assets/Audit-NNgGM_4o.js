import{$ as e,A as t,C as n,D as r,Dt as i,E as a,Et as o,Gn as s,Hn as c,Ht as l,I as u,N as d,O as f,Q as p,S as m,Tt as h,Wt as g,Z as _,c as v,f as y,h as b,m as x,o as S,on as C,p as w,tn as T,u as E,xn as D,y as O}from"./index-BpD9QSV_.js";import{a as k,i as A,r as j,t as M}from"./layout-BuMazkrp.js";var N=_(`outline`,`eraser`,`Eraser`,[[`path`,{d:`M19 20h-10.5l-4.21 -4.3a1 1 0 0 1 0 -1.41l10 -10a1 1 0 0 1 1.41 0l5 5a1 1 0 0 1 0 1.41l-9.2 9.3`,key:`svg-0`}],[`path`,{d:`M18 13.3l-6.3 -6.3`,key:`svg-1`}]]),P=s(c(),1),F=p({title:`Principal audit`,intro:`All that a principal holds, wrote and is the audience of. Each look is entered in the audit.`,who:`Principal`,tabs:{own:`Its own`,reach:`Its reach`,trail:`What it did`,explain:`Explain access`},pick:`Choose a principal to see what is its own.`,ownHint:`Claims of any version that are scoped to it, written or held by it.`,reachHint:`Claims of any version that it may know for itself.`,trailHint:`The audit trail: ids and codes, never content.`,none:`There is nothing.`,columns:{at:`When`,action:`What`,item:`Item`,detail:`Further`},item:`Id of a page, section, claim or link`,explain:`Explain`,erase:`Erase`,eraseTitle:e=>`Erase ${e}`,eraseWhy:`Nothing of its content is left afterwards. This cannot be undone: try it first.`,eraseTry:`Count what would go`,eraseWould:(e,t)=>`${e} items would be removed; ${t} that stay name it and go to the review queue.`,eraseSure:e=>`Write ${e} to confirm`,eraseAction:`Erase for good`,erased:e=>`Erased ${e} items.`},{title:`주체 감사`,intro:`주체가 보유하고, 쓰고, 독자인 모든 것. 볼 때마다 감사 기록에 남습니다.`,who:`주체`,tabs:{own:`자신의 것`,reach:`도달 범위`,trail:`한 일`,explain:`접근 설명`},pick:`주체를 선택하면 그의 것이 보입니다.`,ownHint:`그에게 공개되었거나, 그가 쓰거나 보유한 모든 버전의 주장.`,reachHint:`스스로 볼 수 있는 모든 버전의 주장.`,trailHint:`감사 기록: ID와 코드만 있고 내용은 없습니다.`,none:`아무것도 없습니다.`,columns:{at:`시각`,action:`행동`,item:`항목`,detail:`추가`},item:`페이지, 섹션, 주장 또는 연결의 ID`,explain:`설명`,erase:`완전 삭제`,eraseTitle:e=>`${e} 완전 삭제`,eraseWhy:`이후에는 내용이 전혀 남지 않습니다. 되돌릴 수 없으니 먼저 시험하세요.`,eraseTry:`지워질 것 세기`,eraseWould:(e,t)=>`${e}건이 제거됩니다. 남는 것 중 ${t}건이 이를 언급하며 검토 대기열로 갑니다.`,eraseSure:e=>`확인하려면 ${e} 입력`,eraseAction:`영구 삭제`,erased:e=>`${e}건을 완전히 삭제했습니다.`},{title:`主体审计`,intro:`某个主体持有、书写以及作为受众的全部内容。每次查看都记入审计。`,who:`主体`,tabs:{own:`自身的`,reach:`可及范围`,trail:`所做的事`,explain:`解释访问`},pick:`选择一个主体以查看其内容。`,ownHint:`仅对其可见、由其书写或持有的各版本断言。`,reachHint:`其自身可以知道的各版本断言。`,trailHint:`审计记录：只有编号和代码，没有内容。`,none:`没有内容。`,columns:{at:`时间`,action:`动作`,item:`条目`,detail:`其他`},item:`页面、段落、断言或关联的编号`,explain:`解释`,erase:`抹除`,eraseTitle:e=>`抹除 ${e}`,eraseWhy:`之后不会留下任何内容，且无法撤销：请先试算。`,eraseTry:`统计将被移除的内容`,eraseWould:(e,t)=>`将移除 ${e} 项；保留的 ${t} 项提及它，会进入审阅队列。`,eraseSure:e=>`输入 ${e} 以确认`,eraseAction:`永久抹除`,erased:e=>`已抹除 ${e} 项。`}),I=D(),L=a(`mutation ConsoleErase($input: EraseInput!) { erase(input: $input) { items review dryRun } }`);function R({uid:t,onClose:n}){let i=e(F),a=m(),[o,s]=(0,P.useState)(``),c=r(L),l=r(L),u=c.data?.erase;return(0,I.jsx)(E,{danger:!0,title:i.eraseTitle(t),text:i.eraseWhy,action:u?i.eraseAction:i.eraseTry,busy:c.isPending||l.isPending,error:l.error??c.error,ready:!u||o===t,onClose:n,onDone:e=>{u?l.mutate({input:{principal:t,reason:e}},{onSuccess:e=>{v(i.erased(a.number(e.erase?.items??0))),n()}}):c.mutate({input:{principal:t,reason:e,dryRun:!0}})},children:u&&(0,I.jsxs)(I.Fragment,{children:[(0,I.jsx)(T,{size:`sm`,role:`status`,children:i.eraseWould(a.number(u.items),a.number(u.review.length))}),(0,I.jsx)(h,{label:i.eraseSure(t),value:o,onChange:e=>{s(e.currentTarget.value)}})]})})}var z=a(`
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
`),B=a(`
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
`),V=a(`
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
`);function H(){let t=e(F),{viewer:r}=b(),{admin:i,curator:a}=x(),{values:s,set:c,after:l}=n(`uid`,`tab`,`item`),u=s.uid||r.principal.uid,[d,f]=(0,P.useState)(!1),p=a?[`own`,`reach`,`trail`,`explain`]:[`own`,`explain`],m=p.find(e=>e===s.tab)??`own`;return(0,I.jsxs)(I.Fragment,{children:[(0,I.jsx)(j,{title:t.title,text:t.intro,children:i&&u!==r.principal.uid&&(0,I.jsx)(g,{variant:`default`,c:`red`,leftSection:(0,I.jsx)(N,{size:14}),onClick:()=>{f(!0)},children:t.erase})}),(0,I.jsx)(C,{mb:`md`,children:(0,I.jsx)(w,{w:280,label:t.who,value:u,onChange:e=>{c({uid:e,tab:s.tab},!0)}})}),(0,I.jsxs)(o,{value:m,keepMounted:!1,onChange:e=>{c({tab:e===`own`?null:e},!0)},children:[(0,I.jsx)(o.List,{mb:`md`,children:p.map(e=>(0,I.jsx)(o.Tab,{value:e,children:t.tabs[e]},e))}),(0,I.jsx)(o.Panel,{value:`own`,children:(0,I.jsx)(U,{query:z,uid:u,after:l,hint:t.ownHint},u)}),(0,I.jsx)(o.Panel,{value:`reach`,children:(0,I.jsx)(U,{query:B,uid:u,after:l,hint:t.reachHint},u)}),(0,I.jsx)(o.Panel,{value:`trail`,children:(0,I.jsx)(W,{uid:u,after:l},u)}),(0,I.jsx)(o.Panel,{value:`explain`,children:(0,I.jsx)(G,{uid:u,item:s.item,setItem:e=>{c({item:e},!0)}},u)})]}),d&&(0,I.jsx)(R,{uid:u,onClose:()=>{f(!1)}})]})}function U({query:n,uid:r,after:i,hint:a}){let o=e(F),s=f(n,{uid:r,after:i},{still:!0});return(0,I.jsx)(d,{of:s,rows:10,children:({claims:e})=>e&&(0,I.jsxs)(M,{flush:!0,title:a,children:[e.nodes.length===0?(0,I.jsx)(t,{icon:u,title:o.none}):(0,I.jsx)(S,{claims:e.nodes}),(0,I.jsx)(`div`,{className:k.foot,children:(0,I.jsx)(A,{info:e.pageInfo})})]})})}function W({uid:n,after:r}){let a=e(F),o=f(V,{actor:n,after:r},{still:!0});return(0,I.jsx)(d,{of:o,rows:10,children:({audit:e})=>e&&(0,I.jsxs)(M,{flush:!0,title:a.trailHint,children:[e.nodes.length===0?(0,I.jsx)(t,{icon:u,title:a.none}):(0,I.jsx)(i.ScrollContainer,{minWidth:560,type:`native`,children:(0,I.jsxs)(i,{children:[(0,I.jsx)(i.Thead,{children:(0,I.jsxs)(i.Tr,{children:[(0,I.jsx)(i.Th,{children:a.columns.at}),(0,I.jsx)(i.Th,{children:a.columns.action}),(0,I.jsx)(i.Th,{children:a.columns.item}),(0,I.jsx)(i.Th,{children:a.columns.detail})]})}),(0,I.jsx)(i.Tbody,{children:e.nodes.map(e=>(0,I.jsxs)(i.Tr,{children:[(0,I.jsx)(i.Td,{children:(0,I.jsx)(T,{size:`xs`,children:(0,I.jsx)(O,{at:e.at})})}),(0,I.jsx)(i.Td,{children:e.action}),(0,I.jsx)(i.Td,{children:(0,I.jsx)(T,{size:`xs`,ff:`monospace`,children:e.item})}),(0,I.jsx)(i.Td,{children:e.detail!=null&&(0,I.jsx)(l,{children:JSON.stringify(e.detail)})})]},e.id))})]})}),(0,I.jsx)(`div`,{className:k.foot,children:(0,I.jsx)(A,{info:e.pageInfo})})]})})}function G({uid:t,item:n,setItem:r}){let i=e(F),[a,o]=(0,P.useState)(n);return(0,I.jsxs)(M,{title:i.tabs.explain,children:[(0,I.jsx)(`form`,{onSubmit:e=>{e.preventDefault(),r(a.trim())},children:(0,I.jsxs)(C,{align:`flex-end`,gap:`xs`,mb:`md`,children:[(0,I.jsx)(h,{flex:1,maw:480,label:i.item,value:a,onChange:e=>{o(e.currentTarget.value)}}),(0,I.jsx)(g,{type:`submit`,disabled:a.trim()===``,children:i.explain})]})}),n&&(0,I.jsx)(y,{item:n,initial:t},`${n} ${t}`)]})}export{H as Area};