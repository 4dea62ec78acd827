import Foundation

/// The name of a person as text.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    public enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let phonetic = Options(rawValue: 2)
    }
    open var style = Style.default
    open var isPhonetic = false
    open var locale: Locale! = Locale.current

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func string(from components: PersonNameComponents) -> String {
        let given = components.givenName ?? ""
        let family = components.familyName ?? ""
        let parts: [String?]
        switch style {
        case .short: return components.nickname ?? (given.isEmpty ? family : given)
        case .abbreviated: return [given, family].compactMap(\.first).map(String.init).joined().uppercased()
        case .long: parts = [components.namePrefix, given, components.middleName, family, components.nameSuffix]
        case .default, .medium: parts = [given, family]
        }
        return parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
    }
    open override func string(for object: Any?) -> String? { (object as? PersonNameComponents).map(string) }
    /// The parts of a name of two words or more: given name, family name, and what is between them.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        let words = string.split(separator: " ").map(String.init)
        guard let first = words.first else { return nil }
        var components = PersonNameComponents()
        components.givenName = first
        if words.count > 1 { components.familyName = words.last }
        if words.count > 2 { components.middleName = words.dropFirst().dropLast().joined(separator: " ") }
        return components
    }
    open class func localizedString(
        from components: PersonNameComponents, style: Style, options: Options = []
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = style
        return formatter.string(from: components)
    }
}

extension PersonNameComponents {
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        public enum Style: Int, Codable, Hashable, Sendable { case short, medium, long, abbreviated }
        public var style: Style
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) { self.style = style }
        public func format(_ value: PersonNameComponents) -> String {
            let styles: [Style: PersonNameComponentsFormatter.Style] = [
                .short: .short, .medium: .medium, .long: .long, .abbreviated: .abbreviated,
            ]
            return PersonNameComponentsFormatter.localizedString(from: value, style: styles[style] ?? .medium)
        }
        public func locale(_ locale: Locale) -> Self { self }
    }
    public func formatted() -> String { formatted(FormatStyle()) }
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == PersonNameComponents { style.format(self) }
}
extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
