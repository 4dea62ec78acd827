import Foundation
import HostSystem

/// Whether the desktop is set to "do not disturb".
package struct Focus: Hashable, Sendable {
    /// Whether it is; false where nobody knows.
    package let isOn: Bool
    /// The program that says so; nil where none answered.
    package let source: String?

    /// Nobody knows.
    package static let unknown = Focus(isOn: false, source: nil)
}

/// Asks the desktop's programs whether it is set to "do not disturb", one after the other, without waiting for them.
///
/// `timeout` ends one that does not answer within a second. That is known when it ends: call ``answer(waiting:)`` when the
/// system reports that a child has ended.
package struct FocusQuery {
    /// A program that was asked.
    private struct Run {
        let identifier: pid_t
        let source: FocusSource
        let output: Pipe
    }

    /// The exit status of `timeout` for a program that took too long.
    private static let tookTooLong: Int32 = 124

    private let environment: [String: String]
    /// Those that were not asked.
    private var rest: ArraySlice<FocusSource> = []
    private var run: Run?

    /// Starts to ask. Without a desktop session nobody is asked: there is nobody to disturb.
    package init(environment: [String: String]) {
        self.environment = environment
        if NotificationProgram.hasDesktop(environment) { rest = FocusSource.all[...] }
        askNext()
    }

    /// Asks, and waits for the answer.
    package static func ask(in environment: [String: String]) -> Focus {
        var query = FocusQuery(environment: environment)
        return query.answer(waiting: true) ?? .unknown
    }

    /// The answer; nil while it is awaited.
    package mutating func answer(waiting: Bool) -> Focus? {
        while let run {
            var status: Int32 = 0
            let found = waitpid(run.identifier, &status, waiting ? 0 : WNOHANG)
            if found == 0 { return nil }
            if found < 0, errno == EINTR { continue }
            if found == run.identifier, status == 0, let text = Self.text(in: run.output) {
                return Focus(isOn: run.source.isOn(text), source: run.source.name)
            }
            // A bell that waited for a second waits no longer.
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

    /// What a program that has ended wrote, as far as it matters; nil for nothing.
    private static func text(in output: Pipe) -> String? {
        let descriptor = output.fileHandleForReading.fileDescriptor
        // A child of its own may have the other end open yet.
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = read(descriptor, &buffer, buffer.count)
        return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
    }
}
