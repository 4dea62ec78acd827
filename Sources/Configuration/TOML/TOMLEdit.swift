/// Changes single values of a TOML text and leaves everything else as it was: comments, order, blanks, line endings.
///
///     # Calm.                          # Calm.
///     theme = "moss"   # green    →    theme = "dusk"   # green
///     [strokes]                        [strokes]
///     end = 1                          end = 1
///                                      target = 2
package struct TOMLEdit {
    /// The current text. It must be valid according to TOMLKit.
    package private(set) var text: String

    package init(_ text: String) { self.text = text }

    /// Sets the key at `path` to a value in TOML syntax.
    ///
    /// A missing key is inserted in place of the line `placeholder` if present; otherwise beside its table or siblings;
    /// otherwise after the last key outside any table.
    package mutating func set(_ path: [String], to value: String, placeholder: String) {
        var lines = Lines(text)
        let places = TOMLPlaces(text)
        defer { text = lines.text }
        if let start = places.values[path], let end = places.valueEnds[path] {
            return lines.replace(from: start, to: end, with: value)
        }
        let entry = "\(Self.name(of: path)) = \(value)"
        let firstHeader = places.headers.first?.line ?? .max
        if let index = lines.index(of: placeholder), index + 1 < firstHeader {
            return lines.replaceLine(at: index, with: entry)
        }
        guard let key = path.last, path.count > 1 else {
            return lines.insertAtTop(entry, before: firstHeader, after: places.lastLine(of: [], before: firstHeader))
        }
        let table = Array(path.dropLast())
        if let start = places.values[table], let end = places.valueEnds[table] {
            // An inline table, `strokes = { end = 1 }`.
            let isEmpty = !places.values.keys.contains { $0.count > table.count && $0.starts(with: table) }
            return lines.insertIntoInlineTable(
                "\(Self.name(of: [key])) = \(value)", from: start, to: end, isEmpty: isEmpty)
        }
        if let header = places.headers.last(where: { $0.path == table }) {
            let next = places.headers.first { $0.line > header.line }?.line ?? .max
            let last = places.lastLine(of: table, between: header.line, and: next)
            return lines.insert("\(Self.name(of: [key])) = \(value)", afterLine: last, like: last)
        }
        let siblings = places.lastLine(of: table, before: firstHeader)
        if siblings > 0 { return lines.insert(entry, afterLine: siblings, like: siblings) }
        lines.insertAtTop(entry, before: firstHeader, after: places.lastLine(of: [], before: firstHeader))
    }

    /// Removes the key at `path`; a comment after its value stays. Returns whether the key existed.
    ///
    /// - Parameter placeholder: The line inserted instead; `nil` for none.
    package mutating func remove(_ path: [String], placeholder: String?) -> Bool {
        let places = TOMLPlaces(text)
        guard let key = places.keys[path], let end = places.valueEnds[path] else { return false }
        var lines = Lines(text)
        defer { text = lines.text }
        if path.count > 1, places.values[Array(path.dropLast())] != nil {
            lines.removeFromInlineTable(from: key, to: end)
        } else {
            lines.removeEntry(from: key, to: end, placeholder: placeholder)
        }
        return true
    }

    /// A path as written before `=`.
    private static func name(of path: [String]) -> String {
        path.map { part in
            let isBare = part.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
            return isBare && !part.isEmpty ? part : TOMLText.quoted(part)
        }.joined(separator: ".")
    }
}

extension TOMLPlaces {
    /// The number (from 1) of the last line of `table` before `line`; 0 if there is none.
    fileprivate func lastLine(of table: [String], before line: Int) -> Int {
        lastLine(of: table, between: 0, and: line)
    }

    /// Like ``lastLine(of:before:)``, but only for lines after `first`; returns `first` if there are none.
    fileprivate func lastLine(of table: [String], between first: Int, and line: Int) -> Int {
        valueEnds.filter { path, end in
            path.starts(with: table) && (values[path]?.line ?? 0) > first && end.line < line
        }.map(\.value.line).max() ?? first
    }
}
