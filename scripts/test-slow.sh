#!/usr/bin/env bash
# Builds and runs every *_slow_tests program of the release build, one after the other, and counts as `make test`.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh build test
scripts/build.sh release all -DDAMERO_TESTS=ON
scripts/build.sh release slow_tests

mapfile -d '' -t programs < <(find build/release -type f -name '*_slow_tests' -executable -print0 | sort -z)
passed=0 failed=0 skipped=0

# Adds up a gtest report: each test case is one element, with its failures inside.
tally() {
    awk '/<testcase / { cases++ }
         /<testcase .*result="(skipped|suppressed)"/ { skipped++ }
         /<testcase / { counted = 0 }
         /<failure / && !counted { failed++; counted = 1 }
         END { print cases - skipped - failed, failed + 0, skipped + 0 }' "$1"
}

for program in "${programs[@]}"; do
    name=$(basename "$program")
    report=$PWD/build/$name.xml
    rm -f "$report"
    begin=$SECONDS
    if ! "$program" --gtest_brief=1 --gtest_output="xml:$report" > "build/$name.log" 2>&1; then cat "build/$name.log"; fi
    if [[ -s $report ]]; then
        read -r good bad left <<< "$(tally "$report")"
    else
        good=0 bad=1 left=0 # it died before it could report
    fi
    echo "$name: $good passed, $bad failed, $((SECONDS - begin)) s" >&2
    passed=$((passed + good)) failed=$((failed + bad)) skipped=$((skipped + left))
done

line="$passed passed, $failed failed"
((skipped == 0)) || line+=", $skipped skipped"
echo "$line"
((failed == 0 && passed > 0))
