import Foundation
import Meditation

/// Identifiers for sittings of files that have none: the same sitting of the same kind of file always has the same one, on every
/// machine.
enum ForeignIdentifier {
    /// A UUID of version 8 ([RFC 9562](https://www.rfc-editor.org/rfc/rfc9562)) made from what tells a sitting from others.
    static func make(format: ImportFormat, start: Date, elapsed: TimeInterval) -> UUID {
        let name = "\(format.rawValue) \(start.timeIntervalSinceReferenceDate) \(elapsed)"
        let (high, low) = (hash(name, seed: 0xCBF2_9CE4_8422_2325), hash(name, seed: 0x8422_2325_CBF2_9CE4))
        var bytes = (0..<8).map { UInt8(truncatingIfNeeded: high >> (56 - 8 * $0)) }
        bytes += (0..<8).map { UInt8(truncatingIfNeeded: low >> (56 - 8 * $0)) }
        bytes[6] = bytes[6] & 0x0F | 0x80
        bytes[8] = bytes[8] & 0x3F | 0x80
        return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }

    /// FNV-1a, its bits mixed as SplitMix64 does, so that short beginnings differ too.
    private static func hash(_ text: String, seed: UInt64) -> UInt64 {
        var value = text.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}

extension CompletedSitting {
    /// A sitting of another app, of which no more is known than this: neither target nor pauses.
    init(
        from format: ImportFormat, start: Date, elapsed: TimeInterval, methodName: String, type: SessionType,
        note: String?
    ) {
        self.init(
            id: ForeignIdentifier.make(format: format, start: start, elapsed: elapsed), start: start,
            end: start + elapsed, elapsed: elapsed, target: nil, pauses: [], outcome: .completed,
            methodName: methodName, type: type, note: note)
    }
}
