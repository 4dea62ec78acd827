import CellUI
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
