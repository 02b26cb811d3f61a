#!/usr/bin/env python3
"""make-middlegames.py FILE.positions...: the named positions of the lab, services/lab/middlegames/GAME.epd.

A file comes from `damero tune generate --game GAME --games 20 --nodes 400 --seed 2026 -o FILE.positions`. Of each of its
games one position is taken: quiet, neither side clearly ahead, as near to the middle of a game as there is. Its bytes are
described in docs/evaluation.md.
"""
import pathlib
import struct
import sys

WANTED = 12  # positions a game
AHEAD = 150  # centipawns
MIDDLE = {"draughts-international": 26, "draughts-frisian": 22}  # plies
USUAL_MIDDLE = 16


def entries(data):
    title = b"damero positions 1\n"
    if not data.startswith(title):
        sys.exit("not a file of positions")
    at = len(title)
    while at < len(data):
        length, _checksum = struct.unpack_from("<II", data, at)
        yield data[at + 8 : at + 8 + length]
        at += 8 + length


def positions(entry):
    (count,) = struct.unpack_from("<H", entry, 5)
    at = 7
    for _ in range(count):
        score, ply, length = struct.unpack_from("<hHB", entry, at)
        yield ply, score, entry[at + 5 : at + 5 + length].decode()
        at += 5 + length


def middlegames(path):
    head, *games = entries(path.read_bytes())
    name = head.decode().split("\n")[0]
    middle = MIDDLE.get(name, USUAL_MIDDLE)
    found = []
    for game in games:
        level = [(abs(ply - middle), fen) for ply, score, fen in positions(game) if abs(score) <= AHEAD]
        if level and min(level)[0] <= 6:
            found.append(min(level)[1])
    return name, list(dict.fromkeys(found))[:WANTED]


def main():
    folder = pathlib.Path(__file__).parent.parent / "services/lab/middlegames"
    for argument in sys.argv[1:]:
        name, fens = middlegames(pathlib.Path(argument))
        lines = [f"middlegame-{number:02} {fen}\n" for number, fen in enumerate(fens, 1)]
        (folder / f"{name}.epd").write_text("".join(lines))
        print(f"{name}: {len(lines)} positions")


main()
