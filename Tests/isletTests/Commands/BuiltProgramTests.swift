import Foundation
import Testing

@testable import HostSystem
@testable import islet

/// The built program as a process, with its own home.
struct BuiltProgramTests {
    private let home = FileManager.default.temporaryDirectory.appending(path: "islet-program-\(UUID().uuidString)")

    /// The program is beside the tests.
    private static let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appending(path: "islet")

    private func run(_ arguments: String...) throws -> (status: Int32, output: String, errors: String) {
        let process = Process()
        process.executableURL = Self.program
        process.arguments = arguments
        process.environment = [
            "HOME": home.path, "TERM": "xterm-256color", "TZ": "UTC", "ISLET_ATTENDANT": "false",
            "ISLET_SHORTEST_LOGGED": "0",
        ]
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        func text(_ pipe: Pipe) -> String { String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self) }
        return (process.terminationStatus, text(output), text(errors))
    }

    @Test func aSittingOutlivesItsProcessAndIsLogged() throws {
        defer { try? FileManager.default.removeItem(at: home) }
        #expect(try run("status") == (1, "", ""))
        let start = try run("sit", "20m", "--method", "Breath")
        #expect(start.status == 0)
        #expect(start.output.wholeMatch(of: /20 min, bell at \d\d:\d\d( on \w{3} \d\d? \w{3})?\.\n/) != nil)
        let status = try run("status")
        #expect(status.status == 0)
        #expect(status.output.wholeMatch(of: /sitting 00:\d\d of 20:00 \(\d %\) Breath\n/) != nil)
        #expect(try run("pause").output.hasPrefix("Paused at 00:"))
        #expect(try run("complete").status == 0)
        let log = try run("log")
        #expect(log.output.split(separator: "\n").count == 2)
        #expect(log.output.contains("ended-early"))
        #expect(![start.output, status.output, log.output].joined().contains("\u{1B}"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: home.path) == [".local"])
    }

    @Test func errorsGoToStandardErrorWithTheirStatus() throws {
        let wrong = try run("sit", "20x")
        #expect(wrong.status == 64)
        #expect(wrong.output.isEmpty)
        #expect(wrong.errors.hasPrefix("islet: Unknown unit \"x\";"))
        #expect(try run("pause").status == 69)
        #expect(try run("--version") == (0, ProgramVersion.line(of: "islet") + "\n", ""))
    }
}
