import Foundation
import Testing

@testable import Attendance

struct SingingBowlTests {
    private static let samples = SingingBowl.samples()

    @Test func theFileIsAWaveWithACorrectHeader() {
        let bytes = SingingBowl.wave()
        func number(_ place: Int, _ count: Int) -> Int {
            bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
        }
        #expect(String(decoding: bytes[0..<4] + bytes[8..<16] + bytes[36..<40], as: UTF8.self) == "RIFFWAVEfmt data")
        #expect(number(4, 4) == bytes.count - 8)
        #expect(number(20, 2) == 1 && number(22, 2) == 1 && number(34, 2) == 16)
        #expect(number(24, 4) == 44100 && number(28, 4) == 88200)
        #expect(number(40, 4) == bytes.count - 44)
        #expect(bytes.count == BowlFile.size)
    }

    @Test func theSoundIsDeterministic() { #expect(SingingBowl.wave() == SingingBowl.wave()) }

    @Test func theLoudestSampleLeavesHeadroomForOverlap() {
        let samples = Self.samples
        let loudest = samples.map(abs).max() ?? 0
        #expect(abs(loudest - SingingBowl.peak) < 0.001)
        // Three strokes, three seconds apart.
        let step = 3 * SingingBowl.rate
        let together = (0..<step).map { index in
            samples[index] + samples[index + step] + (index + 2 * step < samples.count ? samples[index + 2 * step] : 0)
        }
        #expect(together.allSatisfy { abs($0) < 1 })
    }

    @Test func itBeginsAndEndsInSilence() {
        #expect(abs(Self.samples[0]) < 0.001)
        #expect(Self.samples.suffix(441).allSatisfy { abs($0) < 0.001 })
    }

    @Test func itFadesFromSecondToSecond() {
        let loudness = (0..<7).map { second in
            let window = Self.samples[second * SingingBowl.rate..<(second + 1) * SingingBowl.rate]
            return (window.reduce(0) { $0 + $1 * $1 } / Float(window.count)).squareRoot()
        }
        #expect(zip(loudness, loudness.dropFirst()).allSatisfy { $0 > $1 }, "\(loudness)")
    }

    /// Compares the amount of each frequency in the first half second.
    @Test func itSoundsAtItsPartials() {
        let window = Array(Self.samples.prefix(SingingBowl.rate / 2))
        func power(_ frequency: Double) -> Double {
            let turn = 2 * cos(2 * Double.pi * frequency / Double(SingingBowl.rate))
            var (last, before) = (0.0, 0.0)
            for sample in window { (last, before) = (Double(sample) + turn * last - before, last) }
            return last * last + before * before - turn * last * before
        }
        let grid = stride(from: 100.0, through: 2600, by: 20).map { ($0, power($0)) }
        let peaks = (1..<grid.count - 1).filter { grid[$0].1 > grid[$0 - 1].1 && grid[$0].1 > grid[$0 + 1].1 }
        let strongest = peaks.map { grid[$0] }.sorted { $0.1 > $1.1 }.prefix(4).map(\.0).sorted()
        for (found, partial) in zip(strongest, SingingBowl.partials) {
            #expect(abs(found - partial.frequency) <= 20, "\(strongest)")
        }
        #expect(strongest.count == 4)
    }
}
