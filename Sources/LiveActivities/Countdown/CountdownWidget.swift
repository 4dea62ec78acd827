import Foundation
import Presentations

extension ActivityWidget {
    /// A countdown.
    package static let countdown = ActivityWidget(
        CountdownLiveActivity.self, name: "countdown", preview: .countdown,
        fields: [
            ActivityField("endDate", .instant, isRequired: true), ActivityField("title", .text, isRequired: true),
            ActivityField("subtitle", .text), ActivityField("color", .text), ActivityField("alertMessage", .text),
            ActivityField("pausedAt", .instant),
        ],
        attributes: { _, _ in CountdownAttributes() },
        largest: {
            let text = LargestContent.text
            return (
                CountdownAttributes(),
                CountdownAttributes.ContentState(
                    endDate: LargestContent.end, title: text, subtitle: text, color: "#007AFF", alertMessage: text,
                    pausedAt: LargestContent.now)
            )
        },
        summary: { _, content in
            let paused = content.pausedAt.map { pausedAt in
                "paused, \(RemainingFormat(until: content.endDate, .units).format(pausedAt)) left"
            }
            return ActivitySummary(
                title: content.title, status: paused, end: paused == nil ? content.endDate : nil, tellsStale: false,
                message: content.alertMessage)
        })
}

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
