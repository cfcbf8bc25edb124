import{C as e,J as t,R as n,T as r,i,l as a,o,r as s,z as c}from"./index-KYxpIUNf.js";import{L as l,a as u,c as d,i as f,o as p,r as m,s as h}from"./session-BusFhvx_.js";import{c as g,n as _,s as v}from"./catalogue-DHarkDn4.js";import{n as y,t as b}from"./IconCircleX-B_eqV-Vv.js";import{t as x}from"./IconMoodSmile-CBIlfudP.js";import{f as S,g as C,p as w,t as T}from"./chunk-Z7SQORRT-BqzW0sm5.js";import{t as E}from"./findings-tKhyAxME.js";import{t as D}from"./format-CW9hbIQq.js";import{i as O,r as k,t as A}from"./layout-B-uR7ROS.js";import{a as j,n as M,t as N}from"./marks-YfflsAR4.js";var P=h(`outline`,`news`,`News`,[[`path`,{d:`M16 6h3a1 1 0 0 1 1 1v11a2 2 0 0 1 -4 0v-13a1 1 0 0 0 -1 -1h-10a1 1 0 0 0 -1 1v12a3 3 0 0 0 3 3h11`,key:`svg-0`}],[`path`,{d:`M8 8l4 0`,key:`svg-1`}],[`path`,{d:`M8 12l4 0`,key:`svg-2`}],[`path`,{d:`M8 16l4 0`,key:`svg-3`}]]),F=C(w(),1),I=_({greeting:e=>`Welcome, ${e}`,intro:`What is new, what waits for you, and whether all is well.`,news:`What is new`,since:`Since`,spans:{visit:`Last visit`,day:`A day ago`,week:`A week ago`,month:`A month ago`},nothingNew:`Nothing changed in this time.`,nothingNewHint:`Look further back, or remember something.`,waiting:`Waiting for a decision`,nothingWaits:`Nothing waits for a decision.`,seeAll:`See all`,recent:`Newest pages`,health:`Health`,healthy:`All is well`,unhealthy:`Something needs attention`,version:`Version`,store:`Store`,change:{ADDED:`remembered`,SUPERSEDED:`replaced`,RETIRED:`forgot`,EXPIRED:`ran out`,RESCOPED:`changed who may know`,LINKED:`connected`,UNLINKED:`disconnected`,EVENT:`recorded an event`,PAGE:`changed a page`},somebody:`Somebody`,open:`Open`,suggestions:e=>`${String(e)} open suggestions`,firstRun:`Set up`},{greeting:e=>`${e} 님, 환영합니다`,intro:`새로운 것, 결정을 기다리는 것, 상태를 한눈에.`,news:`새로운 것`,since:`기준`,spans:{visit:`지난 방문`,day:`하루 전`,week:`일주일 전`,month:`한 달 전`},nothingNew:`이 기간에 바뀐 것이 없습니다.`,nothingNewHint:`더 이전을 보거나 무언가를 기억해 보세요.`,waiting:`결정 대기 중`,nothingWaits:`결정을 기다리는 것이 없습니다.`,seeAll:`모두 보기`,recent:`최근 페이지`,health:`상태`,healthy:`모두 정상입니다`,unhealthy:`확인이 필요합니다`,version:`버전`,store:`저장소`,change:{ADDED:`기억함`,SUPERSEDED:`대체함`,RETIRED:`잊음`,EXPIRED:`만료됨`,RESCOPED:`공개 범위 변경`,LINKED:`연결함`,UNLINKED:`연결 해제함`,EVENT:`사건 기록`,PAGE:`페이지 변경`},somebody:`누군가`,open:`열기`,suggestions:e=>`미결 제안 ${String(e)}건`,firstRun:`설정하기`},{greeting:e=>`欢迎，${e}`,intro:`有什么新内容、什么在等您、是否一切正常。`,news:`新内容`,since:`自`,spans:{visit:`上次访问`,day:`一天前`,week:`一周前`,month:`一个月前`},nothingNew:`这段时间没有变化。`,nothingNewHint:`看看更早的时间，或记住些什么。`,waiting:`等待决定`,nothingWaits:`没有等待决定的事项。`,seeAll:`查看全部`,recent:`最新页面`,health:`健康`,healthy:`一切正常`,unhealthy:`有需要注意的地方`,version:`版本`,store:`存储`,change:{ADDED:`记住了`,SUPERSEDED:`取代了`,RETIRED:`遗忘了`,EXPIRED:`到期`,RESCOPED:`更改了可见范围`,LINKED:`建立了关联`,UNLINKED:`取消了关联`,EVENT:`记录了事件`,PAGE:`更改了页面`},somebody:`某人`,open:`打开`,suggestions:e=>`${String(e)} 条未决建议`,firstRun:`设置`}),L={grid:`_grid_evb8r_1`,plain:`_plain_evb8r_14`,news:`_news_evb8r_15`,quiet:`_quiet_evb8r_30`,day:`_day_evb8r_39`,line:`_line_evb8r_57`,when:`_when_evb8r_68`,what:`_what_evb8r_75`,who:`_who_evb8r_84`,item:`_item_evb8r_89`,claim:`_claim_evb8r_94`,pager:`_pager_evb8r_109`,more:`_more_evb8r_123`},R=18e5;function z(e,t,n){let r=`brain.visit.${e}`,[i,a]=(n.getItem(r)??`,`).split(`,`),o=i!==``&&i!==void 0&&t-Number(i)<R?a??``:i??``;return n.setItem(r,`${String(t)},${o}`),o===``?null:new Date(Number(o)).toISOString()}var B=S(),V=u(`
  query ConsoleHome($since: DateTime!, $after: String) {
    delta(since: $since, first: 500, after: $after) {
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
`),H=50,U={visit:7,day:1,week:7,month:31};function W(e,t){return e===`visit`&&t?t:new Date(Math.floor(Date.now()/6e4)*6e4-U[e]*864e5).toISOString()}function G(){let i=v(I),{kinds:u}=v(E),{viewer:p,openSuggestions:h}=f(),{admin:_}=m(),[S]=(0,F.useState)(()=>z(p.principal.uid,Date.now(),localStorage)),{values:C,set:w,after:D}=s(`since`),M=C.since in U?C.since:S?`visit`:`week`,[R]=(0,F.useState)(()=>new Map);R.has(M)||R.set(M,W(M,S));let H=R.get(M)??``,G=l(V,{since:H,after:D}),q=Object.keys(i.spans).filter(e=>e!==`visit`||S);return(0,B.jsxs)(B.Fragment,{children:[(0,B.jsx)(k,{title:i.greeting(p.principal.displayName),text:i.intro,children:_&&(0,B.jsx)(n,{variant:`default`,component:T,to:`/first-run`,children:i.firstRun})}),(0,B.jsx)(a,{of:G,rows:12,children:n=>(0,B.jsxs)(`div`,{className:L.grid,children:[(0,B.jsxs)(A,{flush:!0,title:i.news,actions:(0,B.jsx)(r,{"aria-label":i.since,value:M,data:q.map(e=>({value:e,label:i.spans[e]})),onChange:e=>{w({since:e})}}),children:[n.delta&&n.delta.nodes.length>0?(0,B.jsx)(K,{changes:n.delta.nodes}):(0,B.jsx)(o,{icon:P,title:i.nothingNew,children:i.nothingNewHint}),n.delta&&(0,B.jsx)(`div`,{className:L.pager,children:(0,B.jsx)(O,{info:n.delta.pageInfo})})]}),(0,B.jsxs)(e,{gap:`md`,children:[(0,B.jsxs)(A,{flush:!0,title:i.waiting,count:n.findings?.totalCount,actions:(0,B.jsx)(t,{component:T,to:`/contradictions`,size:`xs`,children:i.seeAll}),children:[n.findings&&n.findings.nodes.length>0?(0,B.jsx)(`ul`,{className:L.plain,children:n.findings.nodes.map(e=>(0,B.jsx)(`li`,{children:(0,B.jsxs)(T,{to:`/contradictions?finding=${e.id}`,className:L.quiet,children:[(0,B.jsx)(g,{size:`sm`,lineClamp:2,children:e.claims[0]?.text??e.explanation}),(0,B.jsxs)(d,{gap:6,mt:2,children:[(0,B.jsx)(c,{color:`orange`,children:u[e.kind]??e.kind}),(0,B.jsx)(g,{size:`xs`,c:`dimmed`,children:(0,B.jsx)(j,{at:e.openedAt})})]})]})},e.id))}):(0,B.jsx)(o,{icon:x,title:i.nothingWaits}),h>0&&(0,B.jsx)(g,{size:`sm`,p:`sm`,children:(0,B.jsx)(t,{component:T,to:`/suggestions`,children:i.suggestions(h)})})]}),(0,B.jsx)(A,{flush:!0,title:i.recent,actions:(0,B.jsx)(t,{component:T,to:`/objects`,size:`xs`,children:i.seeAll}),children:(0,B.jsx)(`ul`,{className:L.plain,children:n.pages?.nodes.map(e=>(0,B.jsx)(`li`,{children:(0,B.jsxs)(d,{justify:`space-between`,wrap:`nowrap`,children:[(0,B.jsx)(N,{page:e}),(0,B.jsx)(g,{size:`xs`,c:`dimmed`,children:(0,B.jsx)(j,{at:e.createdAt})})]})},e.id))})}),n.health&&(0,B.jsx)(A,{title:i.health,actions:(0,B.jsx)(t,{component:T,to:`/health`,size:`xs`,children:i.seeAll}),children:(0,B.jsxs)(d,{gap:`xs`,wrap:`nowrap`,align:`flex-start`,children:[n.health.ok?(0,B.jsx)(y,{size:18,color:`var(--mantine-color-teal-6)`,"aria-hidden":!0}):(0,B.jsx)(b,{size:18,color:`var(--mantine-color-red-6)`,"aria-hidden":!0}),(0,B.jsxs)(`div`,{children:[(0,B.jsx)(g,{size:`sm`,fw:550,children:n.health.ok?i.healthy:i.unhealthy}),(0,B.jsxs)(g,{size:`xs`,c:`dimmed`,children:[n.health.store?`${n.health.store} · `:``,n.health.version]}),n.health.checks.filter(e=>!e.ok).map(e=>(0,B.jsxs)(g,{size:`xs`,children:[e.name,`: `,e.detail]},e.name))]})]})})]})]})})]})}function K({changes:e}){let t=v(p),r=D(),[i,a]=(0,F.useState)(H),o=Map.groupBy([...e].reverse().slice(0,i),e=>r.day(e.at));return(0,B.jsxs)(B.Fragment,{children:[[...o].map(([e,t])=>(0,B.jsxs)(`section`,{children:[(0,B.jsx)(`h3`,{className:L.day,children:e}),(0,B.jsx)(`ul`,{className:L.news,children:t.map(e=>(0,B.jsx)(`li`,{children:(0,B.jsx)(q,{change:e})},e.id))})]},e)),e.length>i&&(0,B.jsx)(`div`,{className:L.more,children:(0,B.jsx)(n,{variant:`default`,onClick:()=>{a(i+H)},children:t.more})})]})}function q({change:e}){let t=v(I),n=v(p),[,r]=i(`claim`),{claim:a,link:o,event:s,page:c}=e,l=(a??o??s??c)?.scope;return(0,B.jsxs)(`div`,{className:L.line,children:[(0,B.jsx)(g,{component:`span`,className:L.when??``,children:(0,B.jsx)(j,{at:e.at})}),(0,B.jsxs)(`div`,{className:L.what,children:[(0,B.jsxs)(g,{component:`span`,className:L.who??``,children:[e.by?.displayName??t.somebody,` `,t.change[e.kind]]}),(0,B.jsxs)(`div`,{className:L.item,children:[a&&(0,B.jsx)(`button`,{type:`button`,className:L.claim,onClick:()=>{r(a.id)},"aria-haspopup":`dialog`,children:a.text}),o&&(0,B.jsxs)(d,{gap:6,children:[(0,B.jsx)(N,{page:o.from}),(0,B.jsx)(g,{component:`span`,size:`xs`,c:`dimmed`,children:o.type}),(0,B.jsx)(N,{page:o.to})]}),s&&(0,B.jsxs)(B.Fragment,{children:[(0,B.jsx)(N,{page:s.about}),` `,(0,B.jsx)(g,{component:`span`,size:`sm`,children:s.summary})]}),c&&(0,B.jsx)(N,{page:c}),!a&&!o&&!s&&!c&&n.unknown]})]}),l&&l!==`world`&&(0,B.jsx)(M,{scope:l})]})}export{G as Area};