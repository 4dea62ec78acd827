import SeededRandom
import Testing

@testable import CellUI

/// Shapes made of two, and the container's shape. Sources: SwiftUI's documentation of `Shape.union(_:eoFill:)` and its siblings, and
/// of `containerShape(_:)`.
struct CombinedShapeTests {
    private let left = Path(CGRect(x: 0, y: 0, width: 20, height: 10))
    private let right = Path(CGRect(x: 10, y: 0, width: 20, height: 10))

    /// Whether points at x = 5, 15 and 25 are inside.
    private func inside(_ path: Path) -> [Bool] { [5, 15, 25].map { path.contains(CGPoint(x: $0, y: 5)) } }

    @Test("Areas are joined, intersected and subtracted")
    func areas() {
        #expect(inside(left.union(right)) == [true, true, true])
        #expect(inside(left.intersection(right)) == [false, true, false])
        #expect(inside(left.subtracting(right)) == [true, false, false])
        #expect(inside(left.symmetricDifference(right)) == [true, false, true])
    }

    @Test("A union has one outline, without the edges inside")
    func outlines() {
        let union = left.union(right)
        #expect(union.boundingRect == CGRect(x: 0, y: 0, width: 30, height: 10))
        #expect(union.polylines.count == 1)
        #expect(left.symmetricDifference(right).polylines.count == 2)
    }

    @Test("Areas that are apart, inside each other or equal")
    func specialCases() {
        let far = Path(CGRect(x: 100, y: 0, width: 20, height: 10))
        let inner = Path(CGRect(x: 5, y: 2, width: 5, height: 5))
        #expect(left.intersection(far).isEmpty)
        #expect(left.union(far).polylines.count == 2)
        #expect(left.union(inner).polylines.count == 1)
        let hole = left.subtracting(inner)
        #expect(!hole.contains(CGPoint(x: 7, y: 4)) && hole.contains(CGPoint(x: 2, y: 4)))
        #expect(left.subtracting(left).isEmpty)
        #expect(left.union(left).boundingRect == left.boundingRect)
    }

    @Test("A point is in a combination exactly if the rule says so, at a thousand places of random ellipses")
    func combinationsFollowTheRule() {
        var generator = SeededGenerator(seed: 7)
        func ellipse() -> Path {
            Path(
                ellipseIn: CGRect(
                    x: .random(in: 0...20, using: &generator), y: .random(in: 0...20, using: &generator),
                    width: .random(in: 5...40, using: &generator), height: .random(in: 5...40, using: &generator)))
        }
        var wrong = 0
        for _ in 0..<10 {
            let (a, b) = (ellipse(), ellipse())
            let (union, both, rest, either) = (
                a.union(b), a.intersection(b), a.subtracting(b), a.symmetricDifference(b)
            )
            for _ in 0..<100 {
                let point = CGPoint(
                    x: .random(in: 0...60, using: &generator), y: .random(in: 0...60, using: &generator))
                let (inA, inB) = (a.contains(point), b.contains(point))
                if union.contains(point) != (inA || inB) || both.contains(point) != (inA && inB)
                    || rest.contains(point) != (inA && !inB) || either.contains(point) != (inA != inB)
                {
                    wrong += 1
                }
            }
        }
        // Near an edge, a chord of an ellipse is not where the ellipse is.
        #expect(wrong <= 5)
    }

    @Test("A combined shape is drawn in both media")
    func combinedShapesAreDrawn() {
        let shape = Rectangle().subtracting(Rectangle().size(width: 16, height: 64)).fill(.red)
        let frame = render(shape, 4, 4).frame
        #expect(frame[0, 0].style.background == .terminalDefault && frame[3, 3].style.background != .terminalDefault)
    }

    @Test("Inside its container, a shape has corners concentric with the container's", arguments: [8.0, 30])
    func concentricCorners(margin: Double) {
        let view = ContainerRelativeShape().fill(.red).padding(margin).containerShape(
            RoundedRectangle(cornerRadius: 22))
        var environment = EnvironmentValues()
        environment.drawInPoints()
        let canvas = PointCanvas.picture(size: CGSize(width: 200, height: 100), at: noon) {
            $0.draw(PreparedView(view, environment: environment), in: $0.bounds)
        }
        let place = CGRect(x: margin, y: margin, width: 200 - 2 * margin, height: 100 - 2 * margin)
        guard case .fill(let path, _, _)? = canvas.items.first else { Issue.record("no shape is drawn"); return }
        #expect(path == Path(roundedRect: place, cornerRadius: max(0, 22 - margin)))
    }

    @Test("A shape relative to its container is the container's")
    func containerShapes() {
        func corner(_ view: some View) -> CellColor {
            render(view.frame(width: 80, height: 80), 10, 5).frame[0, 0].style.background
        }
        let relative = ContainerRelativeShape().fill(.red)
        #expect(corner(relative.containerShape(Rectangle())) == NamedColors.dark.red)
        #expect(corner(relative) != NamedColors.dark.red)
        #expect(
            ContainerRelativeShape().inside(ContainerOutline(Capsule())).inset(by: 8)
                .path(in: CGRect(x: 0, y: 0, width: 80, height: 40))
                == Path(roundedRect: CGRect(x: 8, y: 8, width: 64, height: 24), cornerRadius: 12))
    }
}
