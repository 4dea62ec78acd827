import Foundation
import Meditation
import Store

/// Sees the sitting while a screen shows it: leaves a mark now and then or, when the last one is long ago, finds the sitting.
struct Witness {
    private let store: Store
    private let zone: TimeZone
    private var mark: SeenMark?

    /// A witness who has seen nothing yet.
    init(store: Store, in zone: TimeZone) { (self.store, self.zone) = (store, zone) }

    /// Takes up the mark that the store has, which may be another screen's.
    mutating func follow(_ mark: SeenMark?) {
        if let mark, mark.date >= self.mark?.date ?? mark.date { self.mark = mark }
    }

    /// Looks at the sitting; answers what there is to ask when it was out of sight for too long.
    mutating func look(at sitting: Sitting, reading: ClockReading) -> Finding? {
        let mark = mark?.sittingID == sitting.id ? mark : nil
        if let finding = FoundSitting(sitting, lastSeen: mark, at: reading, in: zone).finding { return finding }
        if reading.now(for: sitting) >= (mark?.date ?? sitting.beganAt) + SeenMark.interval {
            testify(of: sitting, at: reading)
        }
        return nil
    }

    /// Leaves a mark now.
    mutating func testify(of sitting: Sitting, at reading: ClockReading) {
        mark = SeenMark(of: sitting, at: reading)
        // A mark that cannot be kept makes the question come a little earlier; that is no reason to complain.
        try? store.see(at: reading)
    }
}
