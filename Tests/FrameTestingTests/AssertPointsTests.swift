import FrameTesting
import Testing

/// Views and Live Activities compared as true pictures.
struct AssertPointsTests {
    private struct Tea: View {
        var title = "Sencha"
        var body: some View {
            HStack(spacing: 8) {
                Image(systemName: "timer")
                Text(verbatim: title).font(.headline)
            }
            .padding(8).background(.orange, in: .rect(cornerRadius: 10))
        }
    }

    @Test("A view in points equals its reference, at its own size or a given one")
    func same() {
        assertFrame(of: Tea(), named: "tea", as: .points)
        assertFrame(of: Tea(), size: CGSize(width: 160, height: 44), named: "tea, 160 × 44", as: .points)
    }

    @Test("A changed title is an issue that names it")
    func changed() {
        withKnownIssue {
            assertFrame(of: Tea(title: "Assam"), named: "tea", as: .points, mode: .ci)
        } matching: {
            $0.comments.map(\.rawValue).joined().contains("was “Sencha”, is now “Assam”")
        }
    }

    private struct Delivery: ActivityAttributes {
        struct ContentState: Codable, Hashable {
            var arrival: Date
            var gap = 4.0
        }
    }

    private struct DeliveryWidget: Widget {
        var body: some WidgetConfiguration {
            ActivityConfiguration(for: Delivery.self) { context in
                VStack(spacing: context.state.gap) {
                    Text("On the way")
                    Text(timerInterval: Date.snapshot...context.state.arrival).fixedSize()
                }
            } dynamicIsland: { context in
                DynamicIsland {
                    DynamicIslandExpandedRegion(.center) { Text("On the way") }
                } compactLeading: {
                    Text("→")
                } compactTrailing: {
                    Text(timerInterval: Date.snapshot...context.state.arrival).fixedSize()
                } minimal: {
                    Text("→")
                }
            }
        }
    }

    private func context(gap: Double = 4) -> ActivityViewContext<Delivery> {
        ActivityViewContext(
            attributes: Delivery(), state: Delivery.ContentState(arrival: .snapshot + 754, gap: gap))
    }

    @Test("Presentations on several devices are one sheet, and a difference names its combination")
    func sheet() {
        func check(_ gap: Double, _ mode: SnapshotMode? = nil) {
            assertPresentations(
                of: DeliveryWidget(), context: context(gap: gap), presentations: [.lockScreen],
                devices: [.standard, .named("Apple Watch 45mm")!],
                axes: [.dynamicTypeSizes([.large, .xxxLarge])], named: "delivery", as: .points, mode: mode)
        }
        check(4)
        withKnownIssue {
            check(10, .ci)
        } matching: {
            let words = $0.comments.map(\.rawValue).joined()
            return words.contains("moved 3 pt up") && words.contains(" | xxxLarge”")
        }
    }
}
