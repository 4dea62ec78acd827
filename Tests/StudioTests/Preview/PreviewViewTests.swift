import FrameTesting
import Presentations
import Testing

@testable import GuestBuild
@testable import ScreenKit
@testable import Studio
@testable import Theming

@Suite struct PreviewViewTests {
    private static let sizes = [(120, 36), (100, 30), (80, 24), (60, 20), (40, 12), (20, 5), (1, 1)]

    private func model(_ keys: String) throws -> PreviewModel {
        let themes = PreviewThemes(ThemeLibrary(directory: nil))
        var choice = PreviewChoice(preview: .meditation, traits: PreviewTraits())
        choice.traits.theme = try #require(try themes.theme(named: "midnight"))
        var model = PreviewModel(choice, themes: themes, at: ActivityPreview.start)
        for key in keys { _ = model.handle(.character(key), at: ActivityPreview.start) }
        return model
    }

    private func frame(_ keys: String, _ size: (Int, Int)) throws -> Frame {
        view(try model(keys), size).rendering().frame
    }

    private func view(_ model: PreviewModel, _ size: (Int, Int) = (120, 36)) -> PreviewView {
        let now = ActivityPreview.start
        return PreviewView(
            model, choice: model.choice(at: now), size: CellSize(width: size.0, height: size.1), at: now)
    }

    @Test(arguments: sizes)
    func thePreviewDrawsAtEverySize(size: (Int, Int)) throws {
        assertFrame(try frame("", size), named: "preview \(size.0) × \(size.1)", facts: ["theme midnight"])
    }

    @Test(arguments: sizes)
    func theMatrixDrawsAtEverySize(size: (Int, Int)) throws {
        assertFrame(try frame("m3", size), named: "matrix \(size.0) × \(size.1)", facts: ["theme midnight"])
    }

    @Test("Without colours the first line does not name a theme, which could still be chosen")
    func titleWithoutColors() throws {
        var model = try model("")
        func lines() throws -> [Substring] {
            view(model).rendering().frame.text.split(separator: "\n", omittingEmptySubsequences: false)
        }
        #expect(try lines()[0].contains("midnight · iPhone 16 · 24-bit"))
        model.choice.traits.colorDepth = .none
        let drawn = try lines()
        #expect(!drawn[0].contains("midnight") && drawn[0].contains("iPhone 16 · none"))
        #expect(drawn.dropFirst().contains { $0.contains("midnight") })
    }

    @Test func aMatrixOverDevicesShowsTheInstantAtWhichItIsDrawn() throws {
        let model = try model("mk3")
        let view = MatrixView(view: try #require(model.matrix), presentations: model.matrixPresentations)
        func rendering(at date: Date) -> Rendering {
            let theme = model.choice(at: ActivityPreview.start).traits.theme
            return Renderer.render(
                view, size: CellSize(width: 120, height: 36),
                environment: EnvironmentValues(onScreenOf: theme, at: date))
        }
        // Otherwise a later frame would equal this one, and drawing would be repeated in search of a different one.
        let now = ActivityPreview.start + 754
        let first = rendering(at: now)
        #expect(first.expiresAt == now + 1)
        #expect(rendering(at: now + 1).frame != first.frame)
    }

    @Test(arguments: [("f", "closed"), ("fh", "open"), ("f!", "alert")])
    func thePhoneIsDrawn(keys: String, name: String) throws {
        for size in [(120, 36), (80, 24)] {
            assertFrame(try frame(keys, size), named: "phone \(name), \(size.0) × \(size.1)")
        }
    }

    @Test func theInspectorDescribesTheSelectedView() throws {
        var model = try model("i")
        let views = try #require(view(model).inspection(at: model.choice.now)).views
        _ = model.handle(.down, through: views, at: ActivityPreview.start)
        #expect(model.inspector?.chosen == views.views[0].id)
        _ = model.handle(.right, through: views, at: ActivityPreview.start)
        #expect(model.inspector?.chosen == views.views[0].children[0])
        _ = model.handle(.left, through: views, at: ActivityPreview.start)
        #expect(model.inspector?.chosen == views.views[0].id)

        let text = try #require(views.views.first { $0.detail == "Breath awareness" })
        // The panel and a gap are left of the picture, the first line and a gap above it.
        let point = CellPoint(x: 36 + text.place.minX, y: 2 + text.place.minY)
        #expect(view(model).rendering().message(at: point) == PreviewMessage.view(text.id))
        model.inspect(text.id)
        assertFrame(view(model).rendering().frame, named: "inspector, 120 × 36")
    }

    @Test(arguments: ["b", "g", "bg"])
    func overlaysTintTheirAreas(keys: String) throws {
        assertFrame(try frame(keys, (120, 36)), named: "overlay \(keys), 120 × 36")
    }

    @Test func contentThatWouldBeCutOffIsListed() throws {
        let model = try model("w" + "w" + "eeee")
        var choice = model.choice(at: ActivityPreview.start)
        choice.traits.device = try #require(.named("Apple Watch 40mm"))
        choice.traits.dynamicTypeSize = .accessibility5
        #expect(choice.preview.name == "countdown" && choice.state.name == "long-text")
        let findings = PreviewFindings.sentences(on: choice, in: Presentation.allCases)
        #expect(
            findings.contains { $0.contains("Smart Stack: Text \"Countdown\" is shortened (StageContent.swift:") })
        #expect(PreviewFindings.sentences(on: try self.model("").choice, in: Presentation.allCases).isEmpty)
    }

    @Test("Of a guest's state that cannot be drawn the reason is listed, not that nothing is cut off")
    func failedState() {
        let session = SharedSession(GuestSession(program: "/nonexistent/guest", arguments: []))
        let pictures = GuestPictures(session: session, preview: 0, state: 0)
        let state = ActivityPreview.State("lock", at: 0) { _, _ in ActivityViews(foreign: pictures) }
        let preview = ActivityPreview(name: "ride", displayName: "Ride", states: [state])
        let choice = PreviewChoice(preview: preview, traits: PreviewTraits())
        let sentences = PreviewFindings.sentences(on: choice, in: [.lockScreen])
        #expect(sentences.count == 1 && sentences[0].contains("cannot be started"))
    }

    @Test("If not all fits beside the panel, opening it makes the picture narrower")
    func panelBeside() throws {
        assertFrame(try frame("pt", (80, 24)), named: "panel beside, 80 × 24")
        let text = try frame("p", (80, 24)).text
        #expect(text.contains("Lock Screen") && text.contains("12:34"), "\(text)")
        #expect(view(try model("p"), (80, 24)).layout.canvasRect == CellRect(x: 36, y: 2, width: 44, height: 19))
    }

    @Test("Where there is no room for a picture, the panel covers all of it")
    func panelOver() throws {
        let rendering = view(try model("p"), (40, 12)).rendering()
        #expect(rendering.message(at: CellPoint(x: 3, y: 3)) == PreviewMessage.line(2))
        #expect(!rendering.frame.text.contains { "▀▄█87".contains($0) }, "\(rendering.frame.text)")
    }

    @Test("In few columns the panel has every value whole: keys, and labels of long values, make way")
    func panelInFewColumns() throws {
        let text = try frame("p", (20, 3)).text
        #expect(text.contains("▸ Widget meditation") && text.contains("State sitting"), "\(text)")
        #expect(!text.contains("…"), "\(text)")
    }

    @Test("If rows are few, the findings make room for the choices")
    func fewRows() throws {
        let text = try frame("p", (40, 12)).text
        #expect(text.contains("o Always-On") && !text.contains("nothing is cut off"))
    }

    @Test("While paused nothing changes by itself; while playing, the clock in the picture does")
    func expiry() throws {
        #expect(view(try model("")).rendering().expiresAt == nil)
        #expect(view(try model(" ")).rendering().expiresAt == ActivityPreview.start + 755)
    }

    @Test("A click on a line of the panel chooses it")
    func lines() throws {
        let rendering = view(try model("")).rendering()
        for (index, axis) in PreviewAxis.all.enumerated() {
            #expect(rendering.message(at: CellPoint(x: 20, y: 2 + index)) == PreviewMessage.line(index), "\(axis.name)")
        }
    }

    @Test("A click on the timeline goes there, one beside it to its start or end")
    func clickOnTheTimeLine() throws {
        let rendering = view(try model("")).rendering()
        func message(_ x: Int) -> PreviewMessage? { rendering.message(at: CellPoint(x: x, y: 34)) }
        #expect(message(1) == .time(0))
        #expect(message(118) == .time(1500))
        // The mark of the current instant.
        let x = try #require((0..<120).first { rendering.frame[$0, 34].graphemeCluster == "●" })
        guard case .time(let offset) = message(x) else {
            Issue.record("The timeline does not respond.")
            return
        }
        #expect(abs(offset - 754) < 10)
    }

    @Test(
        "While a changed source is compiled, the last line says so after half a second, and the complaint is back at its end"
    )
    func compiling() throws {
        var model = try model("")
        model.complaint = "Ride.swift:3:1: error: no such thing"
        model.reloadsSince = ActivityPreview.start - 0.4
        #expect(view(model).rendering().frame.text.contains("no such thing"))
        model.reloadsSince = ActivityPreview.start - 0.6
        #expect(view(model).rendering().frame.text.contains("Compiling the changed source"))
        var guest: GuestSource?
        model.takeReloaded(&guest, at: ActivityPreview.start)
        #expect(view(model).rendering().frame.text.contains("no such thing"))
    }
}
