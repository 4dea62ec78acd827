import Foundation
import Meditation
import SeededRandom
import Testing

struct SittingDurationTests {
    @Test(arguments: [
        ("20", 1200.0), ("1.5", 90), (" 20 ", 1200), ("20m", 1200), ("20M", 1200), ("90s", 90), ("1h30m", 5400),
        ("1h 30m", 5400), ("1 H 30 Min", 5400), ("1.5h", 5400), ("20:00", 1200), ("1:30:00", 5400), ("90:00", 5400),
        ("PT20M", 1200), ("pt1h30m", 5400), ("PT90S", 90), ("20min", 1200), ("2 hours", 7200),
        ("1 hour 1 second", 3601),
        ("30m1h", 5400), ("+5m", 300), ("0.5s", 0.5), ("99h", 356_400), ("00:01", 1),
    ])
    func understands(text: String, seconds: TimeInterval) throws {
        #expect(try SittingDuration.parse(text) == seconds)
    }

    @Test(arguments: [
        ("", DurationParseError.empty), ("  ", .empty), ("0", .zero(column: 1)), (" 0m", .zero(column: 2)),
        ("00:00", .zero(column: 1)), ("0.0001s", .zero(column: 1)), ("-5m", .negative(column: 1)),
        ("\u{2212}5m", .negative(column: 1)), ("100h", .tooLong(column: 1)), (" 99h1s", .tooLong(column: 2)),
        (String(repeating: "9", count: 400), .tooLong(column: 1)), ("20x", .unknownUnit("x", column: 3)),
        ("1h 5 parsecs", .unknownUnit("parsecs", column: 6)), ("5m5m", .repeatedUnit("m", column: 4)),
        ("1h30", .missingUnit(column: 3)), ("20 30", .missingUnit(column: 1)), ("PT20", .missingUnit(column: 3)),
        ("m", .expectedNumber(found: "m", column: 1)), ("1,5h", .expectedNumber(found: ",", column: 2)),
        ("1.h", .expectedNumber(found: "h", column: 3)), (".", .expectedNumber(found: nil, column: 2)),
        ("+", .expectedNumber(found: nil, column: 2)), ("PT", .expectedNumber(found: nil, column: 3)),
        ("P1D", .unknownUnit("P1", column: 1)), ("20:5", .clockPart(column: 4)), ("1:60:00", .clockPart(column: 3)),
        ("20:", .expectedNumber(found: nil, column: 4)), ("1:00:00:00", .expectedNumber(found: ":", column: 8)),
        ("1\u{301}m", .expectedNumber(found: "1\u{301}", column: 1)), ("½h", .expectedNumber(found: "½", column: 1)),
        ("1e5", .unknownUnit("e", column: 2)),
    ])
    func refusesWithTheColumn(text: String, error: DurationParseError) {
        #expect(throws: error) { try SittingDuration.parse(text) }
        #expect(error.description.hasSuffix("."))
    }

    @Test func aSignedDurationKeepsItsSign() throws {
        #expect(try SittingDuration.parseSigned("-5m") == -300)
        #expect(try SittingDuration.parseSigned(" + 90s") == 90)
        #expect(try SittingDuration.parseSigned("5") == 300)
        #expect(throws: DurationParseError.zero(column: 2)) { try SittingDuration.parseSigned("-0") }
    }

    @Test func zeroIsAValidPreparation() throws {
        #expect(try SittingDuration.parse("0", allowingZero: true) == 0)
    }

    @Test(arguments: 0..<200)
    func everyClockTextParsesToItsSeconds(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let seconds = TimeInterval(Int.random(in: 1...Int(SittingLimits.longestTarget), using: &random))
        #expect(try SittingDuration.parse(ClockText.clock(seconds)) == seconds)
        #expect(try SittingDuration.parse(ClockText.brief(seconds)) == seconds)
        #expect(try SittingDuration.parse(ClockText.spoken(seconds)) == seconds)
    }
}
