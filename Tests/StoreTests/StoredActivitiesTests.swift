import ActivitySystem
import Foundation
import GRDB
import Meditation
import Testing

@testable import Store

struct StoredActivitiesTests {
    private let temporary = TemporaryStore()
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
    private var store: Store { temporary.store }

    private func reading(_ seconds: TimeInterval) -> ClockReading {
        ClockReading(wall: start + seconds, bootID: "boot", sinceBoot: 1000 + seconds, asleep: 0)
    }

    private func request(_ id: String, app: String = "script") -> SystemCommand {
        .request(
            ActivityRequest(
                id: id, app: app, attributesType: "ScriptAttributes", attributes: Data("{}".utf8),
                content: EncodedContent(state: Data("{}".utf8))))
    }

    private func countdown(_ id: String, after seconds: TimeInterval) -> StoredCountdown {
        StoredCountdown(
            id: id, title: "Tea", subtitle: "Green", endDate: start + seconds, color: "#007AFF", alertMessage: "Leaves",
            created: start, startedAt: start + 1.25)
    }

    private func rows(_ table: String) throws -> Int {
        try DatabaseQueue(path: temporary.statePath).read {
            try Int.fetchOne($0, sql: "SELECT count(*) FROM \(table)") ?? 0
        }
    }

    @Test func withoutAStoredStateTheDeviceIsNewAndNoFileIsCreated() throws {
        #expect(try store.activitySystem() == SystemState())
        #expect(try store.activities().isEmpty)
        #expect(!FileManager.default.fileExists(atPath: temporary.statePath))
    }

    @Test("The timer and the device are read with one look, also where nothing is stored")
    func oneLook() throws {
        let (nothing, none) = try store.memoryAndActivities()
        #expect(nothing == TimerMemory(state: .idle) && none.isEmpty)
        #expect(!FileManager.default.fileExists(atPath: temporary.statePath))

        try store.changeActivities(at: reading(0)) { $0.handle(request("a"), at: start) }
        try store.perform(.start(StartRequest(target: 600)), at: reading(1))
        let (memory, activities) = try store.memoryAndActivities()
        #expect(memory.state.sitting != nil && activities.system.activities == ["a"])
        #expect(try store.memory() == memory)
        #expect(try store.activities() == activities)
    }

    @Test func changesAreStored() throws {
        try store.changeActivities(at: reading(0)) { $0.handle(request("a"), at: start) }
        let system = try store.activitySystem()
        #expect(system.activities == ["a"])
        #expect(system.startDate(of: "a") == start)
        #expect(system.nextStage(of: "a") == start + SystemState.longestActive)
    }

    @Test func everyFieldOfACountdownIsKept() throws {
        let countdowns = [countdown("x", after: 180), countdown("y", after: 60.5)]
        try store.changeCountdowns(at: reading(0)) { $0.countdowns = countdowns }
        #expect(try store.activities().countdowns == countdowns)
        #expect(try store.timerAndActivities(at: reading(0)).activities.countdowns == countdowns)
    }

    @Test func anActivityThatIsDismissedLeavesNothingBehind() throws {
        try store.changeActivities(at: reading(0)) { $0.handle(request("a"), at: start) }
        #expect(try rows("activity_system") == 1)
        try store.changeActivities(at: reading(1)) {
            $0.handle(.end(id: "a", dismissalPolicy: .immediate), at: start + 1)
        }
        #expect(try rows("activity_system") == 0)
        #expect(try store.activitySystem() == SystemState())
    }

    @Test func aThrowingBodyChangesNothing() throws {
        struct Refusal: Error {}
        try store.changeActivities(at: reading(0)) { $0.handle(request("a"), at: start) }
        #expect(throws: Refusal.self) {
            try store.changeActivities(at: reading(1)) { system in
                system.handle(request("b"), at: start)
                throw Refusal()
            }
        }
        #expect(try store.activitySystem().activities == ["a"])
    }

    @Test func screensAreNotifiedOfChangesOnly() throws {
        try store.makeReady()
        func changed() throws -> Date? {
            try FileManager.default.attributesOfItem(atPath: store.changeFile.path)[.modificationDate] as? Date
        }
        try FileManager.default.setAttributes([.modificationDate: start], ofItemAtPath: store.changeFile.path)
        try store.changeActivities(at: reading(0)) { _ in }
        #expect(try changed() == start)
        try store.changeActivities(at: reading(0)) { $0.handle(request("a"), at: start) }
        #expect(try changed() != start)
    }

    @Test func anUnreadableStateIsSetAsideAndTheSittingGoesOn() throws {
        let sitting = try store.perform(.start(StartRequest(target: 600)), at: start).state
        try DatabaseQueue(path: temporary.statePath).write {
            try $0.execute(sql: "INSERT INTO activity_system VALUES (1, 'of another world')")
        }
        #expect(try store.activitySystem() == SystemState())
        #expect(try store.timerAndActivities(at: reading(0)).timer.stored == sitting)
        try store.changeActivities(at: reading(0)) { $0.handle(request("a"), at: start) }
        #expect(try store.activitySystem().activities == ["a"])
        #expect(try store.state() == sitting)
        let aside = try DatabaseQueue(path: temporary.statePath).read {
            try String.fetchOne($0, sql: "SELECT state FROM activity_system WHERE slot = 2")
        }
        #expect(aside == "of another world")
        #expect(try store.memory().notices.first?.text.hasPrefix("The stored activities could not be read") == true)
    }

    @Test func anEarlierVersionsStateIsMigrated() throws {
        let sitting = try store.perform(.start(StartRequest(target: 600)), at: start).state
        try temporary.downgradeState()
        #expect(try store.activities().isEmpty)
        #expect(try store.state() == sitting)
        try store.changeActivities(at: reading(0)) { $0.handle(request("a"), at: start) }
        #expect(try store.timerAndActivities(at: reading(0)).timer.stored == sitting)
    }

    @Test func activitiesAreSalvagedFromADamagedDatabase() throws {
        try store.changeCountdowns(at: reading(0)) { activities in
            activities.system.handle(request("a"), at: start)
            activities.countdowns = [countdown("x", after: 180)]
        }
        let file = try FileHandle(forUpdating: URL(filePath: temporary.statePath))
        try file.write(contentsOf: Data("no database any".utf8))
        try file.close()
        #expect(throws: StoreError.corrupt(path: temporary.statePath)) { try store.activities() }
        #expect(try store.setAside(temporary.statePath, at: start) != nil)
        #expect(try store.activities().system.activities == ["a"])
        #expect(try store.activities().countdowns.map(\.id) == ["x"])
    }

    @Test func concurrentChangesAreNotLost() async throws {
        try store.makeReady()
        let root = temporary.root
        func startFive(_ prefix: String) async throws {
            try await #require(processExitsWith: .success) { [root = root as String, prefix = prefix as String] in
                let store = TemporaryStore.store(in: root)
                let now = Date(timeIntervalSinceReferenceDate: 800_000_000)
                let reading = ClockReading(wall: now, bootID: "boot", sinceBoot: 1000, asleep: 0)
                for number in 0..<5 {
                    try store.changeActivities(at: reading) { system in
                        let request = ActivityRequest(
                            id: "\(prefix)\(number)", app: prefix, attributesType: "T", attributes: Data("{}".utf8),
                            content: EncodedContent(state: Data("{}".utf8)))
                        system.handle(.request(request), at: now)
                    }
                }
            }
        }
        async let first: Void = startFive("a")
        async let second: Void = startFive("b")
        async let third: Void = startFive("c")
        _ = try await (first, second, third)
        #expect(try store.activitySystem().activities.count == 15)
    }

    @Test func aKilledProcessLosesNoActivity() async throws {
        let root = temporary.root
        await #expect(processExitsWith: .signal(SIGKILL)) { [root = root as String] in
            let store = TemporaryStore.store(in: root)
            let now = Date(timeIntervalSinceReferenceDate: 800_000_000)
            try store.changeActivities(at: ClockReading(wall: now, bootID: "boot", sinceBoot: 1000, asleep: 0)) {
                system in
                let request = ActivityRequest(
                    id: "a", attributesType: "T", attributes: Data("{}".utf8),
                    content: EncodedContent(state: Data("{}".utf8)))
                system.handle(.request(request), at: now)
            }
            kill(getpid(), SIGKILL)
        }
        #expect(try store.activitySystem().activities == ["a"])
    }
}
