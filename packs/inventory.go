package packs

import (
	"encoding/json"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"

	"brain/schema"
)

// declarations are the terms of an ontology as people read them, such as "subtype
// steel of crate", with the fields of their declaration.
type declarations map[string]map[string]any

// inventory names every term of the ontology that a page, link or claim can use.
// What is a term of its own, and the pack that declares it, is not among the fields.
func inventory(o *schema.Ontology) declarations {
	out := declarations{}
	for _, t := range o.ObjectTypes() {
		for _, s := range t.Subtypes {
			out["subtype "+s+" of "+t.Name] = nil
		}
		for _, p := range t.Properties {
			out["property "+p.Name+" of "+t.Name] = fields(p)
		}
		t.Subtypes, t.Properties, t.Pack = nil, nil, ""
		out["object type "+t.Name] = fields(t)
	}
	for _, i := range o.Interfaces() {
		i.Properties, i.Pack = nil, "" // its properties are those of the types that implement it
		out["interface "+i.Name] = fields(i)
	}
	for _, l := range o.LinkTypes() {
		if l.Inverse != "" && l.Inverse != l.Name {
			out["inverse "+l.Inverse+" of "+l.Name] = nil
		}
		l.Inverse, l.Pack = "", ""
		out["link type "+l.Name] = fields(l)
	}
	for _, v := range o.ValueTypes() {
		v.Pack = ""
		out["value type "+v.Name] = fields(v)
	}
	for _, k := range o.ClaimKinds() {
		k.Pack = ""
		out["claim kind "+k.Name] = fields(k)
	}
	for _, e := range o.EventTypes() {
		out["event type "+e.Name] = nil
	}
	for _, d := range o.TakeDomains() {
		out["take domain "+d.Name] = nil
	}
	for _, p := range o.Patterns() {
		p.Pack = ""
		out["pattern "+p.Name] = fields(p)
	}
	return out
}

// fields are the fields of a declaration under the names they have in a pack file.
func fields(declaration any) map[string]any {
	raw, err := json.Marshal(declaration)
	if err != nil {
		panic(fmt.Sprintf("packs: a declaration is not JSON: %v", err)) // all of them are plain data
	}
	var out map[string]any
	if err := json.Unmarshal(raw, &out); err != nil {
		panic(fmt.Sprintf("packs: a declaration is not an object: %v", err))
	}
	return out
}

// missingFrom returns the terms of a that b lacks, sorted.
func missingFrom(a, b declarations) []string {
	var out []string
	for term := range a {
		if _, there := b[term]; !there {
			out = append(out, term)
		}
	}
	slices.Sort(out)
	return out
}

// redeclared says, for each term that stays, which fields of it change, sorted.
func redeclared(before, after declarations) []string {
	var out []string
	for term, was := range before {
		will, stays := after[term]
		if !stays {
			continue
		}
		all := map[string]any{}
		maps.Copy(all, was)
		maps.Copy(all, will)
		maps.DeleteFunc(all, func(name string, _ any) bool { return reflect.DeepEqual(was[name], will[name]) })
		if len(all) > 0 {
			out = append(out, "change "+term+": "+strings.Join(slices.Sorted(maps.Keys(all)), ", "))
		}
	}
	slices.Sort(out)
	return out
}
