#!/usr/bin/env python3
"""Makes the perft tables of tests/games/chess with stockfish as the oracle.

Plays random games, from the start or from random Chess960 back ranks, and keeps positions of many kinds:
checks, double checks, pins, promotions, en passant, castling. stockfish alone says which moves are legal and
counts the nodes, so that the tables owe nothing to our own move generator. The same seed gives the same table.

usage: make-perft-table.py chess|960 [--engine /usr/games/stockfish] > TABLE.epd
"""

import argparse
import random
import subprocess
import sys

DEPTHS = (1, 2, 3, 4)
MOST_NODES = 1_500_000  # at the last depth: the whole table is to be counted in a second or two
LONGEST_GAME = 170
PER_GAME = 6
SPACING = 5  # plies between two positions kept from one game

# How many positions of each kind, the rarest first: a position counts for the first kind that still wants it.
WANTED = {
    "chess": {"double check": 4, "en passant in check": 1, "en passant": 36, "promotion in check": 5,
              "promotion": 50, "castling": 36, "pin": 40, "check": 26, "few pieces": 16, "any": 20},
    "960": {"double check": 2, "en passant": 10, "promotion": 12, "castling": 30, "pin": 8, "check": 7, "any": 5},
}


class Engine:
    def __init__(self, path, chess960):
        self.process = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.send("setoption name UCI_Chess960 value " + ("true" if chess960 else "false"))

    def send(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def read_until(self, start):
        lines = []
        while not lines or not lines[-1].startswith(start):
            line = self.process.stdout.readline()
            if not line:
                raise SystemExit("the engine ended while a line beginning with '%s' was awaited" % start)
            lines.append(line.strip())
        return lines

    def perft(self, depth):
        """The legal moves and the number of nodes."""
        self.send("go perft %d" % depth)
        lines = self.read_until("Nodes searched")
        moves = [line.split(":")[0] for line in lines[:-1] if ":" in line and line[0] in "abcdefgh"]
        return moves, int(lines[-1].split(":")[1])

    def describe(self):
        """The FEN and the squares that give check."""
        self.send("d")
        lines = self.read_until("Checkers:")
        fen = next(line[5:] for line in lines if line.startswith("Fen: "))
        return fen, lines[-1].split(":")[1].split()


def board_of(fen):
    board = {}
    for row, rank in zip(fen.split()[0].split("/"), range(8, 0, -1)):
        file = 0
        for letter in row:
            if letter.isdigit():
                file += int(letter)
            else:
                board["abcdefgh"[file] + str(rank)] = letter
                file += 1
    return board


def has_pin(board, white):
    """One piece of our own alone between our king and an enemy slider."""
    king = next(square for square, letter in board.items() if letter == ("K" if white else "k"))
    for files, ranks in ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)):
        pinners = "bq" if files and ranks else "rq"
        shield = 0
        for distance in range(1, 8):
            file, rank = ord(king[0]) + files * distance, int(king[1]) + ranks * distance
            letter = board.get(chr(file) + str(rank))
            if not letter:
                continue
            if letter.isupper() == white:
                shield += 1
                continue
            if shield == 1 and letter.lower() in pinners:
                return True
            break
    return False


def is_castling(board, move):
    if board[move[:2]] not in "Kk":
        return False
    onto_own_rook = board.get(move[2:4], ".") == ("R" if board[move[:2]] == "K" else "r")
    return onto_own_rook or abs(ord(move[0]) - ord(move[2])) == 2


def kinds_of(fen, checkers, moves):
    board = board_of(fen)
    kinds = {"any"}
    if checkers:
        kinds.add("check")
    if len(checkers) > 1:
        kinds.add("double check")
    if fen.split()[3] != "-":
        kinds |= {"en passant", "en passant in check"} if checkers else {"en passant"}
    if any(len(move) == 5 for move in moves):
        kinds |= {"promotion", "promotion in check"} if checkers else {"promotion"}
    if any(is_castling(board, move) for move in moves):
        kinds.add("castling")
    if has_pin(board, fen.split()[1] == "w"):
        kinds.add("pin")
    if len(board) <= 9:
        kinds.add("few pieces")
    return kinds


def chess960_start(dice):
    """A random back rank; the castling rights as the files of the rooks, as Shredder-FEN writes them."""
    rank = [None] * 8
    rank[dice.randrange(0, 8, 2)] = "b"
    rank[dice.randrange(1, 8, 2)] = "b"
    for letter in "qnn":
        rank[dice.choice([file for file in range(8) if not rank[file]])] = letter
    free = [file for file in range(8) if not rank[file]]
    for file, letter in zip(free, "rkr"):
        rank[file] = letter
    back = "".join(rank)
    rights = "abcdefgh"[free[2]] + "abcdefgh"[free[0]]
    return "%s/pppppppp/8/8/8/8/PPPPPPPP/%s w %s - 0 1" % (back, back.upper(), rights.upper() + rights)


def pick(dice, board, moves):
    """Random moves, with a liking for pawns, which make positions change, and against idle kings."""
    def weight(move):
        letter = board[move[:2]].lower()
        if len(move) == 5:
            return 3
        return {"p": 3, "k": 1 if is_castling(board, move) else 0.3}.get(letter, 1)
    return dice.choices(moves, [weight(move) for move in moves])[0]


def play(engine, dice, start, consider):
    """One random game; consider(fen, kinds) says whether it kept the position."""
    played, kept = [], []
    for ply in range(LONGEST_GAME):
        engine.send("position fen %s moves %s" % (start, " ".join(played)) if played else "position fen " + start)
        moves, _ = engine.perft(1)
        if not moves or len(kept) == PER_GAME:
            return
        fen, checkers = engine.describe()
        if ply - (kept or [0])[-1] > SPACING and consider(fen, kinds_of(fen, checkers, moves)):
            kept.append(ply)
        played.append(pick(dice, board_of(fen), moves))


def make_table(engine, game, seed):
    dice = random.Random(seed)
    missing = dict(WANTED[game])
    placements, lines = set(), []

    def consider(fen, kinds):
        kind = next((kind for kind, count in missing.items() if count and kind in kinds), None)
        if not kind or fen.split()[0] in placements:
            return False
        engine.send("position fen " + fen)
        counts = [engine.perft(depth)[1] for depth in DEPTHS]
        if counts[-1] > MOST_NODES:
            return False
        missing[kind] -= 1
        placements.add(fen.split()[0])
        print(kind, missing[kind], file=sys.stderr, end="  \r")
        lines.append(fen + "".join(" ;D%d %d" % pair for pair in zip(DEPTHS, counts)))
        return True

    ordinary = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    while any(missing.values()):
        play(engine, dice, chess960_start(dice) if game == "960" else ordinary, consider)
    return lines


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=("chess", "960"))
    parser.add_argument("--engine", default="/usr/games/stockfish")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    engine = Engine(arguments.engine, arguments.game == "960")
    print("# Made by scripts/make-perft-table.py %s --seed %d; counted by stockfish." % (arguments.game, arguments.seed))
    print("\n".join(make_table(engine, arguments.game, arguments.seed)))
    engine.send("quit")


if __name__ == "__main__":
    main()
