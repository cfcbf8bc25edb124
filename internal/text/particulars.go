package text

import (
	"regexp"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Particulars are what must be equal, one by one, in two texts of nearly the same
// meaning that are to say the same: numbers with what they count, dates, names and
// negations, in the order of the text. What may be a name counts as one: a word
// with a capital letter that says something about the topic, and every word of a
// script without capitals.
func Particulars(s string) []string {
	var out []string
	counted := false // the word before was a number
	for field := range strings.FieldsSeq(norm.NFKC.String(s)) {
		field = strings.ReplaceAll(field, "’", "'")
		if strings.ContainsFunc(field, unicode.IsDigit) {
			out, counted = append(out, amounts(field)...), true
			continue
		}
		for _, word := range strings.FieldsFunc(field, func(r rune) bool {
			return !unicode.In(r, unicode.L, unicode.M, unicode.Sc) && !strings.ContainsRune("'%°", r)
		}) {
			p, ok := particular(word, counted)
			if ok {
				out = append(out, p)
			}
			counted = numberWords[p]
		}
	}
	return out
}

var (
	// thousands are separators between digits that say nothing.
	thousands = regexp.MustCompile(`(\d)[,'](\d{3})\b`)
	// amount is a number with its signs, a date, a time, or a sign that stands for what
	// is counted.
	amount = regexp.MustCompile(`[+\-−]?[\p{L}\p{M}]*\d[\p{L}\p{M}\d.,:/\-−]*|\p{Sc}|[%°]`)
)

// amounts are the numbers of a field, without the marks around them.
func amounts(field string) []string {
	for was := ""; was != field; {
		was, field = field, thousands.ReplaceAllString(field, "$1$2")
	}
	var out []string
	for _, a := range amount.FindAllString(field, -1) {
		out = append(out, strings.ToLower(strings.TrimRight(a, ".,:/-−")))
	}
	return out
}

// particular is what a word without digits is compared by, if it is.
func particular(word string, counted bool) (string, bool) {
	lower := strings.TrimSuffix(strings.ToLower(strings.Trim(word, "'")), "'s")
	switch {
	case lower == "":
		return "", false
	case negations[lower] != "":
		return negations[lower], true
	case strings.HasSuffix(lower, "n't"):
		return "not", true
	case numberWords[lower], dateWords[lower], counted && isContentWord(lower):
		return lower, true
	case strings.ContainsFunc(word, func(r rune) bool { return unicode.IsUpper(r) || unicode.IsTitle(r) }):
		return lower, isContentWord(lower)
	default:
		return lower, strings.ContainsFunc(word, func(r rune) bool {
			return unicode.In(r, unicode.Lo, unicode.Sc) || strings.ContainsRune("%°", r)
		})
	}
}

// negations turn a statement round; those of one value are one to compare.
var negations = map[string]string{
	"not": "not", "cannot": "not", "dont": "not", "doesnt": "not", "didnt": "not", "isnt": "not", "arent": "not", "wasnt": "not",
	"werent": "not", "wont": "not", "cant": "not", "no": "no", "never": "never", "none": "none", "nobody": "nobody", "nothing": "nothing",
	"nowhere": "nowhere", "neither": "neither", "nor": "nor", "without": "without", "hardly": "hardly", "barely": "hardly", "scarcely": "hardly",
}

var numberWords = wordSet(`
zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion trillion dozen half third quarter twice thrice
`)

var dateWords = wordSet(`
first second fourth fifth sixth seventh eighth ninth tenth last next
january february march april may june july august september october november december
jan feb mar apr jun jul aug sep sept oct nov dec spring summer autumn winter
monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun
today tomorrow yesterday tonight daily weekly monthly quarterly yearly annually
`)

func wordSet(list string) map[string]bool {
	set := map[string]bool{}
	for word := range strings.FieldsSeq(list) {
		set[word] = true
	}
	return set
}
