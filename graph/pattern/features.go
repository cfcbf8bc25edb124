package pattern

// Feature is a construct that the parser and the checker know and that engines
// learn one by one.
type Feature string

// The features.
const (
	FeatureOptional       Feature = "OPTIONAL MATCH"
	FeatureWith           Feature = "WITH"
	FeaturePathTest       Feature = "a pattern in WHERE"
	FeatureUndirected     Feature = "a relationship without direction"
	FeatureVariableLength Feature = "a variable length"
	FeatureAggregates     Feature = "an aggregate other than count"
)

// built lists the features that every engine runs. A feature is switched on for
// all callers by adding it here.
var built = [...]Feature{FeaturePathTest, FeatureUndirected}
