/// An open ring, its value in the middle if it has room there. The label is only spoken.
///
///     ▗▞▀▀▀▀▚▖
///     ▐  62  ▌
///     ▝▖    ▗▘
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// The style.
    public init() {}
    /// The gauge in this style.
    public func makeBody(configuration: Configuration) -> some View {
        CircularGauge(configuration: configuration, isOpen: true)
    }
}

/// A closed ring, its value in the middle if it has room there. The label is only spoken.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// The style.
    public init() {}
    /// The gauge in this style.
    public func makeBody(configuration: Configuration) -> some View {
        CircularGauge(configuration: configuration, isOpen: false)
    }
}

private struct CircularGauge: View, StructuralView {
    let configuration: GaugeStyleConfiguration
    let isOpen: Bool

    /// The size of a circular accessory, in points.
    private static let side = 56.0

    var body: some View {
        ProgressRing(
            amount: .fraction(configuration.value), idealSide: Self.side, isOpen: isOpen,
            content: configuration.currentValueLabel
        ).speaking(configuration.label)
    }
}
