import Testing

@testable import CellUI

struct RendererTests {
    private let start = Date(timeIntervalSinceReferenceDate: 1000)

    private func environment(at now: Date) -> EnvironmentValues {
        var environment = EnvironmentValues()
        environment.now = now
        return environment
    }

    private func frame(_ view: AnyView, size: CellSize, at now: Date) -> Rendering {
        Renderer.render(view, size: size, environment: environment(at: now))
    }

    /// Everything but what `Features.overflow` names draws inside the place that it was given, whether or not that place is
    /// as large as what was proposed.
    @Test(arguments: 0..<8) func nothingIsDrawnOutsideItsPlace(block: UInt64) {
        for seed in block * 250..<(block + 1) * 250 {
            var random = RandomView(seed: seed)
            let view = random.view(depth: 4)
            let proposal = CellProposal(
                width: Int.random(in: 0...40, using: &random.generator),
                height: Int.random(in: 0...12, using: &random.generator))
            let node = Lowering(environment: environment(at: start)).node(of: view)
            let place = CellRect(origin: CellPoint(x: 30, y: 20), size: node.size(proposal))
            let sentinel = Cell.blank(CellStyle(background: CellColor(hex: 0xABCDEF)))
            var context = DrawingContext(size: CellSize(width: 160, height: 80), filledWith: sentinel, now: start)
            node.draw(in: place, context: &context)
            for y in 0..<80 {
                for x in 0..<160 where !place.contains(CellPoint(x: x, y: y)) && context.frame[x, y] != sentinel {
                    Issue.record("seed \(seed): cell \(x),\(y) outside \(place) is \(context.frame[x, y].graphemeCluster)")
                    return
                }
            }
        }
    }

    @Test func renderingTwiceGivesEqualFrames() {
        for seed in 0..<500 as Range<UInt64> {
            var random = RandomView(seed: seed, features: [.time, .overflow], start: start)
            let view = random.view(depth: 4)
            let size = CellSize(width: 40, height: 10)
            let (first, second) = (frame(view, size: size, at: start), frame(view, size: size, at: start))
            #expect(first.frame == second.frame && first.expiresAt == second.expiresAt, "seed \(seed)")
        }
    }

    @Test(arguments: 0..<8) func aFrameHoldsUntilItExpiresAndNoLonger(block: UInt64) {
        for seed in block * 150..<(block + 1) * 150 {
            var random = RandomView(seed: seed, features: [.time, .overflow], start: start)
            let view = random.view(depth: 3)
            let size = CellSize(
                width: Int.random(in: 1...30, using: &random.generator), height: Int.random(in: 1...8, using: &random.generator))
            let first = frame(view, size: size, at: start)
            guard let expiresAt = first.expiresAt else {
                for later in [0.5, 1, 60, 4000] {
                    #expect(frame(view, size: size, at: start + later).frame == first.frame, "seed \(seed), \(later) s")
                }
                continue
            }
            let last = Date(timeIntervalSinceReferenceDate: expiresAt.timeIntervalSinceReferenceDate.nextDown)
            #expect(expiresAt > start, "seed \(seed)")
            for share in [0.1, 0.5, 0.9] {
                let between = start + expiresAt.timeIntervalSince(start) * share
                if between < expiresAt {
                    #expect(frame(view, size: size, at: between).frame == first.frame, "seed \(seed), \(share)")
                }
            }
            #expect(frame(view, size: size, at: last).frame == first.frame, "seed \(seed): differs before \(expiresAt)")
            #expect(frame(view, size: size, at: expiresAt).frame != first.frame, "seed \(seed): same at \(expiresAt)")
        }
    }

    /// What a child was given, noted while it is drawn.
    private final class Notes {
        var places: [CellRect] = []
    }

    private final class NotingNode: WrapperNode {
        let notes: Notes
        init(_ child: LayoutNode, _ notes: Notes) {
            self.notes = notes
            super.init(child)
        }
        override func draw(in rect: CellRect, context: inout DrawingContext) {
            notes.places.append(rect)
            super.draw(in: rect, context: &context)
        }
    }

    @Test func theChildrenOfAStackAndTheGapsAreItsSize() {
        for seed in 0..<2000 as Range<UInt64> {
            var random = RandomView(seed: seed, features: [.overflow])
            let notes = Notes()
            let lowering = Lowering(environment: environment(at: start))
            let children = (0..<Int.random(in: 1...5, using: &random.generator)).map { _ in
                NotingNode(lowering.node(of: random.view(depth: 2)), notes)
            }
            let axis = Axis.allCases.randomElement(using: &random.generator)!
            let spacing = Int.random(in: 0...3, using: &random.generator)
            let stack = StackNode(axis: axis, children: children, spacing: spacing, vertical: .firstTextBaseline)
            let size = stack.size(
                CellProposal(
                    width: Int.random(in: 0...50, using: &random.generator),
                    height: Int.random(in: 0...12, using: &random.generator)))
            var context = DrawingContext(size: CellSize(width: 60, height: 30), filledWith: .blank(), now: start)
            let rect = CellRect(origin: .zero, size: size)
            stack.draw(in: rect, context: &context)
            let extents = notes.places.map { axis == .horizontal ? $0.width : $0.height }
            let whole = extents.reduce(spacing * (children.count - 1), +)
            #expect(whole == (axis == .horizontal ? size.width : size.height), "seed \(seed)")
            #expect(notes.places.allSatisfy(rect.contains), "seed \(seed)")
            for (place, next) in zip(notes.places, notes.places.dropFirst()) {
                let gap = axis == .horizontal ? next.minX - place.maxX : next.minY - place.maxY
                #expect(gap == spacing, "seed \(seed)")
            }
        }
    }
}
