/// The inline Markdown of string literals: emphasis, strikethrough, code and links; white space stays as it is.
///
/// Markers without a partner are letters. Source: CommonMark 0.31, section 6, without images, HTML and entities, which SwiftUI
/// does not draw either; strikethrough as on GitHub.
struct InlineMarkdown {
    /// Letters of one style.
    struct Run: Equatable {
        var text: String
        var style: Style
        /// Where a link leads; `nil` for other letters.
        var address: String?
    }

    /// How letters are marked.
    struct Style: OptionSet {
        let rawValue: Int
        static let strong = Style(rawValue: 1)
        static let emphasis = Style(rawValue: 2)
        static let strikethrough = Style(rawValue: 4)
        static let code = Style(rawValue: 8)
        static let link = Style(rawValue: 16)
    }

    /// Whether a text may have markup. Almost none has, and texts are made in every frame.
    static func mayMark(_ text: String) -> Bool {
        text.utf8.contains { byte in
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["),
                UInt8(ascii: "\\"):
                true
            default: false
            }
        }
    }

    /// Whether a value may have markup, or may change what markers around it mean: they are read as beside a letter.
    static func mayMark(_ value: String, besideMarkers: Bool) -> Bool {
        guard let first = value.first, let last = value.last else { return true }
        return first.isWhitespace || last.isWhitespace || mayMark(value)
    }

    private let letters: [Character]
    private(set) var runs: [Run] = []
    /// Where the link leads whose letters are being read.
    private var address: String?

    /// - Parameter numbers: What U+FFFC stands for, which decides the form of English words; `nil` leaves words as they are. Default: none.
    init(_ text: String, numbers: [Double?]? = []) {
        letters = Array(numbers.map { Inflection.applied(to: text, numbers: $0) } ?? text)
        parse(letters.indices, style: [])
    }

    private mutating func add(_ text: String, _ style: Style) {
        if text.isEmpty { return }
        if let last = runs.last, last.style == style, last.address == address {
            runs[runs.count - 1].text += text
        } else {
            runs.append(Run(text: text, style: style, address: address))
        }
    }

    private mutating func parse(_ range: Range<Int>, style: Style) {
        var index = range.lowerBound
        while index < range.upperBound {
            switch letters[index] {
            case "\\" where isPunctuation(index + 1, in: range):
                add(String(letters[index + 1]), style)
                index += 2
            case "`":
                index = parseCode(index, in: range, style)
            case "^"
            where index + 1 < range.upperBound && letters[index + 1] == "["
                && link(at: index + 1, in: range) != nil:
                // Attributes of Foundation, as `^[3 Tasse](inflect: true)`: the words stay as they are written.
                index = parseLink(index + 1, in: range, style, adding: [])
            case "[":
                index = parseLink(index, in: range, style)
            case "*", "_", "~":
                index = parseEmphasis(index, in: range, style)
            default:
                add(String(letters[index]), style)
                index += 1
            }
        }
    }

    private func isPunctuation(_ index: Int, in range: Range<Int>) -> Bool {
        guard index < range.upperBound, let byte = letters[index].asciiValue else { return false }
        return (0x21...0x7E).contains(byte) && !letters[index].isLetter && !letters[index].isNumber
    }

    /// The number of equal letters from `index` on.
    private func runLength(_ index: Int, in range: Range<Int>) -> Int {
        (index..<range.upperBound).first { letters[$0] != letters[index] }.map { $0 - index }
            ?? range.upperBound - index
    }

    private mutating func parseCode(_ start: Int, in range: Range<Int>, _ style: Style) -> Int {
        let length = runLength(start, in: range)
        var index = start + length
        while index < range.upperBound {
            guard letters[index] == "`" else {
                index += 1
                continue
            }
            let end = runLength(index, in: range)
            if end == length {
                add(String(letters[start + length..<index]), style.union(.code))
                return index + end
            }
            index += end
        }
        add(String(letters[start..<start + length]), style)
        return start + length
    }

    /// Where the brackets of a link end, and its parentheses; `nil` if there is none.
    private func link(at start: Int, in range: Range<Int>) -> (text: Int, end: Int)? {
        var depth = 0
        var index = start
        while index < range.upperBound {
            switch letters[index] {
            case "\\": index += 1
            case "[": depth += 1
            case "]": depth -= 1
            default: break
            }
            if depth == 0 { break }
            index += 1
        }
        guard index + 1 < range.upperBound, letters[index + 1] == "(",
            let end = (index + 2..<range.upperBound).first(where: { letters[$0] == ")" })
        else { return nil }
        return (index, end)
    }

    private mutating func parseLink(
        _ start: Int, in range: Range<Int>, _ style: Style, adding mark: Style = .link
    ) -> Int {
        guard let link = link(at: start, in: range) else {
            add("[", style)
            return start + 1
        }
        let outer = address
        if mark == .link { address = String(letters[link.text + 2..<link.end]) }
        parse(start + 1..<link.text, style: style.union(mark))
        address = outer
        return link.end + 1
    }

    private mutating func parseEmphasis(_ start: Int, in range: Range<Int>, _ style: Style) -> Int {
        let marker = letters[start]
        let length = runLength(start, in: range)
        for width in [2, 1] where width <= length {
            guard opens(start, length, in: range), let end = closer(of: marker, width, from: start + width, in: range)
            else { continue }
            let mark: Style = marker == "~" ? .strikethrough : width == 2 ? .strong : .emphasis
            parse(start + width..<end, style: style.union(mark))
            return end + width
        }
        add(String(repeating: marker, count: length), style)
        return start + length
    }

    /// Whether markers are followed by a letter, and underscores do not follow one.
    private func opens(_ start: Int, _ length: Int, in range: Range<Int>) -> Bool {
        guard start + length < range.upperBound, !letters[start + length].isWhitespace else { return false }
        return letters[start] != "_" || start == range.lowerBound || !isWord(letters[start - 1])
    }

    /// Where the markers that close begin: the last ones of a run that is as long, or one or two longer.
    private func closer(of marker: Character, _ width: Int, from start: Int, in range: Range<Int>) -> Int? {
        var index = start
        while index < range.upperBound {
            if letters[index] == "\\" {
                index += 2
                continue
            }
            guard letters[index] == marker else {
                index += 1
                continue
            }
            let length = runLength(index, in: range)
            let end = index + length
            let isFree = marker != "_" || end == range.upperBound || !isWord(letters[end])
            let hasWidth = width == 2 ? length >= 2 : length % 2 == 1
            if index > start, !letters[index - 1].isWhitespace, isFree, hasWidth { return end - width }
            index = end
        }
        return nil
    }

    private func isWord(_ letter: Character) -> Bool { letter.isLetter || letter.isNumber }
}

extension InlineMarkdown {
    /// A text of literal parts, which may have markup, and others, which do not.
    ///
    /// - Parameter isEnglish: Whether words that are marked for it take the form for their number. Default: yes.
    static func text(of parts: [LocalizedStringKey.Part], isEnglish: Bool = true) -> Text {
        let texts = pieces(of: parts, isEnglish: isEnglish).map { $0.text.marked($0.run.style) }
        return texts.count == 1 ? texts[0] : Text(storage: .joined(texts))
    }

    /// The runs of literal parts, and the others with the run that they are in. The values of a link's address are in the address.
    static func pieces(of parts: [LocalizedStringKey.Part], isEnglish: Bool) -> [(text: Text, run: Run)] {
        let placeholder: Character = "\u{FFFC}"
        var others: [Text] = []
        var string = ""
        for part in parts {
            switch part {
            case .literal(let literal): string += literal.filter { $0 != placeholder }
            case .text(let text):
                others.append(text)
                string.append(placeholder)
            }
        }
        var next = others.makeIterator()
        var pieces: [(text: Text, run: Run)] = []
        let numbers = isEnglish ? others.map { Inflection.number(in: $0.plainText) } : nil
        let runs = InlineMarkdown(string, numbers: numbers).runs
        // Where the pieces of the current link begin.
        var link = 0
        for (index, run) in runs.enumerated() {
            if index > 0, runs[index - 1].address != run.address { link = pieces.count }
            for piece in run.text.splitting(placeholder) {
                let text = piece == String(placeholder) ? next.next() : Text(verbatim: piece)
                if let text { pieces.append((text, run)) }
            }
            // The values of an address come after those of its words.
            guard let address = run.address, index + 1 == runs.count || runs[index + 1].address != address else {
                continue
            }
            let whole = address.splitting(placeholder).map { piece in
                piece == String(placeholder) ? next.next()?.plainText ?? "" : piece
            }.joined()
            for place in link..<pieces.count { pieces[place].run.address = whole }
        }
        return pieces
    }
}

extension [LocalizedStringKey.Part] {
    /// The text, in which the Markdown of literals is drawn, but not that of values.
    ///
    /// - Parameter isEnglish: Whether words that are marked for it take the form for their number.
    func text(isEnglish: Bool) -> Text {
        let isMarked = contains { part in
            if case .literal(let literal) = part { InlineMarkdown.mayMark(literal) } else { false }
        }
        if isMarked { return InlineMarkdown.text(of: self, isEnglish: isEnglish) }
        return count == 1 ? self[0].text : Text(storage: .joined(map(\.text)))
    }
}

extension String {
    /// The parts between placeholders, and each placeholder.
    fileprivate func splitting(_ placeholder: Character) -> [String] {
        var parts: [String] = []
        for letter in self {
            if letter == placeholder || parts.isEmpty || parts.last == String(placeholder) {
                parts.append(String(letter))
            } else {
                parts[parts.count - 1].append(letter)
            }
        }
        return parts
    }
}

extension Text {
    /// This text in a style of Markdown. A link has the accent's colour; as in a widget, it cannot be clicked.
    fileprivate func marked(_ style: InlineMarkdown.Style) -> Text {
        if style.isEmpty { return self }
        var text = Text(storage: .joined([self]))
        if style.contains(.strong) { text.style.weight = .bold }
        if style.contains(.emphasis) { text.style.isItalic = true }
        if style.contains(.strikethrough) { text.style.isStruckThrough = true }
        if style.contains(.code) { text.style.isMonospaced = true }
        if style.contains(.link) { text.foreground = AnyShapeStyle(TintShapeStyle()) }
        return text
    }
}
