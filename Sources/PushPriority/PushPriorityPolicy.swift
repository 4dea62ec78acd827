import Foundation

/// A way to choose priorities. A policy is a value; adding one is a file with a static property, and a place in ``all``.
package struct PushPriorityPolicy: Sendable {
    /// What `--strategy` calls it.
    package let name: String
    /// What it does, in one line.
    package let summary: String
    /// How long an update with priority 5 may wait for a newer one, in seconds; nil: it is sent at once.
    package let batchInterval: TimeInterval?
    /// Chooses a push's priority.
    package let decide: @Sendable (PriorityContext) -> PriorityDecision

    /// All policies, in the order in which they are listed. The first is the default.
    package static let all: [PushPriorityPolicy] = [.document, .adaptive, .always10, .always5]

    /// The policy of a name; nil where there is none.
    package static func named(_ name: String) -> PushPriorityPolicy? { all.first { $0.name == name } }
}

extension PushPriorityPolicy {
    /// Everything at once: what servers do that never read about the budget.
    static let always10 = PushPriorityPolicy(
        name: "always-10", summary: "Priority 10 for every push.", batchInterval: nil
    ) { _ in .immediate("always 10") }

    /// Nothing costs anything, and nothing is at once.
    static let always5 = PushPriorityPolicy(
        name: "always-5", summary: "Priority 5 for every push.", batchInterval: nil
    ) { _ in .opportunistic("always 5") }
}
