package main

import (
	"context"
	"errors"
	"net/url"
	"strings"

	bolt "github.com/neo4j/neo4j-go-driver/v5/neo4j"

	"brain/graph"
	"brain/graph/neo4j"
)

// neo4jEngine is a Neo4j server with one database, which start empties.
type neo4jEngine struct {
	address  string
	title    string
	driver   bolt.DriverWithContext
	database string
}

var _ engine = (*neo4jEngine)(nil)

// openNeo4j gives no engine if no server was named.
func openNeo4j(_ context.Context, opt options) (engine, error) {
	if opt.neo4j == "" {
		return nil, nil
	}
	u, err := url.Parse(opt.neo4j)
	if err != nil {
		return nil, errors.New("-neo4j: expected neo4j://user:password@host:7687/database")
	}
	password, _ := u.User.Password()
	target := url.URL{Scheme: u.Scheme, Host: u.Host}
	driver, err := bolt.NewDriverWithContext(target.String(), bolt.BasicAuth(u.User.Username(), password, ""))
	if err != nil {
		return nil, err
	}
	return &neo4jEngine{address: opt.neo4j, title: "neo4j", driver: driver, database: strings.Trim(u.Path, "/")}, nil
}

func (e *neo4jEngine) name() string { return e.title }

func (e *neo4jEngine) location() location { return location{url: e.address} }

func (e *neo4jEngine) close(ctx context.Context) error { return e.driver.Close(ctx) }

func (e *neo4jEngine) start(ctx context.Context) (graph.Store, error) {
	if err := e.empty(ctx); err != nil {
		return nil, err
	}
	store, err := neo4j.Open(ctx, e.address, neo4j.Options{})
	if err != nil {
		return nil, err
	}
	e.title = store.Name()
	return store, nil
}

// empty deletes everything but the record of the schema.
func (e *neo4jEngine) empty(ctx context.Context) error {
	_, err := e.auto(ctx, "CYPHER 5 MATCH (n) WHERE NOT n:`_Schema` CALL (n) { DETACH DELETE n } IN TRANSACTIONS OF 5000 ROWS", nil)
	return err
}

// auto runs a statement in a transaction of its own.
func (e *neo4jEngine) auto(ctx context.Context, text string, params map[string]any) ([]*bolt.Record, error) {
	session := e.driver.NewSession(ctx, bolt.SessionConfig{DatabaseName: e.database})
	defer session.Close(ctx)
	result, err := session.Run(ctx, text, params)
	if err != nil {
		return nil, err
	}
	return result.Collect(ctx)
}

// settle lets the server take its statistics, by which it plans.
func (e *neo4jEngine) settle(ctx context.Context, filled graph.Store) (graph.Store, byHand, error) {
	if _, err := e.auto(ctx, "CALL db.prepareForReplanning(60)", nil); err != nil {
		return nil, nil, err
	}
	return filled, &cypherByHand{neo4jEngine: e}, nil
}
