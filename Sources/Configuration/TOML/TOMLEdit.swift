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

    /// Appends the header of a table.
    package mutating func appendTable(_ path: [String]) {
        while text.last?.isWhitespace == true { text.removeLast() }
        text += (text.isEmpty ? "" : "\n\n") + "[\(Self.name(of: path))]\n"
    }

    /// Removes the header of a table that has no keys; comments stay.
    package mutating func removeEmptyTable(_ path: [String]) {
        let places = TOMLPlaces(text)
        guard !places.values.keys.contains(where: { $0.count > path.count && $0.starts(with: path) }),
            let header = places.headers.last(where: { $0.path == path })
        else { return }
        var lines = Lines(text)
        lines.removeLine(at: header.line - 1)
        text = lines.text
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

extension TOMLEdit {
    /// A text as editable lines that keep their line endings.
    struct Lines {
        /// The lines without `\n`; the last is empty in a text that ends with one.
        private var lines: [[Unicode.Scalar]]
        /// The carriage return before each line end, if this text uses them.
        private let carriage: [Unicode.Scalar]

        init(_ text: String) {
            carriage = text.unicodeScalars.contains("\r") ? ["\r"] : []
            lines = Array(text.unicodeScalars).split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
        }

        /// The current text.
        var text: String {
            var scalars = String.UnicodeScalarView()
            for (index, line) in lines.enumerated() {
                if index > 0 { scalars.append("\n") }
                scalars.append(contentsOf: line)
            }
            return String(scalars)
        }

        /// The index of the line equal to `text`; `nil` if there is none.
        func index(of text: String) -> Int? { lines.firstIndex(of: line(text)) }

        mutating func replaceLine(at index: Int, with text: String) { lines[index] = line(text) }

        /// Removes a line, and the blank line before it if another one or the end follows.
        mutating func removeLine(at index: Int) {
            lines.remove(at: index)
            let isBlank = { (line: [Unicode.Scalar]) in line.allSatisfy(\.properties.isWhitespace) }
            guard index > 0, isBlank(lines[index - 1]), index >= lines.count || isBlank(lines[index]) else { return }
            lines.remove(at: index - 1)
        }

        private func line(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) + carriage }

        /// Replaces everything from `start` up to `end` with `text`.
        mutating func replace(from start: TOMLPlace, to end: TOMLPlace, with text: String) {
            let head = lines[start.line - 1][..<(start.column - 1)]
            let tail = lines[end.line - 1][(end.column - 1)...]
            lines.replaceSubrange((start.line - 1)...(end.line - 1), with: [head + Array(text.unicodeScalars) + tail])
        }

        /// Inserts a line after line `number`, indented like line `model`; both count from 1.
        mutating func insert(_ text: String, afterLine number: Int, like model: Int) {
            let indentation = model > 0 ? lines[model - 1].prefix { $0 == " " || $0 == "\t" } : []
            lines.insert(indentation + line(text), at: number)
            if number == lines.count - 1 { lines.append([]) }
        }

        /// Inserts a line among the keys outside any table: after line `last`, the last of those keys; if there are none (0),
        /// before the first table (line `header`) and its comment, or at the end.
        mutating func insertAtTop(_ text: String, before header: Int, after last: Int) {
            if last > 0 { return insert(text, afterLine: last, like: last) }
            guard header <= lines.count else {
                while lines.last?.allSatisfy(\.properties.isWhitespace) == true { lines.removeLast() }
                lines += [line(text), []]
                return
            }
            var index = header - 1
            while index > 0, lines[index - 1].first(where: { !$0.properties.isWhitespace }) == "#" { index -= 1 }
            lines.insert(contentsOf: [line(text), carriage], at: index)
        }

        /// Inserts an entry into the inline table between `start` and `end`.
        mutating func insertIntoInlineTable(_ entry: String, from start: TOMLPlace, to end: TOMLPlace, isEmpty: Bool) {
            let brace = TOMLPlace(line: end.line, column: end.column - 1)
            if isEmpty { return replace(from: start, to: end, with: "{ \(entry) }") }
            var last = brace.column - 1
            while last > 0, lines[brace.line - 1][last - 1].properties.isWhitespace { last -= 1 }
            replace(from: TOMLPlace(line: brace.line, column: last + 1), to: brace, with: ", \(entry) ")
        }

        /// Removes an entry and an adjacent comma from an inline table.
        mutating func removeFromInlineTable(from start: TOMLPlace, to end: TOMLPlace) {
            let line = lines[end.line - 1]
            let tail = line[(end.column - 1)...]
            let blanks = tail.prefix(while: \.properties.isWhitespace).count
            if tail.dropFirst(blanks).first == "," {
                let further = tail.dropFirst(blanks + 1).prefix(while: \.properties.isWhitespace).count
                return replace(
                    from: start, to: TOMLPlace(line: end.line, column: end.column + blanks + 1 + further), with: "")
            }
            var column = start.column
            let head = lines[start.line - 1]
            while column > 1, head[column - 2].properties.isWhitespace { column -= 1 }
            if column > 1, head[column - 2] == "," {
                return replace(from: TOMLPlace(line: start.line, column: column - 1), to: end, with: "")
            }
            replace(from: start, to: end, with: "")
        }

        /// Removes an entry, inserting `placeholder` if there is one. A line left empty is removed; a comment stays.
        mutating func removeEntry(from start: TOMLPlace, to end: TOMLPlace, placeholder: String?) {
            replace(from: start, to: end, with: "")
            let index = start.line - 1
            let rest = lines[index].drop(while: \.properties.isWhitespace)
            let placeholders = placeholder.map { [line($0)] } ?? []
            let remaining = rest.isEmpty ? placeholders : placeholders + [Array(rest)]
            lines.replaceSubrange(index...index, with: remaining)
        }
    }
}
