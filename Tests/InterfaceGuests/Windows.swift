import SwiftUI
import UniformTypeIdentifiers

// Windows, lists, tabs, tool bars, dialogs, searches and files, in the forms of SwiftUI's documentation.

struct Note: Identifiable, Hashable {
    let id: Int
    var title: String
    var notes: [Note]?
}
struct NotesScreen: View {
    enum Scope: String, CaseIterable { case all, mine }
    @State private var notes: [Note] = []
    @State private var selection: Int?
    @State private var several: Set<Int> = []
    @State private var query = ""
    @State private var scope = Scope.all
    @State private var isShown = false
    @State private var shown: Note?
    @State private var path = NavigationPath()
    @State private var columns = NavigationSplitViewVisibility.all
    @State private var visible = NavigationSplitViewColumn.detail
    @Environment(\.dismissSearch) private var dismissSearch: DismissSearchAction
    @Environment(\.dismissWindow) private var dismissWindow: DismissWindowAction
    @Environment(\.openWindow) private var openWindow: OpenWindowAction
    @Environment(\.physicalMetrics) private var metrics: PhysicalMetricsConverter
    @Environment(\.disableAutocorrection) private var isCorrected: Bool?
    @Environment(\.fontResolutionContext) private var context: Font.Context
    @Environment(\.documentConfiguration) private var document: DocumentConfiguration?

    var body: some View {
        NavigationSplitView(columnVisibility: $columns, preferredCompactColumn: $visible) {
            list
        } content: {
            outline
        } detail: {
            stack
        }
        .navigationSplitViewStyle(.balanced)
        .navigationSplitViewColumnWidth(min: 100, ideal: 200, max: 300)
    }
    private var list: some View {
        List(notes, selection: $selection) { note in
            Text(note.title).badge("new").badgeProminence(.increased).listRowInsets(.horizontal, 3)
                .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Keep") {} }
                .contextMenu {
                    Button("Copy") {}
                } preview: {
                    Text(note.title)
                }
                .listItemTint(.red).typeSelectEquivalent("n").listRowBackground(Color.red)
        }
        .listStyle(.insetGrouped).listSectionSpacing(.compact).listSectionMargins(.horizontal, 4)
        .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Search")
        .searchScopes($scope) { ForEach(Scope.allCases, id: \.self) { Text($0.rawValue) } }
        .searchSuggestions { Text("a").searchCompletion("a") }
        .searchToolbarBehavior(.minimize).searchPresentationToolbarBehavior(.avoidHidingContent)
        .refreshable {}.findNavigator(isPresented: $isShown).findDisabled().replaceDisabled()
        .navigationTitle($query).navigationSubtitle("b").renameAction {}
    }
    private var outline: some View {
        VStack {
            List($notes) { $note in TextField("Title", text: $note.title) }.listStyle(SidebarListStyle())
            List(notes, children: \.notes) { Text($0.title) }
            List(selection: $several) {
                Section("A") { ForEach(notes) { Text($0.title) }.onDelete { _ in }.onMove { _, _ in } }
                    .sectionActions { Button("Add") {} }
                Section(isExpanded: $isShown) {
                    Text("a")
                } header: {
                    Text("b")
                }
                OutlineGroup(notes, children: \.notes) { Text($0.title) }
                DisclosureGroup("More", isExpanded: $isShown) { Text("a") }
            }
            Table(notes) {
                TableColumn("Title", value: \.title)
                TableColumn("Number", value: \.id) { Text("\($0.id)") }.width(min: 10, ideal: 20, max: 30)
            }
            Table(of: Note.self) {
                TableColumn("Title", value: \.title)
            } rows: {
                TableRow(Note(id: 1, title: "a"))
                ForEach(notes) { TableRow($0) }
            }
            .tableStyle(.inset)
        }
    }
    private var stack: some View {
        NavigationStack(path: $path) {
            VStack {
                NavigationLink(value: 3) { Text("three") }
                NavigationLink("four", value: 4)
                NavigationLink {
                    Text("five")
                } label: {
                    Text("5")
                }
            }
            .navigationDestination(for: Int.self) { Text("\($0)") }
            .navigationDestination(item: $shown) { Text($0.title) }
            .navigationTransition(.zoom(sourceID: 1, in: space))
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
                ToolbarSpacer(.fixed)
                ToolbarItemGroup(placement: .bottomBar) {
                    Button("a") {}
                    Button("b") {}
                }
                DefaultToolbarItem(kind: .search, placement: .bottomBar)
            }
            .toolbar(removing: .sidebarToggle).toolbarTitleMenu { Button("Rename") {} }
            .toolbarBackgroundVisibility(.hidden, for: .navigationBar).toolbarTitleDisplayMode(.inlineLarge)
            .toolbar(id: "main") { ToolbarItem(id: "a", placement: .secondaryAction) { Text("a") } }
        }
        .containerBackground(.clear, for: .navigation)
        .inspector(isPresented: $isShown) { Text("a").inspectorColumnWidth(min: 10, ideal: 20, max: 30) }
    }
    @Namespace private var space
    private var dialogs: some View {
        Text("a")
            .alert("Sure?", isPresented: $isShown) { Button("Yes", role: .destructive) {} }
            .alert(Text("Sure?"), isPresented: $isShown) {
                Button("Yes") {}
            } message: {
                Text("b")
            }
            .alert("Sure?", isPresented: $isShown, presenting: shown) {
                Button($0.title) {}
            } message: {
                Text($0.title)
            }
            .confirmationDialog("Sure?", isPresented: $isShown, titleVisibility: .visible) {
                Button("Yes") {}
            } message: {
                Text("b")
            }
            .confirmationDialog("Sure?", isPresented: $isShown, presenting: shown) { Button($0.title) {} }
            .dialogIcon(Image(systemName: "trash")).dialogSeverity(.critical).dialogSuppressionToggle(
                isSuppressed: $isShown
            )
            .sheet(item: $shown) { note in
                Text(note.title).presentationDetents([.medium, .fraction(0.3)], selection: .constant(.medium))
                    .presentationBackgroundInteraction(.enabled(upThrough: .medium))
                    .presentationSizing(.form.fitted(horizontal: true, vertical: false))
                    .presentationCompactAdaptation(horizontal: .sheet, vertical: .popover)
            }
            .popover(item: $shown, attachmentAnchor: .point(.top), arrowEdge: .bottom) { Text($0.title) }
            .fileExporter(isPresented: $isShown, document: Draft(), contentType: .plainText) { _ in }
            .fileExporter(isPresented: $isShown, item: "a") { _ in }
            .fileImporter(isPresented: $isShown, allowedContentTypes: [.json]) { result in
                if case .success(let url) = result { _ = url.path }
            }
            .fileImporter(isPresented: $isShown, allowedContentTypes: [.image], allowsMultipleSelection: true) { _ in }
            .fileMover(isPresented: $isShown, file: nil) { _ in }.fileDialogMessage("a")
            .copyable(["a"]).cuttable(for: String.self) { [] }.pasteDestination(for: String.self) { _ in }
            .onCopyCommand { [] }.exportableToServices(["a"])
            .onDrop(of: [.text, .image], isTargeted: nil) { _ in true }
    }
    private var tabs: some View {
        TabView(selection: $selection) {
            Tab("Home", systemImage: "house", value: 1) { Text("a") }
            Tab(value: 2, role: .search) { Text("b") }
            TabSection("More") { Tab("Third", systemImage: "3.circle", value: 3) { Text("c") } }
        }
        .tabViewStyle(.sidebarAdaptable).tabViewStyle(.page(indexDisplayMode: .always)).tabBarMinimizeBehavior(
            .onScrollDown
        )
        .tabViewBottomAccessory { Text("d") }.indexViewStyle(.page(backgroundDisplayMode: .always))
    }
    private var controls: some View {
        Form {
            Picker("Scope", selection: $scope) { ForEach(Scope.allCases, id: \.self) { Text($0.rawValue).tag($0) } }
                .pickerStyle(.segmented)
            Picker("Scope", systemImage: "scope", selection: $scope) { Text("a") }.pickerStyle(MenuPickerStyle())
            Slider(value: .constant(0.3), in: 0...1, step: 0.1) {
                Text("a")
            } minimumValueLabel: {
                Text("b")
            } maximumValueLabel: {
                Text("c")
            }.sliderThumbVisibility(.hidden)
            Stepper("Count", value: .constant(3), in: 0...9)
            Stepper {
                Text("Count")
            } onIncrement: {
            } onDecrement: {
            }
            DatePicker("Day", selection: .constant(.now), in: Date.now...Date.distantFuture, displayedComponents: .date)
                .datePickerStyle(.compact)
            TextField("Name", text: $query, prompt: Text("Required"), axis: .vertical).textFieldStyle(.plain)
                .submitLabel(.done).submitScope().textContentType(.postalCode)
            TextField("Number", value: .constant(3), format: .number)
            TextEditor(text: $query).textEditorStyle(.plain)
            ControlGroup {
                Button("a") {}
            } label: {
                Text("b")
            }.controlGroupStyle(.navigation)
            Menu("More") {
                Button("a") {}
            } primaryAction: {
            }
            ColorPicker("Colour", selection: .constant(.red))
            LabeledContent("a", value: 3, format: .number)
            Toggle(sources: [Binding.constant(true)], isOn: \.self) { Text("All") }
            ShareLink(item: "a", preview: SharePreview("b"))
        }
        .formStyle(.grouped).scrollPosition(.constant(ScrollPosition())).scrollTargetBehavior(
            .viewAligned(limitBehavior: .always)
        )
        .defaultScrollAnchor(.bottom, for: .initialOffset).scrollEdgeEffectStyle(.soft, for: .top)
        .windowDismissBehavior(.disabled).windowResizeAnchor(.top).handlesExternalEvents(preferring: [], allowing: [])
    }
}
struct Draft: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    init() {}
    init(configuration: ReadConfiguration) throws { _ = configuration.file.regularFileContents }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data())
    }
}
