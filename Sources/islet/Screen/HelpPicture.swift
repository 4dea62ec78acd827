import CellUI
import Presentations

/// The keys and what they do, over the picture.
struct HelpPicture {
    /// The colours.
    let theme: Theme

    /// The keys that are explained.
    let keys: [Line]

    /// A key and what it does.
    typealias Line = (key: String, meaning: String)

    /// The keys of a sitting, in the order of how often they are needed.
    static let keys: [Line] = [
        ("space", "pause and resume"),
        ("enter", "end: complete or cancel"),
        ("+ -", "target a minute later or earlier"),
        ("s", "seconds on or off"),
        ("b", "bell, flash, neither"),
        ("t", "next theme"),
        ("l", "Live Activities or plain timer"),
        ("1 2 3 4", "lock screen, expanded, compact, minimal"),
        ("tab", "next presentation; esc: all"),
        ("h", "history: sittings, charts, a year"),
        ("q", "leave; the sitting goes on"),
        ("ctrl-z", "suspend"),
        ("mouse", "click End; hold the compact island to open it"),
    ]

    /// The keys of the start panel.
    static let panelKeys: [Line] = [
        ("enter", "begin"),
        ("↑ ↓ tab", "duration, method, preparation"),
        ("← →", "choose"),
        ("0-9", "type: 25, 1h 30m, 20:00"),
        ("+ -", "a minute longer or shorter"),
        ("a-z", "type the method; esc: back"),
        ("s", "seconds on or off"),
        ("b", "bell, flash, neither"),
        ("t", "next theme"),
        ("l", "Live Activities or plain timer"),
        ("q", "leave"),
        ("ctrl-z", "suspend"),
        ("mouse", "click what you choose"),
    ]

    /// The keys while no sitting runs and other apps' activities are looked at.
    static let watchingKeys: [Line] = [
        ("enter", "begin a sitting: opens the panel"),
        ("1 2 3 4", "lock screen, expanded, compact, minimal"),
        ("tab", "next presentation; esc: all"),
        ("s", "seconds on or off"),
        ("b", "bell, flash, neither"),
        ("t", "next theme"),
        ("l", "Live Activities or plain timer"),
        ("h", "history: sittings, charts, a year"),
        ("q", "leave"),
        ("ctrl-z", "suspend"),
        ("mouse", "hold the compact island to open it"),
    ]

    /// What closes the start panel over other apps' activities.
    static let closingPanel: Line = ("esc", "close the panel: what is on show")

    /// The keys of what is on the screen.
    static func keys(of model: ScreenModel) -> [Line] {
        if model.isWatching { return watchingKeys }
        guard case .start = model.mode else { return keys }
        return panelKeys + (model.hasOthers ? [closingPanel] : [])
    }

    private static let keyColumns = 10

    /// Draws as many keys as there is room for.
    func draw(size: CellSize, context: inout DrawingContext) {
        let width = Self.keyColumns + (keys.map { DisplayWidth.of($0.meaning) }.max() ?? 0)
        let full = CellSize(width: width, height: keys.count + 2)
        if DialogBox.fits(full, in: context.bounds) {
            let place = DialogBox(theme: theme).draw(around: full, in: context.bounds, context: &context)
            context.draw(
                "Keys", at: place.origin, paint: .solid(theme.screen.emphasis), in: place, attributes: .bold)
            let close = "any key closes"
            context.draw(
                close, at: CellPoint(x: place.maxX - close.count, y: place.minY), paint: .solid(theme.screen.hint),
                in: place)
            list(in: CellRect(x: place.minX, y: place.minY + 2, width: place.width, height: keys.count), &context)
        } else {
            context.fill(context.bounds, with: .solid(theme.screen.background))
            list(in: context.bounds.inset(columns: size.width >= 40 ? 1 : 0, rows: 0), &context)
        }
    }

    private func list(in rect: CellRect, _ context: inout DrawingContext) {
        for (row, line) in keys.prefix(rect.height).enumerated() {
            let y = rect.minY + row
            let columns = rect.width >= 40 ? Self.keyColumns : 8
            context.draw(
                line.key, at: CellPoint(x: rect.minX, y: y), paint: .solid(theme.screen.emphasis), in: rect)
            context.draw(
                ScreenLines.cut(line.meaning, to: rect.width - columns), at: CellPoint(x: rect.minX + columns, y: y),
                paint: .solid(theme.screen.caption), in: rect)
        }
    }
}
