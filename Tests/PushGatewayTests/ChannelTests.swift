import Foundation
import HTTPTypes
import Testing

@testable import PushGateway

struct ChannelTests {
    private static let path = "/1/apps/com.example.meditation/channels"
    private static let broadcasts = "/4/broadcasts/apps/com.example.meditation"

    private func create(_ trial: inout GatewayTrial, policy: Int = 1) throws -> String {
        let reply = trial.send(
            try trial.channelRequest("POST", Self.path),
            body: #"{"message-storage-policy":\#(policy),"push-type":"LiveActivity"}"#)
        #expect(reply.status == 201 && reply.body.isEmpty && reply.accepted == nil)
        return try #require(reply["apns-channel-id"])
    }

    private func broadcast(
        _ trial: inout GatewayTrial, _ fields: [String: String?], body: String = GatewayTrial.body
    ) throws -> GatewayReply {
        trial.send(
            try trial.channelRequest(
                "POST", Self.broadcasts,
                ["apns-push-type": "liveactivity", "apns-priority": "5", "apns-expiration": "0"].merging(fields) { $1 }),
            body: body)
    }

    @Test("A channel is created, read, listed and deleted, and its id is not used again")
    func life() throws {
        var trial = try GatewayTrial()
        let id = try create(&trial)
        #expect(Data(base64Encoded: id) != nil)
        let second = try create(&trial, policy: 0)
        let read = trial.send(try trial.channelRequest("GET", Self.path, ["apns-channel-id": id]))
        #expect(read.status == 200 && read.text == #"{"message-storage-policy":1,"push-type":"LiveActivity"}"#)
        #expect(read["content-type"] == "application/json")
        let all = "/1/apps/com.example.meditation/all-channels"
        #expect(trial.send(try trial.channelRequest("GET", all)).text == #"{"channels":["\#(id)","\#(second)"]}"#)
        let deleted = trial.send(try trial.channelRequest("DELETE", Self.path, ["apns-channel-id": id]))
        #expect(deleted.status == 204 && deleted.body.isEmpty)
        #expect(trial.send(try trial.channelRequest("GET", all)).text == #"{"channels":["\#(second)"]}"#)
        let gone = trial.send(try trial.channelRequest("GET", Self.path, ["apns-channel-id": id]))
        #expect(gone.reason == .channelNotRegistered)
        let saved = try JSONEncoder().encode(trial.gateway.channels)
        trial.gateway.channels = try JSONDecoder().decode(ChannelRegister.self, from: saved)
        #expect(
            trial.gateway.channels.channel(second, of: GatewayTrial.bundleID)?.storagePolicy
                == Channel.StoragePolicy.none)
        #expect(try ![id, second].contains(create(&trial)))
    }

    @Test("apns-request-id is echoed or made on every answer, refusals included")
    func requestID() throws {
        var trial = try GatewayTrial()
        let id = "11111111-2222-3333-4444-555555555555"
        let fields = ["apns-request-id": id]
        for request in [
            try trial.channelRequest("GET", "/1/apps/com.example/all-channels", fields),
            try trial.channelRequest("POST", Self.path, fields), try trial.channelRequest("PUT", Self.path, fields),
            try trial.channelRequest("POST", Self.broadcasts, fields),
        ] {
            #expect(trial.send(request)["apns-request-id"] == id)
        }
        let made = trial.send(try trial.channelRequest("GET", Self.path))["apns-request-id"]
        #expect(CanonicalUUID(try #require(made)) == .lowercase)
        let bad = trial.send(
            try trial.channelRequest("GET", "/1/apps/com.example/all-channels", ["apns-request-id": "x"]))
        #expect(bad.reason == .badMessageID)
    }

    @Test(
        "The body that creates a channel is checked",
        arguments: [
            ("", .payloadEmpty), ("x", .badRequestPayload), ("[]", .badRequestPayload),
            (#"{"message-storage-policy":2,"push-type":"LiveActivity"}"#, .badRequestParams),
            (#"{"push-type":"LiveActivity"}"#, .badRequestParams),
            (#"{"message-storage-policy":0,"push-type":"LiveActivity","name":1}"#, .badRequestParams),
            (#"{"message-storage-policy":0}"#, .missingPushType),
            (#"{"message-storage-policy":0,"push-type":"Alert"}"#, .invalidPushType),
        ] as [(String, PushReason)])
    func creation(body: String, reason: PushReason) throws {
        var trial = try GatewayTrial()
        let reply = trial.send(try trial.channelRequest("POST", Self.path), body: body)
        #expect(reply.violations.map(\.reason) == [reason])
        #expect(trial.gateway.channels.count(of: GatewayTrial.bundleID) == 0)
    }

    @Test("Each app has its own limit of channels")
    func limit() throws {
        var trial = try GatewayTrial { $0.channelLimit = 3 }
        #expect(GatewayConfiguration().channelLimit == 10_000)
        for _ in 0..<3 { _ = try create(&trial) }
        let body = #"{"message-storage-policy":0,"push-type":"LiveActivity"}"#
        #expect(
            trial.send(try trial.channelRequest("POST", Self.path), body: body).reason == .cannotCreateChannelConfig)
        #expect(trial.send(try trial.channelRequest("POST", "/1/apps/com.other/channels"), body: body).status == 201)
    }

    @Test("A channel id is required, base64, and of this app")
    func channelID() throws {
        var trial = try GatewayTrial()
        let id = try create(&trial)
        for (value, reason) in [
            (nil, .missingChannelID), ("", .missingChannelID), ("%", .badChannelID),
            (String(repeating: "A", count: 132), .badChannelID), ("AAAA", .channelNotRegistered),
        ] as [(String?, PushReason)] {
            #expect(try broadcast(&trial, ["apns-channel-id": value]).violations.map(\.reason) == [reason])
            let read = trial.send(try trial.channelRequest("GET", Self.path, ["apns-channel-id": value]))
            #expect(read.violations.map(\.reason) == [reason])
        }
        let other = trial.send(try trial.channelRequest("GET", "/1/apps/com.other/channels", ["apns-channel-id": id]))
        #expect(other.reason == .channelNotRegistered)
    }

    @Test("A broadcast gets 200 and reaches its channel, with Apple's spelling of the push type too")
    func broadcasts() throws {
        var trial = try GatewayTrial()
        let id = try create(&trial)
        let reply = try broadcast(
            &trial,
            [
                "apns-channel-id": id, "apns-push-type": "Liveactivity", "apns-priority": "1",
                "apns-expiration": "1900000000",
            ])
        #expect(reply.status == 200 && reply.body.isEmpty && reply["apns-request-id"] != nil)
        let push = try #require(reply.accepted)
        #expect(
            push.target == .channel(id) && push.bundleID == GatewayTrial.bundleID && push.pushType == "liveactivity")
        #expect(push.priority == 1 && push.isStored)
        #expect(push.expiration == trial.now.addingTimeInterval(8 * 3600), "stored for 8 hours at most")
        #expect(try broadcast(&trial, ["apns-channel-id": id], body: String(repeating: "x", count: 5120)).status == 200)
        #expect(
            try broadcast(&trial, ["apns-channel-id": id], body: String(repeating: "x", count: 5121)).reason
                == .payloadTooLarge)
    }

    @Test("A channel without storage takes only an expiration of 0")
    func noStorage() throws {
        var trial = try GatewayTrial()
        let id = try create(&trial, policy: 0)
        #expect(
            try broadcast(&trial, ["apns-channel-id": id, "apns-expiration": "1900000000"]).reason == .badExpirationDate
        )
        #expect(try broadcast(&trial, ["apns-channel-id": id]).accepted?.isStored == false)
        #expect(try broadcast(&trial, ["apns-channel-id": id, "apns-expiration": nil]).accepted?.isStored == false)
    }

    @Test("A broadcast needs its push type; paths, methods and apps are checked")
    func refusals() throws {
        var trial = try GatewayTrial { $0.topics = [GatewayTrial.bundleID] }
        let id = try create(&trial)
        let fields = ["apns-channel-id": id]
        #expect(try broadcast(&trial, ["apns-channel-id": id, "apns-push-type": nil]).reason == .missingPushType)
        #expect(try broadcast(&trial, ["apns-channel-id": id, "apns-push-type": "alert"]).reason == .invalidPushType)
        for (method, path, reason) in [
            ("PUT", Self.path, .methodNotAllowed), ("GET", Self.broadcasts, .methodNotAllowed),
            ("DELETE", "/1/apps/com.example.meditation/all-channels", .methodNotAllowed),
            ("GET", "/1/apps//channels", .badPath), ("GET", "/1/apps/com.example.meditation/channel", .badPath),
            ("GET", "/1/apps/com.example.meditation/channels/x", .badPath), ("POST", "/4/broadcasts/apps/", .badPath),
            ("GET", "/1/apps/com.other/channels", .topicMismatch),
            ("GET", "/1/apps/com.example.meditation.push-type.liveactivity/channels", .topicDisallowed),
        ] as [(String, String, PushReason)] {
            #expect(trial.send(try trial.channelRequest(method, path, fields)).reason == reason, "\(method) \(path)")
        }
    }
}
