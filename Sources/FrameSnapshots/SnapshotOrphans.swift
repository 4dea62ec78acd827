import Foundation

/// References that no test asserts any more, found by reading the tests and not by running them: a run of some of the tests
/// proves nothing about the others.
///
/// A reference is an orphan if the test file of its folder is gone, or if no string in the Swift files beside and below that
/// one can have made its name. An interpolation may be anything; a function's name counts too, as the name of a picture that
/// has none of its own. So a reference is kept in doubt.
public struct SnapshotOrphans: Sendable {
    /// A reference and why nobody asserts it.
    public struct Orphan: Hashable, Sendable {
        /// The file.
        public let url: URL
        /// The reason, as the end of a sentence.
        public let reason: String

        /// Removes the file.
        public func remove() throws(SnapshotError) { try SnapshotFile.remove(url) }
    }

    /// The orphans, in the order of their paths.
    public let orphans: [Orphan]

    /// Looks through the references of a tree.
    public init(in tree: SnapshotTree) throws(SnapshotError) {
        var orphans: [Orphan] = []
        var patterns: [String: [NamePattern]] = [:]
        let byFolder = Dictionary(grouping: tree.references) { $0.deletingLastPathComponent().path }
        for folder in tree.folders {
            let references = byFolder[folder.path] ?? []
            let tests = folder.deletingLastPathComponent().deletingLastPathComponent()
            let file = folder.lastPathComponent + ".swift"
            guard FileManager.default.fileExists(atPath: tests.appending(path: file).path) else {
                orphans += references.map { Orphan(url: $0, reason: "its test file \(file) is gone") }
                continue
            }
            let known: [NamePattern]
            if let found = patterns[tests.path] {
                known = found
            } else {
                known = try NamePattern.all(below: tests)
                patterns[tests.path] = known
            }
            for reference in references where !known.contains(where: { $0.matches(Self.name(of: reference)) }) {
                orphans.append(Orphan(url: reference, reason: "no test in \(file) or beside it has this name"))
            }
        }
        self.orphans = orphans
    }

    private static func name(of reference: URL) -> String { reference.deletingPathExtension().lastPathComponent }
}

/// What something in a source can have named a file.
private struct NamePattern: Hashable {
    private let pieces: [String]

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

    static func all(below folder: URL) throws(SnapshotError) -> [NamePattern] {
        var patterns: Set<NamePattern> = []
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift", let data = try SnapshotFile.bytes(at: file) else { continue }
            let swift = SwiftLiterals(Array(data))
            patterns.formUnion(swift.functions().map { NamePattern(pieces: [SnapshotName.file($0)]) })
            patterns.formUnion(strings(in: swift))
        }
        return Array(patterns)
    }

    /// What is nothing but interpolations counts only where it certainly is a name: it would keep every reference for ever.
    /// Where a name is no literal, it may be what anything in the file is called.
    private static func strings(in swift: SwiftLiterals) -> [NamePattern] {
        let literals = swift.all()
        let starts = Set(literals.map(\.range.lowerBound))
        let text = String(decoding: swift.bytes, as: UTF8.self)
        let names = text.ranges(of: /\bnamed:\s*/).map { text.utf8.distance(from: text.startIndex, to: $0.upperBound) }
        let given = Set(names)
        var patterns = literals.filter { literal in
            given.contains(literal.range.lowerBound) || literal.pieces.contains { !$0.isEmpty }
        }.map { NamePattern(pieces: $0.pieces.map(SnapshotName.file)) }
        if !given.isSubset(of: starts) {
            patterns += text.matches(of: /\w+/).map { NamePattern(pieces: [String($0.output)]) }
        }
        return patterns
    }
}
