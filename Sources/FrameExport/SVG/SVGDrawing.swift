/// The shapes and text of one frame, grouped by colour in order of first use.
struct SVGDrawing {
    private let frame: Frame
    private let options: SVGOptions
    /// The colour already painted behind the picture; `nil` if there is none.
    private let wholeGround: UInt32?
    private var grounds: AreaInk
    private var blocks: AreaInk
    private var lines: AreaInk
    private var fills = PathInk()
    private var strokes = PathInk()
    private var dots = PathInk()
    private var words = TextInk()

    /// Creates the drawing of a picture on the default background, which is already painted.
    init(frame: Frame, options: SVGOptions) {
        self.init(frame: frame, options: options, ground: options.colors(of: CellStyle()).behind)
    }

    /// Creates the drawing of a picture on an already painted `ground`; `nil` if nothing is painted.
    init(frame: Frame, options: SVGOptions, ground: UInt32?) {
        self.frame = frame
        self.options = options
        wholeGround = ground
        grounds = AreaInk(columns: frame.width)
        blocks = grounds
        lines = grounds
        gather()
    }

    /// Writes all shapes: first backgrounds, then blocks, lines and symbols.
    func writeShapes(to markup: inout MarkupBytes) {
        if !grounds.isEmpty || !blocks.isEmpty {
            markup.append("<g shape-rendering=\"crispEdges\">\n")
            grounds.write(to: &markup)
            blocks.write(to: &markup)
            markup.append("</g>\n")
        }
        lines.write(to: &markup)
        fills.write("fill", to: &markup)
        if !strokes.isEmpty {
            markup.append("<g fill=\"none\">\n")
            strokes.write("stroke", to: &markup)
            markup.append("</g>\n")
        }
        if !dots.isEmpty {
            markup.append("<g fill=\"none\" stroke-width=\"2\" stroke-linecap=\"round\">\n")
            dots.write("stroke", to: &markup)
            markup.append("</g>\n")
        }
    }

    /// Writes the glyphs that are drawn by a font.
    func writeText(to markup: inout MarkupBytes) { words.write(to: &markup) }

    // MARK: Gathering

    private mutating func gather() {
        var style = CellStyle()
        var colors = options.colors(of: style)
        var index = 0
        for y in 0..<frame.height {
            var groundStart = 0
            var ground = colors.behind
            var followsBlank = false
            for x in 0..<frame.width {
                let cell = frame.cells[index]
                index += 1
                if cell.style != style {
                    style = cell.style
                    colors = options.colors(of: style)
                }
                if colors.behind != ground {
                    addGround(ground, from: groundStart, to: x, y: y)
                    (groundStart, ground) = (x, colors.behind)
                }
                if cell.isContinuation { continue }
                if !style.attributes.isDisjoint(with: [.underline, .strikethrough]) {
                    addLines(style.attributes, x: x, y: y, width: Int(cell.width), color: colors.glyph)
                }
                if cell.glyph == .space {
                    followsBlank = true
                    continue
                }
                if let shape = cell.glyph.scalar.flatMap(GlyphShape.shape(of:)) {
                    add(shape, x: x, y: y, colors: colors)
                } else if let emoji = emoji(in: cell) {
                    words.add(emoji, x: x, y: y, width: Int(cell.width))
                } else {
                    words.add(cell, x: x, y: y, color: colors.glyph, followsBlank: followsBlank)
                }
                followsBlank = false
            }
            addGround(ground, from: groundStart, to: frame.width, y: y)
            grounds.endRow()
            blocks.endRow()
            lines.endRow()
        }
    }

    /// A picture of the emoji in a wide cell, if emoji are drawn as pictures.
    private func emoji(in cell: Cell) -> EmojiFont.Emoji? {
        guard options.drawsEmoji, cell.width == 2, let character = cell.glyph.graphemeCluster.first,
            character.isEmojiPresented
        else { return nil }
        // As wide as two columns.
        return EmojiFont.shared?.emoji(character, size: 16 / PointFont.emojiEms * options.scale)
    }

    /// Adds the background of part of a row, unless it equals that of the whole picture.
    private mutating func addGround(_ color: UInt32, from start: Int, to end: Int, y: Int) {
        if color == wholeGround || end <= start { return }
        grounds.add(.points(start * 8, y * 16, (end - start) * 8, 16), color: color)
    }

    /// Adds underline and strikethrough as areas, because spaces have them too.
    private mutating func addLines(_ attributes: CellStyle.Attributes, x: Int, y: Int, width: Int, color: UInt32) {
        if attributes.contains(.underline) { lines.add(.points(x * 8, y * 16 + 14, width * 8, 1), color: color) }
        if attributes.contains(.strikethrough) { lines.add(.points(x * 8, y * 16 + 8, width * 8, 1), color: color) }
    }

    private mutating func add(_ shape: GlyphShape, x: Int, y: Int, colors: (glyph: UInt32, behind: UInt32)) {
        if !shape.blocks.isEmpty {
            let color =
                shape.eighths == 8
                ? colors.glyph : SVGOptions.mix(colors.glyph, colors.behind, eighths: shape.eighths)
            for area in shape.blocks { blocks.add(area.offset(x: x * 80, y: y * 160), color: color) }
        }
        for area in shape.lines { lines.add(area.offset(x: x * 80, y: y * 160), color: colors.glyph) }
        if let fill = shape.symbol.fill { fills.add(fill, x: x * 8, y: y * 16, color: colors.glyph) }
        if let stroke = shape.symbol.stroke { strokes.add(stroke, x: x * 8, y: y * 16, color: colors.glyph) }
        if shape.dots != 0 {
            for (bit, place) in GlyphShape.dotPlaces.enumerated() where shape.dots >> bit & 1 == 1 {
                dots.add("h0", x: x * 8 + place.x, y: y * 16 + place.y, color: colors.glyph)
            }
        }
    }
}

/// Path data grouped by colour, in order of first use.
struct PathInk {
    private var layers: [(color: UInt32, data: MarkupBytes)] = []

    /// Whether it is empty.
    var isEmpty: Bool { layers.isEmpty }

    /// Adds path data that starts at a position in points.
    mutating func add(_ data: StaticString, x: Int, y: Int, color: UInt32) {
        let index = index(of: color)
        layers[index].data.append("M")
        layers[index].data.append(number: x)
        layers[index].data.append(" ")
        layers[index].data.append(number: y)
        layers[index].data.append(data)
    }

    private mutating func index(of color: UInt32) -> Int {
        if let index = layers.lastIndex(where: { $0.color == color }) { return index }
        layers.append((color, MarkupBytes()))
        return layers.count - 1
    }

    /// Writes one path per colour; `paint` is the attribute for the colour: `fill` or `stroke`.
    func write(_ paint: StaticString, to markup: inout MarkupBytes) {
        for layer in layers {
            markup.append("<path ")
            markup.append(paint)
            markup.append("=\"")
            markup.append(color: layer.color)
            markup.append("\" d=\"")
            markup.append(layer.data)
            markup.append("\"/>\n")
        }
    }
}
