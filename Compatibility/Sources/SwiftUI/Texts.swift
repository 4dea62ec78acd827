import CellUI

extension Text {
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        strikethrough(isActive, color: color)
    }
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        underline(isActive, color: color)
    }
    public init(
        _ date: Date, format: Date.FormatStyle, fileID: StaticString = #fileID, line: UInt = #line
    ) { self = Self.formatted(date, format, fileID, line) }

    /// In a generic function the initializer of every format is the one that is called.
    private static func formatted<F: FormatStyle>(
        _ input: F.FormatInput, _ format: F, _ fileID: StaticString, _ line: UInt
    ) -> Text where F.FormatInput: Equatable, F.FormatOutput == String {
        Text(input, format: format, fileID: fileID, line: line)
    }

    public struct Scale: Hashable, Sendable {
        public static let `default` = Scale()
        public static let secondary = Scale()
    }
    public struct Layout {}
    public struct WritingDirectionStrategy: Hashable, Sendable {
        public static let `default` = WritingDirectionStrategy()
        public static let contentBased = WritingDirectionStrategy()
        public static let layoutBased = WritingDirectionStrategy()
    }
    public struct AlignmentStrategy: Hashable, Sendable {
        public static let automatic = AlignmentStrategy()
        public static let layoutBased = AlignmentStrategy()
        public static let writingDirectionBased = AlignmentStrategy()
    }
}

extension View {
    public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil)
        -> some View
    { strikethrough(isActive, color: color) }
    public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> some View {
        underline(isActive, color: color)
    }
}

extension LocalizedStringKey.StringInterpolation {
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
        appendInterpolation(formatter.string(for: subject) ?? "")
    }
    public mutating func appendInterpolation(_ interval: DateInterval) {
        appendInterpolation(interval.start...interval.end)
    }
    public mutating func appendInterpolation(_ attributed: AttributedString) {
        appendInterpolation(Text(attributed))
    }
    public mutating func appendInterpolation(accessibilityName color: Color) {}
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { appendInterpolation(String(describing: value)) }
}

/// An operator by its name alone (`texts.reduce(Text(""), +)`) is looked up in the modules that a file imports, not in CellUI.
@_disfavoredOverload
public func + (lhs: Text, rhs: Text) -> Text { Text._joined(lhs, rhs) }

extension Font {
    public func bold(_ isActive: Bool) -> Font { isActive ? bold() : weight(.regular) }
    public func italic(_ isActive: Bool) -> Font { isActive ? italic() : self }
    public func monospaced(_ isActive: Bool) -> Font { isActive ? monospaced() : self }
    public func lowercaseSmallCaps() -> Font { self }
    public func uppercaseSmallCaps() -> Font { self }
    public func scaled(by factor: CGFloat) -> Font { self }
    public func pointSize(_ size: CGFloat) -> Font { .system(size: size) }
    public func width(_ width: CGFloat) -> Font { self.width(Width(width)) }
    public static func system(_ style: TextStyle, design: Design = .default) -> Font {
        system(style, design: design, weight: nil)
    }
    public static var extraLargeTitle: Font { .largeTitle }
    public static var extraLargeTitle2: Font { .largeTitle }
    public static var `default`: Font { .body }
}
