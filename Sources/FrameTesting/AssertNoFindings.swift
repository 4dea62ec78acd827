/// Records an issue for everything that a phone would cut off, hide or make hard to read of a Live Activity's presentations, in every
/// combination of devices and further axes.
///
///     assertNoFindings(
///         of: DeliveryWidget(), context: ActivityViewContext(attributes: order, state: .onTheWay),
///         devices: [.standard, .named("iPhone 16 Pro Max")!], axes: [.dynamicTypeSizes(DynamicTypeSize.allCases)])
///
/// What is found is laid out in points, whatever a terminal shows, and each issue names the view and its line in the source.
///
/// - Parameters:
///   - widget: The widget. An issue is recorded if it does not describe a Live Activity with the context's attributes.
///   - context: The attributes and content state.
///   - presentations: The presentations to judge. Default: all four.
///   - devices: The devices. Default: one of 393 × 852 points.
///   - themes: The themes. Default: the neutral dark theme.
///   - axes: Further axes. Default: none.
///   - traits: The traits common to all pictures. Default: the default traits.
///   - date: The instant to judge. Default: ``Foundation/Date/snapshot``.
public func assertNoFindings<Content: Widget, Attributes: ActivityAttributes>(
    of widget: Content, context: ActivityViewContext<Attributes>,
    presentations: [Presentation] = Presentation.allCases, devices: [Device] = [.standard],
    themes: [Theme] = [.standard], axes: [TraitsAxis] = [], in traits: PreviewTraits = PreviewTraits(),
    at date: Date = .snapshot, testName: String = #function, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, testName: testName)
    guard let configuration = widget.activityConfiguration(for: Attributes.self) else {
        TestReport.fail("\(Content.self) describes no Live Activity of \(Attributes.self)", at: place)
        return
    }
    let axes = [.devices(devices), .themes(themes)] + axes
    FindingsReport(axes: axes, traits: traits).check(at: place) { traits, environment in
        let picture = PresentationPicture(configuration.views(context), in: traits, presentations: presentations)
        return picture.findings(at: date, in: environment)
    }
}

/// Records an issue for everything that a phone would cut off, hide or make hard to read of a preview's states, each at its most
/// telling moment, in every combination of states, devices and further axes.
///
/// - Parameters:
///   - preview: A Live Activity and its states.
///   - states: The names of the states to judge. Default: all.
///
/// The other parameters are those of the assertion for a widget.
public func assertNoFindings(
    of preview: ActivityPreview, states: [String]? = nil, presentations: [Presentation] = Presentation.allCases,
    devices: [Device] = [.standard], themes: [Theme] = [.standard], axes: [TraitsAxis] = [],
    in traits: PreviewTraits = PreviewTraits(), testName: String = #function, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, testName: testName)
    let unknown = (states ?? []).filter { preview.state(named: $0) == nil }
    guard unknown.isEmpty else {
        let known = preview.states.map(\.name).joined(separator: ", ")
        TestReport.fail("\(preview.name) has no state \(unknown.joined(separator: ", ")); it has \(known)", at: place)
        return
    }
    let axes = [.devices(devices), .themes(themes)] + axes
    for state in preview.states where states?.contains(state.name) ?? true {
        FindingsReport(subject: [state.name], axes: axes, traits: traits).check(at: place) { traits, environment in
            PresentationPicture(of: state, in: traits, presentations: presentations)
                .findings(at: ActivityPreview.start + state.moment, in: environment)
        }
    }
}

/// Judges every combination of axes, and reports one issue for each that has findings.
private struct FindingsReport {
    /// What the axes do not vary, for the reader of an issue.
    var subject: [String] = []
    let axes: [TraitsAxis]
    let traits: PreviewTraits

    typealias Judge = (PreviewTraits, _ environment: (inout EnvironmentValues) -> Void) -> [PresentationFinding]

    func check(at place: TestPlace, _ judge: Judge) {
        if axes.contains(where: \.values.isEmpty) {
            TestReport.fail("there is no picture: an axis has no value", at: place)
        }
        for values in TraitsAxis.combinations(of: axes) {
            var changed = traits
            for (_, value) in values { value.change(&changed) }
            let findings = judge(changed) { environment in
                for (_, value) in values { value.changeEnvironment(&environment) }
            }
            guard !findings.isEmpty else { continue }
            let varying = values.filter { $0.axis.values.count > 1 }.map(\.value.name)
            let title = (subject + varying).joined(separator: " · ")
            let lines = findings.map(\.report).joined(separator: "\n")
            TestReport.fail(title.isEmpty ? lines : "\(title):\n\(lines)", at: place)
        }
    }
}
