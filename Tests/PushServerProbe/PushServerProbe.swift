import Foundation
import NIOConcurrencyHelpers
import PushGateway
import PushServer

/// A push server for tests of the wire alone: a gateway behind ``PushServer``, with the commands `certificate` and `serve` of
/// `islet-push`, the options that such a test needs, and the ready line. `/v1/stream` sends a line every 100 ms; other paths under `/v1/` answer with the request's body.
@main struct PushServerProbe {
    static func main() async throws {
        var options: [String: [String]] = [:]
        var arguments = CommandLine.arguments.dropFirst()
        let command = arguments.popFirst()
        while let name = arguments.popFirst() {
            // A flag stands alone.
            let hasValue = arguments.first.map { !$0.hasPrefix("--") } ?? false
            options[name, default: []].append(hasValue ? arguments.popFirst()! : "")
        }

        if command == "certificate" {
            let authority = try TestAuthority.make(now: Date())
            let directory = URL(filePath: options["--out"]?.first ?? ".")
            try Data(authority.certificatePEM.utf8).write(to: directory.appending(path: "ca.pem"))
            try Data(authority.serverPEM.utf8).write(to: directory.appending(path: "server.pem"))
            try Data(authority.serverKeyPEM.utf8).write(to: directory.appending(path: "server.key"))
            return
        }

        var gatewayConfiguration = GatewayConfiguration()
        for key in options["--signing-key"] ?? [] {
            let parts = key.split(separator: "=", maxSplits: 1).map(String.init)
            gatewayConfiguration.signingKeys.append(
                try SigningKey(id: parts[0], pem: String(contentsOfFile: parts[1], encoding: .utf8)))
        }
        gatewayConfiguration.teamID = options["--team"]?.first
        gatewayConfiguration.topics = Set(options["--topic"] ?? [])
        gatewayConfiguration.devices = Set((options["--device"] ?? []).compactMap { DeviceToken($0) })
        gatewayConfiguration.goneDevices = (options["--gone-device"] ?? []).compactMap { token in
            DeviceToken(token).map { RetiredToken(token: $0, reason: .unregistered, retiredAt: Date()) }
        }
        gatewayConfiguration.tokenUpdateWindow = 0

        guard let certificateFile = options["--certificate"]?.first, let keyFile = options["--private-key"]?.first
        else {
            fatalError("usage: PushServerProbe serve --certificate FILE --private-key FILE [option…]")
        }
        var configuration = ServerConfiguration(
            certificatePEM: try String(contentsOfFile: certificateFile, encoding: .utf8),
            privateKeyPEM: try String(contentsOfFile: keyFile, encoding: .utf8))
        func port(_ name: String) -> Int? { options[name]?.first.flatMap { Int($0) } }
        configuration.port = port("--port") ?? 0
        configuration.connectPort = port("--connect-port")
        configuration.controlPort = port("--control-port")
        configuration.plaintextPort = port("--plaintext-port")
        configuration.servesHTTP1 = options["--http1"] != nil

        let gateway = NIOLockedValueBox(Gateway(configuration: gatewayConfiguration))
        let isExplaining = options["--explain"] != nil
        let handlers = ServerHandlers(
            push: { request, body, connection in
                let reply = gateway.withLockedValue { $0.respond(to: request, body: body, on: &connection, at: Date()) }
                if isExplaining {
                    for violation in reply.violations { FileHandle.standardError.write(Data("\(violation)\n".utf8)) }
                }
                return reply
            },
            service: { request, body, _ in
                guard request.path == "/v1/stream" else { return .response(.init(status: .ok), body) }
                return .stream(
                    .init(status: .ok, headerFields: [.contentType: "text/event-stream"]),
                    AsyncStream {
                        try? await Task.sleep(for: .milliseconds(100))
                        return Data(": keep-alive\n\n".utf8)
                    })
            },
            control: { _, _, _ in .response(.init(status: .ok), Data("{}".utf8)) },
            connectionEvent: { event in
                if isExplaining { FileHandle.standardError.write(Data("\(event)\n".utf8)) }
            })
        let server = try await PushServer.start(configuration, handlers: handlers)
        let ports = server.ports
        print(
            #"{"event":"ready","port":\#(ports.main),"connect_port":\#(ports.connect ?? 0),"control_port":\#(ports.control ?? 0),"plaintext_port":\#(ports.plaintext ?? 0)}"#
        )
        fflush(nil)

        signal(SIGTERM, SIG_IGN)
        let terminated = DispatchSource.makeSignalSource(signal: SIGTERM, queue: .global())
        await withCheckedContinuation { continuation in
            let once = NIOLockedValueBox(false)
            terminated.setEventHandler {
                if !once.withLockedValue({ value in
                    defer { value = true }; return value
                }) {
                    continuation.resume()
                }
            }
            terminated.resume()
        }
        await server.stop()
    }
}
