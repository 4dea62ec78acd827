import Foundation

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
