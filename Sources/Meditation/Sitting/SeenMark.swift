import Foundation

/// When somebody last looked at the running sitting: a screen that showed it, or a command about it.
public struct SeenMark: Hashable, Sendable {
    /// The sitting.
    public let sittingID: UUID
    /// When, on the sitting's own time line.
    public let date: Date
    /// Which boot that was.
    public let bootID: String
    /// ``ClockReading/asleep`` then.
    public let asleep: TimeInterval

    /// The time between the marks that a screen leaves while it shows a sitting, in seconds.
    public static let interval: TimeInterval = 300

    /// A mark with everything given.
    public init(sittingID: UUID, date: Date, bootID: String, asleep: TimeInterval) {
        self.sittingID = sittingID
        self.date = date
        self.bootID = bootID
        self.asleep = asleep
    }

    /// The mark of someone who looks at `sitting` at a reading of the clocks.
    public init(of sitting: Sitting, at reading: ClockReading) {
        self.init(
            sittingID: sitting.id, date: reading.now(for: sitting), bootID: reading.bootID, asleep: reading.asleep)
    }
}
