import Attendance
import Foundation

/// What a click on something does.
package enum ScreenAction: Hashable {
    /// Asks how the sitting ends.
    case end
    /// Completes the sitting.
    case complete
    /// Asks whether the sitting is to be cancelled.
    case cancel
    /// Stops the clock.
    case pause
    /// Lets the clock go on.
    case resume
    /// Takes an answer of the question that is asked.
    case answer(Question.Answer)
    /// Chooses in the start panel.
    case choose(StartPanel.Choice)

    /// The action of a link in the Live Activity, such as `islet://sitting/end`; `nil` for any other link.
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
