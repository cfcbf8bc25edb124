import{t as e}from"./Anchor-Ctn2hhcp.js";import{U as t,a as n,c as r,d as i,j as a,r as o,x as s}from"./index-Bs61NPIO.js";import{r as c,t as l}from"./Stack-CwOJb01n.js";import{c as u,n as d,r as f,t as p}from"./common-5y6ACeiy.js";import{a as m,c as h,n as g,u as _}from"./catalogue-BLtCGhkX.js";import{n as v,t as y}from"./IconCircleX-DJh8s1F7.js";import{t as b}from"./IconMoodSmile-BNZtuzYD.js";import{a as x,n as S,t as C}from"./jsx-runtime-Wy9s6hX0.js";import{a as w,i as T,r as E}from"./session-3ZRXwG3O.js";import{t as D}from"./findings-Cgg1vfPE.js";import{t as O}from"./format-Dak9dJGG.js";import{a as k,i as A,t as j}from"./layout-CBKNJYKl.js";import{a as M,n as N,t as P}from"./marks-CgwetlNC.js";var F=d(`outline`,`news`,`News`,[[`path`,{d:`M16 6h3a1 1 0 0 1 1 1v11a2 2 0 0 1 -4 0v-13a1 1 0 0 0 -1 -1h-10a1 1 0 0 0 -1 1v12a3 3 0 0 0 3 3h11`,key:`svg-0`}],[`path`,{d:`M8 8l4 0`,key:`svg-1`}],[`path`,{d:`M8 12l4 0`,key:`svg-2`}],[`path`,{d:`M8 16l4 0`,key:`svg-3`}]]),I=x(S(),1),L=g({greeting:e=>`Welcome, ${e}`,intro:`What is new, what waits for you, and whether all is well.`,news:`What is new`,since:`Since`,spans:{visit:`Last visit`,day:`A day ago`,week:`A week ago`,month:`A month ago`},nothingNew:`Nothing changed in this time.`,alike:e=>`${e} more of the same`,nothingNewHint:`Look further back, or remember something.`,waiting:`Waiting for a decision`,nothingWaits:`Nothing waits for a decision.`,seeAll:`See all`,recent:`Newest pages`,health:`Health`,healthy:`All is well`,unhealthy:`Something needs attention`,version:`Version`,store:`Store`,change:{ADDED:`remembered`,SUPERSEDED:`replaced`,RETIRED:`forgot`,EXPIRED:`ran out`,RESCOPED:`changed who may know`,LINKED:`connected`,UNLINKED:`disconnected`,EVENT:`recorded an event`,PAGE:`changed a page`},somebody:`Somebody`,open:`Open`,suggestions:e=>`${String(e)} open ${m(String(e),`suggestion`,`suggestions`)}`,firstRun:`Set up`},{greeting:e=>`${e} 님, 환영합니다`,intro:`새로운 것, 결정을 기다리는 것, 상태를 한눈에.`,news:`새로운 것`,since:`기준`,spans:{visit:`지난 방문`,day:`하루 전`,week:`일주일 전`,month:`한 달 전`},nothingNew:`이 기간에 바뀐 것이 없습니다.`,alike:e=>`같은 변경 ${e}개 더 보기`,nothingNewHint:`더 이전을 보거나 무언가를 기억해 보세요.`,waiting:`결정 대기 중`,nothingWaits:`결정을 기다리는 것이 없습니다.`,seeAll:`모두 보기`,recent:`최근 페이지`,health:`상태`,healthy:`모두 정상입니다`,unhealthy:`확인이 필요합니다`,version:`버전`,store:`저장소`,change:{ADDED:`기억함`,SUPERSEDED:`대체함`,RETIRED:`잊음`,EXPIRED:`만료됨`,RESCOPED:`공개 범위 변경`,LINKED:`연결함`,UNLINKED:`연결 해제함`,EVENT:`사건 기록`,PAGE:`페이지 변경`},somebody:`누군가`,open:`열기`,suggestions:e=>`미결 제안 ${String(e)}건`,firstRun:`설정하기`},{greeting:e=>`欢迎，${e}`,intro:`有什么新内容、什么在等您、是否一切正常。`,news:`新内容`,since:`自`,spans:{visit:`上次访问`,day:`一天前`,week:`一周前`,month:`一个月前`},nothingNew:`这段时间没有变化。`,alike:e=>`还有 ${e} 个相同的变更`,nothingNewHint:`看看更早的时间，或记住些什么。`,waiting:`等待决定`,nothingWaits:`没有等待决定的事项。`,seeAll:`查看全部`,recent:`最新页面`,health:`健康`,healthy:`一切正常`,unhealthy:`有需要注意的地方`,version:`版本`,store:`存储`,change:{ADDED:`记住了`,SUPERSEDED:`取代了`,RETIRED:`遗忘了`,EXPIRED:`到期`,RESCOPED:`更改了可见范围`,LINKED:`建立了关联`,UNLINKED:`取消了关联`,EVENT:`记录了事件`,PAGE:`更改了页面`},somebody:`某人`,open:`打开`,suggestions:e=>`${String(e)} 条未决建议`,firstRun:`设置`}),R={grid:`_grid_y244m_1`,plain:`_plain_y244m_14`,news:`_news_y244m_15`,quiet:`_quiet_y244m_30`,day:`_day_y244m_39`,line:`_line_y244m_57`,when:`_when_y244m_68`,what:`_what_y244m_75`,who:`_who_y244m_84`,item:`_item_y244m_89`,claim:`_claim_y244m_94`,pager:`_pager_y244m_112`,more:`_more_y244m_126`},z=18e5;function B(e,t,n){let r=`brain.visit.${e}`,i=/^(\d{1,15}),(\d{0,15})$/.exec(n.getItem(r)??``),[a,o]=[i?.[1]??``,i?.[2]??``],s=a!==``&&t-Number(a)<z?o:a;return n.setItem(r,`${String(t)},${s}`),s===``?null:new Date(Number(s)).toISOString()}var V=6e5;function H(e){let t=[],n=new Map;for(let r of e){let e=`${r.kind} ${r.by?.uid??``}`,i=n.get(e);if(i&&Date.parse(i[0].at)-Date.parse(r.at)<V&&U(i[0].at)===U(r.at)){i.push(r);continue}let a=[r];n.set(e,a),t.push(a)}return t}var U=e=>new Date(e).toDateString(),W=C(),G=w(`
  query ConsoleHome($since: DateTime!, $after: String) {
    delta(since: $since, first: 500, after: $after, newestFirst: true) {
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
`),K=50,q=3,J={visit:7,day:1,week:7,month:31};function Y(e,t){return e===`visit`&&t?t:new Date(Math.floor(Date.now()/6e4)*6e4-J[e]*864e5).toISOString()}function X(){let n=h(L),{kinds:d}=h(D),{viewer:p,openSuggestions:m}=T(),{admin:g}=E(),[x]=(0,I.useState)(()=>B(p.principal.uid,Date.now(),localStorage)),{values:S,set:C,after:w}=o(`since`),O=Object.hasOwn(J,S.since)?S.since:x?`visit`:`week`,[N]=(0,I.useState)(()=>new Map);N.has(O)||N.set(O,Y(O,x));let z=N.get(O)??``,V=u(G,{since:z,after:w}),H=Object.keys(n.spans).filter(e=>e!==`visit`||x);return(0,W.jsxs)(W.Fragment,{children:[(0,W.jsx)(A,{title:n.greeting(p.principal.displayName),text:n.intro,children:g&&(0,W.jsx)(c,{variant:`default`,component:s,to:`/first-run`,children:n.firstRun})}),(0,W.jsx)(i,{of:V,rows:12,children:i=>(0,W.jsxs)(`div`,{className:R.grid,children:[(0,W.jsxs)(j,{flush:!0,title:n.news,actions:(0,W.jsx)(a,{"aria-label":n.since,value:O,data:H.map(e=>({value:e,label:n.spans[e]})),onChange:e=>{C({since:e})}}),children:[i.delta&&i.delta.nodes.length>0?(0,W.jsx)(Z,{changes:i.delta.nodes}):(0,W.jsx)(r,{icon:F,title:n.nothingNew,children:n.nothingNewHint}),i.delta&&(0,W.jsx)(`div`,{className:R.pager,children:(0,W.jsx)(k,{info:i.delta.pageInfo})})]}),(0,W.jsxs)(l,{gap:`md`,children:[(0,W.jsxs)(j,{flush:!0,title:n.waiting,count:i.findings?.totalCount,actions:(0,W.jsx)(e,{component:s,to:`/contradictions`,size:`xs`,children:n.seeAll}),children:[i.findings&&i.findings.nodes.length>0?(0,W.jsx)(`ul`,{className:R.plain,children:i.findings.nodes.map(e=>(0,W.jsx)(`li`,{children:(0,W.jsxs)(s,{to:`/contradictions?finding=${e.id}`,className:R.quiet,children:[(0,W.jsx)(_,{size:`sm`,lineClamp:2,children:e.claims[0]?.text??e.explanation}),(0,W.jsxs)(f,{gap:6,mt:2,children:[(0,W.jsx)(t,{color:`orange`,children:d[e.kind]??e.kind}),(0,W.jsx)(_,{size:`xs`,c:`dimmed`,children:(0,W.jsx)(M,{at:e.openedAt})})]})]})},e.id))}):(0,W.jsx)(r,{icon:b,title:n.nothingWaits}),m>0&&(0,W.jsx)(_,{size:`sm`,p:`sm`,children:(0,W.jsx)(e,{component:s,to:`/suggestions`,children:n.suggestions(m)})})]}),(0,W.jsx)(j,{flush:!0,title:n.recent,actions:(0,W.jsx)(e,{component:s,to:`/objects`,size:`xs`,children:n.seeAll}),children:(0,W.jsx)(`ul`,{className:R.plain,children:i.pages?.nodes.map(e=>(0,W.jsx)(`li`,{children:(0,W.jsxs)(f,{justify:`space-between`,wrap:`nowrap`,children:[(0,W.jsx)(P,{page:e}),(0,W.jsx)(_,{size:`xs`,c:`dimmed`,children:(0,W.jsx)(M,{at:e.createdAt})})]})},e.id))})}),i.health&&(0,W.jsx)(j,{title:n.health,actions:(0,W.jsx)(e,{component:s,to:`/health`,size:`xs`,children:n.seeAll}),children:(0,W.jsxs)(f,{gap:`xs`,wrap:`nowrap`,align:`flex-start`,children:[i.health.ok?(0,W.jsx)(v,{size:18,color:`var(--mantine-color-teal-6)`,"aria-hidden":!0}):(0,W.jsx)(y,{size:18,color:`var(--mantine-color-red-6)`,"aria-hidden":!0}),(0,W.jsxs)(`div`,{children:[(0,W.jsx)(_,{size:`sm`,fw:550,children:i.health.ok?n.healthy:n.unhealthy}),(0,W.jsxs)(_,{size:`xs`,c:`dimmed`,children:[i.health.store?`${i.health.store} · `:``,i.health.version]}),i.health.checks.filter(e=>!e.ok).map(e=>(0,W.jsxs)(_,{size:`xs`,children:[e.name,`: `,e.detail]},e.name))]})]})})]})]})})]})}function Z({changes:e}){let t=h(p),n=O(),[r,i]=(0,I.useState)(K),a=H(e),o=Map.groupBy(a.slice(0,r),([e])=>n.day(e.at));return(0,W.jsxs)(W.Fragment,{children:[[...o].map(([e,t])=>(0,W.jsxs)(`section`,{children:[(0,W.jsx)(`h3`,{className:R.day,children:e}),(0,W.jsx)(`ul`,{className:R.news,children:t.map(e=>(0,W.jsx)(Q,{changes:e},e[0].id))})]},e)),a.length>r&&(0,W.jsx)(`div`,{className:R.more,children:(0,W.jsx)(c,{variant:`default`,onClick:()=>{i(r+K)},children:t.more})})]})}function Q({changes:e}){let t=h(L),n=O(),[r,i]=(0,I.useState)(e.length<=4);return(0,W.jsxs)(W.Fragment,{children:[(r?e:e.slice(0,q)).map(e=>(0,W.jsx)(`li`,{children:(0,W.jsx)($,{change:e})},e.id)),!r&&(0,W.jsx)(`li`,{children:(0,W.jsx)(c,{variant:`subtle`,color:`gray`,ml:`5rem`,onClick:()=>{i(!0)},children:t.alike(n.number(e.length-q))})})]})}function $({change:e}){let t=h(L),r=h(p),[,i]=n(`claim`),{claim:a,link:o,event:s,page:c}=e,l=(a??o??s??c)?.scope;return(0,W.jsxs)(`div`,{className:R.line,children:[(0,W.jsx)(_,{component:`span`,className:R.when??``,children:(0,W.jsx)(M,{at:e.at})}),(0,W.jsxs)(`div`,{className:R.what,children:[(0,W.jsxs)(_,{component:`span`,className:R.who??``,children:[(0,W.jsx)(`bdi`,{children:e.by?.displayName??t.somebody}),` `,t.change[e.kind]]}),(0,W.jsxs)(`div`,{className:R.item,children:[a&&(0,W.jsx)(`button`,{type:`button`,className:R.claim,onClick:()=>{i(a.id)},"aria-haspopup":`dialog`,children:a.text}),o&&(0,W.jsxs)(f,{gap:6,children:[(0,W.jsx)(P,{page:o.from}),(0,W.jsx)(_,{component:`span`,size:`xs`,c:`dimmed`,children:o.type}),(0,W.jsx)(P,{page:o.to})]}),s&&(0,W.jsxs)(W.Fragment,{children:[(0,W.jsx)(P,{page:s.about}),` `,(0,W.jsx)(_,{component:`span`,size:`sm`,children:s.summary})]}),c&&(0,W.jsx)(P,{page:c}),!a&&!o&&!s&&!c&&r.unknown]})]}),l&&l!==`world`&&(0,W.jsx)(N,{scope:l})]})}export{X as Area};