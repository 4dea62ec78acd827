"""Pushes a second, by h2load over one TLS connection."""

import re
import subprocess
import tempfile

from server import DEVICE, payload, push_headers


def load(server, seconds=6, streams=100):
    """Fully validated pushes: token, headers, payload and device. h2load has one thread; the server has what is left."""
    server.start()
    server.drain_output()
    token = server.provider_token()
    with tempfile.NamedTemporaryFile("w", suffix=".json") as body:
        body.write(payload())
        body.flush()
        command = ["h2load", "-c", "1", "-m", str(streams), "-t", "1", "--warm-up-time", "1", "-D", str(seconds),
                   "-d", body.name, "--log-file", body.name + ".log"]
        for name, value in push_headers(token).items():
            command += ["-H", f"{name}: {value}"]
        idle, cpu = server.resident(), server.cpu()
        done = subprocess.run(
            command + [f"https://127.0.0.1:{server.ready['port']}/3/device/{DEVICE}"],
            capture_output=True, text=True, check=True)
        cpu = server.cpu() - cpu
    text = done.stdout
    rate = float(re.search(r"finished in [^,]+, ([\d.]+) req/s", text).group(1))
    codes = re.search(r"status codes: (\d+) 2xx, (\d+) 3xx, (\d+) 4xx, (\d+) 5xx", text)
    latencies = log_latencies(body.name + ".log")
    resident = server.resident()
    server.stop()
    return {
        "streams": streams, "pushes_a_second": rate, "accepted": int(codes.group(1)),
        "refused": int(codes.group(3)) + int(codes.group(4)),
        "ms_median": latencies[len(latencies) // 2], "ms_p99": latencies[int(len(latencies) * 0.99)],
        "cores": cpu / (seconds + 1), "rss_mb_idle": idle, "rss_mb_after": resident, "lines": server.lines}


def log_latencies(path):
    """h2load's log: start in µs since 1970, status, latency in µs."""
    import os

    with open(path, encoding="ascii") as file:
        values = sorted(int(line.split("\t")[2]) / 1000 for line in file)
    os.unlink(path)
    return values or [0]
