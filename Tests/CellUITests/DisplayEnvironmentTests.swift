import Testing

@testable import CellUI

/// What views read of the display and the person's settings.
struct DisplayEnvironmentTests {
    private struct Reader<Value>: View {
        @Environment var value: Value
        let note: (Value) -> Void
        init(_ path: KeyPath<EnvironmentValues, Value>, _ note: @escaping (Value) -> Void) {
            _value = Environment(path)
            self.note = note
        }
        var body: some View {
            note(value)
            return EmptyView()
        }
    }

    private func value<Value>(
        _ path: WritableKeyPath<EnvironmentValues, Value>, set new: Value? = nil
    ) -> Value? {
        var seen: Value?
        let reader = Reader(path) { seen = $0 }
        if let new { _ = render(reader.environment(path, new), 1, 1) } else { _ = render(reader, 1, 1) }
        return seen
    }

    @Test("Values have a phone's defaults and can be set")
    func defaults() {
        #expect(value(\.displayScale) == 3)
        #expect(value(\.displayScale, set: 2) == 2)
        #expect(value(\.widgetFamily) == .systemMedium)
        #expect(value(\.widgetFamily, set: .accessoryCircular) == .accessoryCircular)
        #expect(value(\.widgetRenderingMode) == .fullColor)
        #expect(value(\.widgetRenderingMode, set: .vibrant) == .vibrant)
        #expect(value(\.legibilityWeight) == .regular)
        #expect(value(\.legibilityWeight, set: .bold) == .bold)
        #expect(value(\.accessibilityReduceMotion) == false)
        #expect(value(\.accessibilityReduceMotion, set: true) == true)
    }

    @Test("A link is opened by the action that is set, otherwise by the program")
    func links() throws {
        let url = try #require(URL(string: "https://example.org"))
        var opened: [URL] = []
        let open = OpenURLAction {
            opened.append($0); return .handled
        }
        let link = Link("here", destination: url)
        guard case .open(url) = render(link, 4, 1).regions.first?.action else {
            Issue.record("the program does not open the link")
            return
        }
        guard case .run(let action) = render(link.environment(\.openURL, open), 4, 1).regions.first?.action else {
            Issue.record("the action does not open the link")
            return
        }
        action()
        #expect(opened == [url])
    }

    @Test("A view opens URLs by the action that is set, and learns whether it did")
    func opening() throws {
        let url = try #require(URL(string: "https://example.org"))
        var results: [Bool] = []
        value(\.openURL)?(url) { results.append($0) }
        value(\.openURL, set: OpenURLAction { _ in .handled })?(url) { results.append($0) }
        value(\.openURL, set: OpenURLAction { _ in .discarded })?(url) { results.append($0) }
        #expect(results == [false, true, false])
    }

    private struct Box: View {
        @ScaledMetric private var width: CGFloat = 17
        @ScaledMetric(relativeTo: .title) private var height = 28.0
        var body: some View { Color.red.frame(width: width, height: height) }
    }

    @Test("Scaled metrics grow as their text style does")
    func scaledMetrics() {
        func size(_ typeSize: DynamicTypeSize) -> CGSize {
            var environment = EnvironmentValues()
            environment.drawInPoints()
            environment.dynamicTypeSize = typeSize
            var lowering = Lowering(environment: environment)
            return lowering.node(of: Box()).size(.unspecified)
        }
        #expect(size(.large) == CGSize(width: 17, height: 28))
        #expect(size(.accessibility5) == CGSize(width: 53, height: 58))
    }

    @Test("Hidden labels are only spoken")
    func hiddenLabels() {
        let bar = ProgressView("Load", value: 0.5).labelsHidden()
        #expect(!text(bar, 10, 3).contains("Load"))
        #expect(sentence(bar).contains("Load"))
        let gauge = Gauge(value: 0.5) { Text("Fuel") }.labelsHidden()
        #expect(!text(gauge, 10, 3).contains("Fuel"))
        #expect(sentence(gauge).contains("Fuel"))
        #expect(text(LabeledContent("Name", value: "Tea").labelsHidden(), 10, 1) == "Tea")
    }

    @Test("A label and its value are at the sides")
    func labeledContent() {
        #expect(text(LabeledContent("Name", value: "Tea"), 12, 1) == "Name     Tea")
        #expect(sentence(LabeledContent("Name", value: "Tea")) == "Name, Tea")
    }
}
