package embedded

import (
	"maps"
	"strings"

	"brain/graph"
)

// optional writes an OPTIONAL MATCH as two stages: what it finds for the numbered
// rows so far, and that with the rows for which it finds nothing. All conditions
// stand inside of the first, so that a row never shows a part of what is not
// found, or is hidden.
func (c *compiler) optional(m *graph.Match) error {
	base := c.numbered()
	before := maps.Clone(c.elements)
	if err := c.match(m); err != nil {
		return err
	}
	found := c.stageName("i")
	columns := c.carry(c.later)
	c.addStage(found, "SELECT "+selected(columns)+c.from.sql()+" LIMIT "+c.mostWork())
	c.number = ""

	name := c.stageName("s")
	var kept []carried
	var hits, misses []string
	for _, column := range columns {
		if column.v < 0 {
			continue
		}
		kept, hits = append(kept, column), append(hits, column.name)
		if was := before[column.v]; was != nil {
			misses = append(misses, was.rid)
		} else {
			misses = append(misses, "NULL")
		}
	}
	c.begin(name, kept)
	for _, column := range kept {
		if before[column.v] == nil {
			c.elements[column.v].nullable = true
		}
	}
	if len(hits) == 0 {
		hits, misses = []string{"1 AS one"}, []string{"1"}
	}
	c.addStage(name, "SELECT "+strings.Join(hits, ", ")+" FROM "+found+" UNION ALL SELECT "+strings.Join(misses, ", ")+
		" FROM "+base+" WHERE "+numberColumn+" NOT IN (SELECT "+numberColumn+" FROM "+found+")"+c.limited(name))
	return nil
}

// numbered closes the select as a stage with numbered rows and gives its name.
func (c *compiler) numbered() string {
	name := c.stageName("s")
	columns := c.carry(c.current, c.later)
	c.number = "row_number() OVER ()"
	if len(c.from.tables) == 0 {
		c.number = "1"
	}
	columns = append([]carried{c.carryNumber()}, columns...)
	c.addStage(name, "SELECT "+selected(columns)+c.from.sql()+c.limited(name))
	c.begin(name, columns)
	return name
}
