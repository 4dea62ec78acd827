extension View {
    /// Places views at the top or bottom; this view has the rest of the space.
    ///
    /// - Parameters:
    ///   - alignment: How the two are aligned. Default: in the middle.
    ///   - spacing: The distance between the two in points. Default: that of a `VStack`.
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let inset = content()
        return VStack(alignment: alignment, spacing: spacing) {
            if edge == .top { SafeAreaInset(content: inset) }
            SafeAreaContent(content: self)
            if edge == .bottom { SafeAreaInset(content: inset) }
        }
    }

    /// Places views at the leading or trailing side; this view has the rest of the space.
    ///
    /// - Parameters:
    ///   - alignment: How the two are aligned. Default: in the middle.
    ///   - spacing: The distance between the two in points. Default: that of an `HStack`.
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let inset = content()
        return HStack(alignment: alignment, spacing: spacing) {
            if edge == .leading { SafeAreaInset(content: inset) }
            SafeAreaContent(content: self)
            if edge == .trailing { SafeAreaInset(content: inset) }
        }
    }

    /// Adds margins on some sides, in points. Default: 16 on all four. Backgrounds do not reach into them here.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> _NodeView<Self> {
        padding(edges, length)
    }
    /// Adds the same margin on all sides, in points.
    public func safeAreaPadding(_ length: CGFloat) -> _NodeView<Self> { padding(length) }
    /// Adds margins, in points.
    public func safeAreaPadding(_ insets: EdgeInsets) -> _NodeView<Self> { padding(insets) }
}

/// What is at an edge: it chooses its size first.
private struct SafeAreaInset<Content: View>: View {
    let content: Content
    var body: some View { HStack(spacing: 0) { content }.layoutPriority(1) }
}

/// What has the rest: several views are one.
private struct SafeAreaContent<Content: View>: View {
    let content: Content
    var body: some View { ZStack { content } }
}
