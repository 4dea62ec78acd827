import Languages
import Meditation

/// A kind of file that sittings can be read from. The raw value is what people type.
public enum ImportFormat: String, CaseIterable, Hashable, Sendable {
    /// Islet's own CSV or JSON.
    case islet
    /// The CSV file that Insight Timer exports.
    case insightTimer = "insight-timer"
    /// The file `export.xml` of Apple Health.
    case appleHealth = "apple-health"
    /// The CSV file that Meditation Assistant exports.
    case meditationAssistant = "meditation-assistant"

    /// How many bytes from the beginning are enough to tell a format.
    public static let telling = 4096

    /// The format of a file that begins with `bytes`; nil if it is none of these.
    public init?(beginningWith bytes: some Collection<UInt8>) {
        let text = String(decoding: Array(bytes.prefix(Self.telling)), as: UTF8.self)
        var rest = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
        rest = rest.drop(while: \.isWhitespace)
        let firstLine = rest.prefix { !$0.isNewline }
        let fields = CSVReader.records(Array(firstLine.utf8)).first?.fields ?? []
        if rest.hasPrefix("<"), rest.contains("HealthData") {
            self = .appleHealth
        } else if rest.hasPrefix("[") || SittingCSV.isHeader(fields) {
            self = .islet
        } else if InsightTimerCSV.isHeader(fields) {
            self = .insightTimer
        } else if MeditationAssistantCSV.isFirstRow(fields) {
            self = .meditationAssistant
        } else {
            return nil
        }
    }

    /// What such a file begins with, for messages.
    public var beginning: String {
        switch self {
        case .islet: localized("[ (JSON), or a line with started_at and elapsed_seconds (CSV)")
        case .insightTimer: "Started At,Duration,Preset,Activity"
        case .appleHealth: localized("<?xml …> and HealthData")
        case .meditationAssistant: "ID,Length,Started,Completed,Message"
        }
    }

    /// Whether files of this format are too large to be read at once: they are fed to an ``AppleHealthScanner`` instead.
    public var isStreamed: Bool { self == .appleHealth }

    /// When a sitting of such a file is one that the log has already.
    public var duplicateRule: DuplicateRule {
        switch self {
        case .islet: .ownFile
        case .insightTimer: .startAndDuration
        case .appleHealth: .overlap
        case .meditationAssistant: .startMinute
        }
    }

    /// What is in a whole file.
    public func read(_ bytes: [UInt8], context: ImportContext) -> ImportedFile {
        switch self {
        case .islet:
            return bytes.first { !" \t\r\n\u{FEFF}".utf8.contains($0) } == UInt8(ascii: "[")
                ? SittingJSON.read(bytes, context: context) : SittingCSV.read(bytes, context: context)
        case .insightTimer: return InsightTimerCSV.read(bytes, context: context)
        case .meditationAssistant: return MeditationAssistantCSV.read(bytes, context: context)
        case .appleHealth:
            var scanner = AppleHealthScanner(context: context)
            scanner.feed(bytes)
            return scanner.finish()
        }
    }
}
