import GuestProtocol

extension Invention {
    /// What fields are in a stage because no stage would reach the last branch of a chain of conditions otherwise: that in which the
    /// fewest fields change, and of these the first, or the second if fields are left out.
    static func ordinary(_ branches: [OrdinaryBranch], in stage: Int) -> [String: OrdinaryBranch.Value] {
        var found: [String: OrdinaryBranch.Value] = [:]
        for branch in Set(branches).sorted(by: { $0.text < $1.text }) {
            let changes = (0..<stages).map { stage in
                branch.fields.count { name, value in
                    value == .missing || flag(name, in: stage) != (value == .yes)
                }
            }
            let first = branch.fields.values.contains(.missing) ? 1 : 0
            let order = (0..<stages).map { ($0 + first) % stages }
            guard let best = order.min(by: { changes[$0] < changes[$1] }), changes[best] > 0, best == stage else {
                continue
            }
            found.merge(branch.fields) { own, _ in own }
        }
        return found
    }
}
