package memory_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"testing"
	"time"

	"brain/internal/memory"
)

func TestZZScale(t *testing.T) {
	if os.Getenv("SCALE") == "" {
		t.Skip("scale")
	}
	w := newWorld(t, openEmbedded(t))
	w.people("ann")
	rnd := rand.New(rand.NewPCG(1, 2))
	words := make([]string, 5000)
	for i := range words {
		words[i] = fmt.Sprintf("w%c%c%c%d", 'a'+rnd.IntN(26), 'a'+rnd.IntN(26), 'a'+rnd.IntN(26), i)
	}
	zipf := rand.NewZipf(rnd, 1.1, 3, 4999)
	sentence := func(n int) string {
		s := ""
		for range n {
			s += words[zipf.Uint64()] + " "
		}
		return s
	}
	for i := range 200 {
		w.page("ann", "company", fmt.Sprintf("Company%d", i), "")
	}
	start := time.Now()
	for i := range 10000 {
		w.remember("ann", about(fact(fmt.Sprintf("%s %d", sentence(14), i), "world"), fmt.Sprintf("Company%d", rnd.IntN(20))))
	}
	t.Log("write", time.Since(start)/10000)
	for _, q := range []string{"Company3 " + words[5] + " " + words[100], words[1] + " " + words[2], words[900] + " " + words[4000], "What about Company1, Company2 and Company3 with " + words[50] + "?"} {
		for range 3 {
			s := time.Now()
			r := w.recall("ann", memory.RecallInput{Query: q})
			t.Log(q, time.Since(s), len(r.Hits), r.Omitted)
		}
		s := time.Now()
		w.listed2("ann", memory.ClaimFilter{Text: &q})
		t.Log("list", time.Since(s))
	}
	s := time.Now()
	list, _ := w.Claims(t.Context(), w.as("ann"), memory.ClaimFilter{}, nil, nil)
	t.Log("claims", time.Since(s))
	s = time.Now()
	list, _ = w.Claims(t.Context(), w.as("ann"), memory.ClaimFilter{About: ptr("Company3")}, nil, &list.EndCursor)
	t.Log("claims about", time.Since(s))
	s = time.Now()
	n, _ := list.Count()
	t.Log("count", time.Since(s), n)
}

func (w *world) listed2(uid string, f memory.ClaimFilter) {
	_, err := w.Claims(w.t.Context(), w.as(uid), f, nil, nil)
	if err != nil {
		w.t.Log(err)
	}
}
