package embedded

import (
	"maps"
	"strconv"
	"strings"

	"brain/graph"
)

// optional joins an OPTIONAL MATCH: a select of its own, with all its conditions,
// makes a list of what it finds for a row, and the list is joined by LEFT JOIN. So
// a row never shows a part of what is not found, or is hidden.
func (c *compiler) optional(m *graph.Match) error {
	if len(c.from.tables) >= maxTables {
		c.endStage()
	}
	if len(c.from.tables) == 0 {
		c.from.join("(SELECT 1 AS one) one")
	}
	var found []int
	var edges []bool
	text, err := c.apart(m, func(with string, elements map[int]*element) string {
		var values []string
		for _, v := range c.boundVars() {
			if c.later[v] && elements[v] == nil {
				found, edges = append(found, v), append(edges, c.elements[v].edge)
				values = append(values, c.elements[v].rid)
			}
		}
		list := "json_array(" + strings.Join(values, ", ") + ")"
		if len(values) == 1 {
			list = values[0]
		}
		return "(" + with + "SELECT json_group_array(" + list + ")" + c.from.sql() + ")"
	})
	if err != nil {
		return err
	}
	c.made++
	alias := "j" + strconv.Itoa(c.made)
	c.from.tables = append(c.from.tables, joined{"json_each(" + text + ") " + alias, "1"})
	for i, v := range found {
		rid := alias + ".value"
		if len(found) > 1 {
			rid = "(" + rid + " ->> " + strconv.Itoa(i) + ")"
		}
		c.elements[v] = &element{edge: edges[i], nullable: true, rid: rid, from: c.from}
	}
	return nil
}

// apart writes a Match as a select of its own that shares the variables bound so
// far, with its own rule of different edges and its own stages. What it binds is
// there only while write makes the text; write gets the elements from before.
func (c *compiler) apart(m *graph.Match, write func(with string, before map[int]*element) string) (string, error) {
	outer, stages, elements := c.from, c.stages, c.elements
	defer func() { c.from, c.stages, c.elements = outer, stages, elements }()
	c.from, c.stages, c.elements = &from{}, nil, maps.Clone(elements)
	if err := c.match(m); err != nil {
		return "", err
	}
	with := ""
	if len(c.stages) > 0 {
		with = "WITH " + strings.Join(c.stages, ", ") + " "
	}
	return write(with, elements), nil
}
