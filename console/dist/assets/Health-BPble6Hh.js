import{C as e,L as t,u as n}from"./index-DUczwK0B.js";import{R as r,a as i,c as a,r as o}from"./session-DC2LmVA1.js";import{c as s,n as c,p as l,u}from"./catalogue-CulEc5Cj.js";import{t as d}from"./Stack-13tcqeUm.js";import{n as f,t as p}from"./IconCircleX-jJSThna9.js";import{t as m}from"./format-CeiypsuT.js";import{i as h,t as g}from"./layout-hnVKH2GX.js";import{f as _}from"./chunk-Z7SQORRT-BqzW0sm5.js";var v=c({title:`Health`,intro:`Whether the service is well: its store, its checks, what it holds.`,ok:`Every check passes`,bad:`Some checks fail`,version:`Version`,store:`Store`,holds:`What you may know of`,pages:`Pages`,claims:`Claims held now`,questions:`Open questions`,suggestions:`Open suggestions`,columns:{check:`Check`,state:`State`,found:`What was found`},passes:`Passes`,fails:`Fails`,limited:`The single checks are shown to curators and admins.`},{title:`상태`,intro:`서비스의 상태: 저장소, 점검, 담고 있는 것.`,ok:`모든 점검을 통과했습니다`,bad:`실패한 점검이 있습니다`,version:`버전`,store:`저장소`,holds:`볼 수 있는 것`,pages:`페이지`,claims:`현재 주장`,questions:`미결 질문`,suggestions:`미결 제안`,columns:{check:`점검`,state:`상태`,found:`결과`},passes:`통과`,fails:`실패`,limited:`개별 점검은 큐레이터와 관리자에게 표시됩니다.`},{title:`健康`,intro:`服务是否正常：存储、检查、所含内容。`,ok:`所有检查均通过`,bad:`有检查未通过`,version:`版本`,store:`存储`,holds:`您可以知道的`,pages:`页面`,claims:`当前断言`,questions:`未决问题`,suggestions:`未决建议`,columns:{check:`检查`,state:`状态`,found:`结果`},passes:`通过`,fails:`未通过`,limited:`各项检查只对策展人和管理员显示。`}),y={counts:`_counts_iyepu_1`},b=_(),x=i(`
  query ConsoleHealth {
    health {
      ok
      store
      version
      checks {
        name
        ok
        detail
      }
    }
    pages(first: 1) {
      totalCount
    }
    claims(first: 1) {
      totalCount
    }
    findings(state: OPEN, first: 1) {
      totalCount
    }
    suggestions(state: OPEN, first: 1) {
      totalCount
    }
  }
`);function S(){let i=s(v),c=m(),{curator:_}=o(),S=r(x);return(0,b.jsxs)(b.Fragment,{children:[(0,b.jsx)(h,{title:i.title,text:i.intro}),(0,b.jsx)(n,{of:S,rows:8,children:({health:n,pages:r,claims:o,findings:s,suggestions:m})=>n&&(0,b.jsxs)(d,{gap:`md`,children:[(0,b.jsx)(l,{children:(0,b.jsxs)(a,{gap:`sm`,children:[n.ok?(0,b.jsx)(f,{size:26,color:`var(--mantine-color-teal-6)`,"aria-hidden":!0}):(0,b.jsx)(p,{size:26,color:`var(--mantine-color-red-6)`,"aria-hidden":!0}),(0,b.jsxs)(`div`,{children:[(0,b.jsx)(u,{fw:600,children:n.ok?i.ok:i.bad}),(0,b.jsxs)(u,{size:`xs`,c:`dimmed`,children:[i.version,` `,n.version,n.store?` · ${i.store} ${n.store}`:``]})]})]})}),(0,b.jsx)(`div`,{className:y.counts,children:[[i.pages,r],[i.claims,o],[i.questions,s],[i.suggestions,m]].map(([e,t])=>(0,b.jsxs)(l,{children:[(0,b.jsx)(u,{size:`xs`,c:`dimmed`,children:e}),(0,b.jsx)(u,{size:`xl`,fw:620,children:c.number(t?.totalCount??0)})]},e))}),_?(0,b.jsx)(g,{flush:!0,title:i.columns.check,count:n.checks.length,children:(0,b.jsxs)(e,{children:[(0,b.jsx)(e.Thead,{children:(0,b.jsxs)(e.Tr,{children:[(0,b.jsx)(e.Th,{children:i.columns.check}),(0,b.jsx)(e.Th,{children:i.columns.state}),(0,b.jsx)(e.Th,{children:i.columns.found})]})}),(0,b.jsx)(e.Tbody,{children:n.checks.map(n=>(0,b.jsxs)(e.Tr,{children:[(0,b.jsx)(e.Td,{fw:530,children:n.name}),(0,b.jsx)(e.Td,{children:(0,b.jsx)(t,{color:n.ok?`teal`:`red`,children:n.ok?i.passes:i.fails})}),(0,b.jsx)(e.Td,{children:n.detail})]},n.name))})]})}):(0,b.jsx)(u,{size:`sm`,c:`dimmed`,children:i.limited})]})})]})}export{S as Area};