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
