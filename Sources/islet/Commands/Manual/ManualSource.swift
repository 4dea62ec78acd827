import CommandHelp

/// The source of a manual page as it is written, in the language mdoc, which both man-db (groff) and mandoc read.
///
/// Source: [mdoc(7)](https://man.openbsd.org/mdoc.7).
struct ManualSource {
    /// What was written.
    private(set) var text = ""

    /// Begins a section.
    mutating func section(_ title: String) { macro("Sh", title) }

    /// Begins a part of a section.
    mutating func subsection(_ title: String) { macro("Ss", title) }

    /// A line that begins with a macro. The words are taken as they are: macros among them are macros.
    mutating func macro(_ name: String, _ words: String...) {
        text += (["." + name] + words).joined(separator: " ") + "\n"
    }

    /// Running text. As mdoc wants it, a sentence begins a line, and no line is longer than 80 bytes.
    mutating func prose(_ paragraph: String) {
        var line = ""
        for word in paragraph.split(separator: " ") {
            if line.count + 1 + word.count > 72 {
                self.line(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
            if word.hasSuffix(".") {
                self.line(line)
                line = ""
            }
        }
        self.line(line)
    }

    /// Paragraphs with space between them.
    mutating func prose(_ paragraphs: [String]) {
        for (index, paragraph) in paragraphs.enumerated() {
            if index > 0 { macro("Pp") }
            prose(paragraph)
        }
    }

    /// An explanation: paragraphs with space between them, tables, and lines as they are.
    mutating func blocks(_ blocks: [Prose.Block]) {
        for (index, block) in blocks.enumerated() {
            switch block {
            case .paragraph(let text):
                if index > 0 { macro("Pp") }
                prose(text)
            case .table(let rows): list(rows.map { ("Ic \(Self.word($0.name))", [$0.meaning]) })
            case .literal(let lines): literal(lines)
            }
        }
    }

    /// Lines as they are, indented.
    mutating func literal(_ lines: [String]) {
        macro("Bd", "-literal", "-offset", "indent")
        lines.forEach { $0.isEmpty ? text += "\n" : line($0) }
        macro("Ed")
    }

    /// A list of names with what each means.
    mutating func list(_ rows: [(name: String, meaning: [String])]) {
        guard !rows.isEmpty else { return }
        macro("Bl", "-tag", "-width", "Ds")
        for row in rows {
            macro("It", row.name)
            prose(row.meaning)
        }
        macro("El")
    }

    private mutating func line(_ line: String) {
        guard !line.isEmpty else { return }
        let escaped = Self.escaped(line)
        text += (escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" : "") + escaped + "\n"
    }

    /// Text without anything that roff would take for its own.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": escaped += "\\e"
            case "-": escaped += "\\-"
            case "~": escaped += "\\(ti"
            case "^": escaped += "\\(ha"
            case "`": escaped += "\\(ga"
            case "'": escaped += "\\(aq"
            case _ where scalar.isASCII: escaped.unicodeScalars.append(scalar)
            default: escaped += "\\[u" + hexadecimal(scalar) + "]"
            }
        }
        return escaped
    }

    /// One word of a macro's line: a phrase stays one, and what is called like a macro is none.
    static func word(_ text: String) -> String {
        let escaped = escaped(text).replacing("\"", with: "\\(dq")
        let looksLikeMacro = text.count <= 3 && text.first?.isUppercase == true || text.allSatisfy(\.isPunctuation)
        let guarded = (looksLikeMacro ? "\\&" : "") + escaped
        return guarded.contains(" ") || guarded.isEmpty ? "\"\(guarded)\"" : guarded
    }

    private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
