import Foundation
import Meditation
import Presentations

extension ActivityWidget {
    /// A sitting.
    package static let meditation = ActivityWidget(
        MeditationLiveActivity.self, name: "meditation", preview: .meditation,
        fields: [
            ActivityField("startedAt", .instant), ActivityField("pausedAt", .instant),
            ActivityField("duration", .length),
            ActivityField("methodName", .text, usual: .text("Meditation")),
            ActivityField(
                "sessionType", .choice(SessionType.allCases.map(\.rawValue)),
                usual: .text(SessionType.meditation.rawValue)),
            ActivityField("isCompleted", .boolean, usual: .boolean(false)), ActivityField("completionMessage", .text),
        ],
        // A sitting is begun by `islet sit`.
        startField: "startedAt", isStartedByHand: false,
        // Whose sitting it is does not matter: it is always the same.
        attributes: { _, _ in MeditationAttributes(sittingID: MeditationLiveActivity.anySitting) },
        largest: {
            let (text, now) = (LargestContent.text, LargestContent.now)
            return (
                MeditationAttributes(
                    sittingID: MeditationLiveActivity.anySitting, methodID: String(text.prefix(80)),
                    totalDuration: SittingLimits.longestTarget, timerType: String(text.prefix(80))),
                MeditationAttributes.ContentState(
                    startedAt: now, pausedAt: now + SittingLimits.longestTarget, duration: SittingLimits.longestTarget,
                    methodName: String(text.prefix(SittingLimits.longestMethodName)), sessionType: .lovingKindness,
                    isCompleted: true, completionMessage: String(text.prefix(SittingLimits.longestMessage)))
            )
        },
        summary: { _, content in
            ActivitySummary(title: content.methodName, start: content.startedAt, end: content.targetDate)
        })
}

extension ActivityPreview {
    /// A sitting in every state.
    public static let meditation = ActivityPreview(
        name: "meditation", displayName: "Meditation", of: MeditationLiveActivity.self,
        attributes: { _ in MeditationAttributes(sittingID: MeditationLiveActivity.anySitting) },
        contentStates: [
            ContentState("sitting", at: 754, target: 1200) { sitting(from: $0) },
            ContentState("preparing", at: -7, target: 1200) { sitting(from: $0) },
            ContentState("paused", at: 540, target: 1200) { sitting(from: $0, pausedAt: 489) },
            ContentState("target-reached", at: 1290, target: 1200) { sitting(from: $0) },
            ContentState("open-ended", at: 754) { sitting(from: $0, duration: nil) },
            ContentState("completed", at: 1292, target: 1200) { sitting(from: $0, pausedAt: 1290, isCompleted: true) },
            ContentState("long-text", at: 9_000, target: 10_800) { start in
                MeditationAttributes.ContentState(
                    startedAt: start, duration: 10_800,
                    methodName: "Loving-kindness for everyone, near and far, known and unknown")
            },
        ])

    private static func sitting(
        from start: Date, duration: TimeInterval? = 1200, pausedAt: TimeInterval? = nil, isCompleted: Bool = false
    ) -> MeditationAttributes.ContentState {
        MeditationAttributes.ContentState(
            startedAt: start, pausedAt: pausedAt.map { start + $0 }, duration: duration,
            methodName: "Breath awareness", isCompleted: isCompleted)
    }
}
