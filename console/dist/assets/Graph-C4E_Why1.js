import{E as e,I as t,J as n,U as r,W as i,X as a,Y as o,Z as s,b as c,c as l,g as u,j as d,k as f,l as p,m,nt as h,o as g,ot as _,q as v,r as y,s as b,tt as x,y as S}from"./index-DL8v2XJh.js";import{r as C,t as w}from"./Stack-CwOJb01n.js";import{C as T,S as E,_ as D,b as ee,c as O,d as k,f as A,g as te,h as ne,m as re,n as j,p as ie,r as M,t as ae,u as oe,v as N,w as se,x as ce,y as le}from"./common-5y6ACeiy.js";import{K as ue,Z as de,_ as fe,b as pe,c as P,g as me,h as he,m as F,st as ge,tt as I,u as L,x as _e,z as ve}from"./catalogue-BLtCGhkX.js";import{a as R,c as ye,d as z,f as B,i as V,l as H,n as be,o as xe,r as Se,s as Ce,t as we,u as Te}from"./model-D5dCvIQP.js";import{t as Ee}from"./IconPlus-DSokyOc_.js";import{a as De,n as Oe,t as ke}from"./jsx-runtime-Wy9s6hX0.js";import{t as U}from"./format-CaQXsXck.js";import{i as Ae,s as je,t as W}from"./layout-WQ_3kdlf.js";import{n as Me,t as Ne}from"./day-C5bqtaFj.js";import{t as Pe}from"./colour-yL-Hzbrl.js";import{a as G,i as Fe}from"./session-DnRW1IxZ.js";import{a as Ie,i as Le,n as Re,o as ze,s as Be}from"./marks-DYIaYR77.js";import{t as Ve}from"./IconEyeOff-YT12O6OL.js";import{t as He}from"./use-id-OOt6FKmf.js";import{t as Ue}from"./use-debounced-value-lcP_GyNY.js";function We(e,t){let n=new Set(t);return e.filter(e=>!n.has(e))}var Ge=class extends E{#e;#t;#n;#r;#i;#a;#o;#s;#c;#l=[];constructor(e,t,n){super(),this.#e=e,this.#r=n,this.#n=[],this.#i=[],this.#t=[],this.setQueries(t)}onSubscribe(){this.listeners.size===1&&this.#i.forEach(e=>this.#m(e))}onUnsubscribe(){this.listeners.size||this.destroy()}destroy(){this.listeners=new Set,this.#i.forEach(e=>{e.destroy()})}setQueries(e,t){this.#n=e,this.#r=t,N.batch(()=>{let e=this.#i,t=this.#p(this.#n);t.forEach(e=>e.observer.setOptions(e.defaultedQueryOptions));let n=t.map(e=>e.observer),r=n.map(e=>e.getCurrentResult()),i=e.length!==n.length,a=n.some((t,n)=>t!==e[n]),o=i||a,s=o?!0:r.some((e,t)=>{let n=this.#t[t];return!n||!ce(e,n)});(o||s)&&(o&&(this.#l=t,this.#i=n),this.#t=r,this.hasListeners()&&(o&&(We(e,n).forEach(e=>{e.destroy()}),We(n,e).forEach(e=>this.#m(e))),this.#g()))})}getCurrentResult(){return this.#t}getQueries(){return this.#i.map(e=>e.getCurrentQuery())}getObservers(){return this.#i}getOptimisticResult(e,t){let n=this.#p(e),r=n.map(e=>e.observer.getOptimisticResult(e.defaultedQueryOptions));n.length===this.#i.length&&n.some((e,t)=>e.observer.getCurrentResult()!==this.#t[t])&&n.every((e,t)=>e.observer===this.#i[t])&&(this.#t=n.map(e=>e.observer.getCurrentResult()));let i=n.map(e=>e.defaultedQueryOptions.queryHash);return[r,e=>this.#d(e??r,t,i),()=>this.#u(r,n)]}#u(e,t){let n=new Set;return t.map((r,i)=>{let a=e[i];return r.defaultedQueryOptions.notifyOnChangeProps?a:r.observer.trackResult(a,e=>{n.has(e)||(n.add(e),t.forEach(t=>{t.observer.trackProp(e)}))})})}#d(e,t,n){if(t){let r=this.#c,i=n!==void 0&&r!==void 0&&(r.length!==n.length||n.some((e,t)=>e!==r[t]));return(this.#t!==this.#s||i||t!==this.#o)&&(this.#o=t,this.#s=this.#t,n!==void 0&&(this.#c=n),this.#a=ee(this.#a,t(e))),this.#a}return e}#f(){return!this.#r?.combine||this.#i.some((e,t)=>e.options.suspense&&this.#t[t]?.data===void 0)}#p(e){let t=new Map;this.#i.forEach(e=>{let n=e.options.queryHash;if(!n)return;let r=t.get(n);r?r.push(e):t.set(n,[e])});let n=[];return e.forEach(e=>{let r=this.#e.defaultQueryOptions(e),i=t.get(r.queryHash)?.shift()??new D(this.#e,r);n.push({defaultedQueryOptions:r,observer:i})}),n}#m(e){e.subscribe(t=>{this.#h(e,t)})}#h(e,t){let n=this.#i.indexOf(e);n!==-1&&(this.#t=this.#t.slice(),this.#t[n]=t,this.#g())}#g(){if(this.hasListeners()){let e=this.#f(),t=this.#a,n=e?t:this.#d(this.#u(this.#t,this.#l),this.#r?.combine,this.#l.map(e=>e.defaultedQueryOptions.queryHash));(e||t!==n)&&N.batch(()=>{this.listeners.forEach(e=>{e(this.#t)})})}}},K=De(Oe(),1);function Ke({queries:e,...t},n){let r=ge(n),i=se(),a=T(),o=t.subscribed!==!1,s=K.useMemo(()=>e.map(e=>{let t=r.defaultQueryOptions(e);return t._optimisticResults=i?`isRestoring`:o?`optimistic`:void 0,t}),[e,r,i,o]);s.forEach(e=>{k(e);let t=r.getQueryCache().get(e.queryHash);re(e,a,t)}),te(a);let[c]=K.useState(()=>new Ge(r,s,t)),[l,u,d]=c.getOptimisticResult(s,t.combine);K.useEffect(()=>{c.setQueries(s,t)},[s,t,c]);let f=!i&&o;K.useSyncExternalStore(K.useCallback(e=>f?c.subscribe(N.batchCalls(e)):le,[c,f]),()=>c.getCurrentResult(),()=>c.getCurrentResult());let p=l.some((e,t)=>ie(s[t],e))?l.flatMap((e,t)=>{let n=s[t];if(n&&ie(n,e)){let e=new D(r,n);return A(n,e,a)}return[]}):[];if(p.length>0)throw Promise.all(p);let m=l.find((e,t)=>{let n=s[t];return n&&ne({result:e,errorResetBoundary:a,throwOnError:n.throwOnError,query:r.getQueryCache().get(n.queryHash),suspense:n.suspense})});if(m)throw m.error;return u(d())}var q=ke(),qe=fe(e=>{let t=_e([`Input`,`InputWrapper`,`Autocomplete`],{size:`sm`},e),{classNames:c,styles:l,unstyled:u,vars:d,dropdownOpened:f,defaultDropdownOpened:p,onDropdownClose:m,onDropdownOpen:g,onFocus:y,onBlur:b,onClick:x,onChange:S,data:C,value:w,defaultValue:T,selectFirstOptionOnChange:E,selectFirstOptionOnDropdownOpen:D,onOptionSubmit:ee,comboboxProps:O,readOnly:k,disabled:A,filter:te,limit:ne,withScrollArea:re,maxDropdownHeight:j,floatingHeight:ie,size:M,id:ae,renderOption:oe,autoComplete:N,scrollAreaProps:se,onClear:ce,clearButtonProps:le,error:ue,clearable:de,clearSectionMode:fe,rightSection:pe,autoSelectOnBlur:P,openOnFocus:me=!0,attributes:he,...F}=t,ge=He(ae),I=r({id:ge,label:F.label,labelProps:F.labelProps,inputWrapperOrder:F.inputWrapperOrder}),L=a(C),ve=o(L),[R,ye]=_({value:w,defaultValue:T,finalValue:``,onChange:S}),z=n({opened:f,defaultOpened:p,onDropdownOpen:()=>{g?.(),D&&z.selectFirstOption()},onDropdownClose:()=>{m?.(),setTimeout(z.resetSelectedOption,0)}}),B=e=>{ye(e),z.resetSelectedOption()},{resolvedClassNames:V,resolvedStyles:H}=h({props:t,styles:l,classNames:c});(0,K.useEffect)(()=>{E&&z.selectFirstOption()},[E,R]);let be=(0,q.jsx)(v.ClearButton,{...le,onClear:()=>{B(``),ce?.()}});return(0,q.jsxs)(v,{store:z,__staticSelector:`Autocomplete`,classNames:V,styles:H,unstyled:u,readOnly:k,size:M,attributes:he,floatingHeight:ie,keepMounted:P,onOptionSubmit:e=>{ee?.(e),B(ve[e].label),z.closeDropdown()},...O,children:[(0,q.jsx)(v.Target,{autoComplete:N,withExpandedAttribute:!0,children:(0,q.jsx)(s,{...F,size:M,__staticSelector:`Autocomplete`,__clearSection:be,__clearable:de&&!!R&&!A&&!k,__clearSectionMode:fe,rightSection:pe,disabled:A,readOnly:k,value:R,error:ue,onChange:e=>{B(e.currentTarget.value),z.openDropdown(),E&&z.selectFirstOption()},onFocus:e=>{me&&z.openDropdown(),y?.(e)},onBlur:e=>{P&&z.clickSelectedOption(),z.closeDropdown(),b?.(e)},onClick:e=>{z.openDropdown(),x?.(e)},classNames:V,styles:H,unstyled:u,attributes:he,id:ge})}),(0,q.jsx)(i,{data:L,hidden:k||A,filter:te,search:R,limit:ne,hiddenWhenEmpty:!0,withScrollArea:re,maxDropdownHeight:j,unstyled:u,labelId:I,"aria-label":I?void 0:F[`aria-label`],renderOption:oe,scrollAreaProps:se})]})});qe.classes={...s.classes,...v.classes},qe.displayName=`@mantine/core/Autocomplete`;var Je={root:`m_de3d2490`,colorOverlay:`m_862f3d1b`,shadowOverlay:`m_98ae7f22`,alphaOverlay:`m_95709ac0`,childrenOverlay:`m_93e74e3`},Ye={withShadow:!0},Xe=ve((e,{radius:t,size:n})=>({root:{"--cs-radius":t===void 0?void 0:ue(t),"--cs-size":de(n)}})),J=me(e=>{let t=_e(`ColorSwatch`,Ye,e),{classNames:n,className:r,style:i,styles:a,unstyled:o,vars:s,color:c,radius:l,withShadow:u,children:d,attributes:f,...p}=_e(`ColorSwatch`,Ye,t),m=pe({name:`ColorSwatch`,props:t,classes:Je,className:r,style:i,classNames:n,styles:a,unstyled:o,attributes:f,vars:s,varsResolver:Xe});return(0,q.jsxs)(he,{...m(`root`,{focusable:!0}),...p,children:[(0,q.jsx)(`span`,{...m(`alphaOverlay`)}),u&&(0,q.jsx)(`span`,{...m(`shadowOverlay`)}),(0,q.jsx)(`span`,{...m(`colorOverlay`,{style:{backgroundColor:c}})}),(0,q.jsx)(`span`,{...m(`childrenOverlay`),children:d})]})});J.classes=Je,J.varsResolver=Xe,J.displayName=`@mantine/core/ColorSwatch`;var Ze=j(`outline`,`arrows-maximize`,`ArrowsMaximize`,[[`path`,{d:`M16 4l4 0l0 4`,key:`svg-0`}],[`path`,{d:`M14 10l6 -6`,key:`svg-1`}],[`path`,{d:`M8 20l-4 0l0 -4`,key:`svg-2`}],[`path`,{d:`M4 20l6 -6`,key:`svg-3`}],[`path`,{d:`M16 20l4 0l0 -4`,key:`svg-4`}],[`path`,{d:`M14 14l6 6`,key:`svg-5`}],[`path`,{d:`M8 4l-4 0l0 4`,key:`svg-6`}],[`path`,{d:`M4 4l6 6`,key:`svg-7`}]]),Qe=j(`outline`,`arrows-minimize`,`ArrowsMinimize`,[[`path`,{d:`M5 9l4 0l0 -4`,key:`svg-0`}],[`path`,{d:`M3 3l6 6`,key:`svg-1`}],[`path`,{d:`M5 15l4 0l0 4`,key:`svg-2`}],[`path`,{d:`M3 21l6 -6`,key:`svg-3`}],[`path`,{d:`M19 9l-4 0l0 -4`,key:`svg-4`}],[`path`,{d:`M15 9l6 -6`,key:`svg-5`}],[`path`,{d:`M19 15l-4 0l0 4`,key:`svg-6`}],[`path`,{d:`M15 15l6 6`,key:`svg-7`}]]),$e=j(`outline`,`focus-2`,`Focus2`,[[`path`,{d:`M11.5 12a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0`,fill:`currentColor`,key:`svg-0`}],[`path`,{d:`M5 12a7 7 0 1 0 14 0a7 7 0 1 0 -14 0`,key:`svg-1`}],[`path`,{d:`M12 3l0 2`,key:`svg-2`}],[`path`,{d:`M3 12l2 0`,key:`svg-3`}],[`path`,{d:`M12 19l0 2`,key:`svg-4`}],[`path`,{d:`M19 12l2 0`,key:`svg-5`}]]),et=j(`outline`,`focus-centered`,`FocusCentered`,[[`path`,{d:`M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0`,key:`svg-0`}],[`path`,{d:`M4 8v-2a2 2 0 0 1 2 -2h2`,key:`svg-1`}],[`path`,{d:`M4 16v2a2 2 0 0 0 2 2h2`,key:`svg-2`}],[`path`,{d:`M16 4h2a2 2 0 0 1 2 2v2`,key:`svg-3`}],[`path`,{d:`M16 20h2a2 2 0 0 0 2 -2v-2`,key:`svg-4`}]]),tt=j(`outline`,`minus`,`Minus`,[[`path`,{d:`M5 12l14 0`,key:`svg-0`}]]),nt=j(`outline`,`restore`,`Restore`,[[`path`,{d:`M3.06 13a9 9 0 1 0 .49 -4.087`,key:`svg-0`}],[`path`,{d:`M3 4.001v5h5`,key:`svg-1`}],[`path`,{d:`M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0`,key:`svg-2`}]]),rt=j(`outline`,`route`,`Route`,[[`path`,{d:`M3 19a2 2 0 1 0 4 0a2 2 0 0 0 -4 0`,key:`svg-0`}],[`path`,{d:`M19 7a2 2 0 1 0 0 -4a2 2 0 0 0 0 4`,key:`svg-1`}],[`path`,{d:`M11 19h5.5a3.5 3.5 0 0 0 0 -7h-8a3.5 3.5 0 0 1 0 -7h4.5`,key:`svg-2`}]]),it=j(`filled`,`affiliate-filled`,`AffiliateFilled`,[[`path`,{d:`M18.5 3a2.5 2.5 0 1 1 -.912 4.828l-4.556 4.555a5.475 5.475 0 0 1 .936 3.714l2.624 .787a2.5 2.5 0 1 1 -.575 1.916l-2.623 -.788a5.5 5.5 0 0 1 -10.39 -2.29l-.004 -.222l.004 -.221a5.5 5.5 0 0 1 2.984 -4.673l-.788 -2.624a2.498 2.498 0 0 1 -2.194 -2.304l-.006 -.178l.005 -.164a2.5 2.5 0 1 1 4.111 2.071l.787 2.625a5.475 5.475 0 0 1 3.714 .936l4.555 -4.556a2.487 2.487 0 0 1 -.167 -.748l-.005 -.164l.005 -.164a2.5 2.5 0 0 1 2.495 -2.336z`,key:`svg-0`}]]);function at({data:e,state:t}){let n=P(z),r=U(),i=R([...e.nodes.values()].map(e=>e.type)),a=R([...e.links.values()].map(e=>e.type));return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(W,{title:n.types,children:(0,q.jsx)(`div`,{className:H.legend,children:i.map(([e,n])=>(0,q.jsxs)(F,{className:H.kind??``,"aria-pressed":!t.filter.hiddenTypes.includes(e),onClick:()=>{t.toggleType(e)},children:[(0,q.jsx)(J,{component:`span`,size:10,withShadow:!1,color:`var(--mantine-color-${Pe(e)}-6)`}),(0,q.jsx)(`span`,{children:e}),(0,q.jsx)(`span`,{className:H.number,children:r.number(n)})]},e))})}),a.length>0&&(0,q.jsx)(W,{title:n.linkTypes,children:(0,q.jsx)(`div`,{className:H.legend,children:a.map(([e,n])=>(0,q.jsxs)(F,{className:H.kind??``,"aria-pressed":!t.filter.hiddenLinks.includes(e),onClick:()=>{t.toggleLink(e)},children:[(0,q.jsx)(`span`,{children:e}),(0,q.jsx)(`span`,{className:H.number,children:r.number(n)})]},e))})})]})}var Y=864e5,X=e=>new Date(e).toISOString().slice(0,10),ot=1095;function st({state:t}){let n=P(z),r=U(),{at:i}=t.origin,[a]=(0,K.useState)(()=>Math.floor(Date.now()/Y)*Y),o=i?Math.round((a-Date.parse(i))/Y):0,[s,c]=(0,K.useState)(null),l=e=>{t.setDay(e>=X(a)?``:e)},u=s??Math.min(o,ot),d=e=>e===0?n.asOfNow:r.day(X(a-e*Y));return(0,q.jsxs)(w,{gap:4,children:[(0,q.jsxs)(M,{justify:`space-between`,wrap:`nowrap`,gap:`xs`,align:`flex-end`,children:[(0,q.jsx)(e,{type:`date`,label:n.asOf,value:i||X(a),max:X(a),onChange:e=>{e.currentTarget.value&&l(e.currentTarget.value)},flex:1}),i&&(0,q.jsx)(C,{variant:`subtle`,px:6,onClick:()=>{t.setDay(``)},children:n.reset})]}),(0,q.jsx)(Me,{size:`sm`,min:-1095,max:0,step:1,value:-u,label:e=>d(-e),thumbLabel:n.asOfSlider,my:4,onChange:e=>{c(-e)},onChangeEnd:e=>{c(null),l(X(a+e*Y))}}),(0,q.jsx)(L,{size:`xs`,c:`dimmed`,"aria-live":`polite`,children:i&&o>ot?r.day(i):d(u)})]})}function ct({data:e,state:t}){let n=P(z),r=P(ae),i=[...new Set([...e.nodes.values(),...e.links.values()].flatMap(e=>e.scope?[e.scope]:[]))].sort(),a=e=>{let[t,n=``]=e.split(/:(.*)/s);return t===`world`?r.scope.world:t===`group`?r.scope.group(n):r.scope.principal(n)};return(0,q.jsx)(W,{title:n.filters,actions:t.filtered?(0,q.jsx)(C,{variant:`subtle`,color:`gray`,px:6,onClick:t.clear,children:r.clear}):null,children:(0,q.jsxs)(w,{gap:`xs`,children:[(0,q.jsx)(f,{label:n.scope,placeholder:n.anyScope,clearable:!0,value:t.filter.scope||null,onChange:e=>{t.setScope(e??``)},data:[...new Set([...i,...t.filter.scope?[t.filter.scope]:[]])].map(e=>({value:e,label:a(e)}))}),(0,q.jsx)(f,{label:n.recorded,placeholder:n.anyTime,clearable:!0,value:t.sinceDays||null,onChange:e=>{t.setSince(e??``)},data:[`1`,`7`,`30`,`365`].map(e=>({value:e,label:n.lastDays(e)}))}),(0,q.jsx)(st,{state:t})]})})}var lt=G(`
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
`),_t=500,vt=500,Z=1e4,yt=e=>({type:e.type,from:e.from.slug,to:e.to.slug,...e.scope?{scope:e.scope}:{},...e.recordedAt?{recordedAt:e.recordedAt}:{}});function bt(e){return e?{valid:`${e}T23:59:59Z`}:void 0}function xt(e){let t=bt(e.at),n=Ke({queries:e.open.map(n=>({queryKey:[`live`,`GraphAround`,{ref:n,at:e.at}],queryFn:({signal:e})=>I(lt,{ref:n,first:200,asOf:t},e)}))}),r=O(ft,{type:e.type,first:_t,asOf:t},{enabled:e.type!==``}),i=oe({queryKey:[`still`,`GraphWhole`,e.at],staleTime:1/0,enabled:e.all,queryFn:({signal:e})=>St(t,e)}),a=e.from!==``&&e.to!==``,o=O(dt,{from:e.from,to:e.to,first:5,asOf:t},{enabled:a}),s=n.map(e=>e.data),c=n.map(e=>e.dataUpdatedAt).join(` `),l=e.type?r.data:void 0,u=a?o.data:void 0,d=e.all?i.data:void 0,[f,p,m]=(0,K.useMemo)(()=>{let e=[],t=new Map,n=u?.paths?.nodes??[];for(let{steps:t}of n)e.push({nodes:t.flatMap(e=>[e.from,e.to]).map(({slug:e,title:t,type:n})=>({slug:e,title:t,type:n})),links:t.map(e=>({type:e.link,from:e.forward?e.from.slug:e.to.slug,to:e.forward?e.to.slug:e.from.slug}))});d&&e.push(d),l?.objects&&e.push({nodes:l.objects.nodes,links:[]});for(let n of s){let r=n?.page&&`slug`in n.page?n.page:null;r&&e.push({nodes:[r],links:[]});let i=n?.neighbors?.nodes??[];e.push({nodes:i.map(e=>e.page),links:i.map(e=>yt(e.link))});let a=(n?.neighbors?.totalCount??0)-i.length;r&&a>0&&t.set(r.slug,a)}return[e,n,t]},[c,l,u,d]),h=(0,K.useMemo)(()=>[...V(f).nodes.values()].flatMap(e=>e.id?[e.id]:[]).slice(0,_t),[f]),g=O(ut,{pages:h,first:500,asOf:t},{enabled:h.length>1&&!e.all}),_=h.length>1&&!e.all?g.data:void 0,v=(0,K.useMemo)(()=>V([...f,{nodes:[],links:(_?.linksAmong?.nodes??[]).map(yt)}]),[f,_]),y=[...n,...e.type?[r]:[],...e.all?[i]:[],...a?[o]:[],...h.length>1&&!e.all?[g]:[]],b=y.find(e=>e.error);return{data:v,paths:p,more:m,loading:y.some(e=>e.isFetching&&e.data===void 0),cut:!!d?.cut||!!l?.objects?.pageInfo.hasNextPage,error:b?.error??null,retry:()=>{for(let e of y)e.error&&e.refetch()}}}async function St(e,t){let n=[],r=!1;for(let e=null;;){let{pages:i}=await I(pt,{first:vt,after:e},t);if(n.push(...i?.nodes??[]),e=i?.pageInfo.hasNextPage?i.pageInfo.endCursor??null:null,!e)break;if(n.length>=5e3){r=!0;break}}let i=[];for(let n=0;;n+=Z){let{patternQuery:a}=await I(mt,{query:`MATCH (a:Page)-[l]->(b:Page) RETURN a.slug AS a, l.type AS type, b.slug AS b, l.recordedAt AS at SKIP $skip LIMIT $limit`,params:{skip:n,limit:Z},first:Z,asOf:e},t),o=a?.rows??[];for(let[e,t,n,r]of o)e&&t&&n&&i.push({from:e,type:t.toLowerCase(),to:n,...r?{recordedAt:r}:{}});if(o.length<Z)break;if(i.length>=2e4){r=!0;break}}return{nodes:n,links:i,cut:r}}var Ct=100;function wt({data:t,selected:n,onSelect:r,onOpen:i}){let a=P(z),o=U(),[s,c]=(0,K.useState)(``),l=(0,K.useMemo)(()=>we(t),[t]),u=(0,K.useMemo)(()=>{let e=s.trim().toLocaleLowerCase();return[...t.nodes.values()].filter(t=>!e||t.title.toLocaleLowerCase().includes(e)).sort((e,t)=>(l.get(t.slug)??0)-(l.get(e.slug)??0)||(e.title<t.title?-1:1))},[t,l,s]);return(0,q.jsxs)(W,{title:a.pages,count:t.nodes.size,children:[(0,q.jsx)(e,{"aria-label":a.searchGraph,placeholder:a.searchGraph,leftSection:(0,q.jsx)(m,{size:13}),value:s,mb:6,onChange:e=>{c(e.currentTarget.value)},onKeyDown:e=>{let t=u[0];e.key===`Enter`&&!e.nativeEvent.isComposing&&t&&s.trim()&&r(t.slug)}}),(0,q.jsxs)(`div`,{className:H.list,role:`group`,"aria-label":a.pages,onKeyDown:e=>{let t=[...e.currentTarget.querySelectorAll(`button`)],n=t.indexOf(document.activeElement),r=t[n]?.dataset.slug,a={ArrowDown:n+1,ArrowUp:n-1,Home:0,End:t.length-1}[e.key];a===void 0?e.key===`e`&&r&&(e.preventDefault(),i(r)):(e.preventDefault(),t[Math.max(0,Math.min(a,t.length-1))]?.focus())},children:[u.slice(0,Ct).map(e=>(0,q.jsxs)(F,{"data-slug":e.slug,className:H.item??``,"aria-pressed":e.slug===n,onClick:()=>{r(e.slug)},children:[(0,q.jsx)(ze,{type:e.type}),(0,q.jsx)(`span`,{className:H.title,children:e.title}),(0,q.jsx)(`span`,{className:H.number,children:o.number(l.get(e.slug)??0)})]},e.slug)),u.length===0&&(0,q.jsx)(L,{size:`xs`,c:`dimmed`,children:a.noneFound}),u.length>Ct&&(0,q.jsx)(L,{size:`xs`,c:`dimmed`,p:6,children:a.more(o.number(u.length-Ct))})]})]})}function Tt({slug:e,data:t,state:n,more:r,onSelect:i}){let a=P(z),o=U(),s=t.nodes.get(e),d=O(ht,{ref:e,asOf:bt(n.origin.at)}),f=d.data?.page&&`slug`in d.data.page&&d.data.page.slug===e?d.data.page:null,p=Se(t,e),m=n.origin.open.includes(e),{from:h,to:g}=n.origin,_=s?.title??f?.title??e,v=t.nodes.get(h)?.title??h;return(0,q.jsx)(W,{title:_,actions:(0,q.jsx)(x,{size:`sm`,"aria-label":a.closePanel,onClick:()=>{i(null)},children:(0,q.jsx)(je,{size:14})}),children:(0,q.jsxs)(w,{gap:`sm`,role:`region`,"aria-label":a.panel,children:[(0,q.jsxs)(M,{gap:`sm`,children:[(s??f)&&(0,q.jsx)(Be,{type:s?.type??f?.type??``}),(s?.scope??f?.scope)&&(0,q.jsx)(Re,{scope:s?.scope??f?.scope??``})]}),(0,q.jsxs)(M,{gap:6,children:[(0,q.jsx)(C,{variant:m?`default`:`filled`,leftSection:m?(0,q.jsx)(Qe,{size:14}):(0,q.jsx)(Ze,{size:14}),onClick:()=>{n.toggleOpen(e)},children:m?a.close:a.open}),(0,q.jsx)(C,{variant:`default`,leftSection:(0,q.jsx)(u,{size:14}),component:c,to:`/objects/${e}`,children:a.read}),(0,q.jsx)(C,{variant:`default`,leftSection:(0,q.jsx)($e,{size:14}),onClick:()=>{n.start({page:e})},children:a.only}),(0,q.jsx)(C,{variant:`default`,leftSection:(0,q.jsx)(Ve,{size:14}),onClick:()=>{n.takeAway(e)},children:a.takeAway}),h&&h!==e&&g!==e?(0,q.jsx)(C,{variant:`light`,leftSection:(0,q.jsx)(rt,{size:14}),onClick:()=>{n.wayTo(e)},children:a.wayTo(v)}):(0,q.jsx)(C,{variant:`default`,leftSection:(0,q.jsx)(rt,{size:14}),onClick:()=>{n.wayFrom(e)},children:a.wayFrom})]}),r>0&&(0,q.jsx)(L,{size:`xs`,c:`dimmed`,children:a.openMore(o.number(r))}),d.error&&(0,q.jsx)(l,{error:d.error,onRetry:()=>void d.refetch()}),f&&(0,q.jsxs)(q.Fragment,{children:[f.tags.length>0&&(0,q.jsx)(M,{gap:4,"aria-label":a.tags,role:`group`,children:f.tags.map(e=>(0,q.jsx)(Le,{name:e.name},e.name))}),f.claims.nodes.length>0&&(0,q.jsxs)(w,{gap:2,children:[(0,q.jsx)(L,{size:`xs`,fw:600,children:a.claims(o.number(f.claims.totalCount??f.claims.nodes.length))}),f.claims.nodes.map(e=>(0,q.jsx)(L,{size:`xs`,component:c,to:`/claims/${e.id}`,children:e.text},e.id))]}),(0,q.jsxs)(L,{size:`xs`,c:`dimmed`,children:[a.changed,` `,(0,q.jsx)(Ie,{at:f.updatedAt})]})]}),(0,q.jsxs)(w,{gap:2,children:[(0,q.jsx)(L,{size:`xs`,fw:600,children:a.linksOf(o.number(p.length))}),p.length===0&&(0,q.jsx)(L,{size:`xs`,c:`dimmed`,children:a.noLinks}),(0,q.jsx)(`div`,{className:H.links,children:p.slice(0,60).map(({link:e,other:t,out:n})=>(0,q.jsxs)(F,{className:H.item??``,onClick:()=>{i(t.slug)},children:[(0,q.jsxs)(L,{component:`span`,size:`xs`,c:`dimmed`,children:[e.type,` `,n?a.out:a.in]}),(0,q.jsx)(`span`,{className:H.title,children:t.title})]},`${e.from} ${e.type} ${e.to}`))})]})]})})}function Et({onPick:e}){let t=P(z),[n,r]=(0,K.useState)(``),[i]=Ue(n.trim(),200),a=O(gt,{text:i},{enabled:i.length>0,still:!0}),o=i?a.data?.pages?.nodes??[]:[];return(0,q.jsx)(qe,{size:`xs`,w:240,label:t.find,placeholder:t.findHint,value:n,onChange:r,data:o.map(e=>e.slug),filter:({options:e})=>e,renderOption:({option:e})=>{let t=o.find(t=>t.slug===e.value);return t?`${t.title} (${t.type})`:e.value},onOptionSubmit:t=>{e(t),r(``)}})}function Dt({state:e}){let t=P(z),{vocabulary:n}=Fe();return(0,q.jsx)(b,{icon:S,title:t.startTitle,children:(0,q.jsxs)(w,{align:`center`,gap:`md`,children:[t.startText,(0,q.jsxs)(M,{align:`flex-end`,justify:`center`,gap:`sm`,children:[(0,q.jsx)(Et,{onPick:t=>{e.start({page:t})}}),(0,q.jsx)(f,{w:180,searchable:!0,label:t.allOfType,value:null,data:n.objectTypes.map(e=>e.name),onChange:t=>{t&&e.start({type:t})}}),(0,q.jsx)(C,{variant:`default`,onClick:()=>{e.start({all:`1`})},children:t.whole})]})]})})}var Ot=[`page`,`type`,`all`,`from`,`to`,`at`,`hide`,`without`,`scope`,`since`,`gone`,`select`],Q=e=>e?e.split(`,`):[],$=(e,t)=>{let n=Q(e);return(n.includes(t)?n.filter(e=>e!==t):[...n,t]).join(`,`)};function kt(){let{values:e,set:t}=y(...Ot);return(0,K.useMemo)(()=>{let n={...e,at:Ne(e.at),since:/^\d{1,5}$/.test(e.since)?e.since:``},r={open:Q(n.page),type:n.type,all:n.all===`1`,from:n.from,to:n.to,at:n.at},i=n.since?new Date(At(Date.now())-Number(n.since)*864e5).toISOString():``;return{origin:r,filter:{hiddenTypes:Q(n.hide),hiddenLinks:Q(n.without),scope:n.scope,since:i,hidden:Q(n.gone)},selected:n.select||null,sinceDays:n.since,began:!!(n.page||n.type||n.all||n.from&&n.to),filtered:!!(n.hide||n.without||n.scope||n.since||n.gone||n.at),select:e=>{t({select:e??``})},start:e=>{t({page:``,type:``,all:``,from:``,to:``,gone:``,select:e.page??``,...e},!0)},toggleOpen:e=>{t({page:$(n.page,e)},!0)},open:e=>{Q(n.page).includes(e)||t({page:$(n.page,e),select:e},!0)},takeAway:e=>{t({gone:$(n.gone,e),page:Q(n.page).filter(t=>t!==e).join(`,`),select:``})},bringBack:()=>{t({gone:``})},toggleType:e=>{t({hide:$(n.hide,e)})},toggleLink:e=>{t({without:$(n.without,e)})},setScope:e=>{t({scope:e})},setSince:e=>{t({since:e})},setDay:e=>{t({at:e})},wayFrom:e=>{t({from:e,to:``})},wayTo:e=>{t({to:e},!0)},endWays:()=>{t({from:``,to:``,...n.page||n.type||n.all?{}:{page:n.from}})},clear:()=>{t({hide:``,without:``,scope:``,since:``,gone:``,at:``})}}},[e,t])}function At(e){return Math.floor(e/864e5)*864e5}function jt({paths:e,data:t,state:n,loading:r}){let i=P(z),a=U(),{from:o,to:s}=n.origin,c=e=>t.nodes.get(e)?.title??e;return(0,q.jsx)(W,{title:i.ways,actions:(0,q.jsx)(C,{variant:`subtle`,color:`gray`,px:6,onClick:n.endWays,children:i.endWays}),children:s?(0,q.jsxs)(w,{gap:`xs`,"aria-live":`polite`,children:[(0,q.jsx)(L,{size:`sm`,children:i.waysBetween(c(o),c(s))}),!r&&e.length===0&&(0,q.jsx)(L,{size:`sm`,c:`dimmed`,children:i.noWays}),e.map((e,t)=>(0,q.jsxs)(`div`,{children:[(0,q.jsx)(L,{size:`xs`,c:`dimmed`,children:i.wayLength(a.number(e.steps.length))}),(0,q.jsxs)(L,{size:`sm`,children:[e.steps[0]?.from.title,e.steps.map((e,t)=>(0,q.jsxs)(`span`,{children:[` `,e.forward?`—`:`←`,` `,e.link,` `,e.forward?`→`:`—`,` `,e.to.title]},t))]})]},t))]}):(0,q.jsx)(L,{size:`sm`,children:i.waysPick(c(o))})})}function Mt(){let e=P(z),n=P(g).areas,r=U(),i=kt(),{data:a,paths:o,more:s,loading:c,cut:u,error:f,retry:m}=xt(i.origin),h=(0,K.useRef)(null),{origin:_,filter:v,selected:y,select:S}=i,w=(0,K.useMemo)(()=>[..._.open,_.from,_.to],[_]),T=(0,K.useMemo)(()=>Ce(a,v,w),[a,v,w]),E=(0,K.useMemo)(()=>({selected:y&&T.nodes.has(y)?y:null,onWay:new Set(o.flatMap(e=>e.steps.map(e=>be(e.forward?{from:e.from.slug,type:e.link,to:e.to.slug}:{from:e.to.slug,type:e.link,to:e.from.slug}))))}),[y,T,o]),D=(0,K.useCallback)(e=>{S(e),e&&h.current?.goTo(e)},[S]);if(!i.began)return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsx)(Ae,{title:n.graph,text:e.purpose}),(0,q.jsx)(Dt,{state:i})]});let ee=e.size(r.number(T.nodes.size),r.number(T.links.size)),O=a.nodes.size-T.nodes.size,k=!!_.from;return(0,q.jsxs)(q.Fragment,{children:[(0,q.jsxs)(Ae,{title:n.graph,text:e.purpose,children:[(0,q.jsx)(Et,{onPick:e=>{i.open(e)}}),(0,q.jsxs)(t,{children:[(0,q.jsx)(t.Target,{children:(0,q.jsx)(C,{variant:`default`,leftSection:(0,q.jsx)(B,{size:14}),mt:`auto`,children:e.exportAs})}),(0,q.jsxs)(t.Dropdown,{children:[(0,q.jsx)(t.Item,{onClick:()=>void h.current?.picture().then(t=>{t&&Te(`${e.fileName}.png`,t)}),children:e.png}),(0,q.jsx)(t.Item,{onClick:()=>{Te(`${e.fileName}.json`,new Blob([xe(T,e=>h.current?.place(e))],{type:`application/json`}))},children:e.json})]})]}),(0,q.jsx)(C,{variant:`default`,leftSection:(0,q.jsx)(nt,{size:14}),mt:`auto`,onClick:()=>{i.start({})},children:e.startOver})]}),f&&(0,q.jsx)(l,{error:f,onRetry:m}),(0,q.jsxs)(`div`,{className:H.area,"data-panel":!!y||k,children:[(0,q.jsxs)(`div`,{className:H.column,children:[(0,q.jsx)(at,{data:a,state:i}),(0,q.jsx)(wt,{data:T,selected:y,onSelect:D,onOpen:i.open}),(0,q.jsx)(ct,{data:a,state:i})]}),(0,q.jsxs)(`div`,{className:H.stage,children:[(0,q.jsx)(ye,{data:T,focus:E,label:e.picture(r.number(T.nodes.size),r.number(T.links.size)),onSelect:S,onOpen:i.open,scene:h}),c&&a.nodes.size===0&&(0,q.jsx)(`div`,{className:H.over,children:(0,q.jsx)(M,{p:`md`,children:(0,q.jsx)(p,{rows:3})})}),!c&&!f&&T.nodes.size===0&&(0,q.jsx)(`div`,{className:H.over,children:(0,q.jsx)(b,{icon:it,title:e.nothing})}),(0,q.jsxs)(`div`,{className:H.note,role:`status`,children:[c?e.reading:ee,O>0&&` · ${e.hidden(r.number(O))}`,u&&` · ${e.cut}`]}),(0,q.jsxs)(`div`,{className:H.tools,children:[(0,q.jsx)(d,{label:e.zoomIn,position:`left`,children:(0,q.jsx)(x,{"aria-label":e.zoomIn,onClick:()=>{h.current?.zoom(.6)},children:(0,q.jsx)(Ee,{size:16})})}),(0,q.jsx)(d,{label:e.zoomOut,position:`left`,children:(0,q.jsx)(x,{"aria-label":e.zoomOut,onClick:()=>{h.current?.zoom(1.6)},children:(0,q.jsx)(tt,{size:16})})}),(0,q.jsx)(d,{label:e.fit,position:`left`,children:(0,q.jsx)(x,{"aria-label":e.fit,onClick:()=>{h.current?.zoom(`all`)},children:(0,q.jsx)(et,{size:16})})})]})]}),(y||k)&&(0,q.jsxs)(`div`,{className:`${H.column??``} ${H.panel??``}`,children:[k&&(0,q.jsx)(jt,{paths:o,data:a,state:i,loading:c}),y&&(0,q.jsx)(Tt,{slug:y,data:T,state:i,more:s.get(y)??0,onSelect:D})]})]}),v.hidden.length>0&&(0,q.jsx)(L,{size:`xs`,mt:6,children:(0,q.jsx)(C,{variant:`subtle`,onClick:i.bringBack,children:e.bringBack(r.number(v.hidden.length))})})]})}export{Mt as Area};