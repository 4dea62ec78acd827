/// A requirement of a protocol that only Objective-C can leave out: `@objc optional func tick(_ a: Clock) -> Int`.
///
/// Here it is a member of an extension that answers `nil` or does nothing, and a call of it, `delegate?.tick?(a)`, is one without the second
/// question mark. What a type does in its place is not called through the protocol.
struct OptionalRequirement {
    /// The name by which it is called.
    let name: String
    /// The member of the extension.
    let member: String
}

extension SwiftSource {
    /// The optional requirements of a protocol; none for another declaration.
    func optionalRequirements(of declaration: SwiftDeclaration) -> [OptionalRequirement] {
        guard declaration.keyword == "protocol" else { return [] }
        return declaration.tokens.compactMap { index in
            guard tokens[index].isWord("optional"), index + 2 < tokens.count, objectiveCMark(before: index) != nil
            else {
                return nil
            }
            return requirement(from: index + 1, to: endOfRequirement(index))
        }
    }

    /// The names of the optional requirements of a file.
    var optionalRequirements: Set<String> {
        guard tokens.contains(where: { $0.isWord("optional") }) else { return [] }
        return Set(declarations().flatMap { optionalRequirements(of: $0) }.map(\.name))
    }

    /// The question mark in a call of an optional member, whose name is at `index`: `.tick?(`.
    func optionalCall(at index: Int, of names: Set<String>) -> Range<Int>? {
        guard tokens[index].kind == .word, names.contains(tokens[index].text), index > 0, index + 2 < tokens.count,
            tokens[index - 1].isSign("."), tokens[index + 1].isSign("?"), tokens[index + 2].isSign("(")
        else { return nil }
        return tokens[index + 1].range
    }

    /// The `@` of the mark that ends before the word at `index`.
    private func objectiveCMark(before index: Int) -> Int? {
        (max(0, index - 8)..<index).last { tokens[$0].isSign("@") && tokens[$0 + 1].isWord("objc") }
    }

    private func requirement(from start: Int, to end: Int) -> OptionalRequirement? {
        guard let keyword = (start..<end).first(where: { tokens[$0].isWord("func") || tokens[$0].isWord("var") }) else {
            return nil
        }
        let name = tokens[keyword + 1].text
        let isFunction = tokens[keyword].isWord("func")
        func spelled(_ range: ClosedRange<Int>) -> String {
            let bytes = tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound].range.upperBound
            return text(bytes).replacing(#/\/\/.*/#, with: "").replacing("\n", with: " ")
        }
        let split = (keyword..<end).first { index in
            isFunction ? tokens[index].isSign("-") && tokens[index + 1].isSign(">") : tokens[index].isSign(":")
        }
        guard let split else { return OptionalRequirement(name: name, member: spelled(start...end) + " {}") }
        let first = isFunction ? split + 2 : split + 1
        let last = isFunction ? end : (first...end).first { tokens[$0].isSign("{") }.map { $0 - 1 } ?? end
        guard first <= last else { return nil }
        let type = spelled(first...last)
        if isFunction, type == "Void" || type == "()" {
            return OptionalRequirement(name: name, member: spelled(start...split - 1) + " {}")
        }
        let sign = isFunction ? " -> " : ": "
        let optional = type.hasSuffix("?") ? type : "(\(type.hasSuffix("!") ? String(type.dropLast()) : type))?"
        return OptionalRequirement(name: name, member: spelled(start...split - 1) + sign + optional + " { nil }")
    }
}
