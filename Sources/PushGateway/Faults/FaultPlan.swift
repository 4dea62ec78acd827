/// Failures on demand. Faults apply to requests that would have been accepted, after every check.
package struct FaultPlan: Codable, Hashable, Sendable {
    /// The faults, tried in this order; spent ones are removed.
    package var faults: [Fault]

    /// A plan; without faults, nothing fails.
    package init(_ faults: [Fault] = []) {
        self.faults = faults
    }

    /// The effects on the next request. A refusal or a drop is the last one; the faults after it do not count the request.
    ///
    /// - Parameter token: the device token, or nil for a request that has none.
    package mutating func effects(on token: DeviceToken?) -> [Fault.Effect] {
        guard !faults.isEmpty else { return [] }
        var effects: [Fault.Effect] = []
        for position in faults.indices where faults[position].strikes(token) {
            effects.append(faults[position].effect)
            if faults[position].effect.isFinal { break }
        }
        faults.removeAll { $0.remaining.map { $0 <= 0 } ?? false }
        return effects
    }
}

extension Fault {
    /// Counts a request; whether it fails.
    fileprivate mutating func strikes(_ token: DeviceToken?) -> Bool {
        if let remaining, remaining <= 0 { return false }
        if let tokenPrefix, token?.hex.hasPrefix(tokenPrefix.lowercased()) != true { return false }
        matchCount += 1
        guard every <= 1 || matchCount.isMultiple(of: every) else { return false }
        if let percentage {
            let turn = Double(every <= 1 ? matchCount : matchCount / every)
            let share = min(100, max(0, percentage)) / 100
            guard (turn * share).rounded(.down) > ((turn - 1) * share).rounded(.down) else { return false }
        }
        if let left = remaining { remaining = left - 1 }
        return true
    }
}

extension Fault.Effect {
    /// Whether nothing can happen to a request after this.
    fileprivate var isFinal: Bool {
        switch self {
        case .refuse, .drop: true
        case .delay, .goAway, .close: false
        }
    }
}
