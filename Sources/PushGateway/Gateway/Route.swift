/// What a path asks for.
enum Route: Hashable, Sendable {
    /// `/3/device/TOKEN`; the token may still be malformed.
    case device(Substring)
    /// `/3/device` or `/3/device/`.
    case missingDeviceToken
    /// `/4/broadcasts/apps/BUNDLE`.
    case broadcast(Substring)
    /// `/1/apps/BUNDLE/channels`.
    case channels(Substring)
    /// `/1/apps/BUNDLE/all-channels`.
    case allChannels(Substring)
    /// Anything else.
    case unknown

    /// Reads a path.
    init(path: String) {
        if path.hasPrefix("/3/device/") {
            let token = path.dropFirst(10)
            let hasSlash = token.utf8.withContiguousStorageIfAvailable { $0.contains(UInt8(ascii: "/")) }
            if token.isEmpty {
                self = .missingDeviceToken
            } else {
                self = hasSlash ?? token.contains("/") ? .unknown : .device(token)
            }
            return
        }
        if path == "/3/device" {
            self = .missingDeviceToken
            return
        }
        let segments = path.split(separator: "/", maxSplits: 6, omittingEmptySubsequences: false).dropFirst()
        switch Array(segments) {
        case let path where path.count == 4 && path[0] == "4" && path[1] == "broadcasts" && path[2] == "apps":
            self = Self.isBundleID(path[3]) ? .broadcast(path[3]) : .unknown
        case let path where path.count == 4 && path[0] == "1" && path[1] == "apps" && Self.isBundleID(path[2]):
            switch path[3] {
            case "channels": self = .channels(path[2])
            case "all-channels": self = .allChannels(path[2])
            default: self = .unknown
            }
        default:
            self = .unknown
        }
    }

    /// Whether a text could be a bundle id or a topic: letters, digits, hyphens, periods and underscores.
    static func isBundleID(_ text: Substring) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }

    /// Whether the route is about channels, whose requests have an `apns-request-id` instead of an `apns-id`.
    var usesRequestID: Bool {
        switch self {
        case .broadcast, .channels, .allChannels: true
        case .device, .missingDeviceToken, .unknown: false
        }
    }

    /// The methods that the route takes; empty: any, since the path is wrong already.
    var methods: [String] {
        switch self {
        case .device, .missingDeviceToken, .broadcast: ["POST"]
        case .channels: ["POST", "GET", "DELETE"]
        case .allChannels: ["GET"]
        case .unknown: []
        }
    }
}
