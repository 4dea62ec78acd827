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
