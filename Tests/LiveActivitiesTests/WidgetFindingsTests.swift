import LiveActivities
import Presentations
import Testing

/// Our own widgets are whole and legible in every state, at every type size, on phones of every size and without an island.
struct WidgetFindingsTests {
    private static let previews: [ActivityPreview] = [.meditation, .ambientReading, .countdown, .script]
    private static let devices = ["iPhone 16", "iPhone 16 Pro Max", "iPad Pro 12.9"]

    @Test("Nothing is found at any type size", arguments: previews.map(\.name), devices)
    func findings(name: String, device: String) throws {
        let preview = try #require(Self.previews.first { $0.name == name })
        var traits = PreviewTraits()
        traits.device = try #require(Device.named(device))
        for state in preview.states {
            for size in DynamicTypeSize.allCases {
                traits.dynamicTypeSize = size
                let found = PresentationPicture(of: state, in: traits).findings(
                    at: ActivityPreview.start + state.moment)
                #expect(found.map(\.report) == [], "\(state.name), \(size)")
            }
        }
    }
}
