import HostSystem
import Languages
import Meditation

/// A duration of the command line: several words are one, and what is wrong is shown with a caret under it.
///
///     islet: Unknown unit "x"; use h, m or s, as in 1h30m.
///       20x
///         ^
package enum DurationArgument {
    /// Longest text of a duration, in bytes.
    private static let longest = 200

    /// The seconds of a duration longer than nothing.
    package static func seconds(_ words: [String]) throws -> Double {
        try parse(words.joined(separator: " ")) { text throws(DurationParseError) in try SittingDuration.parse(text) }
    }

    /// The seconds of a preparation, which may be none.
    package static func preparation(_ text: String) throws -> Double {
        try parse(text) { text throws(DurationParseError) in try SittingDuration.parse(text, allowingZero: true) }
    }

    /// The seconds of durations with commas between, each of which may be nothing.
    package static func list(_ text: String) throws -> [Double] {
        try text.split(separator: ",", omittingEmptySubsequences: false).map { try preparation(String($0)) }
    }

    /// The seconds of a duration that may be negative.
    package static func signedSeconds(_ words: [String]) throws -> Double {
        try parse(words.joined(separator: " ")) { text throws(DurationParseError) in
            try SittingDuration.parseSigned(text)
        }
    }

    private static func parse(
        _ text: String, by read: (String) throws(DurationParseError) -> Double
    ) throws -> Double {
        guard text.utf8.count <= longest else {
            throw CommandFailure(
                sentence: localized(
                    "The duration is longer than \(String(longest)) characters; give one such as 1h30m."),
                status: .usage)
        }
        do {
            return try read(text)
        } catch {
            throw CommandFailure(sentence: error.description, column: error.column, of: text)
        }
    }
}
