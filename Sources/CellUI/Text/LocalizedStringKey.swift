import LocalizedResources

/// A key of a string catalogue, with interpolated values. Its text is that of `StringCatalogue.installed` in the environment's locale,
/// or else the key itself with the values written out.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// The text without a catalogue.
    private let plain: Text
    /// The key in a catalogue, with its values; `nil` if none is installed.
    private var lookup: LocalizedText?

    /// The text.
    var text: Text { text(inTable: nil) }

    /// The text of the key in a table.
    func text(inTable table: String?) -> Text {
        guard var lookup else { return plain }
        lookup.table = table
        return Text(storage: .localized(lookup))
    }

    /// A key without values. Its inline Markdown is drawn.
    public init(_ value: String) {
        plain = InlineMarkdown.mayMark(value) ? InlineMarkdown.text(of: [.literal(value)]) : Text(verbatim: value)
        if !StringCatalogue.isEmpty { lookup = LocalizedText(key: value, values: [], plain: plain) }
    }
    /// A key without values. Its inline Markdown is drawn.
    public init(stringLiteral value: String) { self.init(value) }
    /// A key with values. Its inline Markdown is drawn, but not that of the values.
    public init(stringInterpolation: StringInterpolation) {
        let parts = stringInterpolation.parts + [.literal(stringInterpolation.literal)]
        if stringInterpolation.isMarked {
            plain = InlineMarkdown.text(of: parts)
        } else if stringInterpolation.parts.isEmpty {
            plain = Text(verbatim: stringInterpolation.literal)
        } else {
            plain = Text(storage: .joined(parts.map(\.text)))
        }
        if let values = stringInterpolation.values {
            let key = values.isEmpty ? stringInterpolation.literals : stringInterpolation.key
            lookup = LocalizedText(key: key, values: values, plain: plain)
        }
    }

    /// A text that has been looked up. The inline Markdown of its letters is drawn.
    init(_ parts: [LocalizedPart], isEnglish: Bool) {
        let isMarked = parts.contains { $0 == .letters($0.text) && InlineMarkdown.mayMark($0.text) }
        plain =
            isMarked
            ? InlineMarkdown.text(of: parts.map(Part.init), isEnglish: isEnglish)
            : Text(verbatim: parts.map(\.text).joined())
    }

    /// A part of a key.
    enum Part: Sendable {
        /// Letters that may have markup.
        case literal(String)
        /// A value.
        case text(Text)

        init(_ part: LocalizedPart) {
            switch part {
            case .letters(let letters): self = .literal(letters)
            case .value(let value): self = .text(Text(verbatim: value))
            }
        }

        /// The part without regard to markup.
        var text: Text {
            switch self {
            case .literal(let literal): Text(verbatim: literal)
            case .text(let text): text
            }
        }
    }

    /// Whether both have the same text, ignoring parts that depend on the instant.
    public static func == (lhs: LocalizedStringKey, rhs: LocalizedStringKey) -> Bool {
        lhs.text.plainText == rhs.text.plainText
    }

    /// The interpolation of a key.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var parts: [Part] = []
        var literal = ""
        /// Whether a literal may have markup.
        var isMarked = false

        /// The literals alone, which are the key of a text without values.
        var literals = ""
        /// The key, in which C format specifiers stand for the values.
        var key = ""
        /// The values; `nil` if no catalogue is installed.
        var values: [LocalizedText.Value]? = StringCatalogue.isEmpty ? nil : []

        /// An empty key.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Appends literal text.
        public mutating func appendLiteral(_ literal: String) {
            self.literal += literal
            if InlineMarkdown.mayMark(literal) { isMarked = true }
            guard values != nil else { return }
            literals += literal
            key += literal.replacing("%", with: "%%")
        }
        /// Appends a string.
        public mutating func appendInterpolation(_ string: String) { append(plain: string, of: string) }
        /// Appends a value formatted by `format`.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String { append(Text(input, format: format)) }
        /// Appends a value's description.
        public mutating func appendInterpolation<T: CustomStringConvertible>(_ value: T) {
            append(plain: value.description, of: value)
        }
        /// Appends a whole number, with groups of digits: `1,234`, as SwiftUI does.
        public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
            // Others look the same in every language.
            guard let number = Int64(exactly: value), !(-999...999).contains(number) else {
                return append(plain: "\(value)", of: value)
            }
            append(number: Text(number, format: .number), of: value)
        }
        /// Appends a number with six places after the point: `1.500000`, as SwiftUI does. A `specifier` or a `format` says how many else.
        public mutating func appendInterpolation<T: BinaryFloatingPoint & CustomStringConvertible>(_ value: T) {
            guard value.isFinite else { return append(plain: "\(value)", of: value) }
            append(number: Text(Double(value), format: .number.precision(.fractionLength(6))), of: value)
        }
        /// Appends a value formatted by a C format specifier.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            append(plain: String(format: specifier, value), of: value, specifier: specifier)
        }
        /// Appends a text, which keeps its own style.
        public mutating func appendInterpolation(_ text: Text) { append(text) }
        /// Appends a symbol.
        public mutating func appendInterpolation(_ image: Image) { append(Text(image)) }
        /// Appends an instant formatted by `style`.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(Text(date, style: style))
        }
        /// Appends a range of instants.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(Text(dates)) }
        /// Appends a timer.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            append(
                Text(
                    timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
        }

        private mutating func append(_ text: Text) {
            add(text)
            note(.text(text), "%@")
        }

        private mutating func add(_ text: Text) {
            if !literal.isEmpty { parts.append(.literal(literal)) }
            literal = ""
            parts.append(.text(text))
        }

        private mutating func append(number: Text, of value: any CustomStringConvertible) {
            add(number)
            guard values != nil else { return }
            note(.value(LocalizedValue(value.description, of: value)), LocalizedValue.specifier(of: value))
        }

        /// Appends letters whose markup, if they have any, is not drawn.
        private mutating func append(plain string: String, of value: Any, specifier: String? = nil) {
            if InlineMarkdown.mayMark(string, besideMarkers: true) {
                add(Text(verbatim: string))
            } else {
                literal += string
            }
            guard values != nil else { return }
            note(.value(LocalizedValue(string, of: value)), specifier ?? LocalizedValue.specifier(of: value))
        }

        private mutating func note(_ value: LocalizedText.Value, _ specifier: String) {
            guard values != nil else { return }
            key += specifier
            values?.append(value)
        }
    }
}

extension Text {
    /// The text without the parts that depend on the instant.
    var plainText: String {
        switch storage {
        case .verbatim(let string): string
        case .joined(let texts): texts.map(\.plainText).joined()
        case .localized(let localized): localized.text(in: StringCatalogue.locale).plainText
        case .formatted(let value): value.text(.gmt, nil)
        case .timer, .date, .dates, .live, .image: ""
        }
    }
}
