/// A text with everything decided: letters, colours, attributes, and when it will read differently.
struct ResolvedText {
    /// Letters of one style.
    struct Run {
        var text: String
        var paint: Paint
        var attributes: CellStyle.Attributes
    }

    private(set) var runs: [Run] = []
    /// When any of it reads differently.
    private(set) var changesAt: Date?
    /// Columns to keep free, so that a clock does not push its neighbours.
    private(set) var reservedWidth = 0
    /// The font of its largest part.
    private(set) var font: Font

    init(_ text: Text, _ lowering: Lowering) {
        font = text.font ?? lowering.environment.font ?? .body
        append(text, style: lowering.environment.textStyle, font: font, foreground: lowering.foreground, lowering)
        if runs.count != 1 { reservedWidth = 0 }
    }

    var isEmpty: Bool { runs.allSatisfy { $0.text.isEmpty } }
    /// All letters.
    var string: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }

    private mutating func append(_ text: Text, style: TextStyle, font: Font, foreground: Paint, _ lowering: Lowering) {
        let style = text.style.over(style)
        let font = text.font ?? font
        let paint = text.foreground.map { lowering.paint($0) } ?? foreground
        if font.size > self.font.size { self.font = font }
        let time: TimeText
        switch text.storage {
        case .joined(let texts):
            for part in texts { append(part, style: style, font: font, foreground: paint, lowering) }
            return
        case .verbatim(let string): time = TimeText(text: string)
        case .image(let image): time = TimeText(text: String(image.glyph))
        case .timer(let interval, let pauseTime, let countsDown, let showsHours):
            time = Text.timer(
                interval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours,
                at: lowering.environment.now)
        case .date(let date, let dateStyle):
            time = Text.dated(
                date, style: dateStyle, timeZone: lowering.environment.timeZone, at: lowering.environment.now)
        case .live(let text): time = text(lowering.environment.now)
        case .dates(let dates):
            let zone = lowering.environment.timeZone
            time = TimeText(
                text: "\(CivilTime(dates.lowerBound, in: zone).clock) – \(CivilTime(dates.upperBound, in: zone).clock)")
        }
        if let date = time.changesAt { changesAt = min(changesAt ?? date, date) }
        if let widest = time.widest { reservedWidth = DisplayWidth.of(widest) }
        var string = time.text
        switch style.textCase {
        case .uppercase: string = string.uppercased()
        case .lowercase: string = string.lowercased()
        case nil: break
        }
        if lowering.environment.redactionReasons.contains(.placeholder) {
            string = String(repeating: "█", count: DisplayWidth.of(string))
        }
        if !string.isEmpty { runs.append(Run(text: string, paint: paint, attributes: style.attributes(font: font))) }
    }
}
