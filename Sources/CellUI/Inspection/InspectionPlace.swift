/// The place in the source of the views being lowered; the environment has one only while a frame is inspected.
///
/// A class, so that an environment without one has nothing to copy. Immutable except for the note left by the modifier
/// being applied.
final class InspectionPlace {
    /// The path of the next view.
    let path: [Int]
    /// Whether the last index of the path is provisional: several views at this place are numbered starting with it.
    private let isOpen: Bool
    /// The inherited modifiers, the nearest first.
    let modifiers: [String]
    /// The description left by the modifier being applied.
    var note: String?

    private init(path: [Int], isOpen: Bool, modifiers: [String]) {
        (self.path, self.isOpen, self.modifiers) = (path, isOpen, modifiers)
    }

    /// The root of a tree.
    static var root: InspectionPlace { InspectionPlace(path: [0], isOpen: true, modifiers: []) }

    /// Inside the view at this place.
    var inside: InspectionPlace { InspectionPlace(path: path + [0], isOpen: true, modifiers: modifiers) }
    /// A part of the view or modifier at this place.
    func part(_ index: Int) -> InspectionPlace {
        InspectionPlace(path: path + [index], isOpen: false, modifiers: modifiers)
    }
    /// One of several views at this place.
    func sibling(_ index: Int) -> InspectionPlace {
        InspectionPlace(path: (isOpen ? path.dropLast() : path[...]) + [index], isOpen: false, modifiers: modifiers)
    }
    /// This place with one more inherited modifier.
    func modified(by modifier: String) -> InspectionPlace {
        InspectionPlace(path: path, isOpen: isOpen, modifiers: [modifier] + modifiers)
    }
}

extension Lowering {
    /// Whether the frame is inspected.
    @usableFromInline var isInspected: Bool { environment.inspection != nil }

    /// Adds the nodes of `view` and, if the frame is inspected, records the view.
    mutating func add<V: View>(_ view: V) {
        if let place = environment.inspection { inspect(view, at: place) } else { view._lower(&self) }
    }

    @inline(never)
    private mutating func inspect<V: View>(_ view: V, at place: InspectionPlace) {
        if view is any StructuralView { return view._lower(&self) }
        let start = nodes.count
        environment.inspection = place.inside
        view._lower(&self)
        environment.inspection = place
        // A custom view of several nodes without a container has no rectangle of its own.
        guard nodes.count == start + 1 else { return }
        nodes[start] = InspectingNode(
            nodes[start], kind: view is any ModifyingView ? .modifier : .view, name: InspectionName.of(view),
            path: place.path, modifiers: place.modifiers, source: (view as? any SourceMarked)?.source ?? .none)
    }

    /// Adds the nodes of one of several sibling views.
    mutating func add<V: View>(_ view: V, at index: Int) {
        let place = environment.inspection
        environment.inspection = place?.sibling(index)
        add(view)
        environment.inspection = place
    }

    /// Sets the description of the modifier being applied, if the frame is inspected.
    func describe(_ modifier: @autoclosure () -> String) {
        if let place = environment.inspection { place.note = modifier() }
    }
}
