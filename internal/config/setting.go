package config

import (
	"fmt"
	"strconv"
	"strings"
	"time"
)

// Kind is the type of a setting's value.
type Kind string

// The kinds of values.
const (
	// Text is any text.
	Text Kind = "text"
	// Switch is true or false.
	Switch Kind = "switch"
	// Number is a whole number.
	Number Kind = "number"
	// Decimal is a number with a point.
	Decimal Kind = "decimal"
	// Duration is a time span such as 30s or 1m30s.
	Duration Kind = "duration"
	// List is several texts; with commas between them in flags and environment.
	List Kind = "list"
	// Instant is a point in time, RFC 3339.
	Instant Kind = "instant"
)

// A Setting is one thing that can be set.
type Setting struct {
	// Key is the path in the file, with dots ("limits.timeout"); "" where the
	// file cannot set it.
	Key string
	// Flag is the flag of brain serve, without dashes; "" where there is none.
	Flag string
	// Env is the environment variable.
	Env string
	// Kind is the type of the value.
	Kind Kind
	// About says what it does, in one sentence fragment.
	About string

	set func(c *Config, values []string) error
	get func(c Config) string
}

// Name is how messages call the setting: its key, or its variable where the
// file cannot set it.
func (s Setting) Name() string {
	if s.Key == "" {
		return s.Env
	}
	return s.Key
}

// Default returns the default value in text form, "" for none.
func (s Setting) Default() string { return s.get(Default()) }

// Settings lists everything that can be set, in the order of the reference.
func Settings() []Setting {
	return []Setting{
		plain("store", "store", "BRAIN_STORE", "where the graph lives: `embedded:DIR`, `neo4j://user:password@host:7687/database` or `bolt://…`",
			func(c *Config) *string { return &c.Store }),
		plain("listen", "listen", "BRAIN_LISTEN", "host and port to serve on; port 0 takes a free one",
			func(c *Config) *string { return &c.Listen }),
		toggle("dev", "dev", "BRAIN_DEV", "serve for development: an admin with a token, GraphiQL",
			func(c *Config) *bool { return &c.Dev }),
		plain("devFile", "dev-file", "BRAIN_DEV_FILE", "where a development server writes its address and token (default `dev.json` in the store's folder)",
			func(c *Config) *string { return &c.DevFile }),
		plain("adminToken", "", "BRAIN_ADMIN_TOKEN", "secret, of 32 characters or more, of a token for the principal `admin`, which is made if it is missing: how the first person gets in without `dev`",
			func(c *Config) *string { return &c.AdminToken }),
		list("packs", "packs", "BRAIN_PACKS", "built-in packs to install at start, besides `general`",
			func(c *Config) *[]string { return &c.Packs }),
		plain("log.level", "log-level", "BRAIN_LOG_LEVEL", "lowest level that is logged: `debug`, `info`, `warn` or `error`",
			func(c *Config) *string { return &c.Log.Level }),
		plain("log.format", "log-format", "BRAIN_LOG_FORMAT", "form of the log: `console` or `json`",
			func(c *Config) *string { return &c.Log.Format }),
		number("limits.bodyBytes", "limit-body-bytes", "BRAIN_LIMITS_BODY_BYTES", "greatest size of a request's body in bytes",
			func(c *Config) *int64 { return &c.Limits.BodyBytes }),
		number("limits.depth", "limit-depth", "BRAIN_LIMITS_DEPTH", "greatest nesting of fields in an operation",
			func(c *Config) *int { return &c.Limits.Depth }),
		number("limits.complexity", "limit-complexity", "BRAIN_LIMITS_COMPLEXITY", "greatest cost of an operation, in fields times rows",
			func(c *Config) *int { return &c.Limits.Complexity }),
		duration("limits.timeout", "limit-timeout", "BRAIN_LIMITS_TIMEOUT", "ends a request that takes longer",
			func(c *Config) *time.Duration { return &c.Limits.Timeout }),
		duration("limits.contextPack", "limit-context-pack", "BRAIN_LIMITS_CONTEXT_PACK", "a context pack that takes longer goes out empty",
			func(c *Config) *time.Duration { return &c.Limits.ContextPack }),
		duration("limits.hints", "limit-hints", "BRAIN_LIMITS_HINTS", "hints that take longer go out empty",
			func(c *Config) *time.Duration { return &c.Limits.Hints }),
		duration("limits.embedding", "limit-embedding", "BRAIN_LIMITS_EMBEDDING", "a question, or a claim to remember, that waits longer for its vector goes on without it",
			func(c *Config) *time.Duration { return &c.Limits.Embedding }),
		duration("limits.rerank", "limit-rerank", "BRAIN_LIMITS_RERANK", "an answer that waits longer for its weights goes out in the order that it has",
			func(c *Config) *time.Duration { return &c.Limits.Rerank }),
		number("limits.rate", "limit-rate", "BRAIN_LIMITS_RATE", "requests a second that one token may make on average; 0 for any number, as with `dev`",
			func(c *Config) *int { return &c.Limits.Rate }),
		number("limits.burst", "limit-burst", "BRAIN_LIMITS_BURST", "requests that one token may make at once",
			func(c *Config) *int { return &c.Limits.Burst }),
		plain("embedding.url", "", "BRAIN_EMBEDDING_URL", "base address of the API that makes vectors of texts, such as `https://host/v1`: it gets the texts of claims, passages and events, names of pages, and questions; empty for none",
			func(c *Config) *string { return &c.Embedding.URL }),
		plain("embedding.model", "", "BRAIN_EMBEDDING_MODEL", "name of the embedding model; another name makes all vectors anew",
			func(c *Config) *string { return &c.Embedding.Name }),
		plain("embedding.key", "", "BRAIN_EMBEDDING_KEY", "secret that is sent to it as bearer token",
			func(c *Config) *string { return &c.Embedding.Key }),
		number("embedding.dimensions", "", "BRAIN_EMBEDDING_DIMENSIONS", "length of its vectors; 0 for what it gives",
			func(c *Config) *int { return &c.Embedding.Dimensions }),
		number("embedding.batch", "", "BRAIN_EMBEDDING_BATCH", "texts that go out in one call",
			func(c *Config) *int { return &c.Embedding.Batch }),
		number("embedding.maxTokens", "", "BRAIN_EMBEDDING_MAX_TOKENS", "what of a text is sent, about, in tokens",
			func(c *Config) *int { return &c.Embedding.MaxTokens }),
		decimal("embedding.nearness", "", "BRAIN_EMBEDDING_NEARNESS", "cosine from which on recall takes a text for an answer by its meaning; models differ in what is near",
			func(c *Config) *float64 { return &c.Embedding.Nearness }),
		duration("embedding.timeout", "", "BRAIN_EMBEDDING_TIMEOUT", "ends one try of a call",
			func(c *Config) *time.Duration { return &c.Embedding.Timeout }),
		number("embedding.concurrency", "", "BRAIN_EMBEDDING_CONCURRENCY", "calls that may run at once, and as many that somebody waits for",
			func(c *Config) *int { return &c.Embedding.Concurrency }),
		plain("rerank.url", "", "BRAIN_RERANK_URL", "base address of the API that weighs texts against a question, such as `https://host/v1`: it gets questions and the texts that recall found best for them; empty for none",
			func(c *Config) *string { return &c.Rerank.URL }),
		plain("rerank.model", "", "BRAIN_RERANK_MODEL", "name of the rerank model",
			func(c *Config) *string { return &c.Rerank.Name }),
		plain("rerank.key", "", "BRAIN_RERANK_KEY", "secret that is sent to it as bearer token",
			func(c *Config) *string { return &c.Rerank.Key }),
		number("rerank.maxTokens", "", "BRAIN_RERANK_MAX_TOKENS", "what of a text is sent, about, in tokens",
			func(c *Config) *int { return &c.Rerank.MaxTokens }),
		duration("rerank.timeout", "", "BRAIN_RERANK_TIMEOUT", "ends a call",
			func(c *Config) *time.Duration { return &c.Rerank.Timeout }),
		number("rerank.concurrency", "", "BRAIN_RERANK_CONCURRENCY", "calls that may run at once",
			func(c *Config) *int { return &c.Rerank.Concurrency }),
		duration("console.session", "console-session", "BRAIN_CONSOLE_SESSION", "how long a login to the Console holds; it ends with its token",
			func(c *Config) *time.Duration { return &c.Console.Session }),
		toggle("console.secureCookie", "console-secure-cookie", "BRAIN_CONSOLE_SECURE_COOKIE", "has browsers send the Console's cookie over TLS only; set it where TLS ends before this process",
			func(c *Config) *bool { return &c.Console.SecureCookie }),
		duration("poll", "poll", "BRAIN_POLL", "how often the store is looked at, while somebody is subscribed, for what other processes changed",
			func(c *Config) *time.Duration { return &c.Poll }),
		toggle("introspection", "introspection", "BRAIN_INTROSPECTION", "lets clients ask for the API's schema",
			func(c *Config) *bool { return &c.Introspection }),
		{
			Env: "BRAIN_TEST_CLOCK", Kind: Instant,
			About: "stops the clock at this time (RFC 3339); for tests, only with `dev`",
			set: one(func(c *Config, v string) error {
				t, err := time.Parse(time.RFC3339Nano, v)
				if err != nil {
					return expected(v, "a time in RFC 3339 such as 2026-03-01T09:00:00Z")
				}
				c.TestClock = t.UTC()
				return nil
			}),
			get: func(c Config) string {
				if c.TestClock.IsZero() {
					return ""
				}
				return c.TestClock.Format(time.RFC3339Nano)
			},
		},
	}
}

func plain(key, flag, env, about string, field func(*Config) *string) Setting {
	return Setting{
		Key: key, Flag: flag, Env: env, Kind: Text, About: about,
		set: one(func(c *Config, v string) error { *field(c) = v; return nil }),
		get: func(c Config) string { return *field(&c) },
	}
}

func toggle(key, flag, env, about string, field func(*Config) *bool) Setting {
	return Setting{
		Key: key, Flag: flag, Env: env, Kind: Switch, About: about,
		set: one(func(c *Config, v string) error {
			b, err := strconv.ParseBool(v)
			if err != nil {
				return expected(v, "true or false")
			}
			*field(c) = b
			return nil
		}),
		get: func(c Config) string { return strconv.FormatBool(*field(&c)) },
	}
}

func number[T int | int64](key, flag, env, about string, field func(*Config) *T) Setting {
	return Setting{
		Key: key, Flag: flag, Env: env, Kind: Number, About: about,
		set: one(func(c *Config, v string) error {
			n, err := strconv.ParseInt(v, 10, 64)
			if err != nil || int64(T(n)) != n {
				return expected(v, "a whole number")
			}
			*field(c) = T(n)
			return nil
		}),
		get: func(c Config) string { return strconv.FormatInt(int64(*field(&c)), 10) },
	}
}

func decimal(key, flag, env, about string, field func(*Config) *float64) Setting {
	return Setting{
		Key: key, Flag: flag, Env: env, Kind: Decimal, About: about,
		set: one(func(c *Config, v string) error {
			x, err := strconv.ParseFloat(v, 64)
			if err != nil {
				return expected(v, "a number such as 0.3")
			}
			*field(c) = x
			return nil
		}),
		get: func(c Config) string { return strconv.FormatFloat(*field(&c), 'f', -1, 64) },
	}
}

func duration(key, flag, env, about string, field func(*Config) *time.Duration) Setting {
	return Setting{
		Key: key, Flag: flag, Env: env, Kind: Duration, About: about,
		set: one(func(c *Config, v string) error {
			d, err := time.ParseDuration(v)
			if err != nil {
				return expected(v, "a duration such as 30s or 1m30s")
			}
			*field(c) = d
			return nil
		}),
		get: func(c Config) string { return field(&c).String() },
	}
}

func list(key, flag, env, about string, field func(*Config) *[]string) Setting {
	return Setting{
		Key: key, Flag: flag, Env: env, Kind: List, About: about,
		set: func(c *Config, values []string) error {
			var kept []string
			for _, v := range values {
				if v = strings.TrimSpace(v); v != "" {
					kept = append(kept, v)
				}
			}
			*field(c) = kept
			return nil
		},
		get: func(c Config) string { return strings.Join(*field(&c), ",") },
	}
}

// one refuses lists for a setting that takes a single value.
func one(set func(*Config, string) error) func(*Config, []string) error {
	return func(c *Config, values []string) error {
		if len(values) != 1 {
			return fmt.Errorf("takes one value, not a list of %d", len(values))
		}
		return set(c, values[0])
	}
}

func expected(value, what string) error {
	return fmt.Errorf("%q is not valid: expected %s", value, what)
}
