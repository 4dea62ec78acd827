import PlainText

/// Collects the responses to the calls of one line, which may arrive at different times; a batch is answered by one list.
package struct BridgeReply: Hashable {
    /// The slot for a response.
    package struct Place: Hashable {
        /// The number of the call's line.
        package let line: Int
        /// The index among that line's responses.
        package let index: Int
    }

    /// Whether the calls came as a batch.
    let isBatch: Bool
    /// Whether all calls of the line have been processed.
    var isComplete = false
    private var identifiers: [JSONRPCIdentifier] = []
    private var answers: [JSONValue?] = []

    package init(isBatch: Bool) { self.isBatch = isBatch }

    /// Reserves a slot for the response to a call.
    mutating func reserve(_ id: JSONRPCIdentifier, in line: Int) -> Place {
        identifiers.append(id)
        answers.append(nil)
        return Place(line: line, index: answers.count - 1)
    }

    /// Stores a response in its slot.
    package mutating func fill(_ place: Place, with result: Result<JSONValue, RPCError>) {
        answers[place.index] = RPC.response(result, to: identifiers[place.index])
    }

    /// Whether every response has arrived.
    var isFinished: Bool { isComplete && !answers.contains(nil) }

    /// The JSON to write; `nil` if all calls were notifications.
    package var value: JSONValue? {
        let answers = answers.compactMap { $0 }
        return isBatch ? (answers.isEmpty ? nil : .list(answers)) : answers.first
    }
}

extension Bridge {
    /// The result of an input: lines for the program, and log messages.
    package struct Output: Hashable {
        /// Lines for the program, without line endings.
        package var lines: [String] = []
        /// Log messages, one line each, for the log.
        package var log: [String] = []
    }
}
