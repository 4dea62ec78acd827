import ActivitySystem
import Foundation
import LiveActivities
import Store
import TestWorld
import Testing

@testable import Diagnostics
@testable import HostSystem
@testable import Studio
@testable import islet

/// Whether Live Activities comply with a phone's rules.
struct ReadinessCommandTests {
    private let world = TestShell()

    /// The findings; only one of the scenarios is run.
    private func checks() -> [String: Check] {
        var doctor = Doctor(shell: world.shell) { _, _ in nil }
        doctor.scenarios = { [try NamedScenario("stale")] }
        return Dictionary(doctor.readiness(payload: nil).flatMap(\.checks).map { ($0.key, $0) }) { first, _ in first }
    }

    @Test func aNewInstallationIsReady() {
        #expect(world.run("doctor", "--readiness") == 0)
        #expect(world.output.hasSuffix("\nAll is well.\n"))
        for title in ["Sizes", "Restarts", "Pushes", "Permission", "Dates", "Seconds", "Scenarios"] {
            #expect(world.output.contains("\(title)\n"))
        }
        #expect(world.output.contains("all 15 pass, with "))
        #expect(!FileManager.default.fileExists(atPath: world.home.path))
    }

    @Test func everyWidgetIsMeasuredAndFits() throws {
        for activity in ActivityWidgets.all {
            let size = try #require(activity.largestSize())
            #expect(size > 700 && size <= SystemState.contentLimit, "\(activity.name)")
        }
        world.run("doctor", "--readiness")
        for name in ["meditation", "ambient reading", "countdown", "script"] {
            #expect(world.output.contains("largest \(name)"))
        }
        #expect(Doctor.check("k", "t", size: 4096, "r").state == .ok)
        let tooLarge = Doctor.check("k", "t", size: 4097, "Shorten it.")
        #expect(tooLarge.state == .off)
        #expect(tooLarge.finding == "4097 of 4096 bytes")
    }

    @Test("A renewed activity's longest interval is checked against the eight hours")
    func renewedActivities() {
        world.run("activity", "start", #"{"title":"A"}"#, "--id", "a", "--renew-after", "adaptive")
        #expect(checks()["readiness.restart"]?.state == .ok)
        #expect(
            checks()["readiness.restart"]?.finding
                == "replaced after 7 h 30 min at most, 30 min before the system ends it")
        #expect(checks()["readiness.restart.sitting"]?.state == .ok)
    }

    @Test("An activity without renewal that lasts longer than eight hours is a finding")
    func unrenewedActivities() throws {
        let end = world.now.timeIntervalSince1970 + 9 * 3600
        world.run("activity", "start", #"{"title":"A","endDate":\#(Int(end))}"#, "--id", "a")
        #expect(checks()["readiness.restart"]?.state == .off)
        #expect(checks()["readiness.restart"]?.remedy?.contains("restart a --renew") == true)
        world.run("activity", "restart", "a", "--renew")
        #expect(checks()["readiness.restart"]?.state == .ok)
    }

    @Test("A sitting that may exceed eight hours without renewal is a finding")
    func unrenewedSitting() throws {
        try world.write(settings: "renew = false\n")
        #expect(checks()["readiness.restart.sitting"]?.state == .note)
        world.run("sit", "open", "--detach")
        #expect(checks()["readiness.restart.sitting"]?.state == .off)
    }

    @Test func aStaleStoredActivityIsAProblem() throws {
        #expect(world.run("activity", "start", "{\"title\": \"Build\"}", "--id", "build", "--stale-after", "10m") == 0)
        #expect(checks()["readiness.stale"]?.finding == "the stored one is in the future")
        #expect(checks()["readiness.size.stored"]?.state == .ok)
        world.now += 720
        let check = checks()["readiness.stale"]
        #expect(check?.state == .off)
        #expect(check?.finding == "out of date for 2 min")
        #expect(check?.remedy?.contains("islet activity update build") == true)
    }

    @Test func aPayloadAloneIsRefused() {
        #expect(world.run("doctor", "--payload", "x.json") == ExitStatus.usage.rawValue)
        #expect(world.run("doctor", "--readiness", "--payload", "/none.json") == ExitStatus.noInput.rawValue)
    }
}
