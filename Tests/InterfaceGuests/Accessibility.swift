import SwiftUI

// Accessibility, gestures and focus, in the forms of SwiftUI's documentation.

struct Contact: Identifiable, Hashable { let id: Int, name: String }
struct ReadCard: View {
    @Namespace private var space
    @AccessibilityFocusState private var isRead: Bool
    @AccessibilityFocusState(for: .switchControl) private var step: Int?
    let contacts: [Contact] = []
    var body: some View {
        VStack {
            Text("a").accessibilityLabel("b").accessibilityLabel(Text("b"), isEnabled: true)
                .accessibilityLabel("b", isEnabled: false).accessibilityValue("3", isEnabled: true)
                .accessibilityHint("c", isEnabled: true).accessibilityHint(Text("c"), isEnabled: true)
            Text("a").accessibilityActivationPoint(CGPoint(x: 1, y: 2)).accessibilityActivationPoint(.center)
                .accessibilityActivationPoint(.topLeading, isEnabled: false)
                .accessibility(activationPoint: UnitPoint.center)
                .accessibility(selectionIdentifier: 3)
            Text("a").accessibilityCustomContent("Weight", "3 kg").accessibilityCustomContent("Weight", Text("3 kg"))
                .accessibilityCustomContent(Text("Age"), Text("3"), importance: .high)
                .accessibilityCustomContent(AccessibilityCustomContentKey("Age"), "3", importance: .high)
            Text("a").accessibilityActions { Button("Reply") {} }
                .accessibilityActions(category: .edit) { Button("Delete") {} }
                .accessibilityActions(category: AccessibilityActionCategory("More")) { Button("Share") {} }
                .accessibilityAction(named: "Open") {}
                .accessibilityAction(.escape) {}
            Text("a").accessibilityDirectTouch(options: [.requiresActivation, .silentOnTouch])
                .accessibilityDragPoint(.center, description: Text("take")).accessibilityDropPoint(
                    .center, description: "put"
                )
                .accessibilityScrollStatus("Page 1").accessibilityScrollStatus(Text("Page 1"), isEnabled: true)
                .accessibilityAddTraits([.isTabBar, .isToggle]).accessibilityFocused($isRead)
                .accessibilityFocused($step, equals: 2).accessibilityDefaultFocus($isRead, true)
            rotors
        }
    }
    private var rotors: some View {
        Text("a")
            .accessibilityRotor("People", entries: contacts, entryLabel: \.name)
            .accessibilityRotor("People", entries: contacts, entryID: \.id, entryLabel: \.name)
            .accessibilityRotor("People") {
                ForEach(contacts) { contact in
                    if contact.id > 3 { AccessibilityRotorEntry(contact.name, id: contact.id) }
                }
            }
            .accessibilityRotor(.headings) { AccessibilityRotorEntry("a", id: "a", in: space) }
            .accessibilityRotorEntry(id: "a", in: space)
            .accessibilityZoomAction { action in _ = action.direction }
            .accessibilityChartDescriptor(Descriptor())
            .accessibilityAdjustableAction { direction in
                switch direction {
                case .increment: break
                case .decrement: break
                @unknown default: break
                }
            }
    }
}
struct Descriptor: AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor {
        AXChartDescriptor(
            title: "a", summary: nil,
            xAxis: AXNumericDataAxisDescriptor(title: "x", range: 0...1, gridlinePositions: []) { "\($0)" },
            yAxis: nil, series: [])
    }
    func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension FocusedValues { @Entry var parcel: Int? }
struct ParcelKey: FocusedValueKey { typealias Value = Binding<Int> }
extension FocusedValues {
    var bound: Binding<Int>? {
        get { self[ParcelKey.self] }
        set { self[ParcelKey.self] = newValue }
    }
}
final class Shelf: ObservableObject { @Published var count = 0 }
struct FocusCard: View {
    enum Field: Hashable { case name, street }
    @FocusState private var isFocused: Bool
    @FocusState private var field: Field?
    @FocusedValue(\.parcel) private var parcel
    @FocusedBinding(\.bound) private var bound
    @FocusedObject private var shelf: Shelf?
    @Namespace private var space
    @State private var name = ""
    var body: some View {
        VStack {
            TextField("Name", text: $name).focused($isFocused).focused($field, equals: .name)
                .defaultFocus($field, .name).defaultFocus($isFocused, true, priority: .userInitiated)
                .prefersDefaultFocus(in: space).focusScope(space).focusSection()
            Text("\(parcel ?? 0) \(bound ?? 0) \(shelf?.count ?? 0)")
                .focusable().focusable(true, interactions: .activate).focusEffectDisabled()
                .focusedValue(\.parcel, 3).focusedSceneValue(\.parcel, nil).focusedObject(Shelf())
                .focusedSceneObject(Shelf()).searchFocused($isFocused)
        }
    }
}

struct TouchCard: View {
    @GestureState private var offset = CGSize.zero
    @GestureState(initialValue: 1, reset: { _, _ in }) private var scale: Double
    @GestureState(resetTransaction: Transaction(animation: .spring)) private var angle = Angle.zero
    var drag: some Gesture {
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
            .updating($offset) { value, state, transaction in state = value.translation }
            .onChanged { _ = $0.predictedEndLocation }
            .onEnded { _ = $0.velocity }
    }
    var both: some Gesture {
        LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture())
            .onEnded { value in
                switch value {
                case .first(let pressed): _ = pressed
                case .second(true, let drag): _ = drag?.location
                default: break
                }
            }
    }
    var body: some View {
        VStack {
            Text("a").onLongPressGesture {}.onLongPressGesture(minimumDuration: 1) {}
                .onLongPressGesture(minimumDuration: 1, maximumDistance: 2, perform: {}, onPressingChanged: { _ in })
                .onLongPressGesture(minimumDuration: 1, pressing: { _ in }, perform: {})
            Text("a").onTapGesture {}.onTapGesture(count: 2) {}.onTapGesture { place in _ = place.x }
                .onTapGesture(count: 1, coordinateSpace: .global) { place in _ = place.x }
            Text("a").gesture(drag).gesture(drag, including: .subviews).gesture(drag, isEnabled: false)
                .simultaneousGesture(TapGesture().onEnded {}, including: .all).highPriorityGesture(
                    both, including: .gesture)
            Text("a").gesture(
                TapGesture().simultaneously(with: MagnifyGesture()).onEnded { _ = $0.second?.magnification }
            )
            .gesture(
                TapGesture().exclusively(before: RotateGesture()).onEnded { value in
                    if case .second(let turned) = value { _ = turned.rotation }
                }
            )
            .gesture(SpatialTapGesture().onEnded { _ = $0.location })
            .gesture(TapGesture().modifiers(.shift).onEnded {}).gesture(drag.map { _ in 3 })
            Text("a").hoverEffect().hoverEffect(.lift).hoverEffectDisabled().defaultHoverEffect(.highlight)
                .onContinuousHover { phase in
                    switch phase {
                    case .active(let place): _ = place.x
                    case .ended: break
                    }
                }
                .onGeometryChange(for: CGSize.self) {
                    $0.size
                } action: { _ in
                }
                .onGeometryChange(for: CGSize.self) {
                    $0.size
                } action: { old, new in
                    _ = (old, new)
                }
            Text("a").onKeyPress(.upArrow) { .handled }.onKeyPress { press in press.key == .tab ? .handled : .ignored }
                .onKeyPress(characters: .alphanumerics) { _ in .ignored }.keyboardShortcut(.defaultAction)
                .keyboardShortcut("s", modifiers: [.command, .shift]).onModifierKeysChanged { _, _ in }
        }
    }
}
