import Foundation
import HostSystem

/// The desktop's "do not disturb" state.
package struct Focus: Hashable, Sendable {
    /// Whether "do not disturb" is on; false if unknown.
    package let isOn: Bool
    /// The program that answered; `nil` if none did.
    package let source: String?

    /// No program answered.
    package static let unknown = Focus(isOn: false, source: nil)
}

/// Queries the desktop's programs one after another for "do not disturb", without blocking.
///
/// Each program runs under `timeout`, which kills it after one second. Call ``answer(waiting:)`` on every child exit.
package struct FocusQuery {
    /// A running query.
    private struct Run {
        let process: CapturedProcess
        let source: FocusSource
    }

    /// The exit status of `timeout` for a program that it killed.
    private static let tookTooLong: Int32 = 124

    private let environment: [String: String]
    /// The programs not queried yet.
    private var rest: ArraySlice<FocusSource> = []
    private var run: Run?

    /// Starts the query. Without a desktop session no program is started: there is no desktop to disturb.
    package init(environment: [String: String]) {
        self.environment = environment
        if NotificationProgram.hasDesktop(environment) { rest = FocusSource.all[...] }
        askNext()
    }

    /// Queries the desktop and blocks until the answer is known.
    package static func ask(in environment: [String: String]) -> Focus {
        var query = FocusQuery(environment: environment)
        return query.answer(waiting: true) ?? .unknown
    }

    /// The answer; `nil` while it is pending.
    package mutating func answer(waiting: Bool) -> Focus? {
        while let run {
            switch run.process.state(waiting: waiting) {
            case .running: return nil
            case .ended(status: 0):
                let text = run.process.text(ofLast: 4096)
                if !text.isEmpty { return Focus(isOn: run.source.isOn(text), source: run.source.name) }
            // The bell has already waited a second: try no further program.
            case .ended(Self.tookTooLong): rest = []
            case .ended, .reapedElsewhere: break
            }
            askNext()
        }
        return .unknown
    }

    private mutating func askNext() {
        run = nil
        guard let timeout = ProgramSearch.path(of: "timeout", in: environment) else { return }
        while let source = rest.popFirst() {
            guard let path = ProgramSearch.path(of: source.name, in: environment) else { continue }
            let process = try? CapturedProcess(timeout, ["1", path] + source.arguments, environment: environment)
            guard let process else { continue }
            run = Run(process: process, source: source)
            return
        }
    }
}
