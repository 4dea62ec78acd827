import Foundation
import HTTPTypes
import Testing

@testable import TimerService

@Suite struct RefusalTests {
    @Test("Each wrong field of an action is refused with its status, code and field")
    func wrongFields() async throws {
        let harness = try await Harness()
        let mine = try await harness.start()
        let other = try await UserAccounts.add(name: "bob", to: harness.repository, at: harness.clock.now())
        let theirs = try await harness.send(
            .post, "/v1/actions", ["userId": other.user.id, "action": "start"], token: other.bearerToken)
        let foreign = try #require(theirs["activityId"] as? String)
        let user = harness.user.id
        let unknown = UUID().uuidString
        let table: [(body: [String: Any], status: Int, code: String, field: String?)] = [
            ([:], 400, "missing_field", "activityId"),
            (["activityId": "", "userId": user, "action": "pause"], 400, "missing_field", "activityId"),
            (["activityId": mine, "action": "pause"], 400, "missing_field", "userId"),
            (["activityId": mine, "userId": user], 400, "missing_field", "action"),
            (["activityId": mine, "userId": NSNull(), "action": "pause"], 400, "missing_field", "userId"),
            (["activityId": 7, "userId": user, "action": "pause"], 400, "invalid_field", "activityId"),
            (["activityId": mine, "userId": other.user.id, "action": "pause"], 403, "not_yours", "userId"),
            (["activityId": unknown, "userId": user, "action": "pause"], 404, "unknown_activity", "activityId"),
            (["activityId": "sitting", "userId": user, "action": "pause"], 404, "unknown_activity", "activityId"),
            // The document looks the activity up before it looks at the action.
            (["activityId": unknown, "userId": user, "action": "fly"], 404, "unknown_activity", "activityId"),
            (["activityId": foreign, "userId": user, "action": "pause"], 403, "not_yours", "activityId"),
            (["activityId": foreign, "userId": user, "action": "start"], 403, "not_yours", "activityId"),
            (["activityId": mine, "userId": user, "action": "fly"], 400, "unknown_action", "action"),
            (["activityId": mine, "userId": user, "action": "Pause"], 400, "unknown_action", "action"),
            (["activityId": mine, "userId": user, "action": "extend"], 400, "missing_field", "seconds"),
            (
                ["activityId": mine, "userId": user, "action": "extend", "seconds": "60"], 400, "invalid_field",
                "seconds"
            ),
            (
                ["activityId": mine, "userId": user, "action": "extend", "seconds": true], 400, "invalid_field",
                "seconds"
            ),
            (["activityId": mine, "userId": user, "action": "target", "seconds": -1], 409, "refused", nil),
            (
                ["activityId": mine, "userId": user, "action": "pause", "stateVersion": 0], 409, "stale_version",
                "stateVersion"
            ),
            (
                ["activityId": mine, "userId": user, "action": "pause", "stateVersion": 1.5], 400, "invalid_field",
                "stateVersion"
            ),
            (
                ["activityId": mine, "userId": user, "action": "pause", "timerType": "a\u{1b}b"], 400, "invalid_field",
                "timerType"
            ),
            (
                ["activityId": mine, "userId": user, "action": "complete", "message": "a\nb"], 400, "invalid_field",
                "message"
            ),
            (["userId": user, "action": "start", "activityId": "x"], 400, "invalid_field", "activityId"),
            (["userId": user, "action": "start", "start": 3], 400, "invalid_field", "start"),
            (
                ["userId": user, "action": "start", "start": ["duration": "20m"]], 400, "invalid_field",
                "start.duration"
            ),
            (["userId": user, "action": "start", "start": ["duration": 0]], 409, "refused", nil),
            (
                ["userId": user, "action": "start", "start": ["sessionType": "sleep"]], 400, "invalid_field",
                "start.sessionType"
            ),
            (["userId": user, "action": "start", "start": ["bells": "often"]], 400, "invalid_field", "start.bells"),
            // An ignored field would look as if it had been obeyed.
            (["userId": user, "action": "start", "duration": 600], 400, "invalid_field", "duration"),
            (["userId": user, "action": "start", "start": ["lenght": 6]], 400, "invalid_field", "start.lenght"),
            (["userId": user, "action": "start", "seconds": 6], 400, "invalid_field", "seconds"),
            (["activityId": mine, "userId": user, "action": "pause", "secs": 6], 400, "invalid_field", "secs"),
            (
                ["activityId": mine, "userId": user, "action": "target", "duration": 6], 400, "invalid_field",
                "duration"
            ),
            (["activityId": mine, "userId": user, "action": "target"], 400, "missing_field", "seconds"),
        ]
        for row in table {
            let answer = try await harness.send(.post, "/v1/actions", row.body)
            #expect(answer.status == row.status, "\(row.body): \(answer.text)")
            #expect(answer.error["code"] as? String == row.code, "\(row.body): \(answer.text)")
            #expect(answer.error["field"] as? String == row.field, "\(row.body): \(answer.text)")
            #expect((answer.error["message"] as? String)?.hasSuffix(".") == true, "\(answer.text)")
        }
        let state = try await harness.send(.get, "/v1/state")
        #expect(state["version"] as? Int == 1)
    }

    @Test("A refusal is exactly one JSON object with code, message and field")
    func exactBody() async throws {
        let harness = try await Harness()
        let answer = try await harness.send(.post, "/v1/actions", text: "{}")
        #expect(
            answer.text == #"""
                {"error":{"code":"missing_field","field":"activityId","message":"The field \"activityId\" is missing."}}
                """#)
        #expect(answer.fields[.contentType] == "application/json")
    }

    @Test("A database that is down is 503: nothing was changed, or the outcome is unknown; its own words stay here")
    func outage() {
        let down = ServiceError(RepositoryError.unavailable("connection to db.internal failed"))
        #expect(down.code == .unavailable && down.code.status == .serviceUnavailable && down.retryAfter == 5)
        #expect(down.message == "The timer's database is unavailable; nothing was changed. Try again later.")
        let unknown = ServiceError(RepositoryError.outcomeUnknown)
        #expect(unknown.code.rawValue == "outcome_unknown" && unknown.code.status == .serviceUnavailable)
        #expect(unknown.retryAfter == 1)
    }

    @Test("Checks before the body come in order: TLS, path, method, bearer token, size, JSON")
    func transport() async throws {
        let harness = try await Harness()
        let far = TimerClient(address: "192.0.2.1", isLoopback: false, isEncrypted: false)
        let farWithTLS = TimerClient(address: "192.0.2.1", isLoopback: false, isEncrypted: true)
        let large = String(repeating: " ", count: 16 * 1024) + "{}"
        let nested = String(repeating: "[", count: 10_000)
        let table: [(Answer, Int, String)] = [
            (try await harness.send(.get, "/v1/nothing", from: far), 403, "tls_required"),
            (try await harness.send(.get, "/v1/state", from: farWithTLS), 200, ""),
            (try await harness.send(.get, "/v1/nothing"), 404, "not_found"),
            (try await harness.send(.get, "/v1/tokens/"), 404, "not_found"),
            (try await harness.send(.get, "/"), 404, "not_found"),
            (try await harness.send(.get, "/v1/actions", token: "wrong"), 405, "method_not_allowed"),
            (try await harness.send(.post, "/v1/actions", token: "wrong", text: large), 401, "unauthorized"),
            (try await harness.send(.get, "/v1/state", token: ""), 401, "unauthorized"),
            (try await harness.send(.post, "/v1/actions", text: large), 413, "too_large"),
            (try await harness.send(.post, "/v1/actions", text: "{"), 400, "not_json"),
            (try await harness.send(.post, "/v1/actions", text: "[]"), 400, "not_json"),
            (try await harness.send(.post, "/v1/actions", text: nested), 400, "not_json"),
            (
                try await harness.send(
                    .put, "/v1/tokens/\(UUID().uuidString)", ["pushToken": "ab", "platform": "ios"]), 404,
                "unknown_activity"
            ),
            (
                try await harness.send(.put, "/v1/tokens/start", ["pushToken": "abc", "platform": "ios"]), 400,
                "invalid_field"
            ),
            (
                try await harness.send(.put, "/v1/tokens/start", ["pushToken": "ab", "platform": "palm"]), 400,
                "invalid_field"
            ),
            (
                try await harness.send(
                    .put, "/v1/tokens/start", ["pushToken": "ab", "platform": "ios", "device": "phone"]), 400,
                "invalid_field"
            ),
            (try await harness.send(.put, "/v1/settings", ["frequentPushes": true]), 400, "invalid_field"),
            (try await harness.send(.put, "/v1/settings", ["activeHours": "25:00-26:00"]), 400, "invalid_field"),
            (try await harness.send(.put, "/v1/settings", ["timeZone": "Moon/Base"]), 400, "invalid_field"),
        ]
        for (answer, status, code) in table {
            #expect(answer.status == status, "\(answer.text)")
            #expect(answer.error["code"] as? String ?? "" == code, "\(answer.text)")
        }
        #expect(try await harness.send(.get, "/v1/actions").fields[.allow] == "POST")
    }

    @Test("A user with too many requests waits as long as the answer says, and others do not")
    func rateLimit() async throws {
        let harness = try await Harness(rate: RateLimit.Rate(burst: 3, perSecond: 0.5))
        let other = try await UserAccounts.add(name: "bob", to: harness.repository, at: harness.clock.now())
        for _ in 0..<3 { #expect(try await harness.send(.get, "/v1/state").status == 200) }
        let refused = try await harness.send(.get, "/v1/state")
        #expect(refused.status == 429)
        #expect(refused.fields[.retryAfter] == "2")
        #expect(try await harness.send(.get, "/v1/state", token: other.bearerToken).status == 200)
        harness.clock.advance(by: 2)
        #expect(try await harness.send(.get, "/v1/state").status == 200)
    }

    @Test("A removed user's bearer token is refused")
    func removedUser() async throws {
        let harness = try await Harness()
        _ = try await harness.start()
        try await UserAccounts.remove("ada", from: harness.repository)
        #expect(try await harness.send(.get, "/v1/state").status == 401)
        #expect(try await UserAccounts.list(in: harness.repository).isEmpty)
    }
}
