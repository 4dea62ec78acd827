import Foundation
import Meditation
import Store

/// Tracks when a running sitting was last seen: records a mark now and then while a screen shows it, and detects a long
/// absence.
struct LastSeenTracker {
    private let store: Store
    private let zone: TimeZone
    private var mark: SeenMark?

    /// Creates a witness without a mark.
    init(store: Store, in zone: TimeZone) { (self.store, self.zone) = (store, zone) }

    /// Takes the mark from the store, which another screen may have recorded.
    mutating func follow(_ mark: SeenMark?) {
        if let mark, mark.date >= self.mark?.date ?? mark.date { self.mark = mark }
    }

    /// Checks the sitting. Returns the question to ask if it was out of sight for too long; otherwise `nil`.
    mutating func look(at sitting: Sitting, reading: ClockReading) -> AbsenceQuestion? {
        let mark = mark?.sittingID == sitting.id ? mark : nil
        if let finding = UnattendedSitting(sitting, lastSeen: mark, at: reading, in: zone).finding { return finding }
        if reading.now(for: sitting) >= (mark?.date ?? sitting.beganAt) + SeenMark.interval {
            testify(of: sitting, at: reading)
        }
        return nil
    }

    /// Records a mark now.
    mutating func testify(of sitting: Sitting, at reading: ClockReading) {
        mark = SeenMark(of: sitting, at: reading)
        // A mark that cannot be saved only makes the question come a little earlier: not worth an error.
        try? store.see(at: reading)
    }
}
