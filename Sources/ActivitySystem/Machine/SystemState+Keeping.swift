import Foundation

/// What whoever keeps a system, or lists what is in it, wants to know besides.
extension SystemState {
    /// Whether nothing of it is worth keeping: no activity is there, and device and apps are as in a new system. How many
    /// activities there have been does not count.
    public var isBlank: Bool {
        records.isEmpty && expansion == nil && rules == SystemRules() && device == DeviceConditions()
            && unknownPhase == .foreground && apps.values.allSatisfy { $0 == AppRecord() }
    }

    /// The attributes' Swift type of an activity, bare name; nil when it is unknown or dismissed.
    public func attributesType(of id: String) -> String? { record(id)?.attributesType }

    /// When the newest content of an activity was said, by its request or an update; nil when it is unknown or dismissed.
    public func contentDate(of id: String) -> Date? { record(id)?.newestTimestamp }

    /// When the life of an activity goes on whether or not anyone does something: a scheduled one starts, one that runs is
    /// ended after its eight hours, an ended one leaves the lock screen. Nil when it is unknown or dismissed.
    public func nextStage(of id: String) -> Date? {
        guard let record = record(id) else { return nil }
        guard case .active(let since, _) = record.stage else { return record.deadline }
        return since.addingTimeInterval(Self.longestActive)
    }
}
