# Sourced: own_server PROGRAM builds damero and bench/PROGRAM and starts a server on a free port, with data that is thrown away. Sets
# `port` and `server` (its process), which ends with the script.

own_server() {
    scripts/setup.sh build
    scripts/build.sh release damero -DDAMERO_BENCH=ON
    scripts/build.sh release "$1" -DDAMERO_BENCH=ON
    data=$(mktemp -d)
    build/release/damero serve --port 0 --data "$data" > "$data/out" 2> "$data/log" &
    server=$!
    trap 'kill "$server" 2> /dev/null || true; wait "$server" 2> /dev/null || true; rm -rf "$data"' EXIT
    for _ in {1..100}; do
        grep -q listening "$data/out" && break
        sleep 0.1
    done
    port=$(sed -n 's/^listening .*:\([0-9]*\)$/\1/p' "$data/out")
}
