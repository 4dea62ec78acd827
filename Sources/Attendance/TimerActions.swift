import HostSystem
import Meditation
import Store
import Surroundings

extension Shell {
    /// Performs an action on the running sitting and says what came of it; a `note` is logged with a completion.
    package func perform(_ action: TimerAction, note: String? = nil) throws -> Int32 {
        let reading = clock()
        let reply = try carryOut(action, note: note, at: reading)
        attend(TimerMemory(state: reply.state))
        // It is done: the person's own command runs whether or not standard output takes a sentence.
        let telling = Result { try tell(reply.sentence) }
        runHook(of: reply, at: reading)
        try telling.get()
        return ExitStatus.success.rawValue
    }

    /// Prints what was done. If standard output fails, the sentence goes to standard error, before the error that follows.
    package func tell(_ sentence: String) throws {
        do {
            try say(sentence)
        } catch {
            complain("islet: this was done, but could not be printed: \(sentence)\n")
            throw error
        }
    }
}
