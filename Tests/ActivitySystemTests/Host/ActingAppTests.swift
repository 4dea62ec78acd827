import ActivitySystem
import Foundation
import Testing

/// An app acts on a device that is a value, at one instant.
struct ActingAppTests {
    private struct Tea: ActivityAttributes {
        struct ContentState: Codable, Hashable { var minutes: Int }
        var kind = "green"
    }

    private let now = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private func content(_ minutes: Int, stale: Date? = nil) -> ActivityContent<Tea.ContentState> {
        ActivityContent(state: Tea.ContentState(minutes: minutes), staleDate: stale)
    }

    /// A device with an activity of the app `kitchen`.
    private func device(stale: Date? = nil) throws -> SystemState {
        var system = SystemState()
        try system.act(as: "kitchen", at: now) {
            _ = try Activity.request(attributes: Tea(), content: content(3, stale: stale), id: "tea")
        }
        return system
    }

    @Test("What an app requests is on the device, as of the instant, under the name that it gave")
    func request() throws {
        let system = try device()
        #expect(system.activities == ["tea"])
        #expect(system.app(of: "tea") == "kitchen")
        #expect(system.attributesType(of: "tea") == "Tea")
        #expect(system.startDate(of: "tea") == now)
        var commanded = SystemState()
        commanded.handle(
            try .request(id: "tea", app: "kitchen", attributes: Tea(), content: content(3)), at: now)
        #expect(system == commanded)
    }

    @Test("What it updates and ends is changed on the device, and the calls report what came of it")
    func updateAndEnd() throws {
        var system = try device()
        let events = system.act(as: "kitchen", at: now + 10) {
            Activity<Tea>.activities.flatMap { $0.update(content(2)) }
        }
        #expect(events == [.contentChanged(id: "tea")])
        #expect(try system.content(of: "tea")?.decoded(as: Tea.ContentState.self).state.minutes == 2)
        #expect(system.contentDate(of: "tea") == now + 10)
        let last = system.act(as: "kitchen", at: now + 20) {
            Activity<Tea>.named("tea")?.end(content(0), dismissalPolicy: .after(now + 60))
        }
        #expect(last == [.contentChanged(id: "tea"), .stateChanged(id: "tea", .ended)])
        #expect(system.nextStage(of: "tea") == now + 60)
    }

    @Test("A body that throws leaves the device as it was")
    func failure() throws {
        struct ChangeOfMind: Error {}
        var system = try device()
        let before = system
        #expect(throws: ChangeOfMind.self) {
            try system.act(as: "kitchen", at: now + 10) {
                _ = try Activity.request(attributes: Tea(), content: content(4), id: "more")
                Activity<Tea>.named("tea")?.end(nil, dismissalPolicy: .immediate)
                throw ChangeOfMind()
            }
        }
        #expect(system == before)
    }

    @Test("A refusal is thrown, and an activity of another app or type has no name here")
    func otherApps() throws {
        struct Coffee: ActivityAttributes {
            struct ContentState: Codable, Hashable {}
        }
        var system = try device()
        #expect(throws: ActivityAuthorizationError.malformedActivityIdentifier) {
            try system.act(as: "garden", at: now) {
                _ = try Activity.request(attributes: Tea(), content: content(1), id: "tea")
            }
        }
        #expect(system.act(as: "garden", at: now) { Activity<Tea>.named("tea") == nil })
        #expect(system.act(as: "kitchen", at: now) { Activity<Coffee>.named("tea") == nil })
        #expect(system.act(as: "kitchen", at: now) { Activity<Tea>.named("tea")?.id == "tea" })
    }

    @Test("The device is asked as of the instant, and a question alone changes nothing of it")
    func question() throws {
        var system = try device(stale: now + 5)
        let before = system
        let (state, isEnabled) = system.act(as: "kitchen", at: now + 10) {
            (Activity<Tea>.named("tea")?.activityState, ActivityAuthorizationInfo().areActivitiesEnabled)
        }
        #expect(state == .stale)
        #expect(isEnabled)
        #expect(system == before)
    }

    @Test("An activity that starts as by a push needs no app in the foreground")
    func origin() throws {
        var system = SystemState()
        system.handle(.move(app: "kitchen", to: .background), at: now)
        #expect(throws: ActivityAuthorizationError.visibility) {
            try system.act(as: "kitchen", at: now) {
                _ = try Activity.request(attributes: Tea(), content: content(1), id: "tea")
            }
        }
        try system.act(as: "kitchen", at: now) {
            _ = try Activity.request(attributes: Tea(), content: content(1), id: "tea", origin: .push)
        }
        #expect(system.state(of: "tea") == .active)
    }
}
