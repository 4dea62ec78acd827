import Foundation
import HostSystem
import Meditation
import Store
import Testing

extension EndToEndTests.Companions {
    /// The screen while a server has the timer; the joining process is the test.
    @Suite struct Steering {
        private let home: Home
        private let inbox: ActionInbox
        private let sitting = Sitting(
            id: UUID(), methodName: "Breath", type: .meditation, preparation: 0, beganAt: SystemClock.now(),
            target: 1200)
        private var store: Store { home.store }

        init() async throws {
            home = try Home()
            try home.store.join("https://timer.example.org", at: SystemClock.now())
            try home.store.markConnected(user: "anna", at: SystemClock.now())
            inbox = try #require(try home.store.actionInbox())
            try mirror(1, .running(sitting))
        }

        private func mirror(_ version: Int, _ state: TimerState) throws {
            try store.mirror(MirroredChange(version: version, state: state), at: SystemClock.read())
        }

        /// Waits for an action of the screen to be sent, and takes it.
        private func sent() async throws -> OutgoingAction {
            let action = try await eventually("an action is sent") { try self.store.pendingActions().first?.action }
            try store.beat(at: SystemClock.now())
            #expect(try store.markSent(action.id, at: SystemClock.now()))
            return action
        }

        private func finish(_ action: OutgoingAction, _ outcome: ActionOutcome) throws {
            try store.finish(action.id, outcome, at: SystemClock.now())
        }

        @Test("A key sends the action; the screen follows the server's answer and says it in its own words")
        func answered() async throws {
            let terminal = try await TerminalSession(home, .islet([]))
            try await terminal.wait(for: "◉ sitting", "timer.example.org")
            try await terminal.press("Space")
            let pause = try await sent()
            #expect(pause.kind == .pause && pause.activityID == sitting.id)
            try await terminal.wait(for: "◉ sitting", "…")
            let paused = Sitting(
                id: sitting.id, methodName: "Breath", type: .meditation, preparation: 0, beganAt: sitting.beganAt,
                target: 1200, pausedAt: SystemClock.now())
            try mirror(2, .running(paused))
            try finish(pause, ActionOutcome(isAccepted: true, sentence: "Paused at the server.", version: 2))
            try await terminal.wait(for: "‖ paused", "Paused at 0")
        }

        @Test("The server's refusal is shown, and the screen does not change")
        func refused() async throws {
            let terminal = try await TerminalSession(home, .islet([]))
            try await terminal.wait(for: "◉ sitting")
            try await terminal.press("Space")
            try finish(
                try await sent(),
                ActionOutcome(isAccepted: false, sentence: "Closed for\u{1B}[2J today.", code: "refused"))
            try await terminal.wait(for: "◉ sitting", "Closed for", "today.")
        }

        @Test("Offline the clock goes on, the screen shows since when, and keys change nothing")
        func offline() async throws {
            let terminal = try await TerminalSession(home, .islet([]))
            try await terminal.wait(for: "◉ sitting", "timer.example.org")
            try store.markOffline(since: SystemClock.now())
            try await terminal.wait(for: "offline since")
            try await terminal.press("Space")
            try await terminal.wait(for: "has been unreachable since", "◉ sitting")
            #expect(try store.pendingActions().isEmpty)
        }

        @Test("When the connection breaks, unsent actions are withdrawn, and sent ones may still happen")
        func broken() async throws {
            let terminal = try await TerminalSession(home, .islet([]))
            try await terminal.wait(for: "◉ sitting")
            try await terminal.press("Space")
            try await eventually("an action is kept") { try self.store.pendingActions().first }
            try store.markOffline(since: SystemClock.now())
            try await terminal.wait(for: "the sitting is unchanged")
            #expect(try store.pendingActions().isEmpty)

            try store.markConnected(user: nil, at: SystemClock.now())
            try await terminal.wait(withoutText: "offline since")
            try await terminal.press("Space")
            _ = try await sent()
            try store.markOffline(since: SystemClock.now())
            try await terminal.wait(for: "has not answered yet and may still act")
        }

        @Test(
            "While the server is out of service the screen says since when, and waits for the answer to a sent action")
        func outOfService() async throws {
            let terminal = try await TerminalSession(home, .islet([]))
            try await terminal.wait(for: "◉ sitting")
            try await terminal.press("Space")
            let action = try await sent()
            try store.markOffline(since: SystemClock.now(), isOutOfService: true)
            try await terminal.wait(for: "out of service since")
            try finish(action, ActionOutcome(isAccepted: false, sentence: "The database is down.", code: "unavailable"))
            try await terminal.wait(for: "The database is down.", "◉ sitting")
            try await terminal.press("Space")
            try await terminal.wait(for: "has been out of service since")
        }
    }
}
