/// The size a parent proposes to a child, in cells. `nil` asks for the ideal extent.
public struct CellProposal: Hashable, Sendable {
    // In eight bytes: nodes keep many and compare them often.
    private var columns: Int32
    private var rows: Int32
    private static let none = Int32.min

    /// Columns.
    public var width: Int? {
        get { columns == Self.none ? nil : Int(columns) }
        set { columns = newValue.map { Int32(clamping: $0) } ?? Self.none }
    }
    /// Rows.
    public var height: Int? {
        get { rows == Self.none ? nil : Int(rows) }
        set { rows = newValue.map { Int32(clamping: $0) } ?? Self.none }
    }

    /// A proposal.
    public init(width: Int?, height: Int?) {
        columns = width.map { Int32(clamping: $0) } ?? Self.none
        rows = height.map { Int32(clamping: $0) } ?? Self.none
    }
    /// Exactly this size.
    public init(_ size: CellSize) { self.init(width: size.width, height: size.height) }

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
