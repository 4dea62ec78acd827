import FrameTesting
import Testing

struct AssertPresentationsTests {
    private struct Delivery: ActivityAttributes {
        struct ContentState: Codable, Hashable {
            var arrival: Date
        }
    }

    private struct DeliveryWidget: Widget {
        var body: some WidgetConfiguration {
            ActivityConfiguration(for: Delivery.self) { context in
                Text(timerInterval: Date.snapshot...context.state.arrival).fixedSize()
            } dynamicIsland: { context in
                DynamicIsland {
                    DynamicIslandExpandedRegion(.center) { Text("On the way").foregroundStyle(.green) }
                } compactLeading: {
                    Text("→").foregroundStyle(.green)
                } compactTrailing: {
                    Text(timerInterval: Date.snapshot...context.state.arrival).fixedSize()
                } minimal: {
                    Text("→")
                }
            }
        }
    }

    private let context = ActivityViewContext(
        attributes: Delivery(), state: Delivery.ContentState(arrival: .snapshot + 754))

    @Test func severalDevicesAndDepthsAreOneFile() {
        assertPresentations(
            of: DeliveryWidget(), context: context, presentations: [.compact, .minimal],
            devices: [.standard, .named("iPhone 16 Pro Max")!], axes: [.colorDepths([.direct, .ansi16])],
            named: "on the way")
    }

    @Test func oneCombinationIsAFrame() {
        assertPresentations(of: DeliveryWidget(), context: context, presentations: [.compact], named: "compact")
    }

    @Test func languagesAndSizesOfTextAreAxesToo() {
        assertPresentations(
            of: DeliveryWidget(), context: context, presentations: [.lockScreen],
            axes: [.locales(["en_US", "ar_EG"]), .dynamicTypeSizes([.large, .xxxLarge])], named: "languages")
    }

    @Test func aChangedStateIsOneIssueForAllPictures() {
        let later = ActivityViewContext(
            attributes: Delivery(), state: Delivery.ContentState(arrival: .snapshot + 755))
        withKnownIssue {
            assertPresentations(
                of: DeliveryWidget(), context: later, presentations: [.compact, .minimal],
                devices: [.standard, .named("iPhone 16 Pro Max")!], axes: [.colorDepths([.direct, .ansi16])],
                named: "on the way", mode: .ci)
        } matching: { issue in
            let text = issue.comments.map(\.rawValue).joined()
            return text.contains("4 of 4 pictures differ") && text.contains("is now “5”")
        }
    }

    @Test func anAxisWithoutValuesIsAnIssue() {
        withKnownIssue {
            assertPresentations(of: DeliveryWidget(), context: context, devices: [])
        } matching: {
            $0.comments.map(\.rawValue).joined().contains("an axis has no value")
        }
    }
}
