/// A key of a string catalogue, with interpolated values.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    let text: Text

    /// A key without values.
    public init(_ value: String) { text = Text(verbatim: value) }
    /// A key without values.
    public init(stringLiteral value: String) { self.init(value) }
    /// A key with values.
    public init(stringInterpolation: StringInterpolation) {
        text =
            stringInterpolation.parts.isEmpty
            ? Text(verbatim: stringInterpolation.literal)
            : Text(storage: .joined(stringInterpolation.parts + [Text(verbatim: stringInterpolation.literal)]))
    }

    /// Whether both have the same text, ignoring parts that depend on the instant.
    public static func == (lhs: LocalizedStringKey, rhs: LocalizedStringKey) -> Bool {
        lhs.text.plainText == rhs.text.plainText
    }

    /// The interpolation of a key.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var parts: [Text] = []
        var literal = ""

        /// An empty key.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Appends literal text.
        public mutating func appendLiteral(_ literal: String) { self.literal += literal }
        /// Appends a string.
        public mutating func appendInterpolation(_ string: String) { literal += string }
        /// Appends a value formatted by `format`.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String { append(Text(input, format: format)) }
        /// Appends a value's description.
        public mutating func appendInterpolation<T: CustomStringConvertible>(_ value: T) {
            literal += value.description
        }
        /// Appends a value formatted by a C format specifier.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            literal += String(format: specifier, value)
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
            if !literal.isEmpty { parts.append(Text(verbatim: literal)) }
            literal = ""
            parts.append(text)
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
