import Foundation

/// A shell script that stands in for a program.
public enum FakeProgram {
    /// Writes `script`, the lines of a `/bin/sh` script, to `file`, as a program; what was there is replaced.
    ///
    /// Another process writes it: as long as this one had it open for writing, a child that a test beside this one
    /// starts at that moment would have it too, and a file that is open for writing cannot be run (`ETXTBSY`).
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
