import Testing

@testable import CellUI

/// A rule of SwiftUI's layout, and a view that shows it: the size that the view takes of what it is offered, and where the boxes
/// in it are, all in points from its top left.
struct LayoutProbe: @unchecked Sendable, CustomTestStringConvertible {
    let rule: String
    let offer: ProposedViewSize
    let size: CGSize
    let places: [String: CGRect]
    let view: (Places) -> AnyView

    /// A probe.
    ///
    /// - Parameters:
    ///   - offer: What the view is offered; `nil` requests the ideal size.
    ///   - size: What it takes.
    ///   - places: The rectangles of boxes by name: x, y, width, height.
    init(
        _ rule: String, _ offer: (CGFloat?, CGFloat?), size: (CGFloat, CGFloat),
        _ places: [String: (CGFloat, CGFloat, CGFloat, CGFloat)] = [:], _ view: @escaping (Places) -> some View
    ) {
        self.rule = rule
        self.offer = ProposedViewSize(width: offer.0, height: offer.1)
        self.size = CGSize(width: size.0, height: size.1)
        self.places = places.mapValues { CGRect(x: $0.0, y: $0.1, width: $0.2, height: $0.3) }
        self.view = { AnyView(view($0)) }
    }

    var testDescription: String { rule }

    /// The rectangles of the boxes that were drawn, by name.
    final class Places { var rects: [String: CGRect] = [:] }

    /// What differs from the expectation in cells, a line each.
    var differences: [String] {
        differences(in: EnvironmentValues()) { node, rect in
            var context = DrawingContext(
                size: CellSize(width: 80, height: 40), filledWith: .blank(),
                now: Date(timeIntervalSinceReferenceDate: 0))
            node.draw(in: rect, context: &context)
        }
    }

    /// What differs from the expectation in points, a line each.
    ///
    /// - Parameter change: Changes the environment of the view.
    func differencesInPoints(_ change: (inout EnvironmentValues) -> Void = { _ in }) -> [String] {
        var environment = EnvironmentValues()
        environment.drawInPoints()
        change(&environment)
        return differences(in: environment) { node, rect in
            var canvas = PointCanvas(size: rect.size, now: environment.now)
            node.draw(in: rect, on: &canvas)
        }
    }

    /// Whether it draws letters, whose size depends on the medium.
    var hasText: Bool {
        var environment = EnvironmentValues()
        environment.drawInPoints()
        var lowering = Lowering(environment: environment)
        let node = lowering.node(of: view(Places()))
        var canvas = PointCanvas(size: size, now: environment.now)
        node.draw(in: CGRect(origin: .zero, size: node.size(offer)), on: &canvas)
        func isText(_ item: PointCanvas.Item) -> Bool {
            switch item {
            case .text: true
            case .group(let group): group.items.contains(where: isText)
            default: false
            }
        }
        return canvas.items.contains(where: isText)
    }

    private func differences(
        in environment: EnvironmentValues, _ draw: (LayoutNode, CGRect) -> Void
    ) -> [String] {
        let places = Places()
        var lowering = Lowering(environment: environment)
        let node = lowering.node(of: view(places))
        let answer = node.size(offer)
        draw(node, CGRect(origin: .zero, size: answer))
        var lines: [String] = []
        if !answer.isClose(to: size) { lines.append("takes \(answer), not \(size)") }
        for (name, expected) in self.places.sorted(by: { $0.key < $1.key }) {
            guard let place = places.rects[name] else {
                lines.append("\(name) is not drawn")
                continue
            }
            if !place.origin.isClose(to: expected.origin) || !place.size.isClose(to: expected.size) {
                lines.append("\(name) is at \(place), not at \(expected)")
            }
        }
        return lines
    }
}

extension CGSize {
    /// Equal but for what a third of a length loses when it is written down.
    fileprivate func isClose(to other: CGSize) -> Bool {
        abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
    }
}

extension CGPoint {
    fileprivate func isClose(to other: CGPoint) -> Bool { abs(x - other.x) < 0.01 && abs(y - other.y) < 0.01 }
}

extension View {
    /// Notes the rectangle of this view under a name.
    func noted(_ name: String, _ places: LayoutProbe.Places) -> some View {
        wrappingNodes("") { node, _ in NotedNode(node, name: name, places: places) }
    }
}

/// A child whose rectangle is noted when it is drawn.
private final class NotedNode: WrapperNode {
    private let name: String
    private let places: LayoutProbe.Places

    init(_ child: LayoutNode, name: String, places: LayoutProbe.Places) {
        (self.name, self.places) = (name, places)
        super.init(child)
    }

    override func draw(in rect: CGRect, context: inout DrawingContext) {
        places.rects[name] = rect
        super.draw(in: rect, context: &context)
    }

    override func draw(in rect: CGRect, on canvas: inout PointCanvas) {
        places.rects[name] = rect
        super.draw(in: rect, on: &canvas)
    }
}

/// A box of a fixed size.
func box(_ name: String, _ width: CGFloat, _ height: CGFloat, _ places: LayoutProbe.Places) -> some View {
    Color.red.frame(width: width, height: height).noted(name, places)
}

/// A box that takes all that it is offered.
func greedy(_ name: String, _ places: LayoutProbe.Places) -> some View { Color.blue.noted(name, places) }

/// A letter of the cells' font is 8 × 16 points.
func text(_ string: String, _ name: String, _ places: LayoutProbe.Places) -> some View {
    Text(verbatim: string).noted(name, places)
}
