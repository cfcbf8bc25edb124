import{_ as e,g as t,n,s as r,v as i}from"./catalogue-L1mks2ZB.js";import{W as a,a as o,c as s,f as c,h as l,i as u,l as d,o as f,r as p,s as m}from"./session-BgQ5YHWc.js";import{_ as h,a as g,c as _,g as v,o as y,v as b}from"./index-B_TEnSwf.js";import{f as x,g as S,p as C}from"./chunk-Z7SQORRT-BqzW0sm5.js";import{o as w,r as T}from"./ClaimMenu-BaF-1Yei.js";import{a as E,i as D,r as O,t as k}from"./layout-NTZwiD0o.js";import{a as A}from"./marks-DbL99P0d.js";import{n as j}from"./colour-B384Zo0S.js";import{t as M}from"./toast-CamG12Ir.js";var N=l(`outline`,`eraser`,`Eraser`,[[`path`,{d:`M19 20h-10.5l-4.21 -4.3a1 1 0 0 1 0 -1.41l10 -10a1 1 0 0 1 1.41 0l5 5a1 1 0 0 1 0 1.41l-9.2 9.3`,key:`svg-0`}],[`path`,{d:`M18 13.3l-6.3 -6.3`,key:`svg-1`}]]),P=S(C(),1),F=n({title:`Principal audit`,intro:`All that a principal holds, wrote and is the audience of. Each look is entered in the audit.`,who:`Principal`,tabs:{own:`Its own`,reach:`Its reach`,trail:`What it did`,explain:`Explain access`},pick:`Choose a principal to see what is its own.`,ownHint:`Claims of any version that are scoped to it, written or held by it.`,reachHint:`Claims of any version that it may know for itself.`,trailHint:`The audit trail: ids and codes, never content.`,none:`There is nothing.`,columns:{at:`When`,action:`What`,item:`Item`,detail:`Further`},item:`Id of a page, section, claim or link`,explain:`Explain`,erase:`Erase`,eraseTitle:e=>`Erase ${e}`,eraseWhy:`Nothing of its content is left afterwards. This cannot be undone: try it first.`,eraseTry:`Count what would go`,eraseWould:(e,t)=>`${e} items would be removed; ${t} that stay name it and go to the review queue.`,eraseSure:e=>`Write ${e} to confirm`,eraseAction:`Erase for good`,erased:e=>`Erased ${e} items.`},{title:`주체 감사`,intro:`주체가 보유하고, 쓰고, 독자인 모든 것. 볼 때마다 감사 기록에 남습니다.`,who:`주체`,tabs:{own:`자신의 것`,reach:`도달 범위`,trail:`한 일`,explain:`접근 설명`},pick:`주체를 선택하면 그의 것이 보입니다.`,ownHint:`그에게 공개되었거나, 그가 쓰거나 보유한 모든 버전의 주장.`,reachHint:`스스로 볼 수 있는 모든 버전의 주장.`,trailHint:`감사 기록: ID와 코드만 있고 내용은 없습니다.`,none:`아무것도 없습니다.`,columns:{at:`시각`,action:`행동`,item:`항목`,detail:`추가`},item:`페이지, 섹션, 주장 또는 연결의 ID`,explain:`설명`,erase:`완전 삭제`,eraseTitle:e=>`${e} 완전 삭제`,eraseWhy:`이후에는 내용이 전혀 남지 않습니다. 되돌릴 수 없으니 먼저 시험하세요.`,eraseTry:`지워질 것 세기`,eraseWould:(e,t)=>`${e}건이 제거됩니다. 남는 것 중 ${t}건이 이를 언급하며 검토 대기열로 갑니다.`,eraseSure:e=>`확인하려면 ${e} 입력`,eraseAction:`영구 삭제`,erased:e=>`${e}건을 완전히 삭제했습니다.`},{title:`主体审计`,intro:`某个主体持有、书写以及作为受众的全部内容。每次查看都记入审计。`,who:`主体`,tabs:{own:`自身的`,reach:`可及范围`,trail:`所做的事`,explain:`解释访问`},pick:`选择一个主体以查看其内容。`,ownHint:`仅对其可见、由其书写或持有的各版本断言。`,reachHint:`其自身可以知道的各版本断言。`,trailHint:`审计记录：只有编号和代码，没有内容。`,none:`没有内容。`,columns:{at:`时间`,action:`动作`,item:`条目`,detail:`其他`},item:`页面、段落、断言或关联的编号`,explain:`解释`,erase:`抹除`,eraseTitle:e=>`抹除 ${e}`,eraseWhy:`之后不会留下任何内容，且无法撤销：请先试算。`,eraseTry:`统计将被移除的内容`,eraseWould:(e,t)=>`将移除 ${e} 项；保留的 ${t} 项提及它，会进入审阅队列。`,eraseSure:e=>`输入 ${e} 以确认`,eraseAction:`永久抹除`,erased:e=>`已抹除 ${e} 项。`}),I=x(),L=f(`mutation ConsoleErase($input: EraseInput!) { erase(input: $input) { items review dryRun } }`);function R({uid:e,onClose:t}){let n=r(F),a=o(),[s,c]=(0,P.useState)(``),l=m(L),u=m(L),d=l.data?.erase;return(0,I.jsx)(w,{danger:!0,title:n.eraseTitle(e),text:n.eraseWhy,action:d?n.eraseAction:n.eraseTry,busy:l.isPending||u.isPending,error:u.error??l.error,ready:!d||s===e,onClose:t,onDone:r=>{d?u.mutate({input:{principal:e,reason:r}},{onSuccess:e=>{M(n.erased(a.number(e.erase?.items??0))),t()}}):l.mutate({input:{principal:e,reason:r,dryRun:!0}})},children:d&&(0,I.jsxs)(I.Fragment,{children:[(0,I.jsx)(i,{size:`sm`,role:`status`,children:n.eraseWould(a.number(d.items),a.number(d.review.length))}),(0,I.jsx)(v,{label:n.eraseSure(e),value:s,onChange:e=>{c(e.currentTarget.value)}})]})})}var z=f(`
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
`),B=f(`
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
`),V=f(`
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
`);function H(){let t=r(F),{viewer:n}=u(),{admin:i,curator:o}=p(),{values:s,set:c,after:l}=j(`uid`,`tab`,`item`),d=s.uid||n.principal.uid,[f,m]=(0,P.useState)(!1),g=o?[`own`,`reach`,`trail`,`explain`]:[`own`,`explain`],_=g.find(e=>e===s.tab)??`own`;return(0,I.jsxs)(I.Fragment,{children:[(0,I.jsx)(O,{title:t.title,text:t.intro,children:i&&d!==n.principal.uid&&(0,I.jsx)(e,{variant:`default`,c:`red`,leftSection:(0,I.jsx)(N,{size:14}),onClick:()=>{m(!0)},children:t.erase})}),(0,I.jsx)(a,{mb:`md`,children:(0,I.jsx)(y,{w:280,label:t.who,value:d,onChange:e=>{c({uid:e,tab:s.tab},!0)}})}),(0,I.jsxs)(h,{value:_,keepMounted:!1,onChange:e=>{c({tab:e===`own`?null:e},!0)},children:[(0,I.jsx)(h.List,{mb:`md`,children:g.map(e=>(0,I.jsx)(h.Tab,{value:e,children:t.tabs[e]},e))}),(0,I.jsx)(h.Panel,{value:`own`,children:(0,I.jsx)(U,{query:z,uid:d,after:l,hint:t.ownHint},d)}),(0,I.jsx)(h.Panel,{value:`reach`,children:(0,I.jsx)(U,{query:B,uid:d,after:l,hint:t.reachHint},d)}),(0,I.jsx)(h.Panel,{value:`trail`,children:(0,I.jsx)(W,{uid:d,after:l},d)}),(0,I.jsx)(h.Panel,{value:`explain`,children:(0,I.jsx)(G,{uid:d,item:s.item,setItem:e=>{c({item:e},!0)}},d)})]}),f&&(0,I.jsx)(R,{uid:d,onClose:()=>{m(!1)}})]})}function U({query:e,uid:t,after:n,hint:i}){let a=r(F),o=s(e,{uid:t,after:n},{still:!0});return(0,I.jsx)(c,{of:o,rows:10,children:({claims:e})=>e&&(0,I.jsxs)(k,{flush:!0,title:i,children:[e.nodes.length===0?(0,I.jsx)(d,{icon:_,title:a.none}):(0,I.jsx)(T,{claims:e.nodes}),(0,I.jsx)(`div`,{className:E.foot,children:(0,I.jsx)(D,{info:e.pageInfo})})]})})}function W({uid:e,after:n}){let a=r(F),o=s(V,{actor:e,after:n},{still:!0});return(0,I.jsx)(c,{of:o,rows:10,children:({audit:e})=>e&&(0,I.jsxs)(k,{flush:!0,title:a.trailHint,children:[e.nodes.length===0?(0,I.jsx)(d,{icon:_,title:a.none}):(0,I.jsx)(b.ScrollContainer,{minWidth:560,type:`native`,children:(0,I.jsxs)(b,{children:[(0,I.jsx)(b.Thead,{children:(0,I.jsxs)(b.Tr,{children:[(0,I.jsx)(b.Th,{children:a.columns.at}),(0,I.jsx)(b.Th,{children:a.columns.action}),(0,I.jsx)(b.Th,{children:a.columns.item}),(0,I.jsx)(b.Th,{children:a.columns.detail})]})}),(0,I.jsx)(b.Tbody,{children:e.nodes.map(e=>(0,I.jsxs)(b.Tr,{children:[(0,I.jsx)(b.Td,{children:(0,I.jsx)(i,{size:`xs`,children:(0,I.jsx)(A,{at:e.at})})}),(0,I.jsx)(b.Td,{children:e.action}),(0,I.jsx)(b.Td,{children:(0,I.jsx)(i,{size:`xs`,ff:`monospace`,children:e.item})}),(0,I.jsx)(b.Td,{children:e.detail!=null&&(0,I.jsx)(t,{children:JSON.stringify(e.detail)})})]},e.id))})]})}),(0,I.jsx)(`div`,{className:E.foot,children:(0,I.jsx)(D,{info:e.pageInfo})})]})})}function G({uid:t,item:n,setItem:i}){let o=r(F),[s,c]=(0,P.useState)(n);return(0,I.jsxs)(k,{title:o.tabs.explain,children:[(0,I.jsx)(`form`,{onSubmit:e=>{e.preventDefault(),i(s.trim())},children:(0,I.jsxs)(a,{align:`flex-end`,gap:`xs`,mb:`md`,children:[(0,I.jsx)(v,{flex:1,maw:480,label:o.item,value:s,onChange:e=>{c(e.currentTarget.value)}}),(0,I.jsx)(e,{type:`submit`,disabled:s.trim()===``,children:o.explain})]})}),n&&(0,I.jsx)(g,{item:n,initial:t},`${n} ${t}`)]})}export{H as Area};