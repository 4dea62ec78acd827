import CellUI
import Testing

/// A card as apps write them: every overload must resolve, and to the one that SwiftUI chooses.
private struct Card: View {
    let title: String
    let start: Date
    let end: Date
    let progress: Double?
    let url: URL
    @State private var isExpanded = false
    @State private var note: String?
    @Environment(\.isEnabled) private var isEnabled

    init(title: String, start: Date, end: Date, progress: Double?, url: URL) {
        (self.title, self.start, self.end, self.progress, self.url) = (title, start, end, progress, url)
        _isExpanded = State(initialValue: true)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Label(title, systemImage: "timer").labelStyle(.titleOnly).accessibilityLabel(title)
            ProgressView(
                timerInterval: start...end, countsDown: false, label: { EmptyView() },
                currentValueLabel: { EmptyView() }
            )
            .progressViewStyle(LinearProgressViewStyle(tint: .green))
            ProgressView(value: progress, total: 2).progressViewStyle(.linear).tint(isEnabled ? .green : nil)
            ProgressView(value: 1, total: 2) { Text(title) }.hidden().frame(height: 0)
            buttons
            if isExpanded { footer }
        }
        .animation(.default, value: isExpanded)
        .transition(.opacity)
    }

    private var buttons: some View {
        HStack {
            Button("End", action: toggle)
            Button(title, action: toggle).buttonStyle(PlainButtonStyle())
            Button(role: .cancel, action: toggle) { Text("No") }.buttonStyle(.plain).buttonBorderShape(.capsule)
            Button(action: toggle) { Image(systemName: "xmark") }.buttonStyle(Faded()).hidden().frame(width: 0)
        }
    }

    @ViewBuilder private var footer: some View {
        TimelineView(.periodic(from: start, by: 1)) { context in
            Text(context.date < end ? start : end, style: .timer).monospacedDigit()
        }
        TimelineView(.animation(minimumInterval: 60, paused: false)) { _ in EmptyView() }
        Link(destination: url) { Text(note ?? "more") }
    }

    private func toggle() { isExpanded.toggle() }
}

private struct Faded: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.5 : 1).animation(
            .easeOut, value: configuration.isPressed)
    }
}

@Suite struct SpellingTests {
    @Test func aCardWrittenForSwiftUIIsDrawn() {
        let card = Card(
            title: "Breath", start: noon - 30, end: noon + 90, progress: 1, url: URL(string: "islet://sitting")!)
        #expect(
            text(card, 16, 6).split(separator: "\n").prefix(3).joined(separator: "\n") == """
                Breath
                ━━━━────────────
                ━━━━━━━━────────
                """)
        #expect(text(card, 16, 7).contains("▐End▌ Breath No"))
        #expect(text(card, 16, 8).contains("0:30\nmore"))
    }
}
