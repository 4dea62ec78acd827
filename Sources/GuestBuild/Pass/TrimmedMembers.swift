extension SwiftDeclaration {
    /// What `--explain` says of an extension that is taken without some of its members.
    func sentence(leavingOut members: [SwiftDeclaration]) -> String {
        let names = members.map { "'\($0.name)'" }.joined(separator: ", ")
        return members.count == 1
            ? "\(names) of the extension of \(name) is left out: nothing that is taken needs it"
            : "of the extension of \(name) these are left out, since nothing that is taken needs them: \(names)"
    }
}
