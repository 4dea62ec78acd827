import GuestProtocol

/// The chains of `if`s whose last `else` draws the ordinary case: of the invented states one reaches it.
extension ComparedTexts {
    /// A condition that must not be met.
    private struct Clause {
        /// The field, in lower case; `nil` for a condition that invented values never meet.
        let field: String?
        let value: OrdinaryBranch.Value
    }

    /// `if let done = state.isDone, done { … } else if state.hasFailed { … } else { … }`, where the first `if` is at `index`.
    mutating func readChain(_ source: SwiftSource, _ index: Int, before end: Int) {
        let tokens = source.tokens
        guard index == 0 || !tokens[index - 1].isWord("else") else { return }
        var fields: [String: OrdinaryBranch.Value] = [:]
        var place = index
        var count = 0
        while place < end, tokens[place].isWord("if") {
            guard let open = (place + 1..<min(end, place + 60)).first(where: { tokens[$0].isSign("{") }) else { return }
            for clause in Self.clauses(in: Array(tokens[place + 1..<open])) {
                guard let field = clause.field else { continue }
                if let known = fields[field], known != clause.value { return }
                fields[field] = clause.value
            }
            count += 1
            let next = source.closing(open) + 1
            guard next + 1 < end, tokens[next].isWord("else") else { return }
            place = next + 1
        }
        guard count > 1, !fields.isEmpty, tokens[place].isSign("{") else { return }
        let last = tokens[place + 1..<max(place + 1, source.closing(place))]
        guard last.contains(where: { !$0.isWord("EmptyView") && $0.kind != .sign }) else { return }
        let text = OrdinaryBranch(fields).text
        for field in fields.keys where literals[field]?.contains(text) != true {
            literals[field, default: []].append(text)
        }
    }

    /// What must be so that none of the condition is met; empty if that cannot be seen.
    private static func clauses(in condition: [SwiftToken]) -> [Clause] {
        let either = parts(of: condition, at: ("|", "|"))
        var found: [Clause] = []
        for part in either {
            let all = parts(of: part, at: ("&", "&")).flatMap { parts(of: $0, at: (",", nil)) }
            guard let clause = clause(of: all) else { return [] }
            found.append(clause)
        }
        return found
    }

    /// One of several conditions, all of which must be met: that of a flag before that of an optional value.
    private static func clause(of conditions: [[SwiftToken]]) -> Clause? {
        var bound: [String: String] = [:]
        var optional: Clause?
        for condition in conditions {
            if condition.count > 1, condition[0].isWord("let") || condition[0].isWord("var") {
                let hasValue = condition.count > 3 && condition[2].isSign("=")
                guard let field = hasValue ? field(of: condition.dropFirst(3)) : condition[1].text.lowercased() else {
                    continue
                }
                bound[condition[1].text.lowercased()] = field
                optional = optional ?? Clause(field: field, value: .missing)
            } else if let own = flag(of: condition[...]) {
                return Clause(field: own.field.map { bound[$0] ?? $0 }, value: own.value)
            }
        }
        return optional
    }

    /// `state.isDone`, `!state.isDone`, `state.isDone == false` or `state.end != nil`.
    private static func flag(of condition: ArraySlice<SwiftToken>) -> Clause? {
        var (rest, isYes) = (condition, true)
        if rest.first?.isSign("!") ?? false { (rest, isYes) = (rest.dropFirst(), false) }
        if rest.count > 3, let last = rest.last, rest[rest.endIndex - 2].isSign("=") {
            let isEqual = rest[rest.endIndex - 3].isSign("=")
            guard isEqual || rest[rest.endIndex - 3].isSign("!"), let field = field(of: rest.dropLast(3)) else {
                return nil
            }
            switch last.text {
            case "nil": return Clause(field: isEqual ? nil : field, value: .missing)
            case "true", "false": return Clause(field: field, value: (last.text == "true") == isEqual ? .no : .yes)
            default: return nil
            }
        }
        return field(of: rest).map { Clause(field: $0, value: isYes ? .no : .yes) }
    }

    /// The last name of a chain of members and nothing else, in lower case.
    private static func field(of value: ArraySlice<SwiftToken>) -> String? {
        guard value.first?.kind == .word, value.allSatisfy({ $0.kind == .word || $0.isSign(".") || $0.isSign("?") })
        else { return nil }
        return value.last { $0.kind == .word }?.text.lowercased()
    }

    /// A condition, cut at a sign of one or two bytes that is in no parentheses.
    private static func parts(
        of condition: [SwiftToken], at sign: (first: Character, second: Character?)
    ) -> [[SwiftToken]] {
        var parts: [[SwiftToken]] = [[]]
        var depth = 0
        for token in condition {
            if token.kind == .sign { depth += "([{".contains(token.text) ? 1 : ")]}".contains(token.text) ? -1 : 0 }
            if depth == 0, token.isSign(sign.first) {
                if sign.second == nil || parts[parts.count - 1].isEmpty == false { parts.append([]) }
            } else {
                parts[parts.count - 1].append(token)
            }
        }
        return parts
    }
}
