/// Failures on demand. Faults apply to requests that would have been accepted, after every check.
package struct FaultPlan: Codable, Hashable, Sendable {
    /// The faults, tried in this order; spent ones are removed.
    package var faults: [Fault]

    /// A plan; without faults, nothing fails.
    package init(_ faults: [Fault] = []) {
        self.faults = faults
    }
}
