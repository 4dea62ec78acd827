import ActivitySystem
import Foundation

/// A server's request for a new activity, as it comes in a push:
///
///     {"aps": {"event": "restart-needed", "timestamp": 1700000000, "content-state": {…}}}
///
/// The event is not one of Apple's, so it reaches the app and not the system; all else is as in Apple's payloads: seconds
/// since 1970, and a content state in the default coding strategies.
public struct RestartRequest<Content: SessionContent>: Hashable, Sendable {
    /// When the server asked.
    public let timestamp: Date
    /// The newest content; `nil` where the session's stays.
    public let content: Content?

    /// A request. Default: the content stays.
    public init(timestamp: Date, content: Content? = nil) { (self.timestamp, self.content) = (timestamp, content) }

    /// Reads a payload. Unknown fields are ignored.
    public init(payload: Data) throws(RestartRequestError) {
        let decoder = JSONDecoder()
        do {
            let event = try decoder.decode(EventEnvelope.self, from: payload).aps.event
            guard event == "restart-needed" else { throw RestartRequestError.unknownEvent(event) }
            let aps = try decoder.decode(Envelope.self, from: payload).aps
            guard aps.timestamp.isFinite, abs(aps.timestamp) < 1e11 else {
                throw RestartRequestError.incorrectField("aps.timestamp", problem: "not a time in seconds since 1970")
            }
            self.init(timestamp: Date(timeIntervalSince1970: aps.timestamp), content: aps.content)
        } catch let error as RestartRequestError {
            throw error
        } catch let error as DecodingError {
            throw RestartRequestError(error, in: payload)
        } catch {
            throw .notJSON
        }
    }

    private struct EventEnvelope: Decodable {
        struct Aps: Decodable { let event: String }
        let aps: Aps
    }

    private struct Envelope: Decodable {
        struct Aps: Decodable {
            enum CodingKeys: String, CodingKey {
                case timestamp
                case content = "content-state"
            }
            let timestamp: Double
            let content: Content?
        }
        let aps: Aps
    }
}

/// Why a payload is not a request for a restart.
public enum RestartRequestError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The bytes are not JSON.
    case notJSON
    /// The payload is for another event.
    case unknownEvent(String)
    /// A field, by its path, is missing or not what it should be.
    case incorrectField(String, problem: String)

    /// One sentence: what is wrong and what to do.
    public var description: String {
        switch self {
        case .notJSON: "The payload is not JSON; send an object with an `aps` object in it."
        case .unknownEvent(let event):
            "The payload’s event is `\(event)`; only `restart-needed` is handled."
        case .incorrectField(let field, let problem): "The payload’s `\(field)` is incorrect: \(problem)."
        }
    }

    init(_ error: DecodingError, in payload: Data) {
        let incorrect = IncorrectField(error, in: payload)
        self = incorrect.map { .incorrectField($0.path, problem: $0.problem) } ?? .notJSON
    }
}

/// The notice that a person may see in the last minutes before an activity is replaced.
public struct RestartNotice: Hashable, Sendable {
    /// How long before the restart it is drawn, in seconds: 5 minutes.
    public static let time: TimeInterval = 300

    /// When the activity is replaced.
    public let restartDate: Date

    /// A notice of a restart.
    public init(restartDate: Date) { self.restartDate = restartDate }

    /// The words at `now`: `Renews in 5 min`, `Renews in under a minute`, and from the restart on `Renewing…`.
    public func text(at now: Date) -> String {
        let left = restartDate.timeIntervalSince(now)
        if left <= 0 { return "Renewing…" }
        return left < 60 ? "Renews in under a minute" : "Renews in \(Int((min(left, 1e9) / 60).rounded(.up))) min"
    }
}

/// Which comes first in a restart: the new activity or the old one's end.
public enum Handover: String, Codable, Hashable, Sendable, CaseIterable {
    /// The new activity is requested, and as soon as it is granted the old one is ended at once: every frame shows the session,
    /// and a refused request leaves the old one showing. The default.
    case requestingFirst
    /// The old activity is ended at once, and 100 ms later the new one is requested: there are never two, and a refused
    /// request leaves none. For an app that may have one activity alone.
    case endingFirst
}
