import FrameTesting
import Presentations
import Testing

@testable import islet

@Suite struct PreviewCatalogueTests {
    private static let shown = PreviewCatalogue.all.flatMap { preview in preview.states.map { (preview, $0) } }

    @Test(arguments: shown)
    func everyStateHasItsPicture(preview: ActivityPreview, state: ActivityPreview.State) {
        let picture = PresentationPicture(of: state)
        assertFrame(
            picture.rendering(at: ActivityPreview.start + state.moment), named: "\(preview.name) \(state.name)",
            facts: [.device(picture.traits.device.name), .theme(picture.traits.theme.name)])
    }

    @Test func namesAreUnique() {
        #expect(Set(PreviewCatalogue.all.map(\.name)).count == PreviewCatalogue.all.count)
        for preview in PreviewCatalogue.all {
            #expect(Set(preview.states.map(\.name)).count == preview.states.count)
        }
    }
}
