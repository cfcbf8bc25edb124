package memory_test

import (
	"context"
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/graph"
	"brain/graph/pattern"
	"brain/internal/fault"
	"brain/internal/memory"
)

// A pack whose terms are used one by one, and its next versions.
const (
	portsPack = `apiVersion: brain.pack/v1
name: ports
version: 1.0.0
extends: [general]
objectTypes:
  - name: port
    slugPrefix: ports
    primitive: entity
    subtypes: [sea, river]
    properties:
      - {name: depth, type: int}
      - {name: access, type: enum, values: [open, closed]}
  - name: berth
    slugPrefix: berths
    primitive: entity
    expert: true
    properties:
      - {name: place, type: ref, ref: port}
linkTypes:
  - {name: berth_of, inverse: has_berth, from: [berth], to: [port]}
  - {name: leads_to, from: [port], to: [port]}
claimKinds:
  - {name: soundings, family: FACT}
eventTypes:
  - {name: storm}
takeDomains:
  - {name: traffic}
`
	portsNarrower = `apiVersion: brain.pack/v1
name: ports
version: 1.1.0
extends: [general]
objectTypes:
  - name: port
    slugPrefix: ports
    primitive: entity
    subtypes: [river]
    properties:
      - {name: depth, type: int, unit: m}
      - {name: access, type: enum, values: [open]}
  - name: berth
    slugPrefix: berths
    primitive: entity
    properties:
      - {name: place, type: ref, ref: company}
linkTypes:
  - {name: has_quay, inverse: quay_of, from: [port], to: [berth]}
  - {name: leads_to, from: [berth], to: [port]}
claimKinds:
  - {name: soundings, family: FACT}
`
	portsTurned = `apiVersion: brain.pack/v1
name: ports
version: 1.1.0
extends: [general]
objectTypes:
  - name: port
    slugPrefix: ports
    primitive: entity
    subtypes: [sea]
    properties:
      - {name: depth, type: int}
      - {name: access, type: enum, values: [open, closed]}
  - name: berth
    slugPrefix: berths
    primitive: entity
    expert: true
    properties:
      - {name: place, type: ref, ref: port}
linkTypes:
  - {name: has_quay, inverse: quay_of, from: [port], to: [berth]}
  - {name: leads_to, from: [port], to: [port]}
claimKinds:
  - {name: soundings, family: FACT}
`
	portsMoved = `apiVersion: brain.pack/v1
name: ports
version: 1.2.0
extends: [general]
objectTypes:
  - name: harbour
    slugPrefix: harbours
    primitive: entity
    subtypes: [sea]
    properties:
      - {name: depth, type: int}
      - {name: access, type: enum, values: [open, closed]}
  - name: berth
    slugPrefix: berths
    primitive: entity
    expert: true
    properties:
      - {name: place, type: ref, ref: harbour}
linkTypes:
  - {name: has_quay, inverse: quay_of, from: [harbour], to: [berth]}
  - {name: leads_to, from: [harbour], to: [harbour]}
claimKinds:
  - {name: soundings, family: FACT}
`
	portsLater = `apiVersion: brain.pack/v1
name: ports
version: 2.0.0
extends: [general]
objectTypes:
  - name: harbour
    slugPrefix: harbours
    primitive: entity
    subtypes: [sea]
    properties:
      - {name: depth, type: int}
      - {name: access, type: enum, values: [open]}
  - {name: berth, slugPrefix: berths, primitive: entity, expert: true, properties: [{name: place, type: ref, ref: harbour}]}
linkTypes:
  - {name: has_quay, inverse: quay_of, from: [harbour], to: [berth]}
  - {name: leads_to, from: [harbour], to: [harbour]}
`
)

// ports installs the pack and uses most of its terms once.
func (w *world) ports() {
	w.t.Helper()
	plan, _, err := w.ChangePacks(w.t.Context(), w.admin(), memory.ChangePacksInput{Action: memory.PackInstall, File: ptr(portsPack)})
	require.NoError(w.t, err)
	require.True(w.t, plan.Applied, "%v", plan.Conflicts)
	_, _, err = w.CreatePage(w.t.Context(), w.as("ann"), memory.CreatePageInput{Type: "port", Subtype: ptr("sea"), Title: "Busan"})
	require.NoError(w.t, err)
	w.page("ann", "port", "Incheon", "")
	w.page("ann", "berth", "Pier 7", "")
	w.tie("ann", "Pier 7", "berth_of", "Busan", "world")
	w.tie("ann", "Busan", "leads_to", "Incheon", "world")
	in := about(fact("Busan is 12 m deep.", "world"), "Busan")
	in.Property, in.Value = ptr("depth"), json.RawMessage("12")
	w.remember("ann", in)
	in = about(fact("Busan is open.", "world"), "Busan")
	in.Property, in.Value = ptr("access"), json.RawMessage(`"closed"`)
	w.remember("ann", in)
	in = about(fact("Pier 7 is in Busan.", "world"), "Pier 7")
	in.Property, in.Value = ptr("place"), json.RawMessage(`"Busan"`)
	w.remember("ann", in)
	in = about(fact("The soundings are old.", "world"), "Busan")
	in.Kind = ptr("soundings")
	w.remember("ann", in)
}

func TestPackTermsInUseStay(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		w.ports()
		plan, _, err := w.ChangePacks(t.Context(), w.admin(), memory.ChangePacksInput{Action: memory.PackUninstall, Names: []string{"ports"}})
		require.NoError(t, err)
		require.False(t, plan.Applied)
		require.Equal(t, []string{
			`IN_USE: claim kind soundings: it would no longer be declared, and 1 claims use it`,
			`IN_USE: link type berth_of: it would no longer be declared, and 1 links use it; map them with {"relink": {"berth_of": "…"}}`,
			`IN_USE: link type leads_to: it would no longer be declared, and 1 links use it; map them with {"relink": {"leads_to": "…"}}`,
			`IN_USE: object type berth: it would no longer be declared, and 1 pages use it; map them with {"retype": {"berth": "…"}}`,
			`IN_USE: object type port: it would no longer be declared, and 2 pages use it; map them with {"retype": {"port": "…"}}`,
		}, plan.Conflicts)
		require.Contains(t, w.installed(), "ports 1.0.0")

		plan, _, err = w.ChangePacks(t.Context(), w.admin(), memory.ChangePacksInput{Action: memory.PackUpgrade, File: ptr(portsNarrower)})
		require.NoError(t, err)
		require.Equal(t, []string{
			`IN_USE: link type berth_of: it would no longer be declared, and 1 links use it; map them with {"relink": {"berth_of": "…"}}`,
			`IN_USE: link type leads_to: its ends would be berth to port instead of port to port, and 1 links between pages that it would refuse use it`,
			`IN_USE: property access of port: its values would be enum of open instead of enum of open, closed, and 1 values that it would refuse use it`,
			`IN_USE: property depth of port: its unit would be "m" instead of "", and 1 values use it`,
			`IN_USE: property place of berth: its values would be ref to company instead of ref to port, and 1 values that it would refuse use it`,
			`IN_USE: subtype sea of port: it would no longer be declared, and 1 pages use it; map them with {"retype": {"port/sea": "port"}}`,
		}, plan.Conflicts)

		unused := strings.NewReplacer("1.0.0", "1.1.0", "[sea, river]", "[sea]", "  - {name: storm}", "  - {name: flood}").Replace(portsPack)
		plan, _, err = w.ChangePacks(t.Context(), w.admin(), memory.ChangePacksInput{Action: memory.PackUpgrade, File: &unused})
		require.NoError(t, err)
		require.Empty(t, plan.Conflicts)
		require.Equal(t, []string{"upgrade ports 1.0.0 to 1.1.0", "add event type flood", "remove event type storm", "remove subtype river of port"}, plan.Changes)

		// Links that are mapped to an inverse are turned round and keep their ids.
		link := w.stored(`MATCH (l:Link) WHERE l.type = 'berth_of' RETURN l.id`)
		turned := strings.Replace(portsTurned, "1.1.0", "1.2.0", 1)
		plan, _, err = w.ChangePacks(t.Context(), w.admin(), memory.ChangePacksInput{Action: memory.PackUpgrade, File: &turned, Mapping: json.RawMessage(`{"relink": {"berth_of": "quay_of"}}`)})
		require.NoError(t, err)
		require.Empty(t, plan.Conflicts)
		rows := w.stored(`MATCH (l:Link)-[:LINK_FROM]->(a:Page), (l)-[:LINK_TO]->(b:Page) WHERE l.type = 'has_quay' RETURN l.id, a.title, b.title`)
		require.Equal(t, [][]string{{link[0][0], "Busan", "Pier 7"}}, rows)
		found, err := w.Neighbors(t.Context(), w.as("ann"), "Busan", nil, []string{"has_quay"}, nil, nil, nil, nil)
		require.NoError(t, err)
		require.Len(t, found.Nodes, 1)
	})
}

func TestPackMapping(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		w.ports()
		change := func(mapping string) (memory.PackPlan, error) {
			t.Helper()
			plan, _, err := w.ChangePacks(t.Context(), w.admin(), memory.ChangePacksInput{Action: memory.PackUpgrade, File: ptr(portsLater), Mapping: json.RawMessage(mapping)})
			return plan, err
		}
		for mapping, want := range map[string]string{
			`{"retype": {"prt": "harbour"}}`:    `INVALID_MAPPING: retype prt: the change takes nothing from it; nearest: port`,
			`{"retype": {"port": "harbor"}}`:    `INVALID_MAPPING: retype port: unknown object type "harbor"; nearest: harbour`,
			`{"relink": {"berth_of": "quays"}}`: `INVALID_MAPPING: relink berth_of: there will be no link type quays`,
		} {
			plan, err := change(mapping)
			require.NoError(t, err)
			require.Equal(t, []string{want}, plan.Conflicts)
		}
		for _, mapping := range []string{`[]`, `{"rename": {}}`, `{"retype": "x"}`} {
			_, err := change(mapping)
			refused(t, err, fault.BadInput, "mapping")
		}
		plan, err := change(`{"retype": {"port": "harbour"}, "relink": {"berth_of": "quay_of"}}`)
		require.NoError(t, err)
		require.Equal(t, []string{
			`INVALID_MAPPING: retype port: harbour would refuse 1 values of access`,
			`IN_USE: claim kind soundings: it would no longer be declared, and 1 claims use it`,
		}, plan.Conflicts)
	})
}

// quaysPack has properties and links of which a page may have several; those of the
// link bridges are read from both ends.
const quaysPack = `apiVersion: brain.pack/v1
name: quays
version: 1.0.0
extends: [general]
objectTypes:
  - name: quay
    slugPrefix: quays
    primitive: entity
    properties:
      - {name: cargo, type: string, many: true}
      - {name: owner, type: string, many: true}
linkTypes:
  - {name: faces, from: [quay], to: [quay]}
  - {name: joins, from: [quay], to: [quay]}
  - {name: bridges, inverse: bridges, symmetric: true, from: [quay], to: [quay]}
`

// quaysSingle is the next version of it, in which a page has one of each.
func quaysSingle(of string) string {
	return strings.NewReplacer("1.0.0", "1.1.0", ", many: true", "", "to: [quay]", "to: [quay], "+of).Replace(quaysPack)
}

// A property or link of which a page may have one from now on is narrowed: pages that
// have several stand against it, and are counted.
func TestPackThatAllowsFewerIsWeighed(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		upgrade := func(pack string) []string {
			t.Helper()
			plan, _, err := w.ChangePacks(t.Context(), w.admin(), memory.ChangePacksInput{Action: memory.PackUpgrade, File: &pack})
			require.NoError(t, err)
			require.Equal(t, len(plan.Conflicts) == 0, plan.Applied)
			return plan.Conflicts
		}
		_, _, err := w.ChangePacks(t.Context(), w.admin(), memory.ChangePacksInput{Action: memory.PackInstall, File: ptr(quaysPack)})
		require.NoError(t, err)
		for _, title := range []string{"North", "South", "West"} {
			w.page("ann", "quay", title, "")
		}
		ships := func(page, cargo string) string {
			in := about(fact(page+" ships "+cargo+".", "world"), page)
			in.Property, in.Value = ptr("cargo"), json.RawMessage(`"`+cargo+`"`)
			return w.remember("ann", in).Claim.ID
		}
		ships("North", "coal")
		sand := ships("North", "sand")
		ships("South", "coal")
		w.connect("ann", link("North", "faces", "South", "world"))
		west := w.connect("ann", link("North", "faces", "West", "world"))
		w.connect("ann", link("North", "joins", "South", "world"))
		bridge := w.connect("ann", link("North", "bridges", "South", "world"))
		w.connect("ann", link("South", "bridges", "West", "world"))

		single := quaysSingle("cardinality: one")
		require.Equal(t, []string{
			`IN_USE: link type bridges: a page would have one link at most, and 1 pages with several current links use it; disconnect all but one first`,
			`IN_USE: link type faces: a page would have one link at most, and 1 pages with several current links use it; disconnect all but one first`,
			`IN_USE: property cargo of quay: a page would have one value at most, and 1 pages with several current values use it; correct or forget all but one first`,
		}, upgrade(single))
		_, _, err = w.Forget(t.Context(), w.as("ann"), sand, "a slip")
		require.NoError(t, err)
		_, _, err = w.Disconnect(t.Context(), w.as("ann"), memory.DisconnectInput{Link: bridge.ID, Reason: "a slip"})
		require.NoError(t, err)
		require.Equal(t, []string{
			`IN_USE: link type faces: a page would have one link at a time, and 1 pages with several current links use it; disconnect all but one first`,
		}, upgrade(quaysSingle("singleAtATime: true")))
		_, _, err = w.Disconnect(t.Context(), w.as("ann"), memory.DisconnectInput{Link: west.ID, Reason: "a slip"})
		require.NoError(t, err)
		require.Empty(t, upgrade(single))
	})
}

// Pages of a type that goes get the type they are mapped to; who had the old slug
// is led to the new one, and what the pages have stays.
func TestPackMappingMovesPages(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		w.group("crew", "ann")
		w.ports()
		secret := w.page("ann", "port", "Ulsan", "group:crew")
		old := w.found("ann", "Busan")
		for _, claim := range []string{"The soundings are old.", "Busan is open."} {
			found, err := w.Claims(t.Context(), w.as("ann"), memory.ClaimFilter{Text: &claim}, nil, nil, nil)
			require.NoError(t, err)
			require.NotEmpty(t, found.Nodes, claim)
		}
		later := strings.Replace(portsLater, "values: [open]", "values: [open, closed]", 1) + "claimKinds:\n  - {name: soundings, family: FACT}\n"
		plan, _, err := w.ChangePacks(t.Context(), w.admin(), memory.ChangePacksInput{Action: memory.PackUpgrade, File: &later,
			Mapping: json.RawMessage(`{"retype": {"port": "harbour"}, "relink": {"berth_of": "quay_of"}}`)})
		require.NoError(t, err)
		require.True(t, plan.Applied, "%v", plan.Conflicts)
		busan := w.found("ann", old.Slug)
		require.Equal(t, []string{old.ID, "harbours/busan", "harbour", "sea"}, []string{busan.ID, busan.Slug, busan.Type, busan.Subtype})
		ulsan := w.found("ann", secret.ID)
		require.True(t, strings.HasPrefix(ulsan.Slug, "harbours/ulsan-"), ulsan.Slug)
		properties, err := w.Properties(t.Context(), w.as("ann"), []*memory.Page{busan}, nil)
		require.NoError(t, err)
		require.Len(t, properties[busan.ID], 2)
		found, err := w.Neighbors(t.Context(), w.as("ann"), "Busan", nil, []string{"has_quay"}, nil, nil, nil, nil)
		require.NoError(t, err)
		require.Len(t, found.Nodes, 1)
		result, err := w.PatternQuery(t.Context(), w.as("ann"), memory.PatternQueryInput{Query: "MATCH (h:Harbour) RETURN count(*) AS n"})
		require.NoError(t, err)
		require.EqualValues(t, 3, result.Rows[0][0].Int64())
	})
}

// A mapping is weighed by the pages that it moves, with what they hold and what
// their values are stored as and measured in.
func TestPackMappingWeighsWhatItMoves(t *testing.T) {
	const before = `apiVersion: brain.pack/v1
name: yard
version: 1.0.0
extends: [general]
objectTypes:
  - name: crane
    slugPrefix: cranes
    primitive: entity
    expert: true
    subtypes: [mobile]
    properties:
      - {name: load, type: int, unit: t}
      - {name: reach, type: int}
      - {name: maker, type: ref, ref: company}
`
	after := func(crane, truck string) string {
		return strings.Replace(strings.SplitAfter(before, "objectTypes:\n")[0], "1.0.0", "2.0.0", 1) + crane + truck
	}
	const (
		crane = `  - {name: crane, slugPrefix: cranes, primitive: entity, expert: true, properties: [{name: load, type: int, unit: t}, {name: reach, type: int}, {name: maker, type: ref, ref: company}]}
`
		light = `  - {name: crane, slugPrefix: cranes, primitive: entity, expert: true, properties: [{name: reach, type: int}, {name: maker, type: ref, ref: company}]}
`
		mute = `  - {name: crane, slugPrefix: cranes, primitive: entity, properties: [{name: load, type: int, unit: t}, {name: reach, type: int}, {name: maker, type: ref, ref: company}]}
`
	)
	truck := func(expert, load, reach, maker string) string {
		return `  - {name: truck, slugPrefix: trucks, primitive: entity, expert: ` + expert + `, properties: [` + load + `, {name: reach, type: ` + reach + `}, ` + maker + `]}
`
	}
	tonnes, company := `{name: load, type: int, unit: t}`, `{name: maker, type: ref, ref: company}`
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		_, _, err := w.ChangePacks(t.Context(), w.admin(), memory.ChangePacksInput{Action: memory.PackInstall, File: ptr(before)})
		require.NoError(t, err)
		_, _, err = w.CreatePage(t.Context(), w.as("ann"), memory.CreatePageInput{Type: "crane", Subtype: ptr("mobile"), Title: "Mobile"})
		require.NoError(t, err)
		w.page("ann", "crane", "Tower", "")
		w.page("ann", "company", "Liebherr", "")
		for _, value := range [][3]string{{"Mobile", "load", "20"}, {"Mobile", "maker", `"Liebherr"`}, {"Tower", "reach", "60"}} {
			in := about(fact(value[0]+" has "+value[1]+" "+value[2]+".", "world"), value[0])
			in.Property, in.Value = &value[1], json.RawMessage(value[2])
			w.remember("ann", in)
		}
		held := about(fact("The wind is strong.", "world"), "Tower")
		held.Holder = ptr("Mobile")
		w.remember("ann", held)

		for _, c := range []struct{ name, file, mapping, want string }{
			{"only the subtype moves", after(crane, truck("true", tonnes, "text", company)), `{"retype": {"crane/mobile": "truck"}}`, ""},
			{"all pages move", after(crane, truck("true", tonnes, "text", company)), `{"retype": {"crane": "truck"}}`,
				`INVALID_MAPPING: retype crane: truck would refuse 1 values of reach`},
			{"what it held would have no holder", after(crane, truck("false", tonnes, "int", company)), `{"retype": {"crane/mobile": "truck"}}`,
				`INVALID_MAPPING: retype crane/mobile: truck would refuse 1 claims that its pages hold`},
			{"another unit", after(crane, truck("true", `{name: load, type: int, unit: kg}`, "int", company)), `{"retype": {"crane/mobile": "truck"}}`,
				`INVALID_MAPPING: retype crane/mobile: truck would refuse 1 values of load`},
			{"stored as something else", after(crane, truck("true", `{name: load, type: float, unit: t}`, "int", company)), `{"retype": {"crane/mobile": "truck"}}`,
				`INVALID_MAPPING: retype crane/mobile: truck would refuse 1 values of load`},
			{"a page is no text", after(crane, truck("true", tonnes, "int", `{name: maker, type: text}`)), `{"retype": {"crane/mobile": "truck"}}`,
				`INVALID_MAPPING: retype crane/mobile: truck would refuse 1 values of maker`},
			{"pages of another type", after(crane, truck("true", tonnes, "int", `{name: maker, type: ref, ref: person}`)), `{"retype": {"crane/mobile": "truck"}}`,
				`INVALID_MAPPING: retype crane/mobile: truck would refuse 1 values of maker`},
			{"who has the property moves", after(light, truck("true", tonnes, "int", company)), `{"retype": {"crane/mobile": "truck"}}`, ""},
			{"the holder moves", after(mute, truck("true", tonnes, "int", company)), `{"retype": {"crane/mobile": "truck"}}`, ""},
		} {
			plan, _, err := w.ChangePacks(t.Context(), w.admin(), memory.ChangePacksInput{
				Action: memory.PackUpgrade, File: &c.file, Mapping: json.RawMessage(c.mapping), DryRun: true,
			})
			require.NoError(t, err, c.name)
			require.Equal(t, c.want, strings.Join(plan.Conflicts, "\n"), c.name)
		}
	})
}

func TestVocabularyInTheGraph(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		w.ports()
		rows := w.stored(`MATCH (k:Pack)-[:DECLARES]->(n:ObjectType) WHERE k.handle = 'pack:ports' RETURN n.name ORDER BY n.name`)
		require.Equal(t, [][]string{{"berth"}, {"port"}}, rows)
		rows = w.stored(`MATCH (n:ObjectType)-[:DECLARES]->(p:PropertyType) WHERE n.handle = 'object type:port' RETURN p.name, p.type ORDER BY p.name`)
		require.Equal(t, [][]string{{"access", "enum"}, {"depth", "int"}}, rows)
		rows = w.stored(`MATCH (k:Pack)-[:DECLARES]->(n:LinkType) WHERE k.handle = 'pack:ports' RETURN n.name, n.title ORDER BY n.name`)
		require.Equal(t, [][]string{{"berth_of", "has_berth"}, {"leads_to", ""}}, rows)
	})
}

// stored runs a query over everything stored and gives its rows as texts.
func (w *world) stored(text string) [][]string {
	w.t.Helper()
	cat, err := pattern.NewCatalogue(pattern.Internal, nil, nil)
	require.NoError(w.t, err)
	plan, err := pattern.Compile(cat, text)
	require.NoError(w.t, err)
	var out [][]string
	err = w.store.Read(w.t.Context(), graph.Everything(), graph.ReadOptions{}, func(ctx context.Context, r graph.Reader) error {
		rows, err := r.Match(ctx, plan, graph.Args{Now: w.clock()})
		for _, row := range rows {
			var texts []string
			for _, v := range row {
				if v.Kind() == graph.KindInt {
					texts = append(texts, v.String())
				} else {
					texts = append(texts, v.Str())
				}
			}
			out = append(out, texts)
		}
		return err
	})
	require.NoError(w.t, err)
	return out
}
