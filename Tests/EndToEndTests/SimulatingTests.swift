import Foundation
import Testing

extension EndToEndTests.Companions {
    @Suite struct Simulating {
        @Test func scenarioIsWatchedSteppedThroughAndInterferedWith() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(
                home, .islet(["simulate", "permission-toggle", "--watch", "--speed", "1"]))
            try await terminal.wait(for: "simulate   permission-toggle", "▶ 0:00:0", "Lock Screen", "sitting-1 starts")
            try await terminal.press("Space")
            try await terminal.wait(for: "‖ 0:00:0")
            try await terminal.press("End")
            try await terminal.wait(for: "expectations hold.", "restarts")
            try await terminal.press("Home", "Right", "o")
            try await terminal.wait(for: "The phone is offline", "Phone: offline")
            try await terminal.press("BSpace")
            try await terminal.wait(for: "Undid", without: ["Phone: offline"])
            try await terminal.press(".")
            try await terminal.wait(withoutText: "Undid")
            try await terminal.resize(columns: 40, rows: 12)
            try await terminal.wait(for: "simulate", "q leave")
            try await terminal.press("q")
            #expect(try await terminal.exitStatus() == 0)
            try await terminal.expectWhole()
        }

        @Test func theTerminalIsIntactAfterASignal() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet(["simulate", "stale", "--watch"]))
            try await terminal.wait(for: "▶ ")
            try await terminal.signal(SIGTERM)
            _ = try await terminal.exitStatus()
            try await terminal.expectWhole()
        }
    }
}
