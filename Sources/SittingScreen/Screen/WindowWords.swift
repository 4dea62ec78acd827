import Foundation
import Meditation
import TerminalScreen

/// The window's title and progress for a sitting.
struct WindowWords: Hashable {
    /// The title, `12 of 20 min · Breath awareness`; `nil` if no sitting runs. Changes once a minute, to cost next to nothing.
    let title: String?
    /// The progress of a sitting with a target; `nil` if there is none.
    let progress: TerminalProgress?

    /// No title and no progress.
    static let none = WindowWords(title: nil, progress: nil)

    private init(title: String?, progress: TerminalProgress?) { (self.title, self.progress) = (title, progress) }

    /// Describes the timer state, given in wall-clock time.
    init(_ state: TimerState, at now: Date) {
        guard let sitting = state.sitting else {
            (title, progress) = (nil, nil)
            return
        }
        title = "\(Self.standing(sitting, at: now)) · \(sitting.methodName)"
        progress = sitting.parts(of: 100, at: now).map { percent in
            sitting.pausedAt == nil ? .running(percent: percent) : .paused(percent: percent)
        }
    }

    private static func standing(_ sitting: Sitting, at now: Date) -> String {
        func minutes(_ seconds: TimeInterval) -> String { "\(Int(seconds / 60))" }
        let elapsed = sitting.elapsed(at: now)
        return switch sitting.phase(at: now) {
        case .preparing: "preparing"
        case .paused: "paused at \(minutes(elapsed)) min"
        case .targetReached(let overtime): "target reached, +\(minutes(overtime)) min"
        case .sitting, .ended:
            sitting.target.map { "\(minutes(elapsed)) of \(ClockText.brief($0))" } ?? "\(minutes(elapsed)) min"
        }
    }
}
