/// Conditions of `#if` as they are on an iPhone.
enum PlatformCondition {
    /// A condition whose platform checks are replaced by `true` and `false`. Flags, versions and features stay.
    static func onPhone(_ condition: String, modules: Set<String>) -> String {
        let source = SwiftSource(condition)
        var edits = SourceEdits()
        var index = 0
        while index + 3 < source.tokens.count {
            let token = source.tokens[index]
            guard token.kind == .word, source.tokens[index + 1].isSign("(") else {
                index += 1
                continue
            }
            let close = source.closing(index + 1)
            let argument = source.tokens[index + 2].text
            if let value = value(of: token.text, argument, modules) {
                edits.replace(token.range.lowerBound..<source.tokens[close].range.upperBound, with: "\(value)")
                index = close
            }
            index += 1
        }
        return edits.applied(to: source.bytes)
    }

    private static func value(of check: String, _ argument: String, _ modules: Set<String>) -> Bool? {
        switch check {
        case "os": argument == "iOS"
        case "targetEnvironment": false
        case "arch": argument == "arm64"
        case "canImport": argument == "Darwin" || modules.contains(argument) && !strangers.contains(argument)
        default: nil
        }
    }

    /// Modules that are here and not on an iPhone.
    private static let strangers: Set<String> = ["Glibc", "Musl", "FoundationNetworking", "FoundationXML", "Android"]
}

extension PlatformCondition {
    /// What to do where nothing is left under conditions: to set the flags that they need, if they need any.
    static func advice(on conditions: [String]) -> String {
        let flags = conditions.flatMap { condition in
            let tokens = SwiftSource(condition).tokens
            return tokens.indices.filter { index in
                tokens[index].kind == .word && !["true", "false"].contains(tokens[index].text)
                    && (index == 0 || !tokens[index - 1].isSign("!"))
                    && !(index + 1 < tokens.count && tokens[index + 1].isSign("("))
                    && !(index > 1 && tokens[index - 1].isSign("(") && tokens[index - 2].kind == .word)
            }.map { tokens[$0].text }
        }
        guard !flags.isEmpty else { return "." }
        var seen: Set<String> = []
        return "; set " + flags.filter { seen.insert($0).inserted }.map { "-D \($0)" }.joined(separator: " or ") + "."
    }
}
