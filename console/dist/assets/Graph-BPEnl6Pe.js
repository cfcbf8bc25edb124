import{E as e,G as t,H as n,Q as r,R as i,U as a,W as o,Z as s,c,g as l,j as u,l as d,m as f,nt as p,o as m,q as h,r as g,s as _,w as v,x as y,y as b,z as x}from"./index-BUNpqK6Y.js";import{r as S,t as C}from"./Stack-CIedK1A6.js";import{$ as w,B as T,G as E,H as D,J as ee,K as O,L as k,Q as A,U as te,V as ne,W as re,X as ie,Y as ae,Z as oe,a as j,c as M,i as se,o as ce,q as le,s as N,z as ue}from"./session-BL1HnV_a.js";import{$ as P,L as de,W as fe,Y as pe,c as F,f as I,h as L,it as me,m as he,p as ge,s as R,v as z,y as _e}from"./catalogue-DHarkDn4.js";import{a as ve,c as B,d as V,f as ye,i as H,l as U,n as be,o as xe,r as Se,s as Ce,t as we,u as Te}from"./model-B5XqYrwS.js";import{t as Ee}from"./IconPlus-Bo4b2HPi.js";import{f as De,g as Oe,p as ke,t as Ae}from"./chunk-Z7SQORRT-BqzW0sm5.js";import{t as W}from"./format-CW9hbIQq.js";import{o as je,r as Me,t as G}from"./layout-liImEvfI.js";import{t as Ne}from"./Slider-Bp5JVQ78.js";import{t as Pe}from"./colour-yL-Hzbrl.js";import{a as Fe,i as Ie,n as Le,o as Re,s as ze}from"./marks-Dqy7i4n7.js";import{t as Be}from"./IconEyeOff-BSpQfRxX.js";import{t as Ve}from"./use-id-Dm3U66mW.js";import{t as He}from"./use-debounced-value-BdTrYAW0.js";function Ue(e,t){let n=new Set(t);return e.filter(e=>!n.has(e))}var We=class extends oe{#e;#t;#n;#r;#i;#a;#o;#s;#c;#l=[];constructor(e,t,n){super(),this.#e=e,this.#r=n,this.#n=[],this.#i=[],this.#t=[],this.setQueries(t)}onSubscribe(){this.listeners.size===1&&this.#i.forEach(e=>this.#m(e))}onUnsubscribe(){this.listeners.size||this.destroy()}destroy(){this.listeners=new Set,this.#i.forEach(e=>{e.destroy()})}setQueries(e,t){this.#n=e,this.#r=t,le.batch(()=>{let e=this.#i,t=this.#p(this.#n);t.forEach(e=>e.observer.setOptions(e.defaultedQueryOptions));let n=t.map(e=>e.observer),r=n.map(e=>e.getCurrentResult()),i=e.length!==n.length,a=n.some((t,n)=>t!==e[n]),o=i||a,s=o?!0:r.some((e,t)=>{let n=this.#t[t];return!n||!ie(e,n)});(o||s)&&(o&&(this.#l=t,this.#i=n),this.#t=r,this.hasListeners()&&(o&&(Ue(e,n).forEach(e=>{e.destroy()}),Ue(n,e).forEach(e=>this.#m(e))),this.#g()))})}getCurrentResult(){return this.#t}getQueries(){return this.#i.map(e=>e.getCurrentQuery())}getObservers(){return this.#i}getOptimisticResult(e,t){let n=this.#p(e),r=n.map(e=>e.observer.getOptimisticResult(e.defaultedQueryOptions));n.length===this.#i.length&&n.some((e,t)=>e.observer.getCurrentResult()!==this.#t[t])&&n.every((e,t)=>e.observer===this.#i[t])&&(this.#t=n.map(e=>e.observer.getCurrentResult()));let i=n.map(e=>e.defaultedQueryOptions.queryHash);return[r,e=>this.#d(e??r,t,i),()=>this.#u(r,n)]}#u(e,t){let n=new Set;return t.map((r,i)=>{let a=e[i];return r.defaultedQueryOptions.notifyOnChangeProps?a:r.observer.trackResult(a,e=>{n.has(e)||(n.add(e),t.forEach(t=>{t.observer.trackProp(e)}))})})}#d(e,t,n){if(t){let r=this.#c,i=n!==void 0&&r!==void 0&&(r.length!==n.length||n.some((e,t)=>e!==r[t]));return(this.#t!==this.#s||i||t!==this.#o)&&(this.#o=t,this.#s=this.#t,n!==void 0&&(this.#c=n),this.#a=ae(this.#a,t(e))),this.#a}return e}#f(){return!this.#r?.combine||this.#i.some((e,t)=>e.options.suspense&&this.#t[t]?.data===void 0)}#p(e){let t=new Map;this.#i.forEach(e=>{let n=e.options.queryHash;if(!n)return;let r=t.get(n);r?r.push(e):t.set(n,[e])});let n=[];return e.forEach(e=>{let r=this.#e.defaultQueryOptions(e),i=t.get(r.queryHash)?.shift()??new O(this.#e,r);n.push({defaultedQueryOptions:r,observer:i})}),n}#m(e){e.subscribe(t=>{this.#h(e,t)})}#h(e,t){let n=this.#i.indexOf(e);n!==-1&&(this.#t=this.#t.slice(),this.#t[n]=t,this.#g())}#g(){if(this.hasListeners()){let e=this.#f(),t=this.#a,n=e?t:this.#d(this.#u(this.#t,this.#l),this.#r?.combine,this.#l.map(e=>e.defaultedQueryOptions.queryHash));(e||t!==n)&&le.batch(()=>{this.listeners.forEach(e=>{e(this.#t)})})}}},K=Oe(ke(),1);function Ge({queries:e,...t},n){let r=me(n),i=w(),a=A(),o=t.subscribed!==!1,s=K.useMemo(()=>e.map(e=>{let t=r.defaultQueryOptions(e);return t._optimisticResults=i?`isRestoring`:o?`optimistic`:void 0,t}),[e,r,i,o]);s.forEach(e=>{T(e);let t=r.getQueryCache().get(e.queryHash);te(e,a,t)}),E(a);let[c]=K.useState(()=>new We(r,s,t)),[l,u,d]=c.getOptimisticResult(s,t.combine);K.useEffect(()=>{c.setQueries(s,t)},[s,t,c]);let f=!i&&o;K.useSyncExternalStore(K.useCallback(e=>f?c.subscribe(le.batchCalls(e)):ee,[c,f]),()=>c.getCurrentResult(),()=>c.getCurrentResult());let p=l.some((e,t)=>D(s[t],e))?l.flatMap((e,t)=>{let n=s[t];if(n&&D(n,e)){let e=new O(r,n);return ne(n,e,a)}return[]}):[];if(p.length>0)throw Promise.all(p);let m=l.find((e,t)=>{let n=s[t];return n&&re({result:e,errorResetBoundary:a,throwOnError:n.throwOnError,query:r.getQueryCache().get(n.queryHash),suspense:n.suspense})});if(m)throw m.error;return u(d())}var q=De(),Ke=L(e=>{let s=_e([`Input`,`InputWrapper`,`Autocomplete`],{size:`sm`},e),{classNames:c,styles:l,unstyled:u,vars:d,dropdownOpened:f,defaultDropdownOpened:m,onDropdownClose:g,onDropdownOpen:_,onFocus:v,onBlur:y,onClick:b,onChange:S,data:C,value:w,defaultValue:T,selectFirstOptionOnChange:E,selectFirstOptionOnDropdownOpen:D,onOptionSubmit:ee,comboboxProps:O,readOnly:k,disabled:A,filter:te,limit:ne,withScrollArea:re,maxDropdownHeight:ie,floatingHeight:ae,size:oe,id:j,renderOption:M,autoComplete:se,scrollAreaProps:ce,onClear:le,clearButtonProps:N,error:ue,clearable:P,clearSectionMode:de,rightSection:fe,autoSelectOnBlur:pe,openOnFocus:F=!0,attributes:I,...L}=s,me=Ve(j),he=i({id:me,label:L.label,labelProps:L.labelProps,inputWrapperOrder:L.inputWrapperOrder}),ge=t(C),R=o(ge),[z,ve]=p({value:w,defaultValue:T,finalValue:``,onChange:S}),B=a({opened:f,defaultOpened:m,onDropdownOpen:()=>{_?.(),D&&B.selectFirstOption()},onDropdownClose:()=>{g?.(),setTimeout(B.resetSelectedOption,0)}}),V=e=>{ve(e),B.resetSelectedOption()},{resolvedClassNames:ye,resolvedStyles:H}=r({props:s,styles:l,classNames:c});(0,K.useEffect)(()=>{E&&B.selectFirstOption()},[E,z]);let U=(0,q.jsx)(n.ClearButton,{...N,onClear:()=>{V(``),le?.()}});return(0,q.jsxs)(n,{store:B,__staticSelector:`Autocomplete`,classNames:ye,styles:H,unstyled:u,readOnly:k,size:oe,attributes:I,floatingHeight:ae,keepMounted:pe,onOptionSubmit:e=>{ee?.(e),V(R[e].label),B.closeDropdown()},...O,children:[(0,q.jsx)(n.Target,{autoComplete:se,withExpandedAttribute:!0,children:(0,q.jsx)(h,{...L,size:oe,__staticSelector:`Autocomplete`,__clearSection:U,__clearable:P&&!!z&&!A&&!k,__clearSectionMode:de,rightSection:fe,disabled:A,readOnly:k,value:z,error:ue,onChange:e=>{V(e.currentTarget.value),B.openDropdown(),E&&B.selectFirstOption()},onFocus:e=>{F&&B.openDropdown(),v?.(e)},onBlur:e=>{pe&&B.clickSelectedOption(),B.closeDropdown(),y?.(e)},onClick:e=>{B.openDropdown(),b?.(e)},classNames:ye,styles:H,unstyled:u,attributes:I,id:me})}),(0,q.jsx)(x,{data:ge,hidden:k||A,filter:te,search:z,limit:ne,hiddenWhenEmpty:!0,withScrollArea:re,maxDropdownHeight:ie,unstyled:u,labelId:he,"aria-label":he?void 0:L[`aria-label`],renderOption:M,scrollAreaProps:ce})]})});Ke.classes={...h.classes,...n.classes},Ke.displayName=`@mantine/core/Autocomplete`;var qe={root:`m_de3d2490`,colorOverlay:`m_862f3d1b`,shadowOverlay:`m_98ae7f22`,alphaOverlay:`m_95709ac0`,childrenOverlay:`m_93e74e3`},Je={withShadow:!0},Ye=de((e,{radius:t,size:n})=>({root:{"--cs-radius":t===void 0?void 0:fe(t),"--cs-size":pe(n)}})),J=he(e=>{let t=_e(`ColorSwatch`,Je,e),{classNames:n,className:r,style:i,styles:a,unstyled:o,vars:s,color:c,radius:l,withShadow:u,children:d,attributes:f,...p}=_e(`ColorSwatch`,Je,t),m=z({name:`ColorSwatch`,props:t,classes:qe,className:r,style:i,classNames:n,styles:a,unstyled:o,attributes:f,vars:s,varsResolver:Ye});return(0,q.jsxs)(ge,{...m(`root`,{focusable:!0}),...p,children:[(0,q.jsx)(`span`,{...m(`alphaOverlay`)}),u&&(0,q.jsx)(`span`,{...m(`shadowOverlay`)}),(0,q.jsx)(`span`,{...m(`colorOverlay`,{style:{backgroundColor:c}})}),(0,q.jsx)(`span`,{...m(`childrenOverlay`),children:d})]})});J.classes=qe,J.varsResolver=Ye,J.displayName=`@mantine/core/ColorSwatch`;var Xe=N(`outline`,`arrows-maximize`,`ArrowsMaximize`,[[`path`,{d:`M16 4l4 0l0 4`,key:`svg-0`}],[`path`,{d:`M14 10l6 -6`,key:`svg-1`}],[`path`,{d:`M8 20l-4 0l0 -4`,key:`svg-2`}],[`path`,{d:`M4 20l6 -6`,key:`svg-3`}],[`path`,{d:`M16 20l4 0l0 -4`,key:`svg-4`}],[`path`,{d:`M14 14l6 6`,key:`svg-5`}],[`path`,{d:`M8 4l-4 0l0 4`,key:`svg-6`}],[`path`,{d:`M4 4l6 6`,key:`svg-7`}]]),Ze=N(`outline`,`arrows-minimize`,`ArrowsMinimize`,[[`path`,{d:`M5 9l4 0l0 -4`,key:`svg-0`}],[`path`,{d:`M3 3l6 6`,key:`svg-1`}],[`path`,{d:`M5 15l4 0l0 4`,key:`svg-2`}],[`path`,{d:`M3 21l6 -6`,key:`svg-3`}],[`path`,{d:`M19 9l-4 0l0 -4`,key:`svg-4`}],[`path`,{d:`M15 9l6 -6`,key:`svg-5`}],[`path`,{d:`M19 15l-4 0l0 4`,key:`svg-6`}],[`path`,{d:`M15 15l6 6`,key:`svg-7`}]]),Qe=N(`outline`,`focus-2`,`Focus2`,[[`path`,{d:`M11.5 12a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0`,fill:`currentColor`,key:`svg-0`}],[`path`,{d:`M5 12a7 7 0 1 0 14 0a7 7 0 1 0 -14 0`,key:`svg-1`}],[`path`,{d:`M12 3l0 2`,key:`svg-2`}],[`path`,{d:`M3 12l2 0`,key:`svg-3`}],[`path`,{d:`M12 19l0 2`,key:`svg-4`}],[`path`,{d:`M19 12l2 0`,key:`svg-5`}]]),$e=N(`outline`,`focus-centered`,`FocusCentered`,[[`path`,{d:`M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0`,key:`svg-0`}],[`path`,{d:`M4 8v-2a2 2 0 0 1 2 -2h2`,key:`svg-1`}],[`path`,{d:`M4 16v2a2 2 0 0 0 2 2h2`,key:`svg-2`}],[`path`,{d:`M16 4h2a2 2 0 0 1 2 2v2`,key:`svg-3`}],[`path`,{d:`M16 20h2a2 2 0 0 0 2 -2v-2`,key:`svg-4`}]]),et=N(`outline`,`minus`,`Minus`,[[`path`,{d:`M5 12l14 0`,key:`svg-0`}]]),tt=N(`outline`,`restore`,`Restore`,[[`path`,{d:`M3.06 13a9 9 0 1 0 .49 -4.087`,key:`svg-0`}],[`path`,{d:`M3 4.001v5h5`,key:`svg-1`}],[`path`,{d:`M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0`,key:`svg-2`}]]),nt=N(`outline`,`route`,`Route`,[[`path`,{d:`M3 19a2 2 0 1 0 4 0a2 2 0 0 0 -4 0`,key:`svg-0`}],[`path`,{d:`M19 7a2 2 0 1 0 0 -4a2 2 0 0 0 0 4`,key:`svg-1`}],[`path`,{d:`M11 19h5.5a3.5 3.5 0 0 0 0 -7h-8a3.5 3.5 0 0 1 0 -7h4.5`,key:`svg-2`}]]),rt=N(`filled`,`affiliate-filled`,`AffiliateFilled`,[[`path`,{d:`M18.5 3a2.5 2.5 0 1 1 -.912 4.828l-4.556 4.555a5.475 5.475 0 0 1 .936 3.714l2.624 .787a2.5 2.5 0 1 1 -.575 1.916l-2.623 -.788a5.5 5.5 0 0 1 -10.39 -2.29l-.004 -.222l.004 -.221a5.5 5.5 0 0 1 2.984 -4.673l-.788 -2.624a2.498 2.498 0 0 1 -2.194 -2.304l-.006 -.178l.005 -.164a2.5 2.5 0 1 1 4.111 2.071l.787 2.625a5.475 5.475 0 0 1 3.714 .936l4.555 -4.556a2.487 2.487 0 0 1 -.167 -.748l-.005 -.164l.005 -.164a2.5 2.5 0 0 1 2.495 -2.336z`,key:`svg-0`}]]);function it({data:e,state:t}){let n=R(V),r=W(),i=ve([...e.nodes.values()].map(e=>e.type)),a=ve([...e.links.values()].map(e=>e.type));return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(G,{title:n.types,children:(0,q.jsx)(`div`,{className:U.legend,children:i.map(([e,n])=>(0,q.jsxs)(I,{className:U.kind??``,"aria-pressed":!t.filter.hiddenTypes.includes(e),onClick:()=>{t.toggleType(e)},children:[(0,q.jsx)(J,{component:`span`,size:10,withShadow:!1,color:`var(--mantine-color-${Pe(e)}-6)`}),(0,q.jsx)(`span`,{children:e}),(0,q.jsx)(`span`,{className:U.number,children:r.number(n)})]},e))})}),a.length>0&&(0,q.jsx)(G,{title:n.linkTypes,children:(0,q.jsx)(`div`,{className:U.legend,children:a.map(([e,n])=>(0,q.jsxs)(I,{className:U.kind??``,"aria-pressed":!t.filter.hiddenLinks.includes(e),onClick:()=>{t.toggleLink(e)},children:[(0,q.jsx)(`span`,{children:e}),(0,q.jsx)(`span`,{className:U.number,children:r.number(n)})]},e))})})]})}var Y=864e5,X=e=>new Date(e).toISOString().slice(0,10),at=1095;function ot({state:e}){let t=R(V),n=W(),{at:r}=e.origin,[i]=(0,K.useState)(()=>Math.floor(Date.now()/Y)*Y),a=r?Math.round((i-Date.parse(r))/Y):0,[o,s]=(0,K.useState)(null),c=t=>{e.setDay(t>=X(i)?``:t)},l=o??Math.min(a,at),u=e=>e===0?t.asOfNow:n.day(X(i-e*Y));return(0,q.jsxs)(C,{gap:4,children:[(0,q.jsxs)(M,{justify:`space-between`,wrap:`nowrap`,gap:`xs`,align:`flex-end`,children:[(0,q.jsx)(y,{type:`date`,label:t.asOf,value:r||X(i),max:X(i),onChange:e=>{e.currentTarget.value&&c(e.currentTarget.value)},flex:1}),r&&(0,q.jsx)(S,{variant:`subtle`,px:6,onClick:()=>{e.setDay(``)},children:t.reset})]}),(0,q.jsx)(Ne,{size:`sm`,min:-1095,max:0,step:1,value:-l,label:e=>u(-e),thumbLabel:t.asOfSlider,my:4,onChange:e=>{s(-e)},onChangeEnd:e=>{s(null),c(X(i+e*Y))}}),(0,q.jsx)(F,{size:`xs`,c:`dimmed`,"aria-live":`polite`,children:r&&a>at?n.day(r):u(l)})]})}function st({data:e,state:t}){let n=R(V),r=R(ce),i=[...new Set([...e.nodes.values(),...e.links.values()].flatMap(e=>e.scope?[e.scope]:[]))].sort(),a=e=>{let[t,n=``]=e.split(/:(.*)/s);return t===`world`?r.scope.world:t===`group`?r.scope.group(n):r.scope.principal(n)};return(0,q.jsx)(G,{title:n.filters,actions:t.filtered?(0,q.jsx)(S,{variant:`subtle`,color:`gray`,px:6,onClick:t.clear,children:r.clear}):null,children:(0,q.jsxs)(C,{gap:`xs`,children:[(0,q.jsx)(v,{label:n.scope,placeholder:n.anyScope,clearable:!0,value:t.filter.scope||null,onChange:e=>{t.setScope(e??``)},data:[...new Set([...i,...t.filter.scope?[t.filter.scope]:[]])].map(e=>({value:e,label:a(e)}))}),(0,q.jsx)(v,{label:n.recorded,placeholder:n.anyTime,clearable:!0,value:t.sinceDays||null,onChange:e=>{t.setSince(e??``)},data:[`1`,`7`,`30`,`365`].map(e=>({value:e,label:n.lastDays(e)}))}),(0,q.jsx)(ot,{state:t})]})})}var ct=j(`
  query GraphAround($ref: String!, $first: Int!, $asOf: AsOfInput) {
    page(ref: $ref, asOf: $asOf) {
      ... on Page {
        id
        slug
        title
        type
        scope
      }
    }
    neighbors(ref: $ref, depth: 1, first: $first, asOf: $asOf) {
      nodes {
        page {
          id
          slug
          title
          type
          scope
        }
        link {
          type
          scope
          recordedAt
          from {
            slug
          }
          to {
            slug
          }
        }
      }
      totalCount
    }
  }
`),lt=j(`
  query GraphAmong($pages: [ID!]!, $first: Int!, $asOf: AsOfInput) {
    linksAmong(pages: $pages, first: $first, asOf: $asOf) {
      nodes {
        type
        scope
        recordedAt
        from {
          slug
        }
        to {
          slug
        }
      }
    }
  }
`),ut=j(`
  query GraphPaths($from: String!, $to: String!, $first: Int!, $asOf: AsOfInput) {
    paths(from: $from, to: $to, first: $first, asOf: $asOf) {
      nodes {
        steps {
          from {
            slug
            title
            type
          }
          link
          forward
          to {
            slug
            title
            type
          }
        }
      }
    }
  }
`),dt=j(`
  query GraphObjects($type: String!, $first: Int!, $asOf: AsOfInput) {
    objects(type: $type, first: $first, asOf: $asOf) {
      nodes {
        id
        slug
        title
        type
        scope
      }
      pageInfo {
        hasNextPage
      }
    }
  }
`),ft=j(`
  query GraphPages($first: Int!, $after: String) {
    pages(first: $first, after: $after) {
      nodes {
        id
        slug
        title
        type
        scope
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`),pt=j(`
  query GraphLinks($query: String!, $params: JSON, $first: Int!, $asOf: AsOfInput) {
    patternQuery(query: $query, params: $params, first: $first, asOf: $asOf) {
      rows
      truncated
    }
  }
`),mt=j(`
  query GraphDetail($ref: String!, $asOf: AsOfInput) {
    page(ref: $ref, asOf: $asOf) {
      ... on Page {
        slug
        title
        type
        subtype
        scope
        updatedAt
        tags {
          name
        }
        properties {
          name
          value
        }
        claims(first: 4) {
          totalCount
          nodes {
            id
            text
          }
        }
      }
    }
  }
`),ht=j(`
  query GraphFind($text: String!) {
    pages(filter: { text: $text }, first: 8) {
      nodes {
        slug
        title
        type
      }
    }
  }
`),gt=500,_t=500,Z=1e4,vt=e=>({type:e.type,from:e.from.slug,to:e.to.slug,...e.scope?{scope:e.scope}:{},...e.recordedAt?{recordedAt:e.recordedAt}:{}});function yt(e){return e?{valid:`${e}T23:59:59Z`}:void 0}function bt(e){let t=yt(e.at),n=Ge({queries:e.open.map(n=>({queryKey:[`live`,`GraphAround`,{ref:n,at:e.at}],queryFn:({signal:e})=>P(ct,{ref:n,first:200,asOf:t},e)}))}),r=k(dt,{type:e.type,first:gt,asOf:t},{enabled:e.type!==``}),i=ue({queryKey:[`still`,`GraphWhole`,e.at],staleTime:1/0,enabled:e.all,queryFn:({signal:e})=>xt(t,e)}),a=e.from!==``&&e.to!==``,o=k(ut,{from:e.from,to:e.to,first:5,asOf:t},{enabled:a}),s=n.map(e=>e.data),c=n.map(e=>e.dataUpdatedAt).join(` `),l=e.type?r.data:void 0,u=a?o.data:void 0,d=e.all?i.data:void 0,[f,p,m]=(0,K.useMemo)(()=>{let e=[],t=new Map,n=u?.paths?.nodes??[];for(let{steps:t}of n)e.push({nodes:t.flatMap(e=>[e.from,e.to]).map(({slug:e,title:t,type:n})=>({slug:e,title:t,type:n})),links:t.map(e=>({type:e.link,from:e.forward?e.from.slug:e.to.slug,to:e.forward?e.to.slug:e.from.slug}))});d&&e.push(d),l?.objects&&e.push({nodes:l.objects.nodes,links:[]});for(let n of s){let r=n?.page&&`slug`in n.page?n.page:null;r&&e.push({nodes:[r],links:[]});let i=n?.neighbors?.nodes??[];e.push({nodes:i.map(e=>e.page),links:i.map(e=>vt(e.link))});let a=(n?.neighbors?.totalCount??0)-i.length;r&&a>0&&t.set(r.slug,a)}return[e,n,t]},[c,l,u,d]),h=(0,K.useMemo)(()=>[...H(f).nodes.values()].flatMap(e=>e.id?[e.id]:[]).slice(0,gt),[f]),g=k(lt,{pages:h,first:500,asOf:t},{enabled:h.length>1&&!e.all}),_=h.length>1&&!e.all?g.data:void 0,v=(0,K.useMemo)(()=>H([...f,{nodes:[],links:(_?.linksAmong?.nodes??[]).map(vt)}]),[f,_]),y=[...n,...e.type?[r]:[],...e.all?[i]:[],...a?[o]:[],...h.length>1&&!e.all?[g]:[]],b=y.find(e=>e.error);return{data:v,paths:p,more:m,loading:y.some(e=>e.isFetching&&e.data===void 0),cut:!!d?.cut||!!l?.objects?.pageInfo.hasNextPage,error:b?.error??null,retry:()=>{for(let e of y)e.error&&e.refetch()}}}async function xt(e,t){let n=[],r=!1;for(let e=null;;){let{pages:i}=await P(ft,{first:_t,after:e},t);if(n.push(...i?.nodes??[]),e=i?.pageInfo.hasNextPage?i.pageInfo.endCursor??null:null,!e)break;if(n.length>=5e3){r=!0;break}}let i=[];for(let n=0;;n+=Z){let{patternQuery:a}=await P(pt,{query:`MATCH (a:Page)-[l]->(b:Page) RETURN a.slug AS a, l.type AS type, b.slug AS b, l.recordedAt AS at SKIP $skip LIMIT $limit`,params:{skip:n,limit:Z},first:Z,asOf:e},t),o=a?.rows??[];for(let[e,t,n,r]of o)e&&t&&n&&i.push({from:e,type:t.toLowerCase(),to:n,...r?{recordedAt:r}:{}});if(o.length<Z)break;if(i.length>=2e4){r=!0;break}}return{nodes:n,links:i,cut:r}}var St=100;function Ct({data:e,selected:t,onSelect:n,onOpen:r}){let i=R(V),a=W(),[o,s]=(0,K.useState)(``),c=(0,K.useMemo)(()=>we(e),[e]),l=(0,K.useMemo)(()=>{let t=o.trim().toLocaleLowerCase();return[...e.nodes.values()].filter(e=>!t||e.title.toLocaleLowerCase().includes(t)).sort((e,t)=>(c.get(t.slug)??0)-(c.get(e.slug)??0)||(e.title<t.title?-1:1))},[e,c,o]);return(0,q.jsxs)(G,{title:i.pages,count:e.nodes.size,children:[(0,q.jsx)(y,{"aria-label":i.searchGraph,placeholder:i.searchGraph,leftSection:(0,q.jsx)(f,{size:13}),value:o,mb:6,onChange:e=>{s(e.currentTarget.value)},onKeyDown:e=>{let t=l[0];e.key===`Enter`&&!e.nativeEvent.isComposing&&t&&o.trim()&&n(t.slug)}}),(0,q.jsxs)(`div`,{className:U.list,role:`group`,"aria-label":i.pages,onKeyDown:e=>{let t=[...e.currentTarget.querySelectorAll(`button`)],n=t.indexOf(document.activeElement),i=t[n]?.dataset.slug,a={ArrowDown:n+1,ArrowUp:n-1,Home:0,End:t.length-1}[e.key];a===void 0?e.key===`e`&&i&&(e.preventDefault(),r(i)):(e.preventDefault(),t[Math.max(0,Math.min(a,t.length-1))]?.focus())},children:[l.slice(0,St).map(e=>(0,q.jsxs)(I,{"data-slug":e.slug,className:U.item??``,"aria-pressed":e.slug===t,onClick:()=>{n(e.slug)},children:[(0,q.jsx)(Re,{type:e.type}),(0,q.jsx)(`span`,{className:U.title,children:e.title}),(0,q.jsx)(`span`,{className:U.number,children:a.number(c.get(e.slug)??0)})]},e.slug)),l.length===0&&(0,q.jsx)(F,{size:`xs`,c:`dimmed`,children:i.noneFound}),l.length>St&&(0,q.jsx)(F,{size:`xs`,c:`dimmed`,p:6,children:i.more(a.number(l.length-St))})]})]})}function wt({slug:e,data:t,state:n,more:r,onSelect:i}){let a=R(V),o=W(),u=t.nodes.get(e),d=k(mt,{ref:e,asOf:yt(n.origin.at)}),f=d.data?.page&&`slug`in d.data.page&&d.data.page.slug===e?d.data.page:null,p=Se(t,e),m=n.origin.open.includes(e),{from:h,to:g}=n.origin,_=u?.title??f?.title??e,v=t.nodes.get(h)?.title??h;return(0,q.jsx)(G,{title:_,actions:(0,q.jsx)(s,{size:`sm`,"aria-label":a.closePanel,onClick:()=>{i(null)},children:(0,q.jsx)(je,{size:14})}),children:(0,q.jsxs)(C,{gap:`sm`,role:`region`,"aria-label":a.panel,children:[(0,q.jsxs)(M,{gap:`sm`,children:[(u??f)&&(0,q.jsx)(ze,{type:u?.type??f?.type??``}),(u?.scope??f?.scope)&&(0,q.jsx)(Le,{scope:u?.scope??f?.scope??``})]}),(0,q.jsxs)(M,{gap:6,children:[(0,q.jsx)(S,{variant:m?`default`:`filled`,leftSection:m?(0,q.jsx)(Ze,{size:14}):(0,q.jsx)(Xe,{size:14}),onClick:()=>{n.toggleOpen(e)},children:m?a.close:a.open}),(0,q.jsx)(S,{variant:`default`,leftSection:(0,q.jsx)(l,{size:14}),component:Ae,to:`/objects/${e}`,children:a.read}),(0,q.jsx)(S,{variant:`default`,leftSection:(0,q.jsx)(Qe,{size:14}),onClick:()=>{n.start({page:e})},children:a.only}),(0,q.jsx)(S,{variant:`default`,leftSection:(0,q.jsx)(Be,{size:14}),onClick:()=>{n.takeAway(e)},children:a.takeAway}),h&&h!==e&&g!==e?(0,q.jsx)(S,{variant:`light`,leftSection:(0,q.jsx)(nt,{size:14}),onClick:()=>{n.wayTo(e)},children:a.wayTo(v)}):(0,q.jsx)(S,{variant:`default`,leftSection:(0,q.jsx)(nt,{size:14}),onClick:()=>{n.wayFrom(e)},children:a.wayFrom})]}),r>0&&(0,q.jsx)(F,{size:`xs`,c:`dimmed`,children:a.openMore(o.number(r))}),d.error&&(0,q.jsx)(c,{error:d.error,onRetry:()=>void d.refetch()}),f&&(0,q.jsxs)(q.Fragment,{children:[f.tags.length>0&&(0,q.jsx)(M,{gap:4,"aria-label":a.tags,role:`group`,children:f.tags.map(e=>(0,q.jsx)(Ie,{name:e.name},e.name))}),f.claims.nodes.length>0&&(0,q.jsxs)(C,{gap:2,children:[(0,q.jsx)(F,{size:`xs`,fw:600,children:a.claims(o.number(f.claims.totalCount??f.claims.nodes.length))}),f.claims.nodes.map(e=>(0,q.jsx)(F,{size:`xs`,component:Ae,to:`/claims/${e.id}`,children:e.text},e.id))]}),(0,q.jsxs)(F,{size:`xs`,c:`dimmed`,children:[a.changed,` `,(0,q.jsx)(Fe,{at:f.updatedAt})]})]}),(0,q.jsxs)(C,{gap:2,children:[(0,q.jsx)(F,{size:`xs`,fw:600,children:a.linksOf(o.number(p.length))}),p.length===0&&(0,q.jsx)(F,{size:`xs`,c:`dimmed`,children:a.noLinks}),(0,q.jsx)(`div`,{className:U.links,children:p.slice(0,60).map(({link:e,other:t,out:n})=>(0,q.jsxs)(I,{className:U.item??``,onClick:()=>{i(t.slug)},children:[(0,q.jsxs)(F,{component:`span`,size:`xs`,c:`dimmed`,children:[e.type,` `,n?a.out:a.in]}),(0,q.jsx)(`span`,{className:U.title,children:t.title})]},`${e.from} ${e.type} ${e.to}`))})]})]})})}function Tt({onPick:e}){let t=R(V),[n,r]=(0,K.useState)(``),[i]=He(n.trim(),200),a=k(ht,{text:i},{enabled:i.length>0,still:!0}),o=i?a.data?.pages?.nodes??[]:[];return(0,q.jsx)(Ke,{size:`xs`,w:240,label:t.find,placeholder:t.findHint,value:n,onChange:r,data:o.map(e=>e.slug),filter:({options:e})=>e,renderOption:({option:e})=>{let t=o.find(t=>t.slug===e.value);return t?`${t.title} (${t.type})`:e.value},onOptionSubmit:t=>{e(t),r(``)}})}function Et({state:e}){let t=R(V),{vocabulary:n}=se();return(0,q.jsx)(_,{icon:b,title:t.startTitle,children:(0,q.jsxs)(C,{align:`center`,gap:`md`,children:[t.startText,(0,q.jsxs)(M,{align:`flex-end`,justify:`center`,gap:`sm`,children:[(0,q.jsx)(Tt,{onPick:t=>{e.start({page:t})}}),(0,q.jsx)(v,{w:180,searchable:!0,label:t.allOfType,value:null,data:n.objectTypes.map(e=>e.name),onChange:t=>{t&&e.start({type:t})}}),(0,q.jsx)(S,{variant:`default`,onClick:()=>{e.start({all:`1`})},children:t.whole})]})]})})}var Dt=[`page`,`type`,`all`,`from`,`to`,`at`,`hide`,`without`,`scope`,`since`,`gone`,`select`],Q=e=>e?e.split(`,`):[],$=(e,t)=>{let n=Q(e);return(n.includes(t)?n.filter(e=>e!==t):[...n,t]).join(`,`)};function Ot(){let{values:e,set:t}=g(...Dt);return(0,K.useMemo)(()=>{let n={open:Q(e.page),type:e.type,all:e.all===`1`,from:e.from,to:e.to,at:e.at},r=e.since?new Date(kt(Date.now())-Number(e.since)*864e5).toISOString():``;return{origin:n,filter:{hiddenTypes:Q(e.hide),hiddenLinks:Q(e.without),scope:e.scope,since:r,hidden:Q(e.gone)},selected:e.select||null,sinceDays:e.since,began:!!(e.page||e.type||e.all||e.from&&e.to),filtered:!!(e.hide||e.without||e.scope||e.since||e.gone||e.at),select:e=>{t({select:e??``})},start:e=>{t({page:``,type:``,all:``,from:``,to:``,gone:``,select:e.page??``,...e},!0)},toggleOpen:n=>{t({page:$(e.page,n)},!0)},open:n=>{Q(e.page).includes(n)||t({page:$(e.page,n),select:n},!0)},takeAway:n=>{t({gone:$(e.gone,n),page:Q(e.page).filter(e=>e!==n).join(`,`),select:``})},bringBack:()=>{t({gone:``})},toggleType:n=>{t({hide:$(e.hide,n)})},toggleLink:n=>{t({without:$(e.without,n)})},setScope:e=>{t({scope:e})},setSince:e=>{t({since:e})},setDay:e=>{t({at:e})},wayFrom:e=>{t({from:e,to:``})},wayTo:e=>{t({to:e},!0)},endWays:()=>{t({from:``,to:``,...e.page||e.type||e.all?{}:{page:e.from}})},clear:()=>{t({hide:``,without:``,scope:``,since:``,gone:``,at:``})}}},[e,t])}function kt(e){return Math.floor(e/864e5)*864e5}function At({paths:e,data:t,state:n,loading:r}){let i=R(V),a=W(),{from:o,to:s}=n.origin,c=e=>t.nodes.get(e)?.title??e;return(0,q.jsx)(G,{title:i.ways,actions:(0,q.jsx)(S,{variant:`subtle`,color:`gray`,px:6,onClick:n.endWays,children:i.endWays}),children:s?(0,q.jsxs)(C,{gap:`xs`,"aria-live":`polite`,children:[(0,q.jsx)(F,{size:`sm`,children:i.waysBetween(c(o),c(s))}),!r&&e.length===0&&(0,q.jsx)(F,{size:`sm`,c:`dimmed`,children:i.noWays}),e.map((e,t)=>(0,q.jsxs)(`div`,{children:[(0,q.jsx)(F,{size:`xs`,c:`dimmed`,children:i.wayLength(a.number(e.steps.length))}),(0,q.jsxs)(F,{size:`sm`,children:[e.steps[0]?.from.title,e.steps.map((e,t)=>(0,q.jsxs)(`span`,{children:[` `,e.forward?`—`:`←`,` `,e.link,` `,e.forward?`→`:`—`,` `,e.to.title]},t))]})]},t))]}):(0,q.jsx)(F,{size:`sm`,children:i.waysPick(c(o))})})}function jt(){let t=R(V),n=R(m).areas,r=W(),i=Ot(),{data:a,paths:o,more:l,loading:f,cut:p,error:h,retry:g}=bt(i.origin),v=(0,K.useRef)(null),{origin:y,filter:b,selected:x,select:C}=i,w=(0,K.useMemo)(()=>[...y.open,y.from,y.to],[y]),T=(0,K.useMemo)(()=>Ce(a,b,w),[a,b,w]),E=(0,K.useMemo)(()=>({selected:x&&T.nodes.has(x)?x:null,onWay:new Set(o.flatMap(e=>e.steps.map(e=>be(e.forward?{from:e.from.slug,type:e.link,to:e.to.slug}:{from:e.to.slug,type:e.link,to:e.from.slug}))))}),[x,T,o]),D=(0,K.useCallback)(e=>{C(e),e&&v.current?.goTo(e)},[C]);if(!i.began)return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(Me,{title:n.graph,text:t.purpose}),(0,q.jsx)(Et,{state:i})]});let ee=t.size(r.number(T.nodes.size),r.number(T.links.size)),O=a.nodes.size-T.nodes.size,k=!!y.from;return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsxs)(Me,{title:n.graph,text:t.purpose,children:[(0,q.jsx)(Tt,{onPick:e=>{i.open(e)}}),(0,q.jsxs)(u,{children:[(0,q.jsx)(u.Target,{children:(0,q.jsx)(S,{variant:`default`,leftSection:(0,q.jsx)(ye,{size:14}),mt:`auto`,children:t.exportAs})}),(0,q.jsxs)(u.Dropdown,{children:[(0,q.jsx)(u.Item,{onClick:()=>void v.current?.picture().then(e=>{e&&Te(`${t.fileName}.png`,e)}),children:t.png}),(0,q.jsx)(u.Item,{onClick:()=>{Te(`${t.fileName}.json`,new Blob([xe(T,e=>v.current?.place(e))],{type:`application/json`}))},children:t.json})]})]}),(0,q.jsx)(S,{variant:`default`,leftSection:(0,q.jsx)(tt,{size:14}),mt:`auto`,onClick:()=>{i.start({})},children:t.startOver})]}),h&&(0,q.jsx)(c,{error:h,onRetry:g}),(0,q.jsxs)(`div`,{className:U.area,"data-panel":!!x||k,children:[(0,q.jsxs)(`div`,{className:U.column,children:[(0,q.jsx)(it,{data:a,state:i}),(0,q.jsx)(Ct,{data:T,selected:x,onSelect:D,onOpen:i.open}),(0,q.jsx)(st,{data:a,state:i})]}),(0,q.jsxs)(`div`,{className:U.stage,children:[(0,q.jsx)(B,{data:T,focus:E,label:t.picture(r.number(T.nodes.size),r.number(T.links.size)),onSelect:C,onOpen:i.open,scene:v}),f&&a.nodes.size===0&&(0,q.jsx)(`div`,{className:U.over,children:(0,q.jsx)(M,{p:`md`,children:(0,q.jsx)(d,{rows:3})})}),!f&&!h&&T.nodes.size===0&&(0,q.jsx)(`div`,{className:U.over,children:(0,q.jsx)(_,{icon:rt,title:t.nothing})}),(0,q.jsxs)(`div`,{className:U.note,role:`status`,children:[f?t.reading:ee,O>0&&` · ${t.hidden(r.number(O))}`,p&&` · ${t.cut}`]}),(0,q.jsxs)(`div`,{className:U.tools,children:[(0,q.jsx)(e,{label:t.zoomIn,position:`left`,children:(0,q.jsx)(s,{"aria-label":t.zoomIn,onClick:()=>{v.current?.zoom(.6)},children:(0,q.jsx)(Ee,{size:16})})}),(0,q.jsx)(e,{label:t.zoomOut,position:`left`,children:(0,q.jsx)(s,{"aria-label":t.zoomOut,onClick:()=>{v.current?.zoom(1.6)},children:(0,q.jsx)(et,{size:16})})}),(0,q.jsx)(e,{label:t.fit,position:`left`,children:(0,q.jsx)(s,{"aria-label":t.fit,onClick:()=>{v.current?.zoom(`all`)},children:(0,q.jsx)($e,{size:16})})})]})]}),(x||k)&&(0,q.jsxs)(`div`,{className:`${U.column??``} ${U.panel??``}`,children:[k&&(0,q.jsx)(At,{paths:o,data:a,state:i,loading:f}),x&&(0,q.jsx)(wt,{slug:x,data:T,state:i,more:l.get(x)??0,onSelect:D})]})]}),b.hidden.length>0&&(0,q.jsx)(F,{size:`xs`,mt:6,children:(0,q.jsx)(S,{variant:`subtle`,onClick:i.bringBack,children:t.bringBack(r.number(b.hidden.length))})})]})}export{jt as Area};