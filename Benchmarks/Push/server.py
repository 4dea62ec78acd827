"""An `islet-push serve` under test: its keys, its folder, its ports, and how to talk to it."""

import base64
import http.client
import json
import os
import shutil
import signal
import subprocess
import tempfile
import time

KEY_ID, TEAM, TOPIC = "ABC123DEFG", "DEF123GHIJ", "com.example.timer"
DEVICE = "a1" * 80


class Server:
    """One server with a folder of its own; `start` again goes on from that folder."""

    def __init__(self, binary, *options):
        self.binary, self.options = os.path.abspath(binary), options
        self.home = tempfile.mkdtemp(prefix="islet-push-")
        self.process = self.ready = None
        self.private = os.path.join(self.home, "key.pem")
        self.public = os.path.join(self.home, "public.pem")
        run("openssl", "ecparam", "-name", "prime256v1", "-genkey", "-noout", "-out", self.private)
        run("openssl", "ec", "-in", self.private, "-pubout", "-out", self.public)
        self.environment = {"HOME": self.home, "PATH": os.environ["PATH"], "LANG": "C.UTF-8"}

    def start(self, output=None):
        """Starts it and waits for the ready line; answers the seconds that took."""
        begun = time.perf_counter()
        self.process = subprocess.Popen(
            [self.binary, "serve", "--port", "0", "--connect-port", "0", "--control-port", "0",
             "--plain-port", "0", "--state", self.state, "--team", TEAM, "--topic", TOPIC,
             "--signing-key", f"{KEY_ID}={self.public}", "--no-screen", *self.options],
            stdout=subprocess.PIPE, stderr=output or subprocess.DEVNULL, env=self.environment)
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"{self.binary} did not start: exit {self.process.wait()}")
        self.ready = json.loads(line)
        return time.perf_counter() - begun

    @property
    def state(self):
        return os.path.join(self.home, "state")

    def drain_output(self):
        """Reads what it prints in a thread of its own, and counts the lines."""
        import threading

        self.lines = 0

        def read(stream):
            # In large pieces: processor time spent here is missing from the server and the client.
            while piece := stream.read1(1 << 16):
                self.lines += piece.count(b"\n")

        thread = threading.Thread(target=read, args=(self.process.stdout,), daemon=True)
        thread.start()

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(20)
        finally:
            self.process.stdout.close()

    def remove(self):
        shutil.rmtree(self.home, ignore_errors=True)

    def add_user(self, name, *options):
        """A user's bearer token."""
        out = run(self.binary, "user", "add", name, "--state", self.state, "--quiet", *options, env=self.environment)
        return out.strip()

    def plain(self, timeout=10):
        return http.client.HTTPConnection("127.0.0.1", self.ready["plain_port"], timeout=timeout)

    def request(self, method, path, body=None, token=None, connection=None, headers=None):
        """Status and JSON of one HTTP/1.1 request."""
        connection = connection or self.plain()
        fields = {"content-type": "application/json", **(headers or {})}
        if token:
            fields["authorization"] = f"bearer {token}"
        connection.request(method, path, json.dumps(body) if body is not None else None, fields)
        answer = connection.getresponse()
        text = answer.read()
        return answer.status, json.loads(text) if text else None

    def resident(self):
        """Resident memory in megabytes."""
        with open(f"/proc/{self.process.pid}/status", encoding="ascii") as file:
            for line in file:
                if line.startswith("VmRSS"):
                    return int(line.split()[1]) / 1024
        return None

    def cpu(self):
        """Processor seconds so far."""
        with open(f"/proc/{self.process.pid}/stat", encoding="ascii") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def provider_token(self):
        """An ES256 token as Apple's recipe makes it: the signature is DER."""
        def part(value):
            return base64.urlsafe_b64encode(json.dumps(value).encode()).rstrip(b"=")

        text = part({"alg": "ES256", "kid": KEY_ID}) + b"." + part({"iss": TEAM, "iat": int(time.time())})
        signature = subprocess.run(
            ["openssl", "dgst", "-sha256", "-sign", self.private], input=text, capture_output=True, check=True).stdout
        return (text + b"." + base64.urlsafe_b64encode(signature).rstrip(b"=")).decode()


def payload(number=0, now=None):
    """An update as a backend sends it."""
    return json.dumps({"aps": {
        "timestamp": int(now or time.time()), "event": "update",
        "content-state": {"title": "Bread", "progress": (number % 100) / 100}}})


def push_headers(token, priority=5):
    return {"authorization": f"bearer {token}", "apns-topic": f"{TOPIC}.push-type.liveactivity",
            "apns-push-type": "liveactivity", "apns-priority": str(priority)}


def run(*command, env=None):
    done = subprocess.run(command, capture_output=True, text=True, env=env)
    if done.returncode:
        raise SystemExit(f"{' '.join(command[:3])}: exit {done.returncode}\n{done.stderr}")
    return done.stdout
