/// A table in Markdown.
///
///     | key | what it does |
///     |---|---|
///     | `q` | leave |
struct MarkdownTable {
    /// The table's text, ending with a newline.
    let text: String

    /// Creates a table of rows with as many cells as the header.
    init(_ header: [String], _ rows: [[String]]) {
        let lines = [header, header.map { _ in "" }] + rows
        text = lines.enumerated().map { index, cells in
            index == 1
                ? "|" + String(repeating: "---|", count: cells.count) + "\n"
                : "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
        }.joined()
    }
}
