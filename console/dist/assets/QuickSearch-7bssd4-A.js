import{R as e,a as t,c as n,o as r,r as i}from"./session-DC2LmVA1.js";import{c as a,d as o,u as s}from"./catalogue-CulEc5Cj.js";import{A as c,h as l,m as u,n as d,o as f,x as p}from"./index-DUczwK0B.js";import{t as m}from"./use-debounced-value-BdTrYAW0.js";import{c as h,f as g,g as _,p as v}from"./chunk-Z7SQORRT-BqzW0sm5.js";import{s as y}from"./marks-Bw10Wvmj.js";import{t as b}from"./opened-DWnVHPFu.js";var x=_(v(),1),S={input:`_input_14qy1_1`,list:`_list_14qy1_6`,group:`_group_14qy1_12`,option:`_option_14qy1_19`,icon:`_icon_14qy1_33`},C=g(),w=t(`
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
`);function T({opened:t,onClose:g}){let _=b(t),v=a(f),T=a(r),E=(0,x.useId)(),D=h(),{admin:O,curator:k}=i(),[A,j]=(0,x.useState)(``),[M]=m(A.trim(),150),[N,P]=(0,x.useState)(0),F=e(w,{text:M},{enabled:t&&M.length>0,still:!0}),I=(0,x.useMemo)(()=>{let e=A.trim().toLowerCase(),t=d({admin:O,curator:k}).filter(t=>e===``||v.areas[t.name].toLowerCase().includes(e)).map(e=>({key:e.path,to:e.path,group:v.goTo,label:v.areas[e.name]}));if(M===``||!F.data)return t;let n=new Map,r=e=>n.set(e.slug,{key:e.slug,to:`/objects/${e.slug}`,group:v.pages,label:e.title,type:e.type});F.data.pages?.nodes.forEach(r);let i=[];for(let{item:e}of F.data.recall?.hits??[])e.__typename===`Page`&&r(e),e.__typename===`Claim`&&i.push({key:e.id,to:`/claims/${e.id}`,group:v.claims,label:e.claimText,claim:!0}),e.__typename===`Passage`&&e.page&&i.push({key:e.id,to:`/objects/${e.page.slug}`,group:v.claims,label:`${e.page.title}: ${e.passageText}`});return[...[...n.values()].slice(0,7),...i.slice(0,7),...t]},[A,M,F.data,O,k,v]);(0,x.useEffect)(()=>{P(0)},[I]),(0,x.useEffect)(()=>{t||j(``)},[t]);let L=e=>{e&&(g(),D(e.to))};return(0,C.jsxs)(c,{opened:_,onClose:g,withCloseButton:!1,padding:0,size:`lg`,yOffset:`10vh`,centered:!1,attributes:{content:{"aria-label":v.search}},children:[(0,C.jsx)(p,{variant:`unstyled`,size:`md`,autoFocus:!0,"data-autofocus":!0,value:A,onChange:e=>{j(e.currentTarget.value)},onKeyDown:e=>{if(e.key===`ArrowDown`||e.key===`ArrowUp`){e.preventDefault();let t=e.key===`ArrowDown`?1:-1;P(e=>(e+t+I.length)%Math.max(1,I.length))}e.key===`Enter`&&!e.nativeEvent.isComposing&&L(I[N])},placeholder:v.searchHint,"aria-label":v.searchHint,role:`combobox`,"aria-expanded":!0,"aria-controls":E,"aria-activedescendant":I[N]?`${E}-${String(N)}`:void 0,leftSection:F.isFetching?(0,C.jsx)(o,{size:14,"aria-label":T.loading}):(0,C.jsx)(u,{size:16,"aria-hidden":!0}),className:S.input??``}),(0,C.jsxs)(`div`,{role:`listbox`,id:E,"aria-label":v.search,className:S.list,children:[I.map((e,t)=>(0,C.jsxs)(`div`,{role:`presentation`,children:[e.group!==I[t-1]?.group&&(0,C.jsx)(`div`,{className:S.group,role:`presentation`,children:e.group}),(0,C.jsxs)(`div`,{id:`${E}-${String(t)}`,role:`option`,"aria-selected":t===N,className:S.option,onMouseMove:()=>{P(t)},onClick:()=>{L(e)},ref:e=>{t===N&&e?.scrollIntoView({block:`nearest`})},children:[(0,C.jsxs)(n,{gap:`xs`,wrap:`nowrap`,miw:0,flex:1,children:[e.claim&&(0,C.jsx)(l,{size:14,"aria-hidden":!0,className:S.icon}),(0,C.jsx)(s,{size:`sm`,truncate:!0,children:e.label})]}),e.type&&(0,C.jsx)(y,{type:e.type})]})]},e.key)),I.length===0&&(0,C.jsx)(s,{size:`sm`,c:`dimmed`,p:`md`,children:F.isFetching?T.loading:v.nothingFound})]})]})}export{T as QuickSearch};