import Foundation
import Testing

@testable import PushGateway

struct ConnectionTests {
    @Test("A strict connection has one stream until it gets a valid token, and again after a refused push")
    func strictStreams() throws {
        var trial = try GatewayTrial { $0.hasStrictStreams = true }
        #expect(trial.gateway.configuration.initialMaxConcurrentStreams == 1)
        #expect(try trial.send(["authorization": nil]).effects == [])
        #expect(try trial.send(["apns-topic": nil]).effects == [.maxConcurrentStreams(1000)])
        #expect(try trial.send().effects == [])
        #expect(try trial.send(["apns-topic": nil]).effects == [.maxConcurrentStreams(1)])
        #expect(try trial.send(["apns-topic": nil]).effects == [])
        #expect(try trial.send().effects == [.maxConcurrentStreams(1000)])
    }

    @Test("An ordinary connection keeps its limit")
    func ordinaryStreams() throws {
        var trial = try GatewayTrial()
        #expect(trial.gateway.configuration.initialMaxConcurrentStreams == 1000)
        #expect(try trial.send().effects.isEmpty && trial.send(["apns-topic": nil]).effects.isEmpty)
    }

    @Test("Too many errors end the connection, sooner for BadDeviceToken; 410 and 503 do not count")
    func errors() throws {
        let gone = try #require(DeviceToken("abcd"))
        var trial = try GatewayTrial { $0.errorsBeforeDisconnect = 4 }
        trial.gateway.retire(token: gone, as: .expired, at: trial.now)
        for _ in 0..<10 { #expect(trial.send(try trial.push(to: "abcd")).effects.isEmpty) }
        trial.gateway.faults = FaultPlan([Fault(.refuse(.serviceUnavailable), count: 1)])
        #expect(try trial.send().effects.isEmpty)
        #expect(try trial.send(["apns-topic": nil]).effects.isEmpty)
        #expect(try trial.send(["apns-topic": nil]).effects.isEmpty)
        #expect(trial.send(try trial.push(to: "xyz")).effects == [.goAway(GoAwayReason(.badDeviceToken)), .close])
    }

    @Test("A limit on requests to one token refills, and leaves other tokens alone")
    func requestLimit() throws {
        var trial = try GatewayTrial { $0.requestLimit = RequestLimit(count: 2, per: 10) }
        let seconds: [Double] = [0, 0, 0, 4, 5, 5, 15, 15, 15]
        let statuses = try seconds.map { try trial.send(after: $0).status }
        #expect(statuses == [200, 200, 429, 429, 200, 429, 200, 200, 429])
        #expect(trial.send(try trial.push(to: "abcd"), after: 15).status == 200)
    }

    @Test("A new connection for every push gets a remark")
    func connectionPerPush() throws {
        var trial = try GatewayTrial()
        var first: Int?
        for number in 1...40 {
            trial.connection = ConnectionState()
            if try trial.send(after: Double(number)).lints.contains(where: { $0.kind == .connectionPerPush }) {
                first = first ?? number
            }
        }
        #expect(first == 31)
    }
}
