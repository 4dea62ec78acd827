import Foundation

/// Synthesizes a singing bowl struck once with a soft mallet.
///
/// A bowl has a few partials whose frequencies are not multiples of each other. As no bowl is perfectly round, each partial is
/// a pair of close frequencies that beat. Higher partials decay sooner.
///
///     ▁█▇▆▆▅▅▄▄▄▃▃▃▃▂▂▂▂▂▂▁▁▁▁▁▁▁▁      a soft attack of 12 ms, then seven seconds of fading
///
/// Source of the ratios: D. Terwagne and J. W. M. Bush, "Tibetan singing bowls", Nonlinearity 24 (2011), measured on bowls.
package enum SingingBowl {
    /// One mode of vibration.
    struct Partial {
        /// In Hz.
        let frequency: Double
        /// Amplitude relative to the other partials.
        let loudness: Double
        /// Decay time to 37 %, in seconds.
        let fading: Double
        /// Beat frequency, in Hz.
        let beating: Double
    }

    /// The sample rate, in Hz.
    package static let rate = 44100
    /// The length of the sound, in seconds.
    package static let duration = 7.0
    /// The peak amplitude, out of 1.
    static let peak: Float = 0.7

    /// The partials from low to high, audible on a laptop's loudspeaker.
    static let partials = [
        Partial(frequency: 220, loudness: 1, fading: 2.6, beating: 0.9),
        Partial(frequency: 220 * 2.74, loudness: 0.55, fading: 1.7, beating: 1.3),
        Partial(frequency: 220 * 5.08, loudness: 0.28, fading: 1.0, beating: 1.9),
        Partial(frequency: 220 * 7.86, loudness: 0.12, fading: 0.55, beating: 2.6),
        Partial(frequency: 220 * 10.95, loudness: 0.06, fading: 0.3, beating: 3.4),
    ]

    private static let attack = 0.012
    /// Fade-out at the end, in seconds, to avoid a click.
    private static let release = 2.0
    /// Relative amplitude of the second tone of each beating pair; below 1, so that the sound swells but never vanishes.
    private static let echo = 0.22

    /// The sound as a WAVE file; always the same bytes.
    static func wave() -> [UInt8] { WaveFile.bytes(of: samples(), rate: rate) }

    /// The samples, from -``peak`` to ``peak``.
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

    /// A half-cosine ramp from 0 to 1.
    private static func ramp(_ index: Int, of count: Int) -> Float {
        Float(0.5 - 0.5 * cos(Double.pi * Double(index) / Double(count)))
    }

    /// Adds a decaying sine. Rotating and shrinking a point by a constant factor avoids computing a sine per sample.
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
