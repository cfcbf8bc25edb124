package bridge

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"strconv"
	"strings"

	"brain/internal/fault"
)

// cut is something that the bridge itself gives out in parts. Its cursors are good for
// the same thing, asked for with the same arguments and unchanged.
type cut struct {
	of    string // what it is and how it was asked for
	state string // what it holds
}

// cutOf is the cut of a thing that was asked for in a way and holds a content.
func cutOf(content string, asked ...string) cut { return cut{digest(asked...), digest(content)} }

// at is the cursor of a place.
func (c cut) at(place int) string { return fmt.Sprintf("%s.%s.%d", c.of, c.state, place) }

// resume is the place of a cursor, 0 for none. Errors: BAD_CURSOR for what is no cursor
// of this, STALE when it has changed since.
func (c cut) resume(cursor string) (int, error) {
	if cursor == "" {
		return 0, nil
	}
	of, rest, _ := strings.Cut(cursor, ".")
	state, at, _ := strings.Cut(rest, ".")
	place, err := strconv.Atoi(at)
	switch {
	case of != c.of || err != nil || place < 0:
		return 0, badCursor(cursor)
	case state != c.state:
		return 0, fault.New(fault.Stale, "what is read has changed since its beginning was read").In("after").Suggest("read it again without after")
	}
	return place, nil
}

func badCursor(cursor string) error {
	return fault.New(fault.BadCursor, "after %q is no cursor of this", shortened(cursor, maxNote)).In("after").
		Suggest("the value of next in the answer before, with the same other arguments")
}

// digest sums up texts, so that two different lists hardly have the same.
func digest(texts ...string) string {
	sum := sha256.New()
	for _, t := range texts {
		fmt.Fprintf(sum, "%d:%s", len(t), t)
	}
	return hex.EncodeToString(sum.Sum(nil)[:6])
}
