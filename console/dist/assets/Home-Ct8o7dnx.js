import{K as e,L as t,T as n,i as r,r as i,s as a,u as o}from"./index-BUNpqK6Y.js";import{r as s,t as c}from"./Stack-CIedK1A6.js";import{L as l,a as u,c as d,i as f,o as p,r as m,s as h}from"./session-BL1HnV_a.js";import{c as g,n as _,s as v}from"./catalogue-DHarkDn4.js";import{n as y,t as b}from"./IconCircleX-c4wafj4D.js";import{t as x}from"./IconMoodSmile-CEQ80ld-.js";import{f as S,g as C,p as w,t as T}from"./chunk-Z7SQORRT-BqzW0sm5.js";import{t as E}from"./findings-tKhyAxME.js";import{t as D}from"./format-CW9hbIQq.js";import{i as O,r as k,t as A}from"./layout-liImEvfI.js";import{a as j,n as M,t as N}from"./marks-Dqy7i4n7.js";var P=h(`outline`,`news`,`News`,[[`path`,{d:`M16 6h3a1 1 0 0 1 1 1v11a2 2 0 0 1 -4 0v-13a1 1 0 0 0 -1 -1h-10a1 1 0 0 0 -1 1v12a3 3 0 0 0 3 3h11`,key:`svg-0`}],[`path`,{d:`M8 8l4 0`,key:`svg-1`}],[`path`,{d:`M8 12l4 0`,key:`svg-2`}],[`path`,{d:`M8 16l4 0`,key:`svg-3`}]]),F=C(w(),1),I=_({greeting:e=>`Welcome, ${e}`,intro:`What is new, what waits for you, and whether all is well.`,news:`What is new`,since:`Since`,spans:{visit:`Last visit`,day:`A day ago`,week:`A week ago`,month:`A month ago`},nothingNew:`Nothing changed in this time.`,alike:e=>`${e} more of the same`,nothingNewHint:`Look further back, or remember something.`,waiting:`Waiting for a decision`,nothingWaits:`Nothing waits for a decision.`,seeAll:`See all`,recent:`Newest pages`,health:`Health`,healthy:`All is well`,unhealthy:`Something needs attention`,version:`Version`,store:`Store`,change:{ADDED:`remembered`,SUPERSEDED:`replaced`,RETIRED:`forgot`,EXPIRED:`ran out`,RESCOPED:`changed who may know`,LINKED:`connected`,UNLINKED:`disconnected`,EVENT:`recorded an event`,PAGE:`changed a page`},somebody:`Somebody`,open:`Open`,suggestions:e=>`${String(e)} open suggestions`,firstRun:`Set up`},{greeting:e=>`${e} 님, 환영합니다`,intro:`새로운 것, 결정을 기다리는 것, 상태를 한눈에.`,news:`새로운 것`,since:`기준`,spans:{visit:`지난 방문`,day:`하루 전`,week:`일주일 전`,month:`한 달 전`},nothingNew:`이 기간에 바뀐 것이 없습니다.`,alike:e=>`같은 변경 ${e}개 더 보기`,nothingNewHint:`더 이전을 보거나 무언가를 기억해 보세요.`,waiting:`결정 대기 중`,nothingWaits:`결정을 기다리는 것이 없습니다.`,seeAll:`모두 보기`,recent:`최근 페이지`,health:`상태`,healthy:`모두 정상입니다`,unhealthy:`확인이 필요합니다`,version:`버전`,store:`저장소`,change:{ADDED:`기억함`,SUPERSEDED:`대체함`,RETIRED:`잊음`,EXPIRED:`만료됨`,RESCOPED:`공개 범위 변경`,LINKED:`연결함`,UNLINKED:`연결 해제함`,EVENT:`사건 기록`,PAGE:`페이지 변경`},somebody:`누군가`,open:`열기`,suggestions:e=>`미결 제안 ${String(e)}건`,firstRun:`설정하기`},{greeting:e=>`欢迎，${e}`,intro:`有什么新内容、什么在等您、是否一切正常。`,news:`新内容`,since:`自`,spans:{visit:`上次访问`,day:`一天前`,week:`一周前`,month:`一个月前`},nothingNew:`这段时间没有变化。`,alike:e=>`还有 ${e} 个相同的变更`,nothingNewHint:`看看更早的时间，或记住些什么。`,waiting:`等待决定`,nothingWaits:`没有等待决定的事项。`,seeAll:`查看全部`,recent:`最新页面`,health:`健康`,healthy:`一切正常`,unhealthy:`有需要注意的地方`,version:`版本`,store:`存储`,change:{ADDED:`记住了`,SUPERSEDED:`取代了`,RETIRED:`遗忘了`,EXPIRED:`到期`,RESCOPED:`更改了可见范围`,LINKED:`建立了关联`,UNLINKED:`取消了关联`,EVENT:`记录了事件`,PAGE:`更改了页面`},somebody:`某人`,open:`打开`,suggestions:e=>`${String(e)} 条未决建议`,firstRun:`设置`}),L={grid:`_grid_evb8r_1`,plain:`_plain_evb8r_14`,news:`_news_evb8r_15`,quiet:`_quiet_evb8r_30`,day:`_day_evb8r_39`,line:`_line_evb8r_57`,when:`_when_evb8r_68`,what:`_what_evb8r_75`,who:`_who_evb8r_84`,item:`_item_evb8r_89`,claim:`_claim_evb8r_94`,pager:`_pager_evb8r_109`,more:`_more_evb8r_123`},R=18e5;function z(e,t,n){let r=`brain.visit.${e}`,[i,a]=(n.getItem(r)??`,`).split(`,`),o=i!==``&&i!==void 0&&t-Number(i)<R?a??``:i??``;return n.setItem(r,`${String(t)},${o}`),o===``?null:new Date(Number(o)).toISOString()}var B=6e5;function V(e){let t=[],n=new Map;for(let r of e){let e=`${r.kind} ${r.by?.uid??``}`,i=n.get(e);if(i&&Date.parse(i[0].at)-Date.parse(r.at)<B&&H(i[0].at)===H(r.at)){i.push(r);continue}let a=[r];n.set(e,a),t.push(a)}return t}var H=e=>new Date(e).toDateString(),U=S(),W=u(`
  query ConsoleHome($since: DateTime!, $after: String) {
    delta(since: $since, first: 500, after: $after) {
      nodes {
        id
        kind
        at
        by {
          uid
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
`),G=50,K=3,q={visit:7,day:1,week:7,month:31};function J(e,t){return e===`visit`&&t?t:new Date(Math.floor(Date.now()/6e4)*6e4-q[e]*864e5).toISOString()}function Y(){let r=v(I),{kinds:u}=v(E),{viewer:p,openSuggestions:h}=f(),{admin:_}=m(),[S]=(0,F.useState)(()=>z(p.principal.uid,Date.now(),localStorage)),{values:C,set:w,after:D}=i(`since`),M=C.since in q?C.since:S?`visit`:`week`,[R]=(0,F.useState)(()=>new Map);R.has(M)||R.set(M,J(M,S));let B=R.get(M)??``,V=l(W,{since:B,after:D}),H=Object.keys(r.spans).filter(e=>e!==`visit`||S);return(0,U.jsxs)(U.Fragment,{children:[(0,U.jsx)(k,{title:r.greeting(p.principal.displayName),text:r.intro,children:_&&(0,U.jsx)(s,{variant:`default`,component:T,to:`/first-run`,children:r.firstRun})}),(0,U.jsx)(o,{of:V,rows:12,children:i=>(0,U.jsxs)(`div`,{className:L.grid,children:[(0,U.jsxs)(A,{flush:!0,title:r.news,actions:(0,U.jsx)(n,{"aria-label":r.since,value:M,data:H.map(e=>({value:e,label:r.spans[e]})),onChange:e=>{w({since:e})}}),children:[i.delta&&i.delta.nodes.length>0?(0,U.jsx)(X,{changes:i.delta.nodes}):(0,U.jsx)(a,{icon:P,title:r.nothingNew,children:r.nothingNewHint}),i.delta&&(0,U.jsx)(`div`,{className:L.pager,children:(0,U.jsx)(O,{info:i.delta.pageInfo})})]}),(0,U.jsxs)(c,{gap:`md`,children:[(0,U.jsxs)(A,{flush:!0,title:r.waiting,count:i.findings?.totalCount,actions:(0,U.jsx)(e,{component:T,to:`/contradictions`,size:`xs`,children:r.seeAll}),children:[i.findings&&i.findings.nodes.length>0?(0,U.jsx)(`ul`,{className:L.plain,children:i.findings.nodes.map(e=>(0,U.jsx)(`li`,{children:(0,U.jsxs)(T,{to:`/contradictions?finding=${e.id}`,className:L.quiet,children:[(0,U.jsx)(g,{size:`sm`,lineClamp:2,children:e.claims[0]?.text??e.explanation}),(0,U.jsxs)(d,{gap:6,mt:2,children:[(0,U.jsx)(t,{color:`orange`,children:u[e.kind]??e.kind}),(0,U.jsx)(g,{size:`xs`,c:`dimmed`,children:(0,U.jsx)(j,{at:e.openedAt})})]})]})},e.id))}):(0,U.jsx)(a,{icon:x,title:r.nothingWaits}),h>0&&(0,U.jsx)(g,{size:`sm`,p:`sm`,children:(0,U.jsx)(e,{component:T,to:`/suggestions`,children:r.suggestions(h)})})]}),(0,U.jsx)(A,{flush:!0,title:r.recent,actions:(0,U.jsx)(e,{component:T,to:`/objects`,size:`xs`,children:r.seeAll}),children:(0,U.jsx)(`ul`,{className:L.plain,children:i.pages?.nodes.map(e=>(0,U.jsx)(`li`,{children:(0,U.jsxs)(d,{justify:`space-between`,wrap:`nowrap`,children:[(0,U.jsx)(N,{page:e}),(0,U.jsx)(g,{size:`xs`,c:`dimmed`,children:(0,U.jsx)(j,{at:e.createdAt})})]})},e.id))})}),i.health&&(0,U.jsx)(A,{title:r.health,actions:(0,U.jsx)(e,{component:T,to:`/health`,size:`xs`,children:r.seeAll}),children:(0,U.jsxs)(d,{gap:`xs`,wrap:`nowrap`,align:`flex-start`,children:[i.health.ok?(0,U.jsx)(y,{size:18,color:`var(--mantine-color-teal-6)`,"aria-hidden":!0}):(0,U.jsx)(b,{size:18,color:`var(--mantine-color-red-6)`,"aria-hidden":!0}),(0,U.jsxs)(`div`,{children:[(0,U.jsx)(g,{size:`sm`,fw:550,children:i.health.ok?r.healthy:r.unhealthy}),(0,U.jsxs)(g,{size:`xs`,c:`dimmed`,children:[i.health.store?`${i.health.store} · `:``,i.health.version]}),i.health.checks.filter(e=>!e.ok).map(e=>(0,U.jsxs)(g,{size:`xs`,children:[e.name,`: `,e.detail]},e.name))]})]})})]})]})})]})}function X({changes:e}){let t=v(p),n=D(),[r,i]=(0,F.useState)(G),a=V([...e].reverse()),o=Map.groupBy(a.slice(0,r),([e])=>n.day(e.at));return(0,U.jsxs)(U.Fragment,{children:[[...o].map(([e,t])=>(0,U.jsxs)(`section`,{children:[(0,U.jsx)(`h3`,{className:L.day,children:e}),(0,U.jsx)(`ul`,{className:L.news,children:t.map(e=>(0,U.jsx)(Z,{changes:e},e[0].id))})]},e)),a.length>r&&(0,U.jsx)(`div`,{className:L.more,children:(0,U.jsx)(s,{variant:`default`,onClick:()=>{i(r+G)},children:t.more})})]})}function Z({changes:e}){let t=v(I),n=D(),[r,i]=(0,F.useState)(e.length<=4);return(0,U.jsxs)(U.Fragment,{children:[(r?e:e.slice(0,K)).map(e=>(0,U.jsx)(`li`,{children:(0,U.jsx)(Q,{change:e})},e.id)),!r&&(0,U.jsx)(`li`,{children:(0,U.jsx)(s,{variant:`subtle`,color:`gray`,ml:`5rem`,onClick:()=>{i(!0)},children:t.alike(n.number(e.length-K))})})]})}function Q({change:e}){let t=v(I),n=v(p),[,i]=r(`claim`),{claim:a,link:o,event:s,page:c}=e,l=(a??o??s??c)?.scope;return(0,U.jsxs)(`div`,{className:L.line,children:[(0,U.jsx)(g,{component:`span`,className:L.when??``,children:(0,U.jsx)(j,{at:e.at})}),(0,U.jsxs)(`div`,{className:L.what,children:[(0,U.jsxs)(g,{component:`span`,className:L.who??``,children:[e.by?.displayName??t.somebody,` `,t.change[e.kind]]}),(0,U.jsxs)(`div`,{className:L.item,children:[a&&(0,U.jsx)(`button`,{type:`button`,className:L.claim,onClick:()=>{i(a.id)},"aria-haspopup":`dialog`,children:a.text}),o&&(0,U.jsxs)(d,{gap:6,children:[(0,U.jsx)(N,{page:o.from}),(0,U.jsx)(g,{component:`span`,size:`xs`,c:`dimmed`,children:o.type}),(0,U.jsx)(N,{page:o.to})]}),s&&(0,U.jsxs)(U.Fragment,{children:[(0,U.jsx)(N,{page:s.about}),` `,(0,U.jsx)(g,{component:`span`,size:`sm`,children:s.summary})]}),c&&(0,U.jsx)(N,{page:c}),!a&&!o&&!s&&!c&&n.unknown]})]}),l&&l!==`world`&&(0,U.jsx)(M,{scope:l})]})}export{Y as Area};