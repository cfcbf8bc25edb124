package schema

import (
	"math"
	"net/mail"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"brain/graph"
)

const (
	// MaxTextRunes is the length limit of a text value, that of a claim's text.
	MaxTextRunes = 2_000
	// MaxListItems is the number of values a property with many may be given at once.
	MaxListItems = 1_000
)

// ValidateProperty checks a raw value of a property of an object type and
// returns it typed. A property that may have many values yields a [ListValue],
// also for a single raw value. Text is checked, not normalised. Errors are an
// [UnknownTermError] for an unknown type or property, else a
// [ConstraintError] that says what was expected.
func (o *Ontology) ValidateProperty(objectType, name string, raw Raw) (Value, error) {
	t, err := o.knownType(objectType)
	if err != nil {
		return nil, err
	}
	i := slices.IndexFunc(t.Properties, func(p PropertyType) bool { return p.Name == name })
	if i < 0 {
		var names []string
		for _, p := range t.Properties {
			names = append(names, p.Name)
		}
		return nil, &UnknownTermError{Kind: KindProperty, Name: name, Within: objectType, Nearest: Nearest(name, names)}
	}
	p := t.Properties[i]
	r := o.rule(p)
	field := "property " + objectType + "." + name
	if !p.Many {
		return r.check(field, raw)
	}
	items, ok := raw.(RawList)
	if !ok {
		items = RawList{raw}
	}
	if len(items) == 0 || len(items) > MaxListItems {
		return nil, &ConstraintError{Field: field, Got: raw.String(), Want: "1 to 1000 values"}
	}
	list := make(ListValue, 0, len(items))
	for _, item := range items {
		v, err := r.check(field, item)
		if err != nil {
			return nil, err
		}
		list = append(list, v)
	}
	return list, nil
}

// rule is a property type with its value type resolved.
type rule struct {
	kind     PropertyKind
	values   []string
	unit     string
	ref      string
	pattern  string
	matcher  *regexp.Regexp
	min, max *Decimal
}

func (o *Ontology) rule(p PropertyType) rule {
	if p.ValueType == "" {
		return rule{kind: p.Type, values: p.Values, unit: p.Unit, ref: p.Ref}
	}
	v := o.valueTypes[p.ValueType]
	r := rule{kind: v.Base, values: v.Values, unit: v.Unit, pattern: v.Pattern, matcher: o.matchers[v.Name], min: v.Min, max: v.Max}
	if p.Unit != "" {
		r.unit = p.Unit
	}
	return r
}

// Unit is the unit of a property's values, also that of its value type; "" for none.
func (o *Ontology) Unit(p PropertyType) string { return o.rule(p).unit }

// ValueKind is the base type of a property's values, also that of its value type,
// and the type or interface that a ref points to.
func (o *Ontology) ValueKind(p PropertyType) (kind PropertyKind, target string) {
	r := o.rule(p)
	return r.kind, r.ref
}

// StoredKind is the kind in which the store keeps values of a base type, and in
// which queries see them: a money as its amount, a ref as the id of its page.
func StoredKind(k PropertyKind) graph.Kind {
	switch k {
	case Int:
		return graph.KindInt
	case Float:
		return graph.KindFloat
	case Dec, Money:
		return graph.KindDecimal
	case Date:
		return graph.KindDate
	case DateTime:
		return graph.KindInstant
	case Bool:
		return graph.KindBool
	default:
		return graph.KindString
	}
}

// ValueForm says in words which values a property takes. Two declarations with the
// same form take the same values.
func (o *Ontology) ValueForm(p PropertyType) string {
	r := o.rule(p)
	form := string(r.kind)
	if r.unit != "" {
		form += " in " + r.unit
	}
	if r.ref != "" {
		form += " to " + r.ref
	}
	if len(r.values) > 0 {
		form += " of " + strings.Join(r.values, ", ")
	}
	if r.pattern != "" {
		form += " that matches " + r.pattern
	}
	if r.min != nil {
		form += " from " + r.min.String()
	}
	if r.max != nil {
		form += " up to " + r.max.String()
	}
	return form
}

func (r rule) check(field string, raw Raw) (Value, error) {
	v, want, nearest := r.read(raw)
	if want == "" {
		want = r.bounds(v)
	}
	if want != "" {
		got := "nothing"
		if raw != nil {
			got = raw.String()
		}
		return nil, &ConstraintError{Field: field, Got: got, Want: want, Nearest: nearest}
	}
	return v, nil
}

// read turns the raw value into the rule's kind; want is what was expected
// when it cannot.
func (r rule) read(raw Raw) (v Value, want string, nearest []string) {
	text, isText := raw.(RawText)
	number, isNumber := raw.(RawNumber)
	switch r.kind {
	case Int:
		n, err := strconv.ParseInt(string(number), 10, 64)
		return IntValue(n), expect(isNumber && err == nil, "a whole number of 64 bits"), nil
	case Float:
		f, err := strconv.ParseFloat(string(number), 64)
		ok := isNumber && err == nil && !math.IsInf(f, 0) && !math.IsNaN(f)
		return FloatValue(f), expect(ok, "a finite number"), nil
	case Dec:
		d, err := ParseDecimal(string(number) + string(text))
		return DecimalValue(d), expect((isNumber || isText) && err == nil, "a decimal number with at most four decimal places"), nil
	case Money:
		m, ok := r.money(raw)
		return m, expect(ok, "an amount with at most four decimal places and a currency, such as 12.50 EUR"), nil
	case Bool:
		b, ok := raw.(RawBool)
		return BoolValue(b), expect(ok, "true or false"), nil
	case Enum:
		if isText && slices.Contains(r.values, string(text)) {
			return TextValue{Enum, string(text)}, "", nil
		}
		return nil, "one of " + strings.Join(r.values, ", "), Nearest(string(text), r.values)
	}
	if !isText {
		return nil, wantOf(r.kind), nil
	}
	return r.readText(string(text))
}

func (r rule) readText(s string) (v Value, want string, nearest []string) {
	switch r.kind {
	case Date:
		// The layout of package time admits no other width, and refuses days that do not exist.
		_, err := time.Parse(time.DateOnly, s)
		return DateValue(s), expect(err == nil && s >= "0001", wantOf(Date)), nil
	case DateTime:
		// time.Parse also takes an hour of one digit and a comma before the fraction, which RFC 3339 does not.
		t, err := time.Parse(time.RFC3339, s)
		strict := err == nil && s[13] == ':' && s[19] != ','
		return InstantValue(t.UnixMicro()), expect(strict, wantOf(DateTime)), nil
	case URL:
		return TextValue{URL, s}, expect(lineProblem(s) == "" && isWebURL(s), wantOf(URL)), nil
	case Email:
		a, err := mail.ParseAddress(s)
		return TextValue{Email, s}, expect(err == nil && a.Address == s, wantOf(Email)), nil
	case Ref:
		return RefValue{Type: r.ref, Page: s}, expect(lineProblem(s) == "", "the id, slug or name of a page of type "+r.ref), nil
	case Text:
		return TextValue{Text, s}, textProblem(s), nil
	default:
		return TextValue{String, s}, lineProblem(s), nil
	}
}

func expect(ok bool, want string) string {
	if ok {
		return ""
	}
	return want
}

func wantOf(kind PropertyKind) string {
	switch kind {
	case Date:
		return "a date as YYYY-MM-DD"
	case DateTime:
		return "a time in RFC 3339 form, such as 2024-05-01T09:30:00Z"
	case URL:
		return "an absolute http or https URL"
	case Email:
		return "an e-mail address such as name@example.com"
	case Ref:
		return "the id, slug or name of a page"
	default:
		return "a text"
	}
}

// money accepts {amount, currency}, "12.50 EUR", "EUR 12.50", and a bare
// amount when the property has a unit.
func (r rule) money(raw Raw) (MoneyValue, bool) {
	amount, currency := "", r.unit
	switch m := raw.(type) {
	case RawMoney:
		amount, currency = m.Amount, m.Currency
	case RawNumber:
		amount = string(m)
	case RawText:
		parts := strings.Fields(string(m))
		switch {
		case len(parts) == 1:
			amount = parts[0]
		case len(parts) == 2 && isCurrency(parts[0]):
			currency, amount = parts[0], parts[1]
		case len(parts) == 2:
			amount, currency = parts[0], parts[1]
		}
	}
	d, err := ParseDecimal(amount)
	return MoneyValue{Amount: d, Currency: currency}, err == nil && isCurrency(currency)
}

func isCurrency(s string) bool {
	return len(s) == 3 && strings.Trim(s, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == ""
}

func isWebURL(s string) bool {
	u, err := url.Parse(s)
	return err == nil && (u.Scheme == "http" || u.Scheme == "https") && u.Hostname() != "" && !strings.ContainsAny(s, " \t")
}

// lineProblem says what a one-line text should have been, or "" when it is one.
func lineProblem(s string) string {
	if strings.ContainsAny(s, "\n\r\t") {
		return "one line of text without tabs"
	}
	return textProblem(s)
}

// textProblem says what a text should have been, or "" when it is one.
func textProblem(s string) string {
	switch {
	case !utf8.ValidString(s):
		return "valid UTF-8"
	case strings.TrimSpace(s) == "":
		return "a text that is not blank"
	case utf8.RuneCountInString(s) > MaxTextRunes:
		return "at most 2000 characters"
	case strings.ContainsFunc(s, func(r rune) bool { return unicode.IsControl(r) && r != '\n' && r != '\t' }):
		return "a text without control characters"
	}
	return ""
}

// bounds says which constraint of the value type v breaks, or "".
func (r rule) bounds(v Value) string {
	if t, ok := v.(TextValue); ok && r.matcher != nil && !r.matcher.MatchString(t.Text) {
		return "a text that matches " + r.pattern
	}
	if r.min != nil && below(v, *r.min) {
		return "at least " + r.min.String()
	}
	if r.max != nil && above(v, *r.max) {
		return "at most " + r.max.String()
	}
	return ""
}

func below(v Value, bound Decimal) bool {
	switch n := v.(type) {
	case IntValue:
		// n < bound exactly when n < ceil(bound); division truncates towards zero.
		whole := int64(bound / DecimalScale)
		if bound > 0 && bound%DecimalScale != 0 {
			whole++
		}
		return int64(n) < whole
	case FloatValue:
		return float64(n) < float64(bound)/DecimalScale
	case DecimalValue:
		return Decimal(n) < bound
	case MoneyValue:
		return n.Amount < bound
	}
	return false
}

func above(v Value, bound Decimal) bool {
	switch n := v.(type) {
	case IntValue:
		// n > bound exactly when n > floor(bound).
		whole := int64(bound / DecimalScale)
		if bound < 0 && bound%DecimalScale != 0 {
			whole--
		}
		return int64(n) > whole
	case FloatValue:
		return float64(n) > float64(bound)/DecimalScale
	case DecimalValue:
		return Decimal(n) > bound
	case MoneyValue:
		return n.Amount > bound
	}
	return false
}
