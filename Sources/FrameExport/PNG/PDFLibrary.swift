import CellUI
import Foundation

/// The C functions of poppler, and of the cairo and GLib libraries that it links. It draws PDFs.
///
/// The signatures are those of poppler 0.82 (`poppler_document_new_from_bytes`), which has a stable ABI.
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
    private typealias FreeError = @convention(c) (UnsafeMutableRawPointer?) -> Void

    private let newBytes: NewBytes
    private let newDocument: NewDocument
    private let page: Page
    private let size: Size
    private let draw: Draw
    private let scale: Scale
    private let cairo: CairoLibrary
    private let releaseBytes, releaseObject: Release
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
            let cairo = CairoLibrary(in: library),
            let releaseBytes = library.function("g_bytes_unref", as: Release.self),
            let releaseObject = library.function("g_object_unref", as: Release.self),
            let freeError = library.function("g_error_free", as: FreeError.self)
        else { return nil }
        (self.newBytes, self.newDocument, self.page, self.size) = (newBytes, newDocument, page, size)
        (self.draw, self.scale, self.cairo) = (draw, scale, cairo)
        (self.releaseBytes, self.releaseObject, self.freeError) = (releaseBytes, releaseObject, freeError)
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
        return cairo.bitmap(width: Int32(columns), height: Int32(rows)) { context in
            self.scale(context, scale, scale)
            draw(page, context)
        }
    }
}
