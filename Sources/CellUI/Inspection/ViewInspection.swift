/// The layout of one frame: the tree of its views, for an inspector or a report.
///
/// Created by ``Renderer/inspect(_:size:environment:)``. The frame equals an ordinary rendering; inspection roughly
/// doubles its cost, and costs nothing when not used.
public struct ViewInspection: Sendable {
    /// The frame.
    public let frame: Frame
    /// All views and modifiers in source order, each before those inside it.
    public let views: [InspectedView]
    private let indices: [ViewPath: Int]

    /// The layout of a frame whose views are known.
    package init(frame: Frame, views: [InspectedView]) {
        (self.frame, self.views) = (frame, views)
        indices = Dictionary(views.enumerated().map { ($1.id, $0) }) { first, _ in first }
    }

    /// The views without an enclosing view.
    public var roots: [InspectedView] { views.filter { $0.parent == nil } }

    /// The view with a path; `nil` if it is not in this frame.
    public subscript(path: ViewPath) -> InspectedView? { indices[path].map { views[$0] } }

    /// The enclosing view; `nil` for a root.
    public func parent(of view: InspectedView) -> InspectedView? { view.parent.flatMap { self[$0] } }
    /// The views directly inside another, in source order.
    public func children(of view: InspectedView) -> [InspectedView] { view.children.compactMap { self[$0] } }

    /// The innermost, topmost view at `point`; `nil` if there is none.
    public func view(at point: CellPoint) -> InspectedView? {
        views.lazy.filter { $0.visible.contains(point) }.max { $0.order < $1.order }
    }

    /// The next view in reading order, which visits a view before its children. The first for `nil`; `nil` after the
    /// last.
    public func view(after path: ViewPath?) -> InspectedView? {
        view(by: 1, from: path) ?? (path == nil ? views.first : nil)
    }
    /// The previous view in reading order. The last for `nil`; `nil` before the first.
    public func view(before path: ViewPath?) -> InspectedView? {
        view(by: -1, from: path) ?? (path == nil ? views.last : nil)
    }

    private func view(by step: Int, from path: ViewPath?) -> InspectedView? {
        guard let index = path.flatMap({ indices[$0] }), views.indices.contains(index + step) else { return nil }
        return views[index + step]
    }
}
