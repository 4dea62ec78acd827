import FrameTesting
import Testing

struct AssertNoFindingsTests {
    private struct Delivery: ActivityAttributes {
        struct ContentState: Codable, Hashable {
            var place: String
        }
    }

    private struct DeliveryWidget: Widget {
        var body: some WidgetConfiguration {
            ActivityConfiguration(for: Delivery.self) { context in
                Text(context.state.place).lineLimit(1).padding()
            } dynamicIsland: { _ in
                DynamicIsland {
                    DynamicIslandExpandedRegion(.bottom) {
                        Text("On the way").dynamicTypeSize(...DynamicTypeSize.large)
                    }
                } compactLeading: {
                    Image(systemName: "box.truck").dynamicTypeSize(...DynamicTypeSize.large)
                } compactTrailing: {
                    Text("2").dynamicTypeSize(...DynamicTypeSize.large)
                } minimal: {
                    Text("2").dynamicTypeSize(...DynamicTypeSize.large)
                }
            }
        }
    }

    private func context(_ place: String) -> ActivityViewContext<Delivery> {
        ActivityViewContext(attributes: Delivery(), state: Delivery.ContentState(place: place))
    }

    @Test("A widget that fits has no findings on any device at any type size")
    func clean() {
        assertNoFindings(
            of: DeliveryWidget(), context: context("At home"), devices: [.standard, .named("iPhone 16 Pro Max")!],
            axes: [.dynamicTypeSizes(DynamicTypeSize.allCases)])
    }

    @Test("Each combination with findings is an issue that names it, the view and its line")
    func found() {
        withKnownIssue {
            assertNoFindings(
                of: DeliveryWidget(), context: context("With the neighbours in the house behind"),
                presentations: [.lockScreen], axes: [.dynamicTypeSizes([.xSmall, .xxxLarge])])
        } matching: { issue in
            let text = issue.comments.map(\.rawValue).joined()
            return text.hasPrefix("xxxLarge:\nAssertNoFindingsTests.swift:14: Lock Screen: Text \"With the neighbours")
                && text.hasSuffix("is shortened")
        }
    }

    @Test("An axis without values, and a state that a preview does not have, are issues")
    func nothingToJudge() {
        withKnownIssue {
            assertNoFindings(of: DeliveryWidget(), context: context("At home"), axes: [.dynamicTypeSizes([])])
        } matching: {
            $0.comments.contains("there is no picture: an axis has no value")
        }
        let preview = ActivityPreview(
            name: "delivery", displayName: "Delivery",
            states: [
                .init("home", at: 0) { _, _ in
                    guard let delivery = DeliveryWidget().activityConfiguration(for: Delivery.self) else {
                        preconditionFailure("the widget describes its own attributes")
                    }
                    return delivery.views(ActivityViewContext(attributes: Delivery(), state: .init(place: "At home")))
                }
            ])
        withKnownIssue {
            assertNoFindings(of: preview, states: ["abroad"])
        } matching: {
            $0.comments.contains("delivery has no state abroad; it has home")
        }
        assertNoFindings(of: preview)
    }
}
