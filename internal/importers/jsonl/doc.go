// Package jsonl imports files of JSON lines: each line is one record of
// importRecords as it is.
package jsonl
