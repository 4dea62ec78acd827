import Foundation
import GRDB
import Meditation
import Testing

@testable import Store

/// A store whose timer is on a server.
struct JoinedStoreTests {
    private let temporary = TemporaryStore()
    private let url = "https://timer.example.org:8443"
    private let start = Date(timeIntervalSince1970: 1_795_248_840)
    private var store: Store { temporary.store }

    private func reading(after seconds: TimeInterval = 0) -> ClockReading {
        ClockReading(wall: start + seconds, bootID: "boot", sinceBoot: 1000 + seconds, asleep: 0)
    }

    private func sitting(_ id: UUID = UUID(), pausedAt: Date? = nil) -> Sitting {
        Sitting(
            id: id, methodName: "Breath", type: .meditation, preparation: 0, beganAt: start, target: 1200,
            pausedAt: pausedAt)
    }

    private func join() throws {
        try store.join(url, at: start)
        try store.markConnected(user: "anna", at: start)
    }

    private func mirror(_ version: Int, _ state: TimerState, logging entry: CompletedSitting? = nil) throws {
        try store.mirror(MirroredChange(version: version, state: state, logEntry: entry), at: reading())
    }

    @Test(
        "While a server owns the timer, an action changes nothing here and is queued for it, once a process is listening"
    )
    func actionsAreSent() throws {
        try join()
        let running = sitting()
        try mirror(1, .running(running))
        let before = try store.state()
        #expect(throws: ServerError.self) { try store.perform(.pause, at: reading()) }
        #expect(throws: ServerError.unreachable(host: "timer.example.org:8443", since: start)) {
            try store.act(.pause, at: reading(after: 1))
        }
        #expect(try store.pendingActions().isEmpty)

        let inbox = try #require(try store.actionInbox())
        guard case .sent(let sent, _) = try store.act(.pause, at: reading(after: 1)) else {
            Issue.record("The action was not sent.")
            return
        }
        #expect(sent.activityID == running.id && sent.kind == .pause)
        #expect(try store.pendingActions().map(\.action) == [sent])
        #expect(try store.state() == before)
        inbox.drain()
    }

    @Test("A short sitting that the server did not log is not logged here, as an event or as a state")
    func shortCompletion() throws {
        try join()
        var server = TimerServer(state: .running(sitting()))
        try mirror(1, server.state)
        try server.perform(.complete(shortestLogged: 60), at: start + 10)
        for isSnapshot in [false, true] {
            try store.mirror(
                MirroredChange(version: isSnapshot ? 3 : 2, state: server.state, isSnapshot: isSnapshot),
                at: reading(after: 10))
            #expect(try store.state().completion?.isLogged == false)
        }
        #expect(try store.log().isEmpty)
    }

    @Test("An outcome can be read once it exists, and says whether the local state has caught up")
    func outcomes() throws {
        try join()
        try mirror(1, .running(sitting()))
        let inbox = try #require(try store.actionInbox())
        guard case .sent(let sent, _) = try store.act(.pause, at: reading()) else { return }
        #expect(try store.answer(to: sent.id) == nil)
        #expect(try store.markSent(sent.id, at: start))
        #expect(try store.withdraw(sent.id) == false)
        try store.finish(
            sent.id, ActionOutcome(isAccepted: true, sentence: "Paused\u{1B}[31m at 03:12.", version: 2), at: start)
        #expect(try store.answer(to: sent.id)?.outcome.sentence == "Paused [31m at 03:12.")
        #expect(try store.answer(to: sent.id)?.isMirrored == false)
        try mirror(2, .running(sitting(pausedAt: start + 192)))
        #expect(try store.answer(to: sent.id)?.isMirrored == true)
        withExtendedLifetime(inbox) {}
    }

    @Test("An unsent action can be withdrawn, and then never reaches the server")
    func withdrawing() throws {
        try join()
        try mirror(1, .running(sitting()))
        let inbox = try #require(try store.actionInbox())
        guard case .sent(let sent, _) = try store.act(.pause, at: reading()) else { return }
        #expect(try store.withdraw(sent.id))
        #expect(try store.markSent(sent.id, at: start) == false)
        withExtendedLifetime(inbox) {}
    }

    @Test("A completed sitting is logged once, for any number of events")
    func logOnce() throws {
        try join()
        let running = sitting()
        try mirror(1, .running(running))
        let entry = running.completed(at: start + 1200)
        let completed = TimerState.completed(Completion(sitting: entry, completedAt: start + 1200, message: nil))
        try mirror(2, completed, logging: entry)
        try mirror(2, completed, logging: entry)
        try store.mirror(MirroredChange(version: 2, state: completed, isSnapshot: true), at: reading())
        #expect(try store.log() == [entry])
        #expect(try store.joinedServer()?.version == 2)
    }

    @Test(
        "A snapshot brings a sitting completed while events were lost, but not one from before joining"
    )
    func snapshotLogs() throws {
        try join()
        let earlier = sitting().completed(at: start + 60)
        let state = TimerState.completed(Completion(sitting: earlier, completedAt: start + 60, message: nil))
        try store.mirror(MirroredChange(version: 5, state: state, isSnapshot: true), at: reading())
        #expect(try store.log().isEmpty)
        let missed = sitting().completed(at: start + 120)
        let later = TimerState.completed(Completion(sitting: missed, completedAt: start + 120, message: nil))
        try store.mirror(MirroredChange(version: 9, state: later, isSnapshot: true), at: reading())
        #expect(try store.log() == [missed])
    }

    @Test("The note of a completion stays here and goes into the log with the server's entry")
    func notes() throws {
        try join()
        let running = sitting()
        try mirror(1, .running(running))
        let inbox = try #require(try store.actionInbox())
        _ = try store.act(.complete(), at: reading(after: 10), remarks: SittingRemarks(note: "calm", mood: "even"))
        let entry = running.completed(at: start + 10)
        try mirror(
            2, .completed(Completion(sitting: entry, completedAt: start + 10, message: nil)), logging: entry)
        #expect(try store.log().map(\.note) == ["calm"])
        #expect(try store.log().map(\.mood) == ["even"])
        withExtendedLifetime(inbox) {}
    }

    @Test("The server's dates are converted to this machine's clock, and the sitting is anchored to it")
    func clockSkew() throws {
        try join()
        try store.mirror(
            MirroredChange(version: 1, state: .running(sitting(pausedAt: start + 60)), shift: 90),
            at: reading(after: 200))
        let mirrored = try #require(try store.running())
        #expect(mirrored.beganAt == start + 90 && mirrored.pausedAt == start + 150)
        #expect(mirrored.anchor == ClockAnchor(bootID: "boot", wallAtBoot: start - 1000))
    }

    @Test("Older versions are not mirrored, and nothing is mirrored after leaving")
    func order() throws {
        try join()
        try mirror(3, .running(sitting()))
        #expect(try store.mirror(MirroredChange(version: 2, state: .idle), at: reading()) == false)
        #expect(try store.running() != nil)
        let left = try #require(try store.leave())
        #expect(left.sitting != nil)
        #expect(try store.state() == .idle)
        #expect(try store.joinedServer() == nil)
        #expect(throws: ServerError.notJoined) { try mirror(4, .running(sitting())) }
        #expect(try store.leave() == nil)
        try store.perform(.start(StartRequest()), at: reading())
    }

    @Test("A running local sitting prevents joining, and is unchanged")
    func runningSitting() throws {
        let request = StartRequest(methodName: "Breath")
        try store.perform(.start(request), at: reading())
        #expect(throws: ServerError.sittingRunning(methodName: "Breath")) { try store.join(url, at: start) }
        #expect(try store.running()?.id == request.id)
        #expect(try store.joinedServer() == nil)
        try store.join(url, knowing: request.id, at: start)
        try store.join(url, at: start + 5)
        #expect(throws: ServerError.joinedElsewhere(host: "timer.example.org:8443")) {
            try store.join("https://other.example.org", at: start)
        }
    }

    @Test("An earlier version's store can be joined, and keeps its sitting until then")
    func earlierStore() throws {
        let request = StartRequest()
        try store.perform(.start(request), at: reading())
        try temporary.downgradeState()
        #expect(try store.running()?.id == request.id)
        #expect(try store.joinedServer() == nil)
        try store.perform(.cancel, at: reading())
        try join()
        #expect(try store.joinedServer()?.user == "anna")
    }

    @Test("One process at a time listens for actions")
    func oneListener() throws {
        try join()
        let first = try store.actionInbox()
        #expect(first != nil)
        #expect(try store.actionInbox() == nil)
        withExtendedLifetime(first) {}
    }

    @Test("A damaged state that is set aside stays joined if its mark can be read")
    func repair() throws {
        try join()
        try mirror(1, .running(sitting()))
        let file = try #require(FileHandle(forUpdatingAtPath: temporary.statePath))
        try file.write(contentsOf: Data("nonsense".utf8))
        try file.close()
        #expect(try store.setAside(temporary.statePath, at: start) != nil)
        #expect(try store.joinedServer()?.url == url)
    }

    @Test("Settings for the server are stored, and wake the joining process when they change")
    func deviceSettings() throws {
        let settings = DeviceSettings(frequentPushes: false, timeZone: "Europe/Berlin", activeHours: "06:00-22:00")
        try store.remember(settings)
        #expect(try store.deviceSettings() == nil, "before there is a store, observing makes none")
        try join()
        let inbox = try #require(try store.actionInbox())
        func isAwake() -> Bool {
            var polled = pollfd(fd: inbox.descriptor, events: Int16(POLLIN), revents: 0)
            defer { inbox.drain() }
            return poll(&polled, 1, 0) == 1
        }
        try store.remember(settings)
        #expect(isAwake())
        try store.remember(settings)
        #expect(!isAwake())
        #expect(try store.deviceSettings() == settings)
        try store.markAccepted(settings)
        try store.markOffline(since: start)
        #expect(try store.joinedServer()?.sentSettings == settings)
    }

    @Test(
        "A start remembers the settings with it, in a new store as in one that is there; a refused start remembers nothing"
    )
    func settingsOfAStart() throws {
        let first = DeviceSettings(frequentPushes: true, timeZone: "Europe/Berlin", activeHours: nil)
        try store.perform(.start(StartRequest()), at: reading(after: 0), observing: first)
        #expect(try store.deviceSettings() == first)
        let second = DeviceSettings(frequentPushes: false, timeZone: "Asia/Tokyo", activeHours: nil)
        #expect(throws: TimerError.self) {
            try store.perform(.start(StartRequest()), at: reading(after: 1), observing: second)
        }
        #expect(try store.deviceSettings() == first)
        _ = try store.startAfterCompleting(
            StartRequest(), shortestLogged: 0, at: reading(after: 60), observing: second)
        #expect(try store.deviceSettings() == second)
    }

    @Test("An end in the past is sent by the server's clock")
    func endByTheServersClock() throws {
        try join()
        let ahead = Sitting(
            id: UUID(), methodName: "Breath", type: .meditation, preparation: 0, beganAt: start + 90, target: nil)
        try store.mirror(MirroredChange(version: 1, state: .running(ahead), shift: -90), at: reading())
        #expect(try store.running()?.beganAt == start)
        let inbox = try #require(try store.actionInbox())
        try store.beat(at: start + 600)
        let action = TimerAction.complete(endedAt: start + 60)
        guard case .sent(let sent, _) = try store.act(action, at: reading(after: 600)) else { return }
        #expect(sent.endedAt == start + 150)
        withExtendedLifetime(inbox) {}
    }

    @Test("A server's restart request is stored once, until it is performed")
    func restartRequests() throws {
        try join()
        let running = sitting()
        try mirror(1, .running(running))
        let asked = MirroredChange(
            version: 2, state: .running(running), shift: 10, restartRequested: start + 24_600)
        try store.mirror(asked, at: reading(after: 24_611))
        let request = StoredRestartRequest(
            sitting: running.id, requested: start + 24_610, received: start + 24_611)
        #expect(try store.activities().restartRequest == request)
        try store.changeCountdowns(at: reading()) { $0.restartRequest = nil }
        #expect(try store.mirror(asked, at: reading(after: 24_700)) == false)
        #expect(try store.activities().restartRequest == nil)
    }
}
