import Foundation
import Logging
import PlainText

/// An entry of a log as one line of text, safe to print on a terminal.
///
///     2026-11-22T08:14:00.250Z info attendant: The bell is due. event=target strokes=3
///     time                     level label:    message          metadata, by key
enum LogLine {
    /// Maximum length in bytes; the rest is cut off. A line is written by one call, so that those of two processes never mix.
    static let limit = 2048

    /// Formats an entry, with a newline at the end.
    static func text(
        _ message: String, metadata: Logger.Metadata, level: Logger.Level, label: String, at date: Date
    ) -> String {
        let time = WallClockText.iso8601WithMilliseconds(date)
        let fields = metadata.sorted { $0.key < $1.key }.map { " \(plain($0.key))=\(value($0.value.description))" }
        var line = "\(time) \(level.rawValue) \(label): \(plain(message))\(fields.joined())"
        if line.utf8.count >= limit {
            // Room for the ellipsis and the newline.
            while line.utf8.count > limit - 4 { line.removeLast() }
            line += "…"
        }
        return line + "\n"
    }

    /// The label of a line; `nil` for anything else.
    static func label(of line: some StringProtocol) -> Substring? {
        let words = Substring(line).split(separator: " ", maxSplits: 3)
        guard words.count == 4, words[2].hasSuffix(":") else { return nil }
        return words[2].dropLast()
    }

    /// A value in quotation marks if it would not be one word otherwise.
    private static func value(_ text: String) -> String {
        let text = plain(text)
        guard text.isEmpty || text.contains(where: { $0 == " " || $0 == "\"" || $0 == "=" }) else { return text }
        return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    private static func plain(_ text: String) -> String { TerminalText.printable(TerminalText.oneLine(text)) }
}

/// Passes each entry on as one line, with the time of the given clock.
///
/// Unchecked, because a process context's clock and streams are not sendable: each of Islet's processes logs on one thread.
package struct LineLogHandler: LogHandler, @unchecked Sendable {
    package var metadata: Logger.Metadata = [:]
    package var logLevel: Logger.Level

    private let label: String
    private let now: () -> Date
    private let write: (String, Logger.Level) -> Void

    /// Creates a handler.
    ///
    /// - Parameters:
    ///   - label: What the entries are about, or which process they are from.
    ///   - level: The least important level that is written.
    ///   - now: Reads the clock, once for each entry.
    ///   - write: Writes a line, which includes its newline, of an entry of that level.
    package init(
        label: String, level: Logger.Level, now: @escaping () -> Date,
        write: @escaping (String, Logger.Level) -> Void
    ) {
        (self.label, logLevel, self.now, self.write) = (label, level, now, write)
    }

    package subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    package func log(event: LogEvent) {
        let metadata = metadata.merging(event.metadata ?? [:]) { $1 }
        write(
            LogLine.text(
                event.message.description, metadata: metadata, level: event.level, label: label, at: now()),
            event.level)
    }
}

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
