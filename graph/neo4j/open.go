package neo4j

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"slices"
	"strings"
	"time"

	bolt "github.com/neo4j/neo4j-go-driver/v5/neo4j"
	"github.com/neo4j/neo4j-go-driver/v5/neo4j/config"
	"github.com/neo4j/neo4j-go-driver/v5/neo4j/notifications"
)

// Options are settings of a store. The zero value gives the defaults.
type Options struct {
	// Connections is the most connections kept open; default 64.
	Connections int
	// ReadTimeout bounds a read whose context has no deadline; default 30 s.
	ReadTimeout time.Duration
	// ConnectTimeout bounds the wait for a connection; default 10 s.
	ConnectTimeout time.Duration
	// ExactVectors is the number of vectors that a reader may know of before a search
	// asks the index, rather than compare each; default 5,000.
	ExactVectors int
}

func (o Options) withDefaults() Options {
	if o.Connections <= 0 {
		o.Connections = 64
	}
	if o.ReadTimeout <= 0 {
		o.ReadTimeout = 30 * time.Second
	}
	if o.ConnectTimeout <= 0 {
		o.ConnectTimeout = 10 * time.Second
	}
	if o.ExactVectors <= 0 {
		o.ExactVectors = 5_000
	}
	return o
}

// schemes are those of the driver.
var schemes = []string{"neo4j", "neo4j+s", "neo4j+ssc", "bolt", "bolt+s", "bolt+ssc"}

// Open connects to the server at a URL such as
// neo4j://user:password@host:7687/database, brings the schema up to date and
// waits for its indexes. The schemes are neo4j, bolt and each with +s (TLS) or
// +ssc (TLS, any certificate); without a path the database is the server's
// default. Several processes may open one database, also at the same time.
// Errors: graph.ErrUnavailable, graph.ErrNewerFormat.
func Open(ctx context.Context, address string, options Options) (*Store, error) {
	options = options.withDefaults()
	target, auth, database, err := parseURL(address)
	if err != nil {
		return nil, err
	}
	driver, err := bolt.NewDriverWithContext(target, auth, func(c *config.Config) {
		c.MaxConnectionPoolSize = options.Connections
		c.ConnectionAcquisitionTimeout = options.ConnectTimeout
		c.SocketConnectTimeout = options.ConnectTimeout
		c.ConnectionLivenessCheckTimeout = 30 * time.Second
		c.NotificationsMinSeverity = notifications.DisabledLevel
		c.TelemetryDisabled = true
		c.UserAgent = "brain"
	})
	if err != nil {
		return nil, fmt.Errorf("store URL: %w", err)
	}
	s := &Store{driver: driver, database: database, options: options,
		queue: make(chan *request), quit: make(chan struct{}), led: make(chan struct{})}
	if err := s.start(ctx); err != nil {
		return nil, errors.Join(err, driver.Close(context.WithoutCancel(ctx)))
	}
	go s.lead()
	return s, nil
}

func (s *Store) start(ctx context.Context) error {
	if err := s.driver.VerifyConnectivity(ctx); err != nil {
		return translate(ctx, err)
	}
	records, err := s.auto(ctx, "CALL dbms.components() YIELD versions, edition RETURN versions[0], edition", nil)
	if err != nil {
		return err
	}
	for _, r := range records {
		s.name = fmt.Sprintf("Neo4j %v %v", r.Values[0], r.Values[1])
	}
	return s.migrate(ctx)
}

// auto runs one statement in a transaction of its own, as schema changes demand.
func (s *Store) auto(ctx context.Context, text string, params map[string]any) ([]*bolt.Record, error) {
	session := s.driver.NewSession(ctx, bolt.SessionConfig{DatabaseName: s.database})
	defer closeSession(ctx, session)
	result, err := session.Run(ctx, text, params)
	if err != nil {
		return nil, translate(ctx, err)
	}
	records, err := result.Collect(ctx)
	return records, translate(ctx, err)
}

// parseURL splits a store URL. Messages leave the password out.
func parseURL(address string) (target string, auth bolt.AuthToken, database string, err error) {
	u, err := url.Parse(address)
	if err != nil {
		return "", auth, "", errors.New("store URL: expected neo4j://user:password@host:7687/database")
	}
	if !slices.Contains(schemes, u.Scheme) {
		return "", auth, "", fmt.Errorf("store URL: scheme %q, expected one of %s", u.Scheme, strings.Join(schemes, ", "))
	}
	if u.Host == "" {
		return "", auth, "", errors.New("store URL: the host is missing, expected neo4j://user:password@host:7687/database")
	}
	auth = bolt.NoAuth()
	if u.User != nil {
		password, _ := u.User.Password()
		auth = bolt.BasicAuth(u.User.Username(), password, "")
	}
	plain := url.URL{Scheme: u.Scheme, Host: u.Host, RawQuery: u.RawQuery}
	return plain.String(), auth, strings.Trim(u.Path, "/"), nil
}
