import Foundation
import TestWorld
import Testing

@testable import islet

struct StatsCommandTests {
    private let world = TestShell()

    private func add(_ start: String, _ duration: String) {
        world.run("log", "add", start, duration)
    }

    private func lines(_ arguments: String...) -> [String] {
        (world.output, world.errors) = ("", "")
        _ = Islet.run(["stats"] + arguments, in: world.shell)
        return world.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private func sitThreeDays() {
        add("2026-11-19T06:00:00Z", "20m")
        add("2026-11-20T06:00:00Z", "39m")
        add("2026-11-20T20:00:00Z", "10s")
    }

    @Test("Without any sitting it says how to start one, and with others how to list them")
    func nothing() {
        #expect(lines() == [""])
        #expect(world.errors == "No sitting has been completed yet; start one with `islet sit 20m`.\n")
        sitThreeDays()
        #expect(lines("--method", "Zazen") == [""])
        #expect(world.errors == "No sitting in the log matches; `islet log` lists all.\n")
    }

    @Test func barsAreHalfARowHighAndFiguresBelow() {
        sitThreeDays()
        #expect(
            lines("--since", "3d") == [
                "Wed 18 Nov                                                               0:00  0",
                "Thu 19 Nov  \(String(repeating: "▄", count: 30))                               0:20  1",
                "Fri 20 Nov  \(String(repeating: "▄", count: 59))  0:39  2",
                "Sat 21 Nov                                                               0:00  0", "",
                "4 days    59 min in 3 sittings, median 20 min, longest 39 min",
                "average   20 min a sitting, 20 min a day, 2 h 18 min a week", "streak    2 days, longest 2 days",
                "all time  59 min in 3 sittings since 19 Nov 2026", "",
            ])
    }

    @Test(
        "A bar that is only a part of its week or month is labelled by its days, and the summary counts the days asked for"
    )
    func partsOfPeriods() {
        sitThreeDays()
        let weeks = lines("--by", "week", "--since", "2026-11-12", "--plain")
        #expect(weeks[0] == "12 to 15 Nov: nothing")
        #expect(weeks[1].hasPrefix("16 to 22 Nov: 59 min"))
        #expect(weeks[2].hasPrefix("10 days: 59 min in 3 sittings"))
        #expect(lines("--by", "month", "--since", "2026-10-31", "--plain").first == "Sat 31 Oct: nothing")
        #expect(lines("--by", "month", "--since", "2026-10", "--plain")[2].hasPrefix("2 months: "))
        #expect(lines("--by", "method", "--since", "3d", "--plain")[1].hasPrefix("4 days: 59 min in 3 sittings"))
    }

    @Test func plainStatisticsAreWordsAndNumbers() {
        sitThreeDays()
        #expect(
            lines("--since", "3d", "--plain") == [
                "Wed 18 Nov: nothing", "Thu 19 Nov: 20 min, 1 sitting", "Fri 20 Nov: 39 min, 2 sittings",
                "Sat 21 Nov: nothing", "4 days: 59 min in 3 sittings, median 20 min, longest 39 min",
                "average: 20 min a sitting, 20 min a day, 2 h 18 min a week", "streak: 2 days, longest 2 days",
                "all time: 59 min in 3 sittings since 19 Nov 2026", "",
            ])
        world.environment["TERM"] = "dumb"
        #expect(lines("--since", "3d").first == "Wed 18 Nov: nothing")
    }

    @Test func aYearInPlainTextIsALine() {
        sitThreeDays()
        #expect(
            lines("--heat-map", "--plain") == [
                "2026: sat on 2 of 325 days", "325 days: 59 min in 3 sittings, median 20 min, longest 39 min",
                "average: 20 min a sitting, 20 min a day, 2 h 18 min a week", "streak: 2 days, longest 2 days",
                "all time: 59 min in 3 sittings since 19 Nov 2026", "",
            ])
        #expect(
            lines("--heat-map", "--plain", "--since", "2025").prefix(2) == [
                "2025: sat on 0 of 365 days", "2026: sat on 2 of 325 days",
            ])
    }

    @Test(arguments: [["--since", "2027-01-01"], ["--since", "2027", "--plain"], ["--heat-map", "--since", "2027"]])
    func futurePeriodsAreEmpty(arguments: [String]) throws {
        sitThreeDays()
        (world.output, world.errors) = ("", "")
        #expect(Islet.run(["stats"] + arguments, in: world.shell) == 0)
        #expect(world.output.isEmpty)
        #expect(world.errors == "Nothing to count: 2027-01-01 is in the future.\n")
    }

    @Test(
        "The last year of the calendar is a year like any other",
        arguments: [
            ["stats", "--by", "month", "--until", "9999-12", "--since", "9998"],
            ["stats", "--by", "year", "--until", "9999-12-31", "--since", "2020"],
            ["stats", "--heat-map", "--since", "9999"], ["log", "--since", "9999"], ["log", "--until", "9999"],
            ["export", "--until", "9999", "-o", "-"],
        ])
    func lastYear(arguments: [String]) {
        sitThreeDays()
        #expect(Islet.run(arguments, in: world.shell) == 0, "\(world.errors)")
    }

    @Test("A period with too many bars is refused in one sentence")
    func mostBars() {
        sitThreeDays()
        (world.output, world.errors) = ("", "")
        #expect(Islet.run(["stats", "--by", "day", "--since", "1000"], in: world.shell) == 64)
        #expect(
            world.errors
                == "islet: 1000-01-01 to 2026-11-21 is 375064 days, and at most 36525 can be shown; choose a later --since or a longer --by.\n"
        )
        #expect(Islet.run(["stats", "--by", "year", "--since", "0001"], in: world.shell) == 0)
    }

    @Test func colorsFollowTheTerminalAndNoColor() {
        sitThreeDays()
        #expect(!lines("--since", "3d").joined().contains("\u{1B}"))
        world.takePlace()
        #expect(lines("--since", "3d").joined().contains("\u{1B}[0;38;5;"))
        world.environment["COLORTERM"] = "truecolor"
        #expect(lines("--since", "3d").joined().contains("\u{1B}[0;38;2;"))
        world.environment["NO_COLOR"] = "1"
        #expect(!lines("--since", "3d").joined().contains("8;"))
    }

    @Test func withoutUnicodeBarsAreASCII() {
        sitThreeDays()
        world.environment["LC_ALL"] = "POSIX"
        let text = lines("--since", "3d").joined()
        #expect(text.contains("####"))
        #expect(text.utf8.allSatisfy { $0 < 0x80 })
        #expect(lines("--heat-map")[8].contains("none . _ = * # 39 min and more"))
    }

    @Test func theStreakCanBeHidden() throws {
        sitThreeDays()
        try world.write(settings: "streak = false\n")
        #expect(!lines().joined().contains("streak"))
    }

    @Test func aYearIsACalendar() {
        sitThreeDays()
        let rows = lines("--heat-map")
        #expect(rows[0].hasPrefix("2026 Jan "))
        #expect(rows[4].hasPrefix("Thu  ") && rows[4].hasSuffix("·▅"))
        #expect(rows[5].hasPrefix("Fri  ") && rows[5].hasSuffix("·▇"))
        #expect(rows[6].hasSuffix("··"))
        #expect(rows[8].contains("none · ▁ ▃ ▅ ▇ 39 min and more"))
        #expect(world.run("stats", "--heat-map", "--by", "week") == 64)
    }

    @Test func jsonHasItsKeys() throws {
        sitThreeDays()
        let text = lines("--since", "3d", "--format", "json").joined(separator: "\n")
        let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(
            Set(object.keys) == [
                "by", "first_day", "last_day", "sittings", "total_seconds", "median_seconds", "longest_seconds",
                "streak_days", "longest_streak_days", "all_sittings", "all_seconds", "buckets", "aim_seconds",
                "week_seconds", "average_sitting_seconds", "average_day_seconds", "average_week_seconds", "methods",
                "types", "hours", "weekdays",
            ])
        #expect(object["total_seconds"] as? Double == 3550)
        #expect(object["streak_days"] as? Int == 2)
        let buckets = try #require(object["buckets"] as? [[String: Any]])
        #expect(buckets.map { $0["sittings"] as? Int } == [0, 1, 2, 0])
        #expect(buckets[1]["first_day"] as? String == "2026-11-19")
    }

    @Test("The weekly aim is a ring with the time sat beside it; none and review = false take it away")
    func weeklyAim() throws {
        sitThreeDays()
        (world.output, world.errors) = ("", "")
        #expect(world.run("aim", "150") == 0)
        #expect(world.output == "This week 59 min of 2 h 30 min.\n")
        #expect(lines().contains { $0.hasSuffix("  59 min of 2 h 30 min") })
        #expect(lines("--plain").contains("this week: 59 min of 2 h 30 min"))
        let object = try json()
        #expect(object["aim_seconds"] as? Double == 9000)
        #expect(object["week_seconds"] as? Double == 3550)
        #expect(object["average_sitting_seconds"] as? Double == 1183.333)
        try world.write(settings: "weekly-aim = 150\nreview = false\n")
        let text = lines().joined()
        #expect(!text.contains("2 h 30 min") && !text.contains("streak") && !text.contains("average"))
        #expect(try json()["aim_seconds"] is NSNull)
        (world.output, world.errors) = ("", "")
        #expect(world.run("aim") == 0)
        #expect(world.output == "Weekly aim: 2 h 30 min. What was sat of it is not shown (review = false).\n")
        #expect(world.run("aim", "soon") == 64)
        #expect(world.run("aim", "200h") == 64)
        #expect(world.run("aim", "none") == 0)
        (world.output, world.errors) = ("", "")
        #expect(world.run("aim") == 0)
        #expect(world.output == "No weekly aim; set one with `islet aim 150`.\n")
    }

    @Test("Sittings are sorted by method, type, hour and weekday, over the whole log")
    func divisions() throws {
        sitThreeDays()
        world.run("log", "add", "2025-11-19T07:00:00Z", "2h", "--method", "Metta", "--type", "loving-kindness")
        #expect(
            lines("--by", "method", "--plain").prefix(2) == [
                "Metta: 2 h, 1 sitting", "Meditation: 59 min, 3 sittings",
            ])
        #expect(lines("--by", "type", "--plain").first == "loving-kindness: 2 h, 1 sitting")
        #expect(
            lines("--by", "hour", "--since", "2026", "--plain").prefix(2) == [
                "06:00: 59 min, 2 sittings", "07:00: nothing",
            ])
        #expect(lines("--by", "weekday")[3].hasPrefix("Thu  ▄"))
        #expect(try json("--by", "hour")["by"] as? String == "hour")
        let methods = try #require(try json("--by", "method")["methods"] as? [[String: Any]])
        #expect(methods.map { $0["name"] as? String } == ["Metta", "Meditation"])
        #expect(world.run("stats", "--by", "moon") == 64)
    }

    @Test("Days off do not break the streak, and a day may need a minimum")
    func daysOff() throws {
        add("2026-11-18T06:00:00Z", "20m")
        add("2026-11-20T06:00:00Z", "20m")
        #expect(lines().contains("streak    1 day, longest 1 day"))
        try world.write(settings: "days-off = [\"thu\"]\n")
        #expect(lines().contains("streak    2 days, longest 2 days"))
        try world.write(settings: "days-off = [\"thu\"]\nday-minimum = 30\n")
        #expect(lines().contains("streak    0 days, longest 0 days"))
    }

    @Test(
        "Weeks begin by the locale's region or by the setting, in bars, calendar and aim; JSON lists weekdays from Monday on"
    )
    func firstWeekday() throws {
        add("2026-11-15T06:00:00Z", "20m")
        add("2026-11-20T06:00:00Z", "39m")
        try world.write(settings: "weekly-aim = \"2h\"\n")
        #expect(lines("--by", "weekday").first?.hasPrefix("Mon ") == true)
        #expect(lines("--by", "week").contains { $0.hasPrefix("16–22 Nov") && $0.contains("0:39") })
        world.environment["LC_TIME"] = "en_US.UTF-8"
        #expect(lines("--by", "weekday").first?.hasPrefix("Sun ") == true)
        #expect(lines("--by", "week").contains { $0.hasPrefix("15–21 Nov") && $0.contains("0:59") })
        #expect(lines("--heat-map")[1].hasPrefix("Sun "))
        #expect(lines().joined().contains("59 min of 2 h"))
        let weekdays = try #require(try json()["weekdays"] as? [[String: Any]])
        #expect(weekdays.compactMap { $0["name"] as? String } == ["mon", "tue", "wed", "thu", "fri", "sat", "sun"])
        #expect(world.run("config", "set", "first-weekday", "saturday") == 0)
        #expect(lines("--heat-map")[1].hasPrefix("Sat "))
        #expect(world.run("aim") == 0)
        #expect(world.output == "This week 0 s of 2 h.\n")
        #expect(world.run("config", "set", "first-weekday", "someday") == 64)
        #expect(world.errors.contains("use \"automatic\" (by LC_ALL, LC_TIME and LANG) or a day of the week"))
    }

    private func json(_ arguments: String...) throws -> [String: Any] {
        (world.output, world.errors) = ("", "")
        _ = Islet.run(["stats", "--format", "json"] + arguments, in: world.shell)
        return try #require(try JSONSerialization.jsonObject(with: Data(world.output.utf8)) as? [String: Any])
    }

    @Test func anEmptyLogSaysSo() {
        #expect(world.run("stats") == 0)
        #expect(world.output.isEmpty && !world.errors.isEmpty)
    }
}
