import{$ as e,D as t,E as n,Ft as r,Gn as i,Gt as a,Hn as o,Ot as s,P as c,Q as l,S as u,Wt as d,Y as f,c as p,j as m,m as h,nn as g,on as _,tn as v,un as y,xn as b,zt as x}from"./index-BpD9QSV_.js";import{t as S}from"./Checkbox-DcrhrKcu.js";import{t as C}from"./List-D1rbRvS9.js";var w=i(o(),1),T=l({title:`Packs`,intro:`The vocabulary in force: types of pages, how they are linked, kinds of claims.`,tabs:{packs:`Packs`,diagram:`Diagram`,types:`Types`,links:`Links`,kinds:`Kinds`},installed:`Installed`,available:`Available`,builtin:`Built in`,own:`Own`,extends:e=>`Builds on ${e}`,patterns:e=>`${e} stored queries`,install:`Install`,upgrade:`Upgrade`,uninstall:`Uninstall`,fromFile:`Install from a file`,file:`Text of the pack file (YAML)`,upgradeFile:`It replaces an installed pack`,mapping:`Mapping of terms that go (JSON)`,plan:`Show what would happen`,planTitle:(e,t)=>`${e}: ${t}`,changes:`This would happen`,noChanges:`Nothing would change.`,conflicts:`This stands against it`,do:`Do it`,told:`Done.`,badJson:`This is not JSON.`,columns:{type:`Type`,primitive:`At bottom`,properties:`Properties`,subtypes:`Subtypes`,pages:`Pages`,pack:`Pack`,link:`Link`,inverse:`Backwards`,from:`From`,to:`To`,cardinality:`How many`,kind:`Kind of claim`,event:`Kind of event`},any:`any`,single:`one at a time`,required:`required`,diagramLabel:`Types and the links between them; the same is listed under Types and Links.`,choose:`Point at a type to see its links.`,firstRun:{title:`Set up`,intro:`Three short steps: what the knowledge is about, some knowledge, and a token for an agent.`,step1:`Choose packs`,step1Text:`Packs give the names for types and links of a field. The general one is always there; others can be added at any time.`,step2:`Bring knowledge in`,step2Text:`Import a folder of Markdown notes or an agent’s memory from the command line, or begin with a page of your own.`,importCommand:`brain import markdown PATH`,newPage:`Make the first page`,step3:`First token`,step3Text:`An agent or program connects with a token. It is shown once.`,makeToken:`Make a token in the settings`,pages:e=>`${e} pages are known`,done:`To Home`}},{title:`팩`,intro:`적용 중인 어휘: 페이지 유형, 연결 방식, 주장 종류.`,tabs:{packs:`팩`,diagram:`다이어그램`,types:`유형`,links:`연결`,kinds:`종류`},installed:`설치됨`,available:`설치 가능`,builtin:`내장`,own:`자체`,extends:e=>`기반: ${e}`,patterns:e=>`저장된 쿼리 ${e}개`,install:`설치`,upgrade:`업그레이드`,uninstall:`제거`,fromFile:`파일로 설치`,file:`팩 파일의 텍스트 (YAML)`,upgradeFile:`설치된 팩을 교체함`,mapping:`사라지는 용어의 대응 (JSON)`,plan:`무슨 일이 일어날지 보기`,planTitle:(e,t)=>`${e}: ${t}`,changes:`일어날 일`,noChanges:`바뀌는 것이 없습니다.`,conflicts:`걸리는 점`,do:`실행`,told:`완료했습니다.`,badJson:`JSON이 아닙니다.`,columns:{type:`유형`,primitive:`바탕`,properties:`속성`,subtypes:`하위 유형`,pages:`페이지`,pack:`팩`,link:`연결`,inverse:`반대 방향`,from:`출발`,to:`도착`,cardinality:`개수`,kind:`주장 종류`,event:`사건 종류`},any:`모두`,single:`한 번에 하나`,required:`필수`,diagramLabel:`유형과 그 사이의 연결. 같은 내용이 유형과 연결 목록에 있습니다.`,choose:`유형을 가리키면 연결이 보입니다.`,firstRun:{title:`설정하기`,intro:`짧은 세 단계: 지식의 분야, 약간의 지식, 에이전트용 토큰.`,step1:`팩 선택`,step1Text:`팩은 한 분야의 유형과 연결에 이름을 줍니다. 일반 팩은 항상 있으며 다른 팩은 언제든 추가할 수 있습니다.`,step2:`지식 가져오기`,step2Text:`명령줄에서 Markdown 노트 폴더나 에이전트의 기억을 가져오거나, 직접 페이지로 시작하세요.`,importCommand:`brain import markdown PATH`,newPage:`첫 페이지 만들기`,step3:`첫 토큰`,step3Text:`에이전트나 프로그램은 토큰으로 연결합니다. 토큰은 한 번만 표시됩니다.`,makeToken:`설정에서 토큰 만들기`,pages:e=>`페이지 ${e}개가 알려져 있습니다`,done:`홈으로`}},{title:`词汇包`,intro:`现行词汇：页面类型、关联方式、断言种类。`,tabs:{packs:`词汇包`,diagram:`图示`,types:`类型`,links:`关联`,kinds:`种类`},installed:`已安装`,available:`可安装`,builtin:`内置`,own:`自有`,extends:e=>`基于 ${e}`,patterns:e=>`${e} 个存储的查询`,install:`安装`,upgrade:`升级`,uninstall:`卸载`,fromFile:`从文件安装`,file:`词汇包文件的文本（YAML）`,upgradeFile:`替换已安装的词汇包`,mapping:`消失词语的映射（JSON）`,plan:`显示会发生什么`,planTitle:(e,t)=>`${e}：${t}`,changes:`将会发生`,noChanges:`不会有变化。`,conflicts:`存在的阻碍`,do:`执行`,told:`已完成。`,badJson:`这不是 JSON。`,columns:{type:`类型`,primitive:`基本类`,properties:`属性`,subtypes:`子类型`,pages:`页面`,pack:`词汇包`,link:`关联`,inverse:`反向`,from:`起点`,to:`终点`,cardinality:`数量`,kind:`断言种类`,event:`事件种类`},any:`任意`,single:`同时只有一个`,required:`必需`,diagramLabel:`类型及其间的关联；同样内容列在“类型”和“关联”中。`,choose:`指向一个类型以查看其关联。`,firstRun:{title:`设置`,intro:`三个简短步骤：知识的领域、一些知识、给智能体的令牌。`,step1:`选择词汇包`,step1Text:`词汇包为某个领域的类型和关联命名。通用包始终存在，其他的可随时添加。`,step2:`引入知识`,step2Text:`从命令行导入 Markdown 笔记文件夹或智能体的记忆，或从自己的页面开始。`,importCommand:`brain import markdown PATH`,newPage:`创建第一页`,step3:`第一个令牌`,step3Text:`智能体或程序用令牌连接。令牌只显示一次。`,makeToken:`在设置中创建令牌`,pages:e=>`已知 ${e} 个页面`,done:`回到首页`}}),E=n(`
  query ConsolePacks {
    packs {
      name
      version
      description
      extends
      installedAt
      builtin
      patterns {
        name
      }
    }
    vocabulary {
      objectTypes {
        name
        primitive
        subtypes
        implements
        pack
        count
        properties {
          name
          type
          required
          unit
        }
      }
      linkTypes {
        name
        inverse
        from
        to
        cardinality
        singleAtATime
        pack
      }
      claimKinds
      eventTypes
    }
    pages(first: 1) {
      totalCount
    }
  }
`),D=n(`mutation ConsoleChangePacks($input: ChangePacksInput!) { changePacks(input: $input) { changes conflicts applied } }`),O=b();function k({of:n,onClose:i}){let a=e(T),o=e(c),[l,u]=(0,w.useState)(``),[h,y]=(0,w.useState)(!1),[b,E]=(0,w.useState)(``),[k,A]=(0,w.useState)(!1),j=t(D),M=t(D),N=j.data?.changePacks,P=e=>({action:n.name?n.action:h?`UPGRADE`:`INSTALL`,dryRun:e,...n.name?{names:[n.name]}:{file:l},...b.trim()?{mapping:JSON.parse(b)}:{}}),F=e=>{A(!1);try{let t={input:P(e)};e?j.mutate(t):M.mutate(t,{onSuccess:()=>{p(a.told),i()}})}catch{A(!0)}},I=n.name?{INSTALL:a.install,UPGRADE:a.upgrade,UNINSTALL:a.uninstall}[n.action]:a.fromFile;return(0,O.jsx)(r,{opened:!0,onClose:i,size:`lg`,title:n.name?a.planTitle(I,n.name):I,closeButtonProps:{"aria-label":o.close},children:(0,O.jsx)(`form`,{onSubmit:e=>{e.preventDefault(),F(!N||N.conflicts.length>0)},children:(0,O.jsxs)(s,{gap:`sm`,children:[!n.name&&(0,O.jsxs)(O.Fragment,{children:[(0,O.jsx)(x,{label:a.file,required:!0,minRows:8,maxRows:16,"data-autofocus":!0,value:l,onChange:e=>{u(e.currentTarget.value),j.reset()}}),(0,O.jsx)(S,{size:`xs`,label:a.upgradeFile,checked:h,onChange:e=>{y(e.currentTarget.checked),j.reset()}})]}),N&&(0,O.jsxs)(`div`,{role:`status`,children:[(0,O.jsx)(v,{size:`xs`,fw:600,children:a.changes}),N.changes.length===0?(0,O.jsx)(v,{size:`sm`,c:`dimmed`,children:a.noChanges}):(0,O.jsx)(C,{size:`sm`,children:N.changes.map(e=>(0,O.jsx)(C.Item,{children:e},e))}),N.conflicts.length>0&&(0,O.jsx)(g,{mt:`sm`,color:`red`,icon:(0,O.jsx)(f,{size:16}),title:a.conflicts,children:(0,O.jsx)(C,{size:`sm`,children:N.conflicts.map(e=>(0,O.jsx)(C.Item,{children:e},e))})})]}),(n.action!==`INSTALL`||h)&&(0,O.jsx)(x,{label:a.mapping,value:b,error:k?a.badJson:void 0,onChange:e=>{E(e.currentTarget.value),j.reset()}}),(M.error??j.error)&&(0,O.jsx)(m,{error:M.error??j.error}),(0,O.jsxs)(_,{justify:`flex-end`,gap:`xs`,children:[(0,O.jsx)(d,{variant:`default`,onClick:i,children:o.cancel}),(0,O.jsx)(d,{type:`submit`,loading:j.isPending||M.isPending,disabled:!n.name&&l.trim()===``,children:N&&N.conflicts.length===0?a.do:a.plan})]})]})})})}var A={diagram:`_diagram_13ilh_1`,curve:`_curve_13ilh_8`,node:`_node_13ilh_25`,packs:`_packs_13ilh_34`,pack:`_pack_13ilh_34`};function j({packs:t}){let n=e(T),r=u(),{admin:i}=h(),[o,s]=(0,w.useState)();return(0,O.jsxs)(`div`,{className:A.packs,children:[t.map(e=>(0,O.jsxs)(y,{component:`article`,className:A.pack??``,"aria-label":e.name,children:[(0,O.jsxs)(_,{justify:`space-between`,wrap:`nowrap`,children:[(0,O.jsxs)(v,{fw:600,size:`sm`,children:[e.name,` `,(0,O.jsx)(v,{component:`span`,size:`xs`,c:`dimmed`,children:e.version})]}),(0,O.jsxs)(_,{gap:4,children:[e.installedAt?(0,O.jsx)(a,{color:`teal`,children:n.installed}):(0,O.jsx)(a,{color:`gray`,children:n.available}),!e.builtin&&(0,O.jsx)(a,{color:`blue`,children:n.own})]})]}),(0,O.jsx)(v,{size:`sm`,c:`dimmed`,children:e.description}),(0,O.jsxs)(_,{justify:`space-between`,children:[(0,O.jsx)(v,{size:`xs`,c:`dimmed`,children:[e.extends.length>0?n.extends(e.extends.join(`, `)):``,e.patterns.length>0?n.patterns(r.number(e.patterns.length)):``].filter(Boolean).join(` · `)}),i&&e.name!==`general`&&(e.installedAt?(0,O.jsx)(d,{variant:`default`,onClick:()=>{s({action:`UNINSTALL`,name:e.name})},children:n.uninstall}):(0,O.jsx)(d,{onClick:()=>{s({action:`INSTALL`,name:e.name})},children:n.install}))]})]},`${e.name} ${e.version}`)),o&&(0,O.jsx)(k,{of:o,onClose:()=>{s(void 0)}})]})}export{T as a,E as i,A as n,k as r,j as t};