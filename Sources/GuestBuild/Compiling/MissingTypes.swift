/// The types that the compiler misses and that empty ones can stand in for.
extension GuestStandIns {
    /// Adds those that the errors are about; `false` if they are about none that is not there already.
    ///
    /// - Parameter strangers: The modules that are not here, by the paths of the files that import them.
    mutating func add(
        for errors: [GuestDiagnostic], in collection: GuestCollection, strangers: [String: [String]]
    ) -> Bool {
        var found: [String: GuestDiagnostic] = [:]
        for error in errors where error.kind == .error {
            guard let name = GuestRepair.unknownName(in: error.message), Self.isType(name), !names.contains(name),
                !collection.pool.declares(name)
            else { continue }
            // What a macro makes is in no file; the property that it is made of has the same error.
            guard strangers[error.file] != nil else { continue }
            if found[name] == nil { found[name] = error }
        }
        let isAdded = addMembers(for: errors, in: collection)
        guard !found.isEmpty else { return isAdded }
        for (name, error) in found.sorted(by: { $0.key < $1.key }) {
            let modules = (strangers[error.file] ?? []).joined(separator: " or ")
            add(
                name, usedIn: collection.files.map(\.source),
                warning: GuestDiagnostic(
                    file: error.file, line: error.line, column: 1, kind: .warning,
                    message: "'\(name)' is an empty type here: Islet lacks it; it probably comes from \(modules)"))
        }
        return true
    }

    /// Adds what a stored property of a type begins with: `let center = Center.current()`.
    private mutating func addMembers(for errors: [GuestDiagnostic], in collection: GuestCollection) -> Bool {
        var isAdded = false
        for error in errors where error.kind == .error {
            guard let match = error.message.firstMatch(of: #/^type '(\w+)' has no member '(\w+)'/#),
                names.contains(String(match.1)),
                let source = collection.files.first(where: { $0.path == error.file })?.source
            else { continue }
            let (type, member) = (String(match.1), String(match.2))
            let isCalled = source.tokens.indices.dropLast(3).contains {
                source.tokens[$0].isWord(type) && source.tokens[$0 + 1].isSign(".")
                    && source.tokens[$0 + 2].isWord(member)
                    && source.tokens[$0 + 3].isSign("(")
            }
            isAdded = add(member, of: type, isCalled: isCalled) || isAdded
        }
        return isAdded
    }

    private static func isType(_ name: String) -> Bool {
        name.first?.isUppercase == true && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
