import ActivitySystem
import DeviceActivities
import Foundation
import LiveActivities
import Meditation
import Store
import Testing

/// Apps act on the stored device in its one transaction.
@Suite final class ActivityRepositoryTests {
    private let home = NSTemporaryDirectory() + "islet-activities-" + UUID().uuidString
    private let now = Date(timeIntervalSinceReferenceDate: 800_000_000)

    deinit { try? FileManager.default.removeItem(atPath: home) }

    private var store: Store { Store(locations: StoreLocations(environment: ["HOME": home])) }
    private var repository: ActivityRepository { ActivityRepository(store: store) }

    private func reading(_ seconds: TimeInterval) -> ClockReading {
        ClockReading(wall: now + seconds, bootID: "boot", sinceBoot: 1000 + seconds, asleep: 0)
    }

    private func content(_ title: String) -> ActivityContent<ScriptAttributes.ContentState> {
        ActivityContent(state: ScriptAttributes.ContentState(title: title), staleDate: nil)
    }

    private func title(of id: String, in system: SystemState) throws -> String? {
        try system.content(of: id)?.decoded(as: ScriptAttributes.ContentState.self).state.title
    }

    private func start() throws {
        try repository.change(at: reading(0)) { activities in
            try activities.system.act(as: "script", at: now) {
                _ = try Activity.request(
                    attributes: ScriptAttributes(name: "build"), content: content("Building"), id: "build")
            }
        }
    }

    @Test("What an app requests, updates and ends in a change is what every later reader finds")
    func changes() throws {
        try start()
        #expect(try store.activities().system.state(of: "build") == .active)
        #expect(try title(of: "build", in: store.activities().system) == "Building")
        try repository.change(at: reading(10)) { activities in
            activities.system.act(as: "script", at: now + 10) {
                _ = Activity<ScriptAttributes>.named("build")?.update(content("Testing"))
            }
        }
        #expect(try title(of: "build", in: repository.everything(at: reading(11)).system) == "Testing")
        try repository.change(at: reading(20)) { activities in
            activities.system.act(as: "script", at: now + 20) {
                _ = Activity<ScriptAttributes>.named("build")?.end(nil, dismissalPolicy: .immediate)
            }
        }
        #expect(try store.activities().system.activities.isEmpty)
    }

    @Test("A change that throws after an app has acted changes nothing in the store")
    func refusedChange() throws {
        try start()
        let before = try store.activities()
        #expect(throws: ActivityAuthorizationError.malformedActivityIdentifier) {
            try repository.change(at: reading(10)) { activities in
                activities.system.act(as: "script", at: now + 10) {
                    _ = Activity<ScriptAttributes>.named("build")?.update(content("Testing"))
                }
                try activities.system.act(as: "other", at: now + 10) {
                    _ = try Activity.request(
                        attributes: ScriptAttributes(name: "build"), content: content("Mine"), id: "build")
                }
            }
        }
        #expect(try store.activities() == before)
    }

    @Test("A bridged countdown whose content cannot be read is left alone, and the others leave at their end")
    func unreadableCountdown() throws {
        try repository.change(at: reading(0)) { activities in
            let states = ["bridge:a:1": #"{"title":"Tea"}"#, "bridge:a:2": #"{"endDate":800000060,"title":"Tea"}"#]
            for (id, state) in states {
                let content = EncodedContent(state: Data(state.utf8), staleDate: now + 60)
                activities.system.handle(
                    .request(
                        ActivityRequest(
                            id: id, app: "a", attributesType: "CountdownAttributes", attributes: Data("{}".utf8),
                            content: content)), at: now)
            }
        }
        let later = try repository.catchUp(at: reading(61))
        #expect(later.system.activities == ["bridge:a:1"])
        #expect(later.nextChange == nil)
    }
}
