extension DrawingContext {
    /// Notes that a click in `rect` does `action`.
    mutating func hit(_ rect: CellRect, action: InteractiveRegion.Action) {
        let visible = clip.intersection(rect)
        if !visible.isEmpty { regions.append(InteractiveRegion(rect: visible, action: action)) }
    }

    /// Notes that a click in `rect` opens `url`, unless it hits something drawn there before.
    public mutating func link(_ rect: CellRect, to url: URL) {
        let visible = clip.intersection(rect)
        if !visible.isEmpty { regions.insert(InteractiveRegion(rect: visible, action: .open(url)), at: 0) }
    }

    /// Draws `view` in `rect`: the whole of it is proposed, and the view stands in it by `alignment`.
    public mutating func draw<V: View>(
        _ view: V, in rect: CellRect, environment: EnvironmentValues, alignment: Alignment = .center
    ) {
        var environment = environment
        environment.now = now
        if isInspected { environment.isInspected = true }
        draw(PreparedView(view, environment: environment), in: rect, alignment: alignment)
    }

    /// Draws a prepared view in `rect`: the whole of it is proposed, and the view stands in it by `alignment`.
    public mutating func draw(_ view: PreparedView, in rect: CellRect, alignment: Alignment = .center) {
        let place = alignment.facing(view.layoutDirection).place(view.size(CellProposal(rect.size)), in: rect)
        func draw() { clipped(to: rect) { view.node.draw(in: place, context: &$0) } }
        if let recorder { recorder.root(draw) } else { draw() }
        speech.append(.view(view))
    }
}
