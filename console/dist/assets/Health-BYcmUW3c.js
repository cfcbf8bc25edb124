import{t as e}from"./Badge-B5TGHtz2.js";import{W as t,a as n,c as r,f as i,o as a,r as o}from"./session-BgQ5YHWc.js";import{h as s,n as c,s as l,v as u,x as d}from"./catalogue-L1mks2ZB.js";import{v as f}from"./index-B_TEnSwf.js";import{n as p,t as m}from"./IconCircleX-DDdTqRWL.js";import{r as h,t as g}from"./layout-NTZwiD0o.js";import{f as _}from"./chunk-Z7SQORRT-BqzW0sm5.js";var v=c({title:`Health`,intro:`Whether the service is well: its store, its checks, what it holds.`,ok:`Every check passes`,bad:`Some checks fail`,version:`Version`,store:`Store`,holds:`What you may know of`,pages:`Pages`,claims:`Claims held now`,questions:`Open questions`,suggestions:`Open suggestions`,columns:{check:`Check`,state:`State`,found:`What was found`},passes:`Passes`,fails:`Fails`,limited:`The single checks are shown to curators and admins.`},{title:`상태`,intro:`서비스의 상태: 저장소, 점검, 담고 있는 것.`,ok:`모든 점검을 통과했습니다`,bad:`실패한 점검이 있습니다`,version:`버전`,store:`저장소`,holds:`볼 수 있는 것`,pages:`페이지`,claims:`현재 주장`,questions:`미결 질문`,suggestions:`미결 제안`,columns:{check:`점검`,state:`상태`,found:`결과`},passes:`통과`,fails:`실패`,limited:`개별 점검은 큐레이터와 관리자에게 표시됩니다.`},{title:`健康`,intro:`服务是否正常：存储、检查、所含内容。`,ok:`所有检查均通过`,bad:`有检查未通过`,version:`版本`,store:`存储`,holds:`您可以知道的`,pages:`页面`,claims:`当前断言`,questions:`未决问题`,suggestions:`未决建议`,columns:{check:`检查`,state:`状态`,found:`结果`},passes:`通过`,fails:`未通过`,limited:`各项检查只对策展人和管理员显示。`}),y={counts:`_counts_iyepu_1`},b=_(),x=a(`
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
`);function S(){let a=l(v),c=n(),{curator:_}=o(),S=r(x);return(0,b.jsxs)(b.Fragment,{children:[(0,b.jsx)(h,{title:a.title,text:a.intro}),(0,b.jsx)(i,{of:S,rows:8,children:({health:n,pages:r,claims:i,findings:o,suggestions:l})=>n&&(0,b.jsxs)(s,{gap:`md`,children:[(0,b.jsx)(d,{children:(0,b.jsxs)(t,{gap:`sm`,children:[n.ok?(0,b.jsx)(p,{size:26,color:`var(--mantine-color-teal-6)`,"aria-hidden":!0}):(0,b.jsx)(m,{size:26,color:`var(--mantine-color-red-6)`,"aria-hidden":!0}),(0,b.jsxs)(`div`,{children:[(0,b.jsx)(u,{fw:600,children:n.ok?a.ok:a.bad}),(0,b.jsxs)(u,{size:`xs`,c:`dimmed`,children:[a.version,` `,n.version,n.store?` · ${a.store} ${n.store}`:``]})]})]})}),(0,b.jsx)(`div`,{className:y.counts,children:[[a.pages,r],[a.claims,i],[a.questions,o],[a.suggestions,l]].map(([e,t])=>(0,b.jsxs)(d,{children:[(0,b.jsx)(u,{size:`xs`,c:`dimmed`,children:e}),(0,b.jsx)(u,{size:`xl`,fw:620,children:c.number(t?.totalCount??0)})]},e))}),_?(0,b.jsx)(g,{flush:!0,title:a.columns.check,count:n.checks.length,children:(0,b.jsxs)(f,{children:[(0,b.jsx)(f.Thead,{children:(0,b.jsxs)(f.Tr,{children:[(0,b.jsx)(f.Th,{children:a.columns.check}),(0,b.jsx)(f.Th,{children:a.columns.state}),(0,b.jsx)(f.Th,{children:a.columns.found})]})}),(0,b.jsx)(f.Tbody,{children:n.checks.map(t=>(0,b.jsxs)(f.Tr,{children:[(0,b.jsx)(f.Td,{fw:530,children:t.name}),(0,b.jsx)(f.Td,{children:(0,b.jsx)(e,{color:t.ok?`teal`:`red`,children:t.ok?a.passes:a.fails})}),(0,b.jsx)(f.Td,{children:t.detail})]},t.name))})]})}):(0,b.jsx)(u,{size:`sm`,c:`dimmed`,children:a.limited})]})})]})}export{S as Area};