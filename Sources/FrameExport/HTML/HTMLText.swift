/// The rows of a frame as the content of a `pre` element. Each row and each run in it is positioned absolutely, so that a
/// font's widths do not shift what follows. The runs cover the whole row, so that text can be selected anywhere.
struct HTMLText {
    /// The markup of a run of cells.
    private enum Kind: Equatable {
        /// Text in a colour with attributes, which any monospaced font draws at the width of its cells.
        case text(UInt32, CellStyle.Attributes)
        /// One cluster that may come from a fallback font.
        case cluster(UInt32, CellStyle.Attributes)
        /// Glyphs that the SVG below draws.
        case drawn
        /// Spaces only.
        case blank
    }

    /// The rows so far, each terminated by a newline.
    private(set) var markup = MarkupBytes(capacity: 8_192)
    private let options: SVGOptions
    private let plain: Kind
    private var y = 0
    private var kind: Kind?
    /// The text of the current run and its columns, without trailing spaces.
    private var text = MarkupBytes()
    private var start = 0
    private var end = 0

    init(options: SVGOptions) {
        self.options = options
        plain = .text(options.colors(of: CellStyle()).glyph, [])
    }

    /// Appends a row, without trailing spaces.
    mutating func append(row: ArraySlice<Cell>) {
        markup.append("<span style=\"--y:")
        markup.append(number: y)
        markup.append("\">")
        for (x, cell) in row.enumerated() where !cell.isContinuation && cell.glyph != .space {
            let next = kind(of: cell)
            if !goesOn(next, at: x) {
                close(before: x)
                (kind, start, end) = (next, x, x)
            }
            appendBlanks(x - end)
            text.append(escaped: cell.glyph)
            end = x + Int(cell.width)
        }
        // Put the newline into the last run, extended to the end of the row.
        if case .cluster = kind, end < row.count {
            write(upTo: end)
            (kind, start) = (.blank, end)
        }
        if kind != nil {
            text.append("\n")
            write(upTo: row.count)
        } else {
            markup.append("\n")
        }
        markup.append("</span>")
        end = 0
        y += 1
    }

    /// Whether a cell of this kind continues the current run. Text continues across a single space only, so that a font's space
    /// width does not shift aligned columns.
    private func goesOn(_ next: Kind, at x: Int) -> Bool {
        guard next == kind else { return false }
        switch next {
        case .text: return x - end <= 1
        case .drawn: return x == end
        case .cluster, .blank: return false
        }
    }

    private func kind(of cell: Cell) -> Kind {
        if let scalar = cell.glyph.scalar, GlyphShape.isDrawn(scalar) { return .drawn }
        let color = options.colors(of: cell.style).glyph
        let attributes = cell.style.attributes.intersection([.bold, .italic])
        return cell.width == 1 && cell.glyph.isPlainText ? .text(color, attributes) : .cluster(color, attributes)
    }

    /// Writes the current run and the spaces before the next.
    private mutating func close(before x: Int) {
        if case .text = kind {
            appendBlanks(x - end)
        } else {
            if kind != nil { write(upTo: end) }
            if x == end { return }
            (kind, start) = (.blank, end)
            appendBlanks(x - end)
        }
        write(upTo: x)
    }

    private mutating func appendBlanks(_ count: Int) {
        for _ in 0..<count { text.append(" ") }
    }

    /// Writes the current run as an element as wide as its cells.
    private mutating func write(upTo end: Int) {
        let name: StaticString
        switch kind {
        case .cluster: name = "b"
        case .drawn: name = "i"
        default: name = "span"
        }
        markup.append("<")
        markup.append(name)
        markup.append(" style=\"--x:")
        markup.append(number: start)
        markup.append(";--n:")
        markup.append(number: end - start)
        switch kind {
        case .text(let color, let attributes), .cluster(let color, let attributes):
            appendLook(color, attributes)
        default: break
        }
        markup.append("\">")
        markup.append(text)
        markup.append("</")
        markup.append(name)
        markup.append(">")
        (kind, text) = (nil, MarkupBytes())
    }

    private mutating func appendLook(_ color: UInt32, _ attributes: CellStyle.Attributes) {
        if .text(color, attributes) == plain { return }
        markup.append(";color:")
        markup.append(color: color)
        if attributes.contains(.bold) { markup.append(";font-weight:bold") }
        if attributes.contains(.italic) { markup.append(";font-style:italic") }
    }
}
