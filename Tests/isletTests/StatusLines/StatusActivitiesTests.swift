import Foundation
import Testing

@testable import TerminalScreen
@testable import islet

/// What a status says of other apps' activities.
struct StatusActivitiesTests {
    private let world = TestShell()

    private func add(build: Bool = true) {
        world.run("countdown", "add", "Tea", "3m")
        if build {
            world.run(
                "activity", "start", #"{"title": "Building", "progress": 0.38}"#, "--id", "build", "--app", "build")
        }
    }

    private func status(_ format: String) -> (output: String, status: Int32) {
        let status = world.run("status", "--format", format)
        return (world.output, status)
    }

    private func sit() {
        world.run("sit", "20m", "--method", "Metta")
        world.now += 60
    }

    @Test(arguments: [
        ("text", "sitting 01:00 of 20:00 (5 %) Metta · Tea 02:00 · Building 38 %\n"),
        ("tmux", "◉ 01:00 of 20:00 · Tea 02:00 +1\n"),
        ("polybar", "◉ 01:00 of 20:00 · Tea 02:00 +1\n"),
        ("i3blocks", "◉ 01:00 of 20:00 · Tea 02:00 +1\n◉ 01:00\n"),
        (
            "i3status-rust",
            #"{"short_text":"◉ 01:00","state":"Info","text":"◉ 01:00 of 20:00 · Tea 02:00 +1"}"# + "\n"
        ),
        (
            "waybar",
            #"{"alt":"sitting","class":"sitting","percentage":5,"text":"◉ 01:00 of 20:00 · Tea 02:00 +1","#
                + #""tooltip":"Metta: sitting, bell at 08:34\nTea 02:00\nBuilding 38 %"}"# + "\n"
        ),
        ("{elapsed}: {activity}; {activities}; {activity_count}", "01:00: Tea 02:00; Tea 02:00 · Building 38 %; 2\n"),
        ("{elapsed}", "01:00\n"),
    ])
    func besideASitting(format: String, expected: String) {
        add()
        sit()
        let (output, status) = status(format)
        #expect(output == expected)
        #expect(status == 0)
    }

    @Test(arguments: [
        ("text", "Tea 02:00 · Building 38 %\n", Int32(0)),
        ("tmux", "Tea 02:00 +1\n", 0),
        ("i3blocks", "Tea 02:00 +1\nTea 02:00\n", 0),
        ("i3status-rust", #"{"short_text":"Tea 02:00","state":"Info","text":"Tea 02:00 +1"}"# + "\n", 0),
        (
            "waybar",
            #"{"alt":"activity","class":"activity","percentage":0,"text":"Tea 02:00 +1","#
                + #""tooltip":"Tea 02:00\nBuilding 38 %"}"# + "\n", 0
        ),
        ("{elapsed} {activities}", "- Tea 02:00 · Building 38 %\n", 0),
        ("{elapsed}", "", 1),
    ])
    func withoutASitting(format: String, expected: String, exitStatus: Int32) {
        add()
        world.now += 60
        let (output, status) = status(format)
        #expect(output == expected)
        #expect(status == exitStatus)
    }

    @Test func jsonHasAlwaysTheSameKeysOfEveryActivity() throws {
        add()
        sit()
        let data = Data(status("json").output.utf8)
        let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let activities = try #require(object["activities"] as? [[String: Any]])
        let keys: Set = [
            "id", "app", "type", "state", "island", "on_lock_screen", "title", "status", "progress", "started_at",
            "ends_at", "remaining_seconds",
        ]
        #expect(activities.map { Set($0.keys) } == [keys, keys])
        #expect(activities.map { $0["title"] as? String } == ["Tea", "Building"])
        #expect(activities[0]["remaining_seconds"] as? Double == 120)
        #expect(activities[0]["island"] as? String == "minimalDetached")
        #expect(activities[1]["progress"] as? Double == 0.38)
        #expect(activities[1]["remaining_seconds"] is NSNull)
    }

    @Test func whatHasEndedIsToldByJSONAlone() throws {
        world.run("activity", "start", #"{"title": "Building"}"#, "--id", "build")
        world.run("activity", "end", "build")
        #expect(status("text").status == 1)
        let (output, status) = status("json")
        #expect(output.contains(#""state":"ended""#))
        #expect(status == 0)
    }

    @Test func minimalIsBothAndTheLockScreenSaysAll() {
        add()
        sit()
        world.run("status", "--presentation", "minimal")
        #expect(world.output.split(separator: " ").count >= 2)
        world.run("status", "--accessible")
        #expect(world.output.contains("Tea") && world.output.contains("Metta") && world.output.contains("Building"))
        world.run("status", "--accessible", "--presentation", "compact")
        #expect(!world.output.contains("Tea"))
    }

    @Test func followingChangesOnceASecondAndWithOtherProcesses() throws {
        let request = try StatusRequest(format: "text")
        var (waits, lines): ([Double?], Int) = ([], 0)
        add(build: false)
        sit()
        world.now += 0.25
        world.output = ""
        _ = try StatusFollower(shell: world.shell, request: request).follow(watch: {}) { deadline in
            waits.append(deadline.map { (($0.timeIntervalSince(world.now)) * 100).rounded() / 100 })
            lines += 1
            switch lines {
            case 1, 2:
                world.now = deadline ?? .distantFuture
                return .deadline
            case 3:
                let before = world.output
                world.run("activity", "start", #"{"title": "Building"}"#, "--app", "build")
                world.output = before
                return .fileChanged
            default: return .terminated(signal: SIGTERM)
            }
        }
        #expect(waits.prefix(2) == [0.75, 1])
        #expect(
            world.output.split(separator: "\n") == [
                "sitting 01:00 of 20:00 (5 %) Metta · Tea 02:00",
                "sitting 01:01 of 20:00 (5 %) Metta · Tea 01:59",
                "sitting 01:02 of 20:00 (5 %) Metta · Tea 01:58",
                "sitting 01:02 of 20:00 (5 %) Metta · Tea 01:58 · Building",
            ])
    }
}
