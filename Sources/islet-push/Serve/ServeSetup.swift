import Foundation
import PushDevice
import PushGateway
import PushPriority
import PushServer

/// The options of `serve`, read and checked as a whole: nothing is started where one of them is wrong.
struct ServeSetup {
    let gateway: GatewayConfiguration
    let device: DeviceConfiguration
    let server: ServerConfiguration
    let policy: PushPriorityPolicy
    /// How the timer's server signs its pushes.
    let identity: LocalIdentity
    /// The CA file that clients are to trust; nil with a certificate of one's own.
    let authority: String?
    /// What there is to say about the options.
    let remarks: [String]

    /// Checks the options, and makes a test CA where no certificate is named.
    init(_ options: ServeOptions, folder: StateFolder, at now: Date) throws {
        guard let policy = PushPriorityPolicy.named(options.timers.strategy) else {
            let names = PushPriorityPolicy.all.map(\.name).joined(separator: ", ")
            throw PushFailure(
                "--strategy: no strategy named \"\(options.timers.strategy)\". Strategies: \(names).", .usage)
        }
        self.policy = policy
        let keys = try options.gateway.signingKey.map(Self.signingKey)
        var remarks = keys.flatMap(\.lints).map(\.message)
        if options.gateway.anyKey {
            remarks.append("--any-key: signatures of unknown keys are not verified; use it only for tests.")
        } else if keys.isEmpty {
            remarks.append(
                "No signing key: every push is refused with InvalidProviderToken. Add --signing-key KEYID=PUBLIC.pem, or --any-key."
            )
        }
        self.remarks = remarks
        identity = LocalIdentity(team: options.gateway.team)
        gateway = try Self.gateway(options.gateway, keys: keys + [try identity.signingKey()], at: now)
        device = try Self.device(options.device, topics: options.gateway.topic)
        (server, authority) = try Self.server(
            options.listeners, folder: folder, streams: gateway.initialMaxConcurrentStreams, at: now)
    }

    private static func gateway(
        _ options: GatewayOptions, keys: [SigningKey], at now: Date
    ) throws -> GatewayConfiguration {
        var gateway = GatewayConfiguration()
        gateway.signingKeys = keys
        gateway.acceptsAnyKey = options.anyKey
        gateway.teamID = options.team
        // The timer's own app is always there.
        gateway.topics = options.topic.isEmpty ? [] : Set(options.topic + [TimerHost.bundleID])
        gateway.devices = Set(try options.device.map { try token($0, option: "--device") })
        gateway.goneDevices = try options.goneDevice.map {
            RetiredToken(token: try token($0, option: "--gone-device"), reason: .unregistered, retiredAt: now)
        }
        gateway.environment = options.environment
        gateway.hasStrictStreams = options.strictStreams
        gateway.errorsBeforeDisconnect = options.errorDisconnect
        gateway.retryAfter = options.retryAfter
        gateway.hasStrictPayload = options.strictPayload
        guard options.tokenUpdateWindow >= 0, options.tokenUpdateWindow.isFinite else {
            throw PushFailure("--token-update-window takes seconds, 0 or more.", .usage)
        }
        gateway.tokenUpdateWindow = options.tokenUpdateWindow
        if let limit = options.requestLimit, limit < 1 {
            throw PushFailure("--request-limit takes a number of requests, 1 or more.", .usage)
        }
        if let topic = options.topic.first(where: { !Gateway.isBundleID($0) }) {
            throw PushFailure(
                "--topic: \"\(topic)\" is not a bundle id; it has letters, digits, hyphens, periods and underscores.",
                .usage)
        }
        gateway.requestLimit = options.requestLimit.map { RequestLimit(count: $0, per: 60) }
        return gateway
    }

    private static func device(_ options: DeviceOptions, topics: [String]) throws -> DeviceConfiguration {
        var device = DeviceConfiguration()
        device.hasFrequentPushes = options.frequentPushes
        device.standardBudget.capacity = try budget(options.budget, option: "--budget")
        device.frequentBudget.capacity = try budget(options.frequentBudget, option: "--frequent-budget")
        device.reordersPushes = options.reorder
        device.bundleIDs = topics + [TimerHost.bundleID]
        for text in options.contentSample {
            let (name, path) = try pair(text, option: "--content-sample", form: "TYPE=FILE")
            let json = try PushFailure.read(path, for: "--content-sample")
            do {
                device.contentSamples[name] = try ContentSample(json: Data(json.utf8))
            } catch {
                throw PushFailure("--content-sample: \(path): \(error)", .dataError)
            }
        }
        return device
    }

    private static func server(
        _ options: ListenerOptions, folder: StateFolder, streams: Int, at now: Date
    ) throws -> (ServerConfiguration, authority: String?) {
        for (name, port) in [
            ("--port", options.port), ("--connect-port", options.connectPort),
            ("--control-port", options.controlPort),
            ("--plain-port", options.plainPort ?? 0),
        ] where !(0...65535).contains(port) {
            throw PushFailure("\(name): \(port) is not a port; use 0 to 65535.", .usage)
        }
        let certificate: String
        let key: String
        var authority: String?
        switch (options.certificate, options.privateKey) {
        case (let certificateFile?, let keyFile?):
            certificate = try PushFailure.read(certificateFile, for: "--certificate")
            key = try PushFailure.read(keyFile, for: "--private-key")
        case (nil, nil):
            let files = CertificateFiles(folder: folder.path)
            try files.make(at: now)
            certificate = try PushFailure.read(files.certificate, for: "--certificate")
            key = try PushFailure.read(files.key, for: "--private-key")
            authority = files.authority
        default:
            throw PushFailure("--certificate and --private-key go together; give both or neither.", .usage)
        }
        var server = ServerConfiguration(certificatePEM: certificate, privateKeyPEM: key)
        server.host = options.host
        server.port = options.port
        server.plaintextPort = options.plainPort
        server.connectPort = options.connectPort
        server.controlPort = options.controlPort
        server.servesHTTP1 = options.servesHTTP1
        server.maxConcurrentStreams = streams
        return (server, authority)
    }

    private static func signingKey(_ text: String) throws -> SigningKey {
        let (id, path) = try pair(text, option: "--signing-key", form: "KEYID=PUBLIC.pem")
        let pem = try PushFailure.read(path, for: "--signing-key")
        do {
            return try SigningKey(id: id, pem: pem)
        } catch {
            throw PushFailure("--signing-key: \(path): \(error)", .dataError)
        }
    }

    private static func budget(_ count: Int, option: String) throws -> Double {
        guard (1...1_000_000).contains(count) else {
            throw PushFailure("\(option): \(count) is out of range; use 1 to 1000000 pushes an hour.", .usage)
        }
        return Double(count)
    }

    private static func pair(_ text: String, option: String, form: String) throws -> (name: String, path: String) {
        let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { throw PushFailure("\(option): \"\(text)\" is not of the form \(form).", .usage) }
        return (parts[0], parts[1])
    }

    private static func token(_ text: String, option: String) throws -> DeviceToken {
        guard let token = DeviceToken(text) else {
            throw PushFailure(
                "\(option): \"\(text)\" is not a token; use an even number of hexadecimal digits.", .usage)
        }
        return token
    }
}
