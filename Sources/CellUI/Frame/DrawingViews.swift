extension DrawingContext {
    /// Registers a region: a click in `rect` performs `action`.
    mutating func hit(_ rect: CellRect, action: InteractiveRegion.Action) {
        let visible = clip.intersection(rect)
        if !visible.isEmpty { regions.append(InteractiveRegion(rect: visible, action: action)) }
    }

    /// Registers a region: a click in `rect` sends `message` to the program, which is a value.
    package mutating func hit(_ rect: CellRect, sending message: some Hashable) {
        hit(rect, action: .send(message))
    }

    /// Registers a link beneath all regions so far: a click in `rect` opens `url` unless it hits one of those.
    public mutating func link(_ rect: CellRect, to url: URL) {
        let visible = clip.intersection(rect)
        if !visible.isEmpty { regions.insert(InteractiveRegion(rect: visible, action: .open(url)), at: 0) }
    }

    /// Draws `view` in `rect`: proposes the whole of it and places the view in it by `alignment`.
    public mutating func draw<V: View>(
        _ view: V, in rect: CellRect, environment: EnvironmentValues, alignment: Alignment = .center
    ) {
        var environment = environment
        environment.now = now
        if isInspected { environment.isInspected = true }
        draw(PreparedView(view, environment: environment), in: rect, alignment: alignment)
    }

    /// The rows of a view of `size` in which anything is drawn, from the first to the last; `nil` if there are none.
    package func inkRows(of view: PreparedView, size: CellSize, alignment: Alignment) -> Range<Int>? {
        var trial = DrawingContext(size: size, filledWith: .blank(), now: now)
        trial.draw(view, in: trial.bounds, alignment: alignment)
        let rows = (0..<size.height).filter { y in trial.frame.row(y).contains { $0 != .blank() } }
        guard let first = rows.first, let last = rows.last else { return nil }
        return first..<last + 1
    }

    /// Draws a prepared view in `rect`: proposes the whole of it and places the view in it by `alignment`.
    ///
    /// - Parameter area: Where a larger view is seen. Default: in `rect` alone.
    public mutating func draw(
        _ view: PreparedView, in rect: CellRect, alignment: Alignment = .center, visibleIn area: CellRect? = nil
    ) {
        let (outer, space) = (scale, view.scale.points(rect))
        let place = alignment.facing(view.layoutDirection).place(view.size(ProposedViewSize(space.size)), in: space)
        func draw() { clipped(to: area ?? rect) { view.node.draw(in: place, context: &$0) } }
        scale = view.scale
        if let recorder { recorder.root(draw) } else { draw() }
        scale = outer
        speech.append(.view(view))
    }
}
