import FrameTesting
import LiveActivities
import Meditation
import Presentations
import Testing

@testable import Studio
@testable import Theming

/// Every state of every Live Activity that Islet shows, in dark and light themes, in many colours, few and none.
struct MeditationMatrixTests {
    private func themes(_ names: String...) throws -> [Theme] {
        try names.map { try ThemeLibrary(directory: nil).theme(named: $0).theme }
    }

    @Test(arguments: PreviewCatalogue.all.map(\.name)) func everyStateInThemesAndDepths(_ name: String) throws {
        let preview = try #require(PreviewCatalogue.preview(named: name))
        assertPresentations(
            of: preview, themes: try themes("midnight", "daylight"),
            axes: [.colorDepths([.direct, .ansi16, .none])], named: "\(name), states")
    }

    @Test func everyDeviceWithAndWithoutIsland() throws {
        assertPresentations(
            of: .meditation, states: ["sitting"],
            devices: ["iPhone 16", "iPhone 16 Pro Max", "iPad 10.2", "Apple Watch 45mm"].compactMap(Device.named),
            themes: try themes("terminal"), axes: [.showsSeconds(), .luminanceReduced()], named: "devices")
    }
}
