import ShellCommands
import TestWorld
import Testing

@testable import islet

struct ActivityCompletionsTests {
    @Test func completionsListTheCountdowns() {
        let world = TestShell()
        world.run("activity", "start", #"{"title": "A"}"#, "--id", "build")
        world.run("countdown", "add", "Tea", "3m")
        #expect(ActivityCompletions.identifiers(in: world.environment) == ["build"])
        #expect(ActivityCompletions.countdowns(in: world.environment) == ["Tea"])
    }
}
