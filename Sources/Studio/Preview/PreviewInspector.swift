import Presentations
import TerminalScreen
import Theming

/// The inspector's selected view. A value; the views are an argument.
package struct PreviewInspector: Equatable {
    /// The selected view; `nil` if there is none.
    package private(set) var chosen: ViewPath?

    /// Selects a view.
    package mutating func choose(_ view: ViewPath) { chosen = view }

    /// Moves the selection: up and down in reading order, left to the parent, right to the first child. Returns whether the key
    /// was handled.
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
        if let next { choose(next.id) }
        return true
    }
}
