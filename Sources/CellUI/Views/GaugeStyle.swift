/// How gauges look.
public protocol GaugeStyle {
    /// What a gauge is made of.
    associatedtype Body: View
    /// What there is to draw.
    typealias Configuration = GaugeStyleConfiguration
    /// The gauge in this style.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What there is to draw of a gauge.
public struct GaugeStyleConfiguration {
    /// What is measured.
    public struct Label: View, StructuralView {
        let content: AnyView
        /// Adds the label's nodes.
        public func _lower(_ lowering: inout Lowering) { content._lower(&lowering) }
    }
    /// The value in words.
    public struct CurrentValueLabel: View, StructuralView {
        let content: AnyView
        /// Adds the label's nodes.
        public func _lower(_ lowering: inout Lowering) { content._lower(&lowering) }
    }
    /// The lower bound in words.
    public struct MinimumValueLabel: View, StructuralView {
        let content: AnyView
        /// Adds the label's nodes.
        public func _lower(_ lowering: inout Lowering) { content._lower(&lowering) }
    }
    /// The upper bound in words.
    public struct MaximumValueLabel: View, StructuralView {
        let content: AnyView
        /// Adds the label's nodes.
        public func _lower(_ lowering: inout Lowering) { content._lower(&lowering) }
    }

    /// Where the value lies between the bounds, 0…1.
    public var value: Double
    /// What is measured.
    public var label: Label
    /// The value in words; `nil` without one.
    public var currentValueLabel: CurrentValueLabel?
    /// The lower bound in words; `nil` without one.
    public var minimumValueLabel: MinimumValueLabel?
    /// The upper bound in words; `nil` without one.
    public var maximumValueLabel: MaximumValueLabel?
}

enum GaugeStyleKey: EnvironmentKey {
    static var defaultValue: ErasedStyle<GaugeStyleConfiguration>? { nil }
}

extension View {
    /// The style of gauges inside.
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        settingStyle(GaugeStyleKey.self) { AnyView(style.makeBody(configuration: $0)) }
    }
}

/// The style that suits the place: a bar.
public struct DefaultGaugeStyle: GaugeStyle {
    /// The style.
    public init() {}
    /// The gauge in this style.
    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The style that suits the place: a bar.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar with its label above and its value below.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A line with a marker.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A bar with its label above and its value below, close together.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// An open ring.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A closed ring.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}
