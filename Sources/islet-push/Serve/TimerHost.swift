import Foundation
import HTTPTypes
import Meditation
import PushDevice
import PushGateway
import PushServer
import Synchronization
import TimerService

/// The timer's server inside this process: its requests come from the same listeners, its pushes go to the same gateway.
///
/// It also plays the app on the emulated phone: it registers the device's push-to-start token for each user who acts, and the
/// update tokens of the activities that the device starts then. A class because it owns the server's task.
final class TimerHost: Sendable {
    /// The bundle id of the timer's own app.
    static let bundleID = "islet"

    private struct App {
        var startToken: DeviceToken?
        /// Users, by the field `authorization` of their requests, who know the start token.
        var registered: Set<String> = []
    }

    private let service: TimerService
    private let repository: any TimerRepository
    private let system: PushSystem
    private let clock: any TimerServiceClock
    private let phone: String
    private let app = Mutex(App())
    private let task = Mutex<Task<Void, Never>?>(nil)

    /// - Parameter phone: What the emulated phone is called among a user's devices.
    init(
        repository: any TimerRepository, system: PushSystem, sender: LocalSender, book: PriorityBook, lines: EventLines,
        clock: any TimerServiceClock, phone: String, isLimited: Bool
    ) {
        self.repository = repository
        self.system = system
        self.clock = clock
        self.phone = phone
        service = TimerService(
            repository: repository, sender: sender,
            configuration: TimerServiceConfiguration(
                bundleID: Self.bundleID, phone: phone,
                rate: isLimited ? .standard : RateLimit.Rate(burst: 1e9, perSecond: 1e9)),
            clock: clock, priority: { book.priority(of: $0, in: &$1) },
            log: { lines.append(TimerLine($0, at: clock.now())) })
    }

    /// Starts sending pushes and events.
    func start() {
        task.withLock { task in task = Task { [service] in await service.run() } }
    }

    /// Lets the followers go, and closes the database.
    func stop() async {
        let running = task.withLock { $0 }
        running?.cancel()
        await running?.value
        await repository.close()
    }

    /// Answers a request to a path under `/v1/`.
    func respond(to request: HTTPRequest, body: Data, from client: ClientContext) async -> ServiceReply {
        let sender = TimerClient(
            address: client.address, isLoopback: client.isLoopback, isEncrypted: client.isEncrypted)
        await registerStartToken(for: request, from: sender)
        switch await service.respond(to: request, body: body, from: sender, at: clock.now()) {
        case .response(let response, let data): return .response(response, data)
        case .events(let response, let stream): return .stream(response, stream)
        }
    }

    /// Brings the figures that are counted now and then up to date.
    func refreshMetrics() async { await service.countUsers() }

    // MARK: The app on the emulated phone

    /// The device issued or retired tokens.
    func note(_ effects: [TokenEffect]) {
        for case .register(let token, Self.bundleID) in effects {
            switch system.withDevice({ $0.use(of: token) }) {
            case .start("MeditationAttributes"): app.withLock { app in (app.startToken, app.registered) = (token, []) }
            case .activity(_, let attributes):
                guard let sitting = (try? JSONDecoder().decode(MeditationAttributes.self, from: attributes))?.sittingID
                else { continue }
                Task { [service, clock, phone] in
                    await service.register(
                        token.hex, forActivity: sitting.uuidString, onDevice: phone, at: clock.now())
                }
            case .start, nil: break
            }
        }
    }

    /// The emulated phone's clock was advanced, so that its activities are older.
    func noteClock(advancedBy seconds: TimeInterval) {
        Task { [service] in await service.bringRestartsForward(by: seconds) }
    }

    private func registerStartToken(for request: HTTPRequest, from client: TimerClient) async {
        guard request.path == "/v1/actions", let authorization = request.headerFields[.authorization] else { return }
        let token = app.withLock { app in
            app.registered.contains(authorization) ? nil : app.startToken
        }
        guard let token else { return }
        if await registerStart(token, authorization: authorization) {
            app.withLock { app in
                if app.registered.count >= 10_000 { app.registered = [] }
                _ = app.registered.insert(authorization)
            }
        }
    }

    /// Registers the device's push-to-start token for the user of a request, as the app would.
    private func registerStart(_ token: DeviceToken, authorization: String) async -> Bool {
        let request = HTTPRequest(
            method: .put, scheme: "http", authority: nil, path: "/v1/tokens/\(TokenRecord.start)",
            headerFields: [.authorization: authorization, .contentType: "application/json"])
        let body = Data(#"{"pushToken":"\#(token.hex)","platform":"islet","deviceId":"\#(phone)"}"#.utf8)
        let client = TimerClient(address: "127.0.0.1", isLoopback: true, isEncrypted: false)
        guard
            case .response(let response, _) = await service.respond(
                to: request, body: body, from: client, at: clock.now())
        else { return false }
        return response.status == .ok
    }
}
