/// The words of a source that cannot mean a declaration at the top of a file, though no dot is before them: labels, and the names that are
/// declared around them.
///
/// Only what is certain: names that begin with a small letter, where Swift's rules let them be seen. Of `let stop = stop` and `if let stop`
/// the name that gives the value is an outer one.
struct LocalNames {
    private let source: SwiftSource
    private let scopes: SwiftScopes
    /// The words that declare.
    private var declared: Set<Int> = []
    /// The tokens over which a name means what was declared.
    private var reaches: [String: [Range<Int>]] = [:]
    /// Words of a condition or a pattern that was read as a whole.
    private var read: Set<Int> = []

    /// Names that are declared together.
    private struct Names {
        var places: [Int] = []
        /// Whether the word that declares is a use of an outer name too.
        var areUses = false
    }

    private var tokens: [SwiftToken] { source.tokens }

    init(of source: SwiftSource) {
        (self.source, scopes) = (source, SwiftScopes(of: source))
        for index in tokens.indices.dropLast() {
            let token = tokens[index]
            if token.isSign("{") {
                readClosure(at: index)
            } else if token.kind == .word, index == 0 || !tokens[index - 1].isSign("."), !read.contains(index) {
                readWord(at: index)
            }
        }
    }

    /// Whether the word at `index` is one of them.
    func contains(_ index: Int) -> Bool {
        if declared.contains(index) || isLabel(index) { return true }
        let (name, place) = (tokens[index].text, scopes.places[index])
        guard Self.isSmall(name) else { return false }
        if let ranges = reaches[name], ranges.contains(where: { $0.contains(index) }) { return true }
        guard let type = place.type else { return false }
        return (place.isStatic ? scopes.members[type].ofType : scopes.members[type].ofInstances).contains(name)
    }

    /// Whether a name begins with a small letter: others are not looked at.
    static func isSmall(_ name: String) -> Bool { name.first.map { $0.isLowercase || $0 == "_" } ?? false }

    /// Whether it is the label of an argument, a parameter or a part of a tuple.
    private func isLabel(_ index: Int) -> Bool {
        guard scopes.places[index].bracket == "(", index + 1 < tokens.count, tokens[index + 1].isSign(":") else {
            return false
        }
        return isFirstInList(index)
    }

    private func isFirstInList(_ index: Int) -> Bool {
        index > 0 && (tokens[index - 1].isSign("(") || tokens[index - 1].isSign(","))
    }

    private mutating func declare(_ names: Names, from start: Int, to end: Int) {
        for place in names.places where Self.isSmall(tokens[place].text) {
            if !names.areUses { declared.insert(place) }
            if start < end { reaches[tokens[place].text, default: []].append(start..<end) }
        }
    }

    private func endOfBlock(at index: Int) -> Int { scopes.ends[scopes.places[index].block] }

    private mutating func readWord(at index: Int) {
        switch tokens[index].text {
        case "let", "var": readVariable(at: index)
        case _ where isFirstInList(index): break
        case "if", "while", "guard": readCondition(at: index)
        case "for": readLoop(at: index)
        case "case": readCase(at: index)
        case "catch": readCatch(at: index)
        case "func", "init", "subscript": readFunction(at: index)
        default: break
        }
    }

    /// The next token outside of brackets that is wanted, or else that ends the statement or the brackets.
    private func next(after start: Int, _ isWanted: (SwiftToken) -> Bool) -> Int {
        var index = start + 1
        while index < tokens.count {
            let token = tokens[index]
            if isWanted(token) || token.kind == .sign && ";)]}".contains(token.text) { return index }
            index = max(index, scopes.places[index].closing) + 1
            guard index < tokens.count else { break }
            if source.isFirstOfLine(index), !source.isContinued(at: index, from: start) { return index }
        }
        return tokens.count
    }

    private func isSign(_ sign: Character, at index: Int) -> Bool { index < tokens.count && tokens[index].isSign(sign) }
    private func isWord(_ word: String, at index: Int) -> Bool { index < tokens.count && tokens[index].isWord(word) }

    // MARK: Patterns

    /// The names after `let` or `var`: one, or those of a tuple.
    private func names(after index: Int) -> [Int] {
        guard isSign("(", at: index + 1) else { return tokens[index + 1].kind == .word ? [index + 1] : [] }
        return names(in: index + 1..<max(index + 1, scopes.places[index + 1].closing))
    }

    /// The names of a pattern all of whose names are declared.
    private func names(in pattern: Range<Int>) -> [Int] {
        pattern.filter { index in
            guard tokens[index].kind == .word, !Self.patternWords.contains(tokens[index].text),
                !tokens[index - 1].isSign("."), index + 1 < tokens.count
            else { return false }
            return tokens[index + 1].kind != .sign || !":.(".contains(tokens[index + 1].text)
        }
    }

    private static let patternWords: Set<String> = [
        "_", "let", "var", "case", "try", "await", "as", "is", "nil", "true", "false", "self",
    ]

    /// The names of a pattern that only those after `let` and `var` are of: `.a(let x)`, `let .a(x, y)`.
    private mutating func letNames(in pattern: Range<Int>) -> Names {
        var names = Names()
        for index in pattern where tokens[index].isWord("let") || tokens[index].isWord("var") {
            read.insert(index)
            // `let .a(x, y)`; of `let x as T` and `let x where x > 1` only the first word.
            let end = next(after: index) { ",:=".contains($0.text) && $0.kind == .sign }
            names.places +=
                isSign(".", at: index + 1)
                ? self.names(in: index + 1..<min(end, pattern.upperBound)) : self.names(after: index)
        }
        return names
    }

    // MARK: Statements

    /// `let a = 1, b = 2`, `let (a, b) = pair`: seen after the statement. A property is seen as a member.
    private mutating func readVariable(at index: Int) {
        let place = scopes.places[index]
        guard place.bracket == "{" else { return }
        var names = Names(places: names(after: index))
        let end = next(after: index) { _ in false }
        var comma = next(after: index) { $0.isSign(",") }
        while comma + 2 < end, isSign(",", at: comma) {
            let isName = isSign("=", at: comma + 2) || isSign(":", at: comma + 2)
            if isName, tokens[comma + 1].kind == .word { names.places.append(comma + 1) }
            comma = next(after: comma) { $0.isSign(",") }
        }
        declare(names, from: end, to: place.isMember ? end : endOfBlock(at: index))
    }

    /// `if let a = b, case .c(let d) = e { … }`: seen in the conditions that follow and in the block, or, of `guard`, after it.
    private mutating func readCondition(at start: Int) {
        let isGuard = tokens[start].text == "guard"
        var found: [(names: Names, from: Int)] = []
        var index = start
        repeat {
            let end = next(after: index) { $0.isSign(",") || (isGuard ? $0.isWord("else") : $0.isSign("{")) }
            guard end < tokens.count else { return }
            found.append((condition(index + 1..<max(index + 1, end)), end))
            index = end
        } while tokens[index].isSign(",")
        let open = isGuard ? index + 1 : index
        guard isSign("{", at: open) else { return }
        let close = scopes.places[open].closing
        for (names, from) in found {
            declare(names, from: from, to: isGuard ? index : close)
            if isGuard { declare(names, from: close, to: endOfBlock(at: start)) }
        }
    }

    private mutating func condition(_ range: Range<Int>) -> Names {
        guard let first = range.first, range.count > 1 else { return Names() }
        if tokens[first].isWord("case") {
            read.insert(first)
            return letNames(in: first + 1..<max(first + 1, next(after: first) { $0.isSign("=") }))
        }
        guard tokens[first].isWord("let") || tokens[first].isWord("var") else { return Names() }
        read.insert(first)
        // `if let stop` is of the outer `stop`.
        return Names(places: names(after: first), areUses: range.count == 2)
    }

    /// `for stop in stops where stop.isOpen { … }`
    private mutating func readLoop(at start: Int) {
        let end = next(after: start) { $0.isWord("in") }
        guard isWord("in", at: end) else { return }
        let pattern = start + 1..<end
        var names = Names()
        if let place = pattern.first(where: { tokens[$0].isWord("case") }) {
            read.insert(place)
            names = letNames(in: place + 1..<end)
        } else {
            read.formUnion(pattern.filter { tokens[$0].isWord("let") || tokens[$0].isWord("var") })
            names.places = self.names(in: pattern)
        }
        let from = next(after: end) { $0.isSign("{") || $0.isWord("where") }
        let open = isWord("where", at: from) ? next(after: from) { $0.isSign("{") } : from
        guard isSign("{", at: open) else { return }
        declare(names, from: from, to: scopes.places[open].closing)
    }

    /// `case .a(let stop) where stop > 1: …` of a `switch`, or `case a, b(stop: Stop)` of a type.
    private mutating func readCase(at start: Int) {
        if scopes.places[start].isMember {
            var names = Names()
            var index = start
            repeat {
                if index + 1 < tokens.count, tokens[index + 1].kind == .word { names.places.append(index + 1) }
                index = next(after: index) { $0.isSign(",") }
            } while isSign(",", at: index)
            return declare(names, from: 0, to: 0)
        }
        let colon = next(after: start) { $0.isSign(":") }
        guard isSign(":", at: colon) else { return }
        let from = next(after: start) { $0.isSign(":") || $0.isWord("where") }
        let names = letNames(in: start + 1..<colon)
        declare(names, from: from, to: endOfBlock(at: colon))
    }

    /// `catch let error as URLError { … }`
    private mutating func readCatch(at start: Int) {
        let open = next(after: start) { $0.isSign("{") }
        guard isSign("{", at: open) else { return }
        let close = scopes.places[open].closing
        if open == start + 1, open < close { reaches["error", default: []].append(open..<close) }
        let names = letNames(in: start + 1..<open)
        declare(names, from: open, to: close)
    }

    // MARK: Functions and closures

    /// A function's own name, and its parameters: seen in its body.
    private mutating func readFunction(at start: Int) {
        let place = scopes.places[start]
        let isNamed = tokens[start].text == "func"
        guard isNamed || place.isMember else { return }
        if isNamed, tokens[start + 1].kind == .word, place.bracket == "{" {
            declare(
                Names(places: [start + 1]), from: start, to: place.isMember ? start : endOfBlock(at: start))
        }
        guard let open = (start + 1..<min(start + 60, tokens.count)).first(where: { isSign("(", at: $0) }),
            !(start..<open).contains(where: { isSign("{", at: $0) || isSign("}", at: $0) })
        else { return }
        let close = scopes.places[open].closing
        let body = next(after: close) { $0.isSign("{") }
        let end = isSign("{", at: body) ? scopes.places[body].closing : body
        for parameter in scopes.parts(of: open, in: source) {
            // A label, a name, or both.
            let words = words(at: parameter)
            declare(Names(places: Array(words.dropLast())), from: 0, to: 0)
            declare(Names(places: words.suffix(1)), from: body, to: end)
        }
    }

    /// The words from a token on, after attributes.
    private func words(at start: Int) -> [Int] {
        var index = start
        while isSign("@", at: index) {
            index += 2
            if isSign("(", at: index) { index = scopes.places[index].closing + 1 }
        }
        return Array((index..<tokens.count).prefix { tokens[$0].kind == .word })
    }

    /// `{ stop in … }`, `{ [stop = first] (a, b) -> Int in … }`
    private mutating func readClosure(at open: Int) {
        let close = scopes.places[open].closing
        var index = open + 1
        while isSign("@", at: index) { index += 2 }
        var names = Names()
        var captured = Names(areUses: true)
        if isSign("[", at: index) {
            for part in scopes.parts(of: index, in: source) {
                guard let name = words(at: part).last else { continue }
                if isSign("=", at: name + 1) { names.places.append(name) } else { captured.places.append(name) }
            }
            index = scopes.places[index].closing + 1
        }
        if isSign("(", at: index) {
            names.places += scopes.parts(of: index, in: source).compactMap { words(at: $0).last }
            index = scopes.places[index].closing + 1
        } else {
            while index + 1 < close, tokens[index].kind == .word, !tokens[index].isWord("in") {
                names.places.append(index)
                index += isSign(",", at: index + 1) ? 2 : 1
                if !isSign(",", at: index - 1) { break }
            }
        }
        // Effects and the type are between the parameters and `in`.
        if isWord("async", at: index) || isWord("throws", at: index) || isSign("-", at: index) {
            index = next(after: index) { $0.isWord("in") || $0.isSign("{") }
        }
        guard index < close, isWord("in", at: index) else { return }
        declare(names, from: index, to: close)
        declare(captured, from: index, to: close)
    }
}
