package text

import (
	"sync"
	"unicode/utf8"

	"github.com/tiktoken-go/tokenizer"
	"github.com/tiktoken-go/tokenizer/codec"
)

const (
	// exactTokenBytes is up to where Tokens counts; beyond, it samples.
	exactTokenBytes = 32 << 10
	samples         = 8
	sampleBytes     = 2 << 10
)

// vocabulary is a constant that takes a moment to unpack, so it is made at the
// first use; it cannot fail, being compiled in.
var vocabulary = sync.OnceValue(func() tokenizer.Codec { return codec.NewO200kBase() })

// Tokens returns how many tokens a language model makes of s, by the o200k
// vocabulary: exact for it up to 32 KiB, beyond that an estimate from eight
// samples. Other models' counts differ by some tens of a percent, hence it is an
// estimate of a budget, not of a bill.
func Tokens(s string) int {
	if len(s) <= exactTokenBytes {
		return countTokens(s)
	}
	counted, read := 0, 0
	for i := range samples {
		start := runeStart(s, (len(s)-sampleBytes)*i/(samples-1))
		end := runeStart(s, start+sampleBytes)
		counted += countTokens(s[start:end])
		read += end - start
	}
	return int(float64(counted) * float64(len(s)) / float64(read))
}

func countTokens(s string) int {
	if s == "" {
		return 0
	}
	n, err := vocabulary().Count(s)
	if err != nil {
		// The splitting expression has no time limit, so this is out of reach; a byte
		// is never more than one token.
		return len(s)
	}
	return n
}

// runeStart returns the beginning of the rune at byte i, or the end of s.
func runeStart(s string, i int) int {
	if i >= len(s) {
		return len(s)
	}
	for i > 0 && !utf8.RuneStart(s[i]) {
		i--
	}
	return i
}
