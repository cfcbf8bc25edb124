SHELL := bash
.DEFAULT_GOAL := help

VERSION ?= $(shell git describe --tags --always --dirty 2>/dev/null || echo dev)
FUZZTIME ?= 5s
# Flags for go test, such as -race or -run.
TESTFLAGS ?=
# The packages with tests on Neo4j; they share one server, so they run one after another. All others run without one.
ENGINE_PACKAGES ?= ./graph/... ./internal/storetest/... ./internal/memory/... ./internal/app/... ./scenarios/... ./acceptance/...
export FUZZTIME ENGINE_PACKAGES

.PHONY: help gen build run test test-engines nightly lint fuzz-smoke bench console console-check console-e2e check neo4j-up neo4j-down

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "%-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

gen: ## regenerate the generated code
	go generate ./...

console: ## rebuild what the server embeds of the Console (console/dist); needs Node.js
	scripts/console-npm ci --no-audit --no-fund --loglevel=error
	scripts/console-npm run --silent codegen
	scripts/console-npm run --silent build

console-check: ## check that the Console is current, clean and tested; needs Node.js
	scripts/console-check

console-e2e: ## run the Console's journeys in Chromium, on Neo4j too where it exists
	scripts/console-e2e

build: ## build the static binaries into bin/
	CGO_ENABLED=0 go build -trimpath -ldflags '-X main.version=$(VERSION)' -o bin/ ./cmd/...

run: ## serve an embedded store in ./brain-data for development
	go run ./cmd/brain serve --dev

test: ## run all tests; those on Neo4j too where Java and Maven or BRAIN_TEST_NEO4J_URI exist [TESTFLAGS=]
	scripts/test $(TESTFLAGS)

test-engines: ## run the packages that are tested on both engines; fails without Neo4j [TESTFLAGS=]
	BRAIN_REQUIRE_NEO4J=1 scripts/test-engines $(TESTFLAGS)

nightly: ## the random tests at length, on both engines: 100,000 cases each
	BRAIN_REQUIRE_NEO4J=1 BRAIN_TEST_CASES=100000 scripts/with-neo4j go test -timeout 10h -run 'Differential|TestReads' ./internal/storetest ./scenarios

lint: ## check formatting, go vet and staticcheck
	scripts/lint

fuzz-smoke: ## run every fuzz target for a short time [FUZZTIME=5s]
	scripts/fuzz-smoke

bench: ## measure beside hand-written queries, on Neo4j too where it exists [BENCHFLAGS=]
	scripts/with-neo4j go run ./bench $(BENCHFLAGS)

check: ## everything that must hold before a merge: lint, generated code, the Console, race tests on both engines, fuzzing
	scripts/check

neo4j-up: ## start Neo4j and print its store URL [NEO4J_PORT=7687] [NEO4J_DIR=.neo4j]
	@deploy/neo4j/up

neo4j-down: ## stop Neo4j [NEO4J_DIR=.neo4j]
	@deploy/neo4j/down
