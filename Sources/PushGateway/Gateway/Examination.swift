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
