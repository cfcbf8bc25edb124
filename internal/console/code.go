package console

import (
	"crypto/rand"
	"crypto/subtle"
	"sync"
	"time"
)

// codeTime is how long a code logs in.
const codeTime = 15 * time.Minute

// codes are the codes that log in once: one at a time, of this process alone.
type codes struct {
	now func() time.Time

	mu     sync.Mutex
	code   string // "" for none
	secret string
	until  time.Time
}

// LoginPath is an address on this server that logs the bearer of a token in, once
// and within fifteen minutes. Another one makes earlier ones void.
func (c *Console) LoginPath(secret string) string { return "/login?code=" + c.once.make(secret) }

func (o *codes) make(secret string) string {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.code, o.secret, o.until = rand.Text(), secret, o.now().Add(codeTime)
	return o.code
}

// take gives the token of a code, which is void from then on.
func (o *codes) take(code string) (secret string, ok bool) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.code == "" || subtle.ConstantTimeCompare([]byte(o.code), []byte(code)) != 1 {
		return "", false
	}
	secret, ok = o.secret, o.now().Before(o.until)
	o.code, o.secret = "", ""
	return secret, ok
}
