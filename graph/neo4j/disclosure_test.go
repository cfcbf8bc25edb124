package neo4j

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/graph"
)

var (
	// elements finds what a statement introduces: (name…), [name…], but no argument of a function.
	elements = regexp.MustCompile(`[^A-Za-z][(\[]([veth][0-9]+)[:)\]]`)
	// registry is the engine's own row about an edge, which holds no content.
	registry = regexp.MustCompile("\\((h[0-9]+):`_Edge`\\)")
	trails   = regexp.MustCompile(`all\((h[0-9]+) IN (t[0-9]+) WHERE `)
)

// TestEveryElementIsFiltered: whatever a statement matches, named or not, in
// OPTIONAL, in NOT, along a trail or for a shown property, carries all conditions
// of the audience and the currency.
func TestEveryElementIsFiltered(t *testing.T) {
	shapes := map[string]shape{
		"reader":   {mode: graph.Current},
		"agent":    {mode: graph.Current, author: true, trusted: true},
		"as of":    {mode: graph.AsOf},
		"all":      {mode: graph.All},
		"internal": {mode: graph.Current, everything: true},
	}
	for name, plan := range goldenPlans(t) {
		for reader, s := range shapes {
			t.Run(name+", "+reader, func(t *testing.T) {
				st, err := compile(plan, s)
				require.NoError(t, err)
				c := &compiler{shape: s}
				demand := func(x string) {
					for _, condition := range c.filter(x) {
						require.Contains(t, st.text, condition)
					}
				}
				exempt := map[string]bool{}
				for _, m := range registry.FindAllStringSubmatch(st.text, -1) {
					exempt[m[1]] = true
				}
				walked := map[string]bool{}
				for _, m := range trails.FindAllStringSubmatch(st.text, -1) {
					walked[m[2]] = true
					demand(m[1])
					demand("startNode(" + m[1] + ")")
					demand("endNode(" + m[1] + ")")
				}
				found := elements.FindAllStringSubmatch(st.text, -1)
				require.NotEmpty(t, found)
				for _, m := range found {
					switch {
					case exempt[m[1]]:
					case strings.HasPrefix(m[1], "t"):
						require.True(t, walked[m[1]], "the trail %s", m[1])
					default:
						demand(m[1])
					}
				}
			})
		}
	}
}
