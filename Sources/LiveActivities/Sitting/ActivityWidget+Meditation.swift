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
