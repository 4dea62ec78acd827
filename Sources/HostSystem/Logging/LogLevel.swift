import Logging

/// The environment variable `ISLET_LOG`.
package enum LogLevel {
    /// The variable's name.
    package static let variable = "ISLET_LOG"

    /// The level that the variable names; `nil` if it is unset or empty.
    ///
    /// - Throws: A ``CommandFailure`` for any other text.
    package static func read(from environment: [String: String]) throws(CommandFailure) -> Logger.Level? {
        guard let text = environment[variable], !text.isEmpty else { return nil }
        guard let level = Logger.Level(rawValue: text) else {
            let names = Logger.Level.allCases.map(\.rawValue)
            throw CommandFailure(
                sentence:
                    "\"\(text)\" is not allowed for \(variable); give \(names.dropLast().joined(separator: ", ")) "
                    + "or \(names.last ?? "").", status: .usage)
        }
        return level
    }
}
