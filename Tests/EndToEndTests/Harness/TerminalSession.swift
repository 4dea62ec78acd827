import Foundation
import Testing

/// A real terminal: a separate tmux with one pane, in which `islet` or a shell runs.
///
/// A class, because the tmux ends with it, and everything that runs in it.
final class TerminalSession {
    /// What runs in the pane.
    enum Content {
        /// `islet` with arguments. The pane stays after it has ended.
        case islet([String])
        /// An interactive shell that finds `islet`.
        case shell
    }

    /// The home of the session.
    let home: Home
    private let folder: URL
    /// tmux, and the shell in its pane.
    private var processes: [pid_t] = []

    /// Opens a terminal of `columns` × `rows`. `variables` are for the program only; `isRecorded` keeps every byte
    /// that `islet` sends.
    init(
        _ home: Home, _ content: Content, columns: Int = 120, rows: Int = 36, variables: [String: String] = [:],
        isRecorded: Bool = false
    ) async throws {
        self.home = home
        folder = home.directory.appending(path: "t\(UInt16.random(in: 0...UInt16.max))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(Self.settings.utf8).write(to: folder.appending(path: "tmux.conf"))
        let assignments = variables.map { "\($0)=\($1)" }.sorted()
        let size = ["-x", "\(columns)", "-y", "\(rows)"]
        try await tmux(
            ["-f", folder.appending(path: "tmux.conf").path, "new-session", "-d"] + size
                + ["-c", home.environment["HOME"] ?? "/"] + command(for: content, assignments: assignments))
        processes = try await tmux(["display-message", "-p", "#{pid} #{pane_pid}"]).trimmed
            .split(separator: " ").compactMap { pid_t($0) }
        if case .islet = content {
            if isRecorded { try await tmux(["pipe-pane", "-O", "cat >> '\(recordingFile.path)'"]) }
            try await tmux(["send-keys", "Enter"])
        }
    }

    deinit {
        guard let server = processes.first else { return }
        // The shell goes first: it would record how islet ended in a folder that is being removed.
        for process in processes.dropFirst() { kill(process, SIGKILL) }
        if !FileManager.default.fileExists(atPath: statusFile.path), let pid = recordedPid, ProcessTable.isRunning(pid)
        {
            kill(pid, SIGKILL)
        }
        kill(server, SIGTERM)
    }

    /// The bell is recorded in a file; the other options isolate the pane.
    private static let settings = """
        set -g default-terminal screen-256color
        set -g status off
        set -g remain-on-exit on
        set -s escape-time 0
        set-hook -g alert-bell 'run-shell -b "echo >> #{socket_path}.bells"'

        """

    private func command(for content: Content, assignments: [String]) -> [String] {
        switch content {
        case .islet(let arguments):
            // The state before and after is recorded by a shell without job control, which does not touch the terminal.
            let script = """
                read -r go; echo before; stty -g > "$0/modes-before"
                sh -c 'echo $$ > "$0/pid"; exec "$@"' "$0" "$@"
                echo $? > "$0/status-"; stty -g > "$0/modes-after"; mv "$0/status-" "$0/status"; exec cat
                """
            return ["sh", "-c", script, folder.path, "env"] + assignments + [Programs.islet.path] + arguments
        case .shell:
            return ["env"] + assignments + ["PS1=$ ", "bash", "--norc", "--noprofile", "-i"]
        }
    }

    // MARK: tmux

    /// Runs a tmux command and returns its output.
    @discardableResult func tmux(_ arguments: [String]) async throws -> String {
        let program = try #require(Programs.tmux, "tmux is missing; make test installs it.")
        let result = try await CommandResult.of(
            program, ["-S", folder.appending(path: "socket").path] + arguments, environment: home.environment,
            in: home.directory)
        guard result.status == 0 else { throw NeverHappened(what: "tmux \(arguments)", instead: result.errors) }
        return result.output
    }

    private var recordingFile: URL { folder.appending(path: "recording") }

    /// Every byte sent to the terminal, if recorded.
    var recording: String {
        String(decoding: (try? Data(contentsOf: recordingFile)) ?? Data(), as: UTF8.self)
    }

    /// The number of bells.
    var bells: Int {
        (try? String(contentsOf: folder.appending(path: "socket.bells"), encoding: .utf8).count) ?? 0
    }

    /// Resizes the terminal.
    func resize(columns: Int, rows: Int) async throws {
        try await tmux(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
    }

    /// Closes the terminal, as by closing its window.
    func closeWindow() async throws {
        try await tmux(["kill-server"])
        // The process numbers may be reused from now on.
        processes = []
    }

    // MARK: The program

    private var statusFile: URL { folder.appending(path: "status") }

    /// A file of the pane's shell, without its line end; nil until it is written.
    private func read(_ name: String) -> String? {
        guard let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8), text.last == "\n"
        else { return nil }
        return text.trimmed
    }

    private var recordedPid: pid_t? { read("pid").flatMap { pid_t($0) } }

    /// The process of `islet`.
    func pid() async throws -> pid_t {
        try await eventually("islet has a process") { self.recordedPid }
    }

    /// Sends `islet` a signal.
    func signal(_ signal: Int32) async throws { kill(try await pid(), signal) }

    /// Waits until `islet` has ended, and returns its exit status.
    func exitStatus(within deadline: Duration = .seconds(30)) async throws -> Int32 {
        try await eventually("islet ends", within: deadline, instead: { await self.described }) {
            self.read("status").flatMap { Int32($0) }
        }
    }

    /// The output of `stty` before and after `islet`.
    func modes() -> (before: String?, after: String?) { (read("modes-before"), read("modes-after")) }

    /// The message of a failure.
    var described: String {
        get async { (try? await screen().description) ?? "no terminal" }
    }
}

extension String {
    /// Without surrounding white space.
    var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
