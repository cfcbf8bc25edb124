package evaluate

import (
	"cmp"
	"slices"
)

// fusionK is that of recall's reciprocal rank fusion (docs/explanation/recall-scores.md).
const fusionK = 60

// armsOf are the arms that took part in any of the answers, sorted.
func armsOf(answers [][]hit) []string {
	var names []string
	for _, hits := range answers {
		for _, h := range hits {
			for _, a := range h.arms {
				if !slices.Contains(names, a.Arm) {
					names = append(names, a.Arm)
				}
			}
		}
	}
	slices.Sort(names)
	return names
}

// counting is the answer as it would be if only the arms that keep takes had a say:
// the share of the others is taken out of each hit's score, and what no other arm
// found goes. It reorders what recall gave; what was cut by its limits is not
// brought back.
func counting(hits []hit, keep func(arm string) bool) []hit {
	var kept []hit
	for _, h := range hits {
		all, left := 0.0, 0.0
		for _, a := range h.arms {
			share := a.Weight / float64(fusionK+a.Rank)
			all += share
			if keep(a.Arm) {
				left += share
			}
		}
		if left > 0 {
			h.score *= left / all
			kept = append(kept, h)
		}
	}
	slices.SortStableFunc(kept, func(a, b hit) int { return cmp.Compare(b.score, a.score) })
	return kept
}
