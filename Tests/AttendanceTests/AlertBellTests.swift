import ActivitySystem
import Foundation
import Testing

@testable import Attendance

struct AlertBellTests {
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
    private let lock = FileManager.default.temporaryDirectory.appending(path: "islet-alerts-\(UUID()).lock").path

    private func system(alert: String?, startsIn delay: TimeInterval = 0) -> SystemState {
        var system = SystemState()
        var request = ActivityRequest(
            id: "build", app: "script", attributesType: "ScriptAttributes", attributes: Data("{}".utf8),
            content: EncodedContent(state: Data("{}".utf8)), start: start + delay)
        request.alert = alert.map {
            AlertConfiguration(title: LocalizedStringResource(stringLiteral: $0), body: "", sound: .default)
        }
        system.handle(.request(request), at: start)
        return system
    }

    @Test func anAlertIsRungOnce() {
        defer { try? FileManager.default.removeItem(atPath: lock) }
        var bell = AlertBell(lockPath: lock, knowing: nil)
        let system = system(alert: "Look")
        func rings(after seconds: TimeInterval) -> Bool {
            bell.hears(alertOf: system.alertedActivity(at: start + seconds))
        }
        #expect(rings(after: 0))
        #expect(!rings(after: 1))
        #expect(!rings(after: 6))
    }

    @Test func theNextAlertIsRungAgain() {
        defer { try? FileManager.default.removeItem(atPath: lock) }
        var bell = AlertBell(lockPath: lock, knowing: nil)
        let rings = ["build", "backup", nil, "build"].map { bell.hears(alertOf: $0) }
        #expect(rings == [true, true, false, true])
    }

    @Test func anAlertFromBeforeTheScreenOpenedDoesNotRing() {
        let system = system(alert: "Look")
        var bell = AlertBell(lockPath: lock, knowing: system.alertedActivity(at: start))
        let rings = bell.hears(alertOf: system.alertedActivity(at: start + 1))
        #expect(!rings)
    }

    @Test func withoutTheLockTheScreenIsSilent() {
        var bell = AlertBell(lockPath: "/nowhere/alerts.lock", knowing: nil)
        let rings = bell.hears(alertOf: "build")
        #expect(!rings)
    }

    @Test func aScheduledStartAlertsAtItsTime() {
        let system = system(alert: "Now", startsIn: 60)
        #expect(system.alertedActivity(at: start + 59) == nil)
        #expect(system.alertedActivity(at: start + 60) == "build")
        #expect(system.alertedActivity(at: start + 66) == nil)
    }

    @Test func noBellWithoutAnAlertOrForTheSitting() {
        #expect(system(alert: nil).alertedActivity(at: start) == nil)
        #expect(system(alert: "Look").alertedActivity(at: start, besides: "build") == nil)
    }
}
