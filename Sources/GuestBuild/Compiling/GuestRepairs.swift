import HostSystem

extension GuestCompiler {
    /// The most compilations that a collection is corrected by.
    private static let mostRepairs = 8
    /// The most compilations for which bodies are emptied.
    private static let mostStubs = 5
    /// The most seconds for compilations after the first, and the most that the first may have taken. On an idle machine six take fewer
    /// than ten.
    private static let mostSecondsOfRepairs = 30.0
    /// The most seconds after which bodies are emptied once more.
    private static let mostSecondsOfStubs = 45.0
    /// A source with more errors needs whole packages that are not here; without a correction it takes a minute less to say so.
    private static let mostErrors = 400
    /// The least seconds that a compilation of a correction may take; else what is left of the time for all.
    private static let leastSecondsOfRepair = 10.0
    /// A correction that takes more files than these and three times as many as before brings the whole app in: it is none.
    private static let mostFiles = 40

    /// A compilation that failed.
    private struct Attempt {
        let collection: GuestCollection
        let diagnostics: [GuestDiagnostic]
        /// What has been left out before.
        let warnings: [GuestDiagnostic]
        /// The diagnostics, with the errors of what was left out instead of those that miss it.
        let traced: [GuestDiagnostic]
        /// The names that no source declares.
        let unknown: Set<String>
        var errors: Int { traced.count { $0.kind == .error } }
    }

    /// The time that compiling a source has taken.
    struct RepairTime {
        private let start: Double
        /// The seconds that the first compilation took; `nil` before its end.
        private(set) var first: Double?

        init(at start: Double) { self.start = start }

        mutating func endFirst(at now: Double) { first = first ?? now - start }

        /// The seconds that are left for further compilations; 0 where the first took longer than all of them may.
        func left(at now: Double) -> Double {
            guard let first else { return GuestCompiler.mostSecondsOfRepairs }
            guard first <= GuestCompiler.mostSecondsOfRepairs else { return 0 }
            return max(0, first + GuestCompiler.mostSecondsOfRepairs - (now - start))
        }

        /// The seconds that are left for compilations with emptied bodies.
        func leftForStubs(at now: Double) -> Double { max(0, GuestCompiler.mostSecondsOfStubs - (now - start)) }
    }

    /// The most seconds of a further compilation, of those that are left.
    private static func seconds(of left: Double) -> Int { Int(max(leastSecondsOfRepair, left)) }

    /// Compiles what is asked for. Where the compiler misses a declaration that the sources have, or finds one that does not compile
    /// without the app, the collection is corrected and compiled again; the diagnostics of the attempt with the fewest errors count.
    /// What is left then are bodies of functions that need a module that is not here: they are emptied.
    ///
    /// - Parameter symbols: Generated source that is compiled with a collection; `nil` for none.
    package func build(
        collecting request: GuestCollection.Request, symbols: (GuestCollection) -> String? = { _ in nil }
    ) throws(GuestError) -> (collection: GuestCollection, build: Build) {
        var collection = try GuestCollection(request, isNarrow: true, having: modules.names)
        var best: Attempt?
        var isWide = false
        var excluded = collection.excluded
        var warnings: [GuestDiagnostic] = []
        var reasons: [String: [GuestDiagnostic]] = [:]
        var unknown: Set<String> = []
        var time = RepairTime(at: SystemClock.read().sinceBoot)
        // A target's own files, in case all that it needs cannot be compiled in time.
        var narrow: (collection: GuestCollection, diagnostics: [GuestDiagnostic])?
        for number in 0..<Self.mostRepairs {
            defer { time.endFirst(at: SystemClock.read().sinceBoot) }
            let seconds =
                time.first == nil ? Self.mostSeconds : Self.seconds(of: time.left(at: SystemClock.read().sinceBoot))
            do throws(GuestError) {
                var build = try build(collection, symbols: symbols, seconds: seconds)
                build.warnings += warnings
                return (collection, build)
            } catch .notCompiled(let diagnostics, _) where collection.isNarrow && isInTime(&time) {
                // What a target's files lack is of another module, whose sources may be here: they are looked for before
                // anything is left out.
                let repair = GuestRepair(of: diagnostics, in: collection)
                if repair.unknown.isEmpty, collection.qualify(repair.hidden) { continue }
                if repair.unknown.isEmpty, collection.change(adding: repair.added, leaving: [], with: repair.members) {
                    continue
                }
                narrow = (collection, diagnostics)
                collection = try GuestCollection(request, having: modules.names, after: collection)
            } catch .notCompiled(let diagnostics, _) {
                let strangers = strangers(of: collection)
                let stubs = GuestStubs(for: diagnostics, in: collection, strangers: strangers, isLast: false)
                let repair = GuestRepair(
                    of: stubs.rest, in: collection, foreign: Set(strangers.keys),
                    emptiesBodies: number < Self.mostRepairs / 2)
                let parts = collection.parts
                guard parts.isEmpty || !collection.isAsked(for: repair.left) else {
                    throw .notTogether(diagnostics, files: parts, strays: collection.strayWarnings)
                }
                reasons.merge(repair.reasons) { first, _ in first }
                unknown.formUnion(repair.unknown.union(stubs.names))
                let attempt = Attempt(
                    collection: collection, diagnostics: diagnostics, warnings: warnings,
                    traced: Self.tracing(diagnostics, to: reasons), unknown: unknown)
                if attempt.errors < best?.errors ?? .max { best = attempt }
                guard isInTime(&time), attempt.errors <= Self.mostErrors else { break }
                collection.empty(stubs.bodies, because: stubs.reasons)
                collection.empty(repair.bodies)
                warnings += stubs.warnings + repair.warnings
                let before = collection
                if collection.qualify(repair.hidden) { continue }
                if collection.change(
                    adding: repair.added, leaving: repair.left, keeping: repair.kept, with: repair.members)
                {
                    if collection.files.count <= max(Self.mostFiles, 3 * before.files.count) { continue }
                    collection = before
                    if collection.change(adding: [], leaving: repair.left, keeping: repair.kept) { continue }
                }
                if !stubs.bodies.isEmpty || !repair.bodies.isEmpty { continue }
                guard !isWide, !repair.unknown.isEmpty || repair.missesMember else { break }
                isWide = true
                let wide = try GuestCollection(request, isWide: true, having: modules.names, after: collection)
                excluded = wide.excluded
                // A name that nothing around declares is misspelt, or of a module that is not here.
                guard repair.missesMember || repair.unknown.contains(where: wide.pool.mayMean) else { break }
                (collection, warnings) = (wide, [])
            } catch .compilerLate(let seconds) {
                // A correction that takes too long is none; the source as it is may be too.
                if best == nil, let narrow {
                    best = Attempt(
                        collection: narrow.collection, diagnostics: narrow.diagnostics, warnings: [],
                        traced: narrow.diagnostics,
                        unknown: GuestRepair(of: narrow.diagnostics, in: narrow.collection).unknown)
                }
                guard best != nil else { throw .compilerLate(seconds: seconds) }
                break
            }
        }
        guard let best else { throw .notCompiled([]) }
        return try buildWithStubs(best, excluding: excluded, symbols: symbols, time)
    }

    /// Whether there is time for a further compilation; the first one ends now at the latest.
    private func isInTime(_ time: inout RepairTime) -> Bool {
        let now = SystemClock.read().sinceBoot
        time.endFirst(at: now)
        return time.left(at: now) > 0
    }

    /// Empties the bodies that need what is not here, and has empty types stand in for those that no body needs, if that leaves no error.
    private func buildWithStubs(
        _ attempt: Attempt, excluding excluded: [String], symbols: (GuestCollection) -> String?, _ time: RepairTime
    ) throws(GuestError) -> (collection: GuestCollection, build: Build) {
        var collection = attempt.collection
        var diagnostics = attempt.diagnostics
        var warnings = attempt.warnings
        for _ in 0..<Self.mostStubs {
            let left = time.leftForStubs(at: SystemClock.read().sinceBoot)
            guard left > 0 else { break }
            let strangers = strangers(of: collection)
            let stubs = GuestStubs(for: diagnostics, in: collection, strangers: strangers, isLast: true)
            var standIns = collection.standIns
            if stubs.rest.contains(where: { $0.kind == .error }) {
                guard standIns.add(for: stubs.rest, in: collection, strangers: strangers) else { break }
                collection.add(standIns)
            }
            collection.empty(stubs.bodies, because: stubs.reasons)
            warnings += stubs.warnings
            do throws(GuestError) {
                var build = try build(collection, symbols: symbols, seconds: Self.seconds(of: left))
                build.warnings += warnings + collection.standIns.warnings
                return (collection, build)
            } catch .notCompiled(let more, _) {
                diagnostics = more
            } catch .compilerLate {
                // What is known of the attempt before says more than that.
                break
            }
        }
        let absent = AbsentModules(in: attempt.collection, here: modules.names)
        let explained = GuestDiagnostic.foldingNames(
            absent.folding(
                Self.explaining(
                    attempt.traced, in: attempt.collection, excluding: excluded, unknown: attempt.unknown,
                    strangers(of: attempt.collection)),
                in: attempt.collection), in: attempt.collection.pool)
        let parts = attempt.collection.parts
        guard parts.isEmpty else {
            throw .notTogether(explained, files: parts, strays: attempt.collection.strayWarnings)
        }
        throw .notCompiled(GuestDiagnostic.mostTellingFirst(explained), taken: taken(by: attempt.collection))
    }

    private func taken(by collection: GuestCollection) -> TakenSources {
        TakenSources(
            files: collection.files.map { .init(path: $0.path, reason: $0.reason) },
            notes: passed(collection).flatMap(\.output.notes) + collection.limits + collection.conditionNotes)
    }

    /// The modules that a file imports and that are not here or not whole, with their lines; files that import none are left out. One whose
    /// sources were looked at is named only if the file imports none besides.
    private func strangers(of collection: GuestCollection) -> [String: [String]] {
        var strangers: [String: [String]] = [:]
        for file in collection.files {
            let own = file.source.imports.filter {
                let here = modules.names.contains($0.module) ? $0.module : SourcePass.standIn(for: $0.module)
                return here.map(GuestModules.partial.contains) ?? true
            }
            let others = own.filter { !collection.hasSources(of: $0.module) }
            if !own.isEmpty {
                strangers[file.path] = (others.isEmpty ? own : others).map { "\($0.module) (line \($0.line))" }
            }
        }
        return strangers
    }

    /// The diagnostics, each error that misses a declaration as those for which that declaration was left out.
    ///
    /// - Parameter reasons: The errors of declarations, by their names.
    static func tracing(
        _ diagnostics: [GuestDiagnostic], to reasons: [String: [GuestDiagnostic]]
    ) -> [GuestDiagnostic] {
        var (seen, known): (Set<String>, Set<GuestDiagnostic>) = ([], [])
        func causes(of error: GuestDiagnostic) -> [GuestDiagnostic] {
            guard error.kind == .error, let name = GuestRepair.unknownName(in: error.message),
                let own = reasons[name]
            else { return [error] }
            return seen.insert(name).inserted ? own.flatMap(causes) : []
        }
        let found = diagnostics.flatMap(causes).filter { known.insert($0).inserted }
        return found.contains { $0.kind == .error } ? found : diagnostics
    }
}
