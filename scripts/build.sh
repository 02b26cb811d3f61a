#!/usr/bin/env bash
# build.sh PRESET TARGET [CMAKE-OPTION...]: configures build/PRESET and builds TARGET there. Says nothing when
# all is well, except how far it is: ninja's progress line on a terminal, elsewhere a line every half minute.
# Shows what was printed when something failed.
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

# Reads what ninja prints: its status lines, `progress DONE ALL ...`, become a line every half minute, the rest
# goes on to the log.
half_minutes() {
    local began=$SECONDS due=$((SECONDS + 30)) part line='' status far all=''
    while true; do
        status=0
        IFS= read -r -t 2 part || status=$?
        line+=$part
        if ((status == 0)); then
            if [[ $line == 'progress '* ]]; then read -r _ far all _ <<< "$line"; else printf '%s\n' "$line"; fi
            line=''
        elif ((status <= 128)); then # the end; above 128: nothing came in time
            printf '%s' "$line"
            return
        fi
        if ((SECONDS >= due)); then
            due=$((SECONDS + 30))
            local passed=$((SECONDS - began))
            if [[ -n $all ]]; then
                printf 'build: %d of %d files, %d:%02d\n' "$far" "$all" $((passed / 60)) $((passed % 60)) >&3
            fi
        fi
    done
}

compile() { NINJA_STATUS='progress %f %t ' cmake --build --preset "$preset" --target "$target" 2>&1 | half_minutes; }

quietly "configuring" cmake --preset "$preset" "$@"
if [[ -t 1 ]]; then
    cmake --build --preset "$preset" --target "$target" || { echo "the build failed (preset $preset)" >&2; exit 1; }
else
    quietly "the build" compile 3>&2
fi
