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
    /// The outline of an SF Symbol. A sign in a circle or a square and one that is crossed out are put together if the table does not have
    /// them. Any other name drops its parts from the end until it is found, as with ``SymbolGlyphs``; `nil` if nothing is left.
    public static func outline(named name: String) -> SymbolOutline? {
        if let outline = table[name] { return outline }
        if name.utf8.contains(UInt8(ascii: "/")) { return layer(named: name) }
        for ground in ["circle", "circle.fill", "square", "square.fill"] where name.hasSuffix("." + ground) {
            let sign = String(name.dropLast(ground.count + 1))
            guard let around = table[ground], let sign = table[sign + ".fill"] ?? outline(named: sign) else { break }
            return SymbolOutline(sign, in: around, named: name)
        }
        var parts = name.split(separator: ".")
        while parts.count > 1 {
            let part = parts.removeLast()
            // Without its slash a symbol would mean the opposite.
            if part == "slash" { return crossedOut(parts.joined(separator: "."), named: name) }
            if let outline = table[parts.joined(separator: ".")] { return outline }
        }
        return nil
    }

    /// A symbol with a slash across it, which cuts what is filled; `nil` if there is no such symbol.
    private static func crossedOut(_ symbol: String, named name: String) -> SymbolOutline? {
        guard let slash = table["slash"],
            let ground = (name.hasSuffix(".fill") ? table[symbol + ".fill"] : nil) ?? outline(named: symbol)
        else { return nil }
        return SymbolOutline(slash, in: ground, named: name, share: max(ground.width, ground.height))
    }

    /// The names that have an outline in the table.
    static var names: [String] { Array(table.keys) }

    /// The symbol that is drawn for a letter which stands for one in text, such as `◉`; `nil` for all other letters.
    static func symbol(for character: Character) -> SymbolOutline? {
        guard let scalar = character.unicodeScalars.first, scalar.value >= 0x2000 else { return nil }
        return table[String(character)]
    }

    /// The size of a symbol, known or not, in multiples of the square.
    static func size(of name: String) -> CGSize {
        outline(named: name).map { CGSize(width: $0.width, height: $0.height) } ?? CGSize(width: 0.85, height: 0.85)
    }

    /// Read at the first use: each line of ``SymbolOutlineTable`` has a name, the size in thousandths, and the path. Bytes are
    /// compared, not characters: finding the ends of grapheme clusters in all paths takes fifty times as long.
    static let table: [String: SymbolOutline] = SymbolOutlineTable.lines.withUTF8Buffer { bytes in
        var table: [String: SymbolOutline] = [:]
        table.reserveCapacity(4096)
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 3)
            func text(_ index: Int) -> String { String(decoding: parts[index], as: UTF8.self) }
            guard parts.count == 4, let width = Double(text(1)), let height = Double(text(2)) else { continue }
            let name = text(0)
            table[name] = SymbolOutline(name: name, width: width / 1000, height: height / 1000, path: text(3))
        }
        return table
    }
}

extension SymbolOutlines {
    /// The size in points of a symbol beside text of a size.
    public static func size(of name: String, besideTextOf size: Double) -> CGSize {
        let unit = self.size(of: name)
        return CGSize(width: unit.width * PointFont.symbolEms * size, height: unit.height * PointFont.symbolEms * size)
    }
}
