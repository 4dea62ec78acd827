import Foundation
import HTTPTypes
import SeededRandom
import Testing

@testable import PushGateway

/// Requests made of valid, odd and broken parts.
struct RandomRequestTests {
    private static let names = [
        "authorization", "apns-id", "apns-request-id", "apns-channel-id", "apns-topic", "apns-push-type",
        "apns-priority",
        "apns-expiration", "apns-collapse-id", "content-type", "cookie", "x-other",
    ]
    private static let values = [
        "", "0", "1", "5", "10", "-1", "99999999999999999999", "1800003600", "liveactivity", "LiveActivity", "alert",
        "background",
        GatewayTrial.topic, GatewayTrial.bundleID, ".push-type.liveactivity", ".voip", GatewayTrial.messageID, "bearer",
        "bearer a.b.c", "bearer ..", "bearer e30.e30.e30", "Bearer eyJhbGciOiJFUzI1NiIsImtpZCI6IkEifQ.e30.AA==", "AAAA",
        "é",
    ]
    private static let paths = [
        "", "/", "//", "/3", "/3/device", "/3/device/", "/3/device//", "/3/device/é", "/3/device/abcd?x",
        "/3/device/abcd",
        "/4/broadcasts/apps/com.example", "/4/broadcasts/apps", "/1/apps/com.example/channels",
        "/1/apps/com.example/all-channels",
        "/1/apps/com.example.voip/channels", "/1/apps/ /channels", "*", "%2f", "/3/device/" + GatewayTrial.token,
    ]
    private static let bodies = [
        "", "{", "{}", "[]", "null", GatewayTrial.body, #"{"message-storage-policy":1,"push-type":"LiveActivity"}"#,
        #"{"message-storage-policy":1e99}"#, String(repeating: "[", count: 5121), String(repeating: "x", count: 4096),
    ]

    @Test("Random requests never crash the gateway and only get reasons from Apple's tables", arguments: 1...8)
    func anything(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var trial = try GatewayTrial {
            $0.hasStrictPayload = seed.isMultiple(of: 2)
            $0.hasStrictStreams = seed.isMultiple(of: 3)
            $0.acceptsAnyKey = seed.isMultiple(of: 4)
            $0.requestLimit = RequestLimit(count: 5, per: 1)
            $0.errorsBeforeDisconnect = 10
        }
        let authorization = "bearer \(try trial.signer.token())"
        for turn in 0..<600 {
            if turn.isMultiple(of: 50) { trial.connection = ConnectionState() }
            var fields = HTTPFields()
            if Bool.random(using: &random) { fields.append(HTTPField(name: .authorization, value: authorization)) }
            for _ in 0..<Int.random(in: 0...12, using: &random) {
                let name = HTTPField.Name(Self.names.randomElement(using: &random)!)!
                let value =
                    Int.random(in: 0..<4, using: &random) == 0
                    ? noise(&random) : Data(Self.values.randomElement(using: &random)!.utf8)
                fields.append(HTTPField(name: name, value: Array(value)))
            }
            let method = HTTPRequest.Method(
                ["POST", "POST", "POST", "GET", "DELETE", "PATCH"].randomElement(using: &random)!)!
            let path = Int.random(in: 0..<20, using: &random) == 0 ? nil : Self.paths.randomElement(using: &random)!
            let request = HTTPRequest(method: method, scheme: nil, authority: nil, path: path, headerFields: fields)
            let body =
                Bool.random(using: &random) ? noise(&random) : Data(Self.bodies.randomElement(using: &random)!.utf8)
            let now = trial.now.addingTimeInterval(Double(turn))
            let reply = trial.gateway.respond(to: request, body: body, on: &trial.connection, at: now)
            try check(reply, request)
        }
    }

    private func noise(_ random: inout SeededGenerator) -> Data {
        Data((0..<Int.random(in: 0...60, using: &random)).map { _ in UInt8.random(in: .min ... .max, using: &random) })
    }

    private func check(_ reply: GatewayReply, _ request: HTTPRequest) throws {
        if let reason = reply.reason {
            let answer = try JSONDecoder().decode(Answer.self, from: reply.body)
            #expect(PushReason(rawValue: answer.reason) == reason)
            #expect(reply.status == reason.status && reply.accepted == nil)
        } else {
            #expect([200, 201, 204].contains(reply.status))
        }
        #expect(reply["apns-id"] != nil || reply["apns-request-id"] != nil)
        #expect(
            reply.violations.allSatisfy { violation in
                ValidationStep.order.dropLast().contains { $0.reasons.contains(violation.reason) }
            })
        for violation in reply.violations {
            let text = violation.description
            #expect(text.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 127 }, "\(request)")
        }
    }

    private struct Answer: Decodable { var reason: String }
}
