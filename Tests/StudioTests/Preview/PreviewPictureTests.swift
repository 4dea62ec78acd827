import FrameTesting
import Presentations
import Testing

@testable import ScreenKit
@testable import Studio
@testable import Theming

@Suite struct PreviewPictureTests {
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
        let model = try model(keys)
        return PreviewPicture(model: model, choice: model.choice(at: ActivityPreview.start), now: ActivityPreview.start)
            .image(size: CellSize(width: size.0, height: size.1)).frame
    }

    @Test(arguments: sizes)
    func thePreviewDrawsAtEverySize(size: (Int, Int)) throws {
        assertFrame(try frame("", size), named: "preview \(size.0) × \(size.1)", facts: ["theme midnight"])
    }

    @Test(arguments: sizes)
    func theMatrixDrawsAtEverySize(size: (Int, Int)) throws {
        assertFrame(try frame("m3", size), named: "matrix \(size.0) × \(size.1)", facts: ["theme midnight"])
    }

    @Test func aMatrixOverDevicesShowsTheInstantAtWhichItIsDrawn() throws {
        let model = try model("mk3")
        let picture = MatrixPicture(
            view: try #require(model.matrix), presentations: model.matrixPresentations,
            theme: model.choice(at: ActivityPreview.start).traits.theme)
        func rendering(at date: Date) -> Rendering {
            Renderer.render(size: CellSize(width: 120, height: 36), at: date) {
                picture.draw(in: $0.bounds, context: &$0)
            }
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
        let size = CellSize(width: 120, height: 36)
        func image() -> PreviewPicture.Image {
            PreviewPicture(model: model, choice: model.choice(at: ActivityPreview.start), now: ActivityPreview.start)
                .image(size: size)
        }
        let views = try #require(image().inspection?.picture.views)
        _ = model.handle(.down, through: views, at: ActivityPreview.start)
        #expect(model.inspector?.chosen == views.views[0].id)
        _ = model.handle(.right, through: views, at: ActivityPreview.start)
        #expect(model.inspector?.chosen == views.views[0].children[0])
        _ = model.handle(.left, through: views, at: ActivityPreview.start)
        #expect(model.inspector?.chosen == views.views[0].id)

        let text = try #require(views.views.first { $0.detail == "Breath awareness" })
        let origin = try #require(image().inspection?.origin)
        let point = CellPoint(x: origin.x + text.place.minX, y: origin.y + text.place.minY)
        let clicked = try #require(image().view(at: point))
        #expect(clicked.id == text.id)
        model.inspect(clicked)
        assertFrame(image().frame, named: "inspector, 120 × 36")
    }

    @Test(arguments: ["b", "g", "bg"])
    func overlaysTintTheirAreas(keys: String) throws {
        assertFrame(try frame(keys, (120, 36)), named: "overlay \(keys), 120 × 36")
    }

    @Test func contentThatWouldBeCutOffIsListed() throws {
        let model = try model("w" + "w" + "eeee")
        let choice = model.choice(at: ActivityPreview.start)
        #expect(choice.preview.name == "countdown" && choice.state.name == "long-text")
        let findings = FindingsList.findings(of: choice, in: Presentation.allCases)
        #expect(findings.contains { $0.contains("The last train to the airport") && $0.hasSuffix("is shortened") })
        #expect(FindingsList.findings(of: try self.model("").choice, in: Presentation.allCases).isEmpty)
    }

    @Test func thePanelCoversThePictureIfItDoesNotFitBeside() throws {
        assertFrame(try frame("pt", (80, 24)), named: "panel over, 80 × 24")
    }

    @Test func clickOnTheTimeLineGoesThere() throws {
        let model = try model("")
        let choice = model.choice(at: ActivityPreview.start)
        let image = PreviewPicture(model: model, choice: choice, now: ActivityPreview.start).image(
            size: CellSize(width: 120, height: 36))
        let target = try #require(image.targets.first { $0.action == .time })
        let track = TimeTrack(preview: model, choice: choice, theme: choice.traits.theme)
        #expect(track.offset(atColumn: 0, of: target.rect) == 0)
        #expect(track.offset(atColumn: 119, of: target.rect) == 1500)
        // The mark of the current instant.
        let x = try #require((0..<120).first { image.frame[$0, target.rect.minY].graphemeCluster == "●" })
        #expect(abs(track.offset(atColumn: x, of: target.rect) - 754) < 10)
    }
}
