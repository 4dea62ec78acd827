import Foundation
import Testing

/// The tests' own PostgreSQL: the one from `Scripts/with-postgres.sh`, or one that it starts for as long as the tests
/// run. Each test has its own database in it.
enum PostgresServer {
    /// The server's URL; nil if PostgreSQL is not installed.
    static let url: String? = ProcessInfo.processInfo.environment["ISLET_TEST_POSTGRES"] ?? started()

    static let comment: Comment = "PostgreSQL is not installed: no initdb (Debian: postgresql)."

    private nonisolated(unsafe) static var process: Process?

    /// Starts the script. It ends when this process does, because its standard input does.
    private static func started() -> String? {
        let script = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../Scripts/with-postgres.sh"
        ).standardizedFileURL
        let process = Process()
        process.executableURL = script
        process.arguments = ["sh", "-c", "echo \"$ISLET_TEST_POSTGRES\"; cat"]
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        guard (try? process.run()) != nil else { return nil }
        self.process = process
        var line = Data()
        while let byte = try? output.fileHandleForReading.read(upToCount: 1), byte.first != UInt8(ascii: "\n") {
            line += byte
        }
        return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }
}
