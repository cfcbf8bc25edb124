package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"

	"brain/graph/embedded"
	"brain/internal/client"
)

// The goals for the program as a process of its own.
const (
	maxReady  = 2 * time.Second
	maxMemory = 1 << 30
)

// serviceRow is what the program as a process of its own takes on a store.
type serviceRow struct {
	Claims int `json:"claims"`
	// Disk is the size of the store in bytes, 0 where it is elsewhere.
	Disk int64 `json:"diskBytes"`
	// Ready is the time from its start to being ready, CPU what of it was work.
	Ready time.Duration `json:"readyNs"`
	CPU   time.Duration `json:"cpuUntilReadyNs"`
	// Memory is its resident memory when ready, Peak the most until both viewers had
	// asked every question; bytes, 0 where the system does not tell.
	Memory int64 `json:"memoryWhenReadyBytes"`
	Peak   int64 `json:"peakMemoryBytes"`
	// Few and All are recalls over HTTP.
	Few figures `json:"recallViewerOf5Percent"`
	All figures `json:"recallViewerOfAll"`
}

// measureService starts the program on a store and asks it over HTTP.
func measureService(ctx context.Context, program string, at location, size int, asked []string, rep *report) (err error) {
	p, err := startProcess(ctx, program, at.url)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, p.stop()) }()
	row := serviceRow{Claims: size, Disk: sizeOf(at.folder), Ready: p.ready, CPU: p.cpu(), Memory: p.memory("VmRSS")}
	for uid, into := range map[string]*figures{fewReader: &row.Few, allReader: &row.All} {
		s, err := p.recalls(ctx, uid, asked)
		if err != nil {
			return fmt.Errorf("%s: %w", uid, err)
		}
		*into = figuresOf(s)
	}
	row.Peak = p.memory("VmHWM")
	rep.Service = append(rep.Service, row)
	return nil
}

// measureStore measures recall, reads and the service on the store that an earlier run
// kept.
func measureStore(ctx context.Context, e engine, opt options, _ io.Writer) (report, error) {
	rep := report{Engine: e.name(), Machine: machine()}
	if _, err := os.Stat(database(opt.store)); err != nil {
		return rep, fmt.Errorf("-store: %w", err)
	}
	size := opt.claims[0]
	if opt.wants(partRecall) || opt.wants(partReads) {
		if err := readStore(ctx, opt, size, &rep); err != nil {
			return rep, err
		}
	}
	if !opt.wants(partService) {
		return rep, nil
	}
	dir, err := os.MkdirTemp("", "brain-bench-program-")
	if err != nil {
		return rep, err
	}
	defer os.RemoveAll(dir)
	program, err := buildProgram(ctx, dir)
	if err != nil {
		return rep, err
	}
	w := &world{texts: newWriter(seed)}
	return rep, measureService(ctx, program, location{url: "embedded:" + opt.store, folder: opt.store}, size, w.askedQuestions(), &rep)
}

// readStore measures recall and reads on a kept store, in this process and beside the
// hand-written queries.
func readStore(ctx context.Context, opt options, size int, rep *report) (err error) {
	store, err := embedded.Open(ctx, embedded.Options{Dir: opt.store})
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, store.Close(ctx)) }()
	rep.Engine = store.Name()
	hand, err := readSQLite(database(opt.store))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, hand.close(ctx)) }()
	w, err := reopenWorld(ctx, store, hand)
	if err != nil {
		return err
	}
	if opt.wants(partRecall) {
		if _, err := measureRecalls(ctx, w, hand, size, w.askedQuestions(), opt, rep); err != nil {
			return fmt.Errorf("recall: %w", err)
		}
	}
	if opt.wants(partReads) {
		if err := measureReads(ctx, w, hand, size, opt, rep); err != nil {
			return fmt.Errorf("reads: %w", err)
		}
	}
	rep.Plans, err = hand.plans(ctx)
	return err
}

// location is where a store lies: the URL for the program, and its folder if it has one.
type location struct{ url, folder string }

// buildProgram builds the program under measurement into a folder.
func buildProgram(ctx context.Context, dir string) (string, error) {
	program := filepath.Join(dir, "brain")
	out, err := exec.CommandContext(ctx, "go", "build", "-o", program, "brain/cmd/brain").CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("build the program: %w: %s", err, out)
	}
	return program, nil
}

// process is one running program.
type process struct {
	cmd         *exec.Cmd
	exited      chan error
	dir         string
	program     string
	url, secret string
	ready       time.Duration
}

// startProcess starts the program and waits until it is ready.
func startProcess(ctx context.Context, program, store string) (*process, error) {
	dir, err := os.MkdirTemp("", "brain-bench-service-")
	if err != nil {
		return nil, err
	}
	p := &process{dir: dir, program: program, exited: make(chan error, 1)}
	devFile := filepath.Join(dir, "dev.json")
	p.cmd = exec.CommandContext(ctx, program, "serve", "--dev", "--store", store, "--listen", "127.0.0.1:0", "--dev-file", devFile, "--log-level", "error")
	p.cmd.Stderr = os.Stderr
	began := time.Now()
	if err := p.cmd.Start(); err != nil {
		return nil, errors.Join(err, os.RemoveAll(dir))
	}
	go func() { p.exited <- p.cmd.Wait() }()
	if err := p.waitReady(ctx, devFile); err != nil {
		return nil, errors.Join(err, p.stop())
	}
	p.ready = time.Since(began)
	return p, nil
}

// waitReady waits until the program has written where it is and is ready.
func (p *process) waitReady(ctx context.Context, devFile string) error {
	const pause, patience = 5 * time.Millisecond, 5 * time.Minute
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	for {
		ready, err := p.ask(ctx, devFile)
		if ready || err != nil {
			return err
		}
		select {
		case err := <-p.exited:
			p.exited <- err
			return fmt.Errorf("the program ended before it was ready: %w", err)
		case <-ctx.Done():
			return fmt.Errorf("the program is not ready: %w", ctx.Err())
		case <-time.After(pause):
		}
	}
}

// ask tells whether the program is ready. It is not there before its file is.
func (p *process) ask(ctx context.Context, devFile string) (bool, error) {
	found, err := client.Find(func(string) (string, bool) { return "", false }, devFile)
	if errors.Is(err, client.ErrNoServer) {
		return false, nil
	}
	if err != nil {
		return false, err
	}
	p.url, p.secret = found.URL, found.Token
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, p.url+"/readyz", nil)
	if err != nil {
		return false, err
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return false, nil // it listens a moment before it answers
	}
	return response.StatusCode == http.StatusOK, response.Body.Close()
}

// recalls asks every question as the principal, once to warm up and once measured.
func (p *process) recalls(ctx context.Context, uid string, asked []string) (sample, error) {
	secret, err := p.token(ctx, uid)
	if err != nil {
		return sample{}, err
	}
	cl, err := client.New(p.url, secret)
	if err != nil {
		return sample{}, err
	}
	var measured sample
	for round := range 2 {
		for _, question := range asked {
			s, err := clocked(ctx, func(ctx context.Context) error {
				_, err := client.Do[json.RawMessage](ctx, cl, client.Operation{Name: "Bench", Document: recallDocument}, map[string]string{"query": question})
				return err
			})
			if err != nil {
				return sample{}, err
			}
			if round > 0 {
				measured.add(s)
			}
		}
	}
	return measured, nil
}

// token makes a token of a principal.
func (p *process) token(ctx context.Context, uid string) (string, error) {
	cmd := exec.CommandContext(ctx, p.program, "token", "create", uid, "--json")
	cmd.Env = append(os.Environ(), "BRAIN_URL="+p.url, "BRAIN_TOKEN="+p.secret)
	out, err := cmd.Output()
	if err != nil {
		return "", fmt.Errorf("make a token: %w", err)
	}
	var made struct{ Secret string }
	err = json.Unmarshal(out, &made)
	return made.Secret, err
}

// memory is a size in the process's status, in bytes; 0 where there is none.
func (p *process) memory(name string) int64 {
	b, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", p.cmd.Process.Pid))
	if err != nil {
		return 0
	}
	for line := range strings.Lines(string(b)) {
		if fields := strings.Fields(line); len(fields) > 1 && fields[0] == name+":" {
			kib, _ := strconv.ParseInt(fields[1], 10, 64)
			return kib << 10
		}
	}
	return 0
}

// cpu is the time that the process worked; 0 where the system does not tell.
func (p *process) cpu() time.Duration {
	const tick = 10 * time.Millisecond // USER_HZ is 100 on Linux
	b, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", p.cmd.Process.Pid))
	if err != nil {
		return 0
	}
	// The name in brackets may hold spaces; user and system time are fields 14 and 15.
	fields := strings.Fields(string(b[strings.LastIndexByte(string(b), ')')+1:]))
	if len(fields) < 13 {
		return 0
	}
	user, _ := strconv.ParseInt(fields[11], 10, 64)
	system, _ := strconv.ParseInt(fields[12], 10, 64)
	return time.Duration(user+system) * tick
}

// stop ends the process in its own way.
func (p *process) stop() error {
	_ = p.cmd.Process.Signal(syscall.SIGTERM)
	<-p.exited
	return os.RemoveAll(p.dir)
}

// sizeOf is the size of all files of a folder; 0 for "".
func sizeOf(folder string) int64 {
	if folder == "" {
		return 0
	}
	var total int64
	_ = filepath.WalkDir(folder, func(_ string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return nil
		}
		if info, err := d.Info(); err == nil {
			total += info.Size()
		}
		return nil
	})
	return total
}

func serviceTable(rows []serviceRow) string {
	if len(rows) == 0 {
		return ""
	}
	var b strings.Builder
	b.WriteString("\nThe program as a process of its own, asked over HTTP. Ready: from its start; work: processor time of that, which other\n" +
		"programs on the machine do not lengthen. Memory: resident, when ready and at most.\n\n" +
		"| claims | store | ready | work | goal | met | memory | at most | goal | met | recall, viewer of 5 %, p50 | p99 | recall, viewer of all, p50 | p99 |\n" +
		"| ---: | ---: | ---: | ---: | ---: | --- | ---: | ---: | ---: | --- | ---: | ---: | ---: | ---: |\n")
	for _, r := range rows {
		fmt.Fprintf(&b, "| %s | %s | %s | %s | < %s | %s | %s | %s | < %s | %s | %s | %s | %s | %s |\n", count(r.Claims), mebibytes(r.Disk),
			milliseconds(r.Ready), milliseconds(r.CPU), milliseconds(maxReady), yesNo(r.Ready < maxReady),
			mebibytes(r.Memory), mebibytes(r.Peak), mebibytes(maxMemory), yesNo(r.Peak < maxMemory),
			milliseconds(r.Few.P50), milliseconds(r.Few.P99), milliseconds(r.All.P50), milliseconds(r.All.P99))
	}
	return b.String()
}

func mebibytes(n int64) string {
	if n == 0 {
		return "–"
	}
	return fmt.Sprintf("%d MiB", n>>20)
}

func yesNo(yes bool) string {
	if yes {
		return "yes"
	}
	return "no"
}
