import Foundation
import TestWorld
import Testing

@testable import islet

struct ActivityCommandTests {
    private let world = TestShell()
    private static let nested = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)

    private func objects() throws -> [[String: Any]] {
        world.run("activity", "list", "--format", "json")
        return try #require(try JSONSerialization.jsonObject(with: Data(world.output.utf8)) as? [[String: Any]])
    }

    private func content(of id: String) throws -> [String: Any] {
        try #require(try objects().first { $0["id"] as? String == id }?["content"] as? [String: Any])
    }

    // MARK: Starting

    @Test func startPrintsTheIdentifierAndNothingElse() throws {
        #expect(world.run("activity", "start", #"{"title": "Backup"}"#) == 0)
        let id = world.output.trimmingCharacters(in: .newlines)
        #expect(world.output == id + "\n" && id.count == 4)
        #expect(try content(of: id)["title"] as? String == "Backup")
    }

    @Test func contentIsReadFromStandardInput() throws {
        world.typed = ["{\"title\": \"Backup\",", " \"progress\": 0.25}"]
        #expect(world.run("activity", "start", "-", "--id", "backup") == 0)
        #expect(try content(of: "backup")["progress"] as? Double == 0.25)
    }

    @Test(arguments: [
        ("1795249000", "2026-11-21T08:16:40Z"), (#""2026-11-21T08:16:40Z""#, "2026-11-21T08:16:40Z"),
        (#""2026-11-21T08:16:40.250Z""#, "2026-11-21T08:16:40.250Z"),
        (#""2026-11-21T09:16+01:00""#, "2026-11-21T08:16:00Z"), (#""2026-11-21 08:16""#, "2026-11-21T08:16:00Z"),
    ])
    func datesAreSecondsOrText(written: String, date: String) throws {
        #expect(world.run("activity", "start", "{\"title\": \"A\", \"endDate\": \(written)}", "--id", "a") == 0)
        #expect(try content(of: "a")["endDate"] as? String == date)
    }

    @Test(arguments: [
        (#"{"titel": "A"}"#, "Unknown field `titel` of ScriptAttributes; did you mean \"title\"?"),
        (#"{}"#, "`title` is missing; give it a value."),
        (#"{"title": 3}"#, "`title` has the wrong type; give it a text."),
        (#"{"title": "A", "progress": "x"}"#, "`progress` has the wrong type; give it a number."),
        (#"{"title": "A", "progress": 2}"#, "`progress` is 2; it goes from 0 to 1."),
        (#"{"title": "A", "color": "red"}"#, "`color` is `red`; write it like #007AFF."),
        (#"{"title": "A", "endDate": "soon"}"#, "`endDate` is \"soon\"; write a date such as "),
        (#"{"title": "A", "endDate": true}"#, "`endDate` is not a date; write seconds since 1970, "),
        (#"{"title": "A", "endDate": 1795249000000}"#, "`endDate` is too large for seconds since 1970; divide "),
        (#"{"title" "A"}"#, "The argument is not JSON"), ("[1]", "A JSON object is needed"),
        ("", "The argument is not JSON"),
        ("{\"title\": [\(nested), \(nested)]}", "The argument is nested more than 40 levels deep;"),
    ])
    func errorsAreNamedAndStartNothing(json: String, sentence: String) throws {
        #expect(world.run("activity", "start", json) == 65)
        #expect(world.errors.hasPrefix("islet: \(sentence)"))
        #expect(world.output.isEmpty)
        #expect(try objects().isEmpty)
    }

    @Test func moreThanFourKilobytesAreRefused() throws {
        let json = "{\"title\": \"\(String(repeating: "x", count: 4100))\"}"
        #expect(world.run("activity", "start", json) == 65)
        #expect(
            world.errors == "islet: The activity is larger than 4096 bytes. Shorten its attributes or its content.\n")
        #expect(try objects().isEmpty)
        world.run("activity", "start", #"{"title": "A"}"#, "--id", "a")
        #expect(world.run("activity", "update", "a", json) == 65)
        #expect(world.errors == "islet: a would be larger than 4096 bytes; shorten its content.\n")
        #expect(try content(of: "a")["title"] as? String == "A")
    }

    @Test func theSixthActivityOfAnAppIsRefused() {
        for _ in 0..<5 { #expect(world.run("activity", "start", #"{"title": "A"}"#) == 0) }
        #expect(world.run("activity", "start", #"{"title": "A"}"#) == 69)
        #expect(world.errors == "islet: The app already has the most activities allowed. End one of them first.\n")
        #expect(world.run("activity", "start", #"{"title": "A"}"#, "--app", "other") == 0)
    }

    @Test func anIdentifierThatIsInUseIsRefusedUntilItsActivityHasEnded() throws {
        world.run("activity", "start", #"{"title": "A"}"#, "--id", "build")
        #expect(world.run("activity", "start", #"{"title": "B"}"#, "--id", "build") == 69)
        world.run("activity", "end", "build")
        #expect(world.run("activity", "start", #"{"title": "B"}"#, "--id", "build") == 0)
        #expect(try objects().count == 1)
        #expect(try content(of: "build")["title"] as? String == "B")
    }

    @Test(arguments: [
        ["--app", "islet"], ["--app", "countdown"], ["--app", "a b"], ["--id", "countdown:x"], ["--id", "sitting"],
        ["--id", ""],
        ["--type", "FooAttributes"], ["--stale", "none", "--stale-after", "1m"], ["--starts-in", "5m"],
        ["--alert", " "], ["--relevance", "nan"], ["--stale-after", "x"],
    ])
    func anInvalidOptionStartsNothing(options: [String]) throws {
        #expect(Islet.run(["activity", "start", #"{"title": "A"}"#] + options, in: world.shell) == 64)
        #expect(try objects().isEmpty)
    }

    @Test func switchedOffLiveActivitiesAreRefusedAndHidden() throws {
        world.run("activity", "start", #"{"title": "A"}"#, "--id", "a")
        try world.write(settings: "live-activities = false\n")
        #expect(world.run("activity", "start", #"{"title": "B"}"#) == 69)
        #expect(world.errors.contains("`islet config set live-activities true`"))
        let object = try #require(try objects().first)
        #expect(object["island"] is NSNull)
        #expect(object["on_lock_screen"] as? Bool == false)
        #expect(world.run("activity", "update", "a", #"{"progress": 0.5}"#) == 0)
        #expect(world.run("activity", "show", "a", "compact") == 0)
        #expect(world.errors.hasPrefix("Live Activities are switched off"))
        world.run("activity", "show", "a", "--format", "json")
        #expect(
            world.output.contains(#""on_lock_screen":false"#) || world.output.contains(#""on_lock_screen" : false"#))
    }

    @Test func aScheduledStartWaits() throws {
        world.run(
            "activity", "start", #"{"title": "Standup"}"#, "--id", "s", "--starts-in", "10m", "--alert", "It begins.")
        #expect(try objects().first?["state"] as? String == "pending")
        world.now += 600
        let object = try #require(try objects().first)
        #expect(object["state"] as? String == "active")
        #expect(object["island"] as? String == "expanded")
        world.now += 10
        #expect(try objects().first?["island"] as? String == "compact")
    }

    @Test func aStaleTimeOfDayIsTheNextOne() throws {
        #expect(world.run("activity", "start", #"{"title": "Tea"}"#, "--stale", "00:00") == 0)
        #expect(try objects().first?["state"] as? String == "active")
    }

    @Test(arguments: [
        ("CountdownAttributes", #"{"title": "Tea", "endDate": 1795249000}"#),
        ("Countdown", #"{"title": "Tea", "endDate": 1795249000, "alertMessage": "Now"}"#),
        ("AmbientReadingAttributes", #"{"capturedCount": 2, "isListening": true, "lastTranscript": "Call me"}"#),
    ])
    func otherKindsOfActivityCanBeStarted(type: String, json: String) throws {
        #expect(world.run("activity", "start", json, "--type", type, "--id", "a") == 0)
        #expect(world.run("activity", "show", "a") == 0)
        #expect(world.output.contains("Dynamic Island · Minimal"))
    }

    // MARK: Updating

    @Test func anUpdateChangesItsFieldsAndNullRemovesOne() throws {
        world.run(
            "activity", "start", #"{"title": "A", "status": "1 of 2", "startDate": 1795248840.125}"#, "--id", "a")
        #expect(world.run("activity", "update", "a", #"{"progress": 0.5, "status": null}"#) == 0)
        #expect(world.output.isEmpty)
        let content = try content(of: "a")
        #expect(content["progress"] as? Double == 0.5)
        #expect(content["status"] == nil)
        #expect(content["title"] as? String == "A")
        #expect(content["startDate"] as? String == "2026-11-21T08:14:00.125Z")
    }

    @Test func contentOptionsStayUntilGivenAgain() throws {
        world.run("activity", "start", #"{"title": "A"}"#, "--id", "a", "--stale-after", "5m", "--relevance", "7")
        world.run("activity", "update", "a", #"{"progress": 0.5}"#)
        var object = try #require(try objects().first)
        #expect(object["stale_at"] as? String == "2026-11-21T08:19:00Z")
        #expect(object["relevance"] as? Double == 7)
        world.run("activity", "update", "a", "{}", "--stale", "none", "--relevance", "-1")
        object = try #require(try objects().first)
        #expect(object["stale_at"] is NSNull)
        #expect(object["relevance"] as? Double == -1)
    }

    @Test func regularUpdatesAreNeverStale() throws {
        world.run("activity", "start", #"{"title": "A"}"#, "--id", "a", "--stale-after", "2s")
        for _ in 0..<4 {
            world.now += 1.5
            #expect(try objects().first?["state"] as? String == "active")
            world.run("activity", "update", "a", #"{"progress": 0.5}"#)
        }
        #expect(try objects().first?["stale_at"] as? String == "2026-11-21T08:14:08Z")
        world.now += 2
        #expect(try objects().first?["state"] as? String == "stale")
        world.run("activity", "update", "a", "{}", "--alert", "Look")
        #expect(try objects().first?["state"] as? String == "active")
        world.run("activity", "update", "a", "{}", "--stale-after", "10s")
        world.now += 9
        world.run("activity", "update", "a", "{}")
        world.now += 9
        #expect(try objects().first?["state"] as? String == "active")
        world.run("activity", "update", "a", "{}", "--stale", "none")
        world.run("activity", "update", "a", "{}")
        #expect(try objects().first?["stale_at"] is NSNull)
    }

    @Test func contentIsFreshFromTheStart() throws {
        world.run(
            "activity", "start", #"{"title": "A"}"#, "--id", "a", "--starts-in", "10m", "--alert", "Now",
            "--stale-after", "5m")
        #expect(try objects().first?["stale_at"] as? String == "2026-11-21T08:29:00Z")
        world.now += 60
        world.run("activity", "update", "a", #"{"progress": 0.1}"#)
        #expect(try objects().first?["stale_at"] as? String == "2026-11-21T08:29:00Z")
        world.now += 600
        world.run("activity", "update", "a", #"{"progress": 0.2}"#)
        #expect(try objects().first?["stale_at"] as? String == "2026-11-21T08:30:00Z")
    }

    @Test func anAlertOpensTheIsland() throws {
        world.run("activity", "start", #"{"title": "A"}"#, "--id", "a")
        world.run("activity", "update", "a", "{}", "--alert", "Look")
        #expect(try objects().first?["island"] as? String == "expanded")
    }

    @Test func anUnknownOrEndedActivityTakesNoUpdate() throws {
        world.run("activity", "start", #"{"title": "A"}"#, "--id", "build")
        #expect(world.run("activity", "update", "biuld", "{}") == 69)
        #expect(world.errors == "islet: No activity named \"biuld\"; did you mean build?\n")
        world.run("activity", "end", "build")
        #expect(world.run("activity", "update", "build", "{}") == 69)
    }

    // MARK: Ending

    @Test func anEndWithFinalContentStaysOnTheLockScreen() throws {
        world.run("activity", "start", #"{"title": "A"}"#, "--id", "a")
        #expect(world.run("activity", "end", "a", #"{"status": "done"}"#, "--dismiss-after", "1m") == 0)
        #expect(world.output == "a has ended; it stays on the lock screen for 1 min.\n")
        let object = try #require(try objects().first)
        #expect(object["state"] as? String == "ended")
        #expect(object["island"] is NSNull)
        #expect(object["on_lock_screen"] as? Bool == true)
        world.now += 61
        #expect(try objects().isEmpty)
    }

    @Test func endingTwiceIsHarmlessAndReported() {
        world.run("activity", "start", #"{"title": "A"}"#, "--id", "a")
        #expect(world.run("activity", "end", "a") == 0)
        #expect(world.run("activity", "end", "a") == 0)
        #expect(world.output == "a has ended already.\n")
        #expect(world.run("activity", "end", "a", "--dismiss-after", "1m") == 0)
        #expect(world.output == "a has ended already; it leaves the lock screen in 1 min.\n")
        #expect(world.run("activity", "end", "a", "--dismiss-after", "0s") == 0)
        #expect(world.output == "a had ended already; it has left the lock screen.\n")
        #expect(world.run("activity", "end", "a") == 69)
        #expect(world.run("activity", "end", "a", "--dismiss-after", "5h") == 64)
    }

    @Test func theSittingIsEndedByItsOwnCommand() {
        world.run("sit", "20m", "--detach")
        for command in ["update", "end"] {
            #expect(world.run("activity", command, "sitting", "{}") == 69)
            #expect(
                world.errors
                    == "islet: sitting is the sitting itself; `islet complete` ends it, `islet sit` starts one.\n")
        }
    }

    // MARK: Looking

    @Test func theListHasTheSittingAndTheMinimalActivities() {
        world.run("activity", "start", #"{"title": "Backup"}"#, "--id", "backup")
        world.run("sit", "20m", "--detach", "--method", "Metta")
        world.now += 61
        #expect(world.run("activity", "list") == 0)
        #expect(
            world.output
                == """
                ID       APP     STATE      AGE  ISLAND               LEFT  SHOWS
                sitting  islet   active  1m 1s  minimal, attached  6h 58m  Metta
                backup   script  active  1m 1s  minimal, detached  7h 58m  Backup

                """.replacing("     AGE", with: "    AGE"))
    }

    @Test func withoutActivitiesTheListSaysSoAndSucceeds() throws {
        #expect(world.run("activity") == 0)
        #expect(world.output.isEmpty)
        #expect(world.errors.hasPrefix("No activities; start one with "))
        #expect(try objects().isEmpty)
    }

    @Test func afterEightHoursTheSystemEndsAnActivityAndAfterTwelveItIsGone() throws {
        world.run("activity", "start", #"{"title": "A"}"#, "--id", "a")
        world.now += 8 * 3600
        #expect(try objects().first?["state"] as? String == "ended")
        world.now += 4 * 3600
        #expect(try objects().isEmpty)
    }
}
