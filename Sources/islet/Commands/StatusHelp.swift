import StatusLines

/// The formats and the fields of `islet status` as lines of `--help`.
enum StatusHelp {
    static var formats: String { HelpTable.text(StatusFormat.all.map { ($0.name, $0.meaning) }, column: 18) }
    static var fields: String { HelpTable.text(StatusField.all.map { ($0.name, $0.meaning) }, column: 22) }
}
