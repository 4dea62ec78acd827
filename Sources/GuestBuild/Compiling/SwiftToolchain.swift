import Foundation
import HostFiles
import HostSystem
import PlainText

/// The Swift compiler on this machine.
package struct SwiftToolchain: Hashable, Sendable {
    /// The path of `swiftc`.
    package let compiler: String
    /// The version that it prints: `Swift version 6.3.1 (…)`.
    package let version: String
    private let environment: [String: String]

    /// Finds the compiler in a toolchain, or on PATH.
    package init(at folder: String?, environment: [String: String]) throws(GuestError) {
        if let folder {
            let places = ["usr/bin/swiftc", "bin/swiftc", "swiftc"].map { SourceFolder.join(folder, $0) }
            guard let found = places.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
                throw .noToolchain(folder)
            }
            compiler = found
        } else {
            guard let found = ProgramSearch.path(of: "swiftc", in: environment) else { throw .noCompiler }
            compiler = found
        }
        self.environment = environment
        // With `--version` alone the driver leaves an empty folder among the temporary files each time (Swift 6.3).
        guard let process = try? CapturedProcess(compiler, ["-frontend", "-version"], environment: environment),
            case .ended(0) = process.state(waiting: true)
        else { throw .noCompiler }
        let lines = process.text(ofLast: 4096).split(whereSeparator: \.isNewline)
        version = lines.first { $0.contains("version") }.map(String.init) ?? "unknown"
    }

    /// The toolchain's program that tells lines of addresses.
    var symbolizer: String { SourceFolder.join(compiler.folderPath, "llvm-symbolizer") }

    /// The result of a program of the toolchain: its status and the end of what it wrote.
    func run(
        _ program: String, _ arguments: [String], capturing stream: CapturedProcess.Stream, seconds: Int,
        until cancellation: Cancellation = Cancellation()
    ) throws(GuestError) -> (status: Int32, text: String) {
        let path = SourceFolder.join(compiler.folderPath, program)
        let process: CapturedProcess
        do throws(SpawnError) {
            process = try CapturedProcess(
                path, arguments, environment: environment, capturing: stream, isBound: true)
        } catch {
            throw .notStarted(reason: error.reason)
        }
        let deadline = SystemClock.read().sinceBoot + Double(seconds)
        var pause = 0.005
        while true {
            switch process.state(waiting: false) {
            case .ended(let status): return (status, process.text(ofLast: 1 << 20))
            case .reapedElsewhere: return (1, process.text(ofLast: 1 << 20))
            case .running:
                guard !cancellation.isCancelled else {
                    process.kill()
                    throw .cancelled
                }
                guard SystemClock.read().sinceBoot < deadline else {
                    process.kill()
                    throw .compilerLate(seconds: seconds)
                }
                SystemClock.holdUp(for: pause)
                pause = min(pause * 1.5, 0.05)
            }
        }
    }
}
