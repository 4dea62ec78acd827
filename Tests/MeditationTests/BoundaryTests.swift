import Foundation
import Meditation
import Testing

/// What happens at exactly the edge of a rule.
@Suite struct BoundaryTests {
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private func running(target: TimeInterval? = 1200) throws -> TimerServer {
        var server = TimerServer()
        try server.perform(.start(StartRequest(target: target)), at: start)
        return server
    }

    @Test("A pause at a sitting's first instant counts as a pause and does not move its start")
    func pauseAtTheFirstInstant() throws {
        var server = try running()
        try server.perform(.pause, at: start)
        try server.perform(.resume, at: start + 60)
        let sitting = try #require(server.state.sitting)
        #expect(sitting.beganAt == start)
        #expect(sitting.pauses == [Pause(start: start, end: start + 60)])
        #expect(sitting.elapsed(at: start + 90) == 30)
        let entry = try #require(try server.perform(.complete(), at: start + 90).logEntry)
        #expect(entry.start == start)
        #expect(entry.pauses == [Pause(start: start, end: start + 60)])
        #expect(entry.elapsed == 30)
    }

    @Test("A pause at the exact instant of the target does not move the bell, during it or afterwards")
    func pauseAtTheTarget() throws {
        var server = try running(target: 600)
        try server.perform(.pause, at: start + 600)
        #expect(try #require(server.state.sitting).targetDate == start + 600)
        try server.perform(.resume, at: start + 900)
        #expect(try #require(server.state.sitting).targetDate == start + 600)
        var earlier = try running(target: 600)
        try earlier.perform(.pause, at: start + 599)
        #expect(try #require(earlier.state.sitting).targetDate == nil)
        try earlier.perform(.resume, at: start + 899)
        #expect(try #require(earlier.state.sitting).targetDate == start + 900)
    }

    @Test("Names and messages may be exactly as long as the limit")
    func textLimits() throws {
        let name = String(repeating: "n", count: SittingLimits.longestMethodName)
        let message = String(repeating: "m", count: SittingLimits.longestMessage)
        var server = TimerServer()
        try server.perform(.start(StartRequest(methodName: name)), at: start)
        #expect(server.state.sitting?.methodName == name)
        #expect(throws: TimerError.messageTooLong) {
            try server.perform(.complete(message: message + "m"), at: start + 9)
        }
        try server.perform(.complete(message: message), at: start + 9)
        #expect(server.state.contentState?.completionMessage == message)
        var other = TimerServer()
        #expect(throws: TimerError.methodNameTooLong) {
            try other.perform(.start(StartRequest(methodName: name + "n")), at: start)
        }
    }

    @Test(
        "Fractions of a duration are read to the millisecond",
        arguments: [
            ("0.001s", 0.001), ("12.345s", 12.345), ("0.0005s", 0.001), ("1.2344s", 1.234), ("0.0123m", 0.738),
            ("0.00001h", 0.036),
        ])
    func fractions(text: String, seconds: TimeInterval) throws {
        #expect(try SittingDuration.parse(text) == seconds)
    }
}
