import Configuration
import Foundation
import Testing

@testable import Attendance

@Suite("Islet's own sounds")
struct OwnSoundTests {
    /// Made once: the gong takes a while without the optimizer.
    private static let samples = Dictionary(
        uniqueKeysWithValues: OwnSound.allCases.map { ($0, $0.synthesis.samples()) })

    private func samples(_ sound: OwnSound) -> [Float] { Self.samples[sound] ?? [] }

    @Test("The file is a wave with a correct header", arguments: OwnSound.allCases)
    func header(sound: OwnSound) {
        let bytes = WaveFile.bytes(of: samples(sound), rate: StruckSound.rate)
        func number(_ place: Int, _ count: Int) -> Int {
            bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
        }
        #expect(String(decoding: bytes[0..<4] + bytes[8..<16] + bytes[36..<40], as: UTF8.self) == "RIFFWAVEfmt data")
        #expect(number(4, 4) == bytes.count - 8)
        #expect(number(20, 2) == 1 && number(22, 2) == 1 && number(34, 2) == 16)
        #expect(number(24, 4) == 44100 && number(28, 4) == 88200)
        #expect(number(40, 4) == bytes.count - 44)
        #expect(bytes.count == SoundFile(sound, environment: [:]).size)
    }

    @Test("A sound is the same each time") func determinism() {
        #expect(OwnSound.wood.synthesis.wave() == OwnSound.wood.synthesis.wave())
    }

    @Test("Three strokes at the usual distance overlap without clipping", arguments: OwnSound.allCases)
    func headroom(sound: OwnSound) {
        let samples = samples(sound)
        #expect(abs((samples.map(abs).max() ?? 0) - StruckSound.peak) < 0.001)
        let step = Int(BellSound(.own(sound)).spacing) * StruckSound.rate
        var together = [Float](repeating: 0, count: samples.count + 2 * step)
        for stroke in 0..<3 {
            for (index, sample) in samples.enumerated() { together[index + stroke * step] += sample }
        }
        #expect(together.allSatisfy { abs($0) < 1 })
    }

    @Test("A sound begins and ends in silence", arguments: OwnSound.allCases)
    func silence(sound: OwnSound) {
        #expect(abs(samples(sound)[0]) < 0.001)
        #expect(samples(sound).suffix(441).allSatisfy { abs($0) < 0.002 })
    }

    @Test("A sound fades from quarter to quarter of its length", arguments: OwnSound.allCases)
    func fading(sound: OwnSound) {
        let samples = samples(sound)
        let part = samples.count / 4
        let loudness = (0..<4).map { quarter in
            let window = samples[quarter * part..<(quarter + 1) * part]
            return (window.reduce(0) { $0 + $1 * $1 } / Float(part)).squareRoot()
        }
        #expect(zip(loudness, loudness.dropFirst()).allSatisfy { $0 > $1 }, "\(loudness)")
    }

    @Test("The gong blooms: its high partials are louder a fifth of a second after the stroke than at once")
    func bloom() {
        let high = OwnSound.gong.synthesis.partials.suffix(4).map(\.frequency)
        func power(_ start: Double) -> Double {
            let first = Int(start * Double(StruckSound.rate))
            let window = Array(samples(.gong)[first..<first + StruckSound.rate / 20])
            return high.reduce(0) { $0 + Self.power(of: $1, in: window) }
        }
        #expect(power(0.2) > 2 * power(0))
    }

    /// Compares the amount of each frequency in the first half second.
    @Test("A bowl sounds at its partials", arguments: [OwnSound.bowl, .smallBowl, .chime])
    func partials(sound: OwnSound) {
        let window = Array(samples(sound).prefix(StruckSound.rate / 2))
        let partials = sound.synthesis.partials
        for partial in partials.prefix(3) {
            let here = Self.power(of: partial.frequency, in: window)
            let beside = [0.9, 1.1].map { Self.power(of: partial.frequency * $0, in: window) }
            #expect(beside.allSatisfy { here > 20 * $0 }, "\(partial.frequency)")
        }
    }

    @Test("No partial is a multiple of the lowest", arguments: OwnSound.allCases)
    func inharmonicity(sound: OwnSound) {
        let partials = sound.synthesis.partials.map(\.frequency)
        for frequency in partials.dropFirst() {
            let ratio = frequency / partials[0]
            #expect(abs(ratio - ratio.rounded()) > 0.01, "\(ratio)")
        }
    }

    /// Goertzel's algorithm.
    private static func power(of frequency: Double, in window: [Float]) -> Double {
        let turn = 2 * cos(2 * Double.pi * frequency / Double(StruckSound.rate))
        var (last, before) = (0.0, 0.0)
        for sample in window { (last, before) = (Double(sample) + turn * last - before, last) }
        return last * last + before * before - turn * last * before
    }
}
