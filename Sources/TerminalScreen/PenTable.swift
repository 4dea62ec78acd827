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

    init(depth: ColorDepth) {
        self.depth = depth
        pairs = ColorPairs(depth: depth)
    }

    /// The pen for `style`; `nil` when colour pairs ran out: ``reset()`` and paint all anew.
    mutating func pen(for style: CellStyle) -> Pen? {
        if let pen = pens[style] { return pen }
        let reduced = ColorReduction.reduced(style, to: depth)
        guard let pair = pairs.pair(foreground: reduced.foreground, background: reduced.background) else { return nil }
        let pen = Pen(attributes: Self.attributes(reduced.attributes), pair: pair)
        pens[style] = pen
        return pen
    }

    mutating func reset() {
        pens.removeAll(keepingCapacity: true)
        pairs.reset()
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
