# The Debian packages each kind of work needs: the only list there is. Sourced by setup.sh.

declare -A packages=(
    [build]="g++ clang-19 lld-19 cmake ninja-build ccache libcli11-dev libfmt-dev nlohmann-json3-dev libexpected-dev libtomlplusplus-dev libzstd-dev
        libboost1.81-dev libsqlitecpp-dev libsqlite3-dev zlib1g-dev swi-prolog-nox libseccomp-dev"
    [web]="nodejs npm"
    [test]="libgtest-dev librapidcheck-dev pgn-extract"
    [web-test]="chromium fonts-inter"
    [bench]="time stockfish glaurung toga2 fairy-stockfish ethereal-chess valgrind jq python3"
    [fuzz]="libclang-rt-19-dev"
    [format]="clang-format"
)
