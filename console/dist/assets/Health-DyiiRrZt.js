import{U as e,d as t,k as n}from"./index-Bs61NPIO.js";import{c as r,r as i}from"./common-5y6ACeiy.js";import{c as a,n as o,p as s,u as c}from"./catalogue-BLtCGhkX.js";import{t as l}from"./Stack-CwOJb01n.js";import{n as u,t as d}from"./IconCircleX-DJh8s1F7.js";import{a as f,r as p}from"./session-3ZRXwG3O.js";import{t as m}from"./format-Dak9dJGG.js";import{i as h,t as g}from"./layout-CBKNJYKl.js";import{t as _}from"./jsx-runtime-Wy9s6hX0.js";var v=o({title:`Health`,intro:`Whether the service is well: its store, its checks, what it holds.`,ok:`Every check passes`,bad:`Some checks fail`,version:`Version`,store:`Store`,holds:`What you may know of`,pages:`Pages`,claims:`Claims held now`,questions:`Open questions`,suggestions:`Open suggestions`,columns:{check:`Check`,state:`State`,found:`What was found`},passes:`Passes`,fails:`Fails`,limited:`The single checks are shown to curators and admins.`},{title:`상태`,intro:`서비스의 상태: 저장소, 점검, 담고 있는 것.`,ok:`모든 점검을 통과했습니다`,bad:`실패한 점검이 있습니다`,version:`버전`,store:`저장소`,holds:`볼 수 있는 것`,pages:`페이지`,claims:`현재 주장`,questions:`미결 질문`,suggestions:`미결 제안`,columns:{check:`점검`,state:`상태`,found:`결과`},passes:`통과`,fails:`실패`,limited:`개별 점검은 큐레이터와 관리자에게 표시됩니다.`},{title:`健康`,intro:`服务是否正常：存储、检查、所含内容。`,ok:`所有检查均通过`,bad:`有检查未通过`,version:`版本`,store:`存储`,holds:`您可以知道的`,pages:`页面`,claims:`当前断言`,questions:`未决问题`,suggestions:`未决建议`,columns:{check:`检查`,state:`状态`,found:`结果`},passes:`通过`,fails:`未通过`,limited:`各项检查只对策展人和管理员显示。`}),y={counts:`_counts_iyepu_1`},b=_(),x=f(`
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
`);function S(){let o=a(v),f=m(),{curator:_}=p(),S=r(x);return(0,b.jsxs)(b.Fragment,{children:[(0,b.jsx)(h,{title:o.title,text:o.intro}),(0,b.jsx)(t,{of:S,rows:8,children:({health:t,pages:r,claims:a,findings:p,suggestions:m})=>t&&(0,b.jsxs)(l,{gap:`md`,children:[(0,b.jsx)(s,{children:(0,b.jsxs)(i,{gap:`sm`,children:[t.ok?(0,b.jsx)(u,{size:26,color:`var(--mantine-color-teal-6)`,"aria-hidden":!0}):(0,b.jsx)(d,{size:26,color:`var(--mantine-color-red-6)`,"aria-hidden":!0}),(0,b.jsxs)(`div`,{children:[(0,b.jsx)(c,{fw:600,children:t.ok?o.ok:o.bad}),(0,b.jsxs)(c,{size:`xs`,c:`dimmed`,children:[o.version,` `,t.version,t.store?` · ${o.store} ${t.store}`:``]})]})]})}),(0,b.jsx)(`div`,{className:y.counts,children:[[o.pages,r],[o.claims,a],[o.questions,p],[o.suggestions,m]].map(([e,t])=>(0,b.jsxs)(s,{children:[(0,b.jsx)(c,{size:`xs`,c:`dimmed`,children:e}),(0,b.jsx)(c,{size:`xl`,fw:620,children:f.number(t?.totalCount??0)})]},e))}),_?(0,b.jsx)(g,{flush:!0,title:o.columns.check,count:t.checks.length,children:(0,b.jsxs)(n,{children:[(0,b.jsx)(n.Thead,{children:(0,b.jsxs)(n.Tr,{children:[(0,b.jsx)(n.Th,{children:o.columns.check}),(0,b.jsx)(n.Th,{children:o.columns.state}),(0,b.jsx)(n.Th,{children:o.columns.found})]})}),(0,b.jsx)(n.Tbody,{children:t.checks.map(t=>(0,b.jsxs)(n.Tr,{children:[(0,b.jsx)(n.Td,{fw:530,children:t.name}),(0,b.jsx)(n.Td,{children:(0,b.jsx)(e,{color:t.ok?`teal`:`red`,children:t.ok?o.passes:o.fails})}),(0,b.jsx)(n.Td,{children:t.detail})]},t.name))})]})}):(0,b.jsx)(c,{size:`sm`,c:`dimmed`,children:o.limited})]})})]})}export{S as Area};