extension ActivityWidget {
    /// A countdown.
    package static let countdown = ActivityWidget(CountdownLiveActivity.self, of: CountdownAttributes.self) {
        _, content in
        let paused = content.pausedAt.map { pausedAt in
            "paused, \(RemainingFormat(until: content.endDate, .units).format(pausedAt)) left"
        }
        return ActivitySummary(
            title: content.title, status: paused, end: paused == nil ? content.endDate : nil, tellsStale: false,
            message: content.alertMessage)
    }
}
