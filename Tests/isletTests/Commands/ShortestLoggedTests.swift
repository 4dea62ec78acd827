import Foundation
import Meditation
import TestWorld
import Testing

@testable import islet

/// The setting `shortest-logged`.
struct ShortestLoggedTests {
    private let world = TestShell()

    init() { world.environment["ISLET_SHORTEST_LOGGED"] = nil }

    @Test("A sitting of less than a minute is not logged, and completing it says so") func short() throws {
        world.run("sit", "20m")
        world.now += 59.9
        #expect(world.run("complete", "--note", "A knock at the door.") == 0)
        #expect(
            world.output
                == "Completed: 59 s of 20 min. Not logged: under 1 min (setting shortest-logged).\n")
        #expect(try world.store.log().isEmpty)
        world.run("stats", "--format", "json")
        #expect(!world.output.contains("\"streak\":1"))
        #expect(world.run("log", "undo") != 0, "nothing was changed, so nothing can be taken back")
    }

    @Test("A sitting of a minute is logged") func minute() throws {
        world.run("sit", "20m")
        world.now += 60
        #expect(world.run("complete") == 0)
        #expect(world.output == "Completed: 1 min of 20 min.\n")
        #expect(try world.store.log().count == 1)
    }

    @Test("Only meditation time counts, without pauses and up to --at") func elapsed() throws {
        world.run("sit", "20m")
        world.now += 50
        world.run("pause")
        world.now += 600
        world.run("complete")
        #expect(world.output.contains("Not logged"))
        world.run("sit", "20m")
        world.now += 600
        world.run("complete", "--at", "08:25:20")
        #expect(world.output.contains("Completed: 30 s of 20 min. Not logged"))
        #expect(try world.store.log().isEmpty)
    }

    @Test(
        "The setting is the minimum, and 0 logs everything", arguments: [("0", true), ("5", true), ("900.5", false)])
    func setting(value: String, isLogged: Bool) throws {
        try world.write(settings: "shortest-logged = \(value)")
        world.run("sit", "20m")
        world.now += 10
        world.run("complete")
        #expect(try world.store.log().isEmpty == !isLogged)
        #expect(world.output.contains("under 15 min (setting shortest-logged).") == !isLogged)
    }

    @Test("A second start does not log a short sitting either") func secondStart() throws {
        try world.write(settings: "second-start = \"complete\"")
        world.run("sit", "20m")
        world.now += 10
        #expect(world.run("sit", "5m") == 0)
        #expect(world.output.hasPrefix("Completed: 10 s of 20 min. Not logged: under 1 min"))
        #expect(try world.store.log().isEmpty)
    }

    @Test("The Live Activity says so in two words, unless it has a message") func card() throws {
        world.run("sit", "20m")
        world.run("complete")
        #expect(try world.store.state().contentState?.completionMessage == "Not logged.")
        world.run("sit", "20m")
        world.run("complete", "--message", "Enough.")
        #expect(try world.store.state().contentState?.completionMessage == "Enough.")
        #expect(try world.store.state().completion?.omission == "Not logged: under 1 min.")
    }
}
