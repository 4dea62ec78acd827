import HostSystem
import Languages
import TOMLKit

/// A TOML text as a flat list of keys with values and places, in text order.
package struct TOMLDocument {
    /// The kinds of values that Islet's files use.
    package enum Value: Hashable {
        case bool(Bool)
        case integer(Int)
        case double(Double)
        case string(String)
        case array([Value])
        /// A kind that no key of Islet's files accepts, by its TOML name.
        case other(String)
    }

    /// One key with its value.
    package struct Entry: Hashable {
        /// The tables and the key.
        package let path: [String]
        package let value: Value
        /// Where the key begins.
        package let keyPlace: TOMLPlace
        /// Where the value begins.
        package let valuePlace: TOMLPlace
        /// Where the elements begin, if the value is an array.
        package let elementPlaces: [TOMLPlace]

        package init(
            path: [String], value: Value, keyPlace: TOMLPlace, valuePlace: TOMLPlace, elementPlaces: [TOMLPlace]
        ) {
            self.path = path
            self.value = value
            self.keyPlace = keyPlace
            self.valuePlace = valuePlace
            self.elementPlaces = elementPlaces
        }

        /// The path in dotted form.
        package var name: String { path.joined(separator: ".") }
    }

    /// All keys, in text order.
    package let entries: [Entry]

    /// Parses `text`, the contents of `file`.
    ///
    /// - Throws: what is wrong and where, if the text is not valid TOML.
    package init(_ text: String, file: String) throws(FileDiagnostic) {
        if let hazard = TOMLHazard.first(in: text) {
            throw FileDiagnostic(file: file, place: hazard.place, sentence: hazard.sentence)
        }
        let table: TOMLTable
        do {
            table = try TOMLTable(string: text)
        } catch let error as TOMLParseError {
            let begin = error.source.begin
            if let mistake = UnquotedText(text, line: Int(begin.line)) {
                throw FileDiagnostic(file: file, place: mistake.place, sentence: mistake.sentence)
            }
            throw FileDiagnostic(
                file: file, place: TOMLPlace(line: begin.line, column: begin.column),
                sentence: Self.sentence(error.description))
        } catch {
            throw FileDiagnostic(file: file, place: nil, sentence: Self.sentence("\(error)"))
        }
        let places = TOMLPlaces(text)
        entries = Self.leaves(of: table, at: [])
            .map { path, value in
                let keyPlace = places.keys[path] ?? TOMLPlace(line: 1, column: 1)
                return Entry(
                    path: path, value: value, keyPlace: keyPlace, valuePlace: places.values[path] ?? keyPlace,
                    elementPlaces: Self.elementPlaces(of: value, at: path, in: places))
            }
            .sorted { $0.keyPlace < $1.keyPlace }
    }

    private static func elementPlaces(of value: Value, at path: [String], in places: TOMLPlaces) -> [TOMLPlace] {
        guard case .array(let elements) = value else { return [] }
        return elements.indices.compactMap { places.values[path + ["\($0)"]] }
    }

    private static func leaves(of table: TOMLTable, at path: [String]) -> [([String], Value)] {
        withExtendedLifetime(table) {
            table.keys.flatMap { key -> [([String], Value)] in
                guard let value = table[key] else { return [] }
                if let inner = value.table, !inner.isEmpty { return leaves(of: inner, at: path + [key]) }
                return [(path + [key], self.value(value))]
            }
        }
    }

    private static func value(_ value: any TOMLValueConvertible) -> Value {
        if let bool = value.bool { return .bool(bool) }
        if let integer = value.int { return .integer(integer) }
        if let double = value.double { return .double(double) }
        if let string = value.string { return .string(string) }
        if let array = value.array { return .array(array.map { self.value($0) }) }
        return .other(value.type.description)
    }

    /// The parser's message on one line, without a full stop.
    private static func sentence(_ description: String) -> String {
        let words = description.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return localized("this is not TOML: \(words.hasSuffix(".") ? String(words.dropLast()) : words)")
    }
}

extension TOMLDocument.Value: CustomStringConvertible {
    /// The value in TOML syntax.
    package var description: String {
        switch self {
        case .bool(let value): "\(value)"
        case .integer(let value): "\(value)"
        case .double(let value): "\(value)"
        case .string(let value): "\"\(value)\""
        case .array(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
        case .other("table"): localized("a table")
        case .other(let kind): "a \(kind)"
        }
    }
}

/// Missing quotes, as in `theme = moss`: the most common mistake in a TOML file, explained better than a parser does.
struct UnquotedText {
    /// Where the unquoted text begins.
    let place: TOMLPlace
    /// What to do, without a full stop.
    let sentence: String

    /// Detects the mistake in a line that the parser rejected; `nil` if it is a different one.
    init?(_ text: String, line number: Int) {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard lines.indices.contains(number - 1), let equals = lines[number - 1].firstIndex(of: "=") else { return nil }
        let line = lines[number - 1]
        let key = line[..<equals].filter { !$0.isWhitespace }
        let value = line[equals...].dropFirst().drop(while: \.isWhitespace)
        // Strip the comment. What remains must not be a number or begin like another kind of value.
        let word = value.prefix { $0 != "#" }.reversed().drop(while: \.isWhitespace).reversed()
        guard let first = word.first, !"\"'[{".contains(first), !key.isEmpty,
            word.contains(where: { $0.isLetter || ":/".contains($0) })
        else { return nil }
        place = TOMLPlace(line: number, column: line[..<value.startIndex].unicodeScalars.count + 1)
        sentence = localized("text needs quotes: \(key) = \(TOMLText.quoted(String(word)))")
    }
}

/// A place in a TOML text: line and column, counted from 1. A column is one Unicode scalar, as in TOMLKit.
package struct TOMLPlace: Hashable, Comparable {
    package let line: Int
    package let column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    package static func < (first: TOMLPlace, second: TOMLPlace) -> Bool {
        (first.line, first.column) < (second.line, second.column)
    }
}

/// A problem at a place in a file, as one sentence: what, where, and what to do.
package struct FileDiagnostic: CommandError, Hashable {
    /// The file's name as shown to the user.
    package let file: String
    /// Line and column, counted from 1; `nil` for the file as a whole.
    package let place: TOMLPlace?
    /// What is wrong, and what is allowed.
    package let sentence: String

    package var status: ExitStatus { .dataError }

    package init(file: String, place: TOMLPlace?, sentence: String) {
        self.file = file
        self.place = place
        self.sentence = sentence
    }

    /// `file:line:column: sentence`.
    package var description: String {
        place.map { "\(file):\($0.line):\($0.column): \(sentence)" } ?? "\(file): \(sentence)"
    }
}
