package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// peerQuestions is how many of each kind are asked.
const peerQuestions = 100

// peerRow is one kind of question, asked of the bridge and of the reference memory
// server over standard input and output, in turn.
type peerRow struct {
	What string `json:"what"`
	Ours side   `json:"ours"`
	Peer side   `json:"peer"`
}

// side is one of both.
type side struct {
	figures
	// Answered are the answers that hold what was asked for; ours as a claim.
	Answered int `json:"answered"`
}

// talker is a session with one of both programs.
type talker struct{ *mcp.ClientSession }

func connectTo(ctx context.Context, name string, args []string, env ...string) (talker, error) {
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Env = append(os.Environ(), env...)
	s, err := mcp.NewClient(&mcp.Implementation{Name: "bench", Version: "1"}, nil).Connect(ctx, &mcp.CommandTransport{Command: cmd}, nil)
	if err != nil {
		return talker{}, fmt.Errorf("%s: %w", filepath.Base(name), err)
	}
	return talker{s}, nil
}

// call calls a tool and gives its structured answer.
func (t talker) call(ctx context.Context, tool string, args map[string]any) (map[string]any, error) {
	result, err := t.CallTool(ctx, &mcp.CallToolParams{Name: tool, Arguments: args})
	if err != nil {
		return nil, err
	}
	if result.IsError {
		return nil, fmt.Errorf("%s: %v", tool, result.Content)
	}
	answer, _ := result.StructuredContent.(map[string]any)
	return answer, nil
}

// peerQuestion is one kind of question with the calls of both.
type peerQuestion struct {
	what       string
	ours, peer string
	// asks are the arguments of a question about an entity, of both.
	asks func(e entity) (ours, peer map[string]any)
}

func peerKinds() []peerQuestion {
	search := func(query func(entity) string) func(entity) (map[string]any, map[string]any) {
		return func(e entity) (map[string]any, map[string]any) {
			q := map[string]any{"query": query(e)}
			return q, q
		}
	}
	return []peerQuestion{
		{"what is known of a name", "recall", "search_nodes", search(func(e entity) string { return e.name })},
		{"a rare word", "recall", "search_nodes", search(func(e entity) string { return lastWord(e.observations[0]) })},
		{"the same and a further word, in another order", "recall", "search_nodes", search(func(e entity) string {
			first, _, _ := strings.Cut(e.observations[0], " ")
			return lastWord(e.observations[0]) + " " + first
		})},
		{"the card of a name", "entity", "open_nodes", func(e entity) (map[string]any, map[string]any) {
			return map[string]any{"ref": e.name}, map[string]any{"names": []string{e.name}}
		}},
	}
}

// measurePeer asks the bridge and the reference memory server, which gets its own copy
// of the file.
func measurePeer(ctx context.Context, p *process, m memoryFile, file, peer, dir string) (rows []peerRow, err error) {
	bridgeProgram := filepath.Join(dir, "brain-mcp")
	if out, err := exec.CommandContext(ctx, "go", "build", "-o", bridgeProgram, "brain/cmd/brain-mcp").CombinedOutput(); err != nil {
		return nil, fmt.Errorf("build the bridge: %w: %s", err, out)
	}
	ours, err := connectTo(ctx, bridgeProgram, nil, "BRAIN_URL="+p.url, "BRAIN_TOKEN="+p.secret)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, ours.Close()) }()
	theirs, err := connectTo(ctx, "node", []string{peer}, "MEMORY_FILE_PATH="+file)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, theirs.Close()) }()

	asked := m.asked(peerQuestions)
	for _, kind := range peerKinds() {
		row := peerRow{What: kind.what}
		var sides [2]sample
		for _, e := range asked {
			mine, its := kind.asks(e)
			for i, ask := range []func() error{
				func() error {
					answer, err := ours.call(ctx, kind.ours, mine)
					if claimed(answer, e.observations[0]) {
						row.Ours.Answered++
					}
					return err
				},
				func() error {
					answer, err := theirs.call(ctx, kind.peer, its)
					if raw, _ := json.Marshal(answer); strings.Contains(string(raw), e.observations[0]) {
						row.Peer.Answered++
					}
					return err
				},
			} {
				s, err := clocked(ctx, func(context.Context) error { return ask() })
				if err != nil {
					return nil, fmt.Errorf("%s: %w", kind.what, err)
				}
				sides[i].add(s)
			}
		}
		row.Ours.figures, row.Peer.figures = figuresOf(sides[0]), figuresOf(sides[1])
		rows = append(rows, row)
	}
	written, err := writeBoth(ctx, ours, theirs, asked)
	return append(rows, written), err
}

// writeBoth has both remember something further.
func writeBoth(ctx context.Context, ours, theirs talker, asked []entity) (peerRow, error) {
	row := peerRow{What: "one more observation"}
	var sides [2]sample
	for i, e := range asked {
		text := fmt.Sprintf("Told of it on day %d of the bench", i)
		s, err := clocked(ctx, func(ctx context.Context) error {
			answer, err := ours.call(ctx, "remember", map[string]any{"text": text, "about": e.name, "scope": "world", "evidence": []any{map[string]any{"kind": "MANUAL", "note": "bench"}}})
			if answer["status"] == "INSERTED" {
				row.Ours.Answered++
			}
			return err
		})
		if err != nil {
			return row, err
		}
		sides[0].add(s)
		s, err = clocked(ctx, func(ctx context.Context) error {
			_, err := theirs.call(ctx, "add_observations", map[string]any{"observations": []any{map[string]any{"entityName": e.name, "contents": []string{text}}}})
			if err == nil {
				row.Peer.Answered++
			}
			return err
		})
		if err != nil {
			return row, err
		}
		sides[1].add(s)
	}
	row.Ours.figures, row.Peer.figures = figuresOf(sides[0]), figuresOf(sides[1])
	return row, nil
}

// claimed tells whether an answer of the bridge has the text as a claim.
func claimed(answer map[string]any, text string) bool {
	for _, list := range []string{"hits", "facts"} {
		found, _ := answer[list].([]any)
		if slices.ContainsFunc(found, func(one any) bool {
			claim, _ := one.(map[string]any)
			return claim["kind"] == "fact" && claim["text"] == text
		}) {
			return true
		}
	}
	return false
}

func lastWord(text string) string { return text[strings.LastIndexByte(text, ' ')+1:] }

// agentsDocument is the report as Markdown.
func agentsDocument(r agentsReport) string {
	var b strings.Builder
	s := r.Sessions
	fmt.Fprintf(&b, "# Agents\n\n%s. Engine: %s; a memory of %s entities with %d observations each, imported by `brain import mcp-memory` in %.0f s. Seed %d.\n",
		r.Machine, r.Engine, count(r.Entities), observationsEach, r.Import.Seconds(), seed)
	fmt.Fprintf(&b, "\n## Many sessions\n\n%d sessions over HTTP for %s, each asking in turn through the bridge and over GraphQL, for the same fields. Goals: p50 at most %s more, no goroutine left, no growth of the heap beyond %s.\n\n",
		s.Sessions, s.Took, milliseconds(maxMore), megabytes(maxGrowth))
	b.WriteString("| what | |\n| --- | ---: |\n")
	for _, line := range [][2]string{
		{fmt.Sprintf("recalls a second that %d callers get", callers), fmt.Sprintf("%.0f", s.Capacity)},
		{"recalls a second that were made", fmt.Sprintf("%.0f", s.Load)},
		{"recall through the bridge, p50", milliseconds(s.MCP.P50)}, {"recall through the bridge, p99", milliseconds(s.MCP.P99)},
		{"recall over GraphQL, p50", milliseconds(s.GraphQL.P50)}, {"recall over GraphQL, p99", milliseconds(s.GraphQL.P99)},
		{"heap of bridge and clients, after a quarter", megabytes(int64(s.Heap[0]))}, {"heap of bridge and clients, at the end", megabytes(int64(s.Heap[1]))},
		{"resident memory of the server, after a quarter", megabytes(s.Server[0])}, {"resident memory of the server, at the end", megabytes(s.Server[1])},
		{"goroutines before, at the end, when all are closed", fmt.Sprintf("%d, %d, %d", s.Goroutines[0], s.Goroutines[1], s.Goroutines[2])},
		{"goals met", yesNo(s.met())},
	} {
		fmt.Fprintf(&b, "| %s | %s |\n", line[0], line[1])
	}
	if len(r.Peer) == 0 {
		b.WriteString("\nSKIPPED: the reference memory server (-peer is not set)\n")
		return b.String()
	}
	fmt.Fprintf(&b, "\n## Beside the reference memory server\n\nThe same file and the same %d questions of each kind, over standard input and output, in turn. Answered: the answer holds the observation; ours as a claim. The peer reads its whole file for each call and finds a text that holds the question as it is; behind the bridge stands a server that many share, which checks for each item who may know it.\n\n", peerQuestions)
	b.WriteString("| question | brain-mcp p50 | p99 | answered | server-memory p50 | p99 | answered |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: |\n")
	for _, p := range r.Peer {
		fmt.Fprintf(&b, "| %s | %s | %s | %d | %s | %s | %d |\n", p.What, milliseconds(p.Ours.P50), milliseconds(p.Ours.P99), p.Ours.Answered,
			milliseconds(p.Peer.P50), milliseconds(p.Peer.P99), p.Peer.Answered)
	}
	return b.String()
}

func megabytes(n int64) string { return fmt.Sprintf("%.1f MiB", float64(n)/(1<<20)) }
