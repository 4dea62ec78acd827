/// A declaration at the top of a file, and what it needs of others.
package struct SwiftDeclaration: Hashable, Sendable {
    /// The keyword: `struct`, `extension`, `func`, `#Preview`.
    package let keyword: String
    /// What it declares: a type's or function's name; of an extension the extended type, without what is before a dot.
    package let name: String
    /// Of an extension of a type in another, as `Ride.Stage`, the outer type; `nil` for any other declaration.
    package let outerType: String?
    /// Where it is, with its attributes.
    package let range: Range<Int>
    /// The tokens.
    package let tokens: Range<Int>
    /// Whether only its own file can use it.
    package let isPrivate: Bool
    /// The names after the colon.
    package let inherited: [String]
    /// The names that an extension adds; of `let a = 1, b = 2` those after the first, and of a subscript its labels.
    package let members: Set<String>
    /// What an extension adds, or a function, an initializer or a subscript is, with the labels of the arguments: `init(hex:`.
    package let signatures: Set<String>
    /// The names it uses, not those after a dot.
    package let uses: Set<String>
    /// The names it uses after a dot.
    package let memberUses: Set<String>
    /// The conditions of `#if` around it, each as the source has it, negated for `#else`.
    package let conditions: [String]
    /// The members of an extension that conforms to nothing, each of which can be taken by itself; else none.
    let parts: [SwiftDeclaration]
}

extension SwiftSource {
    static let introducers: Set<String> = [
        "struct", "class", "enum", "actor", "protocol", "extension", "func", "var", "let", "typealias", "import",
        "operator", "precedencegroup", "macro", "init", "subscript", "case", "associatedtype",
    ]
    static let modifiers: Set<String> = [
        "public", "private", "fileprivate", "internal", "open", "package", "final", "indirect", "nonisolated",
        "prefix", "postfix", "infix", "dynamic", "weak", "unowned", "lazy", "static", "mutating", "isolated",
        "override",
        "convenience", "required", "distributed",
    ]

    /// The declarations at the top of the file, imports among them.
    package func declarations() -> [SwiftDeclaration] { declarations(in: tokens.indices) }

    /// The declarations in a range of tokens that are in no braces of that range.
    func declarations(in range: Range<Int>) -> [SwiftDeclaration] {
        outline(of: range).map { declaration($0.tokens, keyword: $0.keyword, $0.conditions) }
    }

    /// Where a declaration is, its keyword, and the conditions around it.
    typealias Outline = (tokens: Range<Int>, keyword: Int, conditions: [String])

    /// Where the declarations of a range of tokens are: what they need takes ten times as long to read.
    func outline(of range: Range<Int>) -> [Outline] {
        var found: [Outline] = []
        var conditions: [[String]] = []
        var start: Int?
        var introducer: Int?
        var depth = 0
        func close(_ end: Int) {
            if let first = start, let keyword = introducer {
                found.append((first..<end, keyword, conditions.flatMap(\.self)))
            }
            (start, introducer) = (nil, nil)
        }
        var index = range.lowerBound
        while index < range.upperBound {
            let token = tokens[index]
            guard depth == 0, !token.isInterpolated else {
                depth += depthChange(token)
                index += 1
                continue
            }
            if token.kind == .hash, Self.directives.contains(token.text) {
                if let end = endOfConditionalAttributes(index) {
                    if start == nil || introducer != nil { close(index) }
                    if start == nil { start = index }
                    index = end
                    continue
                }
                close(index)
                index = directive(index, &conditions)
                continue
            }
            // Behind attributes a macro need not be the first of its line.
            let followsAttributes = start != nil && introducer == nil
            let isMacro =
                token.kind == .hash && (isFirstOfLine(index) || followsAttributes) && token.text != "#available"
            let isIntroducer = isMacro || token.kind == .word && Self.introducers.contains(token.text)
            // `class func` is a function.
            let isModifier =
                token.isWord("class") && index + 1 < range.upperBound
                && Self.classMembers.contains(tokens[index + 1].text)
            let isStart =
                isIntroducer || token.isSign("@") || token.kind == .word && Self.modifiers.contains(token.text)
            let isNew = isStart && (isFirstOfLine(index) || index > 0 && tokens[index - 1].isSign(";"))
            if isNew, start == nil || introducer != nil { close(index) }
            if start == nil { start = index }
            if isIntroducer, !isModifier, introducer == nil { introducer = index }
            // An attribute's arguments belong to it.
            depth += depthChange(token)
            index += 1
        }
        close(range.upperBound)
        return found
    }

    private static let classMembers: Set<String> = ["func", "var", "let", "subscript", "override", "final"]

    func depthChange(_ token: SwiftToken) -> Int {
        guard token.kind == .sign, !token.isInterpolated else { return 0 }
        return switch token.text {
        case "(", "[", "{": 1
        case ")", "]", "}": -1
        default: 0
        }
    }

    /// The index of the first token of the next line.
    func endOfLine(after index: Int) -> Int {
        var end = index + 1
        while end < tokens.count, !isFirstOfLine(end) { end += 1 }
        return end
    }

    private func declaration(_ range: Range<Int>, keyword: Int, _ conditions: [String]) -> SwiftDeclaration {
        let word = tokens[keyword].text
        let body = keyword + 1..<range.upperBound
        var nameEnd = body.lowerBound
        var name = nameEnd < range.upperBound ? tokens[nameEnd].text : ""
        while word == "extension" || word == "import", nameEnd + 2 < range.upperBound, tokens[nameEnd + 1].isSign(".") {
            nameEnd += 2
            if word == "extension" { name = tokens[nameEnd].text }
        }
        if word == "extension", nameEnd < range.upperBound, tokens[nameEnd].isSign("[") {
            // `extension [Int]`, `extension [String: Int]`.
            let end = min(closing(nameEnd), range.upperBound - 1)
            name = isDictionary(nameEnd + 1..<end) ? "Dictionary" : "Array"
            nameEnd = end
        }
        let isUnnamed = word == "init" || word == "subscript"
        let isNested = word == "extension" && nameEnd > body.lowerBound
        let opening = body.first { tokens[$0].isSign("{") } ?? range.upperBound
        let use = uses(in: range)
        let protocols = inherited(nameEnd + 1..<max(nameEnd + 1, opening))
        let isDivisible = word == "extension" && protocols.isEmpty && opening + 1 < range.upperBound
        return SwiftDeclaration(
            keyword: word, name: isUnnamed ? word : name, outerType: isNested ? tokens[body.lowerBound].text : nil,
            range: tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound,
            tokens: range,
            isPrivate: isPrivate(range.lowerBound..<keyword),
            inherited: protocols,
            members: word == "extension" ? members(opening..<range.upperBound) : furtherNames(range, keyword: keyword),
            signatures: word == "extension"
                ? signatures(opening..<range.upperBound)
                : isUnnamed || word == "func"
                    ? [(isUnnamed ? word : name) + labels(from: keyword + 1)] : [],
            uses: use.names,
            memberUses: use.members, conditions: conditions,
            parts: isDivisible ? declarations(in: opening + 1..<closing(opening)) : [])
    }

    /// Whether one of the modifiers is `private` or `fileprivate`, no argument of an attribute.
    private func isPrivate(_ range: Range<Int>) -> Bool {
        var depth = 0
        return range.contains { index in
            depth += depthChange(tokens[index])
            return depth == 0 && (tokens[index].isWord("private") || tokens[index].isWord("fileprivate"))
        }
    }

    /// Whether a colon is between the brackets of a type, in no others.
    private func isDictionary(_ range: Range<Int>) -> Bool {
        var depth = 0
        return range.contains { index in
            depth += depthChange(tokens[index])
            return depth == 0 && tokens[index].isSign(":")
        }
    }

    private func inherited(_ range: Range<Int>) -> [String] {
        guard let colon = range.first(where: { $0 < tokens.count && tokens[$0].isSign(":") }) else { return [] }
        return range.filter { $0 > colon && tokens[$0].kind == .word }.map { tokens[$0].text }
    }

    /// The names that are declared one level inside the braces at the start of `range`.
    private func members(_ range: Range<Int>) -> Set<String> {
        var depth = 0
        var names: Set<String> = []
        for index in range {
            depth += depthChange(tokens[index])
            guard depth == 1, index + 1 < range.upperBound, tokens[index].kind == .word,
                Self.introducers.contains(tokens[index].text)
            else { continue }
            switch tokens[index].text {
            case "init": names.insert("init")
            // `[safe: 1]` says no more of it than its label.
            case "subscript": names.formUnion(["subscript"] + argumentLabels(from: index + 1))
            default: names.insert(tokens[index + 1].text)
            }
        }
        return names
    }

    private func furtherNames(_ range: Range<Int>, keyword: Int) -> Set<String> {
        guard tokens[keyword].text != "subscript" else { return Set(argumentLabels(from: keyword + 1)) }
        guard ["let", "var"].contains(tokens[keyword].text) else { return [] }
        var depth = 0
        var names: Set<String> = []
        for index in range.dropLast() {
            depth += depthChange(tokens[index])
            if depth == 0, tokens[index].isSign(","), tokens[index + 1].kind == .word {
                names.insert(tokens[index + 1].text)
            }
        }
        return names
    }

    /// The members that are declared one level inside the braces at the start of `range`, with the labels of their arguments.
    private func signatures(_ range: Range<Int>) -> Set<String> {
        var depth = 0
        var found: Set<String> = []
        for index in range {
            depth += depthChange(tokens[index])
            guard depth == 1, index + 2 < range.upperBound, tokens[index].kind == .word else { continue }
            switch tokens[index].text {
            case "func": found.insert(tokens[index + 1].text + labels(from: index + 2))
            case "init", "subscript": found.insert(tokens[index].text + labels(from: index + 1))
            case "var", "let", "struct", "enum", "class", "typealias": found.insert(tokens[index + 1].text)
            default: break
            }
        }
        return found
    }

    /// The labels of the parameters whose parenthesis follows: `(hex:alpha:`.
    func labels(from index: Int) -> String {
        guard let open = (index..<min(index + 40, tokens.count)).first(where: { tokens[$0].isSign("(") }) else {
            return ""
        }
        var labels = "("
        let close = closing(open)
        var depth = 0
        for place in open..<close {
            let isStart = depth == 1 && (tokens[place - 1].isSign("(") || tokens[place - 1].isSign(","))
            depth += depthChange(tokens[place])
            if isStart, tokens[place].kind == .word { labels += tokens[place].text + ":" }
        }
        return labels
    }

    /// The names used, and those after a dot; those in the bodies of intents are left out, since these are taken out.
    ///
    /// - Parameter localNames: Words that count as if they were after a dot: they mean no declaration at the top of a file. Default: none.
    func uses(in range: Range<Int>, localNames: LocalNames? = nil) -> (names: Set<String>, members: Set<String>) {
        var (names, members): (Set<String>, Set<String>) = ([], [])
        var index = range.lowerBound
        while index < range.upperBound {
            if let body = performBody(at: index) { index = body.upperBound }
            guard index < range.upperBound else { break }
            let token = tokens[index]
            if token.kind == .word {
                if index > 0, tokens[index - 1].isSign(".") || localNames?.contains(index) ?? false {
                    members.insert(token.text)
                } else {
                    names.insert(token.text)
                }
            }
            index += 1
        }
        return (names.subtracting(nestedTypes(in: range)), members)
    }

    static let typeIntroducers: Set<String> = ["struct", "class", "enum", "actor", "typealias"]

    /// The types declared inside a declaration: there, their names mean no others.
    private func nestedTypes(in range: Range<Int>) -> Set<String> {
        guard let opening = range.first(where: { tokens[$0].isSign("{") }) else { return [] }
        return Set(
            (opening..<range.upperBound).dropLast().filter { index in
                tokens[index].kind == .word && Self.typeIntroducers.contains(tokens[index].text)
                    && tokens[index + 1].kind == .word && !tokens[index - 1].isSign(".")
            }.map { tokens[$0 + 1].text })
    }

    /// The tokens in the braces of `func perform() async throws -> … { … }`, if the function begins at `index`.
    func performBody(at index: Int) -> Range<Int>? {
        guard tokens[index].isWord("func"), index + 3 < tokens.count, tokens[index + 1].isWord("perform"),
            tokens[index + 2].isSign("("), tokens[index + 3].isSign(")")
        else { return nil }
        guard let open = (index + 4..<tokens.count).first(where: { tokens[$0].isSign("{") }),
            tokens[index + 4..<open].contains(where: {
                $0.isWord("async") || $0.isWord("throws") || $0.isWord("IntentResult")
            })
        else { return nil }
        let close = closing(open)
        return open + 1..<max(open + 1, close)
    }
}
