// Package exporter carries everything that the API's query exportRecords gives to
// a file of JSON lines. An export that was interrupted goes on where it stopped.
package exporter
