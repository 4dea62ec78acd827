import Foundation
import Presentations
import TestWorld

@testable import StatusLines

/// A state in which `islet status` may be run.
enum StatusState: String, CaseIterable {
    case preparing, sitting, paused, overtime, openEnded, completed, idle

    /// Brings a world without a sitting into the state: a sitting of twenty minutes with ten seconds of preparation.
    func enter(_ world: TestShell, method: String = "Metta") throws {
        switch self {
        case .idle: return
        case .openEnded: try world.begin(nil, method: method)
        case .preparing, .sitting, .paused, .overtime, .completed:
            try world.begin(1200, method: method, preparation: 10)
        }
        let passed: TimeInterval =
            switch self {
            case .preparing: 3
            case .sitting, .paused, .completed: 10 + 754
            case .openEnded: 754
            case .overtime: 10 + 1290
            case .idle: 0
            }
        world.now += passed
        if self == .paused { try world.perform(.pause) }
        if self == .completed { try world.perform(.complete()) }
    }
}

extension TestShell {
    /// What `islet status` prints, and its exit status.
    func status(
        _ format: String = "text", presentation: Presentation? = nil, isAccessible: Bool = false,
        showsSeconds: Bool? = nil
    ) throws -> (output: String, status: Int32) {
        output = ""
        let request = try StatusRequest(
            format: format, presentation: presentation, isAccessible: isAccessible, showsSeconds: showsSeconds)
        let answer = try request.answer(in: shell)
        if let line = answer.line { try shell.say(line) }
        return (output, answer.status)
    }
}
