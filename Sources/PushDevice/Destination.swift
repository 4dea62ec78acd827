import Foundation
import PushGateway

/// Where a push is routed.
enum Destination {
    /// An activity on a phone.
    case activity(phone: String, id: String)
    /// A phone's push-to-start token; the type is `nil` if unknown.
    case start(phone: String, type: String?)
    /// All activities subscribed to a channel.
    case channel
    /// A token unknown to the device.
    case unknown(DeviceToken)
    /// The push is dropped.
    case drop(DropCause)

    /// The phone; `nil` if the token is unknown or the push is dropped.
    var phone: String? {
        switch self {
        case .activity(let phone, _), .start(let phone, _): phone
        case .channel: Phone.main
        case .unknown, .drop: nil
        }
    }
}

/// A push held back so that the next one to its target overtakes it.
struct OvertakenPush: Codable, Hashable, Sendable {
    let push: AcceptedPush
    let arrival: Date
    /// When it goes on even if none overtook it.
    let release: Date
}

extension PushDevice {
    func destination(of push: AcceptedPush) -> Destination {
        guard case .device(let token) = push.target else { return .channel }
        switch owners[token] {
        case .activity(let phone, let id):
            guard phones[phone]?.activities.first(where: { $0.id == id })?.bundleID == push.bundleID else {
                return .drop(DropCause(.unknownToken, problem: "it belongs to another app"))
            }
            return .activity(phone: phone, id: id)
        case .start(let phone, let bundleID, let type):
            guard bundleID == push.bundleID else {
                return .drop(DropCause(.unknownToken, problem: "it belongs to another app"))
            }
            return .start(phone: phone, type: type)
        case .gone(let reason): return .drop(DropCause(reason))
        case nil: return .unknown(token)
        }
    }

    /// Removes a phone and its active tokens. Tokens of ended activities remain known as retired.
    mutating func forget(phone id: String) {
        guard let phone = phones.removeValue(forKey: id) else { return }
        deadlines.set(nil, for: id)
        for token in phone.activities.compactMap(\.token) { owners[token] = nil }
    }

    /// Removes phones or retired tokens when there are too many: the tenth of the phones whose last push is oldest, or all
    /// retired tokens.
    mutating func forgetPhones() {
        if phones.count > configuration.maximumDevices {
            let oldest = phones.values.filter { $0.id != Phone.main }.sorted {
                ($0.lastPush, $0.id) < ($1.lastPush, $1.id)
            }
            for phone in oldest.prefix(max(1, configuration.maximumDevices / 10)) {
                forget(phone: phone.id)
                statistics.forgottenDevices += 1
            }
        }
        guard owners.count > 4 * configuration.maximumDevices + 1000 else { return }
        owners = owners.filter { if case .gone = $0.value { false } else { true } }
    }
}
