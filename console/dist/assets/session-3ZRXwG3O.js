import{a as e,n as t,t as n}from"./jsx-runtime-Wy9s6hX0.js";import{ct as r}from"./catalogue-BLtCGhkX.js";var i=e(t(),1);function a(e){let t=(0,i.useRef)(e);return(0,i.useEffect)(()=>{t.current=e}),(0,i.useMemo)(()=>((...e)=>t.current?.(...e)),[])}function o(e,t){if(typeof e==`function`)return e(t);typeof e==`object`&&e&&`current`in e&&(e.current=t)}function s(...e){let t=new Map;return n=>{if(e.forEach(e=>{let r=o(e,n);r&&t.set(e,r)}),t.size>0)return()=>{e.forEach(e=>{let n=t.get(e);n&&typeof n==`function`?n():o(e,null)}),t.clear()}}}function c(...e){return(0,i.useCallback)(s(...e),e)}var l=n(),u=(0,i.createContext)({dir:`ltr`,toggleDirection:()=>{},setDirection:()=>{}});function d(){return(0,i.use)(u)}function f(e){return e?parseInt(e,10):0}function p(){return typeof window<`u`}function m(e){return _(e)?(e.nodeName||``).toLowerCase():`#document`}function h(e){var t;return(e==null||(t=e.ownerDocument)==null?void 0:t.defaultView)||window}function g(e){return((_(e)?e.ownerDocument:e.document)||window.document)?.documentElement}function _(e){return p()?e instanceof Node||e instanceof h(e).Node:!1}function v(e){return p()?e instanceof Element||e instanceof h(e).Element:!1}function y(e){return p()?e instanceof HTMLElement||e instanceof h(e).HTMLElement:!1}function b(e){return!p()||typeof ShadowRoot>`u`?!1:e instanceof ShadowRoot||e instanceof h(e).ShadowRoot}function x(e){let{overflow:t,overflowX:n,overflowY:r,display:i}=M(e);return/auto|scroll|overlay|hidden|clip/.test(t+r+n)&&i!==`inline`&&i!==`contents`}function S(e){return/^(table|td|th)$/.test(m(e))}function C(e){try{if(e.matches(`:popover-open`))return!0}catch{}try{return e.matches(`:modal`)}catch{return!1}}var w=/transform|translate|scale|rotate|perspective|filter/,T=/paint|layout|strict|content/,E=e=>!!e&&e!==`none`,D;function O(e){let t=v(e)?M(e):e;return E(t.transform)||E(t.translate)||E(t.scale)||E(t.rotate)||E(t.perspective)||!A()&&(E(t.backdropFilter)||E(t.filter))||w.test(t.willChange||``)||T.test(t.contain||``)}function k(e){let t=P(e);for(;y(t)&&!j(t);){if(O(t))return t;if(C(t))return null;t=P(t)}return null}function A(){return D??=typeof CSS<`u`&&CSS.supports&&CSS.supports(`-webkit-backdrop-filter`,`none`),D}function j(e){return/^(html|body|#document)$/.test(m(e))}function M(e){return h(e).getComputedStyle(e)}function N(e){return v(e)?{scrollLeft:e.scrollLeft,scrollTop:e.scrollTop}:{scrollLeft:e.scrollX,scrollTop:e.scrollY}}function P(e){if(m(e)===`html`)return e;let t=e.assignedSlot||e.parentNode||b(e)&&e.host||g(e);return b(t)?t.host:t}function ee(e){let t=P(e);return j(t)?(e.ownerDocument||e).body:y(t)&&x(t)?t:ee(t)}function F(e,t,n){t===void 0&&(t=[]),n===void 0&&(n=!0);let r=ee(e),i=r===e.ownerDocument?.body,a=h(r);if(i){let e=I(a);return t.concat(a,a.visualViewport||[],x(r)?r:[],e&&n?F(e):[])}return t.concat(r,F(r,[],n))}function I(e){return e.parent&&Object.getPrototypeOf(e.parent)?e.frameElement:null}var te=[`top`,`right`,`bottom`,`left`],L=Math.min,R=Math.max,ne=Math.round,re=Math.floor,z=e=>({x:e,y:e}),ie={left:`right`,right:`left`,bottom:`top`,top:`bottom`};function ae(e,t,n){return R(e,L(t,n))}function B(e,t){return typeof e==`function`?e(t):e}function V(e){return e.split(`-`)[0]}function H(e){return e.split(`-`)[1]}function oe(e){return e===`x`?`y`:`x`}function se(e){return e===`y`?`height`:`width`}function U(e){let t=e[0];return t===`t`||t===`b`?`y`:`x`}function ce(e){return oe(U(e))}function le(e,t,n){n===void 0&&(n=!1);let r=H(e),i=ce(e),a=se(i),o=i===`x`?r===(n?`end`:`start`)?`right`:`left`:r===`start`?`bottom`:`top`;return t.reference[a]>t.floating[a]&&(o=ve(o)),[o,ve(o)]}function ue(e){let t=ve(e);return[de(e),t,de(t)]}function de(e){return e.includes(`start`)?e.replace(`start`,`end`):e.replace(`end`,`start`)}var fe=[`left`,`right`],pe=[`right`,`left`],me=[`top`,`bottom`],he=[`bottom`,`top`];function ge(e,t,n){switch(e){case`top`:case`bottom`:return n?t?pe:fe:t?fe:pe;case`left`:case`right`:return t?me:he;default:return[]}}function _e(e,t,n,r){let i=H(e),a=ge(V(e),n===`start`,r);return i&&(a=a.map(e=>e+`-`+i),t&&(a=a.concat(a.map(de)))),a}function ve(e){let t=V(e);return ie[t]+e.slice(t.length)}function ye(e){return{top:e.top??0,right:e.right??0,bottom:e.bottom??0,left:e.left??0}}function be(e){return typeof e==`number`?{top:e,right:e,bottom:e,left:e}:ye(e)}function W(e){let{x:t,y:n,width:r,height:i}=e;return{width:r,height:i,top:n,left:t,right:t+r,bottom:n+i,x:t,y:n}}function xe(){let e=navigator.userAgentData;return e!=null&&e.platform?e.platform:navigator.platform}function Se(){let e=navigator.userAgentData;return e&&Array.isArray(e.brands)?e.brands.map(e=>{let{brand:t,version:n}=e;return t+`/`+n}).join(` `):navigator.userAgent}function Ce(){return/apple/i.test(navigator.vendor)}function we(){return xe().toLowerCase().startsWith(`mac`)&&!navigator.maxTouchPoints}function Te(){return Se().includes(`jsdom/`)}var Ee=`data-floating-ui-focusable`,De=`input:not([type='hidden']):not([disabled]),[contenteditable]:not([contenteditable='false']),textarea:not([disabled])`;function Oe(e){let t=e.activeElement;for(;((n=t)==null||(n=n.shadowRoot)==null?void 0:n.activeElement)!=null;){var n;t=t.shadowRoot.activeElement}return t}function G(e,t){if(!e||!t)return!1;let n=t.getRootNode==null?void 0:t.getRootNode();if(e.contains(t))return!0;if(n&&b(n)){let n=t;for(;n;){if(e===n)return!0;n=n.parentNode||n.host}}return!1}function K(e){return`composedPath`in e?e.composedPath()[0]:e.target}function ke(e,t){if(t==null)return!1;if(`composedPath`in e)return e.composedPath().includes(t);let n=e;return n.target!=null&&t.contains(n.target)}function Ae(e){return e.matches(`html,body`)}function q(e){return e?.ownerDocument||document}function je(e){return y(e)&&e.matches(De)}function Me(e){if(!e||Te())return!0;try{return e.matches(`:focus-visible`)}catch{return!0}}function Ne(e){return e?e.hasAttribute(Ee)?e:e.querySelector(`[`+Ee+`]`)||e:null}function Pe(e,t,n){return n===void 0&&(n=!0),e.filter(e=>e.parentId===t&&(!n||e.context?.open)).flatMap(t=>[t,...Pe(e,t.id,n)])}function Fe(e){return`nativeEvent`in e}function Ie(e,t){let n=[`mouse`,`pen`];return t||n.push(``,void 0),n.includes(e)}var J=typeof document<`u`?i.useLayoutEffect:function(){},Le={...i};function Re(e){let t=i.useRef(e);return J(()=>{t.current=e}),t}var ze=Le.useInsertionEffect||(e=>e());function Y(e){let t=i.useRef(()=>{});return ze(()=>{t.current=e}),i.useCallback(function(){var e=[...arguments];return t.current==null?void 0:t.current(...e)},[])}var Be=e(r(),1);function Ve(e,t,n){let{reference:r,floating:i}=e,a=U(t),o=ce(t),s=se(o),c=V(t),l=a===`y`,u=r.x+r.width/2-i.width/2,d=r.y+r.height/2-i.height/2,f=r[s]/2-i[s]/2,p;switch(c){case`top`:p={x:u,y:r.y-i.height};break;case`bottom`:p={x:u,y:r.y+r.height};break;case`right`:p={x:r.x+r.width,y:d};break;case`left`:p={x:r.x-i.width,y:d};break;default:p={x:r.x,y:r.y}}let m=H(t);return m&&(p[o]+=f*(m===`end`?1:-1)*(n&&l?-1:1)),p}async function He(e,t){t===void 0&&(t={});let{x:n,y:r,platform:i,rects:a,elements:o,strategy:s}=e,{boundary:c=`clippingAncestors`,rootBoundary:l=`viewport`,elementContext:u=`floating`,altBoundary:d=!1,padding:f=0}=B(t,e),p=be(f),m=o[d?u===`floating`?`reference`:`floating`:u],h=W(await i.getClippingRect({element:await(i.isElement==null?void 0:i.isElement(m))??!0?m:m.contextElement||await(i.getDocumentElement==null?void 0:i.getDocumentElement(o.floating)),boundary:c,rootBoundary:l,strategy:s})),g=u===`floating`?{x:n,y:r,width:a.floating.width,height:a.floating.height}:a.reference,_=await(i.getOffsetParent==null?void 0:i.getOffsetParent(o.floating)),v=await(i.isElement==null?void 0:i.isElement(_))&&await(i.getScale==null?void 0:i.getScale(_))||{x:1,y:1},y=W(i.convertOffsetParentRelativeRectToViewportRelativeRect?await i.convertOffsetParentRelativeRectToViewportRelativeRect({elements:o,rect:g,offsetParent:_,strategy:s}):g);return{top:(h.top-y.top+p.top)/v.y,bottom:(y.bottom-h.bottom+p.bottom)/v.y,left:(h.left-y.left+p.left)/v.x,right:(y.right-h.right+p.right)/v.x}}var Ue=50,We=async(e,t,n)=>{let{placement:r=`bottom`,strategy:i=`absolute`,middleware:a=[],platform:o}=n,s=o.detectOverflow?o:{...o,detectOverflow:He},c=await(o.isRTL==null?void 0:o.isRTL(t)),l=await o.getElementRects({reference:e,floating:t,strategy:i}),{x:u,y:d}=Ve(l,r,c),f=r,p=0,m={};for(let n=0;n<a.length;n++){let h=a[n];if(!h)continue;let{name:g,fn:_}=h,{x:v,y,data:b,reset:x}=await _({x:u,y:d,initialPlacement:r,placement:f,strategy:i,middlewareData:m,rects:l,platform:s,elements:{reference:e,floating:t}});u=v??u,d=y??d,m[g]={...m[g],...b},x&&p<Ue&&(p++,typeof x==`object`&&(x.placement&&(f=x.placement),x.rects&&(l=x.rects===!0?await o.getElementRects({reference:e,floating:t,strategy:i}):x.rects),{x:u,y:d}=Ve(l,f,c)),n=-1)}return{x:u,y:d,placement:f,strategy:i,middlewareData:m}},Ge=e=>({name:`arrow`,options:e,async fn(t){let{x:n,y:r,placement:i,rects:a,platform:o,elements:s,middlewareData:c}=t,{element:l,padding:u=0}=B(e,t)||{};if(l==null)return{};let d=be(u),f={x:n,y:r},p=ce(i),m=se(p),h=await o.getDimensions(l),g=p===`y`,_=g?`top`:`left`,v=g?`bottom`:`right`,y=g?`clientHeight`:`clientWidth`,b=a.reference[m]+a.reference[p]-f[p]-a.floating[m],x=f[p]-a.reference[p],S=await(o.getOffsetParent==null?void 0:o.getOffsetParent(l)),C=S?S[y]:0;C&&await(o.isElement==null?void 0:o.isElement(S))||(C=s.floating[y]||a.floating[m]);let w=b/2-x/2,T=C/2-h[m]/2-1,E=L(d[_],T),D=L(d[v],T),O=C-h[m]-D,k=C/2-h[m]/2+w,A=ae(E,k,O),j=!c.arrow&&H(i)!=null&&k!==A&&a.reference[m]/2-(k<E?E:D)-h[m]/2<0,M=j?k<E?k-E:k-O:0;return{[p]:f[p]+M,data:{[p]:A,centerOffset:k-A-M,...j&&{alignmentOffset:M}},reset:j}}}),Ke=function(e){return e===void 0&&(e={}),{name:`flip`,options:e,async fn(t){var n;let{placement:r,middlewareData:i,rects:a,initialPlacement:o,platform:s,elements:c}=t,{mainAxis:l=!0,crossAxis:u=!0,fallbackPlacements:d,fallbackStrategy:f=`bestFit`,fallbackAxisSideDirection:p=`none`,flipAlignment:m=!0,...h}=B(e,t);if((n=i.arrow)!=null&&n.alignmentOffset)return{};let g=V(r),_=U(o),v=V(o)===o,y=await(s.isRTL==null?void 0:s.isRTL(c.floating)),b=d||(v||!m?[ve(o)]:ue(o)),x=p!==`none`;!d&&x&&b.push(..._e(o,m,p,y));let S=[o,...b],C=await s.detectOverflow(t,h),w=[],T=i.flip?.overflows||[];if(l&&w.push(C[g]),u){let e=le(r,a,y);w.push(C[e[0]],C[e[1]])}if(T=[...T,{placement:r,overflows:w}],!w.every(e=>e<=0)){let e=(i.flip?.index||0)+1,t=S[e];if(t&&(u!==`alignment`||_===U(t)||T.every(e=>U(e.placement)!==_||e.overflows[0]>0)))return{data:{index:e,overflows:T},reset:{placement:t}};let n=T.filter(e=>e.overflows[0]<=0).sort((e,t)=>e.overflows[1]-t.overflows[1])[0]?.placement;if(!n)switch(f){case`bestFit`:{let e=T.filter(e=>{if(x){let t=U(e.placement);return t===_||t===`y`}return!0}).map(e=>[e.placement,e.overflows.filter(e=>e>0).reduce((e,t)=>e+t,0)]).sort((e,t)=>e[1]-t[1])[0]?.[0];e&&(n=e);break}case`initialPlacement`:n=o}if(r!==n)return{reset:{placement:n}}}return{}}}};function qe(e,t){return{top:e.top-t.height,right:e.right-t.width,bottom:e.bottom-t.height,left:e.left-t.width}}function Je(e){return te.some(t=>e[t]>=0)}var Ye=function(e){return e===void 0&&(e={}),{name:`hide`,options:e,async fn(t){let{rects:n,platform:r}=t,{strategy:i=`referenceHidden`,...a}=B(e,t);switch(i){case`referenceHidden`:{let e=qe(await r.detectOverflow(t,{...a,elementContext:`reference`}),n.reference);return{data:{referenceHiddenOffsets:e,referenceHidden:Je(e)}}}case`escaped`:{let e=qe(await r.detectOverflow(t,{...a,altBoundary:!0}),n.floating);return{data:{escapedOffsets:e,escaped:Je(e)}}}default:return{}}}}};function Xe(e){let t=L(...e.map(e=>e.left)),n=L(...e.map(e=>e.top)),r=R(...e.map(e=>e.right)),i=R(...e.map(e=>e.bottom));return{x:t,y:n,width:r-t,height:i-n}}function Ze(e){let t=e.slice().sort((e,t)=>e.y-t.y),n=[],r=null;for(let e=0;e<t.length;e++){let i=t[e];!r||i.y-r.y>r.height/2?n.push([i]):n[n.length-1].push(i),r=i}return n.map(e=>W(Xe(e)))}var Qe=function(e){return e===void 0&&(e={}),{name:`inline`,options:e,async fn(t){let{placement:n,elements:r,rects:i,platform:a,strategy:o}=t,{padding:s=2,x:c,y:l}=B(e,t),u=Array.from(await(a.getClientRects==null?void 0:a.getClientRects(r.reference))||[]);if(!u.length)return{};let d=Ze(u),f=W(Xe(u)),p=be(s);function m(){if(d.length===2&&(d[0].left>d[1].right||d[1].left>d[0].right)&&c!=null&&l!=null)return d.find(e=>c>e.left-p.left&&c<e.right+p.right&&l>e.top-p.top&&l<e.bottom+p.bottom)||f;if(d.length>=2){if(U(n)===`y`){let e=d[0],t=d[d.length-1],r=V(n)===`top`,i=e.top,a=t.bottom,o=r?e.left:t.left;return W({x:o,y:i,width:(r?e.right:t.right)-o,height:a-i})}let e=V(n)===`left`,t=R(...d.map(e=>e.right)),r=L(...d.map(e=>e.left)),i=d.filter(n=>e?n.left===r:n.right===t),a=i[0].top,o=i[i.length-1].bottom;return W({x:r,y:a,width:t-r,height:o-a})}return f}let h=await a.getElementRects({reference:{getBoundingClientRect:m},floating:r.floating,strategy:o});return i.reference.x!==h.reference.x||i.reference.y!==h.reference.y||i.reference.width!==h.reference.width||i.reference.height!==h.reference.height?{reset:{rects:h}}:{}}}},$e=new Set([`left`,`top`]);async function et(e,t){let{placement:n,platform:r,elements:i}=e,a=await(r.isRTL==null?void 0:r.isRTL(i.floating)),o=V(n),s=H(n),c=U(n)===`y`,l=$e.has(o)?-1:1,u=a&&c?-1:1,d=B(t,e),{mainAxis:f,crossAxis:p,alignmentAxis:m}=typeof d==`number`?{mainAxis:d,crossAxis:0,alignmentAxis:null}:{mainAxis:d.mainAxis||0,crossAxis:d.crossAxis||0,alignmentAxis:d.alignmentAxis};return s&&typeof m==`number`&&(p=s===`end`?m*-1:m),c?{x:p*u,y:f*l}:{x:f*l,y:p*u}}var tt=function(e){return e===void 0&&(e=0),{name:`offset`,options:e,async fn(t){var n;let{x:r,y:i,placement:a,middlewareData:o}=t,s=await et(t,e);return a===o.offset?.placement&&(n=o.arrow)!=null&&n.alignmentOffset?{}:{x:r+s.x,y:i+s.y,data:{...s,placement:a}}}}},nt=function(e){return e===void 0&&(e={}),{name:`shift`,options:e,async fn(t){let{x:n,y:r,placement:i,platform:a}=t,{mainAxis:o=!0,crossAxis:s=!1,limiter:c={fn:e=>{let{x:t,y:n}=e;return{x:t,y:n}}},...l}=B(e,t),u={x:n,y:r},d=await a.detectOverflow(t,l),f=U(i),p=oe(f),m=u[p],h=u[f],g=(e,t)=>ae(t+d[e===`y`?`top`:`left`],t,t-d[e===`y`?`bottom`:`right`]);o&&(m=g(p,m)),s&&(h=g(f,h));let _=c.fn({...t,[p]:m,[f]:h});return{..._,data:{x:_.x-n,y:_.y-r,enabled:{[p]:o,[f]:s}}}}}},rt=function(e){return e===void 0&&(e={}),{options:e,fn(t){let{x:n,y:r,placement:i,rects:a,middlewareData:o}=t,{offset:s=0,mainAxis:c=!0,crossAxis:l=!0}=B(e,t),u={x:n,y:r},d=U(i),f=oe(d),p=u[f],m=u[d],h=B(s,t),g=typeof h==`number`?{mainAxis:h,crossAxis:0}:{mainAxis:h.mainAxis??0,crossAxis:h.crossAxis??0};if(c){let e=f===`y`?`height`:`width`,t=a.reference[f]-a.floating[e]+g.mainAxis,n=a.reference[f]+a.reference[e]-g.mainAxis;p<t?p=t:p>n&&(p=n)}if(l){let e=f===`y`?`width`:`height`,t=$e.has(V(i)),n=a.reference[d]-a.floating[e]+(t&&o.offset?.[d]||0)+(t?0:g.crossAxis),r=a.reference[d]+a.reference[e]+(t?0:o.offset?.[d]||0)-(t?g.crossAxis:0);m<n?m=n:m>r&&(m=r)}return{[f]:p,[d]:m}}}},it=function(e){return e===void 0&&(e={}),{name:`size`,options:e,async fn(t){let{placement:n,rects:r,platform:i,elements:a}=t,{apply:o=()=>{},...s}=B(e,t),c=await i.detectOverflow(t,s),l=V(n),u=H(n),d=U(n)===`y`,{width:f,height:p}=r.floating,m,h;l===`top`||l===`bottom`?(m=l,h=u===(await(i.isRTL==null?void 0:i.isRTL(a.floating))?`start`:`end`)?`left`:`right`):(h=l,m=u===`end`?`top`:`bottom`);let g=p-c.top-c.bottom,_=f-c.left-c.right,v=L(p-c[m],g),y=L(f-c[h],_),b=t.middlewareData.shift,x=!b,S=v,C=y;b!=null&&b.enabled.x&&(C=_),b!=null&&b.enabled.y&&(S=g),x&&!u&&(d?C=f-2*R(c.left,c.right):S=p-2*R(c.top,c.bottom)),await o({...t,availableWidth:C,availableHeight:S});let w=await i.getDimensions(a.floating);return f!==w.width||p!==w.height?{reset:{rects:!0}}:{}}}};function at(e){let t=M(e),n=parseFloat(t.width)||0,r=parseFloat(t.height)||0,i=y(e),a=i?e.offsetWidth:n,o=i?e.offsetHeight:r,s=ne(n)!==a||ne(r)!==o;return s&&(n=a,r=o),{width:n,height:r,$:s}}function ot(e){return v(e)?e:e.contextElement}function X(e){let t=ot(e);if(!y(t))return z(1);let n=t.getBoundingClientRect(),{width:r,height:i,$:a}=at(t),o=(a?ne(n.width):n.width)/r,s=(a?ne(n.height):n.height)/i;return o&&Number.isFinite(o)||(o=1),s&&Number.isFinite(s)||(s=1),{x:o,y:s}}var st=z(0);function ct(e){let t=h(e);return!A()||!t.visualViewport?st:{x:t.visualViewport.offsetLeft,y:t.visualViewport.offsetTop}}function lt(e,t,n){return t===void 0&&(t=!1),!!n&&t&&n===h(e)}function Z(e,t,n,r){t===void 0&&(t=!1),n===void 0&&(n=!1);let i=e.getBoundingClientRect(),a=ot(e),o=z(1);t&&(r?v(r)&&(o=X(r)):o=X(e));let s=lt(a,n,r)?ct(a):z(0),c=(i.left+s.x)/o.x,l=(i.top+s.y)/o.y,u=i.width/o.x,d=i.height/o.y;if(a&&r){let e=h(a),t=v(r)?h(r):r,n=e,i=I(n);for(;i&&t!==n;){let e=X(i),t=i.getBoundingClientRect(),r=M(i),a=t.left+(i.clientLeft+parseFloat(r.paddingLeft))*e.x,o=t.top+(i.clientTop+parseFloat(r.paddingTop))*e.y;c*=e.x,l*=e.y,u*=e.x,d*=e.y,c+=a,l+=o,n=h(i),i=I(n)}}return W({width:u,height:d,x:c,y:l})}function ut(e,t){let n=N(e).scrollLeft;return t?t.left+n:Z(g(e)).left+n}function dt(e,t){let n=e.getBoundingClientRect();return{x:n.left+t.scrollLeft-ut(e,n),y:n.top+t.scrollTop}}function ft(e){let{elements:t,rect:n,offsetParent:r,strategy:i}=e,a=i===`fixed`,o=g(r),s=t?C(t.floating):!1;if(r===o||s&&a)return n;let c={scrollLeft:0,scrollTop:0},l=z(1),u=z(0),d=y(r);if((d||!a)&&((m(r)!==`body`||x(o))&&(c=N(r)),d)){let e=Z(r);l=X(r),u.x=e.x+r.clientLeft,u.y=e.y+r.clientTop}let f=o&&!d&&!a?dt(o,c):z(0);return{width:n.width*l.x,height:n.height*l.y,x:n.x*l.x-c.scrollLeft*l.x+u.x+f.x,y:n.y*l.y-c.scrollTop*l.y+u.y+f.y}}function pt(e){return e.getClientRects?Array.from(e.getClientRects()):[]}function mt(e){let t=N(e),n=e.ownerDocument.body,r=R(e.scrollWidth,e.clientWidth,n.scrollWidth,n.clientWidth),i=R(e.scrollHeight,e.clientHeight,n.scrollHeight,n.clientHeight),a=-t.scrollLeft+ut(e),o=-t.scrollTop;return M(n).direction===`rtl`&&(a+=R(e.clientWidth,n.clientWidth)-r),{width:r,height:i,x:a,y:o}}var ht=25;function gt(e,t,n){n===void 0&&(n=`viewport`);let r=n===`layoutViewport`,i=h(e),a=g(e),o=i.visualViewport,s=a.clientWidth,c=a.clientHeight,l=0,u=0;if(o){let e=!A()||t===`fixed`;r?e||(l=-o.offsetLeft,u=-o.offsetTop):(s=o.width,c=o.height,e&&(l=o.offsetLeft,u=o.offsetTop))}if(ut(a)<=0){let e=a.ownerDocument,t=e.body,n=getComputedStyle(t),r=e.compatMode===`CSS1Compat`&&parseFloat(n.marginLeft)+parseFloat(n.marginRight)||0,i=Math.abs(a.clientWidth-t.clientWidth-r),o=getComputedStyle(a).scrollbarGutter===`stable both-edges`?i/2:i;o<=ht&&(s-=o)}return{width:s,height:c,x:l,y:u}}function _t(e,t){let n=Z(e,!0,t===`fixed`),r=n.top+e.clientTop,i=n.left+e.clientLeft,a=X(e);return{width:e.clientWidth*a.x,height:e.clientHeight*a.y,x:i*a.x,y:r*a.y}}function vt(e,t,n){let r;if(t===`viewport`||t===`layoutViewport`)r=gt(e,n,t);else if(t===`document`)r=mt(g(e));else if(v(t))r=_t(t,n);else{let n=ct(e);r={x:t.x-n.x,y:t.y-n.y,width:t.width,height:t.height}}return W(r)}function yt(e,t){let n=t.get(e);if(n)return n;let r=F(e,[],!1).filter(e=>v(e)&&m(e)!==`body`),i=null,a=M(e).position===`fixed`,o=a?P(e):e;for(;v(o)&&!j(o);){let e=M(o),t=O(o),n=i?i.position:a?`fixed`:``;!t&&(n===`fixed`||n===`absolute`&&e.position===`static`)?r=r.filter(e=>e!==o):i=e,o=P(o)}return t.set(e,r),r}function bt(e){let{element:t,boundary:n,rootBoundary:r,strategy:i}=e,a=[...n===`clippingAncestors`?C(t)?[]:yt(t,this._c):[].concat(n),r],o=vt(t,a[0],i),s=o.top,c=o.right,l=o.bottom,u=o.left;for(let e=1;e<a.length;e++){let n=vt(t,a[e],i);s=R(n.top,s),c=L(n.right,c),l=L(n.bottom,l),u=R(n.left,u)}return{width:c-u,height:l-s,x:u,y:s}}function xt(e){let{width:t,height:n}=at(e);return{width:t,height:n}}function St(e,t,n){let r=y(t),i=g(t),a=n===`fixed`,o=Z(e,!0,a,t),s={scrollLeft:0,scrollTop:0},c=z(0);if((r||!a)&&((m(t)!==`body`||x(i))&&(s=N(t)),r)){let e=Z(t,!0,a,t);c.x=e.x+t.clientLeft,c.y=e.y+t.clientTop}!r&&i&&(c.x=ut(i));let l=i&&!r&&!a?dt(i,s):z(0);return{x:o.left+s.scrollLeft-c.x-l.x,y:o.top+s.scrollTop-c.y-l.y,width:o.width,height:o.height}}function Ct(e){return M(e).position===`static`}function wt(e,t){if(!y(e)||M(e).position===`fixed`)return null;if(t)return t(e);let n=e.offsetParent;return g(e)===n&&(n=n.ownerDocument.body),n}function Tt(e,t){let n=h(e);if(C(e))return n;if(!y(e)){let t=P(e);for(;t&&!j(t);){if(v(t)&&!Ct(t))return t;t=P(t)}return n}let r=wt(e,t);for(;r&&S(r)&&Ct(r);)r=wt(r,t);return r&&j(r)&&Ct(r)&&!O(r)?n:r||k(e)||n}var Et=async function(e){let t=this.getOffsetParent||Tt,n=this.getDimensions,r=await n(e.floating);return{reference:St(e.reference,await t(e.floating),e.strategy),floating:{x:0,y:0,width:r.width,height:r.height}}};function Dt(e){return M(e).direction===`rtl`}var Ot={convertOffsetParentRelativeRectToViewportRelativeRect:ft,getDocumentElement:g,getClippingRect:bt,getOffsetParent:Tt,getElementRects:Et,getClientRects:pt,getDimensions:xt,getScale:X,isElement:v,isRTL:Dt};function kt(e,t){return e.x===t.x&&e.y===t.y&&e.width===t.width&&e.height===t.height}function At(e,t,n){let r=null,i,a=g(e);function o(){var e;clearTimeout(i),(e=r)==null||e.disconnect(),r=null}function s(n,c){n===void 0&&(n=!1),c===void 0&&(c=1),o();let l=e.getBoundingClientRect(),{left:u,top:d,width:f,height:p}=l;if(n||t(),!f||!p)return;let m=re(d),h=re(a.clientWidth-(u+f)),g=re(a.clientHeight-(d+p)),_=re(u),v={rootMargin:-m+`px `+-h+`px `+-g+`px `+-_+`px`,threshold:R(0,L(1,c))||1},y=!0;function b(t){let n=t[0].intersectionRatio;if(!kt(l,e.getBoundingClientRect()))return s();if(n!==c){if(!y)return s();n?s(!1,n):i=setTimeout(()=>{s(!1,1e-7)},1e3)}y=!1}try{r=new IntersectionObserver(b,{...v,root:a.ownerDocument})}catch{r=new IntersectionObserver(b,v)}r.observe(e)}let c=h(e),l=()=>s(n);return c.addEventListener(`resize`,l),s(!0),()=>{c.removeEventListener(`resize`,l),o()}}function jt(e,t,n,r){r===void 0&&(r={});let{ancestorScroll:i=!0,ancestorResize:a=!0,elementResize:o=typeof ResizeObserver==`function`,layoutShift:s=typeof IntersectionObserver==`function`,animationFrame:c=!1}=r,l=ot(e),u=i||a?[...l?F(l):[],...t?F(t):[]]:[];u.forEach(e=>{i&&e.addEventListener(`scroll`,n),a&&e.addEventListener(`resize`,n)});let d=l&&s?At(l,n,a):null,f=-1,p=null;o&&(p=new ResizeObserver(e=>{let[r]=e;r&&r.target===l&&p&&t&&(p.unobserve(t),cancelAnimationFrame(f),f=requestAnimationFrame(()=>{var e;(e=p)==null||e.observe(t)})),n()}),l&&!c&&p.observe(l),t&&p.observe(t));let m,h=c?Z(e):null;c&&g();function g(){let t=Z(e);h&&!kt(h,t)&&n(),h=t,m=requestAnimationFrame(g)}return n(),()=>{var e;u.forEach(e=>{i&&e.removeEventListener(`scroll`,n),a&&e.removeEventListener(`resize`,n)}),d?.(),(e=p)==null||e.disconnect(),p=null,c&&cancelAnimationFrame(m)}}var Mt=tt,Nt=nt,Pt=Ke,Ft=it,It=Ye,Lt=Ge,Rt=Qe,zt=rt,Bt=(e,t,n)=>{let r=new Map,i=n??{},a={...Ot,...i.platform,_c:r};return We(e,t,{...i,platform:a})},Vt=typeof document<`u`?i.useLayoutEffect:function(){};function Ht(e,t){if(e===t)return!0;if(typeof e!=typeof t)return!1;if(typeof e==`function`&&e.toString()===t.toString())return!0;let n,r,i;if(e&&t&&typeof e==`object`){if(Array.isArray(e)){if(n=e.length,n!==t.length)return!1;for(r=n;r--!==0;)if(!Ht(e[r],t[r]))return!1;return!0}if(i=Object.keys(e),n=i.length,n!==Object.keys(t).length)return!1;for(r=n;r--!==0;)if(!{}.hasOwnProperty.call(t,i[r]))return!1;for(r=n;r--!==0;){let n=i[r];if(!(n===`_owner`&&e.$$typeof)&&!Ht(e[n],t[n]))return!1}return!0}return e!==e&&t!==t}function Ut(e){return typeof window>`u`?1:(e.ownerDocument.defaultView||window).devicePixelRatio||1}function Wt(e,t){let n=Ut(e);return Math.round(t*n)/n}function Gt(e){let t=i.useRef(e);return Vt(()=>{t.current=e}),t}function Kt(e){e===void 0&&(e={});let{placement:t=`bottom`,strategy:n=`absolute`,middleware:r=[],platform:a,elements:{reference:o,floating:s}={},transform:c=!0,whileElementsMounted:l,open:u}=e,[d,f]=i.useState({x:0,y:0,strategy:n,placement:t,middlewareData:{},isPositioned:!1}),[p,m]=i.useState(r);Ht(p,r)||m(r);let[h,g]=i.useState(null),[_,v]=i.useState(null),y=i.useCallback(e=>{e!==C.current&&(C.current=e,g(e))},[]),b=i.useCallback(e=>{e!==w.current&&(w.current=e,v(e))},[]),x=o||h,S=s||_,C=i.useRef(null),w=i.useRef(null),T=i.useRef(d),E=l!=null,D=Gt(l),O=Gt(a),k=Gt(u),A=i.useCallback(()=>{if(!C.current||!w.current)return;let e={placement:t,strategy:n,middleware:p};O.current&&(e.platform=O.current),Bt(C.current,w.current,e).then(e=>{let t={...e,isPositioned:k.current!==!1};j.current&&!Ht(T.current,t)&&(T.current=t,Be.flushSync(()=>{f(t)}))})},[p,t,n,O,k]);Vt(()=>{u===!1&&T.current.isPositioned&&(T.current.isPositioned=!1,f(e=>({...e,isPositioned:!1})))},[u]);let j=i.useRef(!1);Vt(()=>(j.current=!0,()=>{j.current=!1}),[]),Vt(()=>{if(x&&(C.current=x),S&&(w.current=S),x&&S){if(D.current)return D.current(x,S,A);A()}},[x,S,A,D,E]);let M=i.useMemo(()=>({reference:C,floating:w,setReference:y,setFloating:b}),[y,b]),N=i.useMemo(()=>({reference:x,floating:S}),[x,S]),P=i.useMemo(()=>{let e={position:n,left:0,top:0};if(!N.floating)return e;let t=Wt(N.floating,d.x),r=Wt(N.floating,d.y);return c?{...e,transform:`translate(`+t+`px, `+r+`px)`,...Ut(N.floating)>=1.5&&{willChange:`transform`}}:{position:n,left:t,top:r}},[n,c,N.floating,d.x,d.y]);return i.useMemo(()=>({...d,update:A,refs:M,elements:N,floatingStyles:P}),[d,A,M,N,P])}var qt=e=>{function t(e){return{}.hasOwnProperty.call(e,`current`)}return{name:`arrow`,options:e,fn(n){let{element:r,padding:i}=typeof e==`function`?e(n):e;return r&&t(r)?r.current==null?{}:Lt({element:r.current,padding:i}).fn(n):r?Lt({element:r,padding:i}).fn(n):{}}}},Jt=(e,t)=>{let n=Mt(e);return{name:n.name,fn:n.fn,options:[e,t]}},Yt=(e,t)=>{let n=Nt(e);return{name:n.name,fn:n.fn,options:[e,t]}},Xt=(e,t)=>({fn:zt(e).fn,options:[e,t]}),Zt=(e,t)=>{let n=Pt(e);return{name:n.name,fn:n.fn,options:[e,t]}},Qt=(e,t)=>{let n=Ft(e);return{name:n.name,fn:n.fn,options:[e,t]}},$t=(e,t)=>{let n=It(e);return{name:n.name,fn:n.fn,options:[e,t]}},en=(e,t)=>{let n=Rt(e);return{name:n.name,fn:n.fn,options:[e,t]}},tn=(e,t)=>{let n=qt(e);return{name:n.name,fn:n.fn,options:[e,t]}};function nn(e){let t=i.useRef(void 0),n=i.useCallback(t=>{let n=e.map(e=>{if(e!=null){if(typeof e==`function`){let n=e,r=n(t);return typeof r==`function`?r:()=>{n(null)}}return e.current=t,()=>{e.current=null}}});return()=>{n.forEach(e=>e?.())}},e);return i.useMemo(()=>e.every(e=>e==null)?null:e=>{t.current&&=(t.current(),void 0),e!=null&&(t.current=n(e))},e)}var rn=`data-floating-ui-focusable`,an=`active`,on=`selected`,sn=`ArrowLeft`,cn=`ArrowRight`,ln=`ArrowUp`,un=`ArrowDown`,dn=[sn,cn],fn=[ln,un];[...dn,...fn];var pn={...i},mn=!1,hn=0,gn=()=>`floating-ui-`+Math.random().toString(36).slice(2,6)+hn++;function _n(){let[e,t]=i.useState(()=>mn?gn():void 0);return J(()=>{e??t(gn())},[]),i.useEffect(()=>{mn=!0},[]),e}var vn=pn.useId||_n;function yn(){let e=new Map;return{emit(t,n){var r;(r=e.get(t))==null||r.forEach(e=>e(n))},on(t,n){e.has(t)||e.set(t,new Set),e.get(t).add(n)},off(t,n){var r;(r=e.get(t))==null||r.delete(n)}}}var bn=i.createContext(null),xn=i.createContext(null),Sn=()=>i.useContext(bn)?.id||null,Cn=()=>i.useContext(xn);function wn(e){return`data-floating-ui-`+e}function Q(e){e.current!==-1&&(clearTimeout(e.current),e.current=-1)}var Tn=wn(`safe-polygon`);function En(e,t,n){if(n&&!Ie(n))return 0;if(typeof e==`number`)return e;if(typeof e==`function`){let n=e();return typeof n==`number`?n:n?.[t]}return e?.[t]}function Dn(e){return typeof e==`function`?e():e}function On(e,t){t===void 0&&(t={});let{open:n,onOpenChange:r,dataRef:a,events:o,elements:s}=e,{enabled:c=!0,delay:l=0,handleClose:u=null,mouseOnly:d=!1,restMs:f=0,move:p=!0}=t,m=Cn(),h=Sn(),g=Re(u),_=Re(l),y=Re(n),b=Re(f),x=i.useRef(),S=i.useRef(-1),C=i.useRef(),w=i.useRef(-1),T=i.useRef(!0),E=i.useRef(!1),D=i.useRef(()=>{}),O=i.useRef(!1),k=Y(()=>{let e=a.current.openEvent?.type;return e?.includes(`mouse`)&&e!==`mousedown`});i.useEffect(()=>{if(!c)return;function e(e){let{open:t}=e;t||(Q(S),Q(w),T.current=!0,O.current=!1)}return o.on(`openchange`,e),()=>{o.off(`openchange`,e)}},[c,o]),i.useEffect(()=>{if(!c||!g.current||!n)return;function e(e){k()&&r(!1,e,`hover`)}let t=q(s.floating).documentElement;return t.addEventListener(`mouseleave`,e),()=>{t.removeEventListener(`mouseleave`,e)}},[s.floating,n,r,c,g,k]);let A=i.useCallback(function(e,t,n){t===void 0&&(t=!0),n===void 0&&(n=`hover`);let i=En(_.current,`close`,x.current);i&&!C.current?(Q(S),S.current=window.setTimeout(()=>r(!1,e,n),i)):t&&(Q(S),r(!1,e,n))},[_,r]),j=Y(()=>{D.current(),C.current=void 0}),M=Y(()=>{if(E.current){let e=q(s.floating).body;e.style.pointerEvents=``,e.removeAttribute(Tn),E.current=!1}}),N=Y(()=>a.current.openEvent?[`click`,`mousedown`].includes(a.current.openEvent.type):!1);i.useEffect(()=>{if(!c)return;function e(e){if(Q(S),T.current=!1,d&&!Ie(x.current)||Dn(b.current)>0&&!En(_.current,`open`))return;let t=En(_.current,`open`,x.current);t?S.current=window.setTimeout(()=>{y.current||r(!0,e,`hover`)},t):n||r(!0,e,`hover`)}function t(e){if(N()){M();return}D.current();let t=q(s.floating);if(Q(w),O.current=!1,g.current&&a.current.floatingContext){n||Q(S),C.current=g.current({...a.current.floatingContext,tree:m,x:e.clientX,y:e.clientY,onClose(){M(),j(),N()||A(e,!0,`safe-polygon`)}});let r=C.current;t.addEventListener(`mousemove`,r),D.current=()=>{t.removeEventListener(`mousemove`,r)}}else x.current===`touch`&&G(s.floating,e.relatedTarget)||A(e)}function i(e){N()||a.current.floatingContext&&(g.current==null||g.current({...a.current.floatingContext,tree:m,x:e.clientX,y:e.clientY,onClose(){M(),j(),N()||A(e)}})(e))}function o(){Q(S)}function l(e){N()||A(e,!1)}if(v(s.domReference)){let r=s.domReference,a=s.floating;return n&&r.addEventListener(`mouseleave`,i),p&&r.addEventListener(`mousemove`,e,{once:!0}),r.addEventListener(`mouseenter`,e),r.addEventListener(`mouseleave`,t),a&&(a.addEventListener(`mouseleave`,i),a.addEventListener(`mouseenter`,o),a.addEventListener(`mouseleave`,l)),()=>{n&&r.removeEventListener(`mouseleave`,i),p&&r.removeEventListener(`mousemove`,e),r.removeEventListener(`mouseenter`,e),r.removeEventListener(`mouseleave`,t),a&&(a.removeEventListener(`mouseleave`,i),a.removeEventListener(`mouseenter`,o),a.removeEventListener(`mouseleave`,l))}}},[s,c,e,d,p,A,j,M,r,n,y,m,_,g,a,N,b]),J(()=>{var e;if(c&&n&&(e=g.current)!=null&&(e=e.__options)!=null&&e.blockPointerEvents&&k()){E.current=!0;let e=s.floating;if(v(s.domReference)&&e){var t;let n=q(s.floating).body;n.setAttribute(Tn,``);let r=s.domReference,i=m==null||(t=m.nodesRef.current.find(e=>e.id===h))==null||(t=t.context)==null?void 0:t.elements.floating;return i&&(i.style.pointerEvents=``),n.style.pointerEvents=`none`,r.style.pointerEvents=`auto`,e.style.pointerEvents=`auto`,()=>{n.style.pointerEvents=``,r.style.pointerEvents=``,e.style.pointerEvents=``}}}},[c,n,h,s,m,g,k]),J(()=>{n||(x.current=void 0,O.current=!1,j(),M())},[n,j,M]),i.useEffect(()=>()=>{j(),Q(S),Q(w),M()},[c,s.domReference,j,M]);let P=i.useMemo(()=>{function e(e){x.current=e.pointerType}return{onPointerDown:e,onPointerEnter:e,onMouseMove(e){let{nativeEvent:t}=e;function i(){!T.current&&!y.current&&r(!0,t,`hover`)}d&&!Ie(x.current)||n||Dn(b.current)===0||O.current&&e.movementX**2+e.movementY**2<2||(Q(w),x.current===`touch`?i():(O.current=!0,w.current=window.setTimeout(i,Dn(b.current))))}}},[d,r,n,y,b]);return i.useMemo(()=>c?{reference:P}:{},[c,P])}var kn=()=>{},An=i.createContext({delay:0,initialDelay:0,timeoutMs:0,currentId:null,setCurrentId:kn,setState:kn,isInstantPhase:!1}),jn=()=>i.useContext(An);function Mn(e){let{children:t,delay:n,timeoutMs:r=0}=e,[a,o]=i.useReducer((e,t)=>({...e,...t}),{delay:n,timeoutMs:r,initialDelay:n,currentId:null,isInstantPhase:!1}),s=i.useRef(null),c=i.useCallback(e=>{o({currentId:e})},[]);return J(()=>{a.currentId?s.current===null?s.current=a.currentId:a.isInstantPhase||o({isInstantPhase:!0}):(a.isInstantPhase&&o({isInstantPhase:!1}),s.current=null)},[a.currentId,a.isInstantPhase]),(0,l.jsx)(An.Provider,{value:i.useMemo(()=>({...a,setState:o,setCurrentId:c}),[a,c]),children:t})}function Nn(e,t){t===void 0&&(t={});let{open:n,onOpenChange:r,floatingId:i}=e,{id:a,enabled:o=!0}=t,s=a??i,c=jn(),{currentId:l,setCurrentId:u,initialDelay:d,setState:f,timeoutMs:p}=c;return J(()=>{o&&l&&(f({delay:{open:1,close:En(d,`close`)}}),l!==s&&r(!1))},[o,s,r,f,l,d]),J(()=>{function e(){r(!1),f({delay:d,currentId:null})}if(o&&l&&!n&&l===s){if(p){let t=window.setTimeout(e,p);return()=>{clearTimeout(t)}}e()}},[o,n,f,l,s,r,d,p]),J(()=>{o&&u!==kn&&n&&u(s)},[o,n,u,s]),c}function Pn(e,t){if(!e||!t)return!1;let n=t.getRootNode==null?void 0:t.getRootNode();if(e.contains(t))return!0;if(n&&b(n)){let n=t;for(;n;){if(e===n)return!0;n=n.parentNode||n.host}}return!1}function Fn(e){return`composedPath`in e?e.composedPath()[0]:e.target}var In={pointerdown:`onPointerDown`,mousedown:`onMouseDown`,click:`onClick`},Ln={pointerdown:`onPointerDownCapture`,mousedown:`onMouseDownCapture`,click:`onClickCapture`},Rn=e=>({escapeKey:typeof e==`boolean`?e:e?.escapeKey??!1,outsidePress:typeof e==`boolean`?e:e?.outsidePress??!0});function zn(e,t){t===void 0&&(t={});let{open:n,onOpenChange:r,elements:a,dataRef:o}=e,{enabled:s=!0,escapeKey:c=!0,outsidePress:l=!0,outsidePressEvent:u=`pointerdown`,referencePress:d=!1,referencePressEvent:f=`pointerdown`,ancestorScroll:p=!1,bubbles:m,capture:h}=t,g=Cn(),_=Y(typeof l==`function`?l:()=>!1),b=typeof l==`function`?_:l,x=i.useRef(!1),{escapeKey:S,outsidePress:C}=Rn(m),{escapeKey:w,outsidePress:T}=Rn(h),E=i.useRef(!1),D=Y(e=>{if(!n||!s||!c||e.key!==`Escape`||E.current)return;let t=o.current.floatingContext?.nodeId,i=g?Pe(g.nodesRef.current,t):[];if(!S&&(e.stopPropagation(),i.length>0)){let e=!0;if(i.forEach(t=>{var n;(n=t.context)!=null&&n.open&&!t.context.dataRef.current.__escapeKeyBubbles&&(e=!1)}),!e)return}r(!1,Fe(e)?e.nativeEvent:e,`escape-key`)}),O=Y(e=>{var t;let n=()=>{var t;D(e),(t=K(e))==null||t.removeEventListener(`keydown`,n)};(t=K(e))==null||t.addEventListener(`keydown`,n)}),k=Y(e=>{let t=o.current.insideReactTree;o.current.insideReactTree=!1;let n=x.current;if(x.current=!1,u===`click`&&n||t||typeof b==`function`&&!b(e))return;let i=K(e),s=`[`+wn(`inert`)+`]`,c=q(a.floating).querySelectorAll(s),l=v(i)?i:null;for(;l&&!j(l);){let e=P(l);if(j(e)||!v(e))break;l=e}if(c.length&&v(i)&&!Ae(i)&&!G(i,a.floating)&&Array.from(c).every(e=>!G(l,e)))return;if(y(i)&&I){let t=j(i),n=M(i),r=/auto|scroll/,a=t||r.test(n.overflowX),o=t||r.test(n.overflowY),s=a&&i.clientWidth>0&&i.scrollWidth>i.clientWidth,c=o&&i.clientHeight>0&&i.scrollHeight>i.clientHeight,l=n.direction===`rtl`,u=c&&(l?e.offsetX<=i.offsetWidth-i.clientWidth:e.offsetX>i.clientWidth),d=s&&e.offsetY>i.clientHeight;if(u||d)return}let d=o.current.floatingContext?.nodeId,f=g&&Pe(g.nodesRef.current,d).some(t=>ke(e,t.context?.elements.floating));if(ke(e,a.floating)||ke(e,a.domReference)||f)return;let p=g?Pe(g.nodesRef.current,d):[];if(p.length>0){let e=!0;if(p.forEach(t=>{var n;(n=t.context)!=null&&n.open&&!t.context.dataRef.current.__outsidePressBubbles&&(e=!1)}),!e)return}r(!1,e,`outside-press`)}),N=Y(e=>{var t;let n=()=>{var t;k(e),(t=K(e))==null||t.removeEventListener(u,n)};(t=K(e))==null||t.addEventListener(u,n)});i.useEffect(()=>{if(!n||!s)return;o.current.__escapeKeyBubbles=S,o.current.__outsidePressBubbles=C;let e=-1;function t(e){r(!1,e,`ancestor-scroll`)}function i(){window.clearTimeout(e),E.current=!0}function l(){e=window.setTimeout(()=>{E.current=!1},A()?5:0)}let d=q(a.floating);c&&(d.addEventListener(`keydown`,w?O:D,w),d.addEventListener(`compositionstart`,i),d.addEventListener(`compositionend`,l)),b&&d.addEventListener(u,T?N:k,T);let f=[];return p&&(v(a.domReference)&&(f=F(a.domReference)),v(a.floating)&&(f=f.concat(F(a.floating))),!v(a.reference)&&a.reference&&a.reference.contextElement&&(f=f.concat(F(a.reference.contextElement)))),f=f.filter(e=>e!==d.defaultView?.visualViewport),f.forEach(e=>{e.addEventListener(`scroll`,t)}),()=>{c&&(d.removeEventListener(`keydown`,w?O:D,w),d.removeEventListener(`compositionstart`,i),d.removeEventListener(`compositionend`,l)),b&&d.removeEventListener(u,T?N:k,T),f.forEach(e=>{e.removeEventListener(`scroll`,t)}),window.clearTimeout(e)}},[o,a,c,b,u,n,r,p,s,S,C,D,w,O,k,T,N]),i.useEffect(()=>{o.current.insideReactTree=!1},[o,b,u]);let ee=i.useMemo(()=>({onKeyDown:D,...d&&{[In[f]]:e=>{r(!1,e.nativeEvent,`reference-press`)},...f!==`click`&&{onClick(e){r(!1,e.nativeEvent,`reference-press`)}}}}),[D,r,d,f]),I=i.useMemo(()=>{function e(e){e.button===0&&(x.current=!0)}return{onKeyDown:D,onMouseDown:e,onMouseUp:e,[Ln[u]]:()=>{o.current.insideReactTree=!0}}},[D,u,o]);return i.useMemo(()=>s?{reference:ee,floating:I}:{},[s,ee,I])}function Bn(e){let{open:t=!1,onOpenChange:n,elements:r}=e,a=vn(),o=i.useRef({}),[s]=i.useState(()=>yn()),c=Sn()!=null,[l,u]=i.useState(r.reference),d=Y((e,t,r)=>{o.current.openEvent=e?t:void 0,s.emit(`openchange`,{open:e,event:t,reason:r,nested:c}),n?.(e,t,r)}),f=i.useMemo(()=>({setPositionReference:u}),[]),p=i.useMemo(()=>({reference:l||r.reference||null,floating:r.floating||null,domReference:r.reference}),[l,r.reference,r.floating]);return i.useMemo(()=>({dataRef:o,open:t,onOpenChange:d,elements:p,events:s,floatingId:a,refs:f}),[t,d,p,s,a,f])}function Vn(e){let{elements:t,...n}=e===void 0?{}:e,{nodeId:r}=n,a=Bn({...n,elements:{reference:t?.reference??null,floating:t?.floating??null}}),o=n.rootContext||a,s=o.elements,[c,l]=i.useState(null),[u,d]=i.useState(null),f=s?.domReference||c,p=i.useRef(null),m=Cn();J(()=>{f&&(p.current=f)},[f]);let h=Kt({...n,elements:{...s,...u&&{reference:u}}}),g=i.useCallback(e=>{let t=v(e)?{getBoundingClientRect:()=>e.getBoundingClientRect(),getClientRects:()=>e.getClientRects(),contextElement:e}:e;d(t),h.refs.setReference(t)},[h.refs]),_=i.useCallback(e=>{(v(e)||e===null)&&(p.current=e,l(e)),(v(h.refs.reference.current)||h.refs.reference.current===null||e!==null&&!v(e))&&h.refs.setReference(e)},[h.refs]),y=i.useMemo(()=>({...h.refs,setReference:_,setPositionReference:g,domReference:p}),[h.refs,_,g]),b=i.useMemo(()=>({...h.elements,domReference:f}),[h.elements,f]),x=i.useMemo(()=>({...h,...o,refs:y,elements:b,nodeId:r}),[h,y,b,r,o]);return J(()=>{o.dataRef.current.floatingContext=x;let e=m?.nodesRef.current.find(e=>e.id===r);e&&(e.context=x)}),i.useMemo(()=>({...h,context:x,refs:y,elements:b}),[h,y,b,x])}function Hn(){return we()&&Ce()}function Un(e,t){t===void 0&&(t={});let{open:n,onOpenChange:r,events:a,dataRef:o,elements:s}=e,{enabled:c=!0,visibleOnly:l=!0}=t,u=i.useRef(!1),d=i.useRef(-1),f=i.useRef(!0);i.useEffect(()=>{if(!c)return;let e=h(s.domReference);function t(){!n&&y(s.domReference)&&s.domReference===Oe(q(s.domReference))&&(u.current=!0)}function r(){f.current=!0}function i(){f.current=!1}return e.addEventListener(`blur`,t),Hn()&&(e.addEventListener(`keydown`,r,!0),e.addEventListener(`pointerdown`,i,!0)),()=>{e.removeEventListener(`blur`,t),Hn()&&(e.removeEventListener(`keydown`,r,!0),e.removeEventListener(`pointerdown`,i,!0))}},[s.domReference,n,c]),i.useEffect(()=>{if(!c)return;function e(e){let{reason:t}=e;(t===`reference-press`||t===`escape-key`)&&(u.current=!0)}return a.on(`openchange`,e),()=>{a.off(`openchange`,e)}},[a,c]),i.useEffect(()=>()=>{Q(d)},[]);let p=i.useMemo(()=>({onMouseLeave(){u.current=!1},onFocus(e){if(u.current)return;let t=K(e.nativeEvent);if(l&&v(t)){if(Hn()&&!e.relatedTarget){if(!f.current&&!je(t))return}else if(!Me(t))return}r(!0,e.nativeEvent,`focus`)},onBlur(e){u.current=!1;let t=e.relatedTarget,n=e.nativeEvent,i=v(t)&&t.hasAttribute(wn(`focus-guard`))&&t.getAttribute(`data-type`)===`outside`;d.current=window.setTimeout(()=>{let e=Oe(s.domReference?s.domReference.ownerDocument:document);!t&&e===s.domReference||G(o.current.floatingContext?.refs.floating.current,e)||G(s.domReference,e)||i||r(!1,n,`focus`)})}}),[o,s.domReference,r,l]);return i.useMemo(()=>c?{reference:p}:{},[c,p])}function Wn(e,t,n){let r=new Map,i=n===`item`,a=e;if(i&&e){let{[an]:t,[on]:n,...r}=e;a=r}return{...n===`floating`&&{tabIndex:-1,[rn]:``},...a,...t.map(t=>{let r=t?t[n]:null;return typeof r==`function`?e?r(e):null:r}).concat(e).reduce((e,t)=>(t&&Object.entries(t).forEach(t=>{let[n,a]=t;if(!(i&&[an,on].includes(n))){if(n.indexOf(`on`)===0){if(r.has(n)||r.set(n,[]),typeof a==`function`){var o;(o=r.get(n))==null||o.push(a),e[n]=function(){var e=[...arguments];return r.get(n)?.map(t=>t(...e)).find(e=>e!==void 0)}}}else e[n]=a}}),e),{})}}function Gn(e){e===void 0&&(e=[]);let t=e.map(e=>e?.reference),n=e.map(e=>e?.floating),r=e.map(e=>e?.item),a=i.useCallback(t=>Wn(t,e,`reference`),t),o=i.useCallback(t=>Wn(t,e,`floating`),n),s=i.useCallback(t=>Wn(t,e,`item`),r);return i.useMemo(()=>({getReferenceProps:a,getFloatingProps:o,getItemProps:s}),[a,o,s])}var Kn=new Map([[`select`,`listbox`],[`combobox`,`listbox`],[`label`,!1]]);function qn(e,t){t===void 0&&(t={});let{open:n,elements:r,floatingId:a}=e,{enabled:o=!0,role:s=`dialog`}=t,c=vn(),l=r.domReference?.id||c,u=i.useMemo(()=>Ne(r.floating)?.id||a,[r.floating,a]),d=Kn.get(s)??s,f=Sn()!=null,p=i.useMemo(()=>d===`tooltip`||s===`label`?{[`aria-`+(s===`label`?`labelledby`:`describedby`)]:n?u:void 0}:{"aria-expanded":n?`true`:`false`,"aria-haspopup":d===`alertdialog`?`dialog`:d,"aria-controls":n?u:void 0,...d===`listbox`&&{role:`combobox`},...d===`menu`&&{id:l},...d===`menu`&&f&&{role:`menuitem`},...s===`select`&&{"aria-autocomplete":`none`},...s===`combobox`&&{"aria-autocomplete":`list`}},[d,u,f,n,l,s]),m=i.useMemo(()=>{let e={id:u,...d&&{role:d}};return d===`tooltip`||s===`label`?e:{...e,...d===`menu`&&{"aria-labelledby":l}}},[d,u,l,s]),h=i.useCallback(e=>{let{active:t,selected:n}=e,r={role:`option`,...t&&{id:u+`-fui-option`}};switch(s){case`select`:case`combobox`:return{...r,"aria-selected":n}}return{}},[u,s]);return i.useMemo(()=>o?{reference:p,floating:m,item:h}:{},[o,p,m,h])}function Jn(e,t,n){return n===void 0&&(n=!0),e.filter(e=>e.parentId===t&&(!n||e.context?.open)).flatMap(t=>[t,...Jn(e,t.id,n)])}function Yn(e,t){let[n,r]=e,i=!1,a=t.length;for(let e=0,o=a-1;e<a;o=e++){let[a,s]=t[e]||[0,0],[c,l]=t[o]||[0,0];s>=r!=l>=r&&n<=(c-a)*(r-s)/(l-s)+a&&(i=!i)}return i}function Xn(e,t){return e[0]>=t.x&&e[0]<=t.x+t.width&&e[1]>=t.y&&e[1]<=t.y+t.height}function Zn(e){e===void 0&&(e={});let{buffer:t=.5,blockPointerEvents:n=!1,requireIntent:r=!0}=e,i={current:-1},a=!1,o=null,s=null,c=typeof performance<`u`?performance.now():0;function l(e,t){let n=performance.now(),r=n-c;if(o===null||s===null||r===0)return o=e,s=t,c=n,null;let i=e-o,a=t-s,l=Math.sqrt(i*i+a*a)/r;return o=e,s=t,c=n,l}let u=e=>{let{x:n,y:o,placement:s,elements:c,onClose:u,nodeId:d,tree:f}=e;return function(e){function p(){Q(i),u()}if(Q(i),!c.domReference||!c.floating||s==null||n==null||o==null)return;let{clientX:m,clientY:h}=e,g=[m,h],_=Fn(e),y=e.type===`mouseleave`,b=Pn(c.floating,_),x=Pn(c.domReference,_),S=c.domReference.getBoundingClientRect(),C=c.floating.getBoundingClientRect(),w=s.split(`-`)[0],T=n>C.right-C.width/2,E=o>C.bottom-C.height/2,D=Xn(g,S),O=C.width>S.width,k=C.height>S.height,A=(O?S:C).left,j=(O?S:C).right,M=(k?S:C).top,N=(k?S:C).bottom;if(b&&(a=!0,!y))return;if(x&&(a=!1),x&&!y){a=!0;return}if(y&&v(e.relatedTarget)&&Pn(c.floating,e.relatedTarget)||f&&Jn(f.nodesRef.current,d).length)return;if(w===`top`&&o>=S.bottom-1||w===`bottom`&&o<=S.top+1||w===`left`&&n>=S.right-1||w===`right`&&n<=S.left+1)return p();let P=[];switch(w){case`top`:P=[[A,S.top+1],[A,C.bottom-1],[j,C.bottom-1],[j,S.top+1]];break;case`bottom`:P=[[A,C.top+1],[A,S.bottom-1],[j,S.bottom-1],[j,C.top+1]];break;case`left`:P=[[C.right-1,N],[C.right-1,M],[S.left+1,M],[S.left+1,N]];break;case`right`:P=[[S.right-1,N],[S.right-1,M],[C.left+1,M],[C.left+1,N]]}function ee(e){let[n,r]=e;switch(w){case`top`:return[[O?n+t/2:T?n+t*4:n-t*4,r+t+1],[O?n-t/2:T?n+t*4:n-t*4,r+t+1],[C.left,T||O?C.bottom-t:C.top],[C.right,T?O?C.bottom-t:C.top:C.bottom-t]];case`bottom`:return[[O?n+t/2:T?n+t*4:n-t*4,r-t],[O?n-t/2:T?n+t*4:n-t*4,r-t],[C.left,T||O?C.top+t:C.bottom],[C.right,T?O?C.top+t:C.bottom:C.top+t]];case`left`:{let e=[n+t+1,k?r+t/2:E?r+t*4:r-t*4],i=[n+t+1,k?r-t/2:E?r+t*4:r-t*4];return[[E||k?C.right-t:C.left,C.top],[E?k?C.right-t:C.left:C.right-t,C.bottom],e,i]}case`right`:return[[n-t,k?r+t/2:E?r+t*4:r-t*4],[n-t,k?r-t/2:E?r+t*4:r-t*4],[E||k?C.left+t:C.right,C.top],[E?k?C.left+t:C.right:C.left+t,C.bottom]]}}if(!Yn([m,h],P)){if(a&&!D)return p();if(!y&&r){let t=l(e.clientX,e.clientY);if(t!==null&&t<.1)return p()}Yn([m,h],ee([n,o]))?!a&&r&&(i.current=window.setTimeout(p,40)):p()}}};return u.__options={blockPointerEvents:n},u}var $=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Qn=new $(`
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
    `,{fragmentName:`EvidenceLine`}),$n=new $(`
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
    `,{fragmentName:`ClaimLine`}),er=new $(`
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
  deletedPages {
    id
    title
    type
    scope
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
}`,{fragmentName:`FindingFull`}),tr=new $(`
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
    `,{fragmentName:`RecallShown`}),nr=new $(`
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
    `,{fragmentName:`ChainLink`}),rr={"\n  subscription ConsoleChanged {\n    changed {\n      id\n    }\n  }\n":new $(`
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
    `),"\n  query ConsoleAudited($uid: String!) {\n    principal(uid: $uid) {\n      kind\n      displayName\n      active\n      roles\n      page {\n        slug\n      }\n    }\n  }\n":new $(`
    query ConsoleAudited($uid: String!) {
  principal(uid: $uid) {
    kind
    displayName
    active
    roles
    page {
      slug
    }
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
    `),"\n  fragment FindingFull on Finding {\n    id\n    kind\n    state\n    explanation\n    severity\n    openedAt\n    decidedAt\n    decision\n    note\n    decidedBy {\n      displayName\n    }\n    earlier {\n      id\n    }\n    evidence {\n      ...EvidenceLine\n    }\n    pages {\n      id\n      slug\n      title\n      type\n      deletedAt\n    }\n    deletedPages {\n      id\n      title\n      type\n      scope\n    }\n    links {\n      id\n      type\n      from {\n        slug\n        title\n        type\n      }\n      to {\n        slug\n        title\n        type\n      }\n    }\n    claims {\n      ...ClaimLine\n      evidence {\n        ...EvidenceLine\n      }\n    }\n  }\n":er,"\n  query ConsoleFindings($state: FindingState, $kind: String, $after: String) {\n    findings(state: $state, kind: $kind, first: 15, after: $after) {\n      nodes {\n        ...FindingFull\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n":new $(`
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
  deletedPages {
    id
    title
    type
    scope
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
  deletedPages {
    id
    title
    type
    scope
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
    `),"\n  query ConsoleSample($tag: String!) {\n    pages(filter: { tag: $tag }, first: 50) {\n      nodes {\n        id\n      }\n    }\n  }\n":new $(`
    query ConsoleSample($tag: String!) {
  pages(filter: {tag: $tag}, first: 50) {
    nodes {
      id
    }
  }
}
    `),"mutation ConsoleLoadSample($input: ImportRecordsInput!) { importRecords(input: $input) { written errors { message } } }":new $(`
    mutation ConsoleLoadSample($input: ImportRecordsInput!) {
  importRecords(input: $input) {
    written
    errors {
      message
    }
  }
}
    `),"mutation ConsoleRemoveSample($input: DeletePageInput!) { deletePage(input: $input) { revision } }":new $(`
    mutation ConsoleRemoveSample($input: DeletePageInput!) {
  deletePage(input: $input) {
    revision
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
    `),"\n  query ConsoleHome($since: DateTime!, $after: String) {\n    delta(since: $since, first: 500, after: $after, newestFirst: true) {\n      nodes {\n        id\n        kind\n        at\n        by {\n          uid\n          displayName\n        }\n        claim {\n          id\n          text\n          scope\n        }\n        link {\n          type\n          scope\n          from {\n            slug\n            title\n            type\n          }\n          to {\n            slug\n            title\n            type\n          }\n        }\n        event {\n          summary\n          scope\n          about {\n            slug\n            title\n            type\n          }\n        }\n        page {\n          slug\n          title\n          type\n          scope\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    findings(state: OPEN, first: 5) {\n      nodes {\n        id\n        kind\n        explanation\n        openedAt\n        claims {\n          id\n          text\n        }\n      }\n      totalCount\n    }\n    pages(first: 6) {\n      nodes {\n        id\n        slug\n        title\n        type\n        createdAt\n      }\n    }\n    health {\n      ok\n      version\n      store\n      checks {\n        name\n        ok\n        detail\n      }\n    }\n  }\n":new $(`
    query ConsoleHome($since: DateTime!, $after: String) {
  delta(since: $since, first: 500, after: $after, newestFirst: true) {
    nodes {
      id
      kind
      at
      by {
        uid
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
    `),"mutation ConsoleRollback($input: RollbackPageInput!) { rollbackPage(input: $input) { page { version } } }":new $(`
    mutation ConsoleRollback($input: RollbackPageInput!) {
  rollbackPage(input: $input) {
    page {
      version
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
}`),"\n  fragment RecallShown on RecallResult {\n    tokens\n    withheld\n    degraded\n    omitted {\n      byBudget\n      byFloor\n    }\n    hits {\n      score\n      tokens\n      why {\n        text\n        arms {\n          arm\n          rank\n        }\n        factors {\n          name\n          value\n        }\n        path {\n          link\n          forward\n          from {\n            title\n          }\n          to {\n            title\n          }\n        }\n      }\n      item {\n        __typename\n        ... on Claim {\n          id\n          text\n          scope\n          about {\n            __typename\n            ... on Page {\n              slug\n              title\n              type\n            }\n          }\n        }\n        ... on Passage {\n          id\n          text\n          scope\n          page {\n            slug\n            title\n            type\n          }\n        }\n        ... on TimelineEvent {\n          id\n          summary\n          date\n          scope\n          on: about {\n            slug\n            title\n            type\n          }\n        }\n        ... on Page {\n          id\n          slug\n          title\n          type\n          scope\n        }\n      }\n    }\n  }\n":tr,"\n  query ConsoleChannelNames {\n    channels(first: 500) {\n      nodes {\n        externalId\n        title\n      }\n    }\n  }\n":new $(`
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
    `),"\n  query ConsolePrincipals($after: String) {\n    principals(first: 50, after: $after) {\n      nodes {\n        uid\n        kind\n        displayName\n        active\n        roles\n        owner {\n          uid\n          displayName\n        }\n        groups {\n          name\n        }\n        page {\n          slug\n        }\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n":new $(`
    query ConsolePrincipals($after: String) {
  principals(first: 50, after: $after) {
    nodes {
      uid
      kind
      displayName
      active
      roles
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
}`),"\n  fragment ChainLink on Claim {\n    id\n    text\n    state\n    recordedAt\n    retiredReason\n    author {\n      displayName\n    }\n  }\n":nr,"mutation ConsoleCorrect($input: CorrectInput!) { correct(input: $input) { claim { id } } }":new $(`
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
    `),"\n  fragment EvidenceLine on Evidence {\n    id\n    kind\n    observedAt\n    recordedAt\n    note\n    locator\n    url\n    origin\n    excerpt\n  }\n":Qn,"mutation ConsoleRemember($input: RememberInput!) { remember(input: $input) { status claim { id } } }":new $(`
    mutation ConsoleRemember($input: RememberInput!) {
  remember(input: $input) {
    status
    claim {
      id
    }
  }
}
    `),"\n  fragment ClaimLine on Claim {\n    id\n    text\n    family\n    kind\n    state\n    expired\n    scope\n    importance\n    confidence\n    weight\n    trust\n    wantedName\n    recordedAt\n    due\n    evidenceChanged\n    about {\n      __typename\n      ... on Page {\n        slug\n        title\n        type\n      }\n      ... on Channel {\n        externalId\n        channelTitle: title\n      }\n    }\n    author {\n      uid\n      displayName\n      owner {\n        uid\n      }\n    }\n    holder {\n      slug\n    }\n    findings {\n      id\n    }\n  }\n":$n,"\n  query ConsoleFindPages($text: String, $type: String) {\n    pages(filter: { text: $text, type: $type }, first: 12) {\n      nodes {\n        slug\n        title\n        type\n      }\n    }\n  }\n":new $(`
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
    `)};function ir(e){return rr[e]??{}}var ar=ir(`
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
`),or=(0,i.createContext)(null);function sr(){let e=(0,i.use)(or);if(!e)throw Error(`no session outside of the frame`);return e}function cr(){let{viewer:e}=sr(),t=e.roles.includes(`ADMIN`),n=t||e.roles.includes(`CURATOR`),r=e.principal.kind===`HUMAN`,i=e.roles.includes(`CURATOR`);return{admin:t,curator:n,curates:i,human:r,viewAs:i&&r,uid:e.principal.uid}}export{a as A,Qt as C,d as D,f as E,o as O,Yt as S,F as T,Zt as _,ir as a,Xt as b,Nn as c,Un as d,On as f,tn as g,qn as h,sr as i,c as k,zn as l,nn as m,ar as n,Mn as o,Gn as p,cr as r,Zn as s,or as t,Vn as u,$t as v,jt as w,Jt as x,en as y};