/// Hides seconds while the battery is low, and shows them again afterwards; what the person decides with a key stands.
package struct BatteryThrift: Hashable {

    package init() {
    }
    private var isLow = false
    /// Whether seconds are hidden for the battery's sake, and not by the person.
    private var isHiding = false

    /// Takes up how the battery is; nil for not low. Answers a sentence when that hides seconds.
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

    /// The person has decided.
    package mutating func giveWay() { isHiding = false }
}
