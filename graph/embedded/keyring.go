package embedded

import (
	"slices"
	"strconv"
	"strings"
	"sync"

	"brain/graph"
)

// keyring is the registry of audience keys in memory. The table only grows and
// changes only where Scrub retires a key that nothing uses, so what is here stays true; a reader first adds the rows of its
// snapshot that are not here yet. Keys with an author part say which keys have
// items of that author, so that the exemption need not list every key.
type keyring struct {
	mu        sync.RWMutex
	top       int64 // highest id
	ids       map[graph.AudienceKey]int64
	composite []keyEntry            // plain keys with ends or requires
	byAuthor  map[string][]keyEntry // author keys, by author
}

type keyEntry struct {
	id  int64
	key graph.AudienceKey
}

func newKeyring() *keyring {
	return &keyring{ids: map[graph.AudienceKey]int64{}, byAuthor: map[string][]keyEntry{}}
}

func (k *keyring) highest() int64 {
	k.mu.RLock()
	defer k.mu.RUnlock()
	return k.top
}

func (k *keyring) id(key graph.AudienceKey) (int64, bool) {
	k.mu.RLock()
	defer k.mu.RUnlock()
	id, ok := k.ids[key]
	return id, ok
}

func (k *keyring) add(entries ...keyEntry) {
	k.mu.Lock()
	defer k.mu.Unlock()
	for _, e := range entries {
		if _, known := k.ids[e.key]; known {
			continue
		}
		k.ids[e.key] = e.id
		k.top = max(k.top, e.id)
		if _, _, _, author := e.key.Parts(); author != "" {
			k.byAuthor[author] = append(k.byAuthor[author], e)
		} else if e.key.Composite() {
			k.composite = append(k.composite, e)
		}
	}
}

// entries are all keys known now.
func (k *keyring) entries() []keyEntry {
	k.mu.RLock()
	defer k.mu.RUnlock()
	out := make([]keyEntry, 0, len(k.ids))
	for key, id := range k.ids {
		out = append(out, keyEntry{id, key})
	}
	return out
}

// drop forgets keys that nothing uses any more.
func (k *keyring) drop(ids []int64) {
	k.mu.Lock()
	defer k.mu.Unlock()
	dropped := func(e keyEntry) bool { return slices.Contains(ids, e.id) }
	for key, id := range k.ids {
		if slices.Contains(ids, id) {
			delete(k.ids, key)
		}
	}
	k.composite = slices.DeleteFunc(k.composite, dropped)
	for author, entries := range k.byAuthor {
		k.byAuthor[author] = slices.DeleteFunc(entries, dropped)
	}
}

// sight is what an audience may see, in ids of keys.
type sight struct {
	visible  []int64 // plain keys: K
	authored []int64 // plain keys not in K whose items the author sees: M
	filed    []int64 // keys of the text index, plain and with author
}

// sight computes what the audience sees of the keys known now. For Everything
// only filed is set: other reads test no key then.
func (k *keyring) sight(a graph.Audience) sight {
	k.mu.RLock()
	defer k.mu.RUnlock()
	var s sight
	if a.IsEverything() {
		for key, id := range k.ids {
			if a.SeesKey(key) {
				s.filed = append(s.filed, id)
			}
		}
		return s
	}
	for _, scope := range a.Scopes() {
		if id, ok := k.ids[graph.AudienceKey(scope)]; ok {
			s.visible = append(s.visible, id)
		}
	}
	for _, e := range k.composite {
		if a.SeesKey(e.key) {
			s.visible = append(s.visible, e.id)
		}
	}
	s.filed = append(s.filed, s.visible...)
	for _, e := range k.byAuthor[a.Author()] {
		if a.SeesKey(e.key) {
			s.filed = append(s.filed, e.id)
		}
		plain := withoutAuthor(e.key)
		if id, ok := k.ids[plain]; ok && !a.SeesKey(plain) && a.AuthorSeesKey(plain) {
			s.authored = append(s.authored, id)
		}
	}
	return s
}

const authorMark = "@"

func withAuthor(key graph.AudienceKey, author string) graph.AudienceKey {
	return key + graph.AudienceKey(authorMark+author)
}

func withoutAuthor(key graph.AudienceKey) graph.AudienceKey {
	return key[:strings.LastIndex(string(key), authorMark)]
}

// idList writes ids as the JSON array that json_each reads.
func idList(ids []int64) string {
	b := []byte{'['}
	for i, id := range ids {
		if i > 0 {
			b = append(b, ',')
		}
		b = strconv.AppendInt(b, id, 10)
	}
	return string(append(b, ']'))
}
