import Synchronization

/// One grapheme cluster of a cell, in four bytes.
///
/// A cluster of one scalar is stored as that scalar. Longer ones (combining and emoji sequences) are interned in a
/// process-wide append-only table, so that cells stay plain data and two frames can be compared as bytes.
public struct Glyph: Hashable, Sendable {
    /// The scalar's value, or `tableFlag` plus an index in the table of longer clusters.
    let code: UInt32

    private static let tableFlag: UInt32 = 0x8000_0000
    private static let table = Mutex(ClusterTable())

    private struct ClusterTable {
        var clusters: [String] = []
        var indices: [String: UInt32] = [:]
    }

    private init(code: UInt32) { self.code = code }

    /// A blank cell's glyph, U+0020.
    public static let space = Glyph(code: 0x20)

    /// The empty glyph of a wide cluster's right half.
    public static let continuation = Glyph(code: 0)

    /// The glyph of a cluster of one scalar.
    @_disfavoredOverload
    public init(_ scalar: Unicode.Scalar) { code = scalar.value }

    /// The glyph of a grapheme cluster.
    public init(_ character: Character) {
        let scalars = character.unicodeScalars
        let first = scalars.first!
        if scalars.index(after: scalars.startIndex) == scalars.endIndex {
            code = first.value
        } else {
            code = Self.intern(String(character))
        }
    }

    private static func intern(_ cluster: String) -> UInt32 {
        table.withLock { table in
            if let index = table.indices[cluster] { return tableFlag | index }
            let index = UInt32(table.clusters.count)
            table.clusters.append(cluster)
            table.indices[cluster] = index
            return tableFlag | index
        }
    }

    /// The cluster's only scalar; `nil` for a longer cluster and for a continuation.
    public var scalar: Unicode.Scalar? { code == 0 ? nil : Unicode.Scalar(code) }

    /// The cluster as text; empty for a continuation.
    public var graphemeCluster: String {
        if code == 0 { return "" }
        if code & Self.tableFlag == 0 { return Unicode.Scalar(code).map { String(Character($0)) } ?? "" }
        return Self.table.withLock { $0.clusters[Int(code & ~Self.tableFlag)] }
    }
}
