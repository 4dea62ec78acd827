/// The rows of a frame as the content of a `pre` element.
struct HTMLText {
    /// How a stretch of cells is written.
    private enum Kind: Equatable {
        /// Text that any monospaced font draws in its cells, in a colour and with attributes.
        case text(UInt32, CellStyle.Attributes)
        /// One cluster that another font may draw.
        case cluster(UInt32, CellStyle.Attributes)
        /// What the picture below draws.
        case drawn
    }

    /// The rows so far, each ended by a newline.
    private(set) var markup = MarkupBytes(capacity: 8_192)
    private let options: SVGOptions
    private let plain: Kind
    private var kind: Kind?
    /// The text of the stretch at hand, and its columns; blanks after it are not yet part of it.
    private var text = MarkupBytes()
    private var columns = 0
    private var blanks = 0

    init(options: SVGOptions) {
        self.options = options
        plain = .text(options.colors(of: CellStyle()).glyph, [])
    }

    /// Appends a row; blanks at its end are left out.
    mutating func append(row: ArraySlice<Cell>) {
        for cell in row where !cell.isContinuation {
            if cell.glyph == .space {
                blanks += 1
                continue
            }
            let next = kind(of: cell)
            if next != kind || isCluster(next) {
                close()
                kind = next
            }
            columns += blanks + Int(cell.width)
            while blanks > 0 {
                text.append(" ")
                blanks -= 1
            }
            text.append(escaped: cell.glyph)
        }
        blanks = 0
        close()
        markup.append("\n")
    }

    private func isCluster(_ kind: Kind) -> Bool {
        if case .cluster = kind { true } else { false }
    }

    private func kind(of cell: Cell) -> Kind {
        if let scalar = cell.glyph.scalar, GlyphShape.isDrawn(scalar) { return .drawn }
        let color = options.colors(of: cell.style).glyph
        let attributes = cell.style.attributes.intersection([.bold, .italic])
        return cell.width == 1 && cell.glyph.isPlainText ? .text(color, attributes) : .cluster(color, attributes)
    }

    /// Writes the stretch at hand, and the blanks after it.
    private mutating func close() {
        switch kind {
        case nil: break
        case .text(let color, let attributes):
            if kind == plain {
                markup.append(text)
            } else {
                markup.append("<span style=\"")
                appendLook(color, attributes)
                markup.append("\">")
                markup.append(text)
                markup.append("</span>")
            }
        case .cluster(let color, let attributes):
            markup.append("<b style=\"width:")
            markup.append(number: columns)
            markup.append("ch;")
            appendLook(color, attributes)
            markup.append("\">")
            markup.append(text)
            markup.append("</b>")
        case .drawn:
            markup.append("<i style=\"width:")
            markup.append(number: columns)
            markup.append("ch\">")
            markup.append(text)
            markup.append("</i>")
        }
        for _ in 0..<blanks { markup.append(" ") }
        (kind, columns, blanks, text) = (nil, 0, 0, MarkupBytes())
    }

    private mutating func appendLook(_ color: UInt32, _ attributes: CellStyle.Attributes) {
        markup.append("color:")
        markup.append(color: color)
        if attributes.contains(.bold) { markup.append(";font-weight:bold") }
        if attributes.contains(.italic) { markup.append(";font-style:italic") }
    }
}
