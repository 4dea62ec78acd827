import Foundation

/// The rate at which the user pauses and resumes, learned from the past: events per hour of a session.
///
/// Two averages with exponentially falling weights. One looks back ten minutes and notices a burst; the other looks back over
/// sessions, a fifth of the weight for the newest, and knows at the start of a session what to expect of it.
package struct PauseRhythm: Codable, Hashable, Sendable {
    /// How far the short average looks back, in seconds: an event's weight falls to 1/e in this time.
    package static let recentSpan: TimeInterval = 600
    /// The weight of the newest session in the long average.
    package static let sessionWeight = 0.2
    /// What is expected of a person of whom nothing is known, in events an hour.
    package static let initialRate = 6.0
    /// Shorter sessions count as this long, in seconds: two pauses within a minute are not 120 an hour.
    package static let shortestSession: TimeInterval = 600

    /// Events an hour of this person's sessions.
    package private(set) var usual = Self.initialRate
    private var intensity = 0.0
    private var lastEvent: Date?
    private var sessionStart: Date?
    private var sessionEvents = 0

    /// The rhythm of a person of whom nothing is known.
    package init() {}

    /// Events an hour over the last minutes.
    package func recent(at now: Date) -> Double {
        guard let lastEvent else { return 0 }
        return intensity * exp(-max(0, now.timeIntervalSince(lastEvent)) / Self.recentSpan) * 3600 / Self.recentSpan
    }

    /// Events to expect in the next hour: what is usual, or what is going on if that is more.
    package func expected(at now: Date) -> Double { max(usual, recent(at: now)) }

    /// Takes note of a pause or a resume.
    package mutating func note(at now: Date) {
        let since = lastEvent.map { max(0, now.timeIntervalSince($0)) } ?? .infinity
        intensity = intensity * exp(-since / Self.recentSpan) + 1
        lastEvent = max(now, lastEvent ?? now)
        sessionEvents += 1
    }

    /// A session starts. One that never ended is forgotten.
    package mutating func beginSession(at now: Date) { (sessionStart, sessionEvents) = (now, 0) }

    /// The session ends, and counts among those that are usual.
    package mutating func endSession(at now: Date) {
        guard let start = sessionStart else { return }
        let hours = max(now.timeIntervalSince(start), Self.shortestSession) / 3600
        usual += Self.sessionWeight * (Double(sessionEvents) / hours - usual)
        (sessionStart, sessionEvents) = (nil, 0)
    }
}
