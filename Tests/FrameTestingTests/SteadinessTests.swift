import Foundation
import Testing

/// Locale, time zone, terminal and environment do not affect a snapshot: a program that writes many runs in several
/// of each, and the bytes are compared.
struct SteadinessTests {
    private static let probe: URL = {
        var folder = Bundle.main.executableURL?.deletingLastPathComponent() ?? URL(filePath: "/")
        while folder.path != "/" {
            let program = folder.appending(path: "FrameTestingProbe")
            if FileManager.default.isExecutableFile(atPath: program.path) { return program }
            folder.deleteLastPathComponent()
        }
        preconditionFailure("There is no FrameTestingProbe beside the tests; build it with swift build.")
    }()

    private func snapshots(_ variables: [String: String], in folder: String = "/") throws -> Data {
        let process = Process()
        process.executableURL = Self.probe
        process.environment = variables.merging(["PATH": "/usr/bin:/bin"]) { $1 }
        process.currentDirectoryURL = URL(filePath: folder)
        let output = FileManager.default.temporaryDirectory.appending(path: "islet-\(UUID().uuidString)")
        _ = FileManager.default.createFile(atPath: output.path, contents: nil)
        defer { try? FileManager.default.removeItem(at: output) }
        process.standardOutput = try FileHandle(forWritingTo: output)
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return try Data(contentsOf: output)
    }

    private static let usual = ["LANG": "C.UTF-8", "TZ": "UTC", "TERM": "xterm-256color"]

    @Test(arguments: [
        ["LANG": "C", "TZ": "Asia/Kathmandu", "TERM": "dumb"],
        ["LC_ALL": "tr_TR.UTF-8", "TZ": "America/St_Johns", "TERM": "linux", "COLUMNS": "20", "LINES": "5"],
        [
            "LANG": "ar_SA.UTF-8", "LANGUAGE": "ar", "TZ": "Pacific/Apia", "TERM": "xterm-direct",
            "COLORTERM": "truecolor",
        ],
        ["LC_ALL": "de_DE.ISO-8859-1", "TZ": ":/nowhere", "NO_COLOR": "1", "CI": "true"],
        [
            "LC_TIME": "ja_JP.UTF-8", "LC_NUMERIC": "de_DE.UTF-8", "TZ": "EST5EDT", "HOME": "/nonexistent",
            "FORCE_COLOR": "1",
        ],
        [:],
    ])
    func theSameBytesEverywhere(_ environment: [String: String]) throws {
        let expected = try snapshots(Self.usual)
        #expect(expected.count > 100_000)
        let found = try snapshots(environment, in: NSTemporaryDirectory())
        // Compared as a Boolean, so that a failure does not print megabytes.
        let isSame = found == expected
        #expect(isSame, "the snapshots differ in \(environment)")
    }
}
