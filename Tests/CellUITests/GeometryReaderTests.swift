import CellUI
import Testing

@Suite struct GeometryReaderTests {
    private let reader = GeometryReader { proxy in
        Text(verbatim: "\(Int(proxy.size.width))×\(Int(proxy.size.height))")
    }

    @Test func theContentKnowsItsSizeInPoints() {
        #expect(text(reader, 12, 3) == "96×48\n\n")
        #expect(text(reader.frame(width: 64, height: 16), 12, 3) == "64×16\n\n")
    }

    @Test func aBarOfPartOfTheWidthIsDrawnInColumns() {
        let bar = GeometryReader { proxy in
            ZStack(alignment: .leading) {
                Rectangle().fill(.black)
                Rectangle().fill(.white).frame(width: proxy.size.width * 0.25)
            }
        }
        let row = render(bar, 8, 1).frame.row(0).map { $0.style.background.hex }
        #expect(row == [0xFFFFFF, 0xFFFFFF, 0, 0, 0, 0, 0, 0])
    }

    @Test func theContentKnowsItsPlaceInThePicture() {
        let view = GeometryReader { proxy in
            let frame = proxy.frame(in: .global)
            Text(verbatim: "\(Int(frame.minX)) \(Int(proxy.frame(in: .local).minX))")
        }.padding(.leading, 16)
        #expect(text(view, 12, 1) == "  16 0")
    }

    @Test func theContentInheritsTheEnvironment() {
        struct Inner: View {
            @Environment(\.colorScheme) var scheme
            var body: some View { GeometryReader { _ in Text(verbatim: scheme == .light ? "light" : "dark") } }
        }
        #expect(text(Inner().colorScheme(.light), 8, 1) == "light")
    }

    @Test func changingContentExpires() {
        expectExactExpiry(GeometryReader { _ in Text(timerInterval: noon...noon + 5) }, 6, 1)
    }

    @Test("What the content sets is known once the reader is measured, and what is set outside of it comes after it")
    func preferences() {
        func sizes<V: View>(in view: V, isMeasured: Bool = true) -> [CGSize] {
            let view = PreparedView(view, environment: EnvironmentValues())
            if isMeasured { _ = view.size(ProposedViewSize(width: 80, height: 32)) }
            return view.preference(SizesKey.self)
        }
        let outer = CGSize(width: 1, height: 1)
        let own = GeometryReader { Color.red.preference(key: SizesKey.self, value: [$0.size]) }
        #expect(sizes(in: own, isMeasured: false) == [])
        #expect(sizes(in: own) == [CGSize(width: 80, height: 32)])
        #expect(
            sizes(in: own.preference(key: SizesKey.self, value: [outer])) == [CGSize(width: 80, height: 32), outer])
        let nested = GeometryReader { _ in own.frame(width: 40) }
        #expect(sizes(in: nested) == [CGSize(width: 40, height: 32)])
        let pair = VStack(spacing: 0) {
            own.frame(height: 16)
            own.frame(height: 8)
        }
        #expect(sizes(in: pair).map(\.height) == [16, 8])
    }

    @Test func theContentIsSpoken() { #expect(sentence(GeometryReader { _ in Text("inside") }) == "inside") }
}

private struct SizesKey: PreferenceKey {
    static var defaultValue: [CGSize] { [] }
    static func reduce(value: inout [CGSize], nextValue: () -> [CGSize]) { value += nextValue() }
}
