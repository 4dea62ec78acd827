import LiveActivities
import Presentations
import Testing

/// Our own widgets are whole and legible in every state, at every type size, on phones of every size and without an island.
struct WidgetFindingsTests {
    private static let previews: [ActivityPreview] = [.meditation, .ambientReading, .countdown, .script]

    @Test("Nothing is found at any type size on the smallest phone", arguments: previews.map(\.name))
    func everySize(name: String) throws { try check(name, on: "iPhone 16", at: DynamicTypeSize.allCases) }

    @Test(
        "Nothing is found on larger devices at the sizes where views choose another arrangement",
        arguments: previews.map(\.name), ["iPhone 16 Pro Max", "iPad Pro 12.9"])
    func largerDevices(name: String, device: String) throws {
        try check(name, on: device, at: [.xSmall, .large, .accessibility1, .accessibility3, .accessibility5])
    }

    private func check(_ name: String, on device: String, at sizes: [DynamicTypeSize]) throws {
        let preview = try #require(Self.previews.first { $0.name == name })
        var traits = PreviewTraits()
        traits.device = try #require(Device.named(device))
        for state in preview.states {
            for size in sizes {
                traits.dynamicTypeSize = size
                let found = PresentationPicture(of: state, in: traits).findings(
                    at: ActivityPreview.start + state.moment)
                #expect(found.map(\.report) == [], "\(state.name), \(size)")
            }
        }
    }
}
