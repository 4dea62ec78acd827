import ActivityLifecycle
import Foundation
import LiveActivities
import Presentations
import Synchronization
import Testing

/// The manager on a device with a virtual clock.
struct LiveActivityLifecycleManagerTests {
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
    private let hour: TimeInterval = 3600

    private struct Device {
        let host: ActivityHost
        let clock: VirtualClock
        var shown: [ShownActivity] { host.state.activitiesOnShow(at: clock.now) }

        func content() throws -> AmbientReadingAttributes.ContentState? {
            try shown.first?.content.decoded(as: AmbientReadingAttributes.ContentState.self).state
        }
    }

    /// The notifications that a handler received.
    private final class Log<Value: Sendable>: Sendable {
        private let values = Mutex<[Value]>([])
        func add(_ value: Value) { values.withLock { $0.append(value) } }
        var all: [Value] { values.withLock { $0 } }
    }

    private func onDevice(
        _ state: SystemState = SystemState(), _ body: (Device) async throws -> Void
    ) async throws {
        let clock = VirtualClock(start)
        let device = Device(host: ActivityHost(state, clock: clock), clock: clock)
        try await ActivityHost.$current.withValue(device.host) { try await body(device) }
    }

    @Test func aDayLongSessionIsAlwaysShowingAndLosesNothing() async throws {
        try await onDevice { device async throws in
            let manager = LiveActivityLifecycleManager()
            try await manager.startSession()
            try await manager.updateContent(
                bookTitle: "Walden", capturedCount: 42, lastTranscript: "I went to the woods")
            var ids: Set<String> = []
            for _ in 0..<1440 {
                device.clock.advance(by: 60)
                if let id = device.shown.first(where: \.isInIsland)?.id { ids.insert(id) }
            }
            #expect(ids.count == 4)
            let content = try #require(try device.content())
            #expect(content.bookTitle == "Walden")
            #expect(content.capturedCount == 42)
            #expect(content.lastTranscript == "I went to the woods")
            #expect(manager.totalSessionDuration == 24 * hour)
            #expect(manager.metrics.restartSuccesses == 3)
        }
    }

    @Test("The new activity exists at the instant at which the old one is dismissed")
    func theNewActivityIsThereWhenTheOldOneEnds() async throws {
        try await onDevice { device async throws in
            let manager = LiveActivityLifecycleManager()
            try await manager.startSession()
            let first = try #require(manager.currentActivity)
            device.clock.advance(by: 7 * hour)
            #expect(first.activityState == .dismissed)
            #expect(device.shown.map(\.island) == [.compact])
            #expect(manager.currentActivity?.id != first.id)
            // The new activity's clock continues from the old one's.
            #expect(manager.currentActivity?.attributes.startTime == start)
        }
    }

    @Test func refusalsAreRetriedAndTooManyEndTheSession() async throws {
        // The first refusal ends the old activity, which blocks it, and does not count as a retry.
        for (refusals, isActive) in [(3, true), (5, false)] {
            try await onDevice { device async throws in
                let errors = Log<ActivityAuthorizationError>()
                var handlers = ActivitySession<AmbientReadingAttributes>.Handlers()
                handlers.gaveUp = { errors.add($0) }
                let manager = LiveActivityLifecycleManager(handlers: handlers)
                try await manager.startSession()
                device.clock.advance(by: 7 * hour - 1)
                device.host.perform(
                    .refuseRequests(app: ActivityHost.app, with: .targetMaximumExceeded, count: refusals))
                device.clock.advance(by: 20)
                #expect(manager.isActive == isActive)
                #expect(errors.all == (isActive ? [] : [.targetMaximumExceeded]))
                #expect(device.shown.count == (isActive ? 1 : 0))
            }
        }
    }

    @Test func anEarlierRunsActivityIsRecoveredAndReplacedIfOld() async throws {
        for (age, isReplaced) in [(2 * hour, false), (7.5 * hour, true)] {
            try await onDevice { device async throws in
                let content = AmbientReadingAttributes.ContentState(bookTitle: "Walden")
                let earlier = try Activity.request(
                    attributes: AmbientReadingAttributes(startTime: start),
                    content: ActivityContent(state: content, staleDate: nil))
                device.clock.advance(by: age)
                let manager = LiveActivityLifecycleManager()
                device.clock.advance(by: 1)
                #expect(manager.isActive)
                #expect((manager.currentActivity?.id != earlier.id) == isReplaced)
                #expect(manager.content?.bookTitle == "Walden")
                #expect(manager.totalSessionDuration == age + 1)
            }
        }
    }

    @Test func activitiesEndedByTheSystemAreReplacedButNotThoseTheUserRemoves() async throws {
        try await onDevice { device async throws in
            let manager = LiveActivityLifecycleManager()
            try await manager.startSession()
            device.host.perform(.memoryPressure)
            #expect(device.shown.count == 1)
            let activity = try #require(manager.currentActivity)
            device.host.perform(.dismissByPerson(id: activity.id))
            #expect(device.shown.isEmpty)
            #expect(!manager.isActive)
        }
    }

    @Test func tokensAreRegisteredForEachNewActivity() async throws {
        try await onDevice { device async throws in
            let tokens = Log<Data>()
            var handlers = ActivitySession<AmbientReadingAttributes>.Handlers()
            handlers.registerToken = { tokens.add($0) }
            let manager = LiveActivityLifecycleManager(pushType: .token, handlers: handlers)
            try await manager.startSession()
            device.clock.advance(by: 7 * hour + 1)
            #expect(Set(tokens.all).count == 2)
            #expect(manager.currentActivity?.pushToken == tokens.all.last)
        }
    }

    @Test func aNoticeComesInTheLastFiveMinutes() async throws {
        try await onDevice { device async throws in
            let notices = Log<RestartNotice>()
            var handlers = ActivitySession<AmbientReadingAttributes>.Handlers()
            handlers.notice = { notices.add($0) }
            let manager = LiveActivityLifecycleManager(handlers: handlers)
            try await manager.startSession()
            device.clock.advance(by: 7 * hour - 301)
            #expect(notices.all.isEmpty)
            device.clock.advance(by: 1)
            #expect(notices.all == [RestartNotice(restartDate: start + 7 * hour)])
            #expect(manager.timeUntilRestart() == 300)
        }
    }

    @Test func aServersPushRestartsAtOnceWithItsContent() async throws {
        try await onDevice { device async throws in
            let manager = LiveActivityLifecycleManager()
            try await manager.startSession()
            let first = manager.currentActivity?.id
            device.clock.advance(by: 6.8 * hour)
            let state = #"{"bookTitle":"Emma","capturedCount":7,"isListening":false,"lastTranscript":""}"#
            let payload = #"{"aps":{"event":"restart-needed","timestamp":1800000000,"content-state":\#(state)}}"#
            try await manager.receive(payload: Data(payload.utf8))
            device.clock.advance(by: 0.1)
            #expect(manager.currentActivity?.id != first)
            #expect(try device.content()?.bookTitle == "Emma")
            await #expect(throws: RestartRequestError.unknownEvent("update")) {
                try await manager.receive(payload: Data(#"{"aps":{"event":"update"}}"#.utf8))
            }
        }
    }

    @Test func inTheBackgroundItRequestsAsSoonAsItMay() async throws {
        try await onDevice { device async throws in
            let manager = LiveActivityLifecycleManager()
            try await manager.startSession()
            device.host.perform(.move(app: ActivityHost.app, to: .background))
            device.clock.advance(by: 8 * hour - 1)
            #expect(device.shown.map(\.island) == [.compact])
            device.clock.advance(by: hour)
            #expect(device.shown.map(\.isInIsland) == [false])
            device.host.perform(.move(app: ActivityHost.app, to: .foreground))
            #expect(device.shown.map(\.island) == [.compact])
            #expect(manager.metrics.failures.isEmpty)
        }
    }

    @Test func theOlderManagersCallsDoTheSame() async throws {
        try await onDevice { device async throws in
            let manager = AmbientLiveActivityManager(LiveActivityLifecycleManager())
            await manager.startActivity()
            await manager.updateActivity(bookTitle: "Test")
            #expect(try device.content()?.bookTitle == "Test")
            await manager.endActivity()
            #expect(device.shown.isEmpty)
            #expect(!manager.isActive)
        }
    }

    @Test func withoutASessionThereIsNothingToUpdate() async throws {
        try await onDevice { _ async throws in
            let manager = LiveActivityLifecycleManager()
            await #expect(throws: SessionRejection.noSession) {
                try await manager.updateContent(capturedCount: 1)
            }
            #expect(manager.currentActivity == nil)
            #expect(manager.totalSessionDuration == 0)
        }
    }
}
