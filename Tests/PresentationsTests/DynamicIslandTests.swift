import Presentations
import Testing

@Suite struct DynamicIslandTests {
    private struct Attributes: ActivityAttributes {
        struct ContentState: Codable, Hashable { var isLong = false }
    }

    private func canvas(
        @DynamicIslandExpandedContentBuilder _ expanded: @escaping () -> DynamicIslandExpandedContent<some View>
    )
        -> PresentationCanvas
    {
        let island = DynamicIsland(expanded: expanded) {
            Text("L")
        } compactTrailing: {
            Text("12:34")
        } minimal: {
            Text("M")
        }
        return PresentationCanvas(
            views: ActivityViews(lockScreen: AnyView(Text("card").padding()), island: island), selection: .expanded,
            isSelectionAlone: false)
    }

    private func expanded(_ canvas: PresentationCanvas) -> [String] {
        let rendering = Renderer.render(size: CellSize(width: 120, height: 34), at: Date(timeIntervalSince1970: 0)) {
            canvas.draw(in: $0.bounds, context: &$0)
        }
        let place = canvas.plan(for: CellSize(width: 120, height: 34)).faces.first { $0.presentation == .expanded }!
            .rect
        return rendering.frame.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[
            place.minY..<place.maxY
        ].map { line in
            let characters = Array(line.padding(toLength: place.maxX, withPad: " ", startingAt: 0))
            return String(characters[place.minX..<place.maxX])
        }
    }

    @DynamicIslandExpandedContentBuilder
    private func regions(isLong: Bool) -> DynamicIslandExpandedContent<some View> {
        DynamicIslandExpandedRegion(.leading) { Text("left") }
        if isLong { DynamicIslandExpandedRegion(.bottom) { Text("below") } }
        if isLong {
            DynamicIslandExpandedRegion(.trailing) { Text("long") }
        } else {
            DynamicIslandExpandedRegion(.trailing) { Text("short") }
        }
    }

    @Test("Regions can come from a function, and depend on conditions", arguments: [true, false])
    func regionsOfAFunction(isLong: Bool) {
        let text = expanded(canvas { regions(isLong: isLong) }).joined()
        #expect(text.contains("left"))
        #expect(text.contains("below") == isLong)
        #expect(text.contains(isLong ? "long" : "short"))
    }

    @Test("A widget says of itself what every widget may, and stays a Live Activity")
    func configurationModifiers() {
        struct Timer: Widget {
            var body: some WidgetConfiguration {
                ActivityConfiguration(for: Attributes.self) { _ in
                    Text("card")
                } dynamicIsland: { _ in
                    DynamicIsland {
                        DynamicIslandExpandedRegion(.bottom) { Text("below") }
                    } compactLeading: {
                        Text("L")
                    } compactTrailing: {
                        Text("R")
                    } minimal: {
                        Text("M")
                    }
                }
                .configurationDisplayName("Timer").description(Text("Counts")).supportedFamilies([.systemSmall])
                .contentMarginsDisabled().supplementalActivityFamilies([.small])
            }
        }
        #expect(Timer().activityConfiguration(for: Attributes.self) != nil)
    }

    @Test func leadingAndTrailingAreBesideTheCameraAndBottomIsBelow() {
        let rows = expanded(
            canvas {
                DynamicIslandExpandedRegion(.leading) { Text("left") }
                DynamicIslandExpandedRegion(.trailing) { Text("right") }
                DynamicIslandExpandedRegion(.center) { Text("middle") }
                DynamicIslandExpandedRegion(.bottom) { Text("bottom") }
            })
        #expect(rows[1].contains("left") && rows[1].contains("right"))
        let middle = rows.firstIndex { $0.contains("middle") }
        let bottom = rows.firstIndex { $0.contains("bottom") }
        #expect(middle == 3, "below the camera's two rows")
        #expect(bottom == 4)
    }

    @Test("Several views of a region without a stack are set one below the other")
    func viewsWithoutAStackAreAColumn() throws {
        let rows = expanded(
            canvas {
                DynamicIslandExpandedRegion(.bottom) {
                    Text("first")
                    Text("second")
                }
            })
        let first = try #require(rows.firstIndex { $0.contains("first") })
        #expect(rows.firstIndex { $0.contains("second") } == first + 1)
    }

    @Test func tooWideRegionsGoBelowTheCameraOnRequest() {
        let wide = "a leading region that is too wide"
        let rows = expanded(
            canvas {
                DynamicIslandExpandedRegion(.leading) { Text(wide).dynamicIsland(verticalPlacement: .belowIfTooWide) }
            })
        #expect(rows[3].contains(wide))
    }

    @Test func theRegionOfHighestPriorityGetsTheWholeWidth() {
        let wide = "a trailing region of priority one"
        let rows = expanded(
            canvas {
                DynamicIslandExpandedRegion(.leading) { Text("left") }
                DynamicIslandExpandedRegion(.trailing, priority: 1) { Text(wide) }
            })
        #expect(rows[1].contains("left"))
        #expect(rows[3].contains(wide))
    }

    @Test("Beside a region that goes on below the camera, the other one has what is left")
    func belowTheCameraBesideATallRegion() throws {
        let wide = "a trailing region of priority one"
        let rows = expanded(
            canvas {
                DynamicIslandExpandedRegion(.leading) {
                    VStack { ForEach(0..<4) { _ in Text("tall") } }
                }
                DynamicIslandExpandedRegion(.trailing, priority: 1) { Text(wide).lineLimit(1) }
            })
        let row = try #require(rows.first { $0.contains("a trailing") })
        #expect(row.contains("tall"))
    }

    @Test func regionsMayDependOnConditions() {
        for isLong in [true, false] {
            let rows = expanded(
                canvas {
                    if isLong { DynamicIslandExpandedRegion(.bottom) { Text("long") } }
                    if isLong {
                        DynamicIslandExpandedRegion(.leading) { Text("one") }
                    } else {
                        DynamicIslandExpandedRegion(.leading) { Text("two") }
                    }
                })
            #expect(rows.contains { $0.contains("long") } == isLong)
            #expect(rows.contains { $0.contains(isLong ? "one" : "two") })
        }
    }

    @Test func marginsAndTintAreKept() {
        let island = DynamicIsland {
            DynamicIslandExpandedRegion(.bottom) { EmptyView() }
        } compactLeading: {
            EmptyView()
        } compactTrailing: {
            EmptyView()
        } minimal: {
            EmptyView()
        }
        .keylineTint(.red).widgetURL(URL(string: "islet://x"))
        #expect(island.keylineTint == .red)
        #expect(island.widgetURL?.host() == "x")
    }

    @Test func compactLeavesTheCameraFree() throws {
        let canvas = canvas { DynamicIslandExpandedRegion(.bottom) { Text("b") } }
        let size = CellSize(width: 120, height: 34)
        let rendering = Renderer.render(size: size, at: Date(timeIntervalSince1970: 0)) {
            canvas.draw(in: $0.bounds, context: &$0)
        }
        let place = try #require(canvas.plan(for: size).faces.first { $0.presentation == .compact }).rect
        let row = rendering.frame.row(place.minY + 1).map(\.graphemeCluster)[place.minX..<place.maxX].joined()
        let camera = row.dropFirst(9).prefix(12)
        #expect(camera.allSatisfy { $0 == " " }, "\(row)")
        #expect(row.contains("L") && row.contains("12:34"))
    }

    @Test("What is wider than its side begins at the glass or ends there, and is cut by nothing else")
    func wideSides() throws {
        let island = DynamicIsland {
            DynamicIslandExpandedRegion(.bottom) { Text("b") }
        } compactLeading: {
            Text("a long text").frame(width: 100, alignment: .leading)
        } compactTrailing: {
            Text("01 is far").fixedSize()
        } minimal: {
            Text("m")
        }
        let canvas = PresentationCanvas(views: ActivityViews(lockScreen: AnyView(Text("card")), island: island))
        let size = CellSize(width: 120, height: 34)
        let frame = canvas.rendering(size).frame
        let place = try #require(canvas.plan(for: size).faces.first { $0.presentation == .compact }).rect
        let row = frame.row(place.minY + 1).map(\.graphemeCluster)[place.minX..<place.maxX].joined()
        #expect(row.contains("a long text") && row.contains("01 is far"), "\(row)")
    }

    @Test func anActivityWithoutIslandLeavesItIdleAndIsOnTheLockScreen() {
        func text(_ canvas: PresentationCanvas) -> String {
            Renderer.render(size: CellSize(width: 120, height: 34), at: Date(timeIntervalSince1970: 0)) {
                canvas.draw(in: $0.bounds, context: &$0)
            }.frame.text
        }
        var ended = canvas { DynamicIslandExpandedRegion(.bottom) { Text("bottom") } }
        ended.hasIsland = false
        let idle = PresentationCanvas(views: nil, selection: .expanded)
        #expect(expanded(ended) == expanded(idle))
        #expect(text(ended).contains("card"))
        for content in ["12:34", "bottom"] { #expect(!text(ended).contains(content)) }
    }

    @Test func anActivityWithoutViewsLeavesAnIdleIsland() {
        let canvas = PresentationCanvas(views: nil)
        let rendering = Renderer.render(size: CellSize(width: 120, height: 34), at: Date(timeIntervalSince1970: 0)) {
            canvas.draw(in: $0.bounds, context: &$0)
        }
        #expect(rendering.frame.text.contains("Lock Screen"))
        #expect(rendering.regions.isEmpty)
    }

    @Test(arguments: [(120, 34), (100, 28), (80, 22), (60, 18)])
    func theMinimalFormBesideTheCameraIsAsWideAsTheRoundOne(_ width: Int, _ height: Int) throws {
        let island = DynamicIsland {
            DynamicIslandExpandedRegion(.bottom) { EmptyView() }
        } compactLeading: {
            EmptyView()
        } compactTrailing: {
            EmptyView()
        } minimal: {
            ViewThatFits {
                Text("mmmm")
                Text("mmm")
                Text("mm")
                Text("m")
            }
        }
        let canvas = PresentationCanvas(
            views: ActivityViews(lockScreen: AnyView(EmptyView()), island: island), selection: .minimal)
        let size = CellSize(width: width, height: height)
        let rendering = Renderer.render(size: size, at: Date(timeIntervalSince1970: 0)) {
            canvas.draw(in: $0.bounds, context: &$0)
        }
        let place = try #require(canvas.plan(for: size).faces.first { $0.presentation == .minimal }).rect
        let row = rendering.frame.row(place.minY + 1).map(\.graphemeCluster).joined()
        let words = row.split { $0 != "m" }.filter { !$0.isEmpty }
        #expect(words.count == 1 && words[0].count >= 3 && (row.contains("▐ m") || row.contains("▐  m")), "\(row)")
        let other = try #require(row.firstIndex(of: "♫"))
        #expect(row[..<other].contains("m") && !row[other...].contains("m"), "\(row)")
    }
}
