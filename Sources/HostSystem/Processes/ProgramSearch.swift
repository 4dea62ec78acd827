import Foundation

/// Finds programs as a shell does.
package enum ProgramSearch {
    /// The path of a program according to `PATH`; `nil` if not found. Relative folders are skipped: what runs must not depend
    /// on the working directory.
    package static func path(of name: String, in environment: [String: String]) -> String? {
        (environment["PATH"] ?? "").split(separator: ":").lazy
            .filter { $0.hasPrefix("/") }
            .map { "\($0)/\(name)" }
            .first { path in
                var status = stat()
                return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
            }
    }
}
