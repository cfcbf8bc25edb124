package bridge

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"sync"
	"time"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

const (
	// maxLine is the longest message that is taken, in bytes, its end included.
	maxLine = mcp.DefaultMaxLineLength
	// lastAnswers is how long answers are waited for when no more requests come.
	lastAnswers = 5 * time.Second
)

// Lines is a transport over two streams, one message a line. A line that is no message
// is answered with an error and the session goes on, and what was asked before the end
// of the input is still answered; with the library alone, the session would end at once.
func Lines(in io.ReadCloser, out io.WriteCloser) mcp.Transport {
	x := &exchange{out: out, open: map[string]bool{}, answered: make(chan struct{}, 1), closed: make(chan struct{})}
	return &mcp.IOTransport{Reader: &requests{exchange: x, in: in, lines: bufio.NewReader(in)}, Writer: answers{x}}
}

// exchange is what was asked and not yet answered.
type exchange struct {
	mu   sync.Mutex // one line is written after the other
	out  io.WriteCloser
	open map[string]bool // ids

	answered chan struct{}
	end      sync.Once
	closed   chan struct{}
}

// asked notes a request. One that is called off is not waited for.
func (x *exchange) asked(line []byte) error {
	message, err := jsonrpc.DecodeMessage(line)
	request, ok := message.(*jsonrpc.Request)
	if !ok {
		return err
	}
	x.mu.Lock()
	defer x.mu.Unlock()
	if request.IsCall() {
		x.open[fmt.Sprint(request.ID.Raw())] = true
	}
	if request.Method == "notifications/cancelled" {
		var off struct {
			RequestID json.RawMessage `json:"requestId"`
		}
		if json.Unmarshal(request.Params, &off) == nil {
			delete(x.open, strings.Trim(string(off.RequestID), `"`))
		}
	}
	return nil
}

// write writes a line and, if it is an answer, notes it.
func (x *exchange) write(line []byte) (int, error) {
	message, _ := jsonrpc.DecodeMessage(line) //nolint:errcheck // what is no message is no answer
	response, answer := message.(*jsonrpc.Response)
	x.mu.Lock()
	defer x.mu.Unlock()
	n, err := x.out.Write(line)
	if answer {
		delete(x.open, fmt.Sprint(response.ID.Raw()))
		select {
		case x.answered <- struct{}{}:
		default:
		}
	}
	return n, err
}

// drain waits for the answers to what was asked.
func (x *exchange) drain() {
	enough := time.NewTimer(lastAnswers)
	defer enough.Stop()
	for {
		x.mu.Lock()
		open := len(x.open)
		x.mu.Unlock()
		if open == 0 {
			return
		}
		select {
		case <-x.answered:
		case <-x.closed:
			return
		case <-enough.C:
			return
		}
	}
}

// answers are what goes out.
type answers struct{ exchange *exchange }

func (a answers) Write(line []byte) (int, error) { return a.exchange.write(line) }

func (a answers) Close() error { return a.exchange.out.Close() }

// requests are what comes in: the lines that are messages.
type requests struct {
	*exchange
	in    io.Closer
	lines *bufio.Reader
	rest  []byte // what of the present line was not read yet
	err   error  // what ended the lines
}

func (r *requests) Close() error {
	r.end.Do(func() { close(r.closed) })
	return r.in.Close()
}

func (r *requests) Read(p []byte) (int, error) {
	for len(r.rest) == 0 {
		if r.err != nil {
			r.drain()
			return 0, r.err
		}
		var line []byte
		var long bool
		line, long, r.err = r.line()
		if line = bytes.TrimSpace(line); len(line) == 0 {
			continue
		}
		if wrong := r.take(line, long); wrong != nil {
			if err := r.refuse(wrong); err != nil {
				return 0, err
			}
		}
	}
	n := copy(p, r.rest)
	r.rest = r.rest[n:]
	return n, nil
}

// line reads one line; long says that it was cut at maxLine.
func (r *requests) line() (line []byte, long bool, err error) {
	for {
		part, err := r.lines.ReadSlice('\n')
		if room := maxLine - len(line); len(part) > room {
			part, long = part[:room], true
		}
		line = append(line, part...)
		if !errors.Is(err, bufio.ErrBufferFull) {
			return line, long, err
		}
	}
}

// take passes a line on, or says what is wrong with it.
func (r *requests) take(line []byte, long bool) *jsonrpc.Error {
	switch {
	case long:
		return &jsonrpc.Error{Code: jsonrpc.CodeInvalidRequest, Message: "the message is longer than 16 MiB"}
	case !json.Valid(line):
		return &jsonrpc.Error{Code: jsonrpc.CodeParseError, Message: "the line is no JSON: expected one JSON-RPC message a line"}
	}
	if err := r.asked(line); err != nil {
		return &jsonrpc.Error{Code: jsonrpc.CodeInvalidRequest, Message: `the line is no JSON-RPC message: expected an object with "jsonrpc": "2.0"`}
	}
	r.rest = append(line, '\n')
	return nil
}

// refuse answers with an error that belongs to no request.
func (r *requests) refuse(wrong *jsonrpc.Error) error {
	line, err := json.Marshal(struct {
		Version string         `json:"jsonrpc"`
		ID      any            `json:"id"`
		Error   *jsonrpc.Error `json:"error"`
	}{"2.0", nil, wrong})
	if err != nil {
		return err
	}
	_, err = r.write(append(line, '\n'))
	return err
}
