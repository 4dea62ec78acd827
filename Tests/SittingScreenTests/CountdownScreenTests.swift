import Foundation
import Surroundings
import TestWorld
import Testing

@testable import SittingScreen

struct CountdownScreenTests {
    private let world = TestShell()

    @Test("The screen of countdowns survives a temporarily unreadable store, and rings")
    func unreadableStore() throws {
        try world.addCountdown("Tea", 180)
        world.takePlace()
        let request = CountdownScreen.Request(shell: world.shell, loaded: LoadedSettings(in: world.environment))
        let screen = CountdownScreen(request, colorDepth: .direct, at: world.now)
        try world.watchWithoutStore(screen, until: world.now + 180)
        #expect(try world.store.unrungCountdowns().isEmpty)
    }
}
