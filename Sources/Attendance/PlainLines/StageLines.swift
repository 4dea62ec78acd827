import Foundation
import Meditation

/// Reports the stages of a sitting in lines, each once: `Walking: 10 min, then Sitting.` Pure.
struct StageLines {
    private var told: Told?

    /// What the last line was about: a stage that got another length is reported by the change itself.
    private struct Told: Equatable {
        let index: Int
        let count: Int
    }

    /// The line about the current stage if it is another one than at the last call; nil otherwise, and while preparing.
    mutating func line(of sitting: Sitting, at now: Date) -> String? {
        guard sitting.preparationLeft(at: now) == 0, let stage = sitting.stage(at: now) else { return nil }
        let new = Told(index: stage.index, count: stage.count)
        defer { told = new }
        guard told != new else { return nil }
        return Self.sentence(of: stage)
    }

    /// Takes the current stage as known.
    mutating func join(_ sitting: Sitting, at now: Date) { _ = line(of: sitting, at: now) }

    /// `Walking: 10 min, then Sitting.`
    static func sentence(of stage: RunningStage) -> String { stage.sentence }
}
