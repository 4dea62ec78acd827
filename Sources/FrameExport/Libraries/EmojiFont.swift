import CellUI
import Foundation

/// The machine's font of colour emoji, drawn by Pango, which librsvg links. librsvg itself fills the outlines of emoji with the text's
/// colour, so that white text has white silhouettes.
///
/// The signatures are those of Pango 1.22 (`pango_layout_get_baseline`), which has a stable ABI.
struct EmojiFont: Sendable {
    private typealias NewLayout = @convention(c) (OpaquePointer?) -> OpaquePointer?
    private typealias SetText = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, Int32) -> Void
    private typealias NewFont = @convention(c) () -> OpaquePointer?
    private typealias SetSize = @convention(c) (OpaquePointer?, Double) -> Void
    private typealias SetFont = @convention(c) (OpaquePointer?, OpaquePointer?) -> Void
    private typealias Extents =
        @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
    private typealias Number = @convention(c) (OpaquePointer?) -> Int32
    private typealias Draw = @convention(c) (OpaquePointer?, OpaquePointer?) -> Void
    private typealias SetColor = @convention(c) (OpaquePointer?, Double, Double, Double) -> Void
    private typealias Release = @convention(c) (OpaquePointer?) -> Void

    private let cairo: CairoLibrary
    private let newLayout: NewLayout
    private let setText: SetText
    private let newFont: NewFont
    private let setSize: SetSize
    private let setFont: SetFont
    private let extents: Extents
    private let baseline: Number
    private let draw: Draw
    private let setColor: SetColor
    private let releaseFont, releaseObject: Release

    /// The library that librsvg links; `nil` if there is none.
    static let shared = EmojiFont()

    private init?() {
        guard let library = ForeignLibrary(named: ForeignLibrary.librsvg), let cairo = CairoLibrary(in: library),
            let newLayout = library.function("pango_cairo_create_layout", as: NewLayout.self),
            let setText = library.function("pango_layout_set_text", as: SetText.self),
            let newFont = library.function("pango_font_description_new", as: NewFont.self),
            let setSize = library.function("pango_font_description_set_absolute_size", as: SetSize.self),
            let setFont = library.function("pango_layout_set_font_description", as: SetFont.self),
            let extents = library.function("pango_layout_get_pixel_extents", as: Extents.self),
            let baseline = library.function("pango_layout_get_baseline", as: Number.self),
            let draw = library.function("pango_cairo_show_layout", as: Draw.self),
            let setColor = library.function("cairo_set_source_rgb", as: SetColor.self),
            let releaseFont = library.function("pango_font_description_free", as: Release.self),
            let releaseObject = library.function("g_object_unref", as: Release.self)
        else { return nil }
        (self.cairo, self.newLayout, self.setText, self.newFont) = (cairo, newLayout, setText, newFont)
        (self.setSize, self.setFont, self.extents, self.baseline) = (setSize, setFont, extents, baseline)
        (self.draw, self.setColor, self.releaseFont, self.releaseObject) = (draw, setColor, releaseFont, releaseObject)
    }

    /// An emoji in its colours.
    struct Emoji {
        /// The pixels of its line, as wide as it is.
        let bitmap: Bitmap
        /// How far the baseline is below the top, in pixels.
        let baseline: Double
        /// The size of the font, in pixels.
        let size: Double

        /// Where it is drawn beside text of a size: around the middle of a letter's width, on the baseline.
        func rect(at origin: CGPoint, width: Double, textSize: Double) -> CGRect {
            let scale = textSize / size
            let own = Double(bitmap.width) * scale
            return CGRect(
                x: origin.x + (width - own) / 2, y: origin.y - baseline * scale, width: own,
                height: Double(bitmap.height) * scale)
        }
    }

    /// The largest size in which one is drawn: fonts of emoji are pictures of about this size.
    private static let mostPixels = 128.0

    /// An emoji in a font of `size` pixels; `nil` if no font of the machine has it in colours.
    func emoji(_ character: Character, size: Double) -> Emoji? {
        let size = min(max(size.rounded(.up), 1), Self.mostPixels)
        // The picture is as large as the text, and Pango measures that only for a context.
        var measures = (width: Int32(0), height: Int32(0), baseline: 0.0)
        _ = cairo.bitmap(width: 1, height: 1) { context in
            withLayout(of: character, size: size, context) { layout in
                var logical: (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
                extents(layout, nil, &logical)
                measures = (logical.2, logical.3, Double(baseline(layout)) / Self.unitsPerPixel)
            }
        }
        guard (1...1024).contains(measures.width), (1...1024).contains(measures.height) else { return nil }
        let drawn = cairo.bitmap(width: measures.width, height: measures.height) { context in
            // A letter without colours of its own is drawn in this one, which has no green.
            setColor(context, 1, 0, 1)
            withLayout(of: character, size: size, context) { draw(context, $0) }
        }
        guard let drawn, drawn.hasGreen else { return nil }
        return Emoji(bitmap: drawn, baseline: measures.baseline, size: size)
    }

    /// `PANGO_SCALE`.
    private static let unitsPerPixel = 1024.0

    private func withLayout(
        of character: Character, size: Double, _ context: OpaquePointer?, _ use: (OpaquePointer?) -> Void
    ) {
        let layout = newLayout(context)
        defer { releaseObject(layout) }
        let font = newFont()
        defer { releaseFont(font) }
        setSize(font, size * Self.unitsPerPixel)
        setFont(layout, font)
        setText(layout, String(character), -1)
        use(layout)
    }
}

extension Bitmap {
    /// Whether a pixel that is seen has a green part.
    fileprivate var hasGreen: Bool {
        stride(from: 0, to: bytes.count, by: 4).contains { bytes[$0 + 3] > 0 && bytes[$0 + 1] > 0 }
    }
}
