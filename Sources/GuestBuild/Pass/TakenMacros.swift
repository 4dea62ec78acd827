extension SwiftSource {
    /// Macros that are taken out, by the module that has them, and why nothing stands for them.
    private static let takenMacros: [(module: String, names: Set<String>, reason: String)] = [
        ("SwiftData", ["Model", "Attribute", "Relationship", "Transient"], "nothing is stored"),
        ("AppIntents", ["ComputedProperty", "DeferredProperty"], "no entity is looked for"),
    ]

    /// Macros that stand by themselves, with the type and the arguments that are taken out with them.
    private static let takenStatements: [(module: String, names: Set<String>, reason: String)] = [
        ("SwiftData", ["#Index", "#Unique"], "nothing is stored")
    ]

    /// The macro that begins with the `#` at `index`, `#Unique<Trip>([\.name])`, and why it is taken out; `nil` for another word.
    func takenStatement(at index: Int) -> (range: Range<Int>, reason: String)? {
        let name = tokens[index]
        guard name.kind == .hash,
            let macro = Self.takenStatements.first(where: { $0.names.contains(name.text) && isImported($0.module) }),
            index + 1 < tokens.count
        else { return nil }
        var next = index + 1
        if tokens[next].isSign("<") {
            guard let close = tokens[next...].firstIndex(where: { $0.isSign(">") }) else { return nil }
            next = close + 1
        }
        guard next < tokens.count, tokens[next].isSign("(") else { return nil }
        var last = closing(next)
        if last + 1 < tokens.count, tokens[last + 1].isSign(";") { last += 1 }
        return (name.range.lowerBound..<tokens[last].range.upperBound, macro.reason)
    }

    /// The macro that begins with the `@` at `index`, with its arguments, and why it is taken out; `nil` for another attribute.
    func takenMacro(at index: Int) -> (range: Range<Int>, reason: String)? {
        let name = tokens[index + 1]
        guard let macro = Self.takenMacros.first(where: { $0.names.contains(name.text) && isImported($0.module) })
        else {
            return nil
        }
        var end = name.range.upperBound
        if index + 2 < tokens.count, tokens[index + 2].isSign("("), end == tokens[index + 2].range.lowerBound {
            end = tokens[closing(index + 2)].range.upperBound
        }
        return (tokens[index].range.lowerBound..<end, macro.reason)
    }
}
