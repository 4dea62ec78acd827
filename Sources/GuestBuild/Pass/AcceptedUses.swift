extension SwiftSource {
    /// What `--explain` prints of a name that is accepted and changes nothing, wholly or with some of its arguments.
    ///
    /// The type that a modifier belongs to is not known. Where functions of several types have one name, the labels of the call show
    /// which are meant: nothing is said if one of them is drawn.
    ///
    /// - Parameter own: The names that the file declares itself.
    func acceptedUses(at index: Int, apart own: Set<String>) -> [String] {
        guard tokens[index].kind == .word, index > 0, !own.contains(tokens[index].text) else { return [] }
        let name = tokens[index].text
        guard tokens[index - 1].isSign(".") else {
            if AcceptedNames.types.contains(name) { return [Self.accepted(name)] }
            return acceptedArguments(at: index)
        }
        if index > 1, tokens[index - 2].isSign("\\") {
            return AcceptedNames.environment.contains(name) ? ["\(name) always reads the same"] : []
        }
        let isCalled =
            index + 1 < tokens.count
            && (tokens[index + 1].isSign("(") || tokens[index + 1].isSign("{") && !endsCondition(index))
        guard isCalled else { return [] }
        if AcceptedNames.beginnings.contains(name) { return ["of \(name) the state that it begins with is drawn"] }
        return AcceptedNames.modifiers.contains(name) || isIdle(name, labels: callLabels(at: index) ?? [])
            ? [Self.accepted(name)] : acceptedArguments(at: index)
    }

    private func isIdle(_ name: String, labels: Set<String>) -> Bool {
        guard let idle = AcceptedNames.idle[name], idle.contains(where: labels.isSubset) else { return false }
        return !(AcceptedNames.drawn[name] ?? []).contains(where: labels.isSubset)
    }

    private func acceptedArguments(at index: Int) -> [String] {
        guard let idle = AcceptedNames.arguments[tokens[index].text] else { return [] }
        let labels = (callLabels(at: index) ?? []).intersection(idle)
        return labels.sorted().map { Self.accepted("\($0) of \(tokens[index].text)") }
    }

    private static func accepted(_ name: String) -> String { "\(name) is accepted and changes nothing" }
}
