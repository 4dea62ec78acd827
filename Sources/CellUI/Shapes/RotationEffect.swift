extension View {
    /// Rotates the shapes inside clockwise, each around its own centre. Text and boxes stay upright, as cells do; a
    /// ring rotated by −90° starts at its top.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> _NodeView<Self> {
        wrappingNodes { node, _ in
            node.rotate(by: angle)
            return node
        }
    }
}
