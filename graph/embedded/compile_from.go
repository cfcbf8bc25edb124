package embedded

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// maxTables is the most tables that a select joins: SQLite's limit is 64, and the
// rest is for what the projection adds.
const maxTables = 60

// element is one bound variable: a node, an edge, or a value of a WITH.
type element struct {
	edge, value bool
	// rid is the SQL of its row id or of the value.
	rid string
	// alias is its row in node or edge within from, "" while that is not joined.
	alias string
	// from is the select that binds it.
	from *from
	// nullable: it is null in rows for which an optional clause found nothing.
	nullable bool
	// anchor is the property by which a node is looked up; conditions on its
	// other indexed properties must not lead the planner astray.
	anchor string
	// id is the SQL of its public id where another table than node holds it.
	id string
	// trail are the SQL of the edges of a variable length, 0 for none.
	trail []string
}

// from collects the tables of a select, in the order in which they are joined,
// and its conditions.
type from struct {
	tables []joined
	where  []string
}

// joined is a table of a select; with a condition it is joined by LEFT JOIN.
type joined struct{ table, on string }

func (f *from) join(table string, where ...string) {
	f.tables = append(f.tables, joined{table: table})
	f.where = append(f.where, where...)
}

// sql writes FROM and WHERE. CROSS JOIN fixes the order.
func (f *from) sql() string {
	var b strings.Builder
	for i, t := range f.tables {
		switch {
		case i == 0:
			b.WriteString(" FROM " + t.table)
		case t.on != "":
			b.WriteString(" LEFT JOIN " + t.table + " ON " + t.on)
		default:
			b.WriteString(" CROSS JOIN " + t.table)
		}
	}
	if len(f.where) > 0 {
		b.WriteString(" WHERE " + strings.Join(f.where, " AND "))
	}
	return b.String()
}

// bind gives the placeholder of an argument; equal sources share one.
func (c *compiler) bind(s source) string {
	for i, have := range c.args {
		if s.kind != fromLiteral && have.kind == s.kind && have.name == s.name {
			return "?" + strconv.Itoa(i+1)
		}
	}
	c.args = append(c.args, s)
	return "?" + strconv.Itoa(len(c.args))
}

// element gives what is known of a variable.
func (c *compiler) element(v int) (*element, error) {
	if e := c.elements[v]; e != nil {
		return e, nil
	}
	return nil, fmt.Errorf("variable %d is not bound", v)
}

// row joins the element's row, if it is not yet, and gives its alias.
func (c *compiler) row(v int) (string, error) {
	e, err := c.element(v)
	if err != nil {
		return "", err
	}
	if e.alias == "" {
		table, alias := "node", nodeAlias(v)
		if e.edge {
			table, alias = "edge", edgeAlias(v)
		}
		on := alias + ".rid = " + e.rid
		if e.nullable {
			e.from.tables = append(e.from.tables, joined{table + " " + alias, on})
		} else {
			e.from.join(table+" "+alias, on)
		}
		e.alias = alias
	}
	return e.alias, nil
}

// read writes a column of the element's row. A select that has no room for one
// more table looks the column up by itself.
func (c *compiler) read(v int, column string) (string, error) {
	e, err := c.element(v)
	if err != nil {
		return "", err
	}
	if e.alias == "" && len(e.from.tables) >= maxTables {
		table := "node"
		if e.edge {
			table = "edge"
		}
		return "(SELECT x." + column + " FROM " + table + " x WHERE x.rid = " + e.rid + ")", nil
	}
	alias, err := c.row(v)
	return alias + "." + column, err
}

// boundVars lists the variables bound so far, in order.
func (c *compiler) boundVars() []int { return slices.Sorted(maps.Keys(c.elements)) }

func nodeAlias(v int) string  { return "n" + strconv.Itoa(v) }
func edgeAlias(v int) string  { return "e" + strconv.Itoa(v) }
func adjAlias(v int) string   { return "h" + strconv.Itoa(v) }
func labelAlias(v int) string { return "l" + strconv.Itoa(v) }
