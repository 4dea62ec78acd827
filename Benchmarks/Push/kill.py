"""kill -9 under load: no acknowledged action is lost, none is done twice."""

import random
import threading
import time
import uuid


def kill(server, times, seed=1):
    """Kills a server in the midst of actions, again and again, and asks the next one what is true.

    Each action moves the target by one second, so the target counts the actions that were done.
    """
    chance = random.Random(seed)
    server.start()
    token = server.add_user("load")
    activity = str(uuid.uuid4())
    status, reply = server.request("POST", "/v1/actions", {
        "activityId": activity, "userId": "load", "action": "start",
        "start": {"methodName": "Load", "duration": 3600}}, token)
    assert status == 200, reply
    acknowledged, unanswered, starts, lost, doubled = 0, [], [], 0, 0
    for _ in range(times):
        stop = threading.Event()
        done = []

        def act():
            connection = server.plain()
            while not stop.is_set():
                name = str(uuid.uuid4())
                unanswered.append(name)
                try:
                    status, reply = server.request("POST", "/v1/actions", action(activity, name), token, connection)
                except OSError:
                    return
                except Exception:  # an answer that was cut off counts as none
                    return
                if status == 200:
                    unanswered.remove(name)
                    done.append(reply["version"])
                elif status != 429:
                    raise SystemExit(f"an action was refused: {status} {reply}")
                else:
                    unanswered.remove(name)

        thread = threading.Thread(target=act)
        thread.start()
        time.sleep(chance.uniform(0.002, 0.06))
        server.kill()
        stop.set()
        thread.join()
        acknowledged += len(done)
        starts.append(server.start())
        # What was not answered is sent again under the same name, as a client does: it must count once.
        for name in list(unanswered):
            status, reply = server.request("POST", "/v1/actions", action(activity, name), token)
            assert status == 200, reply
            unanswered.remove(name)
            acknowledged += 1
        status, reply = server.request("GET", "/v1/state", token=token)
        assert status == 200, reply
        target = reply["timer"]["running"]["_0"]["target"]
        lost += max(0, 3600 + acknowledged - round(target))
        doubled += max(0, round(target) - 3600 - acknowledged)
        if lost or doubled:
            break
    server.stop()
    return {"kills": times, "actions": acknowledged, "lost": lost, "doubled": doubled,
            "start_ms_median": sorted(starts)[len(starts) // 2] * 1000, "start_ms_worst": max(starts) * 1000}


def action(activity, name):
    return {"activityId": activity, "userId": "load", "action": "extend", "seconds": 1, "clientId": name}
