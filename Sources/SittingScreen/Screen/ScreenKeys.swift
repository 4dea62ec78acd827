import ScreenKit

/// The keys of the sitting screen, for help.
extension HelpPicture {
    /// The keys during a sitting, most used first.
    package static let keys: [Line] = [
        ("space", "pause and resume"),
        ("enter", "end: finish or discard"),
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

    /// The keys while other apps' activities are shown and no sitting runs.
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

    /// The key that closes the start panel over other apps' activities.
    static let closingPanel: Line = ("esc", "close the panel, show other activities")

    /// The keys for what the screen shows now.
    package static func keys(of model: ScreenModel) -> [Line] {
        if model.isWatching { return watchingKeys }
        guard case .start = model.mode else { return keys }
        return panelKeys + (model.hasOthers ? [closingPanel] : [])
    }
}
