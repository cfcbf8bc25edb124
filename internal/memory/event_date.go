package memory

import (
	"regexp"
	"slices"
	"time"

	"brain/internal/fault"
	"brain/internal/text"
)

// DatePrecision says how exactly a date is known.
type DatePrecision string

// The precisions of a date, the least exact first.
const (
	PrecisionYear    DatePrecision = "YEAR"
	PrecisionMonth   DatePrecision = "MONTH"
	PrecisionDay     DatePrecision = "DAY"
	PrecisionInstant DatePrecision = "INSTANT"
)

// datePrecision is one way to write a date: its form, and the end of what it covers.
type datePrecision struct {
	name   DatePrecision
	form   *regexp.Regexp
	layout string
	end    func(begin time.Time) time.Time
}

// datePrecisions are all of them, the least exact first. A year, month or day is
// one in UTC. A moment ends with its microsecond.
var datePrecisions = [...]datePrecision{
	{PrecisionYear, regexp.MustCompile(`^\d{4}$`), "2006", func(t time.Time) time.Time { return t.AddDate(1, 0, 0) }},
	{PrecisionMonth, regexp.MustCompile(`^\d{4}-\d{2}$`), "2006-01", func(t time.Time) time.Time { return t.AddDate(0, 1, 0) }},
	{PrecisionDay, regexp.MustCompile(`^\d{4}-\d{2}-\d{2}$`), time.DateOnly, func(t time.Time) time.Time { return t.AddDate(0, 0, 1) }},
	{
		PrecisionInstant, regexp.MustCompile(`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$`),
		"2006-01-02T15:04:05.999999Z07:00", func(t time.Time) time.Time { return t.Add(time.Microsecond) },
	},
}

// eventDate is a date as exactly as it is known.
type eventDate struct {
	text      string // in the form of its precision, UTC
	precision DatePrecision
	begin     time.Time // the first moment of it
	end       time.Time // the first moment after it
}

// parseEventDate reads a date in one of four forms: 2026, 2026-03, 2026-03-01, or
// RFC 3339 with an offset, which is turned to UTC. A precision that is less exact
// than the form cuts the date; a more exact one is refused. Error: BAD_INPUT.
func parseEventDate(field, s string, precision *DatePrecision) (eventDate, error) {
	for _, written := range datePrecisions {
		if !written.form.MatchString(s) {
			continue
		}
		at, err := time.Parse(written.layout, s)
		if err != nil {
			return eventDate{}, badEventDate(field, s)
		}
		if at, err = checkTime(field, at); err != nil {
			return eventDate{}, err
		}
		kept := written
		if precision != nil && *precision != written.name {
			if kept, err = coarser(written, *precision); err != nil {
				return eventDate{}, err
			}
		}
		return kept.of(at), nil
	}
	return eventDate{}, badEventDate(field, s)
}

// coarser is the named precision, which must be less exact than what was written.
func coarser(written datePrecision, name DatePrecision) (datePrecision, error) {
	for _, p := range datePrecisions {
		if p.name == written.name {
			break
		}
		if p.name == name {
			return p, nil
		}
	}
	return datePrecision{}, fault.Bad("precision", "what the date is written in, or less exact", string(written.name))
}

// of is the date of this precision that a moment in UTC lies in.
func (p datePrecision) of(at time.Time) eventDate {
	text := at.Format(p.layout)
	begin := at
	if p.name != PrecisionInstant {
		begin, _ = time.Parse(p.layout, text) // its own format reads again
	}
	end := p.end(begin)
	if end.After(lastMoment) {
		end = lastMoment
	}
	return eventDate{text: text, precision: p.name, begin: begin, end: end}
}

// lastMoment is the last one that has a portable form.
var lastMoment = time.Date(9999, 12, 31, 23, 59, 59, 999_999_000, time.UTC)

func badEventDate(field, given string) error {
	near := text.NearestDate(given)
	if !slices.ContainsFunc(datePrecisions[:], func(p datePrecision) bool { return p.form.MatchString(near) }) {
		near = ""
	}
	return fault.Bad(field, "a year (2026), month (2026-03), day (2026-03-01) or moment with an offset (2026-03-01T09:00:00Z)", near)
}
