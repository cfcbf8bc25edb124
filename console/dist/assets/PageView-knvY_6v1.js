const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/MarkdownText-DeuShOfT.js","assets/chunk-Z7SQORRT-BqzW0sm5.js","assets/MarkdownText-c2Gxfxwy.css"])))=>i.map(i=>d[i]);
import{t as e}from"./Anchor-DfjajioL.js";import{r as t,t as n}from"./Stack-13tcqeUm.js";import{I as r,R as i,a,c as o,i as s,o as c,r as l,s as u}from"./session-DC2LmVA1.js";import{A as d,E as f,L as p,P as m,S as h,X as g,c as ee,h as _,i as v,j as y,l as te,o as ne,r as re,s as b,t as ie,u as x,w as S,x as C,y as w}from"./index-DUczwK0B.js";import{c as T,u as E}from"./catalogue-CulEc5Cj.js";import{c as D,d as ae,f as oe,g as se,l as O,p as ce,t as k}from"./chunk-Z7SQORRT-BqzW0sm5.js";import{t as le}from"./Access-DsIw1UDG.js";import{n as A}from"./FilterText-DxojTayn.js";import{a as ue,i as de,t as j}from"./layout-hnVKH2GX.js";import{a as M,i as fe,n as N,s as pe,t as P}from"./marks-Bw10Wvmj.js";import{t as me}from"./Alert-CReAjbjU.js";import{t as he}from"./Slider-DRGC8ikk.js";import{t as F}from"./format-CeiypsuT.js";import{n as ge,r as I}from"./Objects-CdO4CkLu.js";import{t as L}from"./Reason-BFlIa0qd.js";import{t as R}from"./toast-hNYeuTQt.js";import{c as _e,i as ve,s as ye,t as z}from"./ClaimList-D5qAGYoC.js";import{n as B}from"./ClaimDetails-NwgvAvv8.js";import{t as be}from"./IconDots-BRGQ_ycN.js";import{n as xe}from"./Evidence-qPyqfqfE.js";import{t as Se}from"./IconTrash-D6OJJmh_.js";import{n as V,t as Ce}from"./RememberDialog-D7YCsHAv.js";import{t as H}from"./List-zpLTs1dT.js";import{n as we,t as U}from"./ScopeSelect-okScMD_o.js";import{t as W}from"./FormDialog-D-EF5fu0.js";var Te=u(`outline`,`arrow-merge`,`ArrowMerge`,[[`path`,{d:`M8 7l4 -4l4 4`,key:`svg-0`}],[`path`,{d:`M12 3v5.394a6.737 6.737 0 0 1 -3 5.606a6.737 6.737 0 0 0 -3 5.606v1.394`,key:`svg-1`}],[`path`,{d:`M12 3v5.394a6.737 6.737 0 0 0 3 5.606a6.737 6.737 0 0 1 3 5.606v1.394`,key:`svg-2`}]]),Ee=u(`outline`,`calendar-off`,`CalendarOff`,[[`path`,{d:`M9 5h9a2 2 0 0 1 2 2v9m-.184 3.839a2 2 0 0 1 -1.816 1.161h-12a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 1.158 -1.815`,key:`svg-0`}],[`path`,{d:`M16 3v4`,key:`svg-1`}],[`path`,{d:`M8 3v1`,key:`svg-2`}],[`path`,{d:`M4 11h7m4 0h5`,key:`svg-3`}],[`path`,{d:`M3 3l18 18`,key:`svg-4`}]]),De=u(`outline`,`category`,`Category`,[[`path`,{d:`M4 4h6v6h-6l0 -6`,key:`svg-0`}],[`path`,{d:`M14 4h6v6h-6l0 -6`,key:`svg-1`}],[`path`,{d:`M4 14h6v6h-6l0 -6`,key:`svg-2`}],[`path`,{d:`M14 17a3 3 0 1 0 6 0a3 3 0 1 0 -6 0`,key:`svg-3`}]]),Oe=u(`outline`,`file-unknown`,`FileUnknown`,[[`path`,{d:`M14 3v4a1 1 0 0 0 1 1h4`,key:`svg-0`}],[`path`,{d:`M17 21h-10a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2h7l5 5v11a2 2 0 0 1 -2 2`,key:`svg-1`}],[`path`,{d:`M12 17v.01`,key:`svg-2`}],[`path`,{d:`M12 14a1.5 1.5 0 1 0 -1.14 -2.474`,key:`svg-3`}]]),ke=u(`outline`,`history-off`,`HistoryOff`,[[`path`,{d:`M3.05 11a8.975 8.975 0 0 1 2.54 -5.403m2.314 -1.697a9 9 0 0 1 12.113 12.112m-1.695 2.312a9 9 0 0 1 -14.772 -3.324m-.5 5v-5h5`,key:`svg-0`}],[`path`,{d:`M3 3l18 18`,key:`svg-1`}]]),Ae=u(`outline`,`history`,`History`,[[`path`,{d:`M12 8l0 4l2 2`,key:`svg-0`}],[`path`,{d:`M3.05 11a9 9 0 1 1 .5 4m-.5 5v-5h5`,key:`svg-1`}]]),G=u(`outline`,`pencil`,`Pencil`,[[`path`,{d:`M4 20h4l10.5 -10.5a2.828 2.828 0 1 0 -4 -4l-10.5 10.5v4`,key:`svg-0`}],[`path`,{d:`M13.5 6.5l4 4`,key:`svg-1`}]]),je=u(`outline`,`unlink`,`Unlink`,[[`path`,{d:`M17 22v-2`,key:`svg-0`}],[`path`,{d:`M9 15l6 -6`,key:`svg-1`}],[`path`,{d:`M11 6l.463 -.536a5 5 0 0 1 7.071 7.072l-.534 .464`,key:`svg-2`}],[`path`,{d:`M13 18l-.397 .534a5.068 5.068 0 0 1 -7.127 0a4.972 4.972 0 0 1 0 -7.071l.524 -.463`,key:`svg-3`}],[`path`,{d:`M20 17h2`,key:`svg-4`}],[`path`,{d:`M2 7h2`,key:`svg-5`}],[`path`,{d:`M7 2v2`,key:`svg-6`}]]),K=se(ce(),1),q=oe(),J=864e5;function Me({from:e,value:n}){let r=T(A),i=F(),[,a]=v(`asOf`),s=Math.floor(Date.now()/J),c=Math.min(Math.floor(Date.parse(e)/J),s-30),l=n?Math.floor(Date.parse(n)/J):s,[u,d]=(0,K.useState)(l);(0,K.useEffect)(()=>{d(l)},[l]);let f=e=>e>=s?r.asOfNow:i.day(new Date(e*J).toISOString());return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsxs)(o,{gap:`sm`,mb:`sm`,wrap:`nowrap`,children:[(0,q.jsx)(Ae,{size:15,"aria-hidden":!0}),(0,q.jsx)(E,{size:`xs`,c:`dimmed`,children:r.asOf}),(0,q.jsx)(he,{className:I.slider??``,size:`xs`,min:c,max:s,value:u,label:f,thumbLabel:r.asOfLabel,thumbProps:{"aria-valuetext":f(u)},onChange:d,onChangeEnd:e=>{a(e>=s?null:new Date(e*J).toISOString().slice(0,10))}}),(0,q.jsx)(E,{size:`xs`,miw:80,children:f(u)})]}),n&&(0,q.jsx)(me,{color:`yellow`,mb:`sm`,p:`xs`,children:(0,q.jsxs)(o,{justify:`space-between`,children:[(0,q.jsx)(E,{size:`xs`,children:r.asOfNote}),(0,q.jsx)(t,{variant:`default`,onClick:()=>{a(null)},children:r.backToNow})]})})]})}var Ne=(0,K.lazy)(()=>ie(()=>import(`./MarkdownText-DeuShOfT.js`),__vite__mapDeps([0,1,2])));function Pe({text:e}){return(0,q.jsx)(K.Suspense,{fallback:(0,q.jsx)(te,{rows:3}),children:(0,q.jsx)(Ne,{text:e})})}function Y(e){if(Array.isArray(e))return e.map(Y).join(`, `);if(typeof e==`object`&&e){let{amount:t,currency:n}=e;return t!==void 0&&n!==void 0?`${Y(t)} ${Y(n)}`:JSON.stringify(e)}return String(e)}function Fe({page:t}){let r=T(A),i=F(),[,a]=v(`claim`);return(0,q.jsxs)(`div`,{className:I.grid,children:[(0,q.jsxs)(n,{gap:`md`,miw:0,children:[t.properties.length>0&&(0,q.jsx)(j,{title:r.properties,children:(0,q.jsx)(`dl`,{className:I.properties,children:t.properties.map(e=>(0,q.jsxs)(`div`,{children:[(0,q.jsx)(`dt`,{children:e.name}),(0,q.jsxs)(`dd`,{children:[(0,q.jsx)(`button`,{type:`button`,className:I.value,"aria-haspopup":`dialog`,onClick:()=>{a(e.claim.id)},children:Y(e.value)}),e.conflicts.length>0&&(0,q.jsx)(p,{ml:6,color:`orange`,component:`button`,onClick:()=>{a(e.conflicts[0]?.id??null)},children:r.conflicts(e.conflicts.length)})]})]},e.name))})}),(0,q.jsx)(j,{title:t.title,children:t.sections.length===0?(0,q.jsx)(E,{size:`sm`,c:`dimmed`,children:r.noText}):t.sections.map(e=>(0,q.jsxs)(`section`,{className:e.scope===t.scope?I.section:I.guarded,"aria-label":e.heading??r.unnamed,children:[e.scope!==t.scope&&(0,q.jsxs)(E,{component:`div`,size:`xs`,mb:4,children:[r.partFor,` `,(0,q.jsx)(N,{scope:e.scope})]}),(0,q.jsx)(Pe,{text:e.text})]},e.id))}),(0,q.jsx)(j,{flush:!0,title:r.facts,count:t.facts.totalCount??null,actions:(0,q.jsx)(e,{component:k,size:`xs`,to:`/claims?about=${encodeURIComponent(t.slug)}`,children:r.moreClaims}),children:t.facts.nodes.length>0?(0,q.jsx)(z,{claims:t.facts.nodes,hideAbout:!0}):(0,q.jsx)(E,{size:`sm`,c:`dimmed`,p:`md`,children:r.noFacts})}),t.takes.nodes.length>0&&(0,q.jsx)(j,{flush:!0,title:r.takes,count:t.takes.totalCount??null,children:(0,q.jsx)(z,{claims:t.takes.nodes,hideAbout:!0})})]}),(0,q.jsxs)(n,{gap:`md`,children:[t.findings.length>0&&(0,q.jsx)(j,{title:r.questions,count:t.findings.length,children:(0,q.jsx)(n,{gap:6,children:t.findings.map(t=>(0,q.jsx)(e,{component:k,to:`/contradictions?finding=${t.id}`,size:`sm`,children:t.explanation},t.id))})}),(0,q.jsx)(j,{title:r.details,children:(0,q.jsxs)(`dl`,{className:ve.facts,children:[(0,q.jsx)(B,{name:r.meta.aliases,children:t.aliases.join(`, `)}),(0,q.jsx)(B,{name:r.meta.tags,children:t.tags.length>0&&(0,q.jsx)(o,{gap:4,children:t.tags.map(e=>(0,q.jsx)(fe,{name:e.name},e.name))})}),(0,q.jsx)(B,{name:r.meta.date,children:t.effectiveDate}),(0,q.jsxs)(B,{name:r.meta.created,children:[(0,q.jsx)(M,{at:t.createdAt}),t.createdBy?`, ${t.createdBy.displayName}`:``]}),(0,q.jsx)(B,{name:r.meta.updated,children:(0,q.jsx)(M,{at:t.updatedAt})}),(0,q.jsx)(B,{name:r.meta.version,children:i.number(t.version)}),(0,q.jsx)(B,{name:r.meta.backlinks,children:i.number(t.backlinkCount)})]})}),t.links.nodes.length>0&&(0,q.jsx)(j,{title:r.tabs.links,count:t.links.totalCount??null,children:(0,q.jsx)(X,{page:t,limit:8})})]})]})}function X({page:e,limit:t,action:n}){let r=T(A),i=t?e.links.nodes.slice(0,t):e.links.nodes,a=[[r.linksOut,i.filter(t=>t.from.id===e.id)],[r.linksIn,i.filter(t=>t.from.id!==e.id)]];return(0,q.jsx)(q.Fragment,{children:a.map(([t,r])=>r.length>0&&(0,q.jsxs)(`div`,{children:[(0,q.jsx)(E,{size:`xs`,c:`dimmed`,mb:2,children:t}),(0,q.jsx)(`ul`,{className:I.links,children:r.map(t=>{let r=t.from.id===e.id?t.to:t.from;return(0,q.jsxs)(`li`,{children:[(0,q.jsx)(k,{to:`/objects/${r.slug}`,children:r.title}),(0,q.jsx)(E,{component:`span`,size:`xs`,c:`dimmed`,children:t.type}),t.scope!==e.scope&&(0,q.jsx)(N,{scope:t.scope}),n?.(t)]},t.id)})})]},t))})}var Ie=a(`mutation ConsoleDisconnect($input: DisconnectInput!) { disconnect(input: $input) { revision } }`);function Le({page:t}){let n=T(A),[i,a]=(0,K.useState)(),o=r(Ie);return(0,q.jsxs)(j,{title:n.tabs.links,count:t.links.totalCount??null,children:[t.links.nodes.length===0?(0,q.jsx)(b,{icon:w,title:n.noLinks}):(0,q.jsx)(X,{page:t,action:e=>(0,q.jsx)(f,{label:n.disconnect.action,children:(0,q.jsx)(g,{size:`sm`,"aria-label":`${n.disconnect.action}: ${e.from.title} ${e.type} ${e.to.title}`,onClick:()=>{a(e)},children:(0,q.jsx)(je,{size:14})})})}),t.links.pageInfo.hasNextPage&&(0,q.jsx)(e,{component:k,size:`sm`,to:`/graph?page=${encodeURIComponent(t.slug)}`,children:n.moreLinks}),i&&(0,q.jsx)(L,{danger:!0,title:n.disconnect.title,text:`${i.from.title} – ${i.type} – ${i.to.title}`,action:n.disconnect.action,error:o.error,busy:o.isPending,onClose:()=>{a(void 0)},onDone:e=>{o.mutate({input:{link:i.id,reason:e}},{onSuccess:()=>{R(n.disconnect.told),a(void 0)}})}})]})}var Re=a(`
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
`),ze=a(`
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
`),Be=a(`mutation ConsoleUpdatePage($input: UpdatePageInput!) { updatePage(input: $input) { page { version } } }`),Ve=a(`mutation ConsoleRenamePage($input: RenamePageInput!) { renamePage(input: $input) { page { slug } } }`),He=a(`mutation ConsoleRetypePage($input: RetypePageInput!) { retypePage(input: $input) { page { slug } } }`),Z=a(`mutation ConsoleMergePages($input: MergePagesInput!) { mergePages(input: $input) { changes dryRun page { slug } } }`),Ue=a(`mutation ConsoleDeletePage($input: DeletePageInput!) { deletePage(input: $input) { page { id } } }`),We=a(`mutation ConsoleRescopePage($input: RescopeInput!) { rescope(input: $input) { revision } }`),Ge=a(`mutation ConsoleConnect($input: ConnectInput!) { connect(input: $input) { revision } }`);function Ke({action:e,...t}){switch(e){case`edit`:return(0,q.jsx)(qe,{...t});case`connect`:return(0,q.jsx)(Je,{...t});case`rename`:return(0,q.jsx)(Ye,{...t});case`retype`:return(0,q.jsx)(Q,{...t});case`merge`:return(0,q.jsx)(Xe,{...t});case`rescope`:return(0,q.jsx)(Ze,{...t});case`delete`:return(0,q.jsx)(Qe,{...t})}}function qe({page:e,onClose:t}){let n=T(A).edit,[i,a]=(0,K.useState)(e.title),[o,s]=(0,K.useState)(e.body),[c]=(0,K.useState)(e.version),l=r(Be),u=T(A).create;return(0,q.jsxs)(W,{title:n.title,action:n.action,size:`xl`,ready:i.trim()!==``&&(o!==e.body||i!==e.title),busy:l.isPending,error:l.error,onClose:t,onSubmit:()=>{l.mutate({input:{page:e.id,version:c,...o===e.body?{}:{body:o},...i===e.title?{}:{title:i}}},{onSuccess:()=>{R(n.told),t()}})},children:[(0,q.jsx)(C,{label:u.name,required:!0,value:i,maxLength:300,onChange:e=>{a(e.currentTarget.value)}}),(0,q.jsx)(m,{label:u.body,description:n.help,minRows:14,maxRows:24,"data-autofocus":!0,value:o,onChange:e=>{s(e.currentTarget.value)},ff:`monospace`})]})}function Je({page:e,onClose:t}){let n=T(A).connect,{vocabulary:i}=s(),[a,o]=(0,K.useState)(null),[c,l]=(0,K.useState)(null),[u,d]=(0,K.useState)(``),[f,p]=(0,K.useState)(e.scope),h=r(Ge),g=i.linkTypes.flatMap(t=>[...t.from.length===0||t.from.includes(e.type)?[t.name]:[],...t.inverse&&(t.to.length===0||t.to.includes(e.type))?[t.inverse]:[]]);return(0,q.jsxs)(W,{title:n.title,action:n.action,ready:a!==null&&c!==null&&u.trim()!==``,busy:h.isPending,error:h.error,onClose:t,onSubmit:()=>{a&&c&&h.mutate({input:{from:e.slug,type:a,to:c,scope:f,evidence:[{kind:`MANUAL`,note:u.trim()}]}},{onSuccess:()=>{R(n.told),t()}})},children:[(0,q.jsx)(S,{label:n.type,required:!0,searchable:!0,data:[...new Set(g)],value:a,onChange:o}),(0,q.jsx)(V,{label:n.to,required:!0,without:e.slug,value:c,onChange:l}),(0,q.jsx)(m,{label:n.evidence,required:!0,value:u,onChange:e=>{d(e.currentTarget.value)}}),(0,q.jsx)(U,{value:f,onChange:p})]})}function Ye({page:e,onClose:t}){let n=T(A),i=T(c),a=D(),[o,s]=(0,K.useState)(e.title),[l,u]=(0,K.useState)(e.slug),d=r(Ve),f={page:e.id,slug:e.slug,title:e.title};return(0,q.jsxs)(W,{title:n.rename.title,action:n.rename.action,ready:l.trim()!==``&&o.trim()!==``&&(l!==e.slug||o!==e.title),busy:d.isPending,error:d.error,onClose:t,onSubmit:()=>{d.mutate({input:{page:e.id,slug:l.trim(),title:o.trim()}},{onSuccess:e=>{t(),R(n.rename.told,{label:i.undo,done:i.undone,run:()=>d.mutateAsync({input:f})}),e.renamePage?.page&&a(`/objects/${e.renamePage.page.slug}`,{replace:!0})}})},children:[(0,q.jsx)(C,{label:n.create.name,required:!0,"data-autofocus":!0,value:o,onChange:e=>{s(e.currentTarget.value)}}),(0,q.jsx)(C,{label:n.rename.slug,description:n.rename.slugHelp,required:!0,value:l,onChange:e=>{u(e.currentTarget.value)}})]})}function Q({page:e,onClose:t}){let n=T(A).retype,{vocabulary:i}=s(),[a,o]=(0,K.useState)(e.type),[c,l]=(0,K.useState)(e.subtype??null),u=r(He),d=i.objectTypes.find(e=>e.name===a)?.subtypes??[];return(0,q.jsxs)(W,{title:n.title,action:n.action,ready:a!==null&&(a!==e.type||c!==(e.subtype??null)),busy:u.isPending,error:u.error,onClose:t,onSubmit:()=>{a&&u.mutate({input:{page:e.id,type:a,subtype:c}},{onSuccess:()=>{R(n.told),t()}})},children:[(0,q.jsx)(S,{label:n.type,searchable:!0,allowDeselect:!1,data:i.objectTypes.map(e=>e.name),value:a,onChange:e=>{o(e),l(null)}}),d.length>0&&(0,q.jsx)(S,{label:n.subtype,clearable:!0,data:d,value:c,onChange:l})]})}function Xe({page:e,onClose:t}){let n=T(A).merge,i=D(),[a,o]=(0,K.useState)(null),s=r(Z),c=r(Z),l=s.data?.mergePages&&s.variables.input.into===a?s.data.mergePages.changes:void 0;return(0,q.jsxs)(W,{title:n.title,action:l?n.action:n.try,ready:a!==null,busy:c.isPending||s.isPending,error:c.error??s.error,onClose:t,onSubmit:()=>{a&&(l?c.mutate({input:{from:e.id,into:a}},{onSuccess:e=>{R(n.told),t(),e.mergePages?.page&&i(`/objects/${e.mergePages.page.slug}`)}}):s.mutate({input:{from:e.id,into:a,dryRun:!0}}))},children:[(0,q.jsx)(V,{label:n.into,type:e.type,without:e.slug,value:a,onChange:o}),l&&(0,q.jsxs)(`div`,{role:`status`,children:[(0,q.jsx)(E,{size:`xs`,fw:600,mb:4,children:n.would}),l.length===0?(0,q.jsx)(E,{size:`sm`,c:`dimmed`,children:n.nothing}):(0,q.jsx)(H,{size:`sm`,children:l.map(e=>(0,q.jsx)(H.Item,{children:e},e))})]})]})}function Ze({page:e,onClose:t}){let n=T(we).rescope,[i,a]=(0,K.useState)(e.scope),o=r(We);return(0,q.jsx)(L,{title:n.title,action:n.action,error:o.error,busy:o.isPending,onClose:t,ready:i!==e.scope,onDone:r=>{o.mutate({input:{page:e.id,scope:i,reason:r}},{onSuccess:()=>{R(n.told),t()}})},children:(0,q.jsx)(U,{value:i,onChange:a})})}function Qe({page:e,onClose:t}){let n=T(A),i=T(c),a=D(),o=r(Ue),s=r(ge);return(0,q.jsx)(L,{danger:!0,title:n.delete.title,text:n.delete.why,action:n.delete.action,error:o.error,busy:o.isPending,onClose:t,onDone:r=>{o.mutate({input:{page:e.id,reason:r}},{onSuccess:()=>{t(),a(`/objects`),R(n.delete.told,{label:i.undo,done:n.restored,run:()=>s.mutateAsync({input:{page:e.id}})})}})}})}var $e={edit:G,remember:_,connect:xe,rename:_e,retype:De,merge:Te,rescope:ye,delete:Se};function et({page:e}){let n=T(A).actions,{uid:r,curates:i}=l(),[a,o]=(0,K.useState)(),s=[`connect`,...i||e.createdBy?.uid===r?[`rename`,`retype`,`merge`,`rescope`,`delete`]:[]],c=()=>{o(void 0)};return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(t,{variant:`default`,leftSection:(0,q.jsx)(G,{size:14}),onClick:()=>{o(`edit`)},children:n.edit}),(0,q.jsx)(t,{leftSection:(0,q.jsx)(_,{size:14}),onClick:()=>{o(`remember`)},children:n.remember}),(0,q.jsxs)(y,{position:`bottom-end`,children:[(0,q.jsx)(y.Target,{children:(0,q.jsx)(g,{variant:`default`,size:30,"aria-label":n.more,children:(0,q.jsx)(be,{size:16})})}),(0,q.jsx)(y.Dropdown,{children:s.map(e=>{let t=$e[e];return(0,q.jsx)(y.Item,{leftSection:(0,q.jsx)(t,{size:15}),...e===`delete`?{color:`red`}:{},onClick:()=>{o(e)},children:n[e]},e)})})]}),a===`remember`&&(0,q.jsx)(Ce,{about:e.slug,scope:e.scope,onClose:c}),a&&a!==`remember`&&(0,q.jsx)(Ke,{action:a,page:e,onClose:c})]})}function tt({page:e}){let t=T(A);return(0,q.jsx)(j,{flush:!0,title:t.timeline,count:e.timeline.nodes.length,children:e.timeline.nodes.length===0?(0,q.jsx)(b,{icon:Ee,title:t.noEvents}):(0,q.jsx)(`ol`,{className:I.events,children:e.timeline.nodes.map(t=>(0,q.jsxs)(`li`,{children:[(0,q.jsx)(`span`,{className:I.date,children:t.until?`${t.date} – ${t.until}`:t.date}),(0,q.jsxs)(`div`,{children:[t.eventPage?(0,q.jsx)(P,{page:{...t.eventPage,title:t.summary}}):t.summary,t.type&&(0,q.jsx)(p,{ml:6,color:`gray`,children:t.type}),t.scope!==e.scope&&(0,q.jsxs)(q.Fragment,{children:[` `,(0,q.jsx)(N,{scope:t.scope})]}),t.detail&&(0,q.jsx)(E,{size:`xs`,c:`dimmed`,children:t.detail})]})]},t.id))})})}var nt=a(`mutation ConsoleRollback($input: RollbackPageInput!) { rollbackPage(input: $input) { page { version } } }`);function rt({page:e}){let a=T(A),s=T(c),l=F(),[u]=v(`versionsAfter`),f=i(ze,{ref:e.slug,after:u}),[m,h]=(0,K.useState)(),g=r(nt),_=(t,n)=>{g.mutate({input:{page:e.slug,toVersion:t}},{onSuccess:()=>{h(void 0),R(a.versions.told,{label:s.undo,done:s.undone,run:()=>g.mutateAsync({input:{page:e.slug,toVersion:n}})})}})};return(0,q.jsx)(x,{of:f,children:({page:e})=>e&&`versions`in e&&(0,q.jsxs)(j,{title:a.tabs.versions,children:[e.versions.nodes.length===0&&(0,q.jsx)(b,{icon:ke,title:a.versions.none}),(0,q.jsx)(n,{gap:`md`,children:e.versions.nodes.map(n=>(0,q.jsxs)(`section`,{"aria-label":a.versions.of(String(n.number)),children:[(0,q.jsxs)(o,{justify:`space-between`,wrap:`nowrap`,children:[(0,q.jsxs)(o,{gap:`xs`,children:[(0,q.jsx)(E,{size:`sm`,fw:560,children:a.versions.of(l.number(n.number))}),n.number===e.version&&(0,q.jsx)(p,{children:a.versions.current}),(0,q.jsxs)(E,{size:`xs`,c:`dimmed`,children:[l.moment(n.at),n.by?` · ${n.by.displayName}`:``]})]}),n.number!==e.version&&(0,q.jsx)(t,{variant:`default`,onClick:()=>{h(n.number)},children:a.versions.rollback})]}),n.diff===``?(0,q.jsx)(E,{size:`xs`,c:`dimmed`,children:a.versions.same}):(0,q.jsx)(`div`,{className:I.diff,tabIndex:0,role:`group`,"aria-label":a.versions.of(String(n.number)),children:n.diff.replace(/\n$/,``).split(`
`).map((e,t)=>(0,q.jsx)(`span`,{"data-mark":e.slice(0,1),children:e===``?` `:e},t))})]},n.number))}),(0,q.jsx)(ue,{info:e.versions.pageInfo,cursor:`versionsAfter`}),m!==void 0&&(0,q.jsxs)(d,{opened:!0,onClose:()=>{h(void 0)},title:a.versions.confirm(String(m)),closeButtonProps:{"aria-label":s.close},children:[(0,q.jsx)(E,{size:`sm`,children:a.versions.why}),g.error&&(0,q.jsx)(ee,{error:g.error}),(0,q.jsxs)(o,{justify:`flex-end`,mt:`md`,gap:`xs`,children:[(0,q.jsx)(t,{variant:`default`,onClick:()=>{h(void 0)},children:s.cancel}),(0,q.jsx)(t,{loading:g.isPending,onClick:()=>{_(m,e.version)},children:a.versions.rollback})]})]})]})})}var $=[`overview`,`timeline`,`links`,`versions`,`access`];function it(){let e=T(A),{"*":t=``}=O(),[r]=ae(),a=r.get(`asOf`),o=a?new Date(`${a}T23:59:59Z`).toISOString():null,s=i(Re,{ref:t,asOf:o?{recorded:o,valid:o}:null});return(0,q.jsx)(x,{of:s,rows:14,children:({page:r})=>{if(r?.__typename===`Page`)return(0,q.jsx)(at,{page:r,named:t,asOf:a},r.id);let i=r?.__typename===`PageCandidates`?r.candidates:r?.near??[];return(0,q.jsx)(b,{icon:Oe,title:r?.__typename===`PageCandidates`?e.several(t):e.notFound(t),children:i.length>0&&(0,q.jsxs)(n,{gap:4,align:`center`,children:[(0,q.jsx)(`span`,{children:e.near}),i.map(e=>(0,q.jsx)(P,{page:{slug:e.slug,title:e.pageTitle,type:e.type}},e.slug))]})})}})}function at({page:n,named:r,asOf:i}){let a=T(A),s=T(ne),c=D(),{values:l,set:u}=re(`tab`),d=$.find(e=>e===l.tab)??`overview`;return(0,K.useEffect)(()=>{document.title=`${n.title} · ${s.product}`},[n.title,s]),(0,K.useEffect)(()=>{r!==n.slug&&c(`/objects/${n.slug}${location.search}`,{replace:!0})},[r,n.slug,c]),(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(e,{component:k,to:`/objects?type=${encodeURIComponent(n.type)}`,size:`xs`,children:(0,q.jsx)(pe,{type:n.subtype?`${n.type} / ${n.subtype}`:n.type})}),(0,q.jsxs)(de,{title:n.title,text:(0,q.jsxs)(o,{component:`span`,gap:`sm`,children:[(0,q.jsx)(N,{scope:n.scope}),(0,q.jsx)(`span`,{children:n.slug})]}),children:[(0,q.jsx)(t,{variant:`default`,leftSection:(0,q.jsx)(w,{size:14}),component:k,to:`/graph?page=${encodeURIComponent(n.slug)}`,children:a.explore}),(0,q.jsx)(et,{page:n})]}),(0,q.jsx)(Me,{from:n.createdAt,value:i}),(0,q.jsxs)(h,{value:d,onChange:e=>{u({tab:e===`overview`?null:e},!0)},keepMounted:!1,children:[(0,q.jsx)(h.List,{mb:`md`,children:$.map(e=>(0,q.jsx)(h.Tab,{value:e,rightSection:e===`links`&&n.links.totalCount?(0,q.jsx)(E,{component:`span`,size:`xs`,c:`dimmed`,children:n.links.totalCount}):void 0,children:a.tabs[e]},e))}),(0,q.jsx)(h.Panel,{value:`overview`,children:(0,q.jsx)(Fe,{page:n})}),(0,q.jsx)(h.Panel,{value:`timeline`,children:(0,q.jsx)(tt,{page:n})}),(0,q.jsx)(h.Panel,{value:`links`,children:(0,q.jsx)(Le,{page:n})}),(0,q.jsx)(h.Panel,{value:`versions`,children:(0,q.jsx)(rt,{page:n})}),(0,q.jsx)(h.Panel,{value:`access`,children:(0,q.jsx)(le,{item:n.id,scope:n.scope})})]})]})}export{it as Area};