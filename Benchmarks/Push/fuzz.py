"""Random and malformed requests: no crash, no growth, and an answer to the next good one."""

import json
import random
import socket
import ssl
import struct

from server import DEVICE, payload, push_headers

REASONS = {
    "BadCollapseId", "BadDeviceToken", "BadExpirationDate", "BadMessageId", "BadPriority", "BadTopic",
    "DeviceTokenNotForTopic", "DuplicateHeaders", "IdleTimeout", "InvalidPushType", "MissingDeviceToken",
    "MissingTopic", "PayloadEmpty", "TopicDisallowed", "BadCertificate", "BadCertificateEnvironment",
    "ExpiredProviderToken", "Forbidden", "InvalidProviderToken", "MissingProviderToken", "UnrelatedKeyIdInToken",
    "BadEnvironmentKeyIdInToken", "BadPath", "MethodNotAllowed", "ExpiredToken", "Unregistered", "PayloadTooLarge",
    "TooManyProviderTokenUpdates", "TooManyRequests", "InternalServerError", "ServiceUnavailable",
    "Service Unavailable", "Shutdown", "FeatureNotEnabled", "MissingChannelId", "BadChannelId",
    "ChannelNotRegistered", "BadRequestParams", "BadRequestPayload", "MissingPushType",
    "CannotCreateChannelConfig", "TopicMismatch"}


def fuzz(server, requests, seed=1):
    """Half of the requests are well-formed HTTP with random content, half of the connections speak nonsense."""
    chance = random.Random(seed)
    server.start()
    server.drain_output()
    token = server.provider_token()
    before, statuses, connection = None, {}, None
    for number in range(requests):
        if connection is None:
            connection = server.plain()
        method, path, headers, body = random_request(chance, token)
        try:
            connection.request(method, path, body, headers)
            answer = connection.getresponse()
            text = answer.read()
        except (OSError, ValueError, __import__("http.client").client.HTTPException):
            connection.close()
            connection = None
            statuses["closed"] = statuses.get("closed", 0) + 1
            continue
        statuses[answer.status] = statuses.get(answer.status, 0) + 1
        if answer.status >= 400 and path.startswith(("/3/", "/4/", "/1/")) and text:
            reason = json.loads(text).get("reason")
            assert reason in REASONS, (path, answer.status, text)
        if number % 50 == 0:
            nonsense(server, chance)
        if number == requests // 10:
            before = server.resident()
        if server.process.poll() is not None:
            raise SystemExit(f"the server ended with {server.process.returncode} after {number} requests")
    connection = server.plain()
    connection.request("POST", f"/3/device/{DEVICE}", payload(), push_headers(token))
    assert connection.getresponse().status == 200
    after = server.resident()
    server.stop()
    return {"requests": requests, "statuses": {str(key): statuses[key] for key in sorted(statuses, key=str)},
            "rss_mb_after_a_tenth": before, "rss_mb_after_all": after}


def random_request(chance, token):
    method = chance.choice(["POST", "POST", "POST", "GET", "DELETE", "PUT", "PATCH"])
    path = chance.choice([
        f"/3/device/{DEVICE}", f"/3/device/{noise(chance, 40)}", "/3/device/", "/3/device", "/", "/v1/actions",
        "/v1/state", "/4/broadcasts/apps/com.example.timer", "/1/apps/com.example.timer/channels",
        "/1/apps/com.example.timer/all-channels", "/" + noise(chance, 20)])
    headers = push_headers(token) if chance.random() < 0.7 else {}
    for name in ["apns-id", "apns-expiration", "apns-priority", "apns-topic", "apns-push-type", "apns-collapse-id",
                 "authorization", "apns-channel-id", "apns-request-id", noise(chance, 8)]:
        if chance.random() < 0.2:
            headers[name] = noise(chance, 90)
    body = chance.choice([
        payload(), "", "{", "null", '{"aps":[]}', '{"aps":{"event":"update"}}', "x" * chance.randrange(6000),
        json.dumps({"aps": {"timestamp": chance.choice([0, -1, 1e300, "x", None]), "event": noise(chance, 6),
                            "content-state": noise(chance, 9)}}), "[" * 3000])
    return method, path, headers, body


def noise(chance, longest):
    letters = "abcdefghijklmnopqrstuvwxyz0123456789-._%ABCDEF"
    return "".join(chance.choice(letters) for _ in range(chance.randrange(1, longest)))


def nonsense(server, chance):
    """One TLS or plain connection with bytes that are not HTTP, or frames that break the protocol."""
    preface = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
    frames = preface + b"".join(
        struct.pack(">I", chance.randrange(40))[1:] + bytes([chance.randrange(12), chance.randrange(256)])
        + struct.pack(">I", chance.randrange(1 << 31)) + chance.randbytes(chance.randrange(40))
        for _ in range(4))
    data = chance.choice([frames, preface + chance.randbytes(200), chance.randbytes(300),
                          b"GET / HTTP/1.1\r\nhost: x\r\n" + chance.randbytes(50)])
    port = chance.choice([server.ready["port"], server.ready["plain_port"], server.ready["connect_port"]])
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=2) as plain:
            plain.settimeout(0.3)
            if port == server.ready["port"] and chance.random() < 0.7:
                context = ssl.create_default_context()
                context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
                context.set_alpn_protocols(["h2"])
                with context.wrap_socket(plain) as secure:
                    secure.sendall(data)
                    secure.recv(200)
            else:
                plain.sendall(data)
                plain.recv(200)
    except OSError:
        pass
