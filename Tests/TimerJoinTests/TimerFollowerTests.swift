import Foundation
import Meditation
import SeededRandom
import Store
import Testing

@testable import TimerJoin

/// When a follower connects, waits, mirrors and stops.
struct TimerFollowerTests {
    private let start = Date(timeIntervalSince1970: 1_795_248_840)

    private func reading(_ seconds: TimeInterval, step: TimeInterval = 0) -> ClockReading {
        ClockReading(wall: start + seconds + step, bootID: "boot", sinceBoot: 1000 + seconds, asleep: 0)
    }

    private func event(
        _ version: Int, type: String = "state", serverTime: TimeInterval? = nil, message: String? = "Paused at 03:12."
    ) -> TimerFollower.Event {
        var fields = ["\"version\":\(version)", "\"userId\":\"anna\"", "\"timer\":{\"idle\":{}}"]
        fields.append("\"serverTime\":\(serverTime ?? start.timeIntervalSince1970)")
        if let message { fields.append("\"message\":\"\(message)\"") }
        return .bytes(Data("id: \(version)\nevent: \(type)\ndata: {\(fields.joined(separator: ","))}\n\n".utf8))
    }

    private func change(_ version: Int, isSnapshot: Bool = false, shift: TimeInterval = 0) -> MirroredChange {
        MirroredChange(version: version, state: .idle, isSnapshot: isSnapshot, shift: shift)
    }

    /// A follower that is connected, after version 3.
    private func opened() -> TimerFollower {
        var follower = TimerFollower(host: "host", after: 3)
        #expect(follower.handle(.tick, at: reading(0), jitter: 0) == [.connect(after: 3)])
        #expect(follower.handle(.answered(status: 200, retryAfter: nil), at: reading(0), jitter: 0).isEmpty)
        return follower
    }

    @Test("The follower requests events after the last version, mirrors newer ones, and reports the user's name once")
    func following() {
        var follower = opened()
        #expect(
            follower.handle(event(4), at: reading(0), jitter: 0) == [
                .connected(user: "anna"), .mirror(change(4), sentence: "Paused at 03:12."),
            ])
        #expect(follower.handle(event(4), at: reading(0), jitter: 0).isEmpty)
        #expect(follower.handle(event(2), at: reading(0), jitter: 0).isEmpty)
        #expect(
            follower.handle(event(6), at: reading(0), jitter: 0) == [.mirror(change(6), sentence: "Paused at 03:12.")])
        #expect(follower.version == 6)
    }

    @Test("A snapshot of any version is accepted: the server may have been restored from a backup")
    func snapshot() {
        var follower = opened()
        let effects = follower.handle(event(1, type: "snapshot", message: nil), at: reading(0), jitter: 0)
        #expect(effects == [.connected(user: "anna"), .mirror(change(1, isSnapshot: true), sentence: nil)])
        #expect(follower.version == 1)
    }

    @Test("A comment is a sign of life and marks the connection")
    func comment() {
        var follower = opened()
        #expect(
            follower.handle(.bytes(Data(": keep-alive\n\n".utf8)), at: reading(0), jitter: 0) == [.connected(user: "")])
        #expect(follower.handle(.bytes(Data(": keep-alive\n\n".utf8)), at: reading(15), jitter: 0).isEmpty)
        #expect(follower.deadline == 1060.0)
    }

    @Test("Waits double from 1 to 60 seconds, minus the jitter, and start over after a connection")
    func backoff() {
        var follower = TimerFollower(host: "host", after: nil)
        var now: TimeInterval = 0
        var waits: [TimeInterval] = []
        for _ in 0..<9 {
            #expect(follower.handle(.tick, at: reading(now), jitter: 0) == [.connect(after: nil)])
            #expect(follower.handle(.failed("gone"), at: reading(now), jitter: 0) == [.offline("gone")])
            let until = (follower.deadline ?? 0) - 1000
            waits.append(until - now)
            #expect(follower.handle(.tick, at: reading(until - 0.1), jitter: 0).isEmpty)
            now = until
        }
        #expect(waits == [1, 2, 4, 8, 16, 32, 60, 60, 60])
        #expect(follower.handle(.tick, at: reading(now), jitter: 0) == [.connect(after: nil)])
        _ = follower.handle(.answered(status: 200, retryAfter: nil), at: reading(now), jitter: 0)
        _ = follower.handle(event(1), at: reading(now), jitter: 0)
        _ = follower.handle(.failed("gone"), at: reading(now), jitter: 1)
        #expect(follower.deadline == 1000 + now + 0.5)
    }

    @Test("45 seconds without a byte break the connection")
    func silence() {
        var follower = opened()
        _ = follower.handle(event(4), at: reading(10), jitter: 0)
        #expect(follower.handle(.tick, at: reading(54), jitter: 0).isEmpty)
        #expect(
            follower.handle(.tick, at: reading(55), jitter: 0) == [
                .disconnect, .offline("host has sent nothing for 45 seconds."),
            ])
        #expect(follower.handle(.tick, at: reading(56), jitter: 0) == [.connect(after: 4)])
    }

    @Test("A refused token ends the follower", arguments: [401, 403, 404])
    func stopping(status: Int) {
        var follower = TimerFollower(host: "host", after: nil)
        _ = follower.handle(.tick, at: reading(0), jitter: 0)
        let effects = follower.handle(.answered(status: status, retryAfter: nil), at: reading(0), jitter: 0)
        guard case .stop = effects.last else {
            Issue.record("It goes on.")
            return
        }
        #expect(follower.deadline == nil)
        #expect(follower.handle(.tick, at: reading(500), jitter: 0).isEmpty)
    }

    @Test(
        "A busy server sets the wait, up to an hour",
        arguments: [
            (429, 20.0 as TimeInterval?, 20.0), (503, 5, 5), (503, nil, 1), (503, 0, 1), (500, 30, 1),
            (429, 1_000_000, 3600),
        ])
    func retryAfter(status: Int, asked: TimeInterval?, wait: TimeInterval) {
        var follower = TimerFollower(host: "host", after: nil)
        _ = follower.handle(.tick, at: reading(0), jitter: 0)
        _ = follower.handle(.answered(status: status, retryAfter: asked), at: reading(0), jitter: 0)
        #expect(follower.deadline == 1000 + wait)
    }

    @Test("A server that cannot act is out of service, and is asked again at its own pace for as long as it takes")
    func outOfService() {
        var follower = opened()
        #expect(follower.handle(.failed("gone"), at: reading(0), jitter: 0) == [.offline("gone")])
        var now: TimeInterval = 1
        for jitter in [0, 0.5, 1, 0, 0, 0, 0, 0] as [Double] {
            #expect(follower.handle(.tick, at: reading(now), jitter: 0) == [.connect(after: 3)])
            #expect(
                follower.handle(.answered(status: 503, retryAfter: 4), at: reading(now), jitter: jitter)
                    == [.disconnect, .outOfService("host answers, but cannot act.")])
            #expect(follower.deadline == 1000 + now + 4 + 2 * jitter)
            now += 4 + 2 * jitter
        }
        _ = follower.handle(.tick, at: reading(now), jitter: 0)
        _ = follower.handle(.answered(status: 200, retryAfter: nil), at: reading(now), jitter: 0)
        #expect(follower.handle(event(4), at: reading(now), jitter: 0).first == .connected(user: "anna"))
    }

    @Test("Clocks that differ by more than a second shift the dates, by a constant amount until the difference changes")
    func skew() {
        var follower = opened()
        let server = start.timeIntervalSince1970
        #expect(
            follower.handle(event(4, serverTime: server + 0.9), at: reading(0), jitter: 0).last
                == .mirror(change(4), sentence: "Paused at 03:12."))
        #expect(
            follower.handle(event(5, serverTime: server + 90), at: reading(0), jitter: 0).last
                == .mirror(change(5, shift: -90), sentence: "Paused at 03:12."))
        // A slower answer does not mean a different clock.
        #expect(
            follower.handle(event(6, serverTime: server + 99.5), at: reading(10), jitter: 0).last
                == .mirror(change(6, shift: -90), sentence: "Paused at 03:12."))
        // This machine's clock was set forward by 30 seconds.
        #expect(
            follower.handle(event(7, serverTime: server + 109.5), at: reading(20, step: 30), jitter: 0).last
                == .mirror(change(7, shift: -60), sentence: "Paused at 03:12."))
    }

    @Test(
        "Unreadable data breaks the connection and changes nothing",
        arguments: [
            "event: state\ndata: {}\n\n", "event: snapshot\ndata: nonsense\n\n",
            "event: state\ndata: {\"version\":-1,\"userId\":\"a\",\"timer\":{\"idle\":{}}}\n\n",
        ])
    func nonsense(text: String) {
        var follower = opened()
        let effects = follower.handle(.bytes(Data(text.utf8)), at: reading(0), jitter: 0)
        #expect(effects.contains(.disconnect))
        #expect(follower.version == 3)
    }

    @Test(
        "In any sequence versions increase, and no wait exceeds the limit",
        arguments: 0..<60 as Range<UInt64>)
    func anything(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var follower = TimerFollower(host: "host", after: nil)
        var now: TimeInterval = 0
        var last = -1
        for _ in 0..<200 {
            now += Double.random(in: 0...30, using: &random)
            let happening: TimerFollower.Event =
                switch Int.random(in: 0..<8, using: &random) {
                case 0, 1: .tick
                case 2: .answered(status: [200, 200, 200, 429, 500].randomElement(using: &random)!, retryAfter: 3)
                case 3: .failed("gone")
                case 4: .bytes(Data((0..<20).map { _ in UInt8.random(in: 0...255, using: &random) }))
                default: event(Int.random(in: 0..<50, using: &random))
                }
            for effect in follower.handle(happening, at: reading(now), jitter: 0.5) {
                guard case .mirror(let change, _) = effect else { continue }
                #expect(change.version > last)
                last = change.version
            }
            if let deadline = follower.deadline { #expect(deadline <= 1000 + now + 60) }
        }
    }
}
