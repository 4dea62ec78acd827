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
}
