import{C as e,I as t,J as n,R as r,l as i,s as a}from"./index-KYxpIUNf.js";import{c as o,s}from"./catalogue-DHarkDn4.js";import{f as c,g as l,p as u,t as d}from"./chunk-Z7SQORRT-BqzW0sm5.js";import{I as f,L as p,a as m,c as h}from"./session-BusFhvx_.js";import{a as g,i as _,t as v}from"./PackCards-Di6ngi4z.js";import{t as y}from"./format-CW9hbIQq.js";import{r as b,t as x}from"./layout-B-uR7ROS.js";import{t as S}from"./Reason-DwjcdlgO.js";import{t as C}from"./toast-o5VQLxgA.js";var w=l(u(),1),T=`sample-data`,E=(e,t,n,r,i={})=>({kind:`page`,externalKey:`sample:${e}`,type:t,title:n,body:r,tags:[T],scope:`world`,...i}),D=(e,t,n,r)=>({kind:`link`,from:`sample:${e}`,type:t,to:`sample:${n}`,excerpt:r,scope:`world`}),O=(e,t,n,r={})=>({kind:`claim`,about:`sample:${e}`,text:t,scope:`world`,evidence:[{kind:`MANUAL`,note:n}],...r}),k=[E(`harbor`,`company`,`Harbor Bikes`,`# Harbor Bikes

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
`),M=m(`mutation ConsoleLoadSample($input: ImportRecordsInput!) { importRecords(input: $input) { written errors { message } } }`),N=m(`mutation ConsoleRemoveSample($input: DeletePageInput!) { deletePage(input: $input) { revision } }`);function P(){let e=s(g).firstRun,t=y(),n=p(j,{tag:T}),i=f(M),c=f(N),[l,u]=(0,w.useState)(!1),m=n.data?.pages?.nodes,_=async t=>{for(let{id:e}of m??[])await c.mutateAsync({input:{page:e,reason:t}});u(!1),C(e.sampleRemoved)},v=i.data?.importRecords?.errors[0];return(0,A.jsxs)(A.Fragment,{children:[(0,A.jsxs)(h,{gap:`xs`,children:[m&&(m.length>0?(0,A.jsxs)(A.Fragment,{children:[(0,A.jsx)(r,{variant:`default`,component:d,to:`/objects?tag=sample-data`,children:e.showSample(t.number(m.length))}),(0,A.jsx)(r,{variant:`subtle`,color:`red`,onClick:()=>{u(!0)},children:e.removeSample})]}):(0,A.jsx)(r,{loading:i.isPending,onClick:()=>{i.mutate({input:{records:k}},{onSuccess:()=>{C(e.sampleLoaded)}})},children:e.loadSample})),(0,A.jsx)(o,{size:`xs`,c:`dimmed`,children:e.sampleText})]}),n.error&&(0,A.jsx)(a,{error:n.error}),i.error&&(0,A.jsx)(a,{error:i.error}),v&&(0,A.jsx)(o,{size:`sm`,c:`red`,role:`alert`,children:v.message}),l&&(0,A.jsx)(S,{title:e.removeSample,text:e.removeSampleText,action:e.removeSample,danger:!0,error:c.error,busy:c.isPending,onClose:()=>{u(!1)},onDone:e=>{_(e).catch(()=>void 0)}})]})}function F(){let a=s(g).firstRun,c=y(),l=p(_);return(0,A.jsxs)(A.Fragment,{children:[(0,A.jsx)(b,{title:a.title,text:a.intro,children:(0,A.jsx)(r,{variant:`default`,component:d,to:`/`,children:a.done})}),(0,A.jsx)(i,{of:l,rows:10,children:({packs:r,pages:i})=>(0,A.jsxs)(e,{gap:`md`,children:[(0,A.jsxs)(x,{title:a.step1,children:[(0,A.jsx)(o,{size:`sm`,c:`dimmed`,mb:`sm`,children:a.step1Text}),r&&(0,A.jsx)(v,{packs:r})]}),(0,A.jsxs)(x,{title:a.step2,children:[(0,A.jsx)(o,{size:`sm`,c:`dimmed`,mb:`sm`,children:a.step2Text}),(0,A.jsx)(P,{}),(0,A.jsx)(t,{block:!0,mt:`sm`,children:a.importCommand}),(0,A.jsxs)(o,{size:`sm`,mt:`sm`,children:[a.pages(c.number(i?.totalCount??0)),` · `,(0,A.jsx)(n,{component:d,underline:`always`,to:`/objects`,children:a.newPage})]})]}),(0,A.jsxs)(x,{title:a.step3,children:[(0,A.jsx)(o,{size:`sm`,c:`dimmed`,mb:`sm`,children:a.step3Text}),(0,A.jsx)(n,{component:d,size:`sm`,to:`/settings/tokens`,children:a.makeToken})]})]})})]})}export{F as Area};