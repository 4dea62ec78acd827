import Foundation
import HostFiles

/// A child process whose standard output, or standard error, is read when it has ended.
///
/// The output goes to an unlinked temporary file. A pipe could fill up unread, and children in the background would hold it open.
package struct CapturedProcess {
    /// Which of its streams is read; the other one is discarded.
    package enum Stream {
        /// Standard output.
        case output
        /// Standard error.
        case errors
    }

    /// Whether it has ended.
    package enum State: Hashable {
        /// Not yet.
        case running
        /// It has, with this status; 128 plus the signal's number if by a signal.
        case ended(status: Int32)
        /// It has, but other code of this process has taken the status.
        case reapedElsewhere
    }

    private let identifier: pid_t
    private let file: TemporaryFile
    private let lifeline: Lifeline?

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - input: Its standard input, of a program that is not bound. Default: none.
    ///   - stream: What ``text(ofLast:)`` returns. Default: its output.
    ///   - group: The group of processes in which it runs. Default: a session of its own.
    ///   - isBound: Whether it ends when this process does. Default: `false`.
    package init(
        _ program: String, _ arguments: [String], environment: [String: String], input: String? = nil,
        capturing stream: Stream = .output, in group: DetachedProcess.Group = .session, isBound: Bool = false
    ) throws(SpawnError) {
        precondition(input == nil || !isBound, "a bound program has no input")
        file = try TemporaryFile()
        lifeline = isBound ? try Lifeline() : nil
        let source = try input.map { text throws(SpawnError) in try TemporaryFile(text) }
        let command = isBound ? Lifeline.command(program, arguments) : (program, arguments)
        identifier = try DetachedProcess.spawn(
            command.0, command.1, environment: environment, input: lifeline?.input ?? source?.descriptor,
            output: stream == .output ? file.descriptor : nil, errors: stream == .errors ? file.descriptor : nil,
            in: group)
    }

    /// Looks whether it has ended, or waits for that. Call it no more once it has: the system may use the number again.
    package func state(waiting: Bool) -> State {
        var status: Int32 = 0
        while true {
            let found = waitpid(identifier, &status, waiting ? 0 : WNOHANG)
            if found == 0 { return .running }
            if found == identifier {
                return .ended(status: status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F))
            }
            guard errno == EINTR else { return .reapedElsewhere }
        }
    }

    /// Ends it and the children that are in its group, and reaps it.
    package func kill() {
        Foundation.kill(-identifier, SIGKILL)
        waitpid(identifier, nil, 0)
    }

    /// The last bytes that were written to the captured stream.
    package func text(ofLast count: Int) -> String { file.text(ofLast: count) }
}

/// An unlinked file in the temporary folder. A class, because it owns a descriptor.
private final class TemporaryFile {
    let descriptor: Int32

    /// A file with this text, read from its beginning. Default: none.
    init(_ text: String = "") throws(SpawnError) {
        var template = Array((NSTemporaryDirectory() + "islet-XXXXXX").utf8CString)
        descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw SpawnError() }
        unlink(template)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        guard writeWhole(Array(text.utf8), to: descriptor), lseek(descriptor, 0, SEEK_SET) == 0
        else { throw SpawnError() }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    func text(ofLast count: Int) -> String {
        let size = lseek(descriptor, 0, SEEK_END)
        var bytes = [UInt8](repeating: 0, count: min(count, max(0, Int(size))))
        let read = pread(descriptor, &bytes, bytes.count, max(0, size - off_t(bytes.count)))
        return String(decoding: bytes.prefix(max(0, read)), as: UTF8.self)
    }
}

/// Finds programs as a shell does.
package enum ProgramSearch {
    /// The path of a program according to `PATH`; `nil` if not found. Relative folders are skipped: what runs must not depend
    /// on the working directory.
    package static func path(of name: String, in environment: [String: String]) -> String? {
        // By bytes: splitting it by characters for the thirteen programs that a screen looks for was a fiftieth of a start.
        (environment["PATH"] ?? "").utf8.split(separator: UInt8(ascii: ":")).lazy
            .filter { $0.first == UInt8(ascii: "/") }
            .map { Substring($0) }
            .map { "\($0)/\(name)" }
            .first { path in
                var status = stat()
                return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
            }
    }
}
