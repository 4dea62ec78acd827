import CivilCalendar

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

        package init(fullness: Double, isMoving: Bool, start: Date, end: Date?) {
            (self.fullness, self.isMoving, self.start, self.end) = (fullness, isMoving, start, end)
        }
    }

    /// How far the sides of an island move, in points: of two that stand close together, and of a large one, less far.
    static func distance(of presentation: Presentation) -> Double {
        switch presentation {
        case .lockScreen: 0
        case .compact: 12
        case .minimal: 5
        case .expanded: 8
        }
    }

    /// The bytes that a terminal gets for a frame in 24-bit colours, as measured at eight points per column.
    private static func cost(of presentation: Presentation) -> Double {
        switch presentation {
        case .lockScreen: 0
        case .compact: 600
        case .minimal: 1050
        case .expanded: 1300
        }
    }

    /// Bytes a second for all that swells. With the words, which change once a second, a terminal gets about 3 kB at most in any second.
    private static let budget = 2200.0
    /// The most frames a second; where the budget is smaller, there are fewer.
    private static let mostFrames = 12

    /// The frames a second in which these presentations move. A whole number, so that the words, which change with each second of the
    /// breath, need no frame of their own. In a larger picture the sides have more rows and columns.
    private static func rate(of presentations: [Presentation], scale: CellScale) -> Int {
        let size = max(1, 8 / scale.pointsPerColumn)
        let cost = presentations.reduce(0) { $0 + Self.cost(of: $1) } * size * size.squareRoot()
        return min(max(1, Int((budget / max(1, cost)).rounded())), mostFrames)
    }

    /// The presentations that swell of those that are showing: one, so that it has enough frames to move smoothly.
    static func moving(of showing: [Presentation]) -> [Presentation] {
        let order: [Presentation] = [.compact, .minimal, .expanded]
        return order.first(where: showing.contains).map { [$0] } ?? []
    }

    private let level: (Date) -> Level

    /// A swell from its level at each instant.
    package init(_ level: @escaping (Date) -> Level) { self.level = level }

    /// How full the island is in a presentation: as at its last frame, so that a picture that changes elsewhere does not move it.
    func fullness(at now: Date, in presentation: Presentation, scale: CellScale) -> Double {
        let level = level(now)
        guard level.isMoving else { return level.fullness }
        let frames = ClockTick(from: level.start, in: Self.rate(of: [presentation], scale: scale))
        return self.level(max(level.start, frames.date(of: frames.count(at: now)))).fullness
    }

    /// When the picture changes next in which these presentations move; `nil` for never.
    func change(after now: Date, moving presentations: [Presentation], scale: CellScale) -> Date? {
        let level = level(now)
        guard level.isMoving else { return level.end }
        let tick = ClockTick(from: level.start, in: Self.rate(of: presentations, scale: scale)).next(after: now)
        return level.end.map { min($0, tick) } ?? tick
    }
}
