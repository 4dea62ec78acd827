import CellUI
import Presentations

/// The colours of a terminal or an editor as another program's file has them: what a theme can be made of.
package struct ImportedScheme: Hashable {
    /// What it is called; `nil` where its file does not say.
    package var name: String?
    /// Who made it; `nil` where its file does not say.
    package var author: String?

    /// Behind everything.
    package var background: CellColor
    /// Text.
    package var foreground: CellColor
    /// Text of less weight: comments, the bright black of terminals; `nil` where there is none.
    var muted: CellColor?

    var red: CellColor
    /// `nil` where there is none, as in a terminal's 16.
    var orange: CellColor?
    var yellow: CellColor
    var green: CellColor
    var cyan: CellColor
    var blue: CellColor
    var magenta: CellColor
    /// `nil` where there is none.
    var brown: CellColor?

    /// All of them.
    package var colors: Set<CellColor> {
        let some = [muted, orange, brown].compactMap { $0 }
        return Set([background, foreground, red, yellow, green, cyan, blue, magenta] + some)
    }

    /// Dark where white is read better on the background than black.
    package var appearance: Theme.Appearance {
        let contrasts = [CellColor(hex: 0xFFFFFF), CellColor(hex: 0)].map { $0.contrast(with: background) ?? 1 }
        return contrasts[0] >= contrasts[1] ? .dark : .light
    }

    /// A scheme of the colours of a terminal: background, foreground, and its 16 in the order of ECMA-48. Of the bright ones,
    /// only black is taken: it is the grey of comments.
    package init(background: CellColor, foreground: CellColor, ansi: [CellColor]) {
        precondition(ansi.count == 16, "a terminal has 16 colours")
        (self.background, self.foreground, muted) = (background, foreground, ansi[8])
        (red, green, yellow, blue) = (ansi[1], ansi[2], ansi[3], ansi[4])
        (magenta, cyan) = (ansi[5], ansi[6])
    }

    /// A scheme of the sixteen colours of base16, in their order.
    ///
    /// Source: [Base16 Styling Guidelines](https://github.com/tinted-theming/home/blob/main/styling.md).
    package init(base16: [CellColor]) {
        precondition(base16.count == 16, "base16 has 16 colours")
        (background, muted, foreground) = (base16[0], base16[3], base16[5])
        (red, orange, yellow, green) = (base16[8], base16[9], base16[10], base16[11])
        (cyan, blue, magenta, brown) = (base16[12], base16[13], base16[14], base16[15])
    }
}
