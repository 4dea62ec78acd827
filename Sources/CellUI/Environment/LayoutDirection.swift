/// Where reading begins.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
    /// At the left.
    case leftToRight
    /// At the right: rows, alignments and margins are mirrored, bars fill from the right.
    ///
    /// Letters are not: a frame holds them in the order in which they are read, and the terminal puts right-to-left
    /// scripts in their visual order, or does not. The places of texts and their alignment follow the direction.
    case rightToLeft
}

extension View {
    /// Whether symbols and shapes inside are mirrored where reading begins at the right.
    ///
    /// A symbol becomes its mirror image where a glyph of it is at hand (`→` and `←`); a shape is mirrored around its own
    /// middle. Letters stay as they are. Symbols that are named after directions of reading (`chevron.forward`) follow it
    /// by themselves.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> _NodeView<Self> {
        wrappingNodes { node, lowering in
            if enabled, lowering.environment.layoutDirection == .rightToLeft { node.mirror() }
            return node
        }
    }
}

extension Lowering {
    /// Whether reading begins at the right at this place.
    var isMirrored: Bool { environment.layoutDirection == .rightToLeft }
}

extension CellRect {
    /// The place that this one has in the mirror image of `container`.
    public func mirrored(in container: CellRect) -> CellRect {
        CellRect(origin: CellPoint(x: container.minX + container.maxX - maxX, y: minY), size: size)
    }
}
