import SwiftUI
import UniformTypeIdentifiers

// Apps, scenes, commands and styles of a source's own, in the forms of SwiftUI's documentation.

struct AppMain: App {
    @Environment(\.scenePhase) private var phase
    @StateObject private var model = Drawer()
    var body: some Scene {
        WindowGroup("Main", id: "main") { Text("a") }
            .commands {
                CommandMenu("Edit") { Button("a") {} }; CommandGroup(replacing: .newItem) { Button("b") {} };
                SidebarCommands()
            }
            .defaultSize(width: 3, height: 4).windowResizability(.contentSize).windowStyle(.hiddenTitleBar)
        WindowGroup(for: Int.self) { $value in Text("\(value ?? 0)") }
        Window("One", id: "one") { Text("a") }
        Settings { Text("a") }
        MenuBarExtra("star", systemImage: "star") { Text("a") }
        DocumentGroup(newDocument: Letter()) { file in TextEditor(text: file.$document.text) }
    }
}
final class Drawer: ObservableObject {}
struct Letter: FileDocument {
    var text = ""
    static var readableContentTypes: [UTType] { [.plainText] }
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data())
    }
}
struct Blink: CustomHoverEffect {
    func body(content: Content) -> some CustomHoverEffect {
        content.hoverEffect { effect, isActive, proxy in effect.opacity(isActive ? 1 : 0.5) }
    }
}
struct Shift: GeometryEffect {
    var x: CGFloat;
    var animatableData: CGFloat {
        get { x }
        set { x = newValue }
    };
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: x, y: 0))
    }
}
struct Wave: Shape {
    var phase: Double;
    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(phase, 0) }
        set { phase = newValue.first }
    };
    func path(in rect: CGRect) -> Path {
        Path { p in
            p.move(to: .zero); p.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY));
            p.addArc(center: .zero, radius: 3, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
        }
    }
}
struct BigLabel: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.icon; configuration.title
        }
    }
}
struct CardBox: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label; configuration.content
        }
    }
}
struct Chevron: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Button {
                configuration.isExpanded.toggle()
            } label: {
                configuration.label
            }; if configuration.isExpanded { configuration.content }
        }
    }
}
struct PlainRow: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label; configuration.content
        }
    }
}
struct Press: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture { configuration.trigger() }
    }
}
struct MyForm: FormStyle {
    func makeBody(configuration: Configuration) -> some View { ScrollView { configuration.content } }
}
struct Pinch: Gesture { var body: some Gesture { MagnifyGesture().onEnded { _ in } } }
struct Bar: ToolbarContent { var body: some ToolbarContent { ToolbarItem(placement: .principal) { Text("a") } } }
struct Snap: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { target.rect.origin.x = 0 }
}
struct AppCard: View {
    @State private var position = ScrollPosition(idType: Int.self)
    @State private var text: AttributedString = ""
    @State private var choice: TextSelection?
    @Namespace private var space
    @SceneStorage("a") private var stored = 1
    @AppStorage("b") private var flag = false
    @ScaledMetric(relativeTo: .title) private var size = 10.0
    @ToolbarContentBuilder var bar: some ToolbarContent { ToolbarItem(placement: .status) { Text("a") }; Bar() }
    var body: some View {
        ScrollView([.horizontal, .vertical]) {
            LazyVStack(spacing: 2, pinnedViews: [.sectionHeaders]) {
                Section {
                    Text("a").id(3)
                } header: {
                    Text("h")
                }
            }
            .scrollTargetLayout()
        }
        .scrollPosition($position).scrollTargetBehavior(Snap()).contentMargins(.horizontal, 3, for: .scrollContent)
        .scrollIndicators(.hidden, axes: .vertical).onScrollGeometryChange(for: CGFloat.self) {
            $0.contentOffset.y
        } action: { a, b in
            position.scrollTo(edge: .top)
        }
        .toolbar { bar }
        .toolbar { Bar() }
        .gesture(Pinch())
    }
    var second: some View {
        Text("a")
            .modifier(Shift(x: 3)).groupBoxStyle(CardBox()).disclosureGroupStyle(Chevron()).labeledContentStyle(
                PlainRow()
            )
            .environment(\.layoutDirection, .rightToLeft).environment(\.font, .body).environment(\.isEnabled, true)
            .hoverEffect(Blink())
            .background { GeometryReader { proxy in Color.clear.preference(key: SizeKey.self, value: proxy.size) } }
            .onPreferenceChange(SizeKey.self) { _ in }
            .background(alignment: .bottom) { Text("a") }
            .overlay(alignment: .top) { Text("b") }
    }
    var third: some View {
        Text("a")
            .onAppear {
                withAnimation(.easeIn(duration: 0.1).delay(0.2).repeatForever(autoreverses: true)) {
                    flag = true
                } completion: {
                }
            }
            .task(id: stored, priority: .background) { try? await Task.sleep(for: .seconds(1)) }
            .onChange(of: stored) { old, new in }
            .onChange(of: stored, initial: true) {}
            .symbolRenderingMode(.palette).foregroundStyle(.red, .blue).symbolVariant(.fill)
            .font(.body.weight(.semibold).leading(.tight)).fontDesign(.monospaced)
            .alignmentGuide(.firstTextBaseline) { $0[.lastTextBaseline] }
            .onOpenURL { _ in }.onContinueUserActivity("star") { _ in }
            .userActivity("star", isActive: true) { $0.title = "a" }
            .sensoryFeedback(.selection, trigger: flag) { $0 != $1 }
    }
    var fourth: some View {
        Text("a")
            .tint(.red).accentColor(.blue).preferredColorScheme(.dark)
            .listRowSeparatorTint(.red, edges: .top).listSectionSeparator(.hidden, edges: .bottom)
            .alternatingRowBackgrounds()
            .ignoresSafeArea(.container, edges: .all).safeAreaPadding(.top, 3).safeAreaInset(edge: .top, spacing: 3) {
                Text("a")
            }
            .rotation3DEffect(.degrees(3), axis: (0, 1, 0)).matchedGeometryEffect(id: "a", in: space, isSource: false)
            .popover(isPresented: $flag, arrowEdge: .top) { Text("a") }
            .fullScreenCover(isPresented: $flag) { Text("a") }
    }
    var fifth: some View {
        Text("a").focusedValue(\.width, 3)
            .menuStyle(.borderlessButton).menuIndicator(.hidden).pickerStyle(.wheel).horizontalRadioGroupLayout()
            .digitalCrownRotation(.constant(3.0)).navigationBarItems(trailing: Text("a"))
            .containerValue(\.pinned, true).layoutValue(key: PlaceKey.self, value: 3).persistentSystemOverlays(.hidden)
    }
    var rest: some View {
        VStack {
            TextEditor(text: $text, selection: .constant(AttributedTextSelection()))
            TextField("a", text: .constant("b"), selection: $choice)
            TextField(text: .constant("a"), prompt: Text("b")) { Text("c") }
            TextField("a", text: .constant("b"), onEditingChanged: { _ in }, onCommit: {})
            SecureField("a", text: .constant("b"), prompt: Text("c")).textContentType(.newPassword)
            Button("a", systemImage: "star", role: .destructive) {}
            Button(role: .cancel) {
            } label: {
                Text("a")
            }
            Link(destination: URL(string: "a")!) { Text("a") }
            Label {
                Text("a")
            } icon: {
                Image(systemName: "star")
            }.labelStyle(BigLabel())
            LabeledContent {
                Text("a")
            } label: {
                Text("b"); Text("c")
            }
            Image(systemName: "star", variableValue: 0.3).resizable(capInsets: EdgeInsets(), resizingMode: .tile)
                .interpolation(.high).antialiased(true)
            Image(systemName: "star")
            KeyframeAnimator(initialValue: 0.0, trigger: flag) {
                Text("\($0)")
            } keyframes: { _ in
                KeyframeTrack { LinearKeyframe(1, duration: 1) }
            }
            PhaseAnimator([false, true]) {
                Text("\($0)")
            } animation: { _ in
                .linear
            }
            ForEach(subviews: Text("a")) { $0 }
            Group(subviews: Text("a")) { subviews in
                subviews.first; Text("\(subviews.count)")
            }
            Group(sections: Section("a") { Text("b") }) { ForEach($0) { section in section.content } }
            EmptyView().unchanged()
            ControlGroup("a", systemImage: "star") { Button("c") {} }
            MultiDatePicker("a", selection: .constant([]))
            ColorPicker("a", selection: .constant(.red), supportsOpacity: false)
            RenameButton(); EditButton(); PasteButton(payloadType: String.self) { _ in }
            Text(AttributedString("a"))
            Text("a") + Text(Image(systemName: "star")) + Text(verbatim: "c").foregroundStyle(.red)
            Text(DateInterval(start: .now, duration: 3)); Text(Date.now...Date.now.addingTimeInterval(3))
            Canvas(opaque: false, colorMode: .linear, rendersAsynchronously: true) { context, size in

                context.drawLayer { $0.addFilter(.blur(radius: 2, options: .opaque)) }
                context.opacity = 0.3; context.blendMode = .screen

                let text = context.resolve(Text("a")); _ = text.measure(in: size)
            } symbols: {
                Text("a").tag(1)
            }
        }
    }
}
extension View { func unchanged() -> some View { self } }
extension FocusedValues { @Entry var width: Int? }
extension ContainerValues { @Entry var pinned: Bool = false }
struct PlaceKey: LayoutValueKey { static let defaultValue = 0 }
struct SizeKey: PreferenceKey {
    static let defaultValue = CGSize.zero;
    static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}
