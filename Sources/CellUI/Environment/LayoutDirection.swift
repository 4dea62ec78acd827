/// The direction of reading and layout.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
    /// Left to right.
    case leftToRight
    /// Right to left: rows, alignments and margins are mirrored, bars fill from the right.
    ///
    /// Characters are not: a frame stores them in logical order, and it is up to the terminal to reorder right-to-left
    /// scripts visually. The position and alignment of text follow the layout direction.
    case rightToLeft
}

extension View {
    /// Sets whether symbols and shapes inside are mirrored in right-to-left layouts.
    ///
    /// A symbol becomes its mirror image if there is a glyph for it (`→` and `←`); a shape is mirrored around its own
    /// centre. Letters stay as they are. Symbols named after reading directions (`chevron.forward`) always follow the
    /// layout direction by themselves.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> _NodeView<Self> {
        wrappingNodes { node, lowering in
            if enabled, lowering.environment.layoutDirection == .rightToLeft { node.mirror() }
            return node
        }
    }
}

extension Lowering {
    /// Whether the layout is right-to-left.
    var isMirrored: Bool { environment.layoutDirection == .rightToLeft }
}

extension CGRect {
    /// This rectangle mirrored horizontally within `container`.
    func mirrored(in container: CGRect) -> CGRect {
        CGRect(origin: CGPoint(x: container.minX + container.maxX - maxX, y: minY), size: size)
    }
}

extension CellRect {
    /// This rectangle mirrored horizontally within `container`.
    public func mirrored(in container: CellRect) -> CellRect {
        CellRect(origin: CellPoint(x: container.minX + container.maxX - maxX, y: minY), size: size)
    }
}
