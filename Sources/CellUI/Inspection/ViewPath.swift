/// Where a view stands in the source: which child of which child it is, counted as they were written.
///
/// It names the same view at every instant, size and theme, whatever stands beside it for the moment: a view under an
/// `if` keeps its number free while it is away.
public struct ViewPath: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The positions from the root on.
    public let indices: [Int]

    /// A path from its positions.
    public init(_ indices: [Int]) { self.indices = indices }

    /// `0.2.1`.
    public var description: String { indices.map(String.init).joined(separator: ".") }

    /// Whether one comes before the other in the source; a view comes before those inside it.
    public static func < (a: ViewPath, b: ViewPath) -> Bool { a.indices.lexicographicallyPrecedes(b.indices) }
}
