extension SwiftSource {
    static let directives: Set<String> = [
        "#if", "#elseif", "#else", "#endif", "#sourceLocation", "#warning", "#error",
    ]

    /// Steps over a directive to the next line.
    func directive(_ index: Int, _ conditions: inout [[String]]) -> Int {
        let text = tokens[index].text
        let end = endOfLine(after: index)
        let condition = self.text(tokens[index].range.upperBound..<tokens[end - 1].range.upperBound)
            .trimmingPrefix(while: \.isWhitespace)
        switch text {
        case "#if": conditions.append(["(\(condition))"])
        case "#elseif":
            if let last = conditions.popLast() { conditions.append(negated(last) + ["(\(condition))"]) }
        case "#else": if let last = conditions.popLast() { conditions.append(negated(last)) }
        case "#endif": _ = conditions.popLast()
        default: break
        }
        return end
    }

    /// Where the line of `#endif` ends, if between it and the `#if` at `index` are attributes and modifiers alone: they belong to the
    /// declaration that follows. `nil` for anything else.
    func endOfConditionalAttributes(_ index: Int) -> Int? {
        guard tokens[index].text == "#if" else { return nil }
        var (place, depth, isEmpty) = (endOfLine(after: index), 0, true)
        while place < tokens.count {
            let token = tokens[place]
            if token.kind == .hash, ["#else", "#elseif"].contains(token.text) {
                place = endOfLine(after: place)
                continue
            }
            if token.kind == .hash, token.text == "#endif" { return isEmpty ? nil : endOfLine(after: place) }
            let isAttribute = token.isSign("@") || place > 0 && tokens[place - 1].isSign("@")
            let isInside = depth > 0
            depth += depthChange(token)
            guard
                isAttribute || isInside || token.isSign("(")
                    || token.kind == .word && Self.modifiers.contains(token.text)
            else { return nil }
            isEmpty = false
            place += 1
        }
        return nil
    }

    private func negated(_ parts: [String]) -> [String] { parts.dropLast() + (parts.last.map { ["!\($0)"] } ?? []) }
}
