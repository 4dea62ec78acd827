import Foundation
import HostSystem

/// What the compiler's errors say about a collection: which declarations it misses, and which do not belong to it.
///
/// Names are collected as they are written. Where that takes a declaration of the app that does not compile without the app, or misses
/// one that only types lead to, the compiler says so.
struct GuestRepair {
    private(set) var added: Set<SourcePool.Place> = []
    /// Members that extensions are added for, or that an extension was taken without.
    private(set) var members: Set<String> = []
    private(set) var left: Set<SourcePool.Place> = []
    /// The errors for which declarations are left out, by their names.
    private(set) var reasons: [String: [GuestDiagnostic]] = [:]
    /// What was left out before, but the activity needs.
    private(set) var kept: Set<SourcePool.Place> = []
    /// Whether a member is missing that no extension in sight adds.
    private(set) var missesMember = false
    /// Names of SwiftUI that a type of another part of the app hides, by the paths of the files that mean SwiftUI's.
    private(set) var hidden: [String: Set<String>] = [:]
    /// Declarations with an error for which something is taken: their other errors may follow from it.
    private var helped: Set<SourcePool.Place> = []
    /// Declarations with errors that say nothing of what is missing.
    private var doubtful: [SourcePool.Place: [GuestDiagnostic]] = [:]
    /// The bodies of functions of the app that do not compile here, by the paths of the files, and what is said of them.
    private(set) var bodies: [String: Set<SwiftSource.Body>] = [:]
    private(set) var warnings: [GuestDiagnostic] = []
    /// A declaration with more such bodies is left out as a whole.
    private static let mostBodies = 6
    /// The unknown names that no source declares.
    private(set) var unknown: Set<String> = []
    private let collection: GuestCollection
    private var pool: SourcePool { collection.pool }
    /// The files that import a module that is not here.
    private let foreign: Set<String>
    /// What the activity itself reaches, if a named file is one of those: of that, not all.
    private let reached: Set<SourcePool.Place>

    /// - Parameters:
    ///   - foreign: The files that import a module that is not here. Default: none.
    ///   - emptiesBodies: Whether bodies of the app that do not compile are emptied, rather than their declarations left out. Default: no.
    init(
        of diagnostics: [GuestDiagnostic], in collection: GuestCollection, foreign: Set<String> = [],
        emptiesBodies: Bool = false
    ) {
        (self.collection, self.foreign) = (collection, foreign)
        reached = collection.files.contains { foreign.contains($0.path) && $0.isNamed } ? collection.reached : []
        for (index, diagnostic) in diagnostics.enumerated() where diagnostic.kind == .error {
            let notes = diagnostics[(index + 1)...].prefix { $0.kind == .note }
            read(diagnostic, notes: Array(notes))
        }
        // Other errors may follow from what is missing in another declaration: they are looked at when that is there.
        guard added.isEmpty, kept.isEmpty, hidden.isEmpty else { return }
        for (place, errors) in doubtful where !helped.contains(place) {
            if !emptiesBodies || !empty(errors, at: place) { leave(place, because: errors) }
        }
    }

    private mutating func read(_ error: GuestDiagnostic, notes: [GuestDiagnostic]) {
        let file = pool.file(at: error.file)
        let place = file.flatMap { self.place(line: error.line, in: $0) }
        if let file, case let names = hiddenNames(in: error, of: file), !names.isEmpty {
            hidden[error.file, default: []].formUnion(names)
            if let place { helped.insert(place) }
        } else if let file, case let own = ownTypes(in: error, of: file), !own.isEmpty {
            added.formUnion(own)
            if let place { helped.insert(place) }
        } else if error.message.contains("at the top level"), let file, !collection.isNamed(file) {
            left.formUnion(pool.files[file].declarations.indices.map { .init(file: file, declaration: $0) })
        } else if error.message.contains("redeclaration") || error.message.contains("ambiguous use") {
            leaveFarthest(of: ([error] + notes).compactMap(self.place))
        } else if let name = Self.unknownName(in: error.message) {
            let meant = file.map { pool.declarations(named: name, from: $0) } ?? []
            if meant.isEmpty {
                // In an extension a member is used by its name alone.
                if !error.message.contains("find type"), addExtensions(adding: name, at: place) { return }
                unknown.insert(name)
                drop(place, because: error)
            } else if !collection.left.isDisjoint(with: meant) {
                keep(meant, neededBy: place, error)
            } else if meant.contains(where: { !collection.taken.contains($0) }) {
                added.formUnion(meant)
                if let place { helped.insert(place) }
            }
        } else if !addExtensions(for: error, notes: notes, at: place) {
            missesMember = missesMember || error.message.contains("has no member")
            if let place, !collection.isNamed(place.file), canLeave(place) {
                doubtful[place, default: []].append(error)
            }
        }
    }

    /// The names of SwiftUI that the line of an error uses and that mean something else there, since a file that is far away declares them:
    /// on a phone that file is of another module.
    private func hiddenNames(in error: GuestDiagnostic, of file: Int) -> Set<String> {
        let quoted = error.message.matches(of: #/'(\w+)'/#).map { String($0.1) }
        return pool.files[file].source.words(onLine: error.line).union(quoted).filter { name in
            ModuleNames.types.contains(name) && collection.hides(name, in: file)
        }
    }

    /// The app's own types that an error means by the names of Apple's protocols: `type 'any PauseIntent' cannot be instantiated`.
    private func ownTypes(in error: GuestDiagnostic, of file: Int) -> [SourcePool.Place] {
        guard
            let name = error.message.firstMatch(of: #/^type 'any (\w+)' cannot be instantiated/#).map({ String($0.1) })
        else { return [] }
        return pool.declarations(named: name, from: file).filter { !collection.taken.contains($0) }
    }

    /// `cannot find type 'Ride' in scope`, or `module 'Guest' has no member named 'Ride'` of what was `RideKit.Ride`.
    static func unknownName(in message: String) -> String? {
        // Called for every error, and a regex would be compiled each time.
        let parts = message.split(separator: "'", maxSplits: 4, omittingEmptySubsequences: false)
        if parts.count > 2, parts[0] == "cannot find " || parts[0] == "cannot find type " {
            return !parts[1].isEmpty && parts[2].hasPrefix(" in scope") ? String(parts[1]) : nil
        }
        let module = "module '\(SourcePass.moduleName)'"
        if message.hasPrefix("no type named '"), message.hasSuffix("in \(module)") { return String(parts[1]) }
        return message.hasPrefix("\(module) has no member named '") ? String(parts[3]) : nil
    }

    /// The nearest extensions that add the member that is missing, or what the declaration with the error uses.
    private mutating func addExtensions(
        for error: GuestDiagnostic, notes: [GuestDiagnostic], at place: SourcePool.Place?
    ) -> Bool {
        // Why a type does not conform, a note says: `because 'Kind' does not conform to 'Decodable'`, `protocol requires property 'id'`.
        let reasons = notes.map(\.message).filter {
            $0.contains("does not conform") || $0.contains("protocol requires")
        }
        let names = ([error.message] + reasons).flatMap { $0.matches(of: #/'([^']+)'/#).map { String($0.1) } }
        var missing = Set(names.map { String($0.prefix { $0 != "(" && $0 != ":" }) })
        if missing.contains("Decodable") || missing.contains("Encodable") { missing.insert("Codable") }
        if collection.leavesOut(missing) {
            members.formUnion(missing)
            if let place { helped.insert(place) }
            return true
        }
        let line = place.map { pool.files[$0.file].source.words(onLine: error.line) } ?? []
        var nearest: [String: (distance: [Int], place: SourcePool.Place)] = [:]
        func isNamed(_ declaration: SwiftDeclaration) -> Bool {
            missing.contains { $0 == declaration.name || $0.hasSuffix("." + declaration.name) }
        }
        var candidates = pool.extensions.filter { !collection.taken.contains($0) }
        var conformances: Set<SourcePool.Place> = []
        if let member = error.message.firstMatch(of: #/has no member '(\w+)'/#).map({ String($0.1) }) {
            let labels = place.flatMap { pool.files[$0.file].source.callLabels(of: member, onLine: error.line) }
            let adding = candidates.filter { pool[$0].adds(member, labels: labels) }
            conformances = Set(pool.conformances(adding: member, labels: labels))
            // Where one of the type's own extensions adds the member, those of other types with such a member are not meant.
            let own = adding.filter { isNamed(pool[$0]) }
            if own.isEmpty {
                let more = candidates.filter { conformances.contains($0) && !adding.contains($0) }
                if !adding.isEmpty || !more.isEmpty { candidates = adding + more }
            } else {
                candidates = own
            }
        }
        for candidate in candidates {
            let declaration = pool[candidate]
            let isNamed = isNamed(declaration)
            let addsMember = !missing.isDisjoint(with: declaration.members)
            let isMeant =
                addsMember || conformances.contains(candidate)
                || isNamed && !missing.isDisjoint(with: declaration.inherited)
                || declaration.members.contains("init") && (isNamed || line.contains(declaration.name))
            guard isMeant else { continue }
            let distance = pool.distance(candidate.file, from: place?.file ?? 0)
            let key = declaration.name + declaration.signatures.sorted().joined()
            if let known = nearest[key], !distance.lexicographicallyPrecedes(known.distance) { continue }
            nearest[key] = (distance, candidate)
        }
        added.formUnion(nearest.values.map(\.place))
        if !nearest.isEmpty { members.formUnion(missing) }
        if let place, !nearest.isEmpty { helped.insert(place) }
        return !nearest.isEmpty
    }

    /// The nearest extensions that add a member with a name to a type that is taken or is not of the sources.
    private mutating func addExtensions(adding member: String, at place: SourcePool.Place?) -> Bool {
        members.insert(member)
        if collection.leavesOut([member]) { return true }
        let adding = pool.extensions(adding: member).filter { !collection.taken.contains($0) }
        let types = adding.isEmpty ? [] : Set(collection.taken.map { pool[$0].name })
        let candidates = adding.filter { types.contains(pool[$0].name) || !pool.declares(pool[$0].name) }
        let nearest = candidates.min {
            pool.distance($0.file, from: place?.file ?? 0)
                .lexicographicallyPrecedes(pool.distance($1.file, from: place?.file ?? 0))
        }
        if let nearest, collection.left.contains(nearest) {
            keep([nearest], neededBy: place, nil)
        } else if let nearest {
            added.insert(nearest)
        }
        if let place, nearest != nil { helped.insert(place) }
        return nearest != nil
    }

    /// Empties the bodies that errors are in; `false` if one is in none, or if they are many.
    private mutating func empty(_ errors: [GuestDiagnostic], at place: SourcePool.Place) -> Bool {
        let file = pool.files[place.file]
        let source = SwiftBodies(of: file.source)
        let found = errors.map { ($0, source.body(ofLine: $0.line)) }
        guard found.allSatisfy({ $0.1 != nil }), Set(found.compactMap(\.1)).count <= Self.mostBodies else {
            return false
        }
        var seen: Set<SwiftSource.Body> = []
        for case (let error, let body?) in found where seen.insert(body).inserted {
            let lines = Set(found.filter { $0.1 == body }.map(\.0.line))
            let shortened = body.without(source.statements(of: body, onLines: lines))
            bodies[file.path, default: []].insert(shortened)
            let what = shortened == body ? "the body of" : lines.count == 1 ? "a statement of" : "statements of"
            warnings.append(
                GuestDiagnostic(
                    file: file.path, line: error.line, column: 1, kind: .warning,
                    message: "\(what) '\(body.name)' \(lines.count == 1 || shortened == body ? "is" : "are") left out: "
                        + "it does not compile here: \(error.message)"))
        }
        return true
    }

    /// Takes back what was left out, if the activity is what needs it; else what needs it does not belong either.
    private mutating func keep(
        _ needed: [SourcePool.Place], neededBy place: SourcePool.Place?, _ error: GuestDiagnostic?
    ) {
        guard let place, collection.isNamed(place.file) || collection.isAtHome(place) else {
            return drop(place, because: error)
        }
        if isUnreached(place), !needed.allSatisfy(reached.contains) {
            left.insert(place)
            return
        }
        kept.formUnion(needed)
    }

    private mutating func drop(_ place: SourcePool.Place?, because error: GuestDiagnostic?) {
        if let place, canLeave(place) { leave(place, because: error.map { [$0] } ?? []) }
    }

    private mutating func leave(_ place: SourcePool.Place, because errors: [GuestDiagnostic]) {
        left.insert(place)
        if !errors.isEmpty, pool[place].keyword != "extension" { reasons[pool[place].name] = errors }
    }

    /// Whether a declaration of a named file that a module is missing for is nothing that the activity reaches.
    private func isUnreached(_ place: SourcePool.Place) -> Bool {
        collection.isNamed(place.file) && foreign.contains(pool.files[place.file].path) && !reached.contains(place)
    }

    /// Whether a declaration was neither named nor is near the activity, or only extends something. What was named is left out if the
    /// activity does not reach it and a module is missing: a home-screen widget's provider that reads a database.
    private func canLeave(_ place: SourcePool.Place) -> Bool {
        guard !collection.isNamed(place.file) else { return isUnreached(place) }
        return pool[place].keyword == "extension" || pool.files[place.file].rank > 1 && !collection.isAtHome(place)
    }

    private mutating func leaveFarthest(of places: [SourcePool.Place]) {
        guard Set(places).count > 1 else { return drop(places.first, because: nil) }
        let home = pool.files.indices.first(where: collection.isNamed) ?? places[0].file
        let farthest = places.filter { !collection.isNamed($0.file) }.max {
            pool.distance($0.file, from: home).lexicographicallyPrecedes(pool.distance($1.file, from: home))
        }
        guard let farthest else { return }
        left.insert(farthest)
        // A preview beside a type shows that type; the nearer one has its own.
        let file = pool.files[farthest.file]
        for (index, declaration) in file.declarations.enumerated()
        where declaration.keyword == "#Preview" && declaration.uses.contains(pool[farthest].name) {
            left.insert(.init(file: farthest.file, declaration: index))
        }
    }

    private func place(of diagnostic: GuestDiagnostic) -> SourcePool.Place? {
        pool.file(at: diagnostic.file).flatMap { place(line: diagnostic.line, in: $0) }
    }

    /// The declaration on a line of a file.
    private func place(line: Int, in file: Int) -> SourcePool.Place? {
        let contents = pool.files[file]
        return contents.declarations.indices.first { index in
            let range = contents.declarations[index].range
            return contents.source.line(of: range.lowerBound) <= line
                && line <= contents.source.line(of: max(range.lowerBound, range.upperBound - 1))
        }.map { SourcePool.Place(file: file, declaration: $0) }
    }
}
