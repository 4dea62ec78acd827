import Foundation

/// An `islet` that writes lines into a pipe and stays, as a status bar runs it.
///
/// A class, because the process ends with it.
final class FollowedLines {
    private let home: Home
    private let pid: pid_t
    private var reader: Int32
    private var text = ""
    private var status: Int32?

    /// Starts `islet` with its output in a pipe that is read here.
    init(_ home: Home, _ arguments: [String]) throws {
        self.home = home
        let pipe = home.directory.appending(path: "pipe-\(UUID().uuidString)").path
        guard mkfifo(pipe, 0o600) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        // The writer blocks in open until there is a reader.
        reader = open(pipe, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        pid = try SpawnedProcess.spawn(
            Programs.islet, arguments, environment: home.environment, output: pipe,
            errors: home.directory.appending(path: "errors").path)
    }

    deinit {
        leave()
        if status == nil { kill(pid, SIGKILL) }
    }

    /// The lines so far, the last one possibly incomplete.
    var lines: [String] {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while reader >= 0 {
            let count = read(reader, &buffer, buffer.count)
            guard count > 0 else { break }
            text += String(decoding: buffer[..<count], as: UTF8.self)
        }
        var lines = text.components(separatedBy: "\n")
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    /// Waits until the last line contains `words`.
    func wait(for words: String) async throws {
        try await eventually("a line says \(words)", instead: { self.text }) {
            self.lines.last?.contains(words) == true ? true : nil
        }
    }

    /// Waits for an empty last line.
    func waitForEmptyLine() async throws {
        try await eventually("an empty line comes", instead: { self.text }) { self.lines.last == "" ? true : nil }
    }

    /// Closes the pipe.
    func leave() {
        if reader >= 0 { close(reader) }
        reader = -1
    }

    /// Sends a signal.
    func signal(_ number: Int32) { kill(pid, number) }

    /// Waits for the end.
    func exitStatus() async throws -> Int32 {
        let status = try await eventually("islet ends") { SpawnedProcess.exitStatus(of: self.pid) }
        self.status = status
        return status
    }
}
