import Foundation
import PushGateway

/// A change of tokens that the gateway must know.
package enum TokenEffect: Hashable, Sendable {
    /// A token became valid for an app.
    case register(DeviceToken, bundleID: String)
    /// A token became invalid: 410 from now on.
    case retire(DeviceToken, RetiredToken.Reason)
}

/// What a token is for.
enum TokenOwner: Codable, Hashable, Sendable {
    /// Updates of an activity on a phone.
    case activity(phone: String, id: String)
    /// Starts of an app's activities; the type is `nil` if unknown.
    case start(phone: String, bundleID: String, type: String?)
    /// Retired, with the reason for dropping pushes to it.
    case gone(DropReason)
}

/// The results of a phone's operation: records in order of their dates, and changes of tokens.
struct PhoneOutput {
    var records: [DeliveryRecord] = []
    var effects: [TokenEffect] = []
    var owners: [(token: DeviceToken, owner: TokenOwner)] = []
}

/// The circumstances of a phone's operation.
struct DeliveryContext {
    /// The device's time.
    let now: Date
    /// Seconds by which the device's clock is ahead of the server's.
    let offset: TimeInterval
    let configuration: DeviceConfiguration

    /// The server's time. Timestamps are compared with it, so that a device whose clock was advanced still accepts pushes.
    var serverNow: Date { now - offset }

    func at(_ date: Date) -> DeliveryContext {
        DeliveryContext(now: date, offset: offset, configuration: configuration)
    }
}
