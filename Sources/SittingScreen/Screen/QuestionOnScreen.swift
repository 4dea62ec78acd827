import Attendance
import Foundation
import Meditation

/// Questions about the sitting, on the screen.
extension ScreenModel {
    /// Asks how a sitting ended that was unattended for too long, unless that is being asked already.
    package mutating func ask(about finding: AbsenceQuestion, at now: Date) {
        guard !isAskingAboutAbsence else { return }
        stir(at: now)
        ask(.found(finding))
    }

    /// Whether that question is open. Until it is answered the sitting does not count as seen.
    var isAskingAboutAbsence: Bool {
        if case .asking(let question) = mode, case .found = question.subject { true } else { false }
    }

    /// Asks how to end `sitting`.
    mutating func askHowToEnd(_ sitting: Sitting?, at now: Date) {
        ask(.end(sitting, shortestLogged: settings.shortestLogged, at: now))
    }
}
