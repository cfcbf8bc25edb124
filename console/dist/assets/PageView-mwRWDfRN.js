const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/MarkdownText-Cu8aWt9e.js","assets/jsx-runtime-Wy9s6hX0.js","assets/index-Bs61NPIO.js","assets/catalogue-BLtCGhkX.js","assets/common-5y6ACeiy.js","assets/use-id-OOt6FKmf.js","assets/session-3ZRXwG3O.js","assets/OptionalPortal-x1bsHcN-.js","assets/Stack-CwOJb01n.js","assets/ScrollArea-BcNR6eda.js","assets/FocusTrap-BGchLz2y.js","assets/index-BRpEaqP4.css","assets/MarkdownText-c2Gxfxwy.css"])))=>i.map(i=>d[i]);
import{t as e}from"./Anchor-Ctn2hhcp.js";import{r as t,t as n}from"./Stack-CwOJb01n.js";import{c as r,n as i,o as a,r as o,t as s}from"./common-5y6ACeiy.js";import{A as c,B as l,C as u,D as d,I as f,L as p,M as m,O as h,T as g,U as _,a as v,b as y,c as b,d as x,g as S,l as ee,nt as C,r as te,s as ne,t as re,u as ie,w as ae,x as w}from"./index-Bs61NPIO.js";import{c as T,u as E}from"./catalogue-BLtCGhkX.js";import{a as oe,n as se,t as ce}from"./jsx-runtime-Wy9s6hX0.js";import{t as le}from"./Access-Di0o6sLr.js";import{n as D}from"./FilterText-Br-eshnt.js";import{n as ue,t as de}from"./day-BzsBfWpD.js";import{a as fe,i as pe,t as O}from"./layout-CBKNJYKl.js";import{a as k,i as me,n as A,s as he,t as j}from"./marks-CgwetlNC.js";import{t as M}from"./Alert-DSQ15nwg.js";import{t as N}from"./format-Dak9dJGG.js";import{n as ge,r as P}from"./Objects-C6JF-M-p.js";import{a as F,i as I,r as _e}from"./session-3ZRXwG3O.js";import{t as L}from"./Reason-ZjRbq4iV.js";import{t as R}from"./toast-cNgOsJfp.js";import{c as ve,i as ye,s as be,t as z}from"./ClaimList-JwcwVEoB.js";import{n as B}from"./ClaimDetails-ga235GQc.js";import{t as xe}from"./IconDots-0a7fDokd.js";import{n as Se}from"./Evidence-XgLLuxGz.js";import{t as Ce}from"./IconTrash-S-dKU1I-.js";import{n as V,t as we}from"./RememberDialog-t1rNjX2r.js";import{t as H}from"./List-Dw9jzjFG.js";import{n as Te,t as U}from"./ScopeSelect-DR7peo7A.js";import{t as W}from"./FormDialog-C_Rj0R8S.js";var Ee=i(`outline`,`arrow-merge`,`ArrowMerge`,[[`path`,{d:`M8 7l4 -4l4 4`,key:`svg-0`}],[`path`,{d:`M12 3v5.394a6.737 6.737 0 0 1 -3 5.606a6.737 6.737 0 0 0 -3 5.606v1.394`,key:`svg-1`}],[`path`,{d:`M12 3v5.394a6.737 6.737 0 0 0 3 5.606a6.737 6.737 0 0 1 3 5.606v1.394`,key:`svg-2`}]]),De=i(`outline`,`calendar-off`,`CalendarOff`,[[`path`,{d:`M9 5h9a2 2 0 0 1 2 2v9m-.184 3.839a2 2 0 0 1 -1.816 1.161h-12a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 1.158 -1.815`,key:`svg-0`}],[`path`,{d:`M16 3v4`,key:`svg-1`}],[`path`,{d:`M8 3v1`,key:`svg-2`}],[`path`,{d:`M4 11h7m4 0h5`,key:`svg-3`}],[`path`,{d:`M3 3l18 18`,key:`svg-4`}]]),Oe=i(`outline`,`category`,`Category`,[[`path`,{d:`M4 4h6v6h-6l0 -6`,key:`svg-0`}],[`path`,{d:`M14 4h6v6h-6l0 -6`,key:`svg-1`}],[`path`,{d:`M4 14h6v6h-6l0 -6`,key:`svg-2`}],[`path`,{d:`M14 17a3 3 0 1 0 6 0a3 3 0 1 0 -6 0`,key:`svg-3`}]]),ke=i(`outline`,`file-unknown`,`FileUnknown`,[[`path`,{d:`M14 3v4a1 1 0 0 0 1 1h4`,key:`svg-0`}],[`path`,{d:`M17 21h-10a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2h7l5 5v11a2 2 0 0 1 -2 2`,key:`svg-1`}],[`path`,{d:`M12 17v.01`,key:`svg-2`}],[`path`,{d:`M12 14a1.5 1.5 0 1 0 -1.14 -2.474`,key:`svg-3`}]]),Ae=i(`outline`,`history-off`,`HistoryOff`,[[`path`,{d:`M3.05 11a8.975 8.975 0 0 1 2.54 -5.403m2.314 -1.697a9 9 0 0 1 12.113 12.112m-1.695 2.312a9 9 0 0 1 -14.772 -3.324m-.5 5v-5h5`,key:`svg-0`}],[`path`,{d:`M3 3l18 18`,key:`svg-1`}]]),je=i(`outline`,`history`,`History`,[[`path`,{d:`M12 8l0 4l2 2`,key:`svg-0`}],[`path`,{d:`M3.05 11a9 9 0 1 1 .5 4m-.5 5v-5h5`,key:`svg-1`}]]),G=i(`outline`,`pencil`,`Pencil`,[[`path`,{d:`M4 20h4l10.5 -10.5a2.828 2.828 0 1 0 -4 -4l-10.5 10.5v4`,key:`svg-0`}],[`path`,{d:`M13.5 6.5l4 4`,key:`svg-1`}]]),Me=i(`outline`,`unlink`,`Unlink`,[[`path`,{d:`M17 22v-2`,key:`svg-0`}],[`path`,{d:`M9 15l6 -6`,key:`svg-1`}],[`path`,{d:`M11 6l.463 -.536a5 5 0 0 1 7.071 7.072l-.534 .464`,key:`svg-2`}],[`path`,{d:`M13 18l-.397 .534a5.068 5.068 0 0 1 -7.127 0a4.972 4.972 0 0 1 0 -7.071l.524 -.463`,key:`svg-3`}],[`path`,{d:`M20 17h2`,key:`svg-4`}],[`path`,{d:`M2 7h2`,key:`svg-5`}],[`path`,{d:`M7 2v2`,key:`svg-6`}]]),K=oe(se(),1),q=ce(),J=864e5;function Ne({from:e,value:n}){let r=T(D),i=N(),[,a]=v(`asOf`),s=Math.floor(Date.now()/J),c=Math.min(Math.floor(Date.parse(e)/J),s-30),l=n?Math.floor(Date.parse(n)/J):s,[u,d]=(0,K.useState)(l);(0,K.useEffect)(()=>{d(l)},[l]);let f=e=>e>=s?r.asOfNow:i.day(new Date(e*J).toISOString());return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsxs)(o,{gap:`sm`,mb:`sm`,wrap:`nowrap`,children:[(0,q.jsx)(je,{size:15,"aria-hidden":!0}),(0,q.jsx)(E,{size:`xs`,c:`dimmed`,children:r.asOf}),(0,q.jsx)(ue,{className:P.slider??``,size:`xs`,min:c,max:s,value:u,label:f,thumbLabel:r.asOfLabel,thumbProps:{"aria-valuetext":f(u)},onChange:d,onChangeEnd:e=>{a(e>=s?null:new Date(e*J).toISOString().slice(0,10))}}),(0,q.jsx)(E,{size:`xs`,miw:80,children:f(u)})]}),n&&(0,q.jsx)(M,{color:`yellow`,mb:`sm`,p:`xs`,children:(0,q.jsxs)(o,{justify:`space-between`,children:[(0,q.jsx)(E,{size:`xs`,children:r.asOfNote}),(0,q.jsx)(t,{variant:`default`,onClick:()=>{a(null)},children:r.backToNow})]})})]})}var Pe=(0,K.lazy)(()=>re(()=>import(`./MarkdownText-Cu8aWt9e.js`),__vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12])));function Fe({text:e}){return(0,q.jsx)(K.Suspense,{fallback:(0,q.jsx)(ie,{rows:3}),children:(0,q.jsx)(Pe,{text:e})})}function Y(e){if(Array.isArray(e))return e.map(Y).join(`, `);if(typeof e==`object`&&e){let{amount:t,currency:n}=e;return t!==void 0&&n!==void 0?`${Y(t)} ${Y(n)}`:JSON.stringify(e)}return String(e)}function Ie({page:t}){let r=T(D),i=N(),[,a]=v(`claim`);return(0,q.jsxs)(`div`,{className:P.grid,children:[(0,q.jsxs)(n,{gap:`md`,miw:0,children:[t.properties.length>0&&(0,q.jsx)(O,{title:r.properties,children:(0,q.jsx)(`dl`,{className:P.properties,children:t.properties.map(e=>(0,q.jsxs)(`div`,{children:[(0,q.jsx)(`dt`,{children:e.name}),(0,q.jsxs)(`dd`,{children:[(0,q.jsx)(`button`,{type:`button`,className:P.value,"aria-haspopup":`dialog`,onClick:()=>{a(e.claim.id)},children:Y(e.value)}),e.conflicts.length>0&&(0,q.jsx)(_,{ml:6,color:`orange`,component:`button`,onClick:()=>{a(e.conflicts[0]?.id??null)},children:r.conflicts(e.conflicts.length)})]})]},e.name))})}),(0,q.jsx)(O,{title:t.title,children:t.sections.length===0?(0,q.jsx)(E,{size:`sm`,c:`dimmed`,children:r.noText}):t.sections.map(e=>(0,q.jsxs)(`section`,{className:e.scope===t.scope?P.section:P.guarded,"aria-label":e.heading??r.unnamed,children:[e.scope!==t.scope&&(0,q.jsxs)(E,{component:`div`,size:`xs`,mb:4,children:[r.partFor,` `,(0,q.jsx)(A,{scope:e.scope})]}),(0,q.jsx)(Fe,{text:e.text})]},e.id))}),(0,q.jsx)(O,{flush:!0,title:r.facts,count:t.facts.totalCount??null,actions:(0,q.jsx)(e,{component:w,size:`xs`,to:`/claims?about=${encodeURIComponent(t.slug)}`,children:r.moreClaims}),children:t.facts.nodes.length>0?(0,q.jsx)(z,{claims:t.facts.nodes,hideAbout:!0}):(0,q.jsx)(E,{size:`sm`,c:`dimmed`,p:`md`,children:r.noFacts})}),t.takes.nodes.length>0&&(0,q.jsx)(O,{flush:!0,title:r.takes,count:t.takes.totalCount??null,children:(0,q.jsx)(z,{claims:t.takes.nodes,hideAbout:!0})})]}),(0,q.jsxs)(n,{gap:`md`,children:[t.findings.length>0&&(0,q.jsx)(O,{title:r.questions,count:t.findings.length,children:(0,q.jsx)(n,{gap:6,children:t.findings.map(t=>(0,q.jsx)(e,{component:w,to:`/contradictions?finding=${t.id}`,size:`sm`,children:t.explanation},t.id))})}),(0,q.jsx)(O,{title:r.details,children:(0,q.jsxs)(`dl`,{className:ye.facts,children:[(0,q.jsx)(B,{name:r.meta.aliases,children:t.aliases.join(`, `)}),(0,q.jsx)(B,{name:r.meta.tags,children:t.tags.length>0&&(0,q.jsx)(o,{gap:4,children:t.tags.map(e=>(0,q.jsx)(me,{name:e.name},e.name))})}),(0,q.jsx)(B,{name:r.meta.date,children:t.effectiveDate}),(0,q.jsxs)(B,{name:r.meta.created,children:[(0,q.jsx)(k,{at:t.createdAt}),t.createdBy?`, ${t.createdBy.displayName}`:``]}),(0,q.jsx)(B,{name:r.meta.updated,children:(0,q.jsx)(k,{at:t.updatedAt})}),(0,q.jsx)(B,{name:r.meta.version,children:i.number(t.version)}),(0,q.jsx)(B,{name:r.meta.backlinks,children:i.number(t.backlinkCount)})]})}),t.links.nodes.length>0&&(0,q.jsx)(O,{title:r.tabs.links,count:t.links.totalCount??null,children:(0,q.jsx)(X,{page:t,limit:8})})]})]})}function X({page:e,limit:t,action:n}){let r=T(D),i=t?e.links.nodes.slice(0,t):e.links.nodes,a=[[r.linksOut,i.filter(t=>t.from.id===e.id)],[r.linksIn,i.filter(t=>t.from.id!==e.id)]];return(0,q.jsx)(q.Fragment,{children:a.map(([t,r])=>r.length>0&&(0,q.jsxs)(`div`,{children:[(0,q.jsx)(E,{size:`xs`,c:`dimmed`,mb:2,children:t}),(0,q.jsx)(`ul`,{className:P.links,children:r.map(t=>{let r=t.from.id===e.id?t.to:t.from;return(0,q.jsxs)(`li`,{children:[(0,q.jsx)(w,{to:`/objects/${r.slug}`,children:r.title}),(0,q.jsx)(E,{component:`span`,size:`xs`,c:`dimmed`,children:t.type}),t.scope!==e.scope&&(0,q.jsx)(A,{scope:t.scope}),n?.(t)]},t.id)})})]},t))})}var Le=F(`mutation ConsoleDisconnect($input: DisconnectInput!) { disconnect(input: $input) { revision } }`);function Re({page:t}){let n=T(D),[r,i]=(0,K.useState)(),o=a(Le);return(0,q.jsxs)(O,{title:n.tabs.links,count:t.links.totalCount??null,children:[t.links.nodes.length===0?(0,q.jsx)(b,{icon:y,title:n.noLinks}):(0,q.jsx)(X,{page:t,action:e=>(0,q.jsx)(m,{label:n.disconnect.action,children:(0,q.jsx)(C,{size:`sm`,"aria-label":`${n.disconnect.action}: ${e.from.title} ${e.type} ${e.to.title}`,onClick:()=>{i(e)},children:(0,q.jsx)(Me,{size:14})})})}),t.links.pageInfo.hasNextPage&&(0,q.jsx)(e,{component:w,size:`sm`,to:`/graph?page=${encodeURIComponent(t.slug)}`,children:n.moreLinks}),r&&(0,q.jsx)(L,{danger:!0,title:n.disconnect.title,text:`${r.from.title} – ${r.type} – ${r.to.title}`,action:n.disconnect.action,error:o.error,busy:o.isPending,onClose:()=>{i(void 0)},onDone:e=>{o.mutate({input:{link:r.id,reason:e}},{onSuccess:()=>{R(n.disconnect.told),i(void 0)}})}})]})}var ze=F(`
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
`),Be=F(`
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
`),Z=F(`mutation ConsoleRollback($input: RollbackPageInput!) { rollbackPage(input: $input) { page { version } } }`),Ve=F(`mutation ConsoleUpdatePage($input: UpdatePageInput!) { updatePage(input: $input) { page { version } } }`),He=F(`mutation ConsoleRenamePage($input: RenamePageInput!) { renamePage(input: $input) { page { slug } } }`),Ue=F(`mutation ConsoleRetypePage($input: RetypePageInput!) { retypePage(input: $input) { page { slug } } }`),Q=F(`mutation ConsoleMergePages($input: MergePagesInput!) { mergePages(input: $input) { changes dryRun page { slug } } }`),We=F(`mutation ConsoleDeletePage($input: DeletePageInput!) { deletePage(input: $input) { page { id } } }`),Ge=F(`mutation ConsoleRescopePage($input: RescopeInput!) { rescope(input: $input) { revision } }`),Ke=F(`mutation ConsoleConnect($input: ConnectInput!) { connect(input: $input) { revision } }`),qe={input:{fontFamily:`var(--mantine-font-family-monospace)`}};function Je({action:e,...t}){switch(e){case`edit`:return(0,q.jsx)(Ye,{...t});case`connect`:return(0,q.jsx)(Xe,{...t});case`rename`:return(0,q.jsx)(Ze,{...t});case`retype`:return(0,q.jsx)(Qe,{...t});case`merge`:return(0,q.jsx)($e,{...t});case`rescope`:return(0,q.jsx)(et,{...t});case`delete`:return(0,q.jsx)(tt,{...t})}}function Ye({page:e,onClose:r}){let i=T(D).edit,[o]=(0,K.useState)({title:e.title,body:e.body}),[c,u]=(0,K.useState)(e.title),[f,p]=(0,K.useState)(e.body),[m,h]=(0,K.useState)(e.version),g=a(Ve),_=a(Z),v=T(s),y=g.error?.code===`CONFLICT`&&e.version!==m,b=T(D).create;return(0,q.jsxs)(W,{title:i.title,action:i.action,size:`xl`,ready:c.trim()!==``&&(f!==o.body||c!==o.title),busy:g.isPending,error:y?null:g.error,onClose:r,onSubmit:()=>{g.mutate({input:{page:e.id,version:m,...f===o.body?{}:{body:f},...c===o.title?{}:{title:c}}},{onSuccess:()=>{R(i.told,{label:v.undo,done:v.undone,run:()=>_.mutateAsync({input:{page:e.id,toVersion:m}})}),r()}})},children:[(0,q.jsx)(d,{label:b.name,required:!0,value:c,onChange:e=>{u(e.currentTarget.value)}}),(0,q.jsx)(l,{label:b.body,description:i.help,minRows:14,maxRows:24,"data-autofocus":!0,value:f,onChange:e=>{p(e.currentTarget.value)},styles:qe}),y&&(0,q.jsx)(M,{color:`yellow`,role:`alert`,children:(0,q.jsxs)(n,{gap:`xs`,align:`flex-start`,children:[(0,q.jsx)(E,{size:`sm`,children:i.changed}),(0,q.jsx)(l,{w:`100%`,readOnly:!0,"aria-label":i.changed,value:e.body,minRows:4,maxRows:12,styles:qe}),(0,q.jsx)(t,{variant:`default`,onClick:()=>{h(e.version),g.reset()},children:i.mine})]})})]})}function Xe({page:e,onClose:t}){let n=T(D).connect,{vocabulary:r}=I(),[i,o]=(0,K.useState)(null),[s,u]=(0,K.useState)(null),[d,f]=(0,K.useState)(``),[p,m]=(0,K.useState)(e.scope),h=a(Ke),g=r.linkTypes.flatMap(t=>[...t.from.length===0||t.from.includes(e.type)?[t.name]:[],...t.inverse&&(t.to.length===0||t.to.includes(e.type))?[t.inverse]:[]]);return(0,q.jsxs)(W,{title:n.title,action:n.action,ready:i!==null&&s!==null&&d.trim()!==``,busy:h.isPending,error:h.error,onClose:t,onSubmit:()=>{i&&s&&h.mutate({input:{from:e.slug,type:i,to:s,scope:p,evidence:[{kind:`MANUAL`,note:d.trim()}]}},{onSuccess:()=>{R(n.told),t()}})},children:[(0,q.jsx)(c,{label:n.type,required:!0,searchable:!0,data:[...new Set(g)],value:i,onChange:o}),(0,q.jsx)(V,{label:n.to,required:!0,without:e.slug,value:s,onChange:u}),(0,q.jsx)(l,{label:n.evidence,required:!0,value:d,onChange:e=>{f(e.currentTarget.value)}}),(0,q.jsx)(U,{value:p,onChange:m})]})}function Ze({page:e,onClose:t}){let n=T(D),r=T(s),i=u(),[o,c]=(0,K.useState)(e.title),[l,f]=(0,K.useState)(e.slug),p=a(He),m={page:e.id,slug:e.slug,title:e.title};return(0,q.jsxs)(W,{title:n.rename.title,action:n.rename.action,ready:l.trim()!==``&&o.trim()!==``&&(l!==e.slug||o!==e.title),busy:p.isPending,error:p.error,onClose:t,onSubmit:()=>{p.mutate({input:{page:e.id,slug:l.trim(),title:o.trim()}},{onSuccess:e=>{t(),R(n.rename.told,{label:r.undo,done:r.undone,run:()=>p.mutateAsync({input:m})}),e.renamePage?.page&&i(`/objects/${e.renamePage.page.slug}`,{replace:!0})}})},children:[(0,q.jsx)(d,{label:n.create.name,required:!0,"data-autofocus":!0,value:o,onChange:e=>{c(e.currentTarget.value)}}),(0,q.jsx)(d,{label:n.rename.slug,description:n.rename.slugHelp,required:!0,value:l,onChange:e=>{f(e.currentTarget.value)}})]})}function Qe({page:e,onClose:t}){let n=T(D).retype,{vocabulary:r}=I(),[i,o]=(0,K.useState)(e.type),[s,l]=(0,K.useState)(e.subtype??null),u=a(Ue),d=r.objectTypes.find(e=>e.name===i)?.subtypes??[];return(0,q.jsxs)(W,{title:n.title,action:n.action,ready:i!==null&&(i!==e.type||s!==(e.subtype??null)),busy:u.isPending,error:u.error,onClose:t,onSubmit:()=>{i&&u.mutate({input:{page:e.id,type:i,subtype:s}},{onSuccess:()=>{R(n.told),t()}})},children:[(0,q.jsx)(c,{label:n.type,searchable:!0,allowDeselect:!1,data:r.objectTypes.map(e=>e.name),value:i,onChange:e=>{o(e),l(null)}}),d.length>0&&(0,q.jsx)(c,{label:n.subtype,clearable:!0,data:d,value:s,onChange:l})]})}function $e({page:e,onClose:t}){let n=T(D).merge,r=u(),[i,o]=(0,K.useState)(null),s=a(Q),c=a(Q),l=s.data?.mergePages&&s.variables.input.into===i?s.data.mergePages.changes:void 0;return(0,q.jsxs)(W,{title:n.title,action:l?n.action:n.try,ready:i!==null,busy:c.isPending||s.isPending,error:c.error??s.error,onClose:t,onSubmit:()=>{i&&(l?c.mutate({input:{from:e.id,into:i}},{onSuccess:e=>{R(n.told),t(),e.mergePages?.page&&r(`/objects/${e.mergePages.page.slug}`)}}):s.mutate({input:{from:e.id,into:i,dryRun:!0}}))},children:[(0,q.jsx)(V,{label:n.into,type:e.type,without:e.slug,value:i,onChange:o}),l&&(0,q.jsxs)(`div`,{role:`status`,children:[(0,q.jsx)(E,{size:`xs`,fw:600,mb:4,children:n.would}),l.length===0?(0,q.jsx)(E,{size:`sm`,c:`dimmed`,children:n.nothing}):(0,q.jsx)(H,{size:`sm`,children:l.map(e=>(0,q.jsx)(H.Item,{children:e},e))})]})]})}function et({page:e,onClose:t}){let n=T(Te).rescope,[r,i]=(0,K.useState)(e.scope),o=a(Ge);return(0,q.jsx)(L,{title:n.title,action:n.action,error:o.error,busy:o.isPending,onClose:t,ready:r!==e.scope,onDone:i=>{o.mutate({input:{page:e.id,scope:r,reason:i}},{onSuccess:()=>{R(n.told),t()}})},children:(0,q.jsx)(U,{value:r,onChange:i})})}function tt({page:e,onClose:t}){let n=T(D),r=T(s),i=u(),o=a(We),c=a(ge);return(0,q.jsx)(L,{danger:!0,title:n.delete.title,text:n.delete.why,action:n.delete.action,error:o.error,busy:o.isPending,onClose:t,onDone:a=>{o.mutate({input:{page:e.id,reason:a}},{onSuccess:()=>{t(),i(`/objects`),R(n.delete.told,{label:r.undo,done:n.restored,run:()=>c.mutateAsync({input:{page:e.id}})})}})}})}var nt={edit:G,remember:S,connect:Se,rename:ve,retype:Oe,merge:Ee,rescope:be,delete:Ce};function rt({page:e}){let n=T(D).actions,{uid:r,curates:i}=_e(),[a,o]=(0,K.useState)(),s=[`connect`,...i||e.createdBy?.uid===r?[`rename`,`retype`,`merge`,`rescope`,`delete`]:[]],c=()=>{o(void 0)};return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(t,{variant:`default`,leftSection:(0,q.jsx)(G,{size:14}),onClick:()=>{o(`edit`)},children:n.edit}),(0,q.jsx)(t,{leftSection:(0,q.jsx)(S,{size:14}),onClick:()=>{o(`remember`)},children:n.remember}),(0,q.jsxs)(p,{position:`bottom-end`,children:[(0,q.jsx)(p.Target,{children:(0,q.jsx)(C,{variant:`default`,size:30,"aria-label":n.more,children:(0,q.jsx)(xe,{size:16})})}),(0,q.jsx)(p.Dropdown,{children:s.map(e=>{let t=nt[e];return(0,q.jsx)(p.Item,{leftSection:(0,q.jsx)(t,{size:15}),...e===`delete`?{color:`red`}:{},onClick:()=>{o(e)},children:n[e]},e)})})]}),a===`remember`&&(0,q.jsx)(we,{about:e.slug,scope:e.scope,onClose:c}),a&&a!==`remember`&&(0,q.jsx)(Je,{action:a,page:e,onClose:c})]})}function it({page:e}){let t=T(D);return(0,q.jsx)(O,{flush:!0,title:t.timeline,count:e.timeline.nodes.length,children:e.timeline.nodes.length===0?(0,q.jsx)(b,{icon:De,title:t.noEvents}):(0,q.jsx)(`ol`,{className:P.events,children:e.timeline.nodes.map(t=>(0,q.jsxs)(`li`,{children:[(0,q.jsx)(`span`,{className:P.date,children:t.until?`${t.date} – ${t.until}`:t.date}),(0,q.jsxs)(`div`,{children:[t.eventPage?(0,q.jsx)(j,{page:{...t.eventPage,title:t.summary}}):t.summary,t.type&&(0,q.jsx)(_,{ml:6,color:`gray`,children:t.type}),t.scope!==e.scope&&(0,q.jsxs)(q.Fragment,{children:[` `,(0,q.jsx)(A,{scope:t.scope})]}),t.detail&&(0,q.jsx)(E,{size:`xs`,c:`dimmed`,children:t.detail})]})]},t.id))})})}var at=e=>e.replace(/\n$/,``).split(`
`).filter((e,t)=>!(t<2&&/^(---|\+\+\+) /.test(e))&&!e.startsWith(`\\`));function ot({page:e}){let i=T(D),c=T(s),l=N(),[u]=v(`versionsAfter`),d=r(Be,{ref:e.slug,after:u}),[p,m]=(0,K.useState)(),h=a(Z),g=(t,n)=>{h.mutate({input:{page:e.slug,toVersion:t}},{onSuccess:()=>{m(void 0),R(i.versions.told,{label:c.undo,done:c.undone,run:()=>h.mutateAsync({input:{page:e.slug,toVersion:n}})})}})};return(0,q.jsx)(x,{of:d,children:({page:e})=>e&&`versions`in e&&(0,q.jsxs)(O,{title:i.tabs.versions,children:[e.versions.nodes.length===0&&(0,q.jsx)(b,{icon:Ae,title:i.versions.none}),(0,q.jsx)(n,{gap:`md`,children:e.versions.nodes.map(n=>(0,q.jsxs)(`section`,{"aria-label":i.versions.of(String(n.number)),children:[(0,q.jsxs)(o,{justify:`space-between`,wrap:`nowrap`,children:[(0,q.jsxs)(o,{gap:`xs`,children:[(0,q.jsx)(E,{size:`sm`,fw:560,children:i.versions.of(l.number(n.number))}),n.number===e.version&&(0,q.jsx)(_,{children:i.versions.current}),(0,q.jsxs)(E,{size:`xs`,c:`dimmed`,children:[l.moment(n.at),n.by?` · ${n.by.displayName}`:``]})]}),n.number!==e.version&&(0,q.jsx)(t,{variant:`default`,onClick:()=>{m(n.number)},children:i.versions.rollback})]}),n.diff===``?(0,q.jsx)(E,{size:`xs`,c:`dimmed`,children:i.versions.same}):(0,q.jsx)(`div`,{className:P.diff,tabIndex:0,role:`group`,"aria-label":i.versions.of(String(n.number)),children:at(n.diff).map((e,t)=>(0,q.jsx)(`span`,{"data-mark":e.slice(0,1),children:e===``?` `:e},t))})]},n.number))}),(0,q.jsx)(fe,{info:e.versions.pageInfo,cursor:`versionsAfter`}),p!==void 0&&(0,q.jsxs)(f,{opened:!0,onClose:()=>{m(void 0)},title:i.versions.confirm(String(p)),closeButtonProps:{"aria-label":c.close},children:[(0,q.jsx)(E,{size:`sm`,children:i.versions.why}),h.error&&(0,q.jsx)(ee,{error:h.error}),(0,q.jsxs)(o,{justify:`flex-end`,mt:`md`,gap:`xs`,children:[(0,q.jsx)(t,{variant:`default`,onClick:()=>{m(void 0)},children:c.cancel}),(0,q.jsx)(t,{loading:h.isPending,onClick:()=>{g(p,e.version)},children:i.versions.rollback})]})]})]})})}var $=[`overview`,`timeline`,`links`,`versions`,`access`];function st(){let e=T(D),{"*":t=``}=ae(),[i]=g(),a=de(i.get(`asOf`))||null,o=a?new Date(`${a}T23:59:59Z`).toISOString():null,s=r(ze,{ref:t,asOf:o?{recorded:o,valid:o}:null}),c=s.data?.page,l=s.isPlaceholderData&&(c?.__typename!==`Page`||c.slug!==t);return(0,q.jsx)(x,{of:l?{data:void 0,error:s.error,refetch:s.refetch}:s,rows:14,children:({page:r})=>{if(r?.__typename===`Page`)return(0,q.jsx)(ct,{page:r,named:t,asOf:a},r.id);let i=r?.__typename===`PageCandidates`?r.candidates:r?.near??[];return(0,q.jsx)(b,{icon:ke,title:r?.__typename===`PageCandidates`?e.several(t):e.notFound(t),children:i.length>0&&(0,q.jsxs)(n,{gap:4,align:`center`,children:[(0,q.jsx)(`span`,{children:e.near}),i.map(e=>(0,q.jsx)(j,{page:{slug:e.slug,title:e.pageTitle,type:e.type}},e.slug))]})})}})}function ct({page:n,named:r,asOf:i}){let a=T(D),s=T(ne),c=u(),{values:l,set:d}=te(`tab`),f=$.find(e=>e===l.tab)??`overview`;return(0,K.useEffect)(()=>{document.title=`${n.title} · ${s.product}`},[n.title,s]),(0,K.useEffect)(()=>{r!==n.slug&&c(`/objects/${n.slug}${location.search}`,{replace:!0})},[r,n.slug,c]),(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(e,{component:w,to:`/objects?type=${encodeURIComponent(n.type)}`,size:`xs`,children:(0,q.jsx)(he,{type:n.subtype?`${n.type} / ${n.subtype}`:n.type})}),(0,q.jsxs)(pe,{title:n.title,text:(0,q.jsxs)(o,{component:`span`,gap:`sm`,children:[(0,q.jsx)(A,{scope:n.scope}),(0,q.jsx)(`span`,{children:n.slug})]}),children:[(0,q.jsx)(t,{variant:`default`,leftSection:(0,q.jsx)(y,{size:14}),component:w,to:`/graph?page=${encodeURIComponent(n.slug)}`,children:a.explore}),(0,q.jsx)(rt,{page:n})]}),(0,q.jsx)(Ne,{from:n.createdAt,value:i}),(0,q.jsxs)(h,{value:f,onChange:e=>{d({tab:e===`overview`?null:e},!0)},keepMounted:!1,children:[(0,q.jsx)(h.List,{mb:`md`,children:$.map(e=>(0,q.jsx)(h.Tab,{value:e,rightSection:e===`links`&&n.links.totalCount?(0,q.jsx)(E,{component:`span`,size:`xs`,c:`dimmed`,children:n.links.totalCount}):void 0,children:a.tabs[e]},e))}),(0,q.jsx)(h.Panel,{value:`overview`,children:(0,q.jsx)(Ie,{page:n})}),(0,q.jsx)(h.Panel,{value:`timeline`,children:(0,q.jsx)(it,{page:n})}),(0,q.jsx)(h.Panel,{value:`links`,children:(0,q.jsx)(Re,{page:n})}),(0,q.jsx)(h.Panel,{value:`versions`,children:(0,q.jsx)(ot,{page:n})}),(0,q.jsx)(h.Panel,{value:`access`,children:(0,q.jsx)(le,{item:n.id,scope:n.scope})})]})]})}export{st as Area};