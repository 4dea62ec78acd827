import Meditation

/// A kind of file that the log can be written to. The raw value is what people type.
public enum ExportFormat: String, CaseIterable, Hashable, Sendable {
    /// A table, one line a sitting, as ``SittingCSV`` writes it.
    case csv
    /// An array of objects, as ``SittingJSON`` writes it.
    case json
    /// A calendar with an event a sitting, as ``SittingCalendar`` writes it.
    case ical

    /// The format that a file's name asks for; nil if it asks for none of them.
    public init?(fileName: String) {
        switch Self.ending(of: fileName) {
        case "csv": self = .csv
        case "json": self = .json
        case "ics", "ical": self = .ical
        default: return nil
        }
    }

    /// What follows the last dot of a file's name, in lower case; nil without a dot, or if only the first character is one.
    public static func ending(of fileName: String) -> String? {
        fileName.split(separator: "/").last?.split(separator: ".").dropFirst().last?.lowercased()
    }

    /// The text of a file with these sittings. Reading a CSV or JSON file gives exactly the same sittings again.
    public func text(of sittings: [CompletedSitting]) -> String {
        switch self {
        case .csv: SittingCSV.text(of: sittings)
        case .json: SittingJSON.text(of: sittings, isExact: true)
        case .ical: SittingCalendar.text(of: sittings)
        }
    }
}
