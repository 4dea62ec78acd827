import Presentations
import Testing

/// What a phone would cut off is found in points. The expectations are those of SwiftUI, computed by hand: a line of body text is 20.33
/// points high.
struct PointFindingsTests {
    private func findings(
        _ views: ActivityViews?, _ presentation: Presentation, _ change: (inout PreviewTraits) -> Void = { _ in }
    ) -> [PresentationFinding] {
        var traits = PreviewTraits()
        change(&traits)
        return PresentationPicture(views, in: traits).findings(at: sampleInstant).filter {
            $0.presentation == presentation
        }
    }

    private func card(_ content: some View) throws -> ActivityViews {
        ActivityViews(lockScreen: AnyView(content), island: try #require(sampleCanvas().views).island)
    }

    @Test("Content that fits has no findings", arguments: [Presentation.lockScreen, .expanded, .compact, .minimal])
    func innocent(presentation: Presentation) {
        #expect(findings(sampleCanvas().views, presentation).map(\.sentence) == [])
        #expect(findings(nil, presentation).isEmpty)
    }

    @Test("Six lines with gaps of 8 and the standard padding are 194 points high, and a card has 160")
    func tooHighCard() throws {
        let lines = VStack(spacing: 8) { ForEach(0..<6) { _ in Text("line") } }.padding()
        let finding = try #require(findings(try card(lines), .lockScreen).first)
        #expect(finding.kind == .cutOff(neededPoints: 194, shownPoints: 160))
        #expect(finding.sentence == "Lock Screen needs a height of 194 points, there are 160")
        let eight = VStack { ForEach(0..<8) { _ in Text("line") } }.padding()
        let second = try #require(findings(try card(eight), .lockScreen).first)
        #expect(second.kind == .cutOff(neededPoints: 195, shownPoints: 160))
        let fitting = VStack(spacing: 8) { ForEach(0..<4) { _ in Text("line") } }.padding()
        #expect(findings(try card(fitting), .lockScreen).isEmpty)
    }

    @Test("A text that a Canvas draws is judged where it is, not where the canvas begins")
    func textOfCanvas() throws {
        func card(at x: CGFloat) throws -> ActivityViews {
            try self.card(
                Canvas { context, size in
                    context.draw(Text("text"), at: CGPoint(x: x, y: size.height / 2), anchor: .leading)
                }.frame(height: 80))
        }
        #expect(findings(try card(at: 100), .lockScreen).isEmpty)
        #expect(findings(try card(at: 4), .lockScreen).map(\.kind) == [.outsideSafeArea(points: 4)])
    }

    @Test("A title of 37 letters is shortened in a card")
    func truncatedTitle() throws {
        let title = "Thirty-seven letters are too many, ah"
        let line = Text(title).font(.title).lineLimit(1).padding()
        #expect(findings(try card(line), .lockScreen).map(\.kind) == [.truncatedText(title)])
        #expect(findings(try card(line.font(.caption).minimumScaleFactor(0.4)), .lockScreen).isEmpty)
    }

    @Test("What fits at the standard type size may overflow at an accessibility size")
    func typeSizes() throws {
        let card = try card(
            VStack {
                Text("body"); Text("caption").font(.caption)
            }.padding())
        #expect(findings(card, .lockScreen).isEmpty)
        let kinds = findings(card, .lockScreen) { $0.dynamicTypeSize = .accessibility5 }.map(\.kind)
        // 63.33 and 51.33 points, and 32 of padding.
        #expect(kinds == [])
        let three = try self.card(VStack { ForEach(0..<3) { _ in Text("body") } }.padding())
        let overflow = findings(three, .lockScreen) { $0.dynamicTypeSize = .accessibility5 }.map(\.kind)
        #expect(overflow.first == .cutOff(neededPoints: 222, shownPoints: 160))
    }

    @Test("A bottom region that is too high is cut off by the island")
    func tooHighIsland() throws {
        #expect(findings(sampleCanvas(bottomRows: 4).views, .expanded).isEmpty)
        let finding = try #require(findings(sampleCanvas(bottomRows: 20).views, .expanded).first)
        guard case .cutOff(let needed, 160) = finding.kind else {
            Issue.record("\(finding)")
            return
        }
        #expect(needed > 20 * 20)
    }

    @Test("Text beside the camera that is too wide is shortened")
    func tooWideCompact() {
        let found = findings(sampleCanvas(leading: "far too long").views, .compact)
        #expect(found.contains { $0.kind == .truncatedText("far too long") })
        #expect(found.first?.sentence.hasPrefix("Compact (leading) needs a width of ") == true)
    }

    @Test("Content at the edge is outside the margins and the corners")
    func edges() throws {
        let tall = VStack(alignment: .leading) { ForEach(0..<7) { _ in Text("line") } }
            .frame(maxWidth: .infinity, alignment: .leading)
        let kinds = findings(try card(tall), .lockScreen).map(\.kind)
        #expect(kinds.contains(.outsideSafeArea(points: 0)))
        #expect(kinds.contains(.outsideCorners))
        let island = findings(sampleCanvas(bottomRows: 4, margins: (.leading, 0)).views, .expanded).map(\.kind)
        #expect(island.contains(.outsideCorners))
    }

    @Test("Content that reaches behind the camera is found", arguments: [Presentation.expanded, .compact])
    func camera(presentation: Presentation) throws {
        let island = DynamicIsland {
            DynamicIslandExpandedRegion(.leading) { Text("far too long to stand beside it").fixedSize() }
            DynamicIslandExpandedRegion(.bottom) { Text("bottom") }
        } compactLeading: {
            Text("too long here").fixedSize()
        } compactTrailing: {
            Text("T")
        } minimal: {
            Text("M")
        }
        let card = try #require(sampleCanvas().views).lockScreen
        let found = findings(ActivityViews(lockScreen: card, island: island), presentation)
        let finding = try #require(found.first { $0.kind == .behindCamera })
        #expect(finding.view != nil && finding.sentence.hasSuffix("reaches behind the camera"))
    }

    @Test("Ink counts, not layout: round symbols and letters may fill a round place")
    func ink() throws {
        func minimal(_ content: some View) throws -> [PresentationFinding.Kind] {
            let card = try #require(sampleCanvas().views).lockScreen
            let island = DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) { Text("bottom") }
            } compactLeading: {
                Text("a")
            } compactTrailing: {
                Text("b")
            } minimal: {
                content
            }
            return findings(ActivityViews(lockScreen: card, island: island), .minimal).map(\.kind)
        }
        // A circle of 30 points fits into one of 36.67, and a square of 30 does not.
        #expect(try minimal(Image(systemName: "circle.fill").font(.system(size: 25.6))).isEmpty)
        #expect(try minimal(Image(systemName: "square.fill").font(.system(size: 30))).contains(.outsideCorners))
        // A line of 40 points is higher than the glass, and its letters are not.
        let high = try minimal(Text("M").font(.system(size: 33)))
        #expect(high == [])
        #expect(try minimal(Text("M").font(.system(size: 60))).contains(.outsideCorners))
    }

    @Test("A picture that fills the card lies under its corners on purpose")
    func filling() throws {
        let picture = Image("wallpaper").resizable().frame(height: 120)
        #expect(findings(try card(picture), .lockScreen).isEmpty)
    }

    @Test("A finding names the line on which its view is written")
    func source() throws {
        let line = #line + 1
        let title = Text("Thirty-seven letters are too many, ah").font(.title).lineLimit(1)
        let finding = try #require(findings(try card(title.padding()), .lockScreen).first)
        #expect(finding.source?.description == "PointFindingsTests.swift:\(line)")
        #expect(finding.report == "PointFindingsTests.swift:\(line): \(finding.sentence)")
        let label = Label("Thirty-seven letters are too many, ah", systemImage: "bell").lineLimit(1)
        #expect(findings(try card(label.font(.title).padding()), .lockScreen).first?.source?.line == line + 4)
    }

    @Test("A finding about the title of a button or link names the line of the button or link")
    func titles() throws {
        func line(of view: some View) throws -> Int? {
            findings(try card(view.font(.system(size: 6)).padding()), .lockScreen).first?.source?.line
        }
        let key = "Stop"
        let url = try #require(URL(string: "timer://stop"))
        #expect(try line(of: Button("Stop") {}.buttonStyle(.plain)) == #line)
        #expect(try line(of: Button(key, role: .cancel) {}.buttonStyle(.plain)) == #line)
        #expect(try line(of: Button("Stop", systemImage: "stop") {}.buttonStyle(.plain)) == #line)
        #expect(try line(of: Link("Stop", destination: url)) == #line)
        #expect(try line(of: LabeledContent("Stop") { EmptyView() }) == #line)
    }
}
