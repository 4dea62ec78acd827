import Foundation
import Meditation
import Store
import TestWorld
import Testing

@testable import SittingScreen
@testable import islet

@Suite("islet --plain with nothing running")
struct PlainStartTests {
    private let world = TestShell()

    private func start(_ lines: String...) throws -> Sitting? {
        world.typed = lines
        #expect(world.run("--plain") == 0)
        return try world.store.running()
    }

    @Test("It asks for duration and method, one line each, and begins the sitting")
    func asks() throws {
        let sitting = try start("25", "Zazen")
        #expect(sitting?.target == 1500 && sitting?.methodName == "Zazen")
        #expect(
            world.output.hasPrefix(
                """
                No sitting is running. Enter takes what is in brackets; q leaves.
                How long? [open-ended]\u{20}
                Which method? [Meditation]\u{20}
                25 min, bell at 08:39.
                """))
        #expect(world.followed.count == 1)
    }

    @Test("Enter takes the last sitting, with its method and preparation")
    func repeats() throws {
        world.run("sit", "20m", "--method", "Metta", "--prepare", "10s", "--detach")
        world.now += 1300
        world.run("complete")
        let sitting = try start("", "")
        #expect(sitting?.target == 1200 && sitting?.methodName == "Metta" && sitting?.preparation == 10)
        #expect(world.output.contains("How long? [20 min] \nWhich method? [Metta] \n"))
    }

    @Test("A wrong duration gets one sentence and the question again")
    func wrong() throws {
        #expect(try start("soon", "10x", "0", "12m", "")?.target == 720)
        let questions = world.output.components(separatedBy: "How long? [open-ended] ")
        #expect(questions.count == 5)
        #expect(questions[2].hasPrefix("\nUnknown unit \"x\";"))
        #expect(questions[1...3].allSatisfy { $0.count { $0 == "\n" } == 2 })
    }

    @Test("A terminal that cannot show the screen asks too, on one line with each answer")
    func dumbTerminal() throws {
        world.takePlace(at: "dumb")
        world.typed = ["25", ""]
        #expect(world.run() == 0)
        #expect(try world.store.running()?.target == 1500)
        #expect(world.output.contains("How long? [open-ended] Which method? [Meditation] 25 min"))
    }

    @Test("Another length than that of the last sitting's stages drops them, and keeps the method")
    func stagesOfTheLast() throws {
        world.run("sit", "--stages", "sit 25m Zazen, walk 10m", "--detach")
        world.run("complete")
        let sitting = try start("15", "")
        #expect(sitting?.target == 900 && sitting?.methodName == "Zazen" && sitting?.stages.isEmpty == true)
    }

    @Test(
        "Another length or method than that of a guided sitting is without its recording",
        arguments: [("15m", ""), ("", "Metta")])
    func guideOfTheLast(duration: String, method: String) throws {
        let file = world.home.appending(path: "scan.wav")
        try FileManager.default.createDirectory(at: world.home, withIntermediateDirectories: true)
        try Data().write(to: file)
        world.run("sit", "10m", "--guide", file.path, "--prepare", "10s", "--detach")
        world.now += 300
        world.run("complete")
        let sitting = try start(duration, method)
        #expect(sitting?.preparation == 10 && sitting?.sound.guide == nil)
        world.now += 60
        #expect(world.run("complete") == 0)
        world.run("sit", "10m", "--guide", file.path, "--detach")
        world.run("complete")
        let guide = try start("", "")?.sound.guide
        #expect(guide == file.path)
    }

    @Test("Another method after a breathing has its own type")
    func typeOfAnotherMethod() throws {
        world.run("sit", "10m", "--method", "Kinhin", "--type", "walking", "--detach")
        world.run("complete")
        for (method, type) in [("Zazen", SessionType.meditation), ("Kinhin", .walking), ("", .breathing)] {
            world.run("breathe", "box", "1m", "--detach")
            world.run("complete")
            #expect(try start("", method)?.type == type)
            world.run("complete")
        }
    }

    @Test("A saved sitting needs no method")
    func saved() throws {
        world.run("sitting", "save", "morning", "25m", "--method", "Zazen")
        #expect(try start("Morning")?.methodName == "Zazen")
        #expect(!world.output.contains("Which method?"))
    }

    @Test("q leaves without a sitting; so does the end of the input, with a sentence")
    func leaves() throws {
        #expect(try start("20", "q") == nil)
        world.typed = []
        #expect(world.run("--plain") == 1)
        #expect(world.errors == "islet: The input ended without an answer; no sitting was begun.\n")
        #expect(try world.store.running() == nil)
    }

    @Test("A running sitting is followed without questions")
    func running() throws {
        world.run("sit", "20m", "--detach")
        #expect(world.run("--plain") == 0)
        #expect(world.followed.count == 1)
        #expect(!world.output.contains("How long?"))
    }
}
