import Foundation
import Testing

@testable import PushDevice

/// The delivery log: bounded, numbered, readable by programs and people.
struct DeliveryLogTests {
    private typealias Trial = DeviceTrial

    private func record(_ outcome: DeliveryRecord.Outcome) -> DeliveryRecord {
        DeliveryRecord(outcome, at: Trial.start)
    }

    @Test("The log keeps the newest records and finds them by number")
    func bounded() {
        var log = DeliveryLog(capacity: 10)
        for _ in 1...100 { log.append(record(.delivered)) }
        #expect(log.records.count == 10)
        #expect(log.records.first?.number == 91)
        #expect(log.records(since: 98).map(\.number) == [99, 100])
        #expect(log.records(since: 0).count == 10)
        #expect(log.records(since: 200).isEmpty)
    }

    @Test("A torn last line is skipped, and the numbers continue")
    func tornLine() {
        var log = DeliveryLog(capacity: 10)
        for _ in 1...3 { log.append(record(.dropped)) }
        let lines = Trial.lines(Array(log.records))
        let read = DeliveryLog(lines: lines.dropLast(20), capacity: 10)
        #expect(read.records.map(\.number) == [1, 2])
        #expect(DeliveryLog(lines: lines, capacity: 10).records.map(\.number) == [1, 2, 3])
        #expect(Array(DeliveryLog(lines: lines, capacity: 10).records) == Array(log.records))
    }

    @Test("A state with a torn log continues after the last number written")
    func tornState() throws {
        var trial = Trial()
        trial.push(Trial.update())
        let lines = Trial.lines(Array(trial.device.log.records))
        var copy = try PushDevice.restored(
            snapshot: trial.device.encode(), log: lines.dropLast(5), configuration: trial.device.configuration,
            at: Trial.start)
        #expect(copy.log.lastNumber == trial.device.log.lastNumber)
        #expect(copy.takeEffects() == [.register(token(Trial.token), bundleID: Trial.bundleID)])
        #expect(copy.advance(by: 8 * 3600, at: Trial.start).first?.number == trial.device.log.lastNumber + 1)
        #expect(throws: DecodingError.self) {
            try PushDevice.decode(
                snapshot: Data("{".utf8), log: Data(), configuration: DeviceConfiguration(), at: Trial.start)
        }
    }

    @Test("A record is one line of JSON with stable keys, and one sentence")
    func words() {
        var trial = Trial()
        trial.push(Trial.update())
        let dropped = trial.push(Trial.update("[]", at: 1), at: 1)[0]
        #expect(
            String(decoding: dropped.json, as: UTF8.self)
                == #"{"activity":"5f3a91c2","apns_id":"id-2","bundle":"com.example.oven","event":"delivery","number":3,"outcome":"dropped","path":"aps.content-state","priority":10,"problem":"it is not an object","push":"update","reason":"content-not-decodable","target":"\#(Trial.token)","time":1763800001,"unique_id":"unique-2"}"#
        )
        #expect(
            DeliveryWords.line(dropped)
                == "2025-11-22T08:26:41.000Z  update to 5f3a91c2 (com.example.oven, priority 10): dropped: the content state does not decode: `aps.content-state` is not an object."
        )
    }

    @Test(
        "A dropped push's sentence names the problem once",
        arguments: [
            ("{}", "dropped: `aps` is missing."), (#"{"aps":1}"#, "dropped: `aps` is not an object."),
            (
                #"{"aps":{"timestamp":1763800000,"event":"stop"}}"#,
                "dropped: `aps.event` is not start, update or end."
            ),
            (
                #"{"aps":{"timestamp":"now","event":"update"}}"#,
                "dropped: `aps.timestamp` is not a number. Send the seconds since 1970."
            ),
        ])
    func dropWords(_ payload: String, _ sentence: String) {
        var trial = Trial()
        #expect(DeliveryWords.sentence(trial.push(payload)[0]) == sentence)
    }

    @Test("What is said of a drawing to come is taken back if it does not come")
    func drawingWords() {
        var trial = Trial { $0.renderInterval = 5 }
        trial.push(Trial.update())
        let first = trial.push(Trial.update(at: 1), at: 1)
        #expect(first.map(DeliveryWords.sentence) == ["delivered after 0.0 s; the device next draws 4.0 s later."])
        #expect(
            trial.push(Trial.update(at: 2), at: 2).map(DeliveryWords.sentence) == [
                "delivered after 0.0 s; the device next draws 3.0 s later.",
                "never drawn: a newer push was delivered before the device drew it.",
            ])
    }

    @Test("Every outcome and every reason has words, without control characters")
    func allWords() {
        for outcome in DeliveryRecord.Outcome.allCases {
            for reason in DropReason.allCases {
                var record = record(outcome)
                record.reason = reason.rawValue
                record.bundleID = "evil\u{1b}[2J"
                let line = DeliveryWords.line(record)
                #expect(!line.unicodeScalars.contains { $0.value < 32 })
                #expect(line.hasSuffix("."), "\(line)")
            }
        }
    }

    @Test("Percentiles are accurate to five percent, minimum and maximum exactly")
    func percentiles() throws {
        var histogram = LatencyHistogram()
        for number in 1...1000 { histogram.add(Double(number) / 1000) }
        #expect(histogram.minimum == 0.001)
        #expect(histogram.maximum == 1)
        for share in [0.5, 0.95, 0.99] {
            let value = try #require(histogram.percentile(share))
            #expect(abs(value - share) <= 0.05 * share + 0.001)
        }
        #expect(LatencyHistogram().percentile(0.5) == nil)
    }
}
