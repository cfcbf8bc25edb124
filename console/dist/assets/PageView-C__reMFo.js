const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/MarkdownText-DmUSw9jH.js","assets/jsx-runtime-Wy9s6hX0.js","assets/index-DL8v2XJh.js","assets/catalogue-BLtCGhkX.js","assets/common-5y6ACeiy.js","assets/use-id-OOt6FKmf.js","assets/session-DnRW1IxZ.js","assets/OptionalPortal-DYu7v4Ev.js","assets/Stack-CwOJb01n.js","assets/ScrollArea-B_0G7BqC.js","assets/FocusTrap-BCh4Civs.js","assets/index-CUi4QJ1P.css","assets/MarkdownText-c2Gxfxwy.css"])))=>i.map(i=>d[i]);
import{t as e}from"./Anchor-Ctn2hhcp.js";import{r as t,t as n}from"./Stack-CwOJb01n.js";import{c as r,n as i,o as a,r as o,t as s}from"./common-5y6ACeiy.js";import{C as c,D as l,E as u,F as d,H as f,I as p,S as m,b as h,c as g,h as _,i as v,j as y,k as b,l as ee,o as te,r as ne,s as x,t as re,tt as S,u as C,w as ie,y as w,z as T}from"./index-DL8v2XJh.js";import{c as E,u as D}from"./catalogue-BLtCGhkX.js";import{a as ae,n as oe,t as se}from"./jsx-runtime-Wy9s6hX0.js";import{t as ce}from"./Access-D2C0BFQv.js";import{n as O}from"./FilterText-DjsqQ8Gv.js";import{n as le,t as ue}from"./day-C5bqtaFj.js";import{a as de,i as fe,t as k}from"./layout-WQ_3kdlf.js";import{a as A,i as pe,n as j,s as me,t as M}from"./marks-DYIaYR77.js";import{t as N}from"./Alert-JrebM_t4.js";import{t as P}from"./format-CaQXsXck.js";import{n as he,r as F}from"./Objects-CVyq5oaQ.js";import{a as I,i as L,r as ge}from"./session-DnRW1IxZ.js";import{t as R}from"./Reason-BaN0sE5P.js";import{t as z}from"./toast-Bgl7vULK.js";import{c as _e,i as ve,s as ye,t as B}from"./ClaimList-LPiYOs2l.js";import{n as V}from"./ClaimDetails-BiqBzyE9.js";import{t as be}from"./IconDots-0a7fDokd.js";import{n as xe}from"./Evidence-CEV6UQws.js";import{t as Se}from"./IconTrash-S-dKU1I-.js";import{n as H,t as Ce}from"./RememberDialog-CFVYILyO.js";import{t as U}from"./List-BC9SkmQq.js";import{n as we,t as W}from"./ScopeSelect-BaF-LFJi.js";import{t as G}from"./FormDialog-CCGrZLZY.js";var Te=i(`outline`,`arrow-merge`,`ArrowMerge`,[[`path`,{d:`M8 7l4 -4l4 4`,key:`svg-0`}],[`path`,{d:`M12 3v5.394a6.737 6.737 0 0 1 -3 5.606a6.737 6.737 0 0 0 -3 5.606v1.394`,key:`svg-1`}],[`path`,{d:`M12 3v5.394a6.737 6.737 0 0 0 3 5.606a6.737 6.737 0 0 1 3 5.606v1.394`,key:`svg-2`}]]),Ee=i(`outline`,`calendar-off`,`CalendarOff`,[[`path`,{d:`M9 5h9a2 2 0 0 1 2 2v9m-.184 3.839a2 2 0 0 1 -1.816 1.161h-12a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 1.158 -1.815`,key:`svg-0`}],[`path`,{d:`M16 3v4`,key:`svg-1`}],[`path`,{d:`M8 3v1`,key:`svg-2`}],[`path`,{d:`M4 11h7m4 0h5`,key:`svg-3`}],[`path`,{d:`M3 3l18 18`,key:`svg-4`}]]),De=i(`outline`,`category`,`Category`,[[`path`,{d:`M4 4h6v6h-6l0 -6`,key:`svg-0`}],[`path`,{d:`M14 4h6v6h-6l0 -6`,key:`svg-1`}],[`path`,{d:`M4 14h6v6h-6l0 -6`,key:`svg-2`}],[`path`,{d:`M14 17a3 3 0 1 0 6 0a3 3 0 1 0 -6 0`,key:`svg-3`}]]),Oe=i(`outline`,`file-unknown`,`FileUnknown`,[[`path`,{d:`M14 3v4a1 1 0 0 0 1 1h4`,key:`svg-0`}],[`path`,{d:`M17 21h-10a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2h7l5 5v11a2 2 0 0 1 -2 2`,key:`svg-1`}],[`path`,{d:`M12 17v.01`,key:`svg-2`}],[`path`,{d:`M12 14a1.5 1.5 0 1 0 -1.14 -2.474`,key:`svg-3`}]]),ke=i(`outline`,`history-off`,`HistoryOff`,[[`path`,{d:`M3.05 11a8.975 8.975 0 0 1 2.54 -5.403m2.314 -1.697a9 9 0 0 1 12.113 12.112m-1.695 2.312a9 9 0 0 1 -14.772 -3.324m-.5 5v-5h5`,key:`svg-0`}],[`path`,{d:`M3 3l18 18`,key:`svg-1`}]]),Ae=i(`outline`,`history`,`History`,[[`path`,{d:`M12 8l0 4l2 2`,key:`svg-0`}],[`path`,{d:`M3.05 11a9 9 0 1 1 .5 4m-.5 5v-5h5`,key:`svg-1`}]]),K=i(`outline`,`pencil`,`Pencil`,[[`path`,{d:`M4 20h4l10.5 -10.5a2.828 2.828 0 1 0 -4 -4l-10.5 10.5v4`,key:`svg-0`}],[`path`,{d:`M13.5 6.5l4 4`,key:`svg-1`}]]),je=i(`outline`,`unlink`,`Unlink`,[[`path`,{d:`M17 22v-2`,key:`svg-0`}],[`path`,{d:`M9 15l6 -6`,key:`svg-1`}],[`path`,{d:`M11 6l.463 -.536a5 5 0 0 1 7.071 7.072l-.534 .464`,key:`svg-2`}],[`path`,{d:`M13 18l-.397 .534a5.068 5.068 0 0 1 -7.127 0a4.972 4.972 0 0 1 0 -7.071l.524 -.463`,key:`svg-3`}],[`path`,{d:`M20 17h2`,key:`svg-4`}],[`path`,{d:`M2 7h2`,key:`svg-5`}],[`path`,{d:`M7 2v2`,key:`svg-6`}]]),q=ae(oe(),1),J=se(),Y=864e5;function Me({from:e,value:n}){let r=E(O),i=P(),[,a]=v(`asOf`),s=Math.floor(Date.now()/Y),c=Math.min(Math.floor(Date.parse(e)/Y),s-30),l=n?Math.floor(Date.parse(n)/Y):s,[u,d]=(0,q.useState)(l);(0,q.useEffect)(()=>{d(l)},[l]);let f=e=>e>=s?r.asOfNow:i.day(new Date(e*Y).toISOString());return(0,J.jsxs)(J.Fragment,{children:[(0,J.jsxs)(o,{gap:`sm`,mb:`sm`,wrap:`nowrap`,children:[(0,J.jsx)(Ae,{size:15,"aria-hidden":!0}),(0,J.jsx)(D,{size:`xs`,c:`dimmed`,children:r.asOf}),(0,J.jsx)(le,{className:F.slider??``,size:`xs`,min:c,max:s,value:u,label:f,thumbLabel:r.asOfLabel,thumbProps:{"aria-valuetext":f(u)},onChange:d,onChangeEnd:e=>{a(e>=s?null:new Date(e*Y).toISOString().slice(0,10))}}),(0,J.jsx)(D,{size:`xs`,miw:80,children:f(u)})]}),n&&(0,J.jsx)(N,{color:`yellow`,mb:`sm`,p:`xs`,children:(0,J.jsxs)(o,{justify:`space-between`,children:[(0,J.jsx)(D,{size:`xs`,children:r.asOfNote}),(0,J.jsx)(t,{variant:`default`,onClick:()=>{a(null)},children:r.backToNow})]})})]})}var Ne=(0,q.lazy)(()=>re(()=>import(`./MarkdownText-DmUSw9jH.js`),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12])));function Pe({text:e}){return(0,J.jsx)(q.Suspense,{fallback:(0,J.jsx)(ee,{rows:3}),children:(0,J.jsx)(Ne,{text:e})})}function X(e){if(Array.isArray(e))return e.map(X).join(`, `);if(typeof e==`object`&&e){let{amount:t,currency:n}=e;return t!==void 0&&n!==void 0?`${X(t)} ${X(n)}`:JSON.stringify(e)}return String(e)}function Fe({page:t}){let r=E(O),i=P(),[,a]=v(`claim`);return(0,J.jsxs)(`div`,{className:F.grid,children:[(0,J.jsxs)(n,{gap:`md`,miw:0,children:[t.properties.length>0&&(0,J.jsx)(k,{title:r.properties,children:(0,J.jsx)(`dl`,{className:F.properties,children:t.properties.map(e=>(0,J.jsxs)(`div`,{children:[(0,J.jsx)(`dt`,{children:e.name}),(0,J.jsxs)(`dd`,{children:[(0,J.jsx)(`button`,{type:`button`,className:F.value,"aria-haspopup":`dialog`,onClick:()=>{a(e.claim.id)},children:X(e.value)}),e.conflicts.length>0&&(0,J.jsx)(f,{ml:6,color:`orange`,component:`button`,onClick:()=>{a(e.conflicts[0]?.id??null)},children:r.conflicts(e.conflicts.length)})]})]},e.name))})}),(0,J.jsx)(k,{title:t.title,children:t.sections.length===0?(0,J.jsx)(D,{size:`sm`,c:`dimmed`,children:r.noText}):t.sections.map(e=>(0,J.jsxs)(`section`,{className:e.scope===t.scope?F.section:F.guarded,"aria-label":e.heading??r.unnamed,children:[e.scope!==t.scope&&(0,J.jsxs)(D,{component:`div`,size:`xs`,mb:4,children:[r.partFor,` `,(0,J.jsx)(j,{scope:e.scope})]}),(0,J.jsx)(Pe,{text:e.text})]},e.id))}),(0,J.jsx)(k,{flush:!0,title:r.facts,count:t.facts.totalCount??null,actions:(0,J.jsx)(e,{component:h,size:`xs`,to:`/claims?about=${encodeURIComponent(t.slug)}`,children:r.moreClaims}),children:t.facts.nodes.length>0?(0,J.jsx)(B,{claims:t.facts.nodes,hideAbout:!0}):(0,J.jsx)(D,{size:`sm`,c:`dimmed`,p:`md`,children:r.noFacts})}),t.takes.nodes.length>0&&(0,J.jsx)(k,{flush:!0,title:r.takes,count:t.takes.totalCount??null,children:(0,J.jsx)(B,{claims:t.takes.nodes,hideAbout:!0})})]}),(0,J.jsxs)(n,{gap:`md`,children:[t.findings.length>0&&(0,J.jsx)(k,{title:r.questions,count:t.findings.length,children:(0,J.jsx)(n,{gap:6,children:t.findings.map(t=>(0,J.jsx)(e,{component:h,to:`/contradictions?finding=${t.id}`,size:`sm`,children:t.explanation},t.id))})}),(0,J.jsx)(k,{title:r.details,children:(0,J.jsxs)(`dl`,{className:ve.facts,children:[(0,J.jsx)(V,{name:r.meta.aliases,children:t.aliases.join(`, `)}),(0,J.jsx)(V,{name:r.meta.tags,children:t.tags.length>0&&(0,J.jsx)(o,{gap:4,children:t.tags.map(e=>(0,J.jsx)(pe,{name:e.name},e.name))})}),(0,J.jsx)(V,{name:r.meta.date,children:t.effectiveDate}),(0,J.jsxs)(V,{name:r.meta.created,children:[(0,J.jsx)(A,{at:t.createdAt}),t.createdBy?`, ${t.createdBy.displayName}`:``]}),(0,J.jsx)(V,{name:r.meta.updated,children:(0,J.jsx)(A,{at:t.updatedAt})}),(0,J.jsx)(V,{name:r.meta.version,children:i.number(t.version)}),(0,J.jsx)(V,{name:r.meta.backlinks,children:i.number(t.backlinkCount)})]})}),t.links.nodes.length>0&&(0,J.jsx)(k,{title:r.tabs.links,count:t.links.totalCount??null,children:(0,J.jsx)(Z,{page:t,limit:8})})]})]})}function Z({page:e,limit:t,action:n}){let r=E(O),i=t?e.links.nodes.slice(0,t):e.links.nodes,a=[[r.linksOut,i.filter(t=>t.from.id===e.id)],[r.linksIn,i.filter(t=>t.from.id!==e.id)]];return(0,J.jsx)(J.Fragment,{children:a.map(([t,r])=>r.length>0&&(0,J.jsxs)(`div`,{children:[(0,J.jsx)(D,{size:`xs`,c:`dimmed`,mb:2,children:t}),(0,J.jsx)(`ul`,{className:F.links,children:r.map(t=>{let r=t.from.id===e.id?t.to:t.from;return(0,J.jsxs)(`li`,{children:[(0,J.jsx)(h,{to:`/objects/${r.slug}`,children:r.title}),(0,J.jsx)(D,{component:`span`,size:`xs`,c:`dimmed`,children:t.type}),t.scope!==e.scope&&(0,J.jsx)(j,{scope:t.scope}),n?.(t)]},t.id)})})]},t))})}var Ie=I(`mutation ConsoleDisconnect($input: DisconnectInput!) { disconnect(input: $input) { revision } }`);function Le({page:t}){let n=E(O),[r,i]=(0,q.useState)(),o=a(Ie);return(0,J.jsxs)(k,{title:n.tabs.links,count:t.links.totalCount??null,children:[t.links.nodes.length===0?(0,J.jsx)(x,{icon:w,title:n.noLinks}):(0,J.jsx)(Z,{page:t,action:e=>(0,J.jsx)(y,{label:n.disconnect.action,children:(0,J.jsx)(S,{size:`sm`,"aria-label":`${n.disconnect.action}: ${e.from.title} ${e.type} ${e.to.title}`,onClick:()=>{i(e)},children:(0,J.jsx)(je,{size:14})})})}),t.links.pageInfo.hasNextPage&&(0,J.jsx)(e,{component:h,size:`sm`,to:`/graph?page=${encodeURIComponent(t.slug)}`,children:n.moreLinks}),r&&(0,J.jsx)(R,{danger:!0,title:n.disconnect.title,text:`${r.from.title} – ${r.type} – ${r.to.title}`,action:n.disconnect.action,error:o.error,busy:o.isPending,onClose:()=>{i(void 0)},onDone:e=>{o.mutate({input:{link:r.id,reason:e}},{onSuccess:()=>{z(n.disconnect.told),i(void 0)}})}})]})}var Re=I(`
  query ConsolePage($ref: String!, $asOf: AsOfInput) {
    page(ref: $ref, asOf: $asOf) {
      __typename
      ... on Page {
        id
        slug
        type
        subtype
        title
        scope
        aliases
        tags {
          name
        }
        effectiveDate
        version
        createdAt
        updatedAt
        createdBy {
          uid
          displayName
        }
        body
        sections {
          id
          heading
          text
          scope
        }
        properties {
          name
          value
          claim {
            id
          }
          conflicts {
            id
          }
        }
        facts: claims(filter: { family: FACT }, first: 30) {
          nodes {
            ...ClaimLine
          }
          pageInfo {
            hasNextPage
          }
          totalCount
        }
        takes: claims(filter: { family: TAKE }, first: 20) {
          nodes {
            ...ClaimLine
          }
          totalCount
        }
        timeline(first: 50) {
          nodes {
            id
            date
            until
            summary
            detail
            type
            scope
            eventPage {
              slug
              title
              type
            }
          }
          pageInfo {
            hasNextPage
          }
        }
        links(first: 100) {
          nodes {
            id
            type
            scope
            origin
            from {
              id
              slug
              title
              type
            }
            to {
              id
              slug
              title
              type
            }
          }
          pageInfo {
            hasNextPage
          }
          totalCount
        }
        findings {
          id
          kind
          explanation
        }
        backlinkCount
      }
      ... on PageCandidates {
        candidates {
          slug
          pageTitle: title
          type
          line
        }
      }
      ... on PageNotFound {
        ref
        near {
          slug
          pageTitle: title
          type
        }
      }
    }
  }
`),ze=I(`
  query ConsoleVersions($ref: String!, $after: String) {
    page(ref: $ref) {
      ... on Page {
        version
        versions(first: 20, after: $after) {
          nodes {
            number
            at
            by {
              displayName
            }
            title
            diff
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  }
`),Be=I(`mutation ConsoleUpdatePage($input: UpdatePageInput!) { updatePage(input: $input) { page { version } } }`),Ve=I(`mutation ConsoleRenamePage($input: RenamePageInput!) { renamePage(input: $input) { page { slug } } }`),He=I(`mutation ConsoleRetypePage($input: RetypePageInput!) { retypePage(input: $input) { page { slug } } }`),Q=I(`mutation ConsoleMergePages($input: MergePagesInput!) { mergePages(input: $input) { changes dryRun page { slug } } }`),Ue=I(`mutation ConsoleDeletePage($input: DeletePageInput!) { deletePage(input: $input) { page { id } } }`),We=I(`mutation ConsoleRescopePage($input: RescopeInput!) { rescope(input: $input) { revision } }`),Ge=I(`mutation ConsoleConnect($input: ConnectInput!) { connect(input: $input) { revision } }`),Ke={input:{fontFamily:`var(--mantine-font-family-monospace)`}};function qe({action:e,...t}){switch(e){case`edit`:return(0,J.jsx)(Je,{...t});case`connect`:return(0,J.jsx)(Ye,{...t});case`rename`:return(0,J.jsx)(Xe,{...t});case`retype`:return(0,J.jsx)(Ze,{...t});case`merge`:return(0,J.jsx)(Qe,{...t});case`rescope`:return(0,J.jsx)($e,{...t});case`delete`:return(0,J.jsx)(et,{...t})}}function Je({page:e,onClose:r}){let i=E(O).edit,[o]=(0,q.useState)({title:e.title,body:e.body}),[s,c]=(0,q.useState)(e.title),[l,d]=(0,q.useState)(e.body),[f,p]=(0,q.useState)(e.version),m=a(Be),h=m.error?.code===`CONFLICT`&&e.version!==f,g=E(O).create;return(0,J.jsxs)(G,{title:i.title,action:i.action,size:`xl`,ready:s.trim()!==``&&(l!==o.body||s!==o.title),busy:m.isPending,error:h?null:m.error,onClose:r,onSubmit:()=>{m.mutate({input:{page:e.id,version:f,...l===o.body?{}:{body:l},...s===o.title?{}:{title:s}}},{onSuccess:()=>{z(i.told),r()}})},children:[(0,J.jsx)(u,{label:g.name,required:!0,value:s,maxLength:300,onChange:e=>{c(e.currentTarget.value)}}),(0,J.jsx)(T,{label:g.body,description:i.help,minRows:14,maxRows:24,"data-autofocus":!0,value:l,onChange:e=>{d(e.currentTarget.value)},styles:Ke}),h&&(0,J.jsx)(N,{color:`yellow`,role:`alert`,children:(0,J.jsxs)(n,{gap:`xs`,align:`flex-start`,children:[(0,J.jsx)(D,{size:`sm`,children:i.changed}),(0,J.jsx)(T,{w:`100%`,readOnly:!0,"aria-label":i.changed,value:e.body,minRows:4,maxRows:12,styles:Ke}),(0,J.jsx)(t,{variant:`default`,onClick:()=>{p(e.version),m.reset()},children:i.mine})]})})]})}function Ye({page:e,onClose:t}){let n=E(O).connect,{vocabulary:r}=L(),[i,o]=(0,q.useState)(null),[s,c]=(0,q.useState)(null),[l,u]=(0,q.useState)(``),[d,f]=(0,q.useState)(e.scope),p=a(Ge),m=r.linkTypes.flatMap(t=>[...t.from.length===0||t.from.includes(e.type)?[t.name]:[],...t.inverse&&(t.to.length===0||t.to.includes(e.type))?[t.inverse]:[]]);return(0,J.jsxs)(G,{title:n.title,action:n.action,ready:i!==null&&s!==null&&l.trim()!==``,busy:p.isPending,error:p.error,onClose:t,onSubmit:()=>{i&&s&&p.mutate({input:{from:e.slug,type:i,to:s,scope:d,evidence:[{kind:`MANUAL`,note:l.trim()}]}},{onSuccess:()=>{z(n.told),t()}})},children:[(0,J.jsx)(b,{label:n.type,required:!0,searchable:!0,data:[...new Set(m)],value:i,onChange:o}),(0,J.jsx)(H,{label:n.to,required:!0,without:e.slug,value:s,onChange:c}),(0,J.jsx)(T,{label:n.evidence,required:!0,value:l,onChange:e=>{u(e.currentTarget.value)}}),(0,J.jsx)(W,{value:d,onChange:f})]})}function Xe({page:e,onClose:t}){let n=E(O),r=E(s),i=m(),[o,c]=(0,q.useState)(e.title),[l,d]=(0,q.useState)(e.slug),f=a(Ve),p={page:e.id,slug:e.slug,title:e.title};return(0,J.jsxs)(G,{title:n.rename.title,action:n.rename.action,ready:l.trim()!==``&&o.trim()!==``&&(l!==e.slug||o!==e.title),busy:f.isPending,error:f.error,onClose:t,onSubmit:()=>{f.mutate({input:{page:e.id,slug:l.trim(),title:o.trim()}},{onSuccess:e=>{t(),z(n.rename.told,{label:r.undo,done:r.undone,run:()=>f.mutateAsync({input:p})}),e.renamePage?.page&&i(`/objects/${e.renamePage.page.slug}`,{replace:!0})}})},children:[(0,J.jsx)(u,{label:n.create.name,required:!0,"data-autofocus":!0,value:o,onChange:e=>{c(e.currentTarget.value)}}),(0,J.jsx)(u,{label:n.rename.slug,description:n.rename.slugHelp,required:!0,value:l,onChange:e=>{d(e.currentTarget.value)}})]})}function Ze({page:e,onClose:t}){let n=E(O).retype,{vocabulary:r}=L(),[i,o]=(0,q.useState)(e.type),[s,c]=(0,q.useState)(e.subtype??null),l=a(He),u=r.objectTypes.find(e=>e.name===i)?.subtypes??[];return(0,J.jsxs)(G,{title:n.title,action:n.action,ready:i!==null&&(i!==e.type||s!==(e.subtype??null)),busy:l.isPending,error:l.error,onClose:t,onSubmit:()=>{i&&l.mutate({input:{page:e.id,type:i,subtype:s}},{onSuccess:()=>{z(n.told),t()}})},children:[(0,J.jsx)(b,{label:n.type,searchable:!0,allowDeselect:!1,data:r.objectTypes.map(e=>e.name),value:i,onChange:e=>{o(e),c(null)}}),u.length>0&&(0,J.jsx)(b,{label:n.subtype,clearable:!0,data:u,value:s,onChange:c})]})}function Qe({page:e,onClose:t}){let n=E(O).merge,r=m(),[i,o]=(0,q.useState)(null),s=a(Q),c=a(Q),l=s.data?.mergePages&&s.variables.input.into===i?s.data.mergePages.changes:void 0;return(0,J.jsxs)(G,{title:n.title,action:l?n.action:n.try,ready:i!==null,busy:c.isPending||s.isPending,error:c.error??s.error,onClose:t,onSubmit:()=>{i&&(l?c.mutate({input:{from:e.id,into:i}},{onSuccess:e=>{z(n.told),t(),e.mergePages?.page&&r(`/objects/${e.mergePages.page.slug}`)}}):s.mutate({input:{from:e.id,into:i,dryRun:!0}}))},children:[(0,J.jsx)(H,{label:n.into,type:e.type,without:e.slug,value:i,onChange:o}),l&&(0,J.jsxs)(`div`,{role:`status`,children:[(0,J.jsx)(D,{size:`xs`,fw:600,mb:4,children:n.would}),l.length===0?(0,J.jsx)(D,{size:`sm`,c:`dimmed`,children:n.nothing}):(0,J.jsx)(U,{size:`sm`,children:l.map(e=>(0,J.jsx)(U.Item,{children:e},e))})]})]})}function $e({page:e,onClose:t}){let n=E(we).rescope,[r,i]=(0,q.useState)(e.scope),o=a(We);return(0,J.jsx)(R,{title:n.title,action:n.action,error:o.error,busy:o.isPending,onClose:t,ready:r!==e.scope,onDone:i=>{o.mutate({input:{page:e.id,scope:r,reason:i}},{onSuccess:()=>{z(n.told),t()}})},children:(0,J.jsx)(W,{value:r,onChange:i})})}function et({page:e,onClose:t}){let n=E(O),r=E(s),i=m(),o=a(Ue),c=a(he);return(0,J.jsx)(R,{danger:!0,title:n.delete.title,text:n.delete.why,action:n.delete.action,error:o.error,busy:o.isPending,onClose:t,onDone:a=>{o.mutate({input:{page:e.id,reason:a}},{onSuccess:()=>{t(),i(`/objects`),z(n.delete.told,{label:r.undo,done:n.restored,run:()=>c.mutateAsync({input:{page:e.id}})})}})}})}var tt={edit:K,remember:_,connect:xe,rename:_e,retype:De,merge:Te,rescope:ye,delete:Se};function nt({page:e}){let n=E(O).actions,{uid:r,curates:i}=ge(),[a,o]=(0,q.useState)(),s=[`connect`,...i||e.createdBy?.uid===r?[`rename`,`retype`,`merge`,`rescope`,`delete`]:[]],c=()=>{o(void 0)};return(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(t,{variant:`default`,leftSection:(0,J.jsx)(K,{size:14}),onClick:()=>{o(`edit`)},children:n.edit}),(0,J.jsx)(t,{leftSection:(0,J.jsx)(_,{size:14}),onClick:()=>{o(`remember`)},children:n.remember}),(0,J.jsxs)(p,{position:`bottom-end`,children:[(0,J.jsx)(p.Target,{children:(0,J.jsx)(S,{variant:`default`,size:30,"aria-label":n.more,children:(0,J.jsx)(be,{size:16})})}),(0,J.jsx)(p.Dropdown,{children:s.map(e=>{let t=tt[e];return(0,J.jsx)(p.Item,{leftSection:(0,J.jsx)(t,{size:15}),...e===`delete`?{color:`red`}:{},onClick:()=>{o(e)},children:n[e]},e)})})]}),a===`remember`&&(0,J.jsx)(Ce,{about:e.slug,scope:e.scope,onClose:c}),a&&a!==`remember`&&(0,J.jsx)(qe,{action:a,page:e,onClose:c})]})}function rt({page:e}){let t=E(O);return(0,J.jsx)(k,{flush:!0,title:t.timeline,count:e.timeline.nodes.length,children:e.timeline.nodes.length===0?(0,J.jsx)(x,{icon:Ee,title:t.noEvents}):(0,J.jsx)(`ol`,{className:F.events,children:e.timeline.nodes.map(t=>(0,J.jsxs)(`li`,{children:[(0,J.jsx)(`span`,{className:F.date,children:t.until?`${t.date} – ${t.until}`:t.date}),(0,J.jsxs)(`div`,{children:[t.eventPage?(0,J.jsx)(M,{page:{...t.eventPage,title:t.summary}}):t.summary,t.type&&(0,J.jsx)(f,{ml:6,color:`gray`,children:t.type}),t.scope!==e.scope&&(0,J.jsxs)(J.Fragment,{children:[` `,(0,J.jsx)(j,{scope:t.scope})]}),t.detail&&(0,J.jsx)(D,{size:`xs`,c:`dimmed`,children:t.detail})]})]},t.id))})})}var it=I(`mutation ConsoleRollback($input: RollbackPageInput!) { rollbackPage(input: $input) { page { version } } }`),at=e=>e.replace(/\n$/,``).split(`
`).filter((e,t)=>!(t<2&&/^(---|\+\+\+) /.test(e))&&!e.startsWith(`\\`));function ot({page:e}){let i=E(O),c=E(s),l=P(),[u]=v(`versionsAfter`),p=r(ze,{ref:e.slug,after:u}),[m,h]=(0,q.useState)(),_=a(it),y=(t,n)=>{_.mutate({input:{page:e.slug,toVersion:t}},{onSuccess:()=>{h(void 0),z(i.versions.told,{label:c.undo,done:c.undone,run:()=>_.mutateAsync({input:{page:e.slug,toVersion:n}})})}})};return(0,J.jsx)(C,{of:p,children:({page:e})=>e&&`versions`in e&&(0,J.jsxs)(k,{title:i.tabs.versions,children:[e.versions.nodes.length===0&&(0,J.jsx)(x,{icon:ke,title:i.versions.none}),(0,J.jsx)(n,{gap:`md`,children:e.versions.nodes.map(n=>(0,J.jsxs)(`section`,{"aria-label":i.versions.of(String(n.number)),children:[(0,J.jsxs)(o,{justify:`space-between`,wrap:`nowrap`,children:[(0,J.jsxs)(o,{gap:`xs`,children:[(0,J.jsx)(D,{size:`sm`,fw:560,children:i.versions.of(l.number(n.number))}),n.number===e.version&&(0,J.jsx)(f,{children:i.versions.current}),(0,J.jsxs)(D,{size:`xs`,c:`dimmed`,children:[l.moment(n.at),n.by?` · ${n.by.displayName}`:``]})]}),n.number!==e.version&&(0,J.jsx)(t,{variant:`default`,onClick:()=>{h(n.number)},children:i.versions.rollback})]}),n.diff===``?(0,J.jsx)(D,{size:`xs`,c:`dimmed`,children:i.versions.same}):(0,J.jsx)(`div`,{className:F.diff,tabIndex:0,role:`group`,"aria-label":i.versions.of(String(n.number)),children:at(n.diff).map((e,t)=>(0,J.jsx)(`span`,{"data-mark":e.slice(0,1),children:e===``?` `:e},t))})]},n.number))}),(0,J.jsx)(de,{info:e.versions.pageInfo,cursor:`versionsAfter`}),m!==void 0&&(0,J.jsxs)(d,{opened:!0,onClose:()=>{h(void 0)},title:i.versions.confirm(String(m)),closeButtonProps:{"aria-label":c.close},children:[(0,J.jsx)(D,{size:`sm`,children:i.versions.why}),_.error&&(0,J.jsx)(g,{error:_.error}),(0,J.jsxs)(o,{justify:`flex-end`,mt:`md`,gap:`xs`,children:[(0,J.jsx)(t,{variant:`default`,onClick:()=>{h(void 0)},children:c.cancel}),(0,J.jsx)(t,{loading:_.isPending,onClick:()=>{y(m,e.version)},children:i.versions.rollback})]})]})]})})}var $=[`overview`,`timeline`,`links`,`versions`,`access`];function st(){let e=E(O),{"*":t=``}=c(),[i]=ie(),a=ue(i.get(`asOf`))||null,o=a?new Date(`${a}T23:59:59Z`).toISOString():null,s=r(Re,{ref:t,asOf:o?{recorded:o,valid:o}:null}),l=s.data?.page,u=s.isPlaceholderData&&(l?.__typename!==`Page`||l.slug!==t);return(0,J.jsx)(C,{of:u?{data:void 0,error:s.error,refetch:s.refetch}:s,rows:14,children:({page:r})=>{if(r?.__typename===`Page`)return(0,J.jsx)(ct,{page:r,named:t,asOf:a},r.id);let i=r?.__typename===`PageCandidates`?r.candidates:r?.near??[];return(0,J.jsx)(x,{icon:Oe,title:r?.__typename===`PageCandidates`?e.several(t):e.notFound(t),children:i.length>0&&(0,J.jsxs)(n,{gap:4,align:`center`,children:[(0,J.jsx)(`span`,{children:e.near}),i.map(e=>(0,J.jsx)(M,{page:{slug:e.slug,title:e.pageTitle,type:e.type}},e.slug))]})})}})}function ct({page:n,named:r,asOf:i}){let a=E(O),s=E(te),c=m(),{values:u,set:d}=ne(`tab`),f=$.find(e=>e===u.tab)??`overview`;return(0,q.useEffect)(()=>{document.title=`${n.title} · ${s.product}`},[n.title,s]),(0,q.useEffect)(()=>{r!==n.slug&&c(`/objects/${n.slug}${location.search}`,{replace:!0})},[r,n.slug,c]),(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(e,{component:h,to:`/objects?type=${encodeURIComponent(n.type)}`,size:`xs`,children:(0,J.jsx)(me,{type:n.subtype?`${n.type} / ${n.subtype}`:n.type})}),(0,J.jsxs)(fe,{title:n.title,text:(0,J.jsxs)(o,{component:`span`,gap:`sm`,children:[(0,J.jsx)(j,{scope:n.scope}),(0,J.jsx)(`span`,{children:n.slug})]}),children:[(0,J.jsx)(t,{variant:`default`,leftSection:(0,J.jsx)(w,{size:14}),component:h,to:`/graph?page=${encodeURIComponent(n.slug)}`,children:a.explore}),(0,J.jsx)(nt,{page:n})]}),(0,J.jsx)(Me,{from:n.createdAt,value:i}),(0,J.jsxs)(l,{value:f,onChange:e=>{d({tab:e===`overview`?null:e},!0)},keepMounted:!1,children:[(0,J.jsx)(l.List,{mb:`md`,children:$.map(e=>(0,J.jsx)(l.Tab,{value:e,rightSection:e===`links`&&n.links.totalCount?(0,J.jsx)(D,{component:`span`,size:`xs`,c:`dimmed`,children:n.links.totalCount}):void 0,children:a.tabs[e]},e))}),(0,J.jsx)(l.Panel,{value:`overview`,children:(0,J.jsx)(Fe,{page:n})}),(0,J.jsx)(l.Panel,{value:`timeline`,children:(0,J.jsx)(rt,{page:n})}),(0,J.jsx)(l.Panel,{value:`links`,children:(0,J.jsx)(Le,{page:n})}),(0,J.jsx)(l.Panel,{value:`versions`,children:(0,J.jsx)(ot,{page:n})}),(0,J.jsx)(l.Panel,{value:`access`,children:(0,J.jsx)(ce,{item:n.id,scope:n.scope})})]})]})}export{st as Area};