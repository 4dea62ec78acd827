import Foundation
import Meditation
import Presentations

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
