# Reads the output of go test -v; see go-test. Lines are held back until their package's result line tells whether they
# are of interest.

function flush(  i) {
  for (i = 0; i < held; i++) print lines[i]
  held = 0
}

# count_package adds the tests of the package that has just ended.
function count_package(path) {
  passed += in_package
  on_neo4j += path ~ /neo4j/ ? in_package : named_neo4j
  in_package = named_neo4j = 0
}

/^=== / { current = $3; next }
/^ *--- PASS: / { in_package++; if (tolower($3) ~ /neo4j/) named_neo4j++; next }
/^ *--- SKIP: / {
  skipped[skips++] = $3 ": " said[$3]
  if (tolower(said[$3]) ~ /neo4j/) without_neo4j++
  next
}
/^ *--- FAIL: / { failed++ }
/^(ok  |\?   )\t/ { count_package($2); print; fflush(); held = 0; next }
/^FAIL\t/ { count_package($2); flush(); print; fflush(); next }
/^(PASS|FAIL|testing: warning: no tests to run)$/ { next }
{
  lines[held++] = $0
  said[current] = $0
  sub(/^ *[^ ]*\.go:[0-9]+: /, "", said[current])
}

END {
  flush()
  printf "tests: %d passed, of these %d on Neo4j; %d failed; %d skipped\n", passed, server ? on_neo4j : 0, failed, skips
  for (i = 0; i < skips; i++) print "skipped: " skipped[i]
  if (require != 1) exit
  if (without_neo4j > 0) {
    print "Neo4j is required, but " without_neo4j " tests were skipped for want of it (are their packages in ENGINE_PACKAGES?)"
    exit 1
  }
  if (server && on_neo4j == 0) {
    print "Neo4j is required, but no test ran on it"
    exit 1
  }
}
