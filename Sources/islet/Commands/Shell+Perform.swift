import Meditation

extension Shell {
    /// Performs an action on the running sitting and says what came of it.
    func perform(_ action: TimerAction) throws -> Int32 {
        let reading = clock()
        let reply = try store.perform(action, at: reading)
        attend(reply.state)
        try say(reply.sentence)
        runHook(of: reply, at: reading)
        return ExitStatus.success.rawValue
    }
}
