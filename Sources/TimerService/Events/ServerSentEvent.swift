import Foundation

/// The text of server-sent events.
///
/// Source: [HTML, server-sent events](https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream).
enum ServerSentEvent {
    /// A comment, which keeps proxies from closing a quiet connection.
    static let keepAlive = Data(": keep-alive\n\n".utf8)

    /// The whole state, where events before it are not known.
    static func snapshot(_ timer: TimerRecord, at now: Date) -> Data {
        message("snapshot", id: timer.version, data: StateDocument(timer, at: now).jsonLine())
    }

    /// One event with the state after it.
    static func state(_ event: TimerEventRecord, at now: Date) -> Data {
        message("state", id: event.version, data: StateDocument(event, at: now).jsonLine())
    }

    private static func message(_ event: String, id: Int, data: Data) -> Data {
        Data("id: \(id)\nevent: \(event)\ndata: ".utf8) + data + Data("\n\n".utf8)
    }
}
