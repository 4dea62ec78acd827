import Foundation
import TestWorld
import Testing

@testable import islet

/// `islet sit --until`: it is 08:14 on 2026-11-21.
struct SitUntilTests {
    private let world = TestShell()

    @Test(
        "A sitting ends at the next such time, and the echo says how long it is",
        arguments: [
            (["08:30"], 960, "16 min, bell at 08:30.\n"),
            (
                ["08:30", "--prepare", "10s"], 950,
                "15 min 50 s after 10 s of preparation: begins at 08:14:10, bell at 08:30.\n"
            ),
            (["08:15:30"], 90, "1 min 30 s, bell at 08:15:30.\n"),
            (["08:14"], 86400, "24 h, bell at 08:14 on Sun 22 Nov.\n"),
            (["2026-11-21 09:14"], 3600, "1 h, bell at 09:14.\n"),
            (["tomorrow 00:14"], 57600, "16 h, bell at 00:14 on Sun 22 Nov.\n"),
        ])
    func end(words: [String], target: Int, echo: String) throws {
        #expect(world.runAll(["sit", "--until"] + words) == 0)
        #expect(world.output == echo)
        #expect(try world.store.running()?.target == Double(target))
    }

    @Test("The preparation from the settings counts, and the default duration does not") func settings() throws {
        try world.write(settings: "preparation = \"1m\"\ndefault-duration = \"5m\"")
        #expect(world.run("sit", "--until", "08:30") == 0)
        #expect(try world.store.running()?.target == 900)
    }

    @Test("Between two milliseconds the bell is not a second early") func fraction() throws {
        world.now += 0.482_137
        #expect(world.run("sit", "--until", "08:30") == 0)
        #expect(world.output == "15 min 59 s, bell at 08:30.\n")
        let date = try #require(try world.store.running()?.targetDate)
        #expect((0..<0.002).contains(date.timeIntervalSince1970 - 1_795_249_800))
    }

    @Test(
        "An impossible time is one sentence and starts nothing",
        arguments: [
            (
                ["20m", "--until", "08:30"],
                "A duration and --until exclude each other; give only one, and put a date with a time in quotes."
            ),
            (
                ["open", "--until", "08:30"],
                "A duration and --until exclude each other; give only one, and put a date with a time in quotes."
            ),
            (["--until", "2026-11-21 08:00"], "2026-11-21 08:00 is in the past (--until); give a later time."),
            (
                ["--until", "08:15", "--prepare", "2m"],
                "The preparation of 2 min leaves no time to sit until 08:15; give a later time, or a shorter --prepare."
            ),
            (
                ["--until", "tomorrow"],
                "A time of day is missing, as in tomorrow 10:00 or 2026-12-24 18:00."
            ),
            (["--until", "25:00"], "The time 25:00 does not exist; write hours and minutes, as in 08:14."),
        ])
    func refused(arguments: [String], sentence: String) throws {
        #expect(world.runAll(["sit"] + arguments) == 64)
        #expect(world.errors.hasPrefix("islet: \(sentence)\n"))
        #expect(try world.store.running() == nil)
    }

    @Test(
        "Across a clock change the wall-clock time is meant",
        arguments: [
            // Back, on 2026-10-25 at 03:00: from 22:00 to 08:30 are eleven and a half hours.
            ("2026-10-24T20:00:00Z", "08:30", 690), ("2026-10-25T00:30:00Z", "03:30", 120),
            // 02:30 occurs twice; the next one is meant.
            ("2026-10-24T23:30:00Z", "02:30", 60), ("2026-10-25T00:45:00Z", "02:30", 45),
            ("2026-10-25T01:45:00Z", "02:30", 1425),
            // Forward, on 2026-03-29 at 02:00: 02:30 does not exist, 03:30 does.
            ("2026-03-29T00:30:00Z", "03:30", 60), ("2026-03-29T00:30:00Z", "02:30", 60),
            ("2026-03-28T21:00:00Z", "08:30", 570),
        ])
    func clocksAreSet(now: String, until: String, minutes: Int) throws {
        world.now = try Date(now, strategy: .iso8601)
        var shell = world.shell
        shell.timeZone = { TimeZone(identifier: "Europe/Berlin") ?? .gmt }
        #expect(Islet.run(["sit", "--until", until], in: shell) == 0)
        #expect(try world.store.running()?.target == Double(minutes * 60))
    }
}
