import Foundation

/// What is to change of a logged sitting; nil changes nothing.
public struct SittingEdit: Hashable, Sendable {
    /// A target that is set or taken away.
    public enum Target: Hashable, Sendable {
        /// No target.
        case open
        /// A target in seconds.
        case seconds(TimeInterval)
    }

    /// The instant at which it began. Everything else of it moves along.
    public var start: Date?
    /// Seconds sat. Pauses that lie after what is left of the sitting go.
    public var elapsed: TimeInterval?
    /// What was intended.
    public var target: Target?
    /// What the method is called.
    public var methodName: String?
    /// The kind of practice.
    public var type: SessionType?
    /// The note; an empty one takes it away.
    public var note: String?
    /// How it felt; an empty text takes the mood away.
    public var mood: String?

    /// An edit with everything given.
    public init(
        start: Date? = nil, elapsed: TimeInterval? = nil, target: Target? = nil, methodName: String? = nil,
        type: SessionType? = nil, note: String? = nil, mood: String? = nil
    ) {
        self.start = start
        self.elapsed = elapsed
        self.target = target
        self.methodName = methodName
        self.type = type
        self.note = note
        self.mood = mood
    }

    /// The sitting after the edit. Whether it reached its target is decided again if the target or the length changes.
    public func applied(to sitting: CompletedSitting, at now: Date) throws(LogError) -> CompletedSitting {
        let start = start ?? sitting.start
        let shift = start.timeIntervalSince(sitting.start)
        let length = elapsed ?? sitting.elapsed
        var pauses: [Pause] = []
        var paused: TimeInterval = 0
        for pause in sitting.pauses {
            let sat = pause.start.timeIntervalSince(sitting.start) - paused
            // A pause at the very end stays with a sitting that keeps its length.
            guard elapsed == nil || sat < length else { break }
            pauses.append(shift == 0 ? pause : Pause(start: pause.start + shift, end: pause.end + shift))
            paused += pause.duration
        }
        let newTarget: TimeInterval? =
            switch target {
            case nil: sitting.target
            case .open: nil
            case .seconds(let seconds): seconds
            }
        let isJudged = elapsed != nil || target != nil
        let edited = CompletedSitting(
            id: sitting.id, start: start,
            end: elapsed == nil ? (shift == 0 ? sitting.end : sitting.end + shift) : start + length + paused,
            elapsed: length, target: newTarget, pauses: pauses,
            outcome: isJudged ? .judged(elapsed: length, target: newTarget) : sitting.outcome,
            methodName: try methodName.map(Self.checkedMethod) ?? sitting.methodName, type: type ?? sitting.type,
            note: note == nil ? sitting.note : try SittingNote.checked(note ?? ""),
            // With another length nobody knows how long each stage was.
            stages: elapsed == nil ? sitting.stages : SittingStages(),
            mood: mood == nil ? sitting.mood : try Mood.checked(mood ?? ""))
        try edited.check(at: now)
        return edited
    }

    /// A method's name without blanks around it; the usual one for nothing.
    public static func checkedMethod(_ text: String) throws(LogError) -> String {
        let name = try SittingNote.checked(text) ?? StartRequest.defaultMethodName
        guard !SittingLimits.hasControls(line: name) else { throw .controlCharacter(in: "method name") }
        return SittingLimits.cut(methodName: name) ?? StartRequest.defaultMethodName
    }
}

extension CompletedSitting.Outcome {
    /// The outcome of a sitting of this many seconds, by its target.
    public static func judged(elapsed: TimeInterval, target: TimeInterval?) -> Self {
        target.map { elapsed < $0 } == true ? .endedEarly : .completed
    }
}

extension CompletedSitting {
    /// Throws unless the sitting is one that may have been: longer than nothing, not too long, over by `now`.
    public func check(at now: Date) throws(LogError) {
        guard elapsed > 0 else { throw .noLength }
        guard elapsed <= SittingLimits.longestTarget else { throw .tooLong }
        guard end <= now else { throw .endsInFuture }
    }
}
