import CellUI
import FrameExport
import PlainText
import Presentations

/// A theme as lines: each colour's key, value, and a sample on its background.
package enum ThemeText {
    /// The lines for a terminal of this depth; without colours, samples are omitted.
    package static func text(of theme: Theme, colors depth: ColorDepth) -> String {
        let inks = ThemeInk.all(in: theme)
        let width = inks.map(\.name.count).max() ?? 0
        let head = "\(theme.name)  \(theme.appearance.rawValue)  \(theme.displayName)\n\n"
        return head
            + inks.map { ink in
                SampledLine(
                    text: "\(ink.name.padded(to: width))  \(ThemeColor.text(of: ink.color))",
                    samples: sample(of: ink, on: ink.ground(in: theme))
                ).text(column: width + 13, colors: depth)
            }.joined()
    }

    /// A sample: a block of the colour and a word in it.
    private static func sample(of ink: ThemeInk, on ground: ThemeInk?) -> [(text: String, style: CellStyle)] {
        let behind = (ground ?? ink).color
        let block = ("      ", CellStyle(foreground: behind, background: ink.color))
        return ground == nil
            ? [block] : [block, (" 12:34 ", CellStyle(foreground: ink.color, background: behind))]
    }
}

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
