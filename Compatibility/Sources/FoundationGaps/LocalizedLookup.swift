import Foundation
import LocalizedResources

/// The text of a key in the locale of the picture. The source pass writes this name for `NSLocalizedString`.
public func isletLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String {
    StringCatalogue.format(of: key, table: tableName, in: StringCatalogue.locale) ?? (value.isEmpty ? key : value)
}

/// `String(format:)`, which on a phone follows the plural rules of a format that `NSLocalizedString` has looked up. The source pass writes
/// this name for it.
public func isletString(format: String, _ arguments: any CVarArg...) -> String {
    isletString(format: format, arguments: arguments)
}
public func isletString(format: String, arguments: [any CVarArg]) -> String {
    isletString(format: format, locale: nil, arguments: arguments)
}
public func isletString(format: String, locale: Locale?, _ arguments: any CVarArg...) -> String {
    isletString(format: format, locale: locale, arguments: arguments)
}
public func isletString(format: String, locale: Locale?, arguments: [any CVarArg]) -> String {
    StringCatalogue.text(ofFormat: format, arguments, in: locale)
        ?? String(format: format, locale: locale, arguments: arguments)
}

extension String {
    /// `String.localizedStringWithFormat`, in the locale of the picture. The source pass writes this name for it.
    public static func isletStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
        isletString(format: format, locale: LocalizedValue.ofNumbers(StringCatalogue.locale), arguments: arguments)
    }
}
