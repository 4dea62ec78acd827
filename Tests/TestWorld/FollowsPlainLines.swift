import Attendance
import Configuration
import Foundation
import Meditation
import TerminalScreen
import Testing

/// A suite that follows sittings in plain text, in a world where something happens each time the follower waits.
package protocol FollowsPlainLines {
    /// The world.
    var world: TestShell { get }
}

extension FollowsPlainLines {
    /// Starts a sitting, with a target in seconds.
    package func start(_ target: Double?, preparation: Double = 0) throws -> Sitting {
        let request = StartRequest(target: target, methodName: "Breath", preparation: preparation)
        return try #require(try world.store.perform(.start(request), at: world.reading).sitting)
    }

    /// The program that follows `sitting`; it prints the time at every `interval`, or never.
    package func plainLines(
        _ sitting: Sitting, haptics: Settings.Haptics = .on, every interval: Duration = .zero, isNew: Bool = true,
        takesKeys: Bool = false
    ) -> PlainLines {
        var settings = Settings.defaults
        (settings.haptics, settings.plainInterval) = (haptics, interval)
        return PlainLines(shell: world.shell, settings: settings, sitting: sitting, isNew: isNew, takesKeys: takesKeys)
    }

    /// The output until the follower leaves; each step happens when it waits, and returns what woke it. A step
    /// that does nothing lets the awaited time come.
    package func follow(
        _ sitting: Sitting, haptics: Settings.Haptics = .on, every interval: Duration = .zero, isNew: Bool = true,
        takesKeys: Bool = false, _ steps: [(() throws -> TerminalEvent)?]
    ) throws -> (output: String, signal: Int32?) {
        var steps = steps
        world.output = ""
        let lines = plainLines(sitting, haptics: haptics, every: interval, isNew: isNew, takesKeys: takesKeys)
        let signal = try world.run(lines) { deadline in
            guard !steps.isEmpty else { return .terminated(signal: SIGTERM) }
            if let step = steps.removeFirst() { return (try? step()) ?? .terminated(signal: SIGABRT) }
            // It waits for an instant of the wall clock.
            world.now = deadline.map { $0 - world.step } ?? .distantFuture
            return .deadline
        }
        #expect(steps.isEmpty)
        return (world.output, signal)
    }

    /// A step in which another process performs `action`, after `seconds`.
    package func perform(_ action: TimerAction, after seconds: Double) -> () throws -> TerminalEvent {
        {
            world.now += seconds
            try world.store.perform(action, at: world.reading)
            return world.storeChange
        }
    }
}
