import Foundation
import PushGateway

/// What the gateway is to know of tokens.
package enum TokenEffect: Hashable, Sendable {
    /// A token is valid for an app.
    case register(DeviceToken, bundleID: String)
    /// A token is no longer valid: 410 from now on.
    case retire(DeviceToken, RetiredToken.Reason)
}

/// Whose a token is.
enum TokenOwner: Codable, Hashable, Sendable {
    /// An activity of a phone.
    case activity(phone: String, id: String)
    /// The token by which a server starts activities of an app; the type is nil where the device does not know it.
    case start(phone: String, bundleID: String, type: String?)
    /// Nobody's any more, and why.
    case gone(DropReason)
}

/// What a phone did: records in the order of their dates, and what changed about tokens.
struct PhoneOutput {
    var records: [DeliveryRecord] = []
    var effects: [TokenEffect] = []
    var owners: [(token: DeviceToken, owner: TokenOwner)] = []
}

/// What holds while a phone does something.
struct DeliveryContext {
    /// The device's time.
    let now: Date
    /// How far the device's clock is ahead of the server's.
    let offset: TimeInterval
    let configuration: DeviceConfiguration

    /// The server's time: timestamps are compared with it, so that a device whose clock was advanced still takes pushes.
    var serverNow: Date { now - offset }

    func at(_ date: Date) -> DeliveryContext {
        DeliveryContext(now: date, offset: offset, configuration: configuration)
    }
}
