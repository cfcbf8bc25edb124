package packs

import (
	"embed"
	"fmt"
	"io/fs"
)

//go:embed builtin/*.yaml
var builtinFiles embed.FS

// Builtin returns the packs that ship with the product, bases first. The
// files are embedded and tested, so a mistake in one is a programming error
// and panics.
func Builtin() []Pack {
	names, err := fs.Glob(builtinFiles, "builtin/*.yaml")
	if err != nil {
		panic(fmt.Sprintf("packs: list built-in packs: %v", err))
	}
	var all []Pack
	for _, name := range names {
		text, err := builtinFiles.ReadFile(name)
		if err != nil {
			panic(fmt.Sprintf("packs: read built-in pack: %v", err))
		}
		p, err := Parse(text)
		if err != nil {
			panic(fmt.Sprintf("packs: built-in pack %s: %v", name, err))
		}
		all = append(all, p)
	}
	ordered, conflicts := arrange(all)
	if len(conflicts) > 0 {
		panic(fmt.Sprintf("packs: built-in packs conflict: %v", conflicts))
	}
	return ordered
}
