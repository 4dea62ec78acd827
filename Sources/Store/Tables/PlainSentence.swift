import Foundation

/// Text from another machine, made safe to print.
package enum PlainSentence {
    /// `text` in one line of at most `limit` characters, without characters that a terminal would act on or that turn the
    /// direction of writing.
    package static func of(_ text: String, limit: Int = 400) -> String {
        let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator, .format, .surrogate, .privateUse: " "
            default: scalar
            }
        }
        var plain = String(String.UnicodeScalarView(scalars))
        if plain.count > limit { plain = plain.prefix(limit - 1) + "…" }
        return plain.trimmingCharacters(in: .whitespaces)
    }
}
