import Meditation

extension Shell {
    /// Performs an action on the running sitting and says what came of it; a `note` is logged with a completion.
    func perform(_ action: TimerAction, note: String? = nil) throws -> Int32 {
        let reply = try store.perform(action, at: clock(), note: note)
        try say(reply.sentence)
        attend(reply.state)
        return ExitStatus.success.rawValue
    }
}
