package memory_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"brain/disclosure"
	"brain/internal/memory"
)

// changed tells whether somebody is told that a claim's evidence changed.
func (w *world) changed(uid, claim string) bool {
	w.t.Helper()
	found, err := w.ChangedEvidence(w.t.Context(), w.as(uid), []string{claim}, nil)
	require.NoError(w.t, err)
	return len(found[claim]) > 0
}

func (w *world) cites(uid, claim string) []memory.EvidenceKind {
	w.t.Helper()
	found, err := w.EvidenceOf(w.t.Context(), w.as(uid), []string{claim}, nil)
	require.NoError(w.t, err)
	out := []memory.EvidenceKind{}
	for _, e := range found[claim] {
		out = append(out, e.Kind)
	}
	return out
}

// citing is a claim about a page that rests on pages, or on nothing but a word.
func citing(text, page string, origins ...string) memory.RememberInput {
	in := about(fact(text, "world"), page)
	in.Evidence = nil
	for _, origin := range origins {
		in.Evidence = append(in.Evidence, memory.EvidenceInput{Kind: memory.EvidencePage, Origin: &origin, Note: ptr("seen on " + origin)})
	}
	return in
}

func TestAClaimStaysWithTheEvidenceThatIsLeft(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		w.group("deal", "ann")
		a := w.page("ann", "note", "Source A", "")
		w.page("ann", "note", "Source B", "")
		hidden := w.page("ann", "note", "Source C", "group:deal")
		w.page("ann", "company", "Acme", "")
		in := citing("Acme grows.", "Acme", "Source A", "Source B", hidden.ID)
		claim := w.remember("ann", in).Claim.ID
		page := []memory.EvidenceKind{"PAGE", "PAGE", "PAGE"}
		require.Equal(t, page, w.cites("ann", claim))
		require.False(t, w.changed("ann", claim))

		w.delete("ann", a.ID)
		require.Equal(t, page[:2], w.cites("ann", claim))
		require.True(t, w.changed("bob", claim))
		kind := memory.FindingEvidenceChanged
		findings, err := w.Findings(t.Context(), w.as("bob"), nil, &kind, nil, nil)
		require.NoError(t, err)
		require.Len(t, findings.Nodes, 1)

		w.restore("ann", a.ID)
		require.Equal(t, page, w.cites("ann", claim))
		require.False(t, w.changed("bob", claim))

		// Who cannot know a source sees no difference when it goes.
		w.delete("ann", hidden.ID)
		require.Equal(t, page, w.cites("bob", claim))
		require.Equal(t, page[:2], w.cites("ann", claim))
		require.False(t, w.changed("bob", claim))
		require.True(t, w.changed("ann", claim))
	})
}

func TestAClaimIsFlaggedWhenItsPageChanges(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		w.group("deal", "ann")
		p := w.page("ann", "note", "Source", "")
		w.page("ann", "company", "Acme", "")
		claim := w.remember("ann", citing("Acme grows.", "Acme", "Source")).Claim.ID
		edit := func(patch memory.SectionPatch) {
			_, _, err := w.UpdatePage(t.Context(), w.as("ann"), memory.UpdatePageInput{Page: p.ID, Version: w.version("ann", p), Sections: []memory.SectionPatch{patch}})
			require.NoError(t, err)
		}
		edit(memory.SectionPatch{Text: ptr("for the deal"), Scope: ptr("group:deal")})
		require.True(t, w.changed("ann", claim))
		require.False(t, w.changed("bob", claim), "nobody is told of a change that it cannot know")
		edit(memory.SectionPatch{Text: ptr("for all")})
		require.True(t, w.changed("bob", claim))
	})
}

func TestAClaimIsFlaggedWhenItsClaimIsReplaced(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		w.principal(disclosure.Human, "cora", disclosure.MemberRole, disclosure.CuratorRole)
		source := w.remember("ann", fact("Rain is near.", "world")).Claim.ID
		in := fact("Take an umbrella.", "world")
		in.Evidence = []memory.EvidenceInput{{Kind: memory.EvidenceClaim, Origin: &source}}
		claim := w.remember("ann", in).Claim.ID
		require.False(t, w.changed("ann", claim))
		_, _, err := w.Correct(t.Context(), w.as("ann"), memory.CorrectInput{Claim: source, Text: "Snow is near.", Reason: "misheard"})
		require.NoError(t, err)
		require.True(t, w.changed("cora", claim))
	})
}

func TestRecallLowersWhatRestsOnNothingElse(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		a := w.page("ann", "note", "Source A", "")
		w.page("ann", "note", "Source B", "")
		w.page("ann", "company", "Acme", "")
		w.remember("ann", citing("Umbrellas sell well.", "Acme", "Source A"))
		w.remember("ann", citing("Umbrellas are red.", "Acme", "Source A", "Source B"))
		seen := citing("Umbrellas fold.", "Acme", "Source A")
		seen.Evidence = append(seen.Evidence, said("seen in the shop")...)
		w.remember("ann", seen)
		w.delete("ann", a.ID)
		factors := map[string]float64{}
		why := map[string]string{}
		for _, hit := range w.recall("ann", memory.RecallInput{Query: "umbrellas"}).Hits {
			for _, f := range hit.Why.Factors {
				if f.Name == "evidence" {
					factors[hit.Item.Claim.Text] = f.Value
					why[hit.Item.Claim.Text] = hit.Why.Text
				}
			}
		}
		require.Equal(t, map[string]float64{"Umbrellas sell well.": 0.7, "Umbrellas are red.": 1, "Umbrellas fold.": 1}, factors)
		require.Contains(t, why["Umbrellas sell well."], "its only evidence has changed since")
		require.NotContains(t, why["Umbrellas are red."], "evidence")
	})
}
