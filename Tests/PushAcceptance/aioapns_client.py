"""aioapns: offers no ALPN, sends `host` instead of `:authority`, and finds answers by `apns-id`."""

import asyncio
import json
import os
import ssl

from aioapns import APNs, NotificationRequest, PushType
from aioapns.connection import APNsProductionClientProtocol

environment = os.environ


def client(**options):
    with open(environment["KEY_FILE"]) as file:
        key = file.read()
    return APNs(
        key=key, key_id=environment["KEY_ID"], team_id=environment["TEAM_ID"], topic=environment["TOPIC"],
        ssl_context=ssl.create_default_context(cafile=environment["CA_FILE"]), max_connection_attempts=1, **options)


async def push(apns, device):
    request = NotificationRequest(
        device_token=device, message=json.loads(environment["PAYLOAD"]), push_type=PushType.LIVEACTIVITY)
    result = await asyncio.wait_for(apns.send_notification(request), 10)
    return request, result


def check(name, is_right, result):
    print(f"ok aioapns: {name}" if is_right else f"FAIL aioapns: {name}: {result.status} {result.description}")


async def main():
    # The host and the port are ours. (Its own support of proxies fails on asyncio's event loop: it hands a transport's socket on.)
    APNsProductionClientProtocol.APNS_SERVER = "localhost"
    APNsProductionClientProtocol.APNS_PORT = int(environment["PORT"])
    apns = client()
    request, result = await push(apns, environment["DEVICE"])
    check("accepted", result.is_successful and result.notification_id == request.notification_id, result)
    _, result = await push(apns, environment["UNKNOWN_DEVICE"])
    check("refused with a reason", result.status == "400" and result.description == "BadDeviceToken", result)
    _, result = await push(apns, environment["GONE_DEVICE"])
    check("gone", result.status == "410" and result.description in ("Unregistered", "ExpiredToken"), result)
    results = await asyncio.gather(*(push(apns, environment["DEVICE"]) for _ in range(100)))
    check("100 at once", all(result.is_successful for _, result in results), results[0][1])


asyncio.run(main())
