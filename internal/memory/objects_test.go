package memory_test

import (
	"cmp"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/internal/memory"
)

// known is a value that somebody said a page has.
type known struct {
	property, text string
	number         int
	scope          string
	validFrom      time.Time
	recorded       time.Time
	ended          time.Time
	id             string
}

// described is a page with what was said of it.
type described struct {
	memory.Page
	scope  string
	values []known
	staff  []*described
	joined time.Time // of a worker
}

// manyValues are the properties of companies that may have many values.
var manyValues = map[string]bool{"industry": true}

// shown are the values of a property that a reader gets at a recorded time.
func (d *described) shown(property string, scopes []string, at time.Time) []known {
	var held []known
	for _, k := range d.values {
		if k.property == property && slices.Contains(scopes, k.scope) && !k.recorded.After(at) && (k.ended.IsZero() || k.ended.After(at)) && !k.validFrom.After(at) {
			held = append(held, k)
		}
	}
	slices.SortFunc(held, func(a, b known) int {
		return cmp.Or(b.validFrom.Compare(a.validFrom), b.recorded.Compare(a.recorded), strings.Compare(b.id, a.id))
	})
	if len(held) > 1 && !manyValues[property] {
		return held[:1]
	}
	return held
}

// condition is a filter with its meaning.
type condition struct {
	memory.PropertyFilter
	number int
	text   string
}

func (c condition) meets(values []known) bool {
	if c.Op == "exists" {
		return (len(values) > 0) == (string(c.Value) != "false")
	}
	return slices.ContainsFunc(values, func(k known) bool {
		order := cmp.Compare(k.number, c.number)
		if c.Property == "industry" {
			order = strings.Compare(k.text, c.text)
		}
		switch c.Op {
		case "=":
			return order == 0
		case "!=":
			return order != 0
		case "<":
			return order < 0
		case "<=":
			return order <= 0
		case ">":
			return order > 0
		case ">=":
			return order >= 0
		case "startsWith":
			return strings.HasPrefix(k.text, c.text)
		}
		return strings.Contains(k.text, c.text)
	})
}

// Objects are exactly the pages whose values, as the reader knows them, meet the
// conditions, in order, however they are paged and at whatever time they are
// read; their number is that of the list.
func TestObjectsAreThePagesThatMeetTheConditions(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		random := rand.New(rand.NewPCG(11, 4))
		pick := func(of ...string) string { return of[random.IntN(len(of))] }
		w.people("ann", "bob")
		var companies, people []*described
		begin := w.clock()
		for i := range 9 {
			scope := pick("world", "world", "principal:ann")
			w.pass(time.Second)
			companies = append(companies, &described{Page: w.page("ann", "company", fmt.Sprintf("Works %c", 'A'+i), scope), scope: scope})
			people = append(people, &described{Page: w.page("ann", "person", fmt.Sprintf("Worker %c", 'A'+i), "world"), scope: "world"})
		}
		industries := []string{"steel", "stone", "toys", "tools", "석재"}
		for i := range 70 {
			w.pass(time.Duration(random.IntN(3)) * time.Minute)
			c := companies[random.IntN(len(companies))]
			if random.IntN(6) == 0 && len(c.values) > 0 {
				if k := &c.values[random.IntN(len(c.values))]; k.ended.IsZero() {
					_, _, err := w.Forget(t.Context(), w.as("ann"), k.id, "over")
					require.NoError(t, err)
					k.ended = w.clock()
				}
				continue
			}
			k := known{
				property: pick("employees", "employees", "industry"), scope: pick("world", "principal:ann"), number: random.IntN(8), text: industries[random.IntN(5)],
				recorded: w.clock(), validFrom: begin.Add(time.Duration(random.IntN(4)) * 30 * time.Minute),
			}
			in := about(fact(fmt.Sprintf("Statement %d.", i), k.scope), c.ID)
			in.Property, in.ValidFrom = &k.property, &k.validFrom
			in.Value = json.RawMessage(fmt.Sprint(k.number))
			if k.property == "industry" {
				in.Value, _ = json.Marshal(k.text)
			}
			k.id = w.remember("ann", in).Claim.ID
			c.values = append(c.values, k)
		}
		for _, p := range people {
			c := companies[random.IntN(len(companies))]
			w.tie("ann", p.ID, "advises", c.ID, "world")
			c.staff, p.joined = append(c.staff, p), w.clock()
		}
		end := w.clock().Add(time.Hour)
		w.pass(time.Hour)
		for range 150 {
			reader, scopes := "bob", []string{"world"}
			if random.IntN(2) == 0 {
				reader, scopes = "ann", []string{"world", "principal:ann"}
			}
			at, asOf := end, (*memory.AsOf)(nil)
			if random.IntN(3) == 0 {
				at = begin.Add(time.Duration(random.Int64N(int64(end.Sub(begin)))))
				asOf = &memory.AsOf{Recorded: &at, Valid: &at}
			}
			in := memory.ObjectsInput{Type: "company", AsOf: asOf}
			var conditions []condition
			for range random.IntN(4) {
				c := condition{number: random.IntN(8), text: pick("st", "to", "steel", "toys", "o", "석")}
				c.Property, c.Op = "employees", pick("=", "!=", "<", "<=", ">", ">=", "exists")
				c.Value = json.RawMessage(fmt.Sprint(c.number))
				if random.IntN(3) == 0 {
					c.Property, c.Op = "industry", pick("=", "!=", "startsWith", "contains", "exists")
					c.Value, _ = json.Marshal(c.text)
				}
				if c.Op == "exists" {
					c.Value = json.RawMessage(pick("true", "false"))
				}
				conditions, in.Where = append(conditions, c), append(in.Where, c.PropertyFilter)
			}
			by, descending := pick("", "employees", "industry", "title"), random.IntN(2) == 0
			if by != "" {
				in.OrderBy = &memory.ObjectOrder{By: by, Descending: descending}
			}
			var want []*described
			for _, c := range companies {
				meets := !slices.ContainsFunc(conditions, func(x condition) bool { return !x.meets(c.shown(x.Property, scopes, at)) })
				if meets && slices.Contains(scopes, c.scope) {
					want = append(want, c)
				}
			}
			if random.IntN(4) == 0 {
				in.Via = []memory.ViaInput{{Link: "advised_by"}}
				in.OrderBy = &memory.ObjectOrder{By: "title"}
				by, descending = "title", false
				var reached []*described
				for _, c := range want {
					for _, p := range c.staff {
						if !p.joined.After(at) {
							reached = append(reached, p)
						}
					}
				}
				want = reached
			}
			slices.SortFunc(want, func(a, b *described) int { return inOrder(a, b, by, descending, scopes, at) })
			var got []string
			var after *string
			size := 1 + random.IntN(4)
			for {
				list, err := w.Objects(t.Context(), w.as(reader), in, &size, after)
				require.NoError(t, err)
				for _, p := range list.Nodes {
					got = append(got, p.Title)
				}
				total, err := list.Count()
				require.NoError(t, err)
				require.Equal(t, len(want), total, "%s: %+v", reader, in)
				if after = &list.EndCursor; !list.HasNextPage {
					break
				}
			}
			require.Equal(t, names(want, func(d *described) string { return d.Title }), append([]string{}, got...), "%s at %s: %s by %q %v", reader, at, tellWhere(in.Where), by, descending)
		}
	})
}

// inOrder compares two pages as a list of objects orders them.
func inOrder(a, b *described, by string, descending bool, scopes []string, at time.Time) int {
	turn := 1
	if descending {
		turn = -1
	}
	switch by {
	case "":
		return cmp.Or(b.CreatedAt.Compare(a.CreatedAt), strings.Compare(b.ID, a.ID))
	case "title":
		return turn * cmp.Or(strings.Compare(a.Title, b.Title), strings.Compare(a.ID, b.ID))
	}
	first := func(d *described) *known {
		values := d.shown(by, scopes, at)
		if len(values) == 0 {
			return nil
		}
		slices.SortFunc(values, func(x, y known) int {
			if by == "industry" {
				return turn * strings.Compare(x.text, y.text)
			}
			return turn * cmp.Compare(x.number, y.number)
		})
		return &values[0]
	}
	x, y := first(a), first(b)
	switch {
	case x == nil && y == nil:
		return turn * strings.Compare(a.ID, b.ID)
	case x == nil:
		return 1
	case y == nil:
		return -1
	case by == "industry":
		return turn * cmp.Or(strings.Compare(x.text, y.text), strings.Compare(a.ID, b.ID))
	}
	return turn * cmp.Or(cmp.Compare(x.number, y.number), strings.Compare(a.ID, b.ID))
}

func tellWhere(where []memory.PropertyFilter) string {
	var out []string
	for _, f := range where {
		out = append(out, f.Property+" "+f.Op+" "+string(f.Value))
	}
	return strings.Join(out, " and ")
}
