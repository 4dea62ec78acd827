import Foundation
import HTTPTypes
import Testing

@testable import PushGateway

/// A device push that breaks one rule, and the expected answer.
struct Refusal: Sendable, CustomTestStringConvertible {
    var reason: PushReason
    var place: String
    var changes: [String: String?] = [:]
    var path: String?
    var method = "POST"
    var body = GatewayTrial.body

    var testDescription: String { "\(reason.rawValue) at \(place) \(changes)" }

    static let all: [Refusal] = [
        Refusal(reason: .badPath, place: "path", path: "/"),
        Refusal(reason: .badPath, place: "path", path: "/3/devices/abcd"),
        Refusal(reason: .badPath, place: "path", path: "/3/device/abcd/ef"),
        Refusal(reason: .missingDeviceToken, place: "path segment 3", path: "/3/device"),
        Refusal(reason: .missingDeviceToken, place: "path segment 3", path: "/3/device/"),
        Refusal(reason: .methodNotAllowed, place: "method", method: "GET"),
        Refusal(reason: .missingProviderToken, place: "header authorization", changes: ["authorization": nil]),
        Refusal(reason: .missingProviderToken, place: "header authorization", changes: ["authorization": ""]),
        Refusal(reason: .missingProviderToken, place: "header authorization", changes: ["authorization": "bearer"]),
        Refusal(reason: .missingProviderToken, place: "header authorization", changes: ["authorization": "Basic abc"]),
        Refusal(reason: .invalidProviderToken, place: "header authorization", changes: ["authorization": "bearer abc"]),
        Refusal(reason: .badMessageID, place: "header apns-id", changes: ["apns-id": "1"]),
        Refusal(
            reason: .badMessageID, place: "header apns-id", changes: ["apns-id": "eabeae5414a811e5b60b1697f925ec7b1234"]
        ),
        Refusal(reason: .badExpirationDate, place: "header apns-expiration", changes: ["apns-expiration": "soon"]),
        Refusal(reason: .badExpirationDate, place: "header apns-expiration", changes: ["apns-expiration": "1.5"]),
        Refusal(reason: .badExpirationDate, place: "header apns-expiration", changes: ["apns-expiration": "-1"]),
        Refusal(reason: .badExpirationDate, place: "header apns-expiration", changes: ["apns-expiration": ""]),
        Refusal(
            reason: .badExpirationDate, place: "header apns-expiration",
            changes: ["apns-expiration": "99999999999999999999999"]),
        Refusal(reason: .badPriority, place: "header apns-priority", changes: ["apns-priority": "7"]),
        Refusal(reason: .badPriority, place: "header apns-priority", changes: ["apns-priority": "high"]),
        Refusal(reason: .badPriority, place: "header apns-priority", changes: ["apns-priority": "1"]),
        Refusal(
            reason: .badPriority, place: "header apns-priority",
            changes: ["apns-push-type": "background", "apns-topic": "com.example.meditation"]),
        Refusal(reason: .invalidPushType, place: "header apns-push-type", changes: ["apns-push-type": "activity"]),
        Refusal(reason: .invalidPushType, place: "header apns-push-type", changes: ["apns-push-type": "LiveActivity"]),
        Refusal(
            reason: .badCollapseID, place: "header apns-collapse-id",
            changes: ["apns-collapse-id": String(repeating: "c", count: 65)]),
        Refusal(reason: .missingTopic, place: "header apns-topic", changes: ["apns-topic": nil]),
        Refusal(reason: .missingTopic, place: "header apns-topic", changes: ["apns-topic": ""]),
        Refusal(reason: .badTopic, place: "header apns-topic", changes: ["apns-topic": "com.example.meditation"]),
        Refusal(reason: .badTopic, place: "header apns-topic", changes: ["apns-topic": ".push-type.liveactivity"]),
        Refusal(reason: .badTopic, place: "header apns-topic", changes: ["apns-topic": "com example"]),
        Refusal(reason: .badTopic, place: "header apns-topic", changes: ["apns-push-type": "alert"]),
        Refusal(
            reason: .topicDisallowed, place: "header apns-topic",
            changes: ["apns-topic": "com.example.other.push-type.liveactivity"]),
        Refusal(reason: .payloadEmpty, place: "body", body: ""),
        Refusal(reason: .payloadTooLarge, place: "body", body: String(repeating: "x", count: 5121)),
        Refusal(reason: .badDeviceToken, place: "path segment 3", path: "/3/device/xyz0"),
        Refusal(reason: .badDeviceToken, place: "path segment 3", path: "/3/device/abc"),
        Refusal(reason: .badDeviceToken, place: "path segment 3", path: "/3/device/abcd"),
    ]
}

struct RefusalTests {
    private func trial() throws -> GatewayTrial {
        try GatewayTrial {
            $0.topics = [GatewayTrial.bundleID]
            $0.devices = [DeviceToken(GatewayTrial.token)!]
        }
    }

    @Test("A broken rule gets its reason, status and JSON body, and says where it is", arguments: Refusal.all)
    func refuses(refusal: Refusal) throws {
        var trial = try trial()
        let request = try trial.push(method: refusal.method, path: refusal.path, refusal.changes)
        let reply = trial.send(request, body: refusal.body)
        #expect(reply.status == refusal.reason.status)
        #expect(reply.text == #"{"reason":"\#(refusal.reason.rawValue)"}"#)
        #expect(reply["content-type"] == "application/json")
        #expect(reply["apns-id"] != nil && reply.accepted == nil)
        #expect(reply.violations.first?.place == refusal.place)
        #expect(reply.violations.map(\.reason) == [refusal.reason], "nothing but what is broken")
    }

    @Test("Statuses are Apple's")
    func statuses() {
        let statuses = Dictionary(grouping: PushReason.allCases, by: \.status).mapValues { $0.map(\.rawValue).sorted() }
        #expect(statuses[404] == ["BadPath"])
        #expect(statuses[405] == ["MethodNotAllowed"])
        #expect(statuses[410] == ["ExpiredToken", "Unregistered"])
        #expect(statuses[413] == ["PayloadTooLarge"])
        #expect(statuses[429] == ["TooManyProviderTokenUpdates", "TooManyRequests"])
        #expect(statuses[500] == ["InternalServerError"])
        #expect(statuses[503] == ["ServiceUnavailable", "Shutdown"])
        #expect(
            statuses[403] == [
                "BadCertificate", "BadCertificateEnvironment", "BadEnvironmentKeyIdInToken", "ExpiredProviderToken",
                "Forbidden", "InvalidProviderToken", "MissingProviderToken", "TopicMismatch", "UnrelatedKeyIdInToken",
            ])
        #expect(statuses[400]?.count == 22)
        #expect(statuses.values.joined().count == 41)
    }

    @Test(
        "Any repeated header except cookies is refused",
        arguments: ["apns-id", "apns-topic", "x-trace"])
    func duplicates(name: String) throws {
        var trial = try trial()
        var request = try trial.push(["x-trace": "1", "x-other": "2", "x-third": "3"])
        request.headerFields.append(HTTPField(name: .init(name)!, value: GatewayTrial.messageID))
        let reply = trial.send(request)
        #expect(reply.reason == .duplicateHeaders && reply.status == 400)
        #expect(reply.violations.map(\.place) == ["header \(name)"])
        var cookies = try trial.push()
        for crumb in ["a=1", "b=2"] { cookies.headerFields.append(HTTPField(name: .cookie, value: crumb)) }
        #expect(trial.send(cookies).status == 200)
    }

    @Test("A retired token gets 410 with the time of its retirement in milliseconds")
    func retired() throws {
        var trial = try trial()
        let token = try #require(DeviceToken(GatewayTrial.token))
        trial.gateway.retire(token: token, as: .expired, at: trial.now.addingTimeInterval(-1.5))
        let expired = try trial.send()
        #expect(expired.status == 410)
        #expect(expired.text == #"{"reason":"ExpiredToken","timestamp":1799999998500}"#)
        trial.gateway.retire(token: token, as: .unregistered, at: trial.now)
        #expect(try trial.send().text == #"{"reason":"Unregistered","timestamp":1800000000000}"#)
        #expect(trial.gateway.retiredTokens.map(\.token) == [token])
        trial.gateway.register(token: token, topic: nil)
        #expect(try trial.send().status == 200)
        trial.gateway.forget(token: token)
        #expect(try trial.send().reason == .badDeviceToken)
    }

    @Test("A gone device is refused while unknown ones are accepted")
    func gone() throws {
        let token = try #require(DeviceToken("abcd"))
        var trial = try GatewayTrial {
            $0.goneDevices = [
                RetiredToken(token: token, reason: .unregistered, retiredAt: Date(timeIntervalSince1970: 1))
            ]
        }
        #expect(trial.send(try trial.push(to: "ABCD")).text == #"{"reason":"Unregistered","timestamp":1000}"#)
        #expect(try trial.send().status == 200)
    }

    @Test("A token registered for an app, or for one of its topics, accepts nothing else")
    func tokenTopics() throws {
        var trial = try GatewayTrial()
        let token = try #require(DeviceToken(GatewayTrial.token))
        for topic in [GatewayTrial.bundleID, GatewayTrial.topic] {
            trial.gateway.register(token: token, topic: topic)
            #expect(try trial.send().status == 200)
            #expect(
                try trial.send(["apns-topic": "com.other.push-type.liveactivity"]).reason == .deviceTokenNotForTopic)
        }
        #expect(
            try trial.send(["apns-topic": GatewayTrial.bundleID, "apns-push-type": "alert"]).reason
                == .deviceTokenNotForTopic)
    }

    @Test("A strict gateway reads the payload; an ordinary one does not")
    func strictPayload() throws {
        var strict = try GatewayTrial { $0.hasStrictPayload = true }
        var ordinary = try GatewayTrial()
        for body in ["{", "[]", "{}", #"{"aps":1}"#, "aps"] {
            #expect(try strict.send(body: body).reason == .badRequestPayload)
            #expect(try ordinary.send(body: body).status == 200)
        }
        #expect(try strict.send(body: #"{"aps":{},"other":[1]}"#).status == 200)
    }

    @Test("Request text appears in messages shortened and without control characters")
    func excerpts() throws {
        #expect(excerpt("a\u{1B}[31m\u{7}é") == "\"a?[31m??\"")
        #expect(excerpt(String(repeating: "x", count: 49)) == "\"" + String(repeating: "x", count: 48) + "…\"")
    }

    @Test("retry-after is sent with 429 and 503 if configured")
    func retryAfter() throws {
        var trial = try GatewayTrial { $0.retryAfter = 30 }
        trial.gateway.faults = FaultPlan([
            Fault(.refuse(.serviceUnavailable), count: 1), Fault(.refuse(.internalServerError)),
        ])
        #expect(try trial.send()["retry-after"] == "30")
        #expect(try trial.send()["retry-after"] == nil)
    }
}
