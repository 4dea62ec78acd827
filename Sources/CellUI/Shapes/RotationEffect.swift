extension View {
    /// Turned clockwise. Letters and boxes stay upright, as cells do; shapes inside turn around their own middle, so that a
    /// ring turned by −90° begins at its top.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> _NodeView<Self> {
        wrappingNodes { node, _ in
            node.rotate(by: angle)
            return node
        }
    }
}
