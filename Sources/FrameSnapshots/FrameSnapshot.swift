/// A frame, and what is said of it, as a text that a person can review, and back.
///
/// Version 2 looks like this; each grid row stands between two bars, so that blanks at its end are seen:
///
///     islet frame 2
///     size 7 × 2
///     theme midnight
///
///     reading
///     Breath awareness
///     12:34
///
///     glyphs
///     │ 12:34 │
///     │ ━━╸── │
///
///     styles
///     │·aaaaa·│
///     │·bbbcc·│
///
///     legend
///     a  fg #ffffff  bg #000000  bold
///
/// `·` is the terminal's own style. Where clusters are two columns wide, a section `wide` names their columns, counted from
/// 0, so that reading a snapshot back depends on no width table. What cannot stand in the grid as itself (what would join its
/// neighbour, what is not seen, a backslash) has a backslash in each of its columns there and is named in a section
/// `escapes`, so that no row is longer than the frame is wide. `docs/SNAPSHOTS.md` has the whole format.
public struct FrameSnapshot: Hashable, Sendable {
    /// The version that is written. All versions up to it are read.
    public static let version = 2

    /// The picture.
    public var frame: Frame
    /// What a screen reader says of it, phrase by phrase; `nil` where nothing is known of that. Compared like the picture.
    public var reading: [String]?
    /// What the test says about it. Not compared.
    public var facts: [SnapshotFact]

    /// A snapshot of `frame`.
    public init(frame: Frame, reading: [String]? = nil, facts: [SnapshotFact] = []) {
        (self.frame, self.reading, self.facts) = (frame, reading, facts)
    }

    /// A snapshot of a picture with what a screen reader says of it.
    public init(_ rendering: Rendering, facts: [SnapshotFact] = []) {
        self.init(frame: rendering.frame, reading: rendering.reading.phrases, facts: facts)
    }

    /// Reads a snapshot back.
    ///
    /// - Throws: ``SnapshotError/malformed(line:column:reason:)``.
    public init(parsing text: String) throws(SnapshotError) {
        var parser = FrameSnapshotParser(text)
        self = try parser.snapshot()
    }

    /// The snapshot as text, ending in a newline.
    ///
    /// - Throws: ``SnapshotError/tooManyStyles(_:)``.
    public func text() throws(SnapshotError) -> String { String(decoding: try bytes(), as: UTF8.self) }

    /// The text in UTF-8.
    func bytes() throws(SnapshotError) -> [UInt8] {
        var writer = SnapshotWriter(capacity: frame.cells.count * 3 + 512)
        writer.line("islet frame \(Self.version)")
        writer.line("size \(frame.width) × \(frame.height)")
        for fact in facts { writer.line("\(fact.key) \(fact.value)") }
        if let reading {
            writer.section("reading")
            writer.reading(reading)
        }
        writer.section("glyphs")
        writer.glyphs(frame)
        var letters = StyleLetters()
        writer.section("styles")
        try writer.styles(frame, letters: &letters)
        if !letters.styles.isEmpty {
            writer.section("legend")
            writer.legend(letters)
        }
        return writer.bytes
    }

    /// Whether picture and reading are the same, whatever the facts say.
    func shows(what other: FrameSnapshot) -> Bool { frame == other.frame && reading == other.reading }
}
