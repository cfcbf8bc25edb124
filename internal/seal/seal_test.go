package seal_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"brain/internal/seal"
)

func TestRoundTrip(t *testing.T) {
	s, err := seal.New(seal.NewKey())
	require.NoError(t, err)
	rapid.Check(t, func(t *rapid.T) {
		plain := rapid.SliceOf(rapid.Byte()).Draw(t, "plain")
		purpose := rapid.String().Draw(t, "purpose")
		sealed := s.Seal(purpose, plain)
		require.NotEqual(t, sealed, s.Seal(purpose, plain), "two seals of one text differ")
		got, err := s.Open(purpose, sealed)
		require.NoError(t, err)
		require.Equal(t, string(plain), string(got))
		_, err = s.Open(purpose+"x", sealed)
		require.ErrorIs(t, err, seal.ErrNotSealed)
	})
}

func TestForeignTextsDoNotOpen(t *testing.T) {
	s, err := seal.New(seal.NewKey())
	require.NoError(t, err)
	other, err := seal.New(seal.NewKey())
	require.NoError(t, err)
	sealed := s.Seal("revision", []byte("7"))
	changed := []byte(sealed)
	changed[3] ^= 1
	for _, text := range []string{"", "%", "AAAA", string(changed), sealed + "A", sealed[:len(sealed)-2], other.Seal("revision", []byte("7"))} {
		_, err := s.Open("revision", text)
		require.ErrorIs(t, err, seal.ErrNotSealed, text)
	}
}

func TestKeySize(t *testing.T) {
	for _, n := range []int{0, 16, 31, 33} {
		_, err := seal.New(make([]byte, n))
		require.Error(t, err)
	}
}

func FuzzOpen(f *testing.F) {
	s, err := seal.New(make([]byte, seal.KeySize))
	require.NoError(f, err)
	f.Add("")
	f.Add(s.Seal("revision", []byte("seed")))
	f.Fuzz(func(t *testing.T, text string) {
		_, _ = s.Open("revision", text)
	})
}
