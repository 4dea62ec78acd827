import Presentations
import Testing

/// Texts, symbols and controls whose ink collides are found, and none that only lie on top of each other on purpose.
struct OverlapFindingsTests {
    /// What is found of a view in the expanded island.
    private func findings(_ view: some View) -> [PresentationFinding] {
        let island = DynamicIsland {
            DynamicIslandExpandedRegion(.bottom) { view.frame(maxWidth: .infinity) }
        } compactLeading: {
            Text("a")
        } compactTrailing: {
            Text("b")
        } minimal: {
            Text("c")
        }
        let views = ActivityViews(lockScreen: AnyView(Text("card")), island: island)
        return PresentationPicture(views, presentations: [.expanded]).findings(at: sampleInstant)
    }

    private func overlaps(_ view: some View) -> [String] {
        findings(view).filter { if case .overlap = $0.kind { true } else { false } }.map(\.sentence)
    }

    @Test("Two texts that are drawn over each other collide, with or without a stack")
    func texts() {
        let sentence = "Expanded: Text \"one\" overlaps Text \"two\""
        #expect(
            overlaps(
                ZStack {
                    Text("one"); Text("two")
                }) == [sentence])
        #expect(overlaps(Text("one").overlay { Text("two") }) == [sentence])
        #expect(
            overlaps(
                VStack(spacing: -16) {
                    Text("one"); Text("two")
                }) == [sentence])
        #expect(
            overlaps(
                HStack {
                    Text("one"); Text("two").offset(x: -24)
                }) == [sentence])
        #expect(
            overlaps(
                HStack(spacing: 0) {
                    Text("one").frame(width: 8).fixedSize(); Text("two")
                }
            ).isEmpty)
        #expect(
            overlaps(
                HStack(spacing: 0) {
                    Text("one").fixedSize().frame(width: 8); Text("two")
                }) == [sentence])
    }

    @Test("Lines that touch, and rectangles that overlap without their ink, are innocent")
    func lines() {
        #expect(
            overlaps(
                VStack(spacing: 0) {
                    Text("pqgy"); Text("TEXT")
                }
            ).isEmpty)
        // Capitals end at the baseline: 4 points of the line below them are blank.
        #expect(
            overlaps(
                VStack(spacing: -4) {
                    Text("ABC"); Text("abc")
                }
            ).isEmpty)
        #expect(
            overlaps(
                ZStack(alignment: .leading) {
                    Text("left")
                    Text("right").frame(maxWidth: .infinity, alignment: .trailing)
                }
            ).isEmpty)
        #expect(
            overlaps(
                ZStack {
                    Text("top").offset(y: -12); Text("below").offset(y: 12)
                }
            ).isEmpty)
    }

    @Test("What is not seen collides with nothing: hidden, transparent, clipped or covered")
    func unseen() {
        #expect(
            overlaps(
                ZStack {
                    Text("one").hidden(); Text("two")
                }
            ).isEmpty)
        #expect(
            overlaps(
                ZStack {
                    Text("one").opacity(0); Text("two")
                }
            ).isEmpty)
        #expect(
            overlaps(
                ZStack {
                    Text("one"); Color.black; Text("two")
                }.frame(height: 30)
            ).isEmpty)
        #expect(
            overlaps(
                HStack(spacing: 0) {
                    Text("one and more").fixedSize().frame(width: 40, alignment: .leading).clipped(); Text("two")
                }
            ).isEmpty)
    }

    @Test("A text drawn twice is the shadow of itself")
    func shadow() {
        #expect(
            overlaps(
                ZStack {
                    Text("12:34").offset(x: 1, y: 1); Text("12:34")
                }
            ).isEmpty)
    }

    @Test("A symbol may carry a text on purpose, but not run into one beside it")
    func symbols() {
        let badge = Image(systemName: "circle.fill").font(.system(size: 40)).foregroundStyle(.blue)
        #expect(
            overlaps(
                ZStack {
                    badge; Text("3")
                }
            ).isEmpty)
        #expect(overlaps(badge.overlay { Text("3") }).isEmpty)
        #expect(overlaps(Text("3").background { badge }).isEmpty)
        #expect(
            overlaps(
                HStack(spacing: 8) {
                    badge; Text("Tea")
                }
            ).isEmpty)
        let crash = overlaps(
            HStack(spacing: -16) {
                badge; Text("Tea")
            })
        #expect(crash == ["Expanded: Image \"circle.fill\" overlaps Text \"Tea\""])
        // A ring is empty in the middle, and a small text does not touch it.
        let ring = Image(systemName: "circle").font(.system(size: 40))
        #expect(
            overlaps(
                VStack(spacing: -34) {
                    ring; Text("3")
                }
            ).isEmpty)
    }

    @Test("A control contains its label, but no text from outside")
    func controls() throws {
        let link = try #require(URL(string: "islet://pause"))
        let button = Link(destination: link) {
            Image(systemName: "pause.fill").frame(width: 40, height: 40).background(.blue, in: Circle())
        }
        #expect(overlaps(button).isEmpty)
        #expect(
            overlaps(
                HStack {
                    button; Text("Tea")
                }
            ).isEmpty)
        #expect(
            overlaps(
                HStack(spacing: -14) {
                    button; Text("Tea")
                }) == ["Expanded: Link overlaps Text \"Tea\""])
        #expect(
            overlaps(
                Gauge(value: 0.5) {
                    Text("half")
                } currentValueLabel: {
                    Text("50")
                }.gaugeStyle(.accessoryCircular)
            ).isEmpty)
    }
}
