/// A symbol drawn in half cells, where its font makes it at least four of them high: one glyph would be a speck.
///
///     █ █   ▀▄ ▄▀   █▀▀
///     █ █    ▄▀▄   ▄█
///     ▀ ▀   ▀   ▀  ▀▀
///
/// Each drawing is made by hand, so that bars are whole pixels and the pixels of a diagonal have an edge in common: those that meet at
/// corners only look like a chequered board. One of an odd height has a middle: it is for a frame, where a
/// circle of as many half rows may be around it.
struct PixelSign: Sendable {
    /// The pixels, row by row, half a column wide and half a row high.
    private let rows: [[Bool]]

    /// The width in half columns, which is even.
    var width: Int { rows[0].count }
    /// The height in half rows.
    var height: Int { rows.count }

    private init(_ lines: String) {
        rows = lines.utf8.split(separator: UInt8(ascii: "/")).map { $0.map { $0 == UInt8(ascii: "#") } }
    }

    private init(rows: [[Bool]]) { self.rows = rows }

    /// The largest drawing of a symbol that is at most `height` half rows high; `nil` if it has none.
    static func largest(of symbol: String, height: Int) -> PixelSign? {
        drawings[symbol]?.last { $0.height <= height }
    }

    /// The largest drawing of a symbol that has a middle and is no more than half a row higher than `height`; `nil` if it has none.
    static func centered(of symbol: String, height: Int) -> PixelSign? {
        drawings[symbol]?.last { $0.height <= height + 1 && !$0.height.isMultiple(of: 2) }
    }

    /// The drawings of a symbol for its places; `nil` if it has none at its size.
    struct Choice: Sendable {
        /// The drawing without a frame; `nil` for its glyph.
        let free: PixelSign?
        /// The drawing in the middle of a frame; `nil` for the glyph.
        let framed: PixelSign?
        /// The drawing in the middle of a circle of any size; `nil` for the glyph.
        let surrounded: PixelSign?
        /// The drawing in the middle of a circle that is large enough for it; `nil` for that of any circle.
        let encircled: PixelSign?
        /// The columns of the least circle for it.
        let leastCircle: Int

        init?(of symbol: String, height: Int) {
            free = PixelSign.largest(of: symbol, height: height)
            surrounded = free.map { PixelSign.centered(of: symbol, height: height) ?? $0 }
            // A frame has room for a drawing that is a little higher than the font: one glyph would be a speck.
            framed = surrounded ?? (height >= 3 ? PixelSign.small[symbol] ?? PixelSign.drawings[symbol]?.first : nil)
            let isTiny = height == 2
            let drawings = isTiny ? PixelSign.small : height == 3 ? PixelSign.encircled : [:]
            encircled = free == nil ? drawings[symbol] : nil
            leastCircle = isTiny ? 5 : 7
            if framed == nil, encircled == nil { return nil }
        }
    }

    /// Whether there is a pixel at a place, which may be outside the drawing.
    func hasPixel(_ x: Int, _ y: Int) -> Bool { rows.indices.contains(y) && rows[y].indices.contains(x) && rows[y][x] }

    /// The quarters of a cell that have ink if the drawing begins `shift` half columns and half rows, 0 or 1, after a cell's edges.
    func quadrants(column: Int, row: Int, shift: (x: Int, y: Int)) -> Quadrants {
        var quadrants = Quadrants()
        for quarter in 0..<4 {
            let (x, y) = (2 * column + quarter % 2 - shift.x, 2 * row + quarter / 2 - shift.y)
            if hasPixel(x, y) { quadrants.insert(Quadrants(rawValue: 1 << UInt8(quarter))) }
        }
        return quadrants
    }

    /// The same drawing as a mirror shows it.
    var mirrored: PixelSign { PixelSign(rows: rows.map { $0.reversed() }) }

    /// Drawings three half rows high, for frames around symbols of that height, and for circles of five columns: of whole columns, which
    /// have no gaps between two rows. A cross is as wide as it is high, or it would look like a letter; of pixels that meet at corners only
    /// it would be five dots.
    private static let small: [String: PixelSign] = [
        "pause.fill": "##..##/##..##/##..##",
        "play.fill": "###.../######/###...",
        "xmark": "##..##/.####./##..##",
        "plus": "..##../######/..##..",
        "checkmark": "....##/##.##./.###..",
    ].mapValues(PixelSign.init)

    /// Drawings for circles of seven columns or more around such symbols: those for frames, but for a cross of two diagonals, of which a
    /// lower one would be a bar with four feet.
    private static let encircled = small.merging(
        ["xmark": PixelSign("##....##/.##..##./..####../.##..##./##....##")]) { $1 }

    /// Small rings by their columns, which are as many as their half rows. Those of six have corners of two pixels: so they look as thick
    /// as the sides.
    static let rings: [Int: PixelSign] = [
        4: "..####../##....##/##....##/..####..",
        6: "...######.../.###....###./##........##/##........##/.###....###./...######...",
    ].mapValues(PixelSign.init)

    /// The drawings by symbol, the lowest first.
    private static let drawings: [String: [PixelSign]] = [
        "pause.fill": [
            "##..##/##..##/##..##/##..##",
            "##..##/##..##/##..##/##..##/##..##",
            "###..###/###..###/###..###/###..###/###..###/###..###",
            "###..###/###..###/###..###/###..###/###..###/###..###/###..###",
        ],
        "play.fill": [
            "##..../#####./#####./##....",
            "##....../#####.../########/#####.../##......",
            "##......../#####...../########../########../#####...../##........",
            "##........../#####......./########..../###########./########..../#####......./##..........",
        ],
        "xmark": [
            "###..###/..####../..####../###..###",
            "##......##/.###..###./...####.../.###..###./##......##",
            "###......###/..###..###../....####..../....####..../..###..###../###......###",
            "###........###/..###....###../....######..../.....####...../....######..../..###....###../###........###",
        ],
        "plus": [
            "....##..../....##..../##########/....##..../....##...."
        ],
        "checkmark": [
            ".......###/.....###../###.###.../..####....",
            ".........###/.......###../###..###..../..######..../....##......",
            "............##/..........####/##......####../####..####..../..########..../....####......",
        ],
        // Two bulbs and a neck between: with less than three rows inside its frame it would be the letter I.
        "hourglass": [
            "########/.######./...##.../.######./########",
            "############/.##########./...######.../.....##...../...######.../.##########./############",
        ],
        "waveform": [
            "....#...../..#.#.#.../#.#.#.#.#./..#.#.#.../....#....."
        ],
        // One with a flag: two under a beam are an arch of so few pixels.
        "music.note": [
            "...###../...#.#../.###..../.###....",
            "....###./....#.##/....#.../.####.../.####...",
            ".....###..../.....#####../.....##..##./.....##...../.######...../########..../.######.....",
        ],
    ].mapValues { $0.map(PixelSign.init) }
}

/// A symbol as pixels; in less space than it needs, its glyph.
final class PixelSignNode: LayoutNode {
    private let signs: PixelSign.Choice
    /// The drawing for its place; `nil` for the glyph.
    private var sign: PixelSign?
    private let glyph: GlyphNode
    private let paint: Paint
    private let scale: CellScale
    private var isFramed = false
    private var isEncircled = false
    private var isMirrored = false

    init(_ signs: PixelSign.Choice, paint: Paint, glyph: GlyphNode, scale: CellScale) {
        (self.signs, sign) = (signs, signs.free)
        (self.paint, self.glyph, self.scale) = (paint, glyph, scale)
    }

    private func size(of sign: PixelSign) -> CGSize {
        CGSize(width: scale.width(columns: sign.width / 2), height: scale.pointsPerRow / 2 * Double(sign.height))
    }

    override func framed(width: Bool, height: Bool) { (isFramed, sign) = (true, signs.framed) }

    override func encircled(by other: LayoutNode, side: CGFloat?) {
        guard other.isCircle else { return }
        (isFramed, isEncircled, sign) = (true, true, signs.surrounded)
        guard let side, CenteredCircle.columns(side, scale: scale) >= signs.leastCircle else { return }
        sign = signs.encircled ?? sign
        if sign != nil { other.surroundPixels() }
    }

    override func mirror() {
        isMirrored.toggle()
        glyph.mirror()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let sign else { return glyph.size(proposal) }
        let size = size(of: sign)
        let isCramped =
            proposal.width.map { !size.width.fits($0) } ?? false
            || proposal.height.map { !size.height.fits($0) } ?? false
        return isCramped ? glyph.size(proposal) : size
    }

    override func draw(in rect: CGRect, context: inout DrawingContext) {
        let drawing = isEvenlyFramed(in: rect) ? signs.free : sign
        guard let sign = isMirrored ? drawing?.mirrored : drawing, size(of: sign).width.fits(rect.width),
            size(of: sign).height.fits(rect.height)
        else {
            return glyph.draw(in: rect, context: &context)
        }
        let (x, y) = start(of: sign, in: rect)
        let shift = (x: x & 1, y: y & 1)
        let cells = CellRect(
            x: x >> 1, y: y >> 1, width: (sign.width + shift.x + 1) / 2, height: (sign.height + shift.y + 1) / 2)
        for row in 0..<cells.height {
            for column in 0..<cells.width {
                context.draw(
                    quarters: sign.quadrants(column: column, row: row, shift: shift), x: cells.minX + column,
                    y: cells.minY + row,
                    paint: paint, in: cells)
            }
        }
    }

    /// Whether the middle of a frame without a circle is an edge of a half row, around which a drawing of an even height is.
    private func isEvenlyFramed(in rect: CGRect) -> Bool {
        guard isFramed, !isEncircled, let free = signs.free, free.height.isMultiple(of: 2) else { return false }
        let middle = 2 * rect.midY / scale.pointsPerRow
        return abs(middle - middle.rounded()) < 0.25
    }

    /// The half column and the half row at which the drawing begins: the nearest ones or, inside a frame, those that have the cell of a
    /// letter and the nearest half row in the middle, as a large circle around it has.
    private func start(of sign: PixelSign, in rect: CGRect) -> (x: Int, y: Int) {
        guard isFramed else {
            return (
                Int((2 * rect.minX / scale.pointsPerColumn).rounded()),
                Int((2 * rect.minY / scale.pointsPerRow).rounded())
            )
        }
        let letter = scale.cell(
            CGPoint(x: rect.midX - scale.pointsPerColumn / 2, y: rect.midY - scale.pointsPerRow / 2))
        let (column, row) = (2 * letter.x + 1, 2 * letter.y + 1)
        if isEvenlyFramed(in: rect) {
            return (column - sign.width / 2, scale.halfRow(of: rect.midY + scale.pointsPerRow / 4) - sign.height / 2)
        }
        return (
            column - sign.width / 2,
            sign.height.isMultiple(of: 2) ? row - sign.height / 2 : scale.halfRow(of: rect.midY) - sign.height / 2
        )
    }

    override func hasText(at side: HorizontalSide) -> Bool { true }
    override func read(into reading: inout Reading) { glyph.read(into: &reading) }
    override func describe(in size: CGSize, _ description: inout Description) {
        glyph.describe(in: size, &description)
    }
}
