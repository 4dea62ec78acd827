import Presentations
import Testing

/// For every kind of finding a view with that fault, and one that is nearly the same and has none.
struct FindingFixturesTests {
    enum Fixture: CaseIterable {
        case cutOff, tooWide, truncatedText, outsideCorners, behindCamera, outsideSafeArea, overlap, smallText
        case brokenWord, lowContrast, nothingDrawn

        /// The fixture of a kind. A new kind needs a new one.
        init(of kind: PresentationFinding.Kind) {
            self =
                switch kind {
                case .cutOff: .cutOff
                case .tooWide: .tooWide
                case .truncatedText: .truncatedText
                case .brokenWord: .brokenWord
                case .outsideCorners: .outsideCorners
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
