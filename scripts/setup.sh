#!/usr/bin/env bash
# Sees to it that the packages of the groups named (build, test, bench, fuzz, format) are here. Root installs
# what is missing; anyone else is told the line to run. Silent when nothing is missing.
# DAMERO_SETUP=skip trusts whatever is installed, for machines without apt.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/packages.sh

[[ ${DAMERO_SETUP:-} == skip ]] && exit 0

wanted=()
for group in "$@"; do
    [[ -n ${packages[$group]:-} ]] || { echo "setup: no package group is called '$group'" >&2; exit 2; }
    read -d '' -ra names <<< "${packages[$group]}" || true # -d '': a list may go over several lines
    wanted+=("${names[@]}")
done

if ! command -v dpkg-query > /dev/null || ! command -v apt-get > /dev/null; then
    echo "setup: this is not a Debian system (no apt), so nothing can be installed here. Damero needs what" >&2
    echo "  Debian 12 calls: ${wanted[*]}" >&2
    echo "Install their like, then run again with DAMERO_SETUP=skip." >&2
    exit 1
fi

is_installed() { [[ $(dpkg-query -W -f '${db:Status-Status}' "$1" 2> /dev/null) == installed ]]; }

missing=()
for name in "${wanted[@]}"; do is_installed "$name" || missing+=("$name"); done

# Package lists that were never fetched or are out of date only show when an installation fails.
install_missing() {
    local -a install=(apt-get install --yes --no-install-recommends "${missing[@]}")
    export DEBIAN_FRONTEND=noninteractive
    "${install[@]}" && return
    apt-get update || true # another source may be down; the installation tells whether it mattered
    "${install[@]}"
}

if ((${#missing[@]} > 0)); then
    if ((EUID != 0)); then
        echo "setup: missing packages; run this, then try again:" >&2
        echo "  sudo apt-get install --yes --no-install-recommends ${missing[*]}" >&2
        exit 1
    fi
    echo "setup: installing ${missing[*]}" >&2
    log=$(mktemp)
    trap 'rm -f "$log"' EXIT
    if ! install_missing > "$log" 2>&1 < /dev/null; then
        cat "$log" >&2
        echo "setup: could not install: ${missing[*]}" >&2
        exit 1
    fi
fi

# at_least TOOL HAS NEEDS
at_least() {
    [[ $(printf '%s\n%s\n' "$3" "$2" | sort -V | head -n 1) == "$3" ]] && return
    echo "setup: $1 $2 is too old; Damero needs $1 $3 or newer (Debian 12 has it)" >&2
    exit 1
}
at_least g++ "$(g++ -dumpfullversion)" 12
at_least cmake "$(cmake --version | sed -n '1s/[^0-9]*//p')" 3.25
