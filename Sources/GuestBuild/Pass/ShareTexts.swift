import GuestProtocol

/// The values that are drawn as a share of one or of another value. An invented state takes numbers in that range.
extension ComparedTexts {
    /// `Gauge(value: state.level)`, `ProgressView(value: state.distance, total: state.length)` or `trim(from: 0, to: state.level)`.
    mutating func readShare(_ function: String, _ arguments: [[SwiftToken]]) {
        func value(_ label: String) -> [SwiftToken]? {
            arguments.first { $0.count > 2 && $0[0].isWord(label) && $0[1].isSign(":") }.map { Array($0.dropFirst(2)) }
        }
        switch function {
        case "Gauge", "ProgressView":
            guard let part = value("value").flatMap({ Self.name(of: $0[...]) }) else { return }
            let whole = value("total") ?? value("in")
            if let whole, let other = Self.name(of: whole[...]) {
                if other != part { add(.of(other), to: part) }
            } else if whole.map({ $0.last.map(Self.isOne) ?? false }) ?? true {
                add(.ofOne, to: part)
            }
        case "frame": arguments.forEach { readFactor($0) }
        case "trim": if let part = value("to").flatMap({ Self.name(of: $0[...]) }) { add(.ofOne, to: part) }
        default: break
        }
    }

    /// `Text(state.level, format: .percent)` or `state.level.formatted(.percent)`, where `percent` is at `index`.
    mutating func readPercent(_ source: SwiftSource, _ index: Int) {
        let tokens = source.tokens
        guard index > 5, tokens[index - 1].isSign("."), tokens[index - 5].kind == .word,
            tokens[index - 3].isWord("format") && tokens[index - 4].isSign(",")
                || tokens[index - 3].isWord("formatted") && tokens[index - 4].isSign(".")
        else { return }
        add(.ofOne, to: tokens[index - 5].text.lowercased())
    }

    /// `geometry.size.width * state.level`, `state.level * geometry.size.width` or `state.level * 100`, where the sign is at `index`.
    mutating func readProduct(_ source: SwiftSource, _ index: Int) {
        let tokens = source.tokens
        guard index > 0, index + 1 < tokens.count else { return }
        let after = source.memberChain(from: index + 1)
        // `CGFloat(state.level) * width`
        let before = index > 2 && tokens[index - 1].isSign(")") ? index - 2 : index - 1
        let last = after.last.map { tokens[$0].text }
        if tokens[before].kind == .word, tokens[index + 1].text == "100" || last.map(Self.isLength) ?? false {
            if !Self.isLength(tokens[before].text) { add(.ofOne, to: tokens[before].text.lowercased()) }
        } else if Self.isLength(tokens[before].text), var end = after.last {
            if Self.numbers.contains(tokens[end].text), tokens.indices.contains(end + 1), tokens[end + 1].isSign("(") {
                let close = source.closing(end + 1)
                guard let name = Self.name(of: tokens[end..<min(close + 1, tokens.count)]) else { return }
                if close + 1 >= tokens.count || !tokens[close + 1].isSign("/") { add(.ofOne, to: name) }
                return
            }
            while end > index, tokens[end].kind != .word { end -= 1 }
            let next = end + 1 < tokens.count ? tokens[end + 1] : nil
            guard end > index, next.map({ !$0.isSign("/") && !$0.isSign("(") }) ?? true else { return }
            add(.ofOne, to: tokens[end].text.lowercased())
        }
    }

    /// `height: 20 * state.volume` or `width: list[index] * 8` of a frame: a part of that length.
    private mutating func readFactor(_ argument: [SwiftToken]) {
        guard argument.count > 4, argument[1].isSign(":") else { return }
        let sides = argument.dropFirst(2).split(omittingEmptySubsequences: false) { $0.isSign("*") }
        guard sides.count == 2, sides.contains(where: { $0.count == 1 && $0.first?.kind == .number }),
            let other = sides.first(where: { $0.first?.kind == .word })
        else { return }
        let isElement = other.last?.isSign("]") ?? false
        if let name = Self.name(of: isElement ? other.prefix { !$0.isSign("[") } : other) { add(.ofOne, to: name) }
    }

    /// The elements of a list that is passed on, `bars(of: [state.volume, 0.5])`: each counts as the list.
    mutating func readElements(
        of value: ArraySlice<SwiftToken>, _ function: String, _ position: Int, _ label: SwiftToken?
    ) {
        guard value.count > 2, value.first?.isSign("[") ?? false, value.last?.isSign("]") ?? false else { return }
        for element in value.dropFirst().dropLast().split(whereSeparator: { $0.isSign(",") }) {
            guard let name = Self.name(of: element) else { continue }
            arguments.append(
                Argument(name: name, function: function, position: position, label: label?.text.lowercased()))
        }
    }

    /// `state.padding ?? 24`, where the number is at `index`.
    mutating func readDefault(_ source: SwiftSource, _ index: Int) {
        let tokens = source.tokens
        guard index > 3, tokens[index - 1].isSign("?"), tokens[index - 2].isSign("?"), tokens[index - 3].kind == .word,
            let number = Double(tokens[index].text.replacing("_", with: ""))
        else { return }
        let (name, text) = (tokens[index - 3].text.lowercased(), NumberDefault(number).text)
        if literals[name]?.contains(text) != true { literals[name, default: []].append(text) }
    }

    private static func isLength(_ name: String) -> Bool {
        ["width", "height"].contains { name.lowercased().hasSuffix($0) }
    }

    private mutating func add(_ share: NumberShare, to name: String) {
        if literals[name]?.contains(share.text) != true { literals[name, default: []].append(share.text) }
    }

    private static func isOne(_ token: SwiftToken) -> Bool { token.kind == .number && Double(token.text) == 1 }

    /// The last name of `context.state.level`, also in `Double(context.state.level)`, in lower case; `nil` for anything else.
    private static func name(of value: ArraySlice<SwiftToken>) -> String? {
        var value = value
        if value.count > 3, let first = value.first, numbers.contains(first.text),
            value[value.startIndex + 1].isSign("("),
            value.last?.isSign(")") ?? false
        {
            value = value.dropFirst(2).dropLast()
        }
        guard value.first?.kind == .word,
            value.allSatisfy({ $0.kind == .word || $0.isSign(".") || $0.isSign("?") || $0.isSign("!") })
        else { return nil }
        return value.last { $0.kind == .word }?.text.lowercased()
    }
}
