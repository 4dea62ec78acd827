/// The bodies of functions that do not compile because they need what is not here: a module of Apple's, or a part of the app that needs
/// one. They are emptied, which is said by a warning each; a picture that calls one of them traps with a sentence. Where nothing is returned,
/// only the statements that need it are left out. A member of a type that takes or returns what is not here is left out as a whole.
struct GuestStubs {
    /// The bodies and members, by the paths of the files.
    private(set) var bodies: [String: Set<SwiftSource.Body>] = [:]
    /// What was emptied, and what for.
    private(set) var warnings: [GuestDiagnostic] = []

    /// Why members are left out as a whole, by their names.
    private(set) var reasons: [String: String] = [:]

    /// The names that are not here.
    private(set) var names: Set<String> = []
    /// The diagnostics that are in none of them.
    private(set) var rest: [GuestDiagnostic] = []
    /// A declaration with more of them is of the app as a whole.
    private static let mostOfDeclaration = 6

    /// Finds the bodies.
    ///
    /// - Parameters:
    ///   - strangers: The modules that are not here, by the paths of the files that import them.
    ///   - isLast: Whether to count what the sources declare and cannot be taken, too.
    init(
        for diagnostics: [GuestDiagnostic], in collection: GuestCollection, strangers: [String: [String]], isLast: Bool
    ) {
        let wrong = Set(diagnostics.map(\.file))
        let sources = Dictionary(
            collection.files.filter { wrong.contains($0.path) }.map { ($0.path, SwiftBodies(of: $0.source)) },
            uniquingKeysWith: { first, _ in first })
        let bodies = diagnostics.map { diagnostic -> SwiftSource.Body? in
            guard let source = sources[diagnostic.file] else { return nil }
            let isType = diagnostic.message.contains("find type")
            let name = GuestRepair.unknownName(in: diagnostic.message)
            let body =
                isType
                ? name.flatMap { source.bodyOrMember(ofLine: diagnostic.line, naming: $0) }
                : source.body(ofLine: diagnostic.line, naming: name)
            return body
                ?? source.sharedMember(ofLine: diagnostic.line).flatMap {
                    collection.isUnreached($0, in: diagnostic.file) ? $0 : nil
                }
                ?? Self.property(of: diagnostic, in: source, of: collection)
        }
        let without = ShortenedBodies(of: diagnostics, in: bodies, sources: sources, after: collection)
        for (error, body) in zip(diagnostics, bodies) where error.kind == .error {
            guard let body, self.bodies[error.file]?.contains(body) != true else { continue }
            if without.isShortened(body, in: error.file) {
                self.bodies[error.file, default: []].insert(body)
                continue
            }
            if let member = Self.missedName(in: error.message), !collection.pool.declares(member),
                let absence = collection.absence(of: member)
            {
                leave(
                    body, in: error.file, because: "it needs '\(member)', which is \(absence)",
                    firstly: collection.memberReasons[member])
                continue
            }
            if let standIn = Self.standIn(of: error, body, in: collection).map({ "'\($0)'" })
                ?? part(of: error, in: collection, strangers)
            {
                leave(body, in: error.file, because: "it needs \(standIn), which is not here")
                continue
            }
            guard let name = GuestRepair.unknownName(in: error.message) else { continue }
            let isDeclared = collection.pool.declares(name)
            guard isDeclared ? isLast : strangers[error.file] != nil && !collection.pool.addsMember(name) else {
                continue
            }
            names.insert(name)
            let modules = (strangers[error.file] ?? []).joined(separator: " or ")
            leave(
                body, in: error.file,
                because: "it needs '\(name)', "
                    + (isDeclared
                        ? "which does not compile here" : "which Islet lacks; it probably comes from \(modules)"))
        }
        if !isLast { leaveWholeApps(in: collection) }
        for (diagnostic, body) in zip(diagnostics, bodies) {
            if let body, self.bodies[diagnostic.file]?.contains(body) == true { continue }
            rest.append(diagnostic)
        }
        forgetBodiesOfMembers()
        (self.bodies, warnings) = without.shortening(self.bodies, saying: warnings)
    }

    /// The name of a member that an error misses, by itself or of a value.
    static func missedName(in message: String) -> String? {
        message.firstMatch(of: #/has no member '(\w+)'/#).map { String($0.1) } ?? GuestRepair.unknownName(in: message)
    }

    /// The property whose value makes more of a type that stands in for one that is not here than the empty type allows.
    private static func property(
        of error: GuestDiagnostic, in source: SwiftBodies, of collection: GuestCollection
    ) -> SwiftSource.Body? {
        // A type or a member that is missing can stand in too.
        guard GuestRepair.unknownName(in: error.message) == nil, !error.message.hasPrefix("type '"),
            !collection.standIns.names.isEmpty, let property = source.storedMember(ofLine: error.line)
        else { return nil }
        return standIn(of: error, property, in: collection) == nil ? nil : property
    }

    /// The type that stands in for one that is not here, which an error in a body names or the body uses.
    private static func standIn(of error: GuestDiagnostic, _ body: SwiftSource.Body, in collection: GuestCollection)
        -> String?
    {
        let names = collection.standIns.names
        guard !names.isEmpty else { return nil }
        let quoted = error.message.matches(of: #/\w+/#).map { String($0.0) }
        if let name = quoted.first(where: names.contains) { return name }
        let source = collection.files.first { $0.path == error.file }?.source
        return source?.tokens.first {
            body.range.contains($0.range.lowerBound) && $0.kind == .word && names.contains($0.text)
        }?.text
    }

    /// A type of a module that is here in part, of which an error says that something is missing: `value of type 'CLLocationManager' has
    /// no member 'x'`. It is one that nothing is drawn of.
    private func part(
        of error: GuestDiagnostic, in collection: GuestCollection, _ strangers: [String: [String]]
    ) -> String? {
        guard strangers[error.file] != nil, GuestRepair.unknownName(in: error.message) == nil else { return nil }
        return error.message.matches(of: #/'([A-Z]{2}[A-Z]\w+)\??'/#).map { String($0.1) }.first {
            AcceptedNames.types.contains($0) && !collection.pool.declares($0)
        }.map { "more of \($0)" }
    }

    /// - Parameter first: Why what it needs is left out. Default: what it needs is not left out.
    private mutating func leave(
        _ body: SwiftSource.Body, in file: String, because reason: String, firstly first: String? = nil
    ) {
        bodies[file, default: []].insert(body)
        if body.isMember { reasons[body.name] = first ?? reason }
        let what = body.isMember ? "'\(body.name)'" : "the body of '\(body.name)'"
        warnings.append(
            GuestDiagnostic(
                file: file, line: body.line, column: 1, kind: .warning, message: "\(what) is left out: \(reason)"))
    }

    /// Forgets the body of what is left out as a whole.
    private mutating func forgetBodiesOfMembers() {
        for (file, all) in bodies {
            let members = all.filter(\.isMember)
            let inside = all.filter { body in
                !body.isMember && members.contains { $0.range.contains(body.range.lowerBound) }
            }
            bodies[file]?.subtract(inside)
            warnings.removeAll { warning in
                warning.file == file && warning.message.hasPrefix("the body of")
                    && inside.contains { $0.line == warning.line }
            }
        }
    }

    /// Keeps the bodies of a declaration that was not named and has many of them, or of an extension that has nothing else: these are left
    /// out as a whole.
    private mutating func leaveWholeApps(in collection: GuestCollection) {
        for (file, contents) in collection.pool.files.enumerated() where !collection.isNamed(file) {
            guard let own = bodies[contents.path] else { continue }
            for declaration in contents.declarations {
                let inside = own.filter { declaration.range.contains($0.range.lowerBound) }
                // A member may be among them twice: as a whole, and by its body.
                let count = Set(inside.map(\.line)).count
                let isAll = declaration.keyword == "extension" && count >= declaration.members.count
                guard isAll || count > Self.mostOfDeclaration else { continue }
                bodies[contents.path]?.subtract(inside)
                warnings.removeAll { warning in
                    warning.file == contents.path && inside.contains { $0.line == warning.line }
                }
            }
        }
    }
}
