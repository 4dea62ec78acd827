/// Where in the source a view is lowered, while a picture is inspected; it is `nil` in all other environments.
///
/// A class, so that an environment without one has nothing to copy; it changes in one way only: a modifier that is being
/// applied leaves a note of what it does.
final class InspectionPlace {
    /// The path of the next view.
    let path: [Int]
    /// Whether the last position of the path is still to be counted: several views at this place are numbered from it on.
    private let isOpen: Bool
    /// The modifiers that the views here inherit, the nearest first.
    let modifiers: [String]
    /// What the modifier that is being applied says of itself.
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
    /// This place with one more modifier around it.
    func modified(by modifier: String) -> InspectionPlace {
        InspectionPlace(path: path, isOpen: isOpen, modifiers: [modifier] + modifiers)
    }
}

extension Lowering {
    /// Whether the picture is inspected.
    @usableFromInline var isInspected: Bool { environment.inspection != nil }

    /// Adds the nodes of `view`, and notes what it is where the picture is inspected.
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
        // A view of one's own that is made of several without a container takes no place of its own.
        guard nodes.count == start + 1 else { return }
        nodes[start] = InspectingNode(
            nodes[start], kind: view is any ModifyingView ? .modifier : .view, name: InspectionName.of(view),
            path: place.path, modifiers: place.modifiers)
    }

    /// Adds the nodes of one of several views.
    mutating func add<V: View>(_ view: V, at index: Int) {
        let place = environment.inspection
        environment.inspection = place?.sibling(index)
        add(view)
        environment.inspection = place
    }

    /// Leaves a note of what the modifier that is being applied does, where the picture is inspected.
    func describe(_ modifier: @autoclosure () -> String) {
        if let place = environment.inspection { place.note = modifier() }
    }
}
