/// A text with its characters, colours and attributes resolved, and the date at which it changes.
struct ResolvedText {
    /// Characters of one style.
    struct Run {
        var text: String
        var paint: Paint
        /// What is behind it; `nil` for nothing.
        var background: Paint?
        var attributes: CellStyle.Attributes
        /// The font in points.
        var font: Font
        /// The style in points.
        var style: TextStyle
        /// The name of the symbol that is the whole run, in points; otherwise `nil`.
        var symbol: String?
    }

    /// The first run; empty if there is none.
    private(set) var first = Run(
        text: "", paint: .solid(.terminalDefault), background: nil, attributes: [], font: .body, style: TextStyle())
    private var others: [Run] = []
    /// Whether all characters have one style.
    var isUniform: Bool { others.isEmpty }
    /// All runs.
    var runs: [Run] { [first] + others }
    /// Whether something is behind any of them.
    var hasBackground: Bool { first.background != nil || others.contains { $0.background != nil } }

    /// The date at which any of it changes; `nil` if it never does.
    private(set) var changesAt: Date?
    /// Columns to reserve, so that a clock does not push its neighbours.
    private(set) var reservedWidth = 0
    /// The text for which space is reserved; `nil` if none is.
    private(set) var widest: String?
    /// Whether it takes all the width that it is offered, as a running timer does.
    private(set) var isGreedy = false
    /// The largest font of its parts.
    private(set) var font: Font
    /// The source for updating a text of one style; `nil` if the text never changes.
    private var source: Source?

    private struct Source {
        let storage: Text.Storage
        let timeZone: TimeZone
        let localization: Localization?
        let hidesSeconds: Bool
    }

    init(_ text: Text, _ lowering: inout Lowering) {
        font = text.font ?? lowering.environment.font ?? .body
        append(text, style: lowering.environment.textStyle, font: font, foreground: lowering.foreground, &lowering)
        if !isUniform { (reservedWidth, widest) = (0, nil) }
        isGreedy = text.storage.isTimer
        // A joined text may have a part that is empty now but not later.
        switch text.storage {
        case .joined, .localized: source = nil
        default: break
        }
    }

    /// Whether ``later(at:)`` can give a result.
    var canMove: Bool { source != nil && isUniform }

    /// The characters at another instant; `nil` if the text must be resolved again.
    func time(at now: Date) -> TimeText? {
        guard canMove, let source else { return nil }
        let time = source.storage.reading(
            at: now, in: source.timeZone, source.localization, hidesSeconds: source.hidesSeconds)
        return time.text.isEmpty ? nil : time
    }

    /// This text with the characters of another instant.
    func reading(_ time: TimeText) -> ResolvedText {
        var text = self
        text.first.text = time.text
        text.changesAt = time.changesAt
        text.reservedWidth = time.widest.map { DisplayWidth.of($0) } ?? 0
        text.widest = time.widest
        return text
    }

    var isEmpty: Bool { first.text.isEmpty }
    /// All characters.
    var string: String { isUniform ? first.text : runs.map(\.text).joined() }

    private mutating func append(
        _ text: Text, style: TextStyle, font: Font, foreground: Paint, _ lowering: inout Lowering
    ) {
        let style = text.style.over(style)
        let font = text.font ?? font
        let paint = text.foreground.map { lowering.paint($0) } ?? foreground
        let typeSize = lowering.environment.dynamicTypeSize
        if font.size(at: typeSize) > self.font.size(at: typeSize) { self.font = font }
        if case .localized(let localized) = text.storage {
            let locale = lowering.environment.localization?.locale ?? EnvironmentValues.standardLocale
            return append(localized.text(in: locale), style: style, font: font, foreground: paint, &lowering)
        }
        if case .joined(let texts) = text.storage {
            for part in texts { append(part, style: style, font: font, foreground: paint, &lowering) }
            return
        }
        let (timeZone, localization) = (lowering.environment.timeZone, lowering.environment.localization)
        let time = text.storage.reading(
            at: lowering.environment.now, in: timeZone, localization,
            hidesSeconds: lowering.environment.isLuminanceReduced)
        if let date = time.changesAt {
            changesAt = min(changesAt ?? date, date)
            let isPlain = style.textCase == nil && lowering.environment.redactionReasons.isEmpty
            source =
                isPlain
                ? Source(
                    storage: text.storage, timeZone: timeZone, localization: localization,
                    hidesSeconds: lowering.environment.isLuminanceReduced) : nil
        }
        if let widest = time.widest { (reservedWidth, self.widest) = (DisplayWidth.of(widest), widest) }
        var string = time.text
        var symbol: String?
        if case .image(let image) = text.storage {
            if lowering.isMirrored { string = String(image.glyph(facing: .rightToLeft)) }
            if lowering.environment.medium == .points { symbol = image.name }
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
        let run = Run(
            text: string, paint: paint, background: style.background.map { lowering.paint($0) },
            attributes: style.attributes(font: font), font: font, style: style, symbol: symbol)
        if isEmpty { first = run } else { others.append(run) }
    }
}
