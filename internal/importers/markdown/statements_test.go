package markdown_test

import (
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"brain/internal/importers"
	"brain/internal/importers/markdown"
)

// A link is of the type that its sentence states, from and to where it says; the
// sentence is its evidence. What states nothing is a mention.
func TestLinksThatSentencesState(t *testing.T) {
	v := vocabulary()
	v.Types[1].Implements = []string{"actor"}
	v.Links = []importers.LinkType{
		{Name: "mentions", Inverse: "mentioned_by"},
		{Name: "works_at", Inverse: "employs", From: []string{"person"}, To: []string{"company"}, Phrases: []string{"works at", "engineer at"}},
		{Name: "founded", Inverse: "founded_by", From: []string{"person"}, To: []string{"company"}, Phrases: []string{"founder of"}, InversePhrases: []string{"founded by"}},
		{Name: "attended", From: []string{"actor"}, To: []string{"event"}, Phrases: []string{"attended"}, InversePhrases: []string{"attended by"}},
	}
	files := fstest.MapFS{
		"people/Dana.md":    {Data: []byte("---\ntype: person\n---\nDana is the founder of [[Acme]]. She is an engineer at [Bolt](companies/gone). Old friends: [[Eve]].\n")},
		"people/Eve.md":     {Data: []byte("---\ntype: person\n---\nNot an engineer at [[Acme]].\n\n~~Engineer at [[Bolt]]~~\n")},
		"companies/Acme.md": {Data: []byte("---\ntype: company\n---\nAcme was founded in 2021 by [[Dana]].\n")},
		"companies/Bolt.md": {Data: []byte("---\ntype: company\n---\n")},
		"events/Talks.md":   {Data: []byte("---\ntype: event\n---\n- Attended by [[Dana]] and [[Eve]]. [[Acme]] paid.\n")},
	}
	vault, err := markdown.Open(t.Context(), files, markdown.Options{Name: "v", Scope: "world", Vocabulary: v})
	require.NoError(t, err)
	got := map[string]string{}
	for i := range vault.Len() {
		r, err := vault.Links(i)
		require.NoError(t, err)
		require.Empty(t, r.Unresolved)
		for _, l := range r.Links {
			got[l.From+" "+l.Type+" "+l.To] = l.Excerpt
		}
	}
	require.Equal(t, map[string]string{
		"v/people/Dana.md founded v/companies/Acme.md":   "Dana is the founder of Acme.",
		"v/people/Dana.md works_at v/companies/Bolt.md":  "She is an engineer at Bolt.",
		"v/people/Dana.md mentions v/people/Eve.md":      "Old friends: Eve.",
		"v/people/Eve.md mentions v/companies/Bolt.md":   "Engineer at Bolt",
		"v/people/Eve.md mentions v/companies/Acme.md":   "Not an engineer at Acme.",
		"v/people/Dana.md attended v/events/Talks.md":    "Attended by Dana and Eve.",
		"v/people/Eve.md attended v/events/Talks.md":     "Attended by Dana and Eve.",
		"v/events/Talks.md mentions v/companies/Acme.md": "Acme paid.",
	}, got, "Acme says the same of Dana as Dana of Acme, with a sentence of its own")
}
