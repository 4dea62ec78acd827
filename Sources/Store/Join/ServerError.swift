import Foundation
import Languages
import Meditation

/// Why something is not done while a server has the timer. Each case renders as one sentence: what, where, what to do.
package enum ServerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A change was tried past ``Store/act(_:at:remarks:)``; the timer is the server's.
    case ownedByServer(JoinedServer)
    /// The server has been out of reach since then; nothing was changed.
    case unreachable(host: String, since: Date)
    /// The server has answered since then that it cannot act; nothing was changed.
    case outOfService(host: String, since: Date)
    /// The server refused the action; its sentence and error code.
    case refused(sentence: String, code: String?)
    /// The server may have acted, and has not answered.
    case unanswered(host: String)
    /// A sitting runs here that the server does not know.
    case sittingRunning(methodName: String)
    /// This machine has joined another server.
    case joinedElsewhere(host: String)
    /// Another process holds the connection.
    case alreadyJoining(host: String)
    /// This machine has joined no server.
    case notJoined

    /// One sentence. A time of day is in the zone of the system; ``sentence(time:)`` takes another.
    package var description: String { sentence { $0.formatted(date: .omitted, time: .shortened) } }

    /// One sentence, with a time of day as `time` writes it.
    package func sentence(time: (Date) -> String) -> String {
        switch self {
        case .ownedByServer(let server):
            localized("The sitting is kept by the server \(server.host); leave it with `islet-push leave`.")
        case .unreachable(let host, let since):
            localized("The server \(host) has been unreachable since \(time(since)); the sitting is unchanged.")
        case .outOfService(let host, let since):
            localized("The server \(host) has been out of service since \(time(since)); the sitting is unchanged.")
        case .refused(let sentence, _): sentence
        case .unanswered(let host):
            localized(
                "The server \(host) has not answered yet and may still act; check the sitting before you repeat it.")
        case .sittingRunning(let methodName):
            localized(
                "A sitting is running here (\(methodName)); complete or cancel it first, or give it to the server with --push-local."
            )
        case .joinedElsewhere(let host):
            localized("This machine has joined \(host); leave it with `islet-push leave` first.")
        case .alreadyJoining(let host):
            localized("Another `islet-push join` is connected to \(host); end it first.")
        case .notJoined: localized("This machine has joined no server.")
        }
    }
}

extension JoinedServer {
    /// Why an action is refused: the server is out of reach or out of service; nil while it is connected.
    package func refusal(at now: Date) -> ServerError? {
        offlineSince(at: now).map {
            isOutOfService ? .outOfService(host: host, since: $0) : .unreachable(host: host, since: $0)
        }
    }
}
