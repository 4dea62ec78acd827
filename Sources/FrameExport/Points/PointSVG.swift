/// Writes true pictures as self-contained SVG 1.1: no scripts, style sheets or external references.
///
/// Text has a `textLength` for each run, so that the layout is the same in any font; SF Pro is used where there is one, then Inter.
public enum PointSVG {
    /// The document of a picture. The description becomes its title and description.
    public static func document(
        of canvas: PointCanvas, description: FrameDescription = FrameDescription(),
        options: PointSVGOptions = PointSVGOptions()
    ) -> String {
        var writer = PointSVGWriter(options: options)
        writer.write(canvas.items)
        return document(of: writer, size: canvas.size, description: description)
    }

    /// The document of what a writer has written.
    static func document(
        of writer: PointSVGWriter, size: CGSize, description: FrameDescription
    ) -> String {
        var markup = MarkupBytes(capacity: 32_768)
        markup.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
        markup.append(length: size.width * writer.options.scale)
        markup.append("\" height=\"")
        markup.append(length: size.height * writer.options.scale)
        markup.append("\" viewBox=\"0 0 ")
        markup.append(length: size.width)
        markup.append(" ")
        markup.append(length: size.height)
        markup.append("\" role=\"img\" font-family=\"")
        markup.append(Self.fonts)
        markup.append("\">\n")
        SVGDocument.describe(title: description.title, sentence: description.sentence, to: &markup)
        if !writer.definitions.isEmpty {
            markup.append("<defs>\n")
            markup.append(writer.definitions.markup)
            markup.append("</defs>\n")
        }
        markup.append(writer.body)
        markup.append("</svg>\n")
        return markup.text
    }

    static let fonts: StaticString =
        "-apple-system,'SF Pro Text','SF Pro',Inter,'Helvetica Neue','Liberation Sans',Arial,sans-serif"
}

/// What a document defines once and uses by name: gradients, clips, masks, symbols and letters.
struct PointSVGDefinitions {
    private(set) var markup = MarkupBytes()
    private var names: [String: Int] = [:]

    /// Whether nothing is defined.
    var isEmpty: Bool { names.isEmpty }

    /// The number under which something is defined. `write` adds its definition if it is not there yet; `key` identifies it.
    mutating func number(of key: String, _ write: (Int, inout MarkupBytes) -> Void) -> Int {
        if let known = names[key] { return known }
        let number = names.count
        names[key] = number
        var definition = MarkupBytes()
        write(number, &definition)
        markup.append(definition)
        return number
    }
}

extension MarkupBytes {
    /// Appends a length in points with at most two decimals.
    mutating func append(length: CGFloat) { append(length, decimals: 2) }

    /// Appends a number with at most `decimals` decimals, without trailing zeros; what is not finite becomes 0.
    mutating func append(_ value: Double, decimals: Int) {
        guard value.isFinite else { return append(byte: UInt8(ascii: "0")) }
        let power = decimals == 2 ? 100 : decimals == 3 ? 1000 : 100_000
        let parts = Int((min(max(value, -1e12), 1e12) * Double(power)).rounded())
        if parts < 0 { append(byte: UInt8(ascii: "-")) }
        let (whole, rest) = abs(parts).quotientAndRemainder(dividingBy: power)
        append(number: whole)
        guard rest > 0 else { return }
        append(byte: UInt8(ascii: "."))
        var (digits, unit) = (rest, power / 10)
        while digits > 0 {
            append(byte: UInt8(ascii: "0") + UInt8(digits / unit))
            digits %= unit
            unit /= 10
        }
    }

    /// Appends a point as `x y`.
    mutating func append(point: CGPoint) {
        append(length: point.x)
        append(byte: UInt8(ascii: " "))
        append(length: point.y)
    }

    /// Appends a path as path data.
    mutating func append(path: Path) {
        path.forEach { element in
            switch element {
            case .move(let point):
                append("M")
                append(point: point)
            case .line(let point):
                append("L")
                append(point: point)
            case .quadCurve(let point, let control):
                append("Q")
                append(point: control)
                append(" ")
                append(point: point)
            case .curve(let point, let control1, let control2):
                append("C")
                append(point: control1)
                append(" ")
                append(point: control2)
                append(" ")
                append(point: point)
            case .closeSubpath: append("Z")
            }
        }
    }
}
