#!/usr/bin/env bash
# fuzz.sh SECONDS: builds every *_fuzz program with clang and runs each for so long, two at a time. One line a
# target; a crash shows its log and fails. What was learnt stays in build/corpus for the next time.
set -euo pipefail
cd "$(dirname "$0")/.."

# Prolog keeps its memory, and has a signal stack of its own (scripts/test.sh).
export ASAN_OPTIONS=${ASAN_OPTIONS:-detect_stack_use_after_return=1:use_sigaltstack=0}
export LSAN_OPTIONS=${LSAN_OPTIONS:-suppressions=$PWD/tests/leaks.supp:print_suppressions=0}

# run_one SECONDS PROGRAM
run_one() {
    local seconds=$1 program=$2 name corpus log runs
    name=$(basename "$program")
    corpus=build/corpus/$name
    log=build/fuzz/$name.log
    mkdir -p "$corpus"
    if "$program" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 -print_final_stats=1 \
        -artifact_prefix="build/fuzz/$name-" "$corpus" > "$log" 2>&1; then
        runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
        echo "$name: clean, $runs runs in $seconds s"
    else
        echo "$name: FAILED, see $log"
        tail -n 40 "$log"
        return 1
    fi
}

if [[ $1 == --one ]]; then
    run_one "$2" "$3"
    exit
fi

seconds=$1
scripts/setup.sh build fuzz
scripts/build.sh fuzz fuzz_targets
if ! find build/fuzz -type f -name '*_fuzz' -executable | grep -q .; then
    echo "fuzz: the build made no *_fuzz program" >&2
    exit 1
fi
find build/fuzz -type f -name '*_fuzz' -executable -print0 | sort -z |
    xargs -0 -n 1 -P 2 "$PWD/scripts/fuzz.sh" --one "$seconds"
