import Foundation
import Meditation
import TestWorld
import Testing

@testable import Attendance
@testable import Configuration
@testable import DeviceActivities
@testable import TerminalScreen

@Suite("Plain text that is stopped, or cannot read the store")
struct PlainLinesFaultTests {
    private let world = TestShell()

    /// The output; each step happens when the follower waits, and a `nil` step lets the awaited time come.
    private func follow(
        _ steps: [(() throws -> TerminalEvent)?], stop: @escaping () -> Void = {}
    ) throws -> String {
        let request = StartRequest(target: 60)
        let sitting = try #require(try world.store.perform(.start(request), at: world.reading).sitting)
        var settings = Settings.defaults
        settings.haptics = .off
        var steps = steps
        _ = try world.run(
            PlainLines(shell: world.shell, settings: settings, sitting: sitting, isNew: true), suspended: stop
        ) {
            guard !steps.isEmpty else { return .terminated(signal: SIGTERM) }
            if let step = steps.removeFirst() { return (try? step()) ?? .terminated(signal: SIGABRT) }
            world.now = $0 ?? .distantFuture
            return .deadline
        }
        return world.output
    }

    private func complete() throws -> TerminalEvent {
        world.now += 1
        try world.store.perform(.complete(), at: world.reading)
        return world.storeChange
    }

    @Test("After Ctrl-Z plain text continues, and reports what was due meanwhile")
    func stopping() throws {
        var stops = 0
        let output = try follow(
            [{ .key(.suspend) }, complete],
            stop: {
                stops += 1
                world.now += 3600
            })
        #expect(stops == 1)
        #expect(output.contains("Target reached at 08:15:00"))
        #expect(output.contains("Completed"))
    }

    @Test("Plain text survives a temporarily unreadable store")
    func unreadableStore() throws {
        let database = URL(fileURLWithPath: world.store.locations.statePath)
        let aside = database.appendingPathExtension("aside")
        let output = try follow([
            {
                try FileManager.default.moveItem(at: database, to: aside)
                try FileManager.default.createDirectory(at: database, withIntermediateDirectories: false)
                return world.storeChange
            }, nil,
            {
                try FileManager.default.removeItem(at: database)
                try FileManager.default.moveItem(at: aside, to: database)
                return world.storeChange
            }, nil, complete,
        ])
        #expect(output.contains("Target reached at 08:15:00"))
    }
}
