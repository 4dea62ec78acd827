import Configuration
import Foundation
import Meditation

@testable import SittingScreen

/// The history of one sitting, for its keys.
enum DocumentedHistory {
    /// The history after some commands.
    static func panel(after commands: [HistoryPanel.Command] = []) -> HistoryPanel {
        let start = Date(timeIntervalSince1970: 1_795_254_060)
        let sitting = CompletedSitting(
            id: UUID(), start: start, end: start + 600, elapsed: 600, target: nil, pauses: [], outcome: .completed,
            methodName: "Metta", type: .meditation)
        let calendar = HistoryCalendar(timeZone: .gmt)
        var panel = HistoryPanel(sittings: [sitting], calendar: calendar, rules: PracticeRules(), at: start + 900)
        for command in commands { _ = panel.perform(command, at: start + 900) }
        return panel
    }

    /// The card after a sitting, after some commands.
    static func card(after commands: CompletionCard.Command...) -> CompletionCard {
        let end = Date(timeIntervalSince1970: 1_795_254_660)
        let sitting = CompletedSitting(
            id: UUID(), start: end - 600, end: end, elapsed: 600, target: nil, pauses: [], outcome: .completed,
            methodName: "Metta", type: .meditation)
        var card = CompletionCard(
            Completion(sitting: sitting, completedAt: end, message: nil), moods: Settings.defaults.moods,
            until: end + 15)
        for command in commands { _ = card.perform(command, at: end) }
        return card
    }
}
