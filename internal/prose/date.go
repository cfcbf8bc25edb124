package prose

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"
)

// date is a date as it stands at the beginning of a text.
type date struct {
	// iso is YYYY, YYYY-MM or YYYY-MM-DD, as precise as it is written.
	iso string
	// length is how many bytes it takes.
	length int
	// numeric is set for forms that only dates have: 2024-03-05, 2024년 3월 5일.
	numeric bool
}

func (d date) isYear() bool { return len(d.iso) == len("2006") }

func (d date) isDay() bool { return len(d.iso) == len(time.DateOnly) }

// Forms of dates. Numbers with points are none (they are versions), nor are dates whose
// year is not first or last (they are read differently in different places).
const (
	month   = `(?P<month>Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\.?`
	year    = `(?P<year>\d{4})`
	dayOf   = `(?P<day>\d{1,2})(?:st|nd|rd|th)?`
	weekday = `(?:(?:Mon|Tue(?:s)?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?\.?,?\s+)?`
)

var dateForms = []*regexp.Regexp{
	regexp.MustCompile(`^` + year + `-(?P<month>\d{1,2})-(?P<day>\d{1,2})`),
	regexp.MustCompile(`^` + year + `/(?P<month>\d{1,2})/(?P<day>\d{1,2})`),
	regexp.MustCompile(`^` + year + `-(?P<month>\d{2})`),
	regexp.MustCompile(`^` + year + ` ?[년年] ?(?P<month>\d{1,2}) ?[월月] ?(?P<day>\d{1,2}) ?[일日]`),
	regexp.MustCompile(`^` + year + ` ?[년年] ?(?P<month>\d{1,2}) ?[월月]`),
	regexp.MustCompile(`^` + year + ` ?[년年]`),
	regexp.MustCompile(`^(?i)` + weekday + dayOf + `\s+(?:of\s+)?` + month + `,?\s+` + year),
	regexp.MustCompile(`^(?i)` + weekday + month + `\s+` + dayOf + `,?\s+` + year),
	regexp.MustCompile(`^(?i)` + month + `,?\s+` + year),
	regexp.MustCompile(`^` + year),
}

// weekdayBehind is the day of the week behind a date: (Tue), (화), （周二）.
var weekdayBehind = regexp.MustCompile(`^ ?[(（](?i:mon|tue|wed|thu|fri|sat|sun|[월화수목금토일月火水木金土日]|(?:周|星期)[一二三四五六日天])[a-z]*(?:요일|曜日)?[)）]`)

// dateAt reads the date that a text begins with, of the longest form that fits. It
// ends where a word ends, so that "2024년에" is none.
func dateAt(s string) (date, bool) {
	for _, form := range dateForms {
		found := form.FindStringSubmatch(s)
		if found == nil {
			continue
		}
		length := len(found[0])
		length += len(weekdayBehind.FindString(s[length:]))
		if next, _ := utf8.DecodeRuneInString(s[length:]); length < len(s) && isPartOfDate(next) {
			continue
		}
		iso, ok := isoOf(form, found)
		if !ok {
			continue
		}
		return date{iso: iso, length: length, numeric: form.SubexpIndex("month") < 0 || strings.ContainsAny(found[form.SubexpIndex("month")], "0123456789")}, true
	}
	return date{}, false
}

// isPartOfDate tells whether what stands behind a date belongs to it or to a word, so
// that it is no date after all.
func isPartOfDate(r rune) bool {
	return r == '-' || r == '/' || r == '.' || r == '%' || isWordRune(r)
}

// isoOf is a date as it was found, if there is such a day.
func isoOf(form *regexp.Regexp, found []string) (string, bool) {
	part := func(name string) string {
		if i := form.SubexpIndex(name); i >= 0 {
			return found[i]
		}
		return ""
	}
	y, m, d := part("year"), part("month"), part("day")
	if y < "1500" || y > "2199" {
		return "", false
	}
	if m == "" {
		return y, true
	}
	n, err := strconv.Atoi(m)
	if err != nil {
		n = 1 + strings.Index("janfebmaraprmayjunjulaugsepoctnovdec", strings.ToLower(m[:3]))/3
	}
	if d == "" {
		iso := fmt.Sprintf("%s-%02d", y, n)
		_, err := time.Parse("2006-01", iso)
		return iso, err == nil
	}
	if len(d) == 1 {
		d = "0" + d
	}
	iso := fmt.Sprintf("%s-%02d-%s", y, n, d)
	_, err = time.Parse(time.DateOnly, iso)
	return iso, err == nil
}
