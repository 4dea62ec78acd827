@_spi(Drawing) import CellUI

// Buffers that are compressed by zlib's method are decompressed, as an app's state may be in one. All else fails, as it can on a phone:
// nothing is compressed, and other methods are not here.

public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}
public let COMPRESSION_LZ4 = compression_algorithm(0x100)
public let COMPRESSION_LZ4_RAW = compression_algorithm(0x101)
public let COMPRESSION_ZLIB = compression_algorithm(0x205)
public let COMPRESSION_LZMA = compression_algorithm(0x306)
public let COMPRESSION_LZBITMAP = compression_algorithm(0x702)
public let COMPRESSION_LZFSE = compression_algorithm(0x801)
public let COMPRESSION_BROTLI = compression_algorithm(0xB02)

/// The count of bytes written, at most those of the destination; 0 if the source is damaged or compressed by another method.
@discardableResult
public func compression_decode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
    guard algorithm == COMPRESSION_ZLIB, dst_size > 0, src_size > 0 else { return 0 }
    let source = [UInt8](UnsafeBufferPointer(start: src_buffer, count: src_size))
    let bytes = Inflation.prefix(ofBlocks: source, atMost: dst_size) ?? []
    dst_buffer.update(from: bytes, count: bytes.count)
    return bytes.count
}
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }
