import Foundation

/// Embeds a description in a PNG as the texts `Title` and `Description` (PNG, third edition, 11.3.3).
///
/// Both are `iTXt` chunks, which are UTF-8; `tEXt` is limited to Latin-1.
struct PNGDescription {
    let description: FrameDescription

    /// The length of the signature and the header chunk.
    private static let headerEnd = 8 + 25

    /// The PNG with the texts inserted after its header.
    func added(to png: Data) -> Data {
        var texts = [("Title", description.title)]
        if !description.lines.isEmpty { texts.append(("Description", description.lines.joined(separator: "\n"))) }
        let chunks = texts.flatMap { Self.chunk(keyword: $0.0, text: $0.1) }
        return png.prefix(Self.headerEnd) + chunks + png.dropFirst(Self.headerEnd)
    }

    /// A chunk: length, type, keyword, no compression, no language, no translated keyword, text, checksum.
    private static func chunk(keyword: String, text: String) -> [UInt8] {
        let plain = text.replacing("\u{0}", with: "\u{FFFD}")
        let body = Array("iTXt".utf8) + Array(keyword.utf8) + [0, 0, 0, 0, 0] + Array(plain.utf8)
        return bytes(UInt32(body.count - 4)) + body + bytes(checksum(body))
    }

    /// The CRC-32 of type and data, the same as zlib's (PNG, annex D).
    static func checksum(_ bytes: some Sequence<UInt8>) -> UInt32 {
        ~bytes.reduce(UInt32.max) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
    }

    private static func bytes(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}
