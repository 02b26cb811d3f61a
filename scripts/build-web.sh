#!/usr/bin/env bash
# Builds the page, web/dist, which the server carries inside. Says which Node it uses when there is something to
# build, and nothing when there is not; shows the whole output when something fails.
set -euo pipefail
cd "$(dirname "$0")/.."
mkdir -p build
log=build/web.log

# quietly WHAT COMMAND...
quietly() {
    local what=$1
    shift
    if ! "$@" > "$log" 2>&1 < /dev/null; then
        cat "$log" >&2
        echo "$what failed" >&2
        exit 1
    fi
}

digest() { sha256sum "$@" | sha256sum | cut -d ' ' -f 1; }
stamped() { [[ -f $1 && $(< "$1") == "$2" ]]; }

mapfile -d '' -t sources < <(find web/src web/public web/index.html web/package-lock.json web/*.config.* web/tsconfig.json \
    -type f -print0 | sort -z)
page=$(digest "${sources[@]}")
if [[ -f web/dist/index.html && -d web/node_modules ]] && stamped build/web.stamp "$page"; then exit 0; fi

source scripts/node.sh
echo "page: building with Node $(node --version)" >&2
lock="$(digest web/package-lock.json) $(node --version)"
if [[ ! -d web/node_modules ]] || ! stamped build/web-packages.stamp "$lock"; then
    quietly "installing the page's packages" env -C web "${npm_ci[@]}" --no-audit --no-fund
    echo "$lock" > build/web-packages.stamp
fi
quietly "building the page" env -C web npx vite build
echo "$page" > build/web.stamp
