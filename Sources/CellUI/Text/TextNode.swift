/// Text drawn as lines broken at blanks, the last one truncated if necessary, or as block letters.
final class TextNode: LayoutNode {
    private let text: ResolvedText
    private let string: String
    private let alignment: HorizontalAlignment
    private let lineLimit: Int?
    private let scale: CellScale
    private let truncationMode: Text.TruncationMode
    private let blockRows: Int
    private let minimumScale: Double
    private let typeSize: DynamicTypeSize
    private let reservedLines: Int
    private let breaksLongWords, showsBlocks: Bool
    /// The space between two lines, in points.
    private let lineSpacing: CGFloat
    /// The width of the text on one line.
    private let wholeWidth: Int
    private let hasLineEnds: Bool
    /// The latest font that ``blockFont(width:height:)`` found, with the space that it was found for.
    private var latestFont: (columns: Int, rows: Int, font: BlockFont, width: Int)?
    /// If this was got from ``later(at:)`` and is as large as before: the characters before the first digit that differs.
    private var unchangedLetters: Int?
    /// Created only if the text must be broken.
    private lazy var breakable = BreakableText(string)
    /// The characters of each run.
    private lazy var runRanges: [Range<Int>] = {
        var start = 0
        return text.runs.map { run in
            defer { start += run.text.count }
            return start..<start + run.text.count
        }
    }()

    init(_ text: consuming ResolvedText, _ environment: inout EnvironmentValues) {
        string = text.string
        wholeWidth = DisplayWidth.of(string)
        hasLineEnds = !DisplayWidth.isPlain(string) && string.utf8.contains(0x0A)
        alignment = environment.multilineTextAlignment.horizontal.facing(environment.layoutDirection)
        lineLimit = environment.lineLimit
        scale = environment.cellScale
        truncationMode = environment.truncationMode
        minimumScale = environment.minimumScaleFactor
        typeSize = environment.dynamicTypeSize
        (reservedLines, breaksLongWords) = (Int(environment.reservedLines), environment.breaksLongWords)
        (showsBlocks, lineSpacing) = (environment.showsBlocks, environment.lineSpacing)
        blockRows = text.font.rows(in: scale, at: environment.dynamicTypeSize)
        self.text = text
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let columns = proposal.width.map { scale.columns(fitting: $0) }
        let rows = proposal.height.map { scale.rows(fitting: $0) }
        let font = blockFont(width: columns, height: rows)
        let cells = font?.size(of: string) ?? cells(columns: columns, rows: rows.map(lines(inRows:)))
        var size = scale.points(cells)
        if lineSpacing > 0, font == nil {
            let height = scale.height(lines: cells.height, spacing: lineSpacing)
            size.height = max(size.height, min(height, proposal.height ?? height))
        }
        if text.isGreedy, let width = proposal.width { size.width = max(size.width, width) }
        if reservedLines > 1 {
            size.height = max(size.height, scale.height(lines: reservedLines, spacing: lineSpacing))
        }
        return size
    }

    private func lines(inRows rows: Int) -> Int { scale.lines(inRows: rows, spacing: lineSpacing) }

    /// The cells that lines of letters take of those that are offered.
    private func cells(columns: Int?, rows: Int?) -> CellSize {
        let reserved = min(text.reservedWidth, columns ?? text.reservedWidth)
        // Fast paths for the most frequent proposals of stacks: the minimum, and more than enough.
        if !hasLineEnds {
            if wholeWidth <= columns ?? .max { return CellSize(width: max(wholeWidth, reserved), height: 1) }
            if let columns, columns <= 0 { return CellSize(width: 0, height: 1) }
        }
        let lines = lines(width: columns, height: rows)
        let width = lines.reduce(0) { max($0, $1.width) }
        return CellSize(width: max(width, reserved), height: lines.count)
    }

    /// The block font to use; `nil` for plain text. Block letters are never truncated: if the font's size does not
    /// fit, a smaller one is used, and finally plain text.
    private func blockFont(width: Int?, height: Int?) -> BlockFont? {
        guard blockRows > 1 else { return nil }
        let (columns, rows) = (width ?? .max, min(blockRows, height ?? blockRows))
        // In fewer columns others are smaller, and the one that still fits stays the best.
        if let latestFont, latestFont.rows == rows, latestFont.width...latestFont.columns ~= columns {
            return latestFont.font
        }
        let font = BlockFont.largest(
            rows: rows, columns: width, isBold: text.first.attributes.contains(.bold), inWholeCells: !showsBlocks,
            for: string)
        latestFont = font.map { (columns, rows, $0, $0.size(of: string).width) }
        return font
    }

    /// The lines in a space. A word that only letters of a cell each make too wide is cut with an ellipsis: on a phone it is whole.
    private func lines(width: Int?, height: Int?) -> [TextLine] {
        let lines = brokenLines(width: width, height: height)
        guard !breaksLongWords, let width, breakable.breaksWord(lines),
            fitsOnPhone(breakable.brokenWords(of: lines), columns: width)
        else { return lines }
        return brokenLines(width: width, height: height, longWords: .cut)
    }

    private func brokenLines(width: Int?, height: Int?, longWords: BreakableText.LongWords = .broken) -> [TextLine] {
        let rows = min(lineLimit ?? .max, max(1, height ?? .max))
        return breakable.lines(
            width: width ?? .max, limit: rows, truncation: truncationMode, longWords: longWords)
    }

    /// Whether a phone has space for some words in a width of columns, which may be almost one less than there are points for.
    private func fitsOnPhone(_ words: [Substring], columns: Int) -> Bool {
        let font = PointFont(text.font, text.first.style, at: typeSize).scaled(by: minimumScale > 0 ? minimumScale : 1)
        return words.allSatisfy { font.width(of: String($0)) < scale.width(columns: columns + 1) }
    }

    /// A copy with another text in the same style.
    private init(_ time: TimeText, like other: TextNode) {
        text = other.text.reading(time)
        string = time.text
        wholeWidth = DisplayWidth.of(string)
        hasLineEnds = !DisplayWidth.isPlain(string) && string.utf8.contains(0x0A)
        (alignment, lineLimit, truncationMode) = (other.alignment, other.lineLimit, other.truncationMode)
        (blockRows, scale) = (other.blockRows, other.scale)
        (minimumScale, reservedLines, typeSize) = (other.minimumScale, other.reservedLines, other.typeSize)
        (breaksLongWords, showsBlocks, lineSpacing) = (other.breaksLongWords, other.showsBlocks, other.lineSpacing)
    }

    override func later(at now: Date) -> LayoutNode? {
        guard let time = text.time(at: now) else { return nil }
        let node = TextNode(time, like: self)
        if node.text.reservedWidth == text.reservedWidth, let letters = string.lettersBeforeOtherDigit(of: time.text) {
            (node.latestFont, node.unchangedLetters) = (latestFont, letters)
            node.inheritAnswers(of: self)
            return node
        }
        // The baseline depends on whether block letters fit, for any proposal, not only for those made so far.
        if blockRows > 1 {
            for font in BlockFont.all where font.size(of: string) != font.size(of: node.string) {
                return nil
            }
        }
        return node.answersLike(self) ? node : nil
    }

    /// Of block letters, the columns from the first digit that differs: drawing all of them was a fifth of the instructions of a tick.
    override func changedCells(in bounds: CGRect) -> CellRect? {
        let rect = scale.whole(bounds)
        guard let unchangedLetters, let (_, opacity) = text.first.paint.solid, opacity >= 1,
            let font = blockFont(width: rect.width, height: rect.height)
        else { return nil }
        let width = font.size(of: string).width
        let before = font.columns(before: unchangedLetters, of: string)
        return CellRect(
            x: rect.minX + indent(width, in: rect) + before, y: rect.minY, width: width - before, height: rect.height)
    }

    /// Columns to the left of a line.
    private func indent(_ width: Int, in rect: CellRect) -> Int {
        Int(alignment.offset(of: CGFloat(width), in: CGFloat(rect.width)).rounded(.down))
    }

    override func draw(in bounds: CGRect, context: inout DrawingContext) {
        let rect = scale.whole(bounds)
        if let font = blockFont(width: rect.width, height: rect.height) {
            let size = font.size(of: string)
            let x = rect.minX + indent(size.width, in: rect)
            let place = CellRect(origin: CellPoint(x: x, y: rect.minY), size: size)
            let run = text.first
            let ground = ground(of: place, &context)
            // Block letters look bold already; in some terminals a bold attribute would only change their colour.
            context.draw(
                string, font: font, at: place.origin, paint: run.paint, attributes: run.attributes.subtracting(.bold))
            noteChange(in: place, placed: bounds, over: ground, context: &context)
            return
        }
        let ground = ground(of: rect, &context)
        if text.isUniform, !text.hasBackground, !hasLineEnds, wholeWidth <= rect.width {
            let x = rect.minX + indent(wholeWidth, in: rect)
            let run = text.first
            context.draw(
                string, at: CellPoint(x: x, y: rect.minY), paint: run.paint, in: rect, attributes: run.attributes)
            noteChange(in: rect, placed: bounds, over: ground, context: &context)
            return
        }
        let lines = lines(width: rect.width, height: lines(inRows: rect.height))
        for (row, line) in lines.enumerated() {
            let x = rect.minX + indent(line.width, in: rect)
            let space = lineSpacing > 0 ? scale.rows(lineSpacing * CGFloat(row)) : 0
            draw(line, at: CellPoint(x: x, y: rect.minY + space + row), in: rect, context: &context)
        }
        noteChange(
            in: rect, placed: bounds, isCut: lines.contains { $0.isCut }, over: ground, context: &context)
    }

    private func ground(of rect: CellRect, _ context: inout DrawingContext) -> Range<Int>? {
        text.changesAt != nil && text.canMove ? context.ground(of: rect) : nil
    }

    private func noteChange(
        in rect: CellRect, placed place: CGRect, isCut: Bool = false, over ground: Range<Int>?,
        context: inout DrawingContext
    ) {
        guard let date = text.changesAt else { return }
        context.changes(at: date, in: rect, isExact: !isCut, by: self, placed: place, over: ground)
    }

    private func draw(_ line: TextLine, at origin: CellPoint, in rect: CellRect, context: inout DrawingContext) {
        if text.isUniform, !text.hasBackground {
            let run = text.first
            func draw(_ letters: some StringProtocol) {
                context.draw(letters, at: origin, paint: run.paint, in: rect, attributes: run.attributes)
            }
            return line.isCut ? draw(breakable.text(of: line)) : draw(breakable[line.head])
        }
        if line.width == 0 { return }
        // Several styles: each character has the style of its run, an ellipsis that of the preceding character.
        var x = origin.x
        func draw(_ letters: some StringProtocol, _ run: ResolvedText.Run) {
            if let background = run.background {
                let size = CellSize(width: DisplayWidth.of(String(letters)), height: 1)
                let ground = CellRect(origin: CellPoint(x: x, y: origin.y), size: size)
                context.fill(ground.intersection(rect), with: background)
            }
            x += context.draw(
                letters, at: CellPoint(x: x, y: origin.y), paint: run.paint, in: rect, attributes: run.attributes)
        }
        func draw(_ range: Range<Int>) {
            for (run, runRange) in zip(text.runs, runRanges) where runRange.overlaps(range) {
                let letters = breakable[range.clamped(to: runRange)]
                if line.isCut { draw(letters.replacing("\n", with: " "), run) } else { draw(letters, run) }
            }
        }
        draw(line.head)
        guard line.isCut else { return }
        let cut = zip(text.runs, runRanges).first { $0.1.contains(max(0, line.head.upperBound - 1)) }
        if let run = cut?.0 ?? text.runs.last { draw("…", run) }
        draw(line.tail)
    }

    /// The bottom of the first row; of block letters, of all.
    override func firstBaseline(in size: CGSize) -> CGFloat? {
        let cells = scale.cells(size)
        return blockFont(width: cells.width, height: cells.height) == nil ? scale.pointsPerRow : size.height
    }
    override func lastBaseline(in size: CGSize) -> CGFloat? { size.height }
    override func hasText(at side: HorizontalSide) -> Bool { true }
    override var changesAt: Date? { text.changesAt }
    override func collectChanges(into changes: inout PendingChanges) {
        if let date = text.changesAt { changes.add(date, of: self) }
    }
    override func read(into reading: inout Reading) { reading.say(string) }
    override func describe(in size: CGSize, _ description: inout Description) {
        description.detail = string
        description.add("font", InspectionName.font(text.font))
        description.add("colour", InspectionName.paint(text.first.paint))
        let cells = scale.cells(size)
        if let font = blockFont(width: cells.width, height: cells.height) {
            description.add("block letters", "\(font.rows) rows")
        } else {
            let lines = brokenLines(width: cells.width, height: lines(inRows: cells.height))
            description.isTruncated = lines.contains { $0.isCut } && !fitsShrunk(in: cells)
            description.breaksWord =
                breakable.breaksWord(lines) && !fitsShrunk(in: cells)
                && !fitsOnPhone(breakable.brokenWords(of: lines), columns: cells.width)
        }
    }

    /// Whether the text would fit on a phone without a broken word, where it may be shrunk.
    private func fitsShrunk(in cells: CellSize) -> Bool {
        guard minimumScale > 0 else { return true }
        func part(_ length: Int) -> Int { Int((Double(length) / minimumScale + 1e-6).rounded(.down)) }
        guard minimumScale < 1 else { return false }
        let lines = brokenLines(width: part(cells.width), height: part(cells.height))
        return !lines.contains { $0.isCut } && !breakable.breaksWord(lines)
    }
}

extension String {
    /// The number of characters before the first that differs, 0 if none does, if another text has other digits in the same places and
    /// is the same but for these, as a clock is a second later; otherwise `nil`. Both have the same size for any proposal then: all digits have one
    /// width, in block fonts too, and no line breaks between them. Measuring instead was a twelfth of the instructions of a tick.
    fileprivate func lettersBeforeOtherDigit(of other: String) -> Int? {
        guard utf8.count == other.utf8.count else { return nil }
        var (count, first) = (0, Int?.none)
        var others = other.utf8.makeIterator()
        for one in utf8 {
            guard let other = others.next() else { break }
            if one != other {
                guard one &- UInt8(ascii: "0") < 10, other &- UInt8(ascii: "0") < 10 else { return nil }
                first = first ?? count
            }
            // Bytes that continue a scalar are not counted.
            if one & 0xC0 != 0x80 { count += 1 }
        }
        return first ?? 0
    }
}
