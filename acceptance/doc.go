// Package acceptance drives the built program from outside, as a user would: the
// binary, its HTTP API, real vaults, kill -9 and several processes. Tests over
// the shared data run where BRAIN_TEST_DATA names it.
package acceptance
