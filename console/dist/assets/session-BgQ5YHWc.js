import{f as e,g as t,p as n}from"./chunk-Z7SQORRT-BqzW0sm5.js";import{C as r,O as i,T as a,_ as o,at as s,c,ct as l,et as u,g as d,h as f,k as p,l as m,m as h,n as g,o as _,q as v,rt as y,s as b,v as x,x as S}from"./catalogue-L1mks2ZB.js";var C=t(n(),1);function w(e){let t=(0,C.useRef)(e);return(0,C.useEffect)(()=>{t.current=e}),(0,C.useMemo)(()=>((...e)=>t.current?.(...e)),[])}function T(e,t){if(typeof e==`function`)return e(t);typeof e==`object`&&e&&`current`in e&&(e.current=t)}function E(...e){let t=new Map;return n=>{if(e.forEach(e=>{let r=T(e,n);r&&t.set(e,r)}),t.size>0)return()=>{e.forEach(e=>{let n=t.get(e);n&&typeof n==`function`?n():T(e,null)}),t.clear()}}}function D(...e){return(0,C.useCallback)(E(...e),e)}var O=e(),k=(0,C.createContext)({dir:`ltr`,toggleDirection:()=>{},setDirection:()=>{}});function A(){return(0,C.use)(k)}function j(e){return e?parseInt(e,10):0}function M(){return typeof window<`u`}function N(e){return ee(e)?(e.nodeName||``).toLowerCase():`#document`}function P(e){var t;return(e==null||(t=e.ownerDocument)==null?void 0:t.defaultView)||window}function F(e){return((ee(e)?e.ownerDocument:e.document)||window.document)?.documentElement}function ee(e){return M()?e instanceof Node||e instanceof P(e).Node:!1}function I(e){return M()?e instanceof Element||e instanceof P(e).Element:!1}function L(e){return M()?e instanceof HTMLElement||e instanceof P(e).HTMLElement:!1}function te(e){return!M()||typeof ShadowRoot>`u`?!1:e instanceof ShadowRoot||e instanceof P(e).ShadowRoot}function ne(e){let{overflow:t,overflowX:n,overflowY:r,display:i}=z(e);return/auto|scroll|overlay|hidden|clip/.test(t+r+n)&&i!==`inline`&&i!==`contents`}function re(e){return/^(table|td|th)$/.test(N(e))}function ie(e){try{if(e.matches(`:popover-open`))return!0}catch{}try{return e.matches(`:modal`)}catch{return!1}}var ae=/transform|translate|scale|rotate|perspective|filter/,oe=/paint|layout|strict|content/,se=e=>!!e&&e!==`none`,ce;function le(e){let t=I(e)?z(e):e;return se(t.transform)||se(t.translate)||se(t.scale)||se(t.rotate)||se(t.perspective)||!de()&&(se(t.backdropFilter)||se(t.filter))||ae.test(t.willChange||``)||oe.test(t.contain||``)}function ue(e){let t=B(e);for(;L(t)&&!R(t);){if(le(t))return t;if(ie(t))return null;t=B(t)}return null}function de(){return ce??=typeof CSS<`u`&&CSS.supports&&CSS.supports(`-webkit-backdrop-filter`,`none`),ce}function R(e){return/^(html|body|#document)$/.test(N(e))}function z(e){return P(e).getComputedStyle(e)}function fe(e){return I(e)?{scrollLeft:e.scrollLeft,scrollTop:e.scrollTop}:{scrollLeft:e.scrollX,scrollTop:e.scrollY}}function B(e){if(N(e)===`html`)return e;let t=e.assignedSlot||e.parentNode||te(e)&&e.host||F(e);return te(t)?t.host:t}function pe(e){let t=B(e);return R(t)?(e.ownerDocument||e).body:L(t)&&ne(t)?t:pe(t)}function V(e,t,n){t===void 0&&(t=[]),n===void 0&&(n=!0);let r=pe(e),i=r===e.ownerDocument?.body,a=P(r);if(i){let e=me(a);return t.concat(a,a.visualViewport||[],ne(r)?r:[],e&&n?V(e):[])}return t.concat(r,V(r,[],n))}function me(e){return e.parent&&Object.getPrototypeOf(e.parent)?e.frameElement:null}var he=[`top`,`right`,`bottom`,`left`],H=Math.min,U=Math.max,ge=Math.round,_e=Math.floor,W=e=>({x:e,y:e}),ve={left:`right`,right:`left`,bottom:`top`,top:`bottom`};function ye(e,t,n){return U(e,H(t,n))}function G(e,t){return typeof e==`function`?e(t):e}function K(e){return e.split(`-`)[0]}function be(e){return e.split(`-`)[1]}function xe(e){return e===`x`?`y`:`x`}function Se(e){return e===`y`?`height`:`width`}function q(e){let t=e[0];return t===`t`||t===`b`?`y`:`x`}function Ce(e){return xe(q(e))}function we(e,t,n){n===void 0&&(n=!1);let r=be(e),i=Ce(e),a=Se(i),o=i===`x`?r===(n?`end`:`start`)?`right`:`left`:r===`start`?`bottom`:`top`;return t.reference[a]>t.floating[a]&&(o=Ne(o)),[o,Ne(o)]}function Te(e){let t=Ne(e);return[Ee(e),t,Ee(t)]}function Ee(e){return e.includes(`start`)?e.replace(`start`,`end`):e.replace(`end`,`start`)}var De=[`left`,`right`],Oe=[`right`,`left`],ke=[`top`,`bottom`],Ae=[`bottom`,`top`];function je(e,t,n){switch(e){case`top`:case`bottom`:return n?t?Oe:De:t?De:Oe;case`left`:case`right`:return t?ke:Ae;default:return[]}}function Me(e,t,n,r){let i=be(e),a=je(K(e),n===`start`,r);return i&&(a=a.map(e=>e+`-`+i),t&&(a=a.concat(a.map(Ee)))),a}function Ne(e){let t=K(e);return ve[t]+e.slice(t.length)}function Pe(e){return{top:e.top??0,right:e.right??0,bottom:e.bottom??0,left:e.left??0}}function Fe(e){return typeof e==`number`?{top:e,right:e,bottom:e,left:e}:Pe(e)}function J(e){let{x:t,y:n,width:r,height:i}=e;return{width:r,height:i,top:n,left:t,right:t+r,bottom:n+i,x:t,y:n}}function Ie(){let e=navigator.userAgentData;return e!=null&&e.platform?e.platform:navigator.platform}function Le(){let e=navigator.userAgentData;return e&&Array.isArray(e.brands)?e.brands.map(e=>{let{brand:t,version:n}=e;return t+`/`+n}).join(` `):navigator.userAgent}function Re(){return/apple/i.test(navigator.vendor)}function ze(){return Ie().toLowerCase().startsWith(`mac`)&&!navigator.maxTouchPoints}function Be(){return Le().includes(`jsdom/`)}var Ve=`data-floating-ui-focusable`,He=`input:not([type='hidden']):not([disabled]),[contenteditable]:not([contenteditable='false']),textarea:not([disabled])`;function Ue(e){let t=e.activeElement;for(;((n=t)==null||(n=n.shadowRoot)==null?void 0:n.activeElement)!=null;){var n;t=t.shadowRoot.activeElement}return t}function We(e,t){if(!e||!t)return!1;let n=t.getRootNode==null?void 0:t.getRootNode();if(e.contains(t))return!0;if(n&&te(n)){let n=t;for(;n;){if(e===n)return!0;n=n.parentNode||n.host}}return!1}function Ge(e){return`composedPath`in e?e.composedPath()[0]:e.target}function Ke(e,t){if(t==null)return!1;if(`composedPath`in e)return e.composedPath().includes(t);let n=e;return n.target!=null&&t.contains(n.target)}function qe(e){return e.matches(`html,body`)}function Je(e){return e?.ownerDocument||document}function Ye(e){return L(e)&&e.matches(He)}function Xe(e){if(!e||Be())return!0;try{return e.matches(`:focus-visible`)}catch{return!0}}function Ze(e){return e?e.hasAttribute(Ve)?e:e.querySelector(`[`+Ve+`]`)||e:null}function Qe(e,t,n){return n===void 0&&(n=!0),e.filter(e=>e.parentId===t&&(!n||e.context?.open)).flatMap(t=>[t,...Qe(e,t.id,n)])}function $e(e){return`nativeEvent`in e}function et(e,t){let n=[`mouse`,`pen`];return t||n.push(``,void 0),n.includes(e)}var Y=typeof document<`u`?C.useLayoutEffect:function(){},tt={...C};function nt(e){let t=C.useRef(e);return Y(()=>{t.current=e}),t}var rt=tt.useInsertionEffect||(e=>e());function X(e){let t=C.useRef(()=>{});return rt(()=>{t.current=e}),C.useCallback(function(){var e=[...arguments];return t.current==null?void 0:t.current(...e)},[])}var it=t(l(),1);function at(e,t,n){let{reference:r,floating:i}=e,a=q(t),o=Ce(t),s=Se(o),c=K(t),l=a===`y`,u=r.x+r.width/2-i.width/2,d=r.y+r.height/2-i.height/2,f=r[s]/2-i[s]/2,p;switch(c){case`top`:p={x:u,y:r.y-i.height};break;case`bottom`:p={x:u,y:r.y+r.height};break;case`right`:p={x:r.x+r.width,y:d};break;case`left`:p={x:r.x-i.width,y:d};break;default:p={x:r.x,y:r.y}}let m=be(t);return m&&(p[o]+=f*(m===`end`?1:-1)*(n&&l?-1:1)),p}async function ot(e,t){t===void 0&&(t={});let{x:n,y:r,platform:i,rects:a,elements:o,strategy:s}=e,{boundary:c=`clippingAncestors`,rootBoundary:l=`viewport`,elementContext:u=`floating`,altBoundary:d=!1,padding:f=0}=G(t,e),p=Fe(f),m=o[d?u===`floating`?`reference`:`floating`:u],h=J(await i.getClippingRect({element:await(i.isElement==null?void 0:i.isElement(m))??!0?m:m.contextElement||await(i.getDocumentElement==null?void 0:i.getDocumentElement(o.floating)),boundary:c,rootBoundary:l,strategy:s})),g=u===`floating`?{x:n,y:r,width:a.floating.width,height:a.floating.height}:a.reference,_=await(i.getOffsetParent==null?void 0:i.getOffsetParent(o.floating)),v=await(i.isElement==null?void 0:i.isElement(_))&&await(i.getScale==null?void 0:i.getScale(_))||{x:1,y:1},y=J(i.convertOffsetParentRelativeRectToViewportRelativeRect?await i.convertOffsetParentRelativeRectToViewportRelativeRect({elements:o,rect:g,offsetParent:_,strategy:s}):g);return{top:(h.top-y.top+p.top)/v.y,bottom:(y.bottom-h.bottom+p.bottom)/v.y,left:(h.left-y.left+p.left)/v.x,right:(y.right-h.right+p.right)/v.x}}var st=50,ct=async(e,t,n)=>{let{placement:r=`bottom`,strategy:i=`absolute`,middleware:a=[],platform:o}=n,s=o.detectOverflow?o:{...o,detectOverflow:ot},c=await(o.isRTL==null?void 0:o.isRTL(t)),l=await o.getElementRects({reference:e,floating:t,strategy:i}),{x:u,y:d}=at(l,r,c),f=r,p=0,m={};for(let n=0;n<a.length;n++){let h=a[n];if(!h)continue;let{name:g,fn:_}=h,{x:v,y,data:b,reset:x}=await _({x:u,y:d,initialPlacement:r,placement:f,strategy:i,middlewareData:m,rects:l,platform:s,elements:{reference:e,floating:t}});u=v??u,d=y??d,m[g]={...m[g],...b},x&&p<st&&(p++,typeof x==`object`&&(x.placement&&(f=x.placement),x.rects&&(l=x.rects===!0?await o.getElementRects({reference:e,floating:t,strategy:i}):x.rects),{x:u,y:d}=at(l,f,c)),n=-1)}return{x:u,y:d,placement:f,strategy:i,middlewareData:m}},lt=e=>({name:`arrow`,options:e,async fn(t){let{x:n,y:r,placement:i,rects:a,platform:o,elements:s,middlewareData:c}=t,{element:l,padding:u=0}=G(e,t)||{};if(l==null)return{};let d=Fe(u),f={x:n,y:r},p=Ce(i),m=Se(p),h=await o.getDimensions(l),g=p===`y`,_=g?`top`:`left`,v=g?`bottom`:`right`,y=g?`clientHeight`:`clientWidth`,b=a.reference[m]+a.reference[p]-f[p]-a.floating[m],x=f[p]-a.reference[p],S=await(o.getOffsetParent==null?void 0:o.getOffsetParent(l)),C=S?S[y]:0;C&&await(o.isElement==null?void 0:o.isElement(S))||(C=s.floating[y]||a.floating[m]);let w=b/2-x/2,T=C/2-h[m]/2-1,E=H(d[_],T),D=H(d[v],T),O=C-h[m]-D,k=C/2-h[m]/2+w,A=ye(E,k,O),j=!c.arrow&&be(i)!=null&&k!==A&&a.reference[m]/2-(k<E?E:D)-h[m]/2<0,M=j?k<E?k-E:k-O:0;return{[p]:f[p]+M,data:{[p]:A,centerOffset:k-A-M,...j&&{alignmentOffset:M}},reset:j}}}),ut=function(e){return e===void 0&&(e={}),{name:`flip`,options:e,async fn(t){var n;let{placement:r,middlewareData:i,rects:a,initialPlacement:o,platform:s,elements:c}=t,{mainAxis:l=!0,crossAxis:u=!0,fallbackPlacements:d,fallbackStrategy:f=`bestFit`,fallbackAxisSideDirection:p=`none`,flipAlignment:m=!0,...h}=G(e,t);if((n=i.arrow)!=null&&n.alignmentOffset)return{};let g=K(r),_=q(o),v=K(o)===o,y=await(s.isRTL==null?void 0:s.isRTL(c.floating)),b=d||(v||!m?[Ne(o)]:Te(o)),x=p!==`none`;!d&&x&&b.push(...Me(o,m,p,y));let S=[o,...b],C=await s.detectOverflow(t,h),w=[],T=i.flip?.overflows||[];if(l&&w.push(C[g]),u){let e=we(r,a,y);w.push(C[e[0]],C[e[1]])}if(T=[...T,{placement:r,overflows:w}],!w.every(e=>e<=0)){let e=(i.flip?.index||0)+1,t=S[e];if(t&&(u!==`alignment`||_===q(t)||T.every(e=>q(e.placement)!==_||e.overflows[0]>0)))return{data:{index:e,overflows:T},reset:{placement:t}};let n=T.filter(e=>e.overflows[0]<=0).sort((e,t)=>e.overflows[1]-t.overflows[1])[0]?.placement;if(!n)switch(f){case`bestFit`:{let e=T.filter(e=>{if(x){let t=q(e.placement);return t===_||t===`y`}return!0}).map(e=>[e.placement,e.overflows.filter(e=>e>0).reduce((e,t)=>e+t,0)]).sort((e,t)=>e[1]-t[1])[0]?.[0];e&&(n=e);break}case`initialPlacement`:n=o}if(r!==n)return{reset:{placement:n}}}return{}}}};function dt(e,t){return{top:e.top-t.height,right:e.right-t.width,bottom:e.bottom-t.height,left:e.left-t.width}}function ft(e){return he.some(t=>e[t]>=0)}var pt=function(e){return e===void 0&&(e={}),{name:`hide`,options:e,async fn(t){let{rects:n,platform:r}=t,{strategy:i=`referenceHidden`,...a}=G(e,t);switch(i){case`referenceHidden`:{let e=dt(await r.detectOverflow(t,{...a,elementContext:`reference`}),n.reference);return{data:{referenceHiddenOffsets:e,referenceHidden:ft(e)}}}case`escaped`:{let e=dt(await r.detectOverflow(t,{...a,altBoundary:!0}),n.floating);return{data:{escapedOffsets:e,escaped:ft(e)}}}default:return{}}}}};function mt(e){let t=H(...e.map(e=>e.left)),n=H(...e.map(e=>e.top)),r=U(...e.map(e=>e.right)),i=U(...e.map(e=>e.bottom));return{x:t,y:n,width:r-t,height:i-n}}function ht(e){let t=e.slice().sort((e,t)=>e.y-t.y),n=[],r=null;for(let e=0;e<t.length;e++){let i=t[e];!r||i.y-r.y>r.height/2?n.push([i]):n[n.length-1].push(i),r=i}return n.map(e=>J(mt(e)))}var gt=function(e){return e===void 0&&(e={}),{name:`inline`,options:e,async fn(t){let{placement:n,elements:r,rects:i,platform:a,strategy:o}=t,{padding:s=2,x:c,y:l}=G(e,t),u=Array.from(await(a.getClientRects==null?void 0:a.getClientRects(r.reference))||[]);if(!u.length)return{};let d=ht(u),f=J(mt(u)),p=Fe(s);function m(){if(d.length===2&&(d[0].left>d[1].right||d[1].left>d[0].right)&&c!=null&&l!=null)return d.find(e=>c>e.left-p.left&&c<e.right+p.right&&l>e.top-p.top&&l<e.bottom+p.bottom)||f;if(d.length>=2){if(q(n)===`y`){let e=d[0],t=d[d.length-1],r=K(n)===`top`,i=e.top,a=t.bottom,o=r?e.left:t.left;return J({x:o,y:i,width:(r?e.right:t.right)-o,height:a-i})}let e=K(n)===`left`,t=U(...d.map(e=>e.right)),r=H(...d.map(e=>e.left)),i=d.filter(n=>e?n.left===r:n.right===t),a=i[0].top,o=i[i.length-1].bottom;return J({x:r,y:a,width:t-r,height:o-a})}return f}let h=await a.getElementRects({reference:{getBoundingClientRect:m},floating:r.floating,strategy:o});return i.reference.x!==h.reference.x||i.reference.y!==h.reference.y||i.reference.width!==h.reference.width||i.reference.height!==h.reference.height?{reset:{rects:h}}:{}}}},_t=new Set([`left`,`top`]);async function vt(e,t){let{placement:n,platform:r,elements:i}=e,a=await(r.isRTL==null?void 0:r.isRTL(i.floating)),o=K(n),s=be(n),c=q(n)===`y`,l=_t.has(o)?-1:1,u=a&&c?-1:1,d=G(t,e),{mainAxis:f,crossAxis:p,alignmentAxis:m}=typeof d==`number`?{mainAxis:d,crossAxis:0,alignmentAxis:null}:{mainAxis:d.mainAxis||0,crossAxis:d.crossAxis||0,alignmentAxis:d.alignmentAxis};return s&&typeof m==`number`&&(p=s===`end`?m*-1:m),c?{x:p*u,y:f*l}:{x:f*l,y:p*u}}var yt=function(e){return e===void 0&&(e=0),{name:`offset`,options:e,async fn(t){var n;let{x:r,y:i,placement:a,middlewareData:o}=t,s=await vt(t,e);return a===o.offset?.placement&&(n=o.arrow)!=null&&n.alignmentOffset?{}:{x:r+s.x,y:i+s.y,data:{...s,placement:a}}}}},bt=function(e){return e===void 0&&(e={}),{name:`shift`,options:e,async fn(t){let{x:n,y:r,placement:i,platform:a}=t,{mainAxis:o=!0,crossAxis:s=!1,limiter:c={fn:e=>{let{x:t,y:n}=e;return{x:t,y:n}}},...l}=G(e,t),u={x:n,y:r},d=await a.detectOverflow(t,l),f=q(i),p=xe(f),m=u[p],h=u[f],g=(e,t)=>ye(t+d[e===`y`?`top`:`left`],t,t-d[e===`y`?`bottom`:`right`]);o&&(m=g(p,m)),s&&(h=g(f,h));let _=c.fn({...t,[p]:m,[f]:h});return{..._,data:{x:_.x-n,y:_.y-r,enabled:{[p]:o,[f]:s}}}}}},xt=function(e){return e===void 0&&(e={}),{options:e,fn(t){let{x:n,y:r,placement:i,rects:a,middlewareData:o}=t,{offset:s=0,mainAxis:c=!0,crossAxis:l=!0}=G(e,t),u={x:n,y:r},d=q(i),f=xe(d),p=u[f],m=u[d],h=G(s,t),g=typeof h==`number`?{mainAxis:h,crossAxis:0}:{mainAxis:h.mainAxis??0,crossAxis:h.crossAxis??0};if(c){let e=f===`y`?`height`:`width`,t=a.reference[f]-a.floating[e]+g.mainAxis,n=a.reference[f]+a.reference[e]-g.mainAxis;p<t?p=t:p>n&&(p=n)}if(l){let e=f===`y`?`width`:`height`,t=_t.has(K(i)),n=a.reference[d]-a.floating[e]+(t&&o.offset?.[d]||0)+(t?0:g.crossAxis),r=a.reference[d]+a.reference[e]+(t?0:o.offset?.[d]||0)-(t?g.crossAxis:0);m<n?m=n:m>r&&(m=r)}return{[f]:p,[d]:m}}}},St=function(e){return e===void 0&&(e={}),{name:`size`,options:e,async fn(t){let{placement:n,rects:r,platform:i,elements:a}=t,{apply:o=()=>{},...s}=G(e,t),c=await i.detectOverflow(t,s),l=K(n),u=be(n),d=q(n)===`y`,{width:f,height:p}=r.floating,m,h;l===`top`||l===`bottom`?(m=l,h=u===(await(i.isRTL==null?void 0:i.isRTL(a.floating))?`start`:`end`)?`left`:`right`):(h=l,m=u===`end`?`top`:`bottom`);let g=p-c.top-c.bottom,_=f-c.left-c.right,v=H(p-c[m],g),y=H(f-c[h],_),b=t.middlewareData.shift,x=!b,S=v,C=y;b!=null&&b.enabled.x&&(C=_),b!=null&&b.enabled.y&&(S=g),x&&!u&&(d?C=f-2*U(c.left,c.right):S=p-2*U(c.top,c.bottom)),await o({...t,availableWidth:C,availableHeight:S});let w=await i.getDimensions(a.floating);return f!==w.width||p!==w.height?{reset:{rects:!0}}:{}}}};function Ct(e){let t=z(e),n=parseFloat(t.width)||0,r=parseFloat(t.height)||0,i=L(e),a=i?e.offsetWidth:n,o=i?e.offsetHeight:r,s=ge(n)!==a||ge(r)!==o;return s&&(n=a,r=o),{width:n,height:r,$:s}}function wt(e){return I(e)?e:e.contextElement}function Tt(e){let t=wt(e);if(!L(t))return W(1);let n=t.getBoundingClientRect(),{width:r,height:i,$:a}=Ct(t),o=(a?ge(n.width):n.width)/r,s=(a?ge(n.height):n.height)/i;return o&&Number.isFinite(o)||(o=1),s&&Number.isFinite(s)||(s=1),{x:o,y:s}}var Et=W(0);function Dt(e){let t=P(e);return!de()||!t.visualViewport?Et:{x:t.visualViewport.offsetLeft,y:t.visualViewport.offsetTop}}function Ot(e,t,n){return t===void 0&&(t=!1),!!n&&t&&n===P(e)}function kt(e,t,n,r){t===void 0&&(t=!1),n===void 0&&(n=!1);let i=e.getBoundingClientRect(),a=wt(e),o=W(1);t&&(r?I(r)&&(o=Tt(r)):o=Tt(e));let s=Ot(a,n,r)?Dt(a):W(0),c=(i.left+s.x)/o.x,l=(i.top+s.y)/o.y,u=i.width/o.x,d=i.height/o.y;if(a&&r){let e=P(a),t=I(r)?P(r):r,n=e,i=me(n);for(;i&&t!==n;){let e=Tt(i),t=i.getBoundingClientRect(),r=z(i),a=t.left+(i.clientLeft+parseFloat(r.paddingLeft))*e.x,o=t.top+(i.clientTop+parseFloat(r.paddingTop))*e.y;c*=e.x,l*=e.y,u*=e.x,d*=e.y,c+=a,l+=o,n=P(i),i=me(n)}}return J({width:u,height:d,x:c,y:l})}function At(e,t){let n=fe(e).scrollLeft;return t?t.left+n:kt(F(e)).left+n}function jt(e,t){let n=e.getBoundingClientRect();return{x:n.left+t.scrollLeft-At(e,n),y:n.top+t.scrollTop}}function Mt(e){let{elements:t,rect:n,offsetParent:r,strategy:i}=e,a=i===`fixed`,o=F(r),s=t?ie(t.floating):!1;if(r===o||s&&a)return n;let c={scrollLeft:0,scrollTop:0},l=W(1),u=W(0),d=L(r);if((d||!a)&&((N(r)!==`body`||ne(o))&&(c=fe(r)),d)){let e=kt(r);l=Tt(r),u.x=e.x+r.clientLeft,u.y=e.y+r.clientTop}let f=o&&!d&&!a?jt(o,c):W(0);return{width:n.width*l.x,height:n.height*l.y,x:n.x*l.x-c.scrollLeft*l.x+u.x+f.x,y:n.y*l.y-c.scrollTop*l.y+u.y+f.y}}function Nt(e){return e.getClientRects?Array.from(e.getClientRects()):[]}function Pt(e){let t=fe(e),n=e.ownerDocument.body,r=U(e.scrollWidth,e.clientWidth,n.scrollWidth,n.clientWidth),i=U(e.scrollHeight,e.clientHeight,n.scrollHeight,n.clientHeight),a=-t.scrollLeft+At(e),o=-t.scrollTop;return z(n).direction===`rtl`&&(a+=U(e.clientWidth,n.clientWidth)-r),{width:r,height:i,x:a,y:o}}var Ft=25;function It(e,t,n){n===void 0&&(n=`viewport`);let r=n===`layoutViewport`,i=P(e),a=F(e),o=i.visualViewport,s=a.clientWidth,c=a.clientHeight,l=0,u=0;if(o){let e=!de()||t===`fixed`;r?e||(l=-o.offsetLeft,u=-o.offsetTop):(s=o.width,c=o.height,e&&(l=o.offsetLeft,u=o.offsetTop))}if(At(a)<=0){let e=a.ownerDocument,t=e.body,n=getComputedStyle(t),r=e.compatMode===`CSS1Compat`&&parseFloat(n.marginLeft)+parseFloat(n.marginRight)||0,i=Math.abs(a.clientWidth-t.clientWidth-r),o=getComputedStyle(a).scrollbarGutter===`stable both-edges`?i/2:i;o<=Ft&&(s-=o)}return{width:s,height:c,x:l,y:u}}function Lt(e,t){let n=kt(e,!0,t===`fixed`),r=n.top+e.clientTop,i=n.left+e.clientLeft,a=Tt(e);return{width:e.clientWidth*a.x,height:e.clientHeight*a.y,x:i*a.x,y:r*a.y}}function Rt(e,t,n){let r;if(t===`viewport`||t===`layoutViewport`)r=It(e,n,t);else if(t===`document`)r=Pt(F(e));else if(I(t))r=Lt(t,n);else{let n=Dt(e);r={x:t.x-n.x,y:t.y-n.y,width:t.width,height:t.height}}return J(r)}function zt(e,t){let n=t.get(e);if(n)return n;let r=V(e,[],!1).filter(e=>I(e)&&N(e)!==`body`),i=null,a=z(e).position===`fixed`,o=a?B(e):e;for(;I(o)&&!R(o);){let e=z(o),t=le(o),n=i?i.position:a?`fixed`:``;!t&&(n===`fixed`||n===`absolute`&&e.position===`static`)?r=r.filter(e=>e!==o):i=e,o=B(o)}return t.set(e,r),r}function Bt(e){let{element:t,boundary:n,rootBoundary:r,strategy:i}=e,a=[...n===`clippingAncestors`?ie(t)?[]:zt(t,this._c):[].concat(n),r],o=Rt(t,a[0],i),s=o.top,c=o.right,l=o.bottom,u=o.left;for(let e=1;e<a.length;e++){let n=Rt(t,a[e],i);s=U(n.top,s),c=H(n.right,c),l=H(n.bottom,l),u=U(n.left,u)}return{width:c-u,height:l-s,x:u,y:s}}function Vt(e){let{width:t,height:n}=Ct(e);return{width:t,height:n}}function Ht(e,t,n){let r=L(t),i=F(t),a=n===`fixed`,o=kt(e,!0,a,t),s={scrollLeft:0,scrollTop:0},c=W(0);if((r||!a)&&((N(t)!==`body`||ne(i))&&(s=fe(t)),r)){let e=kt(t,!0,a,t);c.x=e.x+t.clientLeft,c.y=e.y+t.clientTop}!r&&i&&(c.x=At(i));let l=i&&!r&&!a?jt(i,s):W(0);return{x:o.left+s.scrollLeft-c.x-l.x,y:o.top+s.scrollTop-c.y-l.y,width:o.width,height:o.height}}function Ut(e){return z(e).position===`static`}function Wt(e,t){if(!L(e)||z(e).position===`fixed`)return null;if(t)return t(e);let n=e.offsetParent;return F(e)===n&&(n=n.ownerDocument.body),n}function Gt(e,t){let n=P(e);if(ie(e))return n;if(!L(e)){let t=B(e);for(;t&&!R(t);){if(I(t)&&!Ut(t))return t;t=B(t)}return n}let r=Wt(e,t);for(;r&&re(r)&&Ut(r);)r=Wt(r,t);return r&&R(r)&&Ut(r)&&!le(r)?n:r||ue(e)||n}var Kt=async function(e){let t=this.getOffsetParent||Gt,n=this.getDimensions,r=await n(e.floating);return{reference:Ht(e.reference,await t(e.floating),e.strategy),floating:{x:0,y:0,width:r.width,height:r.height}}};function qt(e){return z(e).direction===`rtl`}var Jt={convertOffsetParentRelativeRectToViewportRelativeRect:Mt,getDocumentElement:F,getClippingRect:Bt,getOffsetParent:Gt,getElementRects:Kt,getClientRects:Nt,getDimensions:Vt,getScale:Tt,isElement:I,isRTL:qt};function Yt(e,t){return e.x===t.x&&e.y===t.y&&e.width===t.width&&e.height===t.height}function Xt(e,t,n){let r=null,i,a=F(e);function o(){var e;clearTimeout(i),(e=r)==null||e.disconnect(),r=null}function s(n,c){n===void 0&&(n=!1),c===void 0&&(c=1),o();let l=e.getBoundingClientRect(),{left:u,top:d,width:f,height:p}=l;if(n||t(),!f||!p)return;let m=_e(d),h=_e(a.clientWidth-(u+f)),g=_e(a.clientHeight-(d+p)),_=_e(u),v={rootMargin:-m+`px `+-h+`px `+-g+`px `+-_+`px`,threshold:U(0,H(1,c))||1},y=!0;function b(t){let n=t[0].intersectionRatio;if(!Yt(l,e.getBoundingClientRect()))return s();if(n!==c){if(!y)return s();n?s(!1,n):i=setTimeout(()=>{s(!1,1e-7)},1e3)}y=!1}try{r=new IntersectionObserver(b,{...v,root:a.ownerDocument})}catch{r=new IntersectionObserver(b,v)}r.observe(e)}let c=P(e),l=()=>s(n);return c.addEventListener(`resize`,l),s(!0),()=>{c.removeEventListener(`resize`,l),o()}}function Zt(e,t,n,r){r===void 0&&(r={});let{ancestorScroll:i=!0,ancestorResize:a=!0,elementResize:o=typeof ResizeObserver==`function`,layoutShift:s=typeof IntersectionObserver==`function`,animationFrame:c=!1}=r,l=wt(e),u=i||a?[...l?V(l):[],...t?V(t):[]]:[];u.forEach(e=>{i&&e.addEventListener(`scroll`,n),a&&e.addEventListener(`resize`,n)});let d=l&&s?Xt(l,n,a):null,f=-1,p=null;o&&(p=new ResizeObserver(e=>{let[r]=e;r&&r.target===l&&p&&t&&(p.unobserve(t),cancelAnimationFrame(f),f=requestAnimationFrame(()=>{var e;(e=p)==null||e.observe(t)})),n()}),l&&!c&&p.observe(l),t&&p.observe(t));let m,h=c?kt(e):null;c&&g();function g(){let t=kt(e);h&&!Yt(h,t)&&n(),h=t,m=requestAnimationFrame(g)}return n(),()=>{var e;u.forEach(e=>{i&&e.removeEventListener(`scroll`,n),a&&e.removeEventListener(`resize`,n)}),d?.(),(e=p)==null||e.disconnect(),p=null,c&&cancelAnimationFrame(m)}}var Qt=yt,$t=bt,en=ut,tn=St,nn=pt,rn=lt,an=gt,on=xt,sn=(e,t,n)=>{let r=new Map,i=n??{},a={...Jt,...i.platform,_c:r};return ct(e,t,{...i,platform:a})},cn=typeof document<`u`?C.useLayoutEffect:function(){};function ln(e,t){if(e===t)return!0;if(typeof e!=typeof t)return!1;if(typeof e==`function`&&e.toString()===t.toString())return!0;let n,r,i;if(e&&t&&typeof e==`object`){if(Array.isArray(e)){if(n=e.length,n!==t.length)return!1;for(r=n;r--!==0;)if(!ln(e[r],t[r]))return!1;return!0}if(i=Object.keys(e),n=i.length,n!==Object.keys(t).length)return!1;for(r=n;r--!==0;)if(!{}.hasOwnProperty.call(t,i[r]))return!1;for(r=n;r--!==0;){let n=i[r];if(!(n===`_owner`&&e.$$typeof)&&!ln(e[n],t[n]))return!1}return!0}return e!==e&&t!==t}function un(e){return typeof window>`u`?1:(e.ownerDocument.defaultView||window).devicePixelRatio||1}function dn(e,t){let n=un(e);return Math.round(t*n)/n}function fn(e){let t=C.useRef(e);return cn(()=>{t.current=e}),t}function pn(e){e===void 0&&(e={});let{placement:t=`bottom`,strategy:n=`absolute`,middleware:r=[],platform:i,elements:{reference:a,floating:o}={},transform:s=!0,whileElementsMounted:c,open:l}=e,[u,d]=C.useState({x:0,y:0,strategy:n,placement:t,middlewareData:{},isPositioned:!1}),[f,p]=C.useState(r);ln(f,r)||p(r);let[m,h]=C.useState(null),[g,_]=C.useState(null),v=C.useCallback(e=>{e!==S.current&&(S.current=e,h(e))},[]),y=C.useCallback(e=>{e!==w.current&&(w.current=e,_(e))},[]),b=a||m,x=o||g,S=C.useRef(null),w=C.useRef(null),T=C.useRef(u),E=c!=null,D=fn(c),O=fn(i),k=fn(l),A=C.useCallback(()=>{if(!S.current||!w.current)return;let e={placement:t,strategy:n,middleware:f};O.current&&(e.platform=O.current),sn(S.current,w.current,e).then(e=>{let t={...e,isPositioned:k.current!==!1};j.current&&!ln(T.current,t)&&(T.current=t,it.flushSync(()=>{d(t)}))})},[f,t,n,O,k]);cn(()=>{l===!1&&T.current.isPositioned&&(T.current.isPositioned=!1,d(e=>({...e,isPositioned:!1})))},[l]);let j=C.useRef(!1);cn(()=>(j.current=!0,()=>{j.current=!1}),[]),cn(()=>{if(b&&(S.current=b),x&&(w.current=x),b&&x){if(D.current)return D.current(b,x,A);A()}},[b,x,A,D,E]);let M=C.useMemo(()=>({reference:S,floating:w,setReference:v,setFloating:y}),[v,y]),N=C.useMemo(()=>({reference:b,floating:x}),[b,x]),P=C.useMemo(()=>{let e={position:n,left:0,top:0};if(!N.floating)return e;let t=dn(N.floating,u.x),r=dn(N.floating,u.y);return s?{...e,transform:`translate(`+t+`px, `+r+`px)`,...un(N.floating)>=1.5&&{willChange:`transform`}}:{position:n,left:t,top:r}},[n,s,N.floating,u.x,u.y]);return C.useMemo(()=>({...u,update:A,refs:M,elements:N,floatingStyles:P}),[u,A,M,N,P])}var mn=e=>{function t(e){return{}.hasOwnProperty.call(e,`current`)}return{name:`arrow`,options:e,fn(n){let{element:r,padding:i}=typeof e==`function`?e(n):e;return r&&t(r)?r.current==null?{}:rn({element:r.current,padding:i}).fn(n):r?rn({element:r,padding:i}).fn(n):{}}}},hn=(e,t)=>{let n=Qt(e);return{name:n.name,fn:n.fn,options:[e,t]}},gn=(e,t)=>{let n=$t(e);return{name:n.name,fn:n.fn,options:[e,t]}},_n=(e,t)=>({fn:on(e).fn,options:[e,t]}),vn=(e,t)=>{let n=en(e);return{name:n.name,fn:n.fn,options:[e,t]}},yn=(e,t)=>{let n=tn(e);return{name:n.name,fn:n.fn,options:[e,t]}},bn=(e,t)=>{let n=nn(e);return{name:n.name,fn:n.fn,options:[e,t]}},xn=(e,t)=>{let n=an(e);return{name:n.name,fn:n.fn,options:[e,t]}},Sn=(e,t)=>{let n=mn(e);return{name:n.name,fn:n.fn,options:[e,t]}};function Cn(e){let t=C.useRef(void 0),n=C.useCallback(t=>{let n=e.map(e=>{if(e!=null){if(typeof e==`function`){let n=e,r=n(t);return typeof r==`function`?r:()=>{n(null)}}return e.current=t,()=>{e.current=null}}});return()=>{n.forEach(e=>e?.())}},e);return C.useMemo(()=>e.every(e=>e==null)?null:e=>{t.current&&=(t.current(),void 0),e!=null&&(t.current=n(e))},e)}var wn=`data-floating-ui-focusable`,Tn=`active`,En=`selected`,Dn=`ArrowLeft`,On=`ArrowRight`,kn=`ArrowUp`,An=`ArrowDown`,jn=[Dn,On],Mn=[kn,An];[...jn,...Mn];var Nn={...C},Pn=!1,Fn=0,In=()=>`floating-ui-`+Math.random().toString(36).slice(2,6)+Fn++;function Ln(){let[e,t]=C.useState(()=>Pn?In():void 0);return Y(()=>{e??t(In())},[]),C.useEffect(()=>{Pn=!0},[]),e}var Rn=Nn.useId||Ln;function zn(){let e=new Map;return{emit(t,n){var r;(r=e.get(t))==null||r.forEach(e=>e(n))},on(t,n){e.has(t)||e.set(t,new Set),e.get(t).add(n)},off(t,n){var r;(r=e.get(t))==null||r.delete(n)}}}var Bn=C.createContext(null),Vn=C.createContext(null),Hn=()=>C.useContext(Bn)?.id||null,Un=()=>C.useContext(Vn);function Wn(e){return`data-floating-ui-`+e}function Z(e){e.current!==-1&&(clearTimeout(e.current),e.current=-1)}var Gn=Wn(`safe-polygon`);function Kn(e,t,n){if(n&&!et(n))return 0;if(typeof e==`number`)return e;if(typeof e==`function`){let n=e();return typeof n==`number`?n:n?.[t]}return e?.[t]}function qn(e){return typeof e==`function`?e():e}function Jn(e,t){t===void 0&&(t={});let{open:n,onOpenChange:r,dataRef:i,events:a,elements:o}=e,{enabled:s=!0,delay:c=0,handleClose:l=null,mouseOnly:u=!1,restMs:d=0,move:f=!0}=t,p=Un(),m=Hn(),h=nt(l),g=nt(c),_=nt(n),v=nt(d),y=C.useRef(),b=C.useRef(-1),x=C.useRef(),S=C.useRef(-1),w=C.useRef(!0),T=C.useRef(!1),E=C.useRef(()=>{}),D=C.useRef(!1),O=X(()=>{let e=i.current.openEvent?.type;return e?.includes(`mouse`)&&e!==`mousedown`});C.useEffect(()=>{if(!s)return;function e(e){let{open:t}=e;t||(Z(b),Z(S),w.current=!0,D.current=!1)}return a.on(`openchange`,e),()=>{a.off(`openchange`,e)}},[s,a]),C.useEffect(()=>{if(!s||!h.current||!n)return;function e(e){O()&&r(!1,e,`hover`)}let t=Je(o.floating).documentElement;return t.addEventListener(`mouseleave`,e),()=>{t.removeEventListener(`mouseleave`,e)}},[o.floating,n,r,s,h,O]);let k=C.useCallback(function(e,t,n){t===void 0&&(t=!0),n===void 0&&(n=`hover`);let i=Kn(g.current,`close`,y.current);i&&!x.current?(Z(b),b.current=window.setTimeout(()=>r(!1,e,n),i)):t&&(Z(b),r(!1,e,n))},[g,r]),A=X(()=>{E.current(),x.current=void 0}),j=X(()=>{if(T.current){let e=Je(o.floating).body;e.style.pointerEvents=``,e.removeAttribute(Gn),T.current=!1}}),M=X(()=>i.current.openEvent?[`click`,`mousedown`].includes(i.current.openEvent.type):!1);C.useEffect(()=>{if(!s)return;function e(e){if(Z(b),w.current=!1,u&&!et(y.current)||qn(v.current)>0&&!Kn(g.current,`open`))return;let t=Kn(g.current,`open`,y.current);t?b.current=window.setTimeout(()=>{_.current||r(!0,e,`hover`)},t):n||r(!0,e,`hover`)}function t(e){if(M()){j();return}E.current();let t=Je(o.floating);if(Z(S),D.current=!1,h.current&&i.current.floatingContext){n||Z(b),x.current=h.current({...i.current.floatingContext,tree:p,x:e.clientX,y:e.clientY,onClose(){j(),A(),M()||k(e,!0,`safe-polygon`)}});let r=x.current;t.addEventListener(`mousemove`,r),E.current=()=>{t.removeEventListener(`mousemove`,r)}}else y.current===`touch`&&We(o.floating,e.relatedTarget)||k(e)}function a(e){M()||i.current.floatingContext&&(h.current==null||h.current({...i.current.floatingContext,tree:p,x:e.clientX,y:e.clientY,onClose(){j(),A(),M()||k(e)}})(e))}function c(){Z(b)}function l(e){M()||k(e,!1)}if(I(o.domReference)){let r=o.domReference,i=o.floating;return n&&r.addEventListener(`mouseleave`,a),f&&r.addEventListener(`mousemove`,e,{once:!0}),r.addEventListener(`mouseenter`,e),r.addEventListener(`mouseleave`,t),i&&(i.addEventListener(`mouseleave`,a),i.addEventListener(`mouseenter`,c),i.addEventListener(`mouseleave`,l)),()=>{n&&r.removeEventListener(`mouseleave`,a),f&&r.removeEventListener(`mousemove`,e),r.removeEventListener(`mouseenter`,e),r.removeEventListener(`mouseleave`,t),i&&(i.removeEventListener(`mouseleave`,a),i.removeEventListener(`mouseenter`,c),i.removeEventListener(`mouseleave`,l))}}},[o,s,e,u,f,k,A,j,r,n,_,p,g,h,i,M,v]),Y(()=>{var e;if(s&&n&&(e=h.current)!=null&&(e=e.__options)!=null&&e.blockPointerEvents&&O()){T.current=!0;let e=o.floating;if(I(o.domReference)&&e){var t;let n=Je(o.floating).body;n.setAttribute(Gn,``);let r=o.domReference,i=p==null||(t=p.nodesRef.current.find(e=>e.id===m))==null||(t=t.context)==null?void 0:t.elements.floating;return i&&(i.style.pointerEvents=``),n.style.pointerEvents=`none`,r.style.pointerEvents=`auto`,e.style.pointerEvents=`auto`,()=>{n.style.pointerEvents=``,r.style.pointerEvents=``,e.style.pointerEvents=``}}}},[s,n,m,o,p,h,O]),Y(()=>{n||(y.current=void 0,D.current=!1,A(),j())},[n,A,j]),C.useEffect(()=>()=>{A(),Z(b),Z(S),j()},[s,o.domReference,A,j]);let N=C.useMemo(()=>{function e(e){y.current=e.pointerType}return{onPointerDown:e,onPointerEnter:e,onMouseMove(e){let{nativeEvent:t}=e;function i(){!w.current&&!_.current&&r(!0,t,`hover`)}u&&!et(y.current)||n||qn(v.current)===0||D.current&&e.movementX**2+e.movementY**2<2||(Z(S),y.current===`touch`?i():(D.current=!0,S.current=window.setTimeout(i,qn(v.current))))}}},[u,r,n,_,v]);return C.useMemo(()=>s?{reference:N}:{},[s,N])}var Yn=()=>{},Xn=C.createContext({delay:0,initialDelay:0,timeoutMs:0,currentId:null,setCurrentId:Yn,setState:Yn,isInstantPhase:!1}),Zn=()=>C.useContext(Xn);function Qn(e){let{children:t,delay:n,timeoutMs:r=0}=e,[i,a]=C.useReducer((e,t)=>({...e,...t}),{delay:n,timeoutMs:r,initialDelay:n,currentId:null,isInstantPhase:!1}),o=C.useRef(null),s=C.useCallback(e=>{a({currentId:e})},[]);return Y(()=>{i.currentId?o.current===null?o.current=i.currentId:i.isInstantPhase||a({isInstantPhase:!0}):(i.isInstantPhase&&a({isInstantPhase:!1}),o.current=null)},[i.currentId,i.isInstantPhase]),(0,O.jsx)(Xn.Provider,{value:C.useMemo(()=>({...i,setState:a,setCurrentId:s}),[i,s]),children:t})}function $n(e,t){t===void 0&&(t={});let{open:n,onOpenChange:r,floatingId:i}=e,{id:a,enabled:o=!0}=t,s=a??i,c=Zn(),{currentId:l,setCurrentId:u,initialDelay:d,setState:f,timeoutMs:p}=c;return Y(()=>{o&&l&&(f({delay:{open:1,close:Kn(d,`close`)}}),l!==s&&r(!1))},[o,s,r,f,l,d]),Y(()=>{function e(){r(!1),f({delay:d,currentId:null})}if(o&&l&&!n&&l===s){if(p){let t=window.setTimeout(e,p);return()=>{clearTimeout(t)}}e()}},[o,n,f,l,s,r,d,p]),Y(()=>{o&&u!==Yn&&n&&u(s)},[o,n,u,s]),c}function er(e,t){if(!e||!t)return!1;let n=t.getRootNode==null?void 0:t.getRootNode();if(e.contains(t))return!0;if(n&&te(n)){let n=t;for(;n;){if(e===n)return!0;n=n.parentNode||n.host}}return!1}function tr(e){return`composedPath`in e?e.composedPath()[0]:e.target}var nr={pointerdown:`onPointerDown`,mousedown:`onMouseDown`,click:`onClick`},rr={pointerdown:`onPointerDownCapture`,mousedown:`onMouseDownCapture`,click:`onClickCapture`},ir=e=>({escapeKey:typeof e==`boolean`?e:e?.escapeKey??!1,outsidePress:typeof e==`boolean`?e:e?.outsidePress??!0});function ar(e,t){t===void 0&&(t={});let{open:n,onOpenChange:r,elements:i,dataRef:a}=e,{enabled:o=!0,escapeKey:s=!0,outsidePress:c=!0,outsidePressEvent:l=`pointerdown`,referencePress:u=!1,referencePressEvent:d=`pointerdown`,ancestorScroll:f=!1,bubbles:p,capture:m}=t,h=Un(),g=X(typeof c==`function`?c:()=>!1),_=typeof c==`function`?g:c,v=C.useRef(!1),{escapeKey:y,outsidePress:b}=ir(p),{escapeKey:x,outsidePress:S}=ir(m),w=C.useRef(!1),T=X(e=>{if(!n||!o||!s||e.key!==`Escape`||w.current)return;let t=a.current.floatingContext?.nodeId,i=h?Qe(h.nodesRef.current,t):[];if(!y&&(e.stopPropagation(),i.length>0)){let e=!0;if(i.forEach(t=>{var n;(n=t.context)!=null&&n.open&&!t.context.dataRef.current.__escapeKeyBubbles&&(e=!1)}),!e)return}r(!1,$e(e)?e.nativeEvent:e,`escape-key`)}),E=X(e=>{var t;let n=()=>{var t;T(e),(t=Ge(e))==null||t.removeEventListener(`keydown`,n)};(t=Ge(e))==null||t.addEventListener(`keydown`,n)}),D=X(e=>{let t=a.current.insideReactTree;a.current.insideReactTree=!1;let n=v.current;if(v.current=!1,l===`click`&&n||t||typeof _==`function`&&!_(e))return;let o=Ge(e),s=`[`+Wn(`inert`)+`]`,c=Je(i.floating).querySelectorAll(s),u=I(o)?o:null;for(;u&&!R(u);){let e=B(u);if(R(e)||!I(e))break;u=e}if(c.length&&I(o)&&!qe(o)&&!We(o,i.floating)&&Array.from(c).every(e=>!We(u,e)))return;if(L(o)&&A){let t=R(o),n=z(o),r=/auto|scroll/,i=t||r.test(n.overflowX),a=t||r.test(n.overflowY),s=i&&o.clientWidth>0&&o.scrollWidth>o.clientWidth,c=a&&o.clientHeight>0&&o.scrollHeight>o.clientHeight,l=n.direction===`rtl`,u=c&&(l?e.offsetX<=o.offsetWidth-o.clientWidth:e.offsetX>o.clientWidth),d=s&&e.offsetY>o.clientHeight;if(u||d)return}let d=a.current.floatingContext?.nodeId,f=h&&Qe(h.nodesRef.current,d).some(t=>Ke(e,t.context?.elements.floating));if(Ke(e,i.floating)||Ke(e,i.domReference)||f)return;let p=h?Qe(h.nodesRef.current,d):[];if(p.length>0){let e=!0;if(p.forEach(t=>{var n;(n=t.context)!=null&&n.open&&!t.context.dataRef.current.__outsidePressBubbles&&(e=!1)}),!e)return}r(!1,e,`outside-press`)}),O=X(e=>{var t;let n=()=>{var t;D(e),(t=Ge(e))==null||t.removeEventListener(l,n)};(t=Ge(e))==null||t.addEventListener(l,n)});C.useEffect(()=>{if(!n||!o)return;a.current.__escapeKeyBubbles=y,a.current.__outsidePressBubbles=b;let e=-1;function t(e){r(!1,e,`ancestor-scroll`)}function c(){window.clearTimeout(e),w.current=!0}function u(){e=window.setTimeout(()=>{w.current=!1},de()?5:0)}let d=Je(i.floating);s&&(d.addEventListener(`keydown`,x?E:T,x),d.addEventListener(`compositionstart`,c),d.addEventListener(`compositionend`,u)),_&&d.addEventListener(l,S?O:D,S);let p=[];return f&&(I(i.domReference)&&(p=V(i.domReference)),I(i.floating)&&(p=p.concat(V(i.floating))),!I(i.reference)&&i.reference&&i.reference.contextElement&&(p=p.concat(V(i.reference.contextElement)))),p=p.filter(e=>e!==d.defaultView?.visualViewport),p.forEach(e=>{e.addEventListener(`scroll`,t)}),()=>{s&&(d.removeEventListener(`keydown`,x?E:T,x),d.removeEventListener(`compositionstart`,c),d.removeEventListener(`compositionend`,u)),_&&d.removeEventListener(l,S?O:D,S),p.forEach(e=>{e.removeEventListener(`scroll`,t)}),window.clearTimeout(e)}},[a,i,s,_,l,n,r,f,o,y,b,T,x,E,D,S,O]),C.useEffect(()=>{a.current.insideReactTree=!1},[a,_,l]);let k=C.useMemo(()=>({onKeyDown:T,...u&&{[nr[d]]:e=>{r(!1,e.nativeEvent,`reference-press`)},...d!==`click`&&{onClick(e){r(!1,e.nativeEvent,`reference-press`)}}}}),[T,r,u,d]),A=C.useMemo(()=>{function e(e){e.button===0&&(v.current=!0)}return{onKeyDown:T,onMouseDown:e,onMouseUp:e,[rr[l]]:()=>{a.current.insideReactTree=!0}}},[T,l,a]);return C.useMemo(()=>o?{reference:k,floating:A}:{},[o,k,A])}function or(e){let{open:t=!1,onOpenChange:n,elements:r}=e,i=Rn(),a=C.useRef({}),[o]=C.useState(()=>zn()),s=Hn()!=null,[c,l]=C.useState(r.reference),u=X((e,t,r)=>{a.current.openEvent=e?t:void 0,o.emit(`openchange`,{open:e,event:t,reason:r,nested:s}),n?.(e,t,r)}),d=C.useMemo(()=>({setPositionReference:l}),[]),f=C.useMemo(()=>({reference:c||r.reference||null,floating:r.floating||null,domReference:r.reference}),[c,r.reference,r.floating]);return C.useMemo(()=>({dataRef:a,open:t,onOpenChange:u,elements:f,events:o,floatingId:i,refs:d}),[t,u,f,o,i,d])}function sr(e){let{elements:t,...n}=e===void 0?{}:e,{nodeId:r}=n,i=or({...n,elements:{reference:t?.reference??null,floating:t?.floating??null}}),a=n.rootContext||i,o=a.elements,[s,c]=C.useState(null),[l,u]=C.useState(null),d=o?.domReference||s,f=C.useRef(null),p=Un();Y(()=>{d&&(f.current=d)},[d]);let m=pn({...n,elements:{...o,...l&&{reference:l}}}),h=C.useCallback(e=>{let t=I(e)?{getBoundingClientRect:()=>e.getBoundingClientRect(),getClientRects:()=>e.getClientRects(),contextElement:e}:e;u(t),m.refs.setReference(t)},[m.refs]),g=C.useCallback(e=>{(I(e)||e===null)&&(f.current=e,c(e)),(I(m.refs.reference.current)||m.refs.reference.current===null||e!==null&&!I(e))&&m.refs.setReference(e)},[m.refs]),_=C.useMemo(()=>({...m.refs,setReference:g,setPositionReference:h,domReference:f}),[m.refs,g,h]),v=C.useMemo(()=>({...m.elements,domReference:d}),[m.elements,d]),y=C.useMemo(()=>({...m,...a,refs:_,elements:v,nodeId:r}),[m,_,v,r,a]);return Y(()=>{a.dataRef.current.floatingContext=y;let e=p?.nodesRef.current.find(e=>e.id===r);e&&(e.context=y)}),C.useMemo(()=>({...m,context:y,refs:_,elements:v}),[m,_,v,y])}function cr(){return ze()&&Re()}function lr(e,t){t===void 0&&(t={});let{open:n,onOpenChange:r,events:i,dataRef:a,elements:o}=e,{enabled:s=!0,visibleOnly:c=!0}=t,l=C.useRef(!1),u=C.useRef(-1),d=C.useRef(!0);C.useEffect(()=>{if(!s)return;let e=P(o.domReference);function t(){!n&&L(o.domReference)&&o.domReference===Ue(Je(o.domReference))&&(l.current=!0)}function r(){d.current=!0}function i(){d.current=!1}return e.addEventListener(`blur`,t),cr()&&(e.addEventListener(`keydown`,r,!0),e.addEventListener(`pointerdown`,i,!0)),()=>{e.removeEventListener(`blur`,t),cr()&&(e.removeEventListener(`keydown`,r,!0),e.removeEventListener(`pointerdown`,i,!0))}},[o.domReference,n,s]),C.useEffect(()=>{if(!s)return;function e(e){let{reason:t}=e;(t===`reference-press`||t===`escape-key`)&&(l.current=!0)}return i.on(`openchange`,e),()=>{i.off(`openchange`,e)}},[i,s]),C.useEffect(()=>()=>{Z(u)},[]);let f=C.useMemo(()=>({onMouseLeave(){l.current=!1},onFocus(e){if(l.current)return;let t=Ge(e.nativeEvent);if(c&&I(t)){if(cr()&&!e.relatedTarget){if(!d.current&&!Ye(t))return}else if(!Xe(t))return}r(!0,e.nativeEvent,`focus`)},onBlur(e){l.current=!1;let t=e.relatedTarget,n=e.nativeEvent,i=I(t)&&t.hasAttribute(Wn(`focus-guard`))&&t.getAttribute(`data-type`)===`outside`;u.current=window.setTimeout(()=>{let e=Ue(o.domReference?o.domReference.ownerDocument:document);!t&&e===o.domReference||We(a.current.floatingContext?.refs.floating.current,e)||We(o.domReference,e)||i||r(!1,n,`focus`)})}}),[a,o.domReference,r,c]);return C.useMemo(()=>s?{reference:f}:{},[s,f])}function ur(e,t,n){let r=new Map,i=n===`item`,a=e;if(i&&e){let{[Tn]:t,[En]:n,...r}=e;a=r}return{...n===`floating`&&{tabIndex:-1,[wn]:``},...a,...t.map(t=>{let r=t?t[n]:null;return typeof r==`function`?e?r(e):null:r}).concat(e).reduce((e,t)=>(t&&Object.entries(t).forEach(t=>{let[n,a]=t;if(!(i&&[Tn,En].includes(n))){if(n.indexOf(`on`)===0){if(r.has(n)||r.set(n,[]),typeof a==`function`){var o;(o=r.get(n))==null||o.push(a),e[n]=function(){var e=[...arguments];return r.get(n)?.map(t=>t(...e)).find(e=>e!==void 0)}}}else e[n]=a}}),e),{})}}function dr(e){e===void 0&&(e=[]);let t=e.map(e=>e?.reference),n=e.map(e=>e?.floating),r=e.map(e=>e?.item),i=C.useCallback(t=>ur(t,e,`reference`),t),a=C.useCallback(t=>ur(t,e,`floating`),n),o=C.useCallback(t=>ur(t,e,`item`),r);return C.useMemo(()=>({getReferenceProps:i,getFloatingProps:a,getItemProps:o}),[i,a,o])}var fr=new Map([[`select`,`listbox`],[`combobox`,`listbox`],[`label`,!1]]);function pr(e,t){t===void 0&&(t={});let{open:n,elements:r,floatingId:i}=e,{enabled:a=!0,role:o=`dialog`}=t,s=Rn(),c=r.domReference?.id||s,l=C.useMemo(()=>Ze(r.floating)?.id||i,[r.floating,i]),u=fr.get(o)??o,d=Hn()!=null,f=C.useMemo(()=>u===`tooltip`||o===`label`?{[`aria-`+(o===`label`?`labelledby`:`describedby`)]:n?l:void 0}:{"aria-expanded":n?`true`:`false`,"aria-haspopup":u===`alertdialog`?`dialog`:u,"aria-controls":n?l:void 0,...u===`listbox`&&{role:`combobox`},...u===`menu`&&{id:c},...u===`menu`&&d&&{role:`menuitem`},...o===`select`&&{"aria-autocomplete":`none`},...o===`combobox`&&{"aria-autocomplete":`list`}},[u,l,d,n,c,o]),p=C.useMemo(()=>{let e={id:l,...u&&{role:u}};return u===`tooltip`||o===`label`?e:{...e,...u===`menu`&&{"aria-labelledby":c}}},[u,l,c,o]),m=C.useCallback(e=>{let{active:t,selected:n}=e,r={role:`option`,...t&&{id:l+`-fui-option`}};switch(o){case`select`:case`combobox`:return{...r,"aria-selected":n}}return{}},[l,o]);return C.useMemo(()=>a?{reference:f,floating:p,item:m}:{},[a,f,p,m])}function mr(e,t,n){return n===void 0&&(n=!0),e.filter(e=>e.parentId===t&&(!n||e.context?.open)).flatMap(t=>[t,...mr(e,t.id,n)])}function hr(e,t){let[n,r]=e,i=!1,a=t.length;for(let e=0,o=a-1;e<a;o=e++){let[a,s]=t[e]||[0,0],[c,l]=t[o]||[0,0];s>=r!=l>=r&&n<=(c-a)*(r-s)/(l-s)+a&&(i=!i)}return i}function gr(e,t){return e[0]>=t.x&&e[0]<=t.x+t.width&&e[1]>=t.y&&e[1]<=t.y+t.height}function _r(e){e===void 0&&(e={});let{buffer:t=.5,blockPointerEvents:n=!1,requireIntent:r=!0}=e,i={current:-1},a=!1,o=null,s=null,c=typeof performance<`u`?performance.now():0;function l(e,t){let n=performance.now(),r=n-c;if(o===null||s===null||r===0)return o=e,s=t,c=n,null;let i=e-o,a=t-s,l=Math.sqrt(i*i+a*a)/r;return o=e,s=t,c=n,l}let u=e=>{let{x:n,y:o,placement:s,elements:c,onClose:u,nodeId:d,tree:f}=e;return function(e){function p(){Z(i),u()}if(Z(i),!c.domReference||!c.floating||s==null||n==null||o==null)return;let{clientX:m,clientY:h}=e,g=[m,h],_=tr(e),v=e.type===`mouseleave`,y=er(c.floating,_),b=er(c.domReference,_),x=c.domReference.getBoundingClientRect(),S=c.floating.getBoundingClientRect(),C=s.split(`-`)[0],w=n>S.right-S.width/2,T=o>S.bottom-S.height/2,E=gr(g,x),D=S.width>x.width,O=S.height>x.height,k=(D?x:S).left,A=(D?x:S).right,j=(O?x:S).top,M=(O?x:S).bottom;if(y&&(a=!0,!v))return;if(b&&(a=!1),b&&!v){a=!0;return}if(v&&I(e.relatedTarget)&&er(c.floating,e.relatedTarget)||f&&mr(f.nodesRef.current,d).length)return;if(C===`top`&&o>=x.bottom-1||C===`bottom`&&o<=x.top+1||C===`left`&&n>=x.right-1||C===`right`&&n<=x.left+1)return p();let N=[];switch(C){case`top`:N=[[k,x.top+1],[k,S.bottom-1],[A,S.bottom-1],[A,x.top+1]];break;case`bottom`:N=[[k,S.top+1],[k,x.bottom-1],[A,x.bottom-1],[A,S.top+1]];break;case`left`:N=[[S.right-1,M],[S.right-1,j],[x.left+1,j],[x.left+1,M]];break;case`right`:N=[[x.right-1,M],[x.right-1,j],[S.left+1,j],[S.left+1,M]]}function P(e){let[n,r]=e;switch(C){case`top`:return[[D?n+t/2:w?n+t*4:n-t*4,r+t+1],[D?n-t/2:w?n+t*4:n-t*4,r+t+1],[S.left,w||D?S.bottom-t:S.top],[S.right,w?D?S.bottom-t:S.top:S.bottom-t]];case`bottom`:return[[D?n+t/2:w?n+t*4:n-t*4,r-t],[D?n-t/2:w?n+t*4:n-t*4,r-t],[S.left,w||D?S.top+t:S.bottom],[S.right,w?D?S.top+t:S.bottom:S.top+t]];case`left`:{let e=[n+t+1,O?r+t/2:T?r+t*4:r-t*4],i=[n+t+1,O?r-t/2:T?r+t*4:r-t*4];return[[T||O?S.right-t:S.left,S.top],[T?O?S.right-t:S.left:S.right-t,S.bottom],e,i]}case`right`:return[[n-t,O?r+t/2:T?r+t*4:r-t*4],[n-t,O?r-t/2:T?r+t*4:r-t*4],[T||O?S.left+t:S.right,S.top],[T?O?S.left+t:S.right:S.left+t,S.bottom]]}}if(!hr([m,h],N)){if(a&&!E)return p();if(!v&&r){let t=l(e.clientX,e.clientY);if(t!==null&&t<.1)return p()}hr([m,h],P([n,o]))?!a&&r&&(i.current=window.setTimeout(p,40)):p()}}};return u.__options={blockPointerEvents:n},u}function vr(e){return C.Children.toArray(e).filter(Boolean)}var yr={root:`m_4081bf90`},br={preventGrowOverflow:!0,gap:`md`,align:`center`,justify:`flex-start`,wrap:`wrap`},xr=v((e,{grow:t,preventGrowOverflow:n,gap:r,align:i,justify:a,wrap:o},{childWidth:s})=>({root:{"--group-child-width":t&&n?s:void 0,"--group-gap":y(r),"--group-align":i,"--group-justify":a,"--group-wrap":o}})),Sr=a(e=>{let t=p(`Group`,br,e),{classNames:n,className:a,style:o,styles:s,unstyled:c,children:l,gap:u,align:d,justify:f,wrap:m,grow:h,preventGrowOverflow:g,vars:_,variant:v,__size:b,mod:x,attributes:S,...C}=t,w=vr(l),T=w.length,E=y(u??`md`),D={childWidth:`calc(${100/T}% - (${E} - ${E} / ${T}))`},k=i({name:`Group`,props:t,stylesCtx:D,className:a,style:o,classes:yr,classNames:n,styles:s,unstyled:c,attributes:S,vars:_,varsResolver:xr});return(0,O.jsx)(r,{...k(`root`),variant:v,mod:[{grow:h},x],size:b,...C,children:w})});Sr.classes=yr,Sr.varsResolver=xr,Sr.displayName=`@mantine/core/Group`;var Cr={root:`m_18320242`,"skeleton-fade":`m_299c329c`},wr={visible:!0,animate:!0},Tr=v((e,{width:t,height:n,radius:r,circle:i})=>({root:{"--skeleton-height":s(n),"--skeleton-width":s(i?n:t),"--skeleton-radius":i?`1000px`:r===void 0?void 0:u(r)}})),Er=a(e=>{let t=p(`Skeleton`,wr,e),{classNames:n,className:a,style:o,styles:s,unstyled:c,vars:l,width:u,height:d,circle:f,visible:m,radius:h,animate:g,mod:_,attributes:v,...y}=t,b=i({name:`Skeleton`,classes:Cr,props:t,className:a,style:o,classNames:n,styles:s,unstyled:c,attributes:v,vars:l,varsResolver:Tr});return(0,O.jsx)(r,{...b(`root`),mod:[{visible:m,animate:g},_],...y})});Er.classes=Cr,Er.varsResolver=Tr,Er.displayName=`@mantine/core/Skeleton`;var Dr=C.createContext(!1),Or=()=>C.useContext(Dr);Dr.Provider;function kr(){let e=!1;return{clearReset:()=>{e=!1},reset:()=>{e=!0},isReset:()=>e}}var Ar=C.createContext(kr()),jr=()=>C.useContext(Ar),Mr=class{constructor(){this.listeners=new Set,this.subscribe=this.subscribe.bind(this)}subscribe(e){return this.listeners.add(e),this.onSubscribe(),()=>{this.listeners.delete(e),this.onUnsubscribe()}}hasListeners(){return this.listeners.size>0}onSubscribe(){}onUnsubscribe(){}},Nr=new class extends Mr{#e;#t;#n;constructor(){super(),this.#n=e=>{if(typeof window<`u`&&window.addEventListener){let t=()=>e();return window.addEventListener(`visibilitychange`,t,!1),()=>{window.removeEventListener(`visibilitychange`,t)}}}}onSubscribe(){this.#t||this.setEventListener(this.#n)}onUnsubscribe(){this.hasListeners()||(this.#t?.(),this.#t=void 0)}setEventListener(e){this.#n=e,this.#t?.(),this.#t=e(e=>{typeof e==`boolean`?this.setFocused(e):this.onFocus()})}setFocused(e){this.#e!==e&&(this.#e=e,this.onFocus())}onFocus(){let e=this.isFocused();this.listeners.forEach(t=>{t(e)})}isFocused(){return typeof this.#e==`boolean`?this.#e:globalThis.document?.visibilityState!==`hidden`}},Pr={setTimeout:(e,t)=>setTimeout(e,t),clearTimeout:e=>clearTimeout(e),setInterval:(e,t)=>setInterval(e,t),clearInterval:e=>clearInterval(e)},Fr=new class{#e=Pr;setTimeoutProvider(e){this.#e=e}setTimeout(e,t){return this.#e.setTimeout(e,t)}clearTimeout(e){this.#e.clearTimeout(e)}setInterval(e,t){return this.#e.setInterval(e,t)}clearInterval(e){this.#e.clearInterval(e)}};function Ir(e){setTimeout(e,0)}var Lr=typeof window>`u`||`Deno`in globalThis;function Rr(){}function zr(e,t){return typeof e==`function`?e(t):e}function Br(e){return typeof e==`number`&&e>=0&&e!==1/0}function Vr(e,t){return Math.max(e+(t||0)-Date.now(),0)}function Q(e,t){return typeof e==`function`?e(t):e}function Hr(e,t){let{type:n=`all`,exact:r,fetchStatus:i,predicate:a,queryKey:o,stale:s}=e;if(o){if(r){if(t.queryHash!==Wr(o,t.options))return!1}else if(!Kr(t.queryKey,o))return!1}if(n!==`all`){let e=t.isActive();if(n===`active`&&!e||n===`inactive`&&e)return!1}return!(typeof s==`boolean`&&t.isStale()!==s||i&&i!==t.state.fetchStatus||a&&!a(t))}function Ur(e,t){let{exact:n,status:r,predicate:i,mutationKey:a}=e;if(a){if(!t.options.mutationKey)return!1;if(n){if(Gr(t.options.mutationKey)!==Gr(a))return!1}else if(!Kr(t.options.mutationKey,a))return!1}return!(r&&t.state.status!==r||i&&!i(t))}function Wr(e,t){return(t?.queryKeyHashFn||Gr)(e)}function Gr(e){return JSON.stringify(e,(e,t)=>Zr(t)?Object.keys(t).sort().reduce((e,n)=>(e[n]=t[n],e),{}):t)}function Kr(e,t){if(e===t)return!0;if(typeof e!=typeof t)return!1;if(e&&t&&typeof e==`object`&&typeof t==`object`){if(Array.isArray(e)!==Array.isArray(t))return!1;if(Array.isArray(e)&&Array.isArray(t)){if(t.length>e.length)return!1;for(let n=0;n<t.length;n++)if(!Kr(e[n],t[n]))return!1;return!0}let n=Object.keys(t);for(let r of n)if(!Kr(e[r],t[r]))return!1;return!0}return!1}var qr=Object.prototype.hasOwnProperty;function Jr(e,t,n=0){if(e===t)return e;if(n>500)return t;let r=Xr(e)&&Xr(t);if(!r&&!(Zr(e)&&Zr(t)))return t;let i=(r?e:Object.keys(e)).length,a=r?t:Object.keys(t),o=a.length,s=r?Array(o):{},c=0;for(let l=0;l<o;l++){let o=r?l:a[l],u=e[o],d=t[o];if(u===d){s[o]=u,(r?l<i:qr.call(e,o))&&c++;continue}if(u===null||d===null||typeof u!=`object`||typeof d!=`object`){s[o]=d;continue}let f=Jr(u,d,n+1);s[o]=f,f===u&&c++}return i===o&&c===i?e:s}function Yr(e,t){if(!t||Object.keys(e).length!==Object.keys(t).length)return!1;for(let n of Object.keys(e))if(!qr.call(t,n)||e[n]!==t[n])return!1;return!0}function Xr(e){return Array.isArray(e)&&e.length===Object.keys(e).length}function Zr(e){if(!Qr(e))return!1;let t=Object.getPrototypeOf(e),n=t?.constructor;if(n===void 0)return!0;if(typeof n!=`function`)return!1;let r=n.prototype;return!(!Qr(r)||!r.hasOwnProperty(`isPrototypeOf`)||t!==Object.prototype)}function Qr(e){return Object.prototype.toString.call(e)===`[object Object]`}function $r(e){return new Promise(t=>{Fr.setTimeout(t,e)})}function ei(e,t,n){return typeof n.structuralSharing==`function`?n.structuralSharing(e,t):n.structuralSharing===!1?t:Jr(e,t)}function ti(e){return e}function ni(e,t,n,r){let i=r?[t,...e]:[...e,t];return n&&i.length>n?r?i.slice(0,n):i.slice(-n):i}var ri=Symbol();function ii(e,t){return!e.queryFn&&t?.initialPromise?()=>t.initialPromise:!e.queryFn||e.queryFn===ri?()=>Promise.reject(Error(`Missing queryFn: '${e.queryHash}'`)):e.queryFn}function ai(e,t){return typeof e==`function`?e(...t):!!e}var oi=Symbol();function si(e,t,n,r){let i=!1,a;return Object.defineProperties(e,{[oi]:{value:r},signal:{enumerable:!0,get:()=>(a??=t(),i||(i=!0,a.aborted?n():a.addEventListener(`abort`,n,{once:!0})),a)}}),e}var ci=()=>Lr,li=()=>ci();function ui(e){return{onFetch:(t,n)=>{let r=t.options,i=t.fetchOptions?.meta?.fetchMore?.direction,a=t.state.data?.pages||[],o=t.state.data?.pageParams||[],s={pages:[],pageParams:[]},c=0,l=async()=>{let n=!1,l=t,u=e=>{si(e,()=>t.signal,()=>n=!0,l[oi])},d=ii(t.options,t.fetchOptions),f=async(e,r,i)=>{if(n)return Promise.reject(t.signal.reason);if(r==null&&e.pages.length)return Promise.resolve(e);let a=(()=>{let e={client:t.client,queryKey:t.queryKey,pageParam:r,direction:i?`backward`:`forward`,meta:t.options.meta};return u(e),e})(),o=await d(a),{maxPages:s}=t.options;return{pages:ni(e.pages,o,s,i),pageParams:ni(e.pageParams,r,s,i)}};if(i&&a.length){let e=i===`backward`,t=e?fi:di,n={pages:a,pageParams:o};s=await f(n,t(r,n),e)}else{let t=e??a.length;do{let e=c===0?o[0]===void 0?r.initialPageParam:o[0]:di(r,s);if(c>0&&e==null)break;s=await f(s,e),c++}while(c<t)}return s};t.fetchFn=t.options.persister?()=>t.options.persister?.(l,{client:t.client,queryKey:t.queryKey,meta:t.options.meta,signal:t.signal},n):l}}}function di(e,{pages:t,pageParams:n}){let r=t.length-1;return t.length>0?e.getNextPageParam(t[r],t,n[r],n):void 0}function fi(e,{pages:t,pageParams:n}){return t.length>0?e.getPreviousPageParam?.(t[0],t,n[0],n):void 0}var pi=Ir;function mi(){let e=[],t=0,n=e=>{e()},r=e=>{e()},i=pi,a=r=>{t?e.push(r):i(()=>{n(r)})},o=()=>{let t=e;e=[],t.length&&i(()=>{r(()=>{t.forEach(e=>{n(e)})})})};return{batch:e=>{let n;t++;try{n=e()}finally{t--,t||o()}return n},batchCalls:e=>(...t)=>{a(()=>{e(...t)})},schedule:a,setNotifyFunction:e=>{n=e},setBatchNotifyFunction:e=>{r=e},setScheduler:e=>{i=e}}}var hi=mi(),gi=class{#e;destroy(){this.clearGcTimeout()}scheduleGc(){this.clearGcTimeout(),Br(this.gcTime)&&(this.#e=Fr.setTimeout(()=>{this.optionalRemove()},this.gcTime))}updateGcTime(e){this.gcTime=Math.max(this.gcTime||0,e??(li()?1/0:3e5))}clearGcTimeout(){this.#e!==void 0&&(Fr.clearTimeout(this.#e),this.#e=void 0)}},_i=new class extends Mr{#e=!0;#t;#n;constructor(){super(),this.#n=e=>{if(typeof window<`u`&&window.addEventListener){let t=()=>e(!0),n=()=>e(!1);return window.addEventListener(`online`,t,!1),window.addEventListener(`offline`,n,!1),()=>{window.removeEventListener(`online`,t),window.removeEventListener(`offline`,n)}}}}onSubscribe(){this.#t||this.setEventListener(this.#n)}onUnsubscribe(){this.hasListeners()||(this.#t?.(),this.#t=void 0)}setEventListener(e){this.#n=e,this.#t?.(),this.#t=e(this.setOnline.bind(this))}setOnline(e){this.#e!==e&&(this.#e=e,this.listeners.forEach(t=>{t(e)}))}isOnline(){return this.#e}};function vi(e){return Math.min(1e3*2**e,3e4)}function yi(e){return(e??`online`)!==`online`||_i.isOnline()}var bi=class extends Error{constructor(e){super(`CancelledError`),this.revert=e?.revert,this.silent=e?.silent}};function xi(e){let t=!1,n=0,r,i=`pending`,a,o,s=new Promise((e,t)=>{a=e,o=t});s.catch(Rr);let c=()=>i!==`pending`,l=t=>{if(!c()){let n=new bi(t);h(n),e.onCancel?.(n)}},u=()=>{t=!0},d=()=>{t=!1},f=()=>Nr.isFocused()&&(e.networkMode===`always`||_i.isOnline())&&e.canRun(),p=()=>yi(e.networkMode)&&e.canRun(),m=e=>{c()||(r?.(),i=`resolved`,a(e))},h=e=>{c()||(r?.(),i=`rejected`,o(e))},g=t=>new Promise(n=>{r=e=>{(c()||t())&&n(e)},e.onPause?.()}).then(()=>{r=void 0,c()||e.onContinue?.()}),_=()=>{if(c())return;let r,i=n===0?e.initialPromise:void 0;try{r=i??e.fn()}catch(e){r=Promise.reject(e)}Promise.resolve(r).then(m).catch(r=>{if(c())return;let i=e.retry??(li()?0:3),a=e.retryDelay??vi,o=typeof a==`function`?a(n,r):a,s=i===!0||typeof i==`number`&&n<i||typeof i==`function`&&i(n,r);t||!s?h(r):(n++,e.onFail?.(n,r),$r(o).then(()=>c()||f()?void 0:g(f)).then(()=>{t?h(r):_()}))})};return{promise:s,status:()=>i,cancel:l,continue:()=>(r?.(),s),cancelRetry:u,continueRetry:d,canStart:p,start:()=>(p()?_():g(p).then(_),s)}}var Si=class extends gi{#e;#t;#n;#r;#i;#a;#o;#s;#c;constructor(e){super(),this.#c=!1,this.#s=e.defaultOptions,this.setOptions(e.options),this.observers=[],this.#i=e.client,this.#r=this.#i.getQueryCache(),this.queryKey=e.queryKey,this.queryHash=e.queryHash,this.#t=Ti(this.options),this.state=e.state??this.#t,this.scheduleGc()}get meta(){return this.options.meta}get queryType(){return this.#e}get promise(){return this.#a?.promise}setOptions(e){if(this.options={...this.#s,...e},e?._type&&(this.#e=e._type),this.updateGcTime(this.options.gcTime),this.state&&this.state.data===void 0){let e=Ti(this.options);e.data!==void 0&&(this.setState(wi(e.data,e.dataUpdatedAt)),this.#t=e)}}optionalRemove(){!this.observers.length&&this.state.fetchStatus===`idle`&&this.#r.remove(this)}setData(e,t){let n=ei(this.state.data,e,this.options);return this.#u({data:n,type:`success`,dataUpdatedAt:t?.updatedAt,manual:t?.manual}),n}setState(e){this.#u({type:`setState`,state:e})}cancel(e){let t=this.#a?.promise;return this.#a?.cancel(e),t?t.then(Rr).catch(Rr):Promise.resolve()}destroy(){this.cancel({silent:!0}),super.destroy()}get resetState(){return this.#t}reset(){this.destroy(),this.setState(this.resetState)}isActive(){return this.observers.some(e=>Q(e.options.enabled,this)!==!1)}isDisabled(){return this.getObserversCount()>0?!this.isActive():this.options.queryFn===ri||!this.isFetched()}isFetched(){return this.state.dataUpdateCount+this.state.errorUpdateCount>0}isStatic(){return this.state.data!==void 0&&this.getObserversCount()>0&&this.observers.some(e=>Q(e.options.staleTime,this)===`static`)}isStale(){return this.getObserversCount()>0?this.observers.some(e=>e.getCurrentResult().isStale):this.state.data===void 0||this.state.isInvalidated}isStaleByTime(e=0){return this.state.data===void 0?!0:e===`static`?!1:this.state.isInvalidated?!0:!Vr(this.state.dataUpdatedAt,e)}onFocus(){this.observers.find(e=>e.shouldFetchOnWindowFocus())?.refetch({cancelRefetch:!1}),this.#a?.continue()}onOnline(){this.observers.find(e=>e.shouldFetchOnReconnect())?.refetch({cancelRefetch:!1}),this.#a?.continue()}addObserver(e){this.observers.includes(e)||(this.observers.push(e),this.clearGcTimeout(),this.#r.notify({type:`observerAdded`,query:this,observer:e}))}removeObserver(e){let t=this.observers.indexOf(e);t!==-1&&(this.observers.splice(t,1),this.observers.length||(this.#a&&(this.#c||this.state.fetchStatus===`paused`&&this.state.status===`pending`?this.#a.cancel({revert:!0}):this.#a.cancelRetry()),this.#l()),this.#r.notify({type:`observerRemoved`,query:this,observer:e}))}getObserversCount(){return this.observers.length}invalidate(){this.state.isInvalidated||this.#u({type:`invalidate`})}async fetch(e,t){if(this.state.fetchStatus!==`idle`&&this.#a?.status()!==`rejected`){if(this.state.data!==void 0&&t?.cancelRefetch)this.cancel({silent:!0});else if(this.#a&&this.#o)return this.#a.continueRetry(),this.#o}if(e&&this.setOptions(e),!this.options.queryFn){let e=this.observers.find(e=>e.options.queryFn);e&&this.setOptions(e.options)}let n=new AbortController,r=e=>{Object.defineProperties(e,{[oi]:{value:n.signal,enumerable:!0},signal:{enumerable:!0,get:()=>(this.#c=!0,n.signal)}})},i=()=>{let e=ii(this.options,t),n=(()=>{let e={client:this.#i,queryKey:this.queryKey,meta:this.meta};return r(e),e})();return this.#c=!1,this.options.persister?this.options.persister(e,n,this):e(n)},a=(()=>{let e={fetchOptions:t,options:this.options,queryKey:this.queryKey,client:this.#i,state:this.state,fetchFn:i};return r(e),e})();(this.#e===`infinite`?ui(this.options.pages):this.options.behavior)?.onFetch(a,this),this.#n=this.state,(this.state.fetchStatus===`idle`||this.state.fetchMeta!==a.fetchOptions?.meta)&&this.#u({type:`fetch`,meta:a.fetchOptions?.meta});let o=this.#a=xi({initialPromise:t?.initialPromise,fn:a.fetchFn,onCancel:e=>{e instanceof bi&&e.revert&&this.setState({...this.#n,fetchStatus:`idle`}),n.abort()},onFail:(e,t)=>{this.#u({type:`failed`,failureCount:e,error:t})},onPause:()=>{this.#u({type:`pause`})},onContinue:()=>{this.#u({type:`continue`})},retry:a.options.retry,retryDelay:a.options.retryDelay,networkMode:a.options.networkMode,canRun:()=>!0}),s=(async()=>{try{let e=await o.promise;if(e===void 0)throw Error(`${this.queryHash} data is undefined`);return this.setData(e),this.#r.config.onSuccess?.(e,this),this.#r.config.onSettled?.(e,this.state.error,this),e}catch(e){if(e instanceof bi){if(e.silent){if(this.#a!==o&&this.#o)return this.#o;throw e}if(e.revert){if(this.state.data===void 0)throw e;return this.state.data}}throw this.#u({type:`error`,error:e}),this.#r.config.onError?.(e,this),this.#r.config.onSettled?.(this.state.data,e,this),e}finally{this.#a===o&&(this.#a=void 0,this.#o=void 0),this.#l()}})();return this.#o=s,o.start(),s}#l(){this.#r.get(this.queryHash)===this&&this.scheduleGc()}#u(e){let t=t=>{switch(e.type){case`failed`:return{...t,fetchFailureCount:e.failureCount,fetchFailureReason:e.error};case`pause`:return{...t,fetchStatus:`paused`};case`continue`:return{...t,fetchStatus:`fetching`};case`fetch`:return{...t,...Ci(t.data,this.options),fetchMeta:e.meta??null};case`success`:{let n={...t,...wi(e.data,e.dataUpdatedAt),dataUpdateCount:t.dataUpdateCount+1,...!e.manual&&{fetchStatus:`idle`,fetchFailureCount:0,fetchFailureReason:null}};return this.#n=e.manual?n:void 0,n}case`error`:{let n=e.error;return{...t,error:n,errorUpdateCount:t.errorUpdateCount+1,errorUpdatedAt:Date.now(),fetchFailureCount:t.fetchFailureCount+1,fetchFailureReason:n,fetchStatus:`idle`,status:`error`,isInvalidated:!0}}case`invalidate`:return{...t,isInvalidated:!0};case`setState`:return{...t,...e.state}}};this.state=t(this.state),hi.batch(()=>{this.observers.slice().forEach(e=>{e.onQueryUpdate()}),this.#r.notify({query:this,type:`updated`,action:e})})}};function Ci(e,t){return{fetchFailureCount:0,fetchFailureReason:null,fetchStatus:yi(t.networkMode)?`fetching`:`paused`,...e===void 0&&{error:null,status:`pending`}}}function wi(e,t){return{data:e,dataUpdatedAt:t??Date.now(),error:null,isInvalidated:!1,status:`success`}}function Ti(e){let t=typeof e.initialData==`function`?e.initialData():e.initialData,n=t!==void 0,r=n?typeof e.initialDataUpdatedAt==`function`?e.initialDataUpdatedAt():e.initialDataUpdatedAt:0;return{data:t,dataUpdateCount:0,dataUpdatedAt:n?r??Date.now():0,error:null,errorUpdateCount:0,errorUpdatedAt:0,fetchFailureCount:0,fetchFailureReason:null,fetchMeta:null,isInvalidated:!1,status:n?`success`:`pending`,fetchStatus:`idle`}}var Ei=class extends Mr{#e;#t=void 0;#n=void 0;#r=void 0;#i;#a;#o;#s;#c;#l;#u;#d;#f;#p=new Set;constructor(e,t){super(),this.options=t,this.#e=e,this.#a=null,this.bindMethods(),this.setOptions(t)}bindMethods(){this.refetch=this.refetch.bind(this)}onSubscribe(){this.listeners.size===1&&(this.#t.addObserver(this),Oi(this.#t,this.options)?this.#m():this.updateResult(),this.#y())}onUnsubscribe(){this.hasListeners()||this.destroy()}shouldFetchOnReconnect(){return ki(this.#t,this.options,this.options.refetchOnReconnect)}shouldFetchOnWindowFocus(){return ki(this.#t,this.options,this.options.refetchOnWindowFocus)}destroy(){this.listeners=new Set,this.#b(),this.#x(),this.#t.removeObserver(this)}setOptions(e){let t=this.options,n=this.#t;if(this.options=this.#e.defaultQueryOptions(e),this.options.enabled!==void 0&&typeof this.options.enabled!=`boolean`&&typeof this.options.enabled!=`function`&&typeof Q(this.options.enabled,this.#t)!=`boolean`)throw Error(`Expected enabled to be a boolean or a callback that returns a boolean`);this.#S(),this.#t.setOptions(this.options),t._defaulted&&!Yr(this.options,t)&&this.#e.getQueryCache().notify({type:`observerOptionsUpdated`,query:this.#t,observer:this});let r=this.hasListeners();r&&Ai(this.#t,n,this.options,t)&&this.#m(),this.updateResult(),r&&(this.#t!==n||Q(this.options.enabled,this.#t)!==Q(t.enabled,this.#t)||Q(this.options.staleTime,this.#t)!==Q(t.staleTime,this.#t))&&this.#g();let i=this.#_();r&&(this.#t!==n||Q(this.options.enabled,this.#t)!==Q(t.enabled,this.#t)||i!==this.#f)&&this.#v(i)}getOptimisticResult(e){let t=this.#e.getQueryCache().build(this.#e,e),n=this.createResult(t,e);return Yr(this.getCurrentResult(),n)||(this.#r=n,this.#i=e),n}getCurrentResult(){return this.#r}trackResult(e,t){return new Proxy(e,{get:(e,n)=>(this.trackProp(n),t?.(n),Reflect.get(e,n))})}trackProp(e){this.#p.add(e)}getCurrentQuery(){return this.#t}refetch({...e}={}){return this.fetch({...e})}fetchOptimistic(e){let t=this.#e.defaultQueryOptions(e),n=this.#e.getQueryCache().build(this.#e,t),r=()=>{},i,a=new Promise(e=>{i=e,r=this.#e.getQueryCache().subscribe(i=>{i.type===`updated`&&i.query.queryHash===n.queryHash&&n.state.data!==void 0&&(r(),e(this.createResult(n,t)))})});return Promise.race([n.fetch(t).then(()=>{let e=this.createResult(n,t);return i?.(e),e}).finally(()=>{r()}),a])}fetch(e){return this.#m({...e,cancelRefetch:e.cancelRefetch??!0}).then(()=>(this.updateResult(),this.#r))}#m(e){this.#S();let t=this.#t.fetch(this.options,e);return e?.throwOnError||(t=t.catch(Rr)),t}#h(e){return!li()&&Q(this.options.enabled,this.#t)!==!1&&Br(e)}#g(){this.#b();let e=Q(this.options.staleTime,this.#t);if(this.#r.isStale||!this.#h(e))return;let t=Vr(this.#r.dataUpdatedAt,e)+1;this.#u=Fr.setTimeout(()=>{this.#r.isStale||this.updateResult()},t)}#_(){return Q(this.options.refetchInterval,this.#t)??!1}#v(e){this.#x(),this.#f=e,this.#f!==0&&this.#h(this.#f)&&(this.#d=Fr.setInterval(()=>{(this.options.refetchIntervalInBackground||Nr.isFocused())&&this.#m()},this.#f))}#y(){this.#g(),this.#v(this.#_())}#b(){this.#u!==void 0&&(Fr.clearTimeout(this.#u),this.#u=void 0)}#x(){this.#d!==void 0&&(Fr.clearInterval(this.#d),this.#d=void 0)}createResult(e,t){let n=this.#t,r=this.options,i=this.#r,a=this.#i,o=e===n?this.#n:e.state,{state:s}=e,c={...s},l=!1,u;if(t._optimisticResults){let i=this.hasListeners(),a=!i&&Oi(e,t),o=i&&Ai(e,n,t,r);(a||o)&&(c={...c,...Ci(s.data,e.options)}),t._optimisticResults===`isRestoring`&&(c.fetchStatus=`idle`)}let{error:d,errorUpdatedAt:f,status:p}=c;u=c.data;let m=!1;if(t.placeholderData!==void 0&&u===void 0&&p===`pending`){let e,n=i?.isPlaceholderData&&t.placeholderData===a?.placeholderData;n?(e=i.data,m=!0):e=typeof t.placeholderData==`function`?t.placeholderData(this.#l?.state.data,this.#l):t.placeholderData,(n||e!==void 0)&&(p=`success`,u=ei(t.select&&!m?this.#s:i?.data,e,t),l=!0)}if(t.select&&u!==void 0&&!m){if(u===this.#s&&t.select===this.#o)u=this.#c;else try{this.#o=t.select,this.#s=u,u=t.select(u),u=ei(i?.data,u,t),this.#c=u,this.#a=null}catch(e){this.#a=e}}else u===void 0&&(this.#s=void 0,this.#a=null);this.#a&&(d=this.#a,u=this.#c,f=i?.error===d?i.errorUpdatedAt:Date.now(),p=`error`,l=!1);let h=c.fetchStatus===`fetching`,g=p===`pending`,_=p===`error`,v=g&&h,y=u!==void 0;return{status:p,fetchStatus:c.fetchStatus,isPending:g,isSuccess:p===`success`,isError:_,isInitialLoading:v,isLoading:v,data:u,dataUpdatedAt:c.dataUpdatedAt,error:d,errorUpdatedAt:f,failureCount:c.fetchFailureCount,failureReason:c.fetchFailureReason,errorUpdateCount:c.errorUpdateCount,isFetched:e.isFetched(),isFetchedAfterMount:c.dataUpdateCount>o.dataUpdateCount||c.errorUpdateCount>o.errorUpdateCount,isFetching:h,isRefetching:h&&!g,isLoadingError:_&&!y,isPaused:c.fetchStatus===`paused`,isPlaceholderData:l,isRefetchError:_&&y,isStale:ji(e,t),refetch:this.refetch,isEnabled:Q(t.enabled,e)!==!1}}updateResult(){let e=this.#r,t=this.createResult(this.#t,this.options);if(this.#i=this.options,this.#t.state.data!==void 0&&(this.#l=this.#t),Yr(t,e))return;this.#r=t;let n=(()=>{if(!e)return!0;let{notifyOnChangeProps:t}=this.options,n=typeof t==`function`?t():t;if(n===`all`||!n&&!this.#p.size||this.options.throwOnError&&this.#r.error!==e.error)return!0;for(let t of n??this.#p)if(this.#r[t]!==e[t])return!0;return!1})();hi.batch(()=>{n&&this.listeners.forEach(e=>{e(this.#r)}),this.#e.getQueryCache().notify({query:this.#t,type:`observerResultsUpdated`})})}#S(){let e=this.#e.getQueryCache().build(this.#e,this.options);if(e===this.#t)return;let t=this.#t;this.#t=e,this.#n=e.state,this.hasListeners()&&(t?.removeObserver(this),e.addObserver(this))}onQueryUpdate(){this.updateResult(),this.hasListeners()&&this.#y()}};function Di(e,t){return Q(t.enabled,e)!==!1&&e.state.data===void 0&&(e.state.status!==`error`||Q(t.retryOnMount,e)!==!1)}function Oi(e,t){return Di(e,t)||e.state.data!==void 0&&ki(e,t,t.refetchOnMount)}function ki(e,t,n){if(Q(t.enabled,e)!==!1&&Q(t.staleTime,e)!==`static`){let r=Q(n,e);return r===`always`||r!==!1&&ji(e,t)}return!1}function Ai(e,t,n,r){return(e!==t||Q(r.enabled,e)===!1)&&(!n.suspense||e.state.status!==`error`)&&ji(e,n)}function ji(e,t){return Q(t.enabled,e)!==!1&&e.isStaleByTime(Q(t.staleTime,e))}var Mi=class extends gi{#e;#t;#n;#r;constructor(e){super(),this.#e=e.client,this.mutationId=e.mutationId,this.#n=e.mutationCache,this.#t=[],this.state=e.state||Ni(),this.setOptions(e.options),this.scheduleGc()}setOptions(e){this.options=e,this.updateGcTime(this.options.gcTime)}get meta(){return this.options.meta}addObserver(e){this.#t.includes(e)||(this.#t.push(e),this.clearGcTimeout(),this.#n.notify({type:`observerAdded`,mutation:this,observer:e}))}removeObserver(e){this.#t=this.#t.filter(t=>t!==e),this.#n.has(this)&&this.scheduleGc(),this.#n.notify({type:`observerRemoved`,mutation:this,observer:e})}optionalRemove(){this.#t.length||(this.state.status===`pending`?this.scheduleGc():this.#n.remove(this))}continue(){return this.#r?.continue()??(this.state.status===`pending`?this.execute(this.state.variables):Promise.resolve())}async execute(e){let t=()=>{this.#i({type:`continue`})},n={client:this.#e,meta:this.options.meta,mutationKey:this.options.mutationKey},r=this.#r=xi({fn:()=>this.options.mutationFn?this.options.mutationFn(e,n):Promise.reject(Error(`No mutationFn found`)),onFail:(e,t)=>{this.#i({type:`failed`,failureCount:e,error:t})},onPause:()=>{this.#i({type:`pause`})},onContinue:t,retry:this.options.retry??0,retryDelay:this.options.retryDelay,networkMode:this.options.networkMode,canRun:()=>this.#n.canRun(this)}),i=this.state.status===`pending`,a=!r.canStart();try{if(i)t();else{this.#i({type:`pending`,variables:e,isPaused:a}),this.#n.config.onMutate&&await this.#n.config.onMutate(e,this,n);let t=await this.options.onMutate?.(e,n);t!==this.state.context&&this.#i({type:`pending`,context:t,variables:e,isPaused:a})}this.state.isPaused&&r.canStart()&&t();let o=await r.start();return await this.#n.config.onSuccess?.(o,e,this.state.context,this,n),await this.options.onSuccess?.(o,e,this.state.context,n),await this.#n.config.onSettled?.(o,null,this.state.variables,this.state.context,this,n),await this.options.onSettled?.(o,null,e,this.state.context,n),this.#i({type:`success`,data:o}),o}catch(t){try{await this.#n.config.onError?.(t,e,this.state.context,this,n)}catch(e){Promise.reject(e)}try{await this.options.onError?.(t,e,this.state.context,n)}catch(e){Promise.reject(e)}try{await this.#n.config.onSettled?.(void 0,t,this.state.variables,this.state.context,this,n)}catch(e){Promise.reject(e)}try{await this.options.onSettled?.(void 0,t,e,this.state.context,n)}catch(e){Promise.reject(e)}throw this.#i({type:`error`,error:t}),t}finally{this.#r===r&&(this.#r=void 0),this.#n.runNext(this)}}#i(e){let t=t=>{switch(e.type){case`failed`:return{...t,failureCount:e.failureCount,failureReason:e.error};case`pause`:return{...t,isPaused:!0};case`continue`:return{...t,isPaused:!1};case`pending`:return{...t,context:e.context,data:void 0,failureCount:0,failureReason:null,error:null,isPaused:e.isPaused,status:`pending`,variables:e.variables,submittedAt:Date.now()};case`success`:return{...t,data:e.data,failureCount:0,failureReason:null,error:null,status:`success`,isPaused:!1};case`error`:return{...t,data:void 0,error:e.error,failureCount:t.failureCount+1,failureReason:e.error,isPaused:!1,status:`error`}}};this.state=t(this.state),hi.batch(()=>{this.#t.forEach(t=>{t.onMutationUpdate(e)}),this.#n.notify({mutation:this,type:`updated`,action:e})})}};function Ni(){return{context:void 0,data:void 0,error:null,failureCount:0,failureReason:null,isPaused:!1,status:`idle`,variables:void 0,submittedAt:0}}var Pi=class extends Mr{#e;#t=void 0;#n;#r;constructor(e,t){super(),this.#e=e,this.setOptions(t),this.bindMethods(),this.#i()}bindMethods(){this.mutate=this.mutate.bind(this),this.reset=this.reset.bind(this)}setOptions(e){let t=this.options;this.options=this.#e.defaultMutationOptions(e),Yr(this.options,t)||this.#e.getMutationCache().notify({type:`observerOptionsUpdated`,mutation:this.#n,observer:this}),t?.mutationKey&&this.options.mutationKey&&Gr(t.mutationKey)!==Gr(this.options.mutationKey)?this.reset():this.#n?.state.status===`pending`&&this.#n.setOptions(this.options)}onSubscribe(){this.listeners.size===1&&this.#n&&(this.#n.addObserver(this),this.#i())}onUnsubscribe(){this.hasListeners()||this.#n?.removeObserver(this)}onMutationUpdate(e){this.#i(),this.#a(e)}getCurrentResult(){return this.#t}reset(){this.#n?.removeObserver(this),this.#n=void 0,this.#i(),this.#a()}mutate(e,t){return this.#r=t,this.#n?.removeObserver(this),this.#n=this.#e.getMutationCache().build(this.#e,this.options),this.#n.addObserver(this),this.#n.execute(e)}#i(){let e=this.#n?.state??Ni();this.#t={...e,isPending:e.status===`pending`,isSuccess:e.status===`success`,isError:e.status===`error`,isIdle:e.status===`idle`,mutate:this.mutate,reset:this.reset}}#a(e){hi.batch(()=>{let t=this.#r;if(t&&this.hasListeners()){let n=this.#t.variables,r=this.#t.context,i={client:this.#e,meta:this.options.meta,mutationKey:this.options.mutationKey};if(e?.type===`success`){try{t.onSuccess?.(e.data,n,r,i)}catch(e){Promise.reject(e)}try{t.onSettled?.(e.data,null,n,r,i)}catch(e){Promise.reject(e)}}else if(e?.type===`error`){try{t.onError?.(e.error,n,r,i)}catch(e){Promise.reject(e)}try{t.onSettled?.(void 0,e.error,n,r,i)}catch(e){Promise.reject(e)}}}this.listeners.forEach(e=>{e(this.#t)})})}},Fi=(e,t,n)=>{let r=n?.state.status===`error`&&typeof e.throwOnError==`function`?ai(e.throwOnError,[n.state.error,n]):e.throwOnError;(e.suspense||r)&&(t.isReset()||(e.retryOnMount=!1))},Ii=e=>{C.useEffect(()=>{e.clearReset()},[e])},Li=({result:e,errorResetBoundary:t,throwOnError:n,query:r,suspense:i})=>e.isError&&!t.isReset()&&!e.isFetching&&r&&(i&&e.data===void 0||ai(n,[e.error,r])),Ri=e=>{if(e.suspense){let t=1e3,n=e=>e===`static`?e:Math.max(e??t,t),r=e.staleTime;e.staleTime=typeof r==`function`?(...e)=>n(r(...e)):n(r),typeof e.gcTime==`number`&&(e.gcTime=Math.max(e.gcTime,t))}},zi=(e,t)=>e?.suspense&&t.isPending,Bi=(e,t,n)=>t.fetchOptimistic(e).catch(()=>{n.clearReset()});function Vi(e,t,n){let r=Or(),i=jr(),a=h(n),o=a.defaultQueryOptions(e),s=a.getQueryCache().get(o.queryHash),c=e.subscribed!==!1;o._optimisticResults=r?`isRestoring`:c?`optimistic`:void 0,Ri(o),Fi(o,i,s),Ii(i);let[l]=C.useState(()=>new t(a,o)),u=l.getOptimisticResult(o);C.useEffect(()=>{l.setOptions(o)},[o,l]);let d=!r&&c;if(C.useSyncExternalStore(C.useCallback(e=>{let t=d?l.subscribe(hi.batchCalls(e)):Rr;return l.updateResult(),t},[l,d]),()=>l.getCurrentResult(),()=>l.getCurrentResult()),zi(o,u))throw Bi(o,l,i);if(Li({result:u,errorResetBoundary:i,throwOnError:o.throwOnError,query:s,suspense:o.suspense}))throw u.error;return o.notifyOnChangeProps?u:l.trackResult(u)}function Hi(e,t){return Vi(e,Ei,t)}function Ui(e,t){let n=h(t),[r]=C.useState(()=>new Pi(n,e));C.useEffect(()=>{r.setOptions(e)},[r,e]);let i=C.useSyncExternalStore(C.useCallback(e=>r.subscribe(hi.batchCalls(e)),[r]),()=>r.getCurrentResult(),()=>r.getCurrentResult()),a=C.useCallback((...e)=>{r.mutate(e[0],e[1]).catch(Rr)},[r]);if(i.error&&ai(r.options.throwOnError,[i.error]))throw i.error;return{...i,mutate:a,mutateAsync:i.mutate}}var Wi={outline:{xmlns:`http://www.w3.org/2000/svg`,width:24,height:24,viewBox:`0 0 24 24`,fill:`none`,stroke:`currentColor`,strokeWidth:2,strokeLinecap:`round`,strokeLinejoin:`round`},filled:{xmlns:`http://www.w3.org/2000/svg`,width:24,height:24,viewBox:`0 0 24 24`,fill:`currentColor`,stroke:`none`}},Gi=(e,t,n,r)=>{let i=(0,C.forwardRef)(({color:n=`currentColor`,size:i=24,stroke:a=2,title:o,className:s,children:c,...l},u)=>(0,C.createElement)(`svg`,{ref:u,...Wi[e],width:i,height:i,className:[`tabler-icon`,`tabler-icon-${t}`,s].filter(Boolean).join(` `),...e===`filled`?{fill:n}:{strokeWidth:a,stroke:n},...l},[o&&(0,C.createElement)(`title`,{key:`svg-title`},o),...r.map(([e,t])=>(0,C.createElement)(e,t)),...Array.isArray(c)?c:[c]]));return i.displayName=`${n}`,i},Ki=Gi(`outline`,`alert-triangle`,`AlertTriangle`,[[`path`,{d:`M12 9v4`,key:`svg-0`}],[`path`,{d:`M10.363 3.591l-8.106 13.534a1.914 1.914 0 0 0 1.636 2.871h16.214a1.914 1.914 0 0 0 1.636 -2.87l-8.106 -13.536a1.914 1.914 0 0 0 -3.274 0`,key:`svg-1`}],[`path`,{d:`M12 16h.01`,key:`svg-2`}]]),qi=g({loading:`Loading`,retry:`Try again`,cancel:`Cancel`,close:`Close`,save:`Save`,apply:`Apply`,all:`All`,any:`Any`,none:`None`,yes:`Yes`,no:`No`,more:`More`,actions:`Actions`,reason:`Reason`,reasonHint:`Kept with the history; others can read it.`,note:`Note`,next:`Next`,previous:`Back`,toStart:`First page`,total:e=>`${e} in all`,filter:`Filter`,clear:`Clear filters`,undo:`Undo`,done:`Done.`,undone:`Undone.`,copied:`Copied`,copy:`Copy`,unknown:`Not yours to know`,brokenTitle:`This part of the Console failed`,brokenText:`What you did before is safe. Reload to go on.`,reload:`Reload`,error:{title:`That did not work`,unreachable:`The server does not answer. Is it running?`,unauthenticated:`You are not logged in any more.`,code:`Code`,hint:`What to do`,requestId:`Request id`,field:`Field`},scope:{world:`Everyone`,group:e=>`Group ${e}`,principal:e=>`Only ${e}`},since:e=>`since ${e}`,until:e=>`until ${e}`,due:e=>`due ${e}`,by:e=>`by ${e}`},{loading:`불러오는 중`,retry:`다시 시도`,cancel:`취소`,close:`닫기`,save:`저장`,apply:`적용`,all:`모두`,any:`전체`,none:`없음`,yes:`예`,no:`아니요`,more:`더 보기`,actions:`작업`,reason:`이유`,reasonHint:`기록과 함께 남고 다른 사람도 읽을 수 있습니다.`,note:`메모`,next:`다음`,previous:`이전`,toStart:`첫 페이지`,total:e=>`모두 ${e}건`,filter:`필터`,clear:`필터 지우기`,undo:`되돌리기`,done:`완료했습니다.`,undone:`되돌렸습니다.`,copied:`복사됨`,copy:`복사`,unknown:`볼 수 없는 항목`,brokenTitle:`콘솔의 이 부분에 문제가 생겼습니다`,brokenText:`이전에 한 작업은 안전합니다. 새로고침하면 계속할 수 있습니다.`,reload:`새로고침`,error:{title:`작업하지 못했습니다`,unreachable:`서버가 응답하지 않습니다. 실행 중인가요?`,unauthenticated:`더 이상 로그인되어 있지 않습니다.`,code:`코드`,hint:`해결 방법`,requestId:`요청 ID`,field:`필드`},scope:{world:`모두`,group:e=>`그룹 ${e}`,principal:e=>`${e}만`},since:e=>`${e}부터`,until:e=>`${e}까지`,due:e=>`기한 ${e}`,by:e=>`작성 ${e}`},{loading:`正在加载`,retry:`重试`,cancel:`取消`,close:`关闭`,save:`保存`,apply:`应用`,all:`全部`,any:`不限`,none:`无`,yes:`是`,no:`否`,more:`更多`,actions:`操作`,reason:`原因`,reasonHint:`与历史一同保存，其他人可以读到。`,note:`备注`,next:`下一页`,previous:`返回`,toStart:`第一页`,total:e=>`共 ${e} 条`,filter:`筛选`,clear:`清除筛选`,undo:`撤销`,done:`已完成。`,undone:`已撤销。`,copied:`已复制`,copy:`复制`,unknown:`无权知晓`,brokenTitle:`控制台的这一部分出错了`,brokenText:`之前的操作是安全的。重新加载即可继续。`,reload:`重新加载`,error:{title:`操作没有成功`,unreachable:`服务器没有响应。它在运行吗？`,unauthenticated:`您已不再登录。`,code:`代码`,hint:`如何处理`,requestId:`请求编号`,field:`字段`},scope:{world:`所有人`,group:e=>`群组 ${e}`,principal:e=>`仅 ${e}`},since:e=>`自 ${e}`,until:e=>`至 ${e}`,due:e=>`截止 ${e}`,by:e=>`作者 ${e}`});function Ji({rows:e=6}){let t=b(qi);return(0,O.jsxs)(f,{gap:`xs`,"aria-busy":`true`,"aria-label":t.loading,role:`status`,children:[(0,O.jsx)(Er,{height:22,width:`30%`,mb:6}),Array.from({length:e},(e,t)=>(0,O.jsx)(Er,{height:14,width:`${String(94-t*17%40)}%`},t))]})}function Yi({icon:e,title:t,children:n}){return(0,O.jsxs)(f,{align:`center`,gap:6,py:48,px:`md`,ta:`center`,children:[(0,O.jsx)(e,{size:30,stroke:1.3,color:`var(--console-faint)`,"aria-hidden":!0}),(0,O.jsx)(x,{fw:560,size:`sm`,children:t}),n&&(0,O.jsx)(x,{component:`div`,size:`sm`,c:`dimmed`,maw:420,children:n})]})}function Xi(){let e=b(qi).error;return t=>t instanceof c?t.code===`UNREACHABLE`?e.unreachable:t.code===`UNAUTHENTICATED`?e.unauthenticated:t.message:t instanceof Error?t.message:String(t)}function Zi({error:e,onRetry:t}){let n=b(qi),r=Xi(),i=e instanceof c?e:void 0;return(0,O.jsx)(S,{role:`alert`,my:`xs`,children:(0,O.jsxs)(Sr,{align:`flex-start`,wrap:`nowrap`,gap:`sm`,children:[(0,O.jsx)(Ki,{size:18,color:`var(--mantine-color-red-6)`,"aria-hidden":!0}),(0,O.jsxs)(f,{gap:4,flex:1,miw:0,children:[(0,O.jsx)(x,{fw:600,size:`sm`,children:n.error.title}),(0,O.jsx)(x,{size:`sm`,children:r(e)}),i?.hint&&(0,O.jsx)(x,{size:`sm`,c:`dimmed`,children:i.hint}),i&&(0,O.jsxs)(Sr,{gap:`md`,mt:2,children:[(0,O.jsxs)(x,{size:`xs`,c:`dimmed`,children:[n.error.code,` `,(0,O.jsx)(d,{children:i.code})]}),i.field&&(0,O.jsxs)(x,{size:`xs`,c:`dimmed`,children:[n.error.field,` `,(0,O.jsx)(d,{children:i.field})]}),i.requestId&&(0,O.jsxs)(x,{size:`xs`,c:`dimmed`,children:[n.error.requestId,` `,(0,O.jsx)(d,{children:i.requestId})]})]})]}),t&&(0,O.jsx)(o,{variant:`default`,onClick:t,children:n.retry})]})})}function Qi({of:e,rows:t,children:n}){return e.data===void 0?e.error?(0,O.jsx)(Zi,{error:e.error,onRetry:()=>void e.refetch()}):(0,O.jsx)(Ji,{...t?{rows:t}:{}}):(0,O.jsxs)(O.Fragment,{children:[e.error?(0,O.jsx)(Zi,{error:e.error,onRetry:()=>void e.refetch()}):null,n(e.data)]})}function $i(e){return/(?:query|mutation|subscription)\s+(\w+)/.exec(e.toString())?.[1]??e.toString()}function ea(e,t,n={}){return Hi({queryKey:[n.still?`still`:`live`,$i(e),t??null],queryFn:({signal:n})=>m(e,t,n),enabled:n.enabled??!0,placeholderData:ti})}function ta(e){let t=h();return Ui({mutationFn:t=>m(e,t),onSuccess:()=>{t.invalidateQueries()}})}var $=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},na=new $(`
    fragment EvidenceLine on Evidence {
  id
  kind
  observedAt
  recordedAt
  note
  locator
  url
  origin
  excerpt
}
    `,{fragmentName:`EvidenceLine`}),ra=new $(`
    fragment ClaimLine on Claim {
  id
  text
  family
  kind
  state
  expired
  scope
  importance
  confidence
  weight
  trust
  wantedName
  recordedAt
  due
  evidenceChanged
  about {
    __typename
    ... on Page {
      slug
      title
      type
    }
    ... on Channel {
      externalId
      channelTitle: title
    }
  }
  author {
    uid
    displayName
    owner {
      uid
    }
  }
  holder {
    slug
  }
  findings {
    id
  }
}
    `,{fragmentName:`ClaimLine`}),ia=new $(`
    fragment FindingFull on Finding {
  id
  kind
  state
  explanation
  severity
  openedAt
  decidedAt
  decision
  note
  decidedBy {
    displayName
  }
  earlier {
    id
  }
  evidence {
    ...EvidenceLine
  }
  pages {
    id
    slug
    title
    type
    deletedAt
  }
  links {
    id
    type
    from {
      slug
      title
      type
    }
    to {
      slug
      title
      type
    }
  }
  claims {
    ...ClaimLine
    evidence {
      ...EvidenceLine
    }
  }
}
    fragment EvidenceLine on Evidence {
  id
  kind
  observedAt
  recordedAt
  note
  locator
  url
  origin
  excerpt
}
fragment ClaimLine on Claim {
  id
  text
  family
  kind
  state
  expired
  scope
  importance
  confidence
  weight
  trust
  wantedName
  recordedAt
  due
  evidenceChanged
  about {
    __typename
    ... on Page {
      slug
      title
      type
    }
    ... on Channel {
      externalId
      channelTitle: title
    }
  }
  author {
    uid
    displayName
    owner {
      uid
    }
  }
  holder {
    slug
  }
  findings {
    id
  }
}`,{fragmentName:`FindingFull`}),aa=new $(`
    fragment RecallShown on RecallResult {
  tokens
  withheld
  degraded
  omitted {
    byBudget
    byFloor
  }
  hits {
    score
    tokens
    why {
      text
      arms {
        arm
        rank
      }
      factors {
        name
        value
      }
      path {
        link
        forward
        from {
          title
        }
        to {
          title
        }
      }
    }
    item {
      __typename
      ... on Claim {
        id
        text
        scope
        about {
          __typename
          ... on Page {
            slug
            title
            type
          }
        }
      }
      ... on Passage {
        id
        text
        scope
        page {
          slug
          title
          type
        }
      }
      ... on TimelineEvent {
        id
        summary
        date
        scope
        on: about {
          slug
          title
          type
        }
      }
      ... on Page {
        id
        slug
        title
        type
        scope
      }
    }
  }
}
    `,{fragmentName:`RecallShown`}),oa=new $(`
    fragment ChainLink on Claim {
  id
  text
  state
  recordedAt
  retiredReason
  author {
    displayName
  }
}
    `,{fragmentName:`ChainLink`}),sa={"\n  subscription ConsoleChanged {\n    changed {\n      id\n    }\n  }\n":new $(`
    subscription ConsoleChanged {
  changed {
    id
  }
}
    `),"\n  query ConsoleCatchUp($since: DateTime!) {\n    delta(since: $since, first: 1) {\n      nodes {\n        id\n      }\n    }\n  }\n":new $(`
    query ConsoleCatchUp($since: DateTime!) {
  delta(since: $since, first: 1) {
    nodes {
      id
    }
  }
}
    `),"\n  query ConsoleQuickSearch($text: String!) {\n    pages(filter: { text: $text }, first: 6) {\n      nodes {\n        id\n        slug\n        title\n        type\n      }\n    }\n    recall(query: $text, limit: 8, budgetTokens: 3000) {\n      hits {\n        item {\n          __typename\n          ... on Claim {\n            id\n            claimText: text\n          }\n          ... on Page {\n            id\n            slug\n            title\n            type\n          }\n          ... on Passage {\n            id\n            passageText: text\n            page {\n              slug\n              title\n            }\n          }\n        }\n      }\n    }\n  }\n":new $(`
    query ConsoleQuickSearch($text: String!) {
  pages(filter: {text: $text}, first: 6) {
    nodes {
      id
      slug
      title
      type
    }
  }
  recall(query: $text, limit: 8, budgetTokens: 3000) {
    hits {
      item {
        __typename
        ... on Claim {
          id
          claimText: text
        }
        ... on Page {
          id
          slug
          title
          type
        }
        ... on Passage {
          id
          passageText: text
          page {
            slug
            title
          }
        }
      }
    }
  }
}
    `),"\n  query ConsoleSession {\n    viewer {\n      principal {\n        uid\n        kind\n        displayName\n        page {\n          slug\n        }\n        groups {\n          gid\n          name\n        }\n      }\n      roles\n      capabilities\n      stewardOf {\n        gid\n        name\n      }\n    }\n    vocabulary {\n      objectTypes {\n        name\n        slugPrefix\n        primitive\n        subtypes\n        pack\n        properties {\n          name\n          type\n        }\n      }\n      linkTypes {\n        name\n        inverse\n        from\n        to\n        pack\n      }\n      claimKinds\n      eventTypes\n    }\n    findings(state: OPEN, first: 1) {\n      totalCount\n    }\n    suggestions(state: OPEN, first: 1) {\n      totalCount\n    }\n  }\n":new $(`
    query ConsoleSession {
  viewer {
    principal {
      uid
      kind
      displayName
      page {
        slug
      }
      groups {
        gid
        name
      }
    }
    roles
    capabilities
    stewardOf {
      gid
      name
    }
  }
  vocabulary {
    objectTypes {
      name
      slugPrefix
      primitive
      subtypes
      pack
      properties {
        name
        type
      }
    }
    linkTypes {
      name
      inverse
      from
      to
      pack
    }
    claimKinds
    eventTypes
  }
  findings(state: OPEN, first: 1) {
    totalCount
  }
  suggestions(state: OPEN, first: 1) {
    totalCount
  }
}
    `),"\n  query ConsolePrincipalAudit($uid: String!, $after: String) {\n    claims: principalAudit(uid: $uid, first: 50, after: $after) {\n      nodes {\n        ...ClaimLine\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n":new $(`
    query ConsolePrincipalAudit($uid: String!, $after: String) {
  claims: principalAudit(uid: $uid, first: 50, after: $after) {
    nodes {
      ...ClaimLine
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment ClaimLine on Claim {
  id
  text
  family
  kind
  state
  expired
  scope
  importance
  confidence
  weight
  trust
  wantedName
  recordedAt
  due
  evidenceChanged
  about {
    __typename
    ... on Page {
      slug
      title
      type
    }
    ... on Channel {
      externalId
      channelTitle: title
    }
  }
  author {
    uid
    displayName
    owner {
      uid
    }
  }
  holder {
    slug
  }
  findings {
    id
  }
}`),"\n  query ConsoleReach($uid: String!, $after: String) {\n    claims: reach(uid: $uid, first: 50, after: $after) {\n      nodes {\n        ...ClaimLine\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n":new $(`
    query ConsoleReach($uid: String!, $after: String) {
  claims: reach(uid: $uid, first: 50, after: $after) {
    nodes {
      ...ClaimLine
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment ClaimLine on Claim {
  id
  text
  family
  kind
  state
  expired
  scope
  importance
  confidence
  weight
  trust
  wantedName
  recordedAt
  due
  evidenceChanged
  about {
    __typename
    ... on Page {
      slug
      title
      type
    }
    ... on Channel {
      externalId
      channelTitle: title
    }
  }
  author {
    uid
    displayName
    owner {
      uid
    }
  }
  holder {
    slug
  }
  findings {
    id
  }
}`),"\n  query ConsoleTrail($actor: String!, $after: String) {\n    audit(actor: $actor, first: 50, after: $after) {\n      nodes {\n        id\n        at\n        action\n        item\n        detail\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n":new $(`
    query ConsoleTrail($actor: String!, $after: String) {
  audit(actor: $actor, first: 50, after: $after) {
    nodes {
      id
      at
      action
      item
      detail
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `),"mutation ConsoleErase($input: EraseInput!) { erase(input: $input) { items review dryRun } }":new $(`
    mutation ConsoleErase($input: EraseInput!) {
  erase(input: $input) {
    items
    review
    dryRun
  }
}
    `),"\n  query ConsoleClaims($filter: ClaimFilter, $after: String) {\n    claims(filter: $filter, first: 50, after: $after) {\n      nodes {\n        ...ClaimLine\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n":new $(`
    query ConsoleClaims($filter: ClaimFilter, $after: String) {
  claims(filter: $filter, first: 50, after: $after) {
    nodes {
      ...ClaimLine
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment ClaimLine on Claim {
  id
  text
  family
  kind
  state
  expired
  scope
  importance
  confidence
  weight
  trust
  wantedName
  recordedAt
  due
  evidenceChanged
  about {
    __typename
    ... on Page {
      slug
      title
      type
    }
    ... on Channel {
      externalId
      channelTitle: title
    }
  }
  author {
    uid
    displayName
    owner {
      uid
    }
  }
  holder {
    slug
  }
  findings {
    id
  }
}`),"\n  query ConsoleSuggestions($state: FindingState, $after: String) {\n    suggestions(state: $state, first: 20, after: $after) {\n      nodes {\n        id\n        kind\n        state\n        text\n        change\n        note\n        openedAt\n        pages {\n          slug\n          title\n          type\n        }\n        claims {\n          ...ClaimLine\n        }\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n":new $(`
    query ConsoleSuggestions($state: FindingState, $after: String) {
  suggestions(state: $state, first: 20, after: $after) {
    nodes {
      id
      kind
      state
      text
      change
      note
      openedAt
      pages {
        slug
        title
        type
      }
      claims {
        ...ClaimLine
      }
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment ClaimLine on Claim {
  id
  text
  family
  kind
  state
  expired
  scope
  importance
  confidence
  weight
  trust
  wantedName
  recordedAt
  due
  evidenceChanged
  about {
    __typename
    ... on Page {
      slug
      title
      type
    }
    ... on Channel {
      externalId
      channelTitle: title
    }
  }
  author {
    uid
    displayName
    owner {
      uid
    }
  }
  holder {
    slug
  }
  findings {
    id
  }
}`),"mutation ConsoleDecideSuggestion($input: DecideSuggestionInput!) { decideSuggestion(input: $input) { revision } }":new $(`
    mutation ConsoleDecideSuggestion($input: DecideSuggestionInput!) {
  decideSuggestion(input: $input) {
    revision
  }
}
    `),"\n  fragment FindingFull on Finding {\n    id\n    kind\n    state\n    explanation\n    severity\n    openedAt\n    decidedAt\n    decision\n    note\n    decidedBy {\n      displayName\n    }\n    earlier {\n      id\n    }\n    evidence {\n      ...EvidenceLine\n    }\n    pages {\n      id\n      slug\n      title\n      type\n      deletedAt\n    }\n    links {\n      id\n      type\n      from {\n        slug\n        title\n        type\n      }\n      to {\n        slug\n        title\n        type\n      }\n    }\n    claims {\n      ...ClaimLine\n      evidence {\n        ...EvidenceLine\n      }\n    }\n  }\n":ia,"\n  query ConsoleFindings($state: FindingState, $kind: String, $after: String) {\n    findings(state: $state, kind: $kind, first: 15, after: $after) {\n      nodes {\n        ...FindingFull\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n":new $(`
    query ConsoleFindings($state: FindingState, $kind: String, $after: String) {
  findings(state: $state, kind: $kind, first: 15, after: $after) {
    nodes {
      ...FindingFull
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment FindingFull on Finding {
  id
  kind
  state
  explanation
  severity
  openedAt
  decidedAt
  decision
  note
  decidedBy {
    displayName
  }
  earlier {
    id
  }
  evidence {
    ...EvidenceLine
  }
  pages {
    id
    slug
    title
    type
    deletedAt
  }
  links {
    id
    type
    from {
      slug
      title
      type
    }
    to {
      slug
      title
      type
    }
  }
  claims {
    ...ClaimLine
    evidence {
      ...EvidenceLine
    }
  }
}
fragment EvidenceLine on Evidence {
  id
  kind
  observedAt
  recordedAt
  note
  locator
  url
  origin
  excerpt
}
fragment ClaimLine on Claim {
  id
  text
  family
  kind
  state
  expired
  scope
  importance
  confidence
  weight
  trust
  wantedName
  recordedAt
  due
  evidenceChanged
  about {
    __typename
    ... on Page {
      slug
      title
      type
    }
    ... on Channel {
      externalId
      channelTitle: title
    }
  }
  author {
    uid
    displayName
    owner {
      uid
    }
  }
  holder {
    slug
  }
  findings {
    id
  }
}`),"\n  query ConsoleReviews($after: String) {\n    reviewQueue(first: 15, after: $after) {\n      nodes {\n        ...FindingFull\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n":new $(`
    query ConsoleReviews($after: String) {
  reviewQueue(first: 15, after: $after) {
    nodes {
      ...FindingFull
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment FindingFull on Finding {
  id
  kind
  state
  explanation
  severity
  openedAt
  decidedAt
  decision
  note
  decidedBy {
    displayName
  }
  earlier {
    id
  }
  evidence {
    ...EvidenceLine
  }
  pages {
    id
    slug
    title
    type
    deletedAt
  }
  links {
    id
    type
    from {
      slug
      title
      type
    }
    to {
      slug
      title
      type
    }
  }
  claims {
    ...ClaimLine
    evidence {
      ...EvidenceLine
    }
  }
}
fragment EvidenceLine on Evidence {
  id
  kind
  observedAt
  recordedAt
  note
  locator
  url
  origin
  excerpt
}
fragment ClaimLine on Claim {
  id
  text
  family
  kind
  state
  expired
  scope
  importance
  confidence
  weight
  trust
  wantedName
  recordedAt
  due
  evidenceChanged
  about {
    __typename
    ... on Page {
      slug
      title
      type
    }
    ... on Channel {
      externalId
      channelTitle: title
    }
  }
  author {
    uid
    displayName
    owner {
      uid
    }
  }
  holder {
    slug
  }
  findings {
    id
  }
}`),"mutation ConsoleDecideFinding($input: DecideFindingInput!) { decideFinding(input: $input) { finding { id state } } }":new $(`
    mutation ConsoleDecideFinding($input: DecideFindingInput!) {
  decideFinding(input: $input) {
    finding {
      id
      state
    }
  }
}
    `),"mutation ConsoleDecideReview($input: DecideReviewInput!) { decideReview(input: $input) { decided } }":new $(`
    mutation ConsoleDecideReview($input: DecideReviewInput!) {
  decideReview(input: $input) {
    decided
  }
}
    `),"\n  query GraphAround($ref: String!, $first: Int!, $asOf: AsOfInput) {\n    page(ref: $ref, asOf: $asOf) {\n      ... on Page {\n        id\n        slug\n        title\n        type\n        scope\n      }\n    }\n    neighbors(ref: $ref, depth: 1, first: $first, asOf: $asOf) {\n      nodes {\n        page {\n          id\n          slug\n          title\n          type\n          scope\n        }\n        link {\n          type\n          scope\n          recordedAt\n          from {\n            slug\n          }\n          to {\n            slug\n          }\n        }\n      }\n      totalCount\n    }\n  }\n":new $(`
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
    `),"\n  query GraphAmong($pages: [ID!]!, $first: Int!, $asOf: AsOfInput) {\n    linksAmong(pages: $pages, first: $first, asOf: $asOf) {\n      nodes {\n        type\n        scope\n        recordedAt\n        from {\n          slug\n        }\n        to {\n          slug\n        }\n      }\n    }\n  }\n":new $(`
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
    `),"\n  query GraphPaths($from: String!, $to: String!, $first: Int!, $asOf: AsOfInput) {\n    paths(from: $from, to: $to, first: $first, asOf: $asOf) {\n      nodes {\n        steps {\n          from {\n            slug\n            title\n            type\n          }\n          link\n          forward\n          to {\n            slug\n            title\n            type\n          }\n        }\n      }\n    }\n  }\n":new $(`
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
    `),"\n  query GraphObjects($type: String!, $first: Int!, $asOf: AsOfInput) {\n    objects(type: $type, first: $first, asOf: $asOf) {\n      nodes {\n        id\n        slug\n        title\n        type\n        scope\n      }\n      pageInfo {\n        hasNextPage\n      }\n    }\n  }\n":new $(`
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
    `),"\n  query GraphPages($first: Int!, $after: String) {\n    pages(first: $first, after: $after) {\n      nodes {\n        id\n        slug\n        title\n        type\n        scope\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n":new $(`
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
    `),"\n  query GraphLinks($query: String!, $params: JSON, $first: Int!, $asOf: AsOfInput) {\n    patternQuery(query: $query, params: $params, first: $first, asOf: $asOf) {\n      rows\n      truncated\n    }\n  }\n":new $(`
    query GraphLinks($query: String!, $params: JSON, $first: Int!, $asOf: AsOfInput) {
  patternQuery(query: $query, params: $params, first: $first, asOf: $asOf) {
    rows
    truncated
  }
}
    `),"\n  query GraphDetail($ref: String!, $asOf: AsOfInput) {\n    page(ref: $ref, asOf: $asOf) {\n      ... on Page {\n        slug\n        title\n        type\n        subtype\n        scope\n        updatedAt\n        tags {\n          name\n        }\n        properties {\n          name\n          value\n        }\n        claims(first: 4) {\n          totalCount\n          nodes {\n            id\n            text\n          }\n        }\n      }\n    }\n  }\n":new $(`
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
    `),"\n  query GraphFind($text: String!) {\n    pages(filter: { text: $text }, first: 8) {\n      nodes {\n        slug\n        title\n        type\n      }\n    }\n  }\n":new $(`
    query GraphFind($text: String!) {
  pages(filter: {text: $text}, first: 8) {
    nodes {
      slug
      title
      type
    }
  }
}
    `),"\n  query ConsoleHealth {\n    health {\n      ok\n      store\n      version\n      checks {\n        name\n        ok\n        detail\n      }\n    }\n    pages(first: 1) {\n      totalCount\n    }\n    claims(first: 1) {\n      totalCount\n    }\n    findings(state: OPEN, first: 1) {\n      totalCount\n    }\n    suggestions(state: OPEN, first: 1) {\n      totalCount\n    }\n  }\n":new $(`
    query ConsoleHealth {
  health {
    ok
    store
    version
    checks {
      name
      ok
      detail
    }
  }
  pages(first: 1) {
    totalCount
  }
  claims(first: 1) {
    totalCount
  }
  findings(state: OPEN, first: 1) {
    totalCount
  }
  suggestions(state: OPEN, first: 1) {
    totalCount
  }
}
    `),"\n  query ConsoleHome($since: DateTime!, $after: String) {\n    delta(since: $since, first: 500, after: $after) {\n      nodes {\n        id\n        kind\n        at\n        by {\n          displayName\n        }\n        claim {\n          id\n          text\n          scope\n        }\n        link {\n          type\n          scope\n          from {\n            slug\n            title\n            type\n          }\n          to {\n            slug\n            title\n            type\n          }\n        }\n        event {\n          summary\n          scope\n          about {\n            slug\n            title\n            type\n          }\n        }\n        page {\n          slug\n          title\n          type\n          scope\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    findings(state: OPEN, first: 5) {\n      nodes {\n        id\n        kind\n        explanation\n        openedAt\n        claims {\n          id\n          text\n        }\n      }\n      totalCount\n    }\n    pages(first: 6) {\n      nodes {\n        id\n        slug\n        title\n        type\n        createdAt\n      }\n    }\n    health {\n      ok\n      version\n      store\n      checks {\n        name\n        ok\n        detail\n      }\n    }\n  }\n":new $(`
    query ConsoleHome($since: DateTime!, $after: String) {
  delta(since: $since, first: 500, after: $after) {
    nodes {
      id
      kind
      at
      by {
        displayName
      }
      claim {
        id
        text
        scope
      }
      link {
        type
        scope
        from {
          slug
          title
          type
        }
        to {
          slug
          title
          type
        }
      }
      event {
        summary
        scope
        about {
          slug
          title
          type
        }
      }
      page {
        slug
        title
        type
        scope
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
  findings(state: OPEN, first: 5) {
    nodes {
      id
      kind
      explanation
      openedAt
      claims {
        id
        text
      }
    }
    totalCount
  }
  pages(first: 6) {
    nodes {
      id
      slug
      title
      type
      createdAt
    }
  }
  health {
    ok
    version
    store
    checks {
      name
      ok
      detail
    }
  }
}
    `),"mutation ConsoleDisconnect($input: DisconnectInput!) { disconnect(input: $input) { revision } }":new $(`
    mutation ConsoleDisconnect($input: DisconnectInput!) {
  disconnect(input: $input) {
    revision
  }
}
    `),"\n  query ConsoleObjects($filter: PageFilter, $after: String) {\n    pages(filter: $filter, first: 50, after: $after) {\n      nodes {\n        id\n        slug\n        title\n        type\n        subtype\n        scope\n        updatedAt\n        deletedAt\n        tags {\n          name\n        }\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n":new $(`
    query ConsoleObjects($filter: PageFilter, $after: String) {
  pages(filter: $filter, first: 50, after: $after) {
    nodes {
      id
      slug
      title
      type
      subtype
      scope
      updatedAt
      deletedAt
      tags {
        name
      }
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `),"mutation ConsoleRestorePage($input: PageRefInput!) { restorePage(input: $input) { page { slug } } }":new $(`
    mutation ConsoleRestorePage($input: PageRefInput!) {
  restorePage(input: $input) {
    page {
      slug
    }
  }
}
    `),"mutation ConsoleCreatePage($input: CreatePageInput!) { createPage(input: $input) { page { slug } } }":new $(`
    mutation ConsoleCreatePage($input: CreatePageInput!) {
  createPage(input: $input) {
    page {
      slug
    }
  }
}
    `),"mutation ConsoleUpdatePage($input: UpdatePageInput!) { updatePage(input: $input) { page { version } } }":new $(`
    mutation ConsoleUpdatePage($input: UpdatePageInput!) {
  updatePage(input: $input) {
    page {
      version
    }
  }
}
    `),"mutation ConsoleRenamePage($input: RenamePageInput!) { renamePage(input: $input) { page { slug } } }":new $(`
    mutation ConsoleRenamePage($input: RenamePageInput!) {
  renamePage(input: $input) {
    page {
      slug
    }
  }
}
    `),"mutation ConsoleRetypePage($input: RetypePageInput!) { retypePage(input: $input) { page { slug } } }":new $(`
    mutation ConsoleRetypePage($input: RetypePageInput!) {
  retypePage(input: $input) {
    page {
      slug
    }
  }
}
    `),"mutation ConsoleMergePages($input: MergePagesInput!) { mergePages(input: $input) { changes dryRun page { slug } } }":new $(`
    mutation ConsoleMergePages($input: MergePagesInput!) {
  mergePages(input: $input) {
    changes
    dryRun
    page {
      slug
    }
  }
}
    `),"mutation ConsoleDeletePage($input: DeletePageInput!) { deletePage(input: $input) { page { id } } }":new $(`
    mutation ConsoleDeletePage($input: DeletePageInput!) {
  deletePage(input: $input) {
    page {
      id
    }
  }
}
    `),"mutation ConsoleRescopePage($input: RescopeInput!) { rescope(input: $input) { revision } }":new $(`
    mutation ConsoleRescopePage($input: RescopeInput!) {
  rescope(input: $input) {
    revision
  }
}
    `),"mutation ConsoleConnect($input: ConnectInput!) { connect(input: $input) { revision } }":new $(`
    mutation ConsoleConnect($input: ConnectInput!) {
  connect(input: $input) {
    revision
  }
}
    `),"mutation ConsoleRollback($input: RollbackPageInput!) { rollbackPage(input: $input) { page { version } } }":new $(`
    mutation ConsoleRollback($input: RollbackPageInput!) {
  rollbackPage(input: $input) {
    page {
      version
    }
  }
}
    `),"\n  query ConsolePage($ref: String!, $asOf: AsOfInput) {\n    page(ref: $ref, asOf: $asOf) {\n      __typename\n      ... on Page {\n        id\n        slug\n        type\n        subtype\n        title\n        scope\n        aliases\n        tags {\n          name\n        }\n        effectiveDate\n        version\n        createdAt\n        updatedAt\n        createdBy {\n          uid\n          displayName\n        }\n        body\n        sections {\n          id\n          heading\n          text\n          scope\n        }\n        properties {\n          name\n          value\n          claim {\n            id\n          }\n          conflicts {\n            id\n          }\n        }\n        facts: claims(filter: { family: FACT }, first: 30) {\n          nodes {\n            ...ClaimLine\n          }\n          pageInfo {\n            hasNextPage\n          }\n          totalCount\n        }\n        takes: claims(filter: { family: TAKE }, first: 20) {\n          nodes {\n            ...ClaimLine\n          }\n          totalCount\n        }\n        timeline(first: 50) {\n          nodes {\n            id\n            date\n            until\n            summary\n            detail\n            type\n            scope\n            eventPage {\n              slug\n              title\n              type\n            }\n          }\n          pageInfo {\n            hasNextPage\n          }\n        }\n        links(first: 100) {\n          nodes {\n            id\n            type\n            scope\n            origin\n            from {\n              id\n              slug\n              title\n              type\n            }\n            to {\n              id\n              slug\n              title\n              type\n            }\n          }\n          pageInfo {\n            hasNextPage\n          }\n          totalCount\n        }\n        findings {\n          id\n          kind\n          explanation\n        }\n        backlinkCount\n      }\n      ... on PageCandidates {\n        candidates {\n          slug\n          pageTitle: title\n          type\n          line\n        }\n      }\n      ... on PageNotFound {\n        ref\n        near {\n          slug\n          pageTitle: title\n          type\n        }\n      }\n    }\n  }\n":new $(`
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
      facts: claims(filter: {family: FACT}, first: 30) {
        nodes {
          ...ClaimLine
        }
        pageInfo {
          hasNextPage
        }
        totalCount
      }
      takes: claims(filter: {family: TAKE}, first: 20) {
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
    fragment ClaimLine on Claim {
  id
  text
  family
  kind
  state
  expired
  scope
  importance
  confidence
  weight
  trust
  wantedName
  recordedAt
  due
  evidenceChanged
  about {
    __typename
    ... on Page {
      slug
      title
      type
    }
    ... on Channel {
      externalId
      channelTitle: title
    }
  }
  author {
    uid
    displayName
    owner {
      uid
    }
  }
  holder {
    slug
  }
  findings {
    id
  }
}`),"\n  query ConsoleVersions($ref: String!, $after: String) {\n    page(ref: $ref) {\n      ... on Page {\n        version\n        versions(first: 20, after: $after) {\n          nodes {\n            number\n            at\n            by {\n              displayName\n            }\n            title\n            diff\n          }\n          pageInfo {\n            hasNextPage\n            endCursor\n          }\n        }\n      }\n    }\n  }\n":new $(`
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
    `),"\n  query ConsolePacks {\n    packs {\n      name\n      version\n      description\n      extends\n      installedAt\n      builtin\n      patterns {\n        name\n      }\n    }\n    vocabulary {\n      objectTypes {\n        name\n        primitive\n        subtypes\n        implements\n        pack\n        count\n        properties {\n          name\n          type\n          required\n          unit\n        }\n      }\n      linkTypes {\n        name\n        inverse\n        from\n        to\n        cardinality\n        singleAtATime\n        pack\n      }\n      claimKinds\n      eventTypes\n    }\n    pages(first: 1) {\n      totalCount\n    }\n  }\n":new $(`
    query ConsolePacks {
  packs {
    name
    version
    description
    extends
    installedAt
    builtin
    patterns {
      name
    }
  }
  vocabulary {
    objectTypes {
      name
      primitive
      subtypes
      implements
      pack
      count
      properties {
        name
        type
        required
        unit
      }
    }
    linkTypes {
      name
      inverse
      from
      to
      cardinality
      singleAtATime
      pack
    }
    claimKinds
    eventTypes
  }
  pages(first: 1) {
    totalCount
  }
}
    `),"mutation ConsoleChangePacks($input: ChangePacksInput!) { changePacks(input: $input) { changes conflicts applied } }":new $(`
    mutation ConsoleChangePacks($input: ChangePacksInput!) {
  changePacks(input: $input) {
    changes
    conflicts
    applied
  }
}
    `),"\n  query QueryOffered {\n    vocabulary {\n      objectTypes {\n        name\n        implements\n      }\n      patterns {\n        name\n        pack\n        purpose\n        query\n        yields\n      }\n    }\n  }\n":new $(`
    query QueryOffered {
  vocabulary {
    objectTypes {
      name
      implements
    }
    patterns {
      name
      pack
      purpose
      query
      yields
    }
  }
}
    `),"\n  query QueryRun($query: String!, $params: JSON, $first: Int!, $currency: Currency, $asOf: AsOfInput) {\n    patternQuery(query: $query, params: $params, first: $first, currency: $currency, asOf: $asOf) {\n      columns\n      rows\n      truncated\n      cost\n    }\n  }\n":new $(`
    query QueryRun($query: String!, $params: JSON, $first: Int!, $currency: Currency, $asOf: AsOfInput) {
  patternQuery(
    query: $query
    params: $params
    first: $first
    currency: $currency
    asOf: $asOf
  ) {
    columns
    rows
    truncated
    cost
  }
}
    `),"\n  query QueryRunStored($name: String!, $params: JSON, $first: Int!, $currency: Currency, $asOf: AsOfInput) {\n    runPattern(name: $name, params: $params, first: $first, currency: $currency, asOf: $asOf) {\n      columns\n      rows\n      truncated\n      cost\n    }\n  }\n":new $(`
    query QueryRunStored($name: String!, $params: JSON, $first: Int!, $currency: Currency, $asOf: AsOfInput) {
  runPattern(
    name: $name
    params: $params
    first: $first
    currency: $currency
    asOf: $asOf
  ) {
    columns
    rows
    truncated
    cost
  }
}
    `),"\n  query ConsoleRecall($query: String!, $history: Boolean, $conversation: ConversationInput, $as: String, $other: String, $two: Boolean!) {\n    first: recall(query: $query, history: $history, conversation: $conversation, viewAs: $as) {\n      ...RecallShown\n    }\n    second: recall(query: $query, history: $history, conversation: $conversation, viewAs: $other) @include(if: $two) {\n      ...RecallShown\n    }\n  }\n":new $(`
    query ConsoleRecall($query: String!, $history: Boolean, $conversation: ConversationInput, $as: String, $other: String, $two: Boolean!) {
  first: recall(
    query: $query
    history: $history
    conversation: $conversation
    viewAs: $as
  ) {
    ...RecallShown
  }
  second: recall(
    query: $query
    history: $history
    conversation: $conversation
    viewAs: $other
  ) @include(if: $two) {
    ...RecallShown
  }
}
    fragment RecallShown on RecallResult {
  tokens
  withheld
  degraded
  omitted {
    byBudget
    byFloor
  }
  hits {
    score
    tokens
    why {
      text
      arms {
        arm
        rank
      }
      factors {
        name
        value
      }
      path {
        link
        forward
        from {
          title
        }
        to {
          title
        }
      }
    }
    item {
      __typename
      ... on Claim {
        id
        text
        scope
        about {
          __typename
          ... on Page {
            slug
            title
            type
          }
        }
      }
      ... on Passage {
        id
        text
        scope
        page {
          slug
          title
          type
        }
      }
      ... on TimelineEvent {
        id
        summary
        date
        scope
        on: about {
          slug
          title
          type
        }
      }
      ... on Page {
        id
        slug
        title
        type
        scope
      }
    }
  }
}`),"\n  fragment RecallShown on RecallResult {\n    tokens\n    withheld\n    degraded\n    omitted {\n      byBudget\n      byFloor\n    }\n    hits {\n      score\n      tokens\n      why {\n        text\n        arms {\n          arm\n          rank\n        }\n        factors {\n          name\n          value\n        }\n        path {\n          link\n          forward\n          from {\n            title\n          }\n          to {\n            title\n          }\n        }\n      }\n      item {\n        __typename\n        ... on Claim {\n          id\n          text\n          scope\n          about {\n            __typename\n            ... on Page {\n              slug\n              title\n              type\n            }\n          }\n        }\n        ... on Passage {\n          id\n          text\n          scope\n          page {\n            slug\n            title\n            type\n          }\n        }\n        ... on TimelineEvent {\n          id\n          summary\n          date\n          scope\n          on: about {\n            slug\n            title\n            type\n          }\n        }\n        ... on Page {\n          id\n          slug\n          title\n          type\n          scope\n        }\n      }\n    }\n  }\n":aa,"\n  query ConsoleChannelNames {\n    channels(first: 500) {\n      nodes {\n        externalId\n        title\n      }\n    }\n  }\n":new $(`
    query ConsoleChannelNames {
  channels(first: 500) {
    nodes {
      externalId
      title
    }
  }
}
    `),"\n  query ConsoleChannels($after: String) {\n    channels(first: 50, after: $after) {\n      nodes {\n        id\n        externalId\n        kind\n        title\n        mode\n        group {\n          name\n        }\n        participants {\n          uid\n          displayName\n        }\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n":new $(`
    query ConsoleChannels($after: String) {
  channels(first: 50, after: $after) {
    nodes {
      id
      externalId
      kind
      title
      mode
      group {
        name
      }
      participants {
        uid
        displayName
      }
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `),"\n  query ConsoleChannelChoices {\n    principals(first: 500) {\n      nodes {\n        uid\n        displayName\n      }\n    }\n    groups(first: 500) {\n      nodes {\n        name\n      }\n    }\n  }\n":new $(`
    query ConsoleChannelChoices {
  principals(first: 500) {
    nodes {
      uid
      displayName
    }
  }
  groups(first: 500) {
    nodes {
      name
    }
  }
}
    `),"mutation ConsoleCreateChannel($input: CreateChannelInput!) { createChannel(input: $input) { revision } }":new $(`
    mutation ConsoleCreateChannel($input: CreateChannelInput!) {
  createChannel(input: $input) {
    revision
  }
}
    `),"\n  query ConsoleGroups($after: String, $membersAfter: String) {\n    groups(first: 30, after: $after) {\n      nodes {\n        gid\n        name\n        syncedAt\n        members(first: 50, after: $membersAfter) {\n          nodes {\n            role\n            since\n            principal {\n              uid\n              displayName\n            }\n          }\n          totalCount\n          pageInfo {\n            hasNextPage\n            endCursor\n          }\n        }\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n":new $(`
    query ConsoleGroups($after: String, $membersAfter: String) {
  groups(first: 30, after: $after) {
    nodes {
      gid
      name
      syncedAt
      members(first: 50, after: $membersAfter) {
        nodes {
          role
          since
          principal {
            uid
            displayName
          }
        }
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `),"mutation ConsoleCreateGroup($input: CreateGroupInput!) { createGroup(input: $input) { revision } }":new $(`
    mutation ConsoleCreateGroup($input: CreateGroupInput!) {
  createGroup(input: $input) {
    revision
  }
}
    `),"mutation ConsoleRenameGroup($input: RenameGroupInput!) { renameGroup(input: $input) { revision } }":new $(`
    mutation ConsoleRenameGroup($input: RenameGroupInput!) {
  renameGroup(input: $input) {
    revision
  }
}
    `),"mutation ConsoleAddMember($input: AddMemberInput!) { addMember(input: $input) { revision } }":new $(`
    mutation ConsoleAddMember($input: AddMemberInput!) {
  addMember(input: $input) {
    revision
  }
}
    `),"mutation ConsoleRemoveMember($input: RemoveMemberInput!) { removeMember(input: $input) { revision } }":new $(`
    mutation ConsoleRemoveMember($input: RemoveMemberInput!) {
  removeMember(input: $input) {
    revision
  }
}
    `),"query ConsoleSettings { settings }":new $(`
    query ConsoleSettings {
  settings
}
    `),"mutation ConsoleUpdateSettings($input: UpdateSettingsInput!) { updateSettings(input: $input) { settings } }":new $(`
    mutation ConsoleUpdateSettings($input: UpdateSettingsInput!) {
  updateSettings(input: $input) {
    settings
  }
}
    `),"\n  query ConsolePrincipals($after: String) {\n    principals(first: 50, after: $after) {\n      nodes {\n        uid\n        kind\n        displayName\n        active\n        owner {\n          uid\n          displayName\n        }\n        groups {\n          name\n        }\n        page {\n          slug\n        }\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n":new $(`
    query ConsolePrincipals($after: String) {
  principals(first: 50, after: $after) {
    nodes {
      uid
      kind
      displayName
      active
      owner {
        uid
        displayName
      }
      groups {
        name
      }
      page {
        slug
      }
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `),"mutation ConsoleCreatePrincipal($input: CreatePrincipalInput!) { createPrincipal(input: $input) { revision } }":new $(`
    mutation ConsoleCreatePrincipal($input: CreatePrincipalInput!) {
  createPrincipal(input: $input) {
    revision
  }
}
    `),"mutation ConsoleUpdatePrincipal($input: UpdatePrincipalInput!) { updatePrincipal(input: $input) { revision } }":new $(`
    mutation ConsoleUpdatePrincipal($input: UpdatePrincipalInput!) {
  updatePrincipal(input: $input) {
    revision
  }
}
    `),"mutation ConsoleSetActive($input: SetPrincipalActiveInput!) { setPrincipalActive(input: $input) { revision } }":new $(`
    mutation ConsoleSetActive($input: SetPrincipalActiveInput!) {
  setPrincipalActive(input: $input) {
    revision
  }
}
    `),"\n  query ConsoleTokens($principal: String, $after: String) {\n    tokens(principal: $principal, first: 50, after: $after) {\n      nodes {\n        id\n        name\n        capabilities\n        channels\n        createdAt\n        expiresAt\n        lastUsedAt\n        revokedAt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n":new $(`
    query ConsoleTokens($principal: String, $after: String) {
  tokens(principal: $principal, first: 50, after: $after) {
    nodes {
      id
      name
      capabilities
      channels
      createdAt
      expiresAt
      lastUsedAt
      revokedAt
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `),"mutation ConsoleCreateToken($input: CreateTokenInput!) { createToken(input: $input) { id secret } }":new $(`
    mutation ConsoleCreateToken($input: CreateTokenInput!) {
  createToken(input: $input) {
    id
    secret
  }
}
    `),"mutation ConsoleRevokeToken($input: RevokeTokenInput!) { revokeToken(input: $input) { revision } }":new $(`
    mutation ConsoleRevokeToken($input: RevokeTokenInput!) {
  revokeToken(input: $input) {
    revision
  }
}
    `),"\n  query ConsoleExplainAccess($item: ID!, $principal: String!) {\n    explainAccess(item: $item, principal: $principal) {\n      allowed\n      rule\n      memberships\n      text\n    }\n  }\n":new $(`
    query ConsoleExplainAccess($item: ID!, $principal: String!) {
  explainAccess(item: $item, principal: $principal) {
    allowed
    rule
    memberships
    text
  }
}
    `),"\n  query ConsoleClaim($id: ID!) {\n    claim(id: $id) {\n      ...ClaimLine\n      context\n      property\n      freshness\n      validFrom\n      validUntil\n      retiredAt\n      retiredReason\n      settledAt\n      settledBy {\n        displayName\n      }\n      quality\n      outcome\n      outcomeNote\n      evidence {\n        ...EvidenceLine\n      }\n      questions: findings {\n        id\n        kind\n        explanation\n        openedAt\n      }\n      holderPage: holder {\n        slug\n        title\n        type\n      }\n      supersedes {\n        ...ChainLink\n        supersedes {\n          ...ChainLink\n          supersedes {\n            ...ChainLink\n          }\n        }\n      }\n      supersededBy {\n        ...ChainLink\n        supersededBy {\n          ...ChainLink\n          supersededBy {\n            ...ChainLink\n          }\n        }\n      }\n    }\n  }\n":new $(`
    query ConsoleClaim($id: ID!) {
  claim(id: $id) {
    ...ClaimLine
    context
    property
    freshness
    validFrom
    validUntil
    retiredAt
    retiredReason
    settledAt
    settledBy {
      displayName
    }
    quality
    outcome
    outcomeNote
    evidence {
      ...EvidenceLine
    }
    questions: findings {
      id
      kind
      explanation
      openedAt
    }
    holderPage: holder {
      slug
      title
      type
    }
    supersedes {
      ...ChainLink
      supersedes {
        ...ChainLink
        supersedes {
          ...ChainLink
        }
      }
    }
    supersededBy {
      ...ChainLink
      supersededBy {
        ...ChainLink
        supersededBy {
          ...ChainLink
        }
      }
    }
  }
}
    fragment ChainLink on Claim {
  id
  text
  state
  recordedAt
  retiredReason
  author {
    displayName
  }
}
fragment EvidenceLine on Evidence {
  id
  kind
  observedAt
  recordedAt
  note
  locator
  url
  origin
  excerpt
}
fragment ClaimLine on Claim {
  id
  text
  family
  kind
  state
  expired
  scope
  importance
  confidence
  weight
  trust
  wantedName
  recordedAt
  due
  evidenceChanged
  about {
    __typename
    ... on Page {
      slug
      title
      type
    }
    ... on Channel {
      externalId
      channelTitle: title
    }
  }
  author {
    uid
    displayName
    owner {
      uid
    }
  }
  holder {
    slug
  }
  findings {
    id
  }
}`),"\n  fragment ChainLink on Claim {\n    id\n    text\n    state\n    recordedAt\n    retiredReason\n    author {\n      displayName\n    }\n  }\n":oa,"mutation ConsoleCorrect($input: CorrectInput!) { correct(input: $input) { claim { id } } }":new $(`
    mutation ConsoleCorrect($input: CorrectInput!) {
  correct(input: $input) {
    claim {
      id
    }
  }
}
    `),"mutation ConsoleForget($input: ForgetInput!) { forget(input: $input) { queued } }":new $(`
    mutation ConsoleForget($input: ForgetInput!) {
  forget(input: $input) {
    queued
  }
}
    `),"mutation ConsoleDispute($input: DisputeInput!) { dispute(input: $input) { finding { id } } }":new $(`
    mutation ConsoleDispute($input: DisputeInput!) {
  dispute(input: $input) {
    finding {
      id
    }
  }
}
    `),"mutation ConsoleResolve($input: ResolveTakeInput!) { resolveTake(input: $input) { revision } }":new $(`
    mutation ConsoleResolve($input: ResolveTakeInput!) {
  resolveTake(input: $input) {
    revision
  }
}
    `),"mutation ConsoleComplete($input: CompleteCommitmentInput!) { completeCommitment(input: $input) { revision } }":new $(`
    mutation ConsoleComplete($input: CompleteCommitmentInput!) {
  completeCommitment(input: $input) {
    revision
  }
}
    `),"mutation ConsoleRescopeClaim($input: RescopeInput!) { rescope(input: $input) { revision } }":new $(`
    mutation ConsoleRescopeClaim($input: RescopeInput!) {
  rescope(input: $input) {
    revision
  }
}
    `),"\n  fragment EvidenceLine on Evidence {\n    id\n    kind\n    observedAt\n    recordedAt\n    note\n    locator\n    url\n    origin\n    excerpt\n  }\n":na,"mutation ConsoleRemember($input: RememberInput!) { remember(input: $input) { status claim { id } } }":new $(`
    mutation ConsoleRemember($input: RememberInput!) {
  remember(input: $input) {
    status
    claim {
      id
    }
  }
}
    `),"\n  fragment ClaimLine on Claim {\n    id\n    text\n    family\n    kind\n    state\n    expired\n    scope\n    importance\n    confidence\n    weight\n    trust\n    wantedName\n    recordedAt\n    due\n    evidenceChanged\n    about {\n      __typename\n      ... on Page {\n        slug\n        title\n        type\n      }\n      ... on Channel {\n        externalId\n        channelTitle: title\n      }\n    }\n    author {\n      uid\n      displayName\n      owner {\n        uid\n      }\n    }\n    holder {\n      slug\n    }\n    findings {\n      id\n    }\n  }\n":ra,"\n  query ConsoleFindPages($text: String, $type: String) {\n    pages(filter: { text: $text, type: $type }, first: 12) {\n      nodes {\n        slug\n        title\n        type\n      }\n    }\n  }\n":new $(`
    query ConsoleFindPages($text: String, $type: String) {
  pages(filter: {text: $text, type: $type}, first: 12) {
    nodes {
      slug
      title
      type
    }
  }
}
    `),"\n  query ConsolePrincipalNames {\n    principals(first: 500) {\n      nodes {\n        uid\n        displayName\n        kind\n        active\n      }\n    }\n  }\n":new $(`
    query ConsolePrincipalNames {
  principals(first: 500) {
    nodes {
      uid
      displayName
      kind
      active
    }
  }
}
    `)};function ca(e){return sa[e]??{}}var la=[[`year`,31557600],[`month`,2629800],[`week`,604800],[`day`,86400],[`hour`,3600],[`minute`,60]];function ua(e,t,n){let r=(t.getTime()-n.getTime())/1e3;for(let[t,n]of la)if(Math.abs(r)>=n)return e.format(Math.trunc(r/n),t);return e.format(Math.trunc(Math.min(0,r)/1)===0?0:Math.trunc(r),`second`)}function da(){let{language:e}=_();return(0,C.useMemo)(()=>{let t=new Intl.NumberFormat(e),n=new Intl.NumberFormat(e,{style:`percent`}),r=new Intl.DateTimeFormat(e,{dateStyle:`medium`}),i=new Intl.DateTimeFormat(e,{dateStyle:`medium`,timeStyle:`short`}),a=new Intl.RelativeTimeFormat(e,{numeric:`auto`,style:`short`});return{number:e=>t.format(e),percent:e=>n.format(e),day:e=>r.format(new Date(e)),moment:e=>i.format(new Date(e)),ago:e=>ua(a,new Date(e),new Date)}},[e])}var fa=ca(`
  query ConsoleSession {
    viewer {
      principal {
        uid
        kind
        displayName
        page {
          slug
        }
        groups {
          gid
          name
        }
      }
      roles
      capabilities
      stewardOf {
        gid
        name
      }
    }
    vocabulary {
      objectTypes {
        name
        slugPrefix
        primitive
        subtypes
        pack
        properties {
          name
          type
        }
      }
      linkTypes {
        name
        inverse
        from
        to
        pack
      }
      claimKinds
      eventTypes
    }
    findings(state: OPEN, first: 1) {
      totalCount
    }
    suggestions(state: OPEN, first: 1) {
      totalCount
    }
  }
`),pa=(0,C.createContext)(null);function ma(){let e=(0,C.use)(pa);if(!e)throw Error(`no session outside of the frame`);return e}function ha(){let{viewer:e}=ma(),t=e.roles.includes(`ADMIN`),n=t||e.roles.includes(`CURATOR`),r=e.principal.kind===`HUMAN`,i=e.roles.includes(`CURATOR`);return{admin:t,curator:n,curates:i,human:r,viewAs:i&&r,uid:e.principal.uid}}export{Cn as $,Gr as A,Nr as B,Ii as C,_i as D,Si as E,Kr as F,Qn as G,jr as H,Jr as I,ar as J,_r as K,Q as L,Ur as M,Hr as N,hi as O,Rr as P,dr as Q,Yr as R,Li as S,Ei as T,Or as U,Mr as V,Sr as W,lr as X,sr as Y,Jn as Z,Hi as _,da as a,_n as at,zi as b,ea as c,yn as ct,Ji as d,j as dt,pr as et,Qi as f,A as ft,Ui as g,Gi as h,w as ht,ma as i,xn as it,Wr as j,zr as k,Yi as l,Zt as lt,Ki as m,D as mt,fa as n,vn as nt,ca as o,hn as ot,qi as p,T as pt,$n as q,ha as r,bn as rt,ta as s,gn as st,pa as t,Sn as tt,Zi as u,V as ut,Ri as v,Mi as w,Fi as x,Bi as y,ri as z};