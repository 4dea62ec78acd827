import Foundation
import HTTPTypes
import PushDevice
import PushGateway
import PushServer
import Synchronization

/// The gateway and the device behind it, as the sockets see them. A class because every event loop, the device's alarm and the
/// timer's server change the same two values; it decides nothing itself.
final class PushSystem: Sendable {
    private struct Parts {
        var gateway: Gateway
        var device: PushDevice
        /// Counts changes of the device, for what saves and shows it.
        var revision = 0
    }

    private let parts: Mutex<Parts>
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
    }

    init(
        gateway: Gateway, device: PushDevice, lines: EventLines, explains: Bool, clock: @escaping @Sendable () -> Date
    ) {
        parts = Mutex(Parts(gateway: gateway, device: device))
        (self.lines, self.explains, self.clock) = (lines, explains, clock)
    }

    /// Registers the device's tokens with the gateway, and lets happen what fell due while no server was running. What that was
    /// is for ``report(_:)``, after the ready line.
    func begin(observer: Observer) -> [DeliveryRecord] {
        self.observer.withLock { $0 = observer }
        let now = clock()
        return change { $0.device.advance(to: now) }
    }

    // MARK: Requests

    /// Answers a request of an APNs path, and brings what was accepted to the device.
    func respond(to request: HTTPRequest, body: Data, on connection: inout ConnectionState) -> GatewayReply {
        let now = clock()
        let (reply, records) = change { parts in
            let reply = parts.gateway.respond(to: request, body: body, on: &connection, at: now)
            return (reply, reply.accepted.map { parts.device.receive($0, at: now) } ?? [])
        }
        let line = PushLine(reply: reply, request: request, at: now, explains: explains)
        lines.append([line] + records.map(DeliveryLine.init))
        metrics.count(reply, records)
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
        let (answer, records) = change { parts in
            let last = parts.device.log.lastNumber
            let answer = ControlAPI(accessToken: token).respond(
                to: request, body: body, device: &parts.device, gateway: &parts.gateway, at: now)
            return (answer, parts.device.log.records(since: last))
        }
        report(records)
        return answer
    }

    /// Lets happen on the device what is due.
    func advance() {
        let now = clock()
        report(change { $0.device.advance(to: now) })
    }

    /// Prints and counts what became of pushes.
    func report(_ records: [DeliveryRecord]) {
        lines.append(records.map(DeliveryLine.init))
        metrics.count(nil, records)
    }

    /// Starts refusing what would be accepted, because the server stops.
    func shutDown() { parts.withLock { $0.gateway.isShuttingDown = true } }

    // MARK: What is there

    /// Reads the device as it stands.
    func withDevice<Value>(_ body: (inout PushDevice) -> Value) -> Value { parts.withLock { body(&$0.device) } }

    /// How often the device has changed.
    var revision: Int { parts.withLock(\.revision) }

    private func change<Value>(_ body: (inout Parts) -> Value) -> Value {
        let now = clock()
        let (value, effects, deadline) = parts.withLock { parts in
            let value = body(&parts)
            let effects = parts.device.takeEffects()
            for effect in effects {
                switch effect {
                case .register(let token, let bundleID): parts.gateway.register(token: token, topic: bundleID)
                case .retire(let token, let reason): parts.gateway.retire(token: token, as: reason, at: now)
                }
            }
            parts.revision += 1
            return (value, effects, parts.device.nextDeadline(after: now))
        }
        let observer = observer.withLock { $0 }
        observer?.changed(deadline)
        if !effects.isEmpty { observer?.tokensChanged(effects) }
        return value
    }
}
