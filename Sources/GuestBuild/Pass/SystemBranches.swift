/// A configuration that depends on the system's version: `if #available(iOS 26, *) { return alarm() } else { return timer() }`. Each system
/// has one of them, of a type of its own; here the version is a value, so that Islet can have each.
struct SystemBranches {
    /// The questions with the versions of iOS that they ask for.
    private var questions: [(range: Range<Int>, call: String)] = []
    /// What is returned, in bytes.
    private var results: [Range<Int>] = []

    /// - Parameter open: The brace of the body.
    fileprivate init?(in source: SwiftSource, body open: Int) {
        let tokens = source.tokens
        var depth = 0
        // The depths of open braces that belong to closures.
        var closures: [Int] = []
        for index in open..<source.closing(open) {
            let token = tokens[index]
            if token.isSign("{") {
                depth += 1
                let isCondition = index == open || tokens[index - 1].isWord("else") || source.endsCondition(index)
                if !isCondition { closures.append(depth) }
            } else if token.isSign("}") {
                if closures.last == depth { closures.removeLast() }
                depth -= 1
            }
            guard closures.isEmpty else { continue }
            if token.isWord("return") {
                let end = source.endOfResult(after: index)
                guard end > index else { return nil }
                results.append(token.range.upperBound..<tokens[end].range.upperBound)
            } else if ["#available", "#unavailable"].contains(token.text), token.kind == .hash {
                let close = source.closing(index + 1)
                let name = (index..<close).first { tokens[$0].isWord("iOS") }
                guard let name, Double(tokens[name + 1].text) != nil else { continue }
                let sign = token.text == "#available" ? "" : "!"
                questions.append(
                    (
                        token.range.lowerBound..<tokens[close].range.upperBound,
                        "\(sign)WidgetKit._IsletSystem.has(\(tokens[name + 1].text))"
                    ))
            }
        }
        guard !questions.isEmpty, results.count > 1 else { return nil }
    }

    /// Makes each question a call, and of what is returned one type.
    func rewrite(_ edits: inout SourceEdits) {
        for question in questions { edits.replace(question.range, with: question.call) }
        for result in results {
            edits.insert(" WidgetKit._IsletConfiguration(", at: result.lowerBound)
            edits.insert(")", at: result.upperBound)
        }
    }
}

extension SwiftSource {
    /// The branches of `some WidgetConfiguration { … }`, where `some` is at `index`.
    func systemBranches(at index: Int) -> SystemBranches? {
        guard index + 2 < tokens.count, tokens[index].isWord("some"), tokens[index + 1].isWord("WidgetConfiguration"),
            tokens[index + 2].isSign("{")
        else { return nil }
        return SystemBranches(in: self, body: index + 2)
    }

    /// The last token of what is returned: the block or the `#if` branch ends after it.
    fileprivate func endOfResult(after index: Int) -> Int {
        var depth = 0
        var place = index + 1
        while place < tokens.count {
            let token = tokens[place]
            if token.kind == .sign {
                if "([{".contains(token.text) { depth += 1 }
                if ")]}".contains(token.text) { depth -= 1 }
                if depth < 0 { break }
            } else if depth == 0, token.kind == .hash, ["#else", "#elseif", "#endif"].contains(token.text) {
                break
            }
            place += 1
        }
        return place - 1
    }
}
