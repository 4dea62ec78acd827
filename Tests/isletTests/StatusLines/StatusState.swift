import Foundation
import TestWorld

@testable import islet

/// A state in which `islet status` may be run.
enum StatusState: String, CaseIterable {
    case preparing, sitting, paused, overtime, openEnded, completed, idle

    /// Brings a world without a sitting into the state: a sitting of twenty minutes with ten seconds of preparation.
    func enter(_ world: TestShell, method: String = "Metta") {
        switch self {
        case .idle: return
        case .openEnded: world.run("sit", "--method", method)
        case .preparing, .sitting, .paused, .overtime, .completed:
            world.run("sit", "20m", "--prepare", "10s", "--method", method)
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
        if self == .paused { world.run("pause") }
        if self == .completed { world.run("complete") }
    }
}
