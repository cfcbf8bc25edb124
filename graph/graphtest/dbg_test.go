package graphtest
import ("testing";"fmt";"brain/graph";"strings")
func TestDbg(t *testing.T){
 st:=map[string][2]int{}
 d:=&differential{T:t,catalogue:newCatalogue(t)}
 for n:=range 200 {
  w:=newWorld(7,uint64(n)); d.reference=NewMemory(); d.apply("b",w.build())
  for range 20 { q:=w.query(nil)
   for range 3 {
   r:=d.compare(question{q.text,graph.Args{Values:q.values,Currency:w.currency(),Now:w.moment()},w.audience(),nil})
   k:=fmt.Sprintf("hops %d where %v",strings.Count(q.text,"]-"),strings.Contains(q.text,"WHERE"))
   v:=st[k]; v[0]++; if r>0 {v[1]++}; st[k]=v
   e:=d.compare(question{q.text,graph.Args{Values:q.values,Currency:graph.Currency{Mode:graph.All,Deleted:true}},graph.Everything(),nil})
   k+=" everything"
   v=st[k]; v[0]++; if e>0 {v[1]++}; st[k]=v
   }
  }
 }
 for k,v:=range st { fmt.Println(k,v, v[1]*100/v[0]) }
}
