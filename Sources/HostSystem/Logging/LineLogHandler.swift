import Foundation
import Logging

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
