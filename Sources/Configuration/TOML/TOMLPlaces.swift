/// The places of keys and values in a TOML text. TOMLKit reports places for syntax errors only, but invalid values should be
/// located as precisely.
///
/// The text must be valid according to TOMLKit; this scanner understands just enough TOML to walk through it.
struct TOMLPlaces {
    /// The start of each key, by its full path; an array element's path ends with its index.
    private(set) var keys: [[String]: TOMLPlace] = [:]
    /// The start of each value.
    private(set) var values: [[String]: TOMLPlace] = [:]
    /// The end of each value: the place after its last scalar.
    private(set) var valueEnds: [[String]: TOMLPlace] = [:]
    /// Table headers in text order.
    private(set) var headers: [Header] = []

    /// A line like `[strokes]`.
    struct Header: Hashable {
        /// The table's full path.
        let path: [String]
        /// Its line number.
        let line: Int
    }

    private let scalars: [Unicode.Scalar]
    private var index = 0
    private var line = 1
    private var column = 1

    init(_ text: String) {
        scalars = Array(text.unicodeScalars)
        var table: [String] = []
        while true {
            skip { $0.properties.isWhitespace || $0 == "," }
            guard let scalar = current else { break }
            if scalar == "#" {
                skip { $0 != "\n" }
            } else if scalar == "[" {
                let line = line
                skip { $0 == "[" }
                table = key(in: [])
                headers.append(Header(path: table, line: line))
                skip { $0 == "]" }
            } else {
                entry(in: table)
            }
        }
    }

    private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }
    private var place: TOMLPlace { TOMLPlace(line: line, column: column) }

    private mutating func advance() {
        guard let scalar = current else { return }
        index += 1
        (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
    }

    private mutating func skip(while condition: (Unicode.Scalar) -> Bool) {
        while let scalar = current, condition(scalar) { advance() }
    }

    private mutating func skipBlanksAndComments() {
        while let scalar = current, scalar.properties.isWhitespace || scalar == "," || scalar == "#" {
            if scalar == "#" { skip { $0 != "\n" } } else { advance() }
        }
    }

    /// Reads a key such as `a."b".c` and records where it begins.
    private mutating func key(in table: [String]) -> [String] {
        let start = place
        var path = table
        while let scalar = current, scalar != "=", scalar != "]", scalar != "\n" {
            if scalar == "\"" || scalar == "'" {
                path.append(quoted(scalar))
            } else if scalar == "." || scalar.properties.isWhitespace {
                advance()
            } else {
                var part = ""
                while let scalar = current, !".=]\"'".unicodeScalars.contains(scalar), !scalar.properties.isWhitespace {
                    part.unicodeScalars.append(scalar)
                    advance()
                }
                path.append(part)
            }
        }
        keys[path] = start
        return path
    }

    /// Reads `key = value`. Always advances.
    private mutating func entry(in table: [String]) {
        let path = key(in: table)
        guard current == "=" else { return advance() }
        advance()
        skip { $0 == " " || $0 == "\t" }
        value(at: path)
    }

    private mutating func value(at path: [String]) {
        values[path] = place
        switch current {
        case "\"": _ = quoted("\"")
        case "'": _ = quoted("'")
        case "[":
            advance()
            var element = 0
            skipBlanksAndComments()
            while let scalar = current, scalar != "]" {
                value(at: path + ["\(element)"])
                element += 1
                skipBlanksAndComments()
            }
            advance()
        case "{":
            advance()
            skipBlanksAndComments()
            while let scalar = current, scalar != "}" {
                entry(in: path)
                skipBlanksAndComments()
            }
            advance()
        default:
            let start = index
            // Blanks before a comment are not part of the value; the one within `1979-05-27 07:32:00` is.
            var end = place
            while let scalar = current, !",]}#\n".unicodeScalars.contains(scalar) {
                advance()
                if !scalar.properties.isWhitespace { end = place }
            }
            if index == start { advance() }
            valueEnds[path] = end
            return
        }
        valueEnds[path] = place
    }

    /// Skips a string of any of the four kinds. Returns the text between the quotes, with escapes unprocessed.
    private mutating func quoted(_ quote: Unicode.Scalar) -> String {
        let isLong = scalars[index...].prefix(3).elementsEqual([quote, quote, quote])
        let length = isLong ? 3 : 1
        for _ in 0..<length { advance() }
        var text = ""
        while let scalar = current {
            if scalars[index...].prefix(length).allSatisfy({ $0 == quote }) {
                // A multi-line string may end with one or two quotes of its own: the last three close it.
                if isLong, index + 3 < scalars.count, scalars[index + 3] == quote {
                    advance()
                    continue
                }
                for _ in 0..<length { advance() }
                break
            }
            text.unicodeScalars.append(scalar)
            advance()
            if quote == "\"", scalar == "\\" { advance() }
        }
        return text
    }
}
