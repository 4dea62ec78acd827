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
        /// When the movement or the rest began.
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
    /// The bytes of a clock's next minute, as measured like ``cost(of:)``.
    private static let minuteCost = 600.0
    /// The most steps a second.
    private static let mostSteps = 12
    /// In this time there are no more steps than a second may have, because the screen may wake up a little late.
    private static let interval: TimeInterval = 1.1

    /// The steps in which a presentation moves from the beginning of a level.
    private struct Steps {
        private let ticks: ClockTick
        /// Near a clock's next minute one step of this many is taken; 0 for none.
        private let stride: Int
        private let minutes: [ClockTick]
        /// When the last step may be: the level's end is one, too.
        private let latest: Date?

        init(of presentation: Presentation, isLined: Bool, level: Level, scale: CellScale) {
            let size = 8 / scale.pointsPerColumn
            let area = max(1, size * size)
            let cost = IslandSwell.cost(of: presentation) * area * (isLined ? lineCost : 1)
            func count(within budget: Double) -> Int { Int(budget / max(1, cost)) }
            let most = min(max(1, count(within: budget)), mostSteps)
            let mostAtMinute = count(within: budget - minuteCost * area)
            ticks = ClockTick(from: level.start, every: interval, in: most)
            latest = level.end.map { $0 - interval / Double(most) }
            stride = mostAtMinute > 0 ? (most + mostAtMinute - 1) / mostAtMinute : 0
            // The lock screen's clock, and the activity's.
            minutes = [Date(timeIntervalSince1970: 0), level.clock].map { ClockTick(from: $0, every: 60) }
        }

        /// The last step until `now`.
        func last(at now: Date) -> Date {
            var count = max(0, ticks.count(at: now))
            while !isTaken(count) { count -= 1 }
            return ticks.date(of: count)
        }

        /// The first step after `now`; `nil` if only the level's end is left.
        func next(after now: Date) -> Date? {
            var count = max(0, ticks.count(at: now)) + 1
            while !isTaken(count) {
                if let latest, ticks.date(of: count) > latest { return nil }
                count += 1
            }
            return ticks.date(of: count)
        }

        /// Whether a step is taken. The first one always is: the words change with it.
        private func isTaken(_ count: Int) -> Bool {
            let date = ticks.date(of: count)
            if count > 0, let latest, date > latest { return false }
            guard count > 0, minutes.contains(where: { Self.isNear($0, date) }) else { return true }
            return stride > 0 && count.isMultiple(of: stride)
        }

        private static func isNear(_ minutes: ClockTick, _ date: Date) -> Bool {
            let count = minutes.count(at: date)
            return date.timeIntervalSince(minutes.date(of: count)) < interval
                || minutes.date(of: count + 1).timeIntervalSince(date) < interval
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
        guard level.isMoving else { return level.fullness }
        return self.level(Steps(of: presentation, isLined: isLined, level: level, scale: scale).last(at: now)).fullness
    }

    /// When the picture changes next in which a presentation moves; `nil` for never.
    func change(after now: Date, moving presentation: Presentation, isLined: Bool, scale: CellScale) -> Date? {
        let level = level(now)
        guard level.isMoving else { return level.end }
        let step = Steps(of: presentation, isLined: isLined, level: level, scale: scale).next(after: now)
        return [level.end, step].compactMap { $0 }.min()
    }
}
