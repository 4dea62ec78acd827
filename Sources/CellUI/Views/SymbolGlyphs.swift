/// What `Image(systemName:)` shows: a glyph of one column for an SF Symbol's name.
///
/// Every glyph has text presentation by default and width 1, and is in the terminal fonts that are common, so that no
/// symbol shifts a row. A name without a glyph of its own loses its modifiers, the last first, until a known name is
/// left (`trash.slash.fill` → `trash`); when none is, a circled name gives ◉ and any other ◈.
public enum SymbolGlyphs {
    /// The glyph for an SF Symbol's name; unknown and empty names give ◈.
    public static func glyph(for systemName: String) -> Character {
        if let glyph = table[systemName] { return glyph }
        var parts = systemName.split(separator: ".")
        let isCircled = parts.contains("circle")
        while parts.count > 1 {
            parts.removeLast()
            if let glyph = table[parts.joined(separator: ".")] { return glyph }
        }
        return isCircled ? "◉" : "◈"
    }

    /// All symbols, one group a file; none is named twice.
    static var groups: [[(String, Character)]] {
        [time, media, signs, arrows, shapes, nature, things, people, families, numbers]
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
