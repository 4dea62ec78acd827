import FrameTesting
import Presentations
import Testing

@testable import Studio

@Suite struct PreviewCatalogueTests {
    private static let shown = PreviewCatalogue.all.flatMap { preview in preview.states.map { (preview, $0) } }

    @Test(arguments: shown)
    func everyStateHasItsPicture(preview: ActivityPreview, state: ActivityPreview.State) {
        let picture = PresentationPicture(of: state)
        assertFrame(
            picture.rendering(at: ActivityPreview.start + state.moment), named: "\(preview.name) \(state.name)",
            facts: [.device(picture.traits.device.name), .theme(picture.traits.theme.name)])
    }

    /// The time has three rows from 8.9 to 12.5 points a column, whatever gaps round to.
    @Test(arguments: Array(stride(from: 9, through: 10.5, by: 0.25)), [Presentation.lockScreen, .expanded])
    func gapsShrinkBeforeTheClock(points: Double, presentation: Presentation) throws {
        let state = try #require(ActivityPreview.meditation.state(named: "sitting"))
        var traits = PreviewTraits()
        traits.pointsPerColumn = points
        let picture = PresentationPicture(of: state, in: traits, presentations: [presentation])
        let text = picture.frame(at: ActivityPreview.start + state.moment).text
        // In four columns or three.
        #expect(text.contains("▟▀▀▙ ▄ ▟▀▀▙") || text.contains("▟▀▙ ▄ ▟▀▙"), "\(text)")
        #expect(text.contains("of 20:00") && text.contains("✕") && text.contains("bell 10:01"))
    }

    @Test func namesAreUnique() {
        #expect(Set(PreviewCatalogue.all.map(\.name)).count == PreviewCatalogue.all.count)
        for preview in PreviewCatalogue.all {
            #expect(Set(preview.states.map(\.name)).count == preview.states.count)
        }
    }
}
