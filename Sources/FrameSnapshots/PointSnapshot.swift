import Foundation

/// A true picture and its reading as a reviewable text that can be parsed back.
///
///     islet points 1
///     size 120 × 44
///     date 2007-01-09T09:41:00Z
///
///     reading
///     Sencha
///
///     drawn
///     fill  path M0 0L120 0L120 44L0 44Z  ink #1c1c1e
///     text  at 12 27.6  width 52.31  font 17 600  ink #ffffff  “Sencha”
///     group  opacity 0.5
///       symbol  in 96 14 16 16  ink #ff9f0a  “pause.fill”
///
/// One line for each thing that is drawn, in order, with lengths in hundredths of a point. What a group draws is indented below it. Two
/// pictures are compared by their shapes and texts with a tolerance (``PointDifference/tolerance``), never by these bytes.
/// `docs/SNAPSHOTS.md` specifies the format.
public struct PointSnapshot: Hashable, Sendable {
    /// The version of the format that is written and read.
    public static let version = 1

    /// The size of the picture in points.
    public let size: CGSize
    /// The screen reader's phrases. Compared like the picture.
    public let reading: [String]
    /// The facts given by the test. Not compared.
    public var facts: [SnapshotFact]
    /// What is drawn, in order.
    let items: [PointItem]

    /// Creates a snapshot of a picture. Default: no facts.
    public init(_ canvas: PointCanvas, facts: [SnapshotFact] = []) {
        self.init(
            size: canvas.size, reading: canvas.reading.phrases, facts: facts, items: canvas.items.map(PointItem.init))
    }

    init(size: CGSize, reading: [String], facts: [SnapshotFact], items: [PointItem]) {
        (self.size, self.reading, self.facts, self.items) = (size, reading, facts, items)
    }

    /// Parses a snapshot.
    ///
    /// - Throws: ``SnapshotError/malformed(line:column:reason:)``.
    public init(parsing text: String) throws(SnapshotError) {
        var parser = PointSnapshotParser(text)
        self = try parser.snapshot()
    }

    /// The snapshot as text, ending in a newline.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The text as UTF-8.
    var bytes: [UInt8] {
        var writer = SnapshotWriter(capacity: 1 << 14)
        writer.line("islet points \(Self.version)")
        writer.line("size \(PointNotation.length(size.width)) × \(PointNotation.length(size.height))")
        for fact in facts { writer.line("\(fact.key) \(fact.value)") }
        writer.section("reading")
        writer.reading(reading)
        writer.section("drawn")
        for item in items { PointNotation.write(item, depth: 0, to: &writer) }
        return writer.bytes
    }

    /// The picture, which shows no particular instant.
    public var canvas: PointCanvas {
        PointCanvas.picture(size: size, at: Date(timeIntervalSinceReferenceDate: 0)) { canvas in
            for item in items { item.draw(on: &canvas) }
            for phrase in reading { canvas.say(phrase) }
        }
    }
}

extension SnapshotStrategy where Value == PointSnapshot {
    /// A true picture, compared by its shapes and texts.
    public static var points: SnapshotStrategy {
        SnapshotStrategy(name: "points", fileExtension: "points") { value throws(SnapshotError) in
            value.bytes
        } difference: { reference, value throws(SnapshotError) in
            let comparison = PointComparison(old: try PointSnapshot(parsing: reference), new: value)
            guard let difference = comparison.difference else { return nil }
            var result = SnapshotDifference(lines: difference.lines)
            result.points = comparison
            return result
        }
    }
}
