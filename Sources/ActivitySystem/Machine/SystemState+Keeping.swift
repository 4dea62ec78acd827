import Foundation

/// Further queries for code that stores a system or lists its contents.
extension SystemState {
    /// Whether nothing of it is worth keeping: no activity is there, and device and apps are as in a new system. How many
    /// activities there have been does not count.
    public var isBlank: Bool {
        records.isEmpty && expansion == nil && rules == SystemRules() && device == DeviceConditions()
            && unknownPhase == .foreground && apps.values.allSatisfy { $0 == AppRecord() }
    }

    /// The attributes' Swift type of an activity, bare name; nil when it is unknown or dismissed.
    public func attributesType(of id: String) -> String? { record(id)?.attributesType }

    /// How a server reaches an activity; nil for not at all, and when it is unknown or dismissed.
    public func pushType(of id: String) -> PushType? { record(id)?.pushType }

    /// What an app declares; the defaults for an app that declared nothing.
    public func capabilities(of app: String) -> AppCapabilities { apps[app, default: AppRecord()].capabilities }

    /// Gives an activity the identifier of one that is gone, so that a program that keeps one name over several activities
    /// finds each of them under it. A phone cannot do this: there every activity has an identifier of its own. Nothing happens
    /// where `id` is unknown or `name` is in use.
    public mutating func rename(_ id: String, to name: String) {
        guard let index = index(id), self.index(name) == nil else { return }
        records[index].id = name
        if let expansion, expansion.id == id { self.expansion = Expansion(id: name, end: expansion.end) }
    }

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
