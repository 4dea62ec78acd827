import Foundation

/// Encodes server-sent events.
///
/// Source: [HTML, server-sent events](https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream).
enum ServerSentEvent {
    /// A comment that keeps proxies from closing an idle connection.
    static let keepAlive = Data(": keep-alive\n\n".utf8)

    /// The whole state, for a follower that cannot resume from an event.
    static func snapshot(_ timer: TimerRecord, at now: Date) -> Data {
        message("snapshot", id: timer.version, data: StateDocument(timer, at: now).jsonLine())
    }

    /// An event with the state after it.
    static func state(_ event: TimerEventRecord, at now: Date) -> Data {
        message("state", id: event.version, data: StateDocument(event, at: now).jsonLine())
    }

    private static func message(_ event: String, id: Int, data: Data) -> Data {
        Data("id: \(id)\nevent: \(event)\ndata: ".utf8) + data + Data("\n\n".utf8)
    }
}
