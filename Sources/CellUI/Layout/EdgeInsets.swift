/// Margins in points.
public struct EdgeInsets: Hashable, Sendable {
    /// The top margin.
    public var top: CGFloat
    /// The leading margin: left in a left-to-right layout.
    public var leading: CGFloat
    /// The bottom margin.
    public var bottom: CGFloat
    /// The trailing margin: right in a left-to-right layout.
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
    /// The leading side.
    case leading
    /// The bottom.
    case bottom
    /// The trailing side.
    case trailing

    /// A set of sides.
    public struct Set: OptionSet, Sendable {
        /// One bit per side.
        public let rawValue: Int8
        /// A set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// One side.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
        /// The top.
        public static let top = Set(.top)
        /// The leading side.
        public static let leading = Set(.leading)
        /// The bottom.
        public static let bottom = Set(.bottom)
        /// The trailing side.
        public static let trailing = Set(.trailing)
        /// The leading and the trailing side.
        public static let horizontal: Set = [.leading, .trailing]
        /// Top and bottom.
        public static let vertical: Set = [.top, .bottom]
        /// All four.
        public static let all: Set = [.horizontal, .vertical]
    }
}

/// The top or the bottom of a rectangle.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
    /// The top.
    case top
    /// The bottom.
    case bottom
}

/// The leading or the trailing side of a rectangle.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
    /// The leading side.
    case leading
    /// The trailing side.
    case trailing
}
