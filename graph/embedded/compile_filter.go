package embedded

import (
	"brain/graph"
)

// filter writes what the audience, deletion, trust and the currency demand of
// one element, whose columns alias has. It stands on every element that a
// pattern matches, named or not.
func (c *compiler) filter(alias string) []string {
	x := alias + "."
	var out []string
	if !c.shape.everything {
		test := x + "audience IN (SELECT value FROM json_each(" + c.bind(source{kind: fromVisible}) + "))"
		if c.shape.authored {
			test = "(" + test + " OR " + x + `"author" = ` + c.bind(source{kind: fromAuthor}) +
				" AND " + x + "audience IN (SELECT value FROM json_each(" + c.bind(source{kind: fromAuthored}) + ")))"
		}
		out = append(out, test)
	}
	if !c.shape.deleted {
		out = append(out, x+`"deletedAt" IS NULL`)
	}
	if c.shape.trusted {
		out = append(out, x+`"gated" = 0`)
	}
	switch c.shape.mode {
	case graph.Current:
		out = append(out, x+`"retiredAt" IS NULL`)
		out = append(out, c.validTest(x)...)
	case graph.AsOf:
		recorded := c.bind(source{kind: fromRecorded})
		out = append(out,
			"("+x+`"recordedAt" IS NULL OR `+x+`"recordedAt" <= `+recorded+")",
			"("+x+`"retiredAt" IS NULL OR `+x+`"retiredAt" > `+recorded+")")
		out = append(out, c.validTest(x)...)
	case graph.History:
		out = append(out, "("+x+`"recordedAt" IS NULL OR `+x+`"recordedAt" <= `+c.bind(source{kind: fromRecorded})+")")
	}
	return out
}

func (c *compiler) validTest(x string) []string {
	valid := c.bind(source{kind: fromValid})
	return []string{
		"(" + x + `"validFrom" IS NULL OR ` + x + `"validFrom" <= ` + valid + ")",
		"(" + x + `"validUntil" IS NULL OR ` + x + `"validUntil" > ` + valid + ")",
	}
}

// labelTests write a conjunction of alternatives of labels.
func (c *compiler) labelTests(v int, labels [][]string) ([]string, error) {
	out := make([]string, len(labels))
	for i, alternatives := range labels {
		var err error
		if out[i], err = c.labelTest(v, alternatives); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// labelTest is true if the node has one of the labels. Storage labels stand on
// the node itself; EXISTS keeps a node with two of them one row.
func (c *compiler) labelTest(v int, alternatives []string) (string, error) {
	e, err := c.element(v)
	if err != nil {
		return "", err
	}
	var storage, other []string
	for _, l := range alternatives {
		if system.labels[l] {
			storage = append(storage, l)
		} else {
			other = append(other, l)
		}
	}
	exists := "EXISTS (SELECT 1 FROM label WHERE label.node = " + e.rid + " AND label.name" + oneOf(other) + ")"
	if len(storage) == 0 {
		return exists, nil
	}
	onNode, err := c.read(v, "storage")
	onNode += oneOf(storage)
	if len(other) == 0 || err != nil {
		return onNode, err
	}
	return "(" + onNode + " OR " + exists + ")", nil
}

// oneOf compares with one name or several.
func oneOf(names []string) string {
	if len(names) == 1 {
		return " = " + literal(names[0])
	}
	return " IN (" + literals(names) + ")"
}
