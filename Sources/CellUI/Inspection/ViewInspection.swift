/// What was laid out where in one picture: the tree of its views, for an inspector or a report.
///
/// ``Renderer/inspect(_:size:environment:)`` makes one. The picture is the same as without; an inspection costs about
/// twice as much to make, and a picture that is not inspected nothing.
public struct ViewInspection: Sendable {
    /// The picture.
    public let frame: Frame
    /// Every view and modifier: each before those inside it, and siblings as they were written.
    public let views: [InspectedView]
    private let indices: [ViewPath: Int]

    init(frame: Frame, views: [InspectedView]) {
        (self.frame, self.views) = (frame, views)
        indices = Dictionary(views.enumerated().map { ($1.id, $0) }) { first, _ in first }
    }

    /// The views that are inside of none.
    public var roots: [InspectedView] { views.filter { $0.parent == nil } }

    /// The view of a path; `nil` where it is not in this picture.
    public subscript(path: ViewPath) -> InspectedView? { indices[path].map { views[$0] } }

    /// The view around another; `nil` for a root.
    public func parent(of view: InspectedView) -> InspectedView? { view.parent.flatMap { self[$0] } }
    /// The views directly inside another, as they were written.
    public func children(of view: InspectedView) -> [InspectedView] { view.children.compactMap { self[$0] } }

    /// The innermost view at `point`, the topmost of several; `nil` where there is none.
    public func view(at point: CellPoint) -> InspectedView? {
        views.lazy.filter { $0.visible.contains(point) }.max { $0.order < $1.order }
    }

    /// The view after one in reading order: first those inside it. `nil` after the last; the first after `nil`.
    public func view(after path: ViewPath?) -> InspectedView? {
        view(by: 1, from: path) ?? (path == nil ? views.first : nil)
    }
    /// The view before one in reading order; `nil` before the first; the last before `nil`.
    public func view(before path: ViewPath?) -> InspectedView? {
        view(by: -1, from: path) ?? (path == nil ? views.last : nil)
    }

    private func view(by step: Int, from path: ViewPath?) -> InspectedView? {
        guard let index = path.flatMap({ indices[$0] }), views.indices.contains(index + step) else { return nil }
        return views[index + step]
    }
}
