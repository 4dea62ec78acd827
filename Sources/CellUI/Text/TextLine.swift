/// One line of a text, as ranges of its characters.
struct TextLine: Equatable {
    /// The characters at the start of the line.
    var head: Range<Int>
    /// The characters after the ellipsis; empty if there are none.
    var tail: Range<Int>
    /// The width in columns, or in another unit in which the text was measured, including the ellipsis.
    var width: Int
    /// Whether characters were dropped, with an ellipsis between `head` and `tail` in their place.
    var isCut = false

    init(_ characters: Range<Int>, width: Int) {
        (head, self.width) = (characters, width)
        tail = characters.upperBound..<characters.upperBound
    }

    init(head: Range<Int>, tail: Range<Int>, width: Int) {
        (self.head, self.tail, self.width, isCut) = (head, tail, width, true)
    }
}

/// A text prepared for line breaking: the widths and start indices of its characters.
///
/// A text is broken many times per frame, once for each width that a stack tries. Most text is ASCII, where characters
/// are bytes; only other text is split into grapheme clusters, once. A class, so that repeated use does not copy it.
final class BreakableText {
    private let string: String
    private let widths: [Int32]
    /// The width of an ellipsis, and of a line end in a truncated line.
    private let ellipsis: Int
    private let traits: [LineBreakTraits]

    /// What becomes of a word that is wider than a line.
    enum LongWords {
        /// It goes on in the next line.
        case broken
        /// An ellipsis stands for what does not fit.
        case cut
        /// Its line is longer.
        case whole
    }

    /// The start index of each character; empty if characters are bytes.
    private let indices: [String.Index]
    /// The width of all characters.
    let width: Int
    /// Whether it contains line ends.
    let hasLineEnds: Bool

    init(_ string: String) {
        var string = string
        string.makeContiguousUTF8()
        self.string = string
        ellipsis = 1
        var widths: [Int32] = []
        var traits: [LineBreakTraits] = []
        var indices: [String.Index] = []
        var hasLineEnds = false
        var width = 0
        func add(_ columns: Int, _ new: LineBreakTraits) {
            widths.append(Int32(columns))
            traits.append(new)
            width += columns
            if new == .lineEnd { hasLineEnds = true }
        }
        widths.reserveCapacity(string.utf8.count)
        traits.reserveCapacity(string.utf8.count)
        // CR LF is a single cluster, so text with a CR takes the slow path too.
        if string.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
            for byte in string.utf8 {
                add(byte < 0x20 || byte == 0x7F ? 0 : 1, LineBreakTraits.ascii(byte))
            }
        } else {
            for index in string.indices {
                let character = string[index]
                indices.append(index)
                add(DisplayWidth.of(character), Self.traits(of: character, after: traits.last))
            }
        }
        (self.widths, self.traits, self.indices) = (widths, traits, indices)
        (self.width, self.hasLineEnds) = (width, hasLineEnds)
    }

    /// A text whose letters were measured in another unit than columns.
    ///
    /// - Parameters:
    ///   - widths: The width of each character.
    ///   - ellipsis: The width of an ellipsis.
    init(_ string: String, widths: [Int32], ellipsis: Int) {
        (self.string, self.widths, self.ellipsis) = (string, widths, ellipsis)
        indices = Array(string.indices)
        traits = string.reduce(into: []) { $0.append(Self.traits(of: $1, after: $0.last)) }
        width = widths.reduce(0) { $0 + Int($1) }
        hasLineEnds = traits.contains(.lineEnd)
    }

    private static func traits(of character: Character, after previous: LineBreakTraits?) -> LineBreakTraits {
        character == "\r\n" ? .lineEnd : .of(character, after: previous)
    }

    /// The number of characters.
    var count: Int { widths.count }

    /// The characters in `range`.
    subscript(range: Range<Int>) -> Substring {
        if indices.isEmpty {
            let utf8 = string.utf8
            return string[
                utf8.index(
                    utf8.startIndex, offsetBy: range.lowerBound)..<utf8.index(
                        utf8.startIndex, offsetBy: range.upperBound)]
        }
        func index(_ position: Int) -> String.Index { position < indices.count ? indices[position] : string.endIndex }
        return string[index(range.lowerBound)..<index(range.upperBound)]
    }

    /// The text of `line`; empty if the line is zero columns wide.
    func text(of line: TextLine) -> String {
        if line.width == 0 { return "" }
        guard line.isCut else { return String(self[line.head]) }
        return (String(self[line.head]) + "…" + self[line.tail]).replacing("\n", with: " ")
    }

    /// The lines in `width` columns, at most `limit`; the last is truncated with an ellipsis if the text does not fit.
    ///
    /// Lines break at blanks, beside ideographs, and at line ends (``LineBreakTraits``); `longWords` says what becomes of a word wider than a
    /// line. A last line that ends before a line end of the text has the ellipsis there, as in SwiftUI; only where the beginning or the
    /// middle is dropped does the rest follow it.
    func lines(
        width: Int, limit: Int, truncation: Text.TruncationMode, longWords: LongWords = .broken
    ) -> [TextLine] {
        if self.width <= width, !hasLineEnds { return [TextLine(0..<count, width: self.width)] }
        if width <= 0 { return [TextLine(head: 0..<0, tail: 0..<0, width: 0)] }
        var lines: [TextLine] = []
        var start = 0
        while start < count {
            let end = lineEnd(from: start, width: width, keepsWords: longWords == .whole)
            if lines.count == limit - 1, end.next < count {
                let paragraphEnd = traits[start...].firstIndex(of: .lineEnd) ?? count
                let endsHere = paragraphEnd == end.end && truncation != .tail
                let rest = start..<(endsHere ? count : paragraphEnd)
                lines.append(cut(rest, width: width, truncation: truncation))
                return lines
            }
            if longWords == .cut, end.next == end.end, isWithinWord(end.end) {
                let wordEnd = self.wordEnd(from: end.end)
                lines.append(cut(start..<wordEnd, width: width, truncation: .tail))
                start = afterBlanks(wordEnd)
                continue
            }
            let visible = trimmed(start..<end.end)
            lines.append(TextLine(visible, width: columns(visible)))
            start = end.next
        }
        return lines
    }

    /// Whether a line ends within a word: between letters or digits of a script that puts blanks between words.
    func breaksWord(_ lines: [TextLine]) -> Bool {
        zip(lines, lines.dropFirst()).contains { line, next in
            let place = line.head.upperBound
            return !line.isCut && !line.head.isEmpty && place == next.head.lowerBound && isWithinWord(place)
        }
    }

    /// The words that lines end within.
    func brokenWords(of lines: [TextLine]) -> [Substring] {
        lines.compactMap { line in
            let place = line.head.upperBound
            guard !line.isCut, !line.head.isEmpty, isWithinWord(place) else { return nil }
            let start = (traits[..<place].lastIndex(where: \.isBlank) ?? -1) + 1
            return self[start..<wordEnd(from: place)]
        }
    }

    /// The end of the word that the character at `index` is of.
    private func wordEnd(from index: Int) -> Int { traits[index...].firstIndex(where: \.isBlank) ?? count }

    /// The start of the line after a word that ends at `index`. A line end after the blanks is that break.
    private func afterBlanks(_ index: Int) -> Int {
        let next = traits[index...].firstIndex { $0 != .blank } ?? count
        return next < count && traits[next] == .lineEnd ? next + 1 : next
    }

    /// Whether what is before and after a place are letters or digits of one word.
    private func isWithinWord(_ place: Int) -> Bool {
        place > 0 && place < count && isOfWord(place - 1, orSign: true) && isOfWord(place)
    }

    private func isOfWord(_ index: Int, orSign: Bool = false) -> Bool {
        guard let letter = self[index..<index + 1].first, let scalar = letter.unicodeScalars.first else { return false }
        // Thai to Khmer, and from the radicals of Chinese on, words stand without blanks between them.
        let isSpaced = !(0x0E00...0x109F).contains(scalar.value) && !(0x1780...0x17FF).contains(scalar.value)
        if orSign, letter == ":" || letter == "." || letter == "," || letter == "'" || letter == "’" { return true }
        return (letter.isLetter || letter.isNumber) && isSpaced
            && (scalar.value < 0x2E80 || scalar.value >= 0xFB00 && scalar.value < 0xFE30)
    }

    /// The end of the line that begins at `start`, and the start of the next. Blanks behind the line take no columns of it.
    private func lineEnd(from start: Int, width: Int, keepsWords: Bool) -> (end: Int, next: Int) {
        var columns = 0
        var place: Int?
        var last: Int?
        for index in start..<count {
            let traits = traits[index]
            if traits == .lineEnd { return (index, index + 1) }
            if traits != .blank {
                if index > start, mayBreak(before: index, after: last) { place = index }
                if columns + Int(widths[index]) > width {
                    if let place { return (place, place) }
                    if !keepsWords { return index == start ? (index + 1, index + 1) : (index, index) }
                }
                last = index
            }
            columns += Int(widths[index])
        }
        return (count, count)
    }

    /// Whether a line may begin with the character at `index`, of which the character at `last` is the one before, perhaps with blanks
    /// in between; `nil` if there are only blanks.
    private func mayBreak(before index: Int, after last: Int?) -> Bool {
        guard let last else { return true }
        let (before, next) = (traits[last], traits[index])
        if before.contains(.opening) { return false }
        let hasBlanks = last < index - 1
        if next.contains(.closing), !hasBlanks || next.contains(.wide) || !isWord(at: index + 1) { return false }
        let pair = before.union(next)
        return hasBlanks || pair.contains(.wide) && !pair.contains(.bound) && !next.contains(.following)
    }

    /// Whether a letter or the like is at `index`: after punctuation a word such as `.zshrc`, which may begin a line.
    private func isWord(at index: Int) -> Bool {
        index < count && traits[index].isDisjoint(with: [.blank, .lineEnd, .closing])
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, traits[end - 1] == .blank { end -= 1 }
        return range.lowerBound..<end
    }

    private func columns(_ range: Range<Int>) -> Int { range.reduce(0) { $0 + columns($1) } }

    /// The width of one character in a truncated line, where line ends become blanks.
    private func columns(_ index: Int) -> Int { traits[index] == .lineEnd ? ellipsis : Int(widths[index]) }

    /// `range` truncated to `width` columns with an ellipsis.
    private func cut(_ range: Range<Int>, width: Int, truncation: Text.TruncationMode) -> TextLine {
        let room = width - ellipsis
        var head = range.lowerBound..<range.lowerBound
        var tail = range.upperBound..<range.upperBound
        switch truncation {
        case .tail: head = trimmed(first(range, in: room))
        case .head: tail = last(range, in: room)
        case .middle:
            head = first(range, in: (room + 1) / 2)
            tail = last(head.upperBound..<range.upperBound, in: room - columns(head))
        }
        return TextLine(head: head, tail: tail, width: columns(head) + ellipsis + columns(tail))
    }

    private func first(_ range: Range<Int>, in width: Int) -> Range<Int> {
        var taken = 0
        var end = range.lowerBound
        while end < range.upperBound, taken + columns(end) <= width {
            taken += columns(end)
            end += 1
        }
        return range.lowerBound..<end
    }

    private func last(_ range: Range<Int>, in width: Int) -> Range<Int> {
        var taken = 0
        var start = range.upperBound
        while start > range.lowerBound, taken + columns(start - 1) <= width {
            start -= 1
            taken += columns(start)
        }
        return start..<range.upperBound
    }
}
