/// One rule that a request broke: which, where, and what to do.
package struct Violation: Codable, Hashable, Sendable, CustomStringConvertible {
    /// The reason that Apple would send if this were the first violation.
    package var reason: PushReason
    /// Where it is, as in `header apns-priority`, `path segment 3`, `claim iat`, `body`.
    package var place: String
    /// What was found there. Text of the request is shortened and free of control characters.
    package var finding: String
    /// What to do about it: one sentence.
    package var advice: String

    /// A broken rule.
    package init(_ reason: PushReason, at place: String, _ finding: String, advice: String) {
        self.reason = reason
        self.place = place
        self.finding = finding
        self.advice = advice
    }

    /// One line for `--explain`.
    package var description: String { "\(reason.status) \(reason.rawValue): \(place): \(finding) \(advice)" }
}
