/// The bodies of functions that do not compile because they need what is not here: a module of Apple's, or a part of the app that needs
/// one. They are emptied, which is said by a warning each; a picture that calls one of them traps with a sentence.
struct GuestStubs {
    /// The bytes between the braces, by the paths of the files.
    private(set) var bodies: [String: Set<Range<Int>>] = [:]
    /// What was emptied, and what for.
    private(set) var warnings: [GuestDiagnostic] = []

    /// The names that are not here.
    private(set) var names: Set<String> = []
    /// The diagnostics that are in none of them.
    private(set) var rest: [GuestDiagnostic] = []
    /// A declaration with more of them is of the app as a whole.
    private static let mostOfDeclaration = 6

    /// Finds the bodies.
    ///
    /// - Parameters:
    ///   - strangers: The modules that are not here, by the paths of the files that import them.
    ///   - isLast: Whether to count what the sources declare and cannot be taken, too.
    init(
        for diagnostics: [GuestDiagnostic], in collection: GuestCollection, strangers: [String: [String]], isLast: Bool
    ) {
        let bodies = diagnostics.map { diagnostic in
            collection.files.first { $0.path == diagnostic.file }.flatMap { $0.source.body(ofLine: diagnostic.line) }
        }
        for (error, body) in zip(diagnostics, bodies) where error.kind == .error {
            guard let body, let name = GuestRepair.unknownName(in: error.message),
                self.bodies[error.file]?.contains(body.range) != true
            else { continue }
            let isDeclared = collection.pool.declares(name)
            guard isDeclared ? isLast : strangers[error.file] != nil && !collection.pool.addsMember(name) else {
                continue
            }
            self.bodies[error.file, default: []].insert(body.range)
            names.insert(name)
            let reason =
                isDeclared
                ? "which does not compile here"
                : "which may be of \((strangers[error.file] ?? []).joined(separator: " or ")), which is not here"
            warnings.append(
                GuestDiagnostic(
                    file: error.file, line: body.line, column: 1, kind: .warning,
                    message: "the body of '\(body.name)' is left out: it needs '\(name)', \(reason)"))
        }
        if !isLast { leaveWholeApps(in: collection) }
        for (diagnostic, body) in zip(diagnostics, bodies) {
            if let body, self.bodies[diagnostic.file]?.contains(body.range) == true { continue }
            rest.append(diagnostic)
        }
    }

    /// Keeps the bodies of a declaration that was not named and has many of them.
    private mutating func leaveWholeApps(in collection: GuestCollection) {
        for (file, contents) in collection.pool.files.enumerated() where !collection.isNamed(file) {
            guard let own = bodies[contents.path] else { continue }
            for declaration in contents.declarations {
                let inside = own.filter { declaration.range.contains($0.lowerBound) }
                guard inside.count > Self.mostOfDeclaration else { continue }
                bodies[contents.path]?.subtract(inside)
                warnings.removeAll { warning in
                    warning.file == contents.path
                        && inside.contains { contents.source.line(of: $0.lowerBound) == warning.line }
                }
            }
        }
    }
}

extension SwiftSource {
    /// The body of a function, an initializer or a computed property.
    struct Body: Hashable {
        let name: String
        /// The line that it begins on, counted from 1.
        let line: Int
        /// The bytes between the braces.
        let range: Range<Int>
    }

    /// The outermost body that a line is in; `nil` if it is in none that could be empty. A view's body could not.
    func body(ofLine line: Int) -> Body? {
        for index in tokens.indices {
            guard let open = openingOfBody(at: index) else { continue }
            let close = closing(open)
            let range =
                tokens[open].range.upperBound..<max(tokens[open].range.upperBound, tokens[close].range.lowerBound)
            let first = self.line(of: tokens[open].range.lowerBound)
            guard first <= line, line <= self.line(of: tokens[close].range.lowerBound) else { continue }
            // On the line of the brace itself the error may be in what the function takes.
            let name = tokens[index].text == "init" ? "init" : tokens[index + 1].text
            return Body(name: name, line: self.line(of: tokens[index].range.lowerBound), range: range)
        }
        return nil
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
