import{t as e}from"./Anchor-Ctn2hhcp.js";import{n as t,r as n,t as r}from"./Stack-CwOJb01n.js";import{c as i,u as a}from"./catalogue-BLtCGhkX.js";import{d as o,l as s,o as c,x as l}from"./index-Bs61NPIO.js";import{c as u,o as d,r as f}from"./common-5y6ACeiy.js";import{a as p,r as m}from"./session-3ZRXwG3O.js";import{a as h,i as g,t as _}from"./PackCards-WWiT3A56.js";import{t as v}from"./format-Dak9dJGG.js";import{i as y,t as b}from"./layout-CBKNJYKl.js";import{a as x,n as S,t as C}from"./jsx-runtime-Wy9s6hX0.js";import{t as w}from"./Reason-ZjRbq4iV.js";import{t as T}from"./toast-cNgOsJfp.js";var E=x(S(),1),D=`sample-data`,O=(e,t,n,r,i={})=>({kind:`page`,externalKey:`sample:${e}`,type:t,title:n,body:r,tags:[D],scope:`world`,...i}),k=(e,t,n,r)=>({kind:`link`,from:`sample:${e}`,type:t,to:`sample:${n}`,excerpt:r,scope:`world`}),A=(e,t,n,r={})=>({kind:`claim`,about:`sample:${e}`,text:t,scope:`world`,evidence:[{kind:`MANUAL`,note:n}],...r}),j=[O(`harbor`,`company`,`Harbor Bikes`,`# Harbor Bikes

Harbor Bikes builds **cargo bikes** for couriers and lends them by the month.

## Models

| Model | Load | Since |
| --- | --- | --- |
| Gull | 80 kg | 2022 |
| Heron | 180 kg | 2025 |
`),O(`tidewater`,`company`,`Tidewater Fund`,`Tidewater Fund invests in how cities move.
`),O(`ferry`,`company`,`Ferry Logistics`,`Ferry Logistics delivers groceries in six cities and rides Harbor’s bikes.
`),O(`ines`,`person`,`Ines Moreau`,`Ines Moreau founded Harbor Bikes and leads its engineering.
`),O(`jun`,`person`,`Jun Park`,`Jun Park runs the fleet of Ferry Logistics.
`,{aliases:[`박준`]}),O(`winter`,`project`,`Winter pilot`,`Forty Herons ride in Busan through the winter.

## Plan

Measure the range below zero, then decide about heated batteries.
`),O(`kickoff`,`event`,`Kickoff of the winter pilot`,`Routes, spare batteries and who answers the phone at night.
`,{subtype:`meeting`,effectiveDate:`2026-11-03`}),O(`report`,`document`,`Battery report`,`In the laboratory a battery lost a quarter of its charge at ten below zero.
`,{subtype:`report`}),k(`ines`,`works_at`,`harbor`,`Ines leads the engineering of Harbor Bikes.`),k(`ines`,`founded`,`harbor`,`Ines founded Harbor Bikes.`),k(`jun`,`works_at`,`ferry`,`Jun runs the fleet of Ferry Logistics.`),k(`winter`,`part_of`,`harbor`,`A pilot of Harbor Bikes.`),k(`ines`,`attended`,`kickoff`,`Ines was there.`),k(`jun`,`attended`,`kickoff`,`Jun was there.`),k(`report`,`relates_to`,`winter`,`Written for the pilot.`),k(`ferry`,`relates_to`,`winter`,`Rides the bikes of the pilot.`),k(`tidewater`,`relates_to`,`harbor`,`Holds a share.`),A(`harbor`,`Harbor Bikes has 48 employees.`,`said at the kickoff`,{property:`employees`,value:48,confidence:.9}),A(`ferry`,`Ferry Logistics wants sixty more bikes by spring.`,`a letter from Jun Park`,{importance:`HIGH`}),A(`winter`,`The Heron rides 38 km on one charge at zero degrees.`,`measured in the first week`,{confidence:.8}),A(`winter`,`부산의 기사들은 손잡이 보온을 원한다.`,`기사 면담`),A(`winter`,`Most couriers will keep their bikes after the pilot.`,`a first guess`,{family:`TAKE`,claimKind:`bet`,weight:.6,due:`2027-03-31T00:00:00Z`})],M=C(),N=p(`
  query ConsoleSample($tag: String!) {
    pages(filter: { tag: $tag }, first: 50) {
      nodes {
        id
      }
    }
  }
`),P=p(`mutation ConsoleLoadSample($input: ImportRecordsInput!) { importRecords(input: $input) { written errors { message } } }`),F=p(`mutation ConsoleRemoveSample($input: DeletePageInput!) { deletePage(input: $input) { revision } }`);function I(){let e=i(h).firstRun,t=v(),r=u(N,{tag:D}),o=d(P),c=d(F),[p,m]=(0,E.useState)(!1),g=r.data?.pages?.nodes,_=async t=>{for(let{id:e}of g??[])await c.mutateAsync({input:{page:e,reason:t}});m(!1),T(e.sampleRemoved)},y=o.data?.importRecords?.errors[0];return(0,M.jsxs)(M.Fragment,{children:[(0,M.jsxs)(f,{gap:`xs`,children:[g&&(g.length>0?(0,M.jsxs)(M.Fragment,{children:[(0,M.jsx)(n,{variant:`default`,component:l,to:`/objects?tag=sample-data`,children:e.showSample(t.number(g.length))}),(0,M.jsx)(n,{variant:`subtle`,color:`red`,onClick:()=>{m(!0)},children:e.removeSample})]}):(0,M.jsx)(n,{loading:o.isPending,onClick:()=>{o.mutate({input:{records:j}},{onSuccess:()=>{T(e.sampleLoaded)}})},children:e.loadSample})),(0,M.jsx)(a,{size:`xs`,c:`dimmed`,children:e.sampleText})]}),r.error&&(0,M.jsx)(s,{error:r.error}),o.error&&(0,M.jsx)(s,{error:o.error}),y&&(0,M.jsx)(a,{size:`sm`,c:`red`,role:`alert`,children:y.message}),p&&(0,M.jsx)(w,{title:e.removeSample,text:e.removeSampleText,action:e.removeSample,danger:!0,error:c.error,busy:c.isPending,onClose:()=>{m(!1)},onDone:e=>{_(e).catch(()=>void 0)}})]})}function L(){return m().admin?(0,M.jsx)(R,{}):(0,M.jsx)(c,{})}function R(){let s=i(h).firstRun,c=v(),d=u(g);return(0,M.jsxs)(M.Fragment,{children:[(0,M.jsx)(y,{title:s.title,text:s.intro,children:(0,M.jsx)(n,{variant:`default`,component:l,to:`/`,children:s.done})}),(0,M.jsx)(o,{of:d,rows:10,children:({packs:n,pages:i})=>(0,M.jsxs)(r,{gap:`md`,children:[(0,M.jsxs)(b,{title:s.step1,children:[(0,M.jsx)(a,{size:`sm`,c:`dimmed`,mb:`sm`,children:s.step1Text}),n&&(0,M.jsx)(_,{packs:n})]}),(0,M.jsxs)(b,{title:s.step2,children:[(0,M.jsx)(a,{size:`sm`,c:`dimmed`,mb:`sm`,children:s.step2Text}),(0,M.jsx)(I,{}),(0,M.jsx)(t,{block:!0,mt:`sm`,children:s.importCommand}),(0,M.jsxs)(a,{size:`sm`,mt:`sm`,children:[s.pages(c.number(i?.totalCount??0)),` · `,(0,M.jsx)(e,{component:l,underline:`always`,to:`/objects`,children:s.newPage})]})]}),(0,M.jsxs)(b,{title:s.step3,children:[(0,M.jsx)(a,{size:`sm`,c:`dimmed`,mb:`sm`,children:s.step3Text}),(0,M.jsx)(e,{component:l,size:`sm`,to:`/settings/tokens`,children:s.makeToken})]})]})})]})}export{L as Area};