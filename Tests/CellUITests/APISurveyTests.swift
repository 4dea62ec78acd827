import Testing

@testable import CellUI

/// Constructs that are frequent in Live Activities, each as an app writes it: they compile, and draw something in both media.
///
/// Not here, because they are not SwiftUI's or are left to others: `Button(intent:)`, `Toggle(isOn:intent:)`, `LiveActivityIntent` and
/// `AppIntent` (AppIntents); `#Preview`, `StaticConfiguration`, `TimelineProvider` and `@main WidgetBundle` (WidgetKit); `@Entry`, which
/// is a macro; `LocalizedStringResource` and `Text(Measurement…)`, which need string catalogues and formats that Foundation has on Apple's
/// platforms only; `glassEffect`, which CellUI does not have.
struct APISurveyTests {
    /// A construct by its name.
    struct Construct: CustomTestStringConvertible, @unchecked Sendable {
        let testDescription: String
        let view: AnyView

        init(_ name: String, @ViewBuilder _ view: () -> some View) {
            testDescription = name
            self.view = AnyView(view())
        }
    }

    @Test(arguments: styles + layouts + texts + drawings + environment)
    func aConstructIsDrawn(_ construct: Construct) {
        let frame = render(construct.view, 40, 10).frame
        #expect(frame != render(EmptyView(), 40, 10).frame)
        let canvas = PointCanvas.picture(size: CGSize(width: 320, height: 160), at: noon) { canvas in
            var environment = EnvironmentValues()
            environment.drawInPoints()
            environment.now = noon
            canvas.draw(PreparedView(construct.view, environment: environment), in: canvas.bounds)
        }
        #expect(!canvas.items.isEmpty)
    }

    private static let gradient = Gradient(colors: [.green, .yellow, .red])

    private static let styles = [
        Construct("AngularGradient") {
            Circle().fill(AngularGradient(colors: [.red, .blue, .red], center: .center))
        },
        Construct("AngularGradient of a stroke") {
            Circle().trim(from: 0, to: 0.7).stroke(
                AngularGradient(gradient: gradient, center: .center, startAngle: .zero, endAngle: .degrees(360)),
                style: StrokeStyle(lineWidth: 8, lineCap: .round)
            ).frame(width: 64, height: 64)
        },
        Construct("EllipticalGradient") { EllipticalGradient(colors: [.white, .blue]) },
        Construct("MeshGradient") {
            MeshGradient(
                width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .green, .blue, .yellow])
        },
        Construct("Gradient as a style") { Rectangle().fill(gradient) },
        Construct("a gradient as the tint of a progress view") { ProgressView(value: 0.5).tint(gradient) },
        Construct("a gradient as the tint of a gauge") {
            Gauge(value: 0.5) { Text("x") }.gaugeStyle(.accessoryCircularCapacity).tint(gradient)
        },
        Construct("levels of a fill") { Capsule().fill(.fill.tertiary) },
        Construct("levels of a colour") { Text("x").foregroundStyle(.blue.secondary) },
        Construct("the opacity of a style") { Rectangle().fill(.tint.opacity(0.3)) },
        Construct("Color.mix") { Color.red.mix(with: .blue, by: 0.3) },
        Construct("Color of a UIColor") { Text("x").foregroundStyle(Color(.systemRed)) },
        Construct("Color(uiColor:)") { Color(uiColor: .secondarySystemBackground) },
    ]

    /// The middle of the first view is on the middle of the second.
    private enum MiddleAlignment: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
    }

    private struct EqualWidths: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            return CGSize(
                width: (sizes.map(\.width).max() ?? 0) * CGFloat(subviews.count), height: sizes.map(\.height).max() ?? 0
            )
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            let width = bounds.width / CGFloat(max(1, subviews.count))
            for (index, view) in subviews.enumerated() {
                view.place(
                    at: CGPoint(x: bounds.minX + (CGFloat(index) + 0.5) * width, y: bounds.midY), anchor: .center,
                    proposal: ProposedViewSize(width: width, height: bounds.height))
            }
        }
    }

    private static let layouts = [
        Construct("alignmentGuide") {
            VStack(alignment: .leading) {
                Text("a")
                Text("b").alignmentGuide(.leading) { $0[.leading] - 8 }
            }
        },
        Construct("an alignment of one's own") {
            HStack(alignment: VerticalAlignment(MiddleAlignment.self)) {
                Text("a")
                Text("b").alignmentGuide(VerticalAlignment(MiddleAlignment.self)) { $0.height / 2 }
            }
        },
        Construct("Layout") {
            EqualWidths()() {
                Text("one")
                Text("three")
            }
        },
        Construct("AnyLayout") {
            AnyLayout(HStackLayout(spacing: 4))() {
                Text("a")
                Text("b")
            }
        },
        Construct("safeAreaInset and safeAreaPadding") {
            Text("a").safeAreaPadding(.horizontal, 8).safeAreaInset(edge: .bottom) { Text("b") }
        },
        Construct("LabeledContent") { LabeledContent("Driver", value: "Ana") },
        Construct("labelsHidden") { ProgressView("Loading", value: 0.5).labelsHidden() },
        Construct("frames that are not finite") { Text("a").frame(width: .infinity, height: .nan) },
    ]

    private static let texts = [
        Construct("Markdown") { Text("**Arriving** in _5_ min, [details](https://example.org)") },
        Construct("lineLimit with space reserved") { Text("a").lineLimit(2, reservesSpace: true) },
        Construct("minimumScaleFactor") { Text("A long line").lineLimit(1).minimumScaleFactor(0.5) },
        Construct("Text of an interval") { Text(DateInterval(start: noon, duration: 3600)) },
        Construct("a timer's format") {
            Text(.currentDate, format: .timer(countingDownIn: noon..<noon.addingTimeInterval(90)))
        },
        Construct("a stopwatch's format") { Text(.currentDate, format: .stopwatch(startingAt: noon)) },
        Construct("a reference's format") {
            Text(.currentDate, format: .reference(to: noon.addingTimeInterval(3600)))
        },
        Construct("a timer at the trailing side") {
            Text(timerInterval: noon...noon.addingTimeInterval(90)).multilineTextAlignment(.trailing).monospacedDigit()
        },
    ]

    private static let drawings = [
        Construct("containerRelativeFrame") {
            Text("a").containerRelativeFrame(.horizontal, count: 3, spacing: 8).containerRelativeFrame(.vertical)
        },
        Construct("Canvas symbols") {
            Canvas { context, size in
                context.addFilter(.shadow(radius: 2))
                context.blendMode = .multiply
                if let dot = context.resolveSymbol(id: "dot") { context.draw(dot, at: CGPoint(x: 40, y: 40)) }
            } symbols: {
                Circle().frame(width: 32, height: 32).tag("dot")
            }
        },
        Construct("Canvas") {
            Canvas { context, size in
                context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
                context.draw(Text("a"), at: CGPoint(x: size.width / 2, y: size.height / 2))
            }
        },
        Construct("union") { Circle().union(Capsule()).fill(.red) },
        Construct("subtracting") { Rectangle().subtracting(Circle()).fill(.red) },
        Construct("containerShape") { ContainerRelativeShape().fill(.red).containerShape(Capsule()) },
    ]

    private struct Scaled: View {
        @ScaledMetric(relativeTo: .title) private var side = 24.0
        var body: some View { Color.red.frame(width: side, height: side) }
    }

    private struct Reader: View {
        @Environment(\.openURL) private var openURL
        @Environment(\.displayScale) private var displayScale
        @Environment(\.widgetFamily) private var family
        @Environment(\.widgetRenderingMode) private var renderingMode
        @Environment(\.legibilityWeight) private var legibilityWeight
        @Environment(\.accessibilityReduceMotion) private var reduceMotion

        var body: some View {
            if family == .systemMedium, renderingMode == .fullColor, displayScale > 1, !reduceMotion {
                Button("Open") { if let url = URL(string: "https://example.org") { openURL(url) } }
                    .fontWeight(legibilityWeight == .bold ? .bold : .regular)
            }
        }
    }

    private static let environment = [
        Construct("ScaledMetric") { Scaled() }, Construct("values of the environment") { Reader() },
    ]
}
