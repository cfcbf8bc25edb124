import{f as e,g as t,p as n}from"./chunk-Z7SQORRT-BqzW0sm5.js";import{Y as r,_ as i,b as a,ct as o,et as s,h as c,n as l,nt as u,st as d,tt as f,x as p,z as m}from"./catalogue-CulEc5Cj.js";var h=t(n(),1),g=h.createContext(!1),_=()=>h.useContext(g);g.Provider;var v=e();function y(){let e=!1;return{clearReset:()=>{e=!1},reset:()=>{e=!0},isReset:()=>e}}var b=h.createContext(y()),x=()=>h.useContext(b),S=class{constructor(){this.listeners=new Set,this.subscribe=this.subscribe.bind(this)}subscribe(e){return this.listeners.add(e),this.onSubscribe(),()=>{this.listeners.delete(e),this.onUnsubscribe()}}hasListeners(){return this.listeners.size>0}onSubscribe(){}onUnsubscribe(){}},C=new class extends S{#e;#t;#n;constructor(){super(),this.#n=e=>{if(typeof window<`u`&&window.addEventListener){let t=()=>e();return window.addEventListener(`visibilitychange`,t,!1),()=>{window.removeEventListener(`visibilitychange`,t)}}}}onSubscribe(){this.#t||this.setEventListener(this.#n)}onUnsubscribe(){this.hasListeners()||(this.#t?.(),this.#t=void 0)}setEventListener(e){this.#n=e,this.#t?.(),this.#t=e(e=>{typeof e==`boolean`?this.setFocused(e):this.onFocus()})}setFocused(e){this.#e!==e&&(this.#e=e,this.onFocus())}onFocus(){let e=this.isFocused();this.listeners.forEach(t=>{t(e)})}isFocused(){return typeof this.#e==`boolean`?this.#e:globalThis.document?.visibilityState!==`hidden`}},w={setTimeout:(e,t)=>setTimeout(e,t),clearTimeout:e=>clearTimeout(e),setInterval:(e,t)=>setInterval(e,t),clearInterval:e=>clearInterval(e)},T=new class{#e=w;setTimeoutProvider(e){this.#e=e}setTimeout(e,t){return this.#e.setTimeout(e,t)}clearTimeout(e){this.#e.clearTimeout(e)}setInterval(e,t){return this.#e.setInterval(e,t)}clearInterval(e){this.#e.clearInterval(e)}};function E(e){setTimeout(e,0)}var D=typeof window>`u`||`Deno`in globalThis;function O(){}function k(e,t){return typeof e==`function`?e(t):e}function A(e){return typeof e==`number`&&e>=0&&e!==1/0}function j(e,t){return Math.max(e+(t||0)-Date.now(),0)}function M(e,t){return typeof e==`function`?e(t):e}function N(e,t){let{type:n=`all`,exact:r,fetchStatus:i,predicate:a,queryKey:o,stale:s}=e;if(o){if(r){if(t.queryHash!==te(o,t.options))return!1}else if(!re(t.queryKey,o))return!1}if(n!==`all`){let e=t.isActive();if(n===`active`&&!e||n===`inactive`&&e)return!1}return!(typeof s==`boolean`&&t.isStale()!==s||i&&i!==t.state.fetchStatus||a&&!a(t))}function ee(e,t){let{exact:n,status:r,predicate:i,mutationKey:a}=e;if(a){if(!t.options.mutationKey)return!1;if(n){if(ne(t.options.mutationKey)!==ne(a))return!1}else if(!re(t.options.mutationKey,a))return!1}return!(r&&t.state.status!==r||i&&!i(t))}function te(e,t){return(t?.queryKeyHashFn||ne)(e)}function ne(e){return JSON.stringify(e,(e,t)=>ce(t)?Object.keys(t).sort().reduce((e,n)=>(e[n]=t[n],e),{}):t)}function re(e,t){if(e===t)return!0;if(typeof e!=typeof t)return!1;if(e&&t&&typeof e==`object`&&typeof t==`object`){if(Array.isArray(e)!==Array.isArray(t))return!1;if(Array.isArray(e)&&Array.isArray(t)){if(t.length>e.length)return!1;for(let n=0;n<t.length;n++)if(!re(e[n],t[n]))return!1;return!0}let n=Object.keys(t);for(let r of n)if(!re(e[r],t[r]))return!1;return!0}return!1}var ie=Object.prototype.hasOwnProperty;function ae(e,t,n=0){if(e===t)return e;if(n>500)return t;let r=se(e)&&se(t);if(!r&&!(ce(e)&&ce(t)))return t;let i=(r?e:Object.keys(e)).length,a=r?t:Object.keys(t),o=a.length,s=r?Array(o):{},c=0;for(let l=0;l<o;l++){let o=r?l:a[l],u=e[o],d=t[o];if(u===d){s[o]=u,(r?l<i:ie.call(e,o))&&c++;continue}if(u===null||d===null||typeof u!=`object`||typeof d!=`object`){s[o]=d;continue}let f=ae(u,d,n+1);s[o]=f,f===u&&c++}return i===o&&c===i?e:s}function oe(e,t){if(!t||Object.keys(e).length!==Object.keys(t).length)return!1;for(let n of Object.keys(e))if(!ie.call(t,n)||e[n]!==t[n])return!1;return!0}function se(e){return Array.isArray(e)&&e.length===Object.keys(e).length}function ce(e){if(!le(e))return!1;let t=Object.getPrototypeOf(e),n=t?.constructor;if(n===void 0)return!0;if(typeof n!=`function`)return!1;let r=n.prototype;return!(!le(r)||!r.hasOwnProperty(`isPrototypeOf`)||t!==Object.prototype)}function le(e){return Object.prototype.toString.call(e)===`[object Object]`}function ue(e){return new Promise(t=>{T.setTimeout(t,e)})}function de(e,t,n){return typeof n.structuralSharing==`function`?n.structuralSharing(e,t):n.structuralSharing===!1?t:ae(e,t)}function fe(e){return e}function pe(e,t,n,r){let i=r?[t,...e]:[...e,t];return n&&i.length>n?r?i.slice(0,n):i.slice(-n):i}var me=Symbol();function he(e,t){return!e.queryFn&&t?.initialPromise?()=>t.initialPromise:!e.queryFn||e.queryFn===me?()=>Promise.reject(Error(`Missing queryFn: '${e.queryHash}'`)):e.queryFn}function ge(e,t){return typeof e==`function`?e(...t):!!e}var _e=Symbol();function ve(e,t,n,r){let i=!1,a;return Object.defineProperties(e,{[_e]:{value:r},signal:{enumerable:!0,get:()=>(a??=t(),i||(i=!0,a.aborted?n():a.addEventListener(`abort`,n,{once:!0})),a)}}),e}var ye=()=>D,be=()=>ye();function xe(e){return{onFetch:(t,n)=>{let r=t.options,i=t.fetchOptions?.meta?.fetchMore?.direction,a=t.state.data?.pages||[],o=t.state.data?.pageParams||[],s={pages:[],pageParams:[]},c=0,l=async()=>{let n=!1,l=t,u=e=>{ve(e,()=>t.signal,()=>n=!0,l[_e])},d=he(t.options,t.fetchOptions),f=async(e,r,i)=>{if(n)return Promise.reject(t.signal.reason);if(r==null&&e.pages.length)return Promise.resolve(e);let a=(()=>{let e={client:t.client,queryKey:t.queryKey,pageParam:r,direction:i?`backward`:`forward`,meta:t.options.meta};return u(e),e})(),o=await d(a),{maxPages:s}=t.options;return{pages:pe(e.pages,o,s,i),pageParams:pe(e.pageParams,r,s,i)}};if(i&&a.length){let e=i===`backward`,t=e?Ce:Se,n={pages:a,pageParams:o};s=await f(n,t(r,n),e)}else{let t=e??a.length;do{let e=c===0?o[0]===void 0?r.initialPageParam:o[0]:Se(r,s);if(c>0&&e==null)break;s=await f(s,e),c++}while(c<t)}return s};t.fetchFn=t.options.persister?()=>t.options.persister?.(l,{client:t.client,queryKey:t.queryKey,meta:t.options.meta,signal:t.signal},n):l}}}function Se(e,{pages:t,pageParams:n}){let r=t.length-1;return t.length>0?e.getNextPageParam(t[r],t,n[r],n):void 0}function Ce(e,{pages:t,pageParams:n}){return t.length>0?e.getPreviousPageParam?.(t[0],t,n[0],n):void 0}var we=E;function Te(){let e=[],t=0,n=e=>{e()},r=e=>{e()},i=we,a=r=>{t?e.push(r):i(()=>{n(r)})},o=()=>{let t=e;e=[],t.length&&i(()=>{r(()=>{t.forEach(e=>{n(e)})})})};return{batch:e=>{let n;t++;try{n=e()}finally{t--,t||o()}return n},batchCalls:e=>(...t)=>{a(()=>{e(...t)})},schedule:a,setNotifyFunction:e=>{n=e},setBatchNotifyFunction:e=>{r=e},setScheduler:e=>{i=e}}}var P=Te(),Ee=class{#e;destroy(){this.clearGcTimeout()}scheduleGc(){this.clearGcTimeout(),A(this.gcTime)&&(this.#e=T.setTimeout(()=>{this.optionalRemove()},this.gcTime))}updateGcTime(e){this.gcTime=Math.max(this.gcTime||0,e??(be()?1/0:3e5))}clearGcTimeout(){this.#e!==void 0&&(T.clearTimeout(this.#e),this.#e=void 0)}},De=new class extends S{#e=!0;#t;#n;constructor(){super(),this.#n=e=>{if(typeof window<`u`&&window.addEventListener){let t=()=>e(!0),n=()=>e(!1);return window.addEventListener(`online`,t,!1),window.addEventListener(`offline`,n,!1),()=>{window.removeEventListener(`online`,t),window.removeEventListener(`offline`,n)}}}}onSubscribe(){this.#t||this.setEventListener(this.#n)}onUnsubscribe(){this.hasListeners()||(this.#t?.(),this.#t=void 0)}setEventListener(e){this.#n=e,this.#t?.(),this.#t=e(this.setOnline.bind(this))}setOnline(e){this.#e!==e&&(this.#e=e,this.listeners.forEach(t=>{t(e)}))}isOnline(){return this.#e}};function Oe(e){return Math.min(1e3*2**e,3e4)}function ke(e){return(e??`online`)!==`online`||De.isOnline()}var Ae=class extends Error{constructor(e){super(`CancelledError`),this.revert=e?.revert,this.silent=e?.silent}};function je(e){let t=!1,n=0,r,i=`pending`,a,o,s=new Promise((e,t)=>{a=e,o=t});s.catch(O);let c=()=>i!==`pending`,l=t=>{if(!c()){let n=new Ae(t);h(n),e.onCancel?.(n)}},u=()=>{t=!0},d=()=>{t=!1},f=()=>C.isFocused()&&(e.networkMode===`always`||De.isOnline())&&e.canRun(),p=()=>ke(e.networkMode)&&e.canRun(),m=e=>{c()||(r?.(),i=`resolved`,a(e))},h=e=>{c()||(r?.(),i=`rejected`,o(e))},g=t=>new Promise(n=>{r=e=>{(c()||t())&&n(e)},e.onPause?.()}).then(()=>{r=void 0,c()||e.onContinue?.()}),_=()=>{if(c())return;let r,i=n===0?e.initialPromise:void 0;try{r=i??e.fn()}catch(e){r=Promise.reject(e)}Promise.resolve(r).then(m).catch(r=>{if(c())return;let i=e.retry??(be()?0:3),a=e.retryDelay??Oe,o=typeof a==`function`?a(n,r):a,s=i===!0||typeof i==`number`&&n<i||typeof i==`function`&&i(n,r);t||!s?h(r):(n++,e.onFail?.(n,r),ue(o).then(()=>c()||f()?void 0:g(f)).then(()=>{t?h(r):_()}))})};return{promise:s,status:()=>i,cancel:l,continue:()=>(r?.(),s),cancelRetry:u,continueRetry:d,canStart:p,start:()=>(p()?_():g(p).then(_),s)}}var Me=class extends Ee{#e;#t;#n;#r;#i;#a;#o;#s;#c;constructor(e){super(),this.#c=!1,this.#s=e.defaultOptions,this.setOptions(e.options),this.observers=[],this.#i=e.client,this.#r=this.#i.getQueryCache(),this.queryKey=e.queryKey,this.queryHash=e.queryHash,this.#t=Fe(this.options),this.state=e.state??this.#t,this.scheduleGc()}get meta(){return this.options.meta}get queryType(){return this.#e}get promise(){return this.#a?.promise}setOptions(e){if(this.options={...this.#s,...e},e?._type&&(this.#e=e._type),this.updateGcTime(this.options.gcTime),this.state&&this.state.data===void 0){let e=Fe(this.options);e.data!==void 0&&(this.setState(Pe(e.data,e.dataUpdatedAt)),this.#t=e)}}optionalRemove(){!this.observers.length&&this.state.fetchStatus===`idle`&&this.#r.remove(this)}setData(e,t){let n=de(this.state.data,e,this.options);return this.#u({data:n,type:`success`,dataUpdatedAt:t?.updatedAt,manual:t?.manual}),n}setState(e){this.#u({type:`setState`,state:e})}cancel(e){let t=this.#a?.promise;return this.#a?.cancel(e),t?t.then(O).catch(O):Promise.resolve()}destroy(){this.cancel({silent:!0}),super.destroy()}get resetState(){return this.#t}reset(){this.destroy(),this.setState(this.resetState)}isActive(){return this.observers.some(e=>M(e.options.enabled,this)!==!1)}isDisabled(){return this.getObserversCount()>0?!this.isActive():this.options.queryFn===me||!this.isFetched()}isFetched(){return this.state.dataUpdateCount+this.state.errorUpdateCount>0}isStatic(){return this.state.data!==void 0&&this.getObserversCount()>0&&this.observers.some(e=>M(e.options.staleTime,this)===`static`)}isStale(){return this.getObserversCount()>0?this.observers.some(e=>e.getCurrentResult().isStale):this.state.data===void 0||this.state.isInvalidated}isStaleByTime(e=0){return this.state.data===void 0?!0:e===`static`?!1:this.state.isInvalidated?!0:!j(this.state.dataUpdatedAt,e)}onFocus(){this.observers.find(e=>e.shouldFetchOnWindowFocus())?.refetch({cancelRefetch:!1}),this.#a?.continue()}onOnline(){this.observers.find(e=>e.shouldFetchOnReconnect())?.refetch({cancelRefetch:!1}),this.#a?.continue()}addObserver(e){this.observers.includes(e)||(this.observers.push(e),this.clearGcTimeout(),this.#r.notify({type:`observerAdded`,query:this,observer:e}))}removeObserver(e){let t=this.observers.indexOf(e);t!==-1&&(this.observers.splice(t,1),this.observers.length||(this.#a&&(this.#c||this.state.fetchStatus===`paused`&&this.state.status===`pending`?this.#a.cancel({revert:!0}):this.#a.cancelRetry()),this.#l()),this.#r.notify({type:`observerRemoved`,query:this,observer:e}))}getObserversCount(){return this.observers.length}invalidate(){this.state.isInvalidated||this.#u({type:`invalidate`})}async fetch(e,t){if(this.state.fetchStatus!==`idle`&&this.#a?.status()!==`rejected`){if(this.state.data!==void 0&&t?.cancelRefetch)this.cancel({silent:!0});else if(this.#a&&this.#o)return this.#a.continueRetry(),this.#o}if(e&&this.setOptions(e),!this.options.queryFn){let e=this.observers.find(e=>e.options.queryFn);e&&this.setOptions(e.options)}let n=new AbortController,r=e=>{Object.defineProperties(e,{[_e]:{value:n.signal,enumerable:!0},signal:{enumerable:!0,get:()=>(this.#c=!0,n.signal)}})},i=()=>{let e=he(this.options,t),n=(()=>{let e={client:this.#i,queryKey:this.queryKey,meta:this.meta};return r(e),e})();return this.#c=!1,this.options.persister?this.options.persister(e,n,this):e(n)},a=(()=>{let e={fetchOptions:t,options:this.options,queryKey:this.queryKey,client:this.#i,state:this.state,fetchFn:i};return r(e),e})();(this.#e===`infinite`?xe(this.options.pages):this.options.behavior)?.onFetch(a,this),this.#n=this.state,(this.state.fetchStatus===`idle`||this.state.fetchMeta!==a.fetchOptions?.meta)&&this.#u({type:`fetch`,meta:a.fetchOptions?.meta});let o=this.#a=je({initialPromise:t?.initialPromise,fn:a.fetchFn,onCancel:e=>{e instanceof Ae&&e.revert&&this.setState({...this.#n,fetchStatus:`idle`}),n.abort()},onFail:(e,t)=>{this.#u({type:`failed`,failureCount:e,error:t})},onPause:()=>{this.#u({type:`pause`})},onContinue:()=>{this.#u({type:`continue`})},retry:a.options.retry,retryDelay:a.options.retryDelay,networkMode:a.options.networkMode,canRun:()=>!0}),s=(async()=>{try{let e=await o.promise;if(e===void 0)throw Error(`${this.queryHash} data is undefined`);return this.setData(e),this.#r.config.onSuccess?.(e,this),this.#r.config.onSettled?.(e,this.state.error,this),e}catch(e){if(e instanceof Ae){if(e.silent){if(this.#a!==o&&this.#o)return this.#o;throw e}if(e.revert){if(this.state.data===void 0)throw e;return this.state.data}}throw this.#u({type:`error`,error:e}),this.#r.config.onError?.(e,this),this.#r.config.onSettled?.(this.state.data,e,this),e}finally{this.#a===o&&(this.#a=void 0,this.#o=void 0),this.#l()}})();return this.#o=s,o.start(),s}#l(){this.#r.get(this.queryHash)===this&&this.scheduleGc()}#u(e){let t=t=>{switch(e.type){case`failed`:return{...t,fetchFailureCount:e.failureCount,fetchFailureReason:e.error};case`pause`:return{...t,fetchStatus:`paused`};case`continue`:return{...t,fetchStatus:`fetching`};case`fetch`:return{...t,...Ne(t.data,this.options),fetchMeta:e.meta??null};case`success`:{let n={...t,...Pe(e.data,e.dataUpdatedAt),dataUpdateCount:t.dataUpdateCount+1,...!e.manual&&{fetchStatus:`idle`,fetchFailureCount:0,fetchFailureReason:null}};return this.#n=e.manual?n:void 0,n}case`error`:{let n=e.error;return{...t,error:n,errorUpdateCount:t.errorUpdateCount+1,errorUpdatedAt:Date.now(),fetchFailureCount:t.fetchFailureCount+1,fetchFailureReason:n,fetchStatus:`idle`,status:`error`,isInvalidated:!0}}case`invalidate`:return{...t,isInvalidated:!0};case`setState`:return{...t,...e.state}}};this.state=t(this.state),P.batch(()=>{this.observers.slice().forEach(e=>{e.onQueryUpdate()}),this.#r.notify({query:this,type:`updated`,action:e})})}};function Ne(e,t){return{fetchFailureCount:0,fetchFailureReason:null,fetchStatus:ke(t.networkMode)?`fetching`:`paused`,...e===void 0&&{error:null,status:`pending`}}}function Pe(e,t){return{data:e,dataUpdatedAt:t??Date.now(),error:null,isInvalidated:!1,status:`success`}}function Fe(e){let t=typeof e.initialData==`function`?e.initialData():e.initialData,n=t!==void 0,r=n?typeof e.initialDataUpdatedAt==`function`?e.initialDataUpdatedAt():e.initialDataUpdatedAt:0;return{data:t,dataUpdateCount:0,dataUpdatedAt:n?r??Date.now():0,error:null,errorUpdateCount:0,errorUpdatedAt:0,fetchFailureCount:0,fetchFailureReason:null,fetchMeta:null,isInvalidated:!1,status:n?`success`:`pending`,fetchStatus:`idle`}}var Ie=class extends S{#e;#t=void 0;#n=void 0;#r=void 0;#i;#a;#o;#s;#c;#l;#u;#d;#f;#p=new Set;constructor(e,t){super(),this.options=t,this.#e=e,this.#a=null,this.bindMethods(),this.setOptions(t)}bindMethods(){this.refetch=this.refetch.bind(this)}onSubscribe(){this.listeners.size===1&&(this.#t.addObserver(this),Re(this.#t,this.options)?this.#m():this.updateResult(),this.#y())}onUnsubscribe(){this.hasListeners()||this.destroy()}shouldFetchOnReconnect(){return ze(this.#t,this.options,this.options.refetchOnReconnect)}shouldFetchOnWindowFocus(){return ze(this.#t,this.options,this.options.refetchOnWindowFocus)}destroy(){this.listeners=new Set,this.#b(),this.#x(),this.#t.removeObserver(this)}setOptions(e){let t=this.options,n=this.#t;if(this.options=this.#e.defaultQueryOptions(e),this.options.enabled!==void 0&&typeof this.options.enabled!=`boolean`&&typeof this.options.enabled!=`function`&&typeof M(this.options.enabled,this.#t)!=`boolean`)throw Error(`Expected enabled to be a boolean or a callback that returns a boolean`);this.#S(),this.#t.setOptions(this.options),t._defaulted&&!oe(this.options,t)&&this.#e.getQueryCache().notify({type:`observerOptionsUpdated`,query:this.#t,observer:this});let r=this.hasListeners();r&&Be(this.#t,n,this.options,t)&&this.#m(),this.updateResult(),r&&(this.#t!==n||M(this.options.enabled,this.#t)!==M(t.enabled,this.#t)||M(this.options.staleTime,this.#t)!==M(t.staleTime,this.#t))&&this.#g();let i=this.#_();r&&(this.#t!==n||M(this.options.enabled,this.#t)!==M(t.enabled,this.#t)||i!==this.#f)&&this.#v(i)}getOptimisticResult(e){let t=this.#e.getQueryCache().build(this.#e,e),n=this.createResult(t,e);return oe(this.getCurrentResult(),n)||(this.#r=n,this.#i=e),n}getCurrentResult(){return this.#r}trackResult(e,t){return new Proxy(e,{get:(e,n)=>(this.trackProp(n),t?.(n),Reflect.get(e,n))})}trackProp(e){this.#p.add(e)}getCurrentQuery(){return this.#t}refetch({...e}={}){return this.fetch({...e})}fetchOptimistic(e){let t=this.#e.defaultQueryOptions(e),n=this.#e.getQueryCache().build(this.#e,t),r=()=>{},i,a=new Promise(e=>{i=e,r=this.#e.getQueryCache().subscribe(i=>{i.type===`updated`&&i.query.queryHash===n.queryHash&&n.state.data!==void 0&&(r(),e(this.createResult(n,t)))})});return Promise.race([n.fetch(t).then(()=>{let e=this.createResult(n,t);return i?.(e),e}).finally(()=>{r()}),a])}fetch(e){return this.#m({...e,cancelRefetch:e.cancelRefetch??!0}).then(()=>(this.updateResult(),this.#r))}#m(e){this.#S();let t=this.#t.fetch(this.options,e);return e?.throwOnError||(t=t.catch(O)),t}#h(e){return!be()&&M(this.options.enabled,this.#t)!==!1&&A(e)}#g(){this.#b();let e=M(this.options.staleTime,this.#t);if(this.#r.isStale||!this.#h(e))return;let t=j(this.#r.dataUpdatedAt,e)+1;this.#u=T.setTimeout(()=>{this.#r.isStale||this.updateResult()},t)}#_(){return M(this.options.refetchInterval,this.#t)??!1}#v(e){this.#x(),this.#f=e,this.#f!==0&&this.#h(this.#f)&&(this.#d=T.setInterval(()=>{(this.options.refetchIntervalInBackground||C.isFocused())&&this.#m()},this.#f))}#y(){this.#g(),this.#v(this.#_())}#b(){this.#u!==void 0&&(T.clearTimeout(this.#u),this.#u=void 0)}#x(){this.#d!==void 0&&(T.clearInterval(this.#d),this.#d=void 0)}createResult(e,t){let n=this.#t,r=this.options,i=this.#r,a=this.#i,o=e===n?this.#n:e.state,{state:s}=e,c={...s},l=!1,u;if(t._optimisticResults){let i=this.hasListeners(),a=!i&&Re(e,t),o=i&&Be(e,n,t,r);(a||o)&&(c={...c,...Ne(s.data,e.options)}),t._optimisticResults===`isRestoring`&&(c.fetchStatus=`idle`)}let{error:d,errorUpdatedAt:f,status:p}=c;u=c.data;let m=!1;if(t.placeholderData!==void 0&&u===void 0&&p===`pending`){let e,n=i?.isPlaceholderData&&t.placeholderData===a?.placeholderData;n?(e=i.data,m=!0):e=typeof t.placeholderData==`function`?t.placeholderData(this.#l?.state.data,this.#l):t.placeholderData,(n||e!==void 0)&&(p=`success`,u=de(t.select&&!m?this.#s:i?.data,e,t),l=!0)}if(t.select&&u!==void 0&&!m){if(u===this.#s&&t.select===this.#o)u=this.#c;else try{this.#o=t.select,this.#s=u,u=t.select(u),u=de(i?.data,u,t),this.#c=u,this.#a=null}catch(e){this.#a=e}}else u===void 0&&(this.#s=void 0,this.#a=null);this.#a&&(d=this.#a,u=this.#c,f=i?.error===d?i.errorUpdatedAt:Date.now(),p=`error`,l=!1);let h=c.fetchStatus===`fetching`,g=p===`pending`,_=p===`error`,v=g&&h,y=u!==void 0;return{status:p,fetchStatus:c.fetchStatus,isPending:g,isSuccess:p===`success`,isError:_,isInitialLoading:v,isLoading:v,data:u,dataUpdatedAt:c.dataUpdatedAt,error:d,errorUpdatedAt:f,failureCount:c.fetchFailureCount,failureReason:c.fetchFailureReason,errorUpdateCount:c.errorUpdateCount,isFetched:e.isFetched(),isFetchedAfterMount:c.dataUpdateCount>o.dataUpdateCount||c.errorUpdateCount>o.errorUpdateCount,isFetching:h,isRefetching:h&&!g,isLoadingError:_&&!y,isPaused:c.fetchStatus===`paused`,isPlaceholderData:l,isRefetchError:_&&y,isStale:Ve(e,t),refetch:this.refetch,isEnabled:M(t.enabled,e)!==!1}}updateResult(){let e=this.#r,t=this.createResult(this.#t,this.options);if(this.#i=this.options,this.#t.state.data!==void 0&&(this.#l=this.#t),oe(t,e))return;this.#r=t;let n=(()=>{if(!e)return!0;let{notifyOnChangeProps:t}=this.options,n=typeof t==`function`?t():t;if(n===`all`||!n&&!this.#p.size||this.options.throwOnError&&this.#r.error!==e.error)return!0;for(let t of n??this.#p)if(this.#r[t]!==e[t])return!0;return!1})();P.batch(()=>{n&&this.listeners.forEach(e=>{e(this.#r)}),this.#e.getQueryCache().notify({query:this.#t,type:`observerResultsUpdated`})})}#S(){let e=this.#e.getQueryCache().build(this.#e,this.options);if(e===this.#t)return;let t=this.#t;this.#t=e,this.#n=e.state,this.hasListeners()&&(t?.removeObserver(this),e.addObserver(this))}onQueryUpdate(){this.updateResult(),this.hasListeners()&&this.#y()}};function Le(e,t){return M(t.enabled,e)!==!1&&e.state.data===void 0&&(e.state.status!==`error`||M(t.retryOnMount,e)!==!1)}function Re(e,t){return Le(e,t)||e.state.data!==void 0&&ze(e,t,t.refetchOnMount)}function ze(e,t,n){if(M(t.enabled,e)!==!1&&M(t.staleTime,e)!==`static`){let r=M(n,e);return r===`always`||r!==!1&&Ve(e,t)}return!1}function Be(e,t,n,r){return(e!==t||M(r.enabled,e)===!1)&&(!n.suspense||e.state.status!==`error`)&&Ve(e,n)}function Ve(e,t){return M(t.enabled,e)!==!1&&e.isStaleByTime(M(t.staleTime,e))}var He=class extends Ee{#e;#t;#n;#r;constructor(e){super(),this.#e=e.client,this.mutationId=e.mutationId,this.#n=e.mutationCache,this.#t=[],this.state=e.state||Ue(),this.setOptions(e.options),this.scheduleGc()}setOptions(e){this.options=e,this.updateGcTime(this.options.gcTime)}get meta(){return this.options.meta}addObserver(e){this.#t.includes(e)||(this.#t.push(e),this.clearGcTimeout(),this.#n.notify({type:`observerAdded`,mutation:this,observer:e}))}removeObserver(e){this.#t=this.#t.filter(t=>t!==e),this.#n.has(this)&&this.scheduleGc(),this.#n.notify({type:`observerRemoved`,mutation:this,observer:e})}optionalRemove(){this.#t.length||(this.state.status===`pending`?this.scheduleGc():this.#n.remove(this))}continue(){return this.#r?.continue()??(this.state.status===`pending`?this.execute(this.state.variables):Promise.resolve())}async execute(e){let t=()=>{this.#i({type:`continue`})},n={client:this.#e,meta:this.options.meta,mutationKey:this.options.mutationKey},r=this.#r=je({fn:()=>this.options.mutationFn?this.options.mutationFn(e,n):Promise.reject(Error(`No mutationFn found`)),onFail:(e,t)=>{this.#i({type:`failed`,failureCount:e,error:t})},onPause:()=>{this.#i({type:`pause`})},onContinue:t,retry:this.options.retry??0,retryDelay:this.options.retryDelay,networkMode:this.options.networkMode,canRun:()=>this.#n.canRun(this)}),i=this.state.status===`pending`,a=!r.canStart();try{if(i)t();else{this.#i({type:`pending`,variables:e,isPaused:a}),this.#n.config.onMutate&&await this.#n.config.onMutate(e,this,n);let t=await this.options.onMutate?.(e,n);t!==this.state.context&&this.#i({type:`pending`,context:t,variables:e,isPaused:a})}this.state.isPaused&&r.canStart()&&t();let o=await r.start();return await this.#n.config.onSuccess?.(o,e,this.state.context,this,n),await this.options.onSuccess?.(o,e,this.state.context,n),await this.#n.config.onSettled?.(o,null,this.state.variables,this.state.context,this,n),await this.options.onSettled?.(o,null,e,this.state.context,n),this.#i({type:`success`,data:o}),o}catch(t){try{await this.#n.config.onError?.(t,e,this.state.context,this,n)}catch(e){Promise.reject(e)}try{await this.options.onError?.(t,e,this.state.context,n)}catch(e){Promise.reject(e)}try{await this.#n.config.onSettled?.(void 0,t,this.state.variables,this.state.context,this,n)}catch(e){Promise.reject(e)}try{await this.options.onSettled?.(void 0,t,e,this.state.context,n)}catch(e){Promise.reject(e)}throw this.#i({type:`error`,error:t}),t}finally{this.#r===r&&(this.#r=void 0),this.#n.runNext(this)}}#i(e){let t=t=>{switch(e.type){case`failed`:return{...t,failureCount:e.failureCount,failureReason:e.error};case`pause`:return{...t,isPaused:!0};case`continue`:return{...t,isPaused:!1};case`pending`:return{...t,context:e.context,data:void 0,failureCount:0,failureReason:null,error:null,isPaused:e.isPaused,status:`pending`,variables:e.variables,submittedAt:Date.now()};case`success`:return{...t,data:e.data,failureCount:0,failureReason:null,error:null,status:`success`,isPaused:!1};case`error`:return{...t,data:void 0,error:e.error,failureCount:t.failureCount+1,failureReason:e.error,isPaused:!1,status:`error`}}};this.state=t(this.state),P.batch(()=>{this.#t.forEach(t=>{t.onMutationUpdate(e)}),this.#n.notify({mutation:this,type:`updated`,action:e})})}};function Ue(){return{context:void 0,data:void 0,error:null,failureCount:0,failureReason:null,isPaused:!1,status:`idle`,variables:void 0,submittedAt:0}}var We=class extends S{#e;#t;#n;constructor(e={}){super(),this.config=e,this.#e=new Set,this.#t=new Map,this.#n=0}build(e,t,n){let r=new He({client:e,mutationCache:this,mutationId:++this.#n,options:e.defaultMutationOptions(t),state:n});return this.add(r),r}add(e){this.#e.add(e);let t=Ge(e);if(typeof t==`string`){let n=this.#t.get(t);n?n.push(e):this.#t.set(t,[e])}this.notify({type:`added`,mutation:e})}remove(e){if(this.#e.delete(e)){e.destroy();let t=Ge(e);if(typeof t==`string`){let n=this.#t.get(t);if(n){if(n.length>1){let t=n.indexOf(e);t!==-1&&n.splice(t,1)}else n[0]===e&&this.#t.delete(t)}}}this.notify({type:`removed`,mutation:e})}has(e){return this.#e.has(e)}canRun(e){let t=Ge(e);if(typeof t==`string`){let n=this.#t.get(t)?.find(e=>e.state.status===`pending`);return!n||n===e}return!0}runNext(e){let t=Ge(e);return typeof t==`string`?(this.#t.get(t)?.find(t=>t!==e&&t.state.isPaused))?.continue()??Promise.resolve():Promise.resolve()}clear(){P.batch(()=>{let e=this.getAll();this.#e.clear(),this.#t.clear(),e.forEach(e=>e.destroy()),e.forEach(e=>{this.notify({type:`removed`,mutation:e})})})}getAll(){return Array.from(this.#e)}find(e){let t={exact:!0,...e};return this.getAll().find(e=>ee(t,e))}findAll(e={}){return this.getAll().filter(t=>ee(e,t))}notify(e){P.batch(()=>{this.listeners.forEach(t=>{t(e)})})}resumePausedMutations(){let e=this.getAll().filter(e=>e.state.isPaused);return P.batch(()=>Promise.all(e.map(e=>e.continue().catch(O))))}};function Ge(e){return e.options.scope?.id}var Ke=class extends S{#e;#t=void 0;#n;#r;constructor(e,t){super(),this.#e=e,this.setOptions(t),this.bindMethods(),this.#i()}bindMethods(){this.mutate=this.mutate.bind(this),this.reset=this.reset.bind(this)}setOptions(e){let t=this.options;this.options=this.#e.defaultMutationOptions(e),oe(this.options,t)||this.#e.getMutationCache().notify({type:`observerOptionsUpdated`,mutation:this.#n,observer:this}),t?.mutationKey&&this.options.mutationKey&&ne(t.mutationKey)!==ne(this.options.mutationKey)?this.reset():this.#n?.state.status===`pending`&&this.#n.setOptions(this.options)}onSubscribe(){this.listeners.size===1&&this.#n&&(this.#n.addObserver(this),this.#i())}onUnsubscribe(){this.hasListeners()||this.#n?.removeObserver(this)}onMutationUpdate(e){this.#i(),this.#a(e)}getCurrentResult(){return this.#t}reset(){this.#n?.removeObserver(this),this.#n=void 0,this.#i(),this.#a()}mutate(e,t){return this.#r=t,this.#n?.removeObserver(this),this.#n=this.#e.getMutationCache().build(this.#e,this.options),this.#n.addObserver(this),this.#n.execute(e)}#i(){let e=this.#n?.state??Ue();this.#t={...e,isPending:e.status===`pending`,isSuccess:e.status===`success`,isError:e.status===`error`,isIdle:e.status===`idle`,mutate:this.mutate,reset:this.reset}}#a(e){P.batch(()=>{let t=this.#r;if(t&&this.hasListeners()){let n=this.#t.variables,r=this.#t.context,i={client:this.#e,meta:this.options.meta,mutationKey:this.options.mutationKey};if(e?.type===`success`){try{t.onSuccess?.(e.data,n,r,i)}catch(e){Promise.reject(e)}try{t.onSettled?.(e.data,null,n,r,i)}catch(e){Promise.reject(e)}}else if(e?.type===`error`){try{t.onError?.(e.error,n,r,i)}catch(e){Promise.reject(e)}try{t.onSettled?.(void 0,e.error,n,r,i)}catch(e){Promise.reject(e)}}}this.listeners.forEach(e=>{e(this.#t)})})}},qe=class extends S{#e;constructor(e={}){super(),this.config=e,this.#e=new Map}build(e,t,n){let r=t.queryKey,i=t.queryHash??te(r,t),a=this.get(i);return a||(a=new Me({client:e,queryKey:r,queryHash:i,options:e.defaultQueryOptions(t),state:n,defaultOptions:e.getQueryDefaults(r)}),this.add(a)),a}add(e){this.#e.has(e.queryHash)||(this.#e.set(e.queryHash,e),this.notify({type:`added`,query:e}))}remove(e){this.#e.get(e.queryHash)===e&&(e.destroy(),this.#e.delete(e.queryHash),this.notify({type:`removed`,query:e}))}clear(){P.batch(()=>{this.getAll().forEach(e=>{this.remove(e)})})}get(e){return this.#e.get(e)}getAll(){return[...this.#e.values()]}find(e){let t={exact:!0,...e};return this.getAll().find(e=>N(t,e))}findAll(e={}){let t=this.getAll();return Object.keys(e).length>0?t.filter(t=>N(e,t)):t}notify(e){P.batch(()=>{this.listeners.forEach(t=>{t(e)})})}onFocus(){P.batch(()=>{this.getAll().forEach(e=>{e.onFocus()})})}onOnline(){P.batch(()=>{this.getAll().forEach(e=>{e.onOnline()})})}},Je=class{#e;#t;#n;#r;#i;#a;#o;#s;constructor(e={}){this.#e=e.queryCache||new qe,this.#t=e.mutationCache||new We,this.#n=e.defaultOptions||{},this.#r=new Map,this.#i=new Map,this.#a=0}mount(){this.#a++,this.#a===1&&(this.#o=C.subscribe(async e=>{e&&(await this.resumePausedMutations(),this.#e.onFocus())}),this.#s=De.subscribe(async e=>{e&&(await this.resumePausedMutations(),this.#e.onOnline())}))}unmount(){this.#a--,this.#a===0&&(this.#o?.(),this.#o=void 0,this.#s?.(),this.#s=void 0)}isFetching(e){return this.#e.findAll({...e,fetchStatus:`fetching`}).length}isMutating(e){return this.#t.findAll({...e,status:`pending`}).length}getQueryData(e){let t=this.defaultQueryOptions({queryKey:e});return this.#e.get(t.queryHash)?.state.data}ensureQueryData(e){let t=this.defaultQueryOptions(e),n=this.#e.build(this,t),r=n.state.data;return r===void 0?this.fetchQuery(e):(e.revalidateIfStale&&n.isStaleByTime(M(t.staleTime,n))&&this.prefetchQuery(t),Promise.resolve(r))}getQueriesData(e){return this.#e.findAll(e).map(({queryKey:e,state:t})=>[e,t.data])}setQueryData(e,t,n){let r=this.defaultQueryOptions({queryKey:e}),i=this.#e.get(r.queryHash)?.state.data,a=k(t,i);if(a!==void 0)return this.#e.build(this,r).setData(a,{...n,manual:!0})}setQueriesData(e,t,n){return P.batch(()=>this.#e.findAll(e).map(({queryKey:e})=>[e,this.setQueryData(e,t,n)]))}getQueryState(e){let t=this.defaultQueryOptions({queryKey:e});return this.#e.get(t.queryHash)?.state}removeQueries(e){let t=this.#e;P.batch(()=>{t.findAll(e).forEach(e=>{t.remove(e)})})}resetQueries(e,t){let n=this.#e;return P.batch(()=>{let r=n.findAll(e),i=new Set(r);return r.forEach(e=>{e.reset()}),this.refetchQueries({type:`active`,predicate:e=>i.has(e)},t)})}cancelQueries(e,t={}){let n={revert:!0,...t},r=P.batch(()=>this.#e.findAll(e).map(e=>e.cancel(n)));return Promise.all(r).then(O).catch(O)}invalidateQueries(e,t={}){return P.batch(()=>(this.#e.findAll(e).forEach(e=>{e.invalidate()}),e?.refetchType===`none`?Promise.resolve():this.refetchQueries({...e,type:e?.refetchType??e?.type??`active`},t)))}refetchQueries(e,t={}){let n={...t,cancelRefetch:t.cancelRefetch??!0},r=P.batch(()=>this.#e.findAll(e).filter(e=>!e.isDisabled()&&!e.isStatic()).map(e=>{let t=e.fetch(void 0,n),r=e.state.fetchStatus===`paused`;return(!n.throwOnError||r)&&(t=t.catch(O)),r?Promise.resolve():t}));return Promise.all(r).then(O)}async query(e){let t=this.defaultQueryOptions(e);t.retry===void 0&&(t.retry=!1);let n=this.#e.build(this,t),r=n.isStaleByTime(M(t.staleTime,n))?await n.fetch(t):n.state.data,i=t.select;return i?i(r):r}fetchQuery(e){let t=this.defaultQueryOptions(e);t.retry===void 0&&(t.retry=!1);let n=this.#e.build(this,t);return n.isStaleByTime(M(t.staleTime,n))?n.fetch(t):Promise.resolve(n.state.data)}prefetchQuery(e){return this.fetchQuery(e).then(O).catch(O)}infiniteQuery(e){return e._type=`infinite`,this.query(e)}fetchInfiniteQuery(e){return e._type=`infinite`,this.fetchQuery(e)}prefetchInfiniteQuery(e){return this.fetchInfiniteQuery(e).then(O).catch(O)}ensureInfiniteQueryData(e){return e._type=`infinite`,this.ensureQueryData(e)}resumePausedMutations(){return De.isOnline()?this.#t.resumePausedMutations():Promise.resolve()}getQueryCache(){return this.#e}getMutationCache(){return this.#t}getDefaultOptions(){return this.#n}setDefaultOptions(e){this.#n=e}setQueryDefaults(e,t){this.#r.set(ne(e),{queryKey:e,defaultOptions:t})}getQueryDefaults(e){let t=[...this.#r.values()],n={};return t.forEach(t=>{re(e,t.queryKey)&&Object.assign(n,t.defaultOptions)}),n}setMutationDefaults(e,t){this.#i.set(ne(e),{mutationKey:e,defaultOptions:t})}getMutationDefaults(e){let t=[...this.#i.values()],n={};return t.forEach(t=>{re(e,t.mutationKey)&&Object.assign(n,t.defaultOptions)}),n}defaultQueryOptions(e){if(e._defaulted)return e;let t={...this.#n.queries,...this.getQueryDefaults(e.queryKey),...e,_defaulted:!0};return t.queryHash||=te(t.queryKey,t),t.refetchOnReconnect===void 0&&(t.refetchOnReconnect=t.networkMode!==`always`),t.throwOnError===void 0&&(t.throwOnError=!!t.suspense),!t.networkMode&&t.persister&&(t.networkMode=`offlineFirst`),t.queryFn===me&&(t.enabled=!1),t}defaultMutationOptions(e){return e?._defaulted?e:{...this.#n.mutations,...e?.mutationKey&&this.getMutationDefaults(e.mutationKey),...e,_defaulted:!0}}clear(){this.#e.clear(),this.#t.clear()}},Ye=(e,t,n)=>{let r=n?.state.status===`error`&&typeof e.throwOnError==`function`?ge(e.throwOnError,[n.state.error,n]):e.throwOnError;(e.suspense||r)&&(t.isReset()||(e.retryOnMount=!1))},Xe=e=>{h.useEffect(()=>{e.clearReset()},[e])},Ze=({result:e,errorResetBoundary:t,throwOnError:n,query:r,suspense:i})=>e.isError&&!t.isReset()&&!e.isFetching&&r&&(i&&e.data===void 0||ge(n,[e.error,r])),Qe=e=>{if(e.suspense){let t=1e3,n=e=>e===`static`?e:Math.max(e??t,t),r=e.staleTime;e.staleTime=typeof r==`function`?(...e)=>n(r(...e)):n(r),typeof e.gcTime==`number`&&(e.gcTime=Math.max(e.gcTime,t))}},$e=(e,t)=>e?.suspense&&t.isPending,et=(e,t,n)=>t.fetchOptimistic(e).catch(()=>{n.clearReset()});function tt(e,t,n){let r=_(),i=x(),a=d(n),o=a.defaultQueryOptions(e),s=a.getQueryCache().get(o.queryHash),c=e.subscribed!==!1;o._optimisticResults=r?`isRestoring`:c?`optimistic`:void 0,Qe(o),Ye(o,i,s),Xe(i);let[l]=h.useState(()=>new t(a,o)),u=l.getOptimisticResult(o);h.useEffect(()=>{l.setOptions(o)},[o,l]);let f=!r&&c;if(h.useSyncExternalStore(h.useCallback(e=>{let t=f?l.subscribe(P.batchCalls(e)):O;return l.updateResult(),t},[l,f]),()=>l.getCurrentResult(),()=>l.getCurrentResult()),$e(o,u))throw et(o,l,i);if(Ze({result:u,errorResetBoundary:i,throwOnError:o.throwOnError,query:s,suspense:o.suspense}))throw u.error;return o.notifyOnChangeProps?u:l.trackResult(u)}function nt(e,t){return tt(e,Ie,t)}function rt(e,t){let n=d(t),[r]=h.useState(()=>new Ke(n,e));h.useEffect(()=>{r.setOptions(e)},[r,e]);let i=h.useSyncExternalStore(h.useCallback(e=>r.subscribe(P.batchCalls(e)),[r]),()=>r.getCurrentResult(),()=>r.getCurrentResult()),a=h.useCallback((...e)=>{r.mutate(e[0],e[1]).catch(O)},[r]);if(i.error&&ge(r.options.throwOnError,[i.error]))throw i.error;return{...i,mutate:a,mutateAsync:i.mutate}}function it(e){return/(?:query|mutation|subscription)\s+(\w+)/.exec(e.toString())?.[1]??e.toString()}var at=new Je({defaultOptions:{queries:{staleTime:15e3,refetchOnWindowFocus:!1,retry:(e,t)=>e<2&&t instanceof s&&t.code===`UNREACHABLE`}}}),ot=(e,t)=>[`live`,it(e),t??null];function st(e,t){at.prefetchQuery({queryKey:ot(e,t),queryFn:({signal:n})=>f(e,t,n)})}function ct(e,t,n={}){return nt({queryKey:n.still?[`still`,it(e),t??null]:ot(e,t),queryFn:({signal:n})=>f(e,t,n),enabled:n.enabled??!0,placeholderData:fe})}function lt(e){let t=d();return rt({mutationFn:t=>f(e,t),onSuccess:()=>{t.invalidateQueries()}})}function ut(e){let t=d();return rt({mutationFn:t=>u(e,t),onSuccess:()=>{t.invalidateQueries()}})}function dt(e){let t=(0,h.useRef)(e);return(0,h.useEffect)(()=>{t.current=e}),(0,h.useMemo)(()=>((...e)=>t.current?.(...e)),[])}function ft(e,t){if(typeof e==`function`)return e(t);typeof e==`object`&&e&&`current`in e&&(e.current=t)}function pt(...e){let t=new Map;return n=>{if(e.forEach(e=>{let r=ft(e,n);r&&t.set(e,r)}),t.size>0)return()=>{e.forEach(e=>{let n=t.get(e);n&&typeof n==`function`?n():ft(e,null)}),t.clear()}}}function mt(...e){return(0,h.useCallback)(pt(...e),e)}var ht=(0,h.createContext)({dir:`ltr`,toggleDirection:()=>{},setDirection:()=>{}});function gt(){return(0,h.use)(ht)}function _t(e){return e?parseInt(e,10):0}function vt(){return typeof window<`u`}function yt(e){return bt(e)?(e.nodeName||``).toLowerCase():`#document`}function F(e){var t;return(e==null||(t=e.ownerDocument)==null?void 0:t.defaultView)||window}function I(e){return((bt(e)?e.ownerDocument:e.document)||window.document)?.documentElement}function bt(e){return vt()?e instanceof Node||e instanceof F(e).Node:!1}function L(e){return vt()?e instanceof Element||e instanceof F(e).Element:!1}function R(e){return vt()?e instanceof HTMLElement||e instanceof F(e).HTMLElement:!1}function xt(e){return!vt()||typeof ShadowRoot>`u`?!1:e instanceof ShadowRoot||e instanceof F(e).ShadowRoot}function St(e){let{overflow:t,overflowX:n,overflowY:r,display:i}=B(e);return/auto|scroll|overlay|hidden|clip/.test(t+r+n)&&i!==`inline`&&i!==`contents`}function Ct(e){return/^(table|td|th)$/.test(yt(e))}function wt(e){try{if(e.matches(`:popover-open`))return!0}catch{}try{return e.matches(`:modal`)}catch{return!1}}var Tt=/transform|translate|scale|rotate|perspective|filter/,Et=/paint|layout|strict|content/,Dt=e=>!!e&&e!==`none`,Ot;function kt(e){let t=L(e)?B(e):e;return Dt(t.transform)||Dt(t.translate)||Dt(t.scale)||Dt(t.rotate)||Dt(t.perspective)||!jt()&&(Dt(t.backdropFilter)||Dt(t.filter))||Tt.test(t.willChange||``)||Et.test(t.contain||``)}function At(e){let t=V(e);for(;R(t)&&!z(t);){if(kt(t))return t;if(wt(t))return null;t=V(t)}return null}function jt(){return Ot??=typeof CSS<`u`&&CSS.supports&&CSS.supports(`-webkit-backdrop-filter`,`none`),Ot}function z(e){return/^(html|body|#document)$/.test(yt(e))}function B(e){return F(e).getComputedStyle(e)}function Mt(e){return L(e)?{scrollLeft:e.scrollLeft,scrollTop:e.scrollTop}:{scrollLeft:e.scrollX,scrollTop:e.scrollY}}function V(e){if(yt(e)===`html`)return e;let t=e.assignedSlot||e.parentNode||xt(e)&&e.host||I(e);return xt(t)?t.host:t}function Nt(e){let t=V(e);return z(t)?(e.ownerDocument||e).body:R(t)&&St(t)?t:Nt(t)}function H(e,t,n){t===void 0&&(t=[]),n===void 0&&(n=!0);let r=Nt(e),i=r===e.ownerDocument?.body,a=F(r);if(i){let e=Pt(a);return t.concat(a,a.visualViewport||[],St(r)?r:[],e&&n?H(e):[])}return t.concat(r,H(r,[],n))}function Pt(e){return e.parent&&Object.getPrototypeOf(e.parent)?e.frameElement:null}var Ft=[`top`,`right`,`bottom`,`left`],U=Math.min,W=Math.max,It=Math.round,Lt=Math.floor,G=e=>({x:e,y:e}),Rt={left:`right`,right:`left`,bottom:`top`,top:`bottom`};function zt(e,t,n){return W(e,U(t,n))}function K(e,t){return typeof e==`function`?e(t):e}function q(e){return e.split(`-`)[0]}function Bt(e){return e.split(`-`)[1]}function Vt(e){return e===`x`?`y`:`x`}function Ht(e){return e===`y`?`height`:`width`}function J(e){let t=e[0];return t===`t`||t===`b`?`y`:`x`}function Ut(e){return Vt(J(e))}function Wt(e,t,n){n===void 0&&(n=!1);let r=Bt(e),i=Ut(e),a=Ht(i),o=i===`x`?r===(n?`end`:`start`)?`right`:`left`:r===`start`?`bottom`:`top`;return t.reference[a]>t.floating[a]&&(o=$t(o)),[o,$t(o)]}function Gt(e){let t=$t(e);return[Kt(e),t,Kt(t)]}function Kt(e){return e.includes(`start`)?e.replace(`start`,`end`):e.replace(`end`,`start`)}var qt=[`left`,`right`],Jt=[`right`,`left`],Yt=[`top`,`bottom`],Xt=[`bottom`,`top`];function Zt(e,t,n){switch(e){case`top`:case`bottom`:return n?t?Jt:qt:t?qt:Jt;case`left`:case`right`:return t?Yt:Xt;default:return[]}}function Qt(e,t,n,r){let i=Bt(e),a=Zt(q(e),n===`start`,r);return i&&(a=a.map(e=>e+`-`+i),t&&(a=a.concat(a.map(Kt)))),a}function $t(e){let t=q(e);return Rt[t]+e.slice(t.length)}function en(e){return{top:e.top??0,right:e.right??0,bottom:e.bottom??0,left:e.left??0}}function tn(e){return typeof e==`number`?{top:e,right:e,bottom:e,left:e}:en(e)}function Y(e){let{x:t,y:n,width:r,height:i}=e;return{width:r,height:i,top:n,left:t,right:t+r,bottom:n+i,x:t,y:n}}function nn(){let e=navigator.userAgentData;return e!=null&&e.platform?e.platform:navigator.platform}function rn(){let e=navigator.userAgentData;return e&&Array.isArray(e.brands)?e.brands.map(e=>{let{brand:t,version:n}=e;return t+`/`+n}).join(` `):navigator.userAgent}function an(){return/apple/i.test(navigator.vendor)}function on(){return nn().toLowerCase().startsWith(`mac`)&&!navigator.maxTouchPoints}function sn(){return rn().includes(`jsdom/`)}var cn=`data-floating-ui-focusable`,ln=`input:not([type='hidden']):not([disabled]),[contenteditable]:not([contenteditable='false']),textarea:not([disabled])`;function un(e){let t=e.activeElement;for(;((n=t)==null||(n=n.shadowRoot)==null?void 0:n.activeElement)!=null;){var n;t=t.shadowRoot.activeElement}return t}function dn(e,t){if(!e||!t)return!1;let n=t.getRootNode==null?void 0:t.getRootNode();if(e.contains(t))return!0;if(n&&xt(n)){let n=t;for(;n;){if(e===n)return!0;n=n.parentNode||n.host}}return!1}function fn(e){return`composedPath`in e?e.composedPath()[0]:e.target}function pn(e,t){if(t==null)return!1;if(`composedPath`in e)return e.composedPath().includes(t);let n=e;return n.target!=null&&t.contains(n.target)}function mn(e){return e.matches(`html,body`)}function hn(e){return e?.ownerDocument||document}function gn(e){return R(e)&&e.matches(ln)}function _n(e){if(!e||sn())return!0;try{return e.matches(`:focus-visible`)}catch{return!0}}function vn(e){return e?e.hasAttribute(cn)?e:e.querySelector(`[`+cn+`]`)||e:null}function yn(e,t,n){return n===void 0&&(n=!0),e.filter(e=>e.parentId===t&&(!n||e.context?.open)).flatMap(t=>[t,...yn(e,t.id,n)])}function bn(e){return`nativeEvent`in e}function xn(e,t){let n=[`mouse`,`pen`];return t||n.push(``,void 0),n.includes(e)}var X=typeof document<`u`?h.useLayoutEffect:function(){},Sn={...h};function Cn(e){let t=h.useRef(e);return X(()=>{t.current=e}),t}var wn=Sn.useInsertionEffect||(e=>e());function Z(e){let t=h.useRef(()=>{});return wn(()=>{t.current=e}),h.useCallback(function(){var e=[...arguments];return t.current==null?void 0:t.current(...e)},[])}var Tn=t(o(),1);function En(e,t,n){let{reference:r,floating:i}=e,a=J(t),o=Ut(t),s=Ht(o),c=q(t),l=a===`y`,u=r.x+r.width/2-i.width/2,d=r.y+r.height/2-i.height/2,f=r[s]/2-i[s]/2,p;switch(c){case`top`:p={x:u,y:r.y-i.height};break;case`bottom`:p={x:u,y:r.y+r.height};break;case`right`:p={x:r.x+r.width,y:d};break;case`left`:p={x:r.x-i.width,y:d};break;default:p={x:r.x,y:r.y}}let m=Bt(t);return m&&(p[o]+=f*(m===`end`?1:-1)*(n&&l?-1:1)),p}async function Dn(e,t){t===void 0&&(t={});let{x:n,y:r,platform:i,rects:a,elements:o,strategy:s}=e,{boundary:c=`clippingAncestors`,rootBoundary:l=`viewport`,elementContext:u=`floating`,altBoundary:d=!1,padding:f=0}=K(t,e),p=tn(f),m=o[d?u===`floating`?`reference`:`floating`:u],h=Y(await i.getClippingRect({element:await(i.isElement==null?void 0:i.isElement(m))??!0?m:m.contextElement||await(i.getDocumentElement==null?void 0:i.getDocumentElement(o.floating)),boundary:c,rootBoundary:l,strategy:s})),g=u===`floating`?{x:n,y:r,width:a.floating.width,height:a.floating.height}:a.reference,_=await(i.getOffsetParent==null?void 0:i.getOffsetParent(o.floating)),v=await(i.isElement==null?void 0:i.isElement(_))&&await(i.getScale==null?void 0:i.getScale(_))||{x:1,y:1},y=Y(i.convertOffsetParentRelativeRectToViewportRelativeRect?await i.convertOffsetParentRelativeRectToViewportRelativeRect({elements:o,rect:g,offsetParent:_,strategy:s}):g);return{top:(h.top-y.top+p.top)/v.y,bottom:(y.bottom-h.bottom+p.bottom)/v.y,left:(h.left-y.left+p.left)/v.x,right:(y.right-h.right+p.right)/v.x}}var On=50,kn=async(e,t,n)=>{let{placement:r=`bottom`,strategy:i=`absolute`,middleware:a=[],platform:o}=n,s=o.detectOverflow?o:{...o,detectOverflow:Dn},c=await(o.isRTL==null?void 0:o.isRTL(t)),l=await o.getElementRects({reference:e,floating:t,strategy:i}),{x:u,y:d}=En(l,r,c),f=r,p=0,m={};for(let n=0;n<a.length;n++){let h=a[n];if(!h)continue;let{name:g,fn:_}=h,{x:v,y,data:b,reset:x}=await _({x:u,y:d,initialPlacement:r,placement:f,strategy:i,middlewareData:m,rects:l,platform:s,elements:{reference:e,floating:t}});u=v??u,d=y??d,m[g]={...m[g],...b},x&&p<On&&(p++,typeof x==`object`&&(x.placement&&(f=x.placement),x.rects&&(l=x.rects===!0?await o.getElementRects({reference:e,floating:t,strategy:i}):x.rects),{x:u,y:d}=En(l,f,c)),n=-1)}return{x:u,y:d,placement:f,strategy:i,middlewareData:m}},An=e=>({name:`arrow`,options:e,async fn(t){let{x:n,y:r,placement:i,rects:a,platform:o,elements:s,middlewareData:c}=t,{element:l,padding:u=0}=K(e,t)||{};if(l==null)return{};let d=tn(u),f={x:n,y:r},p=Ut(i),m=Ht(p),h=await o.getDimensions(l),g=p===`y`,_=g?`top`:`left`,v=g?`bottom`:`right`,y=g?`clientHeight`:`clientWidth`,b=a.reference[m]+a.reference[p]-f[p]-a.floating[m],x=f[p]-a.reference[p],S=await(o.getOffsetParent==null?void 0:o.getOffsetParent(l)),C=S?S[y]:0;C&&await(o.isElement==null?void 0:o.isElement(S))||(C=s.floating[y]||a.floating[m]);let w=b/2-x/2,T=C/2-h[m]/2-1,E=U(d[_],T),D=U(d[v],T),O=C-h[m]-D,k=C/2-h[m]/2+w,A=zt(E,k,O),j=!c.arrow&&Bt(i)!=null&&k!==A&&a.reference[m]/2-(k<E?E:D)-h[m]/2<0,M=j?k<E?k-E:k-O:0;return{[p]:f[p]+M,data:{[p]:A,centerOffset:k-A-M,...j&&{alignmentOffset:M}},reset:j}}}),jn=function(e){return e===void 0&&(e={}),{name:`flip`,options:e,async fn(t){var n;let{placement:r,middlewareData:i,rects:a,initialPlacement:o,platform:s,elements:c}=t,{mainAxis:l=!0,crossAxis:u=!0,fallbackPlacements:d,fallbackStrategy:f=`bestFit`,fallbackAxisSideDirection:p=`none`,flipAlignment:m=!0,...h}=K(e,t);if((n=i.arrow)!=null&&n.alignmentOffset)return{};let g=q(r),_=J(o),v=q(o)===o,y=await(s.isRTL==null?void 0:s.isRTL(c.floating)),b=d||(v||!m?[$t(o)]:Gt(o)),x=p!==`none`;!d&&x&&b.push(...Qt(o,m,p,y));let S=[o,...b],C=await s.detectOverflow(t,h),w=[],T=i.flip?.overflows||[];if(l&&w.push(C[g]),u){let e=Wt(r,a,y);w.push(C[e[0]],C[e[1]])}if(T=[...T,{placement:r,overflows:w}],!w.every(e=>e<=0)){let e=(i.flip?.index||0)+1,t=S[e];if(t&&(u!==`alignment`||_===J(t)||T.every(e=>J(e.placement)!==_||e.overflows[0]>0)))return{data:{index:e,overflows:T},reset:{placement:t}};let n=T.filter(e=>e.overflows[0]<=0).sort((e,t)=>e.overflows[1]-t.overflows[1])[0]?.placement;if(!n)switch(f){case`bestFit`:{let e=T.filter(e=>{if(x){let t=J(e.placement);return t===_||t===`y`}return!0}).map(e=>[e.placement,e.overflows.filter(e=>e>0).reduce((e,t)=>e+t,0)]).sort((e,t)=>e[1]-t[1])[0]?.[0];e&&(n=e);break}case`initialPlacement`:n=o}if(r!==n)return{reset:{placement:n}}}return{}}}};function Mn(e,t){return{top:e.top-t.height,right:e.right-t.width,bottom:e.bottom-t.height,left:e.left-t.width}}function Nn(e){return Ft.some(t=>e[t]>=0)}var Pn=function(e){return e===void 0&&(e={}),{name:`hide`,options:e,async fn(t){let{rects:n,platform:r}=t,{strategy:i=`referenceHidden`,...a}=K(e,t);switch(i){case`referenceHidden`:{let e=Mn(await r.detectOverflow(t,{...a,elementContext:`reference`}),n.reference);return{data:{referenceHiddenOffsets:e,referenceHidden:Nn(e)}}}case`escaped`:{let e=Mn(await r.detectOverflow(t,{...a,altBoundary:!0}),n.floating);return{data:{escapedOffsets:e,escaped:Nn(e)}}}default:return{}}}}};function Fn(e){let t=U(...e.map(e=>e.left)),n=U(...e.map(e=>e.top)),r=W(...e.map(e=>e.right)),i=W(...e.map(e=>e.bottom));return{x:t,y:n,width:r-t,height:i-n}}function In(e){let t=e.slice().sort((e,t)=>e.y-t.y),n=[],r=null;for(let e=0;e<t.length;e++){let i=t[e];!r||i.y-r.y>r.height/2?n.push([i]):n[n.length-1].push(i),r=i}return n.map(e=>Y(Fn(e)))}var Ln=function(e){return e===void 0&&(e={}),{name:`inline`,options:e,async fn(t){let{placement:n,elements:r,rects:i,platform:a,strategy:o}=t,{padding:s=2,x:c,y:l}=K(e,t),u=Array.from(await(a.getClientRects==null?void 0:a.getClientRects(r.reference))||[]);if(!u.length)return{};let d=In(u),f=Y(Fn(u)),p=tn(s);function m(){if(d.length===2&&(d[0].left>d[1].right||d[1].left>d[0].right)&&c!=null&&l!=null)return d.find(e=>c>e.left-p.left&&c<e.right+p.right&&l>e.top-p.top&&l<e.bottom+p.bottom)||f;if(d.length>=2){if(J(n)===`y`){let e=d[0],t=d[d.length-1],r=q(n)===`top`,i=e.top,a=t.bottom,o=r?e.left:t.left;return Y({x:o,y:i,width:(r?e.right:t.right)-o,height:a-i})}let e=q(n)===`left`,t=W(...d.map(e=>e.right)),r=U(...d.map(e=>e.left)),i=d.filter(n=>e?n.left===r:n.right===t),a=i[0].top,o=i[i.length-1].bottom;return Y({x:r,y:a,width:t-r,height:o-a})}return f}let h=await a.getElementRects({reference:{getBoundingClientRect:m},floating:r.floating,strategy:o});return i.reference.x!==h.reference.x||i.reference.y!==h.reference.y||i.reference.width!==h.reference.width||i.reference.height!==h.reference.height?{reset:{rects:h}}:{}}}},Rn=new Set([`left`,`top`]);async function zn(e,t){let{placement:n,platform:r,elements:i}=e,a=await(r.isRTL==null?void 0:r.isRTL(i.floating)),o=q(n),s=Bt(n),c=J(n)===`y`,l=Rn.has(o)?-1:1,u=a&&c?-1:1,d=K(t,e),{mainAxis:f,crossAxis:p,alignmentAxis:m}=typeof d==`number`?{mainAxis:d,crossAxis:0,alignmentAxis:null}:{mainAxis:d.mainAxis||0,crossAxis:d.crossAxis||0,alignmentAxis:d.alignmentAxis};return s&&typeof m==`number`&&(p=s===`end`?m*-1:m),c?{x:p*u,y:f*l}:{x:f*l,y:p*u}}var Bn=function(e){return e===void 0&&(e=0),{name:`offset`,options:e,async fn(t){var n;let{x:r,y:i,placement:a,middlewareData:o}=t,s=await zn(t,e);return a===o.offset?.placement&&(n=o.arrow)!=null&&n.alignmentOffset?{}:{x:r+s.x,y:i+s.y,data:{...s,placement:a}}}}},Vn=function(e){return e===void 0&&(e={}),{name:`shift`,options:e,async fn(t){let{x:n,y:r,placement:i,platform:a}=t,{mainAxis:o=!0,crossAxis:s=!1,limiter:c={fn:e=>{let{x:t,y:n}=e;return{x:t,y:n}}},...l}=K(e,t),u={x:n,y:r},d=await a.detectOverflow(t,l),f=J(i),p=Vt(f),m=u[p],h=u[f],g=(e,t)=>zt(t+d[e===`y`?`top`:`left`],t,t-d[e===`y`?`bottom`:`right`]);o&&(m=g(p,m)),s&&(h=g(f,h));let _=c.fn({...t,[p]:m,[f]:h});return{..._,data:{x:_.x-n,y:_.y-r,enabled:{[p]:o,[f]:s}}}}}},Hn=function(e){return e===void 0&&(e={}),{options:e,fn(t){let{x:n,y:r,placement:i,rects:a,middlewareData:o}=t,{offset:s=0,mainAxis:c=!0,crossAxis:l=!0}=K(e,t),u={x:n,y:r},d=J(i),f=Vt(d),p=u[f],m=u[d],h=K(s,t),g=typeof h==`number`?{mainAxis:h,crossAxis:0}:{mainAxis:h.mainAxis??0,crossAxis:h.crossAxis??0};if(c){let e=f===`y`?`height`:`width`,t=a.reference[f]-a.floating[e]+g.mainAxis,n=a.reference[f]+a.reference[e]-g.mainAxis;p<t?p=t:p>n&&(p=n)}if(l){let e=f===`y`?`width`:`height`,t=Rn.has(q(i)),n=a.reference[d]-a.floating[e]+(t&&o.offset?.[d]||0)+(t?0:g.crossAxis),r=a.reference[d]+a.reference[e]+(t?0:o.offset?.[d]||0)-(t?g.crossAxis:0);m<n?m=n:m>r&&(m=r)}return{[f]:p,[d]:m}}}},Un=function(e){return e===void 0&&(e={}),{name:`size`,options:e,async fn(t){let{placement:n,rects:r,platform:i,elements:a}=t,{apply:o=()=>{},...s}=K(e,t),c=await i.detectOverflow(t,s),l=q(n),u=Bt(n),d=J(n)===`y`,{width:f,height:p}=r.floating,m,h;l===`top`||l===`bottom`?(m=l,h=u===(await(i.isRTL==null?void 0:i.isRTL(a.floating))?`start`:`end`)?`left`:`right`):(h=l,m=u===`end`?`top`:`bottom`);let g=p-c.top-c.bottom,_=f-c.left-c.right,v=U(p-c[m],g),y=U(f-c[h],_),b=t.middlewareData.shift,x=!b,S=v,C=y;b!=null&&b.enabled.x&&(C=_),b!=null&&b.enabled.y&&(S=g),x&&!u&&(d?C=f-2*W(c.left,c.right):S=p-2*W(c.top,c.bottom)),await o({...t,availableWidth:C,availableHeight:S});let w=await i.getDimensions(a.floating);return f!==w.width||p!==w.height?{reset:{rects:!0}}:{}}}};function Wn(e){let t=B(e),n=parseFloat(t.width)||0,r=parseFloat(t.height)||0,i=R(e),a=i?e.offsetWidth:n,o=i?e.offsetHeight:r,s=It(n)!==a||It(r)!==o;return s&&(n=a,r=o),{width:n,height:r,$:s}}function Gn(e){return L(e)?e:e.contextElement}function Kn(e){let t=Gn(e);if(!R(t))return G(1);let n=t.getBoundingClientRect(),{width:r,height:i,$:a}=Wn(t),o=(a?It(n.width):n.width)/r,s=(a?It(n.height):n.height)/i;return o&&Number.isFinite(o)||(o=1),s&&Number.isFinite(s)||(s=1),{x:o,y:s}}var qn=G(0);function Jn(e){let t=F(e);return!jt()||!t.visualViewport?qn:{x:t.visualViewport.offsetLeft,y:t.visualViewport.offsetTop}}function Yn(e,t,n){return t===void 0&&(t=!1),!!n&&t&&n===F(e)}function Xn(e,t,n,r){t===void 0&&(t=!1),n===void 0&&(n=!1);let i=e.getBoundingClientRect(),a=Gn(e),o=G(1);t&&(r?L(r)&&(o=Kn(r)):o=Kn(e));let s=Yn(a,n,r)?Jn(a):G(0),c=(i.left+s.x)/o.x,l=(i.top+s.y)/o.y,u=i.width/o.x,d=i.height/o.y;if(a&&r){let e=F(a),t=L(r)?F(r):r,n=e,i=Pt(n);for(;i&&t!==n;){let e=Kn(i),t=i.getBoundingClientRect(),r=B(i),a=t.left+(i.clientLeft+parseFloat(r.paddingLeft))*e.x,o=t.top+(i.clientTop+parseFloat(r.paddingTop))*e.y;c*=e.x,l*=e.y,u*=e.x,d*=e.y,c+=a,l+=o,n=F(i),i=Pt(n)}}return Y({width:u,height:d,x:c,y:l})}function Zn(e,t){let n=Mt(e).scrollLeft;return t?t.left+n:Xn(I(e)).left+n}function Qn(e,t){let n=e.getBoundingClientRect();return{x:n.left+t.scrollLeft-Zn(e,n),y:n.top+t.scrollTop}}function $n(e){let{elements:t,rect:n,offsetParent:r,strategy:i}=e,a=i===`fixed`,o=I(r),s=t?wt(t.floating):!1;if(r===o||s&&a)return n;let c={scrollLeft:0,scrollTop:0},l=G(1),u=G(0),d=R(r);if((d||!a)&&((yt(r)!==`body`||St(o))&&(c=Mt(r)),d)){let e=Xn(r);l=Kn(r),u.x=e.x+r.clientLeft,u.y=e.y+r.clientTop}let f=o&&!d&&!a?Qn(o,c):G(0);return{width:n.width*l.x,height:n.height*l.y,x:n.x*l.x-c.scrollLeft*l.x+u.x+f.x,y:n.y*l.y-c.scrollTop*l.y+u.y+f.y}}function er(e){return e.getClientRects?Array.from(e.getClientRects()):[]}function tr(e){let t=Mt(e),n=e.ownerDocument.body,r=W(e.scrollWidth,e.clientWidth,n.scrollWidth,n.clientWidth),i=W(e.scrollHeight,e.clientHeight,n.scrollHeight,n.clientHeight),a=-t.scrollLeft+Zn(e),o=-t.scrollTop;return B(n).direction===`rtl`&&(a+=W(e.clientWidth,n.clientWidth)-r),{width:r,height:i,x:a,y:o}}var nr=25;function rr(e,t,n){n===void 0&&(n=`viewport`);let r=n===`layoutViewport`,i=F(e),a=I(e),o=i.visualViewport,s=a.clientWidth,c=a.clientHeight,l=0,u=0;if(o){let e=!jt()||t===`fixed`;r?e||(l=-o.offsetLeft,u=-o.offsetTop):(s=o.width,c=o.height,e&&(l=o.offsetLeft,u=o.offsetTop))}if(Zn(a)<=0){let e=a.ownerDocument,t=e.body,n=getComputedStyle(t),r=e.compatMode===`CSS1Compat`&&parseFloat(n.marginLeft)+parseFloat(n.marginRight)||0,i=Math.abs(a.clientWidth-t.clientWidth-r),o=getComputedStyle(a).scrollbarGutter===`stable both-edges`?i/2:i;o<=nr&&(s-=o)}return{width:s,height:c,x:l,y:u}}function ir(e,t){let n=Xn(e,!0,t===`fixed`),r=n.top+e.clientTop,i=n.left+e.clientLeft,a=Kn(e);return{width:e.clientWidth*a.x,height:e.clientHeight*a.y,x:i*a.x,y:r*a.y}}function ar(e,t,n){let r;if(t===`viewport`||t===`layoutViewport`)r=rr(e,n,t);else if(t===`document`)r=tr(I(e));else if(L(t))r=ir(t,n);else{let n=Jn(e);r={x:t.x-n.x,y:t.y-n.y,width:t.width,height:t.height}}return Y(r)}function or(e,t){let n=t.get(e);if(n)return n;let r=H(e,[],!1).filter(e=>L(e)&&yt(e)!==`body`),i=null,a=B(e).position===`fixed`,o=a?V(e):e;for(;L(o)&&!z(o);){let e=B(o),t=kt(o),n=i?i.position:a?`fixed`:``;!t&&(n===`fixed`||n===`absolute`&&e.position===`static`)?r=r.filter(e=>e!==o):i=e,o=V(o)}return t.set(e,r),r}function sr(e){let{element:t,boundary:n,rootBoundary:r,strategy:i}=e,a=[...n===`clippingAncestors`?wt(t)?[]:or(t,this._c):[].concat(n),r],o=ar(t,a[0],i),s=o.top,c=o.right,l=o.bottom,u=o.left;for(let e=1;e<a.length;e++){let n=ar(t,a[e],i);s=W(n.top,s),c=U(n.right,c),l=U(n.bottom,l),u=W(n.left,u)}return{width:c-u,height:l-s,x:u,y:s}}function cr(e){let{width:t,height:n}=Wn(e);return{width:t,height:n}}function lr(e,t,n){let r=R(t),i=I(t),a=n===`fixed`,o=Xn(e,!0,a,t),s={scrollLeft:0,scrollTop:0},c=G(0);if((r||!a)&&((yt(t)!==`body`||St(i))&&(s=Mt(t)),r)){let e=Xn(t,!0,a,t);c.x=e.x+t.clientLeft,c.y=e.y+t.clientTop}!r&&i&&(c.x=Zn(i));let l=i&&!r&&!a?Qn(i,s):G(0);return{x:o.left+s.scrollLeft-c.x-l.x,y:o.top+s.scrollTop-c.y-l.y,width:o.width,height:o.height}}function ur(e){return B(e).position===`static`}function dr(e,t){if(!R(e)||B(e).position===`fixed`)return null;if(t)return t(e);let n=e.offsetParent;return I(e)===n&&(n=n.ownerDocument.body),n}function fr(e,t){let n=F(e);if(wt(e))return n;if(!R(e)){let t=V(e);for(;t&&!z(t);){if(L(t)&&!ur(t))return t;t=V(t)}return n}let r=dr(e,t);for(;r&&Ct(r)&&ur(r);)r=dr(r,t);return r&&z(r)&&ur(r)&&!kt(r)?n:r||At(e)||n}var pr=async function(e){let t=this.getOffsetParent||fr,n=this.getDimensions,r=await n(e.floating);return{reference:lr(e.reference,await t(e.floating),e.strategy),floating:{x:0,y:0,width:r.width,height:r.height}}};function mr(e){return B(e).direction===`rtl`}var hr={convertOffsetParentRelativeRectToViewportRelativeRect:$n,getDocumentElement:I,getClippingRect:sr,getOffsetParent:fr,getElementRects:pr,getClientRects:er,getDimensions:cr,getScale:Kn,isElement:L,isRTL:mr};function gr(e,t){return e.x===t.x&&e.y===t.y&&e.width===t.width&&e.height===t.height}function _r(e,t,n){let r=null,i,a=I(e);function o(){var e;clearTimeout(i),(e=r)==null||e.disconnect(),r=null}function s(n,c){n===void 0&&(n=!1),c===void 0&&(c=1),o();let l=e.getBoundingClientRect(),{left:u,top:d,width:f,height:p}=l;if(n||t(),!f||!p)return;let m=Lt(d),h=Lt(a.clientWidth-(u+f)),g=Lt(a.clientHeight-(d+p)),_=Lt(u),v={rootMargin:-m+`px `+-h+`px `+-g+`px `+-_+`px`,threshold:W(0,U(1,c))||1},y=!0;function b(t){let n=t[0].intersectionRatio;if(!gr(l,e.getBoundingClientRect()))return s();if(n!==c){if(!y)return s();n?s(!1,n):i=setTimeout(()=>{s(!1,1e-7)},1e3)}y=!1}try{r=new IntersectionObserver(b,{...v,root:a.ownerDocument})}catch{r=new IntersectionObserver(b,v)}r.observe(e)}let c=F(e),l=()=>s(n);return c.addEventListener(`resize`,l),s(!0),()=>{c.removeEventListener(`resize`,l),o()}}function vr(e,t,n,r){r===void 0&&(r={});let{ancestorScroll:i=!0,ancestorResize:a=!0,elementResize:o=typeof ResizeObserver==`function`,layoutShift:s=typeof IntersectionObserver==`function`,animationFrame:c=!1}=r,l=Gn(e),u=i||a?[...l?H(l):[],...t?H(t):[]]:[];u.forEach(e=>{i&&e.addEventListener(`scroll`,n),a&&e.addEventListener(`resize`,n)});let d=l&&s?_r(l,n,a):null,f=-1,p=null;o&&(p=new ResizeObserver(e=>{let[r]=e;r&&r.target===l&&p&&t&&(p.unobserve(t),cancelAnimationFrame(f),f=requestAnimationFrame(()=>{var e;(e=p)==null||e.observe(t)})),n()}),l&&!c&&p.observe(l),t&&p.observe(t));let m,h=c?Xn(e):null;c&&g();function g(){let t=Xn(e);h&&!gr(h,t)&&n(),h=t,m=requestAnimationFrame(g)}return n(),()=>{var e;u.forEach(e=>{i&&e.removeEventListener(`scroll`,n),a&&e.removeEventListener(`resize`,n)}),d?.(),(e=p)==null||e.disconnect(),p=null,c&&cancelAnimationFrame(m)}}var yr=Bn,br=Vn,xr=jn,Sr=Un,Cr=Pn,wr=An,Tr=Ln,Er=Hn,Dr=(e,t,n)=>{let r=new Map,i=n??{},a={...hr,...i.platform,_c:r};return kn(e,t,{...i,platform:a})},Or=typeof document<`u`?h.useLayoutEffect:function(){};function kr(e,t){if(e===t)return!0;if(typeof e!=typeof t)return!1;if(typeof e==`function`&&e.toString()===t.toString())return!0;let n,r,i;if(e&&t&&typeof e==`object`){if(Array.isArray(e)){if(n=e.length,n!==t.length)return!1;for(r=n;r--!==0;)if(!kr(e[r],t[r]))return!1;return!0}if(i=Object.keys(e),n=i.length,n!==Object.keys(t).length)return!1;for(r=n;r--!==0;)if(!{}.hasOwnProperty.call(t,i[r]))return!1;for(r=n;r--!==0;){let n=i[r];if(!(n===`_owner`&&e.$$typeof)&&!kr(e[n],t[n]))return!1}return!0}return e!==e&&t!==t}function Ar(e){return typeof window>`u`?1:(e.ownerDocument.defaultView||window).devicePixelRatio||1}function jr(e,t){let n=Ar(e);return Math.round(t*n)/n}function Mr(e){let t=h.useRef(e);return Or(()=>{t.current=e}),t}function Nr(e){e===void 0&&(e={});let{placement:t=`bottom`,strategy:n=`absolute`,middleware:r=[],platform:i,elements:{reference:a,floating:o}={},transform:s=!0,whileElementsMounted:c,open:l}=e,[u,d]=h.useState({x:0,y:0,strategy:n,placement:t,middlewareData:{},isPositioned:!1}),[f,p]=h.useState(r);kr(f,r)||p(r);let[m,g]=h.useState(null),[_,v]=h.useState(null),y=h.useCallback(e=>{e!==C.current&&(C.current=e,g(e))},[]),b=h.useCallback(e=>{e!==w.current&&(w.current=e,v(e))},[]),x=a||m,S=o||_,C=h.useRef(null),w=h.useRef(null),T=h.useRef(u),E=c!=null,D=Mr(c),O=Mr(i),k=Mr(l),A=h.useCallback(()=>{if(!C.current||!w.current)return;let e={placement:t,strategy:n,middleware:f};O.current&&(e.platform=O.current),Dr(C.current,w.current,e).then(e=>{let t={...e,isPositioned:k.current!==!1};j.current&&!kr(T.current,t)&&(T.current=t,Tn.flushSync(()=>{d(t)}))})},[f,t,n,O,k]);Or(()=>{l===!1&&T.current.isPositioned&&(T.current.isPositioned=!1,d(e=>({...e,isPositioned:!1})))},[l]);let j=h.useRef(!1);Or(()=>(j.current=!0,()=>{j.current=!1}),[]),Or(()=>{if(x&&(C.current=x),S&&(w.current=S),x&&S){if(D.current)return D.current(x,S,A);A()}},[x,S,A,D,E]);let M=h.useMemo(()=>({reference:C,floating:w,setReference:y,setFloating:b}),[y,b]),N=h.useMemo(()=>({reference:x,floating:S}),[x,S]),ee=h.useMemo(()=>{let e={position:n,left:0,top:0};if(!N.floating)return e;let t=jr(N.floating,u.x),r=jr(N.floating,u.y);return s?{...e,transform:`translate(`+t+`px, `+r+`px)`,...Ar(N.floating)>=1.5&&{willChange:`transform`}}:{position:n,left:t,top:r}},[n,s,N.floating,u.x,u.y]);return h.useMemo(()=>({...u,update:A,refs:M,elements:N,floatingStyles:ee}),[u,A,M,N,ee])}var Pr=e=>{function t(e){return{}.hasOwnProperty.call(e,`current`)}return{name:`arrow`,options:e,fn(n){let{element:r,padding:i}=typeof e==`function`?e(n):e;return r&&t(r)?r.current==null?{}:wr({element:r.current,padding:i}).fn(n):r?wr({element:r,padding:i}).fn(n):{}}}},Fr=(e,t)=>{let n=yr(e);return{name:n.name,fn:n.fn,options:[e,t]}},Ir=(e,t)=>{let n=br(e);return{name:n.name,fn:n.fn,options:[e,t]}},Lr=(e,t)=>({fn:Er(e).fn,options:[e,t]}),Rr=(e,t)=>{let n=xr(e);return{name:n.name,fn:n.fn,options:[e,t]}},zr=(e,t)=>{let n=Sr(e);return{name:n.name,fn:n.fn,options:[e,t]}},Br=(e,t)=>{let n=Cr(e);return{name:n.name,fn:n.fn,options:[e,t]}},Vr=(e,t)=>{let n=Tr(e);return{name:n.name,fn:n.fn,options:[e,t]}},Hr=(e,t)=>{let n=Pr(e);return{name:n.name,fn:n.fn,options:[e,t]}};function Ur(e){let t=h.useRef(void 0),n=h.useCallback(t=>{let n=e.map(e=>{if(e!=null){if(typeof e==`function`){let n=e,r=n(t);return typeof r==`function`?r:()=>{n(null)}}return e.current=t,()=>{e.current=null}}});return()=>{n.forEach(e=>e?.())}},e);return h.useMemo(()=>e.every(e=>e==null)?null:e=>{t.current&&=(t.current(),void 0),e!=null&&(t.current=n(e))},e)}var Wr=`data-floating-ui-focusable`,Gr=`active`,Kr=`selected`,qr=`ArrowLeft`,Jr=`ArrowRight`,Yr=`ArrowUp`,Xr=`ArrowDown`,Zr=[qr,Jr],Qr=[Yr,Xr];[...Zr,...Qr];var $r={...h},ei=!1,ti=0,ni=()=>`floating-ui-`+Math.random().toString(36).slice(2,6)+ti++;function ri(){let[e,t]=h.useState(()=>ei?ni():void 0);return X(()=>{e??t(ni())},[]),h.useEffect(()=>{ei=!0},[]),e}var ii=$r.useId||ri;function ai(){let e=new Map;return{emit(t,n){var r;(r=e.get(t))==null||r.forEach(e=>e(n))},on(t,n){e.has(t)||e.set(t,new Set),e.get(t).add(n)},off(t,n){var r;(r=e.get(t))==null||r.delete(n)}}}var oi=h.createContext(null),si=h.createContext(null),ci=()=>h.useContext(oi)?.id||null,li=()=>h.useContext(si);function ui(e){return`data-floating-ui-`+e}function Q(e){e.current!==-1&&(clearTimeout(e.current),e.current=-1)}var di=ui(`safe-polygon`);function fi(e,t,n){if(n&&!xn(n))return 0;if(typeof e==`number`)return e;if(typeof e==`function`){let n=e();return typeof n==`number`?n:n?.[t]}return e?.[t]}function pi(e){return typeof e==`function`?e():e}function mi(e,t){t===void 0&&(t={});let{open:n,onOpenChange:r,dataRef:i,events:a,elements:o}=e,{enabled:s=!0,delay:c=0,handleClose:l=null,mouseOnly:u=!1,restMs:d=0,move:f=!0}=t,p=li(),m=ci(),g=Cn(l),_=Cn(c),v=Cn(n),y=Cn(d),b=h.useRef(),x=h.useRef(-1),S=h.useRef(),C=h.useRef(-1),w=h.useRef(!0),T=h.useRef(!1),E=h.useRef(()=>{}),D=h.useRef(!1),O=Z(()=>{let e=i.current.openEvent?.type;return e?.includes(`mouse`)&&e!==`mousedown`});h.useEffect(()=>{if(!s)return;function e(e){let{open:t}=e;t||(Q(x),Q(C),w.current=!0,D.current=!1)}return a.on(`openchange`,e),()=>{a.off(`openchange`,e)}},[s,a]),h.useEffect(()=>{if(!s||!g.current||!n)return;function e(e){O()&&r(!1,e,`hover`)}let t=hn(o.floating).documentElement;return t.addEventListener(`mouseleave`,e),()=>{t.removeEventListener(`mouseleave`,e)}},[o.floating,n,r,s,g,O]);let k=h.useCallback(function(e,t,n){t===void 0&&(t=!0),n===void 0&&(n=`hover`);let i=fi(_.current,`close`,b.current);i&&!S.current?(Q(x),x.current=window.setTimeout(()=>r(!1,e,n),i)):t&&(Q(x),r(!1,e,n))},[_,r]),A=Z(()=>{E.current(),S.current=void 0}),j=Z(()=>{if(T.current){let e=hn(o.floating).body;e.style.pointerEvents=``,e.removeAttribute(di),T.current=!1}}),M=Z(()=>i.current.openEvent?[`click`,`mousedown`].includes(i.current.openEvent.type):!1);h.useEffect(()=>{if(!s)return;function e(e){if(Q(x),w.current=!1,u&&!xn(b.current)||pi(y.current)>0&&!fi(_.current,`open`))return;let t=fi(_.current,`open`,b.current);t?x.current=window.setTimeout(()=>{v.current||r(!0,e,`hover`)},t):n||r(!0,e,`hover`)}function t(e){if(M()){j();return}E.current();let t=hn(o.floating);if(Q(C),D.current=!1,g.current&&i.current.floatingContext){n||Q(x),S.current=g.current({...i.current.floatingContext,tree:p,x:e.clientX,y:e.clientY,onClose(){j(),A(),M()||k(e,!0,`safe-polygon`)}});let r=S.current;t.addEventListener(`mousemove`,r),E.current=()=>{t.removeEventListener(`mousemove`,r)}}else b.current===`touch`&&dn(o.floating,e.relatedTarget)||k(e)}function a(e){M()||i.current.floatingContext&&(g.current==null||g.current({...i.current.floatingContext,tree:p,x:e.clientX,y:e.clientY,onClose(){j(),A(),M()||k(e)}})(e))}function c(){Q(x)}function l(e){M()||k(e,!1)}if(L(o.domReference)){let r=o.domReference,i=o.floating;return n&&r.addEventListener(`mouseleave`,a),f&&r.addEventListener(`mousemove`,e,{once:!0}),r.addEventListener(`mouseenter`,e),r.addEventListener(`mouseleave`,t),i&&(i.addEventListener(`mouseleave`,a),i.addEventListener(`mouseenter`,c),i.addEventListener(`mouseleave`,l)),()=>{n&&r.removeEventListener(`mouseleave`,a),f&&r.removeEventListener(`mousemove`,e),r.removeEventListener(`mouseenter`,e),r.removeEventListener(`mouseleave`,t),i&&(i.removeEventListener(`mouseleave`,a),i.removeEventListener(`mouseenter`,c),i.removeEventListener(`mouseleave`,l))}}},[o,s,e,u,f,k,A,j,r,n,v,p,_,g,i,M,y]),X(()=>{var e;if(s&&n&&(e=g.current)!=null&&(e=e.__options)!=null&&e.blockPointerEvents&&O()){T.current=!0;let e=o.floating;if(L(o.domReference)&&e){var t;let n=hn(o.floating).body;n.setAttribute(di,``);let r=o.domReference,i=p==null||(t=p.nodesRef.current.find(e=>e.id===m))==null||(t=t.context)==null?void 0:t.elements.floating;return i&&(i.style.pointerEvents=``),n.style.pointerEvents=`none`,r.style.pointerEvents=`auto`,e.style.pointerEvents=`auto`,()=>{n.style.pointerEvents=``,r.style.pointerEvents=``,e.style.pointerEvents=``}}}},[s,n,m,o,p,g,O]),X(()=>{n||(b.current=void 0,D.current=!1,A(),j())},[n,A,j]),h.useEffect(()=>()=>{A(),Q(x),Q(C),j()},[s,o.domReference,A,j]);let N=h.useMemo(()=>{function e(e){b.current=e.pointerType}return{onPointerDown:e,onPointerEnter:e,onMouseMove(e){let{nativeEvent:t}=e;function i(){!w.current&&!v.current&&r(!0,t,`hover`)}u&&!xn(b.current)||n||pi(y.current)===0||D.current&&e.movementX**2+e.movementY**2<2||(Q(C),b.current===`touch`?i():(D.current=!0,C.current=window.setTimeout(i,pi(y.current))))}}},[u,r,n,v,y]);return h.useMemo(()=>s?{reference:N}:{},[s,N])}var hi=()=>{},gi=h.createContext({delay:0,initialDelay:0,timeoutMs:0,currentId:null,setCurrentId:hi,setState:hi,isInstantPhase:!1}),_i=()=>h.useContext(gi);function vi(e){let{children:t,delay:n,timeoutMs:r=0}=e,[i,a]=h.useReducer((e,t)=>({...e,...t}),{delay:n,timeoutMs:r,initialDelay:n,currentId:null,isInstantPhase:!1}),o=h.useRef(null),s=h.useCallback(e=>{a({currentId:e})},[]);return X(()=>{i.currentId?o.current===null?o.current=i.currentId:i.isInstantPhase||a({isInstantPhase:!0}):(i.isInstantPhase&&a({isInstantPhase:!1}),o.current=null)},[i.currentId,i.isInstantPhase]),(0,v.jsx)(gi.Provider,{value:h.useMemo(()=>({...i,setState:a,setCurrentId:s}),[i,s]),children:t})}function yi(e,t){t===void 0&&(t={});let{open:n,onOpenChange:r,floatingId:i}=e,{id:a,enabled:o=!0}=t,s=a??i,c=_i(),{currentId:l,setCurrentId:u,initialDelay:d,setState:f,timeoutMs:p}=c;return X(()=>{o&&l&&(f({delay:{open:1,close:fi(d,`close`)}}),l!==s&&r(!1))},[o,s,r,f,l,d]),X(()=>{function e(){r(!1),f({delay:d,currentId:null})}if(o&&l&&!n&&l===s){if(p){let t=window.setTimeout(e,p);return()=>{clearTimeout(t)}}e()}},[o,n,f,l,s,r,d,p]),X(()=>{o&&u!==hi&&n&&u(s)},[o,n,u,s]),c}function bi(e,t){if(!e||!t)return!1;let n=t.getRootNode==null?void 0:t.getRootNode();if(e.contains(t))return!0;if(n&&xt(n)){let n=t;for(;n;){if(e===n)return!0;n=n.parentNode||n.host}}return!1}function xi(e){return`composedPath`in e?e.composedPath()[0]:e.target}var Si={pointerdown:`onPointerDown`,mousedown:`onMouseDown`,click:`onClick`},Ci={pointerdown:`onPointerDownCapture`,mousedown:`onMouseDownCapture`,click:`onClickCapture`},wi=e=>({escapeKey:typeof e==`boolean`?e:e?.escapeKey??!1,outsidePress:typeof e==`boolean`?e:e?.outsidePress??!0});function Ti(e,t){t===void 0&&(t={});let{open:n,onOpenChange:r,elements:i,dataRef:a}=e,{enabled:o=!0,escapeKey:s=!0,outsidePress:c=!0,outsidePressEvent:l=`pointerdown`,referencePress:u=!1,referencePressEvent:d=`pointerdown`,ancestorScroll:f=!1,bubbles:p,capture:m}=t,g=li(),_=Z(typeof c==`function`?c:()=>!1),v=typeof c==`function`?_:c,y=h.useRef(!1),{escapeKey:b,outsidePress:x}=wi(p),{escapeKey:S,outsidePress:C}=wi(m),w=h.useRef(!1),T=Z(e=>{if(!n||!o||!s||e.key!==`Escape`||w.current)return;let t=a.current.floatingContext?.nodeId,i=g?yn(g.nodesRef.current,t):[];if(!b&&(e.stopPropagation(),i.length>0)){let e=!0;if(i.forEach(t=>{var n;(n=t.context)!=null&&n.open&&!t.context.dataRef.current.__escapeKeyBubbles&&(e=!1)}),!e)return}r(!1,bn(e)?e.nativeEvent:e,`escape-key`)}),E=Z(e=>{var t;let n=()=>{var t;T(e),(t=fn(e))==null||t.removeEventListener(`keydown`,n)};(t=fn(e))==null||t.addEventListener(`keydown`,n)}),D=Z(e=>{let t=a.current.insideReactTree;a.current.insideReactTree=!1;let n=y.current;if(y.current=!1,l===`click`&&n||t||typeof v==`function`&&!v(e))return;let o=fn(e),s=`[`+ui(`inert`)+`]`,c=hn(i.floating).querySelectorAll(s),u=L(o)?o:null;for(;u&&!z(u);){let e=V(u);if(z(e)||!L(e))break;u=e}if(c.length&&L(o)&&!mn(o)&&!dn(o,i.floating)&&Array.from(c).every(e=>!dn(u,e)))return;if(R(o)&&A){let t=z(o),n=B(o),r=/auto|scroll/,i=t||r.test(n.overflowX),a=t||r.test(n.overflowY),s=i&&o.clientWidth>0&&o.scrollWidth>o.clientWidth,c=a&&o.clientHeight>0&&o.scrollHeight>o.clientHeight,l=n.direction===`rtl`,u=c&&(l?e.offsetX<=o.offsetWidth-o.clientWidth:e.offsetX>o.clientWidth),d=s&&e.offsetY>o.clientHeight;if(u||d)return}let d=a.current.floatingContext?.nodeId,f=g&&yn(g.nodesRef.current,d).some(t=>pn(e,t.context?.elements.floating));if(pn(e,i.floating)||pn(e,i.domReference)||f)return;let p=g?yn(g.nodesRef.current,d):[];if(p.length>0){let e=!0;if(p.forEach(t=>{var n;(n=t.context)!=null&&n.open&&!t.context.dataRef.current.__outsidePressBubbles&&(e=!1)}),!e)return}r(!1,e,`outside-press`)}),O=Z(e=>{var t;let n=()=>{var t;D(e),(t=fn(e))==null||t.removeEventListener(l,n)};(t=fn(e))==null||t.addEventListener(l,n)});h.useEffect(()=>{if(!n||!o)return;a.current.__escapeKeyBubbles=b,a.current.__outsidePressBubbles=x;let e=-1;function t(e){r(!1,e,`ancestor-scroll`)}function c(){window.clearTimeout(e),w.current=!0}function u(){e=window.setTimeout(()=>{w.current=!1},jt()?5:0)}let d=hn(i.floating);s&&(d.addEventListener(`keydown`,S?E:T,S),d.addEventListener(`compositionstart`,c),d.addEventListener(`compositionend`,u)),v&&d.addEventListener(l,C?O:D,C);let p=[];return f&&(L(i.domReference)&&(p=H(i.domReference)),L(i.floating)&&(p=p.concat(H(i.floating))),!L(i.reference)&&i.reference&&i.reference.contextElement&&(p=p.concat(H(i.reference.contextElement)))),p=p.filter(e=>e!==d.defaultView?.visualViewport),p.forEach(e=>{e.addEventListener(`scroll`,t)}),()=>{s&&(d.removeEventListener(`keydown`,S?E:T,S),d.removeEventListener(`compositionstart`,c),d.removeEventListener(`compositionend`,u)),v&&d.removeEventListener(l,C?O:D,C),p.forEach(e=>{e.removeEventListener(`scroll`,t)}),window.clearTimeout(e)}},[a,i,s,v,l,n,r,f,o,b,x,T,S,E,D,C,O]),h.useEffect(()=>{a.current.insideReactTree=!1},[a,v,l]);let k=h.useMemo(()=>({onKeyDown:T,...u&&{[Si[d]]:e=>{r(!1,e.nativeEvent,`reference-press`)},...d!==`click`&&{onClick(e){r(!1,e.nativeEvent,`reference-press`)}}}}),[T,r,u,d]),A=h.useMemo(()=>{function e(e){e.button===0&&(y.current=!0)}return{onKeyDown:T,onMouseDown:e,onMouseUp:e,[Ci[l]]:()=>{a.current.insideReactTree=!0}}},[T,l,a]);return h.useMemo(()=>o?{reference:k,floating:A}:{},[o,k,A])}function Ei(e){let{open:t=!1,onOpenChange:n,elements:r}=e,i=ii(),a=h.useRef({}),[o]=h.useState(()=>ai()),s=ci()!=null,[c,l]=h.useState(r.reference),u=Z((e,t,r)=>{a.current.openEvent=e?t:void 0,o.emit(`openchange`,{open:e,event:t,reason:r,nested:s}),n?.(e,t,r)}),d=h.useMemo(()=>({setPositionReference:l}),[]),f=h.useMemo(()=>({reference:c||r.reference||null,floating:r.floating||null,domReference:r.reference}),[c,r.reference,r.floating]);return h.useMemo(()=>({dataRef:a,open:t,onOpenChange:u,elements:f,events:o,floatingId:i,refs:d}),[t,u,f,o,i,d])}function Di(e){let{elements:t,...n}=e===void 0?{}:e,{nodeId:r}=n,i=Ei({...n,elements:{reference:t?.reference??null,floating:t?.floating??null}}),a=n.rootContext||i,o=a.elements,[s,c]=h.useState(null),[l,u]=h.useState(null),d=o?.domReference||s,f=h.useRef(null),p=li();X(()=>{d&&(f.current=d)},[d]);let m=Nr({...n,elements:{...o,...l&&{reference:l}}}),g=h.useCallback(e=>{let t=L(e)?{getBoundingClientRect:()=>e.getBoundingClientRect(),getClientRects:()=>e.getClientRects(),contextElement:e}:e;u(t),m.refs.setReference(t)},[m.refs]),_=h.useCallback(e=>{(L(e)||e===null)&&(f.current=e,c(e)),(L(m.refs.reference.current)||m.refs.reference.current===null||e!==null&&!L(e))&&m.refs.setReference(e)},[m.refs]),v=h.useMemo(()=>({...m.refs,setReference:_,setPositionReference:g,domReference:f}),[m.refs,_,g]),y=h.useMemo(()=>({...m.elements,domReference:d}),[m.elements,d]),b=h.useMemo(()=>({...m,...a,refs:v,elements:y,nodeId:r}),[m,v,y,r,a]);return X(()=>{a.dataRef.current.floatingContext=b;let e=p?.nodesRef.current.find(e=>e.id===r);e&&(e.context=b)}),h.useMemo(()=>({...m,context:b,refs:v,elements:y}),[m,v,y,b])}function Oi(){return on()&&an()}function ki(e,t){t===void 0&&(t={});let{open:n,onOpenChange:r,events:i,dataRef:a,elements:o}=e,{enabled:s=!0,visibleOnly:c=!0}=t,l=h.useRef(!1),u=h.useRef(-1),d=h.useRef(!0);h.useEffect(()=>{if(!s)return;let e=F(o.domReference);function t(){!n&&R(o.domReference)&&o.domReference===un(hn(o.domReference))&&(l.current=!0)}function r(){d.current=!0}function i(){d.current=!1}return e.addEventListener(`blur`,t),Oi()&&(e.addEventListener(`keydown`,r,!0),e.addEventListener(`pointerdown`,i,!0)),()=>{e.removeEventListener(`blur`,t),Oi()&&(e.removeEventListener(`keydown`,r,!0),e.removeEventListener(`pointerdown`,i,!0))}},[o.domReference,n,s]),h.useEffect(()=>{if(!s)return;function e(e){let{reason:t}=e;(t===`reference-press`||t===`escape-key`)&&(l.current=!0)}return i.on(`openchange`,e),()=>{i.off(`openchange`,e)}},[i,s]),h.useEffect(()=>()=>{Q(u)},[]);let f=h.useMemo(()=>({onMouseLeave(){l.current=!1},onFocus(e){if(l.current)return;let t=fn(e.nativeEvent);if(c&&L(t)){if(Oi()&&!e.relatedTarget){if(!d.current&&!gn(t))return}else if(!_n(t))return}r(!0,e.nativeEvent,`focus`)},onBlur(e){l.current=!1;let t=e.relatedTarget,n=e.nativeEvent,i=L(t)&&t.hasAttribute(ui(`focus-guard`))&&t.getAttribute(`data-type`)===`outside`;u.current=window.setTimeout(()=>{let e=un(o.domReference?o.domReference.ownerDocument:document);!t&&e===o.domReference||dn(a.current.floatingContext?.refs.floating.current,e)||dn(o.domReference,e)||i||r(!1,n,`focus`)})}}),[a,o.domReference,r,c]);return h.useMemo(()=>s?{reference:f}:{},[s,f])}function Ai(e,t,n){let r=new Map,i=n===`item`,a=e;if(i&&e){let{[Gr]:t,[Kr]:n,...r}=e;a=r}return{...n===`floating`&&{tabIndex:-1,[Wr]:``},...a,...t.map(t=>{let r=t?t[n]:null;return typeof r==`function`?e?r(e):null:r}).concat(e).reduce((e,t)=>(t&&Object.entries(t).forEach(t=>{let[n,a]=t;if(!(i&&[Gr,Kr].includes(n))){if(n.indexOf(`on`)===0){if(r.has(n)||r.set(n,[]),typeof a==`function`){var o;(o=r.get(n))==null||o.push(a),e[n]=function(){var e=[...arguments];return r.get(n)?.map(t=>t(...e)).find(e=>e!==void 0)}}}else e[n]=a}}),e),{})}}function ji(e){e===void 0&&(e=[]);let t=e.map(e=>e?.reference),n=e.map(e=>e?.floating),r=e.map(e=>e?.item),i=h.useCallback(t=>Ai(t,e,`reference`),t),a=h.useCallback(t=>Ai(t,e,`floating`),n),o=h.useCallback(t=>Ai(t,e,`item`),r);return h.useMemo(()=>({getReferenceProps:i,getFloatingProps:a,getItemProps:o}),[i,a,o])}var Mi=new Map([[`select`,`listbox`],[`combobox`,`listbox`],[`label`,!1]]);function Ni(e,t){t===void 0&&(t={});let{open:n,elements:r,floatingId:i}=e,{enabled:a=!0,role:o=`dialog`}=t,s=ii(),c=r.domReference?.id||s,l=h.useMemo(()=>vn(r.floating)?.id||i,[r.floating,i]),u=Mi.get(o)??o,d=ci()!=null,f=h.useMemo(()=>u===`tooltip`||o===`label`?{[`aria-`+(o===`label`?`labelledby`:`describedby`)]:n?l:void 0}:{"aria-expanded":n?`true`:`false`,"aria-haspopup":u===`alertdialog`?`dialog`:u,"aria-controls":n?l:void 0,...u===`listbox`&&{role:`combobox`},...u===`menu`&&{id:c},...u===`menu`&&d&&{role:`menuitem`},...o===`select`&&{"aria-autocomplete":`none`},...o===`combobox`&&{"aria-autocomplete":`list`}},[u,l,d,n,c,o]),p=h.useMemo(()=>{let e={id:l,...u&&{role:u}};return u===`tooltip`||o===`label`?e:{...e,...u===`menu`&&{"aria-labelledby":c}}},[u,l,c,o]),m=h.useCallback(e=>{let{active:t,selected:n}=e,r={role:`option`,...t&&{id:l+`-fui-option`}};switch(o){case`select`:case`combobox`:return{...r,"aria-selected":n}}return{}},[l,o]);return h.useMemo(()=>a?{reference:f,floating:p,item:m}:{},[a,f,p,m])}function Pi(e,t,n){return n===void 0&&(n=!0),e.filter(e=>e.parentId===t&&(!n||e.context?.open)).flatMap(t=>[t,...Pi(e,t.id,n)])}function Fi(e,t){let[n,r]=e,i=!1,a=t.length;for(let e=0,o=a-1;e<a;o=e++){let[a,s]=t[e]||[0,0],[c,l]=t[o]||[0,0];s>=r!=l>=r&&n<=(c-a)*(r-s)/(l-s)+a&&(i=!i)}return i}function Ii(e,t){return e[0]>=t.x&&e[0]<=t.x+t.width&&e[1]>=t.y&&e[1]<=t.y+t.height}function Li(e){e===void 0&&(e={});let{buffer:t=.5,blockPointerEvents:n=!1,requireIntent:r=!0}=e,i={current:-1},a=!1,o=null,s=null,c=typeof performance<`u`?performance.now():0;function l(e,t){let n=performance.now(),r=n-c;if(o===null||s===null||r===0)return o=e,s=t,c=n,null;let i=e-o,a=t-s,l=Math.sqrt(i*i+a*a)/r;return o=e,s=t,c=n,l}let u=e=>{let{x:n,y:o,placement:s,elements:c,onClose:u,nodeId:d,tree:f}=e;return function(e){function p(){Q(i),u()}if(Q(i),!c.domReference||!c.floating||s==null||n==null||o==null)return;let{clientX:m,clientY:h}=e,g=[m,h],_=xi(e),v=e.type===`mouseleave`,y=bi(c.floating,_),b=bi(c.domReference,_),x=c.domReference.getBoundingClientRect(),S=c.floating.getBoundingClientRect(),C=s.split(`-`)[0],w=n>S.right-S.width/2,T=o>S.bottom-S.height/2,E=Ii(g,x),D=S.width>x.width,O=S.height>x.height,k=(D?x:S).left,A=(D?x:S).right,j=(O?x:S).top,M=(O?x:S).bottom;if(y&&(a=!0,!v))return;if(b&&(a=!1),b&&!v){a=!0;return}if(v&&L(e.relatedTarget)&&bi(c.floating,e.relatedTarget)||f&&Pi(f.nodesRef.current,d).length)return;if(C===`top`&&o>=x.bottom-1||C===`bottom`&&o<=x.top+1||C===`left`&&n>=x.right-1||C===`right`&&n<=x.left+1)return p();let N=[];switch(C){case`top`:N=[[k,x.top+1],[k,S.bottom-1],[A,S.bottom-1],[A,x.top+1]];break;case`bottom`:N=[[k,S.top+1],[k,x.bottom-1],[A,x.bottom-1],[A,S.top+1]];break;case`left`:N=[[S.right-1,M],[S.right-1,j],[x.left+1,j],[x.left+1,M]];break;case`right`:N=[[x.right-1,M],[x.right-1,j],[S.left+1,j],[S.left+1,M]]}function ee(e){let[n,r]=e;switch(C){case`top`:return[[D?n+t/2:w?n+t*4:n-t*4,r+t+1],[D?n-t/2:w?n+t*4:n-t*4,r+t+1],[S.left,w||D?S.bottom-t:S.top],[S.right,w?D?S.bottom-t:S.top:S.bottom-t]];case`bottom`:return[[D?n+t/2:w?n+t*4:n-t*4,r-t],[D?n-t/2:w?n+t*4:n-t*4,r-t],[S.left,w||D?S.top+t:S.bottom],[S.right,w?D?S.top+t:S.bottom:S.top+t]];case`left`:{let e=[n+t+1,O?r+t/2:T?r+t*4:r-t*4],i=[n+t+1,O?r-t/2:T?r+t*4:r-t*4];return[[T||O?S.right-t:S.left,S.top],[T?O?S.right-t:S.left:S.right-t,S.bottom],e,i]}case`right`:return[[n-t,O?r+t/2:T?r+t*4:r-t*4],[n-t,O?r-t/2:T?r+t*4:r-t*4],[T||O?S.left+t:S.right,S.top],[T?O?S.left+t:S.right:S.left+t,S.bottom]]}}if(!Fi([m,h],N)){if(a&&!E)return p();if(!v&&r){let t=l(e.clientX,e.clientY);if(t!==null&&t<.1)return p()}Fi([m,h],ee([n,o]))?!a&&r&&(i.current=window.setTimeout(p,40)):p()}}};return u.__options={blockPointerEvents:n},u}function Ri(e){return h.Children.toArray(e).filter(Boolean)}var zi={root:`m_4081bf90`},Bi={preventGrowOverflow:!0,gap:`md`,align:`center`,justify:`flex-start`,wrap:`wrap`},Vi=m((e,{grow:t,preventGrowOverflow:n,gap:i,align:a,justify:o,wrap:s},{childWidth:c})=>({root:{"--group-child-width":t&&n?c:void 0,"--group-gap":r(i),"--group-align":a,"--group-justify":o,"--group-wrap":s}})),Hi=i(e=>{let t=p(`Group`,Bi,e),{classNames:n,className:i,style:o,styles:s,unstyled:l,children:u,gap:d,align:f,justify:m,wrap:h,grow:g,preventGrowOverflow:_,vars:y,variant:b,__size:x,mod:S,attributes:C,...w}=t,T=Ri(u),E=T.length,D=r(d??`md`),O={childWidth:`calc(${100/E}% - (${D} - ${D} / ${E}))`},k=a({name:`Group`,props:t,stylesCtx:O,className:i,style:o,classes:zi,classNames:n,styles:s,unstyled:l,attributes:C,vars:y,varsResolver:Vi});return(0,v.jsx)(c,{...k(`root`),variant:b,mod:[{grow:g},S],size:x,...w,children:T})});Hi.classes=zi,Hi.varsResolver=Vi,Hi.displayName=`@mantine/core/Group`;var Ui={outline:{xmlns:`http://www.w3.org/2000/svg`,width:24,height:24,viewBox:`0 0 24 24`,fill:`none`,stroke:`currentColor`,strokeWidth:2,strokeLinecap:`round`,strokeLinejoin:`round`},filled:{xmlns:`http://www.w3.org/2000/svg`,width:24,height:24,viewBox:`0 0 24 24`,fill:`currentColor`,stroke:`none`}},Wi=(e,t,n,r)=>{let i=(0,h.forwardRef)(({color:n=`currentColor`,size:i=24,stroke:a=2,title:o,className:s,children:c,...l},u)=>(0,h.createElement)(`svg`,{ref:u,...Ui[e],width:i,height:i,className:[`tabler-icon`,`tabler-icon-${t}`,s].filter(Boolean).join(` `),...e===`filled`?{fill:n}:{strokeWidth:a,stroke:n},...l},[o&&(0,h.createElement)(`title`,{key:`svg-title`},o),...r.map(([e,t])=>(0,h.createElement)(e,t)),...Array.isArray(c)?c:[c]]));return i.displayName=`${n}`,i},Gi=l({loading:`Loading`,retry:`Try again`,cancel:`Cancel`,close:`Close`,save:`Save`,apply:`Apply`,all:`All`,any:`Any`,none:`None`,yes:`Yes`,no:`No`,more:`More`,actions:`Actions`,reason:`Reason`,reasonHint:`Kept with the history; others can read it.`,note:`Note`,next:`Next`,previous:`Back`,toStart:`First page`,total:e=>`${e} in all`,filter:`Filter`,clear:`Clear filters`,undo:`Undo`,done:`Done.`,undone:`Undone.`,copied:`Copied`,copy:`Copy`,unknown:`Not yours to know`,brokenTitle:`This part of the Console failed`,brokenText:`What you did before is safe. Reload to go on.`,reload:`Reload`,error:{title:`That did not work`,unreachable:`The server does not answer. Is it running?`,unauthenticated:`You are not logged in any more.`,staleCursor:`The address tells a place in a list that has changed since.`,code:`Code`,hint:`What to do`,requestId:`Request id`,field:`Field`},scope:{world:`Everyone`,group:e=>`Group ${e}`,principal:e=>`Only ${e}`},since:e=>`since ${e}`,until:e=>`until ${e}`,due:e=>`due ${e}`,by:e=>`by ${e}`},{loading:`불러오는 중`,retry:`다시 시도`,cancel:`취소`,close:`닫기`,save:`저장`,apply:`적용`,all:`모두`,any:`전체`,none:`없음`,yes:`예`,no:`아니요`,more:`더 보기`,actions:`작업`,reason:`이유`,reasonHint:`기록과 함께 남고 다른 사람도 읽을 수 있습니다.`,note:`메모`,next:`다음`,previous:`이전`,toStart:`첫 페이지`,total:e=>`모두 ${e}건`,filter:`필터`,clear:`필터 지우기`,undo:`되돌리기`,done:`완료했습니다.`,undone:`되돌렸습니다.`,copied:`복사됨`,copy:`복사`,unknown:`볼 수 없는 항목`,brokenTitle:`콘솔의 이 부분에 문제가 생겼습니다`,brokenText:`이전에 한 작업은 안전합니다. 새로고침하면 계속할 수 있습니다.`,reload:`새로고침`,error:{title:`작업하지 못했습니다`,unreachable:`서버가 응답하지 않습니다. 실행 중인가요?`,unauthenticated:`더 이상 로그인되어 있지 않습니다.`,staleCursor:`주소가 가리키는 목록이 그 뒤에 바뀌었습니다.`,code:`코드`,hint:`해결 방법`,requestId:`요청 ID`,field:`필드`},scope:{world:`모두`,group:e=>`그룹 ${e}`,principal:e=>`${e}만`},since:e=>`${e}부터`,until:e=>`${e}까지`,due:e=>`기한 ${e}`,by:e=>`작성 ${e}`},{loading:`正在加载`,retry:`重试`,cancel:`取消`,close:`关闭`,save:`保存`,apply:`应用`,all:`全部`,any:`不限`,none:`无`,yes:`是`,no:`否`,more:`更多`,actions:`操作`,reason:`原因`,reasonHint:`与历史一同保存，其他人可以读到。`,note:`备注`,next:`下一页`,previous:`返回`,toStart:`第一页`,total:e=>`共 ${e} 条`,filter:`筛选`,clear:`清除筛选`,undo:`撤销`,done:`已完成。`,undone:`已撤销。`,copied:`已复制`,copy:`复制`,unknown:`无权知晓`,brokenTitle:`控制台的这一部分出错了`,brokenText:`之前的操作是安全的。重新加载即可继续。`,reload:`重新加载`,error:{title:`操作没有成功`,unreachable:`服务器没有响应。它在运行吗？`,unauthenticated:`您已不再登录。`,staleCursor:`地址所指的列表位置已发生变化。`,code:`代码`,hint:`如何处理`,requestId:`请求编号`,field:`字段`},scope:{world:`所有人`,group:e=>`群组 ${e}`,principal:e=>`仅 ${e}`},since:e=>`自 ${e}`,until:e=>`至 ${e}`,due:e=>`截止 ${e}`,by:e=>`作者 ${e}`}),$=class extends String{__apiType;value;__meta__;constructor(e,t){super(e),this.value=e,this.__meta__=t}toString(){return this.value}},Ki=new $(`
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
    `,{fragmentName:`EvidenceLine`}),qi=new $(`
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
    `,{fragmentName:`ClaimLine`}),Ji=new $(`
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
}`,{fragmentName:`FindingFull`}),Yi=new $(`
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
    `,{fragmentName:`RecallShown`}),Xi=new $(`
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
    `,{fragmentName:`ChainLink`}),Zi={"\n  subscription ConsoleChanged {\n    changed {\n      id\n    }\n  }\n":new $(`
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
    `),"\n  fragment FindingFull on Finding {\n    id\n    kind\n    state\n    explanation\n    severity\n    openedAt\n    decidedAt\n    decision\n    note\n    decidedBy {\n      displayName\n    }\n    earlier {\n      id\n    }\n    evidence {\n      ...EvidenceLine\n    }\n    pages {\n      id\n      slug\n      title\n      type\n      deletedAt\n    }\n    deletedPages {\n      id\n      title\n      type\n      scope\n    }\n    links {\n      id\n      type\n      from {\n        slug\n        title\n        type\n      }\n      to {\n        slug\n        title\n        type\n      }\n    }\n    claims {\n      ...ClaimLine\n      evidence {\n        ...EvidenceLine\n      }\n    }\n  }\n":Ji,"\n  query ConsoleFindings($state: FindingState, $kind: String, $after: String) {\n    findings(state: $state, kind: $kind, first: 15, after: $after) {\n      nodes {\n        ...FindingFull\n      }\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n":new $(`
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
}`),"\n  fragment RecallShown on RecallResult {\n    tokens\n    withheld\n    degraded\n    omitted {\n      byBudget\n      byFloor\n    }\n    hits {\n      score\n      tokens\n      why {\n        text\n        arms {\n          arm\n          rank\n        }\n        factors {\n          name\n          value\n        }\n        path {\n          link\n          forward\n          from {\n            title\n          }\n          to {\n            title\n          }\n        }\n      }\n      item {\n        __typename\n        ... on Claim {\n          id\n          text\n          scope\n          about {\n            __typename\n            ... on Page {\n              slug\n              title\n              type\n            }\n          }\n        }\n        ... on Passage {\n          id\n          text\n          scope\n          page {\n            slug\n            title\n            type\n          }\n        }\n        ... on TimelineEvent {\n          id\n          summary\n          date\n          scope\n          on: about {\n            slug\n            title\n            type\n          }\n        }\n        ... on Page {\n          id\n          slug\n          title\n          type\n          scope\n        }\n      }\n    }\n  }\n":Yi,"\n  query ConsoleChannelNames {\n    channels(first: 500) {\n      nodes {\n        externalId\n        title\n      }\n    }\n  }\n":new $(`
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
}`),"\n  fragment ChainLink on Claim {\n    id\n    text\n    state\n    recordedAt\n    retiredReason\n    author {\n      displayName\n    }\n  }\n":Xi,"mutation ConsoleCorrect($input: CorrectInput!) { correct(input: $input) { claim { id } } }":new $(`
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
    `),"\n  fragment EvidenceLine on Evidence {\n    id\n    kind\n    observedAt\n    recordedAt\n    note\n    locator\n    url\n    origin\n    excerpt\n  }\n":Ki,"mutation ConsoleRemember($input: RememberInput!) { remember(input: $input) { status claim { id } } }":new $(`
    mutation ConsoleRemember($input: RememberInput!) {
  remember(input: $input) {
    status
    claim {
      id
    }
  }
}
    `),"\n  fragment ClaimLine on Claim {\n    id\n    text\n    family\n    kind\n    state\n    expired\n    scope\n    importance\n    confidence\n    weight\n    trust\n    wantedName\n    recordedAt\n    due\n    evidenceChanged\n    about {\n      __typename\n      ... on Page {\n        slug\n        title\n        type\n      }\n      ... on Channel {\n        externalId\n        channelTitle: title\n      }\n    }\n    author {\n      uid\n      displayName\n      owner {\n        uid\n      }\n    }\n    holder {\n      slug\n    }\n    findings {\n      id\n    }\n  }\n":qi,"\n  query ConsoleFindPages($text: String, $type: String) {\n    pages(filter: { text: $text, type: $type }, first: 12) {\n      nodes {\n        slug\n        title\n        type\n      }\n    }\n  }\n":new $(`
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
    `)};function Qi(e){return Zi[e]??{}}var $i=Qi(`
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
`),ea=(0,h.createContext)(null);function ta(){let e=(0,h.use)(ea);if(!e)throw Error(`no session outside of the frame`);return e}function na(){let{viewer:e}=ta(),t=e.roles.includes(`ADMIN`),n=t||e.roles.includes(`CURATOR`),r=e.principal.kind===`HUMAN`,i=e.roles.includes(`CURATOR`);return{admin:t,curator:n,curates:i,human:r,viewAs:i&&r,uid:e.principal.uid}}export{x as $,gt as A,nt as B,Lr as C,vr as D,zr as E,st as F,Ze as G,et as H,lt as I,P as J,Xe as K,ut as L,mt as M,dt as N,H as O,at as P,S as Q,ct as R,Vr as S,Ir as T,$e as U,Qe as V,Ye as W,ae as X,O as Y,oe as Z,Ur as _,Qi as a,Rr as b,Hi as c,yi as d,_ as et,Ti as f,ji as g,mi as h,ta as i,ft as j,_t as k,vi as l,ki as m,$i as n,Gi as o,Di as p,Ie as q,na as r,Wi as s,ea as t,Li as u,Ni as v,Fr as w,Br as x,Hr as y,rt as z};