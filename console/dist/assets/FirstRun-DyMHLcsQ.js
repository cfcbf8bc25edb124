import{K as e,c as t,u as n}from"./index-BUNpqK6Y.js";import{n as r,r as i,t as a}from"./Stack-CIedK1A6.js";import{c as o,s}from"./catalogue-DHarkDn4.js";import{f as c,g as l,p as u,t as d}from"./chunk-Z7SQORRT-BqzW0sm5.js";import{I as f,L as p,a as m,c as h}from"./session-BL1HnV_a.js";import{a as g,i as _,t as v}from"./PackCards-2grHPbEP.js";import{t as y}from"./format-CW9hbIQq.js";import{r as b,t as x}from"./layout-liImEvfI.js";import{t as S}from"./Reason-BNsLbQdI.js";import{t as C}from"./toast-BXdFxEU0.js";var w=l(u(),1),T=`sample-data`,E=(e,t,n,r,i={})=>({kind:`page`,externalKey:`sample:${e}`,type:t,title:n,body:r,tags:[T],scope:`world`,...i}),D=(e,t,n,r)=>({kind:`link`,from:`sample:${e}`,type:t,to:`sample:${n}`,excerpt:r,scope:`world`}),O=(e,t,n,r={})=>({kind:`claim`,about:`sample:${e}`,text:t,scope:`world`,evidence:[{kind:`MANUAL`,note:n}],...r}),k=[E(`harbor`,`company`,`Harbor Bikes`,`# Harbor Bikes

Harbor Bikes builds **cargo bikes** for couriers and lends them by the month.

## Models

| Model | Load | Since |
| --- | --- | --- |
| Gull | 80 kg | 2022 |
| Heron | 180 kg | 2025 |
`),E(`tidewater`,`company`,`Tidewater Fund`,`Tidewater Fund invests in how cities move.
`),E(`ferry`,`company`,`Ferry Logistics`,`Ferry Logistics delivers groceries in six cities and rides Harbor’s bikes.
`),E(`ines`,`person`,`Ines Moreau`,`Ines Moreau founded Harbor Bikes and leads its engineering.
`),E(`jun`,`person`,`Jun Park`,`Jun Park runs the fleet of Ferry Logistics.
`,{aliases:[`박준`]}),E(`winter`,`project`,`Winter pilot`,`Forty Herons ride in Busan through the winter.

## Plan

Measure the range below zero, then decide about heated batteries.
`),E(`kickoff`,`event`,`Kickoff of the winter pilot`,`Routes, spare batteries and who answers the phone at night.
`,{subtype:`meeting`,effectiveDate:`2026-11-03`}),E(`report`,`document`,`Battery report`,`In the laboratory a battery lost a quarter of its charge at ten below zero.
`,{subtype:`report`}),D(`ines`,`works_at`,`harbor`,`Ines leads the engineering of Harbor Bikes.`),D(`ines`,`founded`,`harbor`,`Ines founded Harbor Bikes.`),D(`jun`,`works_at`,`ferry`,`Jun runs the fleet of Ferry Logistics.`),D(`winter`,`part_of`,`harbor`,`A pilot of Harbor Bikes.`),D(`ines`,`attended`,`kickoff`,`Ines was there.`),D(`jun`,`attended`,`kickoff`,`Jun was there.`),D(`report`,`relates_to`,`winter`,`Written for the pilot.`),D(`ferry`,`relates_to`,`winter`,`Rides the bikes of the pilot.`),D(`tidewater`,`relates_to`,`harbor`,`Holds a share.`),O(`harbor`,`Harbor Bikes has 48 employees.`,`said at the kickoff`,{property:`employees`,value:48,confidence:.9}),O(`ferry`,`Ferry Logistics wants sixty more bikes by spring.`,`a letter from Jun Park`,{importance:`HIGH`}),O(`winter`,`The Heron rides 38 km on one charge at zero degrees.`,`measured in the first week`,{confidence:.8}),O(`winter`,`부산의 기사들은 손잡이 보온을 원한다.`,`기사 면담`),O(`winter`,`Most couriers will keep their bikes after the pilot.`,`a first guess`,{family:`TAKE`,claimKind:`bet`,weight:.6,due:`2027-03-31T00:00:00Z`})],A=c(),j=m(`
  query ConsoleSample($tag: String!) {
    pages(filter: { tag: $tag }, first: 50) {
      nodes {
        id
      }
    }
  }
`),M=m(`mutation ConsoleLoadSample($input: ImportRecordsInput!) { importRecords(input: $input) { written errors { message } } }`),N=m(`mutation ConsoleRemoveSample($input: DeletePageInput!) { deletePage(input: $input) { revision } }`);function P(){let e=s(g).firstRun,n=y(),r=p(j,{tag:T}),a=f(M),c=f(N),[l,u]=(0,w.useState)(!1),m=r.data?.pages?.nodes,_=async t=>{for(let{id:e}of m??[])await c.mutateAsync({input:{page:e,reason:t}});u(!1),C(e.sampleRemoved)},v=a.data?.importRecords?.errors[0];return(0,A.jsxs)(A.Fragment,{children:[(0,A.jsxs)(h,{gap:`xs`,children:[m&&(m.length>0?(0,A.jsxs)(A.Fragment,{children:[(0,A.jsx)(i,{variant:`default`,component:d,to:`/objects?tag=sample-data`,children:e.showSample(n.number(m.length))}),(0,A.jsx)(i,{variant:`subtle`,color:`red`,onClick:()=>{u(!0)},children:e.removeSample})]}):(0,A.jsx)(i,{loading:a.isPending,onClick:()=>{a.mutate({input:{records:k}},{onSuccess:()=>{C(e.sampleLoaded)}})},children:e.loadSample})),(0,A.jsx)(o,{size:`xs`,c:`dimmed`,children:e.sampleText})]}),r.error&&(0,A.jsx)(t,{error:r.error}),a.error&&(0,A.jsx)(t,{error:a.error}),v&&(0,A.jsx)(o,{size:`sm`,c:`red`,role:`alert`,children:v.message}),l&&(0,A.jsx)(S,{title:e.removeSample,text:e.removeSampleText,action:e.removeSample,danger:!0,error:c.error,busy:c.isPending,onClose:()=>{u(!1)},onDone:e=>{_(e).catch(()=>void 0)}})]})}function F(){let t=s(g).firstRun,c=y(),l=p(_);return(0,A.jsxs)(A.Fragment,{children:[(0,A.jsx)(b,{title:t.title,text:t.intro,children:(0,A.jsx)(i,{variant:`default`,component:d,to:`/`,children:t.done})}),(0,A.jsx)(n,{of:l,rows:10,children:({packs:n,pages:i})=>(0,A.jsxs)(a,{gap:`md`,children:[(0,A.jsxs)(x,{title:t.step1,children:[(0,A.jsx)(o,{size:`sm`,c:`dimmed`,mb:`sm`,children:t.step1Text}),n&&(0,A.jsx)(v,{packs:n})]}),(0,A.jsxs)(x,{title:t.step2,children:[(0,A.jsx)(o,{size:`sm`,c:`dimmed`,mb:`sm`,children:t.step2Text}),(0,A.jsx)(P,{}),(0,A.jsx)(r,{block:!0,mt:`sm`,children:t.importCommand}),(0,A.jsxs)(o,{size:`sm`,mt:`sm`,children:[t.pages(c.number(i?.totalCount??0)),` · `,(0,A.jsx)(e,{component:d,underline:`always`,to:`/objects`,children:t.newPage})]})]}),(0,A.jsxs)(x,{title:t.step3,children:[(0,A.jsx)(o,{size:`sm`,c:`dimmed`,mb:`sm`,children:t.step3Text}),(0,A.jsx)(e,{component:d,size:`sm`,to:`/settings/tokens`,children:t.makeToken})]})]})})]})}export{F as Area};