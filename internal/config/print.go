package config

import (
	"fmt"
	"io"
	"net/url"
	"strconv"
	"strings"
)

// mask stands for a secret.
const mask = "***"

// A Value is one effective setting in text form, secrets masked.
type Value struct {
	// Name is the setting's key, or its variable where the file cannot set it.
	Name string `json:"name"`
	// Value is the text form.
	Value string `json:"value"`
}

// Values lists the effective settings in the order of the reference, secrets
// masked; a test clock only where one is set.
func (c Config) Values() []Value {
	c = c.masked()
	var values []Value
	for _, s := range Settings() {
		v := s.get(c)
		if s.Key == "" && v == "" {
			continue
		}
		values = append(values, Value{Name: s.Name(), Value: v})
	}
	return values
}

// Print writes the effective configuration as a YAML file that Load accepts,
// but for secrets, which are masked, and a test clock, which is a comment.
func (c Config) Print(w io.Writer) error {
	c = c.masked()
	var b strings.Builder
	section := ""
	for _, s := range Settings() {
		v := s.get(c)
		if s.Key == "" {
			if v != "" {
				fmt.Fprintf(&b, "# %s=%s\n", s.Env, v)
			}
			continue
		}
		key, indent := s.Key, ""
		if head, tail, nested := strings.Cut(s.Key, "."); nested {
			if head != section {
				fmt.Fprintf(&b, "%s:\n", head)
			}
			section, key, indent = head, tail, "  "
		}
		fmt.Fprintf(&b, "%s%s: %s\n", indent, key, yamlValue(s.Kind, v))
	}
	_, err := io.WriteString(w, b.String())
	return err
}

func yamlValue(kind Kind, v string) string {
	switch kind {
	case Text:
		return strconv.Quote(v)
	case List:
		var quoted []string
		for item := range strings.SplitSeq(v, ",") {
			if item != "" {
				quoted = append(quoted, strconv.Quote(item))
			}
		}
		return "[" + strings.Join(quoted, ", ") + "]"
	}
	return v
}

// masked is the configuration with its secrets hidden.
func (c Config) masked() Config {
	c.Store = maskURL(c.Store)
	for _, secret := range []*string{&c.AdminToken, &c.Embedding.Key, &c.Rerank.Key} {
		if *secret != "" {
			*secret = mask
		}
	}
	return c
}

// maskURL hides a password, and all of a text that does not parse as a URL.
func maskURL(store string) string {
	if strings.HasPrefix(store, EmbeddedScheme) {
		return store
	}
	u, err := url.Parse(store)
	if err != nil {
		return mask
	}
	if _, has := u.User.Password(); !has {
		return store
	}
	name := u.User.Username()
	u.User = nil
	return strings.Replace(u.String(), "://", "://"+url.User(name).String()+":"+mask+"@", 1)
}
