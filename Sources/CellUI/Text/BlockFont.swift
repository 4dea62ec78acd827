/// A font of half blocks: a pixel is one column wide and half a row high, which is a square in most terminals.
///
///     █▀█ ▀█  ▄ ▀██ █▀█     two rows, digits of 3 × 4 pixels
///     █▄█ ▄█▄ ▄ ▄▄█ █▄█
///
/// All digits of a font have the same width, so that a running clock does not move. A font with an odd pixel height
/// leaves the lower half of its last row empty. Small fonts draw some lowercase letters as capitals.
public struct BlockFont: Hashable, Sendable {
    /// The drawings that a font scales.
    enum Design: Hashable, Sendable {
        /// Digits of 3 × 4 pixels, for two rows.
        case tiny
        /// Digits of 3 × 5 pixels.
        case small
        /// Digits of 5 × 7 pixels, with lowercase letters.
        case regular
    }

    /// The drawings used.
    let design: Design
    /// The scale factor in both directions.
    let scale: Int
    /// The height in rows of any text in this font.
    public let rows: Int

    private var face: BlockFace {
        switch design {
        case .tiny: .tiny
        case .small: .small
        case .regular: .regular
        }
    }

    init(_ design: Design, scale: Int = 1) {
        precondition(scale >= 1, "a block font is enlarged by a factor of at least 1, not \(scale)")
        self.design = design
        self.scale = scale
        let height =
            switch design {
            case .tiny: 4
            case .small: 5
            case .regular: 7
            }
        rows = (height * scale + 1) / 2
    }

    /// Digits of 3 × 4 pixels in two rows, the smallest font.
    public static let tiny = BlockFont(.tiny)
    /// Digits of 3 × 5 pixels in three rows.
    public static let small = BlockFont(.small)
    /// Digits of 5 × 7 pixels in four rows.
    public static let regular = BlockFont(.regular)

    /// This font with its pixels enlarged `factor` times in both directions; `factor` is at least 1.
    public func enlarged(by factor: Int) -> BlockFont { BlockFont(design, scale: scale * factor) }

    /// The largest font in which `text` fits into `rows` and, if given, `columns`.
    ///
    /// `nil` if no font is small enough, or a character of `text` has no drawing.
    public static func largest(rows: Int, columns: Int? = nil, for text: String) -> BlockFont? {
        var best: BlockFont?
        for candidate in [BlockFont.tiny, .small, .regular] where candidate.rows <= rows {
            guard let advance = candidate.face.width(of: text) else { return nil }
            var scale = candidate.design == .tiny ? 1 : rows * 2 / candidate.face.height
            if let columns, advance > 0 { scale = min(scale, columns / advance) }
            guard scale >= 1 else { continue }
            let font = BlockFont(candidate.design, scale: scale)
            if best.map({ font.pixelHeight >= $0.pixelHeight }) ?? true { best = font }
        }
        return best
    }

    private var pixelHeight: Int { face.height * scale }

    /// The size of `text`; characters without a drawing are skipped.
    public func size(of text: String) -> CellSize {
        var width = 0
        for scalar in text.unicodeScalars {
            guard let drawing = face.drawing(of: scalar) else { continue }
            width += (width == 0 ? 0 : 1) + Int(drawing.width)
        }
        return CellSize(width: width * scale, height: rows)
    }

    /// Draws `text` with its top left cell at `origin`, inside `clip` and the frame.
    ///
    /// Only cells with a pixel are written: in the style's foreground, bold and dim, keeping the background.
    /// Characters without a drawing are skipped.
    public func draw(
        _ text: String, at origin: CellPoint, style: CellStyle, in frame: inout Frame, clip: CellRect
    ) {
        let area = clip.intersection(frame.bounds)
        let top = max(0, area.minY - origin.y)
        let bottom = min(rows, area.maxY - origin.y)
        guard top < bottom else { return }
        var ink = CellStyle(foreground: style.foreground, attributes: style.attributes.intersection([.bold, .dim]))
        var x = origin.x
        for scalar in text.unicodeScalars {
            guard let drawing = face.drawing(of: scalar) else { continue }
            let width = Int(drawing.width) * scale
            let left = max(0, area.minX - x)
            let right = min(width, area.maxX - x)
            for row in top..<bottom where left < right {
                let upper = drawing.row(row * 2 / scale)
                let lower = row * 2 + 1 < pixelHeight ? drawing.row((row * 2 + 1) / scale) : 0
                for column in left..<right {
                    let pixel = column / scale
                    guard let block = Self.blocks[(upper >> pixel & 1) | (lower >> pixel & 1) << 1] else { continue }
                    ink.background = frame[x + column, origin.y + row].style.background
                    frame.put(Cell(glyph: block, style: ink), x: x + column, y: origin.y + row)
                }
            }
            x += width + scale
        }
    }

    /// Empty, ▀, ▄ and █: bit 0 is the upper pixel, bit 1 the lower one.
    private static let blocks: [Glyph?] = [nil] + (["▀", "▄", "█"] as [Unicode.Scalar]).map { Glyph($0) }
}
