import Foundation

/// The C functions of librsvg, and of the cairo and GObject libraries that it links; those of zlib are in ``Compression``.
///
/// The other foreign functions are those of ``FontLibrary``. The signatures are those of librsvg 2.46 (`rsvg_handle_render_document`) and cairo
/// 1.2, which have stable ABIs.
struct PictureLibrary: Sendable {
    private typealias ErrorPlace = UnsafeMutablePointer<UnsafeMutableRawPointer?>
    private typealias NewHandle = @convention(c) (UnsafePointer<UInt8>?, UInt, ErrorPlace?) -> OpaquePointer?
    private typealias Render =
        @convention(c) (OpaquePointer?, OpaquePointer?, UnsafePointer<Double>?, ErrorPlace?) -> Int32
    private typealias NewSurface = @convention(c) (Int32, Int32, Int32) -> OpaquePointer?
    private typealias NewContext = @convention(c) (OpaquePointer?) -> OpaquePointer?
    private typealias Release = @convention(c) (OpaquePointer?) -> Void
    private typealias Status = @convention(c) (OpaquePointer?) -> Int32
    private typealias SurfaceData = @convention(c) (OpaquePointer?) -> UnsafeMutablePointer<UInt8>?
    private typealias FreeError = @convention(c) (UnsafeMutableRawPointer?) -> Void

    private let newHandle: NewHandle
    private let render: Render
    private let releaseObject: Release
    private let freeError: FreeError
    private let newSurface: NewSurface
    private let surfaceStatus: Status
    private let releaseSurface: Release
    private let newContext: NewContext
    private let releaseContext: Release
    private let finishDrawing: Release
    private let surfaceData: SurfaceData
    private let surfaceStride: Status
    private let compression: Compression

    /// The library installed on this machine; `nil` if there is none.
    static let shared = PictureLibrary(names: ForeignLibrary.librsvg)

    /// Opens the first available library of `names`; `nil` if none is available or a function is missing.
    init?(names: [String]) {
        guard let library = ForeignLibrary(named: names),
            let newHandle = library.function("rsvg_handle_new_from_data", as: NewHandle.self),
            let render = library.function("rsvg_handle_render_document", as: Render.self),
            let releaseObject = library.function("g_object_unref", as: Release.self),
            let freeError = library.function("g_error_free", as: FreeError.self),
            let newSurface = library.function("cairo_image_surface_create", as: NewSurface.self),
            let surfaceStatus = library.function("cairo_surface_status", as: Status.self),
            let releaseSurface = library.function("cairo_surface_destroy", as: Release.self),
            let newContext = library.function("cairo_create", as: NewContext.self),
            let releaseContext = library.function("cairo_destroy", as: Release.self),
            let finishDrawing = library.function("cairo_surface_flush", as: Release.self),
            let surfaceData = library.function("cairo_image_surface_get_data", as: SurfaceData.self),
            let surfaceStride = library.function("cairo_image_surface_get_stride", as: Status.self),
            let compression = Compression(in: library)
        else { return nil }
        self.newHandle = newHandle
        self.render = render
        self.releaseObject = releaseObject
        self.freeError = freeError
        self.newSurface = newSurface
        self.surfaceStatus = surfaceStatus
        self.releaseSurface = releaseSurface
        self.newContext = newContext
        self.releaseContext = releaseContext
        self.finishDrawing = finishDrawing
        self.surfaceData = surfaceData
        self.surfaceStride = surfaceStride
        self.compression = compression
    }

    /// Renders an SVG document as PNG, in the given size in pixels.
    func png(ofSVG svg: [UInt8], width: Int32, height: Int32) throws(PNGError) -> Data {
        let rows = try drawing(svg, width: width, height: height) { PNGRows.bytes(of: $0) }
        guard let stream = compression.stream(of: rows) else { throw .failed(reason: "out of memory") }
        return PNGChunk.file(width: Int(width), height: Int(height), color: .rgb, stream: stream)
    }

    /// Renders an SVG document as pixels, in the given size.
    func pixels(ofSVG svg: [UInt8], width: Int32, height: Int32) throws(PNGError) -> PixelGrid {
        try drawing(svg, width: width, height: height) { drawn in
            let bytes = [UInt8](unsafeUninitializedCapacity: drawn.width * drawn.height * 3) { bytes, count in
                guard let place = bytes.baseAddress else { return }
                for y in 0..<drawn.height { drawn.copyRow(y, to: place + y * drawn.width * 3) }
                count = drawn.width * drawn.height * 3
            }
            return PixelGrid(width: drawn.width, height: drawn.height, bytes: bytes)
        }
    }

    /// What `use` makes of the pixels of an SVG document.
    private func drawing<Result>(
        _ svg: [UInt8], width: Int32, height: Int32, _ use: (DrawnPixels) -> Result
    ) throws(PNGError) -> Result {
        let surface = try surface(ofSVG: svg, width: width, height: height)
        defer { releaseSurface(surface) }
        finishDrawing(surface)
        guard let data = surfaceData(surface) else { throw .failed(reason: "cairo has no pixels") }
        return use(
            DrawnPixels(width: Int(width), height: Int(height), stride: Int(surfaceStride(surface)), data: data))
    }

    /// A surface with an SVG document drawn on it. The caller releases it.
    private func surface(ofSVG svg: [UInt8], width: Int32, height: Int32) throws(PNGError) -> OpaquePointer? {
        var error: UnsafeMutableRawPointer?
        guard let handle = svg.withUnsafeBufferPointer({ newHandle($0.baseAddress, UInt($0.count), &error) }) else {
            throw failure(error)
        }
        defer { releaseObject(handle) }
        // 1 is `CAIRO_FORMAT_RGB24`: no alpha, since our pictures have an opaque background.
        let surface = newSurface(1, width, height)
        guard surfaceStatus(surface) == 0 else {
            releaseSurface(surface)
            throw .failed(reason: "out of memory")
        }
        let context = newContext(surface)
        defer { releaseContext(context) }
        // `RsvgRectangle`: x, y, width, height.
        let viewport = [0, 0, Double(width), Double(height)]
        guard render(handle, context, viewport, &error) != 0 else {
            releaseSurface(surface)
            throw failure(error)
        }
        return surface
    }

    /// The message of a `GError`: a struct of domain, code and message.
    private func failure(_ error: UnsafeMutableRawPointer?) -> PNGError {
        guard let error else { return .failed(reason: "no reason given") }
        defer { freeError(error) }
        let text = error.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self)
        return .failed(reason: text.map { String(cString: $0) } ?? "no reason given")
    }
}
