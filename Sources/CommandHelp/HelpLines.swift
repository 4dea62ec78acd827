import PlainText

/// Lines of help of a certain width: what has no room goes on below where it began.
struct HelpLines {
    /// Columns of the longest line. Only a longer word and an example, which someone may copy, exceed it.
    let width: Int
    /// What was written, each line with its end.
    private(set) var text = ""

    init(width: Int) { self.width = width }

    /// Command lines; each goes on below its first argument, broken between arguments.
    mutating func usage(_ lines: [String]) {
        let label = "Usage: "
        for (index, line) in lines.enumerated() {
            let start = index == 0 ? label : String(repeating: " ", count: label.count)
            // Do not break the line at the blank within `[--method <name>]`.
            var depth = 0
            let guarded = String(
                line.map { character -> Character in
                    if "[(".contains(character) { depth += 1 }
                    if "])".contains(character) { depth -= 1 }
                    return character == " " && depth > 0 ? Self.blankInGroup : character
                })
            let hanging = start.count + (line.prefix { !"[(<-".contains($0) }).count
            let longest = guarded.split(separator: " ").map(\.count).max() ?? 0
            let wrapped = HelpWrapping.text(
                guarded, indent: start.count, hanging: max(2, min(hanging, width / 3, width - longest)), width: width)
            text += start + String(wrapped.dropFirst(start.count).map { $0 == Self.blankInGroup ? " " : $0 })
        }
    }

    /// A heading, after an empty line.
    mutating func title(_ title: String) { text += "\n\(title)\n" }

    /// Paragraphs, tables and literal lines; without an indent each after an empty line.
    mutating func blocks(_ blocks: [Prose.Block], indent: Int = 0) {
        for (index, block) in blocks.enumerated() {
            if indent == 0 || index > 0 { text += "\n" }
            switch block {
            case .paragraph(let paragraph):
                text += HelpWrapping.text(paragraph, indent: indent, hanging: indent, width: width)
            case .table(let table): rows(table.map { ($0.name, $0.meaning) })
            case .literal(let lines):
                text += lines.map { String(repeating: " ", count: indent) + $0 + "\n" }.joined()
            }
        }
    }

    /// Two columns. A name that is too long for the first has a line of its own.
    mutating func rows(_ rows: [(name: String, meaning: String)], column: Int? = nil) {
        let column = column ?? self.column(for: rows.map(\.name))
        for row in rows {
            if row.name.count + 4 <= column {
                let meaning = HelpWrapping.text(row.meaning, indent: column, hanging: column, width: width)
                text += "  " + row.name.padded(to: column - 2) + meaning.dropFirst(column)
            } else {
                text += HelpWrapping.text(row.name, indent: 2, hanging: 4, width: width)
                text += HelpWrapping.text(row.meaning, indent: column, hanging: column, width: width)
            }
        }
    }

    /// Where the second column begins: behind the longest name that leaves two thirds of the line to it.
    func column(for names: [String]) -> Int { max(names.map { $0.count + 4 }.filter { $0 <= width / 3 }.max() ?? 0, 6) }

    private static let blankInGroup: Character = "\u{1F}"
}
