import LocalizedResources

/// A text of a string catalogue whose key was written by hand: Xcode makes a symbol of it.
struct ManualText: Hashable, Sendable {
    let key: String
    let table: String
    /// The text in the language of the source.
    let format: String

    /// A value in the text.
    struct Argument: Hashable {
        /// The name of the placeholder, `%(stops)lld`; `nil` for one without.
        let label: String?
        let type: String
    }

    private typealias Placeholder = (position: Int?, label: String?, type: String, range: Range<String.Index>)

    private static func placeholders(in format: String) -> [Placeholder] {
        let expression =
            #/%(?:(\d+)\$)?(?:\((\w+)\))?[-+ 0#']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j|L)?([@dDiuUxXoOfFeEgGaA%])/#
        return format.matches(of: expression).compactMap { match in
            guard match.3 != "%" else { return nil }
            let letter = match.3
            let type = letter == "@" ? "String" : "dDiuUxXoO".contains(letter) ? "Int" : "Double"
            return (match.1.flatMap { Int($0) }, match.2.map(String.init), type, match.range)
        }
    }

    /// The values, in the order in which the symbol takes them.
    var arguments: [Argument] {
        var found: [Int: Argument] = [:]
        var names: [String] = []
        var next = 1
        for place in Self.placeholders(in: format) {
            if let label = place.label {
                guard !names.contains(label) else { continue }
                names.append(label)
            }
            let position = place.position ?? next
            found[position] = found[position] ?? Argument(label: place.label, type: place.type)
            next = position + 1
        }
        return found.sorted { $0.key < $1.key }.map(\.value)
    }

    /// A text of any language with positions instead of the names of values: `%1$lld` for `%(stops)lld`.
    func positioned(_ text: String) -> String {
        let names = arguments.map(\.label)
        var made = text
        for place in Self.placeholders(in: text).reversed() {
            guard let label = place.label, let index = names.firstIndex(of: label) else { continue }
            let position = place.position == nil ? "\(index + 1)$" : ""
            made.replaceSubrange(place.range, with: made[place.range].replacing("(\(label))", with: position))
        }
        return made
    }
}

/// The source that Xcode generates for texts whose keys were written by hand: `Text(.welcome)`, `Text(.stops(left: 3))`, and of another
/// table than `Localizable` `Text(.Errors.offline)`.
struct StringSymbols {
    private var symbols = SymbolSource()

    /// The source; `nil` if nothing is used.
    var source: String? { symbols.source(importing: ["Foundation"]) }

    /// The symbols of texts that sources use.
    init(of texts: [ManualText], usedIn sources: [SwiftSource]) {
        guard !texts.isEmpty else { return }
        let uses = AssetSymbols.Uses(sources)
        var known: Set<[String]> = []
        for text in texts {
            // Of capitals alone, as `ARRIVAL_TITLE`, each word is one.
            let key = text.key.contains { $0.isLowercase } ? text.key : text.key.lowercased()
            let space = text.table == "Localizable" ? "" : text.table + "/"
            guard let symbol = AssetSymbols.Symbol(space + key.replacing("/", with: " ")),
                uses.members.contains(symbol.name), !uses.declared.contains(symbol.name),
                known.insert(symbol.spaces + [symbol.name]).inserted
            else { continue }
            declare(text, as: symbol)
        }
    }

    private mutating func declare(_ text: ManualText, as symbol: AssetSymbols.Symbol) {
        let type = "LocalizedStringResource"
        let arguments = text.arguments
        let names = arguments.indices.map { "value\($0 + 1)" }
        // Only the values count: the text is that of the catalogue.
        let values = names.map { "\\(\($0))" }.joined(separator: " ")
        let (key, table) = (GuestEntry.literal(text.key), GuestEntry.literal(text.table))
        let parameters = zip(arguments, names).map { "\($0.label ?? "_") \($1): \($0.type)" }
        symbols.declare(
            symbol, of: type, "\(type)(\(key), defaultValue: \"\(values)\", table: \(table))",
            parameters: arguments.isEmpty ? nil : parameters.joined(separator: ", "))
    }
}

extension StringCatalogue.Entry {
    /// The text with each form of it changed.
    mutating func mapFormats(_ change: (String) -> String) {
        format = change(format)
        for (name, substitution) in substitutions {
            substitutions[name]?.categories = substitution.categories.mapValues(change)
        }
    }

    /// One form of the text, with numbers instead of what depends on them.
    var anyFormat: String {
        if let whole = substitutions.values.first(where: \.isWhole) {
            return whole.categories["other"] ?? whole.categories.values.first ?? format
        }
        return substitutions.reduce(format) { text, substitution in
            let position = substitution.value.argument.map { "\($0)$" } ?? ""
            return text.replacing("%#@\(substitution.key)@", with: "%\(position)lld")
        }
    }
}
