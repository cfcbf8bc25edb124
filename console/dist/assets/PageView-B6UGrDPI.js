const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/MarkdownText-DeuShOfT.js","assets/chunk-Z7SQORRT-BqzW0sm5.js","assets/MarkdownText-c2Gxfxwy.css"])))=>i.map(i=>d[i]);
import{A as e,E as t,K as n,L as r,P as i,S as a,Z as o,c as s,h as c,i as l,j as u,l as d,o as f,r as p,s as m,t as ee,u as h,w as g,x as _,y as v}from"./index-BUNpqK6Y.js";import{r as y,t as b}from"./Stack-CIedK1A6.js";import{I as x,L as S,a as C,c as w,i as T,o as E,r as te,s as D}from"./session-BL1HnV_a.js";import{c as O,s as k}from"./catalogue-DHarkDn4.js";import{c as A,d as ne,f as re,g as ie,l as ae,p as oe,t as j}from"./chunk-Z7SQORRT-BqzW0sm5.js";import{t as se}from"./Access-fuO1a191.js";import{n as M}from"./FilterText-W6lZ_KGs.js";import{i as ce,r as le,t as N}from"./layout-liImEvfI.js";import{a as P,i as ue,n as F,s as de,t as I}from"./marks-Dqy7i4n7.js";import{t as fe}from"./Alert-D39N9xVo.js";import{t as pe}from"./Slider-Bp5JVQ78.js";import{t as L}from"./format-CW9hbIQq.js";import{n as me,r as R}from"./Objects-bg5h9Ogy.js";import{t as z}from"./Reason-BNsLbQdI.js";import{t as B}from"./toast-BXdFxEU0.js";import{c as he,i as ge,s as _e,t as V}from"./ClaimList-Cavl1wtY.js";import{n as H}from"./ClaimDetails-DwFbH5qy.js";import{t as ve}from"./IconDots-BxIOR8N_.js";import{n as ye}from"./Evidence-BaX40Bwn.js";import{t as be}from"./IconTrash-DJwNGPgP.js";import{n as U,t as xe}from"./RememberDialog-DTEPTFGk.js";import{t as W}from"./List-D756k9-p.js";import{n as Se,t as G}from"./ScopeSelect-DWkBAp2E.js";import{t as K}from"./FormDialog-ClJDDxxX.js";var Ce=D(`outline`,`arrow-merge`,`ArrowMerge`,[[`path`,{d:`M8 7l4 -4l4 4`,key:`svg-0`}],[`path`,{d:`M12 3v5.394a6.737 6.737 0 0 1 -3 5.606a6.737 6.737 0 0 0 -3 5.606v1.394`,key:`svg-1`}],[`path`,{d:`M12 3v5.394a6.737 6.737 0 0 0 3 5.606a6.737 6.737 0 0 1 3 5.606v1.394`,key:`svg-2`}]]),we=D(`outline`,`calendar-off`,`CalendarOff`,[[`path`,{d:`M9 5h9a2 2 0 0 1 2 2v9m-.184 3.839a2 2 0 0 1 -1.816 1.161h-12a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 1.158 -1.815`,key:`svg-0`}],[`path`,{d:`M16 3v4`,key:`svg-1`}],[`path`,{d:`M8 3v1`,key:`svg-2`}],[`path`,{d:`M4 11h7m4 0h5`,key:`svg-3`}],[`path`,{d:`M3 3l18 18`,key:`svg-4`}]]),Te=D(`outline`,`category`,`Category`,[[`path`,{d:`M4 4h6v6h-6l0 -6`,key:`svg-0`}],[`path`,{d:`M14 4h6v6h-6l0 -6`,key:`svg-1`}],[`path`,{d:`M4 14h6v6h-6l0 -6`,key:`svg-2`}],[`path`,{d:`M14 17a3 3 0 1 0 6 0a3 3 0 1 0 -6 0`,key:`svg-3`}]]),Ee=D(`outline`,`file-unknown`,`FileUnknown`,[[`path`,{d:`M14 3v4a1 1 0 0 0 1 1h4`,key:`svg-0`}],[`path`,{d:`M17 21h-10a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2h7l5 5v11a2 2 0 0 1 -2 2`,key:`svg-1`}],[`path`,{d:`M12 17v.01`,key:`svg-2`}],[`path`,{d:`M12 14a1.5 1.5 0 1 0 -1.14 -2.474`,key:`svg-3`}]]),De=D(`outline`,`history-off`,`HistoryOff`,[[`path`,{d:`M3.05 11a8.975 8.975 0 0 1 2.54 -5.403m2.314 -1.697a9 9 0 0 1 12.113 12.112m-1.695 2.312a9 9 0 0 1 -14.772 -3.324m-.5 5v-5h5`,key:`svg-0`}],[`path`,{d:`M3 3l18 18`,key:`svg-1`}]]),Oe=D(`outline`,`history`,`History`,[[`path`,{d:`M12 8l0 4l2 2`,key:`svg-0`}],[`path`,{d:`M3.05 11a9 9 0 1 1 .5 4m-.5 5v-5h5`,key:`svg-1`}]]),q=D(`outline`,`pencil`,`Pencil`,[[`path`,{d:`M4 20h4l10.5 -10.5a2.828 2.828 0 1 0 -4 -4l-10.5 10.5v4`,key:`svg-0`}],[`path`,{d:`M13.5 6.5l4 4`,key:`svg-1`}]]),ke=D(`outline`,`unlink`,`Unlink`,[[`path`,{d:`M17 22v-2`,key:`svg-0`}],[`path`,{d:`M9 15l6 -6`,key:`svg-1`}],[`path`,{d:`M11 6l.463 -.536a5 5 0 0 1 7.071 7.072l-.534 .464`,key:`svg-2`}],[`path`,{d:`M13 18l-.397 .534a5.068 5.068 0 0 1 -7.127 0a4.972 4.972 0 0 1 0 -7.071l.524 -.463`,key:`svg-3`}],[`path`,{d:`M20 17h2`,key:`svg-4`}],[`path`,{d:`M2 7h2`,key:`svg-5`}],[`path`,{d:`M7 2v2`,key:`svg-6`}]]),J=ie(oe(),1),Y=re(),X=864e5;function Ae({from:e,value:t}){let n=k(M),r=L(),[,i]=l(`asOf`),a=Math.floor(Date.now()/X),o=Math.min(Math.floor(Date.parse(e)/X),a-30),s=t?Math.floor(Date.parse(t)/X):a,[c,u]=(0,J.useState)(s);(0,J.useEffect)(()=>{u(s)},[s]);let d=e=>e>=a?n.asOfNow:r.day(new Date(e*X).toISOString());return(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsxs)(w,{gap:`sm`,mb:`sm`,wrap:`nowrap`,children:[(0,Y.jsx)(Oe,{size:15,"aria-hidden":!0}),(0,Y.jsx)(O,{size:`xs`,c:`dimmed`,children:n.asOf}),(0,Y.jsx)(pe,{className:R.slider??``,size:`xs`,min:o,max:a,value:c,label:d,thumbLabel:n.asOfLabel,thumbProps:{"aria-valuetext":d(c)},onChange:u,onChangeEnd:e=>{i(e>=a?null:new Date(e*X).toISOString().slice(0,10))}}),(0,Y.jsx)(O,{size:`xs`,miw:80,children:d(c)})]}),t&&(0,Y.jsx)(fe,{color:`yellow`,mb:`sm`,p:`xs`,children:(0,Y.jsxs)(w,{justify:`space-between`,children:[(0,Y.jsx)(O,{size:`xs`,children:n.asOfNote}),(0,Y.jsx)(y,{variant:`default`,onClick:()=>{i(null)},children:n.backToNow})]})})]})}var je=(0,J.lazy)(()=>ee(()=>import(`./MarkdownText-DeuShOfT.js`),__vite__mapDeps([0,1,2])));function Me({text:e}){return(0,Y.jsx)(J.Suspense,{fallback:(0,Y.jsx)(d,{rows:3}),children:(0,Y.jsx)(je,{text:e})})}function Z(e){if(Array.isArray(e))return e.map(Z).join(`, `);if(typeof e==`object`&&e){let{amount:t,currency:n}=e;return t!==void 0&&n!==void 0?`${Z(t)} ${Z(n)}`:JSON.stringify(e)}return String(e)}function Ne({page:e}){let t=k(M),i=L(),[,a]=l(`claim`);return(0,Y.jsxs)(`div`,{className:R.grid,children:[(0,Y.jsxs)(b,{gap:`md`,miw:0,children:[e.properties.length>0&&(0,Y.jsx)(N,{title:t.properties,children:(0,Y.jsx)(`dl`,{className:R.properties,children:e.properties.map(e=>(0,Y.jsxs)(`div`,{children:[(0,Y.jsx)(`dt`,{children:e.name}),(0,Y.jsxs)(`dd`,{children:[(0,Y.jsx)(`button`,{type:`button`,className:R.value,"aria-haspopup":`dialog`,onClick:()=>{a(e.claim.id)},children:Z(e.value)}),e.conflicts.length>0&&(0,Y.jsx)(r,{ml:6,color:`orange`,component:`button`,onClick:()=>{a(e.conflicts[0]?.id??null)},children:t.conflicts(e.conflicts.length)})]})]},e.name))})}),(0,Y.jsx)(N,{title:e.title,children:e.sections.length===0?(0,Y.jsx)(O,{size:`sm`,c:`dimmed`,children:t.noText}):e.sections.map(n=>(0,Y.jsxs)(`section`,{className:n.scope===e.scope?R.section:R.guarded,"aria-label":n.heading??t.unnamed,children:[n.scope!==e.scope&&(0,Y.jsxs)(O,{component:`div`,size:`xs`,mb:4,children:[t.partFor,` `,(0,Y.jsx)(F,{scope:n.scope})]}),(0,Y.jsx)(Me,{text:n.text})]},n.id))}),(0,Y.jsx)(N,{flush:!0,title:t.facts,count:e.facts.totalCount??null,actions:(0,Y.jsx)(n,{component:j,size:`xs`,to:`/claims?about=${encodeURIComponent(e.slug)}`,children:t.moreClaims}),children:e.facts.nodes.length>0?(0,Y.jsx)(V,{claims:e.facts.nodes,hideAbout:!0}):(0,Y.jsx)(O,{size:`sm`,c:`dimmed`,p:`md`,children:t.noFacts})}),e.takes.nodes.length>0&&(0,Y.jsx)(N,{flush:!0,title:t.takes,count:e.takes.totalCount??null,children:(0,Y.jsx)(V,{claims:e.takes.nodes,hideAbout:!0})})]}),(0,Y.jsxs)(b,{gap:`md`,children:[e.findings.length>0&&(0,Y.jsx)(N,{title:t.questions,count:e.findings.length,children:(0,Y.jsx)(b,{gap:6,children:e.findings.map(e=>(0,Y.jsx)(n,{component:j,to:`/contradictions?finding=${e.id}`,size:`sm`,children:e.explanation},e.id))})}),(0,Y.jsx)(N,{title:t.details,children:(0,Y.jsxs)(`dl`,{className:ge.facts,children:[(0,Y.jsx)(H,{name:t.meta.aliases,children:e.aliases.join(`, `)}),(0,Y.jsx)(H,{name:t.meta.tags,children:e.tags.length>0&&(0,Y.jsx)(w,{gap:4,children:e.tags.map(e=>(0,Y.jsx)(ue,{name:e.name},e.name))})}),(0,Y.jsx)(H,{name:t.meta.date,children:e.effectiveDate}),(0,Y.jsxs)(H,{name:t.meta.created,children:[(0,Y.jsx)(P,{at:e.createdAt}),e.createdBy?`, ${e.createdBy.displayName}`:``]}),(0,Y.jsx)(H,{name:t.meta.updated,children:(0,Y.jsx)(P,{at:e.updatedAt})}),(0,Y.jsx)(H,{name:t.meta.version,children:i.number(e.version)}),(0,Y.jsx)(H,{name:t.meta.backlinks,children:i.number(e.backlinkCount)})]})}),e.links.nodes.length>0&&(0,Y.jsx)(N,{title:t.tabs.links,count:e.links.totalCount??null,children:(0,Y.jsx)(Q,{page:e,limit:8})})]})]})}function Q({page:e,limit:t,action:n}){let r=k(M),i=t?e.links.nodes.slice(0,t):e.links.nodes,a=[[r.linksOut,i.filter(t=>t.from.id===e.id)],[r.linksIn,i.filter(t=>t.from.id!==e.id)]];return(0,Y.jsx)(Y.Fragment,{children:a.map(([t,r])=>r.length>0&&(0,Y.jsxs)(`div`,{children:[(0,Y.jsx)(O,{size:`xs`,c:`dimmed`,mb:2,children:t}),(0,Y.jsx)(`ul`,{className:R.links,children:r.map(t=>{let r=t.from.id===e.id?t.to:t.from;return(0,Y.jsxs)(`li`,{children:[(0,Y.jsx)(j,{to:`/objects/${r.slug}`,children:r.title}),(0,Y.jsx)(O,{component:`span`,size:`xs`,c:`dimmed`,children:t.type}),t.scope!==e.scope&&(0,Y.jsx)(F,{scope:t.scope}),n?.(t)]},t.id)})})]},t))})}var Pe=C(`mutation ConsoleDisconnect($input: DisconnectInput!) { disconnect(input: $input) { revision } }`);function Fe({page:e}){let r=k(M),[i,a]=(0,J.useState)(),s=x(Pe);return(0,Y.jsxs)(N,{title:r.tabs.links,count:e.links.totalCount??null,children:[e.links.nodes.length===0?(0,Y.jsx)(m,{icon:v,title:r.noLinks}):(0,Y.jsx)(Q,{page:e,action:e=>(0,Y.jsx)(t,{label:r.disconnect.action,children:(0,Y.jsx)(o,{size:`sm`,"aria-label":`${r.disconnect.action}: ${e.from.title} ${e.type} ${e.to.title}`,onClick:()=>{a(e)},children:(0,Y.jsx)(ke,{size:14})})})}),e.links.pageInfo.hasNextPage&&(0,Y.jsx)(n,{component:j,size:`sm`,to:`/graph?page=${encodeURIComponent(e.slug)}`,children:r.moreLinks}),i&&(0,Y.jsx)(z,{danger:!0,title:r.disconnect.title,text:`${i.from.title} – ${i.type} – ${i.to.title}`,action:r.disconnect.action,error:s.error,busy:s.isPending,onClose:()=>{a(void 0)},onDone:e=>{s.mutate({input:{link:i.id,reason:e}},{onSuccess:()=>{B(r.disconnect.told),a(void 0)}})}})]})}var Ie=C(`
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
`),Le=C(`
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
`),Re=C(`mutation ConsoleUpdatePage($input: UpdatePageInput!) { updatePage(input: $input) { page { version } } }`),ze=C(`mutation ConsoleRenamePage($input: RenamePageInput!) { renamePage(input: $input) { page { slug } } }`),Be=C(`mutation ConsoleRetypePage($input: RetypePageInput!) { retypePage(input: $input) { page { slug } } }`),$=C(`mutation ConsoleMergePages($input: MergePagesInput!) { mergePages(input: $input) { changes dryRun page { slug } } }`),Ve=C(`mutation ConsoleDeletePage($input: DeletePageInput!) { deletePage(input: $input) { page { id } } }`),He=C(`mutation ConsoleRescopePage($input: RescopeInput!) { rescope(input: $input) { revision } }`),Ue=C(`mutation ConsoleConnect($input: ConnectInput!) { connect(input: $input) { revision } }`);function We({action:e,...t}){switch(e){case`edit`:return(0,Y.jsx)(Ge,{...t});case`connect`:return(0,Y.jsx)(Ke,{...t});case`rename`:return(0,Y.jsx)(qe,{...t});case`retype`:return(0,Y.jsx)(Je,{...t});case`merge`:return(0,Y.jsx)(Ye,{...t});case`rescope`:return(0,Y.jsx)(Xe,{...t});case`delete`:return(0,Y.jsx)(Ze,{...t})}}function Ge({page:e,onClose:t}){let n=k(M).edit,[r,a]=(0,J.useState)(e.title),[o,s]=(0,J.useState)(e.body),[c]=(0,J.useState)(e.version),l=x(Re),u=k(M).create;return(0,Y.jsxs)(K,{title:n.title,action:n.action,size:`xl`,ready:r.trim()!==``&&(o!==e.body||r!==e.title),busy:l.isPending,error:l.error,onClose:t,onSubmit:()=>{l.mutate({input:{page:e.id,version:c,...o===e.body?{}:{body:o},...r===e.title?{}:{title:r}}},{onSuccess:()=>{B(n.told),t()}})},children:[(0,Y.jsx)(_,{label:u.name,required:!0,value:r,maxLength:300,onChange:e=>{a(e.currentTarget.value)}}),(0,Y.jsx)(i,{label:u.body,description:n.help,minRows:14,maxRows:24,"data-autofocus":!0,value:o,onChange:e=>{s(e.currentTarget.value)},ff:`monospace`})]})}function Ke({page:e,onClose:t}){let n=k(M).connect,{vocabulary:r}=T(),[a,o]=(0,J.useState)(null),[s,c]=(0,J.useState)(null),[l,u]=(0,J.useState)(``),[d,f]=(0,J.useState)(e.scope),p=x(Ue),m=r.linkTypes.flatMap(t=>[...t.from.length===0||t.from.includes(e.type)?[t.name]:[],...t.inverse&&(t.to.length===0||t.to.includes(e.type))?[t.inverse]:[]]);return(0,Y.jsxs)(K,{title:n.title,action:n.action,ready:a!==null&&s!==null&&l.trim()!==``,busy:p.isPending,error:p.error,onClose:t,onSubmit:()=>{a&&s&&p.mutate({input:{from:e.slug,type:a,to:s,scope:d,evidence:[{kind:`MANUAL`,note:l.trim()}]}},{onSuccess:()=>{B(n.told),t()}})},children:[(0,Y.jsx)(g,{label:n.type,required:!0,searchable:!0,data:[...new Set(m)],value:a,onChange:o}),(0,Y.jsx)(U,{label:n.to,required:!0,without:e.slug,value:s,onChange:c}),(0,Y.jsx)(i,{label:n.evidence,required:!0,value:l,onChange:e=>{u(e.currentTarget.value)}}),(0,Y.jsx)(G,{value:d,onChange:f})]})}function qe({page:e,onClose:t}){let n=k(M),r=k(E),i=A(),[a,o]=(0,J.useState)(e.title),[s,c]=(0,J.useState)(e.slug),l=x(ze),u={page:e.id,slug:e.slug,title:e.title};return(0,Y.jsxs)(K,{title:n.rename.title,action:n.rename.action,ready:s.trim()!==``&&a.trim()!==``&&(s!==e.slug||a!==e.title),busy:l.isPending,error:l.error,onClose:t,onSubmit:()=>{l.mutate({input:{page:e.id,slug:s.trim(),title:a.trim()}},{onSuccess:e=>{t(),B(n.rename.told,{label:r.undo,done:r.undone,run:()=>l.mutateAsync({input:u})}),e.renamePage?.page&&i(`/objects/${e.renamePage.page.slug}`,{replace:!0})}})},children:[(0,Y.jsx)(_,{label:n.create.name,required:!0,"data-autofocus":!0,value:a,onChange:e=>{o(e.currentTarget.value)}}),(0,Y.jsx)(_,{label:n.rename.slug,description:n.rename.slugHelp,required:!0,value:s,onChange:e=>{c(e.currentTarget.value)}})]})}function Je({page:e,onClose:t}){let n=k(M).retype,{vocabulary:r}=T(),[i,a]=(0,J.useState)(e.type),[o,s]=(0,J.useState)(e.subtype??null),c=x(Be),l=r.objectTypes.find(e=>e.name===i)?.subtypes??[];return(0,Y.jsxs)(K,{title:n.title,action:n.action,ready:i!==null&&(i!==e.type||o!==(e.subtype??null)),busy:c.isPending,error:c.error,onClose:t,onSubmit:()=>{i&&c.mutate({input:{page:e.id,type:i,subtype:o}},{onSuccess:()=>{B(n.told),t()}})},children:[(0,Y.jsx)(g,{label:n.type,searchable:!0,allowDeselect:!1,data:r.objectTypes.map(e=>e.name),value:i,onChange:e=>{a(e),s(null)}}),l.length>0&&(0,Y.jsx)(g,{label:n.subtype,clearable:!0,data:l,value:o,onChange:s})]})}function Ye({page:e,onClose:t}){let n=k(M).merge,r=A(),[i,a]=(0,J.useState)(null),o=x($),s=x($),c=o.data?.mergePages&&o.variables.input.into===i?o.data.mergePages.changes:void 0;return(0,Y.jsxs)(K,{title:n.title,action:c?n.action:n.try,ready:i!==null,busy:s.isPending||o.isPending,error:s.error??o.error,onClose:t,onSubmit:()=>{i&&(c?s.mutate({input:{from:e.id,into:i}},{onSuccess:e=>{B(n.told),t(),e.mergePages?.page&&r(`/objects/${e.mergePages.page.slug}`)}}):o.mutate({input:{from:e.id,into:i,dryRun:!0}}))},children:[(0,Y.jsx)(U,{label:n.into,type:e.type,without:e.slug,value:i,onChange:a}),c&&(0,Y.jsxs)(`div`,{role:`status`,children:[(0,Y.jsx)(O,{size:`xs`,fw:600,mb:4,children:n.would}),c.length===0?(0,Y.jsx)(O,{size:`sm`,c:`dimmed`,children:n.nothing}):(0,Y.jsx)(W,{size:`sm`,children:c.map(e=>(0,Y.jsx)(W.Item,{children:e},e))})]})]})}function Xe({page:e,onClose:t}){let n=k(Se).rescope,[r,i]=(0,J.useState)(e.scope),a=x(He);return(0,Y.jsx)(z,{title:n.title,action:n.action,error:a.error,busy:a.isPending,onClose:t,ready:r!==e.scope,onDone:i=>{a.mutate({input:{page:e.id,scope:r,reason:i}},{onSuccess:()=>{B(n.told),t()}})},children:(0,Y.jsx)(G,{value:r,onChange:i})})}function Ze({page:e,onClose:t}){let n=k(M),r=k(E),i=A(),a=x(Ve),o=x(me);return(0,Y.jsx)(z,{danger:!0,title:n.delete.title,text:n.delete.why,action:n.delete.action,error:a.error,busy:a.isPending,onClose:t,onDone:s=>{a.mutate({input:{page:e.id,reason:s}},{onSuccess:()=>{t(),i(`/objects`),B(n.delete.told,{label:r.undo,done:n.restored,run:()=>o.mutateAsync({input:{page:e.id}})})}})}})}var Qe={edit:q,remember:c,connect:ye,rename:he,retype:Te,merge:Ce,rescope:_e,delete:be};function $e({page:e}){let t=k(M).actions,{uid:n,curates:r}=te(),[i,a]=(0,J.useState)(),s=[`connect`,...r||e.createdBy?.uid===n?[`rename`,`retype`,`merge`,`rescope`,`delete`]:[]],l=()=>{a(void 0)};return(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(y,{variant:`default`,leftSection:(0,Y.jsx)(q,{size:14}),onClick:()=>{a(`edit`)},children:t.edit}),(0,Y.jsx)(y,{leftSection:(0,Y.jsx)(c,{size:14}),onClick:()=>{a(`remember`)},children:t.remember}),(0,Y.jsxs)(u,{position:`bottom-end`,children:[(0,Y.jsx)(u.Target,{children:(0,Y.jsx)(o,{variant:`default`,size:30,"aria-label":t.more,children:(0,Y.jsx)(ve,{size:16})})}),(0,Y.jsx)(u.Dropdown,{children:s.map(e=>{let n=Qe[e];return(0,Y.jsx)(u.Item,{leftSection:(0,Y.jsx)(n,{size:15}),...e===`delete`?{color:`red`}:{},onClick:()=>{a(e)},children:t[e]},e)})})]}),i===`remember`&&(0,Y.jsx)(xe,{about:e.slug,scope:e.scope,onClose:l}),i&&i!==`remember`&&(0,Y.jsx)(We,{action:i,page:e,onClose:l})]})}function et({page:e}){let t=k(M);return(0,Y.jsx)(N,{flush:!0,title:t.timeline,count:e.timeline.nodes.length,children:e.timeline.nodes.length===0?(0,Y.jsx)(m,{icon:we,title:t.noEvents}):(0,Y.jsx)(`ol`,{className:R.events,children:e.timeline.nodes.map(t=>(0,Y.jsxs)(`li`,{children:[(0,Y.jsx)(`span`,{className:R.date,children:t.until?`${t.date} – ${t.until}`:t.date}),(0,Y.jsxs)(`div`,{children:[t.eventPage?(0,Y.jsx)(I,{page:{...t.eventPage,title:t.summary}}):t.summary,t.type&&(0,Y.jsx)(r,{ml:6,color:`gray`,children:t.type}),t.scope!==e.scope&&(0,Y.jsxs)(Y.Fragment,{children:[` `,(0,Y.jsx)(F,{scope:t.scope})]}),t.detail&&(0,Y.jsx)(O,{size:`xs`,c:`dimmed`,children:t.detail})]})]},t.id))})})}var tt=C(`mutation ConsoleRollback($input: RollbackPageInput!) { rollbackPage(input: $input) { page { version } } }`);function nt({page:t}){let n=k(M),i=k(E),a=L(),[o]=l(`versionsAfter`),c=S(Le,{ref:t.slug,after:o}),[u,d]=(0,J.useState)(),f=x(tt),p=(e,r)=>{f.mutate({input:{page:t.slug,toVersion:e}},{onSuccess:()=>{d(void 0),B(n.versions.told,{label:i.undo,done:i.undone,run:()=>f.mutateAsync({input:{page:t.slug,toVersion:r}})})}})};return(0,Y.jsx)(h,{of:c,children:({page:t})=>t&&`versions`in t&&(0,Y.jsxs)(N,{title:n.tabs.versions,children:[t.versions.nodes.length===0&&(0,Y.jsx)(m,{icon:De,title:n.versions.none}),(0,Y.jsx)(b,{gap:`md`,children:t.versions.nodes.map(e=>(0,Y.jsxs)(`section`,{"aria-label":n.versions.of(String(e.number)),children:[(0,Y.jsxs)(w,{justify:`space-between`,wrap:`nowrap`,children:[(0,Y.jsxs)(w,{gap:`xs`,children:[(0,Y.jsx)(O,{size:`sm`,fw:560,children:n.versions.of(a.number(e.number))}),e.number===t.version&&(0,Y.jsx)(r,{children:n.versions.current}),(0,Y.jsxs)(O,{size:`xs`,c:`dimmed`,children:[a.moment(e.at),e.by?` · ${e.by.displayName}`:``]})]}),e.number!==t.version&&(0,Y.jsx)(y,{variant:`default`,onClick:()=>{d(e.number)},children:n.versions.rollback})]}),e.diff===``?(0,Y.jsx)(O,{size:`xs`,c:`dimmed`,children:n.versions.same}):(0,Y.jsx)(`div`,{className:R.diff,tabIndex:0,role:`group`,"aria-label":n.versions.of(String(e.number)),children:e.diff.replace(/\n$/,``).split(`
`).map((e,t)=>(0,Y.jsx)(`span`,{"data-mark":e.slice(0,1),children:e===``?` `:e},t))})]},e.number))}),(0,Y.jsx)(ce,{info:t.versions.pageInfo,cursor:`versionsAfter`}),u!==void 0&&(0,Y.jsxs)(e,{opened:!0,onClose:()=>{d(void 0)},title:n.versions.confirm(String(u)),closeButtonProps:{"aria-label":i.close},children:[(0,Y.jsx)(O,{size:`sm`,children:n.versions.why}),f.error&&(0,Y.jsx)(s,{error:f.error}),(0,Y.jsxs)(w,{justify:`flex-end`,mt:`md`,gap:`xs`,children:[(0,Y.jsx)(y,{variant:`default`,onClick:()=>{d(void 0)},children:i.cancel}),(0,Y.jsx)(y,{loading:f.isPending,onClick:()=>{p(u,t.version)},children:n.versions.rollback})]})]})]})})}var rt=[`overview`,`timeline`,`links`,`versions`,`access`];function it(){let e=k(M),{"*":t=``}=ae(),[n]=ne(),r=n.get(`asOf`),i=r?new Date(`${r}T23:59:59Z`).toISOString():null,a=S(Ie,{ref:t,asOf:i?{recorded:i,valid:i}:null});return(0,Y.jsx)(h,{of:a,rows:14,children:({page:n})=>{if(n?.__typename===`Page`)return(0,Y.jsx)(at,{page:n,named:t,asOf:r},n.id);let i=n?.__typename===`PageCandidates`?n.candidates:n?.near??[];return(0,Y.jsx)(m,{icon:Ee,title:n?.__typename===`PageCandidates`?e.several(t):e.notFound(t),children:i.length>0&&(0,Y.jsxs)(b,{gap:4,align:`center`,children:[(0,Y.jsx)(`span`,{children:e.near}),i.map(e=>(0,Y.jsx)(I,{page:{slug:e.slug,title:e.pageTitle,type:e.type}},e.slug))]})})}})}function at({page:e,named:t,asOf:r}){let i=k(M),o=k(f),s=A(),{values:c,set:l}=p(`tab`),u=rt.find(e=>e===c.tab)??`overview`;return(0,J.useEffect)(()=>{document.title=`${e.title} · ${o.product}`},[e.title,o]),(0,J.useEffect)(()=>{t!==e.slug&&s(`/objects/${e.slug}${location.search}`,{replace:!0})},[t,e.slug,s]),(0,Y.jsxs)(Y.Fragment,{children:[(0,Y.jsx)(n,{component:j,to:`/objects?type=${encodeURIComponent(e.type)}`,size:`xs`,children:(0,Y.jsx)(de,{type:e.subtype?`${e.type} / ${e.subtype}`:e.type})}),(0,Y.jsxs)(le,{title:e.title,text:(0,Y.jsxs)(w,{component:`span`,gap:`sm`,children:[(0,Y.jsx)(F,{scope:e.scope}),(0,Y.jsx)(`span`,{children:e.slug})]}),children:[(0,Y.jsx)(y,{variant:`default`,leftSection:(0,Y.jsx)(v,{size:14}),component:j,to:`/graph?page=${encodeURIComponent(e.slug)}`,children:i.explore}),(0,Y.jsx)($e,{page:e})]}),(0,Y.jsx)(Ae,{from:e.createdAt,value:r}),(0,Y.jsxs)(a,{value:u,onChange:e=>{l({tab:e===`overview`?null:e},!0)},keepMounted:!1,children:[(0,Y.jsx)(a.List,{mb:`md`,children:rt.map(t=>(0,Y.jsx)(a.Tab,{value:t,rightSection:t===`links`&&e.links.totalCount?(0,Y.jsx)(O,{component:`span`,size:`xs`,c:`dimmed`,children:e.links.totalCount}):void 0,children:i.tabs[t]},t))}),(0,Y.jsx)(a.Panel,{value:`overview`,children:(0,Y.jsx)(Ne,{page:e})}),(0,Y.jsx)(a.Panel,{value:`timeline`,children:(0,Y.jsx)(et,{page:e})}),(0,Y.jsx)(a.Panel,{value:`links`,children:(0,Y.jsx)(Fe,{page:e})}),(0,Y.jsx)(a.Panel,{value:`versions`,children:(0,Y.jsx)(nt,{page:e})}),(0,Y.jsx)(a.Panel,{value:`access`,children:(0,Y.jsx)(se,{item:e.id,scope:e.scope})})]})]})}export{it as Area};