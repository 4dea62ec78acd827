/// Changes single values of a TOML text and leaves everything else as the person wrote it: comments, order, blanks, line
/// ends.
///
///     # Calm.                          # Calm.
///     theme = "moss"   # green    →    theme = "dusk"   # green
///     [strokes]                        [strokes]
///     end = 1                          end = 1
///                                      target = 2
package struct TOMLEdit {
    /// The text as it is now. It must have been accepted by TOMLKit.
    package private(set) var text: String

    package init(_ text: String) { self.text = text }

    /// Gives the key at `path` a value, written as TOML has it.
    ///
    /// A key that is not there is added: in the place of `placeholder`, a line that stands for it until then; else where its
    /// table or its siblings are; else at the end of the keys that belong to no table.
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

    /// Takes the key at `path` out of the text; a comment behind its value stays. Answers whether it was there.
    ///
    /// - Parameter placeholder: The line that comes in its place; nil for none.
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

    /// A path as it is written before `=`.
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
    /// The last line, counted from 1, of what belongs to `table` and stands before `line`; 0 if nothing does.
    fileprivate func lastLine(of table: [String], before line: Int) -> Int {
        lastLine(of: table, between: 0, and: line)
    }

    /// As ``lastLine(of:before:)``, among the lines after `first`, which is the answer if there is none.
    fileprivate func lastLine(of table: [String], between first: Int, and line: Int) -> Int {
        valueEnds.filter { path, end in
            path.starts(with: table) && (values[path]?.line ?? 0) > first && end.line < line
        }.map(\.value.line).max() ?? first
    }
}
