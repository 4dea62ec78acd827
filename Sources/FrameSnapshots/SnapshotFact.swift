/// One line of a snapshot's header: something a reader of the file should know of how the picture was made.
///
/// Facts are not compared. What they tell is seen in the picture, or makes no difference to it.
public struct SnapshotFact: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// One word: `theme`.
    public let key: String
    /// The rest of the line.
    public let value: String

    /// A fact. Blanks in the key become hyphens, and line breaks in the value blanks: a fact is one line.
    public init(key: String, value: String) {
        self.key = key.split(whereSeparator: \.isWhitespace).joined(separator: "-")
        self.value = value.split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    /// A `note`.
    public init(stringLiteral value: String) { self.init(key: "note", value: value) }

    /// What is worth knowing besides.
    public static func note(_ text: String) -> SnapshotFact { SnapshotFact(key: "note", value: text) }
    /// The theme's name.
    public static func theme(_ name: String) -> SnapshotFact { SnapshotFact(key: "theme", value: name) }
    /// The device's name.
    public static func device(_ name: String) -> SnapshotFact { SnapshotFact(key: "device", value: name) }
    /// The instant that is drawn, in UTC.
    public static func date(_ date: Date) -> SnapshotFact {
        SnapshotFact(key: "date", value: date.formatted(.iso8601))
    }
    /// How many points a cell stands for.
    public static func scale(_ scale: CellScale) -> SnapshotFact {
        SnapshotFact(key: "scale", value: "\(points(scale.pointsPerColumn)) × \(points(scale.pointsPerRow))")
    }

    private static func points(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
    }
}
