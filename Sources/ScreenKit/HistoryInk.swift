import CellUI
import Presentations

/// The colours of charts and tables of history.
package struct HistoryInk: Hashable {
    /// Headings.
    package let emphasis: CellColor
    /// Labels.
    package let label: CellColor
    /// Secondary text.
    package let faint: CellColor
    /// Bars and days with practice.
    package let bar: CellColor
    /// The shades of a calendar, from no practice to the most; distinguishable without colours.
    package let shades = "·░▒▓█".map { Glyph($0) }

    /// Creates the colours for the screen, with the theme's background.
    package init(onScreenOf theme: Theme) {
        emphasis = theme.screen.emphasis
        label = theme.screen.caption
        faint = theme.screen.hint
        bar = theme.card.palette.tint
    }

    /// Creates the colours for printed output, with the terminal's own unknown background: its default text colour and the
    /// theme's accent.
    package init(onTerminalWith theme: Theme) {
        (emphasis, label, faint) = (.terminalDefault, .terminalDefault, .terminalDefault)
        bar = theme.card.palette.tint
    }

    /// The attributes of faint text if it has no colour of its own.
    package var faintAttributes: CellStyle.Attributes { faint == .terminalDefault ? .dim : [] }
}
