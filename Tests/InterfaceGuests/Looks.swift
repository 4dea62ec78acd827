import SwiftUI
import WidgetKit

// Texts, shapes, styles, glass and widgets, in the forms of SwiftUI's documentation.

struct Signature: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
struct LooksCard: View {
    @Namespace private var space
    @State private var isOn = false
    var texts: some View {
        VStack {
            Text("a").writingDirection(strategy: .contentBased).textVariant(.sizeDependent).lineHeight(.loose)
                .textScale(.secondary).typesettingLanguage(.init(languageCode: .german))
            Text("\(Text("b").bold()) \(3, specifier: "%02d") \(Date.now, style: .time) \(Image(systemName: "star"))")
            Text(["a", "b"], format: .list(type: .and))
            Text(Date.now, format: .dateTime.weekday(.wide).day())
            Text(Date.now.addingTimeInterval(-60), format: .relative(presentation: .named))
            Text(0.3, format: .percent.precision(.fractionLength(1)))
            Text(12, format: .currency(code: "EUR"))
            Text(Duration.seconds(90), format: .time(pattern: .minuteSecond))
            Text(Duration.seconds(90), format: .units(allowed: [.minutes, .seconds], width: .narrow))
            Text(1_000_000, format: .byteCount(style: .file))
            Text(Date.now..<Date.now.addingTimeInterval(60), format: .interval.hour().minute())
            Text(.currentDate, format: .reference(to: .now, allowedFields: [.hour, .minute]))
            Text(.durationOffset(to: .now), format: .time(pattern: .minuteSecond))
            Text(
                timerInterval: Date.now...Date.now.addingTimeInterval(60), pauseTime: nil, countsDown: true,
                showsHours: false)
            Text("a").font(.system(.largeTitle, design: .rounded, weight: .heavy)).fontWidth(.expanded)
                .kerning(1).tracking(2).baselineOffset(3).monospacedDigit().textCase(.uppercase)
            Text("a").symbolEffect(.wiggle.custom(angle: .degrees(3)), options: .nonRepeating, value: isOn)
        }
    }
    var shapes: some View {
        VStack {
            Rectangle().fill(.opacity(0.3)).stroke(.blue, lineWidth: 2)
            Rectangle().fill(.blendMode(.multiply))
            Rectangle().fill(Gradient(colors: [.red, .blue]).colorSpace(.perceptual))
            Rectangle().fill(
                .linearGradient(Gradient(colors: [.red]).colorSpace(.perceptual), startPoint: .top, endPoint: .bottom))
            Rectangle().fill(ShaderLibrary.stripes(.color(.red), .float2(1, 2), .boundingRect))
            Rectangle().fill(.image(Image(systemName: "star")))
            Rectangle().fill(Color.red.exposureAdjust(1).headroom(2))
            Rectangle().fill(
                MeshGradient(
                    width: 2, height: 2, locations: .points([[0, 0], [1, 0], [0, 1], [1, 1]]),
                    colors: .colors([.red, .blue, .green, .yellow])))
            RoundedRectangle(cornerRadius: 3).inset(by: 2).strokeBorder(.red, style: StrokeStyle(dash: [1, 2]))
            Circle().trim(from: 0, to: 0.5).rotation(.degrees(90)).scale(0.5).offset(x: 1).size(
                width: 3, height: 3, anchor: .center)
            Color.red.clipShape(.rect(corners: .concentric(minimum: 12), isUniform: true))
            Color.red.clipShape(.rect(uniformTopCorners: .fixed(3)))
            Color.red.mask(alignment: .top) { Circle() }.drawingGroup(opaque: true, colorMode: .linear)
            UnevenRoundedRectangle(topLeadingRadius: 3).union(Circle()).subtracting(Capsule())
            AnyShape(Circle()).containerShape(.rect(cornerRadius: 3))
            Color(red: 1, green: 0, blue: 0).mix(with: .blue, by: 0.5)
            // UIKit's, of three that have the name.
            Color(.white).background(Color(CGColor(gray: 0, alpha: 1)))
        }
    }
    var glass: some View {
        GlassEffectContainer(spacing: 8) {
            Text("a").glassEffect().glassEffect(.regular.tint(.red).interactive(), in: .rect(cornerRadius: 8))
                .glassEffectID("a", in: space).glassEffectUnion(id: "b", namespace: space)
                .glassEffectTransition(.materialize)
            Button("b") {}.buttonStyle(.glass).buttonSizing(.flexible)
            Button("c") {}.buttonStyle(.glassProminent)
            Button("d", role: .close) {}.buttonStyle(.glass(.clear))
        }
        .backgroundExtensionEffect().scrollEdgeEffectHidden(true, for: .top)
        .safeAreaBar(edge: .bottom) { Text("c") }.labelIconToTitleSpacing(3)
    }
    var motion: some View {
        VStack {
            Text("a").animation(.spring(duration: 0.3, bounce: 0.2), value: isOn)
                .animation(.bouncy) { $0.opacity(isOn ? 1 : 0) }
                .transition(.asymmetric(insertion: .push(from: .top), removal: .opacity))
                .contentTransition(.numericText(countsDown: true)).matchedGeometryEffect(id: 1, in: space)
                .phaseAnimator([1, 2]) { view, phase in
                    view.opacity(phase)
                } animation: { _ in
                    .smooth
                }
                .sensoryFeedback(.impact(flexibility: .soft, intensity: 0.5), trigger: isOn)
                .visualEffect { view, proxy in view.offset(x: proxy.size.width).blur(radius: 2) }
                .scrollTransition(.interactive, axis: .vertical) { view, phase in
                    view.opacity(phase.isIdentity ? 1 : 0.3)
                }
                .transaction { $0.animation = nil }.geometryGroup().compositingGroup()
            Signature { Text("a") }
            AnyLayout(HStackLayout(spacing: 3)) { Text("a") }
            ViewThatFits(in: .horizontal) { Text("a") }
            TimelineView(.animation(minimumInterval: 1, paused: false)) { Text($0.date, style: .time) }
            Grid(alignment: .leading, horizontalSpacing: 3, verticalSpacing: 3) {
                GridRow(alignment: .top) { Text("a").gridCellColumns(2).gridColumnAlignment(.trailing) }
            }
            Gauge(value: 0.3, in: 0...1) {
                Text("a")
            } currentValueLabel: {
                Text("b")
            } minimumValueLabel: {
                Text("c")
            } maximumValueLabel: {
                Text("d")
            }.gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.red, .green]))
            ProgressView(timerInterval: Date.now...Date.now.addingTimeInterval(60), countsDown: true) {
                Text("a")
            } currentValueLabel: {
                Text("b")
            }
            ProgressView(value: 0.3, total: 1, label: { Text("a") }, currentValueLabel: { Text("b") })
            AsyncImage(url: nil) { phase in
                switch phase {
                case .success(let image): image.resizable()
                case .failure: Text("no")
                case .empty: ProgressView()
                @unknown default: EmptyView()
                }
            }
            ContentUnavailableView.search(text: "a")
            ContentUnavailableView {
                Label("a", systemImage: "star")
            } description: {
                Text("b")
            } actions: {
                Button("c") {}
            }
        }
    }
    var body: some View {
        VStack {
            texts; shapes; glass; motion
        }
        .widgetAccentable().widgetURL(nil).widgetLabel { Text("a") }.containerBackground(for: .widget) { Color.red }
        .privacySensitive().redacted(reason: .placeholder).invalidatableContent().dynamicTypeSize(
            ...DynamicTypeSize.large)
    }
}
