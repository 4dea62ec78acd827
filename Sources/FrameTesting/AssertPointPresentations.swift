/// Records an issue unless the presentations of a Live Activity, drawn in points as a phone shows them, look and read like their
/// reference. Draws every combination of devices, themes and further axes on one sheet.
///
///     assertPresentations(
///         of: DeliveryWidget(), context: ActivityViewContext(attributes: order, state: .onTheWay),
///         devices: [.standard, .named("iPhone SE")!], as: .points)
///
/// The reference is `__Snapshots__/<test file>/<name>.points`, and each difference names its combination. Colour depths have no effect.
///
/// - Parameter strategy: The form in which the sheet is stored: `.points`.
///
/// The other parameters are those of the assertion in cells.
public func assertPresentations<Content: Widget, Attributes: ActivityAttributes>(
    of widget: Content, context: ActivityViewContext<Attributes>,
    presentations: [Presentation] = Presentation.allCases, devices: [Device] = [.standard],
    themes: [Theme] = [.standard], axes: [TraitsAxis] = [], in traits: PreviewTraits = PreviewTraits(),
    at date: Date = .snapshot, named name: String? = nil, as strategy: SnapshotStrategy<PointSnapshot>,
    facts: [SnapshotFact] = [], mode: SnapshotMode? = nil,
    testName: String = #function, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, testName: testName)
    guard let configuration = widget.activityConfiguration(for: Attributes.self) else {
        TestReport.fail("\(Content.self) describes no Live Activity of \(Attributes.self)", at: place)
        return
    }
    let sheet = PointPresentations(axes: [.devices(devices), .themes(themes)] + axes, traits: traits, date: date)
    let pictures = sheet.pictures { traits, environment in
        PresentationPicture(configuration.views(context), in: traits, presentations: presentations)
            .pointCanvas(at: date, in: environment)
    }
    sheet.check(pictures, named: name, as: strategy, facts: facts, mode: mode, at: place)
}

/// Records an issue unless a preview's states, drawn in points as a phone shows them, look and read like their reference. Draws each
/// state at its most telling moment, in every combination of states, devices, themes and further axes, on one sheet.
///
/// - Parameters:
///   - preview: A Live Activity and its states.
///   - states: The names of the states to draw. Default: all.
///   - strategy: The form in which the sheet is stored: `.points`.
///
/// The other parameters are those of the assertion in cells.
public func assertPresentations(
    of preview: ActivityPreview, states: [String]? = nil, presentations: [Presentation] = Presentation.allCases,
    devices: [Device] = [.standard], themes: [Theme] = [.standard], axes: [TraitsAxis] = [],
    in traits: PreviewTraits = PreviewTraits(), named name: String? = nil,
    as strategy: SnapshotStrategy<PointSnapshot>, facts: [SnapshotFact] = [],
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
    let start = ActivityPreview.start
    let sheet = PointPresentations(axes: [.devices(devices), .themes(themes)] + axes, traits: traits, date: start)
    let shown = preview.states.filter { states?.contains($0.name) ?? true }
    let pictures = shown.flatMap { state in
        sheet.pictures(of: shown.count > 1 ? [state.name] : []) { traits, environment in
            PresentationPicture(of: state, from: start, in: traits, presentations: presentations)
                .pointCanvas(at: start + state.moment, in: environment)
        }
    }
    let facts = [SnapshotFact(key: "widget", value: preview.name)] + facts
    sheet.check(pictures, named: name, as: strategy, facts: facts, mode: mode, at: place)
}

/// The true pictures of an assertion, one for each combination. An axis with a single value becomes a fact about all of them.
private struct PointPresentations {
    let axes: [TraitsAxis]
    let traits: PreviewTraits
    let date: Date

    /// The pictures of all combinations, each with its circumstances.
    func pictures(
        of subject: [String] = [],
        _ draw: (PreviewTraits, _ environment: (inout EnvironmentValues) -> Void) -> PointCanvas
    ) -> [(circumstances: [String], canvas: PointCanvas)] {
        TraitsAxis.combinations(of: axes).map { values in
            var changed = traits
            for (_, value) in values { value.change(&changed) }
            let canvas = draw(changed) { environment in
                for (_, value) in values { value.changeEnvironment(&environment) }
            }
            let varying = values.filter { $0.axis.values.count > 1 }.map(\.value.name)
            return (subject + varying, canvas)
        }
    }

    func check(
        _ pictures: [(circumstances: [String], canvas: PointCanvas)], named name: String?,
        as strategy: SnapshotStrategy<PointSnapshot>, facts: [SnapshotFact], mode: SnapshotMode?, at place: TestPlace
    ) {
        let fixed = axes.filter { $0.values.count == 1 }.map { SnapshotFact(key: $0.name, value: $0.values[0].name) }
        let facts = [.date(date)] + fixed + facts
        guard !pictures.isEmpty else {
            TestReport.fail("there is no picture: an axis has no value", at: place)
            return
        }
        let snapshot = PointSnapshot(of: pictures, at: date, facts: facts)
        FrameTesting.check(snapshot, named: name, as: strategy, mode: mode, at: place)
    }
}
