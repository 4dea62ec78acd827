/// Margins in points.
public struct EdgeInsets: Hashable, Sendable {
    /// At the top.
    public var top: CGFloat
    /// At the side where reading begins.
    public var leading: CGFloat
    /// At the bottom.
    public var bottom: CGFloat
    /// At the side where reading ends.
    public var trailing: CGFloat

    /// Margins in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
    /// No margins.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
    /// The top.
    case top
    /// Where reading begins.
    case leading
    /// The bottom.
    case bottom
    /// Where reading ends.
    case trailing

    /// Some sides of a rectangle.
    public struct Set: OptionSet, Sendable {
        /// One bit a side.
        public let rawValue: Int8
        /// A set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// One side.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
        /// The top.
        public static let top = Set(.top)
        /// Where reading begins.
        public static let leading = Set(.leading)
        /// The bottom.
        public static let bottom = Set(.bottom)
        /// Where reading ends.
        public static let trailing = Set(.trailing)
        /// Both sides.
        public static let horizontal: Set = [.leading, .trailing]
        /// Top and bottom.
        public static let vertical: Set = [.top, .bottom]
        /// All four.
        public static let all: Set = [.horizontal, .vertical]
    }
}
