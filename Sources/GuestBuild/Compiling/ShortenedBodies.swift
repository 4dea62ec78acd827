/// Bodies that return nothing, without the statements that do not compile: the others are run.
///
/// What they declared, others may need: those are left out too, when the compiler says so. An initializer that then leaves a property
/// without a value is emptied as a whole, and traps.
struct ShortenedBodies {
    /// The lines with errors, by the paths of the files and the bodies.
    private var lines: [String: [SwiftSource.Body: Set<Int>]] = [:]
    /// The bodies that are to trap: without a statement a property has no value.
    private var spoilt: [String: Set<SwiftSource.Body>] = [:]
    private let sources: [String: SwiftBodies]
    private let collection: GuestCollection

    /// - Parameters:
    ///   - bodies: The body that each diagnostic is in.
    ///   - collection: What was compiled, perhaps with bodies that are shortened already.
    init(
        of diagnostics: [GuestDiagnostic], in bodies: [SwiftSource.Body?], sources: [String: SwiftBodies],
        after collection: GuestCollection
    ) {
        (self.sources, self.collection) = (sources, collection)
        for (diagnostic, body) in zip(diagnostics, bodies) where diagnostic.kind == .error {
            guard let body, body.returnsNothing else { continue }
            lines[diagnostic.file, default: [:]][body, default: []].insert(diagnostic.line)
            // "return from initializer without initializing all stored properties"
            if body.isInitializer, diagnostic.message.contains("initializ"), isShortened(body, in: diagnostic.file) {
                spoilt[diagnostic.file, default: []].insert(body)
            }
        }
    }

    /// Whether statements of a body were left out before.
    func isShortened(_ body: SwiftSource.Body, in file: String) -> Bool { collection.emptied(body, in: file) != nil }

    /// The bodies with what is left out of them, and the warnings: one for each statement instead of one for the body.
    func shortening(
        _ bodies: [String: Set<SwiftSource.Body>], saying warnings: [GuestDiagnostic]
    ) -> (bodies: [String: Set<SwiftSource.Body>], warnings: [GuestDiagnostic]) {
        var warnings = warnings
        var result: [String: Set<SwiftSource.Body>] = [:]
        for (file, bodies) in bodies.sorted(by: { $0.key < $1.key }) {
            let order = bodies.sorted { $0.range.lowerBound < $1.range.lowerBound }
            result[file] = Set(order.map { shortened($0, in: file, saying: &warnings) })
        }
        return (result, warnings)
    }

    private func shortened(
        _ body: SwiftSource.Body, in file: String, saying warnings: inout [GuestDiagnostic]
    ) -> SwiftSource.Body {
        guard body.returnsNothing, let source = sources[file] else { return body }
        let before = collection.emptied(body, in: file)
        if spoilt[file]?.contains(body) == true {
            warnings.append(
                GuestDiagnostic(
                    file: file, line: body.line, column: 1, kind: .warning,
                    message: "the body of '\(body.name)' is left out: without what it needs, properties have no value"))
            return body
        }
        let statements = source.statements(of: body, onLines: lines[file]?[body] ?? [])
        let isMore = !statements.isSubset(of: before ?? [])
        let result = body.without(isMore ? statements.union(before ?? []) : [])
        guard case .statements(let left) = result.part else { return body }
        let own = warnings.firstIndex { $0.file == file && $0.line == body.line && $0.message.contains("body of") }
        let reason = own.map { warnings.remove(at: $0).message }?.split(separator: "left out: ", maxSplits: 1).last
        let more = left.subtracting(before ?? []).sorted { $0.lowerBound < $1.lowerBound }.map { range in
            let isWhole = range == body.range
            return GuestDiagnostic(
                file: file, line: isWhole ? body.line : source.line(of: range.lowerBound), column: 1, kind: .warning,
                message: "\(isWhole ? "the body" : "a statement") of '\(body.name)' is left out: "
                    + (reason ?? "it needs what was left out before it"))
        }
        warnings.insert(contentsOf: more, at: own ?? warnings.count)
        return result
    }
}
