import PlainText

/// The answers to the calls of one line, which may come at different times: a list of calls is answered by one list.
package struct BridgeReply: Hashable {
    /// Where an answer goes.
    package struct Place: Hashable {
        /// The line of the call.
        package let line: Int
        /// Which of its answers.
        package let index: Int
    }

    /// Whether the calls came in a list.
    let isBatch: Bool
    /// Whether all calls of the line have been looked at.
    var isComplete = false
    private var identifiers: [JSONRPCIdentifier] = []
    private var answers: [JSONValue?] = []

    package init(isBatch: Bool) { self.isBatch = isBatch }

    /// A place for the answer to a call.
    mutating func reserve(_ id: JSONRPCIdentifier, in line: Int) -> Place {
        identifiers.append(id)
        answers.append(nil)
        return Place(line: line, index: answers.count - 1)
    }

    /// Puts an answer into its place.
    package mutating func fill(_ place: Place, with result: Result<JSONValue, RPCError>) {
        answers[place.index] = RPC.response(result, to: identifiers[place.index])
    }

    /// Whether every answer is there.
    var isFinished: Bool { isComplete && !answers.contains(nil) }

    /// What is written; nil where all calls were notifications.
    package var value: JSONValue? {
        let answers = answers.compactMap { $0 }
        return isBatch ? (answers.isEmpty ? nil : .list(answers)) : answers.first
    }
}
