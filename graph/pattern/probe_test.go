package pattern_test
import ("testing";"os";"strings";"fmt";"brain/graph/pattern")
func TestProbe(t *testing.T){
 b,_:=os.ReadFile("/tmp/bad.txt")
 for _,l:=range strings.Split(strings.TrimRight(string(b),"\n"),"\n"){
  k,q,_:=strings.Cut(l,"|")
  q=strings.ReplaceAll(q,`\n`,"\n"); q=strings.ReplaceAll(q,`\\`,`\`)
  v:=pattern.Public
  if k=="internal"{v=pattern.Internal}
  _,err:=pattern.Compile(testCatalogue(t,v),q,everyFeature())
  fmt.Printf("%-11s %s\n    %-25T %v\n",k,l[len(k)+1:],err,err)
 }
}
