import Foundation

/// Reads the samples of a RIFF WAVE file, in pieces: 8, 16, 24 or 32 bit, or 32-bit floating point, any rate and channels.
///
/// Source: [WAVE](https://www.mmsp.ece.mcgill.ca/Documents/AudioFormats/WAVE/WAVE.html).
struct WaveReader {
    /// How the samples are stored.
    private enum Encoding { case unsigned8, signed(bytes: Int), float }

    /// Samples a second, for each channel.
    let rate: Int
    /// The number of channels.
    let channels: Int
    /// The length in frames; a frame is a sample of each channel.
    let frames: Int
    private let encoding: Encoding
    private let start: UInt64
    private let file: FileHandle
    private var place = 0

    /// The most chunks that are looked at before the samples.
    private static let mostChunks = 64

    /// Opens a file; `nil` if it is not a WAVE file in one of these forms.
    init?(path: String) {
        guard let file = FileHandle(forReadingAtPath: path), let size = try? file.seekToEnd(),
            (try? file.seek(toOffset: 0)) != nil, let header = try? file.read(upToCount: 12), header.count == 12,
            header.prefix(4) == Data("RIFF".utf8), header.suffix(4) == Data("WAVE".utf8)
        else { return nil }
        var format: [UInt8]?
        var offset: UInt64 = 12
        for _ in 0..<Self.mostChunks {
            guard (try? file.seek(toOffset: offset)) != nil, let chunk = try? file.read(upToCount: 8), chunk.count == 8
            else { return nil }
            let length = UInt64(Self.number(Array(chunk.suffix(4))))
            if chunk.prefix(4) == Data("data".utf8) {
                guard let format, let (encoding, bytes) = Self.encoding(format) else { return nil }
                (rate, channels) = (Self.number(Array(format[4..<8])), Self.number(Array(format[2..<4])))
                guard (1...384_000).contains(rate), (1...32).contains(channels), size > offset + 8 else { return nil }
                // A program that could not go back to the header has left the length open.
                let available = min(size - offset - 8, length == 0 || length == 0xFFFF_FFFF ? .max : length)
                frames = Int(available) / (bytes * channels)
                (self.encoding, self.file, start) = (encoding, file, offset + 8)
                return
            }
            if chunk.prefix(4) == Data("fmt ".utf8) {
                guard length >= 16, let data = try? file.read(upToCount: Int(min(length, 40))), data.count >= 16 else {
                    return nil
                }
                format = Array(data)
            }
            offset += 8 + length + length % 2
        }
        return nil
    }

    /// The length in seconds.
    var duration: TimeInterval { TimeInterval(frames) / TimeInterval(rate) }

    /// Goes to a place in seconds; past the end, to the end.
    mutating func seek(to seconds: TimeInterval) {
        place = Int(min(max(0, seconds * TimeInterval(rate)), TimeInterval(frames)))
    }

    /// The next frames, as 16-bit samples; empty at the end.
    mutating func next(_ count: Int) -> [Int16] {
        let width = Self.bytes(encoding) * channels
        let wanted = min(count, frames - place)
        guard wanted > 0, (try? file.seek(toOffset: start + UInt64(place * width))) != nil,
            let data = try? file.read(upToCount: wanted * width)
        else { return [] }
        place += data.count / width
        let bytes = Array(data.prefix(data.count / width * width))
        switch encoding {
        case .unsigned8: return bytes.map { (Int16($0) - 128) << 8 }
        case .signed(let size):
            // The two highest bytes of each sample.
            return stride(from: size - 2, to: bytes.count, by: size).map {
                Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
            }
        case .float:
            return stride(from: 0, to: bytes.count, by: 4).map {
                let value = Float(bitPattern: UInt32(Self.number(Array(bytes[$0..<($0 + 4)]))))
                return value.isFinite ? Int16(min(max(value, -1), 1) * 32767) : 0
            }
        }
    }

    private static func bytes(_ encoding: Encoding) -> Int {
        switch encoding {
        case .unsigned8: 1
        case .signed(let bytes): bytes
        case .float: 4
        }
    }

    /// The encoding and the bytes of a sample, from a format chunk.
    private static func encoding(_ format: [UInt8]) -> (Encoding, Int)? {
        let isExtensible = number(Array(format[0..<2])) == 0xFFFE && format.count >= 26
        let tag = number(Array(isExtensible ? format[24..<26] : format[0..<2]))
        let encoding: Encoding
        switch (tag, number(Array(format[14..<16]))) {
        case (1, 8): encoding = .unsigned8
        case (1, let bits) where [16, 24, 32].contains(bits): encoding = .signed(bytes: bits / 8)
        case (3, 32): encoding = .float
        default: return nil
        }
        return (encoding, bytes(encoding))
    }

    private static func number(_ bytes: [UInt8]) -> Int { bytes.reversed().reduce(0) { $0 << 8 | Int($1) } }
}
