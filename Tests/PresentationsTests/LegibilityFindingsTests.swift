import Presentations
import Testing

/// Letters that are too small or too faint on a phone are found, and no others. The contrasts are those of WCAG 2.2, computed by hand.
struct LegibilityFindingsTests {
    /// The findings of a view in the expanded island, which is black.
    private func findings(
        _ view: some View, _ change: (inout PreviewTraits) -> Void = { _ in }
    ) -> [PresentationFinding] {
        var traits = PreviewTraits()
        change(&traits)
        let island = DynamicIsland {
            DynamicIslandExpandedRegion(.bottom) { view }
        } compactLeading: {
            Text("a")
        } compactTrailing: {
            Text("b")
        } minimal: {
            Text("c")
        }
        let views = ActivityViews(lockScreen: AnyView(Text("card")), island: island)
        return PresentationPicture(views, in: traits).findings(at: sampleInstant).filter {
            $0.presentation == .expanded
        }
    }

    @Test("Letters of less than 11 points are found, with their size")
    func smallText() throws {
        let finding = try #require(findings(Text("tiny").font(.system(size: 9))).first)
        #expect(finding.kind == .smallText(points: 9))
        #expect(finding.sentence == "Expanded: Text \"tiny\" has letters of 9 points; 11 is the least")
        #expect(findings(Text("small").font(.system(size: 11))).isEmpty)
        #expect(findings(Text("small").font(.caption2)).isEmpty)
        let shrunk = findings(Text("shrunk").font(.system(size: 16)).scaleEffect(0.5)).map(\.kind)
        #expect(shrunk == [.smallText(points: 8)])
    }

    @Test("Up to 17 points a contrast of 4.5 is needed, from 18 points or in bold 3")
    func contrast() throws {
        // The luminance of this grey is 0.125, which has a contrast of 3.5 with black.
        let grey = Text("grey").foregroundStyle(Color(white: 0.39))
        let finding = try #require(findings(grey.font(.system(size: 17))).first)
        guard case .lowContrast(let ratio, 4.5) = finding.kind else {
            Issue.record("\(finding)")
            return
        }
        #expect(abs(ratio - 3.5) < 0.1)
        #expect(finding.sentence.hasSuffix("with what is behind it; 4.5 is the least"))
        #expect(findings(grey.font(.system(size: 18))).isEmpty)
        #expect(findings(grey.font(.system(size: 15)).bold()).isEmpty)
    }

    @Test("What is behind the letters counts: shapes, faded colours, several layers")
    func grounds() {
        let black = Text("black").foregroundStyle(.black)
        func isFaint(_ view: some View) -> Bool {
            findings(view).contains { if case .lowContrast = $0.kind { true } else { false } }
        }
        #expect(isFaint(black))
        #expect(!isFaint(black.padding(8).background(.yellow)))
        #expect(!isFaint(black.padding(8).background(.white, in: Capsule())))
        #expect(isFaint(black.padding(8).background(.yellow.opacity(0.1))))
        #expect(isFaint(Text("white").foregroundStyle(.white).padding(8).background(.white)))
        #expect(!isFaint(Text("white").foregroundStyle(.white).padding(8).background(.black).background(.white)))
        #expect(isFaint(Text("faded").opacity(0.2)))
        #expect(!isFaint(Text("faded").opacity(0.8)))
    }

    @Test("An Always-On display dims every colour, so contrast is not judged there")
    func alwaysOn() {
        let grey = Text("grey").foregroundStyle(Color(white: 0.55))
        #expect(findings(grey).isEmpty)
        #expect(findings(grey) { $0.isLuminanceReduced = true }.isEmpty)
    }

    private func isFaint(_ view: some View) -> Bool {
        findings(view).contains { if case .lowContrast = $0.kind { true } else { false } }
    }

    @Test("Lines, symbols and masks are grounds too")
    func otherGrounds() {
        let white = Text("white").foregroundStyle(.white).padding(8)
        // A line as thick as the text is high is a ground, and a thin one through it is not.
        #expect(isFaint(white.background { Capsule().stroke(.white, lineWidth: 60) }))
        #expect(!isFaint(white.background { Capsule().stroke(.white, lineWidth: 2) }))
        #expect(!isFaint(white.overlay { Rectangle().fill(.white).frame(height: 1) }))
        func badge(_ symbol: String) -> some View {
            Text("7").foregroundStyle(.white).background { Image(systemName: symbol).font(.system(size: 60)) }
        }
        #expect(isFaint(badge("circle.fill").padding(24)))
        #expect(!isFaint(badge("circle").padding(24)))
        let mask = Rectangle().frame(width: 8, height: 8)
        #expect(isFaint(white.background { Color.white.mask { Rectangle() } }))
        #expect(
            !isFaint(white.background(alignment: .topLeading) { Color.white.mask(alignment: .topLeading) { mask } }))
    }

    @Test("Nothing is said of letters on an image, whose look is unknown")
    func images() {
        for color in [Color.white, .black] {
            let text = Text("title").foregroundStyle(color)
            #expect(!isFaint(text.padding(8).background { Image("photo").resizable().frame(width: 200, height: 80) }))
        }
        // The corner of an image too: what is certain of it is only its middle.
        let corner = Text("title").foregroundStyle(.black)
        #expect(
            !isFaint(
                Image("photo").resizable().frame(width: 200, height: 80).overlay(alignment: .topLeading) { corner }))
        #expect(isFaint(Text("title").foregroundStyle(.black)))
    }

    @Test("On a gradient the letter that is hardest to read counts")
    func gradients() {
        func text(_ colors: [Color]) -> some View {
            Text("from left to right").foregroundStyle(.white).padding(8)
                .background(LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
        }
        #expect(isFaint(text([.black, .white])))
        #expect(isFaint(text([.white, .black])))
        #expect(!isFaint(text([.black, Color(white: 0.3)])))
    }
}
