# The commands a person types. The work is done in scripts/, one file a command; the build itself is CMake's.
FUZZ_SECONDS ?= 60
PREFIX ?= /usr/local
PLAY ?= play --game damas
SERVE ?= serve
LOAD_SECONDS ?= 60
MATCHES ?= textbook soak ladder levels
EXPLAINED ?= 1000
KILL_GAMES ?= 200
SERVE_KILLS ?= 50

.DEFAULT_GOAL := help
.PHONY: help run play build test test-slow explain-truth kill-jobs kill-serve mine-check test-asan test-tsan fuzz bench strength observer-cost weak-spots lab-report load fairness build-cost install format clean

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile

run: build ## set up, build and serve the page at http://127.0.0.1:8080 (SERVE="serve --port 9000")
	@build/release/damero $(SERVE)

play: build ## set up, build and start a game of damas in the terminal (PLAY="play --game chess")
	@build/release/damero $(PLAY)

build: ## set up and build build/release/damero, the page inside
	@scripts/setup.sh build
	@scripts/build-web.sh
	@scripts/build.sh release damero

test: ## set up, build and run every test
	@scripts/test.sh release

test-slow: ## run the suites too long for every day (*_slow_tests)
	@scripts/test-slow.sh

explain-truth: ## check every claim about EXPLAINED (1000) puzzles and as many positions of games, minutes of work
	@scripts/explain-truth.sh "$(EXPLAINED)"

kill-jobs: ## kill long commands ten times over KILL_GAMES (200) games, and compare what they end with, minutes of work
	@scripts/build.sh release damero
	@scripts/kill-jobs.sh "$(KILL_GAMES)"

kill-serve: ## kill a server SERVE_KILLS (50) times while it is written to, and look whether anything acknowledged is lost
	@scripts/build.sh release damero
	@scripts/kill-serve.py "$(SERVE_KILLS)"

mine-check: ## ask stockfish about 300 of the built-in chess puzzles, a million nodes each, minutes of work
	@scripts/setup.sh bench
	@scripts/mine-check.py

test-asan: ## every test under the address and undefined-behaviour sanitizers
	@scripts/test.sh asan

test-tsan: ## every test under the thread sanitizer
	@scripts/test.sh tsan

fuzz: ## run each fuzz target for FUZZ_SECONDS (60), two at a time
	@scripts/fuzz.sh "$(FUZZ_SECONDS)"

bench: ## measure speed, against stockfish where it says so
	@scripts/bench.sh

strength: ## the matches behind docs/strength.md, hours of them (MATCHES="textbook soak ladder levels")
	@scripts/build.sh release damero
	@scripts/strength.sh $(MATCHES)

observer-cost: ## count a search's instructions with the silent observer and with its calls cut out
	@scripts/observer-cost.sh

weak-spots: ## put weak spots of a first engine back, one at a time, and measure them
	@scripts/weak-spots.sh

lab-report: ## measure the orders of moves anew and write PERFORMANCE.md with its charts, minutes of work
	@scripts/build.sh release damero
	@build/release/damero lab report

load: ## a minute of load on a server of its own: 200 pages, 500 requests a second (LOAD_SECONDS)
	@scripts/load.sh "$(LOAD_SECONDS)"

fairness: ## one client floods a server of its own; what others then wait for a move, /health and an analysis
	@scripts/fairness.sh

build-cost: ## compile the program and the tests from a clean clone without ccache, and print the processor seconds
	@scripts/build-cost.sh

install: build ## install under PREFIX (/usr/local)
	@cmake --install build/release --prefix "$(PREFIX)" > /dev/null
	@echo "installed $(DESTDIR)$(PREFIX)/bin/damero"

format: ## clang-format every source file
	@scripts/format.sh

clean: ## remove everything that was built
	@rm -rf build web/dist web/node_modules
