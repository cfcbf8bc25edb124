package config

import (
	"errors"
	"fmt"
	"net"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"brain/internal/text"
)

// Verify checks the values against each other and their ranges, and returns
// every fault as a *SettingError. It touches neither files nor network.
func (c Config) Verify() error {
	return errors.Join(
		c.verifyStore(),
		c.verifyListen(),
		oneOf("log.level", c.Log.Level, "debug", "info", "warn", "error"),
		oneOf("log.format", c.Log.Format, "console", "json"),
		within("limits.bodyBytes", c.Limits.BodyBytes, 1<<10, 1<<30),
		within("limits.depth", int64(c.Limits.Depth), 1, 1_000),
		within("limits.complexity", int64(c.Limits.Complexity), 1, 100_000_000),
		positive("limits.timeout", c.Limits.Timeout),
		positive("poll", c.Poll),
		positive("console.session", c.Console.Session),
		positive("limits.contextPack", c.Limits.ContextPack),
		positive("limits.hints", c.Limits.Hints),
		positive("limits.embedding", c.Limits.Embedding),
		positive("limits.rerank", c.Limits.Rerank),
		within("limits.rate", int64(c.Limits.Rate), 0, 1_000_000),
		within("limits.burst", int64(c.Limits.Burst), 1, 1_000_000),
		c.Embedding.verify("embedding"),
		c.Rerank.verify("rerank"),
		within("embedding.dimensions", int64(c.Embedding.Dimensions), 0, 4096),
		share("embedding.nearness", c.Embedding.Nearness),
		within("embedding.batch", int64(c.Embedding.Batch), 1, 2048),
		c.verifyAdminToken(),
		c.verifyTestClock(),
	)
}

// storeSchemes are the URL schemes of Neo4j's drivers.
func storeSchemes() []string {
	return []string{"neo4j", "neo4j+s", "neo4j+ssc", "bolt", "bolt+s", "bolt+ssc"}
}

func (c Config) verifyStore() error {
	const expected = "expected embedded:DIR, neo4j://user:password@host:7687/database or bolt://…"
	if dir, ok := c.EmbeddedDir(); ok {
		if strings.TrimSpace(dir) == "" {
			return &SettingError{Name: "store", Message: "the folder is missing: expected embedded:DIR"}
		}
		return nil
	}
	scheme, _, found := strings.Cut(c.Store, ":")
	if !found || !slices.Contains(storeSchemes(), scheme) {
		return &SettingError{Name: "store", Message: fmt.Sprintf("unknown kind of store %q: %s", scheme, expected), Nearest: nearest(scheme, append(storeSchemes(), "embedded"))}
	}
	// The parser's error repeats the URL, which may hold a password.
	u, err := url.Parse(c.Store)
	if err != nil {
		return &SettingError{Name: "store", Message: "not a URL: " + expected}
	}
	if u.Hostname() == "" {
		return &SettingError{Name: "store", Message: "the host is missing: " + expected}
	}
	if strings.Contains(strings.Trim(u.Path, "/"), "/") {
		return &SettingError{Name: "store", Message: "the path names the database, without further slashes"}
	}
	return nil
}

func (c Config) verifyListen() error {
	_, port, err := net.SplitHostPort(c.Listen)
	if err != nil {
		return &SettingError{Name: "listen", Message: fmt.Sprintf("%q is not valid: expected host and port such as %s", c.Listen, Default().Listen)}
	}
	if n, err := strconv.ParseUint(port, 10, 16); err != nil {
		return &SettingError{Name: "listen", Message: fmt.Sprintf("port %q is not valid: expected 0–65535", port)}
	} else if host, _, _ := net.SplitHostPort(c.Listen); host == "" && n == 0 {
		return &SettingError{Name: "listen", Message: "host and port are missing: expected such as " + Default().Listen}
	}
	return nil
}

func positive(name string, d time.Duration) error {
	if d <= 0 {
		return &SettingError{Name: name, Message: fmt.Sprintf("%s is not valid: expected more than 0s", d)}
	}
	return nil
}

// verify checks the model profile of that name.
func (m Model) verify(profile string) error {
	faults := []error{
		positive(profile+".timeout", m.Timeout),
		within(profile+".concurrency", int64(m.Concurrency), 1, 256),
		within(profile+".maxTokens", int64(m.MaxTokens), 16, 32_000),
	}
	if m.URL == "" {
		return errors.Join(faults...)
	}
	// The address is not repeated: it may hold a password, which has no place there.
	const expected = "expected http://HOST/v1 or https://HOST/v1"
	switch u, err := url.Parse(m.URL); {
	case err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "":
		faults = append(faults, &SettingError{Name: profile + ".url", Message: "not a URL of the web: " + expected})
	case u.User != nil || u.RawQuery != "" || u.Fragment != "":
		faults = append(faults, &SettingError{Name: profile + ".url", Message: "holds more than host and path: " + expected + "; a secret goes to " + profile + ".key"})
	}
	if m.Name == "" {
		faults = append(faults, &SettingError{Name: profile + ".model", Message: "missing: expected the name by which the server at " + profile + ".url knows the model"})
	}
	return errors.Join(faults...)
}

func (c Config) verifyAdminToken() error {
	if c.AdminToken != "" && utf8.RuneCountInString(c.AdminToken) < 32 {
		return &SettingError{Name: "adminToken", Message: "too short: expected at least 32 characters, for example of `openssl rand -base64 32`"}
	}
	return nil
}

func (c Config) verifyTestClock() error {
	if !c.TestClock.IsZero() && !c.Dev {
		return &SettingError{Name: "BRAIN_TEST_CLOCK", Message: "a fixed clock is for development only: add --dev or remove it"}
	}
	return nil
}

func oneOf(name, value string, allowed ...string) error {
	if slices.Contains(allowed, value) {
		return nil
	}
	return &SettingError{Name: name, Message: fmt.Sprintf("%q is not valid: expected one of %s", value, strings.Join(allowed, ", ")), Nearest: nearest(value, allowed)}
}

func within(name string, value, least, most int64) error {
	if value >= least && value <= most {
		return nil
	}
	return &SettingError{Name: name, Message: fmt.Sprintf("%d is out of range: expected %d–%d", value, least, most)}
}

// share wants a number between 0 and 1.
func share(name string, value float64) error {
	if value > 0 && value < 1 {
		return nil
	}
	return &SettingError{Name: name, Message: fmt.Sprintf("%v is out of range: expected more than 0 and less than 1", value)}
}

func nearest(word string, names []string) string {
	if near := text.Nearest(word, names, 1); len(near) == 1 {
		return near[0]
	}
	return ""
}
