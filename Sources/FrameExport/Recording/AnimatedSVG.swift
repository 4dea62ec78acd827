extension RecordingFormat where Output == String {
    /// An animated SVG with discrete SMIL animation: no scripts, no style sheet. Static content is written once, and so is each
    /// distinct picture of each changing region. Viewers without animation show the first frame.
    ///
    /// - Parameters:
    ///   - options: Colours and size.
    ///   - repeats: Whether the animation loops. Default: true.
    public static func svg(_ options: SVGOptions = SVGOptions(), repeats: Bool = true) -> RecordingFormat {
        RecordingFormat(name: "svg", fileExtension: "svg") { recording, description in
            AnimatedDrawing(recording: recording, options: options, repeats: repeats).document(description)
        }
    }
}

/// A recording as a static picture plus film strips: a region's distinct pictures are stacked, and a viewport shows one at a
/// time.
private struct AnimatedDrawing {
    let recording: FrameRecording
    let options: SVGOptions
    let repeats: Bool

    func document(_ description: FrameDescription) -> String {
        var markup = MarkupBytes(capacity: 65_536)
        let regions = ChangingRegion.regions(of: recording)
        var still = recording.first
        for region in regions {
            // At fractional scales the background shows through at a strip's edges: give it the strip's colour.
            still.fill(region.rect, style: groundStyle(of: region))
        }
        SVGDocument.open(size: still.size, description: description, options: options, to: &markup)
        append(SVGDrawing(frame: still, options: options), to: &markup)
        for region in regions { append(region, to: &markup) }
        markup.append("</svg>\n")
        return markup.text
    }

    private func append(_ drawing: SVGDrawing, to markup: inout MarkupBytes) {
        drawing.writeShapes(to: &markup)
        drawing.writeText(to: &markup)
    }

    private func append(_ region: ChangingRegion, to markup: inout MarkupBytes) {
        let (rect, height) = (region.rect, region.rect.height)
        var strip = Frame(size: CellSize(width: rect.width, height: height * region.variants.count))
        for (number, cells) in region.variants.enumerated() {
            for (index, cell) in cells.enumerated() where !cell.isContinuation {
                strip.put(cell, x: index % rect.width, y: number * height + index / rect.width)
            }
        }
        markup.append("<svg")
        for (name, value) in [
            (" x=\"" as StaticString, rect.minX * 8), ("\" y=\"", rect.minY * 16), ("\" width=\"", rect.width * 8),
            ("\" height=\"", height * 16),
        ] {
            markup.append(name)
            markup.append(number: value)
        }
        markup.append(
            "\"><g>\n<animateTransform attributeName=\"transform\" type=\"translate\" calcMode=\"discrete\" dur=\"")
        markup.append(seconds: recording.duration)
        markup.append(repeats ? "s\" repeatCount=\"indefinite\" keyTimes=\"" : "s\" fill=\"freeze\" keyTimes=\"")
        for moment in region.timeline {
            if moment.step > 0 { markup.append(";") }
            append(fraction: offset(of: moment.step), to: &markup)
        }
        markup.append("\" values=\"")
        for moment in region.timeline {
            if moment.step > 0 { markup.append(";") }
            markup.append("0")
            if moment.variant > 0 {
                markup.append(" ")
                markup.append(number: -moment.variant * height * 16)
            }
        }
        markup.append("\"/>\n")
        append(SVGDrawing(frame: strip, options: options, ground: ground(of: region)), to: &markup)
        markup.append("</g></svg>\n")
    }

    private func offset(of step: Int) -> Duration { step == 0 ? .zero : recording.steps[step - 1].offset }

    /// Appends a time as a fraction of the duration, in millionths.
    private func append(fraction offset: Duration, to markup: inout MarkupBytes) {
        let millionths = min(1_000_000, Int((offset / recording.duration * 1_000_000).rounded()))
        markup.append(number: millionths / 1_000_000)
        markup.append(decimals: millionths % 1_000_000, of: 6)
    }

    /// The background colour of all pictures of a region; `nil` if there are several.
    private func ground(of region: ChangingRegion) -> UInt32? {
        let first = options.colors(of: region.variants[0][0].style).behind
        let isOne = region.variants.allSatisfy { $0.allSatisfy { options.colors(of: $0.style).behind == first } }
        return isOne ? first : nil
    }

    private func groundStyle(of region: ChangingRegion) -> CellStyle {
        CellStyle(background: CellColor(hex: options.colors(of: region.variants[0][0].style).behind))
    }
}
