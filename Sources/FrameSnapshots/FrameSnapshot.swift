/// A frame and its reading as a reviewable text that can be parsed back.
///
/// Version 2 of the format; bars around each grid row make trailing spaces visible:
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
///     │ ━━╾── │
///
///     styles
///     │·aaaaa·│
///     │·bbbcc·│
///
///     legend
///     a  fg #ffffff  bg #000000  bold
///
/// `·` is the default style. A section `wide` lists the columns of clusters two columns wide, counted from 0, so that parsing
/// does not depend on a width table. Clusters that cannot appear as themselves (those that would join a neighbour, invisible
/// ones, a backslash) have a backslash in each of their columns and are listed in a section `escapes`, so that no row is longer
/// than the frame is wide. `docs/SNAPSHOTS.md` specifies the format.
public struct FrameSnapshot: Hashable, Sendable {
    /// The version that is written. Earlier versions are still read.
    public static let version = 2

    /// The frame.
    public var frame: Frame
    /// The screen reader's phrases; `nil` if unknown. Compared like the frame.
    public var reading: [String]?
    /// The facts given by the test. Not compared.
    public var facts: [SnapshotFact]

    /// Creates a snapshot of `frame`. Default: no reading, no facts.
    public init(frame: Frame, reading: [String]? = nil, facts: [SnapshotFact] = []) {
        (self.frame, self.reading, self.facts) = (frame, reading, facts)
    }

    /// Creates a snapshot of a rendering, including its reading.
    public init(_ rendering: Rendering, facts: [SnapshotFact] = []) {
        self.init(frame: rendering.frame, reading: rendering.reading.phrases, facts: facts)
    }

    /// Parses a snapshot.
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

    /// The text as UTF-8.
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

    /// Whether frame and reading are equal; facts are ignored.
    func shows(what other: FrameSnapshot) -> Bool { frame == other.frame && reading == other.reading }
}
