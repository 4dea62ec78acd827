import Attendance
import Foundation
import Meditation
import Presentations
import ScreenKit

/// What a key does on the screen of a sitting. ``ScreenKeys`` binds the keys.
package enum ScreenCommand: Hashable, CommonKeyAction {
    /// Asks how to end the sitting.
    case end
    case pause, resume
    /// Moves the target by seconds.
    case extend(TimeInterval)
    /// Ends the current stage.
    case skip
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
    case card(CompletionCard.Command)
    case showHelp, leave, redraw
    /// Shows nothing until the bell or a key.
    case darken
}

/// The action of a click.
package enum ScreenAction: Hashable {
    /// Asks how the sitting ends.
    case end
    /// Completes the sitting.
    case complete
    /// Asks whether to cancel the sitting.
    case cancel
    /// Pauses the sitting.
    case pause
    /// Resumes the sitting.
    case resume
    /// Answers the open question.
    case answer(Question.Answer)
    /// Chooses something in the start panel.
    case choose(StartPanel.Choice)
    /// A click in the history.
    case history(HistoryPanel.Click)
    /// A click on the card after a sitting.
    case card(CompletionCard.Command)
    /// Chooses or changes something in the settings.
    case settings(SettingsPanel.Command)

    /// The action of a Live Activity link such as `islet://sitting/end`; `nil` for any other link.
    package init?(_ url: URL) {
        guard url.scheme == "islet", url.host == "sitting" else { return nil }
        switch url.path {
        case "/end": self = .end
        case "/complete": self = .complete
        case "/cancel": self = .cancel
        case "/pause": self = .pause
        case "/resume": self = .resume
        default: return nil
        }
    }
}

/// An effect that the screen's model requests.
package enum ScreenEffect: Hashable {
    /// Change the running sitting.
    case perform(TimerAction)
    /// Start a sitting.
    case begin(SittingPlan)
    /// Read the log and show it.
    case readHistory
    /// Change a sitting in the log.
    case changeLog(SittingChange)
    /// Keep mood or note with the sitting that was just completed.
    case reflect(UUID, SittingEdit)
    /// Remember that the card after this sitting was closed.
    case closeCard(UUID)
    /// Read the settings and show them.
    case readSettings
    /// Change a setting in the settings file and here.
    case change(SettingChange)
    /// Record that the running sitting was seen and goes on.
    case markSeen
    /// Ask once more when a sitting ended that was unattended for too long, because the user wants to end it now.
    case askWhenItEnded
    /// Close the screen; a running sitting goes on.
    case leave
}
