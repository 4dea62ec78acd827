import Foundation
import TestWorld
import Testing

@testable import HostSystem
@testable import islet

/// Whether Live Activities comply with a phone's rules.
struct ReadinessCommandTests {
    private let world = TestShell()

    @Test func aNewInstallationIsReady() {
        #expect(world.run("doctor", "--readiness") == 0)
        #expect(world.output.hasSuffix("\nAll is well.\n"))
        for title in ["Sizes", "Restarts", "Pushes", "Permission", "Dates", "Seconds", "Scenarios"] {
            #expect(world.output.contains("\(title)\n"))
        }
        #expect(world.output.contains("all 15 pass, with "))
        #expect(!FileManager.default.fileExists(atPath: world.home.path))
    }

    @Test func aPayloadAloneIsRefused() {
        #expect(world.run("doctor", "--payload", "x.json") == ExitStatus.usage.rawValue)
        #expect(world.run("doctor", "--readiness", "--payload", "/none.json") == ExitStatus.noInput.rawValue)
    }
}
