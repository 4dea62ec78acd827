import Foundation

/// Compression of filtered rows by zlib, which librsvg links.
///
/// The signatures and the layout of `z_stream` are those of zlib 1.2 on 64-bit machines, which have a stable ABI.
struct Compression: Sendable {
    private typealias Bound = @convention(c) (UInt) -> UInt
    private typealias Start =
        @convention(c) (
            UnsafeMutableRawPointer?, Int32, Int32, Int32, Int32, Int32, UnsafePointer<CChar>?, Int32
        ) -> Int32
    private typealias Run = @convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32
    private typealias End = @convention(c) (UnsafeMutableRawPointer?) -> Int32

    private let bound: Bound
    private let start: Start
    private let run: Run
    private let end: End

    /// Finds zlib's functions through a library that links it; `nil` if one is missing.
    init?(in library: ForeignLibrary) {
        guard let bound = library.function("compressBound", as: Bound.self),
            let start = library.function("deflateInit2_", as: Start.self),
            let run = library.function("deflate", as: Run.self), let end = library.function("deflateEnd", as: End.self)
        else { return nil }
        (self.bound, self.start, self.run, self.end) = (bound, start, run, end)
    }

    /// The zlib stream of `bytes`, at most 4 GB; `nil` if there is not enough memory for it.
    ///
    /// Repetitions are only looked for in the byte before (`Z_RLE`): filtered rows are runs of zeros and few others. Of a picture of all
    /// faces at 3x that takes a third of the time of level 5 with its usual search, for a tenth more bytes.
    func stream(of bytes: [UInt8]) -> [UInt8]? {
        let most = bound(UInt(bytes.count))
        guard most <= UInt32.max else { return nil }
        return withUnsafeTemporaryAllocation(byteCount: ZStream.size, alignment: 8) { state in
            state.initializeMemory(as: UInt8.self, repeating: 0)
            let (deflated, best, window, memory, runLengths): (Int32, Int32, Int32, Int32, Int32) = (8, 9, 15, 9, 3)
            guard start(state.baseAddress, best, deflated, window, memory, runLengths, "1.2", Int32(ZStream.size)) == 0
            else { return nil }
            defer { _ = end(state.baseAddress) }
            var isWhole = false
            let stream = [UInt8](unsafeUninitializedCapacity: Int(most)) { stream, count in
                bytes.withUnsafeBufferPointer { bytes in
                    state.storeBytes(of: bytes.baseAddress, toByteOffset: ZStream.input, as: UnsafePointer<UInt8>?.self)
                    state.storeBytes(of: UInt32(bytes.count), toByteOffset: ZStream.inputCount, as: UInt32.self)
                    state.storeBytes(
                        of: stream.baseAddress, toByteOffset: ZStream.output, as: UnsafeMutablePointer<UInt8>?.self)
                    state.storeBytes(of: UInt32(most), toByteOffset: ZStream.outputCount, as: UInt32.self)
                    let (finish, finished): (Int32, Int32) = (4, 1)
                    isWhole = run(state.baseAddress, finish) == finished
                }
                count = isWhole ? Int(state.load(fromByteOffset: ZStream.total, as: UInt.self)) : 0
            }
            return isWhole ? stream : nil
        }
    }

    /// The places of `z_stream`'s fields, in bytes.
    private enum ZStream {
        static let size = 112
        static let (input, inputCount) = (0, 8)
        static let (output, outputCount, total) = (24, 32, 40)
    }
}
