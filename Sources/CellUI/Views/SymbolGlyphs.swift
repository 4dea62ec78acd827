/// Maps SF Symbol names to glyphs of one column, for `Image(systemName:)`.
///
/// Every glyph has text presentation by default, has width 1 and is in common terminal fonts, so that no symbol shifts
/// a row. Symbols of distinct meanings have distinct glyphs; a symbol in a circle, filled or with a badge has that of the symbol.
/// An unknown name drops its modifiers from the end until a known name remains (`leaf.arrow.triangle.circlepath` → `leaf`); if none
/// does, a circled name becomes ◉ and any other ◈. A name that would lose its slash becomes ⊘: it would mean the opposite.
public enum SymbolGlyphs {
    /// The glyph for an SF Symbol name; ◈ for unknown and empty names, ◉ for unknown circled ones, ⊘ for those crossed out.
    public static func glyph(for systemName: String) -> Character {
        if let glyph = table[systemName] { return glyph }
        var parts = systemName.split(separator: ".")
        let isCircled = parts.contains("circle")
        while parts.count > 1 {
            if parts.removeLast() == "slash" { return "⊘" }
            if let glyph = table[parts.joined(separator: ".")] { return glyph }
        }
        return isCircled ? "◉" : "◈"
    }

    /// All symbols, one group per file; each name occurs once.
    static var groups: [[(String, Character)]] {
        [time, media, signs, arrows, shapes, nature, things, people, synonyms, families, numbers]
    }

    /// All glyphs by name.
    static let table: [String: Character] = {
        var table: [String: Character] = [:]
        table.reserveCapacity(groups.reduce(0) { $0 + $1.count })
        for (name, glyph) in groups.joined() { table[name] = glyph }
        return table
    }()

    /// `0.circle` … `20.circle`, also filled and square.
    private static var numbers: [(String, Character)] {
        let open: [Character] = Array("⓪①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳")
        let filled: [Character] = Array("⓿❶❷❸❹❺❻❼❽❾❿⓫⓬⓭⓮⓯⓰⓱⓲⓳⓴")
        return open.indices.flatMap { number in
            [
                ("\(number).circle", open[number]), ("\(number).circle.fill", filled[number]),
                ("\(number).square", open[number]), ("\(number).square.fill", filled[number]),
            ]
        }
    }
}
