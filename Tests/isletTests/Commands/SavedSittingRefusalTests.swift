import Foundation
import Meditation
import TestWorld
import Testing

@testable import islet

@Suite("What would silently begin another sitting than was asked for is refused")
struct SavedSittingRefusalTests {
    private let world = TestShell()

    private func refusal(_ arguments: String..., status: Int32 = 64) throws -> String {
        world.errors = ""
        #expect(Islet.run(arguments, in: world.shell) == status)
        #expect(try world.store.running() == nil)
        return world.errors
    }

    @Test("A duration beside a saved sitting with stages, as beside --stages")
    func durationBesideStages() throws {
        world.run("sitting", "save", "sesshin", "--stages", "sit 25m, walk 10m")
        let sentence = "islet: The stages determine the length; leave out the duration and --until.\n"
        #expect(try refusal("sit", "sesshin", "30m") == sentence)
        #expect(try refusal("sit", "sesshin", "--until", "09:30") == sentence)
        #expect(try refusal("sit", "--stages", "sit 5m", "30m") == sentence)
        #expect(world.run("sit", "sesshin", "--detach") == 0)
        #expect(try world.store.running()?.stages.list.count == 2)
    }

    @Test("A saved sitting, or the last one, whose guide is gone")
    func guideIsGone() throws {
        let file = world.home.appending(path: "scan.wav")
        try FileManager.default.createDirectory(at: world.home, withIntermediateDirectories: true)
        try Data("RIFF".utf8).write(to: file)
        #expect(world.run("sitting", "save", "scan", "10m", "--guide", file.path) == 0)
        #expect(world.run("sit", "scan", "--detach") == 0)
        world.run("cancel", "--yes")
        try FileManager.default.removeItem(at: file)
        #expect(try refusal("sit", "scan", "--detach", status: 66).contains("cannot be read"))
        #expect(try refusal("sit", "again", "--detach", status: 66).contains(file.path))
    }

    @Test(
        "Stages that are missing, or last no time",
        arguments: [
            ("", "No stage is given;"), ("sit 5m,", "A stage is missing after the comma;"),
            (",sit 5m", "A stage is missing before the comma;"),
            ("sit 5m,,walk 5m", "A stage is missing between two commas;"),
            ("sit 0m", "The stage \"sit 0m\" lasts no time;"),
        ])
    func stages(text: String, words: String) throws {
        #expect(try refusal("sit", "--stages", text).hasPrefix("islet: " + words), "\(world.errors)")
    }

    @Test("An interval of zero names the way to turn the bells off, and a negative setting is a value")
    func zeroAndNegative() throws {
        #expect(try refusal("sit", "20m", "--interval", "0").contains("--interval none"))
        #expect(try refusal("config", "set", "shortest-logged", "-5").hasPrefix("islet: \"-5\" is not allowed"))
    }

    @Test("Bells after the end are warned about, and not listed")
    func lateBells() throws {
        #expect(world.run("sit", "5m", "--bells", "2m,10m", "--detach") == 0)
        #expect(world.errors.contains("the bell at 10 min does not ring"))
        #expect(world.output == "5 min, bells at 2 min, ends 08:19.\n")
    }

    @Test("Saving over a saved sitting says what it was")
    func replaced() {
        world.run("sitting", "save", "morning", "25m", "--method", "Zazen")
        world.output = ""
        world.run("sitting", "save", "morning", "20m")
        #expect(world.output.hasPrefix("Replaced: morning, Meditation · 20 min (it was Zazen · 25 min)."))
    }
}
