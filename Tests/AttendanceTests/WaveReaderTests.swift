import Foundation
import Testing

@testable import Attendance

@Suite("WAVE files")
struct WaveReaderTests {
    /// A file with a chunk before the samples, as recorders write one.
    private func file(
        tag: Int = 1, channels: Int = 1, bits: Int, rate: Int = 8000, samples: [UInt8], length: Int? = nil
    ) throws -> String {
        func number(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> (8 * $0) & 0xFF) } }
        var bytes = Array("RIFF".utf8) + number(0, 4) + Array("WAVELIST".utf8) + number(3, 4) + [1, 2, 3, 0]
        bytes += Array("fmt ".utf8) + number(16, 4) + number(tag, 2) + number(channels, 2) + number(rate, 4)
        bytes += number(rate * channels * bits / 8, 4) + number(channels * bits / 8, 2) + number(bits, 2)
        bytes += Array("data".utf8) + number(length ?? samples.count, 4) + samples
        let path = NSTemporaryDirectory() + "islet-wave-\(UUID().uuidString).wav"
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        return path
    }

    @Test("The highest 16 bits of each sample are read, whatever the form")
    func forms() throws {
        let float = withUnsafeBytes(of: Float(-1).bitPattern.littleEndian) { Array($0) }
        let cases: [(tag: Int, bits: Int, bytes: [UInt8], expected: [Int16])] = [
            (1, 8, [0, 128, 255], [-32768, 0, 32512]), (1, 16, [0x34, 0x12, 0xFF, 0xFF], [0x1234, -1]),
            (1, 24, [9, 0x34, 0x12], [0x1234]), (1, 32, [9, 9, 0x34, 0x12], [0x1234]), (3, 32, float, [-32767]),
        ]
        for (tag, bits, bytes, expected) in cases {
            let path = try file(tag: tag, bits: bits, samples: bytes)
            defer { unlink(path) }
            var reader = try #require(WaveReader(path: path))
            #expect(reader.next(10) == expected, "\(bits) bits, form \(tag)")
            #expect(reader.next(10).isEmpty)
        }
    }

    @Test("A place in seconds is found, and the length follows from the samples")
    func seeking() throws {
        let path = try file(channels: 2, bits: 16, samples: (0..<32000).flatMap { [UInt8($0 & 0xFF), 0] })
        defer { unlink(path) }
        var reader = try #require(WaveReader(path: path))
        #expect(reader.duration == 2)
        reader.seek(to: 1.5)
        #expect(reader.next(1) == [Int16(24000 & 0xFF), Int16(24001 & 0xFF)])
        reader.seek(to: 99)
        #expect(reader.next(1).isEmpty)
    }

    @Test("A length that was left open, or promises too much, is that of the file")
    func openLength() throws {
        for length in [0, 0xFFFF_FFFF, 5000] {
            let path = try file(bits: 16, samples: [1, 0, 2, 0], length: length)
            defer { unlink(path) }
            #expect(WaveReader(path: path)?.frames == 2)
        }
    }

    @Test("What is not such a file is refused: another form, no samples, text")
    func others() throws {
        let compressed = try file(tag: 85, bits: 16, samples: [0, 0])
        let rateless = try file(bits: 16, rate: 0, samples: [0, 0])
        let text = NSTemporaryDirectory() + "islet-wave-\(UUID().uuidString).wav"
        try Data("RIFF....WAVE".utf8).write(to: URL(fileURLWithPath: text))
        for path in [compressed, rateless, text, "/dev/null", "/nowhere"] {
            #expect(WaveReader(path: path) == nil)
        }
        for path in [compressed, rateless, text] { unlink(path) }
    }
}

@Suite("Sounds in the background")
struct NoiseLoopTests {
    @Test("A loop is the same each time, and its end goes on in its beginning", arguments: NoiseLoop.allCases)
    func seam(loop: NoiseLoop) {
        let samples = loop.samples(seconds: 2)
        #expect(samples == loop.samples(seconds: 2))
        #expect(samples.count == 2 * NoiseLoop.rate)
        let steps = zip(samples, samples.dropFirst()).map { abs($0 - $1) }
        let seam = abs(samples[samples.count - 1] - samples[0])
        #expect(seam <= (steps.max() ?? 0))
        #expect(abs((samples.map(abs).max() ?? 0) - 0.7) < 0.001)
    }

    @Test("A stream gets loud steadily, and falls to silence from wherever it is")
    func level() {
        var level = SoundLevel(gain: 1, rise: 1, rate: 100, channels: 2)
        var samples = [Int16](repeating: 10000, count: 100)
        level.apply(to: &samples)
        #expect(samples.first == 0)
        #expect(samples == samples.sorted())
        #expect((2300...2500).contains(samples[99]))
        level.fall(in: 0.5)
        var rest = [Int16](repeating: 10000, count: 102)
        level.apply(to: &rest)
        #expect(level.isSilent)
        #expect(rest.last == 0)
    }
}
