import CivilCalendar
import Testing

@testable import CellUI

struct RendererTests {
    private let start = Date(timeIntervalSinceReferenceDate: 1000)
    private let scale = CellScale.standard

    private func environment(at now: Date) -> EnvironmentValues {
        var environment = EnvironmentValues()
        environment.now = now
        return environment
    }

    private func frame(_ view: AnyView, size: CellSize, at now: Date) -> Rendering {
        Renderer.render(view, size: size, environment: environment(at: now))
    }

    /// A comparison whose failure does not print two frames.
    private func isEqual(_ a: Rendering, _ b: Rendering) -> Bool { a.frame == b.frame }

    /// All views except those of `Features.overflow` draw only inside their place, whether or not it is as large
    /// as their proposal.
    @Test(arguments: 0..<4) func viewsDrawOnlyInsideTheirPlace(block: UInt64) {
        for seed in block * 100..<(block + 1) * 100 {
            var random = RandomView(seed: seed)
            let view = random.view(depth: 4)
            let proposal = ProposedViewSize(
                width: CGFloat.random(in: 0...320, using: &random.generator),
                height: CGFloat.random(in: 0...192, using: &random.generator))
            var lowering = Lowering(environment: environment(at: start))
            let node = lowering.node(of: view)
            let place = CGRect(
                origin: CGPoint(
                    x: CGFloat.random(in: 120...128, using: &random.generator),
                    y: CGFloat.random(in: 160...176, using: &random.generator)), size: node.size(proposal))
            let sentinel = Cell.blank(CellStyle(background: CellColor(hex: 0xABCDEF)))
            var context = DrawingContext(size: CellSize(width: 90, height: 50), filledWith: sentinel, now: start)
            node.draw(in: place, context: &context)
            var outside = context.frame
            // A shape that begins in the middle of a cell is drawn from a whole one.
            outside.fill(scale.covering(place).inset(columns: -1, rows: -1), style: sentinel.style)
            let stray = outside.cells.firstIndex { $0 != sentinel }
            #expect(stray == nil, "seed \(seed): something stands outside \(place)")
        }
    }

    @Test func aVisibleClockExpiresWithItsNextSecond() {
        let clock = Text(timerInterval: start - 10...start + 600, countsDown: false)
        let views: [AnyView] = [
            AnyView(clock),
            AnyView(
                HStack {
                    Text("sit"); clock; Spacer()
                }),
            AnyView(clock.padding().background(Color.red, in: RoundedRectangle(cornerRadius: 12))),
        ]
        for view in views {
            let rendering = frame(view, size: CellSize(width: 20, height: 5), at: start + 0.25)
            #expect(rendering.expiresAt == start + 1)
        }
    }

    @Test func aClockBehindAFillDoesNotWakeBeforeItChangesTheLayout() {
        let clock = Text(timerInterval: start...start + 60, countsDown: false).overlay(Color.red)
        let rendering = frame(AnyView(clock), size: CellSize(width: 20, height: 1), at: start)
        #expect(rendering.expiresAt == nil)
    }

    @Test func onlyAskingForTheExpiryDrawsTheFramesToCome() {
        var drawings = 0
        let clock = Text(timerInterval: start...start + 60, countsDown: false).overlay(Color.red)
        let rendering = Renderer.render(size: CellSize(width: 20, height: 1), at: start) { context in
            drawings += 1
            context.draw(clock, in: context.bounds, environment: EnvironmentValues())
        }
        #expect(drawings == 1)
        let copy = rendering
        #expect(rendering.expiresAt == nil)
        let afterTheFirst = drawings
        #expect(afterTheFirst > 1 && copy.expiresAt == nil && drawings == afterTheFirst)
    }

    @Test func aHiddenClockStillMovesItsNeighbours() {
        let view = HStack(spacing: 0) {
            Text(start - 595, style: .timer).fixedSize().hidden()
            Text("x")
        }
        let rendering = frame(
            AnyView(view.frame(width: 160, alignment: .leading)), size: CellSize(width: 20, height: 1), at: start)
        #expect(rendering.expiresAt == start + 5)
    }

    @Test func renderingTwiceGivesEqualFrames() {
        for seed in 0..<40 as Range<UInt64> {
            var random = RandomView(seed: seed, features: [.time, .overflow], start: start)
            let view = random.view(depth: 4)
            let size = CellSize(width: 40, height: 10)
            let (first, second) = (frame(view, size: size, at: start), frame(view, size: size, at: start))
            #expect(first.frame == second.frame && first.expiresAt == second.expiresAt, "seed \(seed)")
        }
    }

    @Test(arguments: 0..<6) func aFrameChangesExactlyAtItsExpiry(block: UInt64) {
        for seed in block * 12..<(block + 1) * 12 {
            var random = RandomView(seed: seed, features: [.time, .overflow], start: start)
            let view = random.view(depth: 3)
            let size = CellSize(
                width: Int.random(in: 1...30, using: &random.generator),
                height: Int.random(in: 1...8, using: &random.generator))
            let first = frame(view, size: size, at: start)
            guard let expiresAt = first.expiresAt else {
                for later in [0.5, 1, 60, 4000] {
                    #expect(isEqual(frame(view, size: size, at: start + later), first), "seed \(seed), \(later) s")
                }
                continue
            }
            let last = max(start, expiresAt.later(by: -0.001))
            #expect(expiresAt > start, "seed \(seed)")
            for share in [0.1, 0.5, 0.9] {
                let between = start + expiresAt.timeIntervalSince(start) * share
                if between < last {
                    #expect(isEqual(frame(view, size: size, at: between), first), "seed \(seed), \(share)")
                }
            }
            #expect(isEqual(frame(view, size: size, at: last), first), "seed \(seed): differs before \(expiresAt)")
            // If only hidden things change, the expiry may be too early, but not before many of them.
            if isEqual(frame(view, size: size, at: expiresAt), first) {
                #expect(expiresAt.timeIntervalSince(start) > 10, "seed \(seed): same at \(expiresAt)")
            }
        }
    }

    /// The proposal of a child, recorded while it is drawn.
    private final class Notes {
        var places: [CGRect] = []
    }

    private final class NotingNode: WrapperNode {
        let notes: Notes
        init(_ child: LayoutNode, _ notes: Notes) {
            self.notes = notes
            super.init(child)
        }
        override func draw(in rect: CGRect, context: inout DrawingContext) {
            notes.places.append(rect)
            super.draw(in: rect, context: &context)
        }
    }

    @Test func aStackIsTheSumOfItsChildrenAndGaps() {
        for seed in 0..<300 as Range<UInt64> {
            var random = RandomView(seed: seed, features: [.overflow])
            let notes = Notes()
            var lowering = Lowering(environment: environment(at: start))
            let children = (0..<Int.random(in: 1...5, using: &random.generator)).map { _ in
                NotingNode(lowering.node(of: random.view(depth: 2)), notes)
            }
            let axis = Axis.allCases.randomElement(using: &random.generator)!
            let spacing = CGFloat.random(in: 8...24, using: &random.generator)
            let stack = StackNode(
                axis: axis, children: children, spacing: spacing, vertical: .firstTextBaseline, scale: scale)
            let size = stack.size(
                ProposedViewSize(
                    width: CGFloat.random(in: 0...400, using: &random.generator),
                    height: CGFloat.random(in: 0...192, using: &random.generator)))
            var context = DrawingContext(size: CellSize(width: 60, height: 30), filledWith: .blank(), now: start)
            let rect = CGRect(origin: .zero, size: size)
            stack.draw(in: rect, context: &context)
            let extents = notes.places.map { axis == .horizontal ? $0.width : $0.height }
            let whole = extents.reduce(spacing * CGFloat(children.count - 1), +)
            #expect(abs(whole - (axis == .horizontal ? size.width : size.height)) < 1e-6, "seed \(seed)")
            #expect(notes.places.allSatisfy(rect.insetBy(dx: -1e-6, dy: -1e-6).contains), "seed \(seed)")
            for (place, next) in zip(notes.places, notes.places.dropFirst()) {
                let gap = axis == .horizontal ? next.minX - place.maxX : next.minY - place.maxY
                #expect(abs(gap - spacing) < 1e-6, "seed \(seed)")
            }
        }
    }
}
