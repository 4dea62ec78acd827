import Foundation
import HTTPTypes
import Testing

@testable import PushGateway

struct AcceptedPushTests {
    @Test("A valid push gets 200 without a body, its own apns-id and a unique id")
    func accepts() throws {
        var trial = try GatewayTrial()
        let reply = try trial.send()
        #expect(reply.status == 200)
        #expect(reply.body.isEmpty)
        #expect(reply.violations.isEmpty && reply.lints.isEmpty && reply.effects.isEmpty)
        #expect(reply["apns-id"] == GatewayTrial.messageID)
        #expect(reply["content-type"] == nil)
        let push = try #require(reply.accepted)
        #expect(reply["apns-unique-id"] == push.uniqueID)
        #expect(CanonicalUUID(push.uniqueID) == .lowercase)
        #expect(push.target == .device(try #require(DeviceToken(GatewayTrial.token))))
        #expect(push.bundleID == GatewayTrial.bundleID)
        #expect(push.topic == GatewayTrial.topic)
        #expect(push.pushType == "liveactivity")
        #expect(push.priority == 10)
        #expect(push.expiration == nil && !push.isStored)
        #expect(push.payload == Data(GatewayTrial.body.utf8))
        #expect(push.receivedAt == trial.now)
    }

    @Test("Production answers have no apns-unique-id")
    func production() throws {
        var trial = try GatewayTrial { $0.environment = .production }
        let reply = try trial.send()
        #expect(reply.status == 200)
        #expect(reply["apns-unique-id"] == nil)
        #expect(reply.accepted != nil)
    }

    @Test(
        "An apns-id comes back byte for byte, in refusals too",
        arguments: ["EABEAE54-14A8-11E5-B60B-1697F925EC7B", "eabeae54-14a8-11E5-b60b-1697f925ec7b"])
    func echo(id: String) throws {
        var trial = try GatewayTrial()
        let accepted = try trial.send(["apns-id": id])
        #expect(accepted["apns-id"] == id && accepted.accepted?.id == id)
        #expect(accepted.lints.map(\.kind) == [.uppercaseID])
        #expect(try trial.send(["apns-id": id, "apns-topic": nil])["apns-id"] == id)
    }

    @Test("A missing apns-id is generated: a canonical UUID, different each time")
    func generatedID() throws {
        var trial = try GatewayTrial()
        let ids = try (0..<50).map { _ in try #require(try trial.send(["apns-id": nil])["apns-id"]) }
        #expect(Set(ids).count == 50)
        #expect(ids.allSatisfy { CanonicalUUID($0) == .lowercase })
    }

    @Test("A malformed apns-id is refused and still echoed; a huge one is replaced")
    func malformedID() throws {
        var trial = try GatewayTrial()
        let reply = try trial.send(["apns-id": "push-17"])
        #expect(reply.reason == .badMessageID && reply["apns-id"] == "push-17")
        let huge = try trial.send(["apns-id": String(repeating: "x", count: 500)])
        #expect(huge.reason == .badMessageID)
        #expect(CanonicalUUID(try #require(huge["apns-id"])) == .lowercase)
    }

    @Test(
        "Tokens of any even length are accepted, in either case",
        arguments: [2, 64, 108, 160, 200, 1000])
    func tokenLengths(length: Int) throws {
        var trial = try GatewayTrial()
        let token = String(repeating: "Aa09fF", count: length).prefix(length)
        let reply = trial.send(try trial.push(to: String(token)))
        #expect(reply.accepted?.target == .device(try #require(DeviceToken(token.lowercased()))))
    }

    @Test("An expiration is a date for storage, and its absence leaves storage to Apple's policy")
    func expiration() throws {
        var trial = try GatewayTrial()
        let dated = try #require(try trial.send(["apns-expiration": "1800003600"]).accepted)
        #expect(dated.expiration == trial.now.addingTimeInterval(3600) && dated.isStored)
        let absent = try #require(try trial.send(["apns-expiration": nil]).accepted)
        #expect(absent.expiration == nil && absent.isStored)
    }

    @Test("Without the header the priority is 10, with a remark once per connection")
    func missingPriority() throws {
        var trial = try GatewayTrial()
        let reply = try trial.send(["apns-priority": nil])
        #expect(reply.accepted?.priority == 10)
        #expect(reply.lints.map(\.name) == ["missing-priority"])
        #expect(try trial.send(["apns-priority": nil]).lints.isEmpty)
    }

    @Test("A missing apns-push-type is read from the topic's suffix")
    func missingPushType() throws {
        var trial = try GatewayTrial()
        let reply = try trial.send(["apns-push-type": nil])
        #expect(reply.accepted?.pushType == "liveactivity")
        #expect(reply.accepted?.bundleID == GatewayTrial.bundleID)
        #expect(reply.lints.map(\.kind) == [.missingPushType])
        #expect(
            try trial.send(["apns-push-type": nil, "apns-topic": "com.example.meditation"]).accepted?.pushType
                == "alert")
    }

    @Test("Every push type is accepted with its suffix", arguments: PushType.allCases)
    func pushTypes(type: PushType) throws {
        var trial = try GatewayTrial()
        let reply = try trial.send([
            "apns-push-type": type.rawValue, "apns-topic": type.topic(of: "com.example.app"), "apns-priority": "5",
        ])
        #expect(reply.violations.isEmpty)
        #expect(reply.accepted?.bundleID == "com.example.app")
    }

    @Test("A voice call may have 5120 bytes, everything else 4096")
    func sizes() throws {
        var trial = try GatewayTrial()
        let full = String(repeating: " ", count: 4094) + "{}"
        #expect(try trial.send(body: full).status == 200)
        #expect(try trial.send(body: full + " ").reason == .payloadTooLarge)
        let voice = ["apns-push-type": "voip", "apns-topic": "com.example.app.voip"]
        #expect(try trial.send(voice, body: String(repeating: " ", count: 5118) + "{}").status == 200)
        #expect(try trial.send(voice, body: String(repeating: " ", count: 5119) + "{}").reason == .payloadTooLarge)
    }

    @Test("An accepted push survives JSON, with its target as one member")
    func codable() throws {
        var trial = try GatewayTrial()
        let push = try #require(try trial.send(["apns-collapse-id": "a"]).accepted)
        let json = try JSONEncoder().encode(push)
        #expect(try JSONDecoder().decode(AcceptedPush.self, from: json) == push)
        #expect(String(decoding: json, as: UTF8.self).contains(#""target":{"device":"0123456789abcdef"#))
    }
}
