import Foundation
import GRDB
import Meditation
import Store
import Testing

struct StoreTests {
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000.123456)
    private let temporary = TemporaryStore()
    private var store: Store { temporary.store }

    @Test func readingAndRefusedActionsCreateNothing() throws {
        #expect(try store.state() == .idle)
        #expect(try store.log().isEmpty)
        for action: TimerAction in [.pause, .resume, .extend(by: 60), .complete(), .cancel] {
            #expect(throws: TimerError.nothingRunning) { try store.perform(action, at: start) }
        }
        #expect(!FileManager.default.fileExists(atPath: temporary.root))
    }

    @Test func aSittingRoundTripsExactly() throws {
        let request = StartRequest(target: 1234.5, methodName: "坐禅 🧘", type: .walking, preparation: 7.25)
        try store.perform(.start(request), at: start)
        for (seconds, action) in [(10.1, TimerAction.pause), (20.7, .resume), (33.3, .pause)] {
            let reply = try store.perform(action, at: start + seconds)
            #expect(try store.state() == reply.state)
        }
        #expect(try store.running()?.pauses.count == 1)
    }

    @Test func anAnchoredSittingKeepsItsTimeLineWhenTheWallClockIsSet() throws {
        try store.perform(
            .start(StartRequest(target: 60)), at: ClockReading(wall: start, bootID: "a", sinceBoot: 1000.5, asleep: 0))
        let later = ClockReading(wall: start - 7200, bootID: "a", sinceBoot: 1030.5, asleep: 0)
        let sitting = try #require(try store.running())
        #expect(sitting.elapsed(at: later.now(for: sitting)) == 30)
        #expect(try store.perform(.pause, at: later).state == store.state())
        #expect(try store.running()?.elapsed(at: .distantFuture) == 30)
    }

    @Test func completingMovesTheSittingToTheLogAndKeepsTheCompletion() throws {
        try store.perform(.start(StartRequest(target: 60)), at: start)
        try store.perform(.pause, at: start + 10)
        try store.perform(.resume, at: start + 20)
        let reply = try store.perform(.complete(message: "Thank you"), at: start + 80)
        #expect(try store.running() == nil)
        #expect(try store.lastCompletion() == reply.state.completion)
        #expect(try store.log() == [try #require(reply.logEntry)])
    }

    @Test func startingAgainForgetsTheCompletionButNotTheLog() throws {
        try store.perform(.start(StartRequest()), at: start)
        try store.perform(.complete(), at: start + 80)
        try store.perform(.start(StartRequest()), at: start + 90)
        #expect(try store.lastCompletion() == nil)
        #expect(try store.log().count == 1)
    }

    @Test func cancellingLeavesTheLogAsItWas() throws {
        try store.perform(.start(StartRequest()), at: start)
        try store.perform(.cancel, at: start + 80)
        #expect(try store.state() == .idle)
        #expect(try store.log().isEmpty)
    }

    @Test func theLogIsOldestFirstAndCanBeNarrowed() throws {
        for index in 0..<5 {
            let begin = start + TimeInterval(index * 100)
            try store.perform(.start(StartRequest(methodName: "\(index)")), at: begin)
            try store.perform(.complete(), at: begin + 50)
        }
        #expect(try store.log().map(\.methodName) == ["0", "1", "2", "3", "4"])
        #expect(try store.log(SittingFilter(limit: 2)).map(\.methodName) == ["3", "4"])
        #expect(try store.log(SittingFilter(since: start + 200)).map(\.methodName) == ["2", "3", "4"])
        #expect(try store.log(SittingFilter(since: start + 200, limit: 1)).map(\.methodName) == ["4"])
        #expect(try store.log(SittingFilter(limit: 0)).isEmpty)
    }

    @Test func everyChangeIsNoticedAndAHarmlessRepeatIsNot() throws {
        try store.makeReady()
        func lastWrite() -> Date? {
            try? FileManager.default.attributesOfItem(atPath: store.changeFile.path)[.modificationDate] as? Date
        }
        func forgetWrite() throws {
            try FileManager.default.setAttributes(
                [.modificationDate: Date.distantPast + 1], ofItemAtPath: store.changeFile.path)
        }
        try store.perform(.start(StartRequest()), at: start)
        try forgetWrite()
        let forgotten = lastWrite()
        try store.perform(.resume, at: start + 1)
        #expect(lastWrite() == forgotten)
        try store.perform(.pause, at: start + 1)
        #expect(lastWrite() != forgotten)
    }

    @Test(arguments: 0..<8)
    func everyPrefixOfASequenceRoundTrips(seed: Int) throws {
        let actions: [TimerAction] = [
            .pause, .resume, .extend(by: 60), .extend(by: -30), .setTarget(nil), .complete(), .cancel,
            .start(StartRequest(target: 90.25, preparation: 3)), .start(StartRequest()),
        ]
        var server = TimerServer()
        var logged: [CompletedSitting] = []
        var number = UInt64(seed)
        for step in 0..<40 {
            number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            var action = actions[Int((number >> 33) % UInt64(actions.count))]
            // A start sent twice is the same start; here each is a new one.
            if case .start(var request) = action {
                request.id = UUID()
                action = .start(request)
            }
            let now = start + TimeInterval(step) * 7.3
            let expected = Result { () throws(TimerError) in try server.perform(action, at: now) }
            let actual = Result { try store.perform(action, at: now) }
            switch (expected, actual) {
            case (.success(let expected), .success(let actual)):
                #expect(actual == expected)
                if let entry = expected.logEntry { logged.append(entry) }
            case (.failure(let expected), .failure(let actual)): #expect(actual as? TimerError == expected)
            default: Issue.record("\(action): expected \(expected), got \(actual)")
            }
            #expect(try store.state() == server.state)
        }
        #expect(try store.log() == logged)
    }

    @Test func twoStoresShareOneHistory() throws {
        let other = TemporaryStore.store(in: temporary.root)
        try store.perform(.start(StartRequest()), at: start)
        try other.perform(.pause, at: start + 60)
        #expect(try store.perform(.pause, at: start + 70).sentence == "Already paused at 01:00.")
        try store.perform(.complete(), at: start + 80)
        #expect(throws: TimerError.nothingRunning) { try other.perform(.complete(), at: start + 80) }
        #expect(try other.log().count == 1)
    }
}
