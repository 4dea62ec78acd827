/// Changes of a source that keep every line where it is.
struct SourceEdits {
    private var edits: [(range: Range<Int>, text: String)] = []

    /// Replaces bytes by text without line breaks; the lines that the bytes had stay as blank ones.
    mutating func replace(_ range: Range<Int>, with text: String) { edits.append((range, text)) }
    /// Takes bytes out.
    mutating func remove(_ range: Range<Int>) { replace(range, with: "") }
    /// Takes bytes of a line out, and leaves what follows in its column.
    mutating func blank(_ range: Range<Int>) { replace(range, with: String(repeating: " ", count: range.count)) }
    /// Adds text before a byte.
    mutating func insert(_ text: String, at offset: Int) { replace(offset..<offset, with: text) }

    /// Takes out what a guest lacks of a body.
    mutating func empty(_ body: SwiftSource.Body) {
        switch body.part {
        case .contents: replace(body.range, with: " Swift.fatalError(\"this function needs what is not here\") ")
        case .member: remove(body.range)
        case .statements(let statements): statements.forEach { remove($0) }
        }
    }

    /// The changed text. Of two changes in the same place the outer one counts.
    func applied(to bytes: [UInt8]) -> String {
        var result: [UInt8] = []
        var place = 0
        let order = edits.enumerated().sorted {
            ($0.element.range.lowerBound, -$0.element.range.upperBound, $0.offset)
                < ($1.element.range.lowerBound, -$1.element.range.upperBound, $1.offset)
        }
        // At one place, text that is added comes before what is replaced there.
        for (_, edit) in order where edit.range.lowerBound >= place {
            result += bytes[place..<edit.range.lowerBound]
            result += Array(edit.text.utf8)
            result += bytes[edit.range].filter { $0 == UInt8(ascii: "\n") }
            place = edit.range.upperBound
        }
        result += bytes[place...]
        return String(decoding: result, as: UTF8.self)
    }
}
