import Meditation

/// A kind of file that the log can be written to. The raw value is what people type.
public enum ExportFormat: String, CaseIterable, Hashable, Sendable {
    /// A table, one line a sitting, as ``SittingCSV`` writes it.
    case csv
    /// An array of objects, as ``SittingJSON`` writes it.
    case json
    /// A calendar with an event a sitting, as ``SittingCalendar`` writes it.
    case ical

    /// The format that a file's name asks for; nil if it asks for none.
    public init?(fileName: String) {
        let ending = fileName.split(separator: "/").last?.split(separator: ".").dropFirst().last?.lowercased()
        switch ending {
        case "csv": self = .csv
        case "json": self = .json
        case "ics", "ical": self = .ical
        default: return nil
        }
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
