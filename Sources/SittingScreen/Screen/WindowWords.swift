import Foundation
import Meditation
import TerminalScreen

/// What the window says of a sitting beside the screen: its title and its progress.
struct WindowWords: Hashable {
    /// `12 of 20 min · Breath awareness`; nil where no sitting runs. It changes by the minute, so that it costs next to nothing.
    let title: String?
    /// How far a sitting with a target is; nil where none runs.
    let progress: TerminalProgress?

    /// Nothing.
    static let none = WindowWords(title: nil, progress: nil)

    private init(title: String?, progress: TerminalProgress?) { (self.title, self.progress) = (title, progress) }

    /// The words for what the store says, told by the clock on the wall.
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
