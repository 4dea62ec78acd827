/// The size a parent proposes to a child, in cells. `nil` asks for the ideal extent.
public struct CellProposal: Hashable, Sendable {
    /// Columns.
    public var width: Int?
    /// Rows.
    public var height: Int?

    /// A proposal.
    public init(width: Int?, height: Int?) { (self.width, self.height) = (width, height) }
    /// Exactly this size.
    public init(_ size: CellSize) { (width, height) = (size.width, size.height) }

    /// The extent that stands for "as much as you like".
    public static let unbounded = 1 << 20
    /// Asks for the ideal size.
    public static let unspecified = CellProposal(width: nil, height: nil)
    /// Asks for the least size.
    public static let zero = CellProposal(width: 0, height: 0)
    /// Asks for the greatest size.
    public static let infinity = CellProposal(width: unbounded, height: unbounded)

    /// The proposed extent, or `ideal` where none was proposed.
    func replacingUnspecified(width ideal: Int, height idealHeight: Int) -> CellSize {
        CellSize(width: width ?? ideal, height: height ?? idealHeight)
    }

    /// The proposal without margins at its sides.
    func inset(columns: Int, rows: Int) -> CellProposal {
        CellProposal(
            width: width.map { $0 >= Self.unbounded ? $0 : max(0, $0 - columns) },
            height: height.map { $0 >= Self.unbounded ? $0 : max(0, $0 - rows) })
    }
}
