/// The progress of a task, as a bar or a ring.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    let amount: ProgressAmount
    let label: Label?
    let currentValueLabel: CurrentValueLabel?

    init(_ amount: ProgressAmount, label: Label?, currentValueLabel: CurrentValueLabel?) {
        (self.amount, self.label, self.currentValueLabel) = (amount, label, currentValueLabel)
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
    public init() where Label == EmptyView { self.init(.indeterminate, label: nil, currentValueLabel: nil) }
    /// Indeterminate progress with a label.
    public init(@ViewBuilder label: () -> Label) {
        self.init(.indeterminate, label: label(), currentValueLabel: nil)
    }
    /// Indeterminate progress with a title.
    public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init { Text(titleKey) } }
    /// Indeterminate progress with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text { self.init { Text(title) } }

    /// Progress of `value` in `total`, clamped to 0…`total`; indeterminate if `value` is `nil`.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(ProgressAmount(value: value, total: total), label: nil, currentValueLabel: nil)
    }
    /// Progress of `value` in `total` with a label; indeterminate if `value` is `nil`.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(ProgressAmount(value: value, total: total), label: label(), currentValueLabel: nil)
    }
    /// Progress of `value` in `total` with a title; indeterminate if `value` is `nil`.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text { self.init(value: value, total: total) { Text(titleKey) } }
    /// Progress of `value` in `total` with a title; indeterminate if `value` is `nil`.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text { self.init(value: value, total: total) { Text(title) } }

    /// The current state of `progress`, which is not observed.
    public init(_ progress: Progress) where Label == EmptyView {
        self.init(value: progress.isIndeterminate ? nil : progress.fractionCompleted)
    }
}

extension ProgressView {
    /// Progress of `value` in `total` with labels; indeterminate if `value` is `nil`.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            ProgressAmount(value: value, total: total), label: label(), currentValueLabel: currentValueLabel())
    }

    /// Progress through `timerInterval`: the time left or, if `countsDown` is `false`, the time elapsed.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            .interval(timerInterval, countsDown: countsDown), label: label(), currentValueLabel: currentValueLabel())
    }

    /// Progress through `timerInterval` with a clock: the time left or, if `countsDown` is `false`, the time elapsed.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == DefaultDateProgressLabel {
        self.init(
            .interval(timerInterval, countsDown: countsDown), label: label(),
            currentValueLabel: DefaultDateProgressLabel(timerInterval: timerInterval, countsDown: countsDown))
    }

    /// Progress through `timerInterval` with a clock: the time left or, if `countsDown` is `false`, the time elapsed.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
    where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
        self.init(
            .interval(timerInterval, countsDown: countsDown), label: nil,
            currentValueLabel: DefaultDateProgressLabel(timerInterval: timerInterval, countsDown: countsDown))
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
