extension FrameFormat where Output == String {
    /// A picture as self-contained SVG 1.1: no scripts, style sheets or external references.
    ///
    /// A cell is 8 × 16 user units. Box drawing, block elements, sextants, Braille and geometric symbols are drawn as shapes,
    /// and each word has its own position and length, so that the layout is the same with any monospaced font. The description
    /// becomes the title and description of the picture; if it has parts, each becomes a group with its own.
    public static func svg(_ options: SVGOptions = SVGOptions()) -> FrameFormat {
        FrameFormat(name: "svg", fileExtension: "svg") { frame, description in
            let parts = SVGParts(frame: frame, parts: description.parts, options: options)
            let drawing = SVGDrawing(frame: description.parts.isEmpty ? frame : parts.rest, options: options)
            var markup = MarkupBytes(capacity: 16_384)
            SVGDocument.open(size: frame.size, description: description, options: options, to: &markup)
            drawing.writeShapes(to: &markup)
            drawing.writeText(to: &markup)
            parts.write(to: &markup)
            markup.append("</svg>\n")
            return markup.text
        }
    }
}

/// The beginning of every SVG document.
enum SVGDocument {
    /// Writes the start of the document: size, description, background.
    static func open(
        size: CellSize, description: FrameDescription, options: SVGOptions, to markup: inout MarkupBytes
    ) {
        let (width, height) = (size.width * 8, size.height * 16)
        markup.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
        markup.append(tenths: scaled(width, by: options.scale))
        markup.append("\" height=\"")
        markup.append(tenths: scaled(height, by: options.scale))
        markup.append("\" viewBox=\"0 0 ")
        markup.append(number: width)
        markup.append(" ")
        markup.append(number: height)
        // Screen readers ignore the content of an `img`; a picture with parts must be a `group`.
        markup.append(description.parts.isEmpty ? "\" role=\"img\" " : "\" role=\"group\" ")
        markup.append("font-family=\"ui-monospace,Menlo,'DejaVu Sans Mono',Consolas,monospace\" font-size=\"13.29\">\n")
        describe(title: description.title, sentence: description.sentence, to: &markup)
        markup.append("<rect width=\"")
        markup.append(number: width)
        markup.append("\" height=\"")
        markup.append(number: height)
        markup.append("\" fill=\"")
        markup.append(color: options.colors(of: CellStyle()).behind)
        markup.append("\"/>\n")
    }

    /// Writes title and description of the element just opened.
    static func describe(title: String, sentence: String, to markup: inout MarkupBytes) {
        markup.append("<title>")
        markup.append(escaped: title)
        markup.append("</title>\n")
        if !sentence.isEmpty {
            markup.append("<desc>")
            markup.append(escaped: sentence)
            markup.append("</desc>\n")
        }
    }

    /// A scaled length in tenths of a pixel.
    private static func scaled(_ points: Int, by scale: Double) -> Int {
        scale == 1 ? points * 10 : Int((Double(points) * scale * 10).rounded())
    }
}

/// The parts of a composed frame, each as a group with its own title and description.
///
/// Each is drawn separately, so that pointing at it, or reaching it with a screen reader, gives its own title and description.
struct SVGParts {
    let frame: Frame
    let parts: [FrameDescription.Part]
    let options: SVGOptions

    /// The background around the parts: that of the top left cell.
    private var ground: CellStyle { CellStyle(background: frame.cells.first?.style.background ?? .terminalDefault) }

    /// The frame with its parts blanked.
    var rest: Frame {
        var rest = frame
        for part in parts { rest.fill(part.rect.intersection(frame.bounds), style: ground) }
        return rest
    }

    /// Writes the parts.
    func write(to markup: inout MarkupBytes) {
        for part in parts {
            markup.append("<g role=\"img\" transform=\"translate(")
            markup.append(number: part.rect.minX * 8)
            markup.append(" ")
            markup.append(number: part.rect.minY * 16)
            markup.append(")\">\n")
            SVGDocument.describe(title: part.title, sentence: part.sentence, to: &markup)
            var picture = Frame(size: part.rect.size)
            picture.draw(frame, at: CellPoint(x: -part.rect.minX, y: -part.rect.minY))
            let drawing = SVGDrawing(frame: picture, options: options, ground: options.colors(of: ground).behind)
            drawing.writeShapes(to: &markup)
            drawing.writeText(to: &markup)
            markup.append("</g>\n")
        }
    }
}
