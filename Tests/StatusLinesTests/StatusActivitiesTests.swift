import Foundation
import Meditation
import Presentations
import TestWorld
import Testing

@testable import StatusLines
@testable import TerminalScreen

/// Other apps' activities in a status.
struct StatusActivitiesTests {
    private let world = TestShell()

    private func add(build: Bool = true) throws {
        try world.addCountdown("Tea", 180)
        if build {
            try world.startActivity(#"{"title": "Building", "progress": 0.38}"#, id: "build", app: "build")
        }
    }

    private func sit() throws {
        try world.begin(1200, method: "Metta")
        world.now += 60
    }

    private func spoken(_ presentation: Presentation = .lockScreen, seconds: Bool? = nil) throws -> String {
        try world.status(presentation: presentation, isAccessible: true, showsSeconds: seconds).output
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
    func besideASitting(format: String, expected: String) throws {
        try add()
        try sit()
        let (output, status) = try world.status(format)
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
    func withoutASitting(format: String, expected: String, exitStatus: Int32) throws {
        try add()
        world.now += 60
        let (output, status) = try world.status(format)
        #expect(output == expected)
        #expect(status == exitStatus)
    }

    @Test func jsonAlwaysHasTheSameKeysForEveryActivity() throws {
        try add()
        try sit()
        let data = Data(try world.status("json").output.utf8)
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

    @Test func jsonIncludesEndedActivitiesBesideRunningOnes() throws {
        try world.startActivity(#"{"title": "Building"}"#, id: "build")
        try world.endActivity("build")
        for format in ["text", "json"] {
            let (output, status) = try world.status(format)
            #expect(output.isEmpty)
            #expect(status == 1)
        }
        let followed = try StatusRequest(format: "json").line(
            at: StatusMoment(
                WallClockState(.idle, at: world.reading), world.store.activities(), showsSeconds: true,
                timeZone: { .gmt }))
        #expect(followed.contains(#""state":"ended""#))
        try add(build: false)
        #expect(try world.status("json").output.contains(#""state":"ended""#))
        #expect(try world.status("text").output == "Tea 03:00\n")
    }

    @Test(arguments: [
        ("text", "sitting 01:00 of 20:00 (5 %) Metta\n"), ("tmux", "◉ 01:00 of 20:00\n"),
        ("{activities}{activity_count}", "0\n"),
    ])
    func switchedOffActivitiesAreNotPrinted(format: String, expected: String) throws {
        try add()
        try sit()
        try world.write(settings: "live-activities = false\n")
        #expect(try world.status(format).output == expected)
        #expect(try world.status("json").output.contains(#""activities":[]"#))
        #expect(try !spoken().contains("Tea"))
        try world.perform(.complete())
        #expect(try world.status("text").status == 1)
        #expect(try world.status("json").status == 1)
        try world.write(settings: "")
        #expect(try world.status("text").output == "Tea 02:00 · Building 38 %\n")
    }

    @Test func followingNoticesTheSwitch() throws {
        try add()
        world.output = ""
        var events = 0
        _ = try world.run(StatusFollower(shell: world.shell, request: try StatusRequest(format: "text"))) { _ in
            events += 1
            guard events == 1 else { return .terminated(signal: SIGTERM) }
            try? world.write(settings: "live-activities = false\n")
            return world.storeChange
        }
        #expect(world.output == "Tea 03:00 · Building 38 %\n\n")
    }

    @Test(arguments: [
        #"{"title": "Pizza", "status": "here"}"#, #"{"title": "Pizza", "status": "here", "endDate": 1795249440}"#,
        #"{"title": "Pizza", "progress": 0.5}"#, #"{"title": "Pizza", "startDate": 1795248840}"#,
    ])
    func staleActivitiesUseTheWordsOfTheirCard(content: String) throws {
        try world.startActivity(content, id: "pizza", staleAfter: 60)
        #expect(try world.status("text").output != "Pizza no news\n")
        world.now += 60
        #expect(try world.status("text").output == "Pizza no news\n")
        for presentation in [Presentation.lockScreen, .expanded, .compact] {
            #expect(try spoken(presentation).contains("no news"), "\(presentation)")
        }
    }

    @Test func timesAreSpokenAsDurationsAndAnEndIsMentioned() throws {
        try world.addCountdown("Tea", 1555)
        #expect(try spoken() == "Tea, 25 minutes 55 seconds left\n")
        #expect(try spoken(.compact) == "Tea, 25 minutes 55 seconds left\n")
        #expect(try spoken(seconds: false) == "Tea, 25 minutes left\n")
        // In the app's own words it may be a time of day.
        try world.startActivity(#"{"title": "Train", "status": "25:54", "startDate": 1795245180}"#, id: "train")
        try world.endActivity("train")
        #expect(try spoken() == "Tea, 25 minutes 55 seconds left. Train, 25:54, 1 hour 1 minute, ended\n")
    }

    @Test(arguments: [
        ("25:55", "25 minutes 55 seconds"), ("1:00:01", "1 hour 1 second"), ("0:00", "0 seconds"),
        ("33d 1h", "33 days 1 hour"), ("<1m", "less than a minute"), ("0m", "0 seconds"),
    ])
    func clocksAreSpokenAsDurations(clock: String, words: String) { #expect(SpokenActivity.duration(clock) == words) }

    @Test func aTitleWithLineBreaksIsOneLine() throws {
        try world.startActivity(#"{"title": "A\nB\u001b[31m"}"#)
        #expect(try world.status("text").output == "A / B[31m\n")
    }

    @Test func minimalPrintsBothAndTheLockScreenAll() throws {
        try add()
        try sit()
        #expect(try world.status(presentation: .minimal).output.split(separator: " ").count >= 2)
        let all = try spoken()
        #expect(all.contains("Tea") && all.contains("Metta") && all.contains("Building"))
        #expect(try !spoken(.compact).contains("Tea"))
    }

    @Test func followingChangesOnceASecondAndWithOtherProcesses() throws {
        let request = try StatusRequest(format: "text")
        var (waits, lines): ([Double?], Int) = ([], 0)
        try add(build: false)
        try sit()
        world.now += 0.25
        world.output = ""
        _ = try world.run(StatusFollower(shell: world.shell, request: request)) { deadline in
            waits.append(deadline.map { (($0.timeIntervalSince(world.now)) * 100).rounded() / 100 })
            lines += 1
            switch lines {
            case 1, 2:
                world.now = deadline ?? .distantFuture
                return .deadline
            case 3:
                try? world.startActivity(#"{"title": "Building"}"#, app: "build")
                return world.storeChange
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
