import Foundation
import Languages
import Meditation

/// Finds the mindful minutes in `export.xml` of Apple Health, which is fed to it piece by piece: such files have hundreds of
/// megabytes, and the scanner keeps one tag at most.
///
///     <Record type="HKCategoryTypeIdentifierMindfulSession" sourceName="Watch" …
///      startDate="2025-01-31 08:38:20 +0900" endDate="2025-01-31 08:43:20 +0900"/>
///
/// Not a parser of XML, on purpose: since iOS 16 these files are not well-formed (their document type lacks `>`, texts have control
/// characters, attributes have names with blanks), so that every parser that keeps to the rules refuses them. This one looks
/// at the start tags of records and at nothing else.
public struct AppleHealthScanner {
    /// More than any tag has; a file without `>` is not such a file.
    private static let longestTag = 1 << 20
    private static let mindfulType = "HKCategoryTypeIdentifierMindfulSession"
    private static let (less, greater) = (UInt8(ascii: "<"), UInt8(ascii: ">"))

    /// What the file ends with.
    private static let lastTag = "</HealthData"

    private let context: ImportContext
    private var file = ImportedFile()
    /// The beginning of a tag or comment whose end is yet to come.
    private var pending: [UInt8] = []
    /// Whether the end of the file's one element was seen.
    private var isComplete = false
    /// The line in which ``pending``, or what is fed next, begins.
    private var line = 1

    /// A scanner that has seen nothing.
    public init(context: ImportContext) { self.context = context }

    /// How many sittings were found so far.
    public var count: Int { file.sittings.count }

    /// Takes the next piece of the file, of any length.
    public mutating func feed(_ bytes: [UInt8]) {
        let piece = pending.isEmpty ? bytes : pending + bytes
        var rest = 0
        piece.withUnsafeBufferPointer { bytes in
            while let start = Self.index(of: Self.less, in: bytes, from: rest) {
                advance(over: bytes[rest..<start])
                rest = start
                guard let end = Self.end(ofMarkupAt: start, in: bytes) else { break }
                if Self.isRecord(bytes[start..<end]) { take(bytes[start..<end]) }
                if bytes[start..<end].starts(with: Self.lastTag.utf8) { isComplete = true }
                advance(over: bytes[start..<end])
                rest = end
            }
            if rest < bytes.count, bytes[rest] != Self.less {
                advance(over: bytes[rest...])
                rest = bytes.count
            }
        }
        pending = Array(piece[rest...])
        if pending.count > Self.longestTag {
            pending.withUnsafeBufferPointer { advance(over: $0[...]) }
            pending = []
        }
    }

    /// Everything found. A file that ends before its element does was cut off, which is an error.
    public consuming func finish() -> ImportedFile {
        if !isComplete {
            file.problems.append(
                .init(place: line, reason: localized("the file ends in the middle; it was not copied whole")))
        }
        return file
    }

    private typealias Bytes = UnsafeBufferPointer<UInt8>

    private mutating func advance(over bytes: Slice<Bytes>) {
        line += UnsafeBufferPointer(rebasing: bytes).reduce(into: 0) { $0 &+= $1 == 0x0A ? 1 : 0 }
    }

    private static func index(of byte: UInt8, in bytes: Bytes, from start: Int) -> Int? {
        guard start < bytes.count, let base = bytes.baseAddress,
            let found = memchr(base + start, Int32(byte), bytes.count - start)
        else { return nil }
        return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }

    /// The index after a tag, comment or the like; nil if its end is yet to come.
    private static func end(ofMarkupAt start: Int, in bytes: Bytes) -> Int? {
        if bytes[start...].starts(with: "<!--".utf8) {
            var from = start + 4
            while let end = index(of: greater, in: bytes, from: from) {
                if end >= start + 6, bytes[end - 1] == 0x2D, bytes[end - 2] == 0x2D { return end + 1 }
                from = end + 1
            }
            return nil
        }
        // Other declarations end at any `>`: the broken ones have quotation marks that nothing closes.
        if start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "!") || bytes[start + 1] == UInt8(ascii: "?") {
            return index(of: greater, in: bytes, from: start).map { $0 + 1 }
        }
        var quote: UInt8?
        for index in start..<bytes.count {
            let byte = bytes[index]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == greater {
                return index + 1
            }
        }
        return nil
    }

    /// Whether a tag may be of a record of mindful minutes; one in thousands is, and only that is taken apart.
    private static func isRecord(_ tag: Slice<Bytes>) -> Bool {
        guard tag.starts(with: "<Record".utf8) else { return false }
        let bytes = UnsafeBufferPointer(rebasing: tag)
        var from = 0
        while let found = index(of: UInt8(ascii: "M"), in: bytes, from: from) {
            if bytes[found...].starts(with: "MindfulSession".utf8) { return true }
            from = found + 1
        }
        return false
    }

    private mutating func take(_ tag: Slice<Bytes>) {
        let attributes = TagAttributes(tag)
        guard attributes["type"] == Self.mindfulType else { return }
        file.add(
            Result { () throws(UnreadableRow) in
                guard let start = attributes["startDate"].flatMap({ ExactDate.parse($0) }) else {
                    throw UnreadableRow(attributes["startDate"] ?? "", isNot: localized("a date (startDate)"))
                }
                guard let end = attributes["endDate"].flatMap({ ExactDate.parse($0) }) else {
                    throw UnreadableRow(attributes["endDate"] ?? "", isNot: localized("a date (endDate)"))
                }
                guard end >= start else { throw UnreadableRow(localized("it ends before it begins")) }
                return CompletedSitting(
                    from: .appleHealth, start: start, elapsed: end.timeIntervalSince(start),
                    methodName: "Mindfulness", type: .meditation,
                    note: SittingNote.cleaned(attributes["sourceName"].map { "From \($0)" } ?? ""))
            }, at: line, context: context)
    }
}
