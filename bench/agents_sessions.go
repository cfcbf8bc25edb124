package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"net/http"
	"runtime"
	"sync"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"brain/internal/bridge"
	"brain/internal/bridge/api"
	"brain/internal/client"
)

const (
	// maxMore is by how much the p50 of a recall through the bridge may exceed that of
	// the same recall over GraphQL.
	maxMore = 5 * time.Millisecond
	// callers find out how much the service can do.
	callers = 8
	// maxGrowth is how much the heap may grow between the first quarter and the end of
	// a run: noise, not a leak.
	maxGrowth = 8 << 20
)

// sessionsRow is what many sessions at once took.
type sessionsRow struct {
	Sessions int           `json:"sessions"`
	Took     time.Duration `json:"tookNs"`
	// Capacity is how many recalls a second eight callers get, Load how many were made.
	Capacity float64 `json:"capacityPerSecond"`
	Load     float64 `json:"loadPerSecond"`
	// MCP and GraphQL are recalls of the same questions in turn.
	MCP     figures `json:"mcp"`
	GraphQL figures `json:"graphql"`
	// Heap is what lives in the process of the bridge and its clients after a
	// collection, Server the resident memory of the server: after a quarter and at the
	// end. Goroutines are those before the sessions, at their end, and when they are closed.
	Heap       [2]uint64 `json:"heapBytes"`
	Server     [2]int64  `json:"serverBytes"`
	Goroutines [3]int    `json:"goroutines"`
}

func (r sessionsRow) met() bool {
	return r.MCP.P50 <= r.GraphQL.P50+maxMore && r.Heap[1] <= r.Heap[0]+maxGrowth && r.Goroutines[2] <= r.Goroutines[0]
}

// measureSessions has many sessions of the bridge over HTTP recall at half of what the
// service can do.
func measureSessions(ctx context.Context, p *process, m memoryFile, many int, budget time.Duration) (row sessionsRow, err error) {
	row = sessionsRow{Sessions: many, Took: budget}
	quiet := &http.Transport{MaxIdleConnsPerHost: many}
	row.Goroutines[0] = runtime.NumGoroutine()
	b, err := bridge.New(bridge.Options{Address: p.url, Surface: bridge.Core, Version: "bench"})
	if err != nil {
		return row, err
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return row, err
	}
	front := &http.Server{Handler: b.Handler(), ReadHeaderTimeout: time.Minute}
	served := make(chan error, 1)
	go func() { served <- front.Serve(listener) }()
	direct, err := client.New(p.url, p.secret, client.WithHTTPClient(&http.Client{Transport: quiet}))
	if err != nil {
		return row, err
	}
	own := &http.Client{Transport: bearer{p.secret, quiet}}
	sessions := make([]*session, many)
	for i := range sessions {
		s, err := mcp.NewClient(&mcp.Implementation{Name: "bench", Version: "1"}, nil).
			Connect(ctx, &mcp.StreamableClientTransport{Endpoint: "http://" + listener.Addr().String(), HTTPClient: own}, nil)
		if err != nil {
			return row, fmt.Errorf("session %d: %w", i, err)
		}
		sessions[i] = &session{mcp: s, direct: direct, asked: m.asked(many + i)[i:]}
	}
	if row.Capacity, err = capacity(ctx, sessions, max(budget/12, time.Second)); err != nil {
		return row, err
	}
	if err := row.drive(ctx, p, sessions, budget); err != nil {
		return row, err
	}
	for _, s := range sessions {
		err = errors.Join(err, s.mcp.Close())
	}
	err = errors.Join(err, front.Close())
	<-served
	b.Close()
	quiet.CloseIdleConnections()
	row.Goroutines[2] = settled(row.Goroutines[0])
	return row, err
}

// bearer sends a token with every request.
type bearer struct {
	token string
	http.RoundTripper
}

func (b bearer) RoundTrip(r *http.Request) (*http.Response, error) {
	r = r.Clone(r.Context())
	r.Header.Set("Authorization", "Bearer "+b.token)
	return b.RoundTripper.RoundTrip(r)
}

// session is one agent, who asks through the bridge and over GraphQL in turn.
type session struct {
	mcp    *mcp.ClientSession
	direct *client.Client
	asked  []entity
	turn   int
}

// ask recalls once, through the bridge or not, and times it.
func (s *session) ask(ctx context.Context, viaBridge bool) (time.Duration, error) {
	query := s.asked[s.turn/2%len(s.asked)].name
	s.turn++
	began := time.Now()
	if !viaBridge {
		_, err := client.Do[json.RawMessage](ctx, s.direct, client.Operation{Name: "Recall", Document: api.Recall_Operation}, map[string]string{"query": query})
		return time.Since(began), err
	}
	result, err := s.mcp.CallTool(ctx, &mcp.CallToolParams{Name: "recall", Arguments: map[string]any{"query": query}})
	if err == nil && result.IsError {
		err = fmt.Errorf("recall %q: %v", query, result.Content)
	}
	return time.Since(began), err
}

// capacity is how many recalls a second some callers get that never rest.
func capacity(ctx context.Context, sessions []*session, budget time.Duration) (float64, error) {
	end := time.Now().Add(budget)
	counts, failed := make([]int, min(callers, len(sessions))), make([]error, min(callers, len(sessions)))
	var group sync.WaitGroup
	for i := range counts {
		group.Go(func() {
			for ; time.Now().Before(end) && failed[i] == nil; counts[i]++ {
				_, failed[i] = sessions[i].ask(ctx, counts[i]%2 == 0)
			}
		})
	}
	group.Wait()
	sum := 0
	for _, n := range counts {
		sum += n
	}
	return float64(sum) / budget.Seconds(), errors.Join(failed...)
}

// drive lets the sessions ask for the budget's time, together half of the capacity, and
// looks at the memory after a quarter and at the end.
func (r *sessionsRow) drive(ctx context.Context, p *process, sessions []*session, budget time.Duration) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	pause := time.Duration(float64(len(sessions)) / (r.Capacity / 2) * float64(time.Second))
	began := time.Now()
	samples, failed := make([][2]sample, len(sessions)), make([]error, len(sessions))
	var group sync.WaitGroup
	for i, s := range sessions {
		group.Go(func() {
			for next := began.Add(pause * time.Duration(i) / time.Duration(len(sessions))); next.Before(began.Add(budget)); next = next.Add(pause) {
				select {
				case <-ctx.Done():
					return
				case <-time.After(time.Until(next)):
				}
				side := s.turn % 2
				took, err := s.ask(ctx, side == 0)
				if err != nil {
					failed[i] = err
					cancel()
					return
				}
				samples[i][side].times = append(samples[i][side].times, took)
			}
		})
	}
	select {
	case <-ctx.Done():
	case <-time.After(budget / 4):
	}
	r.Heap[0], r.Server[0] = live(), p.memory("VmRSS")
	group.Wait()
	r.Heap[1], r.Server[1] = live(), p.memory("VmRSS")
	r.Goroutines[1] = runtime.NumGoroutine()
	if err := errors.Join(failed...); err != nil {
		return err
	}
	var sides [2]sample
	for _, own := range samples {
		sides[0].times = append(sides[0].times, own[0].times...)
		sides[1].times = append(sides[1].times, own[1].times...)
	}
	for i := range sides {
		sides[i].wall = time.Since(began)
	}
	r.MCP, r.GraphQL = figuresOf(sides[0]), figuresOf(sides[1])
	r.Load = r.MCP.PerSecond + r.GraphQL.PerSecond
	return nil
}

// live is how much of the heap is in use after a collection.
func live() uint64 {
	runtime.GC()
	var s runtime.MemStats
	runtime.ReadMemStats(&s)
	return s.HeapAlloc
}

// settled is how many goroutines are left when those that end have ended.
func settled(want int) int {
	for range 100 {
		if runtime.NumGoroutine() <= want {
			break
		}
		time.Sleep(100 * time.Millisecond)
	}
	return runtime.NumGoroutine()
}
