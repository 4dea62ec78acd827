import Languages
import Meditation
import PlainText

/// What ArgumentParser says of a wrong command line, in the language in effect and in one sentence.
///
/// The parser has its messages as English text alone, so they are recognized by their words. One that is not stays as it is.
enum ParserMessage {
    /// The message in the language in effect, without a stop at its end.
    static func spoken(_ message: String) -> String {
        // What is in quotes, such as a typed word.
        let quoted = message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
        guard let first = quoted.first else { return message }
        switch message {
        case _ where message.hasPrefix("Missing expected argument '"):
            return localized("Missing expected argument '\(first)'")
        case _ where message.hasPrefix("Missing value for '"): return localized("Missing value for '\(first)'")
        case _ where message.hasPrefix("Unexpected argument '"): return localized("Unexpected argument '\(first)'")
        case _ where message.hasPrefix("Unknown option '"):
            guard quoted.count == 2 else { return localized("Unknown option '\(first)'") }
            return localized("Unknown option '\(first)' (did you mean '\(quoted[1])'?)")
        case _ where message.hasPrefix("The value '") && message.contains("' is invalid for '") && quoted.count > 1:
            let choices = choices(in: message, after: quoted)
            return choices.isEmpty
                ? localized("The value '\(first)' is invalid for '\(quoted[1])'")
                : localized(
                    "The value '\(first)' is invalid for '\(quoted[1])'; choose from \(NearMiss.list(choices))"
                )
        default: return message
        }
    }

    /// The allowed values: few in quotes, and many in lines that begin with a dash.
    private static func choices(in message: String, after quoted: [String]) -> [String] {
        guard message.contains("Please provide one of") else { return [] }
        let lines = message.split(separator: "\n").dropFirst().map { String($0).trimmed }.filter { $0.hasPrefix("- ") }
        return lines.isEmpty ? Array(quoted.dropFirst(2)) : lines.map { String($0.dropFirst(2)) }
    }
}
