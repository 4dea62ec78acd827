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
