import CivilCalendar
import Foundation
import SeededRandom
import Testing

struct ClockTickTests {
    /// From 1900 to 9999, also between milliseconds.
    private static let origins: [Date] = {
        var generator = SeededGenerator(seed: 11)
        return (0..<400).map { _ in
            Date(timeIntervalSince1970: .random(in: -2_208_988_800...253_402_300_799, using: &generator))
        }
    }()

    private static func elapsed(_ origin: Date, unit: TimeInterval) -> (Date) -> Double {
        { ($0.seconds(since: origin) / unit).rounded(.down) }
    }

    private static func remaining(_ origin: Date, unit: TimeInterval) -> (Date) -> Double {
        { (origin.seconds(since: $0) / unit).rounded(.up) }
    }

    @Test(
        "A clock differs at its next tick, and not a millisecond before",
        arguments: [1, 15, 60, 3600] as [TimeInterval])
    func tick(unit: TimeInterval) {
        var generator = SeededGenerator(seed: 12)
        for origin in Self.origins {
            for clock in [Self.elapsed(origin, unit: unit), Self.remaining(origin, unit: unit)] {
                let now = origin + .random(in: -9000...9000, using: &generator)
                let next = ClockTick(from: origin, every: unit).next(after: now)
                #expect(next > now)
                #expect(clock(next) != clock(now), "\(origin) \(now)")
                let before = next.later(by: -0.001)
                #expect(before < now || clock(before) == clock(now), "\(origin) \(now)")
            }
        }
    }

    @Test("A part of a unit is complete at its tick, and not a millisecond before", arguments: [3, 7, 48, 100, 997])
    func part(parts: Int) {
        var generator = SeededGenerator(seed: 13)
        for origin in Self.origins {
            let tick = ClockTick(from: origin, every: .random(in: 5...90_000, using: &generator), in: parts)
            for count in [-parts, -1, 0, 1, parts / 2, parts] {
                #expect(tick.count(at: tick.date(of: count)) == count)
                #expect(tick.count(at: tick.date(of: count).later(by: -0.001)) == count - 1)
            }
        }
    }

    @Test("All parts together are exactly the unit")
    func wholeUnit() {
        for origin in Self.origins {
            #expect(ClockTick(from: origin, every: 333.333, in: 100).date(of: 100) == origin.later(by: 333.333))
        }
    }

    @Test("The tick before, at and after a tick are a unit apart")
    func neighbours() {
        for origin in Self.origins {
            let tick = ClockTick(from: origin)
            let date = origin.later(by: 5)
            #expect(tick.last(before: date) == origin.later(by: 4))
            #expect(tick.first(notBefore: date) == date)
            #expect(tick.first(notBefore: date.nextMillisecond) == origin.later(by: 6))
            #expect(tick.next(after: date) == origin.later(by: 6))
        }
    }

    @Test(
        "A clock that skips ticks changes at the first that differs", arguments: [1, 59, 60, 3600, 86_400, 2_678_400])
    func skippedTicks(length: Int) throws {
        for origin in Self.origins {
            let tick = ClockTick(from: origin)
            let clock = Self.elapsed(origin, unit: Double(length))
            let now = origin.later(by: 0.5)
            let next = try #require(tick.next(after: now) { clock($0) != clock(now) })
            #expect(next == origin.later(by: Double(length)))
        }
        #expect(ClockTick(from: Self.origins[0]).next(after: Self.origins[0]) { _ in false } == nil)
    }

    @Test("Sums in whole milliseconds are exact")
    func exactSums() {
        for origin in Self.origins {
            var sum = origin
            for _ in 0..<10 { sum = sum.later(by: 0.1) }
            #expect(sum == origin.later(by: 1))
            #expect(sum.seconds(since: origin) == 1)
            #expect(sum.wholeMilliseconds == sum)
        }
    }

    @Test("Dates outside the range and numbers that are none do not trap")
    func limits() {
        #expect(Double.nan.milliseconds == 0)
        let tick = ClockTick(from: .distantPast, every: .infinity, in: 1000)
        #expect(tick.count(at: Date(timeIntervalSinceReferenceDate: .infinity)) >= 0)
        #expect(Date.distantFuture.wholeMilliseconds == .distantFuture)
    }
}
