extension FrameFormat where Output == String {
    /// A picture as SVG 1.1: no script, no style sheet, no reference to anything outside.
    ///
    /// A cell is 8 × 16 user units. Box drawing and block elements are drawn as shapes and each word has its own place and
    /// length, so that the picture holds together whichever monospaced font the reader has.
    public static func svg(_ options: SVGOptions = SVGOptions()) -> FrameFormat {
        FrameFormat(name: "svg", fileExtension: "svg") { frame, description in
            SVGDrawing(frame: frame, options: options).document(description)
        }
    }
}

/// The shapes and words of one frame, gathered by colour in the order in which the colours appear.
private struct SVGDrawing {
    private let frame: Frame
    private let options: SVGOptions
    private var behind = SVGPaths()
    private var areas = SVGPaths()
    private var strokes = SVGPaths()
    private var words: [SVGWord] = []

    init(frame: Frame, options: SVGOptions) {
        self.frame = frame
        self.options = options
        for y in 0..<frame.height {
            addBackgrounds(y)
            addGlyphs(y)
        }
    }

    func document(_ description: FrameDescription) -> String {
        let width = frame.width * 8
        let height = frame.height * 16
        let background = SVGPaths.color(options.colors(of: CellStyle()).behind)
        var lines = [
            #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)" "#
                + #"viewBox="0 0 \#(width) \#(height)" role="img">"#,
            "<title>\(SVGWord.escape(description.title))</title>",
        ]
        if !description.sentence.isEmpty { lines.append("<desc>\(SVGWord.escape(description.sentence))</desc>") }
        lines.append(#"<rect width="\#(width)" height="\#(height)" fill="\#(background)"/>"#)
        lines += group(#"shape-rendering="crispEdges""#, behind.elements { #"fill="\#($0)""# })
        lines += group(#"shape-rendering="crispEdges""#, areas.elements { #"fill="\#($0)""# })
        lines += group(#"fill="none""#, strokes.elements { #"stroke="\#($0)""# })
        lines += group(
            #"font-family="ui-monospace, Menlo, 'DejaVu Sans Mono', monospace" font-size="13""#,
            words.map(\.element))
        return (lines + ["</svg>", ""]).joined(separator: "\n")
    }

    private func group(_ attributes: String, _ elements: [String]) -> [String] {
        elements.isEmpty ? [] : ["<g \(attributes)>"] + elements + ["</g>"]
    }

    /// One rectangle for each stretch of a row with the same colour behind it, unless it is that of the whole picture.
    private mutating func addBackgrounds(_ y: Int) {
        let whole = options.colors(of: CellStyle()).behind
        let colors = frame.row(y).map { options.colors(of: $0.style).behind }
        var x = 0
        while x < colors.count {
            let start = x
            while x < colors.count, colors[x] == colors[start] { x += 1 }
            guard colors[start] != whole else { continue }
            behind.add("M\(start * 8) \(y * 16)h\((x - start) * 8)v16h-\((x - start) * 8)z", color: colors[start])
        }
    }

    private mutating func addGlyphs(_ y: Int) {
        for x in 0..<frame.width {
            let cell = frame[x, y]
            guard !cell.isContinuation else { continue }
            let colors = options.colors(of: cell.style)
            let width = Int(cell.width)
            addLines(cell.style.attributes, x: x, y: y, width: width, color: colors.glyph)
            guard cell.glyph != .space else { continue }
            if let scalar = cell.glyph.scalar, addShape(scalar, x: x, y: y, colors: colors) { continue }
            let attributes = cell.style.attributes.intersection([.bold, .italic])
            if let last = words.indices.last, width == 1,
                words[last].canTake(x: x, y: y, color: colors.glyph, attributes: attributes)
            {
                words[last].append(cell.graphemeCluster)
            } else {
                words.append(
                    SVGWord(
                        x: x, y: y, width: width, color: colors.glyph, attributes: attributes,
                        text: cell.graphemeCluster))
            }
        }
    }

    /// Underline and strikethrough, as areas: a blank has them too.
    private mutating func addLines(_ attributes: CellStyle.Attributes, x: Int, y: Int, width: Int, color: UInt32) {
        for (attribute, offset) in [(CellStyle.Attributes.underline, 14), (.strikethrough, 8)]
        where attributes.contains(attribute) {
            areas.add("M\(x * 8) \(y * 16 + offset)h\(width * 8)v1h-\(width * 8)z", color: color)
        }
    }

    /// Adds the shape of a block element or a box drawing character; false if it is neither.
    private mutating func addShape(_ scalar: Unicode.Scalar, x: Int, y: Int, colors: (glyph: UInt32, behind: UInt32))
        -> Bool
    {
        if let coverage = BlockElement.coverage(of: scalar) {
            let color = SVGOptions.mix(colors.glyph, colors.behind, eighths: coverage.eighths)
            for area in coverage.areas {
                areas.add(
                    "M\(x * 8 + area.minX) \(y * 16 + area.minY)h\(area.width)v\(area.height)h-\(area.width)z",
                    color: color)
            }
            return true
        }
        switch BoxDrawingPath(scalar) {
        case .areas(let list):
            for area in list {
                let place = "\(SVGPaths.tenths(x * 80 + area.x)) \(SVGPaths.tenths(y * 160 + area.y))"
                let width = SVGPaths.tenths(area.width)
                areas.add("M\(place)h\(width)v\(SVGPaths.tenths(area.height))h-\(width)z", color: colors.glyph)
            }
        case .stroke(let segments):
            for segment in segments {
                strokes.add(SVGPaths.segment(segment, x: x * 80, y: y * 160), color: colors.glyph)
            }
        case nil:
            return false
        }
        return true
    }
}
