/// Locates the literal of an inline snapshot in its source and builds the edit that replaces it.
struct InlineSource {
    private let swift: SwiftLiterals
    private let path: String

    init(bytes: [UInt8], path: String) { (swift, self.path) = (SwiftLiterals(bytes), path) }

    /// The edit that gives the snapshot's call its new text.
    func edit(for snapshot: InlineSnapshot) throws(SnapshotError) -> InlineEdit {
        func fail(_ reason: String) -> SnapshotError { .source(path: path, line: snapshot.line, reason: reason) }
        guard let start = place(of: snapshot) else {
            throw fail("the call of \(snapshot.call) is no longer here; build and run the tests again")
        }
        var index = start + snapshot.call.utf8.count
        index = skipTrivia(index)
        if swift.byte(index) == UInt8(ascii: "(") {
            guard let end = swift.endOfBracket(at: index) else { throw fail("the call's brackets are not closed") }
            index = end
        }
        let after = skipTrivia(index)
        let indentation = indentation(of: start)
        guard swift.byte(after) == UInt8(ascii: "{") else {
            let literal = Self.literal(snapshot.new, indentation: indentation + "    ")
            return InlineEdit(
                range: index..<index, text: Array(" {\n\(indentation)    \(literal)\n\(indentation)}".utf8))
        }
        guard let end = swift.endOfBracket(at: after) else { throw fail("the closure is not closed") }
        let inside = skipTrivia(after + 1)
        guard let old = swift.literal(at: inside), skipTrivia(old.range.upperBound) == end - 1 else {
            if inside == end - 1 {
                let literal = Self.literal(snapshot.new, indentation: indentation + "    ")
                return InlineEdit(
                    range: after..<end, text: Array("{\n\(indentation)    \(literal)\n\(indentation)}".utf8))
            }
            throw fail("the closure holds more than one string literal; write the literal alone, or edit it by hand")
        }
        guard old.text != nil else {
            throw fail("the literal has an interpolation, which would be lost; edit it by hand")
        }
        // A literal on its own line keeps its indentation; one on the closure's line is moved to its own lines.
        if isFirstOnLine(old.range.lowerBound) {
            let own = self.indentation(of: old.range.lowerBound)
            return InlineEdit(range: old.range, text: Array(Self.literal(snapshot.new, indentation: own).utf8))
        }
        let literal = Self.literal(snapshot.new, indentation: indentation + "    ")
        return InlineEdit(range: after..<end, text: Array("{\n\(indentation)    \(literal)\n\(indentation)}".utf8))
    }

    // MARK: Where

    /// The index of the call's name: at the recorded position, or else at the only call whose literal is the one the test saw.
    private func place(of snapshot: InlineSnapshot) -> Int? {
        let name = Array(snapshot.call.utf8)
        let starts = swift.bytes.indices.filter { index in
            swift.bytes[index...].starts(with: name) && !isNameByte(index - 1) && !isNameByte(index + name.count)
        }
        let onLine = starts.filter { line(of: $0) == snapshot.line }
        /// The compiler reports the column of the call's bracket; also accept that of the name.
        func isExact(_ start: Int) -> Bool {
            [column(of: start), column(of: start) + name.count].contains(snapshot.column)
        }
        func saysOld(_ start: Int) -> Bool { literal(after: start + name.count) == snapshot.old }
        if let exact = onLine.first(where: isExact)
            ?? (onLine.count == 1 ? onLine[0] : nil),
            saysOld(exact)
        {
            return exact
        }
        let others = starts.filter(saysOld)
        return snapshot.old != nil && others.count == 1 ? others[0] : nil
    }

    /// The content of the literal of the call whose name ends at `index`.
    private func literal(after index: Int) -> String? {
        var index = skipTrivia(index)
        if swift.byte(index) == UInt8(ascii: "("), let end = swift.endOfBracket(at: index) { index = skipTrivia(end) }
        guard swift.byte(index) == UInt8(ascii: "{") else { return nil }
        return swift.literal(at: skipTrivia(index + 1))?.text
    }

    private func isNameByte(_ index: Int) -> Bool {
        guard let byte = swift.byte(index) else { return false }
        return byte >= 0x80 || byte == UInt8(ascii: "_") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
            || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
    }

    private func lineStart(of index: Int) -> Int {
        (swift.bytes[..<index].lastIndex(of: 0x0A) ?? -1) + 1
    }

    private func line(of index: Int) -> Int { swift.bytes[..<index].count { $0 == 0x0A } + 1 }
    private func column(of index: Int) -> Int { index - lineStart(of: index) + 1 }

    private func skipTrivia(_ index: Int) -> Int {
        var index = index
        while let byte = swift.byte(index) {
            if let end = swift.endOfComment(at: index) {
                index = end
            } else if [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
                index += 1
            } else {
                break
            }
        }
        return index
    }

    private func indentation(of index: Int) -> String {
        let start = lineStart(of: index)
        return String(decoding: swift.bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    }

    private func isFirstOnLine(_ index: Int) -> Bool {
        swift.bytes[lineStart(of: index)..<index].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }

    // MARK: What

    /// A multi-line literal; all lines but the first are indented.
    static func literal(_ text: String, indentation: String) -> String {
        let isRaw =
            text.contains("\\") && !text.contains("\\#") && !text.contains("\"\"\"#")
            && !text.unicodeScalars.contains { ($0.value < 0x20 && $0 != "\n") || $0.value == 0x7F }
        let pound = isRaw ? "#" : ""
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.isEmpty ? "" : indentation + escaped(line, pound: pound)
        }
        return (["\(pound)\"\"\""] + lines + ["\(indentation)\"\"\"\(pound)"]).joined(separator: "\n")
    }

    private static func escaped(_ line: Substring, pound: String) -> String {
        var text = ""
        for scalar in line.unicodeScalars {
            switch scalar {
            case "\\" where pound.isEmpty: text += "\\\\"
            case "\u{0}"..."\u{1F}", "\u{7F}": text += "\\u{\(String(scalar.value, radix: 16))}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        if pound.isEmpty { text = text.replacing("\"\"\"", with: "\\\"\"\"") }
        // Trailing spaces are invisible, and some editors strip them.
        return text.last == " " ? text.dropLast() + "\\\(pound)u{20}" : text
    }
}
