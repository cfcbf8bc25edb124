import{n as e,r as t}from"./Stack-CIedK1A6.js";import{I as n,L as r,a as i,c as a,i as o,r as s,s as c}from"./session-BL1HnV_a.js";import{C as l,S as u,f as d,r as f,s as p,u as m,x as h}from"./index-BUNpqK6Y.js";import{c as g,n as _,s as v}from"./catalogue-DHarkDn4.js";import{f as y,g as b,p as x}from"./chunk-Z7SQORRT-BqzW0sm5.js";import{t as S}from"./Access-fuO1a191.js";import{t as C}from"./ClaimList-Cavl1wtY.js";import{a as w,i as T,r as E,t as D}from"./layout-liImEvfI.js";import{a as O}from"./marks-Dqy7i4n7.js";import{t as k}from"./PrincipalSelect-CyAqXMqy.js";import{t as A}from"./format-CW9hbIQq.js";import{t as j}from"./Reason-BNsLbQdI.js";import{t as M}from"./toast-BXdFxEU0.js";var N=c(`outline`,`eraser`,`Eraser`,[[`path`,{d:`M19 20h-10.5l-4.21 -4.3a1 1 0 0 1 0 -1.41l10 -10a1 1 0 0 1 1.41 0l5 5a1 1 0 0 1 0 1.41l-9.2 9.3`,key:`svg-0`}],[`path`,{d:`M18 13.3l-6.3 -6.3`,key:`svg-1`}]]),P=b(x(),1),F=_({title:`Principal audit`,intro:`All that a principal holds, wrote and is the audience of. Each look is entered in the audit.`,who:`Principal`,tabs:{own:`Its own`,reach:`Its reach`,trail:`What it did`,explain:`Explain access`},pick:`Choose a principal to see what is its own.`,ownHint:`Claims of any version that are scoped to it, written or held by it.`,reachHint:`Claims of any version that it may know for itself.`,trailHint:`The audit trail: ids and codes, never content.`,none:`There is nothing.`,columns:{at:`When`,action:`What`,item:`Item`,detail:`Further`},item:`Id of a page, section, claim or link`,explain:`Explain`,erase:`Erase`,eraseTitle:e=>`Erase ${e}`,eraseWhy:`Nothing of its content is left afterwards. This cannot be undone: try it first.`,eraseTry:`Count what would go`,eraseWould:(e,t)=>`${e} items would be removed; ${t} that stay name it and go to the review queue.`,eraseSure:e=>`Write ${e} to confirm`,eraseAction:`Erase for good`,erased:e=>`Erased ${e} items.`},{title:`주체 감사`,intro:`주체가 보유하고, 쓰고, 독자인 모든 것. 볼 때마다 감사 기록에 남습니다.`,who:`주체`,tabs:{own:`자신의 것`,reach:`도달 범위`,trail:`한 일`,explain:`접근 설명`},pick:`주체를 선택하면 그의 것이 보입니다.`,ownHint:`그에게 공개되었거나, 그가 쓰거나 보유한 모든 버전의 주장.`,reachHint:`스스로 볼 수 있는 모든 버전의 주장.`,trailHint:`감사 기록: ID와 코드만 있고 내용은 없습니다.`,none:`아무것도 없습니다.`,columns:{at:`시각`,action:`행동`,item:`항목`,detail:`추가`},item:`페이지, 섹션, 주장 또는 연결의 ID`,explain:`설명`,erase:`완전 삭제`,eraseTitle:e=>`${e} 완전 삭제`,eraseWhy:`이후에는 내용이 전혀 남지 않습니다. 되돌릴 수 없으니 먼저 시험하세요.`,eraseTry:`지워질 것 세기`,eraseWould:(e,t)=>`${e}건이 제거됩니다. 남는 것 중 ${t}건이 이를 언급하며 검토 대기열로 갑니다.`,eraseSure:e=>`확인하려면 ${e} 입력`,eraseAction:`영구 삭제`,erased:e=>`${e}건을 완전히 삭제했습니다.`},{title:`主体审计`,intro:`某个主体持有、书写以及作为受众的全部内容。每次查看都记入审计。`,who:`主体`,tabs:{own:`自身的`,reach:`可及范围`,trail:`所做的事`,explain:`解释访问`},pick:`选择一个主体以查看其内容。`,ownHint:`仅对其可见、由其书写或持有的各版本断言。`,reachHint:`其自身可以知道的各版本断言。`,trailHint:`审计记录：只有编号和代码，没有内容。`,none:`没有内容。`,columns:{at:`时间`,action:`动作`,item:`条目`,detail:`其他`},item:`页面、段落、断言或关联的编号`,explain:`解释`,erase:`抹除`,eraseTitle:e=>`抹除 ${e}`,eraseWhy:`之后不会留下任何内容，且无法撤销：请先试算。`,eraseTry:`统计将被移除的内容`,eraseWould:(e,t)=>`将移除 ${e} 项；保留的 ${t} 项提及它，会进入审阅队列。`,eraseSure:e=>`输入 ${e} 以确认`,eraseAction:`永久抹除`,erased:e=>`已抹除 ${e} 项。`}),I=y(),L=i(`mutation ConsoleErase($input: EraseInput!) { erase(input: $input) { items review dryRun } }`);function R({uid:e,onClose:t}){let r=v(F),i=A(),[a,o]=(0,P.useState)(``),s=n(L),c=n(L),l=s.data?.erase;return(0,I.jsx)(j,{danger:!0,title:r.eraseTitle(e),text:r.eraseWhy,action:l?r.eraseAction:r.eraseTry,busy:s.isPending||c.isPending,error:c.error??s.error,ready:!l||a===e,onClose:t,onDone:n=>{l?c.mutate({input:{principal:e,reason:n}},{onSuccess:e=>{M(r.erased(i.number(e.erase?.items??0))),t()}}):s.mutate({input:{principal:e,reason:n,dryRun:!0}})},children:l&&(0,I.jsxs)(I.Fragment,{children:[(0,I.jsx)(g,{size:`sm`,role:`status`,children:r.eraseWould(i.number(l.items),i.number(l.review.length))}),(0,I.jsx)(h,{label:r.eraseSure(e),value:a,onChange:e=>{o(e.currentTarget.value)}})]})})}var z=i(`
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
`),B=i(`
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
`),V=i(`
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
`);function H(){let e=v(F),{viewer:n}=o(),{admin:r,curator:i}=s(),{values:c,set:l,after:d}=f(`uid`,`tab`,`item`),p=c.uid||n.principal.uid,[m,h]=(0,P.useState)(!1),g=i?[`own`,`reach`,`trail`,`explain`]:[`own`,`explain`],_=g.find(e=>e===c.tab)??`own`;return(0,I.jsxs)(I.Fragment,{children:[(0,I.jsx)(E,{title:e.title,text:e.intro,children:r&&p!==n.principal.uid&&(0,I.jsx)(t,{variant:`default`,c:`red`,leftSection:(0,I.jsx)(N,{size:14}),onClick:()=>{h(!0)},children:e.erase})}),(0,I.jsx)(a,{mb:`md`,children:(0,I.jsx)(k,{w:280,label:e.who,value:p,onChange:e=>{l({uid:e,tab:c.tab},!0)}})}),(0,I.jsxs)(u,{value:_,keepMounted:!1,onChange:e=>{l({tab:e===`own`?null:e},!0)},children:[(0,I.jsx)(u.List,{mb:`md`,children:g.map(t=>(0,I.jsx)(u.Tab,{value:t,children:e.tabs[t]},t))}),(0,I.jsx)(u.Panel,{value:`own`,children:(0,I.jsx)(U,{query:z,uid:p,after:d,hint:e.ownHint},p)}),(0,I.jsx)(u.Panel,{value:`reach`,children:(0,I.jsx)(U,{query:B,uid:p,after:d,hint:e.reachHint},p)}),(0,I.jsx)(u.Panel,{value:`trail`,children:(0,I.jsx)(W,{uid:p,after:d},p)}),(0,I.jsx)(u.Panel,{value:`explain`,children:(0,I.jsx)(G,{uid:p,item:c.item,setItem:e=>{l({item:e},!0)}},p)})]}),m&&(0,I.jsx)(R,{uid:p,onClose:()=>{h(!1)}})]})}function U({query:e,uid:t,after:n,hint:i}){let a=v(F),o=r(e,{uid:t,after:n},{still:!0});return(0,I.jsx)(m,{of:o,rows:10,children:({claims:e})=>e&&(0,I.jsxs)(D,{flush:!0,title:i,children:[e.nodes.length===0?(0,I.jsx)(p,{icon:d,title:a.none}):(0,I.jsx)(C,{claims:e.nodes}),(0,I.jsx)(`div`,{className:w.foot,children:(0,I.jsx)(T,{info:e.pageInfo})})]})})}function W({uid:t,after:n}){let i=v(F),a=r(V,{actor:t,after:n},{still:!0});return(0,I.jsx)(m,{of:a,rows:10,children:({audit:t})=>t&&(0,I.jsxs)(D,{flush:!0,title:i.trailHint,children:[t.nodes.length===0?(0,I.jsx)(p,{icon:d,title:i.none}):(0,I.jsx)(l.ScrollContainer,{minWidth:560,type:`native`,children:(0,I.jsxs)(l,{children:[(0,I.jsx)(l.Thead,{children:(0,I.jsxs)(l.Tr,{children:[(0,I.jsx)(l.Th,{children:i.columns.at}),(0,I.jsx)(l.Th,{children:i.columns.action}),(0,I.jsx)(l.Th,{children:i.columns.item}),(0,I.jsx)(l.Th,{children:i.columns.detail})]})}),(0,I.jsx)(l.Tbody,{children:t.nodes.map(t=>(0,I.jsxs)(l.Tr,{children:[(0,I.jsx)(l.Td,{children:(0,I.jsx)(g,{size:`xs`,children:(0,I.jsx)(O,{at:t.at})})}),(0,I.jsx)(l.Td,{children:t.action}),(0,I.jsx)(l.Td,{children:(0,I.jsx)(g,{size:`xs`,ff:`monospace`,children:t.item})}),(0,I.jsx)(l.Td,{children:t.detail!=null&&(0,I.jsx)(e,{children:JSON.stringify(t.detail)})})]},t.id))})]})}),(0,I.jsx)(`div`,{className:w.foot,children:(0,I.jsx)(T,{info:t.pageInfo})})]})})}function G({uid:e,item:n,setItem:r}){let i=v(F),[o,s]=(0,P.useState)(n);return(0,I.jsxs)(D,{title:i.tabs.explain,children:[(0,I.jsx)(`form`,{onSubmit:e=>{e.preventDefault(),r(o.trim())},children:(0,I.jsxs)(a,{align:`flex-end`,gap:`xs`,mb:`md`,children:[(0,I.jsx)(h,{flex:1,maw:480,label:i.item,value:o,onChange:e=>{s(e.currentTarget.value)}}),(0,I.jsx)(t,{type:`submit`,disabled:o.trim()===``,children:i.explain})]})}),n&&(0,I.jsx)(S,{item:n,initial:e},`${n} ${e}`)]})}export{H as Area};