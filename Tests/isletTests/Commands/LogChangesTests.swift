import Foundation
import TestWorld
import Testing

@testable import islet

/// `islet log add`, `edit`, `remove` and `undo`.
struct LogChangesTests {
    private let world = TestShell()

    private func lines(_ arguments: String...) -> [String] {
        (world.output, world.errors) = ("", "")
        _ = Islet.run(arguments, in: world.shell)
        return world.output.split(separator: "\n").map(String.init)
    }

    @Test(arguments: [
        (["05:14", "20m"], "2026-11-21 05:14, 20 min"),
        (["2026-11-20", "21:30", "1h", "30m"], "2026-11-20 21:30, 1 h 30 min"),
        (["yesterday", "21:30", "15"], "2026-11-20 21:30, 15 min"),
        (["20m", "--ago", "40m"], "2026-11-21 07:34, 20 min"),
        (["2026-11-20T21:30:00Z", "90s"], "2026-11-20 21:30, 1 min 30 s"),
    ])
    func aSittingThatWasNotTimedIsAdded(_ arguments: [String], _ what: String) {
        #expect(Islet.run(["log", "add"] + arguments, in: world.shell) == 0)
        #expect(world.output == "Added: \(what), Meditation. `islet log undo` takes it back.\n")
        #expect(lines("log").count == 2)
    }

    @Test(arguments: [
        (["05:14"], "The start or the duration is missing"), (["soon", "20m"], "\"soon\" is not a date"),
        (["yesterday", "20m"], "A time of day is missing"),
        (["2026-11-20", "25:00", "20m"], "The time 25:00 does not exist"),
        (["08:14", "20m"], "in the future"), (["05:14", "20x"], "Unknown unit \"x\""), (["05:14", "0"], "is zero"),
    ])
    func invalidArgumentsAddNothing(_ arguments: [String], _ reason: String) {
        #expect(Islet.run(["log", "add"] + arguments, in: world.shell) == 64)
        #expect(world.errors.contains(reason))
        #expect(world.errors.hasPrefix("islet: "))
        #expect(lines("log").isEmpty)
    }

    @Test func overlapsAreAddedAndReported() {
        world.run("log", "add", "05:14", "20m")
        #expect(
            lines("log", "add", "05:20", "20m").last == "It overlaps 2026-11-21 05:14, 20 min, Meditation.")
        #expect(lines("log").count == 3)
    }

    @Test func aSittingIsChangedAndTheChangeUndone() {
        world.run("log", "add", "05:14", "20m", "--target", "20m", "--method", "Metta")
        let before = lines("log", "--format", "json")
        #expect(
            lines("log", "edit", "last", "--duration", "15m", "--note", "a\nb") == [
                "Changed: 2026-11-21 05:14, 15 min, Metta. `islet log undo` takes it back."
            ])
        #expect(
            lines("log") == [
                "STARTED           ELAPSED  TARGET  OUTCOME      PAUSES  METHOD  TYPE        NOTE",
                "2026-11-21 05:14    15:00   20:00  ended-early  0       Metta   meditation  a / b",
            ])
        #expect(
            lines("log", "undo") == ["Undone: the last change of 2026-11-21 05:14, 20 min, Metta; it is as it was."])
        #expect(lines("log", "--format", "json") == before)
        #expect(world.run("log", "edit", "last") == 64)
        #expect(world.run("log", "edit", "abc", "--note", "x") == 64)
        #expect(world.run("log", "edit", "abcd", "--note", "x") == 69)
    }

    @Test func identifiersAreShownAndAPrefixIsEnough() throws {
        for hour in ["03:00", "04:00", "05:00"] { world.run("log", "add", hour, "20m") }
        let rows = lines("log", "--ids")
        #expect(rows[0].hasPrefix("ID    STARTED"))
        let id = try #require(rows[2].split(separator: " ").first).lowercased()
        #expect(
            lines("log", "remove", id, "last").first
                == "Removed: 2 sittings. `islet log undo` brings them back.")
        #expect(lines("log").map { $0.contains("03:00") } == [false, true])
        #expect(lines("log", "undo") == ["Undone: the removal of 2 sittings; they are back in the log."])
        #expect(lines("log", "--ids") == rows)
    }

    @Test func aCompletionCanBeUndone() {
        world.run("sit", "1m")
        world.now += 60
        world.run("complete")
        #expect(
            lines("log", "undo") == [
                "Undone: the completion of 2026-11-21 08:14, 1 min, Meditation; it is no longer in the log."
            ])
        #expect(world.run("log", "undo") == 69)
    }

    @Test func aNoteIsLoggedWithTheCompletion() {
        world.run("sit", "1m")
        #expect(world.run("complete", "--note", "a\u{1B}[2J") == 64)
        #expect(world.run("complete", "--note", "-- still") == 0)
        #expect(lines("log").last?.hasSuffix("meditation  -- still") == true)
    }

    @Test func theLogIsNarrowedByDatesMethodAndType() {
        world.run("log", "add", "2026-11-01", "06:00", "20m", "--method", "Metta")
        world.run("log", "add", "yesterday", "06:00", "20m", "--type", "walking")
        world.run("log", "add", "06:00", "20m", "--method", "metta")
        #expect(lines("log", "--since", "yesterday").count == 3)
        #expect(lines("log", "--until", "yesterday").count == 3)
        #expect(lines("log", "--since", "2026-11-01", "--until", "2026-11-01").count == 2)
        #expect(lines("log", "--method", "METTA").count == 3)
        #expect(lines("log", "--method", "metta", "--limit", "1").last?.contains("2026-11-21") == true)
        #expect(lines("log", "--type", "walking").count == 2)
        #expect(lines("log", "--since", "3d", "--type", "mantra").isEmpty)
        #expect(world.errors == "No sitting in the log matches.\n")
        #expect(world.run("log", "--since", "2026-13-01") == 64)
        #expect(
            world.errors == """
                islet: The date 2026-13-01 does not exist; write year, month and day, as in 2026-11-21.
                  2026-13-01
                  ^

                """)
        #expect(world.run("log", "--since", "today", "--until", "yesterday") == 64)
    }

    @Test func aDayThatBeginsLaterMovesWhatTodayIs() throws {
        try world.write(settings: "day-start = \"07:00\"\n")
        world.run("log", "add", "06:30", "20m")
        world.run("log", "add", "07:30", "20m")
        #expect(lines("log", "--since", "today").map { $0.contains("07:30") } == [false, true])
    }
}
