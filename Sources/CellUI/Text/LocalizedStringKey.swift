/// A key of a string catalogue, with interpolated values.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    let text: Text

    /// A key without values. Its inline Markdown is drawn.
    public init(_ value: String) {
        text = InlineMarkdown.mayMark(value) ? InlineMarkdown.text(of: [.literal(value)]) : Text(verbatim: value)
    }
    /// A key without values. Its inline Markdown is drawn.
    public init(stringLiteral value: String) { self.init(value) }
    /// A key with values. Its inline Markdown is drawn, but not that of the values.
    public init(stringInterpolation: StringInterpolation) {
        let parts = stringInterpolation.parts + [.literal(stringInterpolation.literal)]
        if stringInterpolation.isMarked {
            text = InlineMarkdown.text(of: parts)
        } else if stringInterpolation.parts.isEmpty {
            text = Text(verbatim: stringInterpolation.literal)
        } else {
            text = Text(storage: .joined(parts.map(\.text)))
        }
    }

    /// A part of a key.
    enum Part: Sendable {
        /// Letters that may have markup.
        case literal(String)
        /// A value.
        case text(Text)

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

        /// An empty key.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Appends literal text.
        public mutating func appendLiteral(_ literal: String) {
            self.literal += literal
            if InlineMarkdown.mayMark(literal) { isMarked = true }
        }
        /// Appends a string.
        public mutating func appendInterpolation(_ string: String) { append(plain: string) }
        /// Appends a value formatted by `format`.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String { append(Text(input, format: format)) }
        /// Appends a value's description.
        public mutating func appendInterpolation<T: CustomStringConvertible>(_ value: T) {
            append(plain: value.description)
        }
        /// Appends a value formatted by a C format specifier.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            append(plain: String(format: specifier, value))
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
            if !literal.isEmpty { parts.append(.literal(literal)) }
            literal = ""
            parts.append(.text(text))
        }

        /// Appends letters whose markup, if they have any, is not drawn.
        private mutating func append(plain string: String) {
            if InlineMarkdown.mayMark(string) { append(Text(verbatim: string)) } else { literal += string }
        }
    }
}

extension Text {
    /// The text without the parts that depend on the instant.
    var plainText: String {
        switch storage {
        case .verbatim(let string): string
        case .joined(let texts): texts.map(\.plainText).joined()
        case .formatted(let value): value.text(.gmt, nil)
        case .timer, .date, .dates, .live, .image: ""
        }
    }
}
