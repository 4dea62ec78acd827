import Presentations
import Testing

/// A presentation of which nothing is seen is found, and an empty part of one is not.
struct BlankFindingsTests {
    /// The presentations that are blank, of an activity with `view` in all of them, or in one.
    private func blank(
        _ view: some View, in only: Presentation? = nil, _ change: (inout PreviewTraits) -> Void = { _ in }
    ) -> [Presentation] {
        func content(_ presentation: Presentation) -> AnyView {
            only == nil || only == presentation ? AnyView(view) : AnyView(Text("text"))
        }
        let island = DynamicIsland {
            DynamicIslandExpandedRegion(.bottom) { content(.expanded) }
        } compactLeading: {
            content(.compact)
        } compactTrailing: {
            content(.compact)
        } minimal: {
            content(.minimal)
        }
        var traits = PreviewTraits()
        change(&traits)
        let views = ActivityViews(lockScreen: content(.lockScreen), island: island)
        return PresentationPicture(views, in: traits).findings(at: sampleInstant)
            .filter { $0.kind == .nothingDrawn }.map(\.presentation)
    }

    @Test("One blank presentation is found, with its name", arguments: Presentation.allCases)
    func oneBlank(presentation: Presentation) {
        #expect(blank(EmptyView(), in: presentation) == [presentation])
    }

    @Test("What is not seen is blank")
    func unseen() {
        let all = Presentation.allCases.count
        #expect(blank(EmptyView()).count == all)
        #expect(blank(Color.clear).count == all)
        #expect(blank(Text("")).count == all)
        #expect(blank(Spacer()).count == all)
        #expect(blank(Text("text").hidden()).count == all)
        #expect(blank(Text("text").opacity(0)).count == all)
        #expect(blank(Circle().frame(width: 0, height: 0)).count == all)
        #expect(blank(Text("text").mask { EmptyView() }).count == all)
        #expect(blank(Text("text").offset(x: 2000)).count == all)
        #expect(blank(Rectangle().fill(.black), in: .minimal) == [.minimal])
    }

    @Test("A text, a shape, a line or a picture is seen")
    func seen() {
        #expect(blank(Text("text")).isEmpty)
        #expect(blank(Text("-")).isEmpty)
        #expect(blank(Color.red).isEmpty)
        #expect(blank(Circle().stroke(.white, lineWidth: 0.5).frame(width: 20, height: 20)).isEmpty)
        #expect(blank(Divider()).isEmpty)
        #expect(blank(Image(systemName: "minus")).isEmpty)
        #expect(blank(Image("missing")).isEmpty)
        #expect(blank(ProgressView(value: 0.5)).isEmpty)
        #expect(
            blank(
                Canvas { context, size in
                    context.fill(
                        Path(CGRect(x: size.width / 2 - 2, y: size.height / 2 - 2, width: 4, height: 4)),
                        with: .color(.white))
                }
            ).isEmpty)
    }

    @Test("An empty region of the expanded island and an empty side of the compact one are innocent")
    func emptyParts() {
        let island = DynamicIsland {
            DynamicIslandExpandedRegion(.leading) { Text("left") }
            DynamicIslandExpandedRegion(.bottom) { EmptyView() }
        } compactLeading: {
            Text("a")
        } compactTrailing: {
            EmptyView()
        } minimal: {
            Text("m")
        }
        let views = ActivityViews(lockScreen: AnyView(Text("card")), island: island)
        #expect(PresentationPicture(views).findings(at: sampleInstant).filter { $0.kind == .nothingDrawn }.isEmpty)
    }

    @Test("Without an island its presentations are not missed")
    func noIsland() {
        #expect(blank(EmptyView(), in: .minimal) { $0.device = .named("iPhone SE") ?? $0.device }.isEmpty)
        #expect(blank(EmptyView(), in: .compact) { $0.device = .named("iPhone SE") ?? $0.device }.isEmpty)
    }

    @Test("The finding is a sentence")
    func sentence() {
        let views = ActivityViews(
            lockScreen: AnyView(Text("card")),
            island: DynamicIsland {
            } compactLeading: {
                Text("a")
            } compactTrailing: {
                Text("b")
            } minimal: {
                EmptyView()
            })
        let found = PresentationPicture(views, presentations: [.minimal]).findings(at: sampleInstant)
        #expect(found.map(\.report) == ["Minimal: nothing is drawn"])
    }
}
