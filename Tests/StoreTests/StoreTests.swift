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
        #expect(throws: TimerError.nothingRunning) { try store.perform(.pause, at: start) }
        #expect(!FileManager.default.fileExists(atPath: temporary.root))
    }

    @Test func aSittingIsReadBackToTheBit() throws {
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
            .start(StartRequest(target: 60)), at: ClockReading(wall: start, bootID: "a", sinceBoot: 1000.5))
        let later = ClockReading(wall: start - 7200, bootID: "a", sinceBoot: 1030.5)
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
        #expect(try store.log(last: 2).map(\.methodName) == ["3", "4"])
        #expect(try store.log(since: start + 250).map(\.methodName) == ["2", "3", "4"])
        #expect(try store.log(since: start + 250, last: 1).map(\.methodName) == ["4"])
        #expect(try store.log(last: 0).isEmpty)
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

    @Test func whatTwoStoresDoIsOneStory() throws {
        let other = TemporaryStore.store(in: temporary.root)
        try store.perform(.start(StartRequest()), at: start)
        try other.perform(.pause, at: start + 60)
        #expect(try store.perform(.pause, at: start + 70).sentence == "Already paused at 01:00.")
        try store.perform(.complete(), at: start + 80)
        #expect(throws: TimerError.nothingRunning) { try other.perform(.complete(), at: start + 80) }
        #expect(try other.log().count == 1)
    }
}
