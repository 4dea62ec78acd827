"""kalyke: reaches Apple's host name through HTTPS_PROXY and SSL_CERT_FILE, with `iat` as a string."""

import asyncio
import json
import os

environment = os.environ
environment["HTTPS_PROXY"] = f"http://127.0.0.1:{environment['CONNECT_PORT']}"
environment["SSL_CERT_FILE"] = environment["CA_FILE"]

from kalyke import LiveActivityApnsConfig, LiveActivityClient  # noqa: E402
from kalyke.exceptions import BadDeviceToken, Unregistered  # noqa: E402
from kalyke.models import ApnsPriority  # noqa: E402

client = LiveActivityClient(
    use_sandbox=True, team_id=environment["TEAM_ID"], auth_key_id=environment["KEY_ID"],
    auth_key_filepath=environment["KEY_FILE"])
config = LiveActivityApnsConfig(topic=environment["TOPIC"], priority=ApnsPriority.IMMEDIATELY)


async def push(device):
    try:
        return await asyncio.wait_for(client.send_message(device, json.loads(environment["PAYLOAD"]), config), 10)
    except Exception as error:  # the library turns each reason into a class of its own
        return error


async def main():
    for name, device, is_right in [
        ("accepted through HTTPS_PROXY", "DEVICE", lambda reply: isinstance(reply, str) and len(reply) == 36),
        ("refused with a reason", "UNKNOWN_DEVICE", lambda reply: isinstance(reply, BadDeviceToken)),
        ("gone", "GONE_DEVICE", lambda reply: isinstance(reply, Unregistered)),
    ]:
        reply = await push(environment[device])
        print(f"ok kalyke: {name}" if is_right(reply) else f"FAIL kalyke: {name}: {reply!r}")


asyncio.run(main())
