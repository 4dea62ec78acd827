import Foundation

/// The sound of a singing bowl, struck once with a soft mallet.
///
/// A bowl vibrates in a few ways at once whose frequencies are no multiples of each other; being nowhere quite round, each of
/// them is two that lie a little apart and beat. The higher ones fade sooner.
///
///     ▁█▇▆▆▅▅▄▄▄▃▃▃▃▂▂▂▂▂▂▁▁▁▁▁▁▁▁      a soft attack of 12 ms, then seven seconds of fading
///
/// Source of the ratios: D. Terwagne and J. W. M. Bush, "Tibetan singing bowls", Nonlinearity 24 (2011), measured on bowls.
package enum SingingBowl {
    /// One way of vibrating.
    struct Partial {
        /// In Hz.
        let frequency: Double
        /// Among the others.
        let loudness: Double
        /// After how many seconds it has faded to 37 %.
        let fading: Double
        /// How often it beats, in Hz.
        let beating: Double
    }

    /// Samples a second.
    package static let rate = 44100
    /// How long it sounds, in seconds.
    package static let duration = 7.0
    /// The loudest sample, of 1. Three strokes that overlap stay below 1 together.
    static let peak: Float = 0.7

    /// Its partials, the lowest first: high enough for the loudspeaker of a laptop.
    static let partials = [
        Partial(frequency: 220, loudness: 1, fading: 2.6, beating: 0.9),
        Partial(frequency: 220 * 2.74, loudness: 0.55, fading: 1.7, beating: 1.3),
        Partial(frequency: 220 * 5.08, loudness: 0.28, fading: 1.0, beating: 1.9),
        Partial(frequency: 220 * 7.86, loudness: 0.12, fading: 0.55, beating: 2.6),
        Partial(frequency: 220 * 10.95, loudness: 0.06, fading: 0.3, beating: 3.4),
    ]

    private static let attack = 0.012
    /// The last seconds lead to silence, so that nothing clicks.
    private static let release = 2.0
    /// How loud the second of the two that beat is; less than the first, so that the sound swells and never stops.
    private static let echo = 0.22

    /// The file of the sound; always the same bytes.
    static func wave() -> [UInt8] { WaveFile.bytes(of: samples(), rate: rate) }

    /// The sound, from -``peak`` to ``peak``.
    static func samples() -> [Float] {
        let count = Int(duration * Double(rate))
        var sum = [Float](repeating: 0, count: count)
        for partial in partials {
            add(partial.frequency, partial.loudness, partial.fading, to: &sum)
            add(partial.frequency + partial.beating, partial.loudness * echo, partial.fading, to: &sum)
        }
        let (rise, fall) = (Int(attack * Double(rate)), Int(release * Double(rate)))
        for index in 0..<rise { sum[index] *= ramp(index, of: rise) }
        for index in 0..<fall { sum[count - 1 - index] *= ramp(index, of: fall) }
        let loudest = sum.reduce(0) { max($0, abs($1)) }
        let gain = peak / loudest
        for index in sum.indices { sum[index] *= gain }
        return sum
    }

    /// From 0 to 1 along half a cosine.
    private static func ramp(_ index: Int, of count: Int) -> Float {
        Float(0.5 - 0.5 * cos(Double.pi * Double(index) / Double(count)))
    }

    /// Adds a fading sine. A point that is turned and shrunk by the same factor each time costs no sine a sample.
    private static func add(_ frequency: Double, _ loudness: Double, _ fading: Double, to sum: inout [Float]) {
        let angle = 2 * Double.pi * frequency / Double(rate)
        let shrink = exp(-1 / (fading * Double(rate)))
        let (turnX, turnY) = (shrink * cos(angle), shrink * sin(angle))
        var (x, y) = (loudness, 0.0)
        sum.withUnsafeMutableBufferPointer { sum in
            for index in sum.indices {
                sum[index] += Float(y)
                (x, y) = (x * turnX - y * turnY, x * turnY + y * turnX)
            }
        }
    }
}
