/// The progress of a task, as a bar or a ring.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    let amount: ProgressAmount
    let label: Label?
    let currentValueLabel: CurrentValueLabel?
    /// Where it is written.
    let source: SourceMark

    init(
        _ amount: ProgressAmount, label: Label?, currentValueLabel: CurrentValueLabel?, _ source: SourceMark = .none
    ) {
        (self.amount, self.label, self.currentValueLabel, self.source) = (amount, label, currentValueLabel, source)
    }

    /// Adds the progress view in the current style as one node, with the percentage for screen readers.
    public func _lower(_ lowering: inout Lowering) {
        let hidesLabels = lowering.environment.hidesLabels
        let configuration = ProgressViewStyleConfiguration(
            amount: amount, label: hidesLabels ? nil : Self.erase(label).map { .init(content: $0) },
            currentValueLabel: hidesLabels ? nil : Self.erase(currentValueLabel).map { .init(content: $0) })
        let node = lowering.node(styledBy: ProgressViewStyleKey.self, configuration) {
            DefaultProgressViewStyle().makeBody(configuration: $0)
        }
        let element = AccessibilityNode(node, value: amount.spoken(in: lowering.environment))
        lowering.nodes.append(hidesLabels ? SpokenNode(element, spoken: lowering.node(of: label)) : element)
    }

    private static func erase<V: View>(_ label: V?) -> AnyView? {
        V.self == EmptyView.self ? nil : label.map { AnyView($0) }
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Indeterminate progress.
    public init(fileID: StaticString = #fileID, line: UInt = #line) where Label == EmptyView {
        self.init(.indeterminate, label: nil, currentValueLabel: nil, SourceMark(fileID, line))
    }
    /// Indeterminate progress with a label.
    public init(fileID: StaticString = #fileID, line: UInt = #line, @ViewBuilder label: () -> Label) {
        self.init(.indeterminate, label: label(), currentValueLabel: nil, SourceMark(fileID, line))
    }
    /// Indeterminate progress with a title.
    public init(_ titleKey: LocalizedStringKey, fileID: StaticString = #fileID, line: UInt = #line)
    where Label == Text {
        self.init(fileID: fileID, line: line) { Text(titleKey, fileID: fileID, line: line) }
    }
    /// Indeterminate progress with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, fileID: StaticString = #fileID, line: UInt = #line) where Label == Text {
        self.init(fileID: fileID, line: line) { Text(title, fileID: fileID, line: line) }
    }

    /// Progress of `value` in `total`, clamped to 0…`total`; indeterminate if `value` is `nil`.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, fileID: StaticString = #fileID, line: UInt = #line
    ) where Label == EmptyView {
        self.init(
            ProgressAmount(value: value, total: total), label: nil, currentValueLabel: nil, SourceMark(fileID, line))
    }
    /// Progress of `value` in `total` with a label; indeterminate if `value` is `nil`.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, fileID: StaticString = #fileID, line: UInt = #line, @ViewBuilder label: () -> Label
    ) {
        self.init(
            ProgressAmount(value: value, total: total), label: label(), currentValueLabel: nil, SourceMark(fileID, line)
        )
    }
    /// Progress of `value` in `total` with a title; indeterminate if `value` is `nil`.
    public init<V: BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0, fileID: StaticString = #fileID, line: UInt = #line
    ) where Label == Text {
        self.init(value: value, total: total, fileID: fileID, line: line) { Text(titleKey, fileID: fileID, line: line) }
    }
    /// Progress of `value` in `total` with a title; indeterminate if `value` is `nil`.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(
        _ title: S, value: V?, total: V = 1.0, fileID: StaticString = #fileID, line: UInt = #line
    ) where Label == Text {
        self.init(value: value, total: total, fileID: fileID, line: line) { Text(title, fileID: fileID, line: line) }
    }

    /// The current state of `progress`, which is not observed.
    public init(_ progress: Progress, fileID: StaticString = #fileID, line: UInt = #line) where Label == EmptyView {
        self.init(
            value: progress.isIndeterminate ? nil : progress.fractionCompleted, fileID: fileID, line: line)
    }
}

extension ProgressView {
    /// Progress of `value` in `total` with labels; indeterminate if `value` is `nil`.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, fileID: StaticString = #fileID, line: UInt = #line,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            ProgressAmount(value: value, total: total), label: label(), currentValueLabel: currentValueLabel(),
            SourceMark(fileID, line))
    }

    /// Progress through `timerInterval`: the time left or, if `countsDown` is `false`, the time elapsed.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, fileID: StaticString = #fileID, line: UInt = #line,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            .interval(timerInterval, countsDown: countsDown), label: label(), currentValueLabel: currentValueLabel(),
            SourceMark(fileID, line))
    }

    /// Progress through `timerInterval` with a clock: the time left or, if `countsDown` is `false`, the time elapsed.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, fileID: StaticString = #fileID, line: UInt = #line,
        @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == DefaultDateProgressLabel {
        self.init(
            .interval(timerInterval, countsDown: countsDown), label: label(),
            currentValueLabel: DefaultDateProgressLabel(timerInterval: timerInterval, countsDown: countsDown),
            SourceMark(fileID, line))
    }

    /// Progress through `timerInterval` with a clock: the time left or, if `countsDown` is `false`, the time elapsed.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
    ) where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
        self.init(
            .interval(timerInterval, countsDown: countsDown), label: nil,
            currentValueLabel: DefaultDateProgressLabel(timerInterval: timerInterval, countsDown: countsDown),
            SourceMark(fileID, line))
    }

    /// The progress view of a style's configuration, drawn in the outer style.
    public init(_ configuration: ProgressViewStyleConfiguration)
    where
        Label == ProgressViewStyleConfiguration.Label,
        CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
    {
        self.init(
            configuration.amount, label: configuration.label, currentValueLabel: configuration.currentValueLabel)
    }
}

/// The default value label of a progress view with an interval: a clock.
public struct DefaultDateProgressLabel: View {
    let timerInterval: ClosedRange<Date>
    let countsDown: Bool

    /// The clock.
    public var body: some View { Text(timerInterval: timerInterval, countsDown: countsDown) }
}
