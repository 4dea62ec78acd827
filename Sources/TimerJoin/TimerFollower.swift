import Foundation
import Meditation
import PushClient
import Store

/// The rules of following a timer's server, as a value: what happens goes in, what to do comes out.
///
///     connect ─▶ open ─▶ bytes … ─▶ closed, or 45 s without a byte ─▶ wait 1, 2, 4 … 60 s ─▶ connect, after the last event
///                401, 403 ─▶ stop                   429, 503 ─▶ wait as long as the server asks, or up to half longer
///
/// Deadlines are seconds since the boot, so that a step of the wall clock moves none.
package struct TimerFollower: Sendable {
    /// What happens.
    package enum Event: Sendable {
        /// The time has come to connect, or a deadline has passed.
        case tick
        /// The server's answer to the request for events: its status, and how long it asks to wait.
        case answered(status: Int, retryAfter: TimeInterval?)
        /// A piece of the stream.
        case bytes(Data)
        /// The connection is gone, or there never was one; a sentence that says why.
        case failed(String)
    }

    /// What to do.
    package enum Effect: Hashable, Sendable {
        /// Ask for the events after a version; nil for all that counts now.
        case connect(after: Int?)
        /// Let go of the connection.
        case disconnect
        /// The connection is there; the user whose timer it is.
        case connected(user: String)
        /// The connection is gone; why.
        case offline(String)
        /// The server answers that it cannot act; why.
        case outOfService(String)
        /// Mirror a change and say its sentence, if it has one.
        case mirror(MirroredChange, sentence: String?)
        /// End for good; a sentence that says why.
        case stop(String)
    }

    private enum Phase: Hashable {
        case waiting(until: TimeInterval)
        case connecting
        case open(lastByte: TimeInterval)
        case stopped
    }

    /// Seconds without a byte after which a connection counts as broken: three of the server's comments.
    package static let silence: TimeInterval = 45
    /// The longest wait between two attempts, in seconds.
    package static let longestWait: TimeInterval = 60
    /// The longest wait that a server may ask for, in seconds.
    static let longestRetryAfter: TimeInterval = 3600
    /// Clocks that differ by less, in seconds, are taken to agree.
    package static let clockTolerance: TimeInterval = 1

    /// The version of the last change; nil before the first.
    package private(set) var version: Int?
    private let host: String
    private var phase: Phase
    private var attempts = 0
    private var parser = EventStreamParser()
    private var hasAnnounced = false
    /// The server's clock less the seconds since this machine's boot.
    private var serverOffset: TimeInterval?

    /// A follower that goes on after a version, and connects at the first tick.
    package init(host: String, after version: Int?) {
        (self.host, self.version, phase) = (host, version, .waiting(until: 0))
    }

    /// When to call with ``Event/tick``, in seconds since the boot; nil while something else has to happen first.
    package var deadline: TimeInterval? {
        switch phase {
        case .waiting(let until): until
        case .open(let lastByte): lastByte + Self.silence
        case .connecting, .stopped: nil
        }
    }

    /// What to do about an event.
    ///
    /// - Parameter jitter: A random number from 0 to 1, which spreads the waits of many followers over half of their length.
    package mutating func handle(_ event: Event, at reading: ClockReading, jitter: Double) -> [Effect] {
        let now = reading.sinceBoot
        switch (event, phase) {
        case (_, .stopped): return []
        case (.tick, .waiting(let until)) where now >= until:
            phase = .connecting
            parser = EventStreamParser()
            hasAnnounced = false
            return [.connect(after: version)]
        case (.tick, .open(let lastByte)) where now >= lastByte + Self.silence:
            return [.disconnect] + wait("\(host) has sent nothing for \(Int(Self.silence)) seconds.", now, jitter)
        case (.answered(let status, let retryAfter), .connecting):
            return answered(status, retryAfter: retryAfter, now, jitter)
        case (.bytes(let bytes), .open):
            phase = .open(lastByte: now)
            return read(bytes, at: reading, jitter)
        case (.failed(let reason), .connecting), (.failed(let reason), .open): return wait(reason, now, jitter)
        default: return []
        }
    }

    private mutating func answered(
        _ status: Int, retryAfter: TimeInterval?, _ now: TimeInterval, _ jitter: Double
    ) -> [Effect] {
        switch status {
        case 200:
            phase = .open(lastByte: now)
            return []
        case 401:
            phase = .stopped
            return [.disconnect, .stop("\(host) does not accept the token; give another one with --token-file.")]
        case 403:
            phase = .stopped
            return [.disconnect, .stop("\(host) refuses this connection; use an https:// URL and your own token.")]
        case 404:
            phase = .stopped
            return [.disconnect, .stop("\(host) is not a timer's server; check the URL.")]
        case 503:
            return [.disconnect]
                + wait("\(host) answers, but cannot act.", now, jitter, asked: retryAfter, isOutOfService: true)
        default:
            let asked = status == 429 ? retryAfter : nil
            return [.disconnect] + wait("\(host) answered with status \(status).", now, jitter, asked: asked)
        }
    }

    /// 1, 2, 4 … 60 seconds, each shorter by up to a half; or what the server asks for, longer by up to a half.
    private mutating func wait(
        _ reason: String, _ now: TimeInterval, _ jitter: Double, asked: TimeInterval? = nil,
        isOutOfService: Bool = false
    ) -> [Effect] {
        let spread = min(1, max(0, jitter)) / 2
        if let asked, asked > 0 {
            phase = .waiting(until: now + min(asked * (1 + spread), Self.longestRetryAfter))
        } else {
            let longest = min(Self.longestWait, pow(2, Double(min(attempts, 10))))
            attempts += 1
            phase = .waiting(until: now + longest * (1 - spread))
        }
        return [isOutOfService ? .outOfService(reason) : .offline(reason)]
    }

    private mutating func read(_ bytes: Data, at reading: ClockReading, _ jitter: Double) -> [Effect] {
        let events: [ServerSentEvent]
        do {
            events = try parser.feed(bytes)
        } catch {
            return [.disconnect] + wait(error.description, reading.sinceBoot, jitter)
        }
        var effects: [Effect] = []
        for event in events where event.type == "state" || event.type == "snapshot" {
            guard let document = TimerDocument(Data(event.data.utf8)) else {
                let reason = "\(host) sent an event that this Islet cannot read; update it."
                return effects + [.disconnect] + wait(reason, reading.sinceBoot, jitter)
            }
            effects += follow(document, isSnapshot: event.type == "snapshot", at: reading)
        }
        // A comment or an event: the server is there.
        if effects.isEmpty, !hasAnnounced { effects += announce(user: nil) }
        return effects
    }

    private mutating func follow(_ document: TimerDocument, isSnapshot: Bool, at reading: ClockReading) -> [Effect] {
        var effects = hasAnnounced ? [] : announce(user: document.userId)
        // What comes twice is done once. A snapshot counts whatever its version: the server may have been put back.
        guard isSnapshot || document.version > version ?? -1 else { return effects }
        version = document.version
        let change = MirroredChange(
            version: document.version, state: document.timer, logEntry: document.logEntry, isSnapshot: isSnapshot,
            shift: shift(of: document, at: reading), restartRequested: document.restartRequested)
        effects.append(.mirror(change, sentence: document.message.map { PlainSentence.of($0) }))
        return effects
    }

    private mutating func announce(user: String?) -> [Effect] {
        hasAnnounced = true
        attempts = 0
        return [.connected(user: user ?? "")]
    }

    /// Seconds from the server's clock to this machine's; 0 where they agree. It moves only when it is off by more than the
    /// tolerance, so that a slow answer does not move a sitting.
    private mutating func shift(of document: TimerDocument, at reading: ClockReading) -> TimeInterval {
        if let serverTime = document.serverTime {
            let offset = serverTime.timeIntervalSince1970 - reading.sinceBoot
            if serverOffset.map({ abs($0 - offset) > Self.clockTolerance }) ?? true { serverOffset = offset }
        }
        guard let serverOffset else { return 0 }
        let shift = reading.wall.timeIntervalSince1970 - (serverOffset + reading.sinceBoot)
        return abs(shift) > Self.clockTolerance ? shift : 0
    }
}
