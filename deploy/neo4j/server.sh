# shellcheck shell=bash disable=SC2034 # the variables are read by the scripts that source this file
# Sourced by up and down: where a server keeps its files, and whether it runs.
#
# The server's JVM inherits an open lock on $dir/lock, so the kernel releases it at the moment the process ends, however
# it ends. A stale pid file or a reused process number can therefore not be mistaken for a running server.

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
dir=${NEO4J_DIR:-$here/../../.neo4j}

say() { printf 'neo4j: %s\n' "$*" >&2; }
fail() {
  say "$@"
  exit 1
}

# need COMMAND WHAT: fails unless COMMAND can be run.
need() { command -v "$1" >/dev/null || fail "'$1' was not found: install $2"; }

# running: does a server hold the folder?
running() { [[ -e $dir/lock ]] && ! flock -n "$dir/lock" true; }

# one_at_a_time: waits for another up or down of the same folder; the lock goes when this script ends.
one_at_a_time() {
  exec 8>"$dir/script.lock"
  flock -w 180 8 || fail "another up or down has been working on $dir for 180 s"
}
