import ArgumentParser
import Foundation
import PushDevice
import PushGateway
import PushServer

/// The options of `islet-push serve`, in the groups of its help.
struct ServeOptions: ParsableArguments {
    @OptionGroup(title: "Listeners")
    var listeners: ListenerOptions

    @OptionGroup(title: "Accepted pushes")
    var gateway: GatewayOptions

    @OptionGroup(title: "The emulated device")
    var device: DeviceOptions

    @OptionGroup(title: "The timer's server")
    var timers: TimerOptions

    @OptionGroup
    var folder: StateFolderOption
}

/// Where `islet-push serve` listens, and with which certificate.
struct ListenerOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Port for HTTP/2 over TLS; 0 takes a free one.", valueName: "n"))
    var port = 8443

    @Option(help: ArgumentHelp("Port of the CONNECT proxy for HTTPS_PROXY; 0 takes a free one.", valueName: "n"))
    var connectPort = 0

    @Option(help: ArgumentHelp("Port of the control API on 127.0.0.1; 0 takes a free one.", valueName: "n"))
    var controlPort = 0

    @Option(
        help: ArgumentHelp(
            "Port for plaintext HTTP/2 (prior knowledge) and HTTP/1.1; 0 takes a free one. Apple has none.",
            valueName: "n"))
    var plainPort: Int?

    @Flag(name: .customLong("http1"), help: "Also serve HTTP/1.1 over TLS. Apple speaks only HTTP/2.")
    var servesHTTP1 = false

    @Option(help: ArgumentHelp("Address to listen on, except for the control API.", valueName: "address"))
    var host = "127.0.0.1"

    @Option(help: ArgumentHelp("The server's certificate in PEM. Without one a test CA is made.", valueName: "file"))
    var certificate: String?

    @Option(help: ArgumentHelp("The certificate's private key in PEM.", valueName: "file"))
    var privateKey: String?
}

/// Which pushes `islet-push serve` accepts.
struct GatewayOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A signing key: its id, and a file with the public key in PEM. May be given several times.",
            valueName: "keyid=file"))
    var signingKey: [String] = []

    @Flag(help: "Accept every well-formed provider token without verifying its signature.")
    var anyKey = false

    @Option(help: ArgumentHelp("The team that provider tokens must name.", valueName: "id"))
    var team: String?

    @Option(
        help: ArgumentHelp(
            "A bundle id that may be pushed to. Default: all. May be given several times.", valueName: "bundle"))
    var topic: [String] = []

    @Option(
        help: ArgumentHelp(
            "A known device token in hexadecimal. Default: all are known. May be given several times.",
            valueName: "token"
        ))
    var device: [String] = []

    @Option(
        help: ArgumentHelp("A token that is answered with 410. May be given several times.", valueName: "token"))
    var goneDevice: [String] = []

    @Option(help: ArgumentHelp("sandbox or production; only sandbox answers with apns-unique-id.", valueName: "name"))
    var environment = PushEnvironment.sandbox

    @Flag(help: "Allow one stream until a valid token arrives, as Apple documents.")
    var strictStreams = false

    @Flag(help: "Refuse a body without an aps object, which APNs accepts and the device drops.")
    var strictPayload = false

    @Option(
        help: ArgumentHelp(
            "Seconds that must lie between two provider tokens of a connection; 0 for no limit.", valueName: "seconds"))
    var tokenUpdateWindow = 1200.0

    @Option(help: ArgumentHelp("Close a connection after this many errors.", valueName: "n"))
    var errorDisconnect: Int?

    @Option(help: ArgumentHelp("Send retry-after with 429 and 503.", valueName: "seconds"))
    var retryAfter: Int?

    @Option(
        help: ArgumentHelp(
            "Requests a minute to one token before 429 TooManyRequests. Default: no limit.", valueName: "n"))
    var requestLimit: Int?

    @Flag(help: "Explain for each refused request everything that is wrong with it, and where.")
    var explain = false
}

/// What the emulated device of `islet-push serve` is like.
struct DeviceOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "An example of an app's content-state: attributes type or bundle id, and a JSON file. Pushes that do not have its shape are dropped. May be given several times.",
            valueName: "type=file"))
    var contentSample: [String] = []

    @Flag(help: "Start with frequent updates switched on.")
    var frequentPushes = false

    @Option(
        help: ArgumentHelp(
            "Pushes with priority 10 that an app without frequent updates may get an hour.", valueName: "n"))
    var budget = Int(BudgetPreset.standard.capacity)

    @Option(
        help: ArgumentHelp("The same for an app with frequent updates.", valueName: "n"))
    var frequentBudget = Int(BudgetPreset.frequent.capacity)

    @Flag(help: "Let pushes overtake each other: APNs does not promise their order.")
    var reorder = false

    @Flag(inversion: .prefixedNo, help: "Show pushed activities on this machine's islet.")
    var screen = true
}

/// How `islet-push serve` keeps timers and sends their pushes.
struct TimerOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Keep timers in PostgreSQL, shared by several servers: postgres://user@host/name. Without it, in the state folder.",
            valueName: "url"))
    var database: String?

    @Option(
        help: ArgumentHelp("How priorities are chosen: document, adaptive, always-10 or always-5.", valueName: "name"))
    var strategy = "document"

    @Flag(inversion: .prefixedNo, help: "Limit the requests of each user of the timer.")
    var rateLimit = true
}

extension PushEnvironment: ExpressibleByArgument {}
