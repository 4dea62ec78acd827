/// A value within bounds.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
    private let fraction: Double
    private let label: Label
    private let currentValueLabel: CurrentValueLabel?
    private let minimumValueLabel: BoundsLabel?
    private let maximumValueLabel: BoundsLabel?
    /// Where it is written.
    let source: SourceMark

    private init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ currentValueLabel: CurrentValueLabel?,
        _ minimumValueLabel: BoundsLabel?, _ maximumValueLabel: BoundsLabel?, _ source: SourceMark
    ) {
        self.source = source
        let span = Double(bounds.upperBound - bounds.lowerBound)
        let share = span > 0 ? Double(value - bounds.lowerBound) / span : 0
        fraction = share.isNaN ? 0 : min(max(share, 0), 1)
        (self.label, self.currentValueLabel) = (label, currentValueLabel)
        (self.minimumValueLabel, self.maximumValueLabel) = (minimumValueLabel, maximumValueLabel)
    }

    /// Adds the gauge in the current style as one node, with its value in percent for screen readers.
    public func _lower(_ lowering: inout Lowering) {
        let hidesLabels = lowering.environment.hidesLabels
        let configuration = GaugeStyleConfiguration(
            value: fraction, label: .init(content: hidesLabels ? AnyView(EmptyView()) : AnyView(label)),
            currentValueLabel: Self.erase(currentValueLabel).map { .init(content: $0) },
            minimumValueLabel: Self.erase(minimumValueLabel).map { .init(content: $0) },
            maximumValueLabel: Self.erase(maximumValueLabel).map { .init(content: $0) })
        let node = lowering.node(styledBy: GaugeStyleKey.self, configuration) {
            LinearCapacityGaugeStyle().makeBody(configuration: $0)
        }
        let element = AccessibilityNode(
            node, value: ProgressAmount.fraction(fraction).spoken(in: lowering.environment))
        lowering.nodes.append(hidesLabels ? SpokenNode(element, spoken: lowering.node(of: label)) : element)
    }

    private static func erase<V: View>(_ label: V?) -> AnyView? {
        V.self == EmptyView.self ? nil : label.map { AnyView($0) }
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// A gauge of `value`, clamped to `bounds`.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, fileID: StaticString = #fileID, line: UInt = #line,
        @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
        self.init(value, bounds, label(), nil, nil, nil, SourceMark(fileID, line))
    }

    /// A gauge of `value` in `bounds`, with a label for the value.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, fileID: StaticString = #fileID, line: UInt = #line,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where BoundsLabel == EmptyView {
        self.init(value, bounds, label(), currentValueLabel(), nil, nil, SourceMark(fileID, line))
    }

    /// A gauge of `value` in `bounds`, with labels for the value and both bounds.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, fileID: StaticString = #fileID, line: UInt = #line,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel(),
            SourceMark(fileID, line))
    }
}

extension Gauge {
    /// A gauge of `value` in `bounds`, with labels for the value and both bounds. Marked values are not shown in
    /// cells.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, fileID: StaticString = #fileID, line: UInt = #line,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel(),
            SourceMark(fileID, line))
    }
}
