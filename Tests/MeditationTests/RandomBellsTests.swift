import Foundation
import Testing

@testable import Meditation

@Suite("Bells at random")
struct RandomBellsTests {
    private static let id = UUID(uuidString: "4D9B3F6C-2E0A-4B57-9E11-0C1B2A3D4E5F")!

    private func times(_ id: UUID, target: TimeInterval?, until end: TimeInterval = 7200) -> [TimeInterval] {
        var (times, last): ([TimeInterval], TimeInterval) = ([], 0)
        let bells = IntervalBells.random(least: 300, most: 540)
        while let next = bells.next(after: last, target: target, seed: id), next < end {
            times.append(next)
            last = next
        }
        return times
    }

    @Test("A sitting has the same bells in every process and version")
    func stability() {
        #expect(times(Self.id, target: 3600) == [478, 940, 1374, 1907, 2219, 2545, 2962, 3475])
    }

    @Test("Other sittings have other bells, each within the bounds and before the target")
    func bounds() {
        let all = (0..<200).map { _ in times(UUID(), target: 3600) }
        #expect(Set(all).count > 150)
        for times in all {
            let gaps = zip([0] + times, times).map { $1 - $0 }
            #expect(gaps.allSatisfy { (300...540).contains($0) && $0 == $0.rounded() })
            #expect(times.allSatisfy { $0 < 3600 })
        }
        let gaps = all.flatMap { times in zip([0] + times, times).map { $1 - $0 } }
        #expect(abs(gaps.reduce(0, +) / Double(gaps.count) - 420) < 15)
    }

    @Test(
        "They are typed as two durations",
        arguments: [
            ("5m..9m", 300.0, 540.0), ("5..9m", 300, 540), ("45s..2m", 45, 120), ("5..9", 300, 540),
            ("300s .. 540s", 300, 540),
        ])
    func parsing(text: String, least: TimeInterval, most: TimeInterval) throws {
        #expect(try IntervalBells(interval: text) == .random(least: least, most: most))
        let bells = try IntervalBells(parsing: text)
        #expect(bells == .random(least: least, most: most))
        #expect(try IntervalBells(parsing: bells.text) == bells)
        #expect(try IntervalBells(parsing: "every \(text)") == bells)
    }

    @Test("Bounds in the wrong order or too short are refused", arguments: ["9m..5m", "1s..9m"])
    func refusal(text: String) throws {
        #expect(try !IntervalBells(interval: text).isAllowed)
    }

    @Test("Two equal durations are named once") func equalDurations() throws {
        #expect(IntervalBells.span(300, 300) == "5 min")
        #expect(IntervalBells.span(300, 540) == "5 to 9 min")
    }

    @Test("A sitting rings them, and a pause moves those behind it") func moments() throws {
        let start = Date(timeIntervalSince1970: 1_800_000_000)
        var server = TimerServer()
        let request = StartRequest(id: Self.id, target: 3600, bells: .random(least: 300, most: 540))
        try server.perform(.start(request), at: start)
        let first = times(Self.id, target: 3600)[0]
        let before = server.state.moments(at: start).first { $0.event == .interval }
        #expect(before?.date == start + first)
        try server.perform(.pause, at: start + 60)
        try server.perform(.resume, at: start + 90)
        #expect(server.state.moments(at: start + 90).first { $0.event == .interval }?.date == start + first + 30)
    }
}
