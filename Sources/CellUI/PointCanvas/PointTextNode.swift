/// Text in points: lines broken at blanks, each run of letters in its own font, the last line truncated if necessary.
final class PointTextNode: LayoutNode {
    private let text: ResolvedText
    private let runs: [Run]
    private let string: String
    private let alignment: HorizontalAlignment
    private let lineLimit: Int?
    private let reservedLines: Int
    private let truncationMode: Text.TruncationMode
    private let minimumScale: Double
    private let breakable: BreakableText
    /// The width of the widest text that this one can become, if space is reserved for it.
    private let reservedWidth: CGFloat
    /// The height of a line and its baseline, at full size.
    private let lineHeight: CGFloat
    private let ascent: CGFloat
    /// The space between two lines, at full size.
    private let lineSpacing: CGFloat
    private var arrangements: [ProposedViewSize: Arrangement] = [:]

    /// Letters of one style.
    private struct Run {
        let text: String
        let range: Range<Int>
        let paint: Paint
        let background: Paint?
        let font: PointFont
        /// What a line is higher than the font's own.
        let extraHeight: CGFloat
        /// The space after each letter, and how far it is raised.
        let tracking, baselineOffset: CGFloat
        let symbol: String?
        let isUnderlined: Bool
        let isStruckThrough: Bool
        let isRedacted: Bool

        /// The width of some of its letters.
        func width(of letters: String) -> CGFloat { font.width(of: letters) + tracking * CGFloat(letters.count) }
    }

    /// The lines for a proposal.
    private struct Arrangement {
        let lines: [TextLine]
        /// By how much the text is shrunk, up to 1.
        let scale: Double
    }

    /// Widths are measured in this many parts of a point, so that sums are exact.
    private static let parts = 1024.0
    /// The steps in which text shrinks that may.
    private static let step = 0.02

    init(_ text: ResolvedText, _ environment: EnvironmentValues) {
        self.text = text
        string = text.string
        alignment = environment.multilineTextAlignment.horizontal.facing(environment.layoutDirection)
        lineLimit = environment.lineLimit
        reservedLines = Int(environment.reservedLines)
        truncationMode = environment.truncationMode
        minimumScale = environment.minimumScaleFactor
        lineSpacing = environment.lineSpacing
        var runs: [Run] = []
        var widths: [Int32] = []
        let isRedacted = environment.redactionReasons.contains(.placeholder)
        for run in text.runs {
            let font = PointFont(run.font, run.style, at: environment.dynamicTypeSize)
            let start = widths.count
            let tracking = run.style.tracking ?? 0
            if let symbol = run.symbol {
                let width = SymbolOutlines.size(of: symbol).width * PointFont.symbolEms * font.size
                widths.append(Self.units(width + tracking))
            } else {
                for character in run.text { widths.append(Self.units(max(0, font.width(of: character) + tracking))) }
            }
            runs.append(
                Run(
                    text: run.text, range: start..<widths.count, paint: run.paint, background: run.background,
                    font: font, extraHeight: font.extraLineHeight(run.font, run.style),
                    tracking: tracking, baselineOffset: run.style.baselineOffset ?? 0, symbol: run.symbol,
                    isUnderlined: run.style.isUnderlined == true, isStruckThrough: run.style.isStruckThrough == true,
                    isRedacted: isRedacted))
        }
        self.runs = runs
        let ellipsis = Self.units(runs.last.map { $0.font.width(of: "…") } ?? 0)
        breakable = BreakableText(string, widths: widths, ellipsis: Int(ellipsis))
        reservedWidth = text.widest.map { runs[0].width(of: $0) } ?? 0
        // What is raised or lowered needs a line that is higher by as much.
        lineHeight = runs.reduce(0) { max($0, $1.font.lineHeight + $1.extraHeight + abs($1.baselineOffset)) }
        ascent = runs.reduce(0) { max($0, $1.font.ascent + $1.extraHeight / 2 + max(0, $1.baselineOffset)) }
    }

    private static func units(_ points: Double) -> Int32 { Int32((points * parts).rounded()) }

    // MARK: Layout

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let arrangement = arrangement(proposal)
        let width = arrangement.lines.reduce(0) { max($0, Self.width(of: $1)) } * arrangement.scale
        let reserved = min(reservedWidth, proposal.width ?? .infinity)
        let own = CGFloat(max(width, reserved)).roundedUpToPixels
        return CGSize(
            width: text.isGreedy ? max(own, proposal.width ?? 0) : own,
            height: top(ofLine: max(arrangement.lines.count, reservedLines), at: arrangement.scale)
                - lineSpacing * arrangement.scale)
    }

    /// The height of a line.
    private func height(at scale: Double) -> CGFloat { CGFloat(lineHeight * scale).roundedUpToPixels }
    /// The distance of a line from the top of the text.
    private func top(ofLine index: Int, at scale: Double) -> CGFloat {
        CGFloat(index) * (height(at: scale) + lineSpacing * scale)
    }
    private static func width(of line: TextLine) -> CGFloat { CGFloat(line.width) / parts }

    private func arrangement(_ proposal: ProposedViewSize) -> Arrangement {
        if let known = arrangements[proposal] { return known }
        var scale = 1.0
        var lines = lines(proposal, scale: 1)
        // A word is only broken where it cannot be made small enough.
        while scale > minimumScale, lines.contains(where: \.isCut) || breakable.breaksWord(lines) {
            scale = max(minimumScale, scale - Self.step)
            lines = self.lines(proposal, scale: scale)
        }
        let arrangement = Arrangement(lines: lines, scale: scale)
        arrangements[proposal] = arrangement
        return arrangement
    }

    private func lines(_ proposal: ProposedViewSize, scale: Double) -> [TextLine] {
        let width = proposal.width.map { $0 / scale } ?? .infinity
        let height =
            proposal.height.map { ($0 / scale + lineSpacing) / max(0.001, lineHeight + lineSpacing) } ?? .infinity
        let rows = height.isFinite ? max(1, Int((height + 0.01).rounded(.down))) : Int.max
        return breakable.lines(
            width: width < 1e6 ? Int((width * Self.parts).rounded(.up)) : .max, limit: min(lineLimit ?? .max, rows),
            truncation: truncationMode)
    }

    override func firstBaseline(in size: CGSize) -> CGFloat? {
        ascent * arrangement(proposal(answeredBy: size)).scale
    }
    override func lastBaseline(in size: CGSize) -> CGFloat? {
        let arrangement = arrangement(proposal(answeredBy: size))
        return top(ofLine: arrangement.lines.count - 1, at: arrangement.scale) + ascent * arrangement.scale
    }

    // MARK: Drawing

    override func draw(in rect: CGRect, on canvas: inout PointCanvas) {
        let arrangement = arrangement(proposal(answeredBy: rect.size))
        let scale = arrangement.scale
        for (index, line) in arrangement.lines.enumerated() where line.width > 0 {
            let width = Self.width(of: line) * scale
            var origin = CGPoint(
                x: rect.minX + alignment.offset(of: width, in: rect.width),
                y: rect.minY + top(ofLine: index, at: scale) + ascent * scale)
            draw(line.head, at: &origin, scale: scale, on: &canvas)
            guard line.isCut else { continue }
            let last = max(0, line.head.upperBound - 1)
            if let run = runs.first(where: { $0.range.contains(last) }) ?? runs.last {
                draw("…", of: run, at: &origin, scale: scale, on: &canvas)
            }
            draw(line.tail, at: &origin, scale: scale, on: &canvas)
        }
    }

    private func draw(_ range: Range<Int>, at origin: inout CGPoint, scale: Double, on canvas: inout PointCanvas) {
        for run in runs where run.range.overlaps(range) {
            let letters = breakable[range.clamped(to: run.range)].replacing("\n", with: " ")
            draw(String(letters), of: run, at: &origin, scale: scale, on: &canvas)
        }
    }

    private func draw(
        _ letters: String, of run: Run, at origin: inout CGPoint, scale: Double, on canvas: inout PointCanvas
    ) {
        let font = run.font.scaled(by: scale)
        let raise = run.baselineOffset * scale
        origin.y -= raise
        defer { origin.y += raise }
        if let background = run.background {
            let box = CGRect(
                x: origin.x, y: origin.y - font.ascent, width: run.width(of: letters) * scale, height: font.lineHeight)
            canvas.fill(Path(box), with: background, in: box)
        }
        if let symbol = run.symbol, letters != "…" {
            let place = PlacedSymbol(named: symbol, font: font, at: origin)
            canvas.draw(symbol: symbol, in: place.rect, with: run.paint)
            origin.x += place.rect.width + run.tracking * scale
            return
        }
        if run.isRedacted {
            let width = run.width(of: letters) * scale
            let bar = CGRect(
                x: origin.x, y: origin.y - font.capHeight, width: width, height: font.capHeight + font.descent / 2)
            canvas.fill(Path(roundedRect: bar, cornerRadius: 3), with: run.paint.opacity(0.3), in: bar)
            origin.x += width
            return
        }
        // A letter that stands for a symbol is drawn as one.
        var plain = ""
        func flush() {
            guard !plain.isEmpty else { return }
            var text = PointText(plain, font: font, at: origin, paint: run.paint)
            text.width = run.width(of: plain) * scale
            (text.isUnderlined, text.isStruckThrough) = (run.isUnderlined, run.isStruckThrough)
            canvas.draw(text)
            origin.x += text.width
            plain = ""
        }
        for letter in letters {
            guard let symbol = SymbolOutlines.symbol(for: letter) else {
                plain.append(letter)
                continue
            }
            flush()
            var rect = PlacedSymbol(named: symbol.name, font: font, at: origin).rect
            let width = run.width(of: String(letter)) * scale
            rect.origin.x += (width - rect.width) / 2
            canvas.draw(symbol: symbol.name, in: rect, with: run.paint)
            origin.x += width
        }
        flush()
    }

    // MARK: Reading

    override func hasText(at side: HorizontalSide) -> Bool { true }
    override func edgeSpacing(_ edge: VerticalEdge) -> EdgeSpacing {
        runs.max { $0.font.lineHeight < $1.font.lineHeight }.map { EdgeSpacing(edge, of: $0.font) } ?? EdgeSpacing()
    }
    override func read(into reading: inout Reading) { reading.say(string) }

    override func describe(in size: CGSize, _ description: inout Description) {
        description.detail = string
        description.add("font", InspectionName.font(text.font))
        description.add("colour", InspectionName.paint(text.first.paint))
        let lines = arrangement(proposal(answeredBy: size)).lines
        description.isTruncated = lines.contains(where: \.isCut)
        description.breaksWord = breakable.breaksWord(lines)
    }
}

/// The rectangle of a symbol beside text: its middle is in the middle of the capital letters.
struct PlacedSymbol {
    let rect: CGRect

    /// - Parameter origin: The left end of the baseline.
    init(named name: String, font: PointFont, at origin: CGPoint) {
        let side = PointFont.symbolEms * font.size
        let unit = SymbolOutlines.size(of: name)
        let size = CGSize(width: unit.width * side, height: unit.height * side)
        rect = CGRect(
            origin: CGPoint(x: origin.x, y: origin.y - font.capHeight / 2 - size.height / 2), size: size)
    }
}
