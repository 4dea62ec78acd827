@preconcurrency import CNcurses
import CellUI

/// What ncurses needs to draw in a style.
struct Pen: Equatable {
    let attributes: attr_t
    let pair: Int32
}

/// Pens by style: each style is reduced to the terminal's colours once.
struct PenTable {
    private let depth: ColorDepth
    private var pairs: ColorPairs
    private var pens: [CellStyle: Pen] = [:]
    private var isMakingDo = false
    private var madeDo = false

    init(depth: ColorDepth, numbering: ColorNumbering) {
        self.depth = depth
        pairs = ColorPairs(depth: depth, numbering: numbering)
    }

    /// The pen for `style`; `nil` when colour pairs ran out: ``startOver()`` and paint all anew.
    mutating func pen(for style: CellStyle) -> Pen? {
        if let pen = pens[style] { return pen }
        let reduced = Self.reduced(style, to: depth)
        let attributes = Self.attributes(reduced.attributes)
        let pair = pairs.pair(foreground: reduced.foreground, background: reduced.background)
        if pair == nil {
            guard isMakingDo else { return nil }
            madeDo = true
        }
        let pen = Pen(attributes: attributes, pair: pair ?? 0)
        pens[style] = pen
        return pen
    }

    /// Forgets all pairs and lets a frame be painted with new ones. Where one frame asks for more than the terminal
    /// has (there are terminals of eight colours with 64 pairs), the styles that come last have the terminal's own
    /// colours, from then on.
    mutating func startOver() {
        isMakingDo = true
        madeDo = false
        pens.removeAll(keepingCapacity: true)
        pairs.reset()
    }

    /// Ends what ``startOver()`` began: pairs that run out are told again, unless one frame had too many.
    mutating func settle() { isMakingDo = madeDo }

    /// The style as a terminal of `depth` shows it best. Terminals that show bold text in the bright colour, as xterm does,
    /// make bold black a grey: on a light ground the title was fainter than the rest.
    static func reduced(_ style: CellStyle, to depth: ColorDepth) -> CellStyle {
        var reduced = ColorReduction.reduced(style, to: depth)
        if reduced.foreground == .ansi(0), style.foreground != .ansi(0) { reduced.attributes.remove(.bold) }
        return reduced
    }

    /// ncurses has no strikethrough; text so marked is dim, which says "no longer" as well.
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
