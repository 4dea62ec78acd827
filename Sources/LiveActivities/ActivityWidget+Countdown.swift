import Samples

extension ActivityWidget {
    /// A countdown.
    package static let countdown = ActivityWidget(CountdownLiveActivity.self, of: CountdownAttributes.self) {
        _, content in
        ActivitySummary(title: content.title, end: content.endDate, tellsStale: false, message: content.alertMessage)
    }
}
