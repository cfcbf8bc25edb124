//go:build unix

package scenarios_test

import (
	"database/sql"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/graph/neo4j/neo4jtest"
	"brain/internal/config"
)

// A pack with new types, links and kinds needs no table, index or constraint.
func TestAnInstallLeavesTheStoresSchema(t *testing.T) {
	const file = "apiVersion: brain.pack/v1\nname: fleet\nversion: 1.0.0\nextends: [general]\n" +
		"objectTypes: [{name: ship, slugPrefix: ships, primitive: entity, properties: [{name: tonnage, type: int}]}]\n" +
		"linkTypes: [{name: sails_for, inverse: sends, from: [ship], to: [company]}]\nclaimKinds: [{family: FACT, name: sighting}]\n"
	for _, on := range engines {
		t.Run(on.name, func(t *testing.T) {
			s := startServer(t, on)
			before := storeSchema(t, s, on)
			require.NotEmpty(t, before)
			run := func(query string, in input) {
				must(t, s.app.URL, request{Query: query, Variables: input{"input": in}, secret: s.app.Token})
			}
			run(`mutation($input: ChangePacksInput!) { changePacks(input: $input) { applied } }`, input{"action": "INSTALL", "file": file})
			create := `mutation($input: CreatePageInput!) { createPage(input: $input) { page { id } } }`
			run(create, input{"type": "ship", "title": "Alert"})
			run(create, input{"type": "company", "title": "Quay"})
			run(`mutation($input: ConnectInput!) { connect(input: $input) { link { id } } }`, input{"from": "Alert", "to": "Quay", "type": "sails_for", "scope": "world", "evidence": note("seen")})
			require.Equal(t, before, storeSchema(t, s, on))
		})
	}
}

// storeSchema is what a store's engine has declared.
func storeSchema(t *testing.T, s *server, on engine) []string {
	t.Helper()
	if on.name == "neo4j" {
		return neo4jtest.Schema(t)
	}
	db, err := sql.Open("sqlite", filepath.Join(strings.TrimPrefix(s.cfg.Store, config.EmbeddedScheme), "brain.db"))
	require.NoError(t, err)
	defer func() { require.NoError(t, db.Close()) }()
	return column(t, db, "SELECT type || ' ' || name || ' ' || coalesce(sql, '') FROM sqlite_master ORDER BY 1")
}
