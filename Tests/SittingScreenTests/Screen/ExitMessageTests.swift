import Foundation
import Meditation
import Testing

@testable import SittingScreen

struct ExitMessageTests {
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private func line(preparation: TimeInterval = 0, after seconds: TimeInterval, pausing: Bool = false) throws
        -> String?
    {
        var server = TimerServer()
        try server.perform(.start(StartRequest(target: 1200, preparation: preparation)), at: start)
        if pausing { try server.perform(.pause, at: start + seconds) }
        return ExitMessage.line(for: server.state, last: nil, at: start + seconds)
    }

    @Test func leavingSaysThatTheSittingGoesOnAndHowToReturn() throws {
        #expect(
            try line(after: 754)
                == "The sitting goes on: 12:34 of 20:00. Come back: islet. End: islet complete.")
    }

    @Test func aPausedSittingStaysPaused() throws {
        #expect(
            try line(after: 754, pausing: true)
                == "The sitting is paused: 12:34 of 20:00. Come back: islet. End: islet complete.")
    }

    @Test func leavingDuringPreparationSaysWhenItBegins() throws {
        #expect(
            try line(preparation: 30, after: 10)
                == "The sitting begins in 00:20. Come back: islet. End: islet cancel.")
    }

    @Test func withoutASittingLeavingPrintsNothing() {
        #expect(ExitMessage.line(for: .idle, last: nil, at: start) == nil)
    }
}
