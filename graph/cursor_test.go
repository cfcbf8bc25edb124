package graph_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"brain/graph"
)

func TestCursorRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := graph.Cursor{Hash: rapid.String().Draw(t, "hash"), Position: rapid.SliceOfN(anyValue(0), 0, 5).Draw(t, "position")}
		back, err := graph.DecodeCursor(c.Encode(), c.Hash)
		if err != nil {
			t.Fatal(err)
		}
		if len(back.Position) != len(c.Position) {
			t.Fatalf("%d values became %d", len(c.Position), len(back.Position))
		}
		for i, v := range c.Position {
			if !v.Equal(back.Position[i]) {
				t.Fatalf("value %d: %v became %v", i, v, back.Position[i])
			}
		}
	})
}

func TestCursorOfOtherQueryReaderOrArgumentsIsRefused(t *testing.T) {
	reader := graph.NewAudience([]string{graph.ScopeWorld})
	hash := graph.CursorHash("pages", reader.Hash(), "company")
	text := graph.Cursor{Hash: hash, Position: []graph.Value{graph.String("x")}}.Encode()
	_, err := graph.DecodeCursor(text, hash)
	require.NoError(t, err)
	for name, other := range map[string]string{
		"query":     graph.CursorHash("claims", reader.Hash(), "company"),
		"reader":    graph.CursorHash("pages", reader.WithAuthor("u1").Hash(), "company"),
		"trust":     graph.CursorHash("pages", reader.TrustedOnly().Hash(), "company"),
		"arguments": graph.CursorHash("pages", reader.Hash(), "person"),
		"shifted":   graph.CursorHash("pages", reader.Hash(), "com", "pany"),
	} {
		_, err := graph.DecodeCursor(text, other)
		require.ErrorIs(t, err, graph.ErrBadCursor, name)
	}
}

func TestMalformedCursorIsRefused(t *testing.T) {
	good := graph.Cursor{Hash: "h", Position: []graph.Value{graph.String("title"), graph.Int(7)}}.Encode()
	for _, bad := range []string{"", "!", "AA", good[:len(good)-3], "AQFoCA"} {
		_, err := graph.DecodeCursor(bad, "h")
		require.ErrorIs(t, err, graph.ErrBadCursor, "%q", bad)
	}
}

func FuzzDecodeCursor(f *testing.F) {
	f.Add(graph.Cursor{Hash: "h", Position: []graph.Value{graph.String("title"), graph.Int(7), graph.Null()}}.Encode())
	f.Add("AQFo")
	f.Fuzz(func(t *testing.T, text string) {
		c, err := graph.DecodeCursor(text, "h")
		if err != nil {
			require.ErrorIs(t, err, graph.ErrBadCursor)
			return
		}
		again, err := graph.DecodeCursor(c.Encode(), "h")
		require.NoError(t, err)
		require.Len(t, again.Position, len(c.Position))
	})
}
