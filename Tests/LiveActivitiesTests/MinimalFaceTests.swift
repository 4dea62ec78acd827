import Foundation
import LiveActivities
import Meditation
import Presentations
import Testing

/// The round presentation has room for a sign, or for a ring with the minutes in it: it is distinct in every state.
@Suite struct MinimalFaceTests {
    /// Where the island is enlarged, and where it has one row.
    private let large = CellSize(width: 120, height: 34)
    private let sizes = [CellSize(width: 60, height: 20), CellSize(width: 40, height: 12)]

    private func rendering(
        _ presentation: Presentation, of views: ActivityViews, size: CellSize, at now: Date, showsSeconds: Bool = true
    ) -> Rendering {
        var canvas = PresentationCanvas(views: views, selection: presentation, isSelectionAlone: true)
        canvas.environment.showsSeconds = showsSeconds
        return Renderer.render(size: size, at: now) { _ = canvas.draw(in: $0.bounds, context: &$0) }
    }

    private func text(
        _ presentation: Presentation, _ preview: ActivityPreview, _ name: String, size: CellSize,
        showsSeconds: Bool = true
    ) throws -> String {
        let state = try #require(preview.states.first { $0.name == name })
        let now = ActivityPreview.start + state.moment
        return rendering(
            presentation, of: state.views(from: ActivityPreview.start), size: size, at: now, showsSeconds: showsSeconds
        ).frame.text
    }

    @Test(
        "A sitting's preparation, pause, target and completion each have a sign",
        arguments: [
            ("preparing", "◌"), ("paused", "‖"), ("target-reached", "+"), ("completed", "✓"),
        ], [true, false])
    func signsOfASitting(state: (name: String, sign: String), showsSeconds: Bool) throws {
        for size in sizes {
            let text = try text(.minimal, .meditation, state.name, size: size, showsSeconds: showsSeconds)
            #expect(text.contains(state.sign), "\(size): \(text)")
            for other in ["◌", "‖", "✓", "+"] where other != state.sign {
                #expect(!text.contains(other), "\(size): \(text)")
            }
        }
    }

    @Test("Enlarged, a sitting's states differ in shape and colour, and the minutes are in the ring alone")
    func largeSigns() throws {
        var shapes: Set<String> = []
        for (name, color) in [
            ("preparing", nil), ("sitting", nil), ("paused", \NamedColors.orange), ("target-reached", \.green),
            ("completed", \.green),
        ] as [(String, KeyPath<NamedColors, CellColor>?)] {
            let text = try text(.minimal, .meditation, name, size: large)
            #expect(shapes.insert(text).inserted, "\(name): \(text)")
            #expect(text.contains("12") == (name == "sitting"), "\(name): \(text)")
            let state = try #require(ActivityPreview.meditation.states.first { $0.name == name })
            let frame = rendering(
                .minimal, of: state.views(from: ActivityPreview.start), size: large,
                at: ActivityPreview.start + state.moment
            ).frame
            guard let color else { continue }
            let named = Theme.standard.island.palette.named
            #expect(
                frame.cells.contains { $0.glyph != .space && $0.style.foreground == named[keyPath: color] }, "\(name)")
        }
    }

    @Test("Past its target everything that shows the state is green, the bar too; paused it is amber")
    func oneColorAState() throws {
        let colors = Theme.standard.island.palette.named
        for (name, color) in [("target-reached", colors.green), ("paused", colors.orange)] {
            let state = try #require(ActivityPreview.meditation.states.first { $0.name == name })
            let frame = rendering(
                .expanded, of: state.views(from: ActivityPreview.start), size: large,
                at: ActivityPreview.start + state.moment
            ).frame
            let bar = frame.cells.filter { $0.graphemeCluster == "━" }
            #expect(!bar.isEmpty && bar.contains { $0.style.foreground == color }, "\(name)")
        }
    }

    @Test("While the sitting runs, a ring shows how much of it is done")
    func ringWhileSitting() throws {
        for size in sizes { #expect(try text(.minimal, .meditation, "sitting", size: size).contains("◑")) }
        #expect(try !text(.minimal, .meditation, "sitting", size: large).contains("◑"))
    }

    @Test("The signs of preparation and target appear and disappear on time")
    func signsChange() {
        let start = ActivityPreview.start
        let state = MeditationAttributes.ContentState(startedAt: start, duration: 60)
        let views = MeditationLiveActivity.views(for: state)
        for (date, change) in [(start - 0.4, start), (start + 59.5, start + 60)] {
            let before = rendering(.minimal, of: views, size: sizes[0], at: date)
            #expect(before.expiresAt.map { $0 <= change } == true)
            #expect(before.frame.text != rendering(.minimal, of: views, size: sizes[0], at: change).frame.text)
        }
    }

    @Test(
        "A countdown shows whether it is running, paused or over, and changes by itself at its end",
        arguments: [Presentation.minimal, .compact, .expanded])
    func signsOfACountdown(presentation: Presentation) {
        let start = ActivityPreview.start
        var state = CountdownAttributes.ContentState(endDate: start + 60, title: "Tea")
        func signs(at date: Date) -> (text: String, expiresAt: Date?) {
            let context = ActivityViewContext(attributes: CountdownAttributes(), state: state)
            let configuration = CountdownLiveActivity().activityConfiguration(for: CountdownAttributes.self)!
            let rendering = rendering(presentation, of: configuration.views(context), size: sizes[0], at: date)
            return (String(rendering.frame.text.filter { "◔‖✓".contains($0) }), rendering.expiresAt)
        }
        let running = signs(at: start + 59.5)
        #expect(Set(running.text) == ["◔"])
        #expect(running.expiresAt.map { $0 <= start + 60 } == true)
        #expect(Set(signs(at: start + 60).text) == ["✓"])
        #expect(Set(signs(at: start + 600).text) == ["✓"])
        state.pausedAt = start + 30
        #expect(Set(signs(at: start + 600).text) == ["‖"])
    }

    @Test(
        "The compact presentation shows a countdown's title beside the time left, or its first words, and cuts no word",
        arguments: [
            ("Tea", "◔ Tea"), ("Brot backen", "◔ Brot"), ("Le pain au levain", "◔"), ("The last train", "◔"),
            ("パンを焼く時間です", "◔"),
        ])
    func compactTitle(title: String, shown: String) throws {
        let preview = ActivityPreview(
            name: "countdown", displayName: "Countdown", of: CountdownLiveActivity.self,
            attributes: { _ in CountdownAttributes() },
            contentStates: [
                ActivityPreview.ContentState("running", at: 47, target: 180) {
                    CountdownAttributes.ContentState(endDate: $0 + 180, title: title)
                }
            ])
        let text = try text(.compact, preview, "running", size: sizes[0])
        let row = try #require(text.split(separator: "\n").first { $0.contains("2:13") }, "\(text)")
        let words = row[..<(try #require(row.range(of: "2:13")).lowerBound)].trimmingCharacters(in: .whitespaces)
        #expect(words.hasSuffix(shown) && !text.contains("…"), "\(text)")
    }

    @Test(
        "Text is in the middle of the round island in every colour depth",
        arguments: ["sitting", "paused", "target-reached", "completed"], ColorDepth.allCases)
    func middleOfTheCircle(name: String, depth: ColorDepth) throws {
        let state = try #require(ActivityPreview.meditation.states.first { $0.name == name })
        for size in [CellSize(width: 200, height: 58), .init(width: 160, height: 46)] + sizes {
            let views = state.views(from: ActivityPreview.start)
            var canvas = PresentationCanvas(views: views, selection: .minimal, isSelectionAlone: true)
            canvas.cast = ActivityCast(
                [.init(views: views, place: .minimalAttached), .init(views: views, place: .minimalDetached)], own: 0)
            canvas.contrast = SurfaceContrast(of: .standard, at: depth)
            let inspection = canvas.inspect(in: size, at: ActivityPreview.start + state.moment)
            let glass = inspection.areas.filter { area in
                if area.presentation == .minimal, case .surface = area.kind { true } else { false }
            }
            let circle = try #require(glass.map(\.rect).max { $0.minX < $1.minX })
            let frame = Renderer.render(size: size, at: ActivityPreview.start + state.moment) {
                _ = canvas.draw(in: $0.bounds, context: &$0)
            }.frame
            let middle = circle.minY + circle.height / 2
            let inked = (circle.minX + 1..<circle.maxX - 1).filter {
                // A whole pixel of a sign is a blank in its colour.
                frame[$0, middle].glyph != .space
                    || frame[$0, middle].style.background == canvas.theme.island.palette.named.orange
            }
            let (first, last) = (try #require(inked.first), try #require(inked.last))
            let spare = circle.width - (last - first + 1)
            #expect(abs(first - circle.minX - (circle.maxX - 1 - last)) == spare % 2, "\(size) \(depth): \(frame.text)")
        }
    }

    @Test("Where the round island is a line, text on a phone does not touch it", arguments: [ColorDepth.ansi16, .none])
    func blankBesideTheLine(depth: ColorDepth) throws {
        let state = try #require(ActivityPreview.meditation.states.first { $0.name == "sitting" })
        let now = ActivityPreview.start + state.moment
        for size in [CellSize(width: 120, height: 34), .init(width: 100, height: 28), .init(width: 80, height: 22)] {
            var canvas = PresentationCanvas(views: state.views(from: ActivityPreview.start))
            canvas.contrast = SurfaceContrast(of: .standard, at: depth)
            let face = try #require(canvas.plan(for: size).faces.first { $0.presentation == .minimal })
            let frame = Renderer.render(size: size, at: now) { _ = canvas.draw(in: $0.bounds, context: &$0) }.frame
            let middle = frame.text.split(separator: "\n", omittingEmptySubsequences: false)[face.rect.minY + 1]
            #expect(middle.contains("│  ♫  │"), "\(frame.text)")
        }
    }
}
