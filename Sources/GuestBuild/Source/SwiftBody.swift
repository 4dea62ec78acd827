extension SwiftSource {
    /// The body of a function, an initializer or a computed property, or all of such a member of a type.
    struct Body: Hashable {
        /// What a guest lacks of it.
        enum Part: Hashable {
            /// All between the braces: a call traps.
            case contents
            /// The whole member.
            case member
            /// The statements in these ranges of bytes: the others are run.
            case statements(Set<Range<Int>>)
        }

        let name: String
        /// The line that it begins on, counted from 1.
        let line: Int
        /// The bytes between the braces, or of the whole member.
        let range: Range<Int>
        /// Whether a call has no value: statements can be left out.
        var returnsNothing = false
        var part = Part.contents

        /// Whether it is the whole member.
        var isMember: Bool { part == .member }
        /// Whether it is an initializer, which without some of its statements may leave properties without a value.
        var isInitializer: Bool { name == "init" }

        /// The body without only these statements, or if there are none, without all it has; `self` if that leaves no value to return.
        func without(_ statements: Set<Range<Int>>) -> Body {
            guard returnsNothing, !isMember, !statements.isEmpty || !isInitializer else { return self }
            var body = self
            body.part = .statements(statements.isEmpty ? [range] : statements)
            return body
        }
    }

    func line(ofToken index: Int) -> Int { line(of: tokens[index].range.lowerBound) }

    fileprivate func name(at index: Int) -> String {
        ["var", "func"].contains(tokens[index].text) ? tokens[index + 1].text : tokens[index].text
    }

    /// The braces that are open before a token.
    fileprivate func depth(before index: Int) -> Int {
        tokens[..<index].reduce(0) { depth, token in depth + (token.isSign("{") ? 1 : token.isSign("}") ? -1 : 0) }
    }

    /// The first of the modifiers and attributes before a member.
    func startOfMember(at index: Int) -> Int {
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
        if let open = openingOfObserver(at: index) { return open }
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

    /// The brace of what observes or sets a property, or of what runs at the end of an object.
    private func openingOfObserver(at index: Int) -> Int? {
        guard index > 0, Self.observers.contains(tokens[index].text) else { return nil }
        let before = tokens[index - 1]
        guard before.isSign("{") || before.isSign("}") || tokens[index].text == "deinit" else { return nil }
        let next = tokens[index + 1].isSign("(") ? closing(index + 1) + 1 : index + 1
        return next + 1 < tokens.count && tokens[next].isSign("{") ? next : nil
    }

    private static let observers: Set<String> = ["didSet", "willSet", "set", "deinit"]

    /// Whether a call of what is declared at `index`, with a body from `open`, has no value.
    fileprivate func returnsNothing(at index: Int, before open: Int) -> Bool {
        guard tokens[index].text == "func" else { return tokens[index].text != "var" }
        guard let start = (index..<open).first(where: { tokens[$0].isSign("(") }) else { return false }
        let rest = closing(start) + 1..<max(closing(start) + 1, open)
        guard let arrow = rest.dropLast().first(where: { tokens[$0].isSign("-") && tokens[$0 + 1].isSign(">") }) else {
            return true
        }
        let type = tokens[min(arrow + 2, open)..<open].map(\.text)
        return type == ["Void"] || type == ["(", ")"]
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
    private let declarations: [SwiftDeclaration]

    init(of source: SwiftSource) {
        self.source = source
        declarations = source.declarations()
        owners = source.tokens.indices.compactMap { index in
            guard let open = source.openingOfBody(at: index) else { return nil }
            let close = source.closing(open)
            let first = source.line(ofToken: open)
            return Owner(
                index: index, open: open, close: close, lines: first...max(first, source.line(ofToken: close)))
        }
    }

    /// The outermost body that a line is in; `nil` if it is in none that could be empty. A view's body could not.
    ///
    /// - Parameter name: A name on the line: where the line has it beside bodies alone, none is meant. Default: none.
    func body(ofLine line: Int, naming name: String? = nil) -> SwiftSource.Body? {
        guard let owner = owners.first(where: { $0.lines.contains(line) && !isBeside($0, name, onLine: line) }) else {
            return nil
        }
        return SwiftSource.Body(
            name: source.name(at: owner.index), line: source.line(ofToken: owner.index), range: contents(of: owner),
            returnsNothing: source.returnsNothing(at: owner.index, before: owner.open))
    }

    /// Whether a line that a body begins or ends on has a name, but not in the body: `let store = Store(); func save() {}`.
    private func isBeside(_ owner: Owner, _ name: String?, onLine line: Int) -> Bool {
        guard let name, line == owner.lines.lowerBound || line == owner.lines.upperBound else { return false }
        let places = source.tokens.indices.filter {
            source.tokens[$0].isWord(name) && source.line(ofToken: $0) == line
        }
        return !places.isEmpty && !places.contains { (owner.open...owner.close).contains($0) }
    }

    private func contents(of owner: Owner) -> Range<Int> {
        let start = source.tokens[owner.open].range.upperBound
        return start..<max(start, source.tokens[owner.close].range.lowerBound)
    }

    /// The statements of a body that lines are in, and those that use what they declare.
    func statements(of body: SwiftSource.Body, onLines lines: Set<Int>) -> Set<Range<Int>> {
        guard let owner = owners.first(where: { contents(of: $0) == body.range }) else { return [] }
        let found = source.statements(in: owner.open + 1..<owner.close, onLines: lines)
        return Set(found.map(source.bytes))
    }

    /// The stored static property of a type, or the type in an extension, that a line is in, if what it is a member of inherits from nothing.
    func sharedMember(ofLine line: Int) -> SwiftSource.Body? { source.sharedMember(ofLine: line, in: declarations) }

    /// The property of a type that has a value where it is declared and that a line is in.
    func storedMember(ofLine line: Int) -> SwiftSource.Body? { source.storedMember(ofLine: line, in: declarations) }

    /// The line that a byte is on.
    func line(of offset: Int) -> Int { source.line(of: offset) }

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
                part: .member)
        }
        let isInside = owners.first { $0.lines.contains(line) }.map { owner in
            (owner.open..<owner.close).contains {
                source.tokens[$0].isWord(type) && source.line(ofToken: $0) == line
            }
        }
        return isInside == true ? body(ofLine: line) : nil
    }
}
