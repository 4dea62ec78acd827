import Dispatch
import Foundation
import HTTPTypes
import PushDevice
import PushGateway
import PushServer
import Synchronization

/// The gateway and the device behind it, as the sockets see them. A class because every event loop, the device's alarm and the
/// timer's server change the same two values; it decides nothing itself.
///
/// The gateway answers at once, on the event loop. What it accepted comes to the device in order, a moment later and many at a
/// time, on a queue of its own: a sender never waits for the device, as it never does with Apple. Everything else that concerns
/// the device (control, alarm, reading it) first lets it have what was accepted until then.
final class PushSystem: Sendable {
    private struct DeviceState {
        var device: PushDevice
        /// Counts changes of the device, for what saves and shows it.
        var revision = 0
    }

    /// How long pushes are collected before the device's thread is woken. Waking it for every push took a tenth of the event
    /// loop's time.
    private static let gatheringTime = DispatchTimeInterval.milliseconds(1)

    private let gateway: Mutex<Gateway>
    private let state: Mutex<DeviceState>
    private let arrivals = ArrivalQueue()
    private let queue = DispatchQueue(label: "device")
    private let lines: EventLines
    private let explains: Bool
    private let clock: @Sendable () -> Date
    private let metrics = DeliveryMetrics()
    private let observer = Mutex<Observer?>(nil)

    /// What follows from a change of the device.
    struct Observer: Sendable {
        /// The device changed; when it will change next by itself.
        var changed: @Sendable (Date?) -> Void
        /// The device issued or retired tokens.
        var tokensChanged: @Sendable ([TokenEffect]) -> Void
        /// The device's clock was advanced by some seconds.
        var clockAdvanced: @Sendable (TimeInterval) -> Void
    }

    init(
        gateway: Gateway, device: PushDevice, lines: EventLines, explains: Bool, clock: @escaping @Sendable () -> Date
    ) {
        self.gateway = Mutex(gateway)
        state = Mutex(DeviceState(device: device))
        (self.lines, self.explains, self.clock) = (lines, explains, clock)
    }

    /// Registers the device's tokens with the gateway, and lets happen what fell due while no server was running. What that was
    /// is for ``report(_:)``, after the ready line.
    func begin(observer: Observer) -> [DeliveryRecord] {
        self.observer.withLock { $0 = observer }
        let now = clock()
        return change { $0.advance(to: now) }
    }

    // MARK: Requests

    /// Answers a request of an APNs path; what was accepted is on its way to the device.
    func respond(to request: HTTPRequest, body: Data, on connection: inout ConnectionState) -> GatewayReply {
        let now = clock()
        let reply = gateway.withLock { $0.respond(to: request, body: body, on: &connection, at: now) }
        if arrivals.append(PushEvent(reply, path: request.path, explains: explains, at: now)) {
            queue.asyncAfter(deadline: .now() + Self.gatheringTime) { self.deliver() }
        }
        return reply
    }

    /// Takes a push of the timer's server, which is in the same process, without a connection. The gateway's tokens and faults
    /// count as for any other push.
    func take(_ request: HTTPRequest, body: Data) -> GatewayReply {
        var connection = ConnectionState()
        return respond(to: request, body: body, on: &connection)
    }

    /// Answers a request to the control API.
    func control(_ request: HTTPRequest, body: Data, token: String) -> (HTTPResponse, Data) {
        let now = clock()
        let (answer, records) = change { device in
            let last = device.log.lastNumber
            let answer = gateway.withLock { gateway in
                ControlAPI(accessToken: token).respond(
                    to: request, body: body, device: &device, gateway: &gateway, at: now)
            }
            return (answer, device.log.records(since: last))
        }
        report(records)
        return answer
    }

    /// Lets happen on the device what is due.
    func advance() {
        let now = clock()
        report(change { $0.advance(to: now) })
    }

    /// Dismisses activities of the device, as a person did on a screen of this machine.
    func dismiss(_ activities: [String]) {
        let now = clock()
        report(change { device in activities.flatMap { device.dismiss(activity: $0, at: now) ?? [] } })
    }

    /// Prints and counts what became of pushes.
    func report(_ records: [DeliveryRecord]) {
        var batch = EventBatch()
        for record in records { batch.add(record) }
        lines.append(batch)
        metrics.count(records)
    }

    /// Starts refusing what would be accepted, because the server stops.
    func shutDown() { gateway.withLock { $0.isShuttingDown = true } }

    // MARK: What is there

    /// Reads the device as it stands.
    func withDevice<Value>(_ body: (inout PushDevice) -> Value) -> Value {
        deliver()
        return state.withLock { body(&$0.device) }
    }

    /// The gateway's broadcast channels.
    var channels: ChannelRegister { gateway.withLock(\.channels) }

    /// The number of changes of the device.
    var revision: Int { state.withLock(\.revision) }

    // MARK: The device's turn

    /// Brings to the device what was accepted since the last time.
    private func deliver() {
        guard !arrivals.isEmpty else { return }
        change { _ in }
    }

    /// Changes the device, after it has what was accepted so far.
    private func change<Value>(_ body: (inout PushDevice) -> Value) -> Value {
        let now = clock()
        let (value, effects, deadline, advance) = state.withLock { state in
            receive(arrivals.takeAll(), &state.device)
            let offset = state.device.offset
            let value = body(&state.device)
            let effects = state.device.takeEffects()
            if !effects.isEmpty { gateway.withLock { $0.apply(effects, at: now) } }
            state.revision += 1
            return (value, effects, state.device.nextDeadline(after: now), state.device.offset - offset)
        }
        let observer = observer.withLock { $0 }
        observer?.changed(deadline)
        if !effects.isEmpty { observer?.tokensChanged(effects) }
        if advance > 0 { observer?.clockAdvanced(advance) }
        return value
    }

    private func receive(_ arrivals: [PushEvent], _ device: inout PushDevice) {
        guard !arrivals.isEmpty else { return }
        var batch = EventBatch()
        for arrival in arrivals {
            batch.add(arrival)
            metrics.count(arrival)
            guard let push = arrival.push else { continue }
            let records = device.receive(push, at: arrival.date)
            for record in records { batch.add(record) }
            metrics.count(records)
        }
        lines.append(batch)
    }
}

extension Gateway {
    /// Registers and retires what the device issued and took back.
    fileprivate mutating func apply(_ effects: [TokenEffect], at now: Date) {
        for effect in effects {
            switch effect {
            case .register(let token, let bundleID): register(token: token, topic: bundleID)
            case .retire(let token, let reason): retire(token: token, as: reason, at: now)
            }
        }
    }
}
