extension SwiftSource {
    /// The names of the types that some files declare at any depth, and whose members need no more than the name: not those of protocols
    /// and of what is generic.
    static func plainTypes(of sources: [SwiftSource]) -> Set<String> {
        var (plain, others): (Set<String>, Set<String>) = ([], [])
        for tokens in sources.map(\.tokens) {
            for index in tokens.indices.dropLast(2) where tokens[index + 1].kind == .word {
                guard ["struct", "enum", "class", "protocol"].contains(where: tokens[index].isWord) else { continue }
                let isPlain = !tokens[index].isWord("protocol") && !tokens[index + 2].isSign("<")
                if isPlain { plain.insert(tokens[index + 1].text) } else { others.insert(tokens[index + 1].text) }
            }
        }
        return plain.subtracting(others)
    }

    /// The static members that can be sample states, `static let halfway = ContentState(…)`: of activities' attributes and content states,
    /// and of extensions of them. Of which type they really are is known when the guest runs.
    ///
    /// - Parameters:
    ///   - left: What is taken out of the declarations.
    ///   - types: The ``plainTypes(of:)`` of all files: a member of another type may need more than a name.
    func staticSamples(
        in declarations: [SwiftDeclaration], except left: [Range<Int>], of types: Set<String>
    ) -> [GuestEntry] {
        var states: Set<String> = ["ContentState"]
        for index in tokens.indices.dropFirst().dropLast(2)
        where tokens[index].isWord("ContentState") && tokens[index - 1].isWord("typealias") {
            if let last = names(from: index + 2).last { states.insert(last) }
        }
        let search = SampleSearch(states: states, types: types.union(["ContentState"]), left: left)
        return declarations.flatMap { samples(of: $0, in: [], conditions: [], search) }
    }

    /// What a search for samples goes by.
    private struct SampleSearch {
        /// The names of content states.
        let states: Set<String>
        let types: Set<String>
        let left: [Range<Int>]
    }

    private func samples(
        of type: SwiftDeclaration, in outer: [String], conditions: [String], _ search: SampleSearch
    ) -> [GuestEntry] {
        let isExtension = type.keyword == "extension" && outer.isEmpty
        guard isExtension || ["struct", "enum", "class"].contains(type.keyword), !type.isPrivate || outer.isEmpty,
            let open = type.tokens.first(where: { tokens[$0].isSign("{") }),
            let name = type.tokens.first(where: { tokens[$0].isWord(type.keyword) })
        else { return [] }
        let path = outer + (isExtension ? names(from: name + 1) : [type.name])
        // What is extended in some cases alone has its members in these cases.
        let head = tokens[name + 1..<open]
        guard path.allSatisfy(search.types.contains), !head.contains(where: { $0.isSign("[") || $0.isWord("where") }),
            tokens[open..<type.tokens.upperBound].contains(where: { $0.isWord("static") })
        else { return [] }
        let conditions = conditions + type.conditions
        return declarations(in: open + 1..<max(open + 1, closing(open))).flatMap { member -> [GuestEntry] in
            guard member.keyword == "let" || member.keyword == "var" else {
                return samples(of: member, in: path, conditions: conditions, search)
            }
            guard isOfActivity(type, search.states), isSample(member, of: path, search.states),
                !search.left.contains(where: { $0.overlaps(member.range) })
            else { return [] }
            return [
                GuestEntry(
                    kind: .sample(type: path.joined(separator: ".")), name: member.name,
                    line: line(ofToken: member.tokens.lowerBound), conditions: conditions + member.conditions)
            ]
        }
    }

    /// Whether a type may be that of attributes or of a content state, as far as its declaration, or an extension's name, shows.
    private func isOfActivity(_ type: SwiftDeclaration, _ states: Set<String>) -> Bool {
        states.contains(type.name) || ["Attributes", "State"].contains(where: type.name.hasSuffix)
            || !Set(type.inherited).isDisjoint(with: ["ActivityAttributes", "Codable", "Decodable"])
    }

    /// Whether a property is static, can be read from outside of its type, and is of the type, of a content state or of a list of these.
    private func isSample(_ property: SwiftDeclaration, of type: [String], _ states: Set<String>) -> Bool {
        let modifiers = property.tokens.prefix { !tokens[$0].isWord(property.keyword) }
        guard !property.isPrivate, property.members.isEmpty, modifiers.contains(where: { tokens[$0].isWord("static") }),
            !property.tokens.contains(where: { Self.notSamples.contains(tokens[$0].text) && tokens[$0].kind == .word })
        else { return false }
        var place = modifiers.endIndex + 2
        guard place < property.tokens.upperBound, tokens[place].isSign(":") || tokens[place].isSign("=") else {
            return false
        }
        place += 1
        if place < property.tokens.upperBound, tokens[place].isSign("[") { place += 1 }
        guard place < property.tokens.upperBound else { return false }
        guard let last = names(from: place).last(where: { $0 != "init" }) else { return false }
        return last == "Self" || last == type.last || states.contains(last)
    }

    /// The names of a chain: `Ride` and `ContentState` of `Ride.ContentState`.
    private func names(from start: Int) -> [String] {
        memberChain(from: start).filter { tokens[$0].kind == .word }.map { tokens[$0].text }
    }

    /// Words of properties that cannot be read by a plain expression, or whose reading is warned of.
    private static let notSamples: Set<String> = ["async", "throws", "unavailable", "deprecated"]
}
