/// A picture for every combination of the axes' values, in one file.
///
///     islet matrix 1
///     axis theme: midnight | dusk
///     axis seconds: shown | hidden
///
///     pictures
///     midnight | shown: reading 1, glyphs 1, styles 1, legend 1
///     midnight | hidden: reading 2, glyphs 2, styles 2, legend 1
///     dusk | shown: reading 1, glyphs 1, styles 1, legend 2
///     dusk | hidden: reading 2, glyphs 2, styles 2, legend 2
///
///     reading 1
///     …
///
/// Parts that pictures share are written once; another theme, for example, is only another legend. The parts have the format of
/// a ``FrameSnapshot``.
public struct MatrixSnapshot: Hashable, Sendable {
    /// The format version that is written and read.
    public static let version = 1

    /// A circumstance and its values.
    public struct Axis: Hashable, Sendable {
        /// The name in the file: `theme`.
        public let name: String
        /// The names of the values, which must be unique.
        public let values: [String]

        /// Creates an axis. Characters with a meaning in the file are replaced: `|` by `/`, `:` by `-`, line breaks by spaces.
        public init(name: String, values: [String]) {
            self.name = Self.plain(name)
            self.values = values.map(Self.plain)
        }

        private static func plain(_ text: String) -> String {
            let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
            return line.replacing("|", with: "/").replacing(":", with: "-").trimmingCharacters(in: .whitespaces)
        }
    }

    /// A picture and its circumstances.
    public struct Picture: Hashable, Sendable {
        /// One value of each axis, in the order of the axes.
        public let circumstances: [String]
        /// The picture. Its facts are not written.
        public let snapshot: FrameSnapshot

        /// Creates a picture.
        public init(circumstances: [String], snapshot: FrameSnapshot) {
            (self.circumstances, self.snapshot) = (circumstances, snapshot)
        }

        /// The name of the picture: `midnight | shown`.
        public var name: String { circumstances.joined(separator: " | ") }
    }

    /// The axes; the first varies slowest.
    public var axes: [Axis]
    /// The facts about all pictures. Not compared.
    public var facts: [SnapshotFact]
    /// The pictures, one per combination.
    public var pictures: [Picture]

    /// Creates a matrix. `picture` receives the index of a value on each axis.
    public init(axes: [Axis], facts: [SnapshotFact] = [], picture: ([Int]) -> FrameSnapshot) {
        (self.axes, self.facts) = (axes, facts)
        var places: [[Int]] = [[]]
        for axis in axes { places = places.flatMap { place in axis.values.indices.map { place + [$0] } } }
        pictures = places.map { place in
            Picture(circumstances: zip(axes, place).map { $0.values[$1] }, snapshot: picture(place))
        }
    }

    init(axes: [Axis], facts: [SnapshotFact], pictures: [Picture]) {
        (self.axes, self.facts, self.pictures) = (axes, facts, pictures)
    }

    /// Parses a matrix.
    ///
    /// - Throws: ``SnapshotError/malformed(line:column:reason:)``.
    public init(parsing text: String) throws(SnapshotError) {
        var parser = MatrixSnapshotParser(text)
        self = try parser.snapshot()
    }

    /// The matrix as text, ending in a newline.
    ///
    /// - Throws: ``SnapshotError/tooManyStyles(_:)``.
    public func text() throws(SnapshotError) -> String { String(decoding: try bytes(), as: UTF8.self) }

    /// The text as UTF-8.
    func bytes() throws(SnapshotError) -> [UInt8] {
        var parts = MatrixParts()
        var writer = SnapshotWriter(capacity: 1 << 16)
        writer.line("islet matrix \(Self.version)")
        for axis in axes { writer.line("axis \(axis.name): \(axis.values.joined(separator: " | "))") }
        for fact in facts { writer.line("\(fact.key) \(fact.value)") }
        writer.section("pictures")
        for picture in pictures { writer.line("\(picture.name): \(try parts.add(picture.snapshot))") }
        parts.write(into: &writer)
        return writer.bytes
    }
}

extension SnapshotStrategy where Value == MatrixSnapshot {
    /// All pictures in one file, shared parts written once.
    public static var matrix: SnapshotStrategy {
        SnapshotStrategy(name: "matrix", fileExtension: "matrix") { value throws(SnapshotError) in
            try value.bytes()
        } difference: { reference, value throws(SnapshotError) in
            let difference = MatrixDifference(expected: try MatrixSnapshot(parsing: reference), actual: value)
            guard !difference.lines.isEmpty else { return nil }
            return SnapshotDifference(lines: difference.lines, comparison: difference.changed.first?.comparison)
        }
    }
}
