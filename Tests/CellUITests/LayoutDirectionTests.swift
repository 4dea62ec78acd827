import SeededRandom
import Testing

@testable import CellUI

@Suite struct LayoutDirectionTests {
    private func mirrored<V: View>(_ view: V, _ width: Int, _ height: Int) -> Rendering {
        render(view, width, height) { $0.layoutDirection = .rightToLeft }
    }

    private func text<V: View>(_ view: V, _ width: Int, _ height: Int) -> String {
        mirrored(view, width, height).frame.text
    }

    /// Stacks, margins, frames and alignments of letters and fills.
    private struct RandomRow {
        var generator: SeededGenerator

        mutating func pick(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

        mutating func view(depth: Int) -> AnyView {
            let inner = depth == 0 ? leaf() : container(depth: depth - 1)
            switch pick(0...6) {
            case 0: return AnyView(inner.padding(.leading, CGFloat(pick(0...24))))
            case 1: return AnyView(inner.padding(.trailing, CGFloat(pick(0...24))))
            case 2: return AnyView(inner.frame(width: CGFloat(pick(8...120)), alignment: alignment()))
            case 3: return AnyView(inner.frame(maxWidth: .infinity, alignment: alignment()))
            case 4:
                let other = leaf()
                return AnyView(inner.overlay(alignment: alignment()) { other })
            default: return inner
            }
        }

        private mutating func leaf() -> AnyView {
            switch pick(0...4) {
            case 0, 1: return AnyView(Text(verbatim: String("abcdefgh".randomElement(using: &generator)!)))
            case 2: return AnyView(Color.red)
            case 3: return AnyView(Spacer())
            default: return AnyView(Divider())
            }
        }

        private mutating func alignment() -> Alignment {
            [.center, .leading, .trailing, .topLeading, .bottomTrailing].randomElement(using: &generator)!
        }

        private mutating func container(depth: Int) -> AnyView {
            let children = (0..<pick(1...4)).map { _ in view(depth: depth) }
            let content = ForEach(0..<children.count) { children[$0] }
            switch pick(0...5) {
            case 0, 1, 2: return AnyView(HStack(spacing: CGFloat(pick(0...16))) { content })
            case 3: return AnyView(VStack(alignment: alignment().horizontal) { content })
            case 4:
                return AnyView(
                    Grid(alignment: alignment()) {
                        GridRow { content }
                        GridRow { content }
                    })
            default: return AnyView(ZStack(alignment: alignment()) { content })
            }
        }
    }

    @Test(arguments: 0..<6) func rightToLeftRowsMirrorLeftToRightRows(block: UInt64) {
        for seed in block * 50..<(block + 1) * 50 {
            var random = RandomRow(generator: SeededGenerator(seed: seed))
            let view = random.view(depth: 3).frame(maxWidth: .infinity, maxHeight: .infinity)
            let (width, height) = (random.pick(1...40), random.pick(1...9))
            let size = CellSize(width: width, height: height)
            var environment = EnvironmentValues()
            let left = Renderer.inspect(view, size: size, environment: environment).views
            environment.layoutDirection = .rightToLeft
            let right = Renderer.inspect(view, size: size, environment: environment).views
            let middle = CellScale.standard.width(columns: width) / 2
            #expect(left.count == right.count, "seed \(seed)")
            for (left, right) in zip(left, right) {
                #expect(left.bounds.size.isNearly(right.bounds.size), "seed \(seed): \(left.title)")
                #expect(
                    abs(left.bounds.midX - middle - (middle - right.bounds.midX)) < 1e-6, "seed \(seed): \(left.title)")
                #expect(abs(left.bounds.minY - right.bounds.minY) < 1e-6, "seed \(seed): \(left.title)")
            }
        }
    }

    @Test func lettersKeepTheirOrderAndTextsChangeSides() {
        let row = HStack {
            Text("in")
            Spacer()
            Text("out")
        }
        #expect(text(row, 12, 1) == "out       in")
        #expect(text(Text("two\nlines").frame(maxWidth: .infinity, alignment: .leading), 8, 2) == "     two\n   lines")
    }

    @Test func anOffsetIsNotMirrored() {
        #expect(text(Text("a").offset(x: 16), 5, 1) == "")
        #expect(text(Text("a").offset(x: -16), 5, 1) == "  a")
    }

    @Test func aBarFillsFromTheRight() {
        #expect(text(ProgressView(value: 0.5), 6, 1) == "───━━━")
        #expect(text(ProgressView(value: 0.25), 6, 1) == "────╼━")
        #expect(text(ProgressView(value: 0), 3, 1) == "───")
        #expect(text(Gauge(value: 0.0) { Text("") }.gaugeStyle(.accessoryLinear), 5, 1).hasSuffix("●"))
    }

    @Test func aRightToLeftBarIsUnchangedUntilItsNextHalf() {
        let bar = ProgressView(timerInterval: noon...noon + 60, countsDown: false) {
            EmptyView()
        } currentValueLabel: {
            EmptyView()
        }
        let count = expectExactExpiry(bar.environment(\.layoutDirection, .rightToLeft), 6, 1, limit: 40)
        #expect(count == 13)
    }

    @Test func directionalSymbolsFollowTheReadingDirection() {
        #expect(text(Image(systemName: "chevron.forward"), 1, 1) == "‹")
        #expect(text(Image(systemName: "chevron.right"), 1, 1) == "›")
        #expect(text(Image(systemName: "chevron.right").flipsForRightToLeftLayoutDirection(true), 1, 1) == "‹")
        #expect(text(Image(systemName: "chevron.right").flipsForRightToLeftLayoutDirection(false), 1, 1) == "›")
        #expect(text(Text("a\(Image(systemName: "arrow.forward"))"), 2, 1) == "a←")
        let unmirrored = Image(systemName: "chevron.right").flipsForRightToLeftLayoutDirection(true)
        #expect(render(unmirrored, 1, 1).frame.text == "›")
    }

    @Test func shapesAreMirroredOnRequestAndLeadingCornersAlways() {
        let half = Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 32, y: 0))
            path.addLine(to: CGPoint(x: 0, y: 64))
            path.closeSubpath()
        }
        let shape = FixedShape(outline: half).frame(width: 32, height: 64)
        let plain = mirrored(shape, 4, 4).frame
        #expect(plain.text == render(shape, 4, 4).frame.text)
        #expect(mirrored(shape.flipsForRightToLeftLayoutDirection(true), 4, 4).frame.text != plain.text)
        let card = UnevenRoundedRectangle(topLeadingRadius: 30).frame(width: 64, height: 64)
        let other = UnevenRoundedRectangle(topTrailingRadius: 30).frame(width: 64, height: 64)
        #expect(mirrored(card, 8, 4).frame.text == render(other, 8, 4).frame.text)
    }

    private struct FixedShape: Shape {
        let outline: Path
        func path(in rect: CGRect) -> Path { outline }
    }

    @Test func viewsCanReadTheDirection() {
        struct Reader: View {
            @Environment(\.layoutDirection) var direction
            var body: some View { Text(direction == .rightToLeft ? "right" : "left") }
        }
        #expect(text(Reader(), 5, 1) == "right")
        #expect(render(Reader(), 5, 1).frame.text == "left")
    }
}
