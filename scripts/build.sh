#!/usr/bin/env bash
# build.sh PRESET TARGET [CMAKE-OPTION...]: configures build/PRESET and builds TARGET there. Says nothing when
# all is well, except for ninja's progress line on a terminal; shows the whole output when it is not.
set -euo pipefail
cd "$(dirname "$0")/.."
preset=$1 target=$2
shift 2
unset MAKEFLAGS MFLAGS MAKELEVEL # g++ runs a make of its own to link in parallel; ours is none of its business
export CCACHE_BASEDIR=$PWD CCACHE_NOHASHDIR=1 # a second clone finds what the first one compiled

mkdir -p build
log=build/$preset.log

# quietly WHAT COMMAND...
quietly() {
    local what=$1
    shift
    if ! "$@" > "$log" 2>&1; then
        cat "$log" >&2
        echo "$what failed (preset $preset)" >&2
        exit 1
    fi
}

quietly "configuring" cmake --preset "$preset" "$@"
if [[ -t 1 ]]; then
    cmake --build --preset "$preset" --target "$target" || { echo "the build failed (preset $preset)" >&2; exit 1; }
else
    quietly "the build" cmake --build --preset "$preset" --target "$target" -- --quiet
fi
