package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"iter"
	"os"
	"path/filepath"
	"time"

	"brain/internal/linkeddata"
)

// linkedDataResult is what an export as JSON-LD wrote.
type linkedDataResult struct {
	File string `json:"file"`
	linkeddata.Result
}

// exportLinkedData writes the records of an export to a file as JSON-LD and prints
// what it did. The file takes its name when it is whole, and is for its owner only.
// done is told how many records were read; the first error of records ends it.
func (c *cli) exportLinkedData(path string, history bool, records iter.Seq2[json.RawMessage, error], done func(int)) error {
	result, err := writeWhole(path, func(w io.Writer) (linkeddata.Result, error) {
		return writeLinkedData(w, linkeddata.Options{Now: time.Now(), History: history}, records, done)
	})
	if err != nil {
		return err
	}
	if c.json {
		return printJSON(c.out, linkedDataResult{path, result})
	}
	_, err = fmt.Fprintf(c.out, "%s: %d elements of %d records, %d left out as not current\n", line(path), result.Elements, result.Records, result.LeftOut)
	return err
}

func writeLinkedData(out io.Writer, options linkeddata.Options, records iter.Seq2[json.RawMessage, error], done func(int)) (linkeddata.Result, error) {
	w, err := linkeddata.NewWriter(out, options)
	if err != nil {
		return linkeddata.Result{}, err
	}
	n := 0
	for record, err := range records {
		if err != nil {
			return linkeddata.Result{}, err
		}
		if err := w.Add(record); err != nil {
			return linkeddata.Result{}, fmt.Errorf("record %d: %w", n+1, err)
		}
		n++
		done(n)
	}
	return w.Close()
}

// writeWhole writes a file beside path and gives it that name when it is whole; of
// one that fails nothing stays.
func writeWhole(path string, write func(io.Writer) (linkeddata.Result, error)) (linkeddata.Result, error) {
	f, err := os.CreateTemp(filepath.Dir(path), filepath.Base(path)+".*.partial")
	if err != nil {
		return linkeddata.Result{}, err
	}
	result, err := write(f)
	if err == nil {
		err = f.Sync()
	}
	err = errors.Join(err, f.Close())
	if err == nil {
		err = os.Rename(f.Name(), path)
	}
	if err != nil {
		return result, errors.Join(err, os.Remove(f.Name()))
	}
	return result, nil
}
