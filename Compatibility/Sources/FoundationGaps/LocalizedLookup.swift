import Foundation
import LocalizedResources

/// The text of a key in the locale of the picture. The source pass writes this name for `NSLocalizedString`.
public func isletLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String {
    StringCatalogue.format(of: key, table: tableName, in: StringCatalogue.locale) ?? (value.isEmpty ? key : value)
}
