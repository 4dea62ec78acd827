@preconcurrency import CNcurses
import CellUI

/// The ncurses attributes and colour pair of a style.
struct CursesAttributes: Equatable {
    let attributes: attr_t
    let pair: Int32
}

/// Pens by style, and what each style is in the terminal's colours.
struct CursesAttributesTable {
    private let depth: ColorDepth
    private var pairs: ColorPairs
    private var reductions: [CellStyle: CellStyle] = [:]
    private var pens: [CellStyle: CursesAttributes] = [:]
    private var isMakingDo = false
    private var madeDo = false

    init(depth: ColorDepth, numbering: ColorNumbering) {
        self.depth = depth
        pairs = ColorPairs(depth: depth, numbering: numbering)
    }

    /// The style in the terminal's colours. Each is reduced once.
    mutating func reduced(_ style: CellStyle) -> CellStyle {
        guard depth != .direct else { return style }
        if let reduced = reductions[style] { return reduced }
        let reduced = ColorReduction.reduced(style, to: depth)
        reductions[style] = reduced
        return reduced
    }

    /// The pen for a style in the terminal's colours; `nil` if colour pairs ran out. Then call ``startOver()`` and repaint everything.
    mutating func pen(for style: CellStyle) -> CursesAttributes? {
        if let pen = pens[style] { return pen }
        let attributes = Self.attributes(style.attributes)
        let pair = pairs.pair(foreground: style.foreground, background: style.background)
        if pair == nil {
            guard isMakingDo else { return nil }
            madeDo = true
        }
        let pen = CursesAttributes(attributes: attributes, pair: pair ?? 0)
        pens[style] = pen
        return pen
    }

    /// Releases all colour pairs for a full repaint. If a single frame needs more than the terminal has (some have 8 colours
    /// and 64 pairs), its last styles use the terminal's default colours from then on.
    mutating func startOver() {
        isMakingDo = true
        madeDo = false
        pens.removeAll(keepingCapacity: true)
        pairs.reset()
    }

    /// Ends a repaint begun with ``startOver()``: running out of pairs is reported again, unless this frame alone had too many.
    mutating func settle() { isMakingDo = madeDo }

    /// ncurses has no strikethrough; dim suggests "no longer" as well.
    private static func attributes(_ attributes: CellStyle.Attributes) -> attr_t {
        var result: attr_t = 0
        if attributes.contains(.bold) { result |= ncurses_bold() }
        if attributes.contains(.dim) || attributes.contains(.strikethrough) { result |= ncurses_dim() }
        if attributes.contains(.italic) { result |= ncurses_italic() }
        if attributes.contains(.underline) { result |= ncurses_underline() }
        if attributes.contains(.reverse) { result |= ncurses_reverse() }
        return result
    }
}
