import Meditation

extension Shell {
    /// Performs an action on the running sitting and says what came of it.
    func perform(_ action: TimerAction) throws -> Int32 {
        let reply = try store.perform(action, at: clock())
        try say(reply.sentence)
        attend(reply.state)
        return ExitStatus.success.rawValue
    }
}
