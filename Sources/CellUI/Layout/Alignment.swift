/// The two directions of a layout.
public enum Axis: Int8, CaseIterable, Sendable {
    /// Horizontal: along a row.
    case horizontal
    /// Vertical: along a column.
    case vertical

    /// A set of directions.
    public struct Set: OptionSet, Sendable {
        /// One bit per direction.
        public let rawValue: Int8
        /// A set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The horizontal direction.
        public static let horizontal = Set(rawValue: 1)
        /// The vertical direction.
        public static let vertical = Set(rawValue: 2)
    }
}

/// The horizontal position of a child in its container.
public struct HorizontalAlignment: Hashable, Sendable {
    enum Guide: Hashable { case leading, center, trailing, custom(AlignmentKey) }
    let guide: Guide
    /// Whether the layout is right-to-left: everything is mirrored.
    private(set) var isMirrored = false
    /// At the leading side: left in a left-to-right layout.
    public static let leading = HorizontalAlignment(guide: .leading)
    /// Centred.
    public static let center = HorizontalAlignment(guide: .center)
    /// At the trailing side: right in a left-to-right layout.
    public static let trailing = HorizontalAlignment(guide: .trailing)

    init(guide: Guide) { self.guide = guide }

    /// An alignment of your own.
    public init(_ id: any AlignmentID.Type) { guide = .custom(AlignmentKey(id: id)) }

    /// This alignment in a layout with the given direction.
    func facing(_ direction: LayoutDirection) -> HorizontalAlignment {
        var alignment = self
        alignment.isMirrored = direction == .rightToLeft
        return alignment
    }

    /// The space to the left of a child, in points.
    func offset(of extent: CGFloat, in container: CGFloat) -> CGFloat {
        let before: CGFloat =
            switch guide {
            case .leading: 0
            case .center: (container - extent) / 2
            case .trailing: container - extent
            case .custom(let key): key.standard(width: container) - key.standard(width: extent)
            }
        return isMirrored ? container - extent - before : before
    }

    /// The distance of the guide from the left of `node`.
    func guide(of node: LayoutNode, size: CGSize) -> CGFloat {
        if node.hasGuides, let explicit = node.explicitGuide(.horizontal(guide), in: size) { return explicit }
        let leading: CGFloat =
            switch guide {
            case .leading: 0
            case .center: size.width / 2
            case .trailing: size.width
            case .custom(let key): key.id.defaultValue(in: ViewDimensions(node, size: size, isMirrored: isMirrored))
            }
        return isMirrored ? size.width - leading : leading
    }
}

/// The vertical position of a child in its container.
public struct VerticalAlignment: Hashable, Sendable {
    enum Guide: Hashable { case top, center, bottom, firstTextBaseline, lastTextBaseline, custom(AlignmentKey) }
    let guide: Guide
    /// At the top.
    public static let top = VerticalAlignment(guide: .top)
    /// Centred.
    public static let center = VerticalAlignment(guide: .center)
    /// At the bottom.
    public static let bottom = VerticalAlignment(guide: .bottom)
    /// First baselines on one line.
    public static let firstTextBaseline = VerticalAlignment(guide: .firstTextBaseline)
    /// Last baselines on one line.
    public static let lastTextBaseline = VerticalAlignment(guide: .lastTextBaseline)

    init(guide: Guide) { self.guide = guide }

    /// An alignment of your own.
    public init(_ id: any AlignmentID.Type) { guide = .custom(AlignmentKey(id: id)) }

    /// The distance of the guide from the top of `node`; the guides of all siblings are on one line.
    func guide(of node: LayoutNode, size: CGSize) -> CGFloat {
        if node.hasGuides, let explicit = node.explicitGuide(.vertical(guide), in: size) { return explicit }
        return switch guide {
        case .top: 0
        case .center: size.height / 2
        case .bottom: size.height
        case .firstTextBaseline: node.firstBaseline(in: size) ?? size.height
        case .lastTextBaseline: node.lastBaseline(in: size) ?? size.height
        case .custom(let key): key.id.defaultValue(in: ViewDimensions(node, size: size, isMirrored: false))
        }
    }

    /// The space above a child, in points.
    func offset(of extent: CGFloat, in container: CGFloat) -> CGFloat {
        switch guide {
        case .top, .firstTextBaseline: 0
        case .center: (container - extent) / 2
        case .bottom, .lastTextBaseline: container - extent
        case .custom(let key): key.standard(height: container) - key.standard(height: extent)
        }
    }

    /// Whether the guide is on a line of text.
    var isBaseline: Bool { guide == .firstTextBaseline || guide == .lastTextBaseline }
}

/// The position of a child in its container, in both directions.
public struct Alignment: Hashable, Sendable {
    /// The horizontal position.
    public var horizontal: HorizontalAlignment
    /// The vertical position.
    public var vertical: VerticalAlignment

    /// An alignment from a horizontal and a vertical one.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    /// Centre, centre.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// Leading, centre.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// Trailing, centre.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// Centre, top.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// Centre, bottom.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// Leading, top.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// Trailing, top.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// Leading, bottom.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// Trailing, bottom.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// Centre, first baseline.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// Leading, first baseline.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// Trailing, first baseline.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// Leading, last baseline.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// Trailing, last baseline.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

    /// This alignment in a layout with the given direction.
    func facing(_ direction: LayoutDirection) -> Alignment {
        direction == .leftToRight ? self : Alignment(horizontal: horizontal.facing(direction), vertical: vertical)
    }

    /// The rectangle of `node` in `container`, which has no guides of its own.
    func place(_ node: LayoutNode, size: CGSize, in container: CGRect) -> CGRect {
        let place = place(size, in: container)
        return node.hasGuides ? place.offsetBy(moved(node, size)) : place
    }

    /// The rectangle of `node` in that of another, `primary`, so that their guides are on one line.
    func place(_ node: LayoutNode, size: CGSize, in rect: CGRect, of primary: LayoutNode) -> CGRect {
        guard node.hasGuides || primary.hasGuides || vertical.isBaseline else { return place(size, in: rect) }
        return CGRect(
            origin: CGPoint(
                x: rect.minX + horizontal.guide(of: primary, size: rect.size) - horizontal.guide(of: node, size: size),
                y: rect.minY + vertical.guide(of: primary, size: rect.size) - vertical.guide(of: node, size: size)),
            size: size)
    }

    /// How far guides that are set move a child from where it would be without them.
    private func moved(_ node: LayoutNode, _ size: CGSize) -> CGSize {
        let plain = LayoutNode()
        var offset = CGSize.zero
        if let x = node.explicitGuide(.horizontal(horizontal.guide), in: size) {
            offset.width = horizontal.guide(of: plain, size: size) - x
        }
        if !vertical.isBaseline, let y = node.explicitGuide(.vertical(vertical.guide), in: size) {
            offset.height = vertical.guide(of: plain, size: size) - y
        }
        return offset
    }

    /// The rectangle of a box of `size` in `container`; a larger box overhangs by the same rule.
    func place(_ size: CGSize, in container: CGRect) -> CGRect {
        CGRect(
            origin: CGPoint(
                x: container.minX + horizontal.offset(of: size.width, in: container.width),
                y: container.minY + vertical.offset(of: size.height, in: container.height)),
            size: size)
    }
}

extension CGRect {
    /// This rectangle moved by a size.
    fileprivate func offsetBy(_ offset: CGSize) -> CGRect { offsetBy(dx: offset.width, dy: offset.height) }
}
