import GuestProtocol

extension Invention {
    /// What fields are in a variant because no variant would reach the last branch of a chain of conditions otherwise: that in which the
    /// fewest fields change, and of these the first, or the second if fields are left out.
    static func ordinary(_ branches: [OrdinaryBranch], in variant: Int) -> [String: OrdinaryBranch.Value] {
        var found: [String: OrdinaryBranch.Value] = [:]
        for branch in Set(branches).sorted(by: { $0.text < $1.text }) {
            let changes = (0..<variants).map { variant in
                branch.fields.count { name, value in
                    value == .missing || flag(name, in: variant) != (value == .yes)
                }
            }
            let first = branch.fields.values.contains(.missing) ? 1 : 0
            let order = (0..<variants).map { ($0 + first) % variants }
            guard let best = order.min(by: { changes[$0] < changes[$1] }), changes[best] > 0, best == variant else {
                continue
            }
            found.merge(branch.fields) { own, _ in own }
        }
        return found
    }
}
