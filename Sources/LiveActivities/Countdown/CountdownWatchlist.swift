import Foundation

/// Many countdowns, of which the one that ends first is shown. A value: events and `now` go in, effects come out.
///
///     Tea     |---------|                 shown until it ends
///     Bread   |--------------------|      then this one
///     Launch  |-----------------------------------------…
///
/// Do every effect in its order, and send ``Event/tick`` at ``nextDeadline``.
public struct CountdownWatchlist: Hashable, Sendable {
    /// Something that happens to the list.
    public enum Event: Hashable, Sendable {
        /// The list is now this one; two items of one identifier count as the later one.
        case itemsChanged([CountdownItem])
        /// A person wants activities, or wants none.
        case preferenceChanged(isEnabled: Bool)
        /// The last start was refused. It is tried again when something changes.
        case startFailed
        /// The activity ended without being stopped: by the system, or by a person who removed it. It is not started again for
        /// the same item, until the preference was off and on.
        case activityEnded
        /// Time has passed.
        case tick
    }

    /// Something that is to be done.
    public enum Effect: Hashable, Sendable {
        /// Start an activity for the item.
        case start(CountdownItem)
        /// Bring the item's new content to the activity.
        case update(CountdownItem)
        /// End the item's activity at once.
        case stop(CountdownItem)
    }

    /// What there is to wait for, without what ended a day ago or earlier, as of the last event.
    public private(set) var items: [CountdownItem] = []
    /// Whether a person wants activities.
    public private(set) var isEnabled: Bool
    /// The item that is showing; `nil` if there is none.
    public private(set) var running: CountdownItem?
    /// The item for which an activity was started last.
    private var previous: CountdownItem?
    /// Whether a paused item is shown if no other is pending.
    private let showsPaused: Bool

    /// An empty list. Default: activities are wanted, and a paused item has none.
    public init(isEnabled: Bool = true, showsPaused: Bool = false) {
        (self.isEnabled, self.showsPaused) = (isEnabled, showsPaused)
    }

    /// When the next ``Event/tick`` is due: the end of the item that is showing. `nil` if there is none, or if it is paused.
    public var nextDeadline: Date? { running?.status == .active ? running?.endDate : nil }

    /// Lets the event happen, then what is due at `now`.
    public mutating func handle(_ event: Event, at now: Date) -> [Effect] {
        switch event {
        case .itemsChanged(let items): self.items = Self.unique(items)
        case .preferenceChanged(let isEnabled): self.isEnabled = isEnabled
        case .startFailed:
            (running, previous) = (nil, nil)
            // A refusal must not lead to the next try at once.
            return []
        case .activityEnded: running = nil
        case .tick: break
        }
        items = items.withoutLongEnded(at: now)
        return show(isEnabled ? items.endingSoonest(at: now) ?? pausedItem : nil)
    }

    /// The paused item that is shown where nothing runs: the one that is showing already, or else the first.
    private var pausedItem: CountdownItem? {
        guard showsPaused else { return nil }
        let paused = items.filter { $0.status == .paused && $0.endDate != nil }
        return paused.first { $0.id == running?.id } ?? paused.first
    }

    private mutating func show(_ item: CountdownItem?) -> [Effect] {
        guard let item else {
            defer { (running, previous) = (nil, nil) }
            return running.map { [.stop($0)] } ?? []
        }
        if CountdownItem.shouldStartLiveActivity(for: item, after: previous, isEnabled: isEnabled) {
            defer { (running, previous) = (item, item) }
            return (running.map { [.stop($0)] } ?? []) + [.start(item)]
        }
        guard let running, running != item else { return [] }
        self.running = item
        return [.update(item)]
    }

    private static func unique(_ items: [CountdownItem]) -> [CountdownItem] {
        var last: [String: Int] = [:]
        for (index, item) in items.enumerated() { last[item.id] = index }
        return items.enumerated().filter { last[$0.element.id] == $0.offset }.map(\.element)
    }
}
