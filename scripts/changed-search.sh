# Sourced by scripts that compare the search with changed copies of it, compiled with the same flags.
#   changed_copy NAME        makes build/changed/NAME/search to be changed
#   compile_search NAME      compiles bench/fixed_search.cpp with it; the name `same` stands for the source as it is
changed=build/changed
mkdir -p "$changed"

changed_copy() {
    rm -rf "${changed:?}/$1"
    mkdir -p "$changed/$1"
    cp -r search "$changed/$1/search"
}

compile_search() {
    local source=$changed/$1
    [[ $1 != same ]] || source=.
    clang++-19 -std=c++20 -O3 -march=x86-64-v3 -DFMT_HEADER_ONLY -w -I "$source" -I . bench/fixed_search.cpp "$source"/search/*.cpp \
        "$changed"/games.a -o "$changed/$1.program" -pthread
}

# What does not change is compiled once; configuring writes the weights that are built in.
compile_games() {
    local object source
    cmake --preset release > /dev/null
    for source in core/*.cpp games/*.cpp games/*/*.cpp build/release/games/*/shipped_weights.cpp; do
        object=$changed/${source//\//_}.o
        echo "$source" "$object"
    done | xargs -P 2 -L 1 sh -c 'clang++-19 -std=c++20 -O3 -march=x86-64-v3 -DFMT_HEADER_ONLY -w -I . -c "$0" -o "$1"'
    rm -f "$changed/games.a"
    ar rcs "$changed/games.a" "$changed"/*.o
}
