/// What came of an action.
public struct TimerReply: Hashable, Sendable {
    /// The state after the action.
    public let state: TimerState

    /// What happened; nil when a harmless repeat changed nothing.
    public let event: TimerEvent?

    /// What the log has to keep, in the same transaction as the state; nil for all actions but a completion.
    public internal(set) var logEntry: CompletedSitting?

    /// One sentence for the person, such as `Paused at 03:12.`
    public let sentence: String

    /// The sitting that ran before the action, if one did.
    public internal(set) var previous: Sitting?

    /// A reply with everything given, for one that came from a timer's server.
    package init(
        state: TimerState, event: TimerEvent?, logEntry: CompletedSitting? = nil, sentence: String,
        previous: Sitting? = nil
    ) {
        (self.state, self.event, self.logEntry) = (state, event, logEntry)
        (self.sentence, self.previous) = (sentence, previous)
    }

    /// The reply with a note on what the log has to keep.
    public func noting(_ note: String?) -> TimerReply {
        var reply = self
        reply.logEntry?.note = note
        return reply
    }

    /// The running sitting after the action, if there is one.
    public var sitting: Sitting? { state.sitting }
}
