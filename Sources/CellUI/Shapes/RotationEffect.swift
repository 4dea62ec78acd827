extension View {
    /// Rotates clockwise around `anchor`. In cells, the shapes inside, each around its own centre: text and boxes stay upright, as
    /// cells do; a ring rotated by −90° starts at its top.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> _NodeView<Self> {
        wrappingNodes { node, lowering in
            if lowering.environment.medium == .points { return TransformNode(node, angle: angle, anchor: anchor) }
            node.rotate(by: angle)
            return node
        }
    }
}
