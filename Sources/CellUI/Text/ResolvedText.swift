/// A text with everything decided: letters, colours, attributes, and when it will read differently.
struct ResolvedText {
    /// Letters of one style.
    struct Run {
        var text: String
        var paint: Paint
        var attributes: CellStyle.Attributes
    }

    /// The first run; empty where there is none.
    private(set) var first = Run(text: "", paint: .solid(.terminalDefault), attributes: [])
    private var others: [Run] = []
    /// Whether all letters are of one style.
    var isUniform: Bool { others.isEmpty }
    /// All runs.
    var runs: [Run] { [first] + others }

    /// When any of it reads differently.
    private(set) var changesAt: Date?
    /// Columns to keep free, so that a clock does not push its neighbours.
    private(set) var reservedWidth = 0
    /// The font of its largest part.
    private(set) var font: Font
    /// What a text of one style is made of anew at another instant; `nil` for one that never changes.
    private var source: Source?

    private struct Source {
        let storage: Text.Storage
        let timeZone: TimeZone
        let localization: Localization?
    }

    init(_ text: Text, _ lowering: inout Lowering) {
        font = text.font ?? lowering.environment.font ?? .body
        append(text, style: lowering.environment.textStyle, font: font, foreground: lowering.foreground, &lowering)
        if !isUniform { reservedWidth = 0 }
        // A part that is empty now may have something to say then.
        if case .joined = text.storage { source = nil }
    }

    /// Whether ``later(at:)`` has an answer.
    var canMove: Bool { source != nil && isUniform }

    /// The same text as it reads at another instant; `nil` for one that takes more to be known.
    func later(at now: Date) -> ResolvedText? {
        guard canMove, let source else { return nil }
        let time = source.storage.reading(at: now, in: source.timeZone, source.localization)
        guard !time.text.isEmpty else { return nil }
        var text = self
        text.first.text = time.text
        text.changesAt = time.changesAt
        text.reservedWidth = time.widest.map { DisplayWidth.of($0) } ?? 0
        return text
    }

    var isEmpty: Bool { first.text.isEmpty }
    /// All letters.
    var string: String { isUniform ? first.text : runs.map(\.text).joined() }

    private mutating func append(
        _ text: Text, style: TextStyle, font: Font, foreground: Paint, _ lowering: inout Lowering
    ) {
        let style = text.style.over(style)
        let font = text.font ?? font
        let paint = text.foreground.map { lowering.paint($0) } ?? foreground
        let typeSize = lowering.environment.dynamicTypeSize
        if font.size(at: typeSize) > self.font.size(at: typeSize) { self.font = font }
        if case .joined(let texts) = text.storage {
            for part in texts { append(part, style: style, font: font, foreground: paint, &lowering) }
            return
        }
        let (timeZone, localization) = (lowering.environment.timeZone, lowering.environment.localization)
        let time = text.storage.reading(at: lowering.environment.now, in: timeZone, localization)
        if let date = time.changesAt {
            changesAt = min(changesAt ?? date, date)
            let isPlain = style.textCase == nil && lowering.environment.redactionReasons.isEmpty
            source = isPlain ? Source(storage: text.storage, timeZone: timeZone, localization: localization) : nil
        }
        if let widest = time.widest { reservedWidth = DisplayWidth.of(widest) }
        var string = time.text
        if lowering.isMirrored, case .image(let image) = text.storage {
            string = String(image.glyph(facing: .rightToLeft))
        }
        switch style.textCase {
        case .uppercase: string = localization.map { string.uppercased(with: $0.locale) } ?? string.uppercased()
        case .lowercase: string = localization.map { string.lowercased(with: $0.locale) } ?? string.lowercased()
        case nil: break
        }
        if lowering.environment.redactionReasons.contains(.placeholder) {
            string = String(repeating: "█", count: DisplayWidth.of(string))
        }
        if string.isEmpty { return }
        let run = Run(text: string, paint: paint, attributes: style.attributes(font: font))
        if isEmpty { first = run } else { others.append(run) }
    }
}
