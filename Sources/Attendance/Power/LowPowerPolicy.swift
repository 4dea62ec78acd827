/// Hides seconds while the battery is low and shows them again afterwards, unless the user toggles them.
package struct LowPowerPolicy: Hashable {

    package init() {
    }
    private var isLow = false
    /// Whether seconds are hidden because of the battery, not by the user.
    private var isHiding = false

    /// Updates the battery level; pass `nil` if it is not low. Returns a sentence when that hides seconds.
    package mutating func follow(_ low: Battery?, showsSeconds: inout Bool) -> String? {
        guard (low != nil) != isLow else { return nil }
        isLow = low != nil
        if let low, showsSeconds {
            (showsSeconds, isHiding) = (false, true)
            return "The battery is at \(low.percent) %: seconds are hidden. s shows them."
        }
        if low == nil, isHiding { (showsSeconds, isHiding) = (true, false) }
        return nil
    }

    /// The user has toggled seconds; their choice wins.
    package mutating func giveWay() { isHiding = false }
}
