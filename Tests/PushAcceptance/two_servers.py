"""Two `islet-push serve` processes on one PostgreSQL: an action taken at one is an event at the other, exactly once.

    Scripts/with-postgres.sh python3 Tests/PushAcceptance/two_servers.py PATH-OF-ISLET-PUSH [KILLS]

One of the two is killed in the midst of actions, again and again; no acknowledged action may be lost or done twice, and a
follower at the other server must see every version once.
"""

import json
import os
import random
import socket
import sys
import threading
import time
import uuid

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "..", "Benchmarks", "Push"))

from server import Server  # noqa: E402

checks = {"passed": 0, "failed": 0}


def check(name, good, detail=""):
    checks["passed" if good else "failed"] += 1
    print(f"{'ok' if good else 'FAILED'}  {name}{'' if good else f': {detail}'}")


class Follower(threading.Thread):
    """Reads a user's server-sent events and keeps the versions."""

    def __init__(self, port, token):
        super().__init__(daemon=True)
        self.versions, self.failure = [], None
        self.connection = socket.create_connection(("127.0.0.1", port), timeout=30)
        self.connection.sendall(
            f"GET /v1/events HTTP/1.1\r\nhost: localhost\r\naccept: text/event-stream\r\n"
            f"authorization: bearer {token}\r\n\r\n".encode())
        self.ready = threading.Event()

    def run(self):
        name = None
        try:
            for line in self.connection.makefile("r", encoding="utf-8", errors="replace"):
                line = line.strip()
                if line.startswith("event: "):
                    name = line[7:]
                    if name == "snapshot":
                        self.ready.set()
                elif line.startswith("data: ") and name == "state":
                    self.versions.append(json.loads(line[6:])["version"])
        except OSError as error:
            self.failure = error


def main():
    binary, kills = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 30
    database = os.environ["ISLET_TEST_POSTGRES"]
    options = ["--database", database, "--no-rate-limit"]
    first, second = Server(binary, *options), Server(binary, *options)
    chance = random.Random(1)
    try:
        first.start()
        second.start()
        for server in (first, second):
            server.drain_output()
        user = f"two-{uuid.uuid4()}"
        token = first.add_user(user, "--database", database)
        activity = str(uuid.uuid4())
        follower = Follower(second.ready["plain_port"], token)
        follower.start()
        follower.ready.wait(20)

        def act(server, body, connection=None):
            return server.request(
                "POST", "/v1/actions", {"activityId": activity, "userId": user, **body}, token, connection)

        status, reply = act(first, {"action": "start", "start": {"methodName": "Two", "duration": 3600}})
        check("a start at the first server succeeds", status == 200, reply)
        status, reply = second.request("GET", "/v1/state", token=token)
        check("the second server knows it", status == 200 and reply.get("activityId", "").lower() == activity, reply)
        begun = time.perf_counter()
        status, reply = act(second, {"action": "pause"})
        check("a pause at the second server succeeds", status == 200, reply)
        status, reply = act(first, {"action": "resume"})
        check("a resume at the first server follows it", status == 200 and reply.get("changed", True), reply)

        done, pending, lock = [0], [], threading.Lock()
        over = threading.Event()

        def work(get):
            connection, server = None, None
            while not over.is_set():
                name = str(uuid.uuid4())
                body = {"action": "extend", "seconds": 1, "clientId": name}
                try:
                    current = get()
                    if current is not server or connection is None:
                        server, connection = current, current.plain(5)
                    with lock:
                        pending.append((name, body))
                    status, reply = act(server, body, connection)
                except Exception:
                    connection = None
                    time.sleep(0.01)
                    continue
                with lock:
                    if status == 200:
                        pending.remove((name, body))
                        done[0] += 1
                    elif status not in (409, 429, 500, 503):
                        raise SystemExit(f"refused: {status} {reply}")

        workers = [threading.Thread(target=work, args=(lambda server=server: server,)) for server in (first, second)]
        for worker in workers:
            worker.start()
        for _ in range(kills):
            time.sleep(chance.uniform(0.05, 0.2))
            first.kill()
            first.start()
            first.drain_output()
        over.set()
        for worker in workers:
            worker.join()
        for name, body in list(pending):
            status, reply = act(second, body)
            if status != 200:
                check("an unanswered action can be repeated", False, reply)
            done[0] += 1
        status, reply = first.request("GET", "/v1/state", token=token)
        target = reply["timer"]["running"]["_0"]["target"]
        check(f"{done[0]} actions under {kills} kills are done once each", round(target) == 3600 + done[0],
              f"the target counts {round(target) - 3600}")
        last = reply["version"]
        deadline = time.monotonic() + 10
        while (not follower.versions or follower.versions[-1] < last) and time.monotonic() < deadline:
            time.sleep(0.02)
        versions = follower.versions
        check("a follower at the other server sees every version once and in order",
              bool(versions) and versions == list(range(versions[0], last + 1)),
              f"{len(versions)} events up to {versions[-1:]} of {last}; {follower.failure}")
        print(f"{done[0]} actions in {time.perf_counter() - begun:.1f} s")
        check("both servers drain", first.stop() == 0 and second.stop() == 0)
    finally:
        for server in (first, second):
            if server.process and server.process.poll() is None:
                server.kill()
            server.remove()
    print(f"{checks['passed']} passed, {checks['failed']} failed")
    raise SystemExit(1 if checks["failed"] or not checks["passed"] else 0)


if __name__ == "__main__":
    main()
