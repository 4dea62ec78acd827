"""Slow and half-open clients: they do not keep others from being served."""

import resource
import socket
import time

from server import DEVICE, payload, push_headers


def slow(server, count=300, pushes=200):
    """Connections that never finish their handshake, their request or their reading, beside one that pushes."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, count * 2 + 200)), hard))
    server.start()
    server.drain_output()
    token = server.provider_token()
    held = []
    for number in range(count):
        port = [server.ready["port"], server.ready["plain_port"], server.ready["connect_port"]][number % 3]
        connection = socket.create_connection(("127.0.0.1", port), timeout=5)
        if number % 3 == 0:
            connection.sendall(b"\x16\x03\x01\x02")  # the beginning of a TLS handshake
        elif number % 3 == 1:
            connection.sendall(b"POST /3/device/00 HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nhalf")
        else:
            connection.sendall(b"CONNECT api.push.apple.com:443 HTTP/1.1\r\n")
        held.append(connection)
    connection, latencies = server.plain(), []
    for number in range(pushes):
        begun = time.perf_counter()
        connection.request("POST", f"/3/device/{DEVICE}", payload(number), push_headers(token))
        answer = connection.getresponse()
        answer.read()
        assert answer.status == 200, answer.status
        latencies.append((time.perf_counter() - begun) * 1000)
    latencies.sort()
    resident = server.resident()
    for connection in held:
        connection.close()
    server.stop()
    return {"held": count, "pushes": pushes, "ms_median": latencies[len(latencies) // 2],
            "ms_p99": latencies[int(len(latencies) * 0.99)], "rss_mb": resident}
