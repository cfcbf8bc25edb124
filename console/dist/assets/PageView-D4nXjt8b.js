const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/MarkdownText-x4_z5hF-.js","assets/chunk-Z7SQORRT-BqzW0sm5.js","assets/MarkdownText-c2Gxfxwy.css"])))=>i.map(i=>d[i]);
import{C as e,_ as t,a as n,d as r,g as i,h as a,p as o,r as s,s as c,t as l}from"./index-B_TEnSwf.js";import{_ as u,h as d,s as f,v as p}from"./catalogue-L1mks2ZB.js";import{W as m,a as h,c as g,d as _,f as v,h as y,i as b,l as x,o as S,p as C,r as ee,s as w,u as te}from"./session-BgQ5YHWc.js";import{c as T,d as ne,f as re,g as ie,l as ae,p as oe,t as E}from"./chunk-Z7SQORRT-BqzW0sm5.js";import{t as D}from"./objects-DSif5MnH.js";import{i as se,r as ce,t as O}from"./layout-NTZwiD0o.js";import{a as k,i as le,n as A,o as ue,t as j}from"./marks-DbL99P0d.js";import{i as de,n as fe,r as M}from"./colour-B384Zo0S.js";import{t as pe}from"./Alert-CTnG5A9x.js";import{t as me}from"./Slider-l0f98sba.js";import{n as he,r as N}from"./Objects-BZx8qJgm.js";import{t as P}from"./ActionIcon-BzzLYVhk.js";import{c as ge,l as _e,o as F,r as I,s as ve}from"./ClaimMenu-BaF-1Yei.js";import{o as ye,t as L}from"./toast-CamG12Ir.js";import{t as R}from"./Badge-B5TGHtz2.js";import{t as z}from"./Menu-D3hJ6zjE.js";import{t as be}from"./IconDots-BW0CqGUT.js";import{t as xe}from"./IconTrash-CwqakXu6.js";import{n as B,t as Se}from"./RememberDialog-CjMEMwyN.js";import{t as V}from"./List-BtGrQ3N_.js";import{t as H}from"./Select-C845UBwG.js";import{t as U}from"./Textarea-C2_yBUre.js";import{n as Ce,t as W}from"./ScopeSelect-DH3eAjwU.js";import{t as G}from"./FormDialog-B7AM_sDC.js";var we=y(`outline`,`arrow-merge`,`ArrowMerge`,[[`path`,{d:`M8 7l4 -4l4 4`,key:`svg-0`}],[`path`,{d:`M12 3v5.394a6.737 6.737 0 0 1 -3 5.606a6.737 6.737 0 0 0 -3 5.606v1.394`,key:`svg-1`}],[`path`,{d:`M12 3v5.394a6.737 6.737 0 0 0 3 5.606a6.737 6.737 0 0 1 3 5.606v1.394`,key:`svg-2`}]]),Te=y(`outline`,`calendar-off`,`CalendarOff`,[[`path`,{d:`M9 5h9a2 2 0 0 1 2 2v9m-.184 3.839a2 2 0 0 1 -1.816 1.161h-12a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 1.158 -1.815`,key:`svg-0`}],[`path`,{d:`M16 3v4`,key:`svg-1`}],[`path`,{d:`M8 3v1`,key:`svg-2`}],[`path`,{d:`M4 11h7m4 0h5`,key:`svg-3`}],[`path`,{d:`M3 3l18 18`,key:`svg-4`}]]),Ee=y(`outline`,`category`,`Category`,[[`path`,{d:`M4 4h6v6h-6l0 -6`,key:`svg-0`}],[`path`,{d:`M14 4h6v6h-6l0 -6`,key:`svg-1`}],[`path`,{d:`M4 14h6v6h-6l0 -6`,key:`svg-2`}],[`path`,{d:`M14 17a3 3 0 1 0 6 0a3 3 0 1 0 -6 0`,key:`svg-3`}]]),De=y(`outline`,`file-unknown`,`FileUnknown`,[[`path`,{d:`M14 3v4a1 1 0 0 0 1 1h4`,key:`svg-0`}],[`path`,{d:`M17 21h-10a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2h7l5 5v11a2 2 0 0 1 -2 2`,key:`svg-1`}],[`path`,{d:`M12 17v.01`,key:`svg-2`}],[`path`,{d:`M12 14a1.5 1.5 0 1 0 -1.14 -2.474`,key:`svg-3`}]]),Oe=y(`outline`,`history-off`,`HistoryOff`,[[`path`,{d:`M3.05 11a8.975 8.975 0 0 1 2.54 -5.403m2.314 -1.697a9 9 0 0 1 12.113 12.112m-1.695 2.312a9 9 0 0 1 -14.772 -3.324m-.5 5v-5h5`,key:`svg-0`}],[`path`,{d:`M3 3l18 18`,key:`svg-1`}]]),ke=y(`outline`,`history`,`History`,[[`path`,{d:`M12 8l0 4l2 2`,key:`svg-0`}],[`path`,{d:`M3.05 11a9 9 0 1 1 .5 4m-.5 5v-5h5`,key:`svg-1`}]]),K=y(`outline`,`pencil`,`Pencil`,[[`path`,{d:`M4 20h4l10.5 -10.5a2.828 2.828 0 1 0 -4 -4l-10.5 10.5v4`,key:`svg-0`}],[`path`,{d:`M13.5 6.5l4 4`,key:`svg-1`}]]),Ae=y(`outline`,`unlink`,`Unlink`,[[`path`,{d:`M17 22v-2`,key:`svg-0`}],[`path`,{d:`M9 15l6 -6`,key:`svg-1`}],[`path`,{d:`M11 6l.463 -.536a5 5 0 0 1 7.071 7.072l-.534 .464`,key:`svg-2`}],[`path`,{d:`M13 18l-.397 .534a5.068 5.068 0 0 1 -7.127 0a4.972 4.972 0 0 1 0 -7.071l.524 -.463`,key:`svg-3`}],[`path`,{d:`M20 17h2`,key:`svg-4`}],[`path`,{d:`M2 7h2`,key:`svg-5`}],[`path`,{d:`M7 2v2`,key:`svg-6`}]]),q=ie(oe(),1),J=re(),Y=864e5;function je({from:e,value:t}){let n=f(D),r=h(),[,i]=M(`asOf`),a=Math.floor(Date.now()/Y),o=Math.min(Math.floor(Date.parse(e)/Y),a-30),s=t?Math.floor(Date.parse(t)/Y):a,[c,l]=(0,q.useState)(s);(0,q.useEffect)(()=>{l(s)},[s]);let d=e=>e>=a?n.asOfNow:r.day(new Date(e*Y).toISOString());return(0,J.jsxs)(J.Fragment,{children:[(0,J.jsxs)(m,{gap:`sm`,mb:`sm`,wrap:`nowrap`,children:[(0,J.jsx)(ke,{size:15,"aria-hidden":!0}),(0,J.jsx)(p,{size:`xs`,c:`dimmed`,children:n.asOf}),(0,J.jsx)(me,{className:N.slider??``,size:`xs`,min:o,max:a,value:c,label:d,thumbLabel:n.asOfLabel,thumbProps:{"aria-valuetext":d(c)},onChange:l,onChangeEnd:e=>{i(e>=a?null:new Date(e*Y).toISOString().slice(0,10))}}),(0,J.jsx)(p,{size:`xs`,miw:80,children:d(c)})]}),t&&(0,J.jsx)(pe,{color:`yellow`,mb:`sm`,p:`xs`,children:(0,J.jsxs)(m,{justify:`space-between`,children:[(0,J.jsx)(p,{size:`xs`,children:n.asOfNote}),(0,J.jsx)(u,{variant:`default`,onClick:()=>{i(null)},children:n.backToNow})]})})]})}var Me=(0,q.lazy)(()=>l(()=>import(`./MarkdownText-x4_z5hF-.js`),__vite__mapDeps([0,1,2])));function Ne({text:e}){return(0,J.jsx)(q.Suspense,{fallback:(0,J.jsx)(_,{rows:3}),children:(0,J.jsx)(Me,{text:e})})}function X(e){if(Array.isArray(e))return e.map(X).join(`, `);if(typeof e==`object`&&e){let{amount:t,currency:n}=e;return t!==void 0&&n!==void 0?`${X(t)} ${X(n)}`:JSON.stringify(e)}return String(e)}function Pe({page:t}){let n=f(D),r=h(),[,i]=M(`claim`);return(0,J.jsxs)(`div`,{className:N.grid,children:[(0,J.jsxs)(d,{gap:`md`,miw:0,children:[t.properties.length>0&&(0,J.jsx)(O,{title:n.properties,children:(0,J.jsx)(`dl`,{className:N.properties,children:t.properties.map(e=>(0,J.jsxs)(`div`,{children:[(0,J.jsx)(`dt`,{children:e.name}),(0,J.jsxs)(`dd`,{children:[(0,J.jsx)(`button`,{type:`button`,className:N.value,"aria-haspopup":`dialog`,onClick:()=>{i(e.claim.id)},children:X(e.value)}),e.conflicts.length>0&&(0,J.jsx)(R,{ml:6,color:`orange`,component:`button`,onClick:()=>{i(e.conflicts[0]?.id??null)},children:n.conflicts(e.conflicts.length)})]})]},e.name))})}),(0,J.jsx)(O,{title:t.title,children:t.sections.length===0?(0,J.jsx)(p,{size:`sm`,c:`dimmed`,children:n.noText}):t.sections.map(e=>(0,J.jsxs)(`section`,{className:e.scope===t.scope?N.section:N.guarded,"aria-label":e.heading??n.unnamed,children:[e.scope!==t.scope&&(0,J.jsxs)(p,{component:`div`,size:`xs`,mb:4,children:[n.partFor,` `,(0,J.jsx)(A,{scope:e.scope})]}),(0,J.jsx)(Ne,{text:e.text})]},e.id))}),(0,J.jsx)(O,{flush:!0,title:n.facts,count:t.facts.totalCount??null,actions:(0,J.jsx)(e,{component:E,size:`xs`,to:`/claims?about=${encodeURIComponent(t.slug)}`,children:n.moreClaims}),children:t.facts.nodes.length>0?(0,J.jsx)(I,{claims:t.facts.nodes,hideAbout:!0}):(0,J.jsx)(p,{size:`sm`,c:`dimmed`,p:`md`,children:n.noFacts})}),t.takes.nodes.length>0&&(0,J.jsx)(O,{flush:!0,title:n.takes,count:t.takes.totalCount??null,children:(0,J.jsx)(I,{claims:t.takes.nodes,hideAbout:!0})})]}),(0,J.jsxs)(d,{gap:`md`,children:[t.findings.length>0&&(0,J.jsx)(O,{title:n.questions,count:t.findings.length,children:(0,J.jsx)(d,{gap:6,children:t.findings.map(t=>(0,J.jsx)(e,{component:E,to:`/contradictions?finding=${t.id}`,size:`sm`,children:t.explanation},t.id))})}),(0,J.jsx)(O,{title:n.details,children:(0,J.jsxs)(`dl`,{className:ve.facts,children:[(0,J.jsx)(s,{name:n.meta.aliases,children:t.aliases.join(`, `)}),(0,J.jsx)(s,{name:n.meta.tags,children:t.tags.length>0&&(0,J.jsx)(m,{gap:4,children:t.tags.map(e=>(0,J.jsx)(le,{name:e.name},e.name))})}),(0,J.jsx)(s,{name:n.meta.date,children:t.effectiveDate}),(0,J.jsxs)(s,{name:n.meta.created,children:[(0,J.jsx)(k,{at:t.createdAt}),t.createdBy?`, ${t.createdBy.displayName}`:``]}),(0,J.jsx)(s,{name:n.meta.updated,children:(0,J.jsx)(k,{at:t.updatedAt})}),(0,J.jsx)(s,{name:n.meta.version,children:r.number(t.version)}),(0,J.jsx)(s,{name:n.meta.backlinks,children:r.number(t.backlinkCount)})]})}),t.links.nodes.length>0&&(0,J.jsx)(O,{title:n.tabs.links,count:t.links.totalCount??null,children:(0,J.jsx)(Z,{page:t,limit:8})})]})]})}function Z({page:e,limit:t,action:n}){let r=f(D),i=t?e.links.nodes.slice(0,t):e.links.nodes,a=[[r.linksOut,i.filter(t=>t.from.id===e.id)],[r.linksIn,i.filter(t=>t.from.id!==e.id)]];return(0,J.jsx)(J.Fragment,{children:a.map(([t,r])=>r.length>0&&(0,J.jsxs)(`div`,{children:[(0,J.jsx)(p,{size:`xs`,c:`dimmed`,mb:2,children:t}),(0,J.jsx)(`ul`,{className:N.links,children:r.map(t=>{let r=t.from.id===e.id?t.to:t.from;return(0,J.jsxs)(`li`,{children:[(0,J.jsx)(E,{to:`/objects/${r.slug}`,children:r.title}),(0,J.jsx)(p,{component:`span`,size:`xs`,c:`dimmed`,children:t.type}),t.scope!==e.scope&&(0,J.jsx)(A,{scope:t.scope}),n?.(t)]},t.id)})})]},t))})}var Fe=S(`mutation ConsoleDisconnect($input: DisconnectInput!) { disconnect(input: $input) { revision } }`);function Ie({page:t}){let n=f(D),[r,i]=(0,q.useState)(),o=w(Fe);return(0,J.jsxs)(O,{title:n.tabs.links,count:t.links.totalCount??null,children:[t.links.nodes.length===0?(0,J.jsx)(x,{icon:a,title:n.noLinks}):(0,J.jsx)(Z,{page:t,action:e=>(0,J.jsx)(de,{label:n.disconnect.action,children:(0,J.jsx)(P,{size:`sm`,"aria-label":`${n.disconnect.action}: ${e.from.title} ${e.type} ${e.to.title}`,onClick:()=>{i(e)},children:(0,J.jsx)(Ae,{size:14})})})}),t.links.pageInfo.hasNextPage&&(0,J.jsx)(e,{component:E,size:`sm`,to:`/graph?page=${encodeURIComponent(t.slug)}`,children:n.moreLinks}),r&&(0,J.jsx)(F,{danger:!0,title:n.disconnect.title,text:`${r.from.title} – ${r.type} – ${r.to.title}`,action:n.disconnect.action,error:o.error,busy:o.isPending,onClose:()=>{i(void 0)},onDone:e=>{o.mutate({input:{link:r.id,reason:e}},{onSuccess:()=>{L(n.disconnect.told),i(void 0)}})}})]})}var Le=S(`
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
`),ze=S(`mutation ConsoleUpdatePage($input: UpdatePageInput!) { updatePage(input: $input) { page { version } } }`),Be=S(`mutation ConsoleRenamePage($input: RenamePageInput!) { renamePage(input: $input) { page { slug } } }`),Ve=S(`mutation ConsoleRetypePage($input: RetypePageInput!) { retypePage(input: $input) { page { slug } } }`),Q=S(`mutation ConsoleMergePages($input: MergePagesInput!) { mergePages(input: $input) { changes dryRun page { slug } } }`),He=S(`mutation ConsoleDeletePage($input: DeletePageInput!) { deletePage(input: $input) { page { id } } }`),Ue=S(`mutation ConsoleRescopePage($input: RescopeInput!) { rescope(input: $input) { revision } }`),We=S(`mutation ConsoleConnect($input: ConnectInput!) { connect(input: $input) { revision } }`);function Ge({action:e,...t}){switch(e){case`edit`:return(0,J.jsx)(Ke,{...t});case`connect`:return(0,J.jsx)(qe,{...t});case`rename`:return(0,J.jsx)(Je,{...t});case`retype`:return(0,J.jsx)(Ye,{...t});case`merge`:return(0,J.jsx)(Xe,{...t});case`rescope`:return(0,J.jsx)(Ze,{...t});case`delete`:return(0,J.jsx)(Qe,{...t})}}function Ke({page:e,onClose:t}){let n=f(D).edit,[r,a]=(0,q.useState)(e.title),[o,s]=(0,q.useState)(e.body),[c]=(0,q.useState)(e.version),l=w(ze),u=f(D).create;return(0,J.jsxs)(G,{title:n.title,action:n.action,size:`xl`,ready:r.trim()!==``&&(o!==e.body||r!==e.title),busy:l.isPending,error:l.error,onClose:t,onSubmit:()=>{l.mutate({input:{page:e.id,version:c,...o===e.body?{}:{body:o},...r===e.title?{}:{title:r}}},{onSuccess:()=>{L(n.told),t()}})},children:[(0,J.jsx)(i,{label:u.name,required:!0,value:r,maxLength:300,onChange:e=>{a(e.currentTarget.value)}}),(0,J.jsx)(U,{label:u.body,description:n.help,minRows:14,maxRows:24,"data-autofocus":!0,value:o,onChange:e=>{s(e.currentTarget.value)},ff:`monospace`})]})}function qe({page:e,onClose:t}){let n=f(D).connect,{vocabulary:r}=b(),[i,a]=(0,q.useState)(null),[o,s]=(0,q.useState)(null),[c,l]=(0,q.useState)(``),[u,d]=(0,q.useState)(e.scope),p=w(We),m=r.linkTypes.flatMap(t=>[...t.from.length===0||t.from.includes(e.type)?[t.name]:[],...t.inverse&&(t.to.length===0||t.to.includes(e.type))?[t.inverse]:[]]);return(0,J.jsxs)(G,{title:n.title,action:n.action,ready:i!==null&&o!==null&&c.trim()!==``,busy:p.isPending,error:p.error,onClose:t,onSubmit:()=>{i&&o&&p.mutate({input:{from:e.slug,type:i,to:o,scope:u,evidence:[{kind:`MANUAL`,note:c.trim()}]}},{onSuccess:()=>{L(n.told),t()}})},children:[(0,J.jsx)(H,{label:n.type,required:!0,searchable:!0,data:[...new Set(m)],value:i,onChange:a}),(0,J.jsx)(B,{label:n.to,required:!0,without:e.slug,value:o,onChange:s}),(0,J.jsx)(U,{label:n.evidence,required:!0,value:c,onChange:e=>{l(e.currentTarget.value)}}),(0,J.jsx)(W,{value:u,onChange:d})]})}function Je({page:e,onClose:t}){let n=f(D),r=f(C),a=T(),[o,s]=(0,q.useState)(e.title),[c,l]=(0,q.useState)(e.slug),u=w(Be),d={page:e.id,slug:e.slug,title:e.title};return(0,J.jsxs)(G,{title:n.rename.title,action:n.rename.action,ready:c.trim()!==``&&o.trim()!==``&&(c!==e.slug||o!==e.title),busy:u.isPending,error:u.error,onClose:t,onSubmit:()=>{u.mutate({input:{page:e.id,slug:c.trim(),title:o.trim()}},{onSuccess:e=>{t(),L(n.rename.told,{label:r.undo,done:r.undone,run:()=>u.mutateAsync({input:d})}),e.renamePage?.page&&a(`/objects/${e.renamePage.page.slug}`,{replace:!0})}})},children:[(0,J.jsx)(i,{label:n.create.name,required:!0,"data-autofocus":!0,value:o,onChange:e=>{s(e.currentTarget.value)}}),(0,J.jsx)(i,{label:n.rename.slug,description:n.rename.slugHelp,required:!0,value:c,onChange:e=>{l(e.currentTarget.value)}})]})}function Ye({page:e,onClose:t}){let n=f(D).retype,{vocabulary:r}=b(),[i,a]=(0,q.useState)(e.type),[o,s]=(0,q.useState)(e.subtype??null),c=w(Ve),l=r.objectTypes.find(e=>e.name===i)?.subtypes??[];return(0,J.jsxs)(G,{title:n.title,action:n.action,ready:i!==null&&(i!==e.type||o!==(e.subtype??null)),busy:c.isPending,error:c.error,onClose:t,onSubmit:()=>{i&&c.mutate({input:{page:e.id,type:i,subtype:o}},{onSuccess:()=>{L(n.told),t()}})},children:[(0,J.jsx)(H,{label:n.type,searchable:!0,allowDeselect:!1,data:r.objectTypes.map(e=>e.name),value:i,onChange:e=>{a(e),s(null)}}),l.length>0&&(0,J.jsx)(H,{label:n.subtype,clearable:!0,data:l,value:o,onChange:s})]})}function Xe({page:e,onClose:t}){let n=f(D).merge,r=T(),[i,a]=(0,q.useState)(null),o=w(Q),s=w(Q),c=o.data?.mergePages&&o.variables.input.into===i?o.data.mergePages.changes:void 0;return(0,J.jsxs)(G,{title:n.title,action:c?n.action:n.try,ready:i!==null,busy:s.isPending||o.isPending,error:s.error??o.error,onClose:t,onSubmit:()=>{i&&(c?s.mutate({input:{from:e.id,into:i}},{onSuccess:e=>{L(n.told),t(),e.mergePages?.page&&r(`/objects/${e.mergePages.page.slug}`)}}):o.mutate({input:{from:e.id,into:i,dryRun:!0}}))},children:[(0,J.jsx)(B,{label:n.into,type:e.type,without:e.slug,value:i,onChange:a}),c&&(0,J.jsxs)(`div`,{role:`status`,children:[(0,J.jsx)(p,{size:`xs`,fw:600,mb:4,children:n.would}),c.length===0?(0,J.jsx)(p,{size:`sm`,c:`dimmed`,children:n.nothing}):(0,J.jsx)(V,{size:`sm`,children:c.map(e=>(0,J.jsx)(V.Item,{children:e},e))})]})]})}function Ze({page:e,onClose:t}){let n=f(Ce).rescope,[r,i]=(0,q.useState)(e.scope),a=w(Ue);return(0,J.jsx)(F,{title:n.title,action:n.action,error:a.error,busy:a.isPending,onClose:t,ready:r!==e.scope,onDone:i=>{a.mutate({input:{page:e.id,scope:r,reason:i}},{onSuccess:()=>{L(n.told),t()}})},children:(0,J.jsx)(W,{value:r,onChange:i})})}function Qe({page:e,onClose:t}){let n=f(D),r=f(C),i=T(),a=w(He),o=w(he);return(0,J.jsx)(F,{danger:!0,title:n.delete.title,text:n.delete.why,action:n.delete.action,error:a.error,busy:a.isPending,onClose:t,onDone:s=>{a.mutate({input:{page:e.id,reason:s}},{onSuccess:()=>{t(),i(`/objects`),L(n.delete.told,{label:r.undo,done:n.restored,run:()=>o.mutateAsync({input:{page:e.id}})})}})}})}var $e={edit:K,remember:r,connect:o,rename:_e,retype:Ee,merge:we,rescope:ge,delete:xe};function et({page:e}){let t=f(D).actions,{uid:n,curates:i}=ee(),[a,o]=(0,q.useState)(),s=[`connect`,...i||e.createdBy?.uid===n?[`rename`,`retype`,`merge`,`rescope`,`delete`]:[]],c=()=>{o(void 0)};return(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(u,{variant:`default`,leftSection:(0,J.jsx)(K,{size:14}),onClick:()=>{o(`edit`)},children:t.edit}),(0,J.jsx)(u,{leftSection:(0,J.jsx)(r,{size:14}),onClick:()=>{o(`remember`)},children:t.remember}),(0,J.jsxs)(z,{position:`bottom-end`,children:[(0,J.jsx)(z.Target,{children:(0,J.jsx)(P,{variant:`default`,size:30,"aria-label":t.more,children:(0,J.jsx)(be,{size:16})})}),(0,J.jsx)(z.Dropdown,{children:s.map(e=>{let n=$e[e];return(0,J.jsx)(z.Item,{leftSection:(0,J.jsx)(n,{size:15}),...e===`delete`?{color:`red`}:{},onClick:()=>{o(e)},children:t[e]},e)})})]}),a===`remember`&&(0,J.jsx)(Se,{about:e.slug,scope:e.scope,onClose:c}),a&&a!==`remember`&&(0,J.jsx)(Ge,{action:a,page:e,onClose:c})]})}function tt({page:e}){let t=f(D);return(0,J.jsx)(O,{flush:!0,title:t.timeline,count:e.timeline.nodes.length,children:e.timeline.nodes.length===0?(0,J.jsx)(x,{icon:Te,title:t.noEvents}):(0,J.jsx)(`ol`,{className:N.events,children:e.timeline.nodes.map(t=>(0,J.jsxs)(`li`,{children:[(0,J.jsx)(`span`,{className:N.date,children:t.until?`${t.date} – ${t.until}`:t.date}),(0,J.jsxs)(`div`,{children:[t.eventPage?(0,J.jsx)(j,{page:{...t.eventPage,title:t.summary}}):t.summary,t.type&&(0,J.jsx)(R,{ml:6,color:`gray`,children:t.type}),t.scope!==e.scope&&(0,J.jsxs)(J.Fragment,{children:[` `,(0,J.jsx)(A,{scope:t.scope})]}),t.detail&&(0,J.jsx)(p,{size:`xs`,c:`dimmed`,children:t.detail})]})]},t.id))})})}var nt=S(`mutation ConsoleRollback($input: RollbackPageInput!) { rollbackPage(input: $input) { page { version } } }`);function rt({page:e}){let t=f(D),n=f(C),r=h(),[i]=M(`versionsAfter`),a=g(Re,{ref:e.slug,after:i}),[o,s]=(0,q.useState)(),c=w(nt),l=(r,i)=>{c.mutate({input:{page:e.slug,toVersion:r}},{onSuccess:()=>{s(void 0),L(t.versions.told,{label:n.undo,done:n.undone,run:()=>c.mutateAsync({input:{page:e.slug,toVersion:i}})})}})};return(0,J.jsx)(v,{of:a,children:({page:e})=>e&&`versions`in e&&(0,J.jsxs)(O,{title:t.tabs.versions,children:[e.versions.nodes.length===0&&(0,J.jsx)(x,{icon:Oe,title:t.versions.none}),(0,J.jsx)(d,{gap:`md`,children:e.versions.nodes.map(n=>(0,J.jsxs)(`section`,{"aria-label":t.versions.of(String(n.number)),children:[(0,J.jsxs)(m,{justify:`space-between`,wrap:`nowrap`,children:[(0,J.jsxs)(m,{gap:`xs`,children:[(0,J.jsx)(p,{size:`sm`,fw:560,children:t.versions.of(r.number(n.number))}),n.number===e.version&&(0,J.jsx)(R,{children:t.versions.current}),(0,J.jsxs)(p,{size:`xs`,c:`dimmed`,children:[r.moment(n.at),n.by?` · ${n.by.displayName}`:``]})]}),n.number!==e.version&&(0,J.jsx)(u,{variant:`default`,onClick:()=>{s(n.number)},children:t.versions.rollback})]}),n.diff===``?(0,J.jsx)(p,{size:`xs`,c:`dimmed`,children:t.versions.same}):(0,J.jsx)(`div`,{className:N.diff,tabIndex:0,role:`group`,"aria-label":t.versions.of(String(n.number)),children:n.diff.replace(/\n$/,``).split(`
`).map((e,t)=>(0,J.jsx)(`span`,{"data-mark":e.slice(0,1),children:e===``?` `:e},t))})]},n.number))}),(0,J.jsx)(se,{info:e.versions.pageInfo,cursor:`versionsAfter`}),o!==void 0&&(0,J.jsxs)(ye,{opened:!0,onClose:()=>{s(void 0)},title:t.versions.confirm(String(o)),closeButtonProps:{"aria-label":n.close},children:[(0,J.jsx)(p,{size:`sm`,children:t.versions.why}),c.error&&(0,J.jsx)(te,{error:c.error}),(0,J.jsxs)(m,{justify:`flex-end`,mt:`md`,gap:`xs`,children:[(0,J.jsx)(u,{variant:`default`,onClick:()=>{s(void 0)},children:n.cancel}),(0,J.jsx)(u,{loading:c.isPending,onClick:()=>{l(o,e.version)},children:t.versions.rollback})]})]})]})})}var $=[`overview`,`timeline`,`links`,`versions`,`access`];function it(){let e=f(D),{"*":t=``}=ae(),[n]=ne(),r=n.get(`asOf`),i=r?new Date(`${r}T23:59:59Z`).toISOString():null,a=g(Le,{ref:t,asOf:i?{recorded:i,valid:i}:null});return(0,J.jsx)(v,{of:a,rows:14,children:({page:n})=>{if(n?.__typename===`Page`)return(0,J.jsx)(at,{page:n,named:t,asOf:r},n.id);let i=n?.__typename===`PageCandidates`?n.candidates:n?.near??[];return(0,J.jsx)(x,{icon:De,title:n?.__typename===`PageCandidates`?e.several(t):e.notFound(t),children:i.length>0&&(0,J.jsxs)(d,{gap:4,align:`center`,children:[(0,J.jsx)(`span`,{children:e.near}),i.map(e=>(0,J.jsx)(j,{page:{slug:e.slug,title:e.pageTitle,type:e.type}},e.slug))]})})}})}function at({page:r,named:i,asOf:o}){let s=f(D),l=f(c),d=T(),{values:h,set:g}=fe(`tab`),_=$.find(e=>e===h.tab)??`overview`;return(0,q.useEffect)(()=>{document.title=`${r.title} · ${l.product}`},[r.title,l]),(0,q.useEffect)(()=>{i!==r.slug&&d(`/objects/${r.slug}${location.search}`,{replace:!0})},[i,r.slug,d]),(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(e,{component:E,to:`/objects?type=${encodeURIComponent(r.type)}`,size:`xs`,children:(0,J.jsx)(ue,{type:r.subtype?`${r.type} / ${r.subtype}`:r.type})}),(0,J.jsxs)(ce,{title:r.title,text:(0,J.jsxs)(m,{component:`span`,gap:`sm`,children:[(0,J.jsx)(A,{scope:r.scope}),(0,J.jsx)(`span`,{children:r.slug})]}),children:[(0,J.jsx)(u,{variant:`default`,leftSection:(0,J.jsx)(a,{size:14}),component:E,to:`/graph?page=${encodeURIComponent(r.slug)}`,children:s.explore}),(0,J.jsx)(et,{page:r})]}),(0,J.jsx)(je,{from:r.createdAt,value:o}),(0,J.jsxs)(t,{value:_,onChange:e=>{g({tab:e===`overview`?null:e},!0)},keepMounted:!1,children:[(0,J.jsx)(t.List,{mb:`md`,children:$.map(e=>(0,J.jsx)(t.Tab,{value:e,rightSection:e===`links`&&r.links.totalCount?(0,J.jsx)(p,{component:`span`,size:`xs`,c:`dimmed`,children:r.links.totalCount}):void 0,children:s.tabs[e]},e))}),(0,J.jsx)(t.Panel,{value:`overview`,children:(0,J.jsx)(Pe,{page:r})}),(0,J.jsx)(t.Panel,{value:`timeline`,children:(0,J.jsx)(tt,{page:r})}),(0,J.jsx)(t.Panel,{value:`links`,children:(0,J.jsx)(Ie,{page:r})}),(0,J.jsx)(t.Panel,{value:`versions`,children:(0,J.jsx)(rt,{page:r})}),(0,J.jsx)(t.Panel,{value:`access`,children:(0,J.jsx)(n,{item:r.id,scope:r.scope})})]})]})}export{it as Area};