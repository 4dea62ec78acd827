extension SwiftSource {
    /// The body of a function, an initializer or a computed property, or all of such a member of a type.
    struct Body: Hashable {
        let name: String
        /// The line that it begins on, counted from 1.
        let line: Int
        /// The bytes between the braces, or of the whole member.
        let range: Range<Int>
        /// Whether it is the whole member.
        let isMember: Bool
    }

    fileprivate func line(ofToken index: Int) -> Int { line(of: tokens[index].range.lowerBound) }

    fileprivate func name(at index: Int) -> String { tokens[index].text == "init" ? "init" : tokens[index + 1].text }

    /// The braces that are open before a token.
    fileprivate func depth(before index: Int) -> Int {
        tokens[..<index].reduce(0) { depth, token in depth + (token.isSign("{") ? 1 : token.isSign("}") ? -1 : 0) }
    }

    /// The first of the modifiers and attributes before a member.
    fileprivate func startOfMember(at index: Int) -> Int {
        var start = index
        while start > 0 {
            if tokens[start - 1].kind == .word, Self.modifiers.contains(tokens[start - 1].text) {
                start -= 1
            } else if start > 1, tokens[start - 1].kind == .word, tokens[start - 2].isSign("@") {
                start -= 2
            } else {
                break
            }
        }
        return start
    }

    /// The brace of the body that the declaration at `index` has.
    fileprivate func openingOfBody(at index: Int) -> Int? {
        guard tokens[index].kind == .word, index + 2 < tokens.count else { return nil }
        let isVariable = tokens[index].text == "var"
        guard isVariable || tokens[index].text == "func" || isInitializer(index) else { return nil }
        var place = index + 1
        var depth = 0
        while place < tokens.count, place < index + 400 {
            let token = tokens[place]
            if token.kind == .sign {
                if depth == 0, token.isSign("{") { break }
                depth += "([{".contains(token.text) ? 1 : ")]}".contains(token.text) ? -1 : 0
                if depth < 0 || depth == 0 && (isVariable && token.isSign("=") || token.isSign(";")) { return nil }
            } else if token.kind == .word, depth == 0, place > index + 1 {
                // What is opaque has the type of its body.
                if token.text == "some" || Self.declaring.contains(token.text) { return nil }
            }
            place += 1
        }
        guard place < tokens.count, tokens[place].isSign("{"), place + 1 < tokens.count else { return nil }
        let isAccessor = ["get", "set", "willSet", "didSet", "_read", "_modify"].contains(tokens[place + 1].text)
        return isVariable && isAccessor ? nil : place
    }

    private static let declaring: Set<String> = ["func", "var", "let", "struct", "class", "enum", "extension", "case"]

    private func isInitializer(_ index: Int) -> Bool {
        guard tokens[index].text == "init", index == 0 || !tokens[index - 1].isSign(".") else { return false }
        return ["(", "<", "?", "!"].contains(tokens[index + 1].text)
    }
}

/// The bodies of a file, found once for all the lines that are asked for.
struct SwiftBodies {
    /// What has a body: the first token of the declaration, and the braces.
    private struct Owner {
        let index: Int
        let open: Int
        let close: Int
        /// The lines from brace to brace.
        let lines: ClosedRange<Int>
    }

    private let source: SwiftSource
    private let owners: [Owner]

    init(of source: SwiftSource) {
        self.source = source
        owners = source.tokens.indices.compactMap { index in
            guard let open = source.openingOfBody(at: index) else { return nil }
            let close = source.closing(open)
            let first = source.line(ofToken: open)
            return Owner(
                index: index, open: open, close: close, lines: first...max(first, source.line(ofToken: close)))
        }
    }

    /// The outermost body that a line is in; `nil` if it is in none that could be empty. A view's body could not.
    func body(ofLine line: Int) -> SwiftSource.Body? {
        guard let owner = owners.first(where: { $0.lines.contains(line) }) else { return nil }
        let start = source.tokens[owner.open].range.upperBound
        return SwiftSource.Body(
            name: source.name(at: owner.index), line: source.line(ofToken: owner.index),
            range: start..<max(start, source.tokens[owner.close].range.lowerBound), isMember: false)
    }

    /// The member of a type that names another type in what it takes or returns, on a line, or else the body that the line is in; `nil` if
    /// it is a function at the top of a file that names it, or something stored.
    func bodyOrMember(ofLine line: Int, naming type: String) -> SwiftSource.Body? {
        for owner in owners {
            let isNaming = (owner.index..<owner.open).contains {
                source.tokens[$0].isWord(type) && source.line(ofToken: $0) == line
            }
            guard isNaming else { continue }
            let start = source.startOfMember(at: owner.index)
            // At the top of a file it is a declaration, which is taken or left.
            guard source.depth(before: start) > 0 else { return nil }
            return SwiftSource.Body(
                name: source.name(at: owner.index), line: source.line(ofToken: owner.index),
                range: source.tokens[start].range.lowerBound..<source.tokens[owner.close].range.upperBound,
                isMember: true)
        }
        return body(ofLine: line)
    }
}
