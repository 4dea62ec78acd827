@preconcurrency import CNcurses
import CellUI
import Foundation

/// How a glyph is written to the terminal.
enum CellGlyphs: Equatable {
    /// ncurses writes it, and agrees with the frame about its width. At most five wide characters.
    case plain([wchar_t])
    /// Terminals disagree on its width, or ncurses cannot store it: ``ClusterOverlay`` writes it separately, and the cursor may
    /// move by up to `reach` columns.
    case disputed(bytes: String, reach: Int)

    /// Whether it is written separately.
    var isDisputed: Bool { if case .disputed = self { true } else { false } }
}

/// Letterings by glyph, cached.
struct LetteringTable {
    private let usesUTF8: Bool
    private var letterings: [Glyph: CellGlyphs] = [:]

    init(usesUTF8: Bool) { self.usesUTF8 = usesUTF8 }

    mutating func lettering(of cell: Cell) -> CellGlyphs {
        if let known = letterings[cell.glyph] { return known }
        let lettering = usesUTF8 ? Self.unicode(cell) : Self.ascii(cell)
        letterings[cell.glyph] = lettering
        return lettering
    }

    private static func ascii(_ cell: Cell) -> CellGlyphs {
        let character = AsciiFallback.character(for: cell.glyph)
        let text = [wchar_t(character.asciiValue ?? UInt8(ascii: "?"))]
        // A wide cluster becomes one character; the painter adds the blank.
        return .plain(text)
    }

    private static func unicode(_ cell: Cell) -> CellGlyphs {
        let cluster = cell.graphemeCluster
        let scalars = Array(cluster.unicodeScalars)
        guard let first = scalars.first, let character = cluster.first else { return .plain([0x20]) }
        // Control characters, and the no-break space that the overlay uses as its placeholder, become blanks.
        if first.value < 0x20 || (0x7F...0xA0).contains(first.value) { return .plain([0x20]) }
        let widths = scalars.map { Int(ncurses_character_width(wchar_t($0.value))) }
        let fitsLibrary =
            scalars.count <= Int(CCHARW_MAX) && widths[0] == Int(cell.width)
            && widths.dropFirst().allSatisfy { $0 == 0 }
        if fitsLibrary, !DisplayWidth.isDisputed(character) { return .plain(scalars.map { wchar_t($0.value) }) }
        return .disputed(bytes: cluster, reach: max(Int(cell.width), 2 * scalars.count))
    }
}
