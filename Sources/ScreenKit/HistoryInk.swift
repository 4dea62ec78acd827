import CellUI
import Presentations

/// The colours of charts and tables of history.
package struct HistoryInk: Hashable {
    /// What is read first.
    package let emphasis: CellColor
    /// Labels.
    package let label: CellColor
    /// What is there if one looks for it.
    package let faint: CellColor
    /// Bars and days with practice.
    package let bar: CellColor
    /// How much was practised on a day, from nothing on: the shades of a calendar, which are told without colour too.
    package let shades = "·░▒▓█".map { Glyph($0) }

    /// On the screen, whose background is the theme's.
    package init(onScreenOf theme: Theme) {
        emphasis = theme.screen.emphasis
        label = theme.screen.caption
        faint = theme.screen.hint
        bar = theme.card.palette.tint
    }

    /// In running output, whose background is the terminal's own, whatever that is: its own text colour, and the theme's accent.
    package init(onTerminalWith theme: Theme) {
        (emphasis, label, faint) = (.terminalDefault, .terminalDefault, .terminalDefault)
        bar = theme.card.palette.tint
    }

    /// The attributes of what is faint where colour does not tell.
    package var faintAttributes: CellStyle.Attributes { faint == .terminalDefault ? .dim : [] }
}
