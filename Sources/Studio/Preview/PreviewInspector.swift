import Presentations
import Theming

/// The inspector's selected view. A value; the views are an argument.
package struct PreviewInspector: Equatable {
    /// The selected view; `nil` if there is none.
    package private(set) var chosen: ViewPath?

    /// Selects a view.
    package mutating func choose(_ view: ViewPath) { chosen = view }

    /// A step of the selection.
    package enum Step: Hashable {
        /// In the order of reading.
        case next, previous, first, last
        /// To the enclosing view, or to the first one inside.
        case parent, child
    }

    /// Moves the selection. At the end of the views it stays.
    package mutating func walk(_ step: Step, through views: ViewInspection) {
        let view = chosen.flatMap { views[$0] }
        let next: InspectedView? =
            switch step {
            case .next: views.view(after: view?.id)
            case .previous: views.view(before: view?.id)
            case .parent: view.flatMap { views.parent(of: $0) }
            case .child: view.map { views.children(of: $0).first } ?? views.roots.first
            case .first: views.views.first
            case .last: views.views.last
            }
        if let next { choose(next.id) }
    }
}
