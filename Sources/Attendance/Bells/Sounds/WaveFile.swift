import Foundation

/// Encodes sound as a RIFF WAVE file: 16 bit, mono.
///
/// Source: [WAVE PCM](http://soundfile.sapp.org/doc/WaveFormat/).
enum WaveFile {
    /// Encodes samples from -1 to 1 as a file's bytes. Louder samples are clipped.
    static func bytes(of samples: [Float], rate: Int) -> [UInt8] {
        let size = samples.count * 2
        var bytes: [UInt8] = []
        bytes.reserveCapacity(44 + size)
        func append(_ text: String) { bytes += Array(text.utf8) }
        func append<Number: FixedWidthInteger>(_ number: Number) {
            withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
        }
        append("RIFF")
        append(UInt32(36 + size))
        append("WAVEfmt ")
        append(UInt32(16))
        // PCM, one channel.
        append(UInt16(1))
        append(UInt16(1))
        append(UInt32(rate))
        append(UInt32(rate * 2))
        append(UInt16(2))
        append(UInt16(16))
        append("data")
        append(UInt32(size))
        let start = bytes.count
        bytes += repeatElement(0, count: size)
        bytes.withUnsafeMutableBytes { bytes in
            for (index, sample) in samples.enumerated() {
                let value = Int16(min(max(sample, -1), 1) * 32767)
                bytes.storeBytes(of: value.littleEndian, toByteOffset: start + index * 2, as: Int16.self)
            }
        }
        return bytes
    }

    /// The playing time of a WAVE file in seconds, from its header; `nil` if it is not such a file.
    static func duration(of path: String) -> TimeInterval? {
        guard let file = FileHandle(forReadingAtPath: path), let header = try? file.read(upToCount: 44),
            header.count == 44, header.starts(with: Data("RIFF".utf8)), header[8..<16] == Data("WAVEfmt ".utf8),
            let end = try? file.seekToEnd()
        else { return nil }
        let bytesPerSecond = header[28..<32].reversed().reduce(0) { $0 << 8 | UInt64($1) }
        return bytesPerSecond > 0 && end > 44 ? TimeInterval(end - 44) / TimeInterval(bytesPerSecond) : nil
    }
}
