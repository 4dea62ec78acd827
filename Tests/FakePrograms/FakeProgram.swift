import Foundation

/// A shell script that replaces a program.
public enum FakeProgram {
    /// Writes `script`, the lines of a `/bin/sh` script, to `file` as an executable, replacing an existing one.
    ///
    /// Another process writes it: if this one had it open for writing, a child started by a concurrent test would
    /// inherit the descriptor, and a file that is open for writing cannot be executed (`ETXTBSY`).
    ///
    /// - Throws: An error if the file cannot be written.
    public static func write(_ script: String, to file: URL) throws {
        let source = file.appendingPathExtension("sh")
        try Data("#!/bin/sh\n\(script)\n".utf8).write(to: source)
        let install = Process()
        install.executableURL = URL(filePath: "/usr/bin/install")
        install.arguments = ["-m", "755", source.path, file.path]
        try install.run()
        install.waitUntilExit()
        guard install.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
        try FileManager.default.removeItem(at: source)
    }
}
