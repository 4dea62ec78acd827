import CellUI
import Foundation

/// The C functions of poppler, and of the cairo and GLib libraries that it links. It draws PDFs.
///
/// The signatures are those of poppler 0.82 (`poppler_document_new_from_bytes`) and cairo 1.2, which have stable ABIs.
struct PDFLibrary: Sendable {
    private typealias ErrorPlace = UnsafeMutablePointer<UnsafeMutableRawPointer?>
    private typealias NewBytes = @convention(c) (UnsafeRawPointer?, UInt) -> OpaquePointer?
    private typealias NewDocument =
        @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, ErrorPlace?) -> OpaquePointer?
    private typealias Page = @convention(c) (OpaquePointer?, Int32) -> OpaquePointer?
    private typealias Size =
        @convention(c) (OpaquePointer?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?) -> Void
    private typealias Draw = @convention(c) (OpaquePointer?, OpaquePointer?) -> Void
    private typealias Scale = @convention(c) (OpaquePointer?, Double, Double) -> Void
    private typealias Release = @convention(c) (OpaquePointer?) -> Void
    private typealias NewSurface = @convention(c) (Int32, Int32, Int32) -> OpaquePointer?
    private typealias NewContext = @convention(c) (OpaquePointer?) -> OpaquePointer?
    private typealias Number = @convention(c) (OpaquePointer?) -> Int32
    private typealias SurfaceData = @convention(c) (OpaquePointer?) -> UnsafeMutablePointer<UInt8>?
    private typealias FreeError = @convention(c) (UnsafeMutableRawPointer?) -> Void

    private let newBytes: NewBytes
    private let newDocument: NewDocument
    private let page: Page
    private let size: Size
    private let draw: Draw
    private let scale: Scale
    private let newSurface: NewSurface
    private let newContext: NewContext
    private let status, stride: Number
    private let pixels: SurfaceData
    private let releaseBytes, releaseObject, releaseSurface, releaseContext, finishDrawing: Release
    private let freeError: FreeError

    /// The library installed on this machine; `nil` if there is none.
    static let shared = PDFLibrary()

    private init?() {
        #if os(macOS)
            let names = ["libpoppler-glib.8.dylib"]
        #else
            let names = ["libpoppler-glib.so.8"]
        #endif
        guard let library = ForeignLibrary(named: names),
            let newBytes = library.function("g_bytes_new", as: NewBytes.self),
            let newDocument = library.function("poppler_document_new_from_bytes", as: NewDocument.self),
            let page = library.function("poppler_document_get_page", as: Page.self),
            let size = library.function("poppler_page_get_size", as: Size.self),
            let draw = library.function("poppler_page_render", as: Draw.self),
            let scale = library.function("cairo_scale", as: Scale.self),
            let newSurface = library.function("cairo_image_surface_create", as: NewSurface.self),
            let newContext = library.function("cairo_create", as: NewContext.self),
            let status = library.function("cairo_surface_status", as: Number.self),
            let stride = library.function("cairo_image_surface_get_stride", as: Number.self),
            let pixels = library.function("cairo_image_surface_get_data", as: SurfaceData.self),
            let releaseBytes = library.function("g_bytes_unref", as: Release.self),
            let releaseObject = library.function("g_object_unref", as: Release.self),
            let releaseSurface = library.function("cairo_surface_destroy", as: Release.self),
            let releaseContext = library.function("cairo_destroy", as: Release.self),
            let finishDrawing = library.function("cairo_surface_flush", as: Release.self),
            let freeError = library.function("g_error_free", as: FreeError.self)
        else { return nil }
        (self.newBytes, self.newDocument, self.page, self.size) = (newBytes, newDocument, page, size)
        (self.draw, self.scale, self.newSurface, self.newContext) = (draw, scale, newSurface, newContext)
        (self.status, self.stride, self.pixels) = (status, stride, pixels)
        (self.releaseBytes, self.releaseObject, self.releaseSurface) = (releaseBytes, releaseObject, releaseSurface)
        (self.releaseContext, self.finishDrawing, self.freeError) = (releaseContext, finishDrawing, freeError)
    }

    /// The first page of a document on a transparent ground; `nil` if it is damaged, needs a password or is too large.
    ///
    /// - Parameter scale: The pixels in a point of the page.
    func bitmap(of file: Data, scale: Double) -> Bitmap? {
        let bytes = file.withUnsafeBytes { newBytes($0.baseAddress, UInt($0.count)) }
        defer { releaseBytes(bytes) }
        var error: UnsafeMutableRawPointer?
        guard let document = newDocument(bytes, nil, &error) else {
            if let error { freeError(error) }
            return nil
        }
        defer { releaseObject(document) }
        guard let page = page(document, 0) else { return nil }
        defer { releaseObject(page) }
        var (width, height) = (0.0, 0.0)
        size(page, &width, &height)
        let (columns, rows) = ((width * scale).rounded(.up), (height * scale).rounded(.up))
        guard columns >= 1, rows >= 1, columns * rows <= Double(ForeignPicture.mostPixels) else { return nil }
        return bitmap(width: Int32(columns), height: Int32(rows)) { context in
            self.scale(context, scale, scale)
            draw(page, context)
        }
    }

    private func bitmap(width: Int32, height: Int32, _ draw: (OpaquePointer?) -> Void) -> Bitmap? {
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
