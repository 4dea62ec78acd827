import CellUI
import Presentations

/// A terminal or editor colour scheme read from another program's file, as the basis for a theme.
package struct ImportedScheme: Hashable {
    /// Its name; `nil` if its file has none.
    package var name: String?
    /// Its author; `nil` if its file names none.
    package var author: String?

    /// The background.
    package var background: CellColor
    /// The text colour.
    package var foreground: CellColor
    /// The colour of secondary text: comments, or a terminal's bright black; `nil` if there is none.
    var muted: CellColor?

    var red: CellColor
    /// `nil` if there is none, as in a terminal's 16 colours.
    var orange: CellColor?
    var yellow: CellColor
    var green: CellColor
    var cyan: CellColor
    var blue: CellColor
    var magenta: CellColor
    /// `nil` if there is none.
    var brown: CellColor?

    /// All colours of the scheme.
    package var colors: Set<CellColor> {
        let some = [muted, orange, brown].compactMap { $0 }
        return Set([background, foreground, red, yellow, green, cyan, blue, magenta] + some)
    }

    /// Dark if white has more contrast with the background than black.
    package var appearance: Theme.Appearance {
        let contrasts = [CellColor(hex: 0xFFFFFF), CellColor(hex: 0)].map { $0.contrast(with: background) ?? 1 }
        return contrasts[0] >= contrasts[1] ? .dark : .light
    }

    /// Creates a scheme from terminal colours: background, foreground, and the 16 in the order of ECMA-48. Of the bright ones
    /// only black is used, as the grey of comments.
    package init(background: CellColor, foreground: CellColor, ansi: [CellColor]) {
        precondition(ansi.count == 16, "a terminal has 16 colours")
        (self.background, self.foreground, muted) = (background, foreground, ansi[8])
        (red, green, yellow, blue) = (ansi[1], ansi[2], ansi[3], ansi[4])
        (magenta, cyan) = (ansi[5], ansi[6])
    }

    /// Creates a scheme from the sixteen base16 colours, in their order.
    ///
    /// Source: [Base16 Styling Guidelines](https://github.com/tinted-theming/home/blob/main/styling.md).
    package init(base16: [CellColor]) {
        precondition(base16.count == 16, "base16 has 16 colours")
        (background, muted, foreground) = (base16[0], base16[3], base16[5])
        (red, orange, yellow, green) = (base16[8], base16[9], base16[10], base16[11])
        (cyan, blue, magenta, brown) = (base16[12], base16[13], base16[14], base16[15])
    }
}
