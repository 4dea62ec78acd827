/// How far something has come: a bar, or a ring.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    let amount: ProgressAmount
    let label: Label?
    let currentValueLabel: CurrentValueLabel?

    init(_ amount: ProgressAmount, label: Label?, currentValueLabel: CurrentValueLabel?) {
        (self.amount, self.label, self.currentValueLabel) = (amount, label, currentValueLabel)
    }

    /// Adds what the style around makes of it as one node, which says how many percent are done.
    public func _lower(_ lowering: inout Lowering) {
        let configuration = ProgressViewStyleConfiguration(
            amount: amount, label: Self.erase(label).map { .init(content: $0) },
            currentValueLabel: Self.erase(currentValueLabel).map { .init(content: $0) })
        let node = lowering.node(styledBy: ProgressViewStyleKey.self, configuration) {
            DefaultProgressViewStyle().makeBody(configuration: $0)
        }
        lowering.nodes.append(AccessibilityNode(node, value: amount.spoken(in: lowering.environment)))
    }

    private static func erase<V: View>(_ label: V?) -> AnyView? {
        V.self == EmptyView.self ? nil : label.map { AnyView($0) }
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Something goes on, and nobody knows how far it has come.
    public init() where Label == EmptyView { self.init(.indeterminate, label: nil, currentValueLabel: nil) }
    /// Something goes on, and nobody knows how far it has come.
    public init(@ViewBuilder label: () -> Label) {
        self.init(.indeterminate, label: label(), currentValueLabel: nil)
    }
    /// Something goes on, and nobody knows how far it has come.
    public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init { Text(titleKey) } }
    /// Something goes on, and nobody knows how far it has come.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text { self.init { Text(title) } }

    /// `value` of `total`; `nil` if nobody knows. Values outside 0…`total` are clamped.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(ProgressAmount(value: value, total: total), label: nil, currentValueLabel: nil)
    }
    /// `value` of `total`; `nil` if nobody knows.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(ProgressAmount(value: value, total: total), label: label(), currentValueLabel: nil)
    }
    /// `value` of `total`; `nil` if nobody knows.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text { self.init(value: value, total: total) { Text(titleKey) } }
    /// `value` of `total`; `nil` if nobody knows.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text { self.init(value: value, total: total) { Text(title) } }

    /// How far `progress` has come at this instant; it is not observed.
    public init(_ progress: Progress) where Label == EmptyView {
        self.init(value: progress.isIndeterminate ? nil : progress.fractionCompleted)
    }
}

extension ProgressView {
    /// `value` of `total`; `nil` if nobody knows.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            ProgressAmount(value: value, total: total), label: label(), currentValueLabel: currentValueLabel())
    }

    /// What is left of `timerInterval`, or what has passed of it. Default: what is left.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            .interval(timerInterval, countsDown: countsDown), label: label(), currentValueLabel: currentValueLabel())
    }

    /// What is left of `timerInterval`, or what has passed of it, with a clock. Default: what is left.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == DefaultDateProgressLabel {
        self.init(
            .interval(timerInterval, countsDown: countsDown), label: label(),
            currentValueLabel: DefaultDateProgressLabel(timerInterval: timerInterval, countsDown: countsDown))
    }

    /// What is left of `timerInterval`, or what has passed of it, with a clock. Default: what is left.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
    where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
        self.init(
            .interval(timerInterval, countsDown: countsDown), label: nil,
            currentValueLabel: DefaultDateProgressLabel(timerInterval: timerInterval, countsDown: countsDown))
    }

    /// The progress view that a style was asked to draw, in the style that lies outside.
    public init(_ configuration: ProgressViewStyleConfiguration)
    where
        Label == ProgressViewStyleConfiguration.Label,
        CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
    {
        self.init(
            configuration.amount, label: configuration.label, currentValueLabel: configuration.currentValueLabel)
    }
}

/// The clock that a progress view over an interval has by default.
public struct DefaultDateProgressLabel: View {
    let timerInterval: ClosedRange<Date>
    let countsDown: Bool

    /// The clock.
    public var body: some View { Text(timerInterval: timerInterval, countsDown: countsDown) }
}
