import Configuration
import Foundation

/// Turns strokes into flashes while the desktop is set to "do not disturb".
///
/// The desktop is asked when a stroke is due, never between. The stroke waits for the answer, some hundredths of a second;
/// nothing else does.
///
///     stroke ──► admit ──► known: stroke or flash
///                  └─────► asked: nothing; a child ends ──► release ──► stroke or flash
package struct FocusGate {
    /// How long an answer is believed, in seconds: longer than the strokes of one bell, shorter than anyone takes to forget
    /// having switched.
    package static let memory: TimeInterval = 15

    private let environment: [String: String]
    private var query: FocusQuery?
    private var held: [Settings.Stroke] = []
    private var asked: Date?
    private var known = Focus.unknown

    /// A gate to the desktop of an environment.
    package init(environment: [String: String]) { self.environment = environment }

    /// Whether strokes wait for an answer.
    package var isWaiting: Bool { query != nil }

    /// What a stroke that is due at `now` becomes; nil if it waits for ``release(waiting:)``.
    mutating func admit(_ stroke: Settings.Stroke, _ choice: Settings.FocusChoice, at now: Date) -> Settings.Stroke? {
        guard choice == .respect, stroke.isSound else { return stroke }
        if query == nil, asked.map({ abs(now.timeIntervalSince($0)) >= Self.memory }) ?? true {
            asked = now
            query = FocusQuery(environment: environment)
            learn(waiting: false)
        }
        if query == nil { return known.isOn ? .flash : stroke }
        held.append(stroke)
        return nil
    }

    /// The strokes that waited, as soon as the answer is there. One flash stands for all of them.
    ///
    /// - Parameter waiting: Whether to wait for the answer: this is the last chance to ring.
    package mutating func release(waiting: Bool) -> [Settings.Stroke] {
        learn(waiting: waiting)
        guard query == nil, !held.isEmpty else { return [] }
        defer { held = [] }
        return known.isOn ? [.flash] : held
    }

    private mutating func learn(waiting: Bool) {
        guard let focus = query?.answer(waiting: waiting) else { return }
        known = focus
        query = nil
    }
}
