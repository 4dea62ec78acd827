/// The two directions of a layout.
public enum Axis: Int8, CaseIterable, Sendable {
    /// Along the columns.
    case horizontal
    /// Along the rows.
    case vertical

    /// A set of directions.
    public struct Set: OptionSet, Sendable {
        /// One bit a direction.
        public let rawValue: Int8
        /// A set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Along the columns.
        public static let horizontal = Set(rawValue: 1)
        /// Along the rows.
        public static let vertical = Set(rawValue: 2)
    }
}

/// Where a child stands between the sides of its container.
public struct HorizontalAlignment: Hashable, Sendable {
    enum Guide { case leading, center, trailing }
    let guide: Guide
    /// Whether reading begins at the right: then all is as in a mirror, the odd cell too.
    private(set) var isMirrored = false
    /// At the side where reading begins.
    public static let leading = HorizontalAlignment(guide: .leading)
    /// In the middle; an odd cell is left over at the trailing side.
    public static let center = HorizontalAlignment(guide: .center)
    /// At the side where reading ends.
    public static let trailing = HorizontalAlignment(guide: .trailing)

    private init(guide: Guide) { self.guide = guide }

    /// This alignment where reading begins at the side that `direction` tells.
    func facing(_ direction: LayoutDirection) -> HorizontalAlignment {
        var alignment = self
        alignment.isMirrored = direction == .rightToLeft
        return alignment
    }

    /// Columns left of a child.
    func offset(of extent: Int, in container: Int) -> Int {
        let before =
            switch guide {
            case .leading: 0
            case .center: (container - extent) >> 1
            case .trailing: container - extent
            }
        return isMirrored ? container - extent - before : before
    }
}

/// Where a child stands between the top and the bottom of its container.
public struct VerticalAlignment: Hashable, Sendable {
    enum Guide { case top, center, bottom, firstTextBaseline, lastTextBaseline }
    let guide: Guide
    /// At the top.
    public static let top = VerticalAlignment(guide: .top)
    /// In the middle; an odd row is left over at the bottom.
    public static let center = VerticalAlignment(guide: .center)
    /// At the bottom.
    public static let bottom = VerticalAlignment(guide: .bottom)
    /// First baselines in one row.
    public static let firstTextBaseline = VerticalAlignment(guide: .firstTextBaseline)
    /// Last baselines in one row.
    public static let lastTextBaseline = VerticalAlignment(guide: .lastTextBaseline)

    /// Rows above the line that all children share: what has to agree between neighbours.
    func guideRow(of node: LayoutNode, size: CellSize) -> Int {
        switch guide {
        case .top: 0
        case .center: size.height >> 1
        case .bottom: size.height
        case .firstTextBaseline: node.firstBaseline(in: size)
        case .lastTextBaseline: node.lastBaseline(in: size)
        }
    }

    func offset(of extent: Int, in container: Int) -> Int {
        switch guide {
        case .top, .firstTextBaseline: 0
        case .center: (container - extent) >> 1
        case .bottom, .lastTextBaseline: container - extent
        }
    }
}

/// Where a child stands in its container, in both directions.
public struct Alignment: Hashable, Sendable {
    /// Between the sides.
    public var horizontal: HorizontalAlignment
    /// Between top and bottom.
    public var vertical: VerticalAlignment

    /// An alignment from its two directions.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    /// Middle, middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// Leading, middle.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// Trailing, middle.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// Middle, top.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// Middle, bottom.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// Leading, top.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// Trailing, top.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// Leading, bottom.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// Trailing, bottom.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// Middle, first baseline.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// Leading, first baseline.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// Trailing, first baseline.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// Leading, last baseline.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// Trailing, last baseline.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

    /// This alignment where reading begins at the side that `direction` tells.
    func facing(_ direction: LayoutDirection) -> Alignment {
        direction == .leftToRight ? self : Alignment(horizontal: horizontal.facing(direction), vertical: vertical)
    }

    /// The place of a box of `size` in `container`; a larger box hangs over by the same rule.
    func place(_ size: CellSize, in container: CellRect) -> CellRect {
        CellRect(
            origin: CellPoint(
                x: container.minX + horizontal.offset(of: size.width, in: container.width),
                y: container.minY + vertical.offset(of: size.height, in: container.height)),
            size: size)
    }
}
