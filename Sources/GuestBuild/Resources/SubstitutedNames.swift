import CellUI

/// The SF Symbols and fonts that sources name and for which something else is drawn, for `--explain`: each once, where it is first named.
///
/// Symbols are found as arguments, `Image(systemName: "figure.run")`, and where the value of an argument comes from: after
/// `Image(systemName: state.icon)` also in `var icon: String { … }` and `Row(icon: "flame")`, in whatever file.
struct SubstitutedNames {
    private let files: [GuestCollection.File]
    /// The images of the catalogue, which are not symbols.
    private let images: Set<String>
    /// The names of values that name symbols.
    private var values: Set<String> = []

    /// - Parameters:
    ///   - files: What the guest is made of.
    ///   - images: The names of the catalogue's images.
    init(in files: [GuestCollection.File], images: Set<String>) {
        (self.files, self.images) = (files, images)
        for file in files {
            for argument in Self.symbolArguments(in: file) {
                let words = argument.filter { file.source.tokens[$0].kind == .word }
                if let last = words.last { values.insert(file.source.tokens[last].text) }
            }
        }
    }

    /// A note for each symbol and font.
    var notes: [SourceNote] {
        var seen: Set<String> = []
        var notes: [SourceNote] = []
        for file in files {
            let tokens = file.source.tokens
            var found: [(place: Int, sentence: String)] = Self.fonts(in: file)
            for place in symbols(in: file) {
                if let sentence = Self.sentence(ofSymbol: tokens[place].text) { found.append((place, sentence)) }
            }
            for (place, sentence) in found.sorted(by: { $0.place < $1.place }) where seen.insert(sentence).inserted {
                let line = file.source.line(of: tokens[place].range.lowerBound)
                notes.append(SourceNote(file: file.path, line: line, sentence: sentence))
            }
        }
        return notes
    }

    // MARK: Symbols

    /// What is said of a symbol; `nil` if it is drawn as it is named.
    private static func sentence(ofSymbol name: String) -> String? {
        guard let outline = SymbolOutlines.outline(named: name) else {
            return "the SF Symbol \"\(name)\" is not drawn: a placeholder stands in"
        }
        return outline.name == name ? nil : "the SF Symbol \"\(name)\" is drawn as \"\(outline.name)\""
    }

    /// The places of the literals that are names of symbols.
    private func symbols(in file: GuestCollection.File) -> Set<Int> {
        let tokens = file.source.tokens
        var found = Set(Self.symbolArguments(in: file).joined().filter { tokens[$0].kind == .literal })
        for index in tokens.indices where values.contains(tokens[index].text) && Self.isTaken(index, of: file) {
            guard tokens[index].kind == .word, let next = tokens[safe: index + 1] else { continue }
            if next.isSign(":"), tokens[safe: index + 2]?.kind == .literal {
                found.insert(index + 2)
            } else if index > 0, ["var", "let", "func"].contains(tokens[index - 1].text),
                let body = Self.body(ofDeclarationAt: index, in: file.source)
            {
                found.formUnion(body.filter { tokens[$0].kind == .literal })
            }
        }
        return found.filter { isSymbolName(tokens[$0].text) && !Self.isCompared($0, in: tokens) }
    }

    /// Whether a literal is only compared with, as in `case "run":` and `kind == "run"`.
    private static func isCompared(_ index: Int, in tokens: [SwiftToken]) -> Bool {
        func isEqual(_ first: Int, _ second: Int) -> Bool {
            tokens.indices.contains(first) && (tokens[first].isSign("=") || tokens[first].isSign("!"))
                && tokens[safe: second]?.isSign("=") ?? false
        }
        if isEqual(index - 2, index - 1) || isEqual(index + 1, index + 2) { return true }
        // Of a pattern that lists several texts, each has `case` or a comma before it, and a comma or a colon after it.
        guard let next = tokens[safe: index + 1], next.isSign(":") || next.isSign(",") else { return false }
        var start = index - 1
        while start > 0, tokens[start].isSign(","), tokens[start - 1].kind == .literal { start -= 2 }
        return start >= 0 && tokens[start].isWord("case")
    }

    /// The tokens of each argument `systemName:` or `systemImage:`.
    private static func symbolArguments(in file: GuestCollection.File) -> [Range<Int>] {
        let tokens = file.source.tokens
        return tokens.indices.compactMap { index in
            guard tokens[index].isWord("systemName") || tokens[index].isWord("systemImage"),
                tokens[safe: index + 1]?.isSign(":") ?? false, isTaken(index, of: file)
            else { return nil }
            var depth = 0
            for place in (index + 2)..<tokens.count where tokens[place].kind == .sign {
                switch tokens[place].text {
                case "(", "[", "{": depth += 1
                case ")", "]", "}": depth -= 1
                case ",": if depth == 0 { return index + 2..<place }
                default: break
                }
                if depth < 0 { return index + 2..<place }
            }
            return nil
        }
    }

    /// The tokens of the value, or of the braces, of a property or a function of text; `nil` for any other.
    private static func body(ofDeclarationAt name: Int, in source: SwiftSource) -> Range<Int>? {
        let tokens = source.tokens
        var next = name + 1
        if tokens[safe: next]?.isSign("(") ?? false {
            next = source.closing(next) + 3
            guard tokens[safe: next - 1]?.isSign(">") ?? false else { return nil }
        } else if tokens[safe: next]?.isSign(":") ?? false {
            next += 1
        }
        if tokens[safe: next]?.isWord("String") ?? false { next += 1 }
        if tokens[safe: next]?.isSign("?") ?? false { next += 1 }
        if tokens[safe: next]?.isSign("=") ?? false { return next + 1..<min(next + 2, tokens.count) }
        guard next > name + 1, tokens[safe: next]?.isSign("{") ?? false else { return nil }
        return next..<source.closing(next)
    }

    private func isSymbolName(_ text: String) -> Bool {
        !images.contains(text) && text.utf8.first.map { $0 != UInt8(ascii: ".") } ?? false
            && text.utf8.allSatisfy { byte in
                (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".")
            }
    }

    // MARK: Fonts

    /// The places of fonts of an app's own, with what is said of each.
    private static func fonts(in file: GuestCollection.File) -> [(place: Int, sentence: String)] {
        let tokens = file.source.tokens
        return tokens.indices.compactMap { index in
            if let design = design(at: index, in: file) {
                return (index, "the font design \(design) is drawn with the letters of the default one")
            }
            guard isTaken(index, of: file), index > 0, tokens[safe: index + 1]?.isSign("(") ?? false else { return nil }
            let isFont = tokens[index].isWord("custom") && tokens[index - 1].isSign(".")
            let isKit = tokens[index].isWord("UIFont") && tokens[safe: index + 2]?.isWord("name") ?? false
            let end = tokens[index...].firstIndex { $0.isSign(")") } ?? index
            guard isKit || isFont && tokens[index..<end].contains(where: { sizes.contains($0.text) }) else {
                return nil
            }
            let name = tokens[index..<end].first { $0.kind == .literal && !$0.text.contains("\\(") }
            let font = name.map { "the font \"\($0.text)\"" } ?? "a font of the app's own"
            return (index, "\(font) is not drawn: the system's of the same size stands in")
        }
    }

    /// The design of a font, `.system(size: 20, design: .serif)` or `.fontDesign(.serif)`, at the place of its name; `nil` if it is drawn as it is.
    private static func design(at index: Int, in file: GuestCollection.File) -> String? {
        let tokens = file.source.tokens
        let name = tokens[index].text
        guard ["monospaced", "serif"].contains(name), isTaken(index, of: file),
            let word = tokens[..<index].lastIndex(where: { $0.isWord("design") || $0.isWord("fontDesign") }),
            index - word <= 8, tokens[word + 1].isSign(tokens[word].isWord("design") ? ":" : "("),
            !tokens[word..<index].contains(where: { $0.isSign(",") || $0.isSign(")") })
        else { return nil }
        return name
    }

    private static let sizes: Set<String> = ["size", "fixedSize"]

    private static func isTaken(_ index: Int, of file: GuestCollection.File) -> Bool {
        let place = file.source.tokens[index].range.lowerBound
        return file.taken?.contains { $0.contains(place) } ?? true
    }
}

extension Array {
    /// The element at an index; `nil` if there is none.
    fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
