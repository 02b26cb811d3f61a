#!/usr/bin/env bash
# fairness.sh: lets one client flood a server of its own and measures what others wait.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/own-server.sh
own_server serve_fairness
timeout 300 build/release/bench/serve_fairness "$port"
