import{E as e,G as t,H as n,K as r,R as i,U as a,W as o,X as s,Z as c,c as l,g as u,j as d,l as f,m as p,o as m,r as h,s as g,tt as _,w as v,x as y,y as b,z as x}from"./index-DUczwK0B.js";import{r as S,t as C}from"./Stack-13tcqeUm.js";import{$ as w,B as T,G as E,H as D,J as O,K as k,Q as A,R as j,U as ee,V as te,W as ne,X as re,Y as ie,Z as ae,a as M,c as N,et as oe,i as se,o as ce,q as le,s as P}from"./session-DC2LmVA1.js";import{K as ue,Z as de,_ as fe,b as pe,c as F,g as me,h as I,m as L,st as he,tt as R,u as z,x as ge,z as B}from"./catalogue-CulEc5Cj.js";import{a as _e,c as V,d as H,f as ve,i as U,l as W,n as ye,o as be,r as xe,s as Se,t as Ce,u as we}from"./model-kTEYq6zt.js";import{t as Te}from"./IconPlus-ChLVEqL8.js";import{f as Ee,g as De,p as Oe,t as ke}from"./chunk-Z7SQORRT-BqzW0sm5.js";import{t as G}from"./format-CeiypsuT.js";import{i as Ae,s as je,t as K}from"./layout-hnVKH2GX.js";import{t as Me}from"./Slider-DRGC8ikk.js";import{t as Ne}from"./colour-yL-Hzbrl.js";import{a as Pe,i as Fe,n as Ie,o as Le,s as Re}from"./marks-Bw10Wvmj.js";import{t as ze}from"./IconEyeOff-BS-m6Od6.js";import{t as Be}from"./use-id-DNhEGZUp.js";import{t as Ve}from"./use-debounced-value-BdTrYAW0.js";function He(e,t){let n=new Set(t);return e.filter(e=>!n.has(e))}var Ue=class extends A{#e;#t;#n;#r;#i;#a;#o;#s;#c;#l=[];constructor(e,t,n){super(),this.#e=e,this.#r=n,this.#n=[],this.#i=[],this.#t=[],this.setQueries(t)}onSubscribe(){this.listeners.size===1&&this.#i.forEach(e=>this.#m(e))}onUnsubscribe(){this.listeners.size||this.destroy()}destroy(){this.listeners=new Set,this.#i.forEach(e=>{e.destroy()})}setQueries(e,t){this.#n=e,this.#r=t,O.batch(()=>{let e=this.#i,t=this.#p(this.#n);t.forEach(e=>e.observer.setOptions(e.defaultedQueryOptions));let n=t.map(e=>e.observer),r=n.map(e=>e.getCurrentResult()),i=e.length!==n.length,a=n.some((t,n)=>t!==e[n]),o=i||a,s=o?!0:r.some((e,t)=>{let n=this.#t[t];return!n||!ae(e,n)});(o||s)&&(o&&(this.#l=t,this.#i=n),this.#t=r,this.hasListeners()&&(o&&(He(e,n).forEach(e=>{e.destroy()}),He(n,e).forEach(e=>this.#m(e))),this.#g()))})}getCurrentResult(){return this.#t}getQueries(){return this.#i.map(e=>e.getCurrentQuery())}getObservers(){return this.#i}getOptimisticResult(e,t){let n=this.#p(e),r=n.map(e=>e.observer.getOptimisticResult(e.defaultedQueryOptions));n.length===this.#i.length&&n.some((e,t)=>e.observer.getCurrentResult()!==this.#t[t])&&n.every((e,t)=>e.observer===this.#i[t])&&(this.#t=n.map(e=>e.observer.getCurrentResult()));let i=n.map(e=>e.defaultedQueryOptions.queryHash);return[r,e=>this.#d(e??r,t,i),()=>this.#u(r,n)]}#u(e,t){let n=new Set;return t.map((r,i)=>{let a=e[i];return r.defaultedQueryOptions.notifyOnChangeProps?a:r.observer.trackResult(a,e=>{n.has(e)||(n.add(e),t.forEach(t=>{t.observer.trackProp(e)}))})})}#d(e,t,n){if(t){let r=this.#c,i=n!==void 0&&r!==void 0&&(r.length!==n.length||n.some((e,t)=>e!==r[t]));return(this.#t!==this.#s||i||t!==this.#o)&&(this.#o=t,this.#s=this.#t,n!==void 0&&(this.#c=n),this.#a=re(this.#a,t(e))),this.#a}return e}#f(){return!this.#r?.combine||this.#i.some((e,t)=>e.options.suspense&&this.#t[t]?.data===void 0)}#p(e){let t=new Map;this.#i.forEach(e=>{let n=e.options.queryHash;if(!n)return;let r=t.get(n);r?r.push(e):t.set(n,[e])});let n=[];return e.forEach(e=>{let r=this.#e.defaultQueryOptions(e),i=t.get(r.queryHash)?.shift()??new le(this.#e,r);n.push({defaultedQueryOptions:r,observer:i})}),n}#m(e){e.subscribe(t=>{this.#h(e,t)})}#h(e,t){let n=this.#i.indexOf(e);n!==-1&&(this.#t=this.#t.slice(),this.#t[n]=t,this.#g())}#g(){if(this.hasListeners()){let e=this.#f(),t=this.#a,n=e?t:this.#d(this.#u(this.#t,this.#l),this.#r?.combine,this.#l.map(e=>e.defaultedQueryOptions.queryHash));(e||t!==n)&&O.batch(()=>{this.listeners.forEach(e=>{e(this.#t)})})}}},q=De(Oe(),1);function We({queries:e,...t},n){let r=he(n),i=oe(),a=w(),o=t.subscribed!==!1,s=q.useMemo(()=>e.map(e=>{let t=r.defaultQueryOptions(e);return t._optimisticResults=i?`isRestoring`:o?`optimistic`:void 0,t}),[e,r,i,o]);s.forEach(e=>{te(e);let t=r.getQueryCache().get(e.queryHash);ne(e,a,t)}),k(a);let[c]=q.useState(()=>new Ue(r,s,t)),[l,u,d]=c.getOptimisticResult(s,t.combine);q.useEffect(()=>{c.setQueries(s,t)},[s,t,c]);let f=!i&&o;q.useSyncExternalStore(q.useCallback(e=>f?c.subscribe(O.batchCalls(e)):ie,[c,f]),()=>c.getCurrentResult(),()=>c.getCurrentResult());let p=l.some((e,t)=>ee(s[t],e))?l.flatMap((e,t)=>{let n=s[t];if(n&&ee(n,e)){let e=new le(r,n);return D(n,e,a)}return[]}):[];if(p.length>0)throw Promise.all(p);let m=l.find((e,t)=>{let n=s[t];return n&&E({result:e,errorResetBoundary:a,throwOnError:n.throwOnError,query:r.getQueryCache().get(n.queryHash),suspense:n.suspense})});if(m)throw m.error;return u(d())}var J=Ee(),Ge=fe(e=>{let s=ge([`Input`,`InputWrapper`,`Autocomplete`],{size:`sm`},e),{classNames:l,styles:u,unstyled:d,vars:f,dropdownOpened:p,defaultDropdownOpened:m,onDropdownClose:h,onDropdownOpen:g,onFocus:v,onBlur:y,onClick:b,onChange:S,data:C,value:w,defaultValue:T,selectFirstOptionOnChange:E,selectFirstOptionOnDropdownOpen:D,onOptionSubmit:O,comboboxProps:k,readOnly:A,disabled:j,filter:ee,limit:te,withScrollArea:ne,maxDropdownHeight:re,floatingHeight:ie,size:ae,id:M,renderOption:N,autoComplete:oe,scrollAreaProps:se,onClear:ce,clearButtonProps:le,error:P,clearable:ue,clearSectionMode:de,rightSection:fe,autoSelectOnBlur:pe,openOnFocus:F=!0,attributes:me,...I}=s,L=Be(M),he=i({id:L,label:I.label,labelProps:I.labelProps,inputWrapperOrder:I.inputWrapperOrder}),R=t(C),z=o(R),[B,_e]=_({value:w,defaultValue:T,finalValue:``,onChange:S}),V=a({opened:p,defaultOpened:m,onDropdownOpen:()=>{g?.(),D&&V.selectFirstOption()},onDropdownClose:()=>{h?.(),setTimeout(V.resetSelectedOption,0)}}),H=e=>{_e(e),V.resetSelectedOption()},{resolvedClassNames:ve,resolvedStyles:U}=c({props:s,styles:u,classNames:l});(0,q.useEffect)(()=>{E&&V.selectFirstOption()},[E,B]);let W=(0,J.jsx)(n.ClearButton,{...le,onClear:()=>{H(``),ce?.()}});return(0,J.jsxs)(n,{store:V,__staticSelector:`Autocomplete`,classNames:ve,styles:U,unstyled:d,readOnly:A,size:ae,attributes:me,floatingHeight:ie,keepMounted:pe,onOptionSubmit:e=>{O?.(e),H(z[e].label),V.closeDropdown()},...k,children:[(0,J.jsx)(n.Target,{autoComplete:oe,withExpandedAttribute:!0,children:(0,J.jsx)(r,{...I,size:ae,__staticSelector:`Autocomplete`,__clearSection:W,__clearable:ue&&!!B&&!j&&!A,__clearSectionMode:de,rightSection:fe,disabled:j,readOnly:A,value:B,error:P,onChange:e=>{H(e.currentTarget.value),V.openDropdown(),E&&V.selectFirstOption()},onFocus:e=>{F&&V.openDropdown(),v?.(e)},onBlur:e=>{pe&&V.clickSelectedOption(),V.closeDropdown(),y?.(e)},onClick:e=>{V.openDropdown(),b?.(e)},classNames:ve,styles:U,unstyled:d,attributes:me,id:L})}),(0,J.jsx)(x,{data:R,hidden:A||j,filter:ee,search:B,limit:te,hiddenWhenEmpty:!0,withScrollArea:ne,maxDropdownHeight:re,unstyled:d,labelId:he,"aria-label":he?void 0:I[`aria-label`],renderOption:N,scrollAreaProps:se})]})});Ge.classes={...r.classes,...n.classes},Ge.displayName=`@mantine/core/Autocomplete`;var Ke={root:`m_de3d2490`,colorOverlay:`m_862f3d1b`,shadowOverlay:`m_98ae7f22`,alphaOverlay:`m_95709ac0`,childrenOverlay:`m_93e74e3`},qe={withShadow:!0},Je=B((e,{radius:t,size:n})=>({root:{"--cs-radius":t===void 0?void 0:ue(t),"--cs-size":de(n)}})),Y=me(e=>{let t=ge(`ColorSwatch`,qe,e),{classNames:n,className:r,style:i,styles:a,unstyled:o,vars:s,color:c,radius:l,withShadow:u,children:d,attributes:f,...p}=ge(`ColorSwatch`,qe,t),m=pe({name:`ColorSwatch`,props:t,classes:Ke,className:r,style:i,classNames:n,styles:a,unstyled:o,attributes:f,vars:s,varsResolver:Je});return(0,J.jsxs)(I,{...m(`root`,{focusable:!0}),...p,children:[(0,J.jsx)(`span`,{...m(`alphaOverlay`)}),u&&(0,J.jsx)(`span`,{...m(`shadowOverlay`)}),(0,J.jsx)(`span`,{...m(`colorOverlay`,{style:{backgroundColor:c}})}),(0,J.jsx)(`span`,{...m(`childrenOverlay`),children:d})]})});Y.classes=Ke,Y.varsResolver=Je,Y.displayName=`@mantine/core/ColorSwatch`;var Ye=P(`outline`,`arrows-maximize`,`ArrowsMaximize`,[[`path`,{d:`M16 4l4 0l0 4`,key:`svg-0`}],[`path`,{d:`M14 10l6 -6`,key:`svg-1`}],[`path`,{d:`M8 20l-4 0l0 -4`,key:`svg-2`}],[`path`,{d:`M4 20l6 -6`,key:`svg-3`}],[`path`,{d:`M16 20l4 0l0 -4`,key:`svg-4`}],[`path`,{d:`M14 14l6 6`,key:`svg-5`}],[`path`,{d:`M8 4l-4 0l0 4`,key:`svg-6`}],[`path`,{d:`M4 4l6 6`,key:`svg-7`}]]),Xe=P(`outline`,`arrows-minimize`,`ArrowsMinimize`,[[`path`,{d:`M5 9l4 0l0 -4`,key:`svg-0`}],[`path`,{d:`M3 3l6 6`,key:`svg-1`}],[`path`,{d:`M5 15l4 0l0 4`,key:`svg-2`}],[`path`,{d:`M3 21l6 -6`,key:`svg-3`}],[`path`,{d:`M19 9l-4 0l0 -4`,key:`svg-4`}],[`path`,{d:`M15 9l6 -6`,key:`svg-5`}],[`path`,{d:`M19 15l-4 0l0 4`,key:`svg-6`}],[`path`,{d:`M15 15l6 6`,key:`svg-7`}]]),Ze=P(`outline`,`focus-2`,`Focus2`,[[`path`,{d:`M11.5 12a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0`,fill:`currentColor`,key:`svg-0`}],[`path`,{d:`M5 12a7 7 0 1 0 14 0a7 7 0 1 0 -14 0`,key:`svg-1`}],[`path`,{d:`M12 3l0 2`,key:`svg-2`}],[`path`,{d:`M3 12l2 0`,key:`svg-3`}],[`path`,{d:`M12 19l0 2`,key:`svg-4`}],[`path`,{d:`M19 12l2 0`,key:`svg-5`}]]),Qe=P(`outline`,`focus-centered`,`FocusCentered`,[[`path`,{d:`M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0`,key:`svg-0`}],[`path`,{d:`M4 8v-2a2 2 0 0 1 2 -2h2`,key:`svg-1`}],[`path`,{d:`M4 16v2a2 2 0 0 0 2 2h2`,key:`svg-2`}],[`path`,{d:`M16 4h2a2 2 0 0 1 2 2v2`,key:`svg-3`}],[`path`,{d:`M16 20h2a2 2 0 0 0 2 -2v-2`,key:`svg-4`}]]),$e=P(`outline`,`minus`,`Minus`,[[`path`,{d:`M5 12l14 0`,key:`svg-0`}]]),et=P(`outline`,`restore`,`Restore`,[[`path`,{d:`M3.06 13a9 9 0 1 0 .49 -4.087`,key:`svg-0`}],[`path`,{d:`M3 4.001v5h5`,key:`svg-1`}],[`path`,{d:`M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0`,key:`svg-2`}]]),tt=P(`outline`,`route`,`Route`,[[`path`,{d:`M3 19a2 2 0 1 0 4 0a2 2 0 0 0 -4 0`,key:`svg-0`}],[`path`,{d:`M19 7a2 2 0 1 0 0 -4a2 2 0 0 0 0 4`,key:`svg-1`}],[`path`,{d:`M11 19h5.5a3.5 3.5 0 0 0 0 -7h-8a3.5 3.5 0 0 1 0 -7h4.5`,key:`svg-2`}]]),nt=P(`filled`,`affiliate-filled`,`AffiliateFilled`,[[`path`,{d:`M18.5 3a2.5 2.5 0 1 1 -.912 4.828l-4.556 4.555a5.475 5.475 0 0 1 .936 3.714l2.624 .787a2.5 2.5 0 1 1 -.575 1.916l-2.623 -.788a5.5 5.5 0 0 1 -10.39 -2.29l-.004 -.222l.004 -.221a5.5 5.5 0 0 1 2.984 -4.673l-.788 -2.624a2.498 2.498 0 0 1 -2.194 -2.304l-.006 -.178l.005 -.164a2.5 2.5 0 1 1 4.111 2.071l.787 2.625a5.475 5.475 0 0 1 3.714 .936l4.555 -4.556a2.487 2.487 0 0 1 -.167 -.748l-.005 -.164l.005 -.164a2.5 2.5 0 0 1 2.495 -2.336z`,key:`svg-0`}]]);function rt({data:e,state:t}){let n=F(H),r=G(),i=_e([...e.nodes.values()].map(e=>e.type)),a=_e([...e.links.values()].map(e=>e.type));return(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(K,{title:n.types,children:(0,J.jsx)(`div`,{className:W.legend,children:i.map(([e,n])=>(0,J.jsxs)(L,{className:W.kind??``,"aria-pressed":!t.filter.hiddenTypes.includes(e),onClick:()=>{t.toggleType(e)},children:[(0,J.jsx)(Y,{component:`span`,size:10,withShadow:!1,color:`var(--mantine-color-${Ne(e)}-6)`}),(0,J.jsx)(`span`,{children:e}),(0,J.jsx)(`span`,{className:W.number,children:r.number(n)})]},e))})}),a.length>0&&(0,J.jsx)(K,{title:n.linkTypes,children:(0,J.jsx)(`div`,{className:W.legend,children:a.map(([e,n])=>(0,J.jsxs)(L,{className:W.kind??``,"aria-pressed":!t.filter.hiddenLinks.includes(e),onClick:()=>{t.toggleLink(e)},children:[(0,J.jsx)(`span`,{children:e}),(0,J.jsx)(`span`,{className:W.number,children:r.number(n)})]},e))})})]})}var X=864e5,Z=e=>new Date(e).toISOString().slice(0,10),it=1095;function at({state:e}){let t=F(H),n=G(),{at:r}=e.origin,[i]=(0,q.useState)(()=>Math.floor(Date.now()/X)*X),a=r?Math.round((i-Date.parse(r))/X):0,[o,s]=(0,q.useState)(null),c=t=>{e.setDay(t>=Z(i)?``:t)},l=o??Math.min(a,it),u=e=>e===0?t.asOfNow:n.day(Z(i-e*X));return(0,J.jsxs)(C,{gap:4,children:[(0,J.jsxs)(N,{justify:`space-between`,wrap:`nowrap`,gap:`xs`,align:`flex-end`,children:[(0,J.jsx)(y,{type:`date`,label:t.asOf,value:r||Z(i),max:Z(i),onChange:e=>{e.currentTarget.value&&c(e.currentTarget.value)},flex:1}),r&&(0,J.jsx)(S,{variant:`subtle`,px:6,onClick:()=>{e.setDay(``)},children:t.reset})]}),(0,J.jsx)(Me,{size:`sm`,min:-1095,max:0,step:1,value:-l,label:e=>u(-e),thumbLabel:t.asOfSlider,my:4,onChange:e=>{s(-e)},onChangeEnd:e=>{s(null),c(Z(i+e*X))}}),(0,J.jsx)(z,{size:`xs`,c:`dimmed`,"aria-live":`polite`,children:r&&a>it?n.day(r):u(l)})]})}function ot({data:e,state:t}){let n=F(H),r=F(ce),i=[...new Set([...e.nodes.values(),...e.links.values()].flatMap(e=>e.scope?[e.scope]:[]))].sort(),a=e=>{let[t,n=``]=e.split(/:(.*)/s);return t===`world`?r.scope.world:t===`group`?r.scope.group(n):r.scope.principal(n)};return(0,J.jsx)(K,{title:n.filters,actions:t.filtered?(0,J.jsx)(S,{variant:`subtle`,color:`gray`,px:6,onClick:t.clear,children:r.clear}):null,children:(0,J.jsxs)(C,{gap:`xs`,children:[(0,J.jsx)(v,{label:n.scope,placeholder:n.anyScope,clearable:!0,value:t.filter.scope||null,onChange:e=>{t.setScope(e??``)},data:[...new Set([...i,...t.filter.scope?[t.filter.scope]:[]])].map(e=>({value:e,label:a(e)}))}),(0,J.jsx)(v,{label:n.recorded,placeholder:n.anyTime,clearable:!0,value:t.sinceDays||null,onChange:e=>{t.setSince(e??``)},data:[`1`,`7`,`30`,`365`].map(e=>({value:e,label:n.lastDays(e)}))}),(0,J.jsx)(at,{state:t})]})})}var st=M(`
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
`),ct=M(`
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
`),lt=M(`
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
`),ut=M(`
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
`),dt=M(`
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
`),ft=M(`
  query GraphLinks($query: String!, $params: JSON, $first: Int!, $asOf: AsOfInput) {
    patternQuery(query: $query, params: $params, first: $first, asOf: $asOf) {
      rows
      truncated
    }
  }
`),pt=M(`
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
`),mt=M(`
  query GraphFind($text: String!) {
    pages(filter: { text: $text }, first: 8) {
      nodes {
        slug
        title
        type
      }
    }
  }
`),ht=500,gt=500,_t=1e4,vt=e=>({type:e.type,from:e.from.slug,to:e.to.slug,...e.scope?{scope:e.scope}:{},...e.recordedAt?{recordedAt:e.recordedAt}:{}});function yt(e){return e?{valid:`${e}T23:59:59Z`}:void 0}function bt(e){let t=yt(e.at),n=We({queries:e.open.map(n=>({queryKey:[`live`,`GraphAround`,{ref:n,at:e.at}],queryFn:({signal:e})=>R(st,{ref:n,first:200,asOf:t},e)}))}),r=j(ut,{type:e.type,first:ht,asOf:t},{enabled:e.type!==``}),i=T({queryKey:[`still`,`GraphWhole`,e.at],staleTime:1/0,enabled:e.all,queryFn:({signal:e})=>xt(t,e)}),a=e.from!==``&&e.to!==``,o=j(lt,{from:e.from,to:e.to,first:5,asOf:t},{enabled:a}),s=n.map(e=>e.data),c=n.map(e=>e.dataUpdatedAt).join(` `),l=e.type?r.data:void 0,u=a?o.data:void 0,d=e.all?i.data:void 0,[f,p,m]=(0,q.useMemo)(()=>{let e=[],t=new Map,n=u?.paths?.nodes??[];for(let{steps:t}of n)e.push({nodes:t.flatMap(e=>[e.from,e.to]).map(({slug:e,title:t,type:n})=>({slug:e,title:t,type:n})),links:t.map(e=>({type:e.link,from:e.forward?e.from.slug:e.to.slug,to:e.forward?e.to.slug:e.from.slug}))});d&&e.push(d),l?.objects&&e.push({nodes:l.objects.nodes,links:[]});for(let n of s){let r=n?.page&&`slug`in n.page?n.page:null;r&&e.push({nodes:[r],links:[]});let i=n?.neighbors?.nodes??[];e.push({nodes:i.map(e=>e.page),links:i.map(e=>vt(e.link))});let a=(n?.neighbors?.totalCount??0)-i.length;r&&a>0&&t.set(r.slug,a)}return[e,n,t]},[c,l,u,d]),h=(0,q.useMemo)(()=>[...U(f).nodes.values()].flatMap(e=>e.id?[e.id]:[]).slice(0,ht),[f]),g=j(ct,{pages:h,first:500,asOf:t},{enabled:h.length>1&&!e.all}),_=h.length>1&&!e.all?g.data:void 0,v=(0,q.useMemo)(()=>U([...f,{nodes:[],links:(_?.linksAmong?.nodes??[]).map(vt)}]),[f,_]),y=[...n,...e.type?[r]:[],...e.all?[i]:[],...a?[o]:[],...h.length>1&&!e.all?[g]:[]],b=y.find(e=>e.error);return{data:v,paths:p,more:m,loading:y.some(e=>e.isFetching&&e.data===void 0),cut:!!d?.cut||!!l?.objects?.pageInfo.hasNextPage,error:b?.error??null,retry:()=>{for(let e of y)e.error&&e.refetch()}}}async function xt(e,t){let n=[],r=!1;for(let e=null;;){let{pages:i}=await R(dt,{first:gt,after:e},t);if(n.push(...i?.nodes??[]),e=i?.pageInfo.hasNextPage?i.pageInfo.endCursor??null:null,!e)break;if(n.length>=5e3){r=!0;break}}let i=[];for(let n=0;;n+=_t){let{patternQuery:a}=await R(ft,{query:`MATCH (a:Page)-[l]->(b:Page) RETURN a.slug AS a, l.type AS type, b.slug AS b, l.recordedAt AS at SKIP $skip LIMIT $limit`,params:{skip:n,limit:_t},first:_t,asOf:e},t),o=a?.rows??[];for(let[e,t,n,r]of o)e&&t&&n&&i.push({from:e,type:t.toLowerCase(),to:n,...r?{recordedAt:r}:{}});if(o.length<_t)break;if(i.length>=2e4){r=!0;break}}return{nodes:n,links:i,cut:r}}var St=100;function Ct({data:e,selected:t,onSelect:n,onOpen:r}){let i=F(H),a=G(),[o,s]=(0,q.useState)(``),c=(0,q.useMemo)(()=>Ce(e),[e]),l=(0,q.useMemo)(()=>{let t=o.trim().toLocaleLowerCase();return[...e.nodes.values()].filter(e=>!t||e.title.toLocaleLowerCase().includes(t)).sort((e,t)=>(c.get(t.slug)??0)-(c.get(e.slug)??0)||(e.title<t.title?-1:1))},[e,c,o]);return(0,J.jsxs)(K,{title:i.pages,count:e.nodes.size,children:[(0,J.jsx)(y,{"aria-label":i.searchGraph,placeholder:i.searchGraph,leftSection:(0,J.jsx)(p,{size:13}),value:o,mb:6,onChange:e=>{s(e.currentTarget.value)},onKeyDown:e=>{let t=l[0];e.key===`Enter`&&!e.nativeEvent.isComposing&&t&&o.trim()&&n(t.slug)}}),(0,J.jsxs)(`div`,{className:W.list,role:`group`,"aria-label":i.pages,onKeyDown:e=>{let t=[...e.currentTarget.querySelectorAll(`button`)],n=t.indexOf(document.activeElement),i=t[n]?.dataset.slug,a={ArrowDown:n+1,ArrowUp:n-1,Home:0,End:t.length-1}[e.key];a===void 0?e.key===`e`&&i&&(e.preventDefault(),r(i)):(e.preventDefault(),t[Math.max(0,Math.min(a,t.length-1))]?.focus())},children:[l.slice(0,St).map(e=>(0,J.jsxs)(L,{"data-slug":e.slug,className:W.item??``,"aria-pressed":e.slug===t,onClick:()=>{n(e.slug)},children:[(0,J.jsx)(Le,{type:e.type}),(0,J.jsx)(`span`,{className:W.title,children:e.title}),(0,J.jsx)(`span`,{className:W.number,children:a.number(c.get(e.slug)??0)})]},e.slug)),l.length===0&&(0,J.jsx)(z,{size:`xs`,c:`dimmed`,children:i.noneFound}),l.length>St&&(0,J.jsx)(z,{size:`xs`,c:`dimmed`,p:6,children:i.more(a.number(l.length-St))})]})]})}function wt({slug:e,data:t,state:n,more:r,onSelect:i}){let a=F(H),o=G(),c=t.nodes.get(e),d=j(pt,{ref:e,asOf:yt(n.origin.at)}),f=d.data?.page&&`slug`in d.data.page&&d.data.page.slug===e?d.data.page:null,p=xe(t,e),m=n.origin.open.includes(e),{from:h,to:g}=n.origin,_=c?.title??f?.title??e,v=t.nodes.get(h)?.title??h;return(0,J.jsx)(K,{title:_,actions:(0,J.jsx)(s,{size:`sm`,"aria-label":a.closePanel,onClick:()=>{i(null)},children:(0,J.jsx)(je,{size:14})}),children:(0,J.jsxs)(C,{gap:`sm`,role:`region`,"aria-label":a.panel,children:[(0,J.jsxs)(N,{gap:`sm`,children:[(c??f)&&(0,J.jsx)(Re,{type:c?.type??f?.type??``}),(c?.scope??f?.scope)&&(0,J.jsx)(Ie,{scope:c?.scope??f?.scope??``})]}),(0,J.jsxs)(N,{gap:6,children:[(0,J.jsx)(S,{variant:m?`default`:`filled`,leftSection:m?(0,J.jsx)(Xe,{size:14}):(0,J.jsx)(Ye,{size:14}),onClick:()=>{n.toggleOpen(e)},children:m?a.close:a.open}),(0,J.jsx)(S,{variant:`default`,leftSection:(0,J.jsx)(u,{size:14}),component:ke,to:`/objects/${e}`,children:a.read}),(0,J.jsx)(S,{variant:`default`,leftSection:(0,J.jsx)(Ze,{size:14}),onClick:()=>{n.start({page:e})},children:a.only}),(0,J.jsx)(S,{variant:`default`,leftSection:(0,J.jsx)(ze,{size:14}),onClick:()=>{n.takeAway(e)},children:a.takeAway}),h&&h!==e&&g!==e?(0,J.jsx)(S,{variant:`light`,leftSection:(0,J.jsx)(tt,{size:14}),onClick:()=>{n.wayTo(e)},children:a.wayTo(v)}):(0,J.jsx)(S,{variant:`default`,leftSection:(0,J.jsx)(tt,{size:14}),onClick:()=>{n.wayFrom(e)},children:a.wayFrom})]}),r>0&&(0,J.jsx)(z,{size:`xs`,c:`dimmed`,children:a.openMore(o.number(r))}),d.error&&(0,J.jsx)(l,{error:d.error,onRetry:()=>void d.refetch()}),f&&(0,J.jsxs)(J.Fragment,{children:[f.tags.length>0&&(0,J.jsx)(N,{gap:4,"aria-label":a.tags,role:`group`,children:f.tags.map(e=>(0,J.jsx)(Fe,{name:e.name},e.name))}),f.claims.nodes.length>0&&(0,J.jsxs)(C,{gap:2,children:[(0,J.jsx)(z,{size:`xs`,fw:600,children:a.claims(o.number(f.claims.totalCount??f.claims.nodes.length))}),f.claims.nodes.map(e=>(0,J.jsx)(z,{size:`xs`,component:ke,to:`/claims/${e.id}`,children:e.text},e.id))]}),(0,J.jsxs)(z,{size:`xs`,c:`dimmed`,children:[a.changed,` `,(0,J.jsx)(Pe,{at:f.updatedAt})]})]}),(0,J.jsxs)(C,{gap:2,children:[(0,J.jsx)(z,{size:`xs`,fw:600,children:a.linksOf(o.number(p.length))}),p.length===0&&(0,J.jsx)(z,{size:`xs`,c:`dimmed`,children:a.noLinks}),(0,J.jsx)(`div`,{className:W.links,children:p.slice(0,60).map(({link:e,other:t,out:n})=>(0,J.jsxs)(L,{className:W.item??``,onClick:()=>{i(t.slug)},children:[(0,J.jsxs)(z,{component:`span`,size:`xs`,c:`dimmed`,children:[e.type,` `,n?a.out:a.in]}),(0,J.jsx)(`span`,{className:W.title,children:t.title})]},`${e.from} ${e.type} ${e.to}`))})]})]})})}function Tt({onPick:e}){let t=F(H),[n,r]=(0,q.useState)(``),[i]=Ve(n.trim(),200),a=j(mt,{text:i},{enabled:i.length>0,still:!0}),o=i?a.data?.pages?.nodes??[]:[];return(0,J.jsx)(Ge,{size:`xs`,w:240,label:t.find,placeholder:t.findHint,value:n,onChange:r,data:o.map(e=>e.slug),filter:({options:e})=>e,renderOption:({option:e})=>{let t=o.find(t=>t.slug===e.value);return t?`${t.title} (${t.type})`:e.value},onOptionSubmit:t=>{e(t),r(``)}})}function Et({state:e}){let t=F(H),{vocabulary:n}=se();return(0,J.jsx)(g,{icon:b,title:t.startTitle,children:(0,J.jsxs)(C,{align:`center`,gap:`md`,children:[t.startText,(0,J.jsxs)(N,{align:`flex-end`,justify:`center`,gap:`sm`,children:[(0,J.jsx)(Tt,{onPick:t=>{e.start({page:t})}}),(0,J.jsx)(v,{w:180,searchable:!0,label:t.allOfType,value:null,data:n.objectTypes.map(e=>e.name),onChange:t=>{t&&e.start({type:t})}}),(0,J.jsx)(S,{variant:`default`,onClick:()=>{e.start({all:`1`})},children:t.whole})]})]})})}var Dt=[`page`,`type`,`all`,`from`,`to`,`at`,`hide`,`without`,`scope`,`since`,`gone`,`select`],Q=e=>e?e.split(`,`):[],$=(e,t)=>{let n=Q(e);return(n.includes(t)?n.filter(e=>e!==t):[...n,t]).join(`,`)};function Ot(){let{values:e,set:t}=h(...Dt);return(0,q.useMemo)(()=>{let n={open:Q(e.page),type:e.type,all:e.all===`1`,from:e.from,to:e.to,at:e.at},r=e.since?new Date(kt(Date.now())-Number(e.since)*864e5).toISOString():``;return{origin:n,filter:{hiddenTypes:Q(e.hide),hiddenLinks:Q(e.without),scope:e.scope,since:r,hidden:Q(e.gone)},selected:e.select||null,sinceDays:e.since,began:!!(e.page||e.type||e.all||e.from&&e.to),filtered:!!(e.hide||e.without||e.scope||e.since||e.gone||e.at),select:e=>{t({select:e??``})},start:e=>{t({page:``,type:``,all:``,from:``,to:``,gone:``,select:e.page??``,...e},!0)},toggleOpen:n=>{t({page:$(e.page,n)},!0)},open:n=>{Q(e.page).includes(n)||t({page:$(e.page,n),select:n},!0)},takeAway:n=>{t({gone:$(e.gone,n),page:Q(e.page).filter(e=>e!==n).join(`,`),select:``})},bringBack:()=>{t({gone:``})},toggleType:n=>{t({hide:$(e.hide,n)})},toggleLink:n=>{t({without:$(e.without,n)})},setScope:e=>{t({scope:e})},setSince:e=>{t({since:e})},setDay:e=>{t({at:e})},wayFrom:e=>{t({from:e,to:``})},wayTo:e=>{t({to:e},!0)},endWays:()=>{t({from:``,to:``,...e.page||e.type||e.all?{}:{page:e.from}})},clear:()=>{t({hide:``,without:``,scope:``,since:``,gone:``,at:``})}}},[e,t])}function kt(e){return Math.floor(e/864e5)*864e5}function At({paths:e,data:t,state:n,loading:r}){let i=F(H),a=G(),{from:o,to:s}=n.origin,c=e=>t.nodes.get(e)?.title??e;return(0,J.jsx)(K,{title:i.ways,actions:(0,J.jsx)(S,{variant:`subtle`,color:`gray`,px:6,onClick:n.endWays,children:i.endWays}),children:s?(0,J.jsxs)(C,{gap:`xs`,"aria-live":`polite`,children:[(0,J.jsx)(z,{size:`sm`,children:i.waysBetween(c(o),c(s))}),!r&&e.length===0&&(0,J.jsx)(z,{size:`sm`,c:`dimmed`,children:i.noWays}),e.map((e,t)=>(0,J.jsxs)(`div`,{children:[(0,J.jsx)(z,{size:`xs`,c:`dimmed`,children:i.wayLength(a.number(e.steps.length))}),(0,J.jsxs)(z,{size:`sm`,children:[e.steps[0]?.from.title,e.steps.map((e,t)=>(0,J.jsxs)(`span`,{children:[` `,e.forward?`—`:`←`,` `,e.link,` `,e.forward?`→`:`—`,` `,e.to.title]},t))]})]},t))]}):(0,J.jsx)(z,{size:`sm`,children:i.waysPick(c(o))})})}function jt(){let t=F(H),n=F(m).areas,r=G(),i=Ot(),{data:a,paths:o,more:c,loading:u,cut:p,error:h,retry:_}=bt(i.origin),v=(0,q.useRef)(null),{origin:y,filter:b,selected:x,select:C}=i,w=(0,q.useMemo)(()=>[...y.open,y.from,y.to],[y]),T=(0,q.useMemo)(()=>Se(a,b,w),[a,b,w]),E=(0,q.useMemo)(()=>({selected:x&&T.nodes.has(x)?x:null,onWay:new Set(o.flatMap(e=>e.steps.map(e=>ye(e.forward?{from:e.from.slug,type:e.link,to:e.to.slug}:{from:e.to.slug,type:e.link,to:e.from.slug}))))}),[x,T,o]),D=(0,q.useCallback)(e=>{C(e),e&&v.current?.goTo(e)},[C]);if(!i.began)return(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(Ae,{title:n.graph,text:t.purpose}),(0,J.jsx)(Et,{state:i})]});let O=t.size(r.number(T.nodes.size),r.number(T.links.size)),k=a.nodes.size-T.nodes.size,A=!!y.from;return(0,J.jsxs)(J.Fragment,{children:[(0,J.jsxs)(Ae,{title:n.graph,text:t.purpose,children:[(0,J.jsx)(Tt,{onPick:e=>{i.open(e)}}),(0,J.jsxs)(d,{children:[(0,J.jsx)(d.Target,{children:(0,J.jsx)(S,{variant:`default`,leftSection:(0,J.jsx)(ve,{size:14}),mt:`auto`,children:t.exportAs})}),(0,J.jsxs)(d.Dropdown,{children:[(0,J.jsx)(d.Item,{onClick:()=>void v.current?.picture().then(e=>{e&&we(`${t.fileName}.png`,e)}),children:t.png}),(0,J.jsx)(d.Item,{onClick:()=>{we(`${t.fileName}.json`,new Blob([be(T,e=>v.current?.place(e))],{type:`application/json`}))},children:t.json})]})]}),(0,J.jsx)(S,{variant:`default`,leftSection:(0,J.jsx)(et,{size:14}),mt:`auto`,onClick:()=>{i.start({})},children:t.startOver})]}),h&&(0,J.jsx)(l,{error:h,onRetry:_}),(0,J.jsxs)(`div`,{className:W.area,"data-panel":!!x||A,children:[(0,J.jsxs)(`div`,{className:W.column,children:[(0,J.jsx)(rt,{data:a,state:i}),(0,J.jsx)(Ct,{data:T,selected:x,onSelect:D,onOpen:i.open}),(0,J.jsx)(ot,{data:a,state:i})]}),(0,J.jsxs)(`div`,{className:W.stage,children:[(0,J.jsx)(V,{data:T,focus:E,label:t.picture(r.number(T.nodes.size),r.number(T.links.size)),onSelect:C,onOpen:i.open,scene:v}),u&&a.nodes.size===0&&(0,J.jsx)(`div`,{className:W.over,children:(0,J.jsx)(N,{p:`md`,children:(0,J.jsx)(f,{rows:3})})}),!u&&!h&&T.nodes.size===0&&(0,J.jsx)(`div`,{className:W.over,children:(0,J.jsx)(g,{icon:nt,title:t.nothing})}),(0,J.jsxs)(`div`,{className:W.note,role:`status`,children:[u?t.reading:O,k>0&&` · ${t.hidden(r.number(k))}`,p&&` · ${t.cut}`]}),(0,J.jsxs)(`div`,{className:W.tools,children:[(0,J.jsx)(e,{label:t.zoomIn,position:`left`,children:(0,J.jsx)(s,{"aria-label":t.zoomIn,onClick:()=>{v.current?.zoom(.6)},children:(0,J.jsx)(Te,{size:16})})}),(0,J.jsx)(e,{label:t.zoomOut,position:`left`,children:(0,J.jsx)(s,{"aria-label":t.zoomOut,onClick:()=>{v.current?.zoom(1.6)},children:(0,J.jsx)($e,{size:16})})}),(0,J.jsx)(e,{label:t.fit,position:`left`,children:(0,J.jsx)(s,{"aria-label":t.fit,onClick:()=>{v.current?.zoom(`all`)},children:(0,J.jsx)(Qe,{size:16})})})]})]}),(x||A)&&(0,J.jsxs)(`div`,{className:`${W.column??``} ${W.panel??``}`,children:[A&&(0,J.jsx)(At,{paths:o,data:a,state:i,loading:u}),x&&(0,J.jsx)(wt,{slug:x,data:T,state:i,more:c.get(x)??0,onSelect:D})]})]}),b.hidden.length>0&&(0,J.jsx)(z,{size:`xs`,mt:6,children:(0,J.jsx)(S,{variant:`subtle`,onClick:i.bringBack,children:t.bringBack(r.number(b.hidden.length))})})]})}export{jt as Area};