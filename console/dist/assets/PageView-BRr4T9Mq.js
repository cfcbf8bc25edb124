const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/MarkdownText-x4_z5hF-.js","assets/chunk-Z7SQORRT-BqzW0sm5.js","assets/MarkdownText-c2Gxfxwy.css"])))=>i.map(i=>d[i]);
import{$ as e,A as t,C as n,E as r,J as i,P as a,R as o,a as s,b as c,c as l,i as u,j as d,l as f,m as p,o as m,r as h,s as ee,t as te,v as g,w as _,x as v,z as y}from"./index-KYxpIUNf.js";import{I as b,L as x,a as S,c as C,i as w,o as T,r as ne,s as E}from"./session-BusFhvx_.js";import{c as D,s as O}from"./catalogue-DHarkDn4.js";import{c as k,d as re,f as ie,g as ae,l as oe,p as se,t as A}from"./chunk-Z7SQORRT-BqzW0sm5.js";import{t as ce}from"./Access-D3Nwdp6M.js";import{t as j}from"./objects-DqxE-r_v.js";import{i as le,r as ue,t as M}from"./layout-B-uR7ROS.js";import{a as N,i as de,n as P,s as fe,t as F}from"./marks-YfflsAR4.js";import{t as pe}from"./Alert-B0CxPErE.js";import{t as me}from"./Slider-DLXZN-IB.js";import{t as I}from"./format-CW9hbIQq.js";import{n as he,r as L}from"./Objects-Di5Eaa1d.js";import{t as R}from"./Reason-DwjcdlgO.js";import{t as z}from"./toast-o5VQLxgA.js";import{c as ge,i as _e,s as ve,t as B}from"./ClaimList-PU4f5C8I.js";import{n as V}from"./ClaimDetails-DhzdNejF.js";import{t as ye}from"./IconDots-_laMHq1x.js";import{n as be}from"./Evidence-B8bM_X2n.js";import{t as xe}from"./IconTrash-uwgVdVIa.js";import{n as H,t as Se}from"./RememberDialog-C-hJnyy-.js";import{t as U}from"./List-XUQijQ8L.js";import{n as Ce,t as W}from"./ScopeSelect-pluU2IJ3.js";import{t as G}from"./FormDialog-A0Z3svTJ.js";var we=E(`outline`,`arrow-merge`,`ArrowMerge`,[[`path`,{d:`M8 7l4 -4l4 4`,key:`svg-0`}],[`path`,{d:`M12 3v5.394a6.737 6.737 0 0 1 -3 5.606a6.737 6.737 0 0 0 -3 5.606v1.394`,key:`svg-1`}],[`path`,{d:`M12 3v5.394a6.737 6.737 0 0 0 3 5.606a6.737 6.737 0 0 1 3 5.606v1.394`,key:`svg-2`}]]),Te=E(`outline`,`calendar-off`,`CalendarOff`,[[`path`,{d:`M9 5h9a2 2 0 0 1 2 2v9m-.184 3.839a2 2 0 0 1 -1.816 1.161h-12a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 1.158 -1.815`,key:`svg-0`}],[`path`,{d:`M16 3v4`,key:`svg-1`}],[`path`,{d:`M8 3v1`,key:`svg-2`}],[`path`,{d:`M4 11h7m4 0h5`,key:`svg-3`}],[`path`,{d:`M3 3l18 18`,key:`svg-4`}]]),Ee=E(`outline`,`category`,`Category`,[[`path`,{d:`M4 4h6v6h-6l0 -6`,key:`svg-0`}],[`path`,{d:`M14 4h6v6h-6l0 -6`,key:`svg-1`}],[`path`,{d:`M4 14h6v6h-6l0 -6`,key:`svg-2`}],[`path`,{d:`M14 17a3 3 0 1 0 6 0a3 3 0 1 0 -6 0`,key:`svg-3`}]]),De=E(`outline`,`file-unknown`,`FileUnknown`,[[`path`,{d:`M14 3v4a1 1 0 0 0 1 1h4`,key:`svg-0`}],[`path`,{d:`M17 21h-10a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2h7l5 5v11a2 2 0 0 1 -2 2`,key:`svg-1`}],[`path`,{d:`M12 17v.01`,key:`svg-2`}],[`path`,{d:`M12 14a1.5 1.5 0 1 0 -1.14 -2.474`,key:`svg-3`}]]),Oe=E(`outline`,`history-off`,`HistoryOff`,[[`path`,{d:`M3.05 11a8.975 8.975 0 0 1 2.54 -5.403m2.314 -1.697a9 9 0 0 1 12.113 12.112m-1.695 2.312a9 9 0 0 1 -14.772 -3.324m-.5 5v-5h5`,key:`svg-0`}],[`path`,{d:`M3 3l18 18`,key:`svg-1`}]]),ke=E(`outline`,`history`,`History`,[[`path`,{d:`M12 8l0 4l2 2`,key:`svg-0`}],[`path`,{d:`M3.05 11a9 9 0 1 1 .5 4m-.5 5v-5h5`,key:`svg-1`}]]),K=E(`outline`,`pencil`,`Pencil`,[[`path`,{d:`M4 20h4l10.5 -10.5a2.828 2.828 0 1 0 -4 -4l-10.5 10.5v4`,key:`svg-0`}],[`path`,{d:`M13.5 6.5l4 4`,key:`svg-1`}]]),Ae=E(`outline`,`unlink`,`Unlink`,[[`path`,{d:`M17 22v-2`,key:`svg-0`}],[`path`,{d:`M9 15l6 -6`,key:`svg-1`}],[`path`,{d:`M11 6l.463 -.536a5 5 0 0 1 7.071 7.072l-.534 .464`,key:`svg-2`}],[`path`,{d:`M13 18l-.397 .534a5.068 5.068 0 0 1 -7.127 0a4.972 4.972 0 0 1 0 -7.071l.524 -.463`,key:`svg-3`}],[`path`,{d:`M20 17h2`,key:`svg-4`}],[`path`,{d:`M2 7h2`,key:`svg-5`}],[`path`,{d:`M7 2v2`,key:`svg-6`}]]),q=ae(se(),1),J=ie(),Y=864e5;function je({from:e,value:t}){let n=O(j),r=I(),[,i]=u(`asOf`),a=Math.floor(Date.now()/Y),s=Math.min(Math.floor(Date.parse(e)/Y),a-30),c=t?Math.floor(Date.parse(t)/Y):a,[l,d]=(0,q.useState)(c);(0,q.useEffect)(()=>{d(c)},[c]);let f=e=>e>=a?n.asOfNow:r.day(new Date(e*Y).toISOString());return(0,J.jsxs)(J.Fragment,{children:[(0,J.jsxs)(C,{gap:`sm`,mb:`sm`,wrap:`nowrap`,children:[(0,J.jsx)(ke,{size:15,"aria-hidden":!0}),(0,J.jsx)(D,{size:`xs`,c:`dimmed`,children:n.asOf}),(0,J.jsx)(me,{className:L.slider??``,size:`xs`,min:s,max:a,value:l,label:f,thumbLabel:n.asOfLabel,thumbProps:{"aria-valuetext":f(l)},onChange:d,onChangeEnd:e=>{i(e>=a?null:new Date(e*Y).toISOString().slice(0,10))}}),(0,J.jsx)(D,{size:`xs`,miw:80,children:f(l)})]}),t&&(0,J.jsx)(pe,{color:`yellow`,mb:`sm`,p:`xs`,children:(0,J.jsxs)(C,{justify:`space-between`,children:[(0,J.jsx)(D,{size:`xs`,children:n.asOfNote}),(0,J.jsx)(o,{variant:`default`,onClick:()=>{i(null)},children:n.backToNow})]})})]})}var Me=(0,q.lazy)(()=>te(()=>import(`./MarkdownText-x4_z5hF-.js`),__vite__mapDeps([0,1,2])));function Ne({text:e}){return(0,J.jsx)(q.Suspense,{fallback:(0,J.jsx)(l,{rows:3}),children:(0,J.jsx)(Me,{text:e})})}function X(e){if(Array.isArray(e))return e.map(X).join(`, `);if(typeof e==`object`&&e){let{amount:t,currency:n}=e;return t!==void 0&&n!==void 0?`${X(t)} ${X(n)}`:JSON.stringify(e)}return String(e)}function Pe({page:e}){let t=O(j),r=I(),[,a]=u(`claim`);return(0,J.jsxs)(`div`,{className:L.grid,children:[(0,J.jsxs)(n,{gap:`md`,miw:0,children:[e.properties.length>0&&(0,J.jsx)(M,{title:t.properties,children:(0,J.jsx)(`dl`,{className:L.properties,children:e.properties.map(e=>(0,J.jsxs)(`div`,{children:[(0,J.jsx)(`dt`,{children:e.name}),(0,J.jsxs)(`dd`,{children:[(0,J.jsx)(`button`,{type:`button`,className:L.value,"aria-haspopup":`dialog`,onClick:()=>{a(e.claim.id)},children:X(e.value)}),e.conflicts.length>0&&(0,J.jsx)(y,{ml:6,color:`orange`,component:`button`,onClick:()=>{a(e.conflicts[0]?.id??null)},children:t.conflicts(e.conflicts.length)})]})]},e.name))})}),(0,J.jsx)(M,{title:e.title,children:e.sections.length===0?(0,J.jsx)(D,{size:`sm`,c:`dimmed`,children:t.noText}):e.sections.map(n=>(0,J.jsxs)(`section`,{className:n.scope===e.scope?L.section:L.guarded,"aria-label":n.heading??t.unnamed,children:[n.scope!==e.scope&&(0,J.jsxs)(D,{component:`div`,size:`xs`,mb:4,children:[t.partFor,` `,(0,J.jsx)(P,{scope:n.scope})]}),(0,J.jsx)(Ne,{text:n.text})]},n.id))}),(0,J.jsx)(M,{flush:!0,title:t.facts,count:e.facts.totalCount??null,actions:(0,J.jsx)(i,{component:A,size:`xs`,to:`/claims?about=${encodeURIComponent(e.slug)}`,children:t.moreClaims}),children:e.facts.nodes.length>0?(0,J.jsx)(B,{claims:e.facts.nodes,hideAbout:!0}):(0,J.jsx)(D,{size:`sm`,c:`dimmed`,p:`md`,children:t.noFacts})}),e.takes.nodes.length>0&&(0,J.jsx)(M,{flush:!0,title:t.takes,count:e.takes.totalCount??null,children:(0,J.jsx)(B,{claims:e.takes.nodes,hideAbout:!0})})]}),(0,J.jsxs)(n,{gap:`md`,children:[e.findings.length>0&&(0,J.jsx)(M,{title:t.questions,count:e.findings.length,children:(0,J.jsx)(n,{gap:6,children:e.findings.map(e=>(0,J.jsx)(i,{component:A,to:`/contradictions?finding=${e.id}`,size:`sm`,children:e.explanation},e.id))})}),(0,J.jsx)(M,{title:t.details,children:(0,J.jsxs)(`dl`,{className:_e.facts,children:[(0,J.jsx)(V,{name:t.meta.aliases,children:e.aliases.join(`, `)}),(0,J.jsx)(V,{name:t.meta.tags,children:e.tags.length>0&&(0,J.jsx)(C,{gap:4,children:e.tags.map(e=>(0,J.jsx)(de,{name:e.name},e.name))})}),(0,J.jsx)(V,{name:t.meta.date,children:e.effectiveDate}),(0,J.jsxs)(V,{name:t.meta.created,children:[(0,J.jsx)(N,{at:e.createdAt}),e.createdBy?`, ${e.createdBy.displayName}`:``]}),(0,J.jsx)(V,{name:t.meta.updated,children:(0,J.jsx)(N,{at:e.updatedAt})}),(0,J.jsx)(V,{name:t.meta.version,children:r.number(e.version)}),(0,J.jsx)(V,{name:t.meta.backlinks,children:r.number(e.backlinkCount)})]})}),e.links.nodes.length>0&&(0,J.jsx)(M,{title:t.tabs.links,count:e.links.totalCount??null,children:(0,J.jsx)(Z,{page:e,limit:8})})]})]})}function Z({page:e,limit:t,action:n}){let r=O(j),i=t?e.links.nodes.slice(0,t):e.links.nodes,a=[[r.linksOut,i.filter(t=>t.from.id===e.id)],[r.linksIn,i.filter(t=>t.from.id!==e.id)]];return(0,J.jsx)(J.Fragment,{children:a.map(([t,r])=>r.length>0&&(0,J.jsxs)(`div`,{children:[(0,J.jsx)(D,{size:`xs`,c:`dimmed`,mb:2,children:t}),(0,J.jsx)(`ul`,{className:L.links,children:r.map(t=>{let r=t.from.id===e.id?t.to:t.from;return(0,J.jsxs)(`li`,{children:[(0,J.jsx)(A,{to:`/objects/${r.slug}`,children:r.title}),(0,J.jsx)(D,{component:`span`,size:`xs`,c:`dimmed`,children:t.type}),t.scope!==e.scope&&(0,J.jsx)(P,{scope:t.scope}),n?.(t)]},t.id)})})]},t))})}var Fe=S(`mutation ConsoleDisconnect($input: DisconnectInput!) { disconnect(input: $input) { revision } }`);function Ie({page:t}){let n=O(j),[a,o]=(0,q.useState)(),s=b(Fe);return(0,J.jsxs)(M,{title:n.tabs.links,count:t.links.totalCount??null,children:[t.links.nodes.length===0?(0,J.jsx)(m,{icon:g,title:n.noLinks}):(0,J.jsx)(Z,{page:t,action:t=>(0,J.jsx)(r,{label:n.disconnect.action,children:(0,J.jsx)(e,{size:`sm`,"aria-label":`${n.disconnect.action}: ${t.from.title} ${t.type} ${t.to.title}`,onClick:()=>{o(t)},children:(0,J.jsx)(Ae,{size:14})})})}),t.links.pageInfo.hasNextPage&&(0,J.jsx)(i,{component:A,size:`sm`,to:`/graph?page=${encodeURIComponent(t.slug)}`,children:n.moreLinks}),a&&(0,J.jsx)(R,{danger:!0,title:n.disconnect.title,text:`${a.from.title} – ${a.type} – ${a.to.title}`,action:n.disconnect.action,error:s.error,busy:s.isPending,onClose:()=>{o(void 0)},onDone:e=>{s.mutate({input:{link:a.id,reason:e}},{onSuccess:()=>{z(n.disconnect.told),o(void 0)}})}})]})}var Le=S(`
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
`),Re=S(`
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
`),ze=S(`mutation ConsoleUpdatePage($input: UpdatePageInput!) { updatePage(input: $input) { page { version } } }`),Be=S(`mutation ConsoleRenamePage($input: RenamePageInput!) { renamePage(input: $input) { page { slug } } }`),Ve=S(`mutation ConsoleRetypePage($input: RetypePageInput!) { retypePage(input: $input) { page { slug } } }`),Q=S(`mutation ConsoleMergePages($input: MergePagesInput!) { mergePages(input: $input) { changes dryRun page { slug } } }`),He=S(`mutation ConsoleDeletePage($input: DeletePageInput!) { deletePage(input: $input) { page { id } } }`),Ue=S(`mutation ConsoleRescopePage($input: RescopeInput!) { rescope(input: $input) { revision } }`),We=S(`mutation ConsoleConnect($input: ConnectInput!) { connect(input: $input) { revision } }`);function Ge({action:e,...t}){switch(e){case`edit`:return(0,J.jsx)(Ke,{...t});case`connect`:return(0,J.jsx)(qe,{...t});case`rename`:return(0,J.jsx)(Je,{...t});case`retype`:return(0,J.jsx)(Ye,{...t});case`merge`:return(0,J.jsx)(Xe,{...t});case`rescope`:return(0,J.jsx)(Ze,{...t});case`delete`:return(0,J.jsx)(Qe,{...t})}}function Ke({page:e,onClose:t}){let n=O(j).edit,[r,i]=(0,q.useState)(e.title),[o,s]=(0,q.useState)(e.body),[l]=(0,q.useState)(e.version),u=b(ze),d=O(j).create;return(0,J.jsxs)(G,{title:n.title,action:n.action,size:`xl`,ready:r.trim()!==``&&(o!==e.body||r!==e.title),busy:u.isPending,error:u.error,onClose:t,onSubmit:()=>{u.mutate({input:{page:e.id,version:l,...o===e.body?{}:{body:o},...r===e.title?{}:{title:r}}},{onSuccess:()=>{z(n.told),t()}})},children:[(0,J.jsx)(c,{label:d.name,required:!0,value:r,maxLength:300,onChange:e=>{i(e.currentTarget.value)}}),(0,J.jsx)(a,{label:d.body,description:n.help,minRows:14,maxRows:24,"data-autofocus":!0,value:o,onChange:e=>{s(e.currentTarget.value)},ff:`monospace`})]})}function qe({page:e,onClose:t}){let n=O(j).connect,{vocabulary:r}=w(),[i,o]=(0,q.useState)(null),[s,c]=(0,q.useState)(null),[l,u]=(0,q.useState)(``),[d,f]=(0,q.useState)(e.scope),p=b(We),m=r.linkTypes.flatMap(t=>[...t.from.length===0||t.from.includes(e.type)?[t.name]:[],...t.inverse&&(t.to.length===0||t.to.includes(e.type))?[t.inverse]:[]]);return(0,J.jsxs)(G,{title:n.title,action:n.action,ready:i!==null&&s!==null&&l.trim()!==``,busy:p.isPending,error:p.error,onClose:t,onSubmit:()=>{i&&s&&p.mutate({input:{from:e.slug,type:i,to:s,scope:d,evidence:[{kind:`MANUAL`,note:l.trim()}]}},{onSuccess:()=>{z(n.told),t()}})},children:[(0,J.jsx)(_,{label:n.type,required:!0,searchable:!0,data:[...new Set(m)],value:i,onChange:o}),(0,J.jsx)(H,{label:n.to,required:!0,without:e.slug,value:s,onChange:c}),(0,J.jsx)(a,{label:n.evidence,required:!0,value:l,onChange:e=>{u(e.currentTarget.value)}}),(0,J.jsx)(W,{value:d,onChange:f})]})}function Je({page:e,onClose:t}){let n=O(j),r=O(T),i=k(),[a,o]=(0,q.useState)(e.title),[s,l]=(0,q.useState)(e.slug),u=b(Be),d={page:e.id,slug:e.slug,title:e.title};return(0,J.jsxs)(G,{title:n.rename.title,action:n.rename.action,ready:s.trim()!==``&&a.trim()!==``&&(s!==e.slug||a!==e.title),busy:u.isPending,error:u.error,onClose:t,onSubmit:()=>{u.mutate({input:{page:e.id,slug:s.trim(),title:a.trim()}},{onSuccess:e=>{t(),z(n.rename.told,{label:r.undo,done:r.undone,run:()=>u.mutateAsync({input:d})}),e.renamePage?.page&&i(`/objects/${e.renamePage.page.slug}`,{replace:!0})}})},children:[(0,J.jsx)(c,{label:n.create.name,required:!0,"data-autofocus":!0,value:a,onChange:e=>{o(e.currentTarget.value)}}),(0,J.jsx)(c,{label:n.rename.slug,description:n.rename.slugHelp,required:!0,value:s,onChange:e=>{l(e.currentTarget.value)}})]})}function Ye({page:e,onClose:t}){let n=O(j).retype,{vocabulary:r}=w(),[i,a]=(0,q.useState)(e.type),[o,s]=(0,q.useState)(e.subtype??null),c=b(Ve),l=r.objectTypes.find(e=>e.name===i)?.subtypes??[];return(0,J.jsxs)(G,{title:n.title,action:n.action,ready:i!==null&&(i!==e.type||o!==(e.subtype??null)),busy:c.isPending,error:c.error,onClose:t,onSubmit:()=>{i&&c.mutate({input:{page:e.id,type:i,subtype:o}},{onSuccess:()=>{z(n.told),t()}})},children:[(0,J.jsx)(_,{label:n.type,searchable:!0,allowDeselect:!1,data:r.objectTypes.map(e=>e.name),value:i,onChange:e=>{a(e),s(null)}}),l.length>0&&(0,J.jsx)(_,{label:n.subtype,clearable:!0,data:l,value:o,onChange:s})]})}function Xe({page:e,onClose:t}){let n=O(j).merge,r=k(),[i,a]=(0,q.useState)(null),o=b(Q),s=b(Q),c=o.data?.mergePages&&o.variables.input.into===i?o.data.mergePages.changes:void 0;return(0,J.jsxs)(G,{title:n.title,action:c?n.action:n.try,ready:i!==null,busy:s.isPending||o.isPending,error:s.error??o.error,onClose:t,onSubmit:()=>{i&&(c?s.mutate({input:{from:e.id,into:i}},{onSuccess:e=>{z(n.told),t(),e.mergePages?.page&&r(`/objects/${e.mergePages.page.slug}`)}}):o.mutate({input:{from:e.id,into:i,dryRun:!0}}))},children:[(0,J.jsx)(H,{label:n.into,type:e.type,without:e.slug,value:i,onChange:a}),c&&(0,J.jsxs)(`div`,{role:`status`,children:[(0,J.jsx)(D,{size:`xs`,fw:600,mb:4,children:n.would}),c.length===0?(0,J.jsx)(D,{size:`sm`,c:`dimmed`,children:n.nothing}):(0,J.jsx)(U,{size:`sm`,children:c.map(e=>(0,J.jsx)(U.Item,{children:e},e))})]})]})}function Ze({page:e,onClose:t}){let n=O(Ce).rescope,[r,i]=(0,q.useState)(e.scope),a=b(Ue);return(0,J.jsx)(R,{title:n.title,action:n.action,error:a.error,busy:a.isPending,onClose:t,ready:r!==e.scope,onDone:i=>{a.mutate({input:{page:e.id,scope:r,reason:i}},{onSuccess:()=>{z(n.told),t()}})},children:(0,J.jsx)(W,{value:r,onChange:i})})}function Qe({page:e,onClose:t}){let n=O(j),r=O(T),i=k(),a=b(He),o=b(he);return(0,J.jsx)(R,{danger:!0,title:n.delete.title,text:n.delete.why,action:n.delete.action,error:a.error,busy:a.isPending,onClose:t,onDone:s=>{a.mutate({input:{page:e.id,reason:s}},{onSuccess:()=>{t(),i(`/objects`),z(n.delete.told,{label:r.undo,done:n.restored,run:()=>o.mutateAsync({input:{page:e.id}})})}})}})}var $e={edit:K,remember:p,connect:be,rename:ge,retype:Ee,merge:we,rescope:ve,delete:xe};function et({page:t}){let n=O(j).actions,{uid:r,curates:i}=ne(),[a,s]=(0,q.useState)(),c=[`connect`,...i||t.createdBy?.uid===r?[`rename`,`retype`,`merge`,`rescope`,`delete`]:[]],l=()=>{s(void 0)};return(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(o,{variant:`default`,leftSection:(0,J.jsx)(K,{size:14}),onClick:()=>{s(`edit`)},children:n.edit}),(0,J.jsx)(o,{leftSection:(0,J.jsx)(p,{size:14}),onClick:()=>{s(`remember`)},children:n.remember}),(0,J.jsxs)(d,{position:`bottom-end`,children:[(0,J.jsx)(d.Target,{children:(0,J.jsx)(e,{variant:`default`,size:30,"aria-label":n.more,children:(0,J.jsx)(ye,{size:16})})}),(0,J.jsx)(d.Dropdown,{children:c.map(e=>{let t=$e[e];return(0,J.jsx)(d.Item,{leftSection:(0,J.jsx)(t,{size:15}),...e===`delete`?{color:`red`}:{},onClick:()=>{s(e)},children:n[e]},e)})})]}),a===`remember`&&(0,J.jsx)(Se,{about:t.slug,scope:t.scope,onClose:l}),a&&a!==`remember`&&(0,J.jsx)(Ge,{action:a,page:t,onClose:l})]})}function tt({page:e}){let t=O(j);return(0,J.jsx)(M,{flush:!0,title:t.timeline,count:e.timeline.nodes.length,children:e.timeline.nodes.length===0?(0,J.jsx)(m,{icon:Te,title:t.noEvents}):(0,J.jsx)(`ol`,{className:L.events,children:e.timeline.nodes.map(t=>(0,J.jsxs)(`li`,{children:[(0,J.jsx)(`span`,{className:L.date,children:t.until?`${t.date} – ${t.until}`:t.date}),(0,J.jsxs)(`div`,{children:[t.eventPage?(0,J.jsx)(F,{page:{...t.eventPage,title:t.summary}}):t.summary,t.type&&(0,J.jsx)(y,{ml:6,color:`gray`,children:t.type}),t.scope!==e.scope&&(0,J.jsxs)(J.Fragment,{children:[` `,(0,J.jsx)(P,{scope:t.scope})]}),t.detail&&(0,J.jsx)(D,{size:`xs`,c:`dimmed`,children:t.detail})]})]},t.id))})})}var nt=S(`mutation ConsoleRollback($input: RollbackPageInput!) { rollbackPage(input: $input) { page { version } } }`);function rt({page:e}){let r=O(j),i=O(T),a=I(),[s]=u(`versionsAfter`),c=x(Re,{ref:e.slug,after:s}),[l,d]=(0,q.useState)(),p=b(nt),h=(t,n)=>{p.mutate({input:{page:e.slug,toVersion:t}},{onSuccess:()=>{d(void 0),z(r.versions.told,{label:i.undo,done:i.undone,run:()=>p.mutateAsync({input:{page:e.slug,toVersion:n}})})}})};return(0,J.jsx)(f,{of:c,children:({page:e})=>e&&`versions`in e&&(0,J.jsxs)(M,{title:r.tabs.versions,children:[e.versions.nodes.length===0&&(0,J.jsx)(m,{icon:Oe,title:r.versions.none}),(0,J.jsx)(n,{gap:`md`,children:e.versions.nodes.map(t=>(0,J.jsxs)(`section`,{"aria-label":r.versions.of(String(t.number)),children:[(0,J.jsxs)(C,{justify:`space-between`,wrap:`nowrap`,children:[(0,J.jsxs)(C,{gap:`xs`,children:[(0,J.jsx)(D,{size:`sm`,fw:560,children:r.versions.of(a.number(t.number))}),t.number===e.version&&(0,J.jsx)(y,{children:r.versions.current}),(0,J.jsxs)(D,{size:`xs`,c:`dimmed`,children:[a.moment(t.at),t.by?` · ${t.by.displayName}`:``]})]}),t.number!==e.version&&(0,J.jsx)(o,{variant:`default`,onClick:()=>{d(t.number)},children:r.versions.rollback})]}),t.diff===``?(0,J.jsx)(D,{size:`xs`,c:`dimmed`,children:r.versions.same}):(0,J.jsx)(`div`,{className:L.diff,tabIndex:0,role:`group`,"aria-label":r.versions.of(String(t.number)),children:t.diff.replace(/\n$/,``).split(`
`).map((e,t)=>(0,J.jsx)(`span`,{"data-mark":e.slice(0,1),children:e===``?` `:e},t))})]},t.number))}),(0,J.jsx)(le,{info:e.versions.pageInfo,cursor:`versionsAfter`}),l!==void 0&&(0,J.jsxs)(t,{opened:!0,onClose:()=>{d(void 0)},title:r.versions.confirm(String(l)),closeButtonProps:{"aria-label":i.close},children:[(0,J.jsx)(D,{size:`sm`,children:r.versions.why}),p.error&&(0,J.jsx)(ee,{error:p.error}),(0,J.jsxs)(C,{justify:`flex-end`,mt:`md`,gap:`xs`,children:[(0,J.jsx)(o,{variant:`default`,onClick:()=>{d(void 0)},children:i.cancel}),(0,J.jsx)(o,{loading:p.isPending,onClick:()=>{h(l,e.version)},children:r.versions.rollback})]})]})]})})}var $=[`overview`,`timeline`,`links`,`versions`,`access`];function it(){let e=O(j),{"*":t=``}=oe(),[r]=re(),i=r.get(`asOf`),a=i?new Date(`${i}T23:59:59Z`).toISOString():null,o=x(Le,{ref:t,asOf:a?{recorded:a,valid:a}:null});return(0,J.jsx)(f,{of:o,rows:14,children:({page:r})=>{if(r?.__typename===`Page`)return(0,J.jsx)(at,{page:r,named:t,asOf:i},r.id);let a=r?.__typename===`PageCandidates`?r.candidates:r?.near??[];return(0,J.jsx)(m,{icon:De,title:r?.__typename===`PageCandidates`?e.several(t):e.notFound(t),children:a.length>0&&(0,J.jsxs)(n,{gap:4,align:`center`,children:[(0,J.jsx)(`span`,{children:e.near}),a.map(e=>(0,J.jsx)(F,{page:{slug:e.slug,title:e.pageTitle,type:e.type}},e.slug))]})})}})}function at({page:e,named:t,asOf:n}){let r=O(j),a=O(s),c=k(),{values:l,set:u}=h(`tab`),d=$.find(e=>e===l.tab)??`overview`;return(0,q.useEffect)(()=>{document.title=`${e.title} · ${a.product}`},[e.title,a]),(0,q.useEffect)(()=>{t!==e.slug&&c(`/objects/${e.slug}${location.search}`,{replace:!0})},[t,e.slug,c]),(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(i,{component:A,to:`/objects?type=${encodeURIComponent(e.type)}`,size:`xs`,children:(0,J.jsx)(fe,{type:e.subtype?`${e.type} / ${e.subtype}`:e.type})}),(0,J.jsxs)(ue,{title:e.title,text:(0,J.jsxs)(C,{component:`span`,gap:`sm`,children:[(0,J.jsx)(P,{scope:e.scope}),(0,J.jsx)(`span`,{children:e.slug})]}),children:[(0,J.jsx)(o,{variant:`default`,leftSection:(0,J.jsx)(g,{size:14}),component:A,to:`/graph?page=${encodeURIComponent(e.slug)}`,children:r.explore}),(0,J.jsx)(et,{page:e})]}),(0,J.jsx)(je,{from:e.createdAt,value:n}),(0,J.jsxs)(v,{value:d,onChange:e=>{u({tab:e===`overview`?null:e},!0)},keepMounted:!1,children:[(0,J.jsx)(v.List,{mb:`md`,children:$.map(t=>(0,J.jsx)(v.Tab,{value:t,rightSection:t===`links`&&e.links.totalCount?(0,J.jsx)(D,{component:`span`,size:`xs`,c:`dimmed`,children:e.links.totalCount}):void 0,children:r.tabs[t]},t))}),(0,J.jsx)(v.Panel,{value:`overview`,children:(0,J.jsx)(Pe,{page:e})}),(0,J.jsx)(v.Panel,{value:`timeline`,children:(0,J.jsx)(tt,{page:e})}),(0,J.jsx)(v.Panel,{value:`links`,children:(0,J.jsx)(Ie,{page:e})}),(0,J.jsx)(v.Panel,{value:`versions`,children:(0,J.jsx)(rt,{page:e})}),(0,J.jsx)(v.Panel,{value:`access`,children:(0,J.jsx)(ce,{item:e.id,scope:e.scope})})]})]})}export{it as Area};