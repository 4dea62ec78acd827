import Foundation

/// The time between the last look at a running sitting and this one, when it is long enough to ask what became of the sitting.
///
/// A closed lid does not end a sitting, and a sitting that someone forgot must not become one of nine hours: only the person
/// knows which of the two it was.
///
///     |--------- sat --------|-- target ------------|------------------> now
///                      last seen ├──────── absence ────────┤
public struct Absence: Hashable, Sendable {
    /// When the sitting was last seen, on its own time line.
    public let from: Date
    /// When it was found, on its own time line.
    public let to: Date
    /// How many of these seconds the machine is known to have been suspended.
    public let asleep: TimeInterval
    /// Whether the machine was restarted in between, so that it was off for an unknown part of it.
    public let wasOff: Bool

    /// How long past its target, in seconds, a sitting may be found before it is asked about; also how long a machine may
    /// have been asleep or off.
    public static let patience: TimeInterval = 600
    /// How long an open-ended sitting may be out of sight, in seconds, before it is asked about.
    public static let openEndedPatience: TimeInterval = 3600

    /// What to ask about; nil when the sitting is as one would expect to find it: recently seen, paused, on its way to its
    /// target with the machine awake, or not long past it.
    ///
    /// - Parameter mark: The last look; nil, or one at another sitting, counts as the beginning.
    public init?(of sitting: Sitting, since mark: SeenMark?, at reading: ClockReading) {
        let now = reading.now(for: sitting)
        guard sitting.pausedAt == nil, now > sitting.beganAt else { return nil }
        let mark = mark?.sittingID == sitting.id ? mark : nil
        let seen = max(mark?.date ?? sitting.beganAt, sitting.beganAt)
        let boot = mark?.bootID ?? sitting.anchor?.bootID
        let wasOff = boot != nil && boot != reading.bootID
        let asleep = mark.map { wasOff ? 0 : max(0, reading.asleep - $0.asleep) } ?? 0
        let hasGap = (wasOff || asleep >= Self.patience) && now >= seen + Self.patience
        let patience = sitting.target == nil ? Self.openEndedPatience : Self.patience
        let expected = sitting.targetDate.map { max($0, seen) } ?? seen
        guard hasGap || now > expected + patience else { return nil }
        (from, to, self.wasOff) = (seen, now, wasOff)
        self.asleep = min(asleep, now.timeIntervalSince(seen))
    }
}

/// Where a sitting that was found after an ``Absence`` may be said to have ended. The raw value is what people type.
public enum AbsenceEnding: String, Hashable, Sendable, CaseIterable {
    /// When the target was reached.
    case target
    /// When the sitting was last seen.
    case lastSeen = "last-seen"
    /// Now: all of it was sat.
    case now
}

extension Sitting {
    /// The instant that an ending means for the sitting, on its own time line; nil where there is none: no target, one that
    /// has not been reached, or nobody who saw the sitting since it began.
    ///
    /// - Parameter mark: The last look at the sitting, if there was one.
    public func date(of ending: AbsenceEnding, lastSeen mark: SeenMark?, at now: Date) -> Date? {
        switch ending {
        case .target: targetDate.flatMap { $0 <= now ? $0 : nil }
        case .lastSeen: mark.flatMap { $0.sittingID == id && $0.date > beganAt && $0.date <= now ? $0.date : nil }
        case .now: now
        }
    }
}

/// When somebody last looked at the running sitting: a screen that showed it, or a command about it.
public struct SeenMark: Hashable, Sendable {
    /// The sitting.
    public let sittingID: UUID
    /// When, on the sitting's own time line.
    public let date: Date
    /// Which boot that was.
    public let bootID: String
    /// ``ClockReading/asleep`` then.
    public let asleep: TimeInterval

    /// The time between the marks that a screen leaves while it shows a sitting, in seconds.
    public static let interval: TimeInterval = 300

    /// A mark with everything given.
    public init(sittingID: UUID, date: Date, bootID: String, asleep: TimeInterval) {
        self.sittingID = sittingID
        self.date = date
        self.bootID = bootID
        self.asleep = asleep
    }

    /// The mark of someone who looks at `sitting` at a reading of the clocks.
    public init(of sitting: Sitting, at reading: ClockReading) {
        self.init(
            sittingID: sitting.id, date: reading.now(for: sitting), bootID: reading.bootID, asleep: reading.asleep)
    }
}
