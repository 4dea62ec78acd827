/// The position of a view in the source, as child indices from the root.
///
/// It identifies the same view at every instant, size and theme: a view inside an `if` keeps its index while it is
/// absent.
public struct ViewPath: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The child indices, starting at the root.
    public let indices: [Int]

    /// A path from its child indices.
    public init(_ indices: [Int]) { self.indices = indices }

    /// `0.2.1`.
    public var description: String { indices.map(String.init).joined(separator: ".") }

    /// Whether `a` comes before `b` in the source; a view comes before those inside it.
    public static func < (a: ViewPath, b: ViewPath) -> Bool { a.indices.lexicographicallyPrecedes(b.indices) }
}
