/// The error when something that a test waited for did not happen.
struct NeverHappened: Error, CustomStringConvertible {
    let what: String
    /// The actual state.
    let instead: String

    var description: String { "\(what): this did not happen. There was:\n\(instead)" }
}

/// Polls until `look` returns a value, and returns that.
///
/// The deadline is far longer than a busy machine needs: it is only reached when something is broken. Looking often starts a process,
/// so what takes long is looked for less often: other tests need the processor.
@discardableResult
func eventually<Answer>(
    _ what: String, within deadline: Duration = .seconds(30), instead: () async -> String = { "nothing" },
    look: () async throws -> Answer?
) async throws -> Answer {
    let end = ContinuousClock.now + deadline
    var pause = Duration.milliseconds(5)
    while true {
        if let answer = try await look() { return answer }
        guard ContinuousClock.now < end else { throw NeverHappened(what: what, instead: await instead()) }
        try await Task.sleep(for: pause)
        pause = min(pause * 1.25, .milliseconds(30))
    }
}
