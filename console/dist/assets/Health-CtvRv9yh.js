import{$ as e,Dt as t,E as n,Gt as r,N as i,O as a,Ot as o,Q as s,S as c,m as l,on as u,tn as d,un as f,xn as p}from"./index-BpD9QSV_.js";import{n as m,t as h}from"./IconCircleX-CYaGoGU8.js";import{r as g,t as _}from"./layout-BuMazkrp.js";var v=s({title:`Health`,intro:`Whether the service is well: its store, its checks, what it holds.`,ok:`Every check passes`,bad:`Some checks fail`,version:`Version`,store:`Store`,holds:`What you may know of`,pages:`Pages`,claims:`Claims held now`,questions:`Open questions`,suggestions:`Open suggestions`,columns:{check:`Check`,state:`State`,found:`What was found`},passes:`Passes`,fails:`Fails`,limited:`The single checks are shown to curators and admins.`},{title:`상태`,intro:`서비스의 상태: 저장소, 점검, 담고 있는 것.`,ok:`모든 점검을 통과했습니다`,bad:`실패한 점검이 있습니다`,version:`버전`,store:`저장소`,holds:`볼 수 있는 것`,pages:`페이지`,claims:`현재 주장`,questions:`미결 질문`,suggestions:`미결 제안`,columns:{check:`점검`,state:`상태`,found:`결과`},passes:`통과`,fails:`실패`,limited:`개별 점검은 큐레이터와 관리자에게 표시됩니다.`},{title:`健康`,intro:`服务是否正常：存储、检查、所含内容。`,ok:`所有检查均通过`,bad:`有检查未通过`,version:`版本`,store:`存储`,holds:`您可以知道的`,pages:`页面`,claims:`当前断言`,questions:`未决问题`,suggestions:`未决建议`,columns:{check:`检查`,state:`状态`,found:`结果`},passes:`通过`,fails:`未通过`,limited:`各项检查只对策展人和管理员显示。`}),y={counts:`_counts_iyepu_1`},b=p(),x=n(`
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
`);function S(){let n=e(v),s=c(),{curator:p}=l(),S=a(x);return(0,b.jsxs)(b.Fragment,{children:[(0,b.jsx)(g,{title:n.title,text:n.intro}),(0,b.jsx)(i,{of:S,rows:8,children:({health:e,pages:i,claims:a,findings:c,suggestions:l})=>e&&(0,b.jsxs)(o,{gap:`md`,children:[(0,b.jsx)(f,{children:(0,b.jsxs)(u,{gap:`sm`,children:[e.ok?(0,b.jsx)(m,{size:26,color:`var(--mantine-color-teal-6)`,"aria-hidden":!0}):(0,b.jsx)(h,{size:26,color:`var(--mantine-color-red-6)`,"aria-hidden":!0}),(0,b.jsxs)(`div`,{children:[(0,b.jsx)(d,{fw:600,children:e.ok?n.ok:n.bad}),(0,b.jsxs)(d,{size:`xs`,c:`dimmed`,children:[n.version,` `,e.version,e.store?` · ${n.store} ${e.store}`:``]})]})]})}),(0,b.jsx)(`div`,{className:y.counts,children:[[n.pages,i],[n.claims,a],[n.questions,c],[n.suggestions,l]].map(([e,t])=>(0,b.jsxs)(f,{children:[(0,b.jsx)(d,{size:`xs`,c:`dimmed`,children:e}),(0,b.jsx)(d,{size:`xl`,fw:620,children:s.number(t?.totalCount??0)})]},e))}),p?(0,b.jsx)(_,{flush:!0,title:n.columns.check,count:e.checks.length,children:(0,b.jsxs)(t,{children:[(0,b.jsx)(t.Thead,{children:(0,b.jsxs)(t.Tr,{children:[(0,b.jsx)(t.Th,{children:n.columns.check}),(0,b.jsx)(t.Th,{children:n.columns.state}),(0,b.jsx)(t.Th,{children:n.columns.found})]})}),(0,b.jsx)(t.Tbody,{children:e.checks.map(e=>(0,b.jsxs)(t.Tr,{children:[(0,b.jsx)(t.Td,{fw:530,children:e.name}),(0,b.jsx)(t.Td,{children:(0,b.jsx)(r,{color:e.ok?`teal`:`red`,children:e.ok?n.passes:n.fails})}),(0,b.jsx)(t.Td,{children:e.detail})]},e.name))})]})}):(0,b.jsx)(d,{size:`sm`,c:`dimmed`,children:n.limited})]})})]})}export{S as Area};