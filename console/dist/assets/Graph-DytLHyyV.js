import{A as e,D as t,G as n,J as r,L as i,M as a,Q as o,W as s,X as c,Y as l,Z as u,_ as d,b as f,c as p,h as m,l as h,nt as g,r as _,rt as v,s as y,st as b,u as ee,x}from"./index-Bs61NPIO.js";import{r as S,t as C}from"./Stack-CwOJb01n.js";import{C as w,S as T,_ as E,b as te,c as D,d as O,f as k,g as ne,h as re,m as ie,n as A,p as j,r as M,t as ae,u as oe,v as N,w as se,x as ce,y as le}from"./common-5y6ACeiy.js";import{K as ue,Z as de,_ as fe,b as pe,c as P,g as me,h as he,m as F,st as ge,tt as I,u as L,x as _e,z as ve}from"./catalogue-BLtCGhkX.js";import{a as R,c as ye,d as z,f as B,i as V,l as H,n as be,o as xe,r as Se,s as Ce,t as we,u as Te}from"./model-BoNC50u0.js";import{t as Ee}from"./IconPlus-DSokyOc_.js";import{a as De,n as Oe,t as ke}from"./jsx-runtime-Wy9s6hX0.js";import{t as U}from"./format-Dak9dJGG.js";import{i as Ae,s as je,t as W}from"./layout-CBKNJYKl.js";import{n as Me,t as Ne}from"./day-BzsBfWpD.js";import{t as Pe}from"./colour-yL-Hzbrl.js";import{a as G,i as Fe}from"./session-3ZRXwG3O.js";import{a as Ie,i as Le,n as Re,o as ze,s as Be}from"./marks-CgwetlNC.js";import{t as Ve}from"./IconEyeOff-YT12O6OL.js";import{t as He}from"./use-id-OOt6FKmf.js";import{t as Ue}from"./use-debounced-value-lcP_GyNY.js";function We(e,t){let n=new Set(t);return e.filter(e=>!n.has(e))}var Ge=class extends T{#e;#t;#n;#r;#i;#a;#o;#s;#c;#l=[];constructor(e,t,n){super(),this.#e=e,this.#r=n,this.#n=[],this.#i=[],this.#t=[],this.setQueries(t)}onSubscribe(){this.listeners.size===1&&this.#i.forEach(e=>this.#m(e))}onUnsubscribe(){this.listeners.size||this.destroy()}destroy(){this.listeners=new Set,this.#i.forEach(e=>{e.destroy()})}setQueries(e,t){this.#n=e,this.#r=t,N.batch(()=>{let e=this.#i,t=this.#p(this.#n);t.forEach(e=>e.observer.setOptions(e.defaultedQueryOptions));let n=t.map(e=>e.observer),r=n.map(e=>e.getCurrentResult()),i=e.length!==n.length,a=n.some((t,n)=>t!==e[n]),o=i||a,s=o?!0:r.some((e,t)=>{let n=this.#t[t];return!n||!ce(e,n)});(o||s)&&(o&&(this.#l=t,this.#i=n),this.#t=r,this.hasListeners()&&(o&&(We(e,n).forEach(e=>{e.destroy()}),We(n,e).forEach(e=>this.#m(e))),this.#g()))})}getCurrentResult(){return this.#t}getQueries(){return this.#i.map(e=>e.getCurrentQuery())}getObservers(){return this.#i}getOptimisticResult(e,t){let n=this.#p(e),r=n.map(e=>e.observer.getOptimisticResult(e.defaultedQueryOptions));n.length===this.#i.length&&n.some((e,t)=>e.observer.getCurrentResult()!==this.#t[t])&&n.every((e,t)=>e.observer===this.#i[t])&&(this.#t=n.map(e=>e.observer.getCurrentResult()));let i=n.map(e=>e.defaultedQueryOptions.queryHash);return[r,e=>this.#d(e??r,t,i),()=>this.#u(r,n)]}#u(e,t){let n=new Set;return t.map((r,i)=>{let a=e[i];return r.defaultedQueryOptions.notifyOnChangeProps?a:r.observer.trackResult(a,e=>{n.has(e)||(n.add(e),t.forEach(t=>{t.observer.trackProp(e)}))})})}#d(e,t,n){if(t){let r=this.#c,i=n!==void 0&&r!==void 0&&(r.length!==n.length||n.some((e,t)=>e!==r[t]));return(this.#t!==this.#s||i||t!==this.#o)&&(this.#o=t,this.#s=this.#t,n!==void 0&&(this.#c=n),this.#a=te(this.#a,t(e))),this.#a}return e}#f(){return!this.#r?.combine||this.#i.some((e,t)=>e.options.suspense&&this.#t[t]?.data===void 0)}#p(e){let t=new Map;this.#i.forEach(e=>{let n=e.options.queryHash;if(!n)return;let r=t.get(n);r?r.push(e):t.set(n,[e])});let n=[];return e.forEach(e=>{let r=this.#e.defaultQueryOptions(e),i=t.get(r.queryHash)?.shift()??new E(this.#e,r);n.push({defaultedQueryOptions:r,observer:i})}),n}#m(e){e.subscribe(t=>{this.#h(e,t)})}#h(e,t){let n=this.#i.indexOf(e);n!==-1&&(this.#t=this.#t.slice(),this.#t[n]=t,this.#g())}#g(){if(this.hasListeners()){let e=this.#f(),t=this.#a,n=e?t:this.#d(this.#u(this.#t,this.#l),this.#r?.combine,this.#l.map(e=>e.defaultedQueryOptions.queryHash));(e||t!==n)&&N.batch(()=>{this.listeners.forEach(e=>{e(this.#t)})})}}},K=De(Oe(),1);function Ke({queries:e,...t},n){let r=ge(n),i=se(),a=w(),o=t.subscribed!==!1,s=K.useMemo(()=>e.map(e=>{let t=r.defaultQueryOptions(e);return t._optimisticResults=i?`isRestoring`:o?`optimistic`:void 0,t}),[e,r,i,o]);s.forEach(e=>{O(e);let t=r.getQueryCache().get(e.queryHash);ie(e,a,t)}),ne(a);let[c]=K.useState(()=>new Ge(r,s,t)),[l,u,d]=c.getOptimisticResult(s,t.combine);K.useEffect(()=>{c.setQueries(s,t)},[s,t,c]);let f=!i&&o;K.useSyncExternalStore(K.useCallback(e=>f?c.subscribe(N.batchCalls(e)):le,[c,f]),()=>c.getCurrentResult(),()=>c.getCurrentResult());let p=l.some((e,t)=>j(s[t],e))?l.flatMap((e,t)=>{let n=s[t];if(n&&j(n,e)){let e=new E(r,n);return k(n,e,a)}return[]}):[];if(p.length>0)throw Promise.all(p);let m=l.find((e,t)=>{let n=s[t];return n&&re({result:e,errorResetBoundary:a,throwOnError:n.throwOnError,query:r.getQueryCache().get(n.queryHash),suspense:n.suspense})});if(m)throw m.error;return u(d())}var q=ke(),qe=fe(e=>{let t=_e([`Input`,`InputWrapper`,`Autocomplete`],{size:`sm`},e),{classNames:i,styles:a,unstyled:d,vars:f,dropdownOpened:p,defaultDropdownOpened:m,onDropdownClose:h,onDropdownOpen:g,onFocus:_,onBlur:y,onClick:ee,onChange:x,data:S,value:C,defaultValue:w,selectFirstOptionOnChange:T,selectFirstOptionOnDropdownOpen:E,onOptionSubmit:te,comboboxProps:D,readOnly:O,disabled:k,filter:ne,limit:re,withScrollArea:ie,maxDropdownHeight:A,floatingHeight:j,size:M,id:ae,renderOption:oe,autoComplete:N,scrollAreaProps:se,onClear:ce,clearButtonProps:le,error:ue,clearable:de,clearSectionMode:fe,rightSection:pe,autoSelectOnBlur:P,openOnFocus:me=!0,attributes:he,...F}=t,ge=He(ae),I=s({id:ge,label:F.label,labelProps:F.labelProps,inputWrapperOrder:F.inputWrapperOrder}),L=u(S),ve=c(L),[R,ye]=b({value:C,defaultValue:w,finalValue:``,onChange:x}),z=l({opened:p,defaultOpened:m,onDropdownOpen:()=>{g?.(),E&&z.selectFirstOption()},onDropdownClose:()=>{h?.(),setTimeout(z.resetSelectedOption,0)}}),B=e=>{ye(e),z.resetSelectedOption()},{resolvedClassNames:V,resolvedStyles:H}=v({props:t,styles:a,classNames:i});(0,K.useEffect)(()=>{T&&z.selectFirstOption()},[T,R]);let be=(0,q.jsx)(r.ClearButton,{...le,onClear:()=>{B(``),ce?.()}});return(0,q.jsxs)(r,{store:z,__staticSelector:`Autocomplete`,classNames:V,styles:H,unstyled:d,readOnly:O,size:M,attributes:he,floatingHeight:j,keepMounted:P,onOptionSubmit:e=>{te?.(e),B(ve[e].label),z.closeDropdown()},...D,children:[(0,q.jsx)(r.Target,{autoComplete:N,withExpandedAttribute:!0,children:(0,q.jsx)(o,{...F,size:M,__staticSelector:`Autocomplete`,__clearSection:be,__clearable:de&&!!R&&!k&&!O,__clearSectionMode:fe,rightSection:pe,disabled:k,readOnly:O,value:R,error:ue,onChange:e=>{B(e.currentTarget.value),z.openDropdown(),T&&z.selectFirstOption()},onFocus:e=>{me&&z.openDropdown(),_?.(e)},onBlur:e=>{P&&z.clickSelectedOption(),z.closeDropdown(),y?.(e)},onClick:e=>{z.openDropdown(),ee?.(e)},classNames:V,styles:H,unstyled:d,attributes:he,id:ge})}),(0,q.jsx)(n,{data:L,hidden:O||k,filter:ne,search:R,limit:re,hiddenWhenEmpty:!0,withScrollArea:ie,maxDropdownHeight:A,unstyled:d,labelId:I,"aria-label":I?void 0:F[`aria-label`],renderOption:oe,scrollAreaProps:se})]})});qe.classes={...o.classes,...r.classes},qe.displayName=`@mantine/core/Autocomplete`;var Je={root:`m_de3d2490`,colorOverlay:`m_862f3d1b`,shadowOverlay:`m_98ae7f22`,alphaOverlay:`m_95709ac0`,childrenOverlay:`m_93e74e3`},Ye={withShadow:!0},Xe=ve((e,{radius:t,size:n})=>({root:{"--cs-radius":t===void 0?void 0:ue(t),"--cs-size":de(n)}})),J=me(e=>{let t=_e(`ColorSwatch`,Ye,e),{classNames:n,className:r,style:i,styles:a,unstyled:o,vars:s,color:c,radius:l,withShadow:u,children:d,attributes:f,...p}=_e(`ColorSwatch`,Ye,t),m=pe({name:`ColorSwatch`,props:t,classes:Je,className:r,style:i,classNames:n,styles:a,unstyled:o,attributes:f,vars:s,varsResolver:Xe});return(0,q.jsxs)(he,{...m(`root`,{focusable:!0}),...p,children:[(0,q.jsx)(`span`,{...m(`alphaOverlay`)}),u&&(0,q.jsx)(`span`,{...m(`shadowOverlay`)}),(0,q.jsx)(`span`,{...m(`colorOverlay`,{style:{backgroundColor:c}})}),(0,q.jsx)(`span`,{...m(`childrenOverlay`),children:d})]})});J.classes=Je,J.varsResolver=Xe,J.displayName=`@mantine/core/ColorSwatch`;var Ze=A(`outline`,`arrows-maximize`,`ArrowsMaximize`,[[`path`,{d:`M16 4l4 0l0 4`,key:`svg-0`}],[`path`,{d:`M14 10l6 -6`,key:`svg-1`}],[`path`,{d:`M8 20l-4 0l0 -4`,key:`svg-2`}],[`path`,{d:`M4 20l6 -6`,key:`svg-3`}],[`path`,{d:`M16 20l4 0l0 -4`,key:`svg-4`}],[`path`,{d:`M14 14l6 6`,key:`svg-5`}],[`path`,{d:`M8 4l-4 0l0 4`,key:`svg-6`}],[`path`,{d:`M4 4l6 6`,key:`svg-7`}]]),Qe=A(`outline`,`arrows-minimize`,`ArrowsMinimize`,[[`path`,{d:`M5 9l4 0l0 -4`,key:`svg-0`}],[`path`,{d:`M3 3l6 6`,key:`svg-1`}],[`path`,{d:`M5 15l4 0l0 4`,key:`svg-2`}],[`path`,{d:`M3 21l6 -6`,key:`svg-3`}],[`path`,{d:`M19 9l-4 0l0 -4`,key:`svg-4`}],[`path`,{d:`M15 9l6 -6`,key:`svg-5`}],[`path`,{d:`M19 15l-4 0l0 4`,key:`svg-6`}],[`path`,{d:`M15 15l6 6`,key:`svg-7`}]]),$e=A(`outline`,`focus-2`,`Focus2`,[[`path`,{d:`M11.5 12a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0`,fill:`currentColor`,key:`svg-0`}],[`path`,{d:`M5 12a7 7 0 1 0 14 0a7 7 0 1 0 -14 0`,key:`svg-1`}],[`path`,{d:`M12 3l0 2`,key:`svg-2`}],[`path`,{d:`M3 12l2 0`,key:`svg-3`}],[`path`,{d:`M12 19l0 2`,key:`svg-4`}],[`path`,{d:`M19 12l2 0`,key:`svg-5`}]]),et=A(`outline`,`focus-centered`,`FocusCentered`,[[`path`,{d:`M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0`,key:`svg-0`}],[`path`,{d:`M4 8v-2a2 2 0 0 1 2 -2h2`,key:`svg-1`}],[`path`,{d:`M4 16v2a2 2 0 0 0 2 2h2`,key:`svg-2`}],[`path`,{d:`M16 4h2a2 2 0 0 1 2 2v2`,key:`svg-3`}],[`path`,{d:`M16 20h2a2 2 0 0 0 2 -2v-2`,key:`svg-4`}]]),tt=A(`outline`,`minus`,`Minus`,[[`path`,{d:`M5 12l14 0`,key:`svg-0`}]]),nt=A(`outline`,`restore`,`Restore`,[[`path`,{d:`M3.06 13a9 9 0 1 0 .49 -4.087`,key:`svg-0`}],[`path`,{d:`M3 4.001v5h5`,key:`svg-1`}],[`path`,{d:`M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0`,key:`svg-2`}]]),rt=A(`outline`,`route`,`Route`,[[`path`,{d:`M3 19a2 2 0 1 0 4 0a2 2 0 0 0 -4 0`,key:`svg-0`}],[`path`,{d:`M19 7a2 2 0 1 0 0 -4a2 2 0 0 0 0 4`,key:`svg-1`}],[`path`,{d:`M11 19h5.5a3.5 3.5 0 0 0 0 -7h-8a3.5 3.5 0 0 1 0 -7h4.5`,key:`svg-2`}]]),it=A(`filled`,`affiliate-filled`,`AffiliateFilled`,[[`path`,{d:`M18.5 3a2.5 2.5 0 1 1 -.912 4.828l-4.556 4.555a5.475 5.475 0 0 1 .936 3.714l2.624 .787a2.5 2.5 0 1 1 -.575 1.916l-2.623 -.788a5.5 5.5 0 0 1 -10.39 -2.29l-.004 -.222l.004 -.221a5.5 5.5 0 0 1 2.984 -4.673l-.788 -2.624a2.498 2.498 0 0 1 -2.194 -2.304l-.006 -.178l.005 -.164a2.5 2.5 0 1 1 4.111 2.071l.787 2.625a5.475 5.475 0 0 1 3.714 .936l4.555 -4.556a2.487 2.487 0 0 1 -.167 -.748l-.005 -.164l.005 -.164a2.5 2.5 0 0 1 2.495 -2.336z`,key:`svg-0`}]]);function at({data:e,state:t}){let n=P(z),r=U(),i=R([...e.nodes.values()].map(e=>e.type)),a=R([...e.links.values()].map(e=>e.type));return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(W,{title:n.types,children:(0,q.jsx)(`div`,{className:H.legend,children:i.map(([e,n])=>(0,q.jsxs)(F,{className:H.kind??``,"aria-pressed":!t.filter.hiddenTypes.includes(e),onClick:()=>{t.toggleType(e)},children:[(0,q.jsx)(J,{component:`span`,size:10,withShadow:!1,color:`var(--mantine-color-${Pe(e)}-6)`}),(0,q.jsx)(`span`,{children:e}),(0,q.jsx)(`span`,{className:H.number,children:r.number(n)})]},e))})}),a.length>0&&(0,q.jsx)(W,{title:n.linkTypes,children:(0,q.jsx)(`div`,{className:H.legend,children:a.map(([e,n])=>(0,q.jsxs)(F,{className:H.kind??``,"aria-pressed":!t.filter.hiddenLinks.includes(e),onClick:()=>{t.toggleLink(e)},children:[(0,q.jsx)(`span`,{children:e}),(0,q.jsx)(`span`,{className:H.number,children:r.number(n)})]},e))})})]})}var Y=864e5,X=e=>new Date(e).toISOString().slice(0,10),ot=1095;function st({state:e}){let n=P(z),r=U(),{at:i}=e.origin,[a]=(0,K.useState)(()=>Math.floor(Date.now()/Y)*Y),o=i?Math.round((a-Date.parse(i))/Y):0,[s,c]=(0,K.useState)(null),l=t=>{e.setDay(t>=X(a)?``:t)},u=s??Math.min(o,ot),d=e=>e===0?n.asOfNow:r.day(X(a-e*Y));return(0,q.jsxs)(C,{gap:4,children:[(0,q.jsxs)(M,{justify:`space-between`,wrap:`nowrap`,gap:`xs`,align:`flex-end`,children:[(0,q.jsx)(t,{type:`date`,label:n.asOf,value:i||X(a),max:X(a),onChange:e=>{e.currentTarget.value&&l(e.currentTarget.value)},flex:1}),i&&(0,q.jsx)(S,{variant:`subtle`,px:6,onClick:()=>{e.setDay(``)},children:n.reset})]}),(0,q.jsx)(Me,{size:`sm`,min:-1095,max:0,step:1,value:-u,label:e=>d(-e),thumbLabel:n.asOfSlider,my:4,onChange:e=>{c(-e)},onChangeEnd:e=>{c(null),l(X(a+e*Y))}}),(0,q.jsx)(L,{size:`xs`,c:`dimmed`,"aria-live":`polite`,children:i&&o>ot?r.day(i):d(u)})]})}function ct({data:t,state:n}){let r=P(z),i=P(ae),a=[...new Set([...t.nodes.values(),...t.links.values()].flatMap(e=>e.scope?[e.scope]:[]))].sort(),o=e=>{let[t,n=``]=e.split(/:(.*)/s);return t===`world`?i.scope.world:t===`group`?i.scope.group(n):i.scope.principal(n)};return(0,q.jsx)(W,{title:r.filters,actions:n.filtered?(0,q.jsx)(S,{variant:`subtle`,color:`gray`,px:6,onClick:n.clear,children:i.clear}):null,children:(0,q.jsxs)(C,{gap:`xs`,children:[(0,q.jsx)(e,{label:r.scope,placeholder:r.anyScope,clearable:!0,value:n.filter.scope||null,onChange:e=>{n.setScope(e??``)},data:[...new Set([...a,...n.filter.scope?[n.filter.scope]:[]])].map(e=>({value:e,label:o(e)}))}),(0,q.jsx)(e,{label:r.recorded,placeholder:r.anyTime,clearable:!0,value:n.sinceDays||null,onChange:e=>{n.setSince(e??``)},data:[`1`,`7`,`30`,`365`].map(e=>({value:e,label:r.lastDays(e)}))}),(0,q.jsx)(st,{state:n})]})})}var lt=G(`
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
`),ut=G(`
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
`),dt=G(`
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
`),ft=G(`
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
`),pt=G(`
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
`),mt=G(`
  query GraphLinks($query: String!, $params: JSON, $first: Int!, $asOf: AsOfInput) {
    patternQuery(query: $query, params: $params, first: $first, asOf: $asOf) {
      rows
      truncated
    }
  }
`),ht=G(`
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
`),gt=G(`
  query GraphFind($text: String!) {
    pages(filter: { text: $text }, first: 8) {
      nodes {
        slug
        title
        type
      }
    }
  }
`),_t=500,vt=500,yt=500,Z=1e4,bt=e=>({type:e.type,from:e.from.slug,to:e.to.slug,...e.scope?{scope:e.scope}:{},...e.recordedAt?{recordedAt:e.recordedAt}:{}});function xt(e){return e?{valid:`${e}T23:59:59Z`}:void 0}function St(e){let t=xt(e.at),n=Ke({queries:e.open.map(n=>({queryKey:[`live`,`GraphAround`,{ref:n,at:e.at}],queryFn:({signal:e})=>I(lt,{ref:n,first:200,asOf:t},e)}))}),r=D(ft,{type:e.type,first:_t,asOf:t},{enabled:e.type!==``}),i=oe({queryKey:[`still`,`GraphWhole`,e.at],staleTime:1/0,enabled:e.all,queryFn:({signal:e})=>Ct(t,e)}),a=e.from!==``&&e.to!==``,o=D(dt,{from:e.from,to:e.to,first:5,asOf:t},{enabled:a}),s=n.map(e=>e.data),c=n.map(e=>e.dataUpdatedAt).join(` `),l=e.type?r.data:void 0,u=a?o.data:void 0,d=e.all?i.data:void 0,[f,p,m]=(0,K.useMemo)(()=>{let e=[],t=new Map,n=u?.paths?.nodes??[];for(let{steps:t}of n)e.push({nodes:t.flatMap(e=>[e.from,e.to]).map(({slug:e,title:t,type:n})=>({slug:e,title:t,type:n})),links:t.map(e=>({type:e.link,from:e.forward?e.from.slug:e.to.slug,to:e.forward?e.to.slug:e.from.slug}))});d&&e.push(d),l?.objects&&e.push({nodes:l.objects.nodes,links:[]});for(let n of s){let r=n?.page&&`slug`in n.page?n.page:null;r&&e.push({nodes:[r],links:[]});let i=n?.neighbors?.nodes??[];e.push({nodes:i.map(e=>e.page),links:i.map(e=>bt(e.link))});let a=(n?.neighbors?.totalCount??0)-i.length;r&&a>0&&t.set(r.slug,a)}return[e,n,t]},[c,l,u,d]),h=(0,K.useMemo)(()=>[...V(f).nodes.values()].flatMap(e=>e.id?[e.id]:[]).slice(0,_t),[f]),g=D(ut,{pages:h,first:vt,asOf:t},{enabled:h.length>1&&!e.all}),_=h.length>1&&!e.all?g.data:void 0,v=(0,K.useMemo)(()=>V([...f,{nodes:[],links:(_?.linksAmong?.nodes??[]).map(bt)}]),[f,_]),y=[...n,...e.type?[r]:[],...e.all?[i]:[],...a?[o]:[],...h.length>1&&!e.all?[g]:[]],b=y.find(e=>e.error);return{data:v,paths:p,more:m,loading:y.some(e=>e.isFetching&&e.data===void 0),cut:!!d?.cut||!!l?.objects?.pageInfo.hasNextPage||(_?.linksAmong?.nodes.length??0)>=vt,error:b?.error??null,retry:()=>{for(let e of y)e.error&&e.refetch()}}}async function Ct(e,t){let n=[],r=!1;for(let e=null;;){let{pages:i}=await I(pt,{first:yt,after:e},t);if(n.push(...i?.nodes??[]),e=i?.pageInfo.hasNextPage?i.pageInfo.endCursor??null:null,!e)break;if(n.length>=5e3){r=!0;break}}let i=[];for(let n=0;;n+=Z){let{patternQuery:a}=await I(mt,{query:`MATCH (a:Page)-[l]->(b:Page) RETURN a.slug AS a, l.type AS type, b.slug AS b, l.recordedAt AS at SKIP $skip LIMIT $limit`,params:{skip:n,limit:Z},first:Z,asOf:e},t),o=a?.rows??[];for(let[e,t,n,r]of o)e&&t&&n&&i.push({from:e,type:t.toLowerCase(),to:n,...r?{recordedAt:r}:{}});if(o.length<Z)break;if(i.length>=2e4){r=!0;break}}return{nodes:n,links:i,cut:r}}var wt=100;function Tt({data:e,selected:n,onSelect:r,onOpen:i}){let a=P(z),o=U(),[s,c]=(0,K.useState)(``),l=(0,K.useMemo)(()=>we(e),[e]),u=(0,K.useMemo)(()=>{let t=s.trim().toLocaleLowerCase();return[...e.nodes.values()].filter(e=>!t||e.title.toLocaleLowerCase().includes(t)).sort((e,t)=>(l.get(t.slug)??0)-(l.get(e.slug)??0)||(e.title<t.title?-1:1))},[e,l,s]);return(0,q.jsxs)(W,{title:a.pages,count:e.nodes.size,children:[(0,q.jsx)(t,{"aria-label":a.searchGraph,placeholder:a.searchGraph,leftSection:(0,q.jsx)(m,{size:13}),value:s,mb:6,onChange:e=>{c(e.currentTarget.value)},onKeyDown:e=>{let t=u[0];e.key===`Enter`&&!e.nativeEvent.isComposing&&t&&s.trim()&&r(t.slug)}}),(0,q.jsxs)(`div`,{className:H.list,role:`group`,"aria-label":a.pages,onKeyDown:e=>{let t=[...e.currentTarget.querySelectorAll(`button`)],n=t.indexOf(document.activeElement),r=t[n]?.dataset.slug,a={ArrowDown:n+1,ArrowUp:n-1,Home:0,End:t.length-1}[e.key];a===void 0?e.key===`e`&&r&&(e.preventDefault(),i(r)):(e.preventDefault(),t[Math.max(0,Math.min(a,t.length-1))]?.focus())},children:[u.slice(0,wt).map(e=>(0,q.jsxs)(F,{"data-slug":e.slug,className:H.item??``,"aria-pressed":e.slug===n,onClick:()=>{r(e.slug)},children:[(0,q.jsx)(ze,{type:e.type}),(0,q.jsx)(`span`,{className:H.title,children:e.title}),(0,q.jsx)(`span`,{className:H.number,children:o.number(l.get(e.slug)??0)})]},e.slug)),u.length===0&&(0,q.jsx)(L,{size:`xs`,c:`dimmed`,children:a.noneFound}),u.length>wt&&(0,q.jsx)(L,{size:`xs`,c:`dimmed`,p:6,children:a.more(o.number(u.length-wt))})]})]})}function Et({slug:e,data:t,state:n,more:r,onSelect:i}){let a=P(z),o=U(),s=t.nodes.get(e),c=D(ht,{ref:e,asOf:xt(n.origin.at)}),l=c.data?.page&&`slug`in c.data.page&&c.data.page.slug===e?c.data.page:null,u=Se(t,e),f=n.origin.open.includes(e),{from:p,to:m}=n.origin,_=s?.title??l?.title??e,v=t.nodes.get(p)?.title??p;return(0,q.jsx)(W,{title:_,actions:(0,q.jsx)(g,{size:`sm`,"aria-label":a.closePanel,onClick:()=>{i(null)},children:(0,q.jsx)(je,{size:14})}),children:(0,q.jsxs)(C,{gap:`sm`,role:`region`,"aria-label":a.panel,children:[(0,q.jsxs)(M,{gap:`sm`,children:[(s??l)&&(0,q.jsx)(Be,{type:s?.type??l?.type??``}),(s?.scope??l?.scope)&&(0,q.jsx)(Re,{scope:s?.scope??l?.scope??``})]}),(0,q.jsxs)(M,{gap:6,children:[(0,q.jsx)(S,{variant:f?`default`:`filled`,leftSection:f?(0,q.jsx)(Qe,{size:14}):(0,q.jsx)(Ze,{size:14}),onClick:()=>{n.toggleOpen(e)},children:f?a.close:a.open}),(0,q.jsx)(S,{variant:`default`,leftSection:(0,q.jsx)(d,{size:14}),component:x,to:`/objects/${e}`,children:a.read}),(0,q.jsx)(S,{variant:`default`,leftSection:(0,q.jsx)($e,{size:14}),onClick:()=>{n.start({page:e})},children:a.only}),(0,q.jsx)(S,{variant:`default`,leftSection:(0,q.jsx)(Ve,{size:14}),onClick:()=>{n.takeAway(e)},children:a.takeAway}),p&&p!==e&&m!==e?(0,q.jsx)(S,{variant:`light`,leftSection:(0,q.jsx)(rt,{size:14}),onClick:()=>{n.wayTo(e)},children:a.wayTo(v)}):(0,q.jsx)(S,{variant:`default`,leftSection:(0,q.jsx)(rt,{size:14}),onClick:()=>{n.wayFrom(e)},children:a.wayFrom})]}),r>0&&(0,q.jsx)(L,{size:`xs`,c:`dimmed`,children:a.openMore(o.number(r))}),c.error&&(0,q.jsx)(h,{error:c.error,onRetry:()=>void c.refetch()}),l&&(0,q.jsxs)(q.Fragment,{children:[l.tags.length>0&&(0,q.jsx)(M,{gap:4,"aria-label":a.tags,role:`group`,children:l.tags.map(e=>(0,q.jsx)(Le,{name:e.name},e.name))}),l.claims.nodes.length>0&&(0,q.jsxs)(C,{gap:2,children:[(0,q.jsx)(L,{size:`xs`,fw:600,children:a.claims(o.number(l.claims.totalCount??l.claims.nodes.length))}),l.claims.nodes.map(e=>(0,q.jsx)(L,{size:`xs`,component:x,to:`/claims/${e.id}`,children:e.text},e.id))]}),(0,q.jsxs)(L,{size:`xs`,c:`dimmed`,children:[a.changed,` `,(0,q.jsx)(Ie,{at:l.updatedAt})]})]}),(0,q.jsxs)(C,{gap:2,children:[(0,q.jsx)(L,{size:`xs`,fw:600,children:a.linksOf(o.number(u.length))}),u.length===0&&(0,q.jsx)(L,{size:`xs`,c:`dimmed`,children:a.noLinks}),(0,q.jsx)(`div`,{className:H.links,children:u.slice(0,60).map(({link:e,other:t,out:n})=>(0,q.jsxs)(F,{className:H.item??``,onClick:()=>{i(t.slug)},children:[(0,q.jsxs)(L,{component:`span`,size:`xs`,c:`dimmed`,children:[e.type,` `,n?a.out:a.in]}),(0,q.jsx)(`span`,{className:H.title,children:t.title})]},`${e.from} ${e.type} ${e.to}`))})]})]})})}function Dt({onPick:e}){let t=P(z),[n,r]=(0,K.useState)(``),[i]=Ue(n.trim(),200),a=D(gt,{text:i},{enabled:i.length>0,still:!0}),o=i?a.data?.pages?.nodes??[]:[];return(0,q.jsx)(qe,{size:`xs`,w:240,label:t.find,placeholder:t.findHint,value:n,onChange:r,data:o.map(e=>e.slug),filter:({options:e})=>e,renderOption:({option:e})=>{let t=o.find(t=>t.slug===e.value);return t?`${t.title} (${t.type})`:e.value},onOptionSubmit:t=>{e(t),r(``)}})}function Ot({state:t}){let n=P(z),{vocabulary:r}=Fe();return(0,q.jsx)(p,{icon:f,title:n.startTitle,children:(0,q.jsxs)(C,{align:`center`,gap:`md`,children:[n.startText,(0,q.jsxs)(M,{align:`flex-end`,justify:`center`,gap:`sm`,children:[(0,q.jsx)(Dt,{onPick:e=>{t.start({page:e})}}),(0,q.jsx)(e,{w:180,searchable:!0,label:n.allOfType,value:null,data:r.objectTypes.map(e=>e.name),onChange:e=>{e&&t.start({type:e})}}),(0,q.jsx)(S,{variant:`default`,onClick:()=>{t.start({all:`1`})},children:n.whole})]})]})})}var kt=[`page`,`type`,`all`,`from`,`to`,`at`,`hide`,`without`,`scope`,`since`,`gone`,`select`],Q=e=>e?e.split(`,`):[],$=(e,t)=>{let n=Q(e);return(n.includes(t)?n.filter(e=>e!==t):[...n,t]).join(`,`)};function At(){let{values:e,set:t}=_(...kt);return(0,K.useMemo)(()=>{let n={...e,at:Ne(e.at),since:/^\d{1,5}$/.test(e.since)?e.since:``},r={open:Q(n.page),type:n.type,all:n.all===`1`,from:n.from,to:n.to,at:n.at},i=n.since?new Date(jt(Date.now())-Number(n.since)*864e5).toISOString():``;return{origin:r,filter:{hiddenTypes:Q(n.hide),hiddenLinks:Q(n.without),scope:n.scope,since:i,hidden:Q(n.gone)},selected:n.select||null,sinceDays:n.since,began:!!(n.page||n.type||n.all||n.from&&n.to),filtered:!!(n.hide||n.without||n.scope||n.since||n.gone||n.at),select:e=>{t({select:e??``})},start:e=>{t({page:``,type:``,all:``,from:``,to:``,gone:``,select:e.page??``,...e},!0)},toggleOpen:e=>{t({page:$(n.page,e)},!0)},open:e=>{Q(n.page).includes(e)||t({page:$(n.page,e),select:e},!0)},takeAway:e=>{t({gone:$(n.gone,e),page:Q(n.page).filter(t=>t!==e).join(`,`),select:``})},bringBack:()=>{t({gone:``})},toggleType:e=>{t({hide:$(n.hide,e)})},toggleLink:e=>{t({without:$(n.without,e)})},setScope:e=>{t({scope:e})},setSince:e=>{t({since:e})},setDay:e=>{t({at:e})},wayFrom:e=>{t({from:e,to:``})},wayTo:e=>{t({to:e},!0)},endWays:()=>{t({from:``,to:``,...n.page||n.type||n.all?{}:{page:n.from}})},clear:()=>{t({hide:``,without:``,scope:``,since:``,gone:``,at:``})}}},[e,t])}function jt(e){return Math.floor(e/864e5)*864e5}function Mt({paths:e,data:t,state:n,loading:r}){let i=P(z),a=U(),{from:o,to:s}=n.origin,c=e=>t.nodes.get(e)?.title??e;return(0,q.jsx)(W,{title:i.ways,actions:(0,q.jsx)(S,{variant:`subtle`,color:`gray`,px:6,onClick:n.endWays,children:i.endWays}),children:s?(0,q.jsxs)(C,{gap:`xs`,"aria-live":`polite`,children:[(0,q.jsx)(L,{size:`sm`,children:i.waysBetween(c(o),c(s))}),!r&&e.length===0&&(0,q.jsx)(L,{size:`sm`,c:`dimmed`,children:i.noWays}),e.map((e,t)=>(0,q.jsxs)(`div`,{children:[(0,q.jsx)(L,{size:`xs`,c:`dimmed`,children:i.wayLength(a.number(e.steps.length))}),(0,q.jsxs)(L,{size:`sm`,children:[e.steps[0]?.from.title,e.steps.map((e,t)=>(0,q.jsxs)(`span`,{children:[` `,e.forward?`—`:`←`,` `,e.link,` `,e.forward?`→`:`—`,` `,e.to.title]},t))]})]},t))]}):(0,q.jsx)(L,{size:`sm`,children:i.waysPick(c(o))})})}function Nt(){let e=P(z),t=P(y).areas,n=U(),r=At(),{data:o,paths:s,more:c,loading:l,cut:u,error:d,retry:f}=St(r.origin),m=(0,K.useRef)(null),{origin:_,filter:v,selected:b,select:x}=r,C=(0,K.useMemo)(()=>[..._.open,_.from,_.to],[_]),w=(0,K.useMemo)(()=>Ce(o,v,C),[o,v,C]),T=(0,K.useMemo)(()=>({selected:b&&w.nodes.has(b)?b:null,onWay:new Set(s.flatMap(e=>e.steps.map(e=>be(e.forward?{from:e.from.slug,type:e.link,to:e.to.slug}:{from:e.to.slug,type:e.link,to:e.from.slug}))))}),[b,w,s]),E=(0,K.useCallback)(e=>{x(e),e&&m.current?.goTo(e)},[x]);if(!r.began)return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(Ae,{title:t.graph,text:e.purpose}),(0,q.jsx)(Ot,{state:r})]});let te=e.size(n.number(w.nodes.size),n.number(w.links.size)),D=o.nodes.size-w.nodes.size,O=!!_.from;return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsxs)(Ae,{title:t.graph,text:e.purpose,children:[(0,q.jsx)(Dt,{onPick:e=>{r.open(e)}}),(0,q.jsxs)(i,{children:[(0,q.jsx)(i.Target,{children:(0,q.jsx)(S,{variant:`default`,leftSection:(0,q.jsx)(B,{size:14}),mt:`auto`,children:e.exportAs})}),(0,q.jsxs)(i.Dropdown,{children:[(0,q.jsx)(i.Item,{onClick:()=>void m.current?.picture().then(t=>{t&&Te(`${e.fileName}.png`,t)}),children:e.png}),(0,q.jsx)(i.Item,{onClick:()=>{Te(`${e.fileName}.json`,new Blob([xe(w,e=>m.current?.place(e))],{type:`application/json`}))},children:e.json})]})]}),(0,q.jsx)(S,{variant:`default`,leftSection:(0,q.jsx)(nt,{size:14}),mt:`auto`,onClick:()=>{r.start({})},children:e.startOver})]}),d&&(0,q.jsx)(h,{error:d,onRetry:f}),(0,q.jsxs)(`div`,{className:H.area,"data-panel":!!b||O,children:[(0,q.jsxs)(`div`,{className:H.column,children:[(0,q.jsx)(at,{data:o,state:r}),(0,q.jsx)(Tt,{data:w,selected:b,onSelect:E,onOpen:r.open}),(0,q.jsx)(ct,{data:o,state:r})]}),(0,q.jsxs)(`div`,{className:H.stage,children:[(0,q.jsx)(ye,{data:w,focus:T,label:e.picture(n.number(w.nodes.size),n.number(w.links.size)),onSelect:x,onOpen:r.open,scene:m}),l&&o.nodes.size===0&&(0,q.jsx)(`div`,{className:H.over,children:(0,q.jsx)(M,{p:`md`,children:(0,q.jsx)(ee,{rows:3})})}),!l&&!d&&w.nodes.size===0&&(0,q.jsx)(`div`,{className:H.over,children:(0,q.jsx)(p,{icon:it,title:e.nothing})}),(0,q.jsxs)(`div`,{className:H.note,role:`status`,children:[l?e.reading:te,D>0&&` · ${e.hidden(n.number(D))}`,u&&` · ${e.cut}`]}),(0,q.jsxs)(`div`,{className:H.tools,children:[(0,q.jsx)(a,{label:e.zoomIn,position:`left`,children:(0,q.jsx)(g,{"aria-label":e.zoomIn,onClick:()=>{m.current?.zoom(.6)},children:(0,q.jsx)(Ee,{size:16})})}),(0,q.jsx)(a,{label:e.zoomOut,position:`left`,children:(0,q.jsx)(g,{"aria-label":e.zoomOut,onClick:()=>{m.current?.zoom(1.6)},children:(0,q.jsx)(tt,{size:16})})}),(0,q.jsx)(a,{label:e.fit,position:`left`,children:(0,q.jsx)(g,{"aria-label":e.fit,onClick:()=>{m.current?.zoom(`all`)},children:(0,q.jsx)(et,{size:16})})})]})]}),(b||O)&&(0,q.jsxs)(`div`,{className:`${H.column??``} ${H.panel??``}`,children:[O&&(0,q.jsx)(Mt,{paths:s,data:o,state:r,loading:l}),b&&(0,q.jsx)(Et,{slug:b,data:w,state:r,more:c.get(b)??0,onSelect:E})]})]}),v.hidden.length>0&&(0,q.jsx)(L,{size:`xs`,mt:6,children:(0,q.jsx)(S,{variant:`subtle`,onClick:r.bringBack,children:e.bringBack(n.number(v.hidden.length))})})]})}export{Nt as Area};