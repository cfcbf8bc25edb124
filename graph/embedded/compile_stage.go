package embedded

import (
	"strconv"
	"strings"

	"brain/graph"
)

// workSpent begins the path that no JSON value has: reading by it is the error
// with which a select says that a stage has more rows than allowed. SQL has no
// other way to raise one.
const workSpent = "work limit of "

// rowNumber is the column of a stage that numbers its rows.
const rowNumber = "z"

// carried is one column that a stage hands on.
type carried struct {
	sql, name string
	// set makes sql the new SQL of what the column holds.
	set func(sql string)
}

func varColumn(v int) string { return "v" + strconv.Itoa(v) }

func trailColumn(v, i int) string { return "a" + strconv.Itoa(v) + "_" + strconv.Itoa(i+1) }

// carry lists what the rows of the select hand on: the variables that it binds
// and that something still refers to, with the edges of variable lengths.
func (c *compiler) carry() []carried {
	var out []carried
	for _, v := range c.boundVars() {
		e := c.elements[v]
		if e.from != c.from {
			continue
		}
		if !c.current[v] && !c.later[v] {
			delete(c.elements, v)
			continue
		}
		if e.trail == nil {
			out = append(out, carried{e.rid, varColumn(v), func(sql string) {
				c.elements[v] = &element{edge: e.edge, value: e.value, nullable: e.nullable, rid: sql, from: c.from}
			}})
			continue
		}
		moved := &element{edge: true, trail: make([]string, len(e.trail))}
		for i, edge := range e.trail {
			out = append(out, carried{edge, trailColumn(v, i), func(sql string) {
				moved.trail[i], moved.from = sql, c.from
				c.elements[v] = moved
			}})
		}
	}
	return out
}

// begin starts the next select on a stage.
func (c *compiler) begin(stage string, columns []carried) {
	c.from = &from{}
	c.from.join(stage)
	for _, column := range columns {
		column.set(stage + "." + column.name)
	}
}

// addStage adds a common table expression; head may list its columns. A stage is
// read once: SQLite plans it anew for every place that names it.
func (c *compiler) addStage(head, body string) {
	c.stages = append(c.stages, head+" AS ("+body+")")
}

// addNumbered adds a stage with numbered rows, which withinWork limits.
func (c *compiler) addNumbered(name, body string) {
	c.addStage(name, "SELECT *, row_number() OVER () AS "+rowNumber+" FROM "+body)
}

// withinWork tests a row of a numbered stage and fails at the first row beyond the
// limit; translate makes that graph.LimitWork. It is one term with the test, so
// that nothing can leave the row out before.
func (c *compiler) withinWork(stage, test string) string {
	number := stage + "." + rowNumber
	return "CASE WHEN " + number + " > " + c.bind(source{kind: fromMaxWork}) +
		" THEN json_extract('{}', '" + workSpent + "' || " + number + ") ELSE " + test + " END"
}

// stageName makes a new name.
func (c *compiler) stageName() string {
	c.made++
	return "s" + strconv.Itoa(c.made)
}

// endStage closes the select as a stage and begins the next one on it.
func (c *compiler) endStage() {
	name := c.stageName()
	columns := c.carry()
	c.addNumbered(name, "(SELECT "+selected(columns)+c.from.sql()+")")
	c.begin(name, columns)
	c.from.where = append(c.from.where, c.withinWork(name, "1"))
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
	text := "WITH " + strings.Join(append(c.stages, "r AS MATERIALIZED ("+rows+")"), ", ") + " SELECT * FROM r"
	extra := len(out.columns) - len(last.Items)
	return &statement{text: text, args: c.args, columns: p.Columns, extra: extra, order: out.keys, maxRows: int64(p.MaxRows)}, nil
}
