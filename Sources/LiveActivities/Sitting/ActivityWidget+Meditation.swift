import Meditation

extension ActivityWidget {
    /// A sitting.
    package static let meditation = ActivityWidget(MeditationLiveActivity.self, of: MeditationAttributes.self) {
        _, content in
        ActivitySummary(title: content.methodName, start: content.startedAt, end: content.targetDate)
    }
}
