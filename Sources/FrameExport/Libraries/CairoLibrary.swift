import CellUI

/// The C functions of cairo for pictures with transparency. Other libraries, which link cairo, draw on them.
///
/// The signatures are those of cairo 1.2, which has a stable ABI.
struct CairoLibrary: Sendable {
    private typealias NewSurface = @convention(c) (Int32, Int32, Int32) -> OpaquePointer?
    private typealias NewContext = @convention(c) (OpaquePointer?) -> OpaquePointer?
    private typealias Release = @convention(c) (OpaquePointer?) -> Void
    private typealias Number = @convention(c) (OpaquePointer?) -> Int32
    private typealias SurfaceData = @convention(c) (OpaquePointer?) -> UnsafeMutablePointer<UInt8>?

    private let newSurface: NewSurface
    private let newContext: NewContext
    private let status, stride: Number
    private let pixels: SurfaceData
    private let releaseSurface, releaseContext, finishDrawing: Release

    /// The cairo that a library links; `nil` if it links none.
    init?(in library: ForeignLibrary) {
        guard let newSurface = library.function("cairo_image_surface_create", as: NewSurface.self),
            let newContext = library.function("cairo_create", as: NewContext.self),
            let status = library.function("cairo_surface_status", as: Number.self),
            let stride = library.function("cairo_image_surface_get_stride", as: Number.self),
            let pixels = library.function("cairo_image_surface_get_data", as: SurfaceData.self),
            let releaseSurface = library.function("cairo_surface_destroy", as: Release.self),
            let releaseContext = library.function("cairo_destroy", as: Release.self),
            let finishDrawing = library.function("cairo_surface_flush", as: Release.self)
        else { return nil }
        (self.newSurface, self.newContext, self.status, self.stride) = (newSurface, newContext, status, stride)
        (self.pixels, self.releaseSurface, self.releaseContext) = (pixels, releaseSurface, releaseContext)
        self.finishDrawing = finishDrawing
    }

    /// What `draw` draws on a transparent ground, given a cairo context; `nil` if there is no memory for it.
    ///
    /// - Parameters:
    ///   - width: In pixels, at least 1.
    ///   - height: In pixels, at least 1.
    func bitmap(width: Int32, height: Int32, _ draw: (OpaquePointer?) -> Void) -> Bitmap? {
        // 0 is `CAIRO_FORMAT_ARGB32`: words whose colours are multiplied by their opacity.
        let surface = newSurface(0, width, height)
        defer { releaseSurface(surface) }
        guard status(surface) == 0 else { return nil }
        let context = newContext(surface)
        draw(context)
        releaseContext(context)
        finishDrawing(surface)
        guard let data = pixels(surface) else { return nil }
        var bytes = [UInt8](repeating: 0, count: Int(width) * Int(height) * 4)
        let row = Int(stride(surface))
        for y in 0..<Int(height) {
            for x in 0..<Int(width) {
                let word = UnsafeRawPointer(data + y * row + x * 4).load(as: UInt32.self)
                let opacity = word >> 24
                guard opacity > 0 else { continue }
                let place = (y * Int(width) + x) * 4
                for channel in 0..<3 {
                    let value = word >> UInt32(16 - 8 * channel) & 255
                    bytes[place + channel] = UInt8(min(255, (value * 255 + opacity / 2) / opacity))
                }
                bytes[place + 3] = UInt8(opacity)
            }
        }
        return Bitmap(width: Int(width), height: Int(height), bytes: bytes)
    }
}
