import Foundation
import Synchronization

/// The texts of an app in its languages: what `.strings`, `.stringsdict` and `.xcstrings` files have, by table and key.
///
/// An app has one, which is part of its bundle; texts are looked up in ``installed``. Islet's own texts have none.
public struct StringCatalogue: Codable, Hashable, Sendable {
    /// The text of a key in a language.
    public struct Entry: Codable, Hashable, Sendable {
        /// The format, where it does not depend on a number; in it `%#@name@` stands for a substitution.
        public var format: String
        /// Texts that depend on a number, by name.
        public var substitutions: [String: Substitution]

        /// A text.
        public init(_ format: String, substitutions: [String: Substitution] = [:]) {
            (self.format, self.substitutions) = (format, substitutions)
        }

        /// A text that depends on the first number.
        public init(plural categories: [String: String]) {
            var whole = Substitution(argument: nil, categories: categories)
            whole.isWhole = true
            self.init("%#@plural@", substitutions: ["plural": whole])
        }
    }

    /// A text for each plural category: `one`, `few`, `other` and so on.
    public struct Substitution: Codable, Hashable, Sendable {
        /// The number of the value that decides, counted from 1; `nil` for the first that is a number.
        public var argument: Int?
        /// Whether the formats are the whole text, whose other values they have too.
        public var isWhole = false
        /// The formats, in which `%arg` stands for that value.
        public var categories: [String: String]

        /// A text.
        public init(argument: Int?, categories: [String: String]) {
            (self.argument, self.categories) = (argument, categories)
        }
    }

    /// A part of a text.
    public enum Part: Hashable, Sendable {
        /// Letters.
        case literal(String)
        /// The value at an index, with the C format specifier that the text gives it, such as `%.1f`.
        case value(Int, specifier: String)
    }

    /// The language of texts that the wanted language lacks.
    public var developmentLanguage = "en"
    /// Stands for a language where texts are in no folder of one: in every locale they come before all others, as Foundation finds them.
    public static let unlocalized = ""
    /// The entries, by table, language and key. A table is a file's name without its extension: `Localizable`.
    public var tables: [String: [String: [String: Entry]]] = [:]

    /// An empty catalogue.
    public init() {}

    /// Adds the entries of a file; the ones that are there stay.
    public mutating func add(_ entries: [String: Entry], table: String, language: String) {
        tables[table, default: [:]][language, default: [:]].merge(entries) { old, _ in old }
    }

    // MARK: Of the process

    private struct Shared {
        var catalogue = StringCatalogue()
        var isEmpty = true
        var locale = Locale(identifier: "en_US_POSIX")
        /// The keys and tables of formats that depend on a number and were looked up.
        var formats: [String: (key: String, table: String?)] = [:]
    }
    private static let shared = Mutex(Shared())

    /// The catalogue of the app in this process. Default: empty.
    public static var installed: StringCatalogue {
        get { shared.withLock(\.catalogue) }
        set { shared.withLock { ($0.catalogue, $0.isEmpty) = (newValue, newValue.tables.isEmpty) } }
    }

    /// Whether no text can be found.
    public static var isEmpty: Bool { shared.withLock(\.isEmpty) }

    /// The locale of texts that are made outside of views. Default: that of texts whose look does not depend on the machine.
    public static var locale: Locale {
        get { shared.withLock(\.locale) }
        set { shared.withLock { $0.locale = newValue } }
    }

    // MARK: Lookup

    /// The parts of a key's text in a locale; `nil` if no language has it.
    ///
    /// - Parameter quantities: For each value of the text the number that it is; `nil` for other values.
    public static func parts(
        of key: String, table: String? = nil, in locale: Locale, quantities: [Double?] = []
    ) -> [Part]? {
        shared.withLock { $0.isEmpty ? nil : $0.catalogue.parts(of: key, table: table, in: locale, quantities) }
    }

    /// The format of a key's text, as the file has it; `nil` if no language has it. Plural rules are followed when
    /// ``text(ofFormat:_:in:)`` is given its values.
    public static func format(of key: String, table: String? = nil, in locale: Locale) -> String? {
        shared.withLock { shared in
            let entry = shared.isEmpty ? nil : shared.catalogue.entry(of: key, table: table, in: locale)?.entry
            guard let entry, !entry.substitutions.isEmpty else { return entry?.format }
            let whole = entry.substitutions.values.first { $0.isWhole }
            let format = whole?.categories["other"] ?? entry.format
            shared.formats[format] = (key, table)
            return format
        }
    }

    /// The text of a format that was looked up and depends on a number, as `String(format:)` makes it; `nil` for any other format.
    ///
    /// - Parameter numbers: The locale of the numbers; `nil` for digits without groups.
    public static func text(ofFormat format: String, _ arguments: [any CVarArg], in numbers: Locale?) -> String? {
        let (known, locale) = shared.withLock { ($0.formats[format], $0.locale) }
        guard let known else { return nil }
        let quantities = arguments.map { LocalizedValue("", of: $0).number }
        return parts(of: known.key, table: known.table, in: locale, quantities: quantities)?.map { part in
            switch part {
            case .literal(let literal): literal
            case .value(let index, let specifier):
                arguments.indices.contains(index) ? text(of: arguments[index], as: specifier, in: numbers) : ""
            }
        }.joined()
    }

    /// A value in the form of a C format specifier without its length; `%@` is also a number in its usual form.
    private static func text(of value: any CVarArg, as specifier: String, in locale: Locale?) -> String {
        guard let number = value as? any BinaryInteger, let letter = specifier.last, let whole = Int64(exactly: number)
        else {
            if specifier.hasSuffix("@") { return "\(value)" }
            return String(format: specifier, locale: locale, arguments: [value])
        }
        let isText = letter == "@" || letter == "s"
        return String(
            format: isText ? "%lld" : "\(specifier.dropLast())\("dDiuUxXoO".contains(letter) ? "ll" : "")\(letter)",
            locale: locale, arguments: ["fFeEgGaA".contains(letter) ? Double(whole) : whole])
    }

    /// The parts of a key's text in this catalogue.
    package func parts(of key: String, table: String?, in locale: Locale, _ quantities: [Double?]) -> [Part]? {
        entry(of: key, table: table, in: locale).map { Self.parts(of: $0.entry, language: $0.language, quantities) }
    }

    private func entry(of key: String, table: String?, in locale: Locale) -> (entry: Entry, language: String)? {
        guard let languages = tables[table ?? "Localizable"] else { return nil }
        let candidates = Self.languages(for: locale)
        for language in [Self.unlocalized] + candidates + [developmentLanguage, "Base"] {
            guard let entry = languages[language]?[key] else { continue }
            if language == Self.unlocalized { return (entry, candidates.last ?? developmentLanguage) }
            return (entry, language == "Base" ? developmentLanguage : language)
        }
        return nil
    }

    /// The languages that suit a locale, best first: `zh-Hant-TW`, `zh-TW`, `zh-Hant`, `zh`.
    public static func languages(for locale: Locale) -> [String] {
        if locale.identifier == "en_US_POSIX" { return ["en"] }
        let components = Locale.Components(locale: locale).languageComponents
        guard let language = components.languageCode?.identifier else { return [] }
        let (script, region) = (components.script?.identifier, locale.region?.identifier)
        let whole = script.flatMap { script in region.map { "\(language)-\(script)-\($0)" } }
        let implied = locale.language.script?.identifier
        return [
            whole, region.map { "\(language)-\($0)" }, region.map { "\(language)_\($0)" },
            (script ?? implied).map { "\(language)-\($0)" }, language,
        ].compactMap(\.self)
    }

    private static func parts(of entry: Entry, language: String, _ quantities: [Double?]) -> [Part] {
        var parser = FormatParser(entry: entry, language: language, quantities: quantities)
        parser.add(entry.format, argument: nil, depth: 0)
        return parser.parts
    }
}

/// Splits a format into parts. Source: [String Format Specifiers](https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/Strings/Articles/formatSpecifiers.html).
private struct FormatParser {
    let entry: StringCatalogue.Entry
    let language: String
    let quantities: [Double?]
    private(set) var parts: [StringCatalogue.Part] = []
    /// The index of the next value without a position.
    private var next = 0

    init(entry: StringCatalogue.Entry, language: String, quantities: [Double?]) {
        (self.entry, self.language, self.quantities) = (entry, language, quantities)
    }

    mutating func add(_ format: String, argument: Int?, depth: Int) {
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            append(rest[..<percent])
            rest = rest[percent...].dropFirst()
            if rest.hasPrefix("%") {
                append("%")
                rest = rest.dropFirst()
            } else if rest.hasPrefix("arg"), let argument = argument ?? quantities.firstIndex(where: { $0 != nil }) {
                parts.append(.value(argument, specifier: "%@"))
                rest = rest.dropFirst(3)
            } else if let match = rest.prefixMatch(of: /(?:(\d+)\$)?#@([^@]*)@/), depth < 4 {
                addSubstitution("\(match.2)", position: match.1.flatMap { Int($0) }, depth: depth)
                rest = rest[match.range.upperBound...]
            } else if let match = rest.prefixMatch(
                of: /(?:(\d+)\$)?([-+ 0#']*\d*(?:\.\d+)?)(?:hh|h|ll|l|q|z|t|j|L)?([@dDiuUxXoOfFeEgGaAcCsSp])/)
            {
                var index = argument ?? next
                if let position = match.1.flatMap({ Int($0) }) {
                    index = position - 1
                } else if argument == nil {
                    next += 1
                }
                parts.append(.value(index, specifier: "%\(match.2)\(match.3)"))
                rest = rest[match.range.upperBound...]
            } else {
                append("%")
            }
        }
        append(rest)
    }

    private mutating func append(_ text: Substring) {
        if !text.isEmpty { parts.append(.literal(String(text))) }
    }

    private mutating func addSubstitution(_ name: String, position: Int?, depth: Int) {
        guard let substitution = entry.substitutions[name] else { return }
        let index =
            (position ?? substitution.argument).map { $0 - 1 } ?? quantities.firstIndex { $0 != nil } ?? next
        let quantity = quantities.indices.contains(index) ? quantities[index] ?? 0 : 0
        let category = PluralCategory.name(of: quantity, in: language)
        let categories = substitution.categories
        let format =
            (quantity == 0 ? categories["zero"] : nil) ?? categories[category] ?? categories["other"] ?? ""
        add(format, argument: substitution.isWhole ? nil : index, depth: depth + 1)
        if substitution.isWhole { return }
        next = max(next, index + 1)
    }
}
