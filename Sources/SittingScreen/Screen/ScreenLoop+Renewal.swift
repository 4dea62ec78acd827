import DeviceActivities
import Foundation
import Meditation

/// Renewal of activities before the system ends them.
extension ScreenLoop {
    /// Records activity renewals, in place of the attendant while this screen is open.
    mutating func renew(at reading: ClockReading) {
        let requested = activities.restartRequest.flatMap { $0.sitting == session?.sitting ? $0.received : nil }
        let dates = [Renewals.nextChange(of: activities), session?.lifecycle.nextChange, requested].compactMap { $0 }
        guard let due = dates.min(), due <= reading.wall else { return }
        request.catchUp(reading)
        read(at: reading)
    }
}
