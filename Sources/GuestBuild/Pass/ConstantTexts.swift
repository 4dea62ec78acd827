/// The values that have another name in a body: `let fit = state.contentFit ?? "cover"`.
extension ComparedTexts {
    /// A name of a value in a body, and the value's own, both in lower case.
    typealias Constant = (name: String, value: String)

    /// What the names in a declaration are compared with counts for the values that they stand for.
    mutating func passOn(_ constants: [Constant]) {
        // One may stand for another.
        for (name, value) in constants.reversed() where name != value {
            for text in literals[name] ?? [] where literals[value]?.contains(text) != true {
                literals[value, default: []].append(text)
            }
            if written.contains(name) { written.insert(value) }
            if symbols.contains(name) { symbols.insert(value) }
            if let more = types[name] { types[value, default: []] += more }
            arguments += arguments.filter { $0.name == name }.map {
                Argument(name: value, function: $0.function, position: $0.position, label: $0.label)
            }
        }
    }
}

extension SwiftSource {
    /// The constants that are a member of a value and nothing else, or a literal where it is `nil`.
    func constants(in range: Range<Int>) -> [ComparedTexts.Constant] {
        range.compactMap { index in
            guard tokens[index].isWord("let") || tokens[index].isWord("var"), index + 3 < range.upperBound,
                tokens[index + 1].kind == .word, tokens[index + 2].isSign("=")
            else { return nil }
            let chain = memberChain(from: index + 3)
            guard let last = chain.last(where: { tokens[$0].kind == .word }), last > chain.lowerBound else {
                return nil
            }
            if chain.upperBound < range.upperBound {
                let next = tokens[chain.upperBound]
                let hasDefault = chain.suffix(2).allSatisfy { tokens[$0].isSign("?") } && next.kind == .literal
                let isEnd = [",", "{", "}", ";"].contains(where: next.isSign) || isFirstOfLine(chain.upperBound)
                guard hasDefault || isEnd else { return nil }
            }
            return (tokens[index + 1].text.lowercased(), tokens[last].text.lowercased())
        }
    }
}
