extension FrameFormat where Output == String {
    /// A page without scripts, or an element for one: an SVG, with the text in a layer above it for selecting, searching and
    /// copying, including box drawing.
    ///
    /// Valid HTML and also well-formed XML. To accessibility it is one image named by the description or, if the description
    /// has parts, a group of such images.
    public static func html(_ options: HTMLOptions = HTMLOptions()) -> FrameFormat {
        FrameFormat(name: "html", fileExtension: "html") { frame, description in
            var markup = MarkupBytes(capacity: 16_384)
            if options.isPage { openPage(description, ground: ground(of: frame, options.picture), to: &markup) }
            appendElement(frame, description: description, options: options.picture, to: &markup)
            if options.isPage { markup.append("</body>\n</html>\n") }
            return markup.text
        }
    }

    /// The background of the page: the colour behind the picture's top left cell.
    private static func ground(of frame: Frame, _ options: SVGOptions) -> UInt32 {
        options.colors(of: frame.cells.first?.style ?? CellStyle()).behind
    }

    private static func openPage(
        _ description: FrameDescription, ground: UInt32, to markup: inout MarkupBytes
    ) {
        markup.append("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n<title>")
        markup.append(escaped: description.title)
        markup.append("</title>\n")
        if !description.sentence.isEmpty {
            markup.append("<meta name=\"description\" content=\"")
            markup.append(escaped: description.sentence)
            markup.append("\"/>\n")
        }
        markup.append("<meta name=\"viewport\" content=\"width=device-width\"/>\n<style>\nbody{margin:0;background:")
        markup.append(color: ground)
        markup.append("}\n")
        markup.append(HTMLOptions.styleSheet)
        markup.append("</style>\n</head>\n<body>\n")
    }

    private static func appendElement(
        _ frame: Frame, description: FrameDescription, options: SVGOptions, to markup: inout MarkupBytes
    ) {
        let colors = options.colors(of: CellStyle())
        let hasParts = !description.parts.isEmpty
        markup.append("<div class=\"islet-frame\" role=\"")
        markup.append(hasParts ? "group\" aria-label=\"" : "img\" aria-label=\"")
        markup.append(escaped: description.title)
        if !description.sentence.isEmpty {
            markup.append(": ")
            markup.append(escaped: description.sentence)
        }
        markup.append("\" style=\"--cell:")
        // At scale 1 a cell is 8 px wide.
        let thousandths = Int((8_000 * options.scale).rounded())
        markup.append(number: thousandths / 1000)
        markup.append(decimals: thousandths % 1000, of: 3)
        markup.append("px;")
        appendArea(width: frame.width, height: frame.height, to: &markup)
        markup.append(";color:")
        markup.append(color: colors.glyph)
        markup.append(";background:")
        markup.append(color: colors.behind)
        markup.append("\">\n<svg xmlns=\"http://www.w3.org/2000/svg\" aria-hidden=\"true\" viewBox=\"0 0 ")
        markup.append(number: frame.width * 8)
        markup.append(" ")
        markup.append(number: frame.height * 16)
        markup.append("\" preserveAspectRatio=\"none\">\n")
        SVGDrawing(frame: frame, options: options).writeShapes(to: &markup)
        // HTML ignores a newline at the start of a `pre` element.
        markup.append(hasParts ? "</svg>\n<pre aria-hidden=\"true\">\n" : "</svg>\n<pre>\n")
        var text = HTMLText(options: options)
        for y in 0..<frame.height { text.append(row: frame.row(y)) }
        markup.append(text.markup)
        markup.append("</pre>\n")
        for part in description.parts { append(part, to: &markup) }
        markup.append("</div>\n")
    }

    /// Appends an invisible element with the accessibility text of one picture, at its place.
    private static func append(_ part: FrameDescription.Part, to markup: inout MarkupBytes) {
        markup.append("<span role=\"img\" aria-label=\"")
        markup.append(escaped: part.phrase)
        markup.append("\" style=\"--x:")
        markup.append(number: part.rect.minX)
        markup.append(";--y:")
        markup.append(number: part.rect.minY)
        markup.append(";")
        appendArea(width: part.rect.width, height: part.rect.height, to: &markup)
        markup.append("\"></span>\n")
    }

    /// Appends an extent in cells as the custom properties of the style sheet.
    private static func appendArea(width: Int, height: Int, to markup: inout MarkupBytes) {
        markup.append("--n:")
        markup.append(number: width)
        markup.append(";--m:")
        markup.append(number: height)
    }
}

/// Options of the HTML export.
public struct HTMLOptions: Hashable, Sendable {
    /// Colours and size. Default: those of ``SVGOptions``.
    public var picture: SVGOptions
    /// Whether the result is a whole page. If not, it is one element for a page whose head contains ``styleSheet``. Default:
    /// true.
    public var isPage: Bool

    /// Creates options.
    public init(picture: SVGOptions = SVGOptions(), isPage: Bool = true) {
        self.picture = picture
        self.isPage = isPage
    }

    /// The CSS rules for elements, needed once per page; class names start with `islet-`.
    ///
    /// Every length is a whole number of cells times the property `--cell`, a cell's width, so that browsers' rounding does not
    /// accumulate. A cell is twice as high as wide. `--x` and `--y` are the column and row where an element starts, `--n` and
    /// `--m` its columns and rows. Letter spacing makes up the difference between a font's digit (`1ch`) and a cell.
    ///
    /// `i` is a run drawn as shapes: its glyphs are transparent, but can be selected. `b` is text that may come from a fallback
    /// font: centred in its cells and clipped to them. A `span` beside the text is the place of one of several pictures, for
    /// screen readers; it ignores the pointer.
    public static let styleSheet = """
        .islet-frame{position:relative;overflow:hidden;width:calc(var(--n)*var(--cell));height:calc(var(--m)*2*var(--cell));\
        font-family:ui-monospace,Menlo,'DejaVu Sans Mono',Consolas,monospace;font-size:calc(var(--cell)*1.66125);\
        line-height:calc(2*var(--cell));font-kerning:none;font-variant-ligatures:none;text-align:left;direction:ltr}
        .islet-frame svg,.islet-frame pre{position:absolute;left:0;top:0;width:100%;height:100%}
        .islet-frame pre{margin:0;padding:0;font:inherit;white-space:pre}
        .islet-frame pre *,.islet-frame>span{position:absolute;left:calc(var(--x)*var(--cell));top:0;\
        width:calc(var(--n)*var(--cell));height:100%}
        .islet-frame pre *{letter-spacing:calc(var(--cell) - 1ch);font-weight:inherit;font-style:inherit}
        .islet-frame pre>span{left:0;top:calc(var(--y)*2*var(--cell));width:100%;height:calc(2*var(--cell))}
        .islet-frame b,.islet-frame i{overflow:hidden}
        .islet-frame b{text-align:center}
        .islet-frame i{color:transparent}
        .islet-frame>span{top:calc(var(--y)*2*var(--cell));height:calc(var(--m)*2*var(--cell));pointer-events:none}

        """
}
