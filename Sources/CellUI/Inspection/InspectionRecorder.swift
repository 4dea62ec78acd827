/// Records which views are drawn where. A class, because all nodes of a frame share one.
package final class InspectionRecorder {
    private struct Entry {
        let kind: InspectedView.Kind
        let name: String
        let path: [Int]
        let parent: Int?
        let place: CellRect
        let visible: CellRect
        let bounds: CGRect
        var proposal: ProposedViewSize?
        var inherited: [String] = []
        var description = LayoutNode.Description()
        var label: String?
        var value: String?
        var spoken = ""
        var node: InspectingNode?
        var source: SourceLine?
    }

    private var entries: [Entry] = []
    /// The indices of the entries being drawn, the innermost last.
    private var open: [Int] = []
    /// The base paths of the surfaces being drawn, with the number of paths already taken in each.
    private var bases: [(path: [Int], count: Int)] = [([], 0)]

    init() {}

    /// The path of the next view or surface that is drawn directly.
    private func nextBase() -> [Int] {
        let last = bases.count - 1
        defer { bases[last].count += 1 }
        return bases[last].path + [bases[last].count]
    }

    func root(_ draw: () -> Void) {
        bases.append((nextBase(), 0))
        draw()
        bases.removeLast()
    }

    func surface(_ name: String, in place: CellRect, visible: CellRect, scale: CellScale, _ draw: () -> Void) {
        let path = nextBase()
        let index = add(
            Entry(
                kind: .surface, name: name, path: path, parent: open.last, place: place, visible: visible,
                bounds: scale.points(place)))
        bases.append((path, 0))
        draw()
        bases.removeLast()
        end(index)
    }

    func begin(_ node: InspectingNode, in bounds: CGRect, scale: CellScale, clip: CellRect) -> Int {
        let place = scale.cells(bounds)
        var entry = Entry(
            kind: node.kind, name: node.name, path: bases[bases.count - 1].path + node.path, parent: open.last,
            place: place, visible: clip.intersection(place), bounds: bounds)
        entry.proposal = node.proposalGiven(for: bounds.size)
        entry.inherited = node.modifiers
        entry.node = node
        entry.source = node.source.line
        if node.layoutPriority != 0, !node.isSpacer, node.kind == .view || node.name.hasPrefix(".layoutPriority") {
            entry.description.add("layout priority", InspectionName.number(node.layoutPriority))
        }
        for own in node.ownNodes {
            own.describe(in: bounds.size, &entry.description)
            guard let element = own as? AccessibilityNode else { continue }
            entry.label = entry.label ?? element.label?()
            entry.value = entry.value ?? element.value?(.english)
        }
        return add(entry)
    }

    private func add(_ entry: Entry) -> Int {
        entries.append(entry)
        open.append(entries.count - 1)
        return entries.count - 1
    }

    func end(_ index: Int) {
        open.removeLast()
        var reading = Reading()
        entries[index].node?.child.read(into: &reading)
        entries[index].spoken = reading.sentence
        entries[index].node = nil
    }

    /// Everything that was drawn, as a tree.
    func views() -> [InspectedView] {
        // A box may be drawn twice from the same place in the source: each is listed separately.
        var taken: Set<ViewPath> = []
        let paths = entries.map { entry in
            var path = ViewPath(entry.path)
            var copy = 1
            while !taken.insert(path).inserted {
                path = ViewPath(entry.path + [copy])
                copy += 1
            }
            return path
        }
        var children: [Int: [Int]] = [:]
        var roots: [Int] = []
        for (index, entry) in entries.enumerated() {
            if let parent = entry.parent { children[parent, default: []].append(index) } else { roots.append(index) }
        }
        var views: [InspectedView] = []
        func visit(_ index: Int, depth: Int, around: [Int]) {
            let inside = (children[index] ?? []).sorted { paths[$0] < paths[$1] }
            views.append(view(index, paths, depth: depth, around: around, children: inside.map { paths[$0] }))
            for child in inside {
                visit(child, depth: depth + 1, around: entries[index].kind == .modifier ? around + [index] : [])
            }
        }
        for root in roots { visit(root, depth: 0, around: []) }
        return views
    }

    /// - Parameter around: The modifiers directly around the view, the nearest last.
    private func view(
        _ index: Int, _ paths: [ViewPath], depth: Int, around: [Int], children: [ViewPath]
    ) -> InspectedView {
        let entry = entries[index]
        let nearest = around.reversed().map { entries[$0] }
        return InspectedView(
            id: paths[index], kind: entry.kind, name: entry.name, detail: entry.description.detail, depth: depth,
            parent: entry.parent.map { paths[$0] }, children: children, place: entry.place, visible: entry.visible,
            bounds: entry.bounds, proposal: entry.proposal, modifiers: nearest.map(\.name) + entry.inherited,
            attributes: entry.description.attributes,
            accessibilityLabel: entry.label ?? nearest.lazy.compactMap(\.label).first,
            accessibilityValue: entry.value ?? nearest.lazy.compactMap(\.value).first, spoken: entry.spoken,
            isTruncated: entry.description.isTruncated, breaksWord: entry.description.breaksWord, source: entry.source,
            order: index)
    }
}
