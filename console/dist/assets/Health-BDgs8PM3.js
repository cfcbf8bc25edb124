import{C as e,S as t,l as n,z as r}from"./index-KYxpIUNf.js";import{L as i,a,c as o,r as s}from"./session-BusFhvx_.js";import{c,d as l,n as u,s as d}from"./catalogue-DHarkDn4.js";import{n as f,t as p}from"./IconCircleX-B_eqV-Vv.js";import{t as m}from"./format-CW9hbIQq.js";import{r as h,t as g}from"./layout-B-uR7ROS.js";import{f as _}from"./chunk-Z7SQORRT-BqzW0sm5.js";var v=u({title:`Health`,intro:`Whether the service is well: its store, its checks, what it holds.`,ok:`Every check passes`,bad:`Some checks fail`,version:`Version`,store:`Store`,holds:`What you may know of`,pages:`Pages`,claims:`Claims held now`,questions:`Open questions`,suggestions:`Open suggestions`,columns:{check:`Check`,state:`State`,found:`What was found`},passes:`Passes`,fails:`Fails`,limited:`The single checks are shown to curators and admins.`},{title:`상태`,intro:`서비스의 상태: 저장소, 점검, 담고 있는 것.`,ok:`모든 점검을 통과했습니다`,bad:`실패한 점검이 있습니다`,version:`버전`,store:`저장소`,holds:`볼 수 있는 것`,pages:`페이지`,claims:`현재 주장`,questions:`미결 질문`,suggestions:`미결 제안`,columns:{check:`점검`,state:`상태`,found:`결과`},passes:`통과`,fails:`실패`,limited:`개별 점검은 큐레이터와 관리자에게 표시됩니다.`},{title:`健康`,intro:`服务是否正常：存储、检查、所含内容。`,ok:`所有检查均通过`,bad:`有检查未通过`,version:`版本`,store:`存储`,holds:`您可以知道的`,pages:`页面`,claims:`当前断言`,questions:`未决问题`,suggestions:`未决建议`,columns:{check:`检查`,state:`状态`,found:`结果`},passes:`通过`,fails:`未通过`,limited:`各项检查只对策展人和管理员显示。`}),y={counts:`_counts_iyepu_1`},b=_(),x=a(`
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
`);function S(){let a=d(v),u=m(),{curator:_}=s(),S=i(x);return(0,b.jsxs)(b.Fragment,{children:[(0,b.jsx)(h,{title:a.title,text:a.intro}),(0,b.jsx)(n,{of:S,rows:8,children:({health:n,pages:i,claims:s,findings:d,suggestions:m})=>n&&(0,b.jsxs)(e,{gap:`md`,children:[(0,b.jsx)(l,{children:(0,b.jsxs)(o,{gap:`sm`,children:[n.ok?(0,b.jsx)(f,{size:26,color:`var(--mantine-color-teal-6)`,"aria-hidden":!0}):(0,b.jsx)(p,{size:26,color:`var(--mantine-color-red-6)`,"aria-hidden":!0}),(0,b.jsxs)(`div`,{children:[(0,b.jsx)(c,{fw:600,children:n.ok?a.ok:a.bad}),(0,b.jsxs)(c,{size:`xs`,c:`dimmed`,children:[a.version,` `,n.version,n.store?` · ${a.store} ${n.store}`:``]})]})]})}),(0,b.jsx)(`div`,{className:y.counts,children:[[a.pages,i],[a.claims,s],[a.questions,d],[a.suggestions,m]].map(([e,t])=>(0,b.jsxs)(l,{children:[(0,b.jsx)(c,{size:`xs`,c:`dimmed`,children:e}),(0,b.jsx)(c,{size:`xl`,fw:620,children:u.number(t?.totalCount??0)})]},e))}),_?(0,b.jsx)(g,{flush:!0,title:a.columns.check,count:n.checks.length,children:(0,b.jsxs)(t,{children:[(0,b.jsx)(t.Thead,{children:(0,b.jsxs)(t.Tr,{children:[(0,b.jsx)(t.Th,{children:a.columns.check}),(0,b.jsx)(t.Th,{children:a.columns.state}),(0,b.jsx)(t.Th,{children:a.columns.found})]})}),(0,b.jsx)(t.Tbody,{children:n.checks.map(e=>(0,b.jsxs)(t.Tr,{children:[(0,b.jsx)(t.Td,{fw:530,children:e.name}),(0,b.jsx)(t.Td,{children:(0,b.jsx)(r,{color:e.ok?`teal`:`red`,children:e.ok?a.passes:a.fails})}),(0,b.jsx)(t.Td,{children:e.detail})]},e.name))})]})}):(0,b.jsx)(c,{size:`sm`,c:`dimmed`,children:a.limited})]})})]})}export{S as Area};