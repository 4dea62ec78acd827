import LocalizedResources

/// The text of a key of a string catalogue, which depends on the locale that it is drawn in.
struct LocalizedText: Sendable {
    /// A value of the key.
    enum Value: Sendable {
        /// Letters, or a number.
        case value(LocalizedValue)
        /// A text with its own style, which may change with time.
        case text(Text)
    }

    let key: String
    let values: [Value]
    /// The text if no language has the key.
    let plain: Text
    /// The table; `nil` for the main one.
    var table: String?

    // Indirect, because texts contain texts.
    init(key: String, values: [Value], plain: Text) { (self.key, self.values, self.plain) = (key, values, plain) }

    /// The text in a locale.
    func text(in locale: Locale) -> Text {
        let quantities = values.map { value -> Double? in
            if case .value(let value) = value { value.number } else { nil }
        }
        guard let parts = StringCatalogue.parts(of: key, table: table, in: locale, quantities: quantities) else {
            return plain
        }
        let texts = parts.map { part -> LocalizedStringKey.Part in
            switch part {
            case .literal(let literal): return .literal(literal)
            case .value(let index, let specifier):
                guard values.indices.contains(index) else { return .literal("") }
                switch values[index] {
                case .text(let text): return .text(text)
                case .value(let value): return .text(Text(verbatim: value.text(as: specifier, in: locale)))
                }
            }
        }
        return texts.text(isEnglish: locale.language.languageCode == .english)
    }
}
