import Foundation

/// The result of a finished command.
struct CommandResult: Hashable {
    /// The exit status as a shell reports it: 128 plus the signal's number if a signal ended it.
    let status: Int32
    /// Standard output.
    let output: String
    /// Standard error.
    let errors: String

    /// Both streams' lines.
    var lines: [String] { (output + errors).split(separator: "\n").map(String.init) }

    /// Runs a program to its end, with its streams in files of `directory`, so that no pipe can fill; nothing can be read
    /// from its standard input.
    ///
    /// Not with Foundation's `Process`, which considers a program running as long as a server that it started runs.
    static func of(
        _ program: URL, _ arguments: [String], environment: [String: String], in directory: URL
    ) async throws -> CommandResult {
        let files = directory.appending(path: "command-\(UUID().uuidString)")
        let (output, errors) = (files.appendingPathExtension("out"), files.appendingPathExtension("err"))
        defer { for file in [output, errors] { try? FileManager.default.removeItem(at: file) } }

        let pid = try SpawnedProcess.spawn(
            program, arguments, environment: environment, output: output.path, errors: errors.path)
        let status = try await eventually("\(program.lastPathComponent) \(arguments) ends") {
            SpawnedProcess.exitStatus(of: pid)
        }
        return CommandResult(
            status: status, output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
    }
}
