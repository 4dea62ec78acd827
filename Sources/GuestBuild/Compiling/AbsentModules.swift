import GuestProtocol

/// The modules that a guest imports and that are neither here nor among the sources: one sentence each, from which other errors follow. What a
/// module whose sources were looked at lacks is an error of its own.
struct AbsentModules {
    /// The imports, by the paths of the files that have the modules from them: their own, and those of modules that they import.
    private let imports: [String: [GuestCollection.ImportPlace]]
    /// Where more errors than these would be left, only those of the activity's own files are: in a whole app they follow from one another.
    private static let mostErrors = 20

    /// - Parameter names: The modules that are here.
    init(in collection: GuestCollection, here names: Set<String>) {
        var imports: [String: [GuestCollection.ImportPlace]] = [:]
        var exports: [String: [GuestCollection.ImportPlace]] = [:]
        func exported(by module: String) -> [GuestCollection.ImportPlace] {
            if let known = exports[module] { return known }
            let found = collection.exports(of: module)
            exports[module] = found
            return found
        }
        for file in collection.files {
            let own = file.source.imports
            let exported = own.map(\.module).filter { !names.contains($0) }.flatMap(exported)
            let absent = (own.map { (file.path, $0) } + exported).filter { _, found in
                !names.contains(found.module) && SourcePass.standIn(for: found.module) == nil
                    && !collection.hasSources(of: found.module)
            }
            if !absent.isEmpty { imports[file.path] = absent }
        }
        self.imports = imports
    }

    /// The diagnostics with a sentence for each module that names are missing of; those that follow from it are marked. One error says by
    /// itself where its name may come from, and stays as it is.
    func folding(_ diagnostics: [GuestDiagnostic], in collection: GuestCollection) -> [GuestDiagnostic] {
        let own = Self.ofSources(diagnostics, in: collection)
        let diagnostics = Self.markingInference(Self.markingPreviews(own), in: collection)
        let errors = diagnostics.filter { $0.kind == .error }
        let guilty = Set(
            errors.filter { error in
                guard let own = imports[error.file], !ExcludedSources.explain(error) else { return false }
                if let name = GuestRepair.unknownName(in: error.message) { return !collection.pool.declares(name) }
                // What a module adds to a type of another is missed by its argument or its name.
                return own.contains { $0.path != error.file }
                    && (error.message.hasPrefix("extra argument '")
                        || GuestCompiler.lacksAddition(error, in: collection))
            }.map(\.file))
        var near = Set(
            collection.pool.files.indices.filter { file in
                collection.isNamed(file) || collection.isAtHome(.init(file: file, declaration: 0))
            }.map { collection.pool.files[$0].path })
        // A type of the sources has its members whether or not the module is here, unless it has them from one that is not.
        let missing = Set(
            errors.compactMap { GuestRepair.unknownName(in: $0.message) }.filter { !collection.pool.declares($0) })
        let broken = Set(
            collection.pool.files.flatMap(\.declarations).filter { $0.inherited.contains(where: missing.contains) }
                .map(\.name))
        func isOwn(_ diagnostic: GuestDiagnostic) -> Bool {
            if ExcludedSources.explain(diagnostic) { return true }
            guard let match = diagnostic.message.firstMatch(of: #/^(?:value of )?type '([\w.]+)' has no member/#) else {
                return false
            }
            let names = match.1.split(separator: ".").map(String.init)
            return names.contains(where: collection.pool.declares) && !names.contains(where: broken.contains)
        }
        func isFolded(_ diagnostic: GuestDiagnostic) -> Bool {
            !near.contains(diagnostic.file) || guilty.contains(diagnostic.file) && !isOwn(diagnostic)
        }
        if !guilty.isEmpty, errors.count(where: { !isFolded($0) }) > Self.mostErrors {
            let own = Set(collection.roots.map(\.file)).union(collection.pool.files.indices.filter(collection.isNamed))
            near = Set(own.map { collection.pool.files[$0].path })
        }
        guard !guilty.isEmpty, errors.count(where: isFolded) > 1 else { return diagnostics }
        var seen: Set<String> = []
        let order = guilty.sorted { (near.contains($0) ? 0 : 1, $0) < (near.contains($1) ? 0 : 1, $1) }
        var places = ModulePlaces(around: order[0])
        let sentences = order.flatMap { path in
            needed(in: path, errors).filter { seen.insert($0.found.module).inserted }.map { file, found in
                GuestDiagnostic(
                    file: file, line: found.line, column: 1, kind: .error,
                    message: Self.sentence(on: found.module, in: places.place(of: found.module, isFetched: true)))
            }
        }
        return sentences + diagnostics.map { isFolded($0) ? $0.following : $0 }
    }

    /// The modules that a file's errors point to: those that share a word with an unknown name, or all if some name shares none.
    private func needed(in path: String, _ errors: [GuestDiagnostic]) -> [GuestCollection.ImportPlace] {
        let own = imports[path] ?? []
        let unknown = errors.filter { $0.file == path }.compactMap { GuestRepair.unknownName(in: $0.message) }
        let missed = Set(unknown).map { name in
            own.filter { !Self.words(of: $0.found.module).isDisjoint(with: Self.words(of: name)) }
        }
        guard !missed.isEmpty, !missed.contains(where: \.isEmpty) else { return own }
        let modules = Set(missed.joined().map(\.found.module))
        return own.filter { modules.contains($0.found.module) }
    }

    /// The words of a name in mixed case, `firebase` and `app` of `FirebaseApp`, without those that many modules have.
    private static func words(of name: String) -> Set<String> {
        Set(FieldName.words(name).map { $0.lowercased() }).subtracting(["kit", "core", "sdk", "swift", "ui", "view"])
            .filter { $0.count > 2 }
    }

    private static func sentence(on module: String, in place: ModulePlaces.Place?) -> String {
        guard let place else { return "\(module) is not here: neither the sources nor Islet have this module" }
        return "\(module) is in \(place.folder), which was not looked at; add it with --include \(place.folder)"
    }

    /// The diagnostics, where those of a `#Preview` follow from others: it stays only where brackets do not match.
    private static func markingPreviews(_ diagnostics: [GuestDiagnostic]) -> [GuestDiagnostic] {
        func isPreview(_ diagnostic: GuestDiagnostic) -> Bool { diagnostic.message == "no macro named 'Preview'" }
        guard diagnostics.contains(where: { $0.kind == .error && !isPreview($0) }) else { return diagnostics }
        return diagnostics.map { isPreview($0) ? $0.following : $0 }
    }

    /// The diagnostics, where a parameter that could not be inferred follows from the errors in the closure of its call, and in any call of
    /// a file from a name that no source declares.
    private static func markingInference(
        _ diagnostics: [GuestDiagnostic], in collection: GuestCollection
    ) -> [GuestDiagnostic] {
        func isInference(_ diagnostic: GuestDiagnostic) -> Bool {
            diagnostic.message.contains(#/^generic parameter '\w+' could not be inferred$/#)
        }
        let causes = diagnostics.filter { $0.kind == .error && !$0.follows && !isInference($0) }
        let missing = causes.filter { cause in
            GuestRepair.unknownName(in: cause.message).map { !collection.pool.declares($0) } ?? false
        }
        let lackingNames = Set(missing.map(\.file))
        return diagnostics.map { diagnostic in
            guard isInference(diagnostic) else { return diagnostic }
            if lackingNames.contains(diagnostic.file) { return diagnostic.following }
            guard
                let source = collection.files.first(where: { $0.path == diagnostic.file })?.source,
                let call = source.token(line: diagnostic.line, column: diagnostic.column),
                let open = source.tokens[call...].firstIndex(where: { $0.isSign("{") })
            else { return diagnostic }
            let lines = source.line(ofToken: open)...source.line(ofToken: source.closing(open))
            let hasCause = causes.contains { $0.file == diagnostic.file && lines.contains($0.line) }
            return hasCause ? diagnostic.following : diagnostic
        }
    }

    /// The diagnostics of the sources. What the compiler says of generated files and of Islet's modules follows from them, unless there
    /// is nothing else.
    private static func ofSources(_ diagnostics: [GuestDiagnostic], in collection: GuestCollection) -> [GuestDiagnostic]
    {
        let paths = Set(collection.files.map(\.path))
        let own = diagnostics.filter { paths.contains($0.file) }
        return own.contains { $0.kind == .error } ? own : diagnostics
    }
}

extension GuestDiagnostic {
    /// The diagnostics, where of the errors that miss one type, label or member which no source declares, the others follow from the first: a
    /// build that generates `L10n` has it in every text, and a package's `Color(hex:)` stands wherever there is a color.
    static func foldingNames(_ diagnostics: [GuestDiagnostic], in pool: SourcePool) -> [GuestDiagnostic] {
        var seen: Set<String> = []
        return diagnostics.map { diagnostic in
            guard diagnostic.kind == .error, !diagnostic.follows else { return diagnostic }
            if let name = GuestRepair.unknownName(in: diagnostic.message) {
                guard name.first?.isUppercase == true, !pool.declares(name) else { return diagnostic }
                return seen.insert(name).inserted ? diagnostic : diagnostic.following
            }
            // What the compiler says: the module that it may come from is another in another file.
            guard let end = diagnostic.message.firstRange(of: ": no source declares it") else { return diagnostic }
            let missed = String(diagnostic.message[..<end.lowerBound])
            return seen.insert(missed).inserted ? diagnostic : diagnostic.following
        }
    }
}
