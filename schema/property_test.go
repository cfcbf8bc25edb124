package schema_test

import (
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"brain/schema"
)

func TestValidatePropertyAccepts(t *testing.T) {
	o := newOntology(t, library(t))
	text := func(kind schema.PropertyKind, s string) schema.Value { return schema.TextValue{Of: kind, Text: s} }
	for _, c := range []struct {
		name  string
		raw   schema.Raw
		value schema.Value
		shown string
	}{
		{"title", schema.RawText("소설 C++"), text(schema.String, "소설 C++"), "소설 C++"},
		{"summary", schema.RawText("one\n\ttwo"), text(schema.Text, "one\n\ttwo"), "one\n\ttwo"},
		{"pages", schema.RawNumber("9223372036854775807"), schema.IntValue(math.MaxInt64), "9223372036854775807"},
		{"pages", schema.RawInt(math.MinInt64), schema.IntValue(math.MinInt64), "-9223372036854775808"},
		{"weight", schema.RawFloat(0.25), schema.FloatValue(0.25), "0.25"},
		{"weight", schema.RawNumber("1e3"), schema.FloatValue(1000), "1000"},
		{"rating", schema.RawNumber("4.5"), schema.DecimalValue(45000), "4.5"},
		{"rating", schema.RawText("-0.0001"), schema.DecimalValue(-1), "-0.0001"},
		{"price", schema.RawText("12.50 USD"), schema.MoneyValue{Amount: 125000, Currency: "USD"}, "12.5 USD"},
		{"price", schema.RawText("USD 12.50"), schema.MoneyValue{Amount: 125000, Currency: "USD"}, "12.5 USD"},
		{"price", schema.RawMoney{Amount: "7", Currency: "KRW"}, schema.MoneyValue{Amount: 70000, Currency: "KRW"}, "7 KRW"},
		{"fine", schema.RawNumber("0.2"), schema.MoneyValue{Amount: 2000, Currency: "EUR"}, "0.2 EUR"},
		{"fine", schema.RawText("3 USD"), schema.MoneyValue{Amount: 30000, Currency: "USD"}, "3 USD"},
		{"published_on", schema.RawText("2024-02-29"), schema.DateValue("2024-02-29"), "2024-02-29"},
		{"returned_at", schema.RawText("2024-05-01T09:30:00+09:00"), schema.InstantValue(1714523400000000), "2024-05-01T00:30:00Z"},
		{"returned_at", schema.RawText("1970-01-01T00:00:00.0000019Z"), schema.InstantValue(1), "1970-01-01T00:00:00.000001Z"},
		{"in_print", schema.RawBool(true), schema.BoolValue(true), "true"},
		{"shop", schema.RawText("https://example.com/a?b=c"), text(schema.URL, "https://example.com/a?b=c"), "https://example.com/a?b=c"},
		{"editor", schema.RawText("ed@example.com"), text(schema.Email, "ed@example.com"), "ed@example.com"},
		{"state", schema.RawText("worn"), text(schema.Enum, "worn"), "worn"},
		{"owner", schema.RawText("readers/mina"), schema.RefValue{Type: "borrower", Page: "readers/mina"}, "readers/mina"},
		{"keywords", schema.RawText("sea"), schema.ListValue{text(schema.String, "sea")}, "sea"},
		{"keywords", schema.RawList{schema.RawText("sea"), schema.RawText("sky")}, schema.ListValue{text(schema.String, "sea"), text(schema.String, "sky")}, "sea, sky"},
		{"isbn", schema.RawText("123456789X"), text(schema.String, "123456789X"), "123456789X"},
		{"shelf", schema.RawInt(-1), schema.IntValue(-1), "-1"},
		{"shelf", schema.RawInt(99), schema.IntValue(99), "99"},
		{"score", schema.RawNumber("1"), schema.FloatValue(1), "1"},
		{"deposit", schema.RawNumber("0.01"), schema.MoneyValue{Amount: 100, Currency: "EUR"}, "0.01 EUR"},
		{"share", schema.RawNumber("0.5"), schema.DecimalValue(5000), "0.5"},
	} {
		v, err := o.ValidateProperty("book", c.name, c.raw)
		require.NoError(t, err, c.name)
		require.Equal(t, c.value, v, c.name)
		require.Equal(t, c.shown, v.String(), c.name)
	}
}

func TestValuesKnowTheirKind(t *testing.T) {
	for kind, v := range map[schema.PropertyKind]schema.Value{
		schema.Int: schema.IntValue(1), schema.Float: schema.FloatValue(1), schema.Dec: schema.DecimalValue(1),
		schema.Money: schema.MoneyValue{}, schema.Date: schema.DateValue(""), schema.DateTime: schema.InstantValue(1),
		schema.Bool: schema.ListValue{schema.BoolValue(true)}, schema.Ref: schema.RefValue{}, "": schema.ListValue{},
		schema.URL: schema.TextValue{Of: schema.URL},
	} {
		require.Equal(t, kind, v.Kind())
	}
}

func TestValidatePropertyRefuses(t *testing.T) {
	o := newOntology(t, library(t))
	many := make(schema.RawList, schema.MaxListItems+1)
	for i := range many {
		many[i] = schema.RawText("x")
	}
	for _, c := range []struct {
		name    string
		raw     schema.Raw
		message string
	}{
		{"titel", schema.RawText("x"), `unknown property "titel" of book; nearest: title`},
		{"title", nil, `property book.title: got "nothing", expected a text`},
		{"title", schema.RawInt(5), `property book.title: got "5", expected a text`},
		{"title", schema.RawText(" \u3000"), `property book.title: got " \u3000", expected a text that is not blank`},
		{"title", schema.RawText("a\nb"), `property book.title: got "a\nb", expected one line of text without tabs`},
		{"title", schema.RawText("a\x00b"), `property book.title: got "a\x00b", expected a text without control characters`},
		{"title", schema.RawText("a\xff"), `property book.title: got "a\xff", expected valid UTF-8`},
		{"title", schema.RawText(strings.Repeat("é", 2001)), `property book.title: got "` + strings.Repeat("é", 80) + `…", expected at most 2000 characters`},
		{"title", schema.RawList{schema.RawText("x")}, `property book.title: got "a list of 1 values", expected a text`},
		{"pages", schema.RawNumber("9223372036854775808"), `property book.pages: got "9223372036854775808", expected a whole number of 64 bits`},
		{"pages", schema.RawNumber("1.5"), `property book.pages: got "1.5", expected a whole number of 64 bits`},
		{"pages", schema.RawText("12"), `property book.pages: got "12", expected a whole number of 64 bits`},
		{"weight", schema.RawFloat(math.NaN()), `property book.weight: got "NaN", expected a finite number`},
		{"weight", schema.RawNumber("1e999"), `property book.weight: got "1e999", expected a finite number`},
		{"rating", schema.RawNumber("0.00001"), `property book.rating: got "0.00001", expected a decimal number with at most four decimal places`},
		{"rating", schema.RawBool(true), `property book.rating: got "true", expected a decimal number with at most four decimal places`},
		{"price", schema.RawNumber("5"), `property book.price: got "5", expected an amount with at most four decimal places and a currency, such as 12.50 EUR`},
		{"price", schema.RawText("12 euros"), `property book.price: got "12 euros", expected an amount with at most four decimal places and a currency, such as 12.50 EUR`},
		{"published_on", schema.RawText("2023-02-29"), `property book.published_on: got "2023-02-29", expected a date as YYYY-MM-DD`},
		{"published_on", schema.RawText("29.02.2024"), `property book.published_on: got "29.02.2024", expected a date as YYYY-MM-DD`},
		{"published_on", schema.RawText("0000-01-01"), `property book.published_on: got "0000-01-01", expected a date as YYYY-MM-DD`},
		{"returned_at", schema.RawText("2024-05-01"), `property book.returned_at: got "2024-05-01", expected a time in RFC 3339 form, such as 2024-05-01T09:30:00Z`},
		{"returned_at", schema.RawText("2024-05-01T09:30:00,5Z"), `property book.returned_at: got "2024-05-01T09:30:00,5Z", expected a time in RFC 3339 form, such as 2024-05-01T09:30:00Z`},
		{"returned_at", schema.RawText("2024-05-01T9:30:00Z"), `property book.returned_at: got "2024-05-01T9:30:00Z", expected a time in RFC 3339 form, such as 2024-05-01T09:30:00Z`},
		{"in_print", schema.RawText("true"), `property book.in_print: got "true", expected true or false`},
		{"shop", schema.RawText("javascript:alert(1)"), `property book.shop: got "javascript:alert(1)", expected an absolute http or https URL`},
		{"shop", schema.RawText("/books"), `property book.shop: got "/books", expected an absolute http or https URL`},
		{"editor", schema.RawText("Ed <ed@example.com>"), `property book.editor: got "Ed <ed@example.com>", expected an e-mail address such as name@example.com`},
		{"state", schema.RawText("wron"), `property book.state: got "wron", expected one of new, worn, lost; nearest: worn`},
		{"owner", schema.RawText(""), `property book.owner: got "", expected the id, slug or name of a page of type borrower`},
		{"keywords", schema.RawList{}, `property book.keywords: got "a list of 0 values", expected 1 to 1000 values`},
		{"keywords", many, `property book.keywords: got "a list of 1001 values", expected 1 to 1000 values`},
		{"keywords", schema.RawList{schema.RawText("a"), schema.RawInt(1)}, `property book.keywords: got "1", expected a text`},
		{"isbn", schema.RawText("1234567890123 "), `property book.isbn: got "1234567890123 ", expected a text that matches [0-9]{13}|[0-9]{9}[0-9X]`},
		{"shelf", schema.RawInt(-2), `property book.shelf: got "-2", expected at least -1.5`},
		{"shelf", schema.RawInt(100), `property book.shelf: got "100", expected at most 99.5`},
		{"score", schema.RawFloat(1.0001), `property book.score: got "1.0001", expected at most 1`},
		{"score", schema.RawFloat(-0.1), `property book.score: got "-0.1", expected at least 0`},
		{"deposit", schema.RawNumber("0"), `property book.deposit: got "0", expected at least 0.01`},
		{"deposit", schema.RawNumber("50.01"), `property book.deposit: got "50.01", expected at most 50`},
		{"share", schema.RawNumber("1.1"), `property book.share: got "1.1", expected at most 1`},
		{"share", schema.RawNumber("-1"), `property book.share: got "-1", expected at least 0`},
	} {
		_, err := o.ValidateProperty("book", c.name, c.raw)
		require.EqualError(t, err, c.message, c.name)
	}
	_, err := o.ValidateProperty("bok", "title", schema.RawText("x"))
	require.EqualError(t, err, `unknown object type "bok"; nearest: book`)
}

func TestParseRaw(t *testing.T) {
	for given, want := range map[string]schema.Raw{
		`"a"`:                                  schema.RawText("a"),
		` 12345678901234567890`:                schema.RawNumber("12345678901234567890"),
		`-0.10`:                                schema.RawNumber("-0.10"),
		`true`:                                 schema.RawBool(true),
		`["a", 1, false]`:                      schema.RawList{schema.RawText("a"), schema.RawNumber("1"), schema.RawBool(false)},
		`[]`:                                   schema.RawList{},
		`{"amount": 1.5, "currency": "EUR"}`:   schema.RawMoney{Amount: "1.5", Currency: "EUR"},
		`{"amount": "1.5", "currency": "EUR"}`: schema.RawMoney{Amount: "1.5", Currency: "EUR"},
	} {
		raw, err := schema.ParseRaw([]byte(given))
		require.NoError(t, err, given)
		require.Equal(t, want, raw, given)
	}
	for _, bad := range []string{``, `null`, `[[1]]`, `[null]`, `{"amount": 1}`, `{"amount": "x", "currency": "EUR"}`,
		`{"amount": 1, "currency": "EUR", "tax": 2}`, `"a" "b"`, `[1`, `01`, `tru`, `NaN`, `'a'`} {
		_, err := schema.ParseRaw([]byte(bad))
		require.ErrorIs(t, err, schema.ErrRaw, bad)
	}
}

func TestDecimal(t *testing.T) {
	for given, want := range map[string]schema.Decimal{
		"0": 0, "-0": 0, "1": 10000, "1.50000": 15000, "007": 70000, "-922337203685477.5807": -math.MaxInt64, "922337203685477.5807": math.MaxInt64,
	} {
		d, err := schema.ParseDecimal(given)
		require.NoError(t, err, given)
		require.Equal(t, want, d, given)
	}
	for _, bad := range []string{"", "-", ".5", "5.", "1e3", "+1", "1,000", "0x1", "1.00001", "922337203685477.5808", "99999999999999999999", "١"} {
		_, err := schema.ParseDecimal(bad)
		require.ErrorIs(t, err, schema.ErrDecimal, bad)
	}
	require.Equal(t, "-922337203685477.5808", schema.Decimal(math.MinInt64).String())
	rapid.Check(t, func(t *rapid.T) {
		d := schema.Decimal(rapid.Int64Min(math.MinInt64+1).Draw(t, "scaled"))
		back, err := schema.ParseDecimal(d.String())
		require.NoError(t, err)
		require.Equal(t, d, back)
	})
}

func FuzzParseRaw(f *testing.F) {
	for _, seed := range []string{`"a"`, `-1.5e3`, `[true, "x"]`, `{"amount": 1, "currency": "EUR"}`, `nul`} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		raw, err := schema.ParseRaw(b)
		if err != nil {
			require.ErrorIs(t, err, schema.ErrRaw)
			return
		}
		require.NotNil(t, raw)
	})
}
