/// Something that a test waited for and that did not come.
struct NeverHappened: Error, CustomStringConvertible {
    let what: String
    /// What was there instead.
    let instead: String

    var description: String { "\(what): this did not happen. There was:\n\(instead)" }
}

/// Looks again and again until `look` answers something, and answers that.
///
/// The deadline is far beyond what a loaded machine needs: it is for what never comes.
@discardableResult
func eventually<Answer>(
    _ what: String, within deadline: Duration = .seconds(30), instead: () async -> String = { "nothing" },
    look: () async throws -> Answer?
) async throws -> Answer {
    let end = ContinuousClock.now + deadline
    while true {
        if let answer = try await look() { return answer }
        guard ContinuousClock.now < end else { throw NeverHappened(what: what, instead: await instead()) }
        try await Task.sleep(for: .milliseconds(10))
    }
}
