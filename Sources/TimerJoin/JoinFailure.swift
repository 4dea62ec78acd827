/// Why a server was not joined, or not followed any longer: one sentence.
package struct JoinFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// What, where, and what to do.
    package let description: String

    package init(_ sentence: String) { description = sentence }
}
