/// Writes the items of a true picture as SVG elements, in order.
struct PointSVGWriter {
    let options: PointSVGOptions
    /// The elements so far.
    var body = MarkupBytes(capacity: 16_384)
    /// What the elements refer to.
    var definitions = PointSVGDefinitions()
    /// Whether everything is white: the shape of a mask, whose opacity alone matters.
    var isMask = false

    init(options: PointSVGOptions) { self.options = options }

    /// Writes `items`.
    mutating func write(_ items: [PointCanvas.Item]) {
        for item in items {
            switch item {
            case .fill(let path, let ink, let isEOFilled): fill(path, ink, isEOFilled: isEOFilled)
            case .stroke(let path, let style, let ink): stroke(path, style, ink)
            case .text(let text): write(text)
            case .symbol(let name, let rect, let ink): symbol(name, in: rect, ink)
            case .image(let bitmap, let rect, let opacity, let isSmooth):
                image(bitmap, in: rect, opacity: opacity, isSmooth: isSmooth)
            case .group(let group): write(group)
            }
        }
    }

    // MARK: Pictures

    private mutating func image(_ bitmap: Bitmap, in rect: CGRect, opacity: Double, isSmooth: Bool) {
        let drawn = isMask ? bitmap.recolored { _ in CellColor(hex: 0xFF_FFFF) } : bitmap
        body.append(image: drawn, in: rect, opacity: opacity, isSmooth: isSmooth)
    }

    // MARK: Paths

    private mutating func fill(_ path: Path, _ ink: PointCanvas.Ink, isEOFilled: Bool) {
        let paint = attribute("fill", ink)
        body.append("<path d=\"")
        body.append(path: path)
        body.append("\"")
        body.append(paint)
        if isEOFilled { body.append(" fill-rule=\"evenodd\"") }
        body.append("/>\n")
    }

    private mutating func stroke(_ path: Path, _ style: StrokeStyle, _ ink: PointCanvas.Ink) {
        let paint = attribute("stroke", ink)
        body.append("<path d=\"")
        body.append(path: path)
        body.append("\" fill=\"none\"")
        body.append(paint)
        body.append(" stroke-width=\"")
        body.append(length: style.lineWidth)
        body.append("\"")
        switch style.lineCap {
        case .round: body.append(" stroke-linecap=\"round\"")
        case .square: body.append(" stroke-linecap=\"square\"")
        default: break
        }
        switch style.lineJoin {
        case .round: body.append(" stroke-linejoin=\"round\"")
        case .bevel: body.append(" stroke-linejoin=\"bevel\"")
        default: break
        }
        if !style.dash.isEmpty {
            body.append(" stroke-dasharray=\"")
            for (index, length) in style.dash.enumerated() {
                if index > 0 { body.append(" ") }
                body.append(length: max(0, length))
            }
            body.append("\" stroke-dashoffset=\"")
            body.append(length: style.dashPhase)
            body.append("\"")
        }
        body.append("/>\n")
    }

    // MARK: Symbols

    private mutating func symbol(_ name: String, in rect: CGRect, _ ink: PointCanvas.Ink) {
        guard let outline = SymbolOutlines.outline(named: name), outline.width > 0, outline.height > 0 else { return }
        let units = SymbolOutline.unitsPerSquare
        // A gradient is in the coordinates of the element that it fills.
        let own = CGRect(x: 0, y: 0, width: outline.width * units, height: outline.height * units)
        let paint = attribute("fill", PointCanvas.Ink(ink.paint, in: own))
        let number = definitions.number(of: "symbol \(outline.name)") { number, markup in
            markup.append("<path id=\"d")
            markup.append(number: number)
            markup.append("\" fill-rule=\"evenodd\" d=\"")
            markup.append(outline.path)
            markup.append("\"/>\n")
        }
        body.append("<use href=\"#d")
        body.append(number: number)
        body.append("\" transform=\"translate(")
        body.append(point: rect.origin)
        body.append(") scale(")
        body.append(rect.width / (outline.width * units), decimals: 5)
        body.append(" ")
        body.append(rect.height / (outline.height * units), decimals: 5)
        body.append(")\"")
        body.append(paint)
        body.append("/>\n")
    }

    // MARK: Text

    private mutating func write(_ text: PointText) {
        if text.isUnderlined { line(under: text, at: text.origin.y + text.font.size * 0.1) }
        if text.isStruckThrough { line(under: text, at: text.origin.y - text.font.size * 0.27) }
        // Letters that are read from right to left join each other, and the renderer finds their order among others: they stay one text.
        // Where they are text, emoji that are recoloured are texts of their own: a filter would change the letters beside them.
        var rest = text
        rest.emojiChanges = []
        guard options.drawsOutlines || !text.emojiChanges.isEmpty, !text.string.hasRightToLeftLetters else {
            return writeLetters(rest)
        }
        // What the table has no outline for stays text; the rest are outlines.
        rest.string = ""
        var x = text.origin.x
        // Letters that are tracked, or shrunk, differ from those of their font by the same each.
        let tracking = (text.width - text.font.width(of: text.string)) / CGFloat(max(1, text.string.count))
        var letters: [Letter] = []
        for character in text.string {
            let width = text.font.width(of: character) + tracking
            if let emoji = emoji(character, text.font.size) {
                flush(&rest)
                image(
                    text.emojiChanges.reduce(emoji.bitmap) { $0.recolored(by: $1.callAsFunction) },
                    in: emoji.rect(at: CGPoint(x: x, y: text.origin.y), width: width, textSize: text.font.size),
                    opacity: text.ink.paint.solid?.1 ?? 1, isSmooth: true)
            } else if options.drawsOutlines, let scalar = GlyphOutlines.key(of: character, in: text.font) {
                flush(&rest)
                if scalar.value > 0x20 { letters.append(Letter(scalar, of: character, at: x, width, text.font)) }
            } else if width > 0 {
                let changes = character.isEmojiPresented ? text.emojiChanges : []
                if rest.emojiChanges != changes { flush(&rest) }
                rest.emojiChanges = changes
                if rest.string.isEmpty { (rest.origin.x, rest.width) = (x, 0) }
                rest.string.append(character)
                rest.width += width
            }
            x += width
        }
        flush(&rest)
        write(letters, of: text)
    }

    /// A letter as a picture, if it is an emoji and emoji are drawn as pictures.
    private func emoji(_ character: Character, _ size: Double) -> EmojiFont.Emoji? {
        guard options.colors.drawsEmoji, character.isEmojiPresented else { return nil }
        return EmojiFont.shared?.emoji(character, size: size * options.scale)
    }

    private mutating func flush(_ text: inout PointText) {
        if !text.string.isEmpty { writeLetters(text) }
        text.string = ""
    }

    /// A letter with an outline.
    private struct Letter {
        let scalar: Unicode.Scalar
        let x: Double
        /// How much of its own width it has: of one that is wider than all letters of its font less than 1, and what the font says.
        let factor: Double

        /// A letter in a place as wide as `width`. In a monospaced font, whose outlines are those of another, it stands in the middle.
        init(_ scalar: Unicode.Scalar, of character: Character, at x: Double, _ width: Double, _ font: PointFont) {
            self.scalar = scalar
            var natural = font
            natural.isMonospaced = false
            let own = natural.width(of: character)
            guard font.isMonospaced, own > 0, width > 0 else {
                (self.x, factor) = (x, font.isStretched(character) ? font.stretch : 1)
                return
            }
            factor = min(1, width / own)
            self.x = x + (width - own * factor) / 2
        }
    }

    /// Writes letters as outlines.
    private mutating func write(_ letters: [Letter], of text: PointText) {
        guard !letters.isEmpty else { return }
        let scale = text.font.size / GlyphOutlines.unitsPerEm
        let isPlain = if case .color = text.ink.paint { true } else { false }
        body.append("<g")
        if isPlain { body.append(attribute("fill", text.ink)) }
        body.append(">\n")
        for letter in letters {
            let (scalar, x) = (letter.scalar, letter.x)
            let weight = GlyphOutlines.weight(nearest: text.font.weight)
            let isRounded = text.font.isRounded
            guard let path = GlyphOutlines.path(of: scalar, weight: weight, isRounded: isRounded) else { continue }
            let key = "letter \(weight) \(scalar.value)" + (isRounded ? " rounded" : "")
            let number = definitions.number(of: key) { number, markup in
                markup.append("<path id=\"d")
                markup.append(number: number)
                markup.append("\" d=\"")
                markup.append(path)
                markup.append("\"/>\n")
            }
            body.append("<use href=\"#d")
            body.append(number: number)
            body.append("\" transform=\"matrix(")
            body.append(scale * letter.factor, decimals: 5)
            body.append(" 0 ")
            body.append(text.font.isItalic ? -scale * 0.17 : 0, decimals: 5)
            body.append(" ")
            body.append(scale, decimals: 5)
            body.append(" ")
            body.append(length: x)
            body.append(" ")
            body.append(length: text.origin.y)
            body.append(")\"")
            if !isPlain {
                // A gradient is in the coordinates of the element that it fills.
                let rect = text.ink.rect
                let own = CGRect(
                    x: (rect.minX - x) / (scale * letter.factor), y: (rect.minY - text.origin.y) / scale,
                    width: rect.width / (scale * letter.factor), height: rect.height / scale)
                body.append(attribute("fill", PointCanvas.Ink(text.ink.paint, in: own)))
            }
            body.append("/>\n")
        }
        body.append("</g>\n")
    }

    /// Writes letters as text with its length.
    private mutating func writeLetters(_ text: PointText) {
        let paint = attribute("fill", text.ink)
        // What keeps no length of text, as librsvg, leaves as much free, or takes as much, at both sides.
        let isCentered = options.drawsOutlines && text.string.hasRightToLeftLetters
        body.append("<text x=\"")
        body.append(length: text.origin.x + (isCentered ? text.width / 2 : 0))
        body.append("\" y=\"")
        body.append(length: text.origin.y)
        body.append("\" font-size=\"")
        body.append(length: text.font.size)
        body.append("\"")
        if text.font.weight != 400 {
            body.append(" font-weight=\"")
            body.append(number: text.font.weight)
            body.append("\"")
        }
        if text.font.isItalic { body.append(" font-style=\"italic\"") }
        if text.font.isMonospaced {
            body.append(" font-family=\"ui-monospace,'SF Mono',Menlo,monospace\"")
        } else if text.font.hasMonospacedDigits {
            body.append(" font-variant-numeric=\"tabular-nums\"")
        }
        if text.font.isRounded {
            body.append(" font-family=\"ui-rounded,'SF Pro Rounded',")
            body.append(PointSVG.fonts)
            body.append("\"")
        }
        // A text begins at its right edge if its first letter is read from right to left.
        if text.string.beginsRightToLeft { body.append(" direction=\"rtl\"") }
        if isCentered {
            body.append(" text-anchor=\"middle\"")
        } else if text.string.beginsRightToLeft {
            body.append(" text-anchor=\"end\"")
        }
        body.append(" textLength=\"")
        body.append(length: text.width)
        if text.font.stretch != 1 { body.append("\" lengthAdjust=\"spacingAndGlyphs") }
        body.append("\" xml:space=\"preserve\"")
        body.append(paint)
        if !text.emojiChanges.isEmpty { body.append(emojiFilter(text.emojiChanges, of: text)) }
        body.append(">")
        body.append(escaped: text.string)
        body.append("</text>\n")
    }

    private mutating func line(under text: PointText, at y: CGFloat) {
        let thickness = max(0.5, text.font.size / 18)
        let rect = CGRect(x: text.origin.x, y: y, width: text.width, height: thickness)
        fill(Path(rect), text.ink, isEOFilled: false)
    }
}
