import Presentations
import Testing

/// For every kind of finding a view with that fault, and one that is nearly the same and has none.
struct FindingFixturesTests {
    enum Fixture: CaseIterable {
        case cutOff, tooWide, truncatedText, outsideCorners, clipped, hidden, behindCamera, outsideSafeArea, overlap
        case smallText, brokenWord, lowContrast, nothingDrawn

        /// The fixture of a kind. A new kind needs a new one.
        init(of kind: PresentationFinding.Kind) {
            self =
                switch kind {
                case .cutOff: .cutOff
                case .tooWide: .tooWide
                case .truncatedText: .truncatedText
                case .brokenWord: .brokenWord
                case .outsideCorners: .outsideCorners
                case .clipped: .clipped
                case .hidden: .hidden
                case .behindCamera: .behindCamera
                case .outsideSafeArea: .outsideSafeArea
                case .overlap: .overlap
                case .smallText: .smallText
                case .lowContrast: .lowContrast
                case .nothingDrawn: .nothingDrawn
                }
        }

        /// An activity with the fault, or its innocent twin.
        func views(isFaulty: Bool) -> ActivityViews {
            switch self {
            case .cutOff:
                views(card: VStack(spacing: 8) { ForEach(0..<(isFaulty ? 6 : 4)) { _ in Text("line") } }.padding())
            case .tooWide: views(leading: Text(isFaulty ? "far too long" : "short"))
            case .truncatedText:
                views(
                    card: Text(isFaulty ? "Thirty-seven letters are too many, ah" : "Eighteen fit, see!")
                        .font(.title).lineLimit(1).padding())
            case .brokenWord:
                views(card: Text("30:00").font(.title).frame(width: isFaulty ? 50 : 110).padding(24))
            case .outsideCorners:
                views(
                    minimal: Image(systemName: "\(isFaulty ? "square" : "circle").fill").font(
                        .system(size: isFaulty ? 30 : 25.6)))
            case .clipped: views(bottom: Text("moved").offset(x: isFaulty ? -172 : -140))
            case .hidden: views(bottom: Text("away").offset(x: isFaulty ? 400 : 0))
            case .behindCamera: views(leading: Text(isFaulty ? "too long here" : "short").fixedSize())
            case .outsideSafeArea:
                views(
                    card: Text("at the edge").frame(maxWidth: .infinity, alignment: .leading)
                        .padding(.vertical, 40).padding(.horizontal, isFaulty ? 8 : 16))
            case .overlap:
                views(
                    card: VStack(spacing: isFaulty ? -14 : -3) {
                        Text("one")
                        Text("two")
                    }.padding(40))
            case .smallText: views(card: Text("letters").font(.system(size: isFaulty ? 10 : 11)).padding(40))
            case .lowContrast:
                views(bottom: Text("grey").foregroundStyle(Color(white: isFaulty ? 0.39 : 0.55)))
            case .nothingDrawn: views(minimal: isFaulty ? Text(" ") : Text("-"))
            }
        }

        private func views(
            card: some View = Text("card").padding(40), leading: some View = Text("a"),
            minimal: some View = Text("b"), bottom: some View = Text("bottom")
        ) -> ActivityViews {
            let island = DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) { bottom }
            } compactLeading: {
                leading
            } compactTrailing: {
                Text("c")
            } minimal: {
                minimal
            }
            return ActivityViews(lockScreen: AnyView(card), island: island)
        }
    }

    @Test(
        "Every kind of finding is made of its fault, and nothing is found in the innocent twin",
        arguments: Fixture.allCases)
    func fixtures(fixture: Fixture) {
        func findings(isFaulty: Bool) -> [PresentationFinding] {
            PresentationPicture(fixture.views(isFaulty: isFaulty), in: PreviewTraits()).findings(at: sampleInstant)
        }
        let faults = findings(isFaulty: true)
        #expect(faults.contains { Fixture(of: $0.kind) == fixture }, "\(faults.map(\.sentence))")
        #expect(findings(isFaulty: false).map(\.sentence) == [])
    }

    /// Content of the card and of the expanded island's bottom region.
    private func sentences(_ content: some View) -> [String] {
        let island = DynamicIsland {
            DynamicIslandExpandedRegion(.bottom) { content }
        } compactLeading: {
            Text("a")
        } compactTrailing: {
            Text("c")
        } minimal: {
            Text("b")
        }
        let views = ActivityViews(lockScreen: AnyView(content.padding(16)), island: island)
        return PresentationPicture(views, presentations: [.lockScreen, .expanded]).findings(at: sampleInstant)
            .map(\.sentence)
    }

    @Test(
        "What is wider than the card or a region is cut off at the sides: text, and shapes that only their size says it of"
    )
    func sideways() {
        let text = sentences(Text("This is a text that is longer than the card can hold, all on one line").fixedSize())
        #expect(text.filter { $0.hasSuffix("is cut off") }.count == 2, "\(text)")
        #expect(text.filter { $0.contains("needs a width of") }.count == 2, "\(text)")
        let circles = sentences(HStack(spacing: 4) { ForEach(0..<9) { _ in Circle().frame(width: 50, height: 50) } })
        #expect(
            circles == [
                "Lock Screen needs a width of 514 points, there are 371",
                "Expanded (bottom) needs a width of 482 points, there are 327",
            ])
        let bar = sentences(ProgressView(value: 0.4).frame(width: 480))
        #expect(bar.contains { $0.hasPrefix("Expanded (bottom) needs a width of 480") }, "\(bar)")
    }

    @Test("Text outside of the card and the island is found, and so is text all of which is beneath an opaque shape")
    func hidden() {
        let outside = sentences(
            HStack {
                Text("left"); Text("right").offset(x: 400)
            })
        #expect(
            outside.map { $0.hasSuffix("Text \"right\" is not seen: it lies outside of what is shown") } == [
                true, true,
            ])
        func covered(_ shape: some View) -> [String] {
            sentences(
                ZStack(alignment: .leading) {
                    Text("beneath"); shape
                })
        }
        let red = covered(Color.red.frame(width: 200, height: 40))
        #expect(red.map { $0.hasSuffix("Text \"beneath\" is not seen: a shape is drawn over it") } == [true, true])
        #expect(covered(Color.red.frame(width: 30, height: 40)) == [], "a part of it is seen")
        #expect(covered(Color.red.opacity(0.2).frame(width: 200, height: 40)) == [])
        let gradient = LinearGradient(colors: [.red, .orange], startPoint: .leading, endPoint: .trailing)
        #expect(sentences(Text("beneath").overlay { gradient.mask { Text("beneath") } }) == [], "its own colours")
        let odometer = VStack(spacing: 0) { ForEach(0..<9) { Text("\($0)").frame(height: 20) } }
        #expect(sentences(odometer.offset(y: -40).frame(height: 20, alignment: .top).clipped()) == [])
    }

    @Test("Text that a clip cuts is found; a clip that only rounds a bar, a picture or a faint sign is meant so")
    func clips() {
        let text = sentences(Text("clipped text in a small frame").fixedSize().frame(width: 60, height: 20).clipped())
        #expect(text.filter { $0.hasSuffix("is cut off") }.count == 2, "\(text)")
        let innocent = [
            sentences(Text("whole").padding(4).clipShape(Capsule())),
            sentences(ProgressView(value: 0.4).scaleEffect(y: 2).clipShape(Capsule()).padding(.top, 10)),
            sentences(Image(systemName: "person.crop.square").font(.title).clipShape(Circle())),
            sentences(
                Text("card").background(alignment: .leading) {
                    Image(systemName: "leaf").font(.system(size: 120)).opacity(0.1).offset(x: -200)
                }),
        ]
        #expect(innocent == [[], [], [], []])
    }

    @Test("A shape that is larger than the closed island is cut off")
    func closed() {
        func sentences(_ side: CGFloat) -> [String] {
            let island = DynamicIsland {
            } compactLeading: {
                Circle().frame(width: side, height: side)
            } compactTrailing: {
                Text("c")
            } minimal: {
                Circle().frame(width: side, height: side)
            }
            let views = ActivityViews(lockScreen: AnyView(Text("card").padding(40)), island: island)
            return PresentationPicture(views, presentations: [.compact, .minimal]).findings(at: sampleInstant)
                .map(\.sentence)
        }
        #expect(sentences(24) == [])
        #expect(
            sentences(60) == [
                "Compact (leading) needs a height of 60 points, there are 36",
                "Minimal needs a height of 60 points, there are 36",
            ])
    }

    @Test("The width of what ViewThatFits did not choose is not asked for")
    func alternatives() {
        func sentences(_ trailing: some View) -> [String] {
            let island = DynamicIsland {
            } compactLeading: {
                Text("a")
            } compactTrailing: {
                trailing
            } minimal: {
                Text("b")
            }
            let views = ActivityViews(lockScreen: AnyView(Text("card").padding(40)), island: island)
            let picture = PresentationPicture(views, presentations: [.compact])
            return picture.findings(at: sampleInstant).map(\.sentence)
        }
        let chosen = sentences(
            ViewThatFits {
                Text("Arrives in a very long time")
                Text("123456789").lineLimit(1).frame(maxWidth: 30)
            })
        #expect(chosen.count == 1 && chosen.allSatisfy { $0.hasSuffix("is shortened") }, "\(chosen)")
        let alone = sentences(Text("Arrives in a very long time").lineLimit(1))
        #expect(alone.contains { $0.contains("needs a width of") }, "\(alone)")
    }

    @Test("What is wrong with the minimal presentation is said once, for both of its forms")
    func minimalOnce() {
        let picture = PresentationPicture(Fixture.outsideCorners.views(isFaulty: true), presentations: [.minimal])
        let sentences = picture.findings(at: sampleInstant).map(\.report)
        #expect(!sentences.isEmpty)
        #expect(Set(sentences).count == sentences.count, "\(sentences)")
    }
}
