import Foundation
import TestWorld
import Testing

@testable import islet

struct CountdownCommandTests {
    private let world = TestShell()

    @Test func addPrintsTheEndAndStartsTheAttendant() {
        #expect(world.run("countdown", "add", "Tea", "3m") == 0)
        #expect(world.output == "Tea: 3 min, until 08:17:00.\n")
        #expect(world.started.map(\.arguments) == [["attendant", "run"]])
    }

    @Test(arguments: [
        (["Launch", "--until", "2026-12-24T18:00"], "Launch: 33 d 9 h, until 18:00:00 on Thu 24 Dec.\n"),
        (["Train", "--until", "23:41"], "Train: 15 h 27 min, until 23:41:00.\n"),
        (["Bakery", "--until", "tomorrow 10:00"], "Bakery: 1 d 1 h, until 10:00:00 on Sun 22 Nov.\n"),
        (["Market", "--until", "friday 10:00"], "Market: 6 d 1 h, until 10:00:00 on Fri 27 Nov.\n"),
        (["Party", "--until", "saturday 20:00"], "Party: 11 h 46 min, until 20:00:00.\n"),
        (["Sunrise", "--until", "07:10"], "Sunrise: 22 h 56 min, until 07:10:00 on Sun 22 Nov.\n"),
        (["Bread", "1h", "30m"], "Bread: 1 h 30 min, until 09:44:00.\n"),
        (["Egg", "90s"], "Egg: 1 min 30 s, until 08:15:30.\n"),
    ])
    func anEndIsADurationOrADate(words: [String], answer: String) {
        #expect(Islet.run(["countdown", "add"] + words, in: world.shell) == 0)
        #expect(world.output == answer)
    }

    @Test(arguments: [
        ["Tea"], ["Tea", "3x"], ["Tea", "0"], [" ", "3m"], ["Tea", "3m", "--until", "18:00"],
        ["Tea", "--until", "2020-01-01T00:00"], ["Tea", "--until", "2026-12-24"],
        ["Tea", "--until", "9999-01-01T00:00"], ["Tea", "--until", "foo"], ["Tea", "--until", "yesterday 10:00"],
        ["Tea", "3m", "--color", "red"], ["A\u{1B}[31m", "3m"], ["Tea", "3m", "--alert", "a\nb"],
        [String(repeating: "x", count: 81), "3m"],
    ])
    func errorsAddNothing(words: [String]) throws {
        #expect(Islet.run(["countdown", "add"] + words, in: world.shell) == 64)
        #expect(try world.store.activities().isEmpty)
        #expect(world.started.isEmpty)
    }

    @Test(arguments: ["foo", "yesterday", "tomorrow", "18:00 sharp", "this-week", ""])
    func anInvalidDateIsAnsweredWithValidOnes(text: String) throws {
        #expect(world.run("countdown", "add", "Tea", "--until", text) == 64)
        let sentence = try #require(world.errors.split(separator: "\n").first)
        let advice = sentence.split(separator: text == "tomorrow" ? "as in " : "such as ").last ?? ""
        let forms = advice.trimmingCharacters(in: CharacterSet(charactersIn: ".")).replacing(" or ", with: ", ")
            .split(separator: ", ")
        #expect(forms.count >= 2)
        for form in forms { #expect(world.run("countdown", "add", "Tea", "--until", String(form)) == 0) }
    }

    @Test func theUsageOfRemoveNamesOne() {
        world.run("countdown", "remove", "--help")
        #expect(world.output.contains("Usage: islet countdown remove (<id> | <title>)\n"))
        world.run("countdown", "add", "Green Tea", "3m")
        #expect(world.run("countdown", "remove", "green", "tea") == 0)
    }

    @Test func theListHasTheSoonestFirstAndAStarForTheShownOne() throws {
        world.run("countdown", "add", "Launch", "--until", "2026-12-24T18:00", "--subtitle", "At last")
        world.run("countdown", "add", "Tea", "3m")
        world.now += 181
        #expect(world.run("countdown", "list") == 0)
        let ids = try world.store.activities().countdowns.map(\.id)
        #expect(
            world.output == """
                   ID      LEFT  ENDS                 TITLE
                   \(ids[1])    over  08:17                Tea
                *  \(ids[0])  33d 9h  18:00 on Thu 24 Dec  Launch · At last

                """)
    }

    @Test func hiddenCountdownsHaveNoStar() throws {
        world.run("countdown", "add", "Tea", "3m")
        try world.write(settings: "live-activities = false\n")
        world.run("countdown", "list")
        #expect(world.output.contains("Tea") && !world.output.contains("*"))
        world.run("countdown", "list", "--format", "json")
        let objects = try #require(try JSONSerialization.jsonObject(with: Data(world.output.utf8)) as? [[String: Any]])
        #expect(objects.first?["shown"] as? Bool == false)
    }

    @Test func jsonHasEveryKey() throws {
        world.run("countdown", "add", "Tea", "3m", "--color", "c76542")
        world.run("countdown", "list", "--format", "json")
        let objects = try #require(try JSONSerialization.jsonObject(with: Data(world.output.utf8)) as? [[String: Any]])
        let object = try #require(objects.first)
        #expect(
            Set(object.keys) == [
                "id", "title", "subtitle", "ends_at", "seconds_left", "color", "alert", "paused", "shown", "added_at",
            ])
        #expect(object["color"] as? String == "#C76542")
        #expect(object["seconds_left"] as? Double == 180)
        #expect(object["shown"] as? Bool == true)
    }

    @Test func anEmptyListSaysSoAndSucceeds() {
        #expect(world.run("countdown") == 0)
        #expect(world.output.isEmpty)
        #expect(world.errors == "No countdowns; start one with `islet countdown add Tea 3m`.\n")
    }

    @Test func oneIsRemovedByIDOrTitle() throws {
        world.run("countdown", "add", "Tea", "3m")
        world.run("countdown", "add", "Green Tea", "4m")
        #expect(world.run("countdown", "remove", "tea") == 0)
        #expect(world.output == "Removed: Tea.\n")
        #expect(world.run("countdown", "remove", try world.store.activities().countdowns[0].id) == 0)
        #expect(try world.store.activities().isEmpty)
        #expect(world.run("countdown", "remove", "Tea") == 69)
    }

    @Test func amongEqualTitlesTheIDDecides() throws {
        world.run("countdown", "add", "Tea", "3m")
        world.run("countdown", "add", "Tea", "4m")
        #expect(world.run("countdown", "remove", "Tea") == 69)
        let ids = try world.store.activities().countdowns.map(\.id)
        #expect(world.errors == "islet: 2 countdowns are named \"Tea\"; give the ID of one: \(ids[0]), \(ids[1]).\n")
    }

    @Test func aTitleNamesTheRunningCountdownNotAFinishedOne() throws {
        world.run("countdown", "add", "Tea", "3m")
        world.now += 200
        world.run("countdown", "add", "Tea", "4m")
        #expect(world.run("countdown", "remove", "Tea") == 0)
        #expect(try world.store.activities().countdowns.map(\.endDate) == [world.now - 20])
    }

    @Test func aCountdownsActivityCanBeEndedButNotUpdated() throws {
        world.run("countdown", "add", "Tea", "3m")
        let id = "countdown:" + (try world.store.activities().countdowns[0].id)
        #expect(world.run("activity", "update", id, "{}") == 69)
        #expect(world.run("activity", "end", id) == 0)
        #expect(world.run("countdown", "list") == 0)
        #expect(world.output.contains("Tea") && !world.output.contains("*"))
    }

    @Test func withLiveActivitiesOffTheBellIsKeptAndOthersStillShow() throws {
        world.environment["ISLET_LIVE_ACTIVITIES"] = "false"
        #expect(world.run("countdown", "add", "Tea", "3m") == 0)
        #expect(world.started.count == 1)
        world.environment["ISLET_LIVE_ACTIVITIES"] = nil
        world.run("activity", "list")
        #expect(world.output.contains("compact"))
    }

    @Test func watchOpensTheScreenIfThereIsOne() {
        world.takePlace()
        #expect(world.run("countdown", "watch") == 0)
        #expect(world.countdownScreens.count == 1)
    }
}
