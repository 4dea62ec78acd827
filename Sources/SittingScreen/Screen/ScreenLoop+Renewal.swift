import DeviceActivities
import Foundation
import Meditation

/// Activities that are replaced before the system ends them.
extension ScreenLoop {
    /// Writes down which activities are renewed: a screen of a sitting is open instead of the attendant.
    mutating func renew(at reading: ClockReading) {
        let requested = activities.restartRequest.flatMap { $0.sitting == session?.sitting ? $0.received : nil }
        let dates = [Renewals.nextChange(of: activities), session?.lifecycle.nextChange, requested].compactMap { $0 }
        guard let due = dates.min(), due <= reading.wall else { return }
        request.catchUp(reading)
        read(at: reading)
    }
}
