#!/usr/bin/env bash
# test.sh PRESET: sets up, builds every test under PRESET, runs them, and ends with one line:
# `N passed, N failed`, with `, N skipped` after it when some were. The output of failing tests comes before.
set -euo pipefail
cd "$(dirname "$0")/.."
preset=$1
scripts/setup.sh build test web-test
scripts/build-web.sh
scripts/build.sh "$preset" all -DDAMERO_TESTS=ON

# Under a sanitizer a program takes several times its time, and tests of deadlines would only measure that.
left_out=()
if [[ $preset == asan || $preset == tsan ]]; then
    mapfile -t deadlines < <(grep -v '^#' tests/deadlines.txt)
    left_out=(--exclude-regex "^($(IFS='|'; echo "${deadlines[*]}"))\$")
    echo "left out under the sanitizers: ${#deadlines[@]} tests of deadlines (tests/deadlines.txt)" >&2
fi

# Prolog gives each thread that asks it a signal stack of its own, which the sanitizer would try to free.
export ASAN_OPTIONS=${ASAN_OPTIONS:-detect_stack_use_after_return=1:use_sigaltstack=0}
export LSAN_OPTIONS=${LSAN_OPTIONS:-suppressions=$PWD/tests/leaks.supp:print_suppressions=0}
export TSAN_OPTIONS=${TSAN_OPTIONS:-suppressions=$PWD/tests/threads.supp:print_suppressions=0:second_deadlock_stack=1}
export UBSAN_OPTIONS=${UBSAN_OPTIONS:-print_stacktrace=1}
export RC_PARAMS=${RC_PARAMS:-seed=20} # the same made-up games at every run, unless asked for others
results=$PWD/build/$preset/results.xml
rm -f "$results"
ctest --test-dir "build/$preset" -j "${TEST_JOBS:-2}" --timeout 900 --output-on-failure "${left_out[@]}" \
    --output-junit "$results" > "build/$preset.tests.log" 2>&1 || true
if [[ ! -s $results ]]; then
    cat "build/$preset.tests.log" >&2
    echo "ctest wrote no results (preset $preset)" >&2
    exit 1
fi
awk -f scripts/results.awk "$results"
