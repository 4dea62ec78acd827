/// The size a parent proposes to a child, in cells. `nil` requests the ideal size of that direction.
public struct CellProposal: Hashable, Sendable {
    // Packed into eight bytes: nodes store many proposals and compare them often.
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

    /// The size that stands for "as much as you like".
    public static let unbounded = 1 << 20
    /// Requests the ideal size.
    public static let unspecified = CellProposal(width: nil, height: nil)
    /// Requests the minimum size.
    public static let zero = CellProposal(width: 0, height: 0)
    /// Requests the maximum size.
    public static let infinity = CellProposal(width: unbounded, height: unbounded)

    /// The proposed size, with `ideal` where none was proposed.
    func replacingUnspecified(width ideal: Int, height idealHeight: Int) -> CellSize {
        CellSize(width: width ?? ideal, height: height ?? idealHeight)
    }

    /// The proposal reduced by margins; unspecified and unbounded sizes stay as they are.
    func inset(columns: Int, rows: Int) -> CellProposal {
        CellProposal(
            width: width.map { $0 >= Self.unbounded ? $0 : max(0, $0 - columns) },
            height: height.map { $0 >= Self.unbounded ? $0 : max(0, $0 - rows) })
    }
}
