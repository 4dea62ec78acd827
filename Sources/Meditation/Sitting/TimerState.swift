import Foundation

/// All that is remembered between two actions.
public enum TimerState: Codable, Hashable, Sendable {
    /// Nothing runs, and nothing was just completed.
    case idle
    /// A sitting runs, perhaps paused or preparing.
    case running(Sitting)
    /// Nothing runs; this was completed last.
    case completed(Completion)

    /// The running sitting, if there is one.
    public var sitting: Sitting? {
        if case .running(let sitting) = self { sitting } else { nil }
    }

    /// The last completion, if no sitting has started since.
    public var completion: Completion? {
        if case .completed(let completion) = self { completion } else { nil }
    }

    /// The sitting that runs or was completed last; nil when idle.
    public var sittingID: UUID? { sitting?.id ?? completion?.sitting.id }

    /// How the sitting that ran before has ended, in one sentence such as `Completed: 20 min of 20 min.`; nil while one runs.
    public var ending: String? {
        switch self {
        case .running: return nil
        case .idle: return "Cancelled; nothing was logged."
        case .completed(let completion):
            let target = completion.sitting.target.map { " of \(ClockText.brief($0))" } ?? ""
            let reason = completion.omission.map { " \($0.dropLast()) (setting shortest-logged)." } ?? ""
            return "Completed: \(ClockText.brief(completion.sitting.elapsed))\(target)." + reason
        }
    }

    /// What the Live Activity shows; nil when idle.
    public var contentState: MeditationAttributes.ContentState? {
        switch self {
        case .idle: nil
        case .running(let sitting): sitting.contentState
        case .completed(let completion): completion.contentState
        }
    }
}
