import{L as e,a as t,c as n,o as r,r as i}from"./session-BL1HnV_a.js";import{c as a,l as o,s}from"./catalogue-DHarkDn4.js";import{A as c,h as l,m as u,n as d,o as f,x as p}from"./index-BUNpqK6Y.js";import{t as m}from"./use-debounced-value-BdTrYAW0.js";import{c as h,f as g,g as _,p as v}from"./chunk-Z7SQORRT-BqzW0sm5.js";import{s as y}from"./marks-Dqy7i4n7.js";import{t as b}from"./opened-DWnVHPFu.js";var x=_(v(),1),S={input:`_input_14qy1_1`,list:`_list_14qy1_6`,group:`_group_14qy1_12`,option:`_option_14qy1_19`,icon:`_icon_14qy1_33`},C=g(),w=t(`
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
`);function T({opened:t,onClose:g}){let _=b(t),v=s(f),T=s(r),E=(0,x.useId)(),D=h(),{curator:O}=i(),[k,A]=(0,x.useState)(``),[j]=m(k.trim(),150),[M,N]=(0,x.useState)(0),P=e(w,{text:j},{enabled:t&&j.length>0,still:!0}),F=(0,x.useMemo)(()=>{let e=k.trim().toLowerCase(),t=d.filter(t=>(t.who!==`curator`||O)&&(e===``||v.areas[t.name].toLowerCase().includes(e))).map(e=>({key:e.path,to:e.path,group:v.goTo,label:v.areas[e.name]}));if(j===``||!P.data)return t;let n=new Map,r=e=>n.set(e.slug,{key:e.slug,to:`/objects/${e.slug}`,group:v.pages,label:e.title,type:e.type});P.data.pages?.nodes.forEach(r);let i=[];for(let{item:e}of P.data.recall?.hits??[])e.__typename===`Page`&&r(e),e.__typename===`Claim`&&i.push({key:e.id,to:`/claims/${e.id}`,group:v.claims,label:e.claimText,claim:!0}),e.__typename===`Passage`&&e.page&&i.push({key:e.id,to:`/objects/${e.page.slug}`,group:v.claims,label:`${e.page.title}: ${e.passageText}`});return[...[...n.values()].slice(0,7),...i.slice(0,7),...t]},[k,j,P.data,O,v]);(0,x.useEffect)(()=>{N(0)},[F]),(0,x.useEffect)(()=>{t||A(``)},[t]);let I=e=>{e&&(g(),D(e.to))};return(0,C.jsxs)(c,{opened:_,onClose:g,withCloseButton:!1,padding:0,size:`lg`,yOffset:`10vh`,centered:!1,attributes:{content:{"aria-label":v.search}},children:[(0,C.jsx)(p,{variant:`unstyled`,size:`md`,autoFocus:!0,"data-autofocus":!0,value:k,onChange:e=>{A(e.currentTarget.value)},onKeyDown:e=>{if(e.key===`ArrowDown`||e.key===`ArrowUp`){e.preventDefault();let t=e.key===`ArrowDown`?1:-1;N(e=>(e+t+F.length)%Math.max(1,F.length))}e.key===`Enter`&&!e.nativeEvent.isComposing&&I(F[M])},placeholder:v.searchHint,"aria-label":v.searchHint,role:`combobox`,"aria-expanded":!0,"aria-controls":E,"aria-activedescendant":F[M]?`${E}-${String(M)}`:void 0,leftSection:P.isFetching?(0,C.jsx)(o,{size:14,"aria-label":T.loading}):(0,C.jsx)(u,{size:16,"aria-hidden":!0}),className:S.input??``}),(0,C.jsxs)(`div`,{role:`listbox`,id:E,"aria-label":v.search,className:S.list,children:[F.map((e,t)=>(0,C.jsxs)(`div`,{role:`presentation`,children:[e.group!==F[t-1]?.group&&(0,C.jsx)(`div`,{className:S.group,role:`presentation`,children:e.group}),(0,C.jsxs)(`div`,{id:`${E}-${String(t)}`,role:`option`,"aria-selected":t===M,className:S.option,onMouseMove:()=>{N(t)},onClick:()=>{I(e)},ref:e=>{t===M&&e?.scrollIntoView({block:`nearest`})},children:[(0,C.jsxs)(n,{gap:`xs`,wrap:`nowrap`,miw:0,flex:1,children:[e.claim&&(0,C.jsx)(l,{size:14,"aria-hidden":!0,className:S.icon}),(0,C.jsx)(a,{size:`sm`,truncate:!0,children:e.label})]}),e.type&&(0,C.jsx)(y,{type:e.type})]})]},e.key)),F.length===0&&(0,C.jsx)(a,{size:`sm`,c:`dimmed`,p:`md`,children:P.isFetching?T.loading:v.nothingFound})]})]})}export{T as QuickSearch};