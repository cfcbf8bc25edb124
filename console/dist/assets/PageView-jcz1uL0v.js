const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/MarkdownText-C58arkgU.js","assets/index-BpD9QSV_.js","assets/index-BIYo45Uc.css","assets/MarkdownText-c2Gxfxwy.css"])))=>i.map(i=>d[i]);
import{$ as e,A as t,B as n,C as r,D as i,E as a,Et as o,Ft as s,G as c,Gn as l,Gt as u,H as d,Hn as f,It as p,K as m,L as h,M as ee,N as g,O as _,Ot as v,P as y,S as b,T as te,Tt as x,Wt as S,X as C,Z as w,_ as T,at as E,b as ne,c as D,cn as O,d as re,en as k,f as ie,g as A,h as j,j as ae,jt as oe,k as se,kt as M,l as N,m as ce,nn as le,o as P,on as F,ot as ue,q as de,r as I,rt as L,st as fe,t as pe,tn as R,u as z,v as me,w as B,xn as he,y as ge,zt as V}from"./index-BpD9QSV_.js";import{t as H}from"./objects-Cka1kFBY.js";import{i as _e,r as ve,t as U}from"./layout-BuMazkrp.js";import{t as ye}from"./Slider-0XQOTZ8J.js";import{n as be,r as W}from"./Objects-DiPtiqrq.js";import{n as G,t as xe}from"./RememberDialog-BmnGOY4F.js";import{t as K}from"./List-D1rbRvS9.js";import{t as q}from"./FormDialog-1AS-1AfM.js";var Se=w(`outline`,`arrow-merge`,`ArrowMerge`,[[`path`,{d:`M8 7l4 -4l4 4`,key:`svg-0`}],[`path`,{d:`M12 3v5.394a6.737 6.737 0 0 1 -3 5.606a6.737 6.737 0 0 0 -3 5.606v1.394`,key:`svg-1`}],[`path`,{d:`M12 3v5.394a6.737 6.737 0 0 0 3 5.606a6.737 6.737 0 0 1 3 5.606v1.394`,key:`svg-2`}]]),Ce=w(`outline`,`calendar-off`,`CalendarOff`,[[`path`,{d:`M9 5h9a2 2 0 0 1 2 2v9m-.184 3.839a2 2 0 0 1 -1.816 1.161h-12a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 1.158 -1.815`,key:`svg-0`}],[`path`,{d:`M16 3v4`,key:`svg-1`}],[`path`,{d:`M8 3v1`,key:`svg-2`}],[`path`,{d:`M4 11h7m4 0h5`,key:`svg-3`}],[`path`,{d:`M3 3l18 18`,key:`svg-4`}]]),we=w(`outline`,`category`,`Category`,[[`path`,{d:`M4 4h6v6h-6l0 -6`,key:`svg-0`}],[`path`,{d:`M14 4h6v6h-6l0 -6`,key:`svg-1`}],[`path`,{d:`M4 14h6v6h-6l0 -6`,key:`svg-2`}],[`path`,{d:`M14 17a3 3 0 1 0 6 0a3 3 0 1 0 -6 0`,key:`svg-3`}]]),Te=w(`outline`,`file-unknown`,`FileUnknown`,[[`path`,{d:`M14 3v4a1 1 0 0 0 1 1h4`,key:`svg-0`}],[`path`,{d:`M17 21h-10a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2h7l5 5v11a2 2 0 0 1 -2 2`,key:`svg-1`}],[`path`,{d:`M12 17v.01`,key:`svg-2`}],[`path`,{d:`M12 14a1.5 1.5 0 1 0 -1.14 -2.474`,key:`svg-3`}]]),Ee=w(`outline`,`history-off`,`HistoryOff`,[[`path`,{d:`M3.05 11a8.975 8.975 0 0 1 2.54 -5.403m2.314 -1.697a9 9 0 0 1 12.113 12.112m-1.695 2.312a9 9 0 0 1 -14.772 -3.324m-.5 5v-5h5`,key:`svg-0`}],[`path`,{d:`M3 3l18 18`,key:`svg-1`}]]),De=w(`outline`,`history`,`History`,[[`path`,{d:`M12 8l0 4l2 2`,key:`svg-0`}],[`path`,{d:`M3.05 11a9 9 0 1 1 .5 4m-.5 5v-5h5`,key:`svg-1`}]]),J=w(`outline`,`pencil`,`Pencil`,[[`path`,{d:`M4 20h4l10.5 -10.5a2.828 2.828 0 1 0 -4 -4l-10.5 10.5v4`,key:`svg-0`}],[`path`,{d:`M13.5 6.5l4 4`,key:`svg-1`}]]),Oe=w(`outline`,`unlink`,`Unlink`,[[`path`,{d:`M17 22v-2`,key:`svg-0`}],[`path`,{d:`M9 15l6 -6`,key:`svg-1`}],[`path`,{d:`M11 6l.463 -.536a5 5 0 0 1 7.071 7.072l-.534 .464`,key:`svg-2`}],[`path`,{d:`M13 18l-.397 .534a5.068 5.068 0 0 1 -7.127 0a4.972 4.972 0 0 1 0 -7.071l.524 -.463`,key:`svg-3`}],[`path`,{d:`M20 17h2`,key:`svg-4`}],[`path`,{d:`M2 7h2`,key:`svg-5`}],[`path`,{d:`M7 2v2`,key:`svg-6`}]]),Y=l(f(),1),X=he(),Z=864e5;function ke({from:t,value:n}){let r=e(H),i=b(),[,a]=B(`asOf`),o=Math.floor(Date.now()/Z),s=Math.min(Math.floor(Date.parse(t)/Z),o-30),c=n?Math.floor(Date.parse(n)/Z):o,[l,u]=(0,Y.useState)(c);(0,Y.useEffect)(()=>{u(c)},[c]);let d=e=>e>=o?r.asOfNow:i.day(new Date(e*Z).toISOString());return(0,X.jsxs)(X.Fragment,{children:[(0,X.jsxs)(F,{gap:`sm`,mb:`sm`,wrap:`nowrap`,children:[(0,X.jsx)(De,{size:15,"aria-hidden":!0}),(0,X.jsx)(R,{size:`xs`,c:`dimmed`,children:r.asOf}),(0,X.jsx)(ye,{className:W.slider??``,size:`xs`,min:s,max:o,value:l,label:d,thumbLabel:r.asOfLabel,thumbProps:{"aria-valuetext":d(l)},onChange:u,onChangeEnd:e=>{a(e>=o?null:new Date(e*Z).toISOString().slice(0,10))}}),(0,X.jsx)(R,{size:`xs`,miw:80,children:d(l)})]}),n&&(0,X.jsx)(le,{color:`yellow`,mb:`sm`,p:`xs`,children:(0,X.jsxs)(F,{justify:`space-between`,children:[(0,X.jsx)(R,{size:`xs`,children:r.asOfNote}),(0,X.jsx)(S,{variant:`default`,onClick:()=>{a(null)},children:r.backToNow})]})})]})}var Ae=(0,Y.lazy)(()=>pe(()=>import(`./MarkdownText-C58arkgU.js`),__vite__mapDeps([0,1,2,3])));function je({text:e}){return(0,X.jsx)(Y.Suspense,{fallback:(0,X.jsx)(ee,{rows:3}),children:(0,X.jsx)(Ae,{text:e})})}function Q(e){if(Array.isArray(e))return e.map(Q).join(`, `);if(typeof e==`object`&&e){let{amount:t,currency:n}=e;return t!==void 0&&n!==void 0?`${Q(t)} ${Q(n)}`:JSON.stringify(e)}return String(e)}function Me({page:t}){let n=e(H),r=b(),[,i]=B(`claim`);return(0,X.jsxs)(`div`,{className:W.grid,children:[(0,X.jsxs)(v,{gap:`md`,miw:0,children:[t.properties.length>0&&(0,X.jsx)(U,{title:n.properties,children:(0,X.jsx)(`dl`,{className:W.properties,children:t.properties.map(e=>(0,X.jsxs)(`div`,{children:[(0,X.jsx)(`dt`,{children:e.name}),(0,X.jsxs)(`dd`,{children:[(0,X.jsx)(`button`,{type:`button`,className:W.value,"aria-haspopup":`dialog`,onClick:()=>{i(e.claim.id)},children:Q(e.value)}),e.conflicts.length>0&&(0,X.jsx)(u,{ml:6,color:`orange`,component:`button`,onClick:()=>{i(e.conflicts[0]?.id??null)},children:n.conflicts(e.conflicts.length)})]})]},e.name))})}),(0,X.jsx)(U,{title:t.title,children:t.sections.length===0?(0,X.jsx)(R,{size:`sm`,c:`dimmed`,children:n.noText}):t.sections.map(e=>(0,X.jsxs)(`section`,{className:e.scope===t.scope?W.section:W.guarded,"aria-label":e.heading??n.unnamed,children:[e.scope!==t.scope&&(0,X.jsxs)(R,{component:`div`,size:`xs`,mb:4,children:[n.partFor,` `,(0,X.jsx)(T,{scope:e.scope})]}),(0,X.jsx)(je,{text:e.text})]},e.id))}),(0,X.jsx)(U,{flush:!0,title:n.facts,count:t.facts.totalCount??null,actions:(0,X.jsx)(k,{component:L,size:`xs`,to:`/claims?about=${encodeURIComponent(t.slug)}`,children:n.moreClaims}),children:t.facts.nodes.length>0?(0,X.jsx)(P,{claims:t.facts.nodes,hideAbout:!0}):(0,X.jsx)(R,{size:`sm`,c:`dimmed`,p:`md`,children:n.noFacts})}),t.takes.nodes.length>0&&(0,X.jsx)(U,{flush:!0,title:n.takes,count:t.takes.totalCount??null,children:(0,X.jsx)(P,{claims:t.takes.nodes,hideAbout:!0})})]}),(0,X.jsxs)(v,{gap:`md`,children:[t.findings.length>0&&(0,X.jsx)(U,{title:n.questions,count:t.findings.length,children:(0,X.jsx)(v,{gap:6,children:t.findings.map(e=>(0,X.jsx)(k,{component:L,to:`/contradictions?finding=${e.id}`,size:`sm`,children:e.explanation},e.id))})}),(0,X.jsx)(U,{title:n.details,children:(0,X.jsxs)(`dl`,{className:re.facts,children:[(0,X.jsx)(I,{name:n.meta.aliases,children:t.aliases.join(`, `)}),(0,X.jsx)(I,{name:n.meta.tags,children:t.tags.length>0&&(0,X.jsx)(F,{gap:4,children:t.tags.map(e=>(0,X.jsx)(me,{name:e.name},e.name))})}),(0,X.jsx)(I,{name:n.meta.date,children:t.effectiveDate}),(0,X.jsxs)(I,{name:n.meta.created,children:[(0,X.jsx)(ge,{at:t.createdAt}),t.createdBy?`, ${t.createdBy.displayName}`:``]}),(0,X.jsx)(I,{name:n.meta.updated,children:(0,X.jsx)(ge,{at:t.updatedAt})}),(0,X.jsx)(I,{name:n.meta.version,children:r.number(t.version)}),(0,X.jsx)(I,{name:n.meta.backlinks,children:r.number(t.backlinkCount)})]})}),t.links.nodes.length>0&&(0,X.jsx)(U,{title:n.tabs.links,count:t.links.totalCount??null,children:(0,X.jsx)($,{page:t,limit:8})})]})]})}function $({page:t,limit:n,action:r}){let i=e(H),a=n?t.links.nodes.slice(0,n):t.links.nodes,o=[[i.linksOut,a.filter(e=>e.from.id===t.id)],[i.linksIn,a.filter(e=>e.from.id!==t.id)]];return(0,X.jsx)(X.Fragment,{children:o.map(([e,n])=>n.length>0&&(0,X.jsxs)(`div`,{children:[(0,X.jsx)(R,{size:`xs`,c:`dimmed`,mb:2,children:e}),(0,X.jsx)(`ul`,{className:W.links,children:n.map(e=>{let n=e.from.id===t.id?e.to:e.from;return(0,X.jsxs)(`li`,{children:[(0,X.jsx)(L,{to:`/objects/${n.slug}`,children:n.title}),(0,X.jsx)(R,{component:`span`,size:`xs`,c:`dimmed`,children:e.type}),e.scope!==t.scope&&(0,X.jsx)(T,{scope:e.scope}),r?.(e)]},e.id)})})]},e))})}var Ne=a(`mutation ConsoleDisconnect($input: DisconnectInput!) { disconnect(input: $input) { revision } }`);function Pe({page:n}){let r=e(H),[a,o]=(0,Y.useState)(),s=i(Ne);return(0,X.jsxs)(U,{title:r.tabs.links,count:n.links.totalCount??null,children:[n.links.nodes.length===0?(0,X.jsx)(t,{icon:C,title:r.noLinks}):(0,X.jsx)($,{page:n,action:e=>(0,X.jsx)(oe,{label:r.disconnect.action,children:(0,X.jsx)(O,{size:`sm`,"aria-label":`${r.disconnect.action}: ${e.from.title} ${e.type} ${e.to.title}`,onClick:()=>{o(e)},children:(0,X.jsx)(Oe,{size:14})})})}),n.links.pageInfo.hasNextPage&&(0,X.jsx)(k,{component:L,size:`sm`,to:`/graph?page=${encodeURIComponent(n.slug)}`,children:r.moreLinks}),a&&(0,X.jsx)(z,{danger:!0,title:r.disconnect.title,text:`${a.from.title} – ${a.type} – ${a.to.title}`,action:r.disconnect.action,error:s.error,busy:s.isPending,onClose:()=>{o(void 0)},onDone:e=>{s.mutate({input:{link:a.id,reason:e}},{onSuccess:()=>{D(r.disconnect.told),o(void 0)}})}})]})}var Fe=a(`
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
`),Ie=a(`
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
`),Le=a(`mutation ConsoleUpdatePage($input: UpdatePageInput!) { updatePage(input: $input) { page { version } } }`),Re=a(`mutation ConsoleRenamePage($input: RenamePageInput!) { renamePage(input: $input) { page { slug } } }`),ze=a(`mutation ConsoleRetypePage($input: RetypePageInput!) { retypePage(input: $input) { page { slug } } }`),Be=a(`mutation ConsoleMergePages($input: MergePagesInput!) { mergePages(input: $input) { changes dryRun page { slug } } }`),Ve=a(`mutation ConsoleDeletePage($input: DeletePageInput!) { deletePage(input: $input) { page { id } } }`),He=a(`mutation ConsoleRescopePage($input: RescopeInput!) { rescope(input: $input) { revision } }`),Ue=a(`mutation ConsoleConnect($input: ConnectInput!) { connect(input: $input) { revision } }`);function We({action:e,...t}){switch(e){case`edit`:return(0,X.jsx)(Ge,{...t});case`connect`:return(0,X.jsx)(Ke,{...t});case`rename`:return(0,X.jsx)(qe,{...t});case`retype`:return(0,X.jsx)(Je,{...t});case`merge`:return(0,X.jsx)(Ye,{...t});case`rescope`:return(0,X.jsx)(Xe,{...t});case`delete`:return(0,X.jsx)(Ze,{...t})}}function Ge({page:t,onClose:n}){let r=e(H).edit,[a,o]=(0,Y.useState)(t.title),[s,c]=(0,Y.useState)(t.body),[l]=(0,Y.useState)(t.version),u=i(Le),d=e(H).create;return(0,X.jsxs)(q,{title:r.title,action:r.action,size:`xl`,ready:a.trim()!==``&&(s!==t.body||a!==t.title),busy:u.isPending,error:u.error,onClose:n,onSubmit:()=>{u.mutate({input:{page:t.id,version:l,...s===t.body?{}:{body:s},...a===t.title?{}:{title:a}}},{onSuccess:()=>{D(r.told),n()}})},children:[(0,X.jsx)(x,{label:d.name,required:!0,value:a,maxLength:300,onChange:e=>{o(e.currentTarget.value)}}),(0,X.jsx)(V,{label:d.body,description:r.help,minRows:14,maxRows:24,"data-autofocus":!0,value:s,onChange:e=>{c(e.currentTarget.value)},ff:`monospace`})]})}function Ke({page:t,onClose:n}){let r=e(H).connect,{vocabulary:a}=j(),[o,s]=(0,Y.useState)(null),[c,l]=(0,Y.useState)(null),[u,d]=(0,Y.useState)(``),[f,p]=(0,Y.useState)(t.scope),m=i(Ue),h=a.linkTypes.flatMap(e=>[...e.from.length===0||e.from.includes(t.type)?[e.name]:[],...e.inverse&&(e.to.length===0||e.to.includes(t.type))?[e.inverse]:[]]);return(0,X.jsxs)(q,{title:r.title,action:r.action,ready:o!==null&&c!==null&&u.trim()!==``,busy:m.isPending,error:m.error,onClose:n,onSubmit:()=>{o&&c&&m.mutate({input:{from:t.slug,type:o,to:c,scope:f,evidence:[{kind:`MANUAL`,note:u.trim()}]}},{onSuccess:()=>{D(r.told),n()}})},children:[(0,X.jsx)(M,{label:r.type,required:!0,searchable:!0,data:[...new Set(h)],value:o,onChange:s}),(0,X.jsx)(G,{label:r.to,required:!0,without:t.slug,value:c,onChange:l}),(0,X.jsx)(V,{label:r.evidence,required:!0,value:u,onChange:e=>{d(e.currentTarget.value)}}),(0,X.jsx)(N,{value:f,onChange:p})]})}function qe({page:t,onClose:n}){let r=e(H),a=e(y),o=E(),[s,c]=(0,Y.useState)(t.title),[l,u]=(0,Y.useState)(t.slug),d=i(Re),f={page:t.id,slug:t.slug,title:t.title};return(0,X.jsxs)(q,{title:r.rename.title,action:r.rename.action,ready:l.trim()!==``&&s.trim()!==``&&(l!==t.slug||s!==t.title),busy:d.isPending,error:d.error,onClose:n,onSubmit:()=>{d.mutate({input:{page:t.id,slug:l.trim(),title:s.trim()}},{onSuccess:e=>{n(),D(r.rename.told,{label:a.undo,run:()=>{d.mutate({input:f},{onSuccess:e=>{D(a.undone),e.renamePage?.page&&o(`/objects/${e.renamePage.page.slug}`)}})}}),e.renamePage?.page&&o(`/objects/${e.renamePage.page.slug}`,{replace:!0})}})},children:[(0,X.jsx)(x,{label:r.create.name,required:!0,"data-autofocus":!0,value:s,onChange:e=>{c(e.currentTarget.value)}}),(0,X.jsx)(x,{label:r.rename.slug,description:r.rename.slugHelp,required:!0,value:l,onChange:e=>{u(e.currentTarget.value)}})]})}function Je({page:t,onClose:n}){let r=e(H).retype,{vocabulary:a}=j(),[o,s]=(0,Y.useState)(t.type),[c,l]=(0,Y.useState)(t.subtype??null),u=i(ze),d=a.objectTypes.find(e=>e.name===o)?.subtypes??[];return(0,X.jsxs)(q,{title:r.title,action:r.action,ready:o!==null&&(o!==t.type||c!==(t.subtype??null)),busy:u.isPending,error:u.error,onClose:n,onSubmit:()=>{o&&u.mutate({input:{page:t.id,type:o,subtype:c}},{onSuccess:()=>{D(r.told),n()}})},children:[(0,X.jsx)(M,{label:r.type,searchable:!0,allowDeselect:!1,data:a.objectTypes.map(e=>e.name),value:o,onChange:e=>{s(e),l(null)}}),d.length>0&&(0,X.jsx)(M,{label:r.subtype,clearable:!0,data:d,value:c,onChange:l})]})}function Ye({page:t,onClose:n}){let r=e(H).merge,a=E(),[o,s]=(0,Y.useState)(null),c=i(Be),l=i(Be),u=c.data?.mergePages&&c.variables.input.into===o?c.data.mergePages.changes:void 0;return(0,X.jsxs)(q,{title:r.title,action:u?r.action:r.try,ready:o!==null,busy:l.isPending||c.isPending,error:l.error??c.error,onClose:n,onSubmit:()=>{o&&(u?l.mutate({input:{from:t.id,into:o}},{onSuccess:e=>{D(r.told),n(),e.mergePages?.page&&a(`/objects/${e.mergePages.page.slug}`)}}):c.mutate({input:{from:t.id,into:o,dryRun:!0}}))},children:[(0,X.jsx)(G,{label:r.into,type:t.type,without:t.slug,value:o,onChange:s}),u&&(0,X.jsxs)(`div`,{role:`status`,children:[(0,X.jsx)(R,{size:`xs`,fw:600,mb:4,children:r.would}),u.length===0?(0,X.jsx)(R,{size:`sm`,c:`dimmed`,children:r.nothing}):(0,X.jsx)(K,{size:`sm`,children:u.map(e=>(0,X.jsx)(K.Item,{children:e},e))})]})]})}function Xe({page:t,onClose:n}){let r=e(te).rescope,[a,o]=(0,Y.useState)(t.scope),s=i(He);return(0,X.jsx)(z,{title:r.title,action:r.action,error:s.error,busy:s.isPending,onClose:n,ready:a!==t.scope,onDone:e=>{s.mutate({input:{page:t.id,scope:a,reason:e}},{onSuccess:()=>{D(r.told),n()}})},children:(0,X.jsx)(N,{value:a,onChange:o})})}function Ze({page:t,onClose:n}){let r=e(H),a=e(y),o=E(),s=i(Ve),c=i(be);return(0,X.jsx)(z,{danger:!0,title:r.delete.title,text:r.delete.why,action:r.delete.action,error:s.error,busy:s.isPending,onClose:n,onDone:e=>{s.mutate({input:{page:t.id,reason:e}},{onSuccess:()=>{n(),o(`/objects`),D(r.delete.told,{label:a.undo,run:()=>{c.mutate({input:{page:t.id}},{onSuccess:()=>{D(r.restored)}})}})}})}})}var Qe={edit:J,remember:n,connect:d,rename:m,retype:we,merge:Se,rescope:c,delete:h};function $e({page:t}){let r=e(H).actions,{uid:i,curates:a}=ce(),[o,s]=(0,Y.useState)(),c=[`connect`,...a||t.createdBy?.uid===i?[`rename`,`retype`,`merge`,`rescope`,`delete`]:[]],l=()=>{s(void 0)};return(0,X.jsxs)(X.Fragment,{children:[(0,X.jsx)(S,{variant:`default`,leftSection:(0,X.jsx)(J,{size:14}),onClick:()=>{s(`edit`)},children:r.edit}),(0,X.jsx)(S,{leftSection:(0,X.jsx)(n,{size:14}),onClick:()=>{s(`remember`)},children:r.remember}),(0,X.jsxs)(p,{position:`bottom-end`,children:[(0,X.jsx)(p.Target,{children:(0,X.jsx)(O,{variant:`default`,size:30,"aria-label":r.more,children:(0,X.jsx)(de,{size:16})})}),(0,X.jsx)(p.Dropdown,{children:c.map(e=>{let t=Qe[e];return(0,X.jsx)(p.Item,{leftSection:(0,X.jsx)(t,{size:15}),...e===`delete`?{color:`red`}:{},onClick:()=>{s(e)},children:r[e]},e)})})]}),o===`remember`&&(0,X.jsx)(xe,{about:t.slug,scope:t.scope,onClose:l}),o&&o!==`remember`&&(0,X.jsx)(We,{action:o,page:t,onClose:l})]})}function et({page:n}){let r=e(H);return(0,X.jsx)(U,{flush:!0,title:r.timeline,count:n.timeline.nodes.length,children:n.timeline.nodes.length===0?(0,X.jsx)(t,{icon:Ce,title:r.noEvents}):(0,X.jsx)(`ol`,{className:W.events,children:n.timeline.nodes.map(e=>(0,X.jsxs)(`li`,{children:[(0,X.jsx)(`span`,{className:W.date,children:e.until?`${e.date} – ${e.until}`:e.date}),(0,X.jsxs)(`div`,{children:[e.eventPage?(0,X.jsx)(A,{page:{...e.eventPage,title:e.summary}}):e.summary,e.type&&(0,X.jsx)(u,{ml:6,color:`gray`,children:e.type}),e.scope!==n.scope&&(0,X.jsxs)(X.Fragment,{children:[` `,(0,X.jsx)(T,{scope:e.scope})]}),e.detail&&(0,X.jsx)(R,{size:`xs`,c:`dimmed`,children:e.detail})]})]},e.id))})})}var tt=a(`mutation ConsoleRollback($input: RollbackPageInput!) { rollbackPage(input: $input) { page { version } } }`);function nt({page:n}){let r=e(H),a=e(y),o=b(),[c]=B(`versionsAfter`),l=_(Ie,{ref:n.slug,after:c}),[d,f]=(0,Y.useState)(),p=i(tt),m=(e,t)=>{p.mutate({input:{page:n.slug,toVersion:e}},{onSuccess:()=>{f(void 0),D(r.versions.told,{label:a.undo,run:()=>{p.mutate({input:{page:n.slug,toVersion:t}},{onSuccess:()=>{D(a.undone)}})}})}})};return(0,X.jsx)(g,{of:l,children:({page:e})=>e&&`versions`in e&&(0,X.jsxs)(U,{title:r.tabs.versions,children:[e.versions.nodes.length===0&&(0,X.jsx)(t,{icon:Ee,title:r.versions.none}),(0,X.jsx)(v,{gap:`md`,children:e.versions.nodes.map(t=>(0,X.jsxs)(`section`,{"aria-label":r.versions.of(String(t.number)),children:[(0,X.jsxs)(F,{justify:`space-between`,wrap:`nowrap`,children:[(0,X.jsxs)(F,{gap:`xs`,children:[(0,X.jsx)(R,{size:`sm`,fw:560,children:r.versions.of(o.number(t.number))}),t.number===e.version&&(0,X.jsx)(u,{children:r.versions.current}),(0,X.jsxs)(R,{size:`xs`,c:`dimmed`,children:[o.moment(t.at),t.by?` · ${t.by.displayName}`:``]})]}),t.number!==e.version&&(0,X.jsx)(S,{variant:`default`,onClick:()=>{f(t.number)},children:r.versions.rollback})]}),t.diff===``?(0,X.jsx)(R,{size:`xs`,c:`dimmed`,children:r.versions.same}):(0,X.jsx)(`div`,{className:W.diff,tabIndex:0,role:`group`,"aria-label":r.versions.of(String(t.number)),children:t.diff.replace(/\n$/,``).split(`
`).map((e,t)=>(0,X.jsx)(`span`,{"data-mark":e.slice(0,1),children:e===``?` `:e},t))})]},t.number))}),(0,X.jsx)(_e,{info:e.versions.pageInfo,cursor:`versionsAfter`}),d!==void 0&&(0,X.jsxs)(s,{opened:!0,onClose:()=>{f(void 0)},title:r.versions.confirm(String(d)),closeButtonProps:{"aria-label":a.close},children:[(0,X.jsx)(R,{size:`sm`,children:r.versions.why}),p.error&&(0,X.jsx)(ae,{error:p.error}),(0,X.jsxs)(F,{justify:`flex-end`,mt:`md`,gap:`xs`,children:[(0,X.jsx)(S,{variant:`default`,onClick:()=>{f(void 0)},children:a.cancel}),(0,X.jsx)(S,{loading:p.isPending,onClick:()=>{m(d,e.version)},children:r.versions.rollback})]})]})]})})}var rt=[`overview`,`timeline`,`links`,`versions`,`access`];function it(){let n=e(H),{"*":r=``}=ue(),[i]=fe(),a=i.get(`asOf`),o=a?new Date(`${a}T23:59:59Z`).toISOString():null,s=_(Fe,{ref:r,asOf:o?{recorded:o,valid:o}:null});return(0,X.jsx)(g,{of:s,rows:14,children:({page:e})=>{if(e?.__typename===`Page`)return(0,X.jsx)(at,{page:e,named:r,asOf:a},e.id);let i=e?.__typename===`PageCandidates`?e.candidates:e?.near??[];return(0,X.jsx)(t,{icon:Te,title:e?.__typename===`PageCandidates`?n.several(r):n.notFound(r),children:i.length>0&&(0,X.jsxs)(v,{gap:4,align:`center`,children:[(0,X.jsx)(`span`,{children:n.near}),i.map(e=>(0,X.jsx)(A,{page:{slug:e.slug,title:e.pageTitle,type:e.type}},e.slug))]})})}})}function at({page:t,named:n,asOf:i}){let a=e(H),s=e(se),c=E(),{values:l,set:u}=r(`tab`),d=rt.find(e=>e===l.tab)??`overview`;return(0,Y.useEffect)(()=>{document.title=`${t.title} · ${s.product}`},[t.title,s]),(0,Y.useEffect)(()=>{n!==t.slug&&c(`/objects/${t.slug}${location.search}`,{replace:!0})},[n,t.slug,c]),(0,X.jsxs)(X.Fragment,{children:[(0,X.jsx)(k,{component:L,to:`/objects?type=${encodeURIComponent(t.type)}`,size:`xs`,children:(0,X.jsx)(ne,{type:t.subtype?`${t.type} / ${t.subtype}`:t.type})}),(0,X.jsxs)(ve,{title:t.title,text:(0,X.jsxs)(F,{component:`span`,gap:`sm`,children:[(0,X.jsx)(T,{scope:t.scope}),(0,X.jsx)(`span`,{children:t.slug})]}),children:[(0,X.jsx)(S,{variant:`default`,leftSection:(0,X.jsx)(C,{size:14}),component:L,to:`/graph?page=${encodeURIComponent(t.slug)}`,children:a.explore}),(0,X.jsx)($e,{page:t})]}),(0,X.jsx)(ke,{from:t.createdAt,value:i}),(0,X.jsxs)(o,{value:d,onChange:e=>{u({tab:e===`overview`?null:e},!0)},keepMounted:!1,children:[(0,X.jsx)(o.List,{mb:`md`,children:rt.map(e=>(0,X.jsx)(o.Tab,{value:e,rightSection:e===`links`&&t.links.totalCount?(0,X.jsx)(R,{component:`span`,size:`xs`,c:`dimmed`,children:t.links.totalCount}):void 0,children:a.tabs[e]},e))}),(0,X.jsx)(o.Panel,{value:`overview`,children:(0,X.jsx)(Me,{page:t})}),(0,X.jsx)(o.Panel,{value:`timeline`,children:(0,X.jsx)(et,{page:t})}),(0,X.jsx)(o.Panel,{value:`links`,children:(0,X.jsx)(Pe,{page:t})}),(0,X.jsx)(o.Panel,{value:`versions`,children:(0,X.jsx)(nt,{page:t})}),(0,X.jsx)(o.Panel,{value:`access`,children:(0,X.jsx)(ie,{item:t.id,scope:t.scope})})]})]})}export{it as Area};