/// A font of block elements.
///
///     ▟▀▙ ▗█  ▄ ▀▜▌ ▐█▌     two rows, in quarters of cells
///     ▜▄▛  █  ▄ ▄▄▛ ▜▄▛
///
///     ▟█▀▀▜▌ ▗▟█   █▛▀▀█▌   four rows, in quarters of cells: the same two colours, but rounder
///
/// All digits of a font have the same width, so that a running clock does not move. A font with an odd pixel height
/// leaves the lower half of its last row empty. Small fonts draw some lowercase letters as capitals.
public struct BlockFont: Hashable, Sendable {
    /// The drawings that a font scales.
    enum Design: Hashable, Sendable {
        /// Digits in quarters of cells, for two rows.
        case tiny
        /// Digits of 3 × 5 pixels.
        case small
        /// Digits of 5 × 7 pixels, with lowercase letters.
        case regular
        /// Digits of seven segments that are letters, for three rows.
        case segments
        /// Bold digits in quarters of cells, for three to seven rows.
        case numerals(rows: Int)
        /// Bold digits in quarters of cells, for three rows, wider.
        case wideNumerals
        /// Light digits in quarters of cells, for five or ten rows.
        case lightNumerals(rows: Int)
    }

    /// The drawings used.
    let design: Design
    /// The scale factor in both directions.
    let scale: Int
    /// The height in rows of any text in this font.
    public let rows: Int
    /// Whether a pixel is a whole cell, for terminals that show no block elements.
    let usesWholeCells: Bool

    private var face: BlockFace {
        switch design {
        case .tiny: .tiny
        case .small: .small
        case .regular: .regular
        case .segments: .segments
        case .numerals(rows: 3): .numerals3
        case .wideNumerals: .wideNumerals3
        case .numerals(rows: 5): .numerals5
        case .numerals(rows: 6): .numerals6
        case .numerals(rows: 7): .numerals7
        case .numerals: .numerals4
        case .lightNumerals(rows: 10): .lightNumerals10
        case .lightNumerals: .lightNumerals5
        }
    }

    init(_ design: Design, scale: Int = 1, inWholeCells usesWholeCells: Bool = false) {
        precondition(scale >= 1, "a block font is enlarged by a factor of at least 1, not \(scale)")
        self.design = design
        self.scale = scale
        let height =
            switch design {
            case .segments: 3
            case .tiny: 4
            case .small: 5
            case .regular: 7
            case .wideNumerals: 6
            case .numerals(let rows), .lightNumerals(let rows): 2 * rows
            }
        self.usesWholeCells = usesWholeCells
        rows = usesWholeCells ? height * scale : (height * scale + 1) / 2
    }

    /// Digits in two rows, the smallest font.
    public static let tiny = BlockFont(.tiny)
    /// Digits of 3 × 5 pixels in three rows.
    public static let small = BlockFont(.small)
    /// Digits of 5 × 7 pixels in four rows.
    public static let regular = BlockFont(.regular)
    /// Light digits in five and in ten rows, for a clock.
    public static let lightNumerals = [5, 10].map { BlockFont(.lightNumerals(rows: $0)) }
    /// Bold digits in three to seven rows, for a running time; the wider ones of a height later.
    public static let numerals =
        [BlockFont(.numerals(rows: 3)), BlockFont(.wideNumerals)] + (4...7).map { BlockFont(.numerals(rows: $0)) }
    /// The fonts with letters, and all others in their own size.
    private static let pixelFonts = [tiny, small, regular]
    static let all = pixelFonts + lightNumerals + numerals
    /// The fonts in whole cells: in three rows, in five and in seven.
    private static let wholeCells = [Design.segments, .small, .regular].map { BlockFont($0, inWholeCells: true) }
    /// The glyph of a colon's dots in whole cells: in `#`, as digits are, they would look like a part of one.
    private static let dot = Glyph(Character("o"))

    /// This font with its pixels enlarged `factor` times in both directions; `factor` is at least 1.
    public func enlarged(by factor: Int) -> BlockFont {
        BlockFont(design, scale: scale * factor, inWholeCells: usesWholeCells)
    }

    /// The largest font in which `text` fits into `rows` and, if given, `columns`. Round numerals of the weight are preferred to
    /// somewhat larger ones of few pixels, and drawings of more pixels to somewhat larger ones of fewer.
    ///
    /// `nil` if no font is small enough, or a character of `text` has no drawing.
    ///
    /// - Parameter inWholeCells: Whether each pixel is a whole cell, which a letter can stand for: `#` in a locale without Unicode. The
    ///   least font then has three rows, of lines. Default: `false`.
    public static func largest(
        rows: Int, columns: Int? = nil, isBold: Bool = false, inWholeCells: Bool = false, for text: String
    ) -> BlockFont? {
        func largest(of fonts: [BlockFont]) -> BlockFont? {
            var (best, bestHeight): (BlockFont?, Int) = (nil, 0)
            for candidate in fonts where candidate.rows <= rows {
                let face = candidate.face
                guard let width = face.width(of: text) else { continue }
                let needed = width / face.pixelsPerColumn
                let isFixed = candidate.design == .tiny || candidate.design == .segments
                var scale = isFixed ? 1 : (candidate.usesWholeCells ? rows : rows * 2) / face.height
                if let columns, needed > 0 { scale = min(scale, columns / needed) }
                guard scale >= 1, face.height * scale >= bestHeight else { continue }
                (best, bestHeight) = (candidate.enlarged(by: scale), face.height * scale)
            }
            return best
        }
        if inWholeCells { return largest(of: wholeCells) }
        let fonts = [largest(of: pixelFonts), largest(of: [regular]), largest(of: isBold ? numerals : lightNumerals)]
        return fonts.compactMap(\.self).reduce(nil) { coarser, finer in
            coarser.map { Double(finer.pixelHeight) >= 0.7 * Double($0.pixelHeight) ? finer : $0 } ?? finer
        }
    }

    private var pixelsPerColumn: Int { face.pixelsPerColumn }

    private var pixelHeight: Int { face.height * scale }

    /// The size of `text`; characters without a drawing are skipped.
    public func size(of text: String) -> CellSize {
        let face = face
        var width = 0
        for scalar in text.unicodeScalars {
            guard let drawing = face.drawing(of: scalar) else { continue }
            width += (width == 0 ? 0 : face.gap) + drawing.width
        }
        return CellSize(width: width * scale / pixelsPerColumn, height: rows)
    }

    /// The pixels of `text` in its own size, row by row: `#` for ink, `.` for none; characters without a drawing are skipped.
    package func pixels(of text: String) -> [String] {
        let face = face
        let drawings = text.unicodeScalars.compactMap(face.drawing)
        let gap = String(repeating: ".", count: face.gap)
        return (0..<face.height).map { y in
            drawings.map { drawing in
                String((0..<drawing.width).map { drawing.hasPixel($0, y) ? "#" : "." })
            }.joined(separator: gap)
        }
    }

    /// The columns that the first characters of `text` take, with the gap after them, as ``draw(_:at:style:in:clip:fillsCells:)`` places
    /// the next one.
    func columns(before count: Int, of text: String) -> Int {
        text.unicodeScalars.prefix(count).reduce(0) { columns, scalar in
            columns + (face.drawing(of: scalar).map(advance) ?? 0)
        }
    }

    /// The columns from a character to the next one.
    private func advance(after drawing: BlockFace.Drawing) -> Int {
        drawing.width * scale / pixelsPerColumn + face.gap * scale / pixelsPerColumn
    }

    /// Draws `text` with its top left cell at `origin`, inside `clip` and the frame.
    ///
    /// Only cells with a pixel are written: in the style's foreground, bold and dim, keeping the background.
    /// Characters without a drawing are skipped.
    ///
    /// - Parameter fillsCells: Whether strokes have no gaps between two rows, which the blocks of some fonts leave: a whole cell of ink
    ///   is a blank with a background. Default: `false`, which can be read as text.
    public func draw(
        _ text: String, at origin: CellPoint, style: CellStyle, in frame: inout Frame, clip: CellRect,
        fillsCells: Bool = false
    ) {
        let area = clip.intersection(frame.bounds)
        let top = max(0, area.minY - origin.y)
        let bottom = min(rows, area.maxY - origin.y)
        guard top < bottom else { return }
        var ink = CellStyle(foreground: style.foreground, attributes: style.attributes.intersection([.bold, .dim]))
        let face = face
        func quadrants(of drawing: BlockFace.Drawing, column: Int, row: Int) -> Quadrants {
            if usesWholeCells { return drawing.hasPixel(column / scale, row / scale) ? .all : [] }
            return scale == 1
                ? drawing.quadrants(column: column, row: row, isQuartered: face.isQuartered)
                : enlargedQuadrants(of: drawing, column: column, row: row, isQuartered: face.isQuartered)
        }
        var x = origin.x
        for scalar in text.unicodeScalars {
            guard let drawing = face.drawing(of: scalar) else { continue }
            let width = drawing.width * scale / pixelsPerColumn
            let left = max(0, area.minX - x)
            let right = min(width, area.maxX - x)
            for row in top..<bottom where left < right {
                for column in left..<right {
                    let inked = quadrants(of: drawing, column: column, row: row)
                    if inked.isEmpty { continue }
                    if usesWholeCells {
                        let filled = scalar == ":" ? Self.dot : inked.glyph
                        let letter = drawing.letters.isEmpty ? filled : drawing.letters[row][column]
                        ink.background = frame[x + column, origin.y + row].style.background
                        frame.set(Cell(glyph: letter, style: ink), x: x + column, y: origin.y + row)
                        continue
                    }
                    if fillsCells {
                        let old = frame[x + column, origin.y + row]
                        let isJoined =
                            inked == .lower && row + 1 < rows
                            && !quadrants(of: drawing, column: column, row: row + 1).isDisjoint(with: .upper)
                        frame.set(
                            Cell(
                                quarters: inked, ink: ink.foreground, over: old, isJoined: isJoined,
                                attributes: ink.attributes),
                            x: x + column, y: origin.y + row)
                        continue
                    }
                    ink.background = frame[x + column, origin.y + row].style.background
                    frame.set(Cell(glyph: inked.glyph, style: ink), x: x + column, y: origin.y + row)
                }
            }
            x += advance(after: drawing)
        }
    }

    /// The quarters of a cell of an enlarged drawing.
    private func enlargedQuadrants(
        of drawing: BlockFace.Drawing, column: Int, row: Int, isQuartered: Bool
    ) -> Quadrants {
        var quadrants = Quadrants()
        for (dy, halves) in [(0, (Quadrants.upperLeft, Quadrants.upperRight)), (1, (.lowerLeft, .lowerRight))] {
            for (dx, half) in [(0, halves.0), (1, halves.1)]
            where hasInk(drawing, quarter: 2 * column + dx, halfRow: 2 * row + dy, isQuartered: isQuartered) {
                quadrants.insert(half)
            }
        }
        return quadrants
    }

    /// Whether an enlarged drawing has ink in a quarter of a cell. Drawings in quarters keep their round corners: what is cut off at
    /// the corner of a step, and what fills its inner side, grows with the scale.
    private func hasInk(_ drawing: BlockFace.Drawing, quarter: Int, halfRow: Int, isQuartered: Bool) -> Bool {
        let pixel = (x: quarter / (isQuartered ? scale : 2 * scale), y: halfRow / scale)
        let isInk = drawing.hasPixel(pixel.x, pixel.y)
        guard isQuartered else { return isInk }
        // The place inside the pixel, from its middle, in units of half an enlarged quarter.
        let (u, v) = (2 * (quarter - pixel.x * scale) + 1 - scale, 2 * (halfRow - pixel.y * scale) + 1 - scale)
        guard abs(u) + abs(v) >= scale, u != 0, v != 0 else { return isInk }
        let beside = drawing.hasPixel(pixel.x + u.signum(), pixel.y)
        let above = drawing.hasPixel(pixel.x, pixel.y + v.signum())
        let (otherSide, otherEnd) = (
            drawing.hasPixel(pixel.x - u.signum(), pixel.y), drawing.hasPixel(pixel.x, pixel.y - v.signum())
        )
        return beside == above && beside != otherEnd && above != otherSide ? beside : isInk
    }
}
