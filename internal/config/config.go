package config

import (
	"path/filepath"
	"strings"
	"time"
)

// Config is how the service runs. Default gives the values that nothing set;
// Load gives the effective ones.
type Config struct {
	// Store says where the graph lives: "embedded:DIR", or the URL of a Neo4j
	// ("neo4j://", "bolt://", each also with "+s" or "+ssc").
	Store string
	// Listen is the host and port to serve on; port 0 takes a free one.
	Listen string
	// Dev serves for development: an admin with a token, whose login to the Console is
	// printed, and GraphiQL.
	Dev bool
	// DevFile is where Dev writes address, token and principal; "" means
	// DevFilePath's default.
	DevFile string
	// Packs names the built-in packs to install at start, besides general.
	Packs []string
	// Log is what is logged and how.
	Log Log
	// Limits bounds one request.
	Limits Limits
	// Embedding is the model that makes vectors of texts, Rerank the one that weighs
	// texts against a question.
	Embedding, Rerank Model
	// Console is how people are logged in to the Console.
	Console Console
	// Poll is how often the store is looked at, while somebody is subscribed, for
	// what other processes changed.
	Poll time.Duration
	// Introspection lets clients ask for the API's schema.
	Introspection bool
	// AdminToken is the secret of a token that the principal admin gets at start,
	// at least 32 characters, "" for none.
	AdminToken string
	// TestClock stops the clock at this time; zero lets it run. Only with Dev.
	TestClock time.Time
}

// Log is what is logged and how.
type Log struct {
	// Level is the lowest level that is logged: debug, info, warn or error.
	Level string
	// Format is json or console.
	Format string
}

// Console is how people are logged in to the Console.
type Console struct {
	// Session is how long a login holds.
	Session time.Duration
	// SecureCookie has browsers send the cookie over TLS only, also where TLS ends
	// before this process.
	SecureCookie bool
}

// Limits bounds one request.
type Limits struct {
	// BodyBytes is the greatest size of a request's body.
	BodyBytes int64
	// Depth is the greatest nesting of fields.
	Depth int
	// Complexity is the greatest cost of an operation, counted in fields times rows.
	Complexity int
	// Timeout ends a request that takes longer.
	Timeout time.Duration
	// ContextPack and Hints are how long these may take; what is not ready then
	// goes out empty.
	ContextPack, Hints time.Duration
	// Embedding is how long a question or a claim waits for its vector, Rerank how
	// long an answer for its weights; then it goes on without.
	Embedding, Rerank time.Duration
	// Rate is how many requests a second one token may make on average; 0 sets no
	// bound, and Dev neither.
	Rate int
	// Burst is how many of them it may make at once.
	Burst int
}

// Model is one model profile: what serves it and how it may be called.
type Model struct {
	// URL is the base address of its API, "" where the profile is not set.
	URL string
	// Name is the name by which the server knows the model.
	Name string
	// Key is the bearer token, "" for none.
	Key string
	// Timeout bounds one try of a call.
	Timeout time.Duration
	// Concurrency is how many calls may run at once.
	Concurrency int
	// MaxTokens is what of a text is sent, about, in tokens.
	MaxTokens int
	// Dimensions is the length of the vectors, 0 for what the model gives; Batch is
	// how many texts go out at once. Only an embedding has them, and Nearness.
	Dimensions, Batch int
	// Nearness is the cosine from which on a text answers a question, between 0 and 1.
	Nearness float64
}

// EmbeddedScheme begins a store that lives in a folder of this machine.
const EmbeddedScheme = "embedded:"

// DefaultDataDir is the folder of the default store.
const DefaultDataDir = "./brain-data"

// DevFileName is the name of the file that tells tools of a development
// server's address and token.
const DevFileName = "dev.json"

// Default returns the configuration that nothing set.
func Default() Config {
	return Config{
		Store:  EmbeddedScheme + DefaultDataDir,
		Listen: "127.0.0.1:7777",
		Log:    Log{Level: "info", Format: "console"},
		Limits: Limits{BodyBytes: 8 << 20, Depth: 15, Complexity: 20_000, Timeout: 30 * time.Second,
			ContextPack: 800 * time.Millisecond, Hints: 200 * time.Millisecond, Embedding: 2 * time.Second, Rerank: 5 * time.Second, Rate: 100, Burst: 200},
		Embedding:     Model{Timeout: 30 * time.Second, Concurrency: 2, MaxTokens: 512, Batch: 64, Nearness: 0.3},
		Rerank:        Model{Timeout: 5 * time.Second, Concurrency: 4, MaxTokens: 512},
		Console:       Console{Session: 12 * time.Hour},
		Poll:          time.Second,
		Introspection: true,
	}
}

// EmbeddedDir returns the folder of an embedded store; ok is false for Neo4j.
func (c Config) EmbeddedDir() (dir string, ok bool) {
	return strings.CutPrefix(c.Store, EmbeddedScheme)
}

// DevFilePath returns where a development server writes its address and token:
// DevFile, else dev.json in the embedded store's folder, else in DefaultDataDir.
func (c Config) DevFilePath() string {
	if c.DevFile != "" {
		return c.DevFile
	}
	if dir, ok := c.EmbeddedDir(); ok {
		return filepath.Join(dir, DevFileName)
	}
	return filepath.Join(DefaultDataDir, DevFileName)
}
