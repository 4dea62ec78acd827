import CivilCalendar
import Foundation

#if os(iOS)
    import ActivityKit
#else
    import ActivitySystem
#endif

/// The meditation Live Activity's data, in ActivityKit's shape.
public struct MeditationAttributes: ActivityAttributes, Hashable, Sendable {
    /// The sitting that the activity shows.
    public var sittingID: UUID
    /// The method's identifier in the app that started the sitting; nil where there is none. What people read is
    /// ``ContentState/methodName``.
    public var methodID: String?
    /// The target in seconds as the sitting started; nil when open-ended. ``ContentState/duration`` follows its changes.
    public var totalDuration: TimeInterval?
    /// Which of an app's timers this is, such as `main`; nil where there is only one.
    public var timerType: String?

    /// Attributes for a sitting. All but its identifier may be missing, also in data of an earlier Islet.
    public init(
        sittingID: UUID, methodID: String? = nil, totalDuration: TimeInterval? = nil, timerType: String? = nil
    ) {
        self.sittingID = sittingID
        self.methodID = methodID
        self.totalDuration = totalDuration
        self.timerType = timerType
    }

    private enum CodingKeys: String, CodingKey {
        case sittingID, totalDuration, timerType
        case methodID = "methodId"
    }

    /// What changes while the sitting runs. The clock is not in it: it is computed, see ``SittingTiming``.
    public struct ContentState: Codable, Hashable, Sendable, SittingTiming {
        /// The beginning, moved forward by all pauses that are over. In the future: the sitting prepares.
        public var startedAt: Date
        /// Since when the clock stands; the end, when completed; nil while it runs.
        public var pausedAt: Date?
        /// The target in seconds; nil when open-ended.
        public var duration: TimeInterval?
        /// What the person calls the method.
        public var methodName: String
        /// The kind of practice.
        public var sessionType: SessionType
        /// Whether the person has completed the sitting.
        public var isCompleted: Bool
        /// What to show on completion instead of the usual words.
        public var completionMessage: String?
        /// The stages of the sitting; none, and not written, for a sitting without stages.
        public var stages: SittingStages
        /// The name of the stage that follows; only in the content of a stage, see ``stageAsContent(at:)``.
        public var nextStage: String?
        /// The name and place of the stage in few columns, `Walking 2/3`; only in the content of a stage, see ``stageAsContent(at:)``.
        public internal(set) var briefStage: String?
        /// Where the breath is; only in content made for showing, see ``breathAsContent(at:)``.
        public internal(set) var breathShown: BreathMoment?

        /// A content state with everything given; by default it runs, open-ended.
        public init(
            startedAt: Date, pausedAt: Date? = nil, duration: TimeInterval? = nil, methodName: String = "Meditation",
            sessionType: SessionType = .meditation, isCompleted: Bool = false, completionMessage: String? = nil,
            stages: SittingStages = SittingStages()
        ) {
            self.startedAt = startedAt
            self.pausedAt = pausedAt
            self.duration = duration
            self.methodName = methodName
            self.sessionType = sessionType
            self.isCompleted = isCompleted
            self.completionMessage = completionMessage
            self.stages = stages
        }

        /// The same as ``duration``: the intended length in seconds; nil when open-ended.
        public var target: TimeInterval? { duration }

        /// When the running clock shows the target; nil when open-ended, paused or completed.
        public var targetDate: Date? { times.targetDate }
    }
}
