import Foundation
import Meditation
import TestWorld
import Testing

@testable import islet

struct CompleteCommandTests {
    private let world = TestShell()

    /// A sitting of twenty minutes that was last seen after two and is found four hours later.
    private func leave() throws {
        world.run("sit", "20m")
        world.now += 120
        try world.store.see(at: world.reading)
        world.now += 4 * 3600
    }

    private var logged: CompletedSitting? { get throws { try world.store.log().last } }

    @Test(arguments: [("target", 1200.0), ("last-seen", 120), ("now", 14520), ("08:20", 360)])
    func completeAtSetsTheEnd(moment: String, elapsed: TimeInterval) throws {
        try leave()
        #expect(world.run("complete", "--at", moment) == 0)
        #expect(try logged?.elapsed == elapsed)
    }

    @Test(arguments: [
        ("8h14", 64, "islet:"), ("foo", 64, "use target, last-seen, now, or a time such as 08:34."),
        ("07:00", 64, "The end must be after the beginning"),
        ("2027-01-01 08:00", 64, "The end must be after the beginning"),
    ])
    func anInvalidMomentChangesNothing(moment: String, status: Int32, words: String) throws {
        try leave()
        #expect(world.run("complete", "--at", moment) == status)
        #expect(world.errors.contains(words))
        #expect(try logged == nil)
    }

    @Test func aFutureTargetAndAMissingLastSeenAreNotEndings() throws {
        world.run("sit", "20m")
        world.now += 60
        #expect(world.run("complete", "--at", "target") == 69)
        #expect(world.errors.contains("has not been reached"))
        #expect(world.run("complete", "--at", "last-seen") == 69)
        #expect(world.errors.contains("No screen has shown the sitting"))
    }

    @Test func shortlyAfterMidnightATimeIsYesterdays() throws {
        world.now = Date(timeIntervalSince1970: 1_795_302_000)  // 2026-11-21 23:00:00 UTC
        world.run("sit", "20m")
        world.now += 2 * 3600
        #expect(world.run("complete", "--at", "23:30") == 0)
        #expect(try logged?.elapsed == 1800)
    }

    @Test func onATerminalIsletAsksWhenItEnded() throws {
        try leave()
        world.takePlace()
        world.typed = ["1"]
        #expect(world.run("complete") == 0)
        #expect(
            world.output == """
                Last seen at 08:16. When did the sitting end?
                  1  target: Ends it at 08:34, after 20 min.
                  2  last-seen: Ends it at 08:16, after 2 min.
                  3  now: Ends it at 12:16, after 4 h 2 min.
                A number, or Enter to keep sitting: Completed: 20 min of 20 min.

                """)
    }

    @Test func afterGoingOnIsletDoesNotAskAgain() throws {
        try leave()
        world.takePlace()
        world.typed = [""]
        #expect(world.run("complete") == 1)
        #expect(try world.store.running() != nil)
        #expect(world.run("complete") == 0)
        #expect(try logged?.elapsed == 14520)
    }

    @Test func withoutATerminalItEndsNowAndReportsTheGap() throws {
        try leave()
        #expect(world.run("complete") == 0)
        #expect(world.errors.contains("Last seen at 08:16."))
        #expect(try logged?.elapsed == 14520)
    }

    @Test func aSittingIsFoundAfterAReboot() throws {
        world.run("sit", "20m")
        world.now += 120
        try world.store.see(at: world.reading)
        world.now += 3600
        world.bootID = "second boot"
        #expect(world.run("status") == 0)
        #expect(world.output.hasPrefix("target reached +42:00"))
        world.takePlace()
        world.typed = ["target"]
        #expect(world.run("complete") == 0)
        #expect(world.output.hasPrefix("Last seen at 08:16; the machine was off in between."))
        #expect(try logged?.elapsed == 1200)
    }

    /// A sitting of twenty minutes, last seen after two, on a machine that then boots into 1970.
    private func rebootIn1970() throws {
        world.run("sit", "20m")
        world.now += 120
        try world.store.see(at: world.reading)
        world.bootID = "second boot"
        world.step = 30 - world.now.timeIntervalSince1970
    }

    @Test("A sitting goes on after a reboot into 1970")
    func statusAfterARebootInto1970() throws {
        try rebootIn1970()
        #expect(world.run("status") == 0)
        #expect(world.output.hasPrefix("sitting 00:00 of 20:00"))
    }

    @Test(
        "A sitting on a machine in 1970 can be completed",
        arguments: [(nil, 120.0), ("last-seen", 120), ("now", 120), ("08:34", 1200), ("2026-11-21 08:44", 1800)])
    func completeAfterARebootInto1970(moment: String?, elapsed: TimeInterval) throws {
        try rebootIn1970()
        #expect(world.runAll(["complete"] + (moment.map { ["--at", $0] } ?? [])) == 0)
        #expect(try logged?.elapsed == elapsed)
    }

    @Test("A machine that slept for ten minutes or more asks")
    func machineThatSlept() throws {
        world.run("sit", "2h")
        world.now += 120
        try world.store.see(at: world.reading)
        world.now += 3600
        world.asleep += 3000
        world.takePlace()
        world.typed = ["last-seen"]
        #expect(world.run("complete") == 0)
        #expect(world.output.hasPrefix("Last seen at 08:16; the machine slept 50 min. When did the sitting end?"))
        #expect(try logged?.elapsed == 120)
    }

    @Test("Mood and note are kept with the completion; a mood is one of the setting's, by name or number")
    func moodAndNote() throws {
        world.run("sit", "20m")
        world.now += 1200
        #expect(world.run("complete", "--mood", "happy") == 64)
        #expect(
            world.errors
                == "islet: No mood named \"happy\". Moods: 1 restless, 2 settled, 3 clear; the setting moods changes them.\n"
        )
        #expect(try world.store.running() != nil)
        #expect(world.run("complete", "--mood", "2", "--note", "Rain.") == 0)
        #expect(try logged?.mood == "settled")
        #expect(try logged?.note == "Rain.")
        #expect(world.run("log", "edit", "last", "--mood", "CLEAR") == 0)
        #expect(try logged?.mood == "clear")
        #expect(world.run("log", "edit", "last", "--mood", "4") == 64)
        #expect(world.run("log", "edit", "last", "--mood", "") == 0)
        #expect(try logged?.mood == nil)
        #expect(world.run("log", "add", "07:00", "20m", "--mood", "restless") == 0)
        #expect(try world.store.log().first?.mood == "restless")
    }

    @Test("Without moods in the settings any word is one")
    func anyMood() throws {
        try world.write(settings: "moods = \"none\"\n")
        world.run("sit", "20m")
        world.now += 1200
        #expect(world.run("complete", "--mood", " even ") == 0)
        #expect(try logged?.mood == "even")
    }
}
