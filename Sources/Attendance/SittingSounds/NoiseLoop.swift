import Foundation

/// Synthesizes a noise that can be repeated without a seam: always the same samples.
///
/// The end of the loop fades into its beginning, with equal power, so that the last sample is followed by the first:
///
///     made       ▕────────────── loop ──────────────▏▁▂▃ overlap
///     played     ▕▃▂▁ overlap fades out, loop fades in ────────▏ again
enum NoiseLoop: String, CaseIterable {
    /// Steady rain: hiss, and drops that fall close by.
    case rain
    /// Noise with the power of low frequencies: a distant waterfall.
    case brownNoise = "brown-noise"

    /// The sample rate, in Hz.
    static let rate = 44100
    /// The length of the loop, in seconds.
    static let duration = 24
    private static let overlap = rate
    private static let peak: Float = 0.7

    /// The loop as a WAVE file.
    func wave(seconds: Int = duration) -> [UInt8] { WaveFile.bytes(of: samples(seconds: seconds), rate: Self.rate) }

    /// The size of the file in bytes.
    static func size(seconds: Int = duration) -> Int { 44 + seconds * rate * 2 }

    /// The samples of a loop, from -0.7 to 0.7.
    func samples(seconds: Int = duration) -> [Float] {
        var random = NoiseGenerator(seed: self == .rain ? 0x5EED_0001 : 0x5EED_0002)
        let count = seconds * Self.rate
        var samples = self == .rain ? Self.hiss(count, &random) : Self.brown(count, &random)
        if self == .rain { Self.addDrops(to: &samples, &random) }
        let loudest = samples.reduce(0) { max($0, abs($1)) }
        let gain = Self.peak / loudest
        for index in samples.indices { samples[index] *= gain }
        return samples
    }

    private static func brown(_ count: Int, _ random: inout NoiseGenerator) -> [Float] {
        var (sum, mean): (Float, Float) = (0, 0)
        return looped(count) {
            sum = 0.998 * sum + random.next()
            // Without what is too low to be heard.
            mean += 0.0015 * (sum - mean)
            return sum - mean
        }
    }

    private static func hiss(_ count: Int, _ random: inout NoiseGenerator) -> [Float] {
        var (low, lower): (Float, Float) = (0, 0)
        return looped(count) {
            low += 0.45 * (random.next() - low)
            lower += 0.05 * (low - lower)
            return 0.35 * (low - lower) + 0.25 * lower
        }
    }

    /// Adds short, dying tones at random. One that falls near the end rings on in the beginning.
    private static func addDrops(to samples: inout [Float], _ random: inout NoiseGenerator) {
        let dropsPerSecond = 55
        for _ in 0..<(samples.count / rate * dropsPerSecond) {
            let start = Int((random.next() + 1) / 2 * Float(samples.count - 1))
            let loudness = pow(abs(random.next()), 5) * 0.9
            let turn = 2 * Float.pi * (1400 + 3200 * abs(random.next())) / Float(rate)
            let length = rate / 80
            for index in 0..<length {
                let fading = exp(-6 * Float(index) / Float(length))
                samples[(start + index) % samples.count] += loudness * fading * sin(turn * Float(index))
            }
        }
    }

    private static func looped(_ count: Int, _ next: () -> Float) -> [Float] {
        let overlap = min(overlap, count)
        var samples = (0..<(count + overlap)).map { _ in next() }
        for index in 0..<overlap {
            let angle = Float.pi / 2 * Float(index) / Float(overlap)
            samples[index] = samples[index] * sin(angle) + samples[count + index] * cos(angle)
        }
        samples.removeLast(overlap)
        return samples
    }
}

/// White noise that is the same on every machine.
///
/// Source: G. Marsaglia, "Xorshift RNGs", Journal of Statistical Software 8 (2003).
private struct NoiseGenerator {
    private var state: UInt32

    init(seed: UInt32) { state = seed }

    /// The next sample, from -1 to 1.
    mutating func next() -> Float {
        state ^= state << 13
        state ^= state >> 17
        state ^= state << 5
        return Float(Int32(bitPattern: state)) / 2_147_483_648
    }
}
