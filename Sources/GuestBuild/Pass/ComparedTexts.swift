import GuestProtocol

/// The texts that a source compares each of its values with, from which an invented state takes its own.
///
/// Found are `switch state.phase { case "ready": … }`, `state.phase == "ready"`, and `Phase(rawValue: state.phase)` with the raw values of
/// `enum Phase: String`. Names are compared as they are written: the parameter `phase` of a helper counts as the field `phase`, and what is
/// passed to `icon(_ name: String)` is compared with what `name` is. A value that a date is made of has its ``InstantForm`` among them,
/// a date that a range with now is made of its ``InstantSide``, a colour its ``ColorForm``, a list whose elements are asked for by position
/// its ``ListLength``, a number that is drawn as a share of something its ``NumberShare``, one that has a default its ``NumberDefault``, and
/// what a chain of conditions asks for its ``OrdinaryBranch``.
package struct ComparedTexts: Sendable {
    var literals: [String: [String]] = [:]
    /// The enums that values are the raw values of.
    var types: [String: [String]] = [:]
    private var rawValues: [String: [String]] = [:]
    /// What the fields of values are called where they are written, by their names in the source, all in lower case.
    var codingNames: [String: Set<String>] = [:]
    /// How the source reads and writes colours in hexadecimal digits.
    var hexadecimals: Set<Hexadecimal> = []
    /// The optional values that the source takes to be there, `state.end!`, in lower case.
    private var unwrapped: Set<String> = []
    /// The values that are drawn as texts, and those that name symbols, in lower case.
    var (written, symbols): (Set<String>, Set<String>) = ([], [])
    /// The names of the parameters of functions, in lower case.
    private var parameters: [String: [String]] = [:]
    /// The names of types, whose initializers take their properties by name.
    private var declared: Set<String> = []
    /// Values that are passed to functions and initializers.
    var arguments: [Argument] = []

    struct Argument {
        let name, function: String
        let position: Int
        let label: String?
    }

    /// Creates an empty collection.
    package init() {}

    /// Collects the texts that some declarations of a source compare with.
    init(in source: SwiftSource, _ declarations: [SwiftDeclaration]) {
        for declaration in declarations {
            var own = ComparedTexts()
            own.read(declaration, of: source)
            merge(own)
        }
    }

    private mutating func read(_ declaration: SwiftDeclaration, of source: SwiftSource) {
        let loop = Self.longestLoop(in: source, declaration.tokens)
        for index in declaration.tokens {
            let token = source.tokens[index]
            if token.kind == .word, index + 2 < declaration.tokens.upperBound, source.tokens[index + 1].isSign("!"),
                !source.tokens[index + 2].isSign("=")
            {
                unwrapped.insert(token.text.lowercased())
            }
            if token.isWord("init") { readColorParser(source, index) }
            if token.kind == .number {
                readDefault(source, index)
            } else if token.isWord("if") {
                readChain(source, index, before: declaration.tokens.upperBound)
            } else if token.isWord("switch") {
                readSwitch(source, index, before: declaration.tokens.upperBound)
            } else if token.isWord("enum") {
                readEnum(source, index, before: declaration.tokens.upperBound)
            } else if token.isWord("struct") {
                if index + 1 < declaration.tokens.upperBound { declared.insert(source.tokens[index + 1].text) }
            } else if token.isWord("systemName") || token.isWord("systemImage") {
                readSymbol(source, index)
            } else if token.isWord("percent") {
                readPercent(source, index)
            } else if token.isSign(".") {
                readRange(source, index)
            } else if token.isSign("*") {
                readProduct(source, index)
            } else if token.isWord("rawValue") {
                readRawValue(source, index)
            } else if token.isWord("timeIntervalSince1970") || token.isWord("from") {
                readInstant(source, index)
            } else if token.kind == .literal {
                readComparison(source, index)
            } else if token.kind == .word, index + 1 < declaration.tokens.upperBound,
                source.tokens[index + 1].isSign("(")
            {
                readParentheses(source, index)
            } else if token.kind == .word, index + 1 < declaration.tokens.upperBound,
                source.tokens[index + 1].isSign("[")
            {
                readPosition(source, index, loop: loop)
            }
        }
        passOn(source.constants(in: declaration.tokens))
    }

    /// The texts by the names of the values, in lower case.
    package var byName: [String: [String]] {
        var found = literals.merging(writtenOnly) { $0 + $1 }
        for (name, types) in types {
            // A value that one of several types does not have could trap.
            let values = types.compactMap { rawValues[$0] }
            let shared = (values.first ?? []).filter { value in values.allSatisfy { $0.contains(value) } }
            found[name, default: []] += shared.isEmpty ? values.first ?? [] : shared
        }
        // A view may pass on what it was given.
        for _ in 0..<2 {
            for argument in arguments {
                guard let name = parameter(of: argument), name != argument.name, let texts = found[name] else {
                    continue
                }
                found[argument.name, default: []] += texts.filter { !(found[argument.name] ?? []).contains($0) }
            }
        }
        // What is missing in one state would be a trap where the source takes it to be there.
        found = found.mapValues { texts in
            texts.filter { text in
                OrdinaryBranch(text)?.fields.contains { $0.value == .missing && unwrapped.contains($0.key) } != true
            }
        }
        return named(withColorForms(found))
    }

    /// What a value is called where it is passed to.
    func parameter(of argument: Argument) -> String? {
        if let names = parameters[argument.function], names.indices.contains(argument.position) {
            return names[argument.position]
        }
        return declared.contains(argument.function) ? argument.label : nil
    }

    /// Adds those of another file.
    package mutating func merge(_ other: ComparedTexts) {
        literals.merge(other.literals) { own, more in own + more.filter { !own.contains($0) } }
        types.merge(other.types) { $0 + $1 }
        rawValues.merge(other.rawValues) { $0 + $1 }
        codingNames.merge(other.codingNames) { $0.union($1) }
        hexadecimals.formUnion(other.hexadecimals)
        unwrapped.formUnion(other.unwrapped)
        written.formUnion(other.written)
        symbols.formUnion(other.symbols)
        parameters.merge(other.parameters) { own, _ in own }
        declared.formUnion(other.declared)
        arguments += other.arguments
    }

    private static let conversions: Set<String> = ["lowercased", "uppercased", "capitalized", "trimmed", "rawValue"]

    private mutating func add(_ text: String, to name: String) {
        guard !text.isEmpty, !text.contains("\\"), text.utf8.count <= 64 else { return }
        if !(literals[name.lowercased()] ?? []).contains(text) { literals[name.lowercased(), default: []].append(text) }
    }

    private mutating func readSwitch(_ source: SwiftSource, _ index: Int, before end: Int) {
        let tokens = source.tokens
        guard let open = (index + 1..<min(end, index + 30)).first(where: { tokens[$0].isSign("{") }),
            let subject = (index + 1..<open).last(where: {
                tokens[$0].kind == .word && !Self.conversions.contains(tokens[$0].text)
            })
        else { return }
        var depth = 0
        var isInPattern = false
        for place in open..<min(end, source.closing(open)) {
            let token = tokens[place]
            if token.kind == .sign {
                depth += "([{".contains(token.text) ? 1 : ")]}".contains(token.text) ? -1 : 0
                if depth == 1, token.isSign(":") { isInPattern = false }
            } else if depth == 1, token.isWord("case") {
                isInPattern = true
            } else if isInPattern, depth == 1, token.kind == .literal {
                add(token.text, to: tokens[subject].text)
            }
        }
    }

    /// `value == "text"`, where the literal is at `index`.
    private mutating func readComparison(_ source: SwiftSource, _ index: Int) {
        let tokens = source.tokens
        guard index > 2, tokens[index - 1].isSign("="), tokens[index - 2].isSign("=") else { return }
        var place = index - 3
        // `value.lowercased() == "text"`
        if place > 3, tokens[place].isSign(")"), tokens[place - 1].isSign("("),
            Self.conversions.contains(tokens[place - 2].text)
        {
            place -= 4
        }
        if tokens[place].kind == .word { add(tokens[index].text, to: tokens[place].text) }
    }

    /// `Phase(rawValue: state.phase)`, where `rawValue` is at `index`.
    private mutating func readRawValue(_ source: SwiftSource, _ index: Int) {
        let tokens = source.tokens
        guard index > 1, index + 2 < tokens.count, tokens[index - 1].isSign("("), tokens[index + 1].isSign(":"),
            tokens[index - 2].kind == .word
        else { return }
        guard let last = source.memberChain(from: index + 2).last(where: { tokens[$0].kind == .word }) else { return }
        types[tokens[last].text.lowercased(), default: []].append(tokens[index - 2].text)
    }

    static let numbers: Set<String> = ["TimeInterval", "Double", "Float", "CGFloat", "Int", "Int64", "UInt64"]

    /// `Date(timeIntervalSince1970: Double(state.end) / 1000)` or `formatter.date(from: state.end)`, where the label is at `index`.
    private mutating func readInstant(_ source: SwiftSource, _ index: Int) {
        let tokens = source.tokens
        let isText = tokens[index].isWord("from")
        guard index > 1, index + 2 < tokens.count, tokens[index - 1].isSign("("), tokens[index + 1].isSign(":"),
            !isText || tokens[index - 2].isWord("date")
        else { return }
        let argument = tokens[index + 2..<max(index + 2, source.closing(index - 1))].prefix(16)
        guard let name = argument.last(where: { $0.kind == .word && !Self.numbers.contains($0.text) })?.text else {
            return
        }
        let isDivided = argument.contains { $0.kind == .number && $0.text.replacing("_", with: "").hasPrefix("1000") }
        let form: InstantForm = isText ? .text : isDivided ? .milliseconds : .seconds
        literals[name.lowercased(), default: []].append(form.rawValue)
    }

    /// `func icon(_ name: String)` or `icon(state.kind)`, where `icon` is at `index`.
    private mutating func readParentheses(_ source: SwiftSource, _ index: Int) {
        let tokens = source.tokens
        let isFunction = index > 0 && tokens[index - 1].isWord("func")
        let close = source.closing(index + 1)
        guard close - index < 80 else { return }
        var parts: [[SwiftToken]] = [[]]
        var depth = 0
        for token in tokens[index + 1..<min(close, tokens.count)].dropFirst() {
            if token.kind == .sign { depth += "([{".contains(token.text) ? 1 : ")]}".contains(token.text) ? -1 : 0 }
            if depth == 0, token.isSign(",") { parts.append([]) } else { parts[parts.count - 1].append(token) }
        }
        readAsset(tokens[index].text, parts[0])
        readWritten(tokens[index].text, parts[0])
        readShare(tokens[index].text, parts)
        readColorLiteral(tokens[index].text, parts[0])
        if isFunction {
            readColorParser(source, index)
            parameters[tokens[index].text] = parts.map { part in
                part.prefix { !$0.isSign(":") }.last { $0.kind == .word }?.text.lowercased() ?? ""
            }
            return
        }
        for (position, part) in parts.enumerated() {
            let value = part.firstIndex { $0.isSign(":") }.map { part[($0 + 1)...] } ?? part[...]
            readElements(of: value, tokens[index].text, position, value.count < part.count ? part[0] : nil)
            guard value.allSatisfy({ $0.kind == .word || $0.isSign(".") || $0.isSign("?") || $0.isSign("!") }),
                let name = value.last(where: { $0.kind == .word })?.text.lowercased()
            else { continue }
            let label = value.count < part.count ? part[0].text.lowercased() : nil
            if Self.isHexadecimal(label: label, of: tokens[index].text) {
                literals[name, default: []].append(ColorForm.hexadecimal.rawValue)
            }
            arguments.append(
                Argument(name: name, function: tokens[index].text, position: position, label: label))
        }
    }

    private mutating func readEnum(_ source: SwiftSource, _ index: Int, before end: Int) {
        let tokens = source.tokens
        guard index + 1 < end, let open = (index + 2..<min(end, index + 30)).first(where: { tokens[$0].isSign("{") })
        else { return }
        let isNumber = tokens[index + 2..<open].contains { $0.isWord("Int") }
        guard isNumber || tokens[index + 2..<open].contains(where: { $0.isWord("String") }) else { return }
        let isKey = tokens[index + 2..<open].contains { $0.isWord("CodingKey") }
        var found: [String] = []
        var depth = 0
        for place in open..<min(end, source.closing(open)) {
            let token = tokens[place]
            if token.kind == .sign { depth += "([{".contains(token.text) ? 1 : ")]}".contains(token.text) ? -1 : 0 }
            guard depth == 1, token.kind == .word, source.isCaseName(place) else { continue }
            let value = place + 2 < end && tokens[place + 1].isSign("=") ? tokens[place + 2] : nil
            if isNumber {
                // A number that is written counts, or else the one after the last.
                let next = found.last.flatMap { Int($0) }.map { $0 + 1 } ?? 0
                found.append(value.flatMap { Int($0.text) }.map { "\($0)" } ?? "\(next)")
            } else {
                found.append(value.flatMap { $0.kind == .literal ? $0.text : nil } ?? token.text)
                if isKey, let key = found.last { addCodingName(key, of: token.text) }
            }
        }
        rawValues[tokens[index + 1].text] = found
    }
}
