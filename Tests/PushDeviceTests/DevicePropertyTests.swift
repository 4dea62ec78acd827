import Foundation
import PushGateway
import SeededRandom
import Testing

@testable import PushDevice

/// Invariants for anything that a server may send.
struct DevicePropertyTests {
    private typealias Trial = DeviceTrial

    @Test("Random pushes never crash the device, grow it, or move an activity back in time", arguments: 1...12)
    func random(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var trial = Trial {
            $0.maximumDevices = 8
            $0.logCapacity = 200
            $0.reordersPushes = seed.isMultiple(of: 3)
            $0.bundleIDs = [Trial.bundleID]
        }
        var tokens = (0..<20).map { "\($0 + 10)" + String(repeating: "ab", count: 8) }
        tokens.append(trial.startToken(type: "ScriptAttributes"))
        var seconds = 0.0
        var newest: [String: Double] = [:]
        var sent: [String: Double] = [:]
        var number = 0
        for _ in 0..<600 {
            seconds += Double.random(in: 0...20, using: &random)
            var records: [DeliveryRecord]
            switch Int.random(in: 0..<30, using: &random) {
            case 0: records = trial.device.wake(at: Trial.start + seconds)
            case 1:
                let changes = SwitchChanges(
                    online: Bool.random(using: &random), lowPower: Bool.random(using: &random),
                    frequentPushes: Bool.random(using: &random),
                    activitiesEnabled: Int.random(in: 0..<5, using: &random) > 0)
                records = trial.device.change(changes, at: Trial.start + seconds) ?? []
            case 2:
                records = trial.device.advance(
                    by: Double.random(in: 0...4000, using: &random), at: Trial.start + seconds)
            case 3 where Int.random(in: 0..<6, using: &random) == 0:
                records = trial.device.rotateTokens(at: Trial.start + seconds) ?? []
                for record in records where record.outcome == .tokenIssued { tokens.append(record.target ?? "00") }
            case 4 where Int.random(in: 0..<6, using: &random) == 0:
                records = trial.device.dismiss(at: Trial.start + seconds) ?? []
            default:
                let stamp = (seconds + Double.random(in: -30...5, using: &random)).rounded()
                let content = #"{"title":"\#(Int(stamp))"}"#
                let payload =
                    switch Int.random(in: 0..<12, using: &random) {
                    case 0: Trial.end(at: stamp)
                    case 1: Trial.startPayload(content: content, at: stamp)
                    case 2: String(Trial.update(content, at: stamp).dropLast(Int.random(in: 1...40, using: &random)))
                    default: Trial.update(content, at: stamp, #","stale-date":\#(Trial.epoch(stamp + 60))"#)
                    }
                number += 1
                sent["unique-\(number)"] = stamp
                records = trial.push(
                    payload, at: seconds, to: tokens.randomElement(using: &random) ?? "00",
                    priority: [1, 5, 10, 10].randomElement(using: &random) ?? 10)
            }
            #expect(records.map(\.date) == records.map(\.date).sorted())
            for record in records where record.outcome == .delivered && record.push != "end" {
                let key = (record.activity ?? "") + (record.bundleID ?? "")
                let stamp = try #require(sent[record.uniqueID ?? ""])
                #expect(stamp >= newest[key] ?? -.infinity)
                newest[key] = stamp
            }
            for record in records where record.outcome == .activityDismissed {
                newest[(record.activity ?? "") + (record.bundleID ?? "")] = nil
            }
            #expect(trial.device.phones.count <= 9)
            #expect(trial.device.log.records.count <= 200)
            for phone in trial.device.phones.values {
                #expect(Set(phone.activities.map(\.id)).count == phone.activities.count)
                #expect(phone.activities.count <= 20)
            }
        }
        let copy = try PushDevice.decode(
            snapshot: trial.device.encode(), log: Trial.lines(Array(trial.device.log.records)),
            configuration: trial.device.configuration, at: Trial.start + seconds)
        #expect(copy.phones == trial.device.phones)
        #expect(copy.owners == trial.device.owners)
        #expect(copy.statistics == trial.device.statistics)
        #expect(copy.log.lastNumber == trial.device.log.lastNumber)
    }

    @Test("Every push has exactly one final outcome once nothing is waiting")
    func oneOutcome() {
        var random = SeededGenerator(seed: 7)
        var trial = Trial()
        var last: [String: [DeliveryRecord.Outcome]] = [:]
        func note(_ records: [DeliveryRecord]) {
            for record in records { if let id = record.uniqueID { last[id, default: []].append(record.outcome) } }
        }
        for number in 0..<300 {
            let seconds = Double(number * 3)
            note(
                trial.push(
                    Trial.update(at: seconds + Double(Int.random(in: -5...0, using: &random))), at: seconds,
                    priority: Bool.random(using: &random) ? 5 : 10))
        }
        note(trial.device.advance(to: Trial.start + 4 * 3600))
        #expect(last.count == 300)
        for outcomes in last.values {
            #expect(outcomes.count { [.delivered, .coalesced, .dropped].contains($0) } == 1, "\(outcomes)")
        }
    }
}
