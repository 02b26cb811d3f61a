#!/usr/bin/env bash
# load.sh SECONDS: puts a server of its own under load.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/own-server.sh
own_server serve_load
build/release/bench/serve_load "$port" "$1" 500 200 "$server"
