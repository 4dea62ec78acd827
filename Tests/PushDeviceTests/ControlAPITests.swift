import Foundation
import HTTPTypes
import PlainText
import PushGateway
import Testing

@testable import PushDevice

/// The control API as values.
struct ControlAPITests {
    private typealias Trial = DeviceTrial

    private struct Caller {
        var trial = Trial { $0.bundleIDs = [Trial.bundleID] }
        var gateway = Gateway(configuration: GatewayConfiguration())
        var header: String? = "Bearer secret"

        mutating func call(
            _ method: HTTPRequest.Method, _ path: String, _ body: String = "", at seconds: Double = 0
        ) -> (status: Int, value: JSONValue) {
            var request = HTTPRequest(method: method, scheme: "http", authority: nil, path: path)
            if let header { request.headerFields[.authorization] = header }
            let (response, data) = ControlAPI(accessToken: "secret").respond(
                to: request, body: Data(body.utf8), device: &trial.device, gateway: &gateway, at: Trial.start + seconds)
            return (response.status.code, JSONValue(json: data) ?? .null)
        }
    }

    @Test(
        "Without the access token every request is refused",
        arguments: [nil, "", "secret", "Bearer", "Bearer Secret", "Basic secret"])
    func unauthorized(_ header: String?) {
        var caller = Caller()
        caller.header = header
        let (status, value) = caller.call(.get, "/status")
        #expect(status == 401)
        #expect(value.value(at: "error.code") == .text("unauthorized"))
    }

    @Test("An empty access token is refused")
    func emptyToken() { #expect(!AccessToken("").isCarried(by: "Bearer ")) }

    @Test(
        "Each kind of error has its own answer",
        arguments: [
            ("GET", "/nowhere", "", 404, "not_found", nil), ("POST", "/log", "", 405, "method_not_allowed", nil),
            ("GET", "/clock", "", 405, "method_not_allowed", nil), ("POST", "/clock", "[1]", 400, "not_json", nil),
            ("POST", "/clock", "{}", 400, "missing_field", "advance"),
            ("POST", "/clock", #"{"advance":"soon"}"#, 400, "invalid_field", "advance"),
            ("POST", "/clock", #"{"advance":-1}"#, 400, "invalid_field", "advance"),
            ("POST", "/clock", #"{"advnce":"8h"}"#, 400, "invalid_field", "advnce"),
            ("POST", "/device", #"{"online":"no"}"#, 400, "invalid_field", "online"),
            ("POST", "/faults", #"{"reason":"Nonsense"}"#, 400, "invalid_field", "reason"),
            ("POST", "/faults", #"{"drop":true,"token":"xyz"}"#, 400, "invalid_field", "token"),
            ("POST", "/faults", #"{"count":1}"#, 400, "missing_field", "reason"),
            ("POST", "/faults", #"{"drop":true,"close":true}"#, 400, "invalid_field", "reason"),
            ("POST", "/tokens/rotate", #"{"activity":"x"}"#, 404, "unknown_activity", "activity"),
            ("POST", "/activities/dismiss", #"{"activity":"x"}"#, 404, "unknown_activity", "activity"),
            ("GET", "/log?since=x", "", 400, "invalid_field", "since"),
        ] as [(String, String, String, Int, String, String?)])
    func errors(_ example: (String, String, String, Int, String, String?)) throws {
        var caller = Caller()
        let (status, value) = caller.call(try #require(HTTPRequest.Method(example.0)), example.1, example.2)
        #expect(status == example.3)
        #expect(value.value(at: "error.code") == .text(example.4))
        #expect(value.value(at: "error.field")?.text == example.5)
        #expect(value.value(at: "error.message")?.text?.isEmpty == false)
    }

    @Test("The log returns new records, or the outcome of one push")
    func log() {
        var caller = Caller()
        caller.trial.push(Trial.update())
        caller.trial.push(Trial.update(at: 1), at: 1)
        let last = caller.trial.device.log.lastNumber
        let all = caller.call(.get, "/log", at: 1).value
        #expect(all.value(at: "last") == .integer(last))
        #expect(
            caller.call(.get, "/log?since=\(last - 1)", at: 1).value.value(at: "records.0.unique_id")
                == .text("unique-2"))
        #expect(caller.call(.get, "/log?since=\(last)", at: 1).value.value(at: "records") == .list([]))
        let one = caller.call(.get, "/log?id=unique-1", at: 1).value
        #expect(one.value(at: "records.0.outcome") == .text("delivered"))
        #expect(one.value(at: "records.0.event") == .text("delivery"))
        #expect(one.value(at: "records.1") == nil)
        #expect(caller.call(.get, "/log?limit=1", at: 1).value.value(at: "records.1") == nil)
    }

    @Test("The clock, switches, tokens and faults change by requests")
    func changes() {
        var caller = Caller()
        caller.trial.push(Trial.update())
        let advanced = caller.call(.post, "/clock", #"{"advance":"7h"}"#, at: 1).value
        #expect(advanced.value(at: "offset") == .integer(25200))
        #expect(advanced.value(at: "records.0.outcome") == nil)
        #expect(
            caller.call(.post, "/clock", #"{"advance":3600}"#, at: 1).value.value(at: "records.0.outcome")
                == .text("ended"))
        #expect(caller.call(.post, "/device", #"{"online":false,"lowPower":true}"#, at: 2).status == 200)
        let status = caller.call(.get, "/status", at: 2).value
        #expect(status.value(at: "online") == .bool(false))
        #expect(status.value(at: "lowPower") == .bool(true))
        #expect(caller.call(.post, "/wake", at: 2).status == 200)
        let fault = caller.call(.post, "/faults", #"{"reason":"TooManyRequests","count":3,"token":"5F3A"}"#)
        #expect(fault.status == 200)
        #expect(caller.gateway.faults == FaultPlan([Fault(.refuse(.tooManyRequests), count: 3, tokenPrefix: "5f3a")]))
        _ = caller.call(.post, "/faults", #"{"delay":"2s","percentage":10}"#)
        _ = caller.call(.post, "/faults", #"{"goaway":"Shutdown","every":2}"#)
        #expect(caller.gateway.faults.faults.count == 3)
        #expect(caller.call(.post, "/faults/clear").value.value(at: "faults") == .list([]))
        #expect(caller.gateway.faults.faults.isEmpty)
    }

    @Test("Phones of different servers issue different tokens, each the same ones again")
    func tokensOfPhones() throws {
        func tokens(_ name: String?) throws -> [String] {
            var trial = Trial {
                $0.bundleIDs = ["islet"]
                $0.phoneName = name
            }
            let start = Trial.startPayload()
            let issued = trial.device.takeEffects().compactMap { effect -> String? in
                if case .register(let token, _) = effect { token.hex } else { nil }
            }
            let script = try #require(issued.last)
            #expect(trial.push(start, to: script, bundleID: "islet").first?.outcome == .delivered)
            return issued
                + trial.device.takeEffects().compactMap { effect -> String? in
                    if case .register(let token, _) = effect { token.hex } else { nil }
                }
        }
        let (one, again, two, only) = (try tokens("one"), try tokens("one"), try tokens("two"), try tokens(nil))
        #expect(one.count == 5 && one == again)
        #expect(Set(one + two + only).count == 15)
    }

    @Test("An activity that the app starts has a token, which is listed and can be rotated")
    func activities() throws {
        var caller = Caller()
        let body =
            #"{"bundle":"com.example.oven","attributesType":"ScriptAttributes","attributes":{"name":"a"},"contentState":{"title":"A"}}"#
        let started = caller.call(.post, "/activities", body).value
        let activity = try #require(started.value(at: "activity")?.text)
        let token = try #require(started.value(at: "token")?.text)
        #expect(caller.trial.push(Trial.update(#"{"title":"B"}"#, at: 1), at: 1, to: token).words == ["delivered"])
        let list = caller.call(.get, "/activities", at: 1).value
        #expect(list.value(at: "activities.0.contentState.title") == .text("B"))
        #expect(list.value(at: "activities.0.state") == .text("active"))
        let rotated = caller.call(.post, "/tokens/rotate", #"{"activity":"\#(activity)"}"#, at: 2)
        #expect(rotated.status == 200)
        let tokens = caller.call(.get, "/tokens", at: 2).value
        guard case .list(let items)? = tokens.value(at: "tokens") else {
            Issue.record("no tokens")
            return
        }
        #expect(items.count { $0.value(at: "kind") == .text("update") } == 1)
        #expect(items.count { $0.value(at: "kind") == .text("retired") } == 1)
        #expect(items.count { $0.value(at: "kind") == .text("push-to-start") } == 4)
        #expect(caller.call(.post, "/activities/dismiss", #"{"activity":"\#(activity)"}"#, at: 3).status == 200)
        let wrong = caller.call(.post, "/activities", body.replacing(#""title""#, with: #""name""#))
        #expect(wrong.status == 409)
        #expect(wrong.value.value(at: "error.message")?.text?.contains("aps.content-state.title") == true)
    }

    @Test("Statistics count by outcome and priority, with latencies and budgets")
    func statistics() {
        var caller = Caller()
        for _ in 1...16 { caller.trial.push(Trial.update()) }
        caller.trial.push(Trial.update(at: 1), at: 1, to: "bb00", priority: 5)
        let stats = caller.call(.get, "/stats", at: 10).value
        #expect(stats.value(at: "received.10") == .integer(16))
        #expect(stats.value(at: "outcomes.delivered.10") == .integer(15))
        #expect(stats.value(at: "outcomes.held.10") == .integer(1))
        #expect(stats.value(at: "throttledRate.10") == .number(1.0 / 16))
        #expect(stats.value(at: "latency.10.count") == .integer(15))
        #expect(stats.value(at: "latency.10.p99")?.double == 0)
        #expect(stats.value(at: "budgets.0.bundle") == .text(Trial.bundleID))
        #expect(stats.value(at: "budgets.0.used") == .integer(15))
        #expect(stats.value(at: "budgets.0.held") == .integer(1))
        #expect(stats.value(at: "frequentShare")?.double == 0)
    }
}
