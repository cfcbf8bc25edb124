package pattern

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// MaxText is the most bytes of text that are read.
const MaxText = 16 << 10

type tokenKind uint8

const (
	tokenEnd tokenKind = iota
	tokenName
	tokenInt
	tokenDecimal
	tokenString
	tokenParam
	tokenMark
)

// token is one word of the text. For a string, text is its content; for a
// parameter, its name without "$".
type token struct {
	kind tokenKind
	text string
	pos  Pos
}

func (t token) describe() string {
	switch t.kind {
	case tokenEnd:
		return "end of the text"
	case tokenString:
		return "string"
	case tokenParam:
		return "parameter $" + t.text
	default:
		return strconv.Quote(t.text)
	}
}

// marks of two characters come first. "<-", "->" and "--" are read as single
// characters, since a.n<-1 and (a)<--(b) begin alike.
var marks = [...]string{"<=", ">=", "<>", "..", "=~", "+=", "!=", "==", "&&", "||", "(", ")", "[", "]", "{", "}", ":", ",", ".", "|", "=", "<", ">", "-", "*", "+", "/", "%", "^", "!", ";", "&"}

type lexer struct {
	rest string
	pos  Pos
}

// lex splits the text into tokens; the last one is tokenEnd.
func lex(text string) ([]token, error) {
	if len(text) > MaxText {
		return nil, &SyntaxError{Line: 1, Column: 1, Message: fmt.Sprintf("the text has %d bytes, at most %d are read", len(text), MaxText)}
	}
	l := lexer{rest: text, pos: Pos{1, 1}}
	var out []token
	for {
		t, err := l.next()
		if err != nil {
			return nil, err
		}
		out = append(out, t)
		if t.kind == tokenEnd {
			return out, nil
		}
	}
}

// advance moves over n bytes.
func (l *lexer) advance(n int) {
	for _, r := range l.rest[:n] {
		if r == '\n' {
			l.pos = Pos{l.pos.Line + 1, 1}
		} else {
			l.pos.Column++
		}
	}
	l.rest = l.rest[n:]
}

func (l *lexer) fail(message string) error {
	return &SyntaxError{Line: l.pos.Line, Column: l.pos.Column, Message: message}
}

func (l *lexer) next() (token, error) {
	if err := l.skipSpace(); err != nil {
		return token{}, err
	}
	start := l.pos
	if l.rest == "" {
		return token{kind: tokenEnd, pos: start}, nil
	}
	r, size := utf8.DecodeRuneInString(l.rest)
	switch {
	case r == utf8.RuneError && size == 1:
		return token{}, l.fail("the text is not valid UTF-8")
	case r == '\'' || r == '"':
		return l.quoted(r)
	case r == '`':
		return token{}, unsupported(start, "a name in backticks", "names are those of the catalogue and need no quoting")
	case r == '$':
		n := nameLength(l.rest[1:])
		if n == 0 {
			l.advance(1)
			return token{}, &SyntaxError{Line: l.pos.Line, Column: l.pos.Column, Message: "$ without a name", Expected: []string{"the name of a parameter"}}
		}
		t := token{kind: tokenParam, text: l.rest[1 : 1+n], pos: start}
		l.advance(1 + n)
		return t, nil
	case r >= '0' && r <= '9':
		return l.number()
	}
	if n := nameLength(l.rest); n > 0 {
		t := token{kind: tokenName, text: l.rest[:n], pos: start}
		l.advance(n)
		return t, nil
	}
	for _, m := range marks {
		if strings.HasPrefix(l.rest, m) {
			l.advance(len(m))
			return token{kind: tokenMark, text: m, pos: start}, nil
		}
	}
	return token{}, l.fail("unexpected character " + strconv.QuoteRune(r))
}

func (l *lexer) skipSpace() error {
	for l.rest != "" {
		switch r, size := utf8.DecodeRuneInString(l.rest); {
		case r == ' ' || r == '\t' || r == '\n' || r == '\r':
			l.advance(size)
		case strings.HasPrefix(l.rest, "//"):
			n := strings.IndexByte(l.rest, '\n')
			if n < 0 {
				n = len(l.rest)
			}
			if !utf8.ValidString(l.rest[:n]) {
				return l.fail("the comment is not valid UTF-8")
			}
			l.advance(n)
		case strings.HasPrefix(l.rest, "/*"):
			n := strings.Index(l.rest[2:], "*/")
			if n < 0 {
				return l.fail("the comment is not closed by */")
			}
			if !utf8.ValidString(l.rest[:n+4]) {
				return l.fail("the comment is not valid UTF-8")
			}
			l.advance(n + 4)
		default:
			return nil
		}
	}
	return nil
}

// nameLength is the number of bytes of the name at the start of s: a letter or
// "_", then letters, digits and "_". Combining marks are no letters, so that a
// name has one spelling.
func nameLength(s string) int {
	for i, r := range s {
		switch {
		case r == '_' || unicode.IsLetter(r):
		case i > 0 && unicode.IsDigit(r):
		default:
			return i
		}
	}
	return len(s)
}

func digitsLength(s string) int {
	return len(s) - len(strings.TrimLeft(s, "0123456789"))
}

func (l *lexer) number() (token, error) {
	t := token{kind: tokenInt, pos: l.pos}
	n := digitsLength(l.rest)
	if n > 1 && l.rest[0] == '0' {
		return t, l.fail("a number does not begin with 0 before other digits")
	}
	if n < len(l.rest) && l.rest[n] == '.' {
		if frac := digitsLength(l.rest[n+1:]); frac > 0 {
			t.kind = tokenDecimal
			n += 1 + frac
		}
	}
	if nameLength(l.rest[n:]) > 0 {
		return t, l.fail("a number is digits with an optional fraction, without exponent or prefix")
	}
	t.text = l.rest[:n]
	l.advance(n)
	return t, nil
}

// The letters of escape sequences and what they stand for, in the same order.
const (
	escapeLetters = `\'"bfnrt`
	escapeValues  = "\\'\"\b\f\n\r\t"
)

func (l *lexer) quoted(quote rune) (token, error) {
	t := token{kind: tokenString, pos: l.pos}
	var b strings.Builder
	l.advance(1)
	for l.rest != "" {
		r, size := utf8.DecodeRuneInString(l.rest)
		switch {
		case r == quote:
			l.advance(1)
			t.text = b.String()
			return t, nil
		case r == utf8.RuneError && size == 1:
			return t, l.fail("the string is not valid UTF-8")
		case r == 0:
			return t, l.fail("the string holds a NUL character, which no stored text has")
		case r == '\\':
			decoded, n, err := l.escape()
			if err != nil {
				return t, err
			}
			b.WriteRune(decoded)
			l.advance(n)
		default:
			b.WriteRune(r)
			l.advance(size)
		}
	}
	return t, &SyntaxError{Line: t.pos.Line, Column: t.pos.Column, Message: "the string is not closed"}
}

// escape decodes the escape sequence at the start of the rest and tells its length.
func (l *lexer) escape() (rune, int, error) {
	if len(l.rest) < 2 {
		return 0, 0, l.fail("the string is not closed")
	}
	if i := strings.IndexByte(escapeLetters, l.rest[1]); i >= 0 {
		return rune(escapeValues[i]), 2, nil
	}
	var digits int
	switch l.rest[1] {
	case 'u':
		digits = 4
	case 'U':
		digits = 8
	default:
		return 0, 0, &SyntaxError{Line: l.pos.Line, Column: l.pos.Column, Message: "unknown escape sequence",
			Expected: []string{`\\`, `\'`, `\"`, `\b`, `\f`, `\n`, `\r`, `\t`, `\uXXXX`, `\UXXXXXXXX`}}
	}
	if len(l.rest) < 2+digits {
		return 0, 0, l.fail("the escape sequence is cut short")
	}
	n, err := strconv.ParseUint(l.rest[2:2+digits], 16, 32)
	if err != nil || n == 0 || n > unicode.MaxRune || !utf8.ValidRune(rune(n)) {
		return 0, 0, l.fail(fmt.Sprintf("the escape sequence is not %d hexadecimal digits of a character other than NUL and surrogates", digits))
	}
	return rune(n), 2 + digits, nil
}
