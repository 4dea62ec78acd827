/// An English text with its values, which is the key of its translations in `Localizable.xcstrings`.
///
/// A value is a text, or a count that chooses between singular and plural: `"\(count: days) days"`. Other numbers are written as text
/// first. The key has `%@` for a text, `%lld` for a count and `%%` for a percent sign, as in Apple's catalogues.
package struct Phrase: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// The key.
    package let key: String
    fileprivate var values: [String] = []
    fileprivate var count: Int?

    /// A text without values.
    package init(stringLiteral text: String) { key = Self.escaped(text) }

    /// A text with its percent signs doubled. Bytes are looked through: a search for a string goes through NSString, which took a
    /// twentieth of a drawing.
    fileprivate static func escaped(_ text: String) -> String {
        text.utf8.contains(UInt8(ascii: "%")) ? text.replacing("%", with: "%%") : text
    }

    /// A text with values.
    package init(stringInterpolation: StringInterpolation) {
        (key, values, count) = (stringInterpolation.key, stringInterpolation.values, stringInterpolation.count)
    }

    /// A text that is known only when the program runs, such as the meaning of a setting. Its key is in the catalogue by hand.
    package init(_ text: String) { self.init(stringLiteral: text) }

    /// Collects the key and the values.
    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var key = ""
        fileprivate var values: [String] = []
        fileprivate var count: Int?

        package init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity + 4) }

        package mutating func appendLiteral(_ literal: String) {
            key += Phrase.escaped(literal)
        }

        package mutating func appendInterpolation(_ text: String) {
            key += "%@"
            values.append(text)
        }

        /// A count. The first one decides between singular and plural.
        package mutating func appendInterpolation(count number: Int) {
            appendInterpolation(count: number, as: String(number))
        }

        /// A count that is written as `text`, such as `twelve`.
        package mutating func appendInterpolation(count number: Int, as text: String) {
            key += "%lld"
            values.append(text)
            count = count ?? number
        }
    }
}

/// The phrase in the language in effect, with its values. A phrase that is not in the catalogue stays English.
///
/// - Parameter context: What it is about, if the same English text has two meanings. It is part of the key: `open [length]`.
package func localized(_ phrase: Phrase, _ context: StaticString? = nil) -> String {
    phrase.text(in: Language.current, context: context?.description)
}

extension Phrase {
    /// The phrase in a language, with its values.
    package func text(in language: Language, context: String? = nil) -> String {
        let pattern: String
        // English differs from its key only where there is a singular or a context.
        if language == .english, count == nil {
            pattern = key
        } else {
            pattern = StringTable.of(language).pattern(context.map { "\(key) [\($0)]" } ?? key, count: count) ?? key
        }
        return values.isEmpty && !pattern.utf8.contains(UInt8(ascii: "%")) ? pattern : filled(pattern)
    }

    /// The pattern with the values for `%@`, `%lld`, and, where a language has another order, `%2$@`. The full stop of a cut word, such
    /// as `22 nov.`, is also that of the sentence.
    private func filled(_ pattern: String) -> String {
        var text = ""
        var next = 0
        // Bytes instead of characters: finding the ends of these took longer than all else here.
        var rest = Substring(pattern).utf8
        while let sign = rest.firstIndex(of: UInt8(ascii: "%")) {
            text += Substring(rest[..<sign])
            rest = rest[sign...].dropFirst()
            if rest.first == UInt8(ascii: "%") {
                text += "%"
                rest = rest.dropFirst()
                continue
            }
            let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
            var index = next
            if let place = Int(Substring(digits)), rest.dropFirst(digits.count).first == UInt8(ascii: "$") {
                index = place - 1
                rest = rest.dropFirst(digits.count + 1)
            } else {
                next += 1
            }
            if values.indices.contains(index) { text += values[index] }
            rest = rest.dropFirst(rest.starts(with: "lld".utf8) ? 3 : 1)
            let period = UInt8(ascii: ".")
            if rest.first == period, rest.dropFirst().first != period, text.utf8.last == period {
                rest = rest.dropFirst()
            }
        }
        text += Substring(rest)
        return text
    }
}
