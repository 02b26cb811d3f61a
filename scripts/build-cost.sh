#!/usr/bin/env bash
# build-cost.sh [PRESET]: what compiling costs. Clones the last commit into a temporary folder, builds the program and
# then the tests there, without ccache, and prints the processor seconds (user and system) of each folder's files,
# of linking, and of both builds.
set -euo pipefail
cd "$(dirname "$0")/.."
preset=${1:-release}
scripts/setup.sh build test web-test bench
scripts/build-web.sh
export CCACHE_DISABLE=1

folder=$(mktemp -d "${TMPDIR:-/tmp}/damero-cost.XXXXXX")
trap 'rm -rf "$folder"' EXIT
git clone --quiet . "$folder/damero"
cp -r web/dist "$folder/damero/web/dist"
cd "$folder/damero"

# seconds TARGET: builds it, and prints what each part took and the sum.
seconds() {
    local costs=$folder/$1.costs
    local timed="/usr/bin/time;--append;--output=$costs;--format=%U %S %C"
    cmake --preset "$preset" -DDAMERO_TESTS=ON \
        -DCMAKE_CXX_COMPILER_LAUNCHER="$timed" -DCMAKE_CXX_LINKER_LAUNCHER="$timed" > /dev/null
    local TIMEFORMAT='%U %S' whole
    whole=$({ time cmake --build --preset "$preset" --target "$1" > "$folder/log" 2>&1 ||
        { cat "$folder/log" >&2; exit 1; }; } 2>&1)
    awk -v whole="$whole" -v target="$1" -v root="$PWD/" -f scripts/build-cost.awk "$costs"
}

seconds damero
seconds all
