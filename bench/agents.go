package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"time"
)

// agentsReport is what agents get through the bridge.
type agentsReport struct {
	Engine   string        `json:"engine"`
	Machine  string        `json:"machine"`
	Entities int           `json:"entities"`
	Import   time.Duration `json:"importNs"`
	Sessions sessionsRow   `json:"sessions"`
	// Peer is empty where the reference memory server is not installed.
	Peer []peerRow `json:"peer"`
}

// measureAgents imports a generated memory of the reference memory server into a store
// of its own, asks both the same questions, and drives many sessions of the bridge. The
// store is on the embedded engine unless another was asked for.
func measureAgents(ctx context.Context, opt options, progress io.Writer) (rep agentsReport, err error) {
	rep = agentsReport{Engine: engineEmbedded, Machine: machine(), Entities: opt.entities}
	dir, err := os.MkdirTemp("", "brain-bench-agents-")
	if err != nil {
		return rep, err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(dir)) }()
	program, err := buildProgram(ctx, dir)
	if err != nil {
		return rep, err
	}
	remembered := newMemoryFile(opt.entities)
	file := filepath.Join(dir, "memory.jsonl")
	if err := remembered.write(file); err != nil {
		return rep, err
	}
	store := "embedded:" + filepath.Join(dir, "store")
	if opt.engine == engineNeo4j {
		rep.Engine, store = opt.engine, opt.neo4j
		if err := emptied(ctx, opt); err != nil {
			return rep, err
		}
	}
	p, err := startProcess(ctx, program, store)
	if err != nil {
		return rep, err
	}
	defer func() { err = errors.Join(err, p.stop()) }()
	began := time.Now()
	if err := p.importMemory(ctx, file); err != nil {
		return rep, err
	}
	rep.Import = time.Since(began)
	fmt.Fprintf(progress, "agents: import: %.0f s\n", rep.Import.Seconds())

	if opt.peer != "" {
		if rep.Peer, err = measurePeer(ctx, p, remembered, file, opt.peer, dir); err != nil {
			return rep, fmt.Errorf("peer: %w", err)
		}
		fmt.Fprintln(progress, "agents: peer: done")
	}
	rep.Sessions, err = measureSessions(ctx, p, remembered, opt.sessions, opt.budget)
	return rep, err
}

// emptied leaves nothing in the Neo4j server's database.
func emptied(ctx context.Context, opt options) error {
	e, err := openNeo4j(ctx, opt)
	if err != nil {
		return err
	}
	return errors.Join(e.(*neo4jEngine).empty(ctx), e.close(ctx))
}

// importMemory brings in a file of the reference memory server.
func (p *process) importMemory(ctx context.Context, file string) error {
	cmd := exec.CommandContext(ctx, p.program, "import", "mcp-memory", file, "--name", "bench", "--scope", "world", "--json")
	cmd.Env = append(os.Environ(), "BRAIN_URL="+p.url, "BRAIN_TOKEN="+p.secret)
	out, err := cmd.Output()
	if err != nil {
		return fmt.Errorf("import the memory: %w: %s", err, out)
	}
	return nil
}

// memoryFile is what an agent remembered, as the reference memory server keeps it.
type memoryFile struct{ entities []entity }

type entity struct {
	name, kind   string
	observations []string
	related      int // the entity that it is related to
}

// observationsEach is how many observations an entity has.
const observationsEach = 3

// newMemoryFile generates a memory, the same for the same size.
func newMemoryFile(size int) memoryFile {
	w := newWriter(seed)
	m := memoryFile{entities: make([]entity, size)}
	for i := range m.entities {
		e := entity{name: w.title(i), kind: []string{"person", "company"}[i%2], related: (i*7 + 1) % size}
		for j := range observationsEach {
			// A word of its own ends each, so that one question has one answer.
			e.observations = append(e.observations, w.phrase(w.language(i), 8)+" "+serial(size+i*observationsEach+j))
		}
		m.entities[i] = e
	}
	return m
}

// write writes the memory as JSON lines.
func (m memoryFile) write(file string) error {
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	lines := json.NewEncoder(f)
	lines.SetEscapeHTML(false)
	for _, e := range m.entities {
		err = errors.Join(err, lines.Encode(map[string]any{"type": "entity", "name": e.name, "entityType": e.kind, "observations": e.observations}))
	}
	for _, e := range m.entities {
		err = errors.Join(err, lines.Encode(map[string]any{"type": "relation", "from": e.name, "to": m.entities[e.related].name, "relationType": "knows"}))
	}
	return errors.Join(err, f.Close())
}

// asked are so many entities, spread over the whole memory.
func (m memoryFile) asked(many int) []entity {
	out := make([]entity, many)
	for i := range out {
		out[i] = m.entities[i*97%len(m.entities)]
	}
	return out
}
