"""What Islet promises, and whether it keeps it."""

# Per minute with seconds shown, for all four presentations together at 120 × 36.
BUDGETS = {
    "wake-ups a minute, seconds shown": 62,
    "bytes a tick, 256 colours": 300,
    "bytes a tick, 24-bit": 500,
    "CPU seconds a minute, seconds shown": 0.03,
    "resident megabytes": 25,
    "wake-ups a minute beyond visible changes, no seconds": 0,
    "wake-ups a minute, paused": 0,
    "wake-ups a minute, nothing running": 0,
    "milliseconds to the first frame, first sitting (median)": 20,
    "milliseconds to the first frame, later sitting (median)": 20,
    "milliseconds to the first frame, nothing running (p95)": 20,
    "milliseconds that the target bell is late (p95)": 25,
    "wake-ups a minute, islet status --follow with seconds": 62,
    "wake-ups a minute, islet status --follow with minutes": 2,
    "wake-ups a minute, islet status --follow of a paused sitting": 0,
    "milliseconds of islet status (median)": 3,
    "milliseconds of a simulated day with an update a second (median)": 1000,
    "milliseconds to another app's first picture, nothing compiled before (median)": 4000,
    "milliseconds from a change of its source to the new picture (median)": 1000,
    "milliseconds to the picture of its next state (median)": 50,
}


def check(report):
    """Lines of PASS and FAIL, and whether all passed. What could not be measured has failed."""
    lines, passed = [], True
    for name, value in values(report).items():
        good = value is not None and value <= BUDGETS[name]
        passed = passed and good
        shown = "not measured" if value is None else f"{value:g}"
        lines.append(f"{'PASS' if good else 'FAIL'}  {name}: {shown} (at most {BUDGETS[name]:g})")
    return lines, passed


def values(report):
    """The figures that the budgets speak of, as far as they were to be measured."""
    return (screens(report) if "steady" in report else {}) | guests(report)


def guests(report):
    return {
        name: report.get("guests", {}).get(key, {}).get("p50")
        for name, key in [
            ("milliseconds to another app's first picture, nothing compiled before (median)", "first_picture_ms"),
            ("milliseconds from a change of its source to the new picture (median)", "change_ms"),
            ("milliseconds to the picture of its next state (median)", "key_ms"),
        ]
    }


def screens(report):
    steady = {row["name"]: row for row in report["steady"]}
    once = {row["name"]: row for row in report["startup"] + report["commands"]}
    shown = steady.get("islet, seconds", {})
    hidden = steady.get("islet, no seconds", {})
    beyond = None
    if "wakeups_per_minute" in hidden:
        # Half a wake-up may be counted on either side of the window.
        beyond = max(0, hidden["wakeups_per_minute"] - hidden["changes_per_minute"] - 60 / hidden["seconds"])
    return {
        "wake-ups a minute, seconds shown": shown.get("wakeups_per_minute"),
        "bytes a tick, 256 colours": steady.get("islet, seconds, 256 colours", {}).get("bytes_per_second"),
        "bytes a tick, 24-bit": steady.get("islet, seconds, 24-bit", {}).get("bytes_per_second"),
        "CPU seconds a minute, seconds shown": shown.get("cpu_seconds_per_minute"),
        "resident megabytes": shown.get("rss_megabytes"),
        "wake-ups a minute beyond visible changes, no seconds": beyond,
        "wake-ups a minute, paused": steady.get("islet, paused", {}).get("wakeups_per_minute"),
        "wake-ups a minute, nothing running": steady.get("islet, nothing running", {}).get("wakeups_per_minute"),
        # A sitting waits for the disk, whose 95th percentile is not Islet's.
        **{
            f"milliseconds to the first frame, {words} ({title})": once.get(name, {}).get("first_frame_ms", {}).get(key)
            for words, name, title, key in [
                ("first sitting", "islet, seconds", "median", "p50"),
                ("later sitting", "islet, seconds, not the first sitting", "median", "p50"),
                ("nothing running", "islet, nothing running", "p95", "p95"),
            ]
        },
        "milliseconds that the target bell is late (p95)": report["bells"].get("bell_late_ms", {}).get("p95"),
        **{
            f"wake-ups a minute, islet status --follow {words}":
                steady.get(f"islet status --follow, {name}", {}).get("wakeups_per_minute")
            for words, name in
                [("with seconds", "seconds"), ("with minutes", "minutes"), ("of a paused sitting", "paused")]
        },
        "milliseconds of islet status (median)": once.get("islet status", {}).get("exec_to_exit_ms", {}).get("p50"),
        "milliseconds of a simulated day with an update a second (median)":
            once.get("islet simulate auto-restart", {}).get("exec_to_exit_ms", {}).get("p50"),
    }
