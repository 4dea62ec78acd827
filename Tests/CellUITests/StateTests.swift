import CellUI
import Testing

@Suite struct StateTests {
    private struct Counter: View {
        @State private var count = 3
        @AppStorage("unit") private var unit = "breaths"
        var body: some View { Button("\(count) \(unit)") { count += 1 }.buttonStyle(.plain) }
    }

    @Test func aRenderingShowsTheInitialValue() { #expect(text(Counter(), 12, 1) == "3 breaths") }

    @Test func stateSetByAnActionLastsAsLongAsTheView() {
        let counter = Counter()
        if case .run(let action) = render(counter, 12, 1).region(at: .zero)?.action { action() }
        #expect(text(counter, 12, 1) == "4 breaths")
        #expect(text(Counter(), 12, 1) == "3 breaths")
    }

    @Test func bindingsReachTheValueAndItsParts() {
        let state = State(wrappedValue: CGSize(width: 3, height: 4))
        state.projectedValue.width.wrappedValue = 7
        #expect(state.wrappedValue == CGSize(width: 7, height: 4))
        let constant = Binding.constant(5)
        constant.wrappedValue = 6
        #expect(constant.wrappedValue == 5)
        #expect(Binding(Binding<Int?>.constant(nil)) == nil)
    }

    private struct Named: View {
        @State var name: String
        @State var note: String?
        var body: some View { Text(name) }
    }

    @Test("A property without a value is set by the memberwise initializer")
    func stateWithoutAValue() { #expect(text(Named(name: "Rain"), 8, 1) == "Rain") }
}
