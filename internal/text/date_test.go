package text_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"brain/internal/text"
)

func TestNearestDate(t *testing.T) {
	for given, want := range map[string]string{
		"2026-02-30": "2026-02-28", "2024-02-31": "2024-02-29", "2026-13-01": "2026-12-01", "2026-00-00": "2026-01-01", "0000": "0001",
		"2026-02-30T09:00:00Z": "2026-02-28T09:00:00Z", "0000-12-31": "0001-12-31", "2026-13": "2026-12",
		"2026-02-28": "", "2026": "", "next week": "", "": "", "26-02-30": "",
	} {
		require.Equal(t, want, text.NearestDate(given), given)
	}
}
