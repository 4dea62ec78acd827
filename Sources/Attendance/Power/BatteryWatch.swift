import Foundation

/// Reads the battery when a screen is awake anyway, at most once a minute.
package struct BatteryWatch {
    /// Minimum time between two reads, in seconds.
    package static let interval: TimeInterval = 60

    private let folder: String
    private var lookedAt: Date?
    private var last: Battery?

    /// Creates a watch over the power supplies in a folder.
    package init(folder: String = Battery.systemFolder) { self.folder = folder }

    /// The battery if it is low; `nil` if it is not, or if a threshold of 0 disables the check.
    package mutating func low(below threshold: Int, at now: Date) -> Battery? {
        guard threshold > 0 else { return nil }
        if lookedAt.map({ abs(now.timeIntervalSince($0)) >= Self.interval }) ?? true {
            lookedAt = now
            last = Battery.read(from: folder)
        }
        return last.flatMap { $0.isLow(below: threshold) ? $0 : nil }
    }
}
