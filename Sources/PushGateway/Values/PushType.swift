/// The values of `apns-push-type`, and what each demands of the topic.
///
/// Source: Apple, "Sending notification requests to APNs".
package enum PushType: String, CaseIterable, Codable, Hashable, Sendable {
    case alert, background, complication, controls, fileprovider, liveactivity, location, mdm, pushtotalk, voip, widgets

    /// What the topic has after the bundle id; empty for the types whose topic is the bundle id itself.
    package var topicSuffix: String {
        switch self {
        case .alert, .background, .mdm: ""
        case .complication: ".complication"
        case .controls: ".push-type.controls"
        case .fileprovider: ".pushkit.fileprovider"
        case .liveactivity: ".push-type.liveactivity"
        case .location: ".location-query"
        case .pushtotalk: ".voip-ptt"
        case .voip: ".voip"
        case .widgets: ".push-type.widgets"
        }
    }

    /// The largest body in bytes.
    package var payloadLimit: Int { self == .voip ? 5120 : 4096 }

    /// The type whose suffix a topic has; ``alert`` where it has none.
    package static func implied(by topic: String) -> PushType {
        allCases.first { !$0.topicSuffix.isEmpty && topic.hasSuffix($0.topicSuffix) } ?? .alert
    }

    /// The topic of this type for an app.
    package func topic(of bundleID: String) -> String { bundleID + topicSuffix }

    /// A topic without the suffix of whatever type it has.
    package static func bundleID(of topic: String) -> String {
        String(topic.dropLast(implied(by: topic).topicSuffix.count))
    }
}
