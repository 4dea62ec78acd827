"""The report as text."""

STEADY = [
    ("wake-ups/min", "wakeups_per_minute"),
    ("changes/min", "changes_per_minute"),
    ("bytes/s", "bytes_per_second"),
    ("CPU s/min", "cpu_seconds_per_minute"),
    ("RSS MB", "rss_megabytes"),
]


def text(report):
    """Everything that was measured, and Islet beside each peer."""
    parts = [f"{report['machine']}\nload before: {report['load']}"]
    if "steady" in report:
        parts += screens(report)
    if report.get("guests"):
        titles = [
            ("first picture, nothing compiled before", "first_picture_ms"), ("the same again", "next_picture_ms"),
            ("change of the source", "change_ms"), ("key: next state", "key_ms"),
        ]
        parts.append(
            table(
                ["another app's Live Activity, ms", "p50", "p95"],
                [[title, *pair(report["guests"][key])] for title, key in titles]))
    return "\n\n".join(parts)


def screens(report):
    """Islet's own screens and commands."""
    parts = [table(["screen"] + [title for title, _ in STEADY], [steady_row(row) for row in report["steady"]])]
    ratios = ratio_rows(report)
    if ratios:
        titles = [title for title, key in STEADY if key != "changes_per_minute"]
        parts.append(table(["islet, seconds ÷ peer"] + titles + ["first frame"], ratios))
    parts.append(
        table(
            ["start, ms", "first byte p50", "p95", "first frame p50", "p95"],
            [[row["name"], *pair(row["first_byte_ms"]), *pair(row["first_frame_ms"])] for row in report["startup"]]))
    parts.append(
        table(
            ["command, ms", "exec to exit p50", "p95", "÷ true", "÷ timew", "exit"],
            [command_row(row, report["commands"]) for row in report["commands"]]))
    if report["bells"]:
        bells = report["bells"]
        late = " ".join(f"{name} {value} ms" for name, value in bells["bell_late_ms"].items())
        parts.append(f"target bell late by: {late} ({bells['heard']} of {bells['sittings']} heard)")
    return parts


def steady_row(row):
    if "error" in row:
        return [row["name"], "did not stay: " + row["error"].splitlines()[-1][:60]]
    return [row["name"]] + [shown(row[key]) for _, key in STEADY]


def command_row(row, rows):
    medians = {other["name"]: other["exec_to_exit_ms"]["p50"] for other in rows}
    own = row["exec_to_exit_ms"]["p50"]
    ratios = [ratio(own, medians.get(peer)) for peer in ("true", "timew")]
    return [row["name"], *pair(row["exec_to_exit_ms"]), *ratios, str(row["exit"])]


def ratio_rows(report):
    steady = {row["name"]: row for row in report["steady"] if "error" not in row}
    frames = {row["name"]: row["first_frame_ms"]["p50"] for row in report["startup"]}
    own = steady.get("islet, seconds")
    if not own:
        return []
    rows = []
    for name, peer in steady.items():
        if not name.startswith("islet"):
            keys = [key for _, key in STEADY if key != "changes_per_minute"]
            rows.append(
                [name] + [ratio(own[key], peer[key]) for key in keys]
                + [ratio(frames.get("islet, seconds"), frames.get(name))])
    return rows


def ratio(value, other):
    return f"{value / other:.3g}" if value is not None and other else "–"


def pair(percentiles):
    return [shown(percentiles["p50"]), shown(percentiles["p95"])]


def shown(value):
    return "–" if value is None else f"{value:g}"


def table(titles, rows):
    widths = [max(len(row[column]) if column < len(row) else 0 for row in [titles] + rows) for column in range(len(titles))]
    if any(len(row) == 2 and len(titles) > 2 for row in rows):
        widths[1] = max(len(titles[1]), *(len(row[1]) for row in rows if len(row) > 2), 0)
    def line(row):
        cells = [row[0].ljust(widths[0])]
        if len(row) == 2 and len(titles) > 2:
            return "  ".join(cells + [row[1]])
        return "  ".join(cells + [cell.rjust(width) for cell, width in zip(row[1:], widths[1:])])
    return "\n".join([line(titles), "  ".join("─" * width for width in widths)] + [line(row) for row in rows])
