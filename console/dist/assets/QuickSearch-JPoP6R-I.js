import{c as e,r as t,t as n}from"./common-5y6ACeiy.js";import{c as r,d as i,u as a}from"./catalogue-BLtCGhkX.js";import{C as o,D as s,I as c,g as l,h as u,n as d,s as f}from"./index-Bs61NPIO.js";import{t as p}from"./use-debounced-value-lcP_GyNY.js";import{a as m,n as h,t as g}from"./jsx-runtime-Wy9s6hX0.js";import{a as _,r as v}from"./session-3ZRXwG3O.js";import{s as y}from"./marks-CgwetlNC.js";import{t as b}from"./opened-DU95DD1Y.js";var x=m(h(),1),S={input:`_input_14qy1_1`,list:`_list_14qy1_6`,group:`_group_14qy1_12`,option:`_option_14qy1_19`,icon:`_icon_14qy1_33`},C=g(),w=_(`
  query ConsoleQuickSearch($text: String!) {
    pages(filter: { text: $text }, first: 6) {
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
`);function T({opened:m,onClose:h}){let g=b(m),_=r(f),T=r(n),E=(0,x.useId)(),D=o(),{admin:O,curator:k}=v(),[A,j]=(0,x.useState)(``),[M]=p(A.trim(),150),[N,P]=(0,x.useState)(0),F=e(w,{text:M},{enabled:m&&M.length>0,still:!0}),I=(0,x.useMemo)(()=>{let e=A.trim().toLowerCase(),t=d({admin:O,curator:k}).filter(t=>e===``||_.areas[t.name].toLowerCase().includes(e)).map(e=>({key:e.path,to:e.path,group:_.goTo,label:_.areas[e.name]}));if(M===``||!F.data)return t;let n=new Map,r=e=>n.set(e.slug,{key:e.slug,to:`/objects/${e.slug}`,group:_.pages,label:e.title,type:e.type});F.data.pages?.nodes.forEach(r);let i=[];for(let{item:e}of F.data.recall?.hits??[])e.__typename===`Page`&&r(e),e.__typename===`Claim`&&i.push({key:e.id,to:`/claims/${e.id}`,group:_.claims,label:e.claimText,claim:!0}),e.__typename===`Passage`&&e.page&&i.push({key:e.id,to:`/objects/${e.page.slug}`,group:_.claims,label:`${e.page.title}: ${e.passageText}`});return[...[...n.values()].slice(0,7),...i.slice(0,7),...t]},[A,M,F.data,O,k,_]);(0,x.useEffect)(()=>{P(0)},[I]),(0,x.useEffect)(()=>{m||j(``)},[m]);let L=e=>{e&&(h(),D(e.to))};return(0,C.jsxs)(c,{opened:g,onClose:h,withCloseButton:!1,padding:0,size:`lg`,yOffset:`10vh`,centered:!1,attributes:{content:{"aria-label":_.search}},children:[(0,C.jsx)(s,{variant:`unstyled`,size:`md`,autoFocus:!0,"data-autofocus":!0,value:A,onChange:e=>{j(e.currentTarget.value)},onKeyDown:e=>{if(e.key===`ArrowDown`||e.key===`ArrowUp`){e.preventDefault();let t=e.key===`ArrowDown`?1:-1;P(e=>(e+t+I.length)%Math.max(1,I.length))}e.key===`Enter`&&!e.nativeEvent.isComposing&&L(I[N])},placeholder:_.searchHint,"aria-label":_.searchHint,role:`combobox`,"aria-expanded":!0,"aria-controls":E,"aria-activedescendant":I[N]?`${E}-${String(N)}`:void 0,leftSection:F.isFetching?(0,C.jsx)(i,{size:14,"aria-label":T.loading}):(0,C.jsx)(u,{size:16,"aria-hidden":!0}),className:S.input??``}),(0,C.jsxs)(`div`,{role:`listbox`,id:E,"aria-label":_.search,className:S.list,children:[I.map((e,n)=>(0,C.jsxs)(`div`,{role:`presentation`,children:[e.group!==I[n-1]?.group&&(0,C.jsx)(`div`,{className:S.group,role:`presentation`,children:e.group}),(0,C.jsxs)(`div`,{id:`${E}-${String(n)}`,role:`option`,"aria-selected":n===N,className:S.option,onMouseMove:()=>{P(n)},onClick:()=>{L(e)},ref:e=>{n===N&&e?.scrollIntoView({block:`nearest`})},children:[(0,C.jsxs)(t,{gap:`xs`,wrap:`nowrap`,miw:0,flex:1,children:[e.claim&&(0,C.jsx)(l,{size:14,"aria-hidden":!0,className:S.icon}),(0,C.jsx)(a,{size:`sm`,truncate:!0,children:e.label})]}),e.type&&(0,C.jsx)(y,{type:e.type})]})]},e.key)),I.length===0&&(0,C.jsx)(a,{size:`sm`,c:`dimmed`,p:`md`,children:F.isFetching?T.loading:_.nothingFound})]})]})}export{T as QuickSearch};