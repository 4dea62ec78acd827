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

    /// The outermost body that a line is in; `nil` if it is in none that could be empty. A view's body could not.
    func body(ofLine line: Int) -> Body? {
        for index in tokens.indices {
            guard let open = openingOfBody(at: index) else { continue }
            let close = closing(open)
            guard self.line(ofToken: open) <= line, line <= self.line(ofToken: close) else { continue }
            let start = tokens[open].range.upperBound
            return Body(
                name: name(at: index), line: self.line(ofToken: index),
                range: start..<max(start, tokens[close].range.lowerBound), isMember: false)
        }
        return nil
    }

    /// The member of a type that names another type in what it takes or returns, on a line, or else the body that the line is in; `nil` if
    /// it is a function at the top of a file that names it, or something stored.
    func bodyOrMember(ofLine line: Int, naming type: String) -> Body? {
        for index in tokens.indices {
            guard let open = openingOfBody(at: index) else { continue }
            let head = index..<open
            guard head.contains(where: { tokens[$0].isWord(type) && self.line(ofToken: $0) == line }) else { continue }
            let start = startOfMember(at: index)
            // At the top of a file it is a declaration, which is taken or left.
            guard depth(before: start) > 0 else { return nil }
            return Body(
                name: name(at: index), line: self.line(ofToken: index),
                range: tokens[start].range.lowerBound..<tokens[closing(open)].range.upperBound, isMember: true)
        }
        return body(ofLine: line)
    }

    private func line(ofToken index: Int) -> Int { line(of: tokens[index].range.lowerBound) }

    private func name(at index: Int) -> String { tokens[index].text == "init" ? "init" : tokens[index + 1].text }

    /// The braces that are open before a token.
    private func depth(before index: Int) -> Int {
        tokens[..<index].reduce(0) { depth, token in depth + (token.isSign("{") ? 1 : token.isSign("}") ? -1 : 0) }
    }

    /// The first of the modifiers and attributes before a member.
    private func startOfMember(at index: Int) -> Int {
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
    private func openingOfBody(at index: Int) -> Int? {
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
