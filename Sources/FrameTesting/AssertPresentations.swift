/// Records an issue unless the presentations of a Live Activity look and read like their reference. Draws every combination of
/// devices, themes and further axes.
///
///     assertPresentations(
///         of: DeliveryWidget(), context: ActivityViewContext(attributes: order, state: .onTheWay),
///         devices: [.standard, .named("iPhone 16 Pro Max")!], themes: [.standard],
///         axes: [.colorDepths(), .showsSeconds()], at: noon, named: "on the way")
///
/// All pictures are one file and one report: `__Snapshots__/<test file>/<name>.matrix`, which stores shared parts once. A
/// single picture is a `.frame` file.
///
/// - Parameters:
///   - widget: The widget. An issue is recorded if it does not describe a Live Activity with the context's attributes.
///   - context: The attributes and content state.
///   - presentations: The presentations to draw, side by side. Default: all four.
///   - devices: The devices. Default: one of 393 × 852 points.
///   - themes: The themes. Default: the neutral dark theme.
///   - axes: Further axes. Default: none.
///   - traits: The traits common to all pictures. Default: the default traits.
///   - date: The instant to draw. Default: ``Foundation/Date/snapshot``.
///   - name: The name of the reference, unique in its test file. Default: the name of the test.
///   - facts: Facts for readers of the file. Not compared. Default: none.
///   - mode: What may be written. Default: set by trait, ``withSnapshots(_:_:)`` or environment.
public func assertPresentations<Content: Widget, Attributes: ActivityAttributes>(
    of widget: Content, context: ActivityViewContext<Attributes>,
    presentations: [Presentation] = Presentation.allCases, devices: [Device] = [.standard],
    themes: [Theme] = [.standard], axes: [TraitsAxis] = [], in traits: PreviewTraits = PreviewTraits(),
    at date: Date = .snapshot, named name: String? = nil, facts: [SnapshotFact] = [], mode: SnapshotMode? = nil,
    testName: String = #function, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, testName: testName)
    guard let configuration = widget.activityConfiguration(for: Attributes.self) else {
        TestReport.fail("\(Content.self) describes no Live Activity of \(Attributes.self)", at: place)
        return
    }
    let matrix = PresentationMatrix(
        axes: [.devices(devices), .themes(themes)] + axes, traits: traits, facts: [.date(date)] + facts
    ) { _, traits, environment in
        PresentationPicture(configuration.views(context), in: traits, presentations: presentations)
            .snapshot(at: date, environment)
    }
    matrix.check(named: name, mode: mode, at: place)
}

/// Records an issue unless a preview's states look and read like their reference. Draws each state at its most telling moment,
/// in every combination of states, devices, themes and further axes.
///
/// - Parameters:
///   - preview: A Live Activity and its states.
///   - states: The names of the states to draw. Default: all.
///
/// The other parameters are those of the assertion for a widget.
public func assertPresentations(
    of preview: ActivityPreview, states: [String]? = nil, presentations: [Presentation] = Presentation.allCases,
    devices: [Device] = [.standard], themes: [Theme] = [.standard], axes: [TraitsAxis] = [],
    in traits: PreviewTraits = PreviewTraits(), named name: String? = nil, facts: [SnapshotFact] = [],
    mode: SnapshotMode? = nil, testName: String = #function, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, testName: testName)
    let unknown = (states ?? []).filter { preview.state(named: $0) == nil }
    guard unknown.isEmpty else {
        let known = preview.states.map(\.name).joined(separator: ", ")
        TestReport.fail("\(preview.name) has no state \(unknown.joined(separator: ", ")); it has \(known)", at: place)
        return
    }
    let shown = preview.states.filter { states?.contains($0.name) ?? true }
    let start = ActivityPreview.start
    let matrix = PresentationMatrix(
        states: shown.map(\.name), axes: [.devices(devices), .themes(themes)] + axes, traits: traits,
        facts: [SnapshotFact(key: "widget", value: preview.name), .date(start)] + facts
    ) { state, traits, environment in
        PresentationPicture(of: shown[state], from: start, in: traits, presentations: presentations)
            .snapshot(at: start + shown[state].moment, environment)
    }
    matrix.check(named: name, mode: mode, at: place)
}

/// The pictures of an assertion. An axis with a single value becomes a fact about all of them.
private struct PresentationMatrix {
    private let snapshot: MatrixSnapshot

    init(
        states: [String] = [], axes: [TraitsAxis], traits: PreviewTraits, facts: [SnapshotFact],
        picture: (_ state: Int, PreviewTraits, _ environment: (inout EnvironmentValues) -> Void) -> FrameSnapshot
    ) {
        var facts = facts
        facts += axes.filter { $0.values.count == 1 }.map { SnapshotFact(key: $0.name, value: $0.values[0].name) }
        let fixed = axes.filter { $0.values.count == 1 }.map { $0.values[0] }
        let varying = axes.filter { $0.values.count != 1 }
        var named = varying.map { MatrixSnapshot.Axis(name: $0.name, values: $0.values.map(\.name)) }
        if !states.isEmpty { named.insert(.init(name: "state", values: states), at: 0) }
        snapshot = MatrixSnapshot(axes: named, facts: facts) { place in
            let chosen = zip(varying, place.dropFirst(states.isEmpty ? 0 : 1)).map { $0.values[$1] }
            var changed = traits
            for value in fixed + chosen { value.change(&changed) }
            return picture(states.isEmpty ? 0 : place[0], changed) { environment in
                for value in fixed + chosen { value.changeEnvironment(&environment) }
            }
        }
    }

    func check(named name: String?, mode: SnapshotMode?, at place: TestPlace) {
        if snapshot.axes.isEmpty, var single = snapshot.pictures.first?.snapshot {
            single.facts = snapshot.facts
            FrameTesting.check(single, named: name, as: .frame, mode: mode, at: place)
        } else if snapshot.pictures.isEmpty {
            TestReport.fail("there is no picture: an axis has no value", at: place)
        } else {
            FrameTesting.check(snapshot, named: name, as: .matrix, mode: mode, at: place)
        }
    }
}

extension PresentationPicture {
    /// Picture and reading in a changed environment, reduced to the traits' colour depth.
    fileprivate func snapshot(at date: Date, _ change: (inout EnvironmentValues) -> Void) -> FrameSnapshot {
        var canvas = canvas(plan: naturalPlan)
        change(&canvas.environment)
        let background = CellStyle(background: canvas.theme.screen.background)
        let drawn = canvas
        let rendering = Renderer.render(size: size, at: date, background: background) {
            drawn.draw(in: $0.bounds, context: &$0)
        }
        return FrameSnapshot(
            frame: rendering.frame.reduced(to: traits.colorDepth), reading: rendering.reading.phrases)
    }
}
