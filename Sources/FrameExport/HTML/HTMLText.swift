/// The rows of a frame as the content of a `pre` element: each row has its own top and each stretch of it its own left end, so
/// that nothing moves what comes after it. The stretches cover the row, for a pointer to find text wherever it is.
struct HTMLText {
    /// How a stretch of cells is written.
    private enum Kind: Equatable {
        /// Text that any monospaced font draws in its cells, in a colour and with attributes.
        case text(UInt32, CellStyle.Attributes)
        /// One cluster that another font may draw.
        case cluster(UInt32, CellStyle.Attributes)
        /// What the picture below draws.
        case drawn
        /// Nothing but blanks.
        case blank
    }

    /// The rows so far, each ended by a newline.
    private(set) var markup = MarkupBytes(capacity: 8_192)
    private let options: SVGOptions
    private let plain: Kind
    private var y = 0
    private var kind: Kind?
    /// The text of the stretch at hand, where it begins and ends; blanks after it are not yet part of it.
    private var text = MarkupBytes()
    private var start = 0
    private var end = 0

    init(options: SVGOptions) {
        self.options = options
        plain = .text(options.colors(of: CellStyle()).glyph, [])
    }

    /// Appends a row; blanks at its end are left out.
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
        // The line feed is in the last stretch, where a person sees a row end.
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

    /// Whether a cell of this kind belongs to the stretch at hand: letters do across one blank, so that no font's blanks shift
    /// what is set in columns.
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

    /// Writes the stretch at hand and the blanks between it and the next.
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

    /// Writes the stretch at hand as an element that is as wide as its cells.
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
