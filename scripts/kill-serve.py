#!/usr/bin/env python3
"""kill-serve.py KILLS: kills a server that is being written to, KILLS times, and looks whether anything it had acknowledged is lost.

Eight clients, each from an address of its own, create games, play moves in them, write rules and change settings on
one data folder. After every kill -9 the server is started again and must have every game with at least the moves that were
acknowledged, and every rule with a text that was acknowledged or sent last. Prints one line; exit code 1 when something is lost.
"""
import http.client
import json
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time

PROGRAM = "build/release/damero"
CLIENTS = 8
SHUFFLE = ["Nf3", "Nf6", "Nc3", "Nc6", "Ng1", "Ng8", "Nb1", "Nb8"]
PEOPLE = {"white": {"kind": "human"}, "black": {"kind": "human"}}


class Server:
    def __init__(self, folder):
        self.process = subprocess.Popen(
            [PROGRAM, "serve", "--port", "0", "--data", folder],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        line = self.process.stdout.readline()
        if "listening" not in line:
            raise SystemExit("kill-serve: the server did not start again")
        self.port = int(line.strip().rsplit(":", 1)[1])

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


def asked(connection, method, path, body=None):
    connection.request(method, path, json.dumps(body) if body is not None else None)
    response = connection.getresponse()
    return response.status, response.read()


class Client(threading.Thread):
    """Writes until the server is gone; remembers what was acknowledged."""

    def __init__(self, number, port, games, rules):
        super().__init__()
        self.number, self.port, self.games, self.rules = number, port, games, rules
        self.acknowledged = 0

    def run(self):
        address = f"127.0.0.{self.number + 1}"
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10, source_address=(address, 0))
        try:
            while True:
                self.write_once(connection)
        except (OSError, http.client.HTTPException):
            return

    def write_once(self, connection):
        name = f"rule{self.number}"
        status, body = asked(connection, "POST", "/api/v1/games", {"game": "chess", "players": PEOPLE})
        assert status == 201, body
        game = json.loads(body)["id"]
        self.games[game] = 0
        self.acknowledged += 1
        for ply, move in enumerate(SHUFFLE):
            status, body = asked(connection, "POST", f"/api/v1/games/{game}/moves", {"move": move, "ply": ply})
            assert status == 200, body
            self.games[game] = ply + 1
            self.acknowledged += 1
        text = f"% {random.random()}\nmove_creates_x(1, 1, 1, 1).\n"
        self.rules.setdefault(name, [None, None])[1] = text
        status, body = asked(connection, "PUT", f"/api/v1/rules/chess/{name}", {"text": text})
        assert status == 200, body
        self.rules[name][0] = text
        self.acknowledged += 1


def lost(port, games, rules):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    count = 0
    for game, plies in games.items():
        status, body = asked(connection, "GET", f"/api/v1/games/{game}")
        if status != 200 or json.loads(body)["plies"] < plies:
            count += 1
    _, body = asked(connection, "GET", "/api/v1/rules?game=chess")
    kept = {rule["name"]: rule["text"] for rule in json.loads(body)["own"]}
    for name, (acknowledged, sent) in rules.items():
        if acknowledged is not None and kept.get(name) not in (acknowledged, sent):
            count += 1
    return count


def main():
    kills = int(sys.argv[1])
    rules, acknowledged, missing = {}, 0, 0
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(kills):
            server, games = Server(folder), {}
            clients = [Client(number, server.port, games, rules) for number in range(CLIENTS)]
            for client in clients:
                client.start()
            time.sleep(random.uniform(0.05, 0.5))
            server.kill()
            for client in clients:
                client.join()
            acknowledged += sum(client.acknowledged for client in clients)
            server = Server(folder)
            missing += lost(server.port, games, rules)
            server.kill()
    print(f"{kills} kills, {acknowledged} acknowledged writes, {missing} lost")
    return 1 if missing or acknowledged == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
