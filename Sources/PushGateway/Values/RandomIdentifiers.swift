/// Makes the ids of answers and channels: SplitMix64, random enough for a key of a log and much cheaper than asking the system each time.
struct RandomIdentifiers: Sendable {
    private var state: UInt64

    /// Ids that differ from run to run, or the same ones for the same seed.
    init(seed: UInt64?) {
        state = seed ?? UInt64.random(in: .min ... .max)
    }

    /// The next 64 bits.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A canonical lowercase UUID of version 4.
    mutating func uuid() -> String {
        let high = next() & 0xFFFF_FFFF_FFFF_0FFF | 0x0000_0000_0000_4000
        let low = next() & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
        return String(unsafeUninitializedCapacity: 36) { buffer in
            var position = 0
            for digit in 0..<32 {
                if digit == 8 || digit == 12 || digit == 16 || digit == 20 {
                    buffer[position] = UInt8(ascii: "-")
                    position += 1
                }
                let half = digit < 16 ? high : low
                let nibble = UInt8(truncatingIfNeeded: half >> UInt64(60 - digit % 16 * 4)) & 15
                buffer[position] = nibble < 10 ? nibble + 48 : nibble + 87
                position += 1
            }
            return 36
        }
    }
}

/// How a text relates to the canonical form of a UUID, 8-4-4-4-12 hexadecimal digits.
enum CanonicalUUID {
    case lowercase, uppercase, malformed

    /// Judges a text.
    init(_ text: String) {
        guard text.utf8.count == 36 else {
            self = .malformed
            return
        }
        var position = 0
        var hasUppercase = false
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "-"):
                guard position == 8 || position == 13 || position == 18 || position == 23 else {
                    self = .malformed
                    return
                }
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
                UInt8(ascii: "A")...UInt8(ascii: "F"):
                guard position != 8, position != 13, position != 18, position != 23 else {
                    self = .malformed
                    return
                }
                if byte < UInt8(ascii: "a"), byte > UInt8(ascii: "9") { hasUppercase = true }
            default:
                self = .malformed
                return
            }
            position += 1
        }
        self = hasUppercase ? .uppercase : .lowercase
    }
}
