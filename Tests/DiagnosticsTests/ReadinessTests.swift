import ActivitySystem
import Foundation
import TestWorld
import Testing

@testable import Diagnostics
@testable import Studio

/// Whether Live Activities comply with a phone's rules.
struct ReadinessTests {
    private let world = TestShell()

    /// The findings; only one of the scenarios is run.
    private func checks(payload: String? = nil, scenario: String = "stale") -> [String: Check] {
        var doctor = Doctor(shell: world.shell) { _, _ in nil }
        doctor.scenarios = { [try NamedScenario(scenario)] }
        let subjects = doctor.readiness(payload: payload.map { ("push.json", Array($0.utf8)) })
        return Dictionary(subjects.flatMap(\.checks).map { ($0.key, $0) }) { first, _ in first }
    }

    private func file(_ text: String) throws -> String {
        try FileManager.default.createDirectory(at: world.home, withIntermediateDirectories: true)
        let file = world.home.appending(path: "push.json")
        try Data(text.utf8).write(to: file)
        return file.path
    }

    @Test("An app that receives pushes and does not declare frequent updates is a finding")
    func frequentUpdates() throws {
        #expect(checks()["readiness.frequent"]?.state == .ok)
        var request = ActivityRequest(
            id: "a", app: "score", attributesType: "ScriptAttributes", attributes: Data(#"{"name":"a"}"#.utf8),
            content: EncodedContent(state: Data(#"{"title":"A"}"#.utf8)))
        request.pushType = .token
        try world.store.changeActivities(at: world.reading) { $0.handle(.request(request), at: world.now) }
        #expect(checks()["readiness.frequent"]?.state == .off)
        var capabilities = AppCapabilities()
        capabilities.frequentUpdates = true
        try world.store.changeActivities(at: world.reading) { [capabilities] in
            $0.handle(.declare(app: "score", capabilities), at: world.now)
        }
        #expect(checks()["readiness.frequent"]?.state == .ok)
        try world.store.changeActivities(at: world.reading) {
            $0.handle(.frequentPushes(false, app: "score"), at: world.now)
        }
        #expect(checks()["readiness.frequent"]?.state == .off)
    }

    @Test func switchedOffLiveActivitiesAreAProblem() throws {
        try world.write(settings: "live-activities = false\nshow-seconds = false\n")
        #expect(checks()["readiness.permission"]?.state == .off)
        #expect(checks()["readiness.seconds"]?.state == .note)
    }

    @Test func secondsShowWhereTheyFit() {
        for widget in ["meditation", "countdown"] {
            let finding = checks()["readiness.seconds.\(widget)"]?.finding ?? ""
            #expect(finding.contains("lock-screen") && finding.contains("expanded"), "\(widget)")
        }
    }

    @Test func aDateCountedFrom1970IsAProblem() throws {
        let now = Int(world.shell.clock().wall.timeIntervalSince1970)
        func payload(_ date: Int) -> String {
            #"{"aps":{"event":"update","timestamp":\#(now),"content-state":{"title":"Photos","endDate":\#(date)}}}"#
        }
        let check = checks(payload: payload(now + 600))["readiness.payload.content-date"]
        #expect(check?.state == .off)
        #expect(check?.finding.hasPrefix("endDate looks like seconds") == true)
        #expect(checks(payload: payload((now + 600) * 1000))["readiness.payload.content-date"]?.state == .off)
        #expect(checks(payload: payload(now + 600 - 978_307_200))["readiness.payload.content-date"] == nil)
    }

    @Test func aTextTimestampIsNotANumber() throws {
        let found = checks(payload: #"{"aps":{"event":"end","timestamp":"1795","content-state":{"title":"x"}}}"#)
        #expect(found["readiness.payload.timestamp"]?.finding == "not a number")
    }

    @Test func aFailingScenarioIsAProblemWithItsDifference() throws {
        let path = try file(
            "title: x\napps: {a: {type: script, content: {title: x}}}\ntimeline: {0s: {expect: {a: {state: active}}}}")
        let yaml = path + ".yaml"
        try FileManager.default.copyItem(atPath: path, toPath: yaml)
        let check = checks(scenario: yaml)["readiness.scenarios"]
        #expect(check?.state == .off)
        #expect(check?.finding.hasSuffix("the state of a should be active; it is none.") == true)
        #expect(checks()["readiness.scenarios"]?.finding == "all 1 pass, with 12 expectations")
    }

    @Test func aValidPayloadHasNoProblems() throws {
        let time = Int(world.now.timeIntervalSince1970)
        let payload = """
            {"aps": {"event": "start", "timestamp": \(time), "stale-date": \(time + 60), "attributes-type": "ScriptAttributes",
            "attributes": {"name": "build"}, "content-state": {"title": "Build"}, "alert": {"title": "a", "body": "b"}}}
            """
        let checks = checks(payload: payload)
        #expect(checks.values.allSatisfy { $0.state == .ok })
        #expect(checks["readiness.payload.widget"]?.finding == "ScriptAttributes can show it")
    }

    @Test(arguments: [
        ("{\"aps\": {\"event\": \"start\", \"timestamp\": 1}}", "readiness.payload.alert"),
        ("{\"aps\": {\"event\": \"update\", \"timestamp\": 1}}", "readiness.payload.content-state"),
        ("{\"aps\": {\"event\": \"finish\", \"timestamp\": 1}}", "readiness.payload.event"),
        ("{\"aps\": {\"event\": \"end\"}}", "readiness.payload.timestamp"),
        ("{\"aps\": {\"event\": \"end\", \"timestamp\": 9e11}}", "readiness.payload.timestamp"),
        ("{\"aps\": {\"event\": \"end\", \"timestamp\": 1, \"stale-date\": 2}}", "readiness.payload.stale-date"),
        (
            """
            {"aps": {"event": "update", "timestamp": 1, "content-state": {"titel": "x"}, "attributes-type": "ScriptAttributes",
            "attributes": {"name": "x"}}}
            """, "readiness.payload.widget"
        ),
        ("[1]", "readiness.payload.json"), ("aps", "readiness.payload.json"),
        ("{\"aps\": 1}", "readiness.payload.json"),
        ("{\"aps\": {\"x\": \"\(String(repeating: "x", count: 4096))\"}}", "readiness.payload.size"),
    ])
    func payloadErrorsHaveARemedy(payload: String, key: String) {
        let check = checks(payload: payload)[key]
        #expect(check?.state == .off)
        #expect(check?.remedy?.hasSuffix(".") == true)
    }

    @Test func contentAloneIsCheckedToo() {
        #expect(
            checks(payload: "{\"title\": \"Tea\", \"endDate\": 0}")["readiness.payload.widget"]?.finding
                == "CountdownAttributes, ScriptAttributes can show the content")
        #expect(checks(payload: "{\"a\": 1}")["readiness.payload.widget"]?.state == .note)
    }
}
