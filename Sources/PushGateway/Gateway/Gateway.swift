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
