import CellUI
import CivilCalendar
import Foundation

/// How the island swells and falls by itself, as a function of time.
///
///     fullness 0    ▗▄▄▄▄▄▄▖        1  ▗▄▄▄▄▄▄▄▄▄▄▖
///                   ▐      ▌           ▐          ▌
///                   ▝▀▀▀▀▀▀▘           ▝▀▀▀▀▀▀▀▀▀▀▘
package struct IslandSwell {
    /// How full it is at an instant.
    package struct Level {
        /// From 0 to 1.
        package let fullness: Double
        /// Whether it is changing.
        package let isMoving: Bool
        /// When the movement or the rest began; long ago for a rest that no movement came before.
        package let start: Date
        /// When it ends; `nil` for never.
        package let end: Date?
        /// When the activity's clock began, whose minutes change in the picture.
        package let clock: Date

        package init(fullness: Double, isMoving: Bool, start: Date, end: Date?, clock: Date) {
            (self.fullness, self.isMoving, self.start, self.end) = (fullness, isMoving, start, end)
            self.clock = clock
        }
    }

    /// How far the sides of an island move, in points: of two that stand close together, and of a large one, less far.
    static func distance(of presentation: Presentation) -> Double {
        switch presentation {
        case .lockScreen: 0
        case .compact: 12
        case .minimal, .expanded: 5
        }
    }

    /// The bytes that a terminal gets at most for a step in 24-bit colours, as measured, at eight points per column. In a larger picture
    /// the sides have more rows, and more columns are mixed.
    private static func cost(of presentation: Presentation) -> Double {
        switch presentation {
        case .lockScreen: 0
        case .compact: 410
        case .minimal: 370
        case .expanded: 1000
        }
    }
    /// How many times as much a step costs where a line is around the glass.
    private static let lineCost = 1.7

    /// Bytes for all steps within a second. The words, which change with each second of the breath, take up to 600 of the 3,000 that a
    /// terminal may get, and frames differ.
    private static let budget = 2200.0
    /// The bytes of a clock's next minute of which one digit changes, as measured like ``cost(of:)``.
    private static let minuteCost = 600.0
    /// The bytes of the lock screen's next minute of which more digits change, as in 20:00 after 19:59, on a screen of any size.
    private static let tensCost = 2000.0
    /// The most steps a second.
    private static let mostSteps = 12
    /// In this time there are no more steps than a second may have, because the screen may wake up late and make up for it.
    package static let interval: TimeInterval = 1.1

    /// The steps in which a presentation moves from the beginning of a level.
    private struct Steps {
        private let level: Level
        private let ticks: ClockTick
        private let most: Int
        private let area: Double
        private let cost: Double
        /// The lock screen's clock, and the activity's.
        private let minutes: [ClockTick]
        /// When the last step may be: the level's end is one, too.
        private let latest: Date?

        init(of presentation: Presentation, isLined: Bool, level: Level, scale: CellScale) {
            self.level = level
            let size = 8 / scale.pointsPerColumn
            area = max(1, size * size)
            cost = max(1, IslandSwell.cost(of: presentation) * area * (isLined ? lineCost : 1))
            most = min(max(1, Int(budget / cost)), mostSteps)
            ticks = ClockTick(from: level.start, every: interval, in: most)
            let gap = interval / Double(most)
            latest = level.end.map { $0 - gap }
            minutes = [Date(timeIntervalSince1970: 0), level.clock].map { ClockTick(from: $0, every: 60) }
        }

        /// The last step until `now`; `nil` if none was taken, because a clock's next minute is near.
        func last(at now: Date) -> Date? {
            guard level.isMoving else { return arrival <= now ? arrival : nil }
            var count = ticks.count(at: now)
            while count >= 0, !isTaken(count) { count -= 1 }
            return count < 0 ? nil : ticks.date(of: count)
        }

        /// The first step after `now`; `nil` if only the level's end is left.
        func next(after now: Date) -> Date? {
            guard level.isMoving else { return arrival > now ? arrival : nil }
            var count = max(0, ticks.count(at: now)) + 1
            while !isTaken(count) {
                if let latest, ticks.date(of: count) > latest { return nil }
                count += 1
            }
            return ticks.date(of: count)
        }

        /// The only step of a rest: its beginning or, if a clock's next minute is near, after that.
        private var arrival: Date {
            guard stride(at: level.start) == 0 else { return level.start }
            return minutes.compactMap { Self.minute(of: $0, near: level.start) }.max().map { $0 + interval }
                ?? level.start
        }

        private func isTaken(_ count: Int) -> Bool {
            let date = ticks.date(of: count)
            if count > 0, let latest, date > latest { return false }
            let stride = stride(at: date)
            return stride > 0 && count.isMultiple(of: stride)
        }

        /// One step of this many is taken near a clock's next minute, which costs bytes too; 0 for none.
        private func stride(at date: Date) -> Int {
            var spent = 0.0
            for (index, clock) in minutes.enumerated() {
                guard let minute = Self.minute(of: clock, near: date) else { continue }
                // Offsets of time zones are multiples of five minutes.
                let isTens = index == 0 && Int(minute.timeIntervalSince1970.rounded()).isMultiple(of: 300)
                spent += isTens ? tensCost : minuteCost * area
            }
            let left = Int((budget - spent) / cost)
            return spent == 0 ? 1 : left > 0 ? (most + left - 1) / left : 0
        }

        /// The clock's minute so near that both may be in one second of a screen that wakes up late.
        private static func minute(of clock: ClockTick, near date: Date) -> Date? {
            let count = clock.count(at: date)
            return [clock.date(of: count), clock.date(of: count + 1)]
                .first { abs(date.timeIntervalSince($0)) < interval }
        }
    }

    /// The presentation that swells of those that are showing: one, so that it has enough steps to move smoothly; `nil` if none can.
    static func moving(of showing: [Presentation]) -> Presentation? {
        let order: [Presentation] = [.compact, .minimal, .expanded]
        return order.first(where: showing.contains)
    }

    private let level: (Date) -> Level

    /// A swell from its level at each instant.
    package init(_ level: @escaping (Date) -> Level) { self.level = level }

    /// How full the island is in a presentation: as at its last frame, so that a picture that changes elsewhere does not move it.
    ///
    /// - Parameter isLined: Whether a line is around its glass.
    func fullness(at now: Date, in presentation: Presentation, isLined: Bool, scale: CellScale) -> Double {
        let level = level(now)
        let steps = Steps(of: presentation, isLined: isLined, level: level, scale: scale)
        if let step = steps.last(at: now) { return level.isMoving ? self.level(step).fullness : level.fullness }
        return fullness(at: level.start - 0.002, in: presentation, isLined: isLined, scale: scale)
    }

    /// When the picture changes next in which a presentation moves; `nil` for never.
    func change(after now: Date, moving presentation: Presentation, isLined: Bool, scale: CellScale) -> Date? {
        let level = level(now)
        let step = Steps(of: presentation, isLined: isLined, level: level, scale: scale).next(after: now)
        return [level.end, step].compactMap { $0 }.min()
    }
}
