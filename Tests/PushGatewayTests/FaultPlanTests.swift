import Foundation
import Testing

@testable import PushGateway

struct FaultPlanTests {
    private func statuses(_ fault: Fault, pushes: Int) throws -> [Int] {
        var trial = try GatewayTrial()
        trial.gateway.faults = FaultPlan([fault])
        return try (0..<pushes).map { _ in try trial.send().status }
    }

    @Test("Every reason can be injected and gets its status", arguments: PushReason.allCases)
    func everyReason(reason: PushReason) throws {
        var trial = try GatewayTrial()
        trial.gateway.faults = FaultPlan([Fault(.refuse(reason), count: 1)])
        let reply = try trial.send()
        #expect(reply.status == reason.status && reply.reason == reason && reply.accepted == nil)
        #expect(reply.text.hasPrefix(#"{"reason":"\#(reason.rawValue)""#))
        #expect(reply.text.contains("timestamp") == (reason.status == 410))
        #expect(try trial.send().status == 200)
        #expect(trial.gateway.faults.faults.isEmpty, "a spent fault is removed")
    }

    @Test("Faults strike by count, every nth time, and by percentage, evenly and repeatably")
    func selection() throws {
        #expect(try statuses(Fault(.refuse(.shutdown), count: 2), pushes: 4) == [503, 503, 200, 200])
        #expect(try statuses(Fault(.refuse(.shutdown), every: 3), pushes: 6) == [200, 200, 503, 200, 200, 503])
        #expect(try statuses(Fault(.refuse(.shutdown), percentage: 50), pushes: 4) == [200, 503, 200, 503])
        #expect(try statuses(Fault(.refuse(.shutdown), percentage: 7), pushes: 100).count { $0 == 503 } == 7)
        #expect(try statuses(Fault(.refuse(.shutdown), percentage: 0), pushes: 10).count { $0 == 503 } == 0)
    }

    @Test("A fault for tokens of a prefix leaves the others alone")
    func tokenPrefix() throws {
        var trial = try GatewayTrial()
        trial.gateway.faults = FaultPlan([Fault(.refuse(.tooManyRequests), tokenPrefix: "AB")])
        #expect(try trial.send().status == 200)
        #expect(trial.send(try trial.push(to: "abcd")).reason == .tooManyRequests)
        let list = "/1/apps/com.example/all-channels"
        #expect(trial.send(try trial.channelRequest("GET", list)).status == 200)
    }

    @Test("Delay, GOAWAY and closing accompany the answer; a drop accepts nothing")
    func effects() throws {
        var trial = try GatewayTrial()
        trial.gateway.faults = FaultPlan([
            Fault(.delay(seconds: 1.5), count: 1), Fault(.goAway(.shutdown), count: 1), Fault(.close, count: 1),
        ])
        let reply = try trial.send()
        #expect(reply.effects == [.delay(.seconds(1.5)), .goAway(.shutdown), .close])
        #expect(reply.status == 200 && reply.accepted != nil)
        trial.gateway.faults = FaultPlan([Fault(.drop, count: 1), Fault(.delay(seconds: 1))])
        let dropped = try trial.send()
        #expect(dropped.effects == [.drop] && dropped.accepted == nil && dropped.violations.isEmpty)
        trial.gateway.faults = FaultPlan([
            Fault(.delay(seconds: 1e300), count: 1), Fault(.delay(seconds: -1), count: 1),
        ])
        #expect(try trial.send().effects == [.delay(.seconds(86_400)), .delay(.seconds(0))])
    }

    @Test("A request that breaks a rule does not use a fault up")
    func brokenRequests() throws {
        var trial = try GatewayTrial()
        trial.gateway.faults = FaultPlan([Fault(.refuse(.shutdown), count: 1)])
        #expect(try trial.send(["apns-topic": nil]).reason == .missingTopic)
        #expect(try trial.send().reason == .shutdown)
    }

    @Test("A plan survives JSON, and an effect is one member of an object")
    func codable() throws {
        let plan = FaultPlan([
            Fault(.refuse(.badTopic), count: 3, every: 2, percentage: 10, tokenPrefix: "aa"), Fault(.delay(seconds: 2)),
            Fault(.drop), Fault(.goAway(.idleTimeout)), Fault(.close),
        ])
        let json = try JSONEncoder().encode(plan)
        #expect(try JSONDecoder().decode(FaultPlan.self, from: json) == plan)
        #expect(String(decoding: json, as: UTF8.self).contains(#""effect":{"refuse":"BadTopic"}"#))
        let short = #"{"faults":[{"effect":{"refuse":"InternalServerError"},"remaining":2}]}"#
        #expect(
            try JSONDecoder().decode(FaultPlan.self, from: Data(short.utf8))
                == FaultPlan([Fault(.refuse(.internalServerError), count: 2)]))
    }

    @Test("A stopping gateway answers Shutdown to requests it would otherwise accept")
    func shutdown() throws {
        var trial = try GatewayTrial()
        trial.gateway.isShuttingDown = true
        let reply = try trial.send()
        #expect(reply.status == 503 && reply.text == #"{"reason":"Shutdown"}"# && reply.accepted == nil)
        #expect(try trial.send(["apns-topic": nil]).reason == .missingTopic)
    }

    @Test("GOAWAY's debug data names its reason")
    func goAway() {
        #expect(String(decoding: GoAwayReason.idleTimeout.json, as: UTF8.self) == #"{"reason":"IdleTimeout"}"#)
    }
}
