import ActivitySystem
import DeviceActivities
import Foundation
import LiveActivities
import TestWorld
import Testing

@testable import Diagnostics
@testable import Studio

/// Whether the widgets, and the activities that are stored, comply with a phone's rules.
struct StoredReadinessTests {
    private let world = TestShell()

    /// The findings; only one of the scenarios is run.
    private func checks() -> [String: Check] {
        var doctor = Doctor(shell: world.shell) { _, _ in nil }
        doctor.scenarios = { [try NamedScenario("stale")] }
        return Dictionary(doctor.readiness(payload: nil).flatMap(\.checks).map { ($0.key, $0) }) { first, _ in first }
    }

    @Test func everyWidgetIsMeasuredAndFits() throws {
        for activity in ActivityWidgets.all {
            let size = try #require(activity.largestSize())
            #expect(size > 700 && size <= SystemState.contentLimit, "\(activity.name)")
        }
        let titles = checks().values.map(\.title)
        for name in ["meditation", "ambient reading", "countdown", "script"] {
            #expect(titles.contains { $0.contains("largest \(name)") })
        }
        #expect(Doctor.check("k", "t", size: 4096, "r").state == .ok)
        let tooLarge = Doctor.check("k", "t", size: 4097, "Shorten it.")
        #expect(tooLarge.state == .off)
        #expect(tooLarge.finding == "4097 of 4096 bytes")
    }

    @Test("A renewed activity's longest interval is checked against the eight hours")
    func renewedActivities() throws {
        try world.startActivity(#"{"title":"A"}"#, id: "a", renewal: RenewalOptions(schedule: .adaptive))
        #expect(checks()["readiness.restart"]?.state == .ok)
        #expect(
            checks()["readiness.restart"]?.finding
                == "replaced after 7 h 30 min at most, 30 min before the system ends it")
        #expect(checks()["readiness.restart.sitting"]?.state == .ok)
    }

    @Test("An activity without renewal that lasts longer than eight hours is a finding")
    func unrenewedActivities() throws {
        let end = world.now.timeIntervalSince1970 + 9 * 3600
        try world.startActivity(#"{"title":"A","endDate":\#(Int(end))}"#, id: "a")
        #expect(checks()["readiness.restart"]?.state == .off)
        #expect(checks()["readiness.restart"]?.remedy?.contains("restart a --renew") == true)
        try world.restartActivity("a", renewal: RenewalOptions())
        #expect(checks()["readiness.restart"]?.state == .ok)
    }

    @Test("A sitting that may exceed eight hours without renewal is a finding")
    func unrenewedSitting() throws {
        try world.write(settings: "renew = false\n")
        #expect(checks()["readiness.restart.sitting"]?.state == .note)
        try world.begin(nil)
        #expect(checks()["readiness.restart.sitting"]?.state == .off)
    }

    @Test func aStaleStoredActivityIsAProblem() throws {
        try world.startActivity("{\"title\": \"Build\"}", id: "build", staleAfter: 600)
        #expect(checks()["readiness.stale"]?.finding == "the stored one is in the future")
        #expect(checks()["readiness.size.stored"]?.state == .ok)
        world.now += 720
        let check = checks()["readiness.stale"]
        #expect(check?.state == .off)
        #expect(check?.finding == "out of date for 2 min")
        #expect(check?.remedy?.contains("islet activity update build") == true)
    }
}
