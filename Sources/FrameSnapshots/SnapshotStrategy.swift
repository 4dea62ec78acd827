import FrameExport

/// The form in which a picture is kept and compared: a value, so that a new one is a new file with one more static member.
public struct SnapshotStrategy<Value: Sendable>: Sendable {
    /// What a person calls it: `frame`.
    public let name: String
    /// The ending of its files, without the dot.
    public let fileExtension: String
    /// The picture as UTF-8 text.
    let encode: @Sendable (Value) throws(SnapshotError) -> [UInt8]
    /// What is different from a reference's text; `nil` for nothing that counts.
    let difference: @Sendable (_ reference: String, Value) throws(SnapshotError) -> SnapshotDifference?

    init(
        name: String, fileExtension: String,
        encode: @escaping @Sendable (Value) throws(SnapshotError) -> [UInt8],
        difference: @escaping @Sendable (String, Value) throws(SnapshotError) -> SnapshotDifference?
    ) {
        (self.name, self.fileExtension, self.encode, self.difference) = (name, fileExtension, encode, difference)
    }

    /// A form that is text, compared line by line.
    ///
    /// - Parameters:
    ///   - name: What a person calls it.
    ///   - fileExtension: The ending of its files, without the dot; no other form's.
    ///   - text: The picture as text, which must be the same wherever it is made.
    public init(name: String, fileExtension: String, text: @escaping @Sendable (Value) -> String) {
        self.init(name: name, fileExtension: fileExtension) { value throws(SnapshotError) in
            Array(text(value).utf8)
        } difference: { reference, value throws(SnapshotError) in
            TextDifference(expected: reference, actual: text(value)).map { SnapshotDifference(lines: $0.lines) }
        }
    }
}

/// How a picture differs from its reference, whatever form both have.
public struct SnapshotDifference: Sendable, CustomStringConvertible {
    /// What differs, a line each.
    public let lines: [String]
    /// The two frames, where there are two.
    public var comparison: FrameComparison?

    /// The first twelve lines, and how many more there are.
    public var description: String { FrameDifference.shortened(lines) }
}

extension SnapshotStrategy where Value == FrameSnapshot {
    /// Glyphs, styles and reading, in a file that can be read and reviewed: the one to use.
    public static var frame: SnapshotStrategy {
        SnapshotStrategy(name: "frame", fileExtension: "frame") { value throws(SnapshotError) in
            try value.bytes()
        } difference: { reference, value throws(SnapshotError) in
            let old = try FrameSnapshot(parsing: reference)
            guard let difference = FrameDifference(expected: old, actual: value) else { return nil }
            return SnapshotDifference(lines: difference.lines, comparison: FrameComparison(old: old, new: value))
        }
    }

    /// The glyphs alone, without blanks at a row's end. A changed colour stays unseen.
    public static var text: SnapshotStrategy {
        SnapshotStrategy(name: "text", fileExtension: "txt") { FrameFormat.text.export($0.frame) }
    }

    /// Glyphs and colours as escape sequences, to look at with `cat`.
    public static var ansi: SnapshotStrategy {
        SnapshotStrategy(name: "ansi", fileExtension: "ansi") { FrameFormat.ansi().export($0.frame) }
    }

    /// A picture for a browser, with the reading as its description. It changes when the way of drawing SVG does, too.
    public static var svg: SnapshotStrategy {
        SnapshotStrategy(name: "svg", fileExtension: "svg") { value in
            let sentence = (value.reading ?? []).joined(separator: ", ")
            return FrameFormat.svg().export(value.frame, description: FrameDescription(sentence: sentence))
        }
    }

    /// What a screen reader says, a phrase a line.
    public static var accessibility: SnapshotStrategy {
        SnapshotStrategy(name: "accessibility", fileExtension: "reading") { value in
            var writer = SnapshotWriter(capacity: 256)
            writer.reading(value.reading ?? [])
            return String(decoding: writer.bytes, as: UTF8.self)
        }
    }
}

extension SnapshotStrategy {
    /// A value as the text of a literal, without the newline at its end, and how it differs from the literal that is there.
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
            return (text, SnapshotDifference(lines: ["the text is no \(name): \(error)"]))
        }
    }
}
