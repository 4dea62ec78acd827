import CellUI
import Testing

/// Modifiers that cells cannot show compile as in an app's source, and change nothing.
private struct Decorated: View {
    @Namespace private var space
    @Binding var count: Int

    var body: some View {
        Text("\(count)")
            .shadow(radius: 2)
            .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
            .blur(radius: 1)
            .scaleEffect(1.2)
            .scaleEffect(x: 1, y: 2, anchor: .center)
            .rotationEffect(.degrees(-90))
            .animation(.easeInOut(duration: 0.3), value: count)
            .animation(.spring(response: 0.3, dampingFraction: 0.7).repeatForever(autoreverses: true), value: count)
            .transition(.asymmetric(insertion: .move(edge: .top).combined(with: .opacity), removal: .scale))
            .contentTransition(.numericText(countsDown: true))
            .matchedGeometryEffect(id: "count", in: space)
            .imageScale(.small)
            .symbolRenderingMode(.hierarchical)
            .symbolEffect(.pulse, options: .repeating)
            .symbolEffect(.bounce, value: count)
            .contentShape(Rectangle())
            .blendMode(.multiply)
            .privacySensitive()
            .invalidatableContent()
            .widgetAccentable()
            .dynamicTypeSize(.large)
            .dynamicTypeSize(...DynamicTypeSize.xxLarge)
            .id(count)
            .tag(3)
            .onAppear { withAnimation { count += 1 } }
            .onChange(of: count) { _, new in count = new }
            .onChange(of: count) { count = 0 }
            .accessibilityIdentifier("count")
            .accessibilityHint("counts")
            .drawingGroup()
    }
}

@Suite struct AcceptedModifiersTests {
    @Test func modifiersThatCellsCannotShowChangeNothing() {
        #expect(render(Decorated(count: .constant(7)), 6, 2).frame == render(Text("7"), 6, 2).frame)
    }

    @Test("A container's background is a home-screen widget's: a Live Activity has none, on a phone too")
    func containerBackgrounds() {
        let plain = render(Text("7"), 1, 1).frame
        #expect(render(Text("7").containerBackground(.white, for: .widget), 1, 1).frame == plain)
        #expect(render(Text("7").containerBackground(for: .widget) { Color.white }, 1, 1).frame == plain)
    }

    @Test func withAnimationReturnsTheResultOfItsBody() { #expect(withAnimation(.default) { 3 } == 3) }
}
