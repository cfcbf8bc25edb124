//go:build unix

package exporter

import (
	"os"
	"syscall"
)

// lock keeps other processes from a file until it is closed, also by a crash; free is
// false where another has it.
func lock(f *os.File) (free bool, err error) {
	err = syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
	if err == syscall.EWOULDBLOCK {
		return false, nil
	}
	return err == nil, err
}
