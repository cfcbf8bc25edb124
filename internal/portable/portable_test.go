package portable_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"brain/graph"
	"brain/internal/fault"
	"brain/internal/portable"
)

func TestEveryLabelIsExportedOrLeftOut(t *testing.T) {
	var all []string
	for _, l := range graph.SystemLabels() {
		all = append(all, l.Name)
	}
	require.ElementsMatch(t, all, slices.Concat(portable.Labels(), portable.LeftOut()))
	starts := portable.Starts()
	for _, r := range graph.SystemRelationships() {
		for _, from := range r.From {
			if !slices.Contains(portable.LeftOut(), from) {
				require.Contains(t, starts, from, r.Type)
			}
		}
	}
}

func TestARecordReadsLikeThis(t *testing.T) {
	at := time.Date(2026, 3, 1, 9, 0, 0, 250_000, time.UTC)
	node, err := portable.EncodeNode(graph.Node{
		ID: "c1", Labels: []string{"Claim", "Fact"},
		Item: graph.Item{Scope: "group:g1", Requires: []string{"group:g1", "principal:amy"}, Author: "amy", RecordedAt: at},
		Props: graph.Props{
			"family": graph.String("FACT"), "kind": graph.String("fact"), "text": graph.String("<b> & é"), "state": graph.String("CURRENT"),
			"confidence": graph.Decimal(7_500), "valueDate": graph.Date("2026-01-02"), "valueInt": graph.Int(-1 << 62), "valueFloat": graph.Float(1e21),
			"evidenceChanged": graph.Bool(false), "due": graph.Instant(at), "unit": graph.Null(),
		},
	})
	require.NoError(t, err)
	require.Equal(t, `{"kind":"node","label":"Claim","id":"c1",`+
		`"item":{"scope":"group:g1","requires":["group:g1","principal:amy"],"author":"amy","recordedAt":"2026-03-01T09:00:00.000250Z"},`+
		`"properties":{"confidence":0.75,"due":"2026-03-01T09:00:00.000250Z","evidenceChanged":false,"family":"FACT","kind":"fact","state":"CURRENT",`+
		`"text":"<b> & é","valueDate":"2026-01-02","valueFloat":1e+21,"valueInt":-4611686018427387904}}`, string(node))
	edge, err := portable.EncodeEdge(graph.Edge{ID: "e1", Type: "ABOUT", From: "c1", To: "p1", Item: graph.Item{Scope: "world"}})
	require.NoError(t, err)
	require.Equal(t, `{"kind":"edge","type":"ABOUT","id":"e1","from":"c1","to":"p1"}`, string(edge))
	edge, err = portable.EncodeEdge(graph.Edge{ID: "l1", Type: "WORKS_AT", From: "p1", To: "p2", Item: graph.Item{Scope: "world"}, Props: graph.Props{"weight": graph.Decimal(10_000)}})
	require.NoError(t, err)
	require.Equal(t, `{"kind":"edge","type":"WORKS_AT","id":"l1","from":"p1","to":"p2","item":{"scope":"world"},"properties":{"weight":1}}`, string(edge))
}

func TestWhatDoesNotFitIsRefused(t *testing.T) {
	const claim = `{"kind":"node","label":"Claim","id":"c1","properties":{"family":"FACT","kind":"fact","text":"x","state":"CURRENT"`
	for name, c := range map[string]struct {
		record string
		code   fault.Code
		says   string
	}{
		"unknown field":     {`{"kind":"node","label":"Tag","id":"t","propertys":{}}`, fault.UnknownTerm, "properties"},
		"unknown item":      {`{"kind":"node","label":"Tag","id":"t","item":{"scop":"world"}}`, fault.UnknownTerm, "scope"},
		"unknown label":     {`{"kind":"node","label":"Cliam","id":"c1"}`, fault.UnknownTerm, "Claim"},
		"secret":            {`{"kind":"node","label":"Token","id":"c1"}`, fault.BadInput, "secret"},
		"unknown property":  {claim + `,"confidense":0.5}}`, fault.UnknownTerm, "confidence"},
		"of another label":  {claim + `,"slug":"x"}}`, fault.UnknownTerm, "slug"},
		"missing property":  {`{"kind":"node","label":"Claim","id":"c1","properties":{"kind":"fact"}}`, fault.BadInput, "family"},
		"fifth decimal":     {claim + `,"confidence":0.12345}}`, fault.BadInput, "four decimal places"},
		"text for a number": {claim + `,"confidence":"0.5"}}`, fault.BadInput, "confidence"},
		"fraction":          {claim + `,"valueInt":1.5}}`, fault.BadInput, "whole number"},
		"large":             {claim + `,"valueInt":9223372036854775808}}`, fault.BadInput, "whole number"},
		"infinite":          {claim + `,"valueFloat":1e999}}`, fault.BadInput, "number"},
		"nanoseconds":       {claim + `,"due":"2026-03-01T09:00:00.0000001Z"}}`, fault.BadInput, "microseconds"},
		"no zone":           {claim + `,"due":"2026-03-01T09:00:00"}}`, fault.BadInput, "RFC 3339"},
		"no date":           {claim + `,"valueDate":"2026-02-30"}}`, fault.BadInput, "YYYY-MM-DD"},
		"null":              {claim + `,"unit":null}}`, fault.BadInput, "a text"},
		"NUL":               {claim + `,"unit":"a\u0000"}}`, fault.BadInput, "NUL"},
		"list of numbers":   {`{"kind":"node","label":"Principal","id":"p","properties":{"uid":"a","kind":"HUMAN","name":"A","active":true,"createdAt":"2026-03-01T09:00:00Z","roles":[1]}}`, fault.BadInput, "list of texts"},
		"scope":             {`{"kind":"node","label":"Tag","id":"t","item":{"scope":"everyone"}}`, fault.InvalidScope, "world"},
		"requires":          {`{"kind":"node","label":"Tag","id":"t","item":{"requires":["group:a&b"]}}`, fault.InvalidScope, "item.requires"},
		"author":            {`{"kind":"node","label":"Tag","id":"t","item":{"author":"a@b"}}`, fault.BadInput, "uid"},
		"id":                {`{"kind":"node","label":"Tag","id":"a b"}`, fault.BadInput, "id"},
		"carried item":      {`{"kind":"edge","type":"ABOUT","id":"e","from":"a","to":"b","item":{"scope":"world"}}`, fault.BadInput, "leave it out"},
		"edge property":     {`{"kind":"edge","type":"WORKS_AT","id":"e","from":"a","to":"b","properties":{"wait":1}}`, fault.UnknownTerm, "weight"},
		"no end":            {`{"kind":"edge","type":"WORKS_AT","id":"e","from":"a"}`, fault.BadInput, "to"},
		"no type":           {`{"kind":"edge","id":"e","from":"a","to":"b"}`, fault.BadInput, "type"},
		"array":             {`[]`, fault.BadInput, "kind"},
		"no kind":           {`{}`, fault.BadInput, "kind"},
		"two":               {`{"kind":"node","label":"Tag","id":"t"}{}`, fault.BadInput, ""},
	} {
		t.Run(name, func(t *testing.T) {
			kind, err := portable.KindOf(json.RawMessage(c.record))
			if err == nil && kind == portable.KindEdge {
				_, err = portable.DecodeEdge(json.RawMessage(c.record))
			} else if err == nil {
				_, err = portable.DecodeNode(json.RawMessage(c.record))
			}
			require.ErrorIs(t, err, c.code)
			var e *fault.Error
			require.ErrorAs(t, err, &e)
			require.Contains(t, e.Message+" "+e.Hint+" "+e.Field, c.says)
		})
	}
}

func instants() *rapid.Generator[time.Time] {
	return rapid.Map(rapid.Int64Range(-62_135_596_799_000_000, 253_402_300_799_999_999), func(n int64) time.Time { return time.UnixMicro(n).UTC() })
}

func scopes() *rapid.Generator[string] {
	return rapid.SampledFrom([]string{"world", "group:g1", "principal:amy"})
}

func texts() *rapid.Generator[string] {
	return rapid.Map(rapid.String(), func(s string) string { return strings.NewReplacer("\x00", "", "\U0010FFFF", "").Replace(s) })
}

func values(k graph.Kind) *rapid.Generator[graph.Value] {
	switch k {
	case graph.KindInt:
		return rapid.Map(rapid.Int64(), graph.Int)
	case graph.KindFloat:
		return rapid.Map(rapid.Float64(), graph.Float)
	case graph.KindBool:
		return rapid.Map(rapid.Bool(), graph.Bool)
	case graph.KindInstant:
		return rapid.Map(instants(), graph.Instant)
	case graph.KindDate:
		return rapid.Map(instants(), func(t time.Time) graph.Value { return graph.Date(t.Format(time.DateOnly)) })
	case graph.KindDecimal:
		return rapid.Map(rapid.Int64Min(-1<<63+1), graph.Decimal)
	case graph.KindList:
		return rapid.Map(rapid.SliceOfN(texts(), 0, 4), graph.Strings)
	}
	return rapid.Map(texts(), graph.String)
}

func items(t *rapid.T) graph.Item {
	optional := func(name string) time.Time {
		if rapid.Bool().Draw(t, name+" set") {
			return instants().Draw(t, name)
		}
		return time.Time{}
	}
	return graph.Item{
		Scope: scopes().Draw(t, "scope"), Requires: rapid.SliceOfN(scopes(), 0, 2).Draw(t, "requires"), Ends: rapid.SliceOfN(scopes(), 0, 2).Draw(t, "ends"),
		Author: rapid.SampledFrom([]string{"", "amy", "에이미"}).Draw(t, "author"), Gated: rapid.Bool().Draw(t, "gated"),
		RecordedAt: optional("recorded"), RetiredAt: optional("retired"), ValidFrom: optional("from"), ValidUntil: optional("until"), DeletedAt: optional("deleted"),
	}
}

func TestRecordsRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		label := rapid.SampledFrom(portable.Labels()).Draw(t, "label")
		n := graph.Node{ID: "n-1", Labels: []string{label, "Other"}, Item: items(t), Props: graph.Props{}}
		for _, p := range portable.Properties(label) {
			n.Props[p.Name] = values(p.Kind).Filter(func(v graph.Value) bool { return !v.IsNull() }).Draw(t, p.Name)
		}
		raw, err := portable.EncodeNode(n)
		require.NoError(t, err)
		got, err := portable.DecodeNode(raw)
		require.NoError(t, err)
		require.True(t, portable.SameNode(n, got), "%s", raw)
		again, err := portable.EncodeNode(got)
		require.NoError(t, err)
		require.Equal(t, string(raw), string(again))
	})
}

func TestEdgesRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		e := graph.Edge{
			ID: "e-1", From: "a", To: "b", Type: rapid.SampledFrom([]string{"WORKS_AT", "ABOUT", "TAGGED"}).Draw(t, "type"), Item: items(t), Props: graph.Props{},
		}
		for _, p := range portable.EdgeProperties() {
			if rapid.Bool().Draw(t, p.Name+" set") {
				e.Props[p.Name] = values(p.Kind).Draw(t, p.Name)
			}
		}
		raw, err := portable.EncodeEdge(e)
		require.NoError(t, err)
		got, err := portable.DecodeEdge(raw)
		require.NoError(t, err)
		require.True(t, portable.SameEdge(e, got), "%s", raw)
		got.ID = "e-2"
		require.False(t, portable.SameEdge(e, got))
	})
}

func TestAChangedNodeIsNotTheSame(t *testing.T) {
	n := graph.Node{ID: "t", Labels: []string{"Tag"}, Item: graph.Item{Scope: "world"}, Props: graph.Props{"name": graph.String("x")}}
	for name, other := range map[string]graph.Node{
		"label":    {ID: "t", Labels: []string{"Group"}, Item: n.Item, Props: n.Props},
		"scope":    {ID: "t", Labels: []string{"Tag"}, Item: graph.Item{Scope: "group:g"}, Props: n.Props},
		"requires": {ID: "t", Labels: []string{"Tag"}, Item: graph.Item{Scope: "world", Requires: []string{"group:g"}}, Props: n.Props},
		"property": {ID: "t", Labels: []string{"Tag"}, Item: n.Item, Props: graph.Props{"name": graph.String("y")}},
		"less":     {ID: "t", Labels: []string{"Tag"}, Item: n.Item, Props: graph.Props{}},
		"more":     {ID: "t", Labels: []string{"Tag"}, Item: n.Item, Props: graph.Props{"name": graph.String("x"), "handle": graph.String("tag:x")}},
	} {
		require.False(t, portable.SameNode(n, other), name)
	}
	same := graph.Node{ID: "t", Labels: []string{"Tag"}, Item: n.Item, Props: graph.Props{"name": graph.String("x"), "handle": graph.Null()}}
	require.True(t, portable.SameNode(n, same))
	require.True(t, portable.SameNode(same, n))
}

func FuzzDecode(f *testing.F) {
	f.Add(`{"kind":"node","label":"Tag","id":"t","item":{"scope":"world"},"properties":{"handle":"tag:x","name":"x"}}`)
	f.Add(`{"kind":"edge","type":"ABOUT","id":"e1","from":"c1","to":"p1"}`)
	f.Fuzz(func(t *testing.T, text string) {
		if n, err := portable.DecodeNode(json.RawMessage(text)); err == nil {
			raw, err := portable.EncodeNode(n)
			require.NoError(t, err)
			again, err := portable.DecodeNode(raw)
			require.NoError(t, err)
			require.True(t, portable.SameNode(n, again))
		}
		if e, err := portable.DecodeEdge(json.RawMessage(text)); err == nil {
			raw, err := portable.EncodeEdge(e)
			require.NoError(t, err)
			again, err := portable.DecodeEdge(raw)
			require.NoError(t, err)
			require.True(t, portable.SameEdge(e, again))
		}
	})
}
