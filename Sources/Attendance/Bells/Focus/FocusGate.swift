import Configuration
import Foundation

/// Turns strokes into flashes while the desktop is set to "do not disturb".
///
/// The desktop is queried only when a stroke is due. The stroke waits a few hundredths of a second for the answer; nothing else
/// does.
///
///     stroke ──► admit ──► known: stroke or flash
///                  └─────► asked: nothing; a child ends ──► release ──► stroke or flash
package struct FocusGate {
    /// How long an answer stays valid, in seconds: longer than the strokes of one bell, short enough to notice a switch soon.
    package static let memory: TimeInterval = 15

    private let environment: [String: String]
    private var query: FocusQuery?
    private var held: [Settings.Stroke] = []
    private var asked: Date?
    private var known = Focus.unknown

    /// Creates a gate that queries the desktop of an environment.
    package init(environment: [String: String]) { self.environment = environment }

    /// Whether strokes are waiting for an answer.
    package var isWaiting: Bool { query != nil }

    /// Returns what a stroke due at `now` becomes; `nil` if it must wait for ``release(waiting:)``.
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

    /// Returns the waiting strokes once the answer is known. A single flash replaces all of them.
    ///
    /// - Parameter waiting: Whether to block until the answer arrives: this is the last chance to ring.
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
