import Attendance
import Foundation

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
