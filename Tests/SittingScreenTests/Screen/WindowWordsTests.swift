import Foundation
import Meditation
import Testing

@testable import SittingScreen
@testable import TerminalScreen

struct WindowWordsTests {
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private func server(_ target: TimeInterval?, preparation: TimeInterval = 0) throws -> TimerServer {
        var server = TimerServer()
        let request = StartRequest(target: target, methodName: "Metta", preparation: preparation)
        try server.perform(.start(request), at: start)
        return server
    }

    @Test func theTitleShowsMinutesAndChangesWithThem() throws {
        let state = try server(1200).state
        #expect(WindowWords(state, at: start + 754).title == "12 of 20 min · Metta")
        #expect(WindowWords(state, at: start + 779).title == WindowWords(state, at: start + 721).title)
        #expect(WindowWords(state, at: start + 1290).title == "target reached, +1 min · Metta")
        #expect(WindowWords(try server(nil).state, at: start + 754).title == "12 min · Metta")
        #expect(WindowWords(try server(60, preparation: 10).state, at: start).title == "preparing · Metta")
        #expect(WindowWords(.idle, at: start) == WindowWords(.idle, at: start + 60))
        #expect(WindowWords(.idle, at: start).title == nil)
    }

    @Test func progressIsInWholePercentAndStopsWhilePaused() throws {
        var server = try server(1200)
        #expect(WindowWords(server.state, at: start).progress == .running(percent: 0))
        #expect(WindowWords(server.state, at: start + 11.9).progress == .running(percent: 0))
        #expect(WindowWords(server.state, at: start + 12).progress == .running(percent: 1))
        #expect(WindowWords(server.state, at: start + 9999).progress == .running(percent: 100))
        try server.perform(.pause, at: start + 600)
        #expect(WindowWords(server.state, at: start + 900).progress == .paused(percent: 50))
        #expect(WindowWords(server.state, at: start + 900).title == "paused at 10 min · Metta")
        #expect(WindowWords(try self.server(nil).state, at: start + 60).progress == nil)
    }
}
