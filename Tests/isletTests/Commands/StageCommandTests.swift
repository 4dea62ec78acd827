import Foundation
import Meditation
import TestWorld
import Testing

@testable import islet

struct StageCommandTests {
    private let world = TestShell()
    private let stages = "sit 25m Zazen, walk 10m bell 3, sit 25m"

    @Test("A sitting with stages says what it has, and status shows the current one and the next")
    func status() throws {
        #expect(world.run("sit", "--stages", stages, "--detach") == 0)
        #expect(world.output.hasPrefix("1 h: 25 min Zazen, 10 min Walking, 25 min Sitting, "))
        world.now += 1560
        world.run("status")
        #expect(world.output == "sitting 01:00 of 10:00 (10 %) Walking · 2 of 3, then Sitting\n")
        world.run("status", "--format", "json")
        #expect(
            world.output.contains(
                "\"stage\":{\"count\":3,\"duration_seconds\":600,\"elapsed_seconds\":60,\"name\":\"Walking\",\"next\":\"Sitting\",\"number\":2,\"type\":\"walking\"}"
            ))
        #expect(world.output.contains("\"target_seconds\":3600"))
    }

    @Test("`islet skip` ends a stage, and the log keeps one sitting with its stages as they were sat")
    func skip() throws {
        world.run("sit", "--stages", stages, "--detach")
        world.now += 1000
        #expect(world.run("skip") == 0)
        #expect(world.output == "Walking: 10 min, then Sitting.\n")
        world.now += 120
        world.run("extend", "5m")
        #expect(world.output == "Walking is 15 min long.\n")
        world.now += 80
        world.run("complete")
        let logged = try #require(try world.store.log().last)
        #expect(logged.stages.list.map(\.name) == ["Zazen", "Walking"])
        #expect(logged.stages.list.map(\.duration) == [1000, 200])
        #expect(world.run("skip") == 69)
    }

    @Test("Stages are saved, and begun by their name and again")
    func saved() throws {
        #expect(world.run("sitting", "save", "sesshin", "--stages", stages) == 0)
        world.run("sit", "sesshin", "--detach")
        #expect(try world.store.running()?.stages.text == stages)
        world.run("cancel", "--yes")
        world.run("sit", "again", "--detach")
        #expect(try world.store.running()?.stages.text == stages)
        world.run("cancel", "--yes")
        #expect(world.run("sit", "sesshin", "20m", "--detach") == 64)
        #expect(try world.store.running() == nil)
    }

    @Test("Stages beside a duration, and wrong ones, are refused and start nothing")
    func refused() throws {
        #expect(world.run("sit", "20m", "--stages", stages) == 64)
        #expect(world.errors.contains("The stages determine the length"))
        #expect(world.run("sit", "--stages", "sit") == 64)
        #expect(world.errors.contains("needs a kind and then a duration"))
        #expect(try world.store.running() == nil)
    }

    @Test("An export with stages is imported with them", arguments: ["csv", "json"])
    func export(_ format: String) throws {
        world.run("sit", "--stages", stages, "--detach")
        world.now += 1700
        world.run("complete")
        world.run("export", "--format", format)
        let text = world.output
        let other = TestShell()
        other.now = world.now
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).\(format)")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(text.utf8).write(to: file)
        #expect(other.run("import", file.path) == 0, "\(other.errors)")
        #expect(try other.store.log().last?.stages.list.map(\.duration) == [1500, 200])
    }
}
