import StatusLines

/// The formats and the fields of `islet status` as tables of its explanation.
enum StatusHelp {
    static var formats: String { table(StatusFormat.all.map { ($0.name, $0.meaning) }) }
    static var fields: String { table(StatusField.all.map { ($0.name, $0.meaning) }) }

    private static func table(_ rows: [(name: String, meaning: String)]) -> String {
        rows.map { "  \($0.name)  \($0.meaning)" }.joined(separator: "\n")
    }
}
