/// The outline of a symbol, as path data of SVG.
///
/// The outlines are Phosphor's (MIT licence), under the names of the SF Symbols with the same meaning: Apple's own must not be used
/// here.
public struct SymbolOutline: Hashable, Sendable {
    /// The name under which the table has it.
    public let name: String
    /// The width, in multiples of the square in which symbols are drawn.
    public let width: Double
    /// The height, in multiples of the square in which symbols are drawn.
    public let height: Double
    /// Path data in thousandths of the square, from the symbol's top left; filled by the even-odd rule.
    public let path: String

    /// The thousandths in which ``path`` is written.
    public static let unitsPerSquare = 1000.0
}

/// The symbols for which there is an outline.
public enum SymbolOutlines {
    /// The outline of an SF Symbol. A name that the table does not have drops its parts from the end until it is found, as with
    /// ``SymbolGlyphs``; `nil` if nothing is left.
    public static func outline(named name: String) -> SymbolOutline? {
        if let outline = table[name] { return outline }
        var parts = name.split(separator: ".")
        while parts.count > 1 {
            parts.removeLast()
            if let outline = table[parts.joined(separator: ".")] { return outline }
        }
        return nil
    }

    /// The symbol that is drawn for a letter which stands for one in text, such as `◉`; `nil` for all other letters.
    static func symbol(for character: Character) -> SymbolOutline? {
        guard let scalar = character.unicodeScalars.first, scalar.value >= 0x2000 else { return nil }
        return table[String(character)]
    }

    /// The names that have an outline of their own.
    static var names: [String] { Array(table.keys) }

    /// The size of a symbol, known or not, in multiples of the square.
    static func size(of name: String) -> CGSize {
        outline(named: name).map { CGSize(width: $0.width, height: $0.height) } ?? CGSize(width: 0.85, height: 0.85)
    }

    /// Read at the first use: each line of ``SymbolOutlineTable`` has a name, the size in thousandths, and the path.
    private static let table: [String: SymbolOutline] = {
        var table: [String: SymbolOutline] = [:]
        for line in SymbolOutlineTable.lines.description.split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 3)
            guard parts.count == 4, let width = Double(parts[1]), let height = Double(parts[2]) else { continue }
            table[String(parts[0])] = SymbolOutline(
                name: String(parts[0]), width: width / 1000, height: height / 1000, path: String(parts[3]))
        }
        return table
    }()
}

extension SymbolOutlines {
    /// The size in points of a symbol beside text of a size.
    public static func size(of name: String, besideTextOf size: Double) -> CGSize {
        let unit = self.size(of: name)
        return CGSize(width: unit.width * PointFont.symbolEms * size, height: unit.height * PointFont.symbolEms * size)
    }
}
