import Foundation
import TestWorld
import Testing

@testable import islet

/// The notice on the presentations, as text.
struct RenewalNoticeTests {
    private let world = TestShell()

    private func picture(_ presentation: String) -> [String] {
        world.run("activity", "show", "up", presentation)
        return world.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    @Test(
        "In the last five minutes the notice is drawn on the lower edge and shifts nothing else",
        arguments: ["lock-screen", "expanded"])
    func noticeOnTheFaces(_ presentation: String) throws {
        world.run("activity", "start", #"{"title":"Up","status":"3 of 5"}"#, "--id", "up", "--renew")
        world.now += 7 * 3600 - 301
        let before = picture(presentation)
        #expect(!before.contains { $0.contains("Renews") })
        world.now += 2
        let after = picture(presentation)
        #expect(after.count == before.count)
        let changed = zip(before, after).filter { $0 != $1 && !$1.hasPrefix("Age") }
        #expect(changed.count == 1)
        #expect(changed.first?.1.contains("Renews in 5 min") == true)
        world.now += 270
        #expect(picture(presentation).contains { $0.contains("Renews in under a minute") })
        world.now += 60
        #expect(!picture(presentation).contains { $0.contains("Renew") && !$0.hasPrefix("Age") })
    }

    @Test("Compact and minimal do not show the notice", arguments: ["compact", "minimal"])
    func noNoticeWhereThereIsNoRoom(_ presentation: String) {
        world.run("activity", "start", #"{"title":"Up"}"#, "--id", "up", "--renew")
        world.now += 7 * 3600 - 200
        #expect(!picture(presentation).contains { $0.contains("Renews in 4") })
    }
}
