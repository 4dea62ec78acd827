import FrameExport

/// The form in which a picture is stored and compared. A value: a new form is a new file with another static member.
public struct SnapshotStrategy<Value: Sendable>: Sendable {
    /// The name: `frame`.
    public let name: String
    /// The file extension, without the dot.
    public let fileExtension: String
    /// Encodes a picture as UTF-8 text.
    let encode: @Sendable (Value) throws(SnapshotError) -> [UInt8]
    /// Compares a picture with the text of a reference; `nil` if there is no relevant difference.
    let difference: @Sendable (_ reference: String, Value) throws(SnapshotError) -> SnapshotDifference?

    init(
        name: String, fileExtension: String,
        encode: @escaping @Sendable (Value) throws(SnapshotError) -> [UInt8],
        difference: @escaping @Sendable (String, Value) throws(SnapshotError) -> SnapshotDifference?
    ) {
        (self.name, self.fileExtension, self.encode, self.difference) = (name, fileExtension, encode, difference)
    }

    /// Creates a form that is text, compared line by line.
    ///
    /// - Parameters:
    ///   - name: The name of the form.
    ///   - fileExtension: The file extension, without the dot; unique among forms.
    ///   - text: Converts a picture to text; must not depend on the machine.
    public init(name: String, fileExtension: String, text: @escaping @Sendable (Value) -> String) {
        self.init(name: name, fileExtension: fileExtension) { value throws(SnapshotError) in
            Array(text(value).utf8)
        } difference: { reference, value throws(SnapshotError) in
            TextDifference(expected: reference, actual: text(value)).map { SnapshotDifference(lines: $0.lines) }
        }
    }
}

/// The difference of a picture from its reference, in any form.
public struct SnapshotDifference: Sendable, CustomStringConvertible {
    /// The differences, one per line.
    public let lines: [String]
    /// The two frames, if there are two.
    public var comparison: FrameComparison?
    /// The two true pictures, if there are two.
    public var points: PointComparison?

    /// The first twelve lines, and the number of further ones.
    public var description: String { FrameDifference.shortened(lines) }
}

extension SnapshotStrategy where Value == FrameSnapshot {
    /// Glyphs, styles and reading, in a file that can be reviewed. The default.
    public static var frame: SnapshotStrategy {
        SnapshotStrategy(name: "frame", fileExtension: "frame") { value throws(SnapshotError) in
            try value.bytes()
        } difference: { reference, value throws(SnapshotError) in
            let old = try FrameSnapshot(parsing: reference)
            guard let difference = FrameDifference(expected: old, actual: value) else { return nil }
            return SnapshotDifference(lines: difference.lines, comparison: FrameComparison(old: old, new: value))
        }
    }

    /// Glyphs only, without trailing spaces. Does not detect a changed colour.
    public static var text: SnapshotStrategy {
        SnapshotStrategy(name: "text", fileExtension: "txt") { FrameFormat.text.export($0.frame) }
    }

    /// Glyphs and colours as escape sequences, for `cat`.
    public static var ansi: SnapshotStrategy {
        SnapshotStrategy(name: "ansi", fileExtension: "ansi") { FrameFormat.ansi().export($0.frame) }
    }

    /// An SVG picture with the reading as its description. Also changes with the SVG exporter.
    public static var svg: SnapshotStrategy {
        SnapshotStrategy(name: "svg", fileExtension: "svg") { value in
            let sentence = (value.reading ?? []).joined(separator: ", ")
            return FrameFormat.svg().export(value.frame, description: FrameDescription(sentence: sentence))
        }
    }

    /// The screen reader's phrases, one per line.
    public static var accessibility: SnapshotStrategy {
        SnapshotStrategy(name: "accessibility", fileExtension: "reading") { value in
            var writer = SnapshotWriter(capacity: 256)
            writer.reading(value.reading ?? [])
            return String(decoding: writer.bytes, as: UTF8.self)
        }
    }
}

extension SnapshotStrategy {
    /// The text of an inline literal, without a trailing newline, and its difference from the current literal.
    public func inline(_ value: Value, _ reference: String?) throws(SnapshotError) -> (
        text: String, difference: SnapshotDifference?
    ) {
        var text = String(decoding: try encode(value), as: UTF8.self)
        if text.hasSuffix("\n") { text.removeLast() }
        guard let reference else { return (text, SnapshotDifference(lines: ["there is no text yet"])) }
        if reference.utf8.elementsEqual(text.utf8) { return (text, nil) }
        do {
            return (text, try difference(reference + "\n", value))
        } catch {
            return (text, SnapshotDifference(lines: ["the text is not a \(name): \(error)"]))
        }
    }
}
