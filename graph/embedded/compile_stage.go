package embedded

import (
	"strconv"
	"strings"

	"brain/graph"
)

// carried is one column that a stage hands on.
type carried struct {
	v         int // the variable, -1 for the number of the row
	sql, name string
	// set makes sql the new SQL of what the column holds.
	set func(sql string)
}

// numberColumn is the column of a stage that numbers its rows.
const numberColumn = "rid"

func varColumn(v int) string { return "v" + strconv.Itoa(v) }

func trailColumn(v, i int) string { return "a" + strconv.Itoa(v) + "_" + strconv.Itoa(i+1) }

// carry lists what the rows of the select hand on: the variables in keep that it
// binds, with the edges of variable lengths, and the number of the row that an
// optional clause extends.
func (c *compiler) carry(keep ...variables) []carried {
	var out []carried
	if c.number != "" {
		out = append(out, c.carryNumber())
	}
	for _, v := range c.boundVars() {
		e := c.elements[v]
		if e.from != c.from {
			continue
		}
		wanted := false
		for _, k := range keep {
			wanted = wanted || k[v]
		}
		if !wanted {
			delete(c.elements, v)
			continue
		}
		if e.trail == nil {
			out = append(out, carried{v, e.rid, varColumn(v), func(sql string) {
				c.elements[v] = &element{edge: e.edge, value: e.value, nullable: e.nullable, rid: sql, from: c.from}
			}})
			continue
		}
		trail := make([]string, len(e.trail))
		for i, edge := range e.trail {
			out = append(out, carried{v, edge, trailColumn(v, i), func(sql string) {
				trail[i] = sql
				c.elements[v] = &element{edge: true, trail: trail, from: c.from}
			}})
		}
	}
	return out
}

func (c *compiler) carryNumber() carried {
	return carried{-1, c.number, numberColumn, func(sql string) { c.number = sql }}
}

// begin starts the next select on a stage that has the columns.
func (c *compiler) begin(stage string, columns []carried) {
	c.from = &from{}
	c.from.join(stage)
	for _, column := range columns {
		column.set(stage + "." + column.name)
	}
}

// addStage adds a common table expression; head may list its columns. Inside of a
// pattern predicate its rows are made as they are asked for, since one may do.
func (c *compiler) addStage(head, body string) {
	as := " AS MATERIALIZED ("
	if c.inner {
		as = " AS ("
	}
	c.stages = append(c.stages, head+as+body+")")
}

// limited limits the rows of a stage; a statement of which one stage reaches the
// limit ends in graph.LimitWork. Inside of a pattern predicate, where a stage is
// made anew for each row, only time is limited.
func (c *compiler) limited(name string) string {
	if c.inner {
		return ""
	}
	c.guarded = append(c.guarded, name)
	return " LIMIT " + c.mostWork()
}

// mostWork is one row more than a stage may have.
func (c *compiler) mostWork() string { return c.bind(source{kind: fromMaxWork}) + " + 1" }

// stageName makes a new name.
func (c *compiler) stageName(prefix string) string {
	c.made++
	return prefix + strconv.Itoa(c.made)
}

// endStage closes the select as a stage and begins the next one on it.
func (c *compiler) endStage() {
	name := c.stageName("s")
	columns := c.carry(c.current, c.later)
	c.addStage(name, "SELECT "+selected(columns)+c.from.sql()+c.limited(name))
	c.begin(name, columns)
}

// selected writes the columns of a stage; without any it has one that nobody reads.
func selected(columns []carried) string {
	if len(columns) == 0 {
		return "1 AS one"
	}
	texts := make([]string, len(columns))
	for i, column := range columns {
		texts[i] = column.sql + " AS " + column.name
	}
	return strings.Join(texts, ", ")
}

// finish writes the statement: the stages, the rows r of RETURN, and their order.
// r is materialized so that all work is done before the first row comes out; the
// driver can interrupt a statement only until then.
func (c *compiler) finish(p *graph.Plan, last *graph.Project) (*statement, error) {
	out := &projection{compiler: c, p: last, name: func(i int) string { return "c" + strconv.Itoa(i) }}
	rows, err := out.returned()
	if err != nil {
		return nil, err
	}
	names := make([]string, len(last.Items))
	for i := range names {
		names[i] = out.name(i)
	}
	source := "r"
	if len(c.guarded) > 0 {
		names = append([]string{"g.over", "r.there"}, names...)
		source = c.guard() + " g LEFT JOIN r ON 1"
	}
	text := "WITH " + strings.Join(append(c.stages, "r AS MATERIALIZED ("+rows+")"), ", ") +
		" SELECT " + strings.Join(names, ", ") + " FROM " + source + out.orderSQL(func(k sortKey) string { return k.column })
	return &statement{text: text, args: c.args, columns: p.Columns, maxRows: int64(p.MaxRows), guarded: len(c.guarded) > 0}, nil
}

// guard is a table of one row, whose column over tells whether some stage has
// more rows than allowed. Joined with the result it says so even where that has
// no rows: then the column there is null.
func (c *compiler) guard() string {
	most := c.bind(source{kind: fromMaxWork})
	tests := make([]string, len(c.guarded))
	for i, name := range c.guarded {
		tests[i] = "EXISTS (SELECT 1 FROM " + name + " LIMIT 1 OFFSET " + most + ")"
	}
	return "(SELECT " + strings.Join(tests, " OR ") + " AS over)"
}
