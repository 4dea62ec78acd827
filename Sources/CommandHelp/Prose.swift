/// The explanation of a command, taken apart: paragraphs, tables, and parts with a title such as EXAMPLES.
///
///     A plain number is minutes.         a paragraph
///
///     FIELDS                             a part
///       elapsed   12:34, the time sat    with a table
package struct Prose: Hashable {
    /// What stands between blank lines.
    package enum Block: Hashable {
        /// A sentence or more, on one line.
        case paragraph(String)
        /// Two columns.
        case table([Row])
        /// Lines that stay as they are.
        case literal([String])
    }

    /// A line of a table.
    package struct Row: Hashable {
        /// The first column.
        package let name: String
        /// The second column.
        package var meaning: String
    }

    /// What stands under a title.
    package struct Part: Hashable {
        /// The title.
        package let title: String
        /// What stands under it.
        package var blocks: [Block]

        /// The lines of it that stay as they are.
        package var lines: [String] {
            blocks.flatMap { block in
                if case .literal(let lines) = block { lines } else { [String]() }
            }
        }
    }

    /// What comes before the first title.
    package private(set) var blocks: [Block] = []
    /// What comes after.
    package private(set) var parts: [Part] = []

    /// Takes a text apart.
    package init(_ text: String) {
        for block in text.split(separator: "\n\n") {
            var lines = block.split(separator: "\n").map(String.init)
            if let title = lines.first, Self.isTitle(title) {
                parts.append(Part(title: title, blocks: []))
                lines.removeFirst()
            }
            guard !lines.isEmpty else { continue }
            if parts.isEmpty {
                blocks.append(Self.block(lines))
            } else {
                let last = parts.count - 1
                let isExamples = parts[last].title == "EXAMPLES"
                parts[last].blocks.append(isExamples ? .literal(lines.map(Self.outdented)) : Self.block(lines))
            }
        }
    }

    /// The part of a title; nil if there is none.
    package func part(_ title: String) -> Part? { parts.first { $0.title == title } }

    private static func isTitle(_ line: String) -> Bool {
        line.contains(where: \.isLetter) && !line.contains { !$0.isUppercase && $0 != " " }
    }

    private static func outdented(_ line: String) -> String { String(line.dropFirst(line.hasPrefix("  ") ? 2 : 0)) }

    private static func block(_ lines: [String]) -> Block {
        table(lines).map(Block.table)
            ?? .paragraph(lines.map { $0.trimmingPrefix { $0 == " " } }.joined(separator: " "))
    }

    /// The rows of lines with two columns; what is indented further continues the second.
    private static func table(_ lines: [String]) -> [Row]? {
        let base = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        var rows: [Row] = []
        for line in lines.map({ $0.dropFirst(base) }) {
            if line.hasPrefix("  "), !rows.isEmpty {
                rows[rows.count - 1].meaning += " " + line.trimmingPrefix { $0 == " " }
            } else if let match = line.wholeMatch(of: /(\S.*?) {2,}(\S.*)/) {
                rows.append(Row(name: String(match.output.1), meaning: String(match.output.2)))
            } else {
                return nil
            }
        }
        return rows
    }
}
