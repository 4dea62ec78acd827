import Foundation
import HTTPTypes
import Testing

@testable import PushGateway

/// The order of validation, asserted as a table: each row breaks one rule more than the rows below it.
struct ValidationOrderTests {
    /// Faults of one request, in the order in which they must be found.
    private static let table: [(step: ValidationStep, reason: PushReason, header: String?, value: String?)] = [
        (.method, .methodNotAllowed, nil, nil),
        (.duplicateHeaders, .duplicateHeaders, nil, nil),
        (.authorization, .missingProviderToken, "authorization", nil),
        (.messageID, .badMessageID, "apns-id", "x"),
        (.expiration, .badExpirationDate, "apns-expiration", "x"),
        (.priority, .badPriority, "apns-priority", "x"),
        (.pushType, .invalidPushType, "apns-push-type", "x"),
        (.collapseID, .badCollapseID, "apns-collapse-id", String(repeating: "x", count: 65)),
        (.topic, .missingTopic, "apns-topic", nil),
        (.payload, .payloadEmpty, nil, nil),
        (.target, .badDeviceToken, nil, nil),
        (.requestRate, .tooManyRequests, nil, nil),
        (.faults, .internalServerError, nil, nil),
    ]

    @Test("The steps are in the documented order")
    func steps() {
        #expect(
            ValidationStep.order == [
                .path, .method, .duplicateHeaders, .authorization, .messageID, .expiration, .priority, .pushType,
                .collapseID,
                .topic, .payload, .target, .requestRate, .faults,
            ])
        #expect(
            ValidationStep.authorization.reasons == [
                .missingProviderToken, .invalidProviderToken, .expiredProviderToken, .unrelatedKeyIDInToken,
                .badEnvironmentKeyIDInToken, .tooManyProviderTokenUpdates,
            ])
    }

    @Test(
        "A request that breaks every rule from a row on gets that row's answer, and all are listed",
        arguments: 0..<13)
    func firstWins(row: Int) throws {
        var trial = try GatewayTrial { $0.requestLimit = RequestLimit(count: 1, per: 3600) }
        #expect(try trial.send().status == 200, "uses up the one request that the limit allows")
        trial.gateway.faults = FaultPlan([Fault(.refuse(.internalServerError))])
        let broken = Self.table[row...]
        let steps = Set(broken.map(\.step))
        var changes: [String: String?] = [:]
        for fault in broken { if let header = fault.header { changes.updateValue(fault.value, forKey: header) } }
        let token = steps.contains(.target) ? "xyz" : row == 12 ? "ab" : GatewayTrial.token
        var request = try trial.push(to: token, method: steps.contains(.method) ? "PUT" : "POST", changes)
        if steps.contains(.duplicateHeaders) {
            for value in ["1", "2"] { request.headerFields.append(HTTPField(name: .init("x-twice")!, value: value)) }
        }
        let reply = trial.send(request, body: steps.contains(.payload) ? "" : GatewayTrial.body)
        #expect(reply.reason == Self.table[row].reason)
        // The rate and the injected faults count only requests that are valid so far.
        let listed = broken.map(\.reason).filter { row >= 11 || ($0 != .tooManyRequests && $0 != .internalServerError) }
        #expect(reply.violations.map(\.reason) == Array(row == 11 ? listed.prefix(1) : listed[...]))
    }

    @Test("A wrong path comes before everything, a missing token before the method")
    func pathFirst() throws {
        var trial = try GatewayTrial()
        let wrong = trial.send(try trial.push(method: "GET", path: "/3", ["authorization": nil]))
        #expect(wrong.violations.map(\.reason) == [.badPath, .missingProviderToken])
        let missing = trial.send(try trial.push(method: "GET", path: "/3/device", ["apns-topic": nil]))
        #expect(missing.violations.map(\.reason) == [.missingDeviceToken, .methodNotAllowed, .missingTopic])
    }

    @Test("Every violation names a step that may give its reason, and follows the order", arguments: Refusal.all)
    func stepsKnowTheirReasons(refusal: Refusal) {
        #expect(ValidationStep.order.dropLast().contains { $0.reasons.contains(refusal.reason) })
    }
}
