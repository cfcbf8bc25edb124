package text

import (
	"fmt"
	"regexp"
	"strconv"
	"time"
)

// dated is a text that begins with a date in the form of ISO 8601, whether or not there
// is such a day.
var dated = regexp.MustCompile(`^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?`)

// NearestDate is a text that begins with YYYY, YYYY-MM or YYYY-MM-DD with the nearest
// day that there is, in the years 1 to 9999, in its place: 2026-02-30T09:00:00Z gives
// 2026-02-28T09:00:00Z. It gives "" where the date is none at fault.
func NearestDate(s string) string {
	found := dated.FindStringSubmatch(s)
	if found == nil {
		return ""
	}
	number := func(digits string, least, most int) int {
		n, _ := strconv.Atoi(digits) // digits alone match
		return min(max(n, least), most)
	}
	year := number(found[1], 1, 9999)
	date := fmt.Sprintf("%04d", year)
	if found[2] != "" {
		month := number(found[2], 1, 12)
		date += fmt.Sprintf("-%02d", month)
		if found[3] != "" {
			last := time.Date(year, time.Month(month)+1, 0, 0, 0, 0, 0, time.UTC).Day()
			date += fmt.Sprintf("-%02d", number(found[3], 1, last))
		}
	}
	if date == found[0] {
		return ""
	}
	return date + s[len(found[0]):]
}
