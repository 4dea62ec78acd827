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
                How long? [open-ended] Which method? [Meditation] 25 min, bell at 08:39.
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
        #expect(world.output.contains("How long? [20 min] Which method? [Metta] "))
    }

    @Test("A wrong duration gets one sentence and the question again")
    func wrong() throws {
        #expect(try start("soon", "10x", "0", "12m", "")?.target == 720)
        let questions = world.output.components(separatedBy: "How long? [open-ended] ")
        #expect(questions.count == 5)
        #expect(questions[2].hasPrefix("Unknown unit \"x\" (column 3)"))
        #expect(questions[1...3].allSatisfy { $0.count { $0 == "\n" } == 1 })
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
