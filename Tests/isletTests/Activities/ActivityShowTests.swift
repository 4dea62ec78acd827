import Foundation
import TestWorld
import Testing

@testable import islet

struct ActivityShowTests {
    private let world = TestShell()

    @Test func theNamedPresentationsAreDrawn() {
        world.run("activity", "start", #"{"title": "Backup", "status": "3 of 5"}"#, "--id", "a")
        #expect(world.run("activity", "show", "a", "compact") == 0)
        #expect(world.output.contains("3 of 5"))
        #expect(!world.output.contains("Lock Screen"))
        #expect(world.run("activity", "show", "a", "compat") == 64)
        #expect(world.run("activity", "show", "b") == 69)
    }

    @Test("The notice of a renewal is drawn until the activity is replaced", arguments: ["lock-screen", "expanded"])
    func notice(presentation: String) {
        world.run("activity", "start", #"{"title":"Up","status":"3 of 5"}"#, "--id", "up", "--renew")
        world.now += 7 * 3600 - 299
        world.run("activity", "show", "up", presentation)
        #expect(world.output.contains("Renews in 5 min"))
        world.now += 330
        world.run("activity", "show", "up", presentation)
        let lines = world.output.split(separator: "\n")
        #expect(!lines.contains { $0.contains("Renew") && !$0.hasPrefix("Age") })
    }

    @Test(
        "Content that is out of date is drawn as such",
        arguments: [
            #"{"title": "Pizza", "status": "here"}"#, #"{"title": "Pizza", "status": "here", "endDate": 1795249440}"#,
            #"{"title": "Pizza", "progress": 0.5}"#, #"{"title": "Pizza", "startDate": 1795248840}"#,
        ], ["lock-screen", "expanded"])
    func stale(content: String, presentation: String) {
        world.run("activity", "start", content, "--id", "pizza", "--stale-after", "1m")
        world.now += 60
        world.run("activity", "show", "pizza", presentation)
        #expect(world.output.contains("no news"))
    }
}
