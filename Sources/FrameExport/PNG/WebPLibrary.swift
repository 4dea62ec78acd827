import CellUI
import Foundation

/// The C functions of libwebp, which reads pictures in WebP.
///
/// The signatures are those of libwebp 0.4, which has a stable ABI.
struct WebPLibrary: Sendable {
    private typealias Information =
        @convention(c) (UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?) -> Int32
    private typealias Decode =
        @convention(c) (UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?) ->
        UnsafeMutablePointer<UInt8>?
    private typealias Release = @convention(c) (UnsafeMutableRawPointer?) -> Void

    private let information: Information
    private let decode: Decode
    private let release: Release

    /// The library installed on this machine; `nil` if there is none.
    static let shared = WebPLibrary()

    private init?() {
        #if os(macOS)
            let names = ["libwebp.7.dylib"]
        #else
            let names = ["libwebp.so.7", "libwebp.so.6"]
        #endif
        guard let library = ForeignLibrary(named: names),
            let information = library.function("WebPGetInfo", as: Information.self),
            let decode = library.function("WebPDecodeRGBA", as: Decode.self),
            let release = library.function("WebPFree", as: Release.self)
        else { return nil }
        (self.information, self.decode, self.release) = (information, decode, release)
    }

    /// The picture in a file; `nil` if it is damaged, moves or has too many pixels.
    func bitmap(of file: Data) -> Bitmap? {
        file.withUnsafeBytes { bytes in
            let start = bytes.bindMemory(to: UInt8.self).baseAddress
            var (width, height) = (Int32(0), Int32(0))
            guard information(start, bytes.count, &width, &height) != 0,
                Int(width) * Int(height) <= ForeignPicture.mostPixels,
                let pixels = decode(start, bytes.count, &width, &height)
            else { return nil }
            defer { release(pixels) }
            let all = UnsafeBufferPointer(start: pixels, count: Int(width) * Int(height) * 4)
            return Bitmap(width: Int(width), height: Int(height), bytes: [UInt8](all))
        }
    }
}
