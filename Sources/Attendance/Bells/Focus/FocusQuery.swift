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
        let identifier: pid_t
        let source: FocusSource
        let output: Pipe
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
            var status: Int32 = 0
            let found = waitpid(run.identifier, &status, waiting ? 0 : WNOHANG)
            if found == 0 { return nil }
            if found < 0, errno == EINTR { continue }
            if found == run.identifier, status == 0, let text = Self.text(in: run.output) {
                return Focus(isOn: run.source.isOn(text), source: run.source.name)
            }
            // The bell has already waited a second: try no further program.
            if (status >> 8) & 0xFF == Self.tookTooLong { rest = [] }
            askNext()
        }
        return .unknown
    }

    private mutating func askNext() {
        run = nil
        guard let timeout = ProgramSearch.path(of: "timeout", in: environment) else { return }
        while let source = rest.popFirst() {
            guard let path = ProgramSearch.path(of: source.name, in: environment) else { continue }
            let output = Pipe()
            let end = output.fileHandleForWriting
            let identifier = try? DetachedProcess.spawn(
                timeout, ["1", path] + source.arguments, environment: environment, output: end.fileDescriptor)
            try? end.close()
            guard let identifier else { continue }
            run = Run(identifier: identifier, source: source, output: output)
            return
        }
    }

    /// The first 4096 bytes that an exited program wrote; `nil` if it wrote nothing.
    private static func text(in output: Pipe) -> String? {
        let descriptor = output.fileHandleForReading.fileDescriptor
        // A grandchild may still hold the other end open.
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = read(descriptor, &buffer, buffer.count)
        return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
    }
}
