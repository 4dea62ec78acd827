import CellUI
import FrameExport
import PlainText

/// A line of text followed by colour samples, for terminals with colour.
struct SampledLine {
    /// The text, shown everywhere.
    let text: String
    /// The samples: texts in colour.
    var samples: [(text: String, style: CellStyle)] = []

    /// The line with its newline; samples begin at `column` and are omitted without colours.
    func text(column: Int, colors depth: ColorDepth) -> String {
        guard depth != .none, !samples.isEmpty else { return text + "\n" }
        let cells = samples.flatMap { sample in sample.text.map { Cell(glyph: Glyph($0), style: sample.style) } }
        var frame = Frame(size: CellSize(width: cells.count, height: 1))
        for (x, cell) in cells.enumerated() { frame.put(cell, x: x, y: 0) }
        return text.padded(to: column) + Self.format(depth).export(frame.reduced(to: depth))
    }

    /// A format that encodes cells for a terminal of this depth.
    private static func format(_ depth: ColorDepth) -> FrameFormat<String> {
        .ansi { color in
            depth == .indexed256
                ? ColorReduction.index256(of: color).map { $0 < 16 ? .basic($0) : .indexed($0) }
                : SGRColor(exactly: color)
        }
    }
}
