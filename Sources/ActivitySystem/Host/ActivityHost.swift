import Foundation
import Synchronization

/// The device behind ``Activity``: one ``SystemState``, a clock, and those who listen.
///
/// A class because every `Activity` of a process speaks to the same one. Which one that is follows the task: tests, previews and
/// simulations each bind ``current`` to their own and know nothing of each other.
///
///     let clock = VirtualClock(start)
///     await ActivityHost.$current.withValue(ActivityHost(clock: clock)) {
///         let activity = try Activity.request(attributes: Tea(), content: content)
///         clock.advance(by: 8 * 3600)      // the system ends it
///     }
public final class ActivityHost: Sendable {
    /// The device of this task. Default: one that follows the clock on the wall.
    @TaskLocal public static var current = ActivityHost(clock: WallClock())

    /// The app that this task is part of. Default: ``ActivityRequest/defaultApp``.
    @TaskLocal public static var app = ActivityRequest.defaultApp

    /// The time by which the device goes on.
    public let clock: any ActivityClock

    private let storage: Mutex<Storage>

    private struct Storage {
        var state: SystemState
        var alarm: (date: Date, action: ScheduledAction)?
        var listeners: [Int: Listener] = [:]
        var observers: [Int: Observer] = [:]
        /// Listeners and observers so far.
        var partyCount = 0
    }

    /// Hears what happens, and the state after it. It is called while the host is locked: it may not speak to the host.
    typealias Listener = @Sendable (SystemEvent, SystemState) -> ListenerReply

    /// Whether a listener hears more.
    enum ListenerReply { case goOn, stop }

    /// Receives each event after it happened.
    public typealias Observer = @Sendable ([SystemEvent]) -> Void

    /// A device in a state. Default: one without activities.
    public init(_ state: SystemState = SystemState(), clock: any ActivityClock) {
        self.clock = clock
        storage = Mutex(Storage(state: state))
        setAlarm()
    }

    /// What the device is like now.
    public var state: SystemState {
        let now = clock.now
        return storage.withLock { $0.state.standing(at: now) }
    }

    /// The device as it was when something happened to it last.
    var latest: SystemState { storage.withLock(\.state) }

    /// Runs `body` as code of an app on this device: ``Activity`` and ``ActivityAuthorizationInfo`` are about the two in it.
    package func run<Value, Failure: Error>(
        as app: String, _ body: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let result = Self.$current.withValue(self) { Self.$app.withValue(app) { Result(catching: body) } }
        return try result.get()
    }

    /// Does a command now; tells everyone who listens what came of it.
    @discardableResult
    public func perform(_ command: SystemCommand) -> [SystemEvent] {
        change { state, now in state.handle(command, at: now) }
    }

    private func change(_ body: (inout SystemState, Date) -> [SystemEvent]) -> [SystemEvent] {
        let now = clock.now
        let (events, observers) = storage.withLock { storage in
            let events = body(&storage.state, now)
            // Inside the lock, so that all listeners hear everything in one order.
            for event in events {
                for (number, listener) in storage.listeners where listener(event, storage.state) == .stop {
                    storage.listeners[number] = nil
                }
            }
            return (events, events.isEmpty ? [] : storage.observers.sorted { $0.key < $1.key }.map(\.value))
        }
        setAlarm()
        for observer in observers { observer(events) }
        return events
    }

    /// Wakes up when the system next does something by itself.
    private func setAlarm() {
        let now = clock.now
        let deadline = storage.withLock { storage -> Date? in
            let next = storage.state.nextDeadline(after: now)
            guard next != storage.alarm?.date else { return nil }
            storage.alarm?.action.cancel()
            storage.alarm = nil
            return next
        }
        guard let deadline else { return }
        let action = clock.schedule(at: deadline) { [weak self] in self?.ring(at: deadline) }
        storage.withLock { $0.alarm = (deadline, action) }
    }

    private func ring(at deadline: Date) {
        storage.withLock { if $0.alarm?.date == deadline { $0.alarm = nil } }
        _ = change { state, now in state.advance(to: now) }
    }

    /// Lets `observer` know of all that happens from now on, until it is cancelled. It is called on the thread on which things
    /// happen, after each command and each deadline, and may command in turn.
    public func observe(_ observer: @escaping Observer) -> ScheduledAction {
        enter(observer, in: \.observers)
    }

    /// Lets `listener` hear all that happens from now on.
    func listen(_ listener: @escaping Listener) -> ScheduledAction {
        enter(listener, in: \.listeners)
    }

    /// Puts somebody on a list, until they are taken off it.
    private func enter<Party: Sendable>(
        _ party: Party, in list: WritableKeyPath<Storage, [Int: Party]> & Sendable
    ) -> ScheduledAction {
        let number = storage.withLock { storage in
            storage.partyCount += 1
            storage[keyPath: list][storage.partyCount] = party
            return storage.partyCount
        }
        return ScheduledAction { [weak self] in
            self?.storage.withLock { _ = $0[keyPath: list].removeValue(forKey: number) }
        }
    }
}

extension SystemState {
    /// Lets an app act on this device at one instant: in `body`, ``Activity`` and ``ActivityAuthorizationInfo`` are about the two.
    /// What `body` throws is thrown, and then the device is as before.
    ///
    ///     try system.act(as: "tea", at: now) {
    ///         try Activity.request(attributes: Tea(), content: content, id: "green")
    ///     }
    ///
    /// For a device that is a value, such as the one that a store keeps: no host need live for as long as its activities. An
    /// `Activity` that leaves `body` is about the device as it was then.
    package mutating func act<Value, Failure: Error>(
        as app: String, at now: Date, _ body: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let host = ActivityHost(self, clock: StoppedClock(now: now))
        let value = try host.run(as: app, body)
        self = host.latest
        return value
    }
}

/// The clock of an instant. What is scheduled never runs: who asks the device next lets it happen.
private struct StoppedClock: ActivityClock {
    let now: Date

    func schedule(at date: Date, _ action: @escaping @Sendable () -> Void) -> ScheduledAction {
        ScheduledAction {}
    }
}
