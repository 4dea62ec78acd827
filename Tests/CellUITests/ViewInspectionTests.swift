import Testing

@testable import CellUI

@Suite struct ViewInspectionTests {
    private struct Card: View {
        var showsIcon = true
        var title = "Breath awareness"

        var body: some View {
            VStack(alignment: .leading) {
                if showsIcon { Image(systemName: "circle") }
                HStack {
                    Text(title).font(.headline).lineLimit(1).layoutPriority(1)
                    Spacer()
                    Text(noon, style: .timer).accessibilityLabel("time").accessibilityHidden(false)
                }
                .foregroundStyle(.red)
                ProgressView(value: 0.5)
            }
            .padding(8)
        }
    }

    private func inspect<V: View>(_ view: V, _ width: Int, _ height: Int, at now: Date = noon + 5) -> ViewInspection {
        var environment = EnvironmentValues()
        environment.now = now
        return Renderer.inspect(view, size: CellSize(width: width, height: height), environment: environment)
    }

    private func named(_ title: String, in inspection: ViewInspection) throws -> InspectedView {
        try #require(
            inspection.views.first { $0.title == title || $0.name == title },
            "no \(title) among \(inspection.views.map(\.title))")
    }

    @Test func viewsAndModifiersHaveTheirSourceNames() {
        let lines = inspect(Card(), 40, 8).views.map { String(repeating: " ", count: $0.depth) + $0.title }
        #expect(
            lines == [
                "Card", " .padding(8)", "  VStack", "   Image \"○\"", "   HStack", "    .layoutPriority(1)",
                "     Text \"Breath awareness\"", "    Spacer", "    .accessibilityHidden", "     Text \"0:05\"",
                "   ProgressView",
            ])
    }

    @Test func aViewReportsItsPlaceProposalAndModifiers() throws {
        let inspection = inspect(Card(), 40, 8)
        let title = try named("Text", in: inspection)
        #expect(title.place == CellRect(x: 1, y: 3, width: 16, height: 1))
        #expect(title.size == CellSize(width: 16, height: 1) && title.proposal != nil)
        #expect(
            title.modifiers.prefix(3) == [".layoutPriority(1)", ".lineLimit(1)", ".foregroundStyle(#FF453A)"])
        #expect(title.attributes.contains { $0.name == "font" && $0.value == ".headline" })
        let priority = try named(".layoutPriority(1)", in: inspection)
        #expect(priority.attributes.contains { $0.name == "layout priority" && $0.value == "1" })
        let clock = try named("Text \"0:05\"", in: inspection)
        #expect(clock.accessibilityLabel == "time")
        #expect(inspection.parent(of: clock)?.spoken == "time")
        #expect(try named("ProgressView", in: inspection).accessibilityValue == "50 percent")
    }

    @Test func theInnermostViewAtAPointIsTheTopmost() throws {
        let layers = ZStack {
            Color.red
            Text("over")
        }
        let inspection = inspect(layers, 10, 3)
        #expect(inspection.view(at: CellPoint(x: 4, y: 1))?.title == "Text \"over\"")
        #expect(inspection.view(at: CellPoint(x: 0, y: 0))?.name == "Color")
        #expect(inspection.view(at: CellPoint(x: 10, y: 0)) == nil)
        let padded = inspect(Text("a").padding(16).background(.blue), 5, 3)
        #expect(padded.view(at: CellPoint(x: 2, y: 1))?.name == "Text")
        #expect(padded.view(at: CellPoint(x: 0, y: 0))?.name == ".padding(16)")
    }

    @Test func arrowKeysGoThroughAllViewsInReadingOrder() {
        let inspection = inspect(Card(), 40, 8)
        var path: ViewPath?
        var walked: [ViewPath] = []
        while let next = inspection.view(after: path) {
            walked.append(next.id)
            path = next.id
        }
        #expect(walked == inspection.views.map(\.id))
        var back: [ViewPath] = []
        path = nil
        while let next = inspection.view(before: path) {
            back.append(next.id)
            path = next.id
        }
        #expect(back == walked.reversed())
    }

    @Test func aPathKeepsNamingTheSameView() throws {
        let first = inspect(Card(), 40, 8)
        let later = inspect(Card(), 60, 9, at: noon + 3000)
        #expect(first.views.map(\.id) == later.views.map(\.id))
        let without = inspect(Card(showsIcon: false), 40, 8)
        for name in ["HStack", "ProgressView", "Text \"0:05\""] {
            #expect(try named(name, in: first).id == named(name, in: without).id)
        }
    }

    @Test(arguments: 0..<6) func inspectingChangesNoCell(block: UInt64) {
        for seed in block * 40..<(block + 1) * 40 {
            var random = RandomView(seed: seed, features: [.time, .overflow], start: noon)
            let view = random.view(depth: 4)
            let size = CellSize(
                width: Int.random(in: 1...40, using: &random.generator),
                height: Int.random(in: 1...10, using: &random.generator))
            var environment = EnvironmentValues()
            environment.now = noon
            let isSame =
                Renderer.inspect(view, size: size, environment: environment).frame
                == Renderer.render(view, size: size, environment: environment).frame
            #expect(isSame, "seed \(seed)")
        }
    }

    @Test(arguments: 0..<4) func visibleAreasLieInsideTheParentsVisibleArea(block: UInt64) {
        for seed in block * 60..<(block + 1) * 60 {
            var random = RandomView(seed: seed, features: [.time], start: noon)
            let view = random.view(depth: 4)
            let inspection = inspect(
                view, Int.random(in: 1...40, using: &random.generator),
                Int.random(in: 1...10, using: &random.generator),
                at: noon)
            #expect(Set(inspection.views.map(\.id)).count == inspection.views.count, "seed \(seed)")
            for view in inspection.views {
                #expect(inspection.frame.bounds.contains(view.visible), "seed \(seed)")
                for child in inspection.children(of: view) {
                    // What takes whole cells may stick out by a part of one.
                    let around = view.visible.inset(columns: -1, rows: -1)
                    #expect(around.contains(child.visible), "seed \(seed): \(child.title) in \(view.title)")
                    #expect(inspection.parent(of: child)?.id == view.id, "seed \(seed)")
                }
            }
        }
    }

    @Test func viewsBuiltDuringLayoutAreFoundToo() throws {
        let view = VStack {
            GeometryReader { _ in Text("measured") }.frame(height: 16)
            ViewThatFits {
                Text("far too long for this")
                Text("fits")
            }
            Grid { GridRow { Text("cell").gridCellColumns(2) } }
            Text("under").background { Color.red }.mask { Circle() }
            Label("label", systemImage: "circle")
        }
        let titles = Set(inspect(view, 12, 8).views.map(\.title))
        for title in [
            "Text \"measured\"", "Text \"fits\"", "Text \"cell\"", "Text \"under\"", "Text \"label\"", "Color",
        ] { #expect(titles.contains(title), "\(title)") }
        #expect(!titles.contains("Text \"far too long for this\""))
    }

    @Test func findingsNameContentThatIsCut() throws {
        let tall = VStack { ForEach(0..<11) { Text(verbatim: "\($0)") } }
        let cut = inspect(tall, 10, 10).findings
        #expect(cut.map(\.kind) == [.cutOffRows(needed: 11, shown: 10)])
        #expect(cut.first?.sentence == "VStack needs 11 rows, 10 are shown")
        let long = inspect(Card(title: "A title far too long").frame(width: 144), 30, 8)
        #expect(long.findings.map(\.kind) == [.truncatedText("A title far too long"), .truncatedText("0:05")])
        let wide = inspect(Text("in and out").fixedSize().frame(width: 40), 20, 1).findings
        #expect(wide.map(\.kind) == [.cutOffColumns(needed: 10, shown: 5)])
        #expect(inspect(Card(), 40, 8).findings.isEmpty)
    }

    @Test func severalViewsHaveARootEach() throws {
        let inspection = Renderer.inspect(size: CellSize(width: 20, height: 2), at: noon) { context in
            let environment = EnvironmentValues()
            context.surface("Card", in: context.bounds) { context in
                context.draw(Text("one"), in: CellRect(x: 0, y: 0, width: 20, height: 1), environment: environment)
                context.draw(Text("two"), in: CellRect(x: 0, y: 1, width: 20, height: 1), environment: environment)
            }
        }
        #expect(inspection.roots.map(\.name) == ["Card"])
        #expect(inspection.views.map(\.title) == ["Card", "Text \"one\"", "Text \"two\""])
        #expect(Set(inspection.views.map(\.id)).count == 3)
    }
}
