package models

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"time"

	"brain/internal/fault"
)

// The names of the model profiles, as errors and metrics call them.
const (
	ProfileEmbedding = "embedding"
	ProfileRerank    = "rerank"
)

// An Endpoint is where a model is served and how it may be called.
type Endpoint struct {
	// URL is the base address up to the version of the API, without the call's own
	// path: "https://host/v1". Empty means that the profile is not set.
	URL string
	// Model is the name by which the server knows the model.
	Model string
	// Key is sent as bearer token; "" sends none.
	Key string
	// Timeout bounds one try.
	Timeout time.Duration
	// Concurrency is how many requests may run at once, 1 or more; as many more for
	// what somebody waits for.
	Concurrency int
}

// A Guard says whether texts of these scopes may be sent to a model now: nil if so.
// It is asked directly before each request; scopes are all those that readers of
// its texts must hold, sorted.
type Guard func(ctx context.Context, scopes []string) error

// A Call is what one request to a model came to, for accounts and metrics.
type Call struct {
	// Profile is ProfileEmbedding or ProfileRerank.
	Profile string
	// Texts is the number of texts sent, Tokens what the model counted (0 if it
	// does not tell).
	Texts, Tokens int
	// Took is how long the request ran.
	Took time.Duration
	// Err is why it failed, nil if it did not.
	Err error
}

// Options are what a client needs besides its endpoint. All may be left out.
type Options struct {
	// Guard is asked before every request; nil lets everything go.
	Guard Guard
	// Observe is told of every request when it has ended.
	Observe func(Call)
	// Wait pauses between two tries; nil waits in real time.
	Wait func(context.Context, time.Duration) error
	// Rest is how long nobody waits for a model that did not answer three times in a
	// row: their calls fail at once. 0 takes 30 seconds.
	Rest time.Duration
	// Transport sends the requests; nil takes the default one.
	Transport http.RoundTripper
}

// Bounds of one call that is tried again while the model is busy or away.
const (
	maxTries     = 4
	firstPause   = 500 * time.Millisecond
	longestPause = 30 * time.Second
)

// caller sends the requests of one profile.
type caller struct {
	profile  string
	endpoint Endpoint
	// tries is how often a request is made before it has failed.
	tries int
	opt   Options
	http  *http.Client
	slots chan struct{}
	// breaker is for requests that somebody waits for; nil lets all go.
	breaker *breaker
}

// newWaitedFor returns a caller for what somebody waits for: it tries once, and not
// at all while the model is known to be away.
func newWaitedFor(profile string, e Endpoint, opt Options) *caller {
	c := newCaller(profile, e, 1, opt)
	c.breaker = newBreaker(profile, opt.Rest)
	return c
}

func newCaller(profile string, e Endpoint, tries int, opt Options) *caller {
	if opt.Guard == nil {
		opt.Guard = func(context.Context, []string) error { return nil }
	}
	if opt.Observe == nil {
		opt.Observe = func(Call) {}
	}
	if opt.Wait == nil {
		opt.Wait = pause
	}
	return &caller{
		profile: profile, endpoint: e, tries: tries, opt: opt, slots: make(chan struct{}, max(1, e.Concurrency)),
		// A redirect could carry key and texts to another host.
		http: &http.Client{Transport: opt.Transport, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }},
	}
}

// configured gives MODEL_NOT_CONFIGURED if the profile has no address.
func (c *caller) configured() error {
	if c.endpoint.URL != "" {
		return nil
	}
	return fault.New(fault.ModelNotConfigured, "no %s model is set", c.profile).
		Suggest(fmt.Sprintf("set %[1]s.url and %[1]s.model in the configuration", c.profile))
}

// failed is the error of a call that came to nothing.
func (c *caller) failed(err error) error {
	return fault.Wrap(fault.ModelFailed, err, "the %s model did not answer usefully", c.profile)
}

// request is one call to the model.
type request struct {
	path string
	body any
	// scopes are those of each text in the body.
	scopes [][]string
	// most bounds the bytes of the answer.
	most int64
	// read takes the answer and returns the tokens it cost.
	read func(answer []byte) (tokens int, err error)
}

// errForm stands for the parser's error, which may quote a text.
var errForm = errors.New("the answer is not JSON of the expected form")

// passing marks an error that a later try may not meet; after is the pause that
// the server asked for, 0 for none.
type passing struct {
	error
	after time.Duration
}

func (p passing) Unwrap() error { return p.error }

// send makes the request, again after a pause while the model is busy or away and
// tries are left.
func (c *caller) send(ctx context.Context, r request) error {
	body, err := json.Marshal(r.body)
	if err != nil {
		return c.failed(err)
	}
	wait := firstPause
	for try := 1; ; try++ {
		err := c.try(ctx, r, body)
		if ended := ctx.Err(); err == nil || ended != nil {
			return ended
		}
		if guard, ok := errors.AsType[guarded](err); ok {
			return guard.error
		}
		busy, ok := errors.AsType[passing](err)
		if !ok || try == c.tries || busy.after > longestPause {
			return c.failed(err)
		}
		if err := c.opt.Wait(ctx, max(wait, busy.after)); err != nil {
			return err
		}
		wait *= 2
	}
}

// guarded marks the error of a guard, which passes as it is.
type guarded struct{ error }

func (g guarded) Unwrap() error { return g.error }

// try makes one request, unless the breaker knows that the model is away.
func (c *caller) try(ctx context.Context, r request, body []byte) error {
	if c.breaker == nil {
		return c.once(ctx, r, body)
	}
	_, err := c.breaker.Execute(func() (struct{}, error) { return struct{}{}, c.once(ctx, r, body) })
	return err
}

func (c *caller) once(ctx context.Context, r request, body []byte) (err error) {
	select {
	case c.slots <- struct{}{}:
		defer func() { <-c.slots }()
	case <-ctx.Done():
		return ctx.Err()
	}
	scopes := slices.Concat(r.scopes...)
	slices.Sort(scopes)
	if err := c.opt.Guard(ctx, slices.Compact(scopes)); err != nil {
		return guarded{err}
	}
	began, tokens := time.Now(), 0
	defer func() { c.opt.Observe(Call{c.profile, len(r.scopes), tokens, time.Since(began), err}) }()
	answer, err := c.post(ctx, r, body)
	if err != nil {
		return err
	}
	tokens, err = r.read(answer)
	return err
}

// post sends the body and reads the answer whole.
func (c *caller) post(ctx context.Context, r request, body []byte) ([]byte, error) {
	if c.endpoint.Timeout > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, c.endpoint.Timeout)
		defer cancel()
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, strings.TrimRight(c.endpoint.URL, "/")+r.path, bytes.NewReader(body))
	if err != nil {
		return nil, errors.New("the address is not a URL")
	}
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("Accept", "application/json")
	if c.endpoint.Key != "" {
		req.Header.Set("Authorization", "Bearer "+c.endpoint.Key)
	}
	resp, err := c.http.Do(req)
	if err != nil {
		return nil, passing{error: withoutURL(err)}
	}
	defer resp.Body.Close()
	if err := refused(resp); err != nil {
		return nil, err
	}
	answer, err := io.ReadAll(io.LimitReader(resp.Body, r.most+1))
	if err != nil {
		return nil, passing{error: withoutURL(err)}
	}
	if int64(len(answer)) > r.most {
		return nil, fmt.Errorf("the answer is larger than %d bytes", r.most)
	}
	return answer, nil
}

// refused gives the error of a status other than 200. The body of the answer is
// left out: servers repeat in it what they were sent.
func refused(resp *http.Response) error {
	if resp.StatusCode == http.StatusOK {
		return nil
	}
	err := fmt.Errorf("the server answered %d %s", resp.StatusCode, http.StatusText(resp.StatusCode))
	if resp.StatusCode == http.StatusTooManyRequests || resp.StatusCode >= 500 {
		return passing{err, retryAfter(resp.Header.Get("Retry-After"))}
	}
	return err
}

// retryAfter reads the header's seconds or date; 0 if it holds neither.
func retryAfter(value string) time.Duration {
	if d, err := time.ParseDuration(value + "s"); err == nil && d > 0 {
		return d
	}
	if at, err := http.ParseTime(value); err == nil {
		return max(0, time.Until(at))
	}
	return 0
}

// withoutURL cuts the address off an error: it may hold a password.
func withoutURL(err error) error {
	if u, ok := errors.AsType[*url.Error](err); ok {
		return u.Err
	}
	return err
}

// pause waits for d, or until the context ends; then the error is the context's.
func pause(ctx context.Context, d time.Duration) error {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-timer.C:
		return nil
	}
}
