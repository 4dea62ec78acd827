/// What the files that `--exclude` keeps out declare, for the compiler's errors that miss it.
struct ExcludedSources {
    /// The declarations that other files can use, and the paths of the files that have them.
    private let declarations: [(path: String, declaration: SwiftDeclaration)]

    /// - Parameter paths: The files, which are read.
    init(_ paths: [String]) {
        declarations = paths.flatMap { path in
            SwiftSource(SourceFolder.text(at: path) ?? "").declarations().filter { !$0.isPrivate }.map { (path, $0) }
        }
    }

    /// An error that misses what one of them declares, with the file; any other diagnostic as it is.
    func explaining(_ diagnostic: GuestDiagnostic) -> GuestDiagnostic {
        guard diagnostic.kind == .error, let path = file(missedBy: diagnostic.message) else { return diagnostic }
        return diagnostic.with(message: "\(diagnostic.message): it is in \(path)\(Self.ending)")
    }

    /// Whether an error says that such a file has what it misses.
    static func explain(_ diagnostic: GuestDiagnostic) -> Bool { diagnostic.message.hasSuffix(ending) }

    private static let ending = ", which --exclude leaves out"

    private func file(missedBy message: String) -> String? {
        if let name = GuestRepair.unknownName(in: message) {
            return declarations.first { $0.declaration.keyword != "extension" && $0.declaration.name == name }?.path
        }
        let pattern = #/^(?:value of )?type '(?:\w+\.)*(\w+)(?:<[^']*>)?' has no member '(\w+)'/#
        guard let match = message.firstMatch(of: pattern) else { return nil }
        let (type, member) = (String(match.1), String(match.2))
        return declarations.first {
            $0.declaration.keyword == "extension" && $0.declaration.name == type
                && $0.declaration.members.contains(member)
        }?.path
    }
}
