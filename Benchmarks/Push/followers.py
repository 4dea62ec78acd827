"""A thousand followers of one user: when each of them sees a change."""

import json
import resource
import selectors
import socket
import time
import uuid


def followers(server, count=1000, changes=20):
    """Server-sent events over plaintext HTTP/1.1, all on loopback; the latency is from sending the action to reading the event."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, count * 2 + 200)), hard))
    server.start()
    server.drain_output()
    token = server.add_user("many")
    selector, sockets = selectors.DefaultSelector(), []
    for number in range(count):
        connection = socket.create_connection(("127.0.0.1", server.ready["plain_port"]), timeout=10)
        connection.sendall(
            f"GET /v1/events HTTP/1.1\r\nhost: localhost\r\naccept: text/event-stream\r\n"
            f"authorization: bearer {token}\r\n\r\n".encode())
        sockets.append(connection)
    for connection in sockets:
        head = b""
        while b"event: snapshot" not in head:
            head += connection.recv(65536)
        if not head.startswith(b"HTTP/1.1 200"):
            raise SystemExit(f"a follower was refused: {head[:200]!r}")
        connection.setblocking(False)
        selector.register(connection, selectors.EVENT_READ)
    latencies = []
    activity = str(uuid.uuid4())
    acting = server.plain()
    actions = [{"action": "start", "start": {"methodName": "Many", "duration": 3600}}]
    actions += [{"action": "pause" if number % 2 == 0 else "resume"} for number in range(changes - 1)]
    for action in actions:
        begun = time.perf_counter()
        status, reply = server.request(
            "POST", "/v1/actions", {"activityId": activity, "userId": "many", **action}, token, acting)
        assert status == 200, reply
        waiting = set(sockets)
        # Read as the events come; the last bytes of a follower's event are its blank line.
        while waiting:
            for key, _ in selector.select(5) or [(None, None)]:
                if key is None:
                    raise SystemExit(f"{len(waiting)} followers saw nothing for 5 s")
                data = key.fileobj.recv(65536)
                if not data:
                    raise SystemExit("a follower was cut off")
                if b"event: state" in data and key.fileobj in waiting:
                    waiting.discard(key.fileobj)
                    latencies.append((time.perf_counter() - begun) * 1000)
    latencies.sort()
    resident = server.resident()
    for connection in sockets:
        connection.close()
    server.stop()
    return {"followers": count, "changes": changes, "ms_median": latencies[len(latencies) // 2],
            "ms_p99": latencies[int(len(latencies) * 0.99)], "ms_worst": latencies[-1], "rss_mb": resident}


def devices(server, count=5, changes=50):
    """A few devices of a user, as people have them."""
    return followers(server, count, changes)
