import NIOConcurrencyHelpers
import NIOCore

/// The open connections of a server: numbers them, bounds them, and reaches all of them at once.
final class ConnectionRegistry: Sendable {
    private struct State {
        var channels: [Int: any Channel] = [:]
        var lastID = 0
        var isDraining = false
        var whenEmpty: [EventLoopPromise<Void>] = []
    }

    private let limit: Int
    private let state = NIOLockedValueBox(State())

    init(limit: Int) {
        self.limit = limit
    }

    /// Takes a connection in and numbers it; nil if there are too many, or the server is stopping.
    func admit(_ channel: any Channel) -> Int? {
        state.withLockedValue { state in
            guard !state.isDraining, state.channels.count < limit else { return nil }
            state.lastID += 1
            state.channels[state.lastID] = channel
            return state.lastID
        }
    }

    /// Forgets a closed connection.
    func remove(_ id: Int) {
        let promises = state.withLockedValue { state -> [EventLoopPromise<Void>] in
            state.channels[id] = nil
            guard state.channels.isEmpty else { return [] }
            defer { state.whenEmpty = [] }
            return state.whenEmpty
        }
        for promise in promises { promise.succeed(()) }
    }

    /// The open connections.
    var channels: [any Channel] {
        state.withLockedValue { Array($0.channels.values) }
    }

    /// Sends a signal through the pipeline of every connection.
    func broadcast(_ signal: ServerSignal) {
        for channel in channels {
            channel.pipeline.fireUserInboundEventTriggered(signal)
        }
    }

    /// Takes no more connections, and succeeds the promise when the last one is gone.
    func drain(_ promise: EventLoopPromise<Void>) {
        let isEmpty = state.withLockedValue { state in
            state.isDraining = true
            if !state.channels.isEmpty { state.whenEmpty.append(promise) }
            return state.channels.isEmpty
        }
        if isEmpty { promise.succeed(()) }
    }
}

/// What the server has to say to every connection; travels through the pipelines as a user event.
enum ServerSignal: Sendable {
    /// Look at the time limits.
    case sweep
    /// The server stops: finish what is open, then close.
    case drain
}
