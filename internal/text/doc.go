// Package text is the one text analysis of the service: it cleans and
// normalises what people write, turns documents and questions into terms, scores
// documents against questions, counts model tokens and cuts sections into
// passages.
//
// Both graph engines index exactly the terms this package makes, white-space
// separated, and neither runs an analyser of its own; hence both match the same
// documents. Scores come from here too, from statistics of what the viewer may
// know, so that a hidden document moves nothing.
//
// Everything here is pure and deterministic: no input fails except through the
// errors of Clean, and no function keeps state between calls.
package text
