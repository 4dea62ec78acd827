import Foundation
import Presentations
import ScreenKit

/// What a key does on the screen of a sitting. ``ScreenKeys`` binds the keys.
package enum ScreenCommand: Hashable, CommonKeyAction {
    /// Asks how to end the sitting.
    case end
    case pause, resume
    /// Moves the target by seconds.
    case extend(TimeInterval)
    /// Shows only this presentation, or all if it is the only one.
    case choose(Presentation)
    /// Shows the next presentation, or the previous one.
    case cycle(Int)
    /// Shows all presentations.
    case showAll
    case toggleSeconds, nextTheme, nextBell, toggleActivities, readHistory, readSettings
    /// Opens or closes the start panel over other apps' activities.
    case openPanel, closePanel
    case panel(StartPanel.Command)
    case question(Question.Command)
    case history(HistoryPanel.Command)
    case settings(SettingsPanel.Command)
    /// Closes the completed sitting.
    case finish
    case showHelp, leave, redraw
}
