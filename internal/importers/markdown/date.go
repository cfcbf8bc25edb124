package markdown

import (
	"strings"
	"time"
)

// noteDate is the date that a note speaks of.
type noteDate struct {
	// written is YYYY, YYYY-MM or YYYY-MM-DD, as precise as it was given.
	written string
	// at is the instant, for a date without time its beginning in UTC.
	at time.Time
}

// isDateKey reports whether a folded front-matter key names the note's date;
// rank orders them, the lowest wins.
func isDateKey(key string) (rank int, ok bool) {
	for i, k := range []string{"date", "created", "created_at", "date_created", "creation_date"} {
		if k == key {
			return i, true
		}
	}
	return 0, false
}

// parseDate reads a date or time in ISO form. A time without zone is UTC.
func parseDate(s string) (noteDate, bool) {
	s = strings.TrimSpace(s)
	for _, form := range []struct{ layout, written string }{
		{"2006-01-02", "2006-01-02"},
		{time.RFC3339Nano, "2006-01-02"},
		{"2006-01-02T15:04:05", "2006-01-02"},
		{"2006-01-02T15:04", "2006-01-02"},
		{"2006-01-02 15:04:05Z07:00", "2006-01-02"},
		{"2006-01-02 15:04:05 Z07:00", "2006-01-02"},
		{"2006-01-02 15:04:05", "2006-01-02"},
		{"2006-01-02 15:04", "2006-01-02"},
		{"2006/01/02", "2006-01-02"},
		{"2006-01", "2006-01"},
		{"2006", "2006"},
	} {
		if t, err := time.Parse(form.layout, s); err == nil && t.Year() > 0 {
			return noteDate{written: t.Format(form.written), at: t.UTC().Truncate(time.Microsecond)}, true
		}
	}
	return noteDate{}, false
}

// fileDate is the date of a file's last change, in UTC; zero for no time. It was
// not written down by anybody.
func fileDate(t time.Time) noteDate {
	if t.IsZero() {
		return noteDate{}
	}
	return noteDate{at: t.UTC().Truncate(time.Microsecond)}
}
