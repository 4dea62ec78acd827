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

    @Test("That a newer Islet wrote the record of bells is reported once, and not at each bell")
    func newerMoments() throws {
        try world.store.perform(.start(StartRequest(target: 60)), at: world.reading)
        try world.store.see(at: world.reading)
        _ = try complete()
        // The version of SQLite's tables is a number of four bytes at this place of the file.
        let file = URL(fileURLWithPath: world.store.locations.stateDirectory + "/moments.sqlite")
        var bytes = try Data(contentsOf: file)
        bytes.replaceSubrange(60..<64, with: [0, 0, 0, 99])
        try bytes.write(to: file)
        let output = try follow([nil, nil])
        #expect(output.contains("Target reached"))
        #expect(world.errors.components(separatedBy: "was written by a newer Islet").count == 2, "\(world.errors)")
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
