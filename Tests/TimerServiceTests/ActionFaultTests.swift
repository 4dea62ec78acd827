import Foundation
import Meditation
import SeededRandom
import Synchronization
import Testing

@testable import TimerService

/// Random actions against a simple model, while the process is "killed" at every step of a transaction: between two writes,
/// before the commit, and after it, before the reply.
@Suite struct ActionFaultTests {
    /// Throws at the n-th step from now on.
    private final class Fault: Sendable {
        struct Killed: Error {}
        private let left = Mutex<Int?>(nil)
        private let wasHit = Mutex(false)

        func arm(_ steps: Int?) {
            left.withLock { $0 = steps }
            wasHit.withLock { $0 = false }
        }

        var isHit: Bool { wasHit.withLock { $0 } }

        func step(_ name: String) throws {
            let isNow = left.withLock { left in
                defer { left = left.map { $0 - 1 } }
                return left == 0
            }
            guard isNow else { return }
            wasHit.withLock { $0 = true }
            throw Killed()
        }
    }

    /// The state of a timer, as short as possible.
    private struct Model {
        var runs = false
        var isPaused = false
        var version = 0
        var target = 0
        var log = 0

        /// Performs an action; returns false if it is refused.
        mutating func perform(_ action: String) -> Bool {
            switch action {
            case "start":
                if runs {
                    version += 1
                    log += 1
                }
                (runs, isPaused, target) = (true, false, 1200)
            case _ where !runs: return false
            case "pause" where isPaused, "resume" where !isPaused: return true
            case "pause", "resume": isPaused.toggle()
            case "extend": target += 60
            case "complete":
                runs = false
                log += 1
            default: runs = false
            }
            version += 1
            return true
        }
    }

    @Test(
        "No acknowledged action is lost or repeated, wherever the server is killed",
        arguments: 1...6 as ClosedRange<UInt64>)
    func kills(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let fault = Fault()
        let harness = try await Harness(step: { try fault.step($0) })
        var model = Model()
        var activity: String?
        for round in 0..<60 {
            harness.clock.advance(by: Double.random(in: 0..<3, using: &random))
            var action = ["pause", "resume", "extend", "complete", "stop", "start", "pause", "resume"]
                .randomElement(using: &random)!
            if activity == nil { action = "start" }
            let fields: [String: Any] = ["clientId": "c\(round)", "seconds": 60, "start": ["duration": 1200]]
            fault.arm(Bool.random(using: &random) ? Int.random(in: 0..<9, using: &random) : nil)
            var answer = try await harness.act(action, fields, activity: action == "start" ? nil : activity)
            if fault.isHit {
                // No reply arrived: the client retries with the same identifier.
                #expect(answer.status == 500)
                fault.arm(nil)
                answer = try await harness.act(action, fields, activity: action == "start" ? nil : activity)
            }
            fault.arm(nil)
            let isAccepted = model.perform(action)
            #expect(answer.status == (isAccepted ? 200 : 409), "\(seed), round \(round), \(action): \(answer.text)")
            if action == "start" { activity = answer["activityId"] as? String }
            if action == "start", let activity { try await harness.register("aa", for: activity) }
            try await check(model, harness, "\(seed), round \(round), \(action)")
        }
    }

    private func check(_ model: Model, _ harness: Harness, _ place: Comment) async throws {
        let timer = try await harness.repository.timer(of: harness.user.id, at: harness.clock.now())
        #expect(timer.version == model.version, place)
        #expect((timer.state.sitting != nil) == model.runs, place)
        if let sitting = timer.state.sitting {
            #expect((sitting.pausedAt != nil) == model.isPaused, place)
            #expect(sitting.target == Double(model.target), place)
        }
        let events = try #require(try await harness.repository.events(of: harness.user.id, after: 0, limit: 1000))
        #expect(events.map(\.version) == Array(1..<model.version + 1), place)
        #expect(events.count { $0.logEntry != nil } == model.log, place)
        #expect(events.last?.timer.state == timer.state, place)
    }

    @Test("Pushes queued before a kill are sent after it, once, in order")
    func outbox() async throws {
        let fault = Fault()
        let harness = try await Harness(step: { try fault.step($0) })
        let activity = try await harness.start()
        try await harness.register("aa", for: activity)
        for round in 0..<30 {
            fault.arm(round % 8)
            let fields = ["clientId": "c\(round)"]
            let action = round.isMultiple(of: 2) ? "pause" : "resume"
            if try await harness.act(action, fields, activity: activity).status != 200 {
                fault.arm(nil)
                #expect(try await harness.act(action, fields, activity: activity).status == 200)
            }
            fault.arm(round % 3)
            try? await harness.deliver()
            fault.arm(nil)
            harness.clock.advance(by: PushDispatcher.lease)
        }
        try await harness.deliver()
        // A device accepts each identifier once, and ignores anything that is not later than the last.
        var seen: Set<UUID> = []
        let taken = harness.sender.pushes.filter { seen.insert($0.apnsID).inserted }
        #expect(taken.count == 30)
        let timestamps = taken.compactMap { $0.aps?["timestamp"] as? Int }
        #expect(zip(timestamps, timestamps.dropFirst()).allSatisfy { $0 < $1 })
    }
}
