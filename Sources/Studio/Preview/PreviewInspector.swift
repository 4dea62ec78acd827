import Presentations
import TerminalScreen
import Theming

/// Which view of the picture is looked at closely. A value; what there is to look at is an argument.
package struct PreviewInspector: Equatable {
    /// The view; `nil` before one is chosen.
    package private(set) var chosen: ViewPath?

    /// Looks at a view.
    package mutating func choose(_ view: InspectedView) { chosen = view.id }

    /// Goes through the views of the picture: up and down in reading order, left to the one around, right to the first
    /// inside. Answers whether the key was one for it.
    mutating func walk(_ key: Key, through views: ViewInspection) -> Bool {
        let view = chosen.flatMap { views[$0] }
        let next: InspectedView?
        switch key {
        case .down: next = views.view(after: view?.id)
        case .up: next = views.view(before: view?.id)
        case .left: next = view.flatMap { views.parent(of: $0) }
        case .right: next = view.map { views.children(of: $0).first } ?? views.roots.first
        case .home: next = views.views.first
        case .end: next = views.views.last
        default: return false
        }
        if let next { choose(next) }
        return true
    }
}
