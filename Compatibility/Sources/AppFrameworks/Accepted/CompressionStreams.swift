// Nothing is compressed, and streams report an error from the start.

/// Has no effect; 0, as on a phone where it fails.
@discardableResult
public func compression_encode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int { 0 }
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

public struct compression_stream {
    public var dst_ptr: UnsafeMutablePointer<UInt8>
    public var dst_size: Int
    public var src_ptr: UnsafePointer<UInt8>
    public var src_size: Int
    public var state: UnsafeMutableRawPointer?
    public init(
        dst_ptr: UnsafeMutablePointer<UInt8>, dst_size: Int, src_ptr: UnsafePointer<UInt8>, src_size: Int,
        state: UnsafeMutableRawPointer?
    ) {
        (self.dst_ptr, self.dst_size, self.src_ptr, self.src_size) = (dst_ptr, dst_size, src_ptr, src_size)
        self.state = state
    }
}
public struct compression_stream_operation: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}
public let COMPRESSION_STREAM_ENCODE = compression_stream_operation(0)
public let COMPRESSION_STREAM_DECODE = compression_stream_operation(1)
public struct compression_stream_flags: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}
public let COMPRESSION_STREAM_FINALIZE = compression_stream_flags(1)
public struct compression_status: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int32
    public init(_ rawValue: Int32) { self.rawValue = rawValue }
    public init(rawValue: Int32) { self.rawValue = rawValue }
}
public let COMPRESSION_STATUS_OK = compression_status(0)
public let COMPRESSION_STATUS_ERROR = compression_status(-1)
public let COMPRESSION_STATUS_END = compression_status(1)

@discardableResult
public func compression_stream_init(
    _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation,
    _ algorithm: compression_algorithm
) -> compression_status { COMPRESSION_STATUS_ERROR }
@discardableResult
public func compression_stream_process(
    _ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32
) -> compression_status { COMPRESSION_STATUS_ERROR }
@discardableResult
public func compression_stream_destroy(
    _ stream: UnsafeMutablePointer<compression_stream>
) -> compression_status { COMPRESSION_STATUS_OK }
