#!/usr/bin/env bash
# Formats every C++ file that git knows or would know, as .clang-format says.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/setup.sh format
git ls-files -z --cached --others --exclude-standard -- '*.hpp' '*.cpp' | xargs -0 -r clang-format -i
