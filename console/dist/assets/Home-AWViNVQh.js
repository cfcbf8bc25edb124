import{$ as e,A as t,At as n,C as r,E as i,Gn as a,Gt as o,Hn as s,N as c,O as l,Ot as u,P as d,Q as f,S as p,Wt as m,Z as h,_ as g,en as _,g as v,h as y,m as b,on as x,rt as S,tn as C,w,xn as T,y as E}from"./index-BpD9QSV_.js";import{n as D,t as O}from"./IconCircleX-CYaGoGU8.js";import{t as k}from"./IconMoodSmile-YZFRH92I.js";import{i as A,r as j,t as M}from"./layout-BuMazkrp.js";var N=h(`outline`,`news`,`News`,[[`path`,{d:`M16 6h3a1 1 0 0 1 1 1v11a2 2 0 0 1 -4 0v-13a1 1 0 0 0 -1 -1h-10a1 1 0 0 0 -1 1v12a3 3 0 0 0 3 3h11`,key:`svg-0`}],[`path`,{d:`M8 8l4 0`,key:`svg-1`}],[`path`,{d:`M8 12l4 0`,key:`svg-2`}],[`path`,{d:`M8 16l4 0`,key:`svg-3`}]]),P=a(s(),1),F=f({greeting:e=>`Welcome, ${e}`,intro:`What is new, what waits for you, and whether all is well.`,news:`What is new`,since:`Since`,spans:{visit:`Last visit`,day:`A day ago`,week:`A week ago`,month:`A month ago`},nothingNew:`Nothing changed in this time.`,nothingNewHint:`Look further back, or remember something.`,waiting:`Waiting for a decision`,nothingWaits:`Nothing waits for a decision.`,seeAll:`See all`,recent:`Newest pages`,health:`Health`,healthy:`All is well`,unhealthy:`Something needs attention`,version:`Version`,store:`Store`,change:{ADDED:`remembered`,SUPERSEDED:`replaced`,RETIRED:`forgot`,EXPIRED:`ran out`,RESCOPED:`changed who may know`,LINKED:`connected`,UNLINKED:`disconnected`,EVENT:`recorded an event`,PAGE:`changed a page`},somebody:`Somebody`,open:`Open`,suggestions:e=>`${String(e)} open suggestions`,firstRun:`Set up`},{greeting:e=>`${e} 님, 환영합니다`,intro:`새로운 것, 결정을 기다리는 것, 상태를 한눈에.`,news:`새로운 것`,since:`기준`,spans:{visit:`지난 방문`,day:`하루 전`,week:`일주일 전`,month:`한 달 전`},nothingNew:`이 기간에 바뀐 것이 없습니다.`,nothingNewHint:`더 이전을 보거나 무언가를 기억해 보세요.`,waiting:`결정 대기 중`,nothingWaits:`결정을 기다리는 것이 없습니다.`,seeAll:`모두 보기`,recent:`최근 페이지`,health:`상태`,healthy:`모두 정상입니다`,unhealthy:`확인이 필요합니다`,version:`버전`,store:`저장소`,change:{ADDED:`기억함`,SUPERSEDED:`대체함`,RETIRED:`잊음`,EXPIRED:`만료됨`,RESCOPED:`공개 범위 변경`,LINKED:`연결함`,UNLINKED:`연결 해제함`,EVENT:`사건 기록`,PAGE:`페이지 변경`},somebody:`누군가`,open:`열기`,suggestions:e=>`미결 제안 ${String(e)}건`,firstRun:`설정하기`},{greeting:e=>`欢迎，${e}`,intro:`有什么新内容、什么在等您、是否一切正常。`,news:`新内容`,since:`自`,spans:{visit:`上次访问`,day:`一天前`,week:`一周前`,month:`一个月前`},nothingNew:`这段时间没有变化。`,nothingNewHint:`看看更早的时间，或记住些什么。`,waiting:`等待决定`,nothingWaits:`没有等待决定的事项。`,seeAll:`查看全部`,recent:`最新页面`,health:`健康`,healthy:`一切正常`,unhealthy:`有需要注意的地方`,version:`版本`,store:`存储`,change:{ADDED:`记住了`,SUPERSEDED:`取代了`,RETIRED:`遗忘了`,EXPIRED:`到期`,RESCOPED:`更改了可见范围`,LINKED:`建立了关联`,UNLINKED:`取消了关联`,EVENT:`记录了事件`,PAGE:`更改了页面`},somebody:`某人`,open:`打开`,suggestions:e=>`${String(e)} 条未决建议`,firstRun:`设置`}),I={grid:`_grid_bz056_1`,plain:`_plain_bz056_14`,news:`_news_bz056_15`,quiet:`_quiet_bz056_30`,day:`_day_bz056_39`,line:`_line_bz056_57`,when:`_when_bz056_68`,what:`_what_bz056_75`,who:`_who_bz056_84`,item:`_item_bz056_89`,claim:`_claim_bz056_94`,pager:`_pager_bz056_109`},L=18e5;function R(e,t,n){let r=`brain.visit.${e}`,[i,a]=(n.getItem(r)??`,`).split(`,`),o=i!==``&&i!==void 0&&t-Number(i)<L?a??``:i??``;return n.setItem(r,`${String(t)},${o}`),o===``?null:new Date(Number(o)).toISOString()}var z=T(),B=i(`
  query ConsoleHome($since: DateTime!, $after: String) {
    delta(since: $since, first: 100, after: $after) {
      nodes {
        id
        kind
        at
        by {
          displayName
        }
        claim {
          id
          text
          scope
        }
        link {
          type
          scope
          from {
            slug
            title
            type
          }
          to {
            slug
            title
            type
          }
        }
        event {
          summary
          scope
          about {
            slug
            title
            type
          }
        }
        page {
          slug
          title
          type
          scope
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    findings(state: OPEN, first: 5) {
      nodes {
        id
        kind
        explanation
        openedAt
        claims {
          id
          text
        }
      }
      totalCount
    }
    pages(first: 6) {
      nodes {
        id
        slug
        title
        type
        createdAt
      }
    }
    health {
      ok
      version
      store
      checks {
        name
        ok
        detail
      }
    }
  }
`),V={visit:7,day:1,week:7,month:31};function H(e,t){return e===`visit`&&t?t:new Date(Math.floor(Date.now()/6e4)*6e4-V[e]*864e5).toISOString()}function U(){let i=e(F),{viewer:a,openSuggestions:s}=y(),{admin:d}=b(),f=p(),[h]=(0,P.useState)(()=>R(a.principal.uid,Date.now(),localStorage)),{values:g,set:w,after:T}=r(`since`),L=g.since in V?g.since:h?`visit`:`week`,[U]=(0,P.useState)(()=>new Map);U.has(L)||U.set(L,H(L,h));let G=U.get(L)??``,K=l(B,{since:G,after:T}),q=Object.keys(i.spans).filter(e=>e!==`visit`||h);return(0,z.jsxs)(z.Fragment,{children:[(0,z.jsx)(j,{title:i.greeting(a.principal.displayName),text:i.intro,children:d&&(0,z.jsx)(m,{variant:`default`,component:S,to:`/first-run`,children:i.firstRun})}),(0,z.jsx)(c,{of:K,rows:12,children:e=>(0,z.jsxs)(`div`,{className:I.grid,children:[(0,z.jsxs)(M,{flush:!0,title:i.news,actions:(0,z.jsx)(n,{"aria-label":i.since,value:L,data:q.map(e=>({value:e,label:i.spans[e]})),onChange:e=>{w({since:e})}}),children:[e.delta&&e.delta.nodes.length>0?(0,z.jsx)(J,{changes:e.delta.nodes}):(0,z.jsx)(t,{icon:N,title:i.nothingNew,children:i.nothingNewHint}),e.delta&&(0,z.jsx)(`div`,{className:I.pager,children:(0,z.jsx)(A,{info:e.delta.pageInfo})})]}),(0,z.jsxs)(u,{gap:`md`,children:[(0,z.jsxs)(M,{flush:!0,title:i.waiting,count:e.findings?.totalCount,actions:(0,z.jsx)(_,{component:S,to:`/contradictions`,size:`xs`,children:i.seeAll}),children:[e.findings&&e.findings.nodes.length>0?(0,z.jsx)(`ul`,{className:I.plain,children:e.findings.nodes.map(e=>(0,z.jsx)(`li`,{children:(0,z.jsxs)(S,{to:`/contradictions?finding=${e.id}`,className:I.quiet,children:[(0,z.jsx)(C,{size:`sm`,lineClamp:2,children:e.claims[0]?.text??e.explanation}),(0,z.jsxs)(x,{gap:6,mt:2,children:[(0,z.jsx)(o,{color:`orange`,children:e.kind}),(0,z.jsx)(C,{size:`xs`,c:`dimmed`,children:(0,z.jsx)(E,{at:e.openedAt})})]})]})},e.id))}):(0,z.jsx)(t,{icon:k,title:i.nothingWaits}),s>0&&(0,z.jsx)(C,{size:`sm`,p:`sm`,children:(0,z.jsx)(_,{component:S,to:`/suggestions`,children:i.suggestions(s)})})]}),(0,z.jsx)(M,{flush:!0,title:i.recent,actions:(0,z.jsx)(_,{component:S,to:`/objects`,size:`xs`,children:i.seeAll}),children:(0,z.jsx)(`ul`,{className:I.plain,children:e.pages?.nodes.map(e=>(0,z.jsx)(`li`,{children:(0,z.jsxs)(x,{justify:`space-between`,wrap:`nowrap`,children:[(0,z.jsx)(v,{page:e}),(0,z.jsx)(C,{size:`xs`,c:`dimmed`,children:(0,z.jsx)(E,{at:e.createdAt})})]})},e.id))})}),e.health&&(0,z.jsx)(M,{title:i.health,actions:(0,z.jsx)(_,{component:S,to:`/health`,size:`xs`,children:i.seeAll}),children:(0,z.jsxs)(x,{gap:`xs`,wrap:`nowrap`,align:`flex-start`,children:[e.health.ok?(0,z.jsx)(D,{size:18,color:`var(--mantine-color-teal-6)`,"aria-hidden":!0}):(0,z.jsx)(O,{size:18,color:`var(--mantine-color-red-6)`,"aria-hidden":!0}),(0,z.jsxs)(`div`,{children:[(0,z.jsx)(C,{size:`sm`,fw:550,children:e.health.ok?i.healthy:i.unhealthy}),(0,z.jsxs)(C,{size:`xs`,c:`dimmed`,children:[e.health.store?`${e.health.store} · `:``,e.health.version]}),e.health.checks.filter(e=>!e.ok).map(e=>(0,z.jsxs)(C,{size:`xs`,children:[e.name,`: `,e.detail]},e.name))]})]})})]})]})})]});function J({changes:e}){let t=Map.groupBy([...e].reverse(),e=>f.day(e.at));return(0,z.jsx)(z.Fragment,{children:[...t].map(([e,t])=>(0,z.jsxs)(`section`,{children:[(0,z.jsx)(`h3`,{className:I.day,children:e}),(0,z.jsx)(`ul`,{className:I.news,children:t.map(e=>(0,z.jsx)(`li`,{children:(0,z.jsx)(W,{change:e})},e.id))})]},e))})}}function W({change:t}){let n=e(F),r=e(d),[,i]=w(`claim`),{claim:a,link:o,event:s,page:c}=t,l=(a??o??s??c)?.scope;return(0,z.jsxs)(`div`,{className:I.line,children:[(0,z.jsx)(C,{component:`span`,className:I.when??``,children:(0,z.jsx)(E,{at:t.at})}),(0,z.jsxs)(`div`,{className:I.what,children:[(0,z.jsxs)(C,{component:`span`,className:I.who??``,children:[t.by?.displayName??n.somebody,` `,n.change[t.kind]]}),(0,z.jsxs)(`div`,{className:I.item,children:[a&&(0,z.jsx)(`button`,{type:`button`,className:I.claim,onClick:()=>{i(a.id)},"aria-haspopup":`dialog`,children:a.text}),o&&(0,z.jsxs)(x,{gap:6,children:[(0,z.jsx)(v,{page:o.from}),(0,z.jsx)(C,{component:`span`,size:`xs`,c:`dimmed`,children:o.type}),(0,z.jsx)(v,{page:o.to})]}),s&&(0,z.jsxs)(z.Fragment,{children:[(0,z.jsx)(v,{page:s.about}),` `,(0,z.jsx)(C,{component:`span`,size:`sm`,children:s.summary})]}),c&&(0,z.jsx)(v,{page:c}),!a&&!o&&!s&&!c&&r.unknown]})]}),l&&l!==`world`&&(0,z.jsx)(g,{scope:l})]})}export{U as Area};