import Foundation
import HTTPTypes
import HostSystem
import Metrics
import PushDevice
import PushGateway
import PushMetrics
import PushPriority
import PushServer
import Store
import TimerService

/// A server that runs: everything is put together here, and taken apart again.
struct RunningServer {
    private let server: PushServer
    private let system: PushSystem
    private let lines: EventLines
    private let keeper: StateKeeper
    private let timers: TimerHost
    private let folder: StateFolder

    /// Opens the listeners and prints the ready line.
    static func start(_ options: ServeOptions, environment: [String: String]) async throws -> RunningServer {
        let folder = options.folder.folder
        try folder.make()
        guard let lock = try folder.takeLock() else {
            throw PushFailure(
                "A server is running on \(folder.path); stop it, or choose another folder with --state.", .unavailable)
        }
        let clock: @Sendable () -> Date = SystemClock.now
        let setup = try ServeSetup(options, folder: folder, at: clock())
        let lines = EventLines(sinks: [
            DescriptorSink(descriptor: STDOUT_FILENO), try RotatedFileSink(path: folder.events),
        ])
        let metrics = MetricsRegistry(help: DeliveryMetrics.help)
        MetricsSystem.bootstrap(metrics)

        var configuration = setup.device
        if options.timers.database != nil { configuration.phoneName = try folder.phoneName() }
        let device = try StateKeeper.device(in: folder, configuration: configuration, at: clock())
        var gateway = Gateway(configuration: setup.gateway)
        gateway.channels = try StateKeeper.channels(in: folder)
        let system = PushSystem(
            gateway: gateway, device: device, lines: lines, explains: options.gateway.explain,
            clock: clock)
        let alarm = DeviceAlarm(clock: clock) { system.advance() }
        let mirror =
            options.device.screen
            ? ScreenMirror(store: Store(locations: StoreLocations(environment: environment))) : nil
        let keeper = StateKeeper(system: system, folder: folder, mirror: mirror, lock: lock, clock: SystemClock.read)

        let repository = try await TimerDatabase.open(options.timers.database, in: folder)
        let book = PriorityBook(policy: setup.policy)
        let timers = TimerHost(
            repository: repository, system: system, sender: LocalSender(setup.identity, system: system, clock: clock),
            book: book, lines: lines, clock: SystemTimerClock(),
            phone: configuration.phoneName ?? "emulated",
            isLimited: options.timers.rateLimit)
        let access = ControlAccess()
        let control = ControlHandler(
            system: system, registry: metrics, access: access, refresh: { await timers.refreshMetrics() })
        let handlers = ServerHandlers(
            push: { system.respond(to: $0, body: $1, on: &$2) },
            service: { await timers.respond(to: $0, body: $1, from: $2) },
            control: { await control.respond(to: $0, body: $1, from: $2) },
            connectionEvent: { lines.append(ConnectionLine($0, at: clock())) })
        let server = try await PushServer.start(setup.server, handlers: handlers)
        try ControlFile(
            port: server.ports.control ?? 0, token: access.text, process: getpid(),
            sharesTimers: options.timers.database != nil
        ).write(to: folder.control)
        let due = system.begin(
            observer: PushSystem.Observer(
                changed: { deadline in
                    alarm.set(deadline)
                    keeper.note()
                },
                tokensChanged: { timers.note($0) },
                clockAdvanced: { timers.noteClock(advancedBy: $0) }))
        lines.append(
            ReadyLine(
                port: server.ports.main, connectPort: server.ports.connect, controlPort: server.ports.control,
                plainPort: server.ports.plaintext, ca: setup.authority, state: folder.path))
        for remark in setup.remarks { lines.append(RemarkLine(message: remark)) }
        if let mirror, !mirror.isMine() {
            mirror.takeOver { keeper.note() }
            lines.append(
                RemarkLine(
                    message:
                        "This machine's screens show another server's activities; these appear when it has stopped."
                ))
        }
        system.report(due)
        timers.start()
        return RunningServer(
            server: server, system: system, lines: lines, keeper: keeper, timers: timers, folder: folder)
    }

    /// Finishes what is under way, saves the device, and closes everything.
    func stop() async {
        system.shutDown()
        await timers.stop()
        await server.stop()
        keeper.stop()
        try? FileManager.default.removeItem(atPath: folder.control)
        lines.append(StoppedLine())
        lines.flush()
    }
}

/// The machine's clock, for the timer's server.
struct SystemTimerClock: TimerServiceClock {
    func now() -> Date { SystemClock.now() }

    func sleep(until date: Date) async throws { try await SystemClock.wait(for: date.timeIntervalSince(now())) }
}
