import Configuration
import HostSystem
import PlainText

/// The exit statuses as lines of `--help`.
enum ExitStatusHelp {
    static var table: String {
        HelpTable.text(ExitStatus.allCases.map { ("\($0.rawValue)", $0.meaning) }, column: 6)
    }
}

/// The environment variables as lines of `--help`.
enum EnvironmentHelp {
    static var table: String {
        let rows = EnvironmentVariable.all.map { ($0.name, $0.meaning) }
        return HelpTable.text(rows, column: (rows.map(\.0.count).max() ?? 0) + 4)
    }
}

/// Two columns, the second wrapped under itself: ArgumentParser would wrap to the left edge.
///
///     ISLET_HAPTICS             haptics: how events make
///                               themselves felt
enum HelpTable {
    /// The width that ArgumentParser takes where it knows of no terminal.
    private static let width = 80

    static func text(_ rows: [(name: String, meaning: String)], column: Int) -> String {
        rows.map { row in
            var lines: [String] = []
            var line = "  " + row.name.padded(to: column - 2)
            for word in row.meaning.split(separator: " ") {
                if line.count > column, line.count + 1 + word.count >= width {
                    lines.append(line)
                    line = String(repeating: " ", count: column)
                }
                line += (line.count > column ? " " : "") + word
            }
            return (lines + [line]).joined(separator: "\n")
        }.joined(separator: "\n")
    }
}
