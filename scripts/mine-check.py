#!/usr/bin/env python3
"""Checks mined chess puzzles with an outside engine: is its best move the solver's first, and no other near it?

  scripts/mine-check.py [PUZZLES.csv] [--count N] [--nodes N] [--engine PATH]

The puzzles are taken evenly from the file (config/puzzles/chess.csv unless told). A puzzle agrees when the engine's best of two
moves is the puzzle's and the second is more than 150 centipawns below it, or mates too. Exit 1 below 97 %.
"""
import argparse
import csv
import pathlib
import subprocess
import sys

MATE = 100_000
NEAR = 150
DEMANDED = 0.97


class Engine:
    def __init__(self, path):
        self.process = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        self.say("uci")
        self.wait("uciok")
        self.say("setoption name MultiPV value 2")
        self.say("setoption name Hash value 64")

    def say(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def wait(self, word):
        lines = []
        for line in self.process.stdout:
            lines.append(line.split())
            if lines[-1][:1] == [word]:
                return lines
        sys.exit("the engine has ended")

    def best_two(self, fen, first, nodes):
        """The two best moves, each with its score in centipawns or counted from MATE."""
        self.say("ucinewgame")
        self.say("isready")
        self.wait("readyok")
        self.say(f"position fen {fen} moves {first}")
        self.say(f"go nodes {nodes}")
        found = {}
        for words in self.wait("bestmove"):
            if words[:1] != ["info"] or "pv" not in words or "lowerbound" in words or "upperbound" in words:
                continue
            at = words.index("score")
            value = int(words[at + 2])
            if words[at + 1] == "mate":
                value = MATE - value if value > 0 else -MATE - value
            found[int(words[words.index("multipv") + 1])] = (words[words.index("pv") + 1], value)
        return [found[rank] for rank in sorted(found)]


def agrees(lines, wanted):
    best = lines[0]
    if len(lines) == 1:
        return best[0] == wanted
    second = lines[1]
    both_mate = best[1] > MATE // 2 and second[1] > MATE // 2
    if both_mate:
        return wanted in (best[0], second[0])
    return best[0] == wanted and best[1] - second[1] > NEAR


def main():
    root = pathlib.Path(__file__).resolve().parent.parent
    parser = argparse.ArgumentParser()
    parser.add_argument("puzzles", nargs="?", default=root / "config/puzzles/chess.csv")
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--nodes", type=int, default=1_000_000)
    parser.add_argument("--engine", default="/usr/games/stockfish")
    given = parser.parse_args()
    with open(given.puzzles, newline="") as file:
        rows = [row for row in csv.DictReader(file) if row.get("Game", "chess") == "chess"]
    if not rows:
        sys.exit(f"{given.puzzles}: no chess puzzles")
    count = min(given.count, len(rows))
    chosen = [rows[i * len(rows) // count] for i in range(count)]
    engine = Engine(given.engine)
    good = 0
    for number, row in enumerate(chosen, 1):
        first, wanted = row["Moves"].split()[:2]
        lines = engine.best_two(row["FEN"], first, given.nodes)
        if agrees(lines, wanted):
            good += 1
        else:
            print(f"{row['PuzzleId']}: {wanted} wanted, {lines}", flush=True)
        if number % 25 == 0:
            print(f"{number} of {count}, {good} agree", file=sys.stderr, flush=True)
    engine.say("quit")
    share = good / count
    print(f"{good} of {count} agree, {100 * share:.1f} %")
    sys.exit(0 if share >= DEMANDED else 1)


main()
