import Foundation
import HTTPTypes

/// The emulated service: answers every APNs request, and keeps what APNs keeps (tokens, channels, limits).
package struct Gateway: Sendable {
    /// What the gateway was set up with.
    package let configuration: GatewayConfiguration
    /// Failures on demand.
    package var faults = FaultPlan()
    /// Whether the gateway is stopping: requests that would be accepted get 503 Shutdown.
    package var isShuttingDown = false
    /// The broadcast channels; replace it to restore a saved register.
    package var channels = ChannelRegister()
    /// Whether a well-formed token that was never registered is accepted. At first, whether no devices are configured.
    package var acceptsUnknownDevices: Bool

    var verifier: TokenVerifier
    var tokenHistory = TokenHistory()
    var connectionHistory = ConnectionHistory()
    var requestMeter = RequestMeter()
    var identifiers: RandomIdentifiers
    /// Registered and retired tokens.
    var devices: [DeviceToken: RegisteredDevice] = [:]
    /// The configured topics as bundle ids.
    private let bundleIDs: Set<String>

    /// A gateway with the configured tokens.
    package init(configuration: GatewayConfiguration) {
        self.configuration = configuration
        verifier = TokenVerifier(configuration: configuration)
        identifiers = RandomIdentifiers(seed: configuration.seed)
        acceptsUnknownDevices = configuration.devices.isEmpty
        bundleIDs = configuration.topics.union(configuration.topics.map(PushType.bundleID(of:)))
        for token in configuration.devices { devices[token] = RegisteredDevice() }
        for gone in configuration.goneDevices { devices[gone.token, default: RegisteredDevice()].retired = gone }
    }

    /// Whether a text could be a bundle id: letters, digits, hyphens, periods and underscores, at least one.
    package static func isBundleID(_ text: String) -> Bool { Route.isBundleID(text[...]) }

    /// Answers a request of any APNs path: `/3/device/…`, `/4/broadcasts/…`, `/1/apps/…`.
    ///
    /// - Parameter body: at most 5121 bytes; a longer body is cut there, which is enough to find it too large.
    package mutating func respond(
        to request: HTTPRequest, body: Data, on connection: inout ConnectionState, at now: Date
    ) -> GatewayReply {
        var examination = Examination(request, body: body, at: now)
        if connection.requestCount == 0, connectionHistory.insert(at: now) {
            examination.lints.append(
                Lint(
                    .connectionPerPush,
                    "More than 30 connections were opened within a minute; keep one open and reuse it."))
        }
        connection.requestCount += 1
        for step in ValidationStep.order { check(step, &examination, &connection) }
        var reply = answer(&examination)
        if !examination.lints.isEmpty {
            reply.lints = examination.lints.filter { connection.reportedLints.insert($0.kind).inserted }
        }
        reply.effects += connection.effects(
            of: reply.reason, isAuthenticated: examination.isAuthenticated, configuration)
        return reply
    }

    private mutating func check(
        _ step: ValidationStep, _ examination: inout Examination, _ connection: inout ConnectionState
    ) {
        if examination.route == .unknown, !step.appliesToUnknownPath { return }
        switch step {
        case .path: examination.checkPath()
        case .method: examination.checkMethod()
        case .duplicateHeaders: examination.checkDuplicateHeaders()
        case .authorization: checkAuthorization(&examination, &connection)
        case .messageID: examination.checkMessageID()
        case .expiration where examination.isPush:
            examination.checkExpiration()
            examination.checkBroadcastExpiration(in: channels)
        case .priority where examination.isPush: examination.checkPriority()
        case .pushType where examination.isPush: examination.checkPushType()
        case .collapseID where examination.isPush: examination.checkCollapseID()
        case .expiration, .priority, .pushType, .collapseID: break
        case .topic: examination.checkTopic(allowed: bundleIDs)
        case .payload: examination.checkPayload(isStrict: configuration.hasStrictPayload)
        case .target: checkTarget(&examination)
        case .requestRate: checkRequestRate(&examination)
        case .faults: applyFaults(&examination)
        }
    }
}

extension ValidationStep {
    /// Whether the step makes sense where the path does not say what the request is.
    fileprivate var appliesToUnknownPath: Bool {
        switch self {
        case .path, .method, .duplicateHeaders, .authorization, .messageID: true
        default: false
        }
    }
}

/// What the gateway knows of a device token.
struct RegisteredDevice: Sendable {
    /// The bundle id or whole topic that the token belongs to; nil: every topic.
    var topic: String?
    /// Set once the token is no longer valid.
    var retired: RetiredToken?
}

extension Gateway {
    /// Adds a token. A retired one becomes valid again.
    ///
    /// - Parameter topic: the bundle id, or the whole topic with its suffix, that the token belongs to; nil: every topic.
    package mutating func register(token: DeviceToken, topic: String?) {
        devices[token] = RegisteredDevice(topic: topic)
    }

    /// Makes a token invalid: pushes to it get status 410 with `now` as the timestamp. It keeps its topic.
    package mutating func retire(token: DeviceToken, as reason: RetiredToken.Reason, at now: Date) {
        devices[token, default: RegisteredDevice()].retired = RetiredToken(token: token, reason: reason, retiredAt: now)
    }

    /// Removes a token altogether: unknown where devices are configured, otherwise like any other.
    package mutating func forget(token: DeviceToken) {
        devices[token] = nil
    }

    /// The tokens that are answered with 410, in the order of their digits.
    package var retiredTokens: [RetiredToken] {
        devices.values.compactMap(\.retired).sorted { $0.token.hex < $1.token.hex }
    }
}

/// The steps of validation, in order: the first violation is the answer, `--explain` lists them all.
///
/// Apple documents only that authentication comes before the device token or the channel; the rest of the order is ours.
package enum ValidationStep: CaseIterable, Hashable, Sendable {
    case path, method, duplicateHeaders, authorization, messageID, expiration, priority, pushType, collapseID, topic
    case payload, target, requestRate, faults

    /// Every step, first to last.
    package static let order = allCases

    /// The reasons that the step may give, in the order in which it looks for them.
    package var reasons: [PushReason] {
        switch self {
        case .path: [.badPath, .missingDeviceToken]
        case .method: [.methodNotAllowed]
        case .duplicateHeaders: [.duplicateHeaders]
        case .authorization:
            [
                .missingProviderToken, .invalidProviderToken, .expiredProviderToken, .unrelatedKeyIDInToken,
                .badEnvironmentKeyIDInToken, .tooManyProviderTokenUpdates,
            ]
        case .messageID: [.badMessageID]
        case .expiration: [.badExpirationDate]
        case .priority: [.badPriority]
        case .pushType: [.missingPushType, .invalidPushType]
        case .collapseID: [.badCollapseID]
        case .topic: [.missingTopic, .badTopic, .topicDisallowed, .topicMismatch]
        case .payload: [.payloadEmpty, .payloadTooLarge, .badRequestPayload, .badRequestParams]
        case .target:
            [
                .badDeviceToken, .deviceTokenNotForTopic, .expiredToken, .unregistered, .missingChannelID,
                .badChannelID,
                .channelNotRegistered, .cannotCreateChannelConfig,
            ]
        case .requestRate: [.tooManyRequests]
        case .faults: PushReason.allCases
        }
    }
}
