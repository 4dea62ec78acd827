import CellUI
import FrameExport
import PlainText

/// A line of text, and behind it samples of colours for those who see them.
struct SampledLine {
    /// What everyone reads.
    let text: String
    /// Texts in colours.
    var samples: [(text: String, style: CellStyle)] = []

    /// The line with its end; the samples begin at `column`, and are left out where there are no colours.
    func text(column: Int, colors depth: ColorDepth) -> String {
        guard depth != .none, !samples.isEmpty else { return text + "\n" }
        let cells = samples.flatMap { sample in sample.text.map { Cell(glyph: Glyph($0), style: sample.style) } }
        var frame = Frame(size: CellSize(width: cells.count, height: 1))
        for (x, cell) in cells.enumerated() { frame.put(cell, x: x, y: 0) }
        return text.padded(to: column) + Self.format(depth).export(frame.reduced(to: depth))
    }

    /// The cells as a terminal with so many colours is told them.
    private static func format(_ depth: ColorDepth) -> FrameFormat<String> {
        .ansi { color in
            depth == .indexed256
                ? ColorReduction.index256(of: color).map { $0 < 16 ? .basic($0) : .indexed($0) }
                : SGRColor(exactly: color)
        }
    }
}
