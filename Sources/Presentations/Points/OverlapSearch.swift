/// Searches a true picture for texts, symbols and controls whose ink collides.
///
/// One that is layered on purpose (`ZStack`, `overlay`, `background`) may stand on a symbol or a control, and whether it is read there
/// is a question of contrast; two texts never may.
struct OverlapSearch {
    /// A text, a symbol or a control with its ink.
    struct Item {
        let view: InspectedView
        /// The indices of its marks.
        let marks: [Int]
    }

    let marks: [PointMark]
    let views: ViewInspection

    /// The pairs that collide, each in source order.
    func collisions(among items: [Item]) -> [(InspectedView, InspectedView)] {
        var found: [(InspectedView, InspectedView)] = []
        for (index, first) in items.enumerated() {
            for second in items[(index + 1)...] where mayNotTouch(first.view, second.view) {
                if collide(first, second) { found.append((first.view, second.view)) }
            }
        }
        return found
    }

    // MARK: Intent

    private func mayNotTouch(_ a: InspectedView, _ b: InspectedView) -> Bool {
        if a.id == b.id { return false }
        let (around, others) = (ancestors(of: a), ancestors(of: b))
        // A control contains its label.
        if around.contains(where: { $0.id == b.id }) || others.contains(where: { $0.id == a.id }) { return false }
        if a.isText, b.isText { return a.detail != b.detail || !isShadow(a, of: b) }
        let ids = Set(others.map(\.id))
        guard let common = around.first(where: { ids.contains($0.id) }) else { return true }
        return !common.isLayered
    }

    /// Whether the same text is drawn twice, moved by a few points, as the shadow or the outline of itself.
    private func isShadow(_ a: InspectedView, of b: InspectedView) -> Bool {
        abs(a.bounds.minX - b.bounds.minX) <= 4 && abs(a.bounds.minY - b.bounds.minY) <= 4
    }

    /// The views around one, the nearest first.
    private func ancestors(of view: InspectedView) -> [InspectedView] {
        Array(
            sequence(state: view) {
                $0 = views.parent(of: $0) ?? $0; return $0
            }.prefix { $0.parent != nil })
    }

    // MARK: Ink

    /// The side of the smallest square of ink that counts, in points.
    private static let step = 0.5

    private func collide(_ a: Item, _ b: Item) -> Bool {
        a.marks.contains { first in b.marks.contains { collide(first, $0) } }
    }

    private func collide(_ first: Int, _ second: Int) -> Bool {
        let (a, b) = (marks[first], marks[second])
        let common = a.bounds.intersection(b.bounds)
        let step = Self.step
        guard !common.isNull, common.width > step, common.height > step else { return false }
        func isInk(_ point: CGPoint) -> Bool { a.contains(point) && b.contains(point) }
        for y in stride(from: common.minY + step / 4, to: common.maxY - step, by: step) {
            for x in stride(from: common.minX + step / 4, to: common.maxX - step, by: step) {
                guard isInk(CGPoint(x: x, y: y)), isInk(CGPoint(x: x + step, y: y)),
                    isInk(CGPoint(x: x, y: y + step)), isInk(CGPoint(x: x + step, y: y + step))
                else { continue }
                if isSeen(first, second, at: CGPoint(x: x, y: y)) { return true }
            }
        }
        return false
    }

    /// Whether both are seen at a point: neither is transparent there or covered by something drawn between the two.
    private func isSeen(_ first: Int, _ second: Int, at point: CGPoint) -> Bool {
        func opacity(_ index: Int) -> Double { marks[index].color(at: point)?.opacity ?? 0 }
        guard opacity(first) > 0.05, opacity(second) > 0.05 else { return false }
        return !marks[min(first, second)...max(first, second)].dropFirst().dropLast().contains {
            $0.contains(point) && ($0.color(at: point)?.opacity ?? 0) > 0.95
        }
    }
}

extension InspectedView {
    /// Whether it is a text.
    var isText: Bool { kind == .view && name == "Text" }
    /// Whether it is a view that is tapped.
    var isControl: Bool { kind == .view && ["Button", "Link", "Toggle"].contains(name) }
    /// Whether it lays views on top of each other on purpose.
    fileprivate var isLayered: Bool {
        name == "ZStack" || name.hasPrefix(".overlay") || name.hasPrefix(".background")
    }
}
