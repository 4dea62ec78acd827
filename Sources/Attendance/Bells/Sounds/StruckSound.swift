import Foundation

/// Synthesizes a sounding body that is struck once: a bowl, a gong, a bar, a block of wood.
///
/// Such a body has a few partials whose frequencies are not multiples of each other. As no body is perfectly round, a partial
/// is a pair of close frequencies that beat. Higher partials decay sooner; those of a gong also come later.
///
///     ▁█▇▆▆▅▅▄▄▄▃▃▃▃▂▂▂▂▂▂▁▁▁▁▁▁▁▁      a bowl: a soft attack of 12 ms, then seven seconds of fading
struct StruckSound {
    /// One mode of vibration.
    struct Partial {
        /// In Hz.
        let frequency: Double
        /// Amplitude relative to the other partials.
        let loudness: Double
        /// Decay time to 37 %, in seconds.
        let fading: Double
        /// Beat frequency, in Hz; 0 for a pure tone. Default: 0.
        var beating = 0.0
        /// Time to 63 % of the amplitude, in seconds; 0 for at once. Default: 0.
        var rising = 0.0
    }

    /// The sample rate, in Hz.
    static let rate = 44100
    /// The peak amplitude, out of 1.
    static let peak: Float = 0.7

    /// The length of the sound, in seconds.
    let duration: Double
    /// The length of the soft beginning, in seconds.
    let attack: Double
    /// Fade-out at the end, in seconds, to avoid a click.
    let release: Double
    /// The partials from low to high.
    let partials: [Partial]

    /// Relative amplitude of the second tone of each beating pair; below 1, so that the sound swells but never vanishes.
    private static let echo = 0.22

    /// The sound as a WAVE file; always the same bytes.
    func wave(gain: Double = 1) -> [UInt8] {
        WaveFile.bytes(of: samples().map { $0 * Float(gain) }, rate: Self.rate)
    }

    /// The number of samples.
    var count: Int { Int(duration * Double(Self.rate)) }

    /// The samples, from -``peak`` to ``peak``.
    func samples() -> [Float] {
        var sum = [Float](repeating: 0, count: count)
        for partial in partials {
            Self.add(partial, at: partial.frequency, partial.loudness, to: &sum)
            if partial.beating > 0 {
                Self.add(partial, at: partial.frequency + partial.beating, partial.loudness * Self.echo, to: &sum)
            }
        }
        let (rise, fall) = (Int(attack * Double(Self.rate)), Int(release * Double(Self.rate)))
        for index in 0..<rise { sum[index] *= Self.ramp(index, of: rise) }
        for index in 0..<fall { sum[count - 1 - index] *= Self.ramp(index, of: fall) }
        let loudest = sum.reduce(0) { max($0, abs($1)) }
        let gain = Self.peak / loudest
        for index in sum.indices { sum[index] *= gain }
        return sum
    }

    /// A half-cosine ramp from 0 to 1.
    private static func ramp(_ index: Int, of count: Int) -> Float {
        Float(0.5 - 0.5 * cos(Double.pi * Double(index) / Double(count)))
    }

    /// Adds a decaying sine. Rotating and shrinking a point by a constant factor avoids computing a sine per sample.
    private static func add(_ partial: Partial, at frequency: Double, _ loudness: Double, to sum: inout [Float]) {
        let angle = 2 * Double.pi * frequency / Double(rate)
        let shrink = exp(-1 / (partial.fading * Double(rate)))
        let (turnX, turnY) = (shrink * cos(angle), shrink * sin(angle))
        // What is still missing of the amplitude while it rises.
        let approach = partial.rising > 0 ? exp(-1 / (partial.rising * Double(rate))) : 0
        var missing = partial.rising > 0 ? 1.0 : 0
        var (x, y) = (loudness, 0.0)
        sum.withUnsafeMutableBufferPointer { sum in
            for index in sum.indices {
                sum[index] += Float(y * (1 - missing))
                missing *= approach
                (x, y) = (x * turnX - y * turnY, x * turnY + y * turnX)
            }
        }
    }
}
