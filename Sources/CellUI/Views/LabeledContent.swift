/// A label with a value: the label at the leading side, the value at the trailing one.
public struct LabeledContent<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content

    /// A value with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.label, self.content) = (label(), content())
    }

    /// Adds the row as a node; without the label if labels are hidden.
    public func _lower(_ lowering: inout Lowering) {
        if lowering.environment.hidesLabels {
            lowering.add(content.speaking(label))
        } else {
            lowering.add(
                HStack {
                    label
                    Spacer()
                    content.foregroundStyle(.secondary)
                })
        }
    }
}

extension LabeledContent where Label == Text {
    /// A value with a title.
    public init(
        _ titleKey: LocalizedStringKey, fileID: StaticString = #fileID, line: UInt = #line,
        @ViewBuilder content: () -> Content
    ) { self.init(content: content) { Text(titleKey, fileID: fileID, line: line) } }
    /// A value with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, fileID: StaticString = #fileID, line: UInt = #line, @ViewBuilder content: () -> Content
    ) { self.init(content: content) { Text(title, fileID: fileID, line: line) } }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A text with a title.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(titleKey) { Text(value) }
    }
    /// A text with a title.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) { self.init(title) { Text(value) } }
    /// A value with a title, formatted by `format`.
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(titleKey) { Text(value, format: format) }
    }
}

private enum HidesLabelsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether labels of controls are only spoken.
    var hidesLabels: Bool {
        get { self[HidesLabelsKey.self] }
        set { self[HidesLabelsKey.self] = newValue }
    }
}

extension View {
    /// Hides the labels of progress views, gauges and labelled values inside. Screen readers still read them.
    public func labelsHidden() -> _EnvironmentView<Self> { changingEnvironment { $0.hidesLabels = true } }
}
