/// A line of a snapshot's header: how the picture was made, for readers of the file.
///
/// Facts are not compared: what they describe is either visible in the picture or has no effect on it.
public struct SnapshotFact: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// A single word: `theme`.
    public let key: String
    /// The rest of the line.
    public let value: String

    /// Creates a fact, which is one line: whitespace in the key becomes a hyphen, line breaks in the value become spaces.
    public init(key: String, value: String) {
        self.key = key.split(whereSeparator: \.isWhitespace).joined(separator: "-")
        self.value = value.split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    /// Creates a `note`.
    public init(stringLiteral value: String) { self.init(key: "note", value: value) }

    /// A free-form note.
    public static func note(_ text: String) -> SnapshotFact { SnapshotFact(key: "note", value: text) }
    /// The name of the theme.
    public static func theme(_ name: String) -> SnapshotFact { SnapshotFact(key: "theme", value: name) }
    /// The name of the device.
    public static func device(_ name: String) -> SnapshotFact { SnapshotFact(key: "device", value: name) }
    /// The instant drawn, in UTC.
    public static func date(_ date: Date) -> SnapshotFact {
        SnapshotFact(key: "date", value: date.formatted(.iso8601))
    }
    /// The points per cell.
    public static func scale(_ scale: CellScale) -> SnapshotFact {
        SnapshotFact(key: "scale", value: "\(points(scale.pointsPerColumn)) × \(points(scale.pointsPerRow))")
    }

    /// That no test drew the picture, but `islet snapshot compare`, from the widgets of the source beside it.
    package static let drawnByStudio = SnapshotFact(key: "drawn-by", value: "islet snapshot compare")

    /// Whether a reference says that; its name stands nowhere in the source.
    static func isDrawnByStudio(_ reference: URL) -> Bool {
        guard let text = try? SnapshotFile.text(at: reference) else { return false }
        let facts =
            reference.pathExtension == "matrix"
            ? (try? MatrixSnapshot(parsing: text))?.facts : (try? FrameSnapshot(parsing: text))?.facts
        return facts?.contains(drawnByStudio) ?? false
    }

    private static func points(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
    }
}
