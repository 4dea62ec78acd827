import Foundation
import HTTPTypes

/// One request on its way through the steps of validation: what it says, and what was found.
struct Examination {
    let method: String
    let path: String
    let route: Route
    let headers: RequestHeaders
    let body: Data
    let now: Date

    /// Broken rules so far, in the order of validation.
    var violations: [Violation] = []
    var lints: [Lint] = []
    var effects: [ConnectionEffect] = []

    /// Whether the provider token is valid.
    var isAuthenticated = false
    /// The bundle ids that the token's key is restricted to; empty: all.
    var keyTopics: Set<String> = []
    var pushType = PushType.alert
    var priority = 10
    /// Seconds since 1970; nil where the header is missing.
    var expiration: Int64?
    var bundleID: String?
    var token: DeviceToken?
    /// The token's end, for the timestamp of status 410.
    var retiredAt: Date?
    var channel: Channel?
    /// The settings of the channel that the body asks for.
    var requestedPolicy: Channel.StoragePolicy?

    init(_ request: HTTPRequest, body: Data, at now: Date) {
        method = request.method.rawValue
        path = request.path ?? ""
        route = Route(path: path)
        headers = RequestHeaders(request.headerFields)
        self.body = body
        self.now = now
    }

    /// The request's time in seconds since 1970.
    var seconds: Double { now.timeIntervalSince1970 }

    mutating func refuse(_ reason: PushReason, _ place: String, _ finding: String, _ advice: String) {
        violations.append(Violation(reason, at: place, finding, advice: advice))
    }
}

extension Examination {
    /// Whether the request is a push to a device or a broadcast, or would be with a token in its path.
    var isPush: Bool {
        switch route {
        case .device, .missingDeviceToken, .broadcast: true
        case .channels, .allChannels, .unknown: false
        }
    }
}

/// The first steps: path, method and repeated headers.
extension Examination {
    mutating func checkPath() {
        switch route {
        case .unknown:
            refuse(
                .badPath, "path", "\(excerpt(path)) is not a path of APNs.",
                "Send POST /3/device/TOKEN, POST /4/broadcasts/apps/BUNDLE, or a request of /1/apps/BUNDLE/channels.")
        case .missingDeviceToken:
            refuse(.missingDeviceToken, "path segment 3", "There is no device token.", "Send POST /3/device/TOKEN.")
        case .device, .broadcast, .channels, .allChannels: break
        }
    }

    mutating func checkMethod() {
        let methods = route.methods
        guard !methods.isEmpty, !methods.contains(method) else { return }
        refuse(
            .methodNotAllowed, "method", "\(excerpt(method)) is not allowed on this path.",
            "Send \(methods.joined(separator: ", ")).")
    }

    mutating func checkDuplicateHeaders() {
        for name in headers.repeated {
            refuse(.duplicateHeaders, "header \(name)", "It occurs more than once.", "Send it once.")
        }
    }
}
