extension FrameFormat where Output == String {
    /// Glyphs only: one line per row, terminated by a newline, without trailing spaces.
    public static var text: FrameFormat {
        FrameFormat(name: "text", fileExtension: "txt") { frame, _ in
            frame.height == 0 ? "" : frame.text + "\n"
        }
    }
}

extension FrameFormat where Output == String {
    /// Glyphs with escape sequences, for `cat` in a terminal. The style is reset at the end of each row, so that rows are
    /// independent and no colour leaks into what follows.
    ///
    /// - Parameter color: The colour sent to the terminal for a cell's colour, to reduce to 256, 16 or 8 colours; `nil` leaves
    ///   the colour out. Default: the cell's exact colour.
    public static func ansi(
        color: @escaping @Sendable (CellColor) -> SGRColor? = { SGRColor(exactly: $0) }
    ) -> FrameFormat {
        FrameFormat(name: "ansi", fileExtension: "ansi") { frame, _ in
            var output = ""
            for y in 0..<frame.height { appendRow(frame.row(y), color: color, to: &output) }
            return output
        }
    }

    private static func appendRow(
        _ row: ArraySlice<Cell>, color: (CellColor) -> SGRColor?, to output: inout String
    ) {
        let plain = CellStyle()
        var current = plain
        let end = row.lastIndex { $0 != .blank() }.map { $0 + 1 } ?? row.startIndex
        for cell in row[row.startIndex..<end] where !cell.isContinuation {
            if cell.style != current {
                output += sequence(for: cell.style, color: color)
                current = cell.style
            }
            output += cell.graphemeCluster
        }
        if current != plain { output += "\u{1B}[0m" }
        output += "\n"
    }

    /// A sequence that sets `style` regardless of the current one, by starting with a reset.
    private static func sequence(for style: CellStyle, color: (CellColor) -> SGRColor?) -> String {
        var parameters = ["0"]
        parameters += SGRColor.parameters(of: style.attributes)
        if style.foreground != .terminalDefault, let chosen = color(style.foreground) {
            parameters.append(chosen.parameters(background: false))
        }
        if style.background != .terminalDefault, let chosen = color(style.background) {
            parameters.append(chosen.parameters(background: true))
        }
        return "\u{1B}[" + parameters.joined(separator: ";") + "m"
    }
}
