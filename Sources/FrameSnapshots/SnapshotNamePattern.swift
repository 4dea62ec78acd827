import Foundation

/// A pattern of the reference names, and their forms, that a literal or function in a source may produce.
struct SnapshotNamePattern: Hashable {
    private let pieces: [String]
    /// The file extensions it may have produced; `nil` if the source does not determine them.
    private let endings: Set<String>?

    func matches(_ name: String) -> Bool {
        guard let first = pieces.first, let last = pieces.last else { return false }
        if pieces.count == 1 { return name == first }
        guard name.hasPrefix(first) else { return false }
        var rest = name.dropFirst(first.count)
        for piece in pieces[1..<pieces.count - 1] where !piece.isEmpty {
            guard let range = rest.firstRange(of: piece) else { return false }
            rest = rest[range.upperBound...]
        }
        return rest.hasSuffix(last)
    }

    /// Whether it may have produced a file with this extension.
    func canKeep(_ ending: String) -> Bool { endings?.contains(ending) ?? true }

    /// All patterns of the Swift files below a folder.
    static func all(below folder: URL) throws(SnapshotError) -> [SnapshotNamePattern] {
        var patterns: Set<SnapshotNamePattern> = []
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift", let data = try SnapshotFile.bytes(at: file) else { continue }
            let swift = SwiftLiterals(Array(data))
            let calls = SnapshotCall.all(in: swift)
            patterns.formUnion(functions(in: swift, calls))
            patterns.formUnion(strings(in: swift, calls))
        }
        return Array(patterns)
    }

    /// A function's name is the default name of the assertions in it. A function without visible assertions may pass its name
    /// to a helper, so its extensions are unknown.
    private static func functions(in swift: SwiftLiterals, _ calls: [SnapshotCall]) -> [SnapshotNamePattern] {
        swift.functions().map { function in
            let inside = calls.filter { !$0.isNamed && function.body.overlaps($0.range) }
            let endings =
                inside.isEmpty || inside.contains { $0.endings == nil }
                ? nil : inside.reduce(into: Set()) { $0.formUnion($1.endings ?? []) }
            return SnapshotNamePattern(pieces: [SnapshotName.file(function.name)], endings: endings)
        }
    }

    /// A literal of interpolations only matches everything, so it counts only if it is certainly a name: otherwise no reference
    /// would ever be an orphan. If a name is not a literal, every word in the file may be it.
    private static func strings(in swift: SwiftLiterals, _ calls: [SnapshotCall]) -> [SnapshotNamePattern] {
        let literals = swift.all()
        let starts = Set(literals.map(\.range.lowerBound))
        let text = String(decoding: swift.bytes, as: UTF8.self)
        let names = text.ranges(of: /\bnamed:\s*/).map { text.utf8.distance(from: text.startIndex, to: $0.upperBound) }
        let given = Set(names)
        var patterns: [SnapshotNamePattern] = []
        for literal in literals {
            let isName = given.contains(literal.range.lowerBound)
            guard isName || literal.pieces.contains(where: { !$0.isEmpty }) else { continue }
            let call = isName ? calls.first { $0.range.contains(literal.range.lowerBound) } : nil
            patterns.append(
                SnapshotNamePattern(pieces: literal.pieces.map(SnapshotName.file), endings: call?.endings))
        }
        if !given.isSubset(of: starts) {
            patterns += text.matches(of: /\w+/).map { SnapshotNamePattern(pieces: [String($0.output)], endings: nil) }
        }
        return patterns
    }
}

/// A call of an assertion of this package in a source.
private struct SnapshotCall {
    /// From the opening to the closing bracket.
    let range: Range<Int>
    /// Whether it passes a name.
    let isNamed: Bool
    /// The file extensions it writes; `nil` if its strategy is not given by name.
    let endings: Set<String>?

    static func all(in swift: SwiftLiterals) -> [SnapshotCall] {
        let text = String(decoding: swift.bytes, as: UTF8.self)
        return text.matches(of: /\b(assertFrame|assertPresentations)\(/).compactMap { match in
            let bracket = text.utf8.distance(from: text.startIndex, to: match.range.upperBound) - 1
            guard let end = swift.endOfBracket(at: bracket) else { return nil }
            let arguments = String(decoding: swift.bytes[bracket..<end], as: UTF8.self)
            let endings = match.output.1 == "assertPresentations" ? ["matrix"] : self.endings(of: arguments)
            return SnapshotCall(
                range: bracket..<end, isNamed: arguments.contains(/\bnamed:/), endings: endings)
        }
    }

    private static func endings(of arguments: String) -> Set<String>? {
        let forms = arguments.matches(of: /\bas:\s*(?:\.(\w+))?/).map(\.output.1)
        if forms.isEmpty { return ["frame"] }
        let known: [Substring: String] = [
            "frame": "frame", "text": "txt", "ansi": "ansi", "svg": "svg", "accessibility": "reading",
        ]
        guard forms.count == 1, let form = forms[0], let ending = known[form] else { return nil }
        return [ending]
    }
}
