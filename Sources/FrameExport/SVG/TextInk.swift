/// The text of a picture as words: runs of clusters in one row and style, with at most one space between clusters. A wide
/// cluster, or one that may come from a fallback font, is its own word.
struct TextInk {
    private struct Word {
        let x, y: Int
        var width: Int
        let look: Look
        /// Whether the next cluster may extend the word.
        let isOpen: Bool
        /// The range of its escaped text in `text`.
        var range: Range<Int>
    }

    /// The attributes that consecutive words may share.
    private struct Look: Equatable {
        let color: UInt32
        let attributes: CellStyle.Attributes
    }

    private var words: [Word] = []
    private var text = MarkupBytes()
    /// The emoji that are pictures.
    private var pictures = MarkupBytes()

    /// Adds a cell's glyph; call it in reading order.
    ///
    /// - Parameter followsBlank: Whether the previous cell is a space.
    mutating func add(_ cell: Cell, x: Int, y: Int, color: UInt32, followsBlank: Bool) {
        let look = Look(color: color, attributes: cell.style.attributes.intersection([.bold, .italic]))
        let isOpen = cell.width == 1 && cell.glyph.isPlainText
        if isOpen, let last = words.last, last.isOpen, last.y == y, last.look == look {
            let gap = x - last.x - last.width
            if gap == 0 || (gap == 1 && followsBlank) {
                if gap == 1 { text.append(" ") }
                text.append(escaped: cell.glyph)
                words[words.count - 1].width += gap + 1
                words[words.count - 1].range = last.range.lowerBound..<text.count
                return
            }
        }
        let start = text.count
        text.append(escaped: cell.glyph)
        words.append(
            Word(x: x, y: y, width: Int(cell.width), look: look, isOpen: isOpen, range: start..<text.count))
    }

    /// Adds an emoji as a picture in its two cells.
    mutating func add(_ emoji: EmojiFont.Emoji, x: Int, y: Int, width: Int) {
        let (columns, row) = (Double(width * 8), Double(y * 16))
        let height = columns * Double(emoji.bitmap.height) / Double(emoji.bitmap.width)
        pictures.append(
            image: emoji.bitmap,
            in: CGRect(x: Double(x * 8), y: row + (16 - height) / 2, width: columns, height: height))
    }

    /// Writes one `text` element per word, with position and length; shared attributes are written once on a group.
    func write(to markup: inout MarkupBytes) {
        var index = 0
        while index < words.count {
            let look = words[index].look
            let start = index
            while index < words.count, words[index].look == look { index += 1 }
            if index - start == 1 {
                write(words[start], look: look, to: &markup)
                continue
            }
            markup.append("<g")
            Self.write(look, to: &markup)
            markup.append(">\n")
            for word in words[start..<index] { write(word, look: nil, to: &markup) }
            markup.append("</g>\n")
        }
        markup.append(pictures)
    }

    private func write(_ word: Word, look: Look?, to markup: inout MarkupBytes) {
        markup.append("<text x=\"")
        markup.append(number: word.x * 8)
        markup.append("\" y=\"")
        markup.append(number: word.y * 16 + 12)
        markup.append("\" textLength=\"")
        markup.append(number: word.width * 8)
        markup.append("\" lengthAdjust=\"spacingAndGlyphs\"")
        if let look { Self.write(look, to: &markup) }
        markup.append(">")
        markup.append(text.bytes[word.range])
        markup.append("</text>\n")
    }

    private static func write(_ look: Look, to markup: inout MarkupBytes) {
        markup.append(" fill=\"")
        markup.append(color: look.color)
        markup.append("\"")
        if look.attributes.contains(.bold) { markup.append(" font-weight=\"bold\"") }
        if look.attributes.contains(.italic) { markup.append(" font-style=\"italic\"") }
    }
}
