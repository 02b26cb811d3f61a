#!/usr/bin/env bash
# test-web.sh unit|types|browser BINARY [WORDS]: the page's tests. `browser` plays with the page in Chromium against
# BINARY serve; UPDATE_SCREENSHOTS=1 takes the pictures of docs/screenshots on the way.
set -euo pipefail
cd "$(dirname "$0")/.."
kind=$1 binary=${2:+$(realpath "$2")}
shift $(($# < 2 ? $# : 2))
cd web
case $kind in
    unit) exec npx vitest run ;;
    types) exec npm run --silent check ;;
    browser) DAMERO=$binary exec node e2e/run.mjs "$@" ;;
    *) echo "test-web: no kind of test is called '$kind'" >&2; exit 2 ;;
esac
