import Meditation

extension Shell {
    /// Performs an action on the running sitting and says what came of it.
    func perform(_ action: TimerAction) throws -> Int32 {
        try say(try store.perform(action, at: clock()).sentence)
        return ExitStatus.success.rawValue
    }
}
