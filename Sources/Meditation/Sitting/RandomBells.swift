import Foundation

/// The times of bells at random, as a pure function of a seed: all screens and the attendant compute the same ones.
struct RandomBells {
    /// The shortest and the longest interval, in seconds.
    let least, most: TimeInterval
    /// Determines the intervals.
    let seed: UUID

    /// The first bell later than `elapsed` seconds sat. Bells are at whole seconds.
    func next(after elapsed: TimeInterval) -> TimeInterval {
        var (time, state): (TimeInterval, UInt64) = (0, start)
        repeat { time += interval(after: &state) } while time <= elapsed
        return time
    }

    /// The next interval; each has the same chance.
    private func interval(after state: inout UInt64) -> TimeInterval {
        let steps = UInt64(max(0, (most - least).rounded(.down))) + 1
        return (least + TimeInterval(Self.next(&state) % steps)).rounded(.up)
    }

    /// The identifier as a number.
    private var start: UInt64 {
        withUnsafeBytes(of: seed.uuid) { bytes in
            // FNV-1a.
            bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        }
    }

    /// SplitMix64: the same numbers on every machine and in every version. Source: Steele, Lea and Flood, "Fast splittable
    /// pseudorandom number generators" (2014).
    private static func next(_ state: inout UInt64) -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
