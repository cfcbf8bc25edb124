package neo4j

import (
	"fmt"
	"strconv"
	"strings"

	"brain/graph"
)

// maxLength bounds a variable length: trails grow with its power.
const maxLength = 4

// trail gives what a hop of variable length has besides a plain one: the name of
// its path where it is needed, the length, and its conditions. The filter stands
// on each relationship and on both nodes that it joins, so that no trail leads
// over what the reader may not know.
func (c *compiler) trail(h graph.Hop) (before, length string, conditions []string, err error) {
	if h.Min < 1 || h.Min > h.Max || h.Max > maxLength {
		return "", "", nil, fmt.Errorf("neo4j: length %d..%d: expected 1 ≤ n ≤ m ≤ %d", h.Min, h.Max, maxLength)
	}
	length = "*" + strconv.Itoa(h.Min) + ".." + strconv.Itoa(h.Max)
	x := c.hide()
	var each []string
	for _, e := range []string{x, "startNode(" + x + ")", "endNode(" + x + ")"} {
		each = append(each, c.filter(e)...)
	}
	if len(each) > 0 {
		conditions = append(conditions, "all("+x+" IN "+c.name(h.Var)+" WHERE "+strings.Join(each, " AND ")+")")
	}
	if h.Inner == nil {
		return "", length, conditions, nil
	}
	labels, err := alternatives(h.Inner)
	if err != nil {
		return "", "", nil, err
	}
	path, n := c.hide(), c.hide()
	inner := "all(" + n + " IN nodes(" + path + ")[1..-1] WHERE " + n + ":" + labels + ")"
	return path + " = ", length, append(conditions, inner), nil
}
