import Foundation
import Presentations

extension ActivityPreview {
    /// A countdown in every state.
    public static let countdown = ActivityPreview(
        name: "countdown", displayName: "Countdown", of: CountdownLiveActivity.self,
        attributes: { _ in CountdownAttributes() },
        contentStates: [
            ContentState("running", at: 47, target: 180) { tea(from: $0) },
            ContentState("alert", at: 170, target: 180) { tea(from: $0, alert: "Take the leaves out") },
            ContentState("over", at: 200, target: 180) { tea(from: $0, alert: "Take the leaves out") },
            ContentState("days", at: 0, target: 2_900_340) { start in
                CountdownAttributes.ContentState(
                    endDate: start + 2_900_340, title: "Launch", subtitle: "Time remaining", color: "#C76542")
            },
            ContentState("long-text", at: 47, target: 5400) { start in
                CountdownAttributes.ContentState(
                    endDate: start + 5400, title: "The last train to the airport before the night service",
                    subtitle: "Platform 12, which is at the far end of the station",
                    alertMessage: "It leaves from another platform today: follow the signs to the old hall")
            },
        ])

    private static func tea(from start: Date, alert: String? = nil) -> CountdownAttributes.ContentState {
        CountdownAttributes.ContentState(
            endDate: start + 180, title: "Tea", subtitle: "Time remaining", color: "#007AFF", alertMessage: alert)
    }
}
