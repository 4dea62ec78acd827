import Foundation
import PushGateway

/// Where a push goes.
enum Destination {
    /// To an activity of a phone.
    case activity(phone: String, id: String)
    /// To a phone that starts activities by this token; the type is nil where the device does not know it.
    case start(phone: String, type: String?)
    /// To all who listen to a channel.
    case channel
    /// To a token that the device does not know.
    case unknown(DeviceToken)
    /// Nowhere.
    case drop(DropCause)

    /// The phone; nil where the token is unknown.
    var phone: String? {
        switch self {
        case .activity(let phone, _), .start(let phone, _): phone
        case .channel: Phone.main
        case .unknown, .drop: nil
        }
    }
}

/// A push that was kept back so that the next one to its target overtakes it.
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

    /// Forgets a phone and its tokens. A token that an ended activity had stays known as such.
    mutating func forget(phone id: String) {
        guard let phone = phones.removeValue(forKey: id) else { return }
        deadlines.set(nil, for: id)
        for token in phone.activities.compactMap(\.token) { owners[token] = nil }
    }

    /// Makes room where there are too many phones, or too many tokens of activities that are over.
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
