#!/usr/bin/env python3
"""make-data-fixture.py PROGRAM FOLDER: makes tests/fixtures/data-VERSION with a released program.

Starts `PROGRAM serve --data FOLDER`, plays games, answers puzzles, writes rules and asks for reviews through its API, ends it
in order, and writes FOLDER/recorded.json: what the database then holds, read with Python's sqlite3 and none of our code.
Later versions have to read the same (tests/services/data_fixture_test.cpp). A fixture is made once, by the version it is named
after, and never again.
"""
import base64
import http.client
import json
import os
import pathlib
import signal
import socket
import sqlite3
import struct
import subprocess
import sys

HUMANS = {"white": {"kind": "human", "name": "Ada"}, "black": {"kind": "human", "name": "José"}}


class Server:
    def __init__(self, program, folder):
        self.process = subprocess.Popen([program, "serve", "--port", "0", "--data", folder], stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL, text=True)
        self.port = int(self.process.stdout.readline().rsplit(":", 1)[1])

    def ask(self, method, target, body=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        connection.request(method, "/api/v1/" + target, None if body is None else json.dumps(body))
        answer = connection.getresponse()
        text = answer.read().decode()
        if answer.status >= 300:
            sys.exit(f"{method} {target}: {answer.status} {text}")
        return json.loads(text) if text else None

    def stream(self, message, last, language="en"):
        """Sends one message over a WebSocket of its own; the first answer for which last(answer) holds."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=120) as link:
            key = base64.b64encode(os.urandom(16)).decode()
            link.sendall((f"GET /api/v1/stream?lang={language} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\n"
                          f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n").encode())
            file = link.makefile("rb")
            while file.readline() != b"\r\n":
                pass
            payload = json.dumps(message).encode()
            assert len(payload) < 126
            link.sendall(bytes([0x81, 0x80 | len(payload), 0, 0, 0, 0]) + payload)
            while True:
                first, length = file.read(2)
                if length == 126:
                    length, = struct.unpack(">H", file.read(2))
                elif length == 127:
                    length, = struct.unpack(">Q", file.read(8))
                text = file.read(length)
                if first & 15 != 1:
                    continue
                answer = json.loads(text)
                if answer["type"] == "error":
                    sys.exit(f"{message}: {text.decode()}")
                if last(answer):
                    return answer

    def end(self):
        self.process.send_signal(signal.SIGTERM)
        if self.process.wait() != 0:
            sys.exit("the server did not end in order")


def play_first_moves(server, game, plies):
    """The first legal move each time: deterministic, whatever the rules."""
    for ply in range(plies):
        now = server.ask("GET", f"games/{game}")
        if now["outcome"]:
            return
        server.ask("POST", f"games/{game}/moves", {"move": now["position"]["legal"][0]["text"], "ply": ply})


def new_game(server, game, title, **more):
    return server.ask("POST", "games", {"game": game, "players": HUMANS, "title": title, **more})["id"]


def make_games(server):
    mate = new_game(server, "chess", "Fool's mate", moves=["f3", "e5", "g4", "Qh4#"])
    clock = new_game(server, "chess", "With a clock", clock={"baseMs": 600000, "incrementMs": 5000})
    play_first_moves(server, clock, 6)
    server.ask("POST", f"games/{clock}/takeback", {"ply": 4})
    server.ask("POST", f"games/{clock}/draw", {"side": "white", "action": "offer"})
    server.ask("POST", f"games/{clock}/variations", {"action": "add", "moves": ["e4", "e5", "Nf3"]})
    server.ask("POST", f"games/{clock}/variations", {"action": "add", "moves": ["d4", "d5"]})
    server.ask("POST", "games", {"game": "chess", "title": "Against a level", "start": "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
                                 "players": {"white": {"kind": "human"}, "black": {"kind": "level", "level": 3}}})
    server.ask("POST", "games", {"game": "knights", "title": "Two bots",
                                 "players": {"white": {"kind": "bot", "spec": "random?seed=7"},
                                             "black": {"kind": "bot", "spec": "minimax?depth=2"}}})
    for name in ("draughts-english", "draughts-spanish", "draughts-russian", "draughts-international", "draughts-frisian",
                 "draughts-italian", "knights"):
        play_first_moves(server, new_game(server, name, "First moves: " + name), 12)
    resigned = new_game(server, "draughts-brazilian", "Resigned")
    play_first_moves(server, resigned, 3)
    server.ask("POST", f"games/{resigned}/resign", {"side": "black"})
    agreed = new_game(server, "draughts-english", "Agreed a draw")
    play_first_moves(server, agreed, 2)
    server.ask("POST", f"games/{agreed}/draw", {"side": "white", "action": "offer"})
    server.ask("POST", f"games/{agreed}/draw", {"side": "black", "action": "accept"})
    play_first_moves(server, new_game(server, "draughts-house", "To the end"), 120)
    imported = server.ask("POST", "import", {"text": """[Event "Imported"]
[White "Morphy"]
[Black "Amateur"]
[Result "1-0"]

1. e4 {the king's pawn} e5 2. Nf3 Nc6 (2... d6 3. d4) 3. Bc4 d6 4. Nc3 Bg4 {a pin that does not hold} 5. Nxe5 Bxd1 $4
6. Bxf7+ Ke7 7. Nd5# {Légal's mate} 1-0
"""})
    assert not imported["errors"], imported
    return mate, imported["games"][0]["id"]


PUZZLES = """PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags,Game
fixmate,6k1/4rppp/8/8/8/8/5PPP/3R2K1 b - - 0 1,e7a7 d1d8,800,,,,backRankMate mateIn1,,,
fixfork,4k3/8/8/3q4/8/2N5/8/4K3 b - - 0 1,d5g5 c3e4,1200,,,,fork,,,
fixshot,B:W18:B11,11-15 18x11,1000,,,,,,,draughts-english
"""


def answer_puzzles(server):
    imported = server.ask("POST", "train/import", {"text": PUZZLES})
    print("puzzles imported:", imported)

    def next_puzzle(**wish):
        puzzle = server.ask("POST", "train/next", wish)["puzzle"]
        return puzzle and (f"train/sittings/{puzzle['sitting']}", puzzle)

    at, puzzle = next_puzzle(puzzle="import:fixmate")
    server.ask("POST", at + "/moves", {"move": "Rd8#", "ply": 1})
    at, _ = next_puzzle(puzzle="import:fixfork")
    server.ask("POST", at + "/hint", {})
    server.ask("POST", at + "/moves", {"move": "Ne4", "ply": 1})
    at, _ = next_puzzle(puzzle="import:fixfork")
    server.ask("POST", at + "/moves", {"move": "Kf1", "ply": 1})
    for wish in ({"game": "chess", "source": "pack"}, {"game": "draughts-international"}, {"game": "draughts-spanish"},
                 {"game": "knights"}):
        if found := next_puzzle(**wish):
            server.ask("POST", found[0] + "/solution", {})
    at, puzzle = next_puzzle(review=True)  # one that was given up, solved the second time
    solution = server.ask("POST", at + "/solution", {})["solution"]
    at, again = next_puzzle(puzzle=puzzle["puzzle"])
    for ply in range(again["ply"], len(solution["moves"]), 2):
        server.ask("POST", at + "/moves", {"move": solution["moves"][ply]["text"], "ply": ply})


RULES = (
    ("chess", "knight_to_rim", "% A knight goes to the edge of the board.\nmove_creates_knight_to_rim(_, _, _, _) :- fail.\n"),
    ("chess", "unfinished", "% Not in use: it does not even parse\nmove_creates_unfinished(A, :- .\n"),
    ("draughts", "does_nothing", "move_creates_does_nothing(_, _, _, _) :- fail. % ñ\n"),
)


def write_rules(server):
    for family, name, text in RULES:
        server.ask("PUT", f"rules/{family}/{name}", {"text": text})
    used = server.stream({"type": "use", "request": 1, "family": "chess", "name": "knight_to_rim"}, lambda a: a["type"] == "used")
    print("rule in use:", used["rule"]["active"], used["problems"])


def record(folder):
    database = sqlite3.connect(f"file:{folder}/damero.sqlite3?immutable=1", uri=True)
    database.row_factory = sqlite3.Row
    tables = [row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE "
                                                 "'sqlite_%' ORDER BY name")]
    rows = {table: [dict(row) for row in database.execute(f"SELECT * FROM {table}")] for table in tables}
    with open(f"{folder}/recorded.json", "w", encoding="utf-8") as out:
        json.dump(rows, out, ensure_ascii=False, indent=0, sort_keys=True)
        out.write("\n")
    print({table: len(rows[table]) for table in tables})


def main():
    program, folder = sys.argv[1:]
    pathlib.Path(folder).mkdir(parents=True)
    server = Server(program, folder)
    mate, imported = make_games(server)
    answer_puzzles(server)
    write_rules(server)
    for game, language in ((mate, "en"), (imported, "en"), (imported, "es")):
        server.stream({"type": "review", "request": 1, "game": game, "nodes": 2000}, lambda a: a["type"] == "reviewed", language)
    server.stream({"type": "mine", "request": 1}, lambda a: a["type"] == "mining" and a["finished"])
    server.ask("PUT", "settings", {"theme": "dark", "defaultLevel": 6, "defaultGame": "draughts-spanish"})
    server.end()
    record(folder)
    print(sorted(os.listdir(folder)))


main()
