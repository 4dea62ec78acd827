/// The size a parent proposes to a child, in points. `nil` requests the ideal size of that direction.
///
/// Source: [ProposedViewSize](https://developer.apple.com/documentation/swiftui/proposedviewsize).
public struct ProposedViewSize: Hashable, Sendable {
    /// The proposed width; infinity requests the maximum.
    public var width: CGFloat?
    /// The proposed height; infinity requests the maximum.
    public var height: CGFloat?

    /// A proposal.
    public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
    /// Exactly this size.
    public init(_ size: CGSize) { (width, height) = (size.width, size.height) }

    /// Requests the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Requests the minimum size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Requests the maximum size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// The proposed size, with `size` where none was proposed.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    /// The proposal reduced by margins; unspecified lengths stay as they are.
    func inset(horizontal: CGFloat, vertical: CGFloat) -> ProposedViewSize {
        ProposedViewSize(width: width.map { max(0, $0 - horizontal) }, height: height.map { max(0, $0 - vertical) })
    }
}

extension CGFloat {
    /// The space between views of a row or a grid if none is given, and the least length of a spacer in a row, in points.
    static let standardSpacing: CGFloat = 8

    /// How far lengths that are sums of others may differ and still count as equal, in points.
    static let layoutTolerance: CGFloat = 1e-6

    /// Whether a length fits into another, in points.
    func fits(_ room: CGFloat) -> Bool { self <= room + Self.layoutTolerance }
}

extension CGSize {
    /// Whether both lengths differ by no more than rounding errors.
    func isNearly(_ other: CGSize) -> Bool {
        abs(width - other.width) <= CGFloat.layoutTolerance && abs(height - other.height) <= CGFloat.layoutTolerance
    }
}
