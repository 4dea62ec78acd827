/// One event of a server's stream of events.
///
/// Source: [Server-sent events](https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation).
package struct ServerSentEvent: Hashable, Sendable {
    /// The event's type; `message` where the stream names none.
    package var type: String
    /// Its data, the lines joined by `\n`.
    package var data: String
    /// The identifier that the stream gave last, with this event or an earlier one; empty if it gave none.
    package var lastEventID: String

    /// An event with everything given.
    package init(type: String = "message", data: String, lastEventID: String = "") {
        (self.type, self.data, self.lastEventID) = (type, data, lastEventID)
    }
}

/// Why a stream of events cannot be read on. One sentence: what, and what to do.
package enum EventStreamError: Error, Hashable, Sendable, CustomStringConvertible {
    /// An event is larger than the parser's limit in bytes.
    case tooLarge(limit: Int)

    package var description: String {
        switch self {
        case .tooLarge(let limit):
            "The server sent an event of more than \(limit) bytes; check that the URL is that of a timer's server."
        }
    }
}
