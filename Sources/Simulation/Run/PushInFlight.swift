import Foundation

/// A push that its server has sent and the device has not received.
struct PushInFlight {
    /// Whose it is, by its place among the apps.
    let app: Int
    /// When it reaches a device that is online.
    let arrival: Date
    /// What the device makes of it.
    let receive: (inout Simulator, Int) -> Void
}
