import Foundation
import LiveActivities
import Presentations
import Store
import TestWorld
import Testing

@testable import DeviceActivities
@testable import islet

struct CountdownPauseTests {
    private let shell = TestShell()

    private var activities: StoredActivities {
        get throws { try ActivityRepository(store: shell.store).standing(at: shell.now) }
    }

    private func content() throws -> CountdownAttributes.ContentState? {
        let activities = try activities
        let id = try #require(activities.system.activities.first)
        return try activities.system.content(of: id)?.decoded(as: CountdownAttributes.ContentState.self).state
    }

    @Test("A paused countdown stops and its end moves by the pause")
    func standsStill() throws {
        #expect(shell.run("countdown", "add", "Tea", "3m") == 0)
        shell.now += 60
        #expect(shell.run("countdown", "pause", "tea") == 0)
        #expect(shell.output == "Paused: Tea, 2m 0s left.\n")
        #expect(try content()?.pausedAt == shell.now)
        shell.now += 600
        shell.run("countdown", "list")
        #expect(shell.output.contains("2m 0s") && shell.output.contains("paused"))
        #expect(try shell.store.unrungCountdowns().isEmpty)
        #expect(try !activities.system.activities.isEmpty)
        shell.run("countdown", "list", "--format", "json")
        #expect(shell.output.contains("\"ends_at\" : null") && shell.output.contains("\"paused\" : true"))
        #expect(shell.output.contains("\"seconds_left\" : 120"))
        #expect(shell.run("countdown", "resume", "Tea") == 0)
        #expect(shell.output.contains("2 min"))
        #expect(try content()?.pausedAt == nil)
        #expect(try shell.store.unrungCountdowns().map(\.endDate) == [shell.now + 120])
        shell.now += 121
        shell.run("countdown", "list")
        #expect(shell.output.contains("over"))
    }

    @Test("Pausing twice keeps the first pause, and a pause longer than a day loses nothing")
    func twice() throws {
        shell.run("countdown", "add", "Tea", "3m")
        shell.now += 60
        shell.run("countdown", "pause", "Tea")
        shell.now += 3 * 86_400
        #expect(shell.run("countdown", "pause", "Tea") == 0)
        #expect(shell.output.contains("2m 0s"))
        #expect(shell.run("countdown", "resume", "Tea") == 0)
        #expect(shell.run("countdown", "resume", "Tea") == 0)
        #expect(try activities.countdowns.first?.endDate == shell.now + 120)
    }

    @Test("The next countdown takes the paused one’s place until it is resumed")
    func placeOfTheNext() throws {
        shell.run("countdown", "add", "Tea", "3m")
        shell.run("countdown", "add", "Bread", "30m")
        shell.run("countdown", "pause", "Tea")
        #expect(try content()?.title == "Bread")
        #expect(try activities.countdowns.resumable?.title == "Tea")
        shell.run("countdown", "resume", "Tea")
        #expect(try content()?.title == "Tea" && content()?.pausedAt == nil)
        #expect(try activities.countdowns.pausable(at: shell.now)?.title == "Tea")
    }

    @Test("A finished countdown can be neither paused nor resumed")
    func over() {
        shell.run("countdown", "add", "Tea", "3m")
        shell.now += 181
        #expect(shell.run("countdown", "pause", "Tea") == 69)
        #expect(shell.errors.contains("is over"))
    }

    @Test("Presentations and status text show the pause")
    func faces() throws {
        shell.run("countdown", "add", "Tea", "3m")
        shell.run("countdown", "pause", "Tea")
        let shown = try #require(try activities.system.activitiesOnShow(at: shell.now).first)
        #expect(ActivityWidgets.summary(of: shown)?.status == "paused, 3m 0s left")
        for face in ["compact", "minimal", "expanded"] {
            #expect(shell.run("activity", "show", shown.id, face) == 0)
            #expect(shell.output.contains("‖"), "\(face): \(shell.output)")
        }
        shell.run("activity", "show", shown.id, "expanded")
        let picture = shell.output
        shell.now += 30
        shell.run("activity", "show", shown.id, "expanded")
        #expect(shell.output == picture)
    }
}
