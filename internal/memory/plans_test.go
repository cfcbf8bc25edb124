package memory_test

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestTourX(t *testing.T) {
	r := newRecorder(openEmbedded(t))
	takeTour(t, r)
	t.Log(r.table())
	require.NotEmpty(t, r.recorded())
	for _, q := range r.recorded() { t.Log(q.plan.Text, "|", q.form()) }
}
